# Monopoly Deal.
# M là đơn vị tiền. Tên lá bài là một mục; .what nói lá bài làm gì.

## Màu

deal-colour-brown = 🟫 Nâu
    .code = Nâ
    .what = Bộ 2 lá; tiền thuê 1/2M.
deal-colour-light_blue = 💠 Xanh nhạt
    .code = XN
    .what = Bộ 3 lá; tiền thuê 1/2/3M.
deal-colour-pink = 🌸 Hồng
    .code = Hồ
    .what = Bộ 3 lá; tiền thuê 1/2/4M.
deal-colour-orange = 🟧 Cam
    .code = Ca
    .what = Bộ 3 lá; tiền thuê 1/3/5M.
deal-colour-red = 🟥 Đỏ
    .code = Đỏ
    .what = Bộ 3 lá; tiền thuê 2/3/6M.
deal-colour-yellow = 🟨 Vàng
    .code = Và
    .what = Bộ 3 lá; tiền thuê 2/4/6M.
deal-colour-green = 🟩 Xanh lá
    .code = XL
    .what = Bộ 3 lá; tiền thuê 2/4/7M.
deal-colour-dark_blue = 🟦 Xanh đậm
    .code = XĐ
    .what = Bộ 2 lá; tiền thuê 3/8M.
deal-colour-railroad = 🚂 Đường sắt
    .code = ĐS
    .what = Bộ 4 lá; tiền thuê 1/2/3/4M.
deal-colour-utility = 💡 Điện nước
    .code = ĐN
    .what = Bộ 2 lá; tiền thuê 1/2M.

## Tài sản

deal-card-brown_1 = Đại lộ Mediterranean ({ deal-colour-brown })
    .brief = Đại lộ Mediterranean
    .what = { deal-colour-brown.what }
deal-card-brown_2 = Đại lộ Baltic ({ deal-colour-brown })
    .brief = Đại lộ Baltic
    .what = { deal-colour-brown.what }
deal-card-light_blue_1 = Đại lộ Oriental ({ deal-colour-light_blue })
    .brief = Đại lộ Oriental
    .what = { deal-colour-light_blue.what }
deal-card-light_blue_2 = Đại lộ Vermont ({ deal-colour-light_blue })
    .brief = Đại lộ Vermont
    .what = { deal-colour-light_blue.what }
deal-card-light_blue_3 = Đại lộ Connecticut ({ deal-colour-light_blue })
    .brief = Đại lộ Connecticut
    .what = { deal-colour-light_blue.what }
deal-card-pink_1 = Quảng trường St. Charles ({ deal-colour-pink })
    .brief = Quảng trường St. Charles
    .what = { deal-colour-pink.what }
deal-card-pink_2 = Đại lộ States ({ deal-colour-pink })
    .brief = Đại lộ States
    .what = { deal-colour-pink.what }
deal-card-pink_3 = Đại lộ Virginia ({ deal-colour-pink })
    .brief = Đại lộ Virginia
    .what = { deal-colour-pink.what }
deal-card-orange_1 = Quảng trường St. James ({ deal-colour-orange })
    .brief = Quảng trường St. James
    .what = { deal-colour-orange.what }
deal-card-orange_2 = Đại lộ Tennessee ({ deal-colour-orange })
    .brief = Đại lộ Tennessee
    .what = { deal-colour-orange.what }
deal-card-orange_3 = Đại lộ New York ({ deal-colour-orange })
    .brief = Đại lộ New York
    .what = { deal-colour-orange.what }
deal-card-red_1 = Đại lộ Kentucky ({ deal-colour-red })
    .brief = Đại lộ Kentucky
    .what = { deal-colour-red.what }
deal-card-red_2 = Đại lộ Indiana ({ deal-colour-red })
    .brief = Đại lộ Indiana
    .what = { deal-colour-red.what }
deal-card-red_3 = Đại lộ Illinois ({ deal-colour-red })
    .brief = Đại lộ Illinois
    .what = { deal-colour-red.what }
deal-card-yellow_1 = Đại lộ Atlantic ({ deal-colour-yellow })
    .brief = Đại lộ Atlantic
    .what = { deal-colour-yellow.what }
deal-card-yellow_2 = Đại lộ Ventnor ({ deal-colour-yellow })
    .brief = Đại lộ Ventnor
    .what = { deal-colour-yellow.what }
deal-card-yellow_3 = Vườn Marvin ({ deal-colour-yellow })
    .brief = Vườn Marvin
    .what = { deal-colour-yellow.what }
deal-card-green_1 = Đại lộ Pacific ({ deal-colour-green })
    .brief = Đại lộ Pacific
    .what = { deal-colour-green.what }
