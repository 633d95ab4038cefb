# Vì sao không có gì xảy ra, báo riêng cho người bấm, kèm cách làm đúng.
refuse-no-such-match = Ván đó không còn nữa. Dùng `/bài` để tìm những ván bạn đang ngồi.
refuse-not-seated = Bạn không ngồi ở bàn này. Hãy vào một bàn còn chỗ, hoặc tự mở bàn.
refuse-ask-gone = Câu hỏi đó không còn nữa: đã có câu trả lời hoặc đã hết giờ. Đây là tình hình hiện tại.
refuse-bad-answer = Câu trả lời đó không còn hợp. Hãy chọn lại từ những gì đang thấy.
refuse-bad-number =
    { $step ->
        [1] Số đó không hợp ở đây. Hãy nhập một số nguyên từ { $least } đến { $most }.
       *[other] Số đó không hợp ở đây. Hãy nhập một số nguyên từ { $least } đến { $most }, mỗi bước { $step }.
    }
refuse-match-over = Ván này đã kết thúc. Hãy mở bàn mới để chơi tiếp.
refuse-not-a-lobby = Ván đã bắt đầu nên chỗ ngồi và luật giữ nguyên. Muốn cùng chơi, hãy tự mở một bàn.
refuse-not-playing = Ván chưa bắt đầu. Hãy đợi chủ bàn bắt đầu.
refuse-lobby-full = Cả { $size } ghế đã có người. Hãy xin chủ bàn thêm ghế, hoặc tự mở bàn.
refuse-already-seated = Bạn đã ngồi ở bàn này rồi. Khi ván bắt đầu, hãy bấm *Bài của tôi*.
refuse-host-only = Chỉ chủ bàn, { $host }, làm được việc đó. Hãy nhờ họ.
refuse-not-enough-players = Mới có { $seats } người, cần ít nhất { $least }. Hãy đợi thêm, hoặc thêm người chơi máy.
refuse-table-not-posted = Bàn còn đang được đăng. Hãy thử lại sau giây lát.
refuse-nothing-to-undo = Không có gì để rút lại: chỉ rút được bước cuối của chính bạn, khi chưa ai đi tiếp và chưa có gì ẩn lộ ra. Hãy đi tiếp từ những gì bạn thấy bây giờ.
refuse-bad-option = Luật đó không đặt như vậy được: { $option }. Hãy chọn một giá trị có sẵn.
refuse-bad-size = Ở đây được từ { $least } đến { $most } ghế. Hãy chọn số trong khoảng đó.
refuse-too-many-computers = Bạn và { $computers } người chơi máy cần { $needed } ghế. Hãy chọn ít `máy` hơn hoặc nhiều `ghế` hơn: trò này có từ { $least } đến { $most } ghế.
refuse-no-such-policy = Trò này không có người chơi máy tên { $policy }. Hãy chọn trong danh sách.
refuse-no-such-seat = Người bạn chọn không còn ngồi ở đó nên không có gì thay đổi. Hãy chọn lại.
refuse-removed-by-moderator = Người điều hành đã đưa bạn ra khỏi ván này nên bạn không ngồi lại được. Bạn có thể xem, hoặc vào bàn khác.
refuse-removed-by-host = Chủ bàn đã mời bạn ra khỏi bàn này nên bạn không ngồi lại được. Hãy vào bàn khác, hoặc tự mở bàn.
refuse-no-such-ruleset = Không có trò hay phiên bản đó. Hãy chọn trong danh sách.
refuse-which-match = Bạn đang ngồi ở nhiều ván. Bạn muốn nói ván nào?
refuse-no-match = Bạn không ngồi ở bàn nào. Hãy bấm *Vào bàn* ở một bàn còn chỗ, hoặc tự mở bàn bằng { LIST($commands, style: "or") }.
refuse-no-match-called-so = Bạn không ngồi ở ván nào tên như vậy. Hãy chọn một ván mà tùy chọn `ván` gợi ý.
refuse-which-game = Bạn không ngồi ở ván nào tại đây. Bạn muốn đọc luật của trò nào?
refuse-not-moderator = Chỉ thành viên có quyền quản lý máy chủ mới đổi được cài đặt của máy chủ. Hãy nhờ họ; cài đặt riêng của bạn ở `/cài-đặt tôi`.
refuse-no-server = Cài đặt của máy chủ chỉ đổi được trong máy chủ đó. Hãy gõ lệnh ở một kênh của máy chủ.
refuse-not-yours = Ở đây người được hỏi là **{ $seat }**, không phải bạn. *Bài của tôi* cho thấy bạn làm được gì.
refuse-command-changed = Lệnh này đã thay đổi. Hãy đợi một phút hoặc mở lại Discord, rồi gõ lại.
refuse-not-offered = Lệnh không nhận giá trị đó. Hãy chọn một giá trị mà Discord gợi ý khi bạn gõ.
