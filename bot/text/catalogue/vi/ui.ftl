# Lời của bot quanh mọi trò.
ui-title = ## { $game } · { $match }
ui-match-name = { NAME($first) } & { NAME($second) }
ui-computer = 🤖 { NAME($policy) } { $number }
ui-nameless = Người chơi cũ { $number }
ui-hand-where = -# Bài của bạn ở { $server } · [đến bàn]({ $link })
ui-my-hand = Bài của tôi
ui-waiting = ▶ **{ $seat }** { $question }
ui-asked-decision = đến lượt
ui-asked-answer = cần trả lời
ui-asked-table = có thể trả giá
ui-place = **{ $place }.** { $seat }
ui-cancelled = Ván này đã bị hủy.
ui-back = ← Quay lại
ui-send = Gửi
ui-on = Tiếp →
ui-unpick = Bỏ lựa chọn cuối
ui-only-way = { $way } · { $detail }
ui-type = Nhập một số
ui-new-command = `/{ $game } { $new }`
ui-which = Hãy chọn một
ui-page-back = ← Trang { $page }/{ $pages }
ui-page-on = Trang { $page }/{ $pages } →
ui-pick-sum = Đã chọn: **{ $total }M** trên { $wanted }M
ui-pick-count =
    { $most ->
        [1] Đã chọn: **{ $count }** trên { $most }
       *[other] Đã chọn: **{ $count }** (từ { $least } đến { $most })
    }
ui-sure = **{ $action }** — bạn chắc chứ? { $loss }
ui-irreversible = Không rút lại được.
ui-yes = Chắc: { $action }
ui-undo = ↶ Rút lại: { $what }
ui-concede = Bỏ cuộc và rời ván
ui-concede-sure = Bạn muốn rời **{ $match }**? Ván vẫn tiếp tục không có bạn, và bạn không quay lại được.
ui-concede-sure-ends = Bạn muốn rời **{ $match }**? Ván kết thúc ngay, và bạn không quay lại được.
ui-concede-sure-last = Bạn muốn rời **{ $match }**? Ván kết thúc, { $seat } thắng, và bạn không quay lại được.
ui-concede-counted = Trong thống kê bạn xếp sau tất cả những ai còn chơi.
ui-conceded = Bạn đã rời ván.
ui-left = Bạn đã rời **{ $match }**.
ui-table-brought = **{ $match }** lại nằm ở cuối <#{ $channel }>.
ui-amount-bounds =
    { $step ->
        [1] Từ { $least } đến { $most }
       *[other] Từ { $least } đến { $most }, mỗi bước { $step }
    }
ui-permissions-missing = Tôi không giữ bàn ở đây được: tôi thiếu quyền { $permissions } trong kênh này. Hãy nhờ người điều hành cấp quyền, hoặc mở bàn ở kênh khác.
ui-unexpected = Phía chúng tôi có trục trặc. Không mất gì cả: hãy bấm lại, hoặc dùng `/bài`. Nếu còn lặp lại, hãy báo người vận hành bot này mã **{ $reference }**.
ui-storage-full = Ổ đĩa của bot đã đầy nên thao tác này chưa được thực hiện. Không có gì bị mất, và ván vẫn tiếp tục từ đây. Hãy báo cho người vận hành bot (mã **{ $reference }**), rồi thử lại.
ui-storage-busy = Bot chưa truy cập được cơ sở dữ liệu nên thao tác này chưa được thực hiện. Không có gì bị mất: hãy thử lại sau vài giây. Nếu vẫn vậy, hãy báo mã **{ $reference }** cho người vận hành bot.
ui-restarting = Bot đang khởi động lại. Không có gì bị mất: hãy thử lại sau vài giây.
ui-ping = { $game } · **{ $match }** đang chờ.

# Quyền mà bot cần, gọi như trong cài đặt của Discord.
ui-permission-view_channel = Xem kênh
ui-permission-send_messages = Gửi tin nhắn
ui-permission-create_public_threads = Tạo chủ đề công khai
ui-permission-send_messages_in_threads = Gửi tin nhắn trong chủ đề
ui-permissions-lost = Bàn ở đây không cập nhật được nữa: tôi không còn quyền { $permissions } trong kênh này. Hãy nhờ người điều hành cấp lại quyền rồi bấm lần nữa. Không mất gì cả: ván vẫn tiếp tục, và `/bài` cho bạn xem bài.
ui-table-moved = **{ $match }** giờ ở <#{ $channel }>.
ui-table-unreachable = Tôi không đăng được trong <#{ $channel }>: kênh đã bị xóa, hoặc tôi không được xem hay viết ở đó. Gõ `/bàn` trong kênh khác của { $server } để đưa **{ $match }** sang đó, hoặc nhờ người điều hành. Ván vẫn tiếp tục: `/bài` cho bạn xem bài.
ui-table-no-write = Bạn không được viết trong kênh này nên bàn không chuyển tới đây. Hãy gõ `/bàn` trong kênh bạn được viết.