deal-card-green_2 = Đại lộ North Carolina ({ deal-colour-green })
    .brief = Đại lộ North Carolina
    .what = { deal-colour-green.what }
deal-card-green_3 = Đại lộ Pennsylvania ({ deal-colour-green })
    .brief = Đại lộ Pennsylvania
    .what = { deal-colour-green.what }
deal-card-dark_blue_1 = Quảng trường Park ({ deal-colour-dark_blue })
    .brief = Quảng trường Park
    .what = { deal-colour-dark_blue.what }
deal-card-dark_blue_2 = Boardwalk ({ deal-colour-dark_blue })
    .brief = Boardwalk
    .what = { deal-colour-dark_blue.what }
deal-card-railroad_1 = Ga Reading ({ deal-colour-railroad })
    .brief = Ga Reading
    .what = { deal-colour-railroad.what }
deal-card-railroad_2 = Ga Pennsylvania ({ deal-colour-railroad })
    .brief = Ga Pennsylvania
    .what = { deal-colour-railroad.what }
deal-card-railroad_3 = Ga B. & O. ({ deal-colour-railroad })
    .brief = Ga B. & O.
    .what = { deal-colour-railroad.what }
deal-card-railroad_4 = Ga Short Line ({ deal-colour-railroad })
    .brief = Ga Short Line
    .what = { deal-colour-railroad.what }
deal-card-utility_1 = Công ty điện ({ deal-colour-utility })
    .brief = Công ty điện
    .what = { deal-colour-utility.what }
deal-card-utility_2 = Công ty nước ({ deal-colour-utility })
    .brief = Công ty nước
    .what = { deal-colour-utility.what }

## Đa năng và tiền thuê

deal-card-wild_brown_light_blue = Đa năng ({ deal-colour-brown } / { deal-colour-light_blue })
    .what = Tính là một trong hai màu; bạn có thể đổi màu trong lượt của mình.
deal-card-wild_light_blue_railroad = Đa năng ({ deal-colour-light_blue } / { deal-colour-railroad })
    .what = Tính là một trong hai màu; bạn có thể đổi màu trong lượt của mình.
deal-card-wild_pink_orange = Đa năng ({ deal-colour-pink } / { deal-colour-orange })
    .what = Tính là một trong hai màu; bạn có thể đổi màu trong lượt của mình.
deal-card-wild_red_yellow = Đa năng ({ deal-colour-red } / { deal-colour-yellow })
    .what = Tính là một trong hai màu; bạn có thể đổi màu trong lượt của mình.
deal-card-wild_green_dark_blue = Đa năng ({ deal-colour-green } / { deal-colour-dark_blue })
    .what = Tính là một trong hai màu; bạn có thể đổi màu trong lượt của mình.
deal-card-wild_green_railroad = Đa năng ({ deal-colour-green } / { deal-colour-railroad })
    .what = Tính là một trong hai màu; bạn có thể đổi màu trong lượt của mình.
deal-card-wild_railroad_utility = Đa năng ({ deal-colour-railroad } / { deal-colour-utility })
    .what = Tính là một trong hai màu; bạn có thể đổi màu trong lượt của mình.
deal-card-wild_any = Đa năng (🌈 mọi màu)
    .brief = Đa năng
    .what = Tính là màu nào cũng được; không dùng để trả tiền.
deal-card-rent_brown_light_blue = Thu tiền thuê ({ deal-colour-brown } / { deal-colour-light_blue })
    .what = Mỗi người khác trả bạn tiền thuê của một trong hai màu này.
deal-card-rent_pink_orange = Thu tiền thuê ({ deal-colour-pink } / { deal-colour-orange })
    .what = Mỗi người khác trả bạn tiền thuê của một trong hai màu này.
deal-card-rent_red_yellow = Thu tiền thuê ({ deal-colour-red } / { deal-colour-yellow })
    .what = Mỗi người khác trả bạn tiền thuê của một trong hai màu này.
deal-card-rent_green_dark_blue = Thu tiền thuê ({ deal-colour-green } / { deal-colour-dark_blue })
    .what = Mỗi người khác trả bạn tiền thuê của một trong hai màu này.
deal-card-rent_railroad_utility = Thu tiền thuê ({ deal-colour-railroad } / { deal-colour-utility })
    .what = Mỗi người khác trả bạn tiền thuê của một trong hai màu này.
deal-card-rent_any = Thu tiền thuê (🌈 mọi màu)
    .brief = Thu tiền thuê
    .what = Một người trả bạn tiền thuê của màu bạn chọn.

## Hành động

deal-card-deal_breaker = Phá Giao Kèo (Deal Breaker)
    .brief = Phá Giao Kèo
    .what = Lấy trọn một bộ đã đủ của một người, kèm nhà và khách sạn.
deal-card-just_say_no = Không Là Không (Just Say No)
    .brief = Không Là Không
    .what = Chặn một lá hành động nhắm vào bạn, hoặc chặn một lá Không Là Không khác.
deal-card-sly_deal = Cuỗm Đất (Sly Deal)
    .brief = Cuỗm Đất
    .what = Lấy một lá tài sản không nằm trong bộ đã đủ.
deal-card-forced_deal = Ép Đổi (Forced Deal)
    .brief = Ép Đổi
    .what = Đổi một lá tài sản của bạn lấy một lá của người khác; không đụng đến bộ đã đủ.
deal-card-debt_collector = Đòi Nợ (Debt Collector)
    .brief = Đòi Nợ
    .what = Một người trả bạn 5M.
deal-card-birthday = Sinh Nhật Tôi (It’s My Birthday)
    .brief = Sinh Nhật Tôi
    .what = Mỗi người khác trả bạn 2M.
deal-card-pass_go = Qua Vạch Xuất Phát (Pass Go)
    .brief = Qua Vạch Xuất Phát
    .what = Rút thêm 2 lá.
deal-card-double_the_rent = Thuê Gấp Đôi (Double the Rent)
    .brief = Thuê Gấp Đôi
    .what = Đánh kèm một lá thu tiền thuê để tiền thuê gấp đôi.
deal-card-house = Nhà (House)
    .brief = Nhà
    .what = Đặt lên một bộ đã đủ: tiền thuê +3M. Không đặt lên đường sắt, điện nước.
deal-card-hotel = Khách Sạn (Hotel)
    .brief = Khách Sạn
    .what = Đặt lên bộ đã đủ và đã có nhà: tiền thuê +4M.

## Tiền

deal-card-money_1 = 1M
    .what = Tiền cho ngân hàng của bạn.
deal-card-money_2 = 2M
    .what = Tiền cho ngân hàng của bạn.
deal-card-money_3 = 3M
    .what = Tiền cho ngân hàng của bạn.
deal-card-money_4 = 4M
    .what = Tiền cho ngân hàng của bạn.
deal-card-money_5 = 5M
    .what = Tiền cho ngân hàng của bạn.
deal-card-money_10 = 10M
    .what = Tiền cho ngân hàng của bạn.

## Bàn chơi

deal-table-turn = ▶️ { $seat } · { $plays ->
    [0] hết lượt đánh
   *[other] còn được đánh { $plays } lá
}
deal-table-discarding = ▶️ { $seat } đang bỏ bớt bài (giữ tối đa 7 lá)
deal-table-piles = 🎴 Chồng rút { $draw } · đã dùng { $used }, trên cùng: { $top }
deal-table-piles-unused = 🎴 Chồng rút { $draw } · đã dùng 0
deal-table-charge = ⚡ { $seat } đã đánh { $card }
deal-table-owes = • { $seat } nợ { $amount }M
deal-table-threatened = • { $seat } chưa trả lời
deal-table-refused = • { $seat } nói không · { $asked } có thể đáp lại
deal-table-placing = 📥 { $seat } đang xếp { $card }
deal-table-seat = { $seat } · { $cards } lá · bộ { $sets }/{ $goal }
deal-table-left = { $seat } · đã rời ván
deal-table-bank = 💰 { $total }M: { LIST($notes, style: "commas") }
deal-table-bank-total = 💰 { $total }M
deal-table-loose = 🧱 Nằm cạnh các bộ: { $cards }
deal-table-complete = ✔ { $colour } { $count }/{ $size } · thuê { $rent }M
deal-table-growing = { $colour } { $count }/{ $size } · thuê { $rent }M
deal-table-brief = { $colour } { $count }/{ $size } ({ $rent }M)
deal-table-several = { LIST($stacks, style: "commas") }
deal-table-with = { $line } · { $more }
deal-table-wilds = { $count } lá đa năng

deal-note = { $value }M
deal-notes = { $count }×{ $value }M

## Hình vẽ

deal-picture-more = +{ $value }M
deal-picture-draw = chồng rút
deal-picture-used = đã dùng
deal-picture-turn = lượt

deal-standing = bộ { $sets }/{ $goal } · ngân hàng { $bank }M · { $properties } tài sản · { $cards } lá trên tay
deal-standing-left = đã rời ván
deal-wealth = Tiền, tài sản và công trình trên bàn, tính bằng M; mỗi bộ đủ được cộng thêm 10M

## Bài trên tay

deal-hand-title = Bài của bạn: { $count } lá
deal-hand-turn = Đến lượt bạn · { $plays ->
    [0] hết lượt đánh
   *[other] còn được đánh { $plays } lá
} · { $count } lá trên tay
deal-hand-waiting = Lượt của { $seat } · bạn có { $count } lá
deal-hand-discarding = Lượt của bạn sắp hết · { $count } lá trên tay, được giữ 7
deal-hand-over = Ván đã kết thúc · bạn còn { $count } lá
deal-hand-money = Tiền
deal-hand-notes = { LIST($notes, style: "commas") } (tổng { $total }M)
deal-hand-properties = Tài sản
deal-hand-actions = Hành động
deal-hand-card = { $card } · giá { $value }M
deal-hand-cards = { $count }× { $card } · giá { $value }M
deal-hand-lettered = { $letters } · { $line }
deal-hand-what = -# { $what }

## Cách chơi

deal-guide-play = Cách chơi
deal-guide-goal = 🏆 { $sets ->
    [1] Ai có một bộ tài sản đủ thì thắng.
   *[other] Ai có { $sets } bộ đủ, khác màu nhau, thì thắng.
}
deal-guide-draw = 1. Đầu lượt bạn rút 2 lá, hoặc 5 lá nếu tay không còn bài.
deal-guide-turn = 2. Đánh tối đa 3 lá: cất làm tiền, đặt tài sản xuống, hoặc dùng tác dụng của lá bài.
deal-guide-end = 3. Kết thúc lượt. Trên tay được giữ tối đa 7 lá.
deal-guide-pay = 💰 Trả bằng những lá nằm trước mặt bạn, không bao giờ bằng bài trên tay. Không có tiền thối.
deal-guide-move = ↔️ Trong lượt mình, bạn được chuyển tài sản giữa các bộ mà không tốn lần đánh.
deal-guide-no = ✋ Không Là Không dùng được trong lượt của bất cứ ai và khi đó không tốn lần đánh.
deal-guide-wilds = Đa năng
deal-guide-rents = Tiền thuê

## Nhật ký

deal-log-turn = ▶️ Lượt của { $seat }
deal-log-reshuffled = 🔀 Xào bài đã dùng thành chồng rút mới ({ $count } lá)
deal-log-returned = { $seat } đặt { $count } lá xuống dưới chồng rút
deal-log-discarded = { $seat } bỏ { $cards }
deal-log-banked = { $seat } cất { $value }M vào ngân hàng
deal-log-banked-card = { $seat } cất { $card } vào ngân hàng, tính là { $value }M
deal-log-laid = { $seat } đặt { $card }
deal-log-laid-wild = { $seat } đặt { $card } làm { $colour }
deal-log-built = { $seat } xây trên bộ { $colour }: { $card }
deal-log-pass-go = { $seat } đánh { deal-card-pass_go }, rút 2 lá
deal-log-charged = { $seat } đánh { $card }: { $targets } mỗi người nợ { $amount }M
deal-log-charged-one = { $seat } đánh { $card }: { $targets } nợ { $amount }M
deal-log-rent = { $seat } thu tiền thuê { $colour }: { $amount }M từ { $targets }
deal-log-rent-doubled = { $seat } thu tiền thuê { $colour }, ×{ $times }: { $amount }M từ { $targets }
deal-log-wants = { $seat } đánh { $card } vào { $target }: muốn lấy { $take }
deal-log-wants-swap = { $seat } đánh { $card } vào { $target }: muốn { $take }, đổi bằng { $give }
deal-log-wants-set = { $seat } đánh { $card } vào { $target }: muốn lấy bộ { $colour }
deal-log-no = ✋ { $seat } đánh Không Là Không
deal-log-no-again = ✋ { $seat } đáp { $defender } bằng một lá Không Là Không nữa
deal-log-no-again-play = ✋ { $seat } đáp { $defender } bằng một lá Không Là Không nữa, tốn một lần đánh
deal-log-doubling-cancelled = ✋ { $seat } thoát phần gấp đôi, còn nợ { $amount }M
deal-log-target-cancelled = { $seat } thoát: không mất gì
deal-log-target-nothing = { $seat } không có gì để trả
deal-log-paid = { $seat } trả { $collector } { $paid }M: { $cards }
deal-log-paid-over = { $seat } trả { $collector } { $paid }M cho khoản { $owed }M: { $cards }
deal-log-paid-short = { $seat } trả { $collector } hết những gì có, { $paid }M trên { $owed }M: { $cards }
deal-log-took = { $seat } lấy { $card } của { $victim }
deal-log-swapped = { $seat } nhận { $take }, { $victim } nhận { $give }
deal-log-took-set = { $seat } lấy bộ { $colour } của { $victim }
deal-log-placed = { $seat } xếp { $card } làm { $colour }
deal-log-moved = { $seat } chuyển { $card } sang { $colour }
deal-log-exchanged = { $seat } đổi chỗ { $cards } giữa các bộ
deal-log-building-moved = { $seat } dời { $card } sang bộ khác
deal-log-fell-bank = { $card } vào ngân hàng của { $seat } vì bộ bị vỡ
deal-log-fell-discard = { $card } của { $seat } bị bỏ vì bộ bị vỡ
deal-log-fell-loose = { $card } của { $seat } giờ nằm cạnh các bộ
deal-log-left = { $seat } rời ván; bài của họ vào chồng đã dùng

## Phiên bản và tùy chọn

ruleset-monopoly_deal = Monopoly Deal
    .what = Gom đủ ba bộ tài sản. Thu tiền thuê, cuỗm, đổi, và biết nói không.

deal-preset-classic = Cổ điển
    .what = Luật đầu tiên: thắng trong lượt của mình, bài thừa đặt dưới chồng rút.
deal-preset-modern2018 = Hiện đại (2018)
    .what = Đủ bộ là thắng ngay; bài thừa bỏ ngửa.
deal-preset-refresh2024 = Bản mới (2024)
    .what = Như Hiện đại; Không Là Không trong lượt mình tốn một lần đánh, nhà của bộ vỡ bị bỏ.
deal-preset-quick = Nhanh
    .what = Đủ một bộ là thắng; những người còn lại xếp hạng theo tài sản.

deal-option-sets_to_win = Số bộ để thắng
    .what = Cần bao nhiêu bộ đủ, khác màu nhau, để thắng.
deal-option-discard_to = Bài thừa
    .what = Cuối lượt, những lá vượt quá 7 lá trên tay đi đâu.
deal-option-discard_to-draw_bottom = úp xuống dưới chồng rút
deal-option-discard_to-discard_pile = ngửa lên chồng đã dùng
deal-option-win_timing = Thắng lúc nào
    .what = Bộ cuối có phải đủ trong lượt của mình hay không.
deal-option-win_timing-own_turn = trong lượt của mình
deal-option-win_timing-instant = ngay lập tức, lượt ai cũng được
deal-option-jsn_own_turn_costs_play = Không Là Không tốn lần đánh
    .what = Đáp lại một lá Không Là Không trong lượt mình có tốn một lần đánh không.
deal-option-broken_set_buildings = Nhà của bộ bị vỡ
    .what = Nhà và khách sạn đi đâu khi bộ không còn đủ.
deal-option-broken_set_buildings-bank = vào ngân hàng của chủ
deal-option-broken_set_buildings-discard = vào chồng đã dùng
deal-option-broken_set_buildings-loose = nằm cạnh các bộ, xây lại được
deal-option-move_buildings = Dời nhà
    .what = Nhà và khách sạn có được dời giữa các bộ đủ của mình không.
deal-option-paid_building_goes_to = Nhà dùng để trả
    .what = Nhà hay khách sạn đem trả thì đi đâu.
deal-option-paid_building_goes_to-bank = vào ngân hàng
deal-option-paid_building_goes_to-properties = vào khu tài sản
deal-option-jsn_on_doubled_rent = Không Là Không với tiền thuê gấp đôi
    .what = Khi tiền thuê đã gấp đôi, một lá Không Là Không chặn được gì.
deal-option-jsn_on_doubled_rent-whole = toàn bộ tiền thuê
deal-option-jsn_on_doubled_rent-double_only = chỉ phần gấp đôi
deal-option-ranking_by_assets = Xếp hạng tất cả
    .what = Những người còn lại có được xếp hạng theo bộ và tài sản không.
deal-option-reshuffle_cap = Số lần xào lại
    .what = Sau chừng ấy lần xào thì tính theo tài sản; 0 là không giới hạn.

## Câu hỏi

deal-ask-play = Đến lượt bạn. { $plays ->
    [0] Không còn được đánh: sắp xếp lại, hoặc kết thúc lượt.
   *[other] Bạn còn được đánh { $plays } lá.
}
deal-ask-arrange = Sắp xếp lại tài sản không tốn lần đánh.
deal-ask-discard = Bạn dư { $count } lá. Bỏ lá nào?
deal-ask-place = Bạn nhận { $count } lá đa năng. Đặt vào đâu?
deal-ask-counter = { $seat } nói không với { $card } của bạn. Đáp lại bằng Không Là Không của bạn, hay bỏ qua?
deal-ask-answered = { $nos ->
    [0] { "" }
   *[other] { " " }Lá Không Là Không của bạn đã bị chặn.
}
deal-ask-charge-rent = { $seat } thu bạn { $amount }M tiền thuê.{ deal-ask-answered }
deal-ask-charge-debt_collector = { $seat } đòi nợ: bạn phải trả { $amount }M.{ deal-ask-answered }
deal-ask-charge-birthday = Sinh nhật { $seat }: bạn phải trả { $amount }M.{ deal-ask-answered }
deal-ask-charge-sly_deal = { $seat } muốn lấy { $card } của bạn.{ deal-ask-answered }
deal-ask-charge-forced_deal = { $seat } muốn lấy { $card } của bạn và đưa lại { $give }.{ deal-ask-answered }
deal-ask-charge-deal_breaker = { $seat } muốn lấy trọn bộ { $colour } của bạn.{ deal-ask-answered }

## Nút bấm

deal-form-bank = Cất vào ngân hàng
deal-form-lay = Đặt xuống
deal-form-build = Xây
deal-form-pass_go = Rút 2 lá
deal-form-rent = Thu tiền thuê
deal-form-debt_collector = Đòi 5M
deal-form-birthday = Thu 2M mỗi người
deal-form-sly_deal = Cuỗm một tài sản
deal-form-forced_deal = Ép đổi tài sản
deal-form-deal_breaker = Lấy trọn một bộ
deal-form-end_turn = Kết thúc lượt
deal-form-discard = Bỏ { $count } lá
deal-form-move = Chuyển một lá
deal-form-move_built = Chuyển một lá khỏi bộ có nhà
deal-form-swap = Đổi chỗ hai lá
deal-form-move_building = Dời nhà
deal-form-place = Xếp vào
deal-form-pay = Trả { $owed }M
deal-form-let_happen = Chấp nhận
deal-form-say_no = Dùng Không Là Không

## Chọn gì

deal-prompt-card = Chọn một lá
deal-prompt-target = Chọn một người
deal-prompt-colour = Tính là màu nào?
deal-prompt-stack = Đặt vào bộ nào?
deal-prompt-build-stack = Xây trên bộ đã đủ nào?
deal-prompt-rent-stack = Thu tiền thuê của bộ nào?
deal-prompt-doublers = Gấp đôi tiền thuê? (mỗi lá tốn một lần đánh)
deal-prompt-take = Bạn lấy lá nào?
deal-prompt-give = Bạn đưa lá nào để đổi?
deal-prompt-take-set = Bạn lấy bộ nào?
deal-prompt-pay = Trả { $seat } ít nhất { $owed }M. Không thối lại tiền.
deal-prompt-received = Bạn xếp lá nào?
deal-prompt-defender = Đáp lại ai?
deal-prompt-discard = Chọn { $count } lá để bỏ
deal-prompt-discard-bottom = Chọn { $count } lá theo thứ tự; lá sau cùng nằm dưới đáy chồng rút
deal-prompt-move = Bạn chuyển lá nào?
deal-prompt-move-building = Bạn dời nhà nào?
deal-prompt-swap = Đổi chỗ lá nào…
deal-prompt-swap-other = …với lá nào?

deal-label-seat = { $seat }
deal-label-everyone = mọi người khác
deal-label-chain = { $seat }
deal-label-stack = { $colour } { $count }/{ $size }
deal-label-stack-complete = ✔ { $colour } { $count }/{ $size }
deal-label-new-stack = { $colour }: mở bộ mới

deal-detail-value = Giá { $value }M
deal-detail-rent = Tiền thuê { $amount }M
deal-detail-contents = { $cards }
deal-detail-in-stack = Trong { $stack }
deal-detail-loose = Nằm cạnh các bộ
deal-detail-received = Từ { $seat }
deal-detail-pay-bank = { $value }M trong ngân hàng
deal-detail-pay-property = { $value }M · tài sản, { $colour }
deal-detail-pay-breaks = { $value }M · làm vỡ bộ { $colour } đã đủ
deal-detail-pay-building = { $value }M · nhà trên { $colour }
deal-detail-pay-loose = { $value }M · nhà nằm cạnh các bộ

## Những gì mất hẳn

deal-lose-set = Bộ { $colour } đã đủ của bạn sẽ vỡ, dù không cần thế.
deal-lose-building = Bạn mất { $cards }, dù không cần thế.
deal-lose-change = Bạn đưa { $paid }M cho khoản { $owed }M và không được thối lại.
deal-lose-built = Bộ { $colour } của bạn vỡ ra, và công trình trên đó rời bộ: { $cards }.
deal-lose-strong = Một trong những lá mạnh nhất ra đi: { $cards }.
deal-lose-no = Bạn sẽ dùng mất lá Không Là Không.
deal-lose-chance = Bạn có lá Không Là Không mà không dùng.
deal-lose-turn = Lượt này bạn chưa đánh lá nào.

## Từ chối

deal-refuse-over = Ván đã kết thúc. Hãy mở bàn mới để chơi tiếp.
deal-refuse-seat = Ghế đó đã rời ván nên không đánh được nữa. Bạn vẫn có thể xem tiếp.
deal-refuse-turn = Chưa đến lượt bạn. Hãy đợi đến khi bàn gọi tên bạn.
deal-refuse-turn-over = Lượt của bạn sắp hết: hãy bỏ những lá vượt giới hạn trước.
deal-refuse-pending = Còn người chưa trả lời. Đợi mọi người trả lời xong rồi đánh tiếp.
deal-refuse-plays = Bạn đã đánh đủ số lá của lượt này. Hãy sắp xếp lại tài sản hoặc kết thúc lượt.
deal-refuse-hand = Lá đó không còn trên tay bạn. Hãy chọn một lá đang thấy.
deal-refuse-target = Hãy chọn một người khác còn trong ván.
deal-refuse-kind = Lá đó không dùng như vậy được. Hãy chọn đúng công dụng, hoặc cất vào ngân hàng.
deal-refuse-own = Lá đó không nằm trước mặt bạn. Hãy chọn bài của mình.
deal-refuse-same-place = Lá đó đang ở đấy rồi. Hãy chọn bộ hoặc màu khác.
deal-refuse-swap = Hai lá này không đổi chỗ được. Hãy chọn hai lá mà lá này làm được màu của lá kia.
deal-refuse-bank-property = Tài sản không cất vào ngân hàng được. Hãy đặt xuống khu tài sản.
deal-refuse-not-property = Lá đó không phải tài sản. Hãy cất vào ngân hàng hoặc dùng công dụng của nó.
deal-refuse-colour = { $card } không làm màu đó được. Hãy chọn màu của chính nó.
deal-refuse-stack = Không vừa chỗ đó. Hãy chọn bộ cùng màu còn chỗ, hoặc mở bộ mới.
deal-refuse-build-incomplete = Phải có bộ đã đủ mới xây được. Hãy gom đủ bộ, hoặc cất lá này vào ngân hàng.
deal-refuse-build-colour = Không xây được trên { $colour }. Hãy chọn bộ màu khác.
deal-refuse-build-house = Bộ đó có nhà rồi. Hãy chọn bộ khác.
deal-refuse-build-hotel = Khách sạn cần bộ đã có nhà và chưa có khách sạn. Hãy xây nhà trước.
deal-refuse-move-building = Bàn này không cho dời nhà. Chỉ chuyển được lá tài sản.
deal-refuse-rent-colour = Bạn không có bộ màu đó để thu tiền. Hãy chọn màu khác, hoặc cất lá này.
deal-refuse-rent-wild = Lá đa năng mọi màu đứng một mình không thu được tiền. Hãy thêm một tài sản màu đó trước.
deal-refuse-rent-everyone = Lá này thu tất cả mọi người; không cần chọn ai.
deal-refuse-doubler = Chỉ thêm được các lá Thuê Gấp Đôi khác nhau trên tay. Hãy chọn lại.
deal-refuse-doubler-plays = Bạn không còn đánh được nhiều lá như vậy. Hãy bớt lá gấp đôi.
deal-refuse-not-there = Lá đó không còn ở đấy. Hãy xem lại bàn rồi chọn lại.
deal-refuse-complete-set = Không lấy hay đưa lẻ lá của bộ đã đủ. Hãy chọn lá ngoài bộ đã đủ.
deal-refuse-incomplete-set = Bộ đó chưa đủ. Hãy chọn một bộ đã đủ.
deal-refuse-not-asked = Lúc này không ai hỏi bạn điều đó. Hãy xem bài của mình để biết đang cần gì.
deal-refuse-pay-cards = Hãy trả bằng những lá có giá trị nằm trước mặt bạn, mỗi lá một lần.
deal-refuse-pay-little = Mới được { $paid }M mà phải trả { $owed }M. Hãy thêm lá.
deal-refuse-must-pay = Bạn trả được nên phải trả: hãy chọn bài, hoặc dùng Không Là Không.
deal-refuse-not-received = Lá đó không chờ được xếp. Hãy chọn lá bạn vừa nhận.
deal-refuse-place-first = Hãy xếp những lá vừa nhận trước đã.
deal-refuse-no-discard = Lúc này không cần bỏ bài. Chỉ bỏ vào cuối lượt, khi quá 7 lá.
deal-refuse-discard-count = Hãy chọn đúng { $count } lá.

## Kết thúc

deal-outcome-sets = 🏆 Đã đủ bộ!
deal-outcome-last_seat = 🏆 Mọi người khác đã rời ván.
deal-outcome-stalemate = 🏁 Không còn bài để đánh; tính theo tài sản.
deal-outcome-reshuffle_cap = 🏁 Đã hết số lần xào lại; tính theo tài sản.

## Người hướng dẫn của bài học

deal-coach-welcome = Chào bạn! Ai có { $sets } bộ đủ khác màu thì thắng. Đến lượt, bạn rút 2 lá và được đánh tối đa 3 lá.
deal-coach-lay = Tài sản chỉ được tính khi đã nằm trước mặt bạn, và chỉ khi đó mới thu được tiền thuê. Mở thêm một màu là bước đầu.
deal-coach-grow = Bộ càng đầy thì tiền thuê càng cao và bạn càng gần chiến thắng. Hãy bồi thêm vào bộ đang có.
deal-coach-completes = Lá này làm đủ một bộ. Bộ đã đủ không bị lấy lẻ từng lá nữa; chỉ { deal-card-deal_breaker } lấy được cả bộ.
deal-coach-wild = Lá đa năng được tính là một trong các màu của nó, và trong lượt mình bạn được chuyển nó sang màu khác mà không mất gì.
deal-coach-bank = Bạn chỉ trả bằng những gì nằm trước mặt. Ngân hàng không có tiền thì phải trả bằng tài sản.
deal-coach-bank-action = Lá hành động nào cũng có thể cất làm tiền. Nên làm thế khi nó chưa giúp được gì mà ngân hàng còn mỏng. Từ đó nó chỉ là tiền.
deal-coach-build = Nhà hay khách sạn trên bộ đã đủ làm tăng tiền thuê. Nó ở đó chừng nào bộ còn đủ.
deal-coach-pass-go = Lá này tốn một lần đánh và cho bạn 2 lá mới. Hãy đánh nó trước: biết đâu bài mới tốt hơn bài đang cầm.
deal-coach-rent = Lá tiền thuê buộc người khác trả tiền cho một bộ của bạn: chọn bộ có tiền thuê cao nhất.
deal-coach-double = Bạn có thể nhân đôi tiền thuê này. Tốn thêm một lần đánh, và đáng khi tiền thuê cao.
deal-coach-collect = Tiền vào ngân hàng của bạn, còn người khác nghèo đi. Ai không đủ tiền trước mặt thì phải trả bằng tài sản.
deal-coach-steal = Bạn được lấy một tài sản chưa nằm trong bộ đủ. Hãy lấy lá làm đầy bộ của mình hoặc làm dở bộ của họ.
deal-coach-swap = Bạn đổi một tài sản của mình lấy một của họ. Đưa lá ít cần nhất, lấy lá làm đầy một bộ.
deal-coach-breaker = Lá mạnh nhất: lấy trọn một bộ đã đủ.
deal-coach-end = Bạn đã hết lần đánh. Bạn vẫn có thể chuyển tài sản giữa các bộ; sau đó tới lượt người kế.
deal-coach-end-early = Không nhất thiết phải đánh đủ 3 lá. Những lá còn lại nên giữ cho sau này.
deal-coach-discard = Trên tay chỉ được giữ tối đa 7 lá. Hãy bỏ lá ít giúp bạn nhất.
deal-coach-arrange = Chuyển tài sản của mình giữa các bộ không tốn lần đánh. Xếp thế này có lợi hơn.
deal-coach-place = Bạn nhận được một lá đa năng. Đặt nó vào chỗ làm đầy bộ nhất.
deal-coach-pay = Trả bằng tiền trước, tránh động vào bộ đã đủ. Không có tiền thối, nên chọn sao cho sát số phải trả.
deal-coach-spare-no = Bạn có thể chặn bằng Không Là Không. Nhưng để dành chống bị lấy tài sản thì đáng hơn, nên lần này cứ trả.
deal-coach-no = Cú này đau đấy. Không Là Không của bạn chặn được nó mà không tốn lần đánh.
deal-coach-accept = Lần này không làm gì được, hoặc không đáng tốn một lá. Ai rồi cũng gặp.
deal-coach-counter = Lá của bạn bị đáp bằng Không Là Không. Chỉ một lá Không Là Không nữa mới đáp lại được.
deal-coach-nearly = Bạn chỉ thiếu một bộ nữa là thắng. Hãy tìm lá làm đầy bộ, và coi chừng kẻ trộm.
deal-coach-keep-no = Giữ Không Là Không trên tay: nó dùng trong lượt người khác, khi họ muốn lấy gì của bạn.
