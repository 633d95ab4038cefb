# Machi Koro.
# Tên lá bài là một mục; .what nói lá bài làm gì, .short nói điều đó bằng vài dấu hiệu.
# Cho hình, không có dấu và ít chỗ: .brief thay .short, .title thay tên dài.
# Dấu: 💰 xu, 🏛️ công trình, 🚧 đóng cửa sửa chữa.

## Màu: lá bài chạy trong lượt đổ của ai

machi-colour-blue = 🔷 Xanh dương
    .sign = 🔷
machi-colour-green = 🟢 Xanh lá
    .sign = 🟢
machi-colour-red = 🔺 Đỏ
    .sign = 🔺
machi-colour-purple = 🟪 Tím
    .sign = 🟪

## Biểu tượng: thứ mà lá bài khác đếm

machi-icon-wheat = 🌾 lúa mì
    .sign = 🌾
machi-icon-cow = 🐄 bò
    .sign = 🐄
machi-icon-gear = ⚙️ bánh răng
    .sign = ⚙️
machi-icon-bread = 🍞 bánh mì
    .sign = 🍞
machi-icon-cup = ☕ tách
    .sign = ☕
machi-icon-factory = 🏭 nhà máy
    .sign = 🏭
machi-icon-fruit = 🍎 trái cây
    .sign = 🍎
machi-icon-boat = ⛵ thuyền
    .sign = ⛵
machi-icon-suitcase = 💼 cặp
    .sign = 💼
machi-icon-major = 🗼 tháp
    .sign = 🗼

## Cơ sở

machi-card-wheat_field = Cánh đồng lúa mì
    .what = Ngân hàng trả bạn 1.
    .short = +1
machi-card-sushi_bar = Quán sushi
    .what = Nếu bạn có Bến cảng, người đổ trả bạn 3.
    .short = lấy 3 nếu có Bến cảng
machi-card-ranch = Nông trại
    .what = Ngân hàng trả bạn 1.
    .short = +1
machi-card-general_store = Cửa hàng tạp hóa
    .what = Ngân hàng trả bạn 2 nếu bạn đã xây chưa tới 2 công trình.
    .short = +2 khi chưa đủ 2 🏛️
    .brief = +2 khi chưa đủ 2 công trình
machi-card-bakery = Tiệm bánh
    .what = Ngân hàng trả bạn 1.
    .short = +1
machi-card-cafe = Quán cà phê
    .what = Người đổ trả bạn 1.
    .short = lấy 1
machi-card-corn_field = Cánh đồng ngô
    .what = Ngân hàng trả bạn 1 nếu bạn đã xây chưa tới 2 công trình.
    .short = +1 khi chưa đủ 2 🏛️
    .brief = +1 khi chưa đủ 2 công trình
    .title = Cánh đồng ngô
machi-card-convenience_store = Cửa hàng tiện lợi
    .what = Ngân hàng trả bạn 3.
    .short = +3
machi-card-flower_orchard = Vườn hoa
    .what = Ngân hàng trả bạn 1.
    .short = +1
machi-card-demolition_company = Công ty phá dỡ
    .what = Phá một công trình của bạn; ngân hàng trả bạn 8. Bạn có thể xây lại nó.
    .short = +8 đổi một 🏛️
    .brief = +8 khi phá một công trình
    .title = Công ty phá dỡ
machi-card-forest = Rừng
    .what = Ngân hàng trả bạn 1.
    .short = +1
machi-card-french_restaurant = Nhà hàng Pháp
    .what = Người đổ trả bạn 5 nếu họ đã xây từ 2 công trình.
    .short = lấy 5 của ai có 2🏛️
    .brief = lấy 5 của ai có 2 công trình
machi-card-loan_office = Văn phòng cho vay
    .what = Xây nó thì bạn được 5. Mỗi lần nó chạy, bạn trả ngân hàng 2.
    .short = −2
machi-card-flower_shop = Tiệm hoa
    .what = Ngân hàng trả bạn 1 cho mỗi Vườn hoa của bạn.
    .short = +1 mỗi Vườn hoa
machi-card-stadium = Sân vận động
    .what = Mỗi người khác trả bạn 2.
    .short = 2 từ mỗi người
machi-card-tv_station = Đài truyền hình
    .what = Một người do bạn chọn trả bạn 5.
    .short = 5 từ một người
machi-card-business_center = Trung tâm kinh doanh
    .what = Đổi một lá của bạn lấy một lá của người khác; không đụng đến lá tím.
    .short = đổi một lá
    .title = Trung tâm kinh doanh
machi-card-cheese_factory = Nhà máy phô mai
    .what = Ngân hàng trả bạn 3 cho mỗi lá bò 🐄 của bạn.
    .short = +3 mỗi 🐄
    .brief = +3 mỗi lá bò
machi-card-pizza_joint = Quán pizza
    .what = Người đổ trả bạn 1.
    .short = lấy 1
machi-card-vineyard = Vườn nho
    .what = Ngân hàng trả bạn 3.
    .short = +3
machi-card-publisher = Nhà xuất bản
    .what = Mỗi người khác trả bạn 1 cho mỗi lá tách ☕ và bánh mì 🍞 họ có.
    .short = 1 mỗi ☕🍞 từ mỗi người
    .brief = 1 mỗi lá tách và bánh mì từ mỗi người
machi-card-furniture_factory = Nhà máy nội thất
    .what = Ngân hàng trả bạn 3 cho mỗi lá bánh răng ⚙️ của bạn.
    .short = +3 mỗi ⚙️
    .brief = +3 mỗi lá bánh răng
machi-card-hamburger_stand = Quầy hamburger
    .what = Người đổ trả bạn 1.
    .short = lấy 1
    .title = Quầy hamburger
machi-card-mackerel_boat = Thuyền cá thu
    .what = Ngân hàng trả bạn 3 nếu bạn có Bến cảng.
    .short = +3 nếu có Bến cảng
machi-card-tax_office = Sở thuế
    .what = Mỗi người khác có từ 10 xu trả bạn một nửa, làm tròn xuống.
    .short = một nửa của ai có từ 10💰
    .brief = một nửa của ai có từ 10 xu
machi-card-renovation_company = Công ty cải tạo nội thất
    .what = Chọn một loại không phải lá tím: mọi lá của nó đóng cửa, và người khác trả bạn 1 cho mỗi lá của họ.
    .short = đóng một loại, 1 mỗi lá
machi-card-mine = Khu mỏ quặng
    .what = Ngân hàng trả bạn 5.
    .short = +5
machi-card-winery = Nhà máy rượu
    .what = Ngân hàng trả bạn 6 cho mỗi Vườn nho của bạn; sau đó lá này đóng cửa sửa chữa.
    .short = +6 mỗi Vườn nho, rồi 🚧
    .brief = +6 mỗi Vườn nho, rồi đóng cửa
machi-card-family_restaurant = Nhà hàng gia đình
    .what = Người đổ trả bạn 2.
    .short = lấy 2
machi-card-moving_company = Công ty chuyển nhà
    .what = Cho người khác một lá của bạn, không phải lá tím; ngân hàng trả bạn 4.
    .short = +4 đổi một lá cho đi
machi-card-apple_orchard = Vườn táo
    .what = Ngân hàng trả bạn 3.
    .short = +3
machi-card-tech_startup = Khởi nghiệp công nghệ
    .what = Cuối mỗi lượt của mình bạn có thể đặt 1 lên nó. Khi nó chạy, mỗi người khác trả bạn số xu đang nằm đó.
    .short = 💰 trên lá, từ mỗi người
    .brief = số xu trên lá, từ mỗi người
machi-card-exhibit_hall = Trung tâm triển lãm
    .what = Cho một loại khác của bạn chạy thay nó; sau đó nó trở về chợ.
    .short = loại khác chạy thay
machi-card-soda_bottling_plant = Nhà máy nước ngọt
    .what = Ngân hàng trả bạn 1 cho mỗi lá tách ☕ của tất cả mọi người.
    .short = +1 mỗi ☕ của cả bàn
    .brief = +1 mỗi lá tách của cả bàn
machi-card-fruit_vegetable_market = Chợ trái cây và rau củ
    .what = Ngân hàng trả bạn 2 cho mỗi lá lúa mì 🌾 của bạn.
    .short = +2 mỗi 🌾
    .brief = +2 mỗi lá lúa mì
    .title = Chợ trái cây và rau củ
machi-card-park = Công viên
    .what = Xu của mọi người gộp lại rồi chia đều.
    .short = chia đều mọi 💰
    .brief = chia đều xu của mọi người
machi-card-food_warehouse = Kho thực phẩm
    .what = Ngân hàng trả bạn 2 cho mỗi lá tách ☕ của bạn.
    .short = +2 mỗi ☕
    .brief = +2 mỗi lá tách
machi-card-tuna_boat = Tàu cá ngừ
    .what = Người đổ gieo thêm 2 xúc xắc; nếu bạn có Bến cảng, ngân hàng trả bạn tổng của chúng.
    .short = +🎲🎲 nếu có Bến cảng
    .brief = tổng 2 xúc xắc nếu có Bến cảng
machi-card-members_only_club = Câu lạc bộ thành viên
    .what = Người đổ trả bạn tất cả nếu họ đã xây từ 3 công trình.
    .short = lấy hết của ai có 3🏛️
    .brief = lấy hết của ai có 3 công trình

## Công trình

machi-card-city_hall = Tòa thị chính
    .sign = 🏢
    .what = Có sẵn từ đầu. Nếu trước khi xây bạn không có xu nào, bạn được 1.
    .short = 1 khi hết xu
machi-card-harbor = Bến cảng
    .sign = ⚓
    .what = Đổ được từ 10 thì bạn có thể cộng 2. Thuyền và Quán sushi cần nó.
    .short = +2 khi đổ từ 10
machi-card-train_station = Nhà ga
    .sign = 🚉
    .what = Bạn có thể đổ 2 xúc xắc.
    .short = 1 hoặc 2 xúc xắc
machi-card-shopping_mall = Trung tâm mua sắm
    .sign = 🛍️
    .what = Mỗi lá tách ☕ và bánh mì 🍞 của bạn được thêm 1.
    .short = +1 mỗi ☕🍞
    .brief = +1 mỗi lá tách và bánh mì
machi-card-amusement_park = Công viên giải trí
    .sign = 🎡
    .what = Đổ đôi thì bạn được thêm một lượt.
    .short = thêm lượt khi đổ đôi
machi-card-radio_tower = Tháp phát thanh
    .sign = 📡
    .what = Mỗi lượt bạn có thể đổ lại một lần.
    .short = đổ lại mỗi lượt một lần
machi-card-airport = Sân bay
    .sign = ✈️
    .what = Khi bạn không xây gì, ngân hàng trả bạn 10.
    .short = +10 khi không xây

## Các phần của dòng

machi-range-one = { $total }
machi-range = { $least }–{ $most }
machi-price = { $cost }💰
machi-price-gain = +{ $gain }💰
machi-and = { $line } · { $more }
machi-dice-one = { $total }
machi-dice-two = { $first } + { $second } = { $total }
machi-dice-more = { $first } + { $second } + 2 = { $total }
machi-times = { $line } ×{ $count }
machi-shut = { $line } (🚧 đóng { $count })
machi-fund = { $line } ({ $coins }💰)

## Bàn chơi

machi-phase-roll = ▶️ { $seat } đổ xúc xắc
machi-phase-reroll = ▶️ { $seat } có thể đổ lại
machi-phase-harbor = ▶️ { $seat } có thể cộng 2
machi-phase-order = ▶️ { $seat } chọn lá chạy tiếp
machi-phase-tuna = ▶️ { $seat } đổ cho tàu cá
machi-phase-victim = ▶️ { $seat } chọn người trả
machi-phase-swap = ▶️ { $seat } có thể đổi một lá
machi-phase-demolish = ▶️ { $seat } phá một công trình
machi-phase-give = ▶️ { $seat } cho đi một lá
machi-phase-renovate = ▶️ { $seat } có thể đóng một loại
machi-phase-exhibit = ▶️ { $seat } có thể cho lá khác chạy
machi-phase-build = ▶️ { $seat } có thể xây
machi-phase-invest = ▶️ { $seat } có thể đặt một xu lên Khởi nghiệp công nghệ
machi-table-by = { $line } ({ $card })
machi-table-dice = 🎲 { $dice }
machi-table-again = rồi thêm một lượt
machi-table-boats = tàu cá { $total }
machi-table-bank = 🏦 Ngân hàng còn { $coins }💰
machi-table-seat = { $seat } · 💰 { $coins } · 🏛️ { $built }/{ $goal }
machi-table-left = { $seat } · đã rời ván
machi-table-built = ✔ { LIST($cards, style: "commas") }
machi-table-open = ▫️ { LIST($cards, style: "commas") }
machi-table-still = ▫️ { LIST($cards, style: "commas", case: "sign") }
machi-table-group = **{ $range }** { LIST($cards, style: "commas") }
machi-table-card = { NAME($colour, case: "sign") }{ $card }
machi-table-market = Chợ
machi-table-market-deck = Chợ · còn úp { $deck }
machi-table-stack = **{ $range }** { NAME($colour, case: "sign") }{ NAME($icon, case: "sign") } { $card } { $price } ×{ $count } · { $short }
machi-table-stack-brief = **{ $range }** { NAME($colour, case: "sign") }{ NAME($icon, case: "sign") } { $card } { $price } ×{ $count }
machi-table-legend = -# ×: còn lại · 🔷 ai đổ cũng chạy · 🟢 mình đổ · 🔺 người khác đổ · 🟪 mình đổ, mỗi loại một lá
machi-table-landmarks = { LIST($marks, style: "commas") }
machi-table-landmark = { NAME($card, case: "sign") } { $card } { $price }

## Hình, và những dòng đứng cạnh hình

machi-standing = { $coins }, { $built }/{ $goal } công trình, { $cards }
machi-standing-coins = { $coins } xu
machi-standing-cards = { $cards } lá bài
machi-standing-change = { $line } ({ $change })
machi-standing-left = đã rời ván
machi-wealth = Xu, cộng giá của lá bài và công trình

## Thành phố của bạn

machi-hand-title = Thành phố của bạn
machi-hand-turn = Đến lượt bạn · 💰 { $coins } · 🏛️ { $built }/{ $goal }
machi-hand-waiting = Lượt của { $seat } · 💰 { $coins } · 🏛️ { $built }/{ $goal }
machi-hand-over = Ván đã kết thúc · 💰 { $coins } · 🏛️ { $built }/{ $goal }
machi-hand-card = **{ $range }** { NAME($colour, case: "sign") }{ NAME($icon, case: "sign") } { $card } · { $short }
machi-hand-can = Bạn xây được
machi-hand-plan = **{ $range }** { NAME($colour, case: "sign") }{ NAME($icon, case: "sign") } { $card } · { $price } · { $short }
machi-hand-plan-owned = { $line } · bạn có { $count }
machi-hand-plan-landmark = { NAME($card, case: "sign") } { $card } · { $price } · { $short }
machi-hand-not = Chưa được
machi-hand-missing = Thiếu { $count }💰: { LIST($cards, style: "commas") }
machi-hand-reason = { LIST($cards, style: "commas") }: { $reason }
machi-hand-yields = 🎲 Bạn đổ sẽ được { LIST($yields, style: "commas") }
machi-hand-yield = **{ $total }**: +{ $amount }
machi-hand-yield-loss = **{ $total }**: −{ $amount }

## Cách chơi

machi-guide-play = Cách chơi
machi-guide-goal = 🏆 Ai xây xong { $goal } công trình thì thắng ngay.
machi-guide-start = 1. Mỗi người bắt đầu với một Cánh đồng lúa mì, một Tiệm bánh và 3 xu.
machi-guide-roll = 2. Đến lượt, bạn đổ 1 xúc xắc, có Nhà ga thì đổ 2 cũng được; lá bài mang số đó chạy.
machi-guide-order = 3. Trước hết là lá đỏ của người khác, từ bên phải bạn; rồi mọi lá xanh dương và lá xanh lá của bạn; cuối cùng là lá tím của bạn.
machi-guide-short = 4. Ai không đủ tiền thì trả hết những gì mình có, không mắc nợ.
machi-guide-build = 5. Sau đó bạn có thể xây một cơ sở hoặc một công trình.
machi-guide-closed = 🚧 Lá đóng cửa mở lại, mà không chạy, ở lần đổ tiếp theo lẽ ra cho nó chạy.
machi-guide-colour-blue = 🔷 Xanh dương: ai đổ cũng chạy
machi-guide-colour-green = 🟢 Xanh lá: chạy khi bạn đổ
machi-guide-colour-red = 🔺 Đỏ: chạy khi người khác đổ
machi-guide-colour-purple = 🟪 Tím: chạy khi bạn đổ; mỗi loại chỉ một lá
machi-guide-landmarks = 🏛️ Công trình: mỗi cái một lần, cho riêng bạn
machi-guide-card = **{ $range }** { $card } · { $icon } · { $price } · ×{ $count }
machi-guide-landmark = { NAME($card, case: "sign") } { $card } · { $price }
machi-guide-what = -# { $what }

## Nhật ký

machi-log-began = ▶️ { $seat } đi trước
machi-log-rolled = 🎲 { $seat } đổ được { $dice }
machi-log-rolled-again = 🎲 { $seat } đổ lại: { $dice }
machi-log-kept = 🎲 { $seat } giữ kết quả
machi-log-added = ⚓ { $seat } cộng 2: { $total }
machi-log-declined-harbor = ⚓ { $seat } không cộng
machi-log-declined-swap = { $seat } không đổi lá nào
machi-log-declined-renovate = { $seat } không đóng loại nào
machi-log-declined-exhibit = { $seat } không cho lá nào chạy
machi-log-tuna = 🎣 { $seat } đổ được { $dice } cho tàu cá
machi-log-nothing = không lá nào chạy
machi-log-paid = { $card }: { $payer } → { LIST($owners, style: "commas") }
machi-log-paid-by = { $card }: { LIST($payers, style: "commas") } → { $owner }
machi-log-part = { $seat } { $amount }💰
machi-log-earned = { $card }: { LIST($gains, style: "commas") }
machi-log-gain = { $seat } +{ $amount }
machi-log-loss = { $seat } −{ $amount }
machi-log-of = { $line } (trong { $asked })
machi-log-shared = { $card }: { LIST($changes, style: "commas") }
machi-log-change = { $seat } ({ $before } → { $after })
machi-log-closed = 🚧 { $card } đóng cửa: { LIST($owners, style: "commas") }
machi-log-reopened = 🔓 { $card } mở lại: { LIST($owners, style: "commas") }
machi-log-owner = { $seat } ×{ $copies }
machi-log-swapped = 🔁 { $seat } đưa { $target } { $give } để lấy { $take }
machi-log-given = 📦 { $seat } cho { $target } { $card }
machi-log-demolished = 🧨 { $seat } phá { $card }
machi-log-exhibited = { $seat } cho { $card } chạy
machi-log-returned = { $card } trở về chợ
machi-log-built = 🏗️ { $seat } xây { $card } ({ $price })
machi-log-built-landmark = 🏛️ { $seat } xây { $card } ({ $price })
machi-log-built-nothing = { $seat } không xây gì
machi-log-market = mới: { LIST($cards, style: "commas") }
machi-log-removed = bỏ ra, vì ai cũng có: { $card }
machi-log-invested = 💡 { $seat } đặt một xu lên { $card }: { $total }
machi-log-again = 🎡 { $seat } được thêm một lượt
machi-log-left = { $seat } rời ván; bài và xu của họ bị bỏ ra

## Trò, phiên bản và tùy chọn

ruleset-machi_koro = Machi Koro
    .what = Đổ xúc xắc, thu xu từ lá bài và xây xong bốn công trình trước mọi người.
ruleset-machi_koro_harbor = Machi Koro: Bến cảng (Harbor)
    .what = Có thuyền, sushi, Bến cảng và Sân bay: sáu công trình, mỗi lúc mười loại lá được bán.
ruleset-machi_koro_millionaires_row = Machi Koro: Phố triệu phú (Millionaire’s Row)
    .what = Có vay nợ, rượu, phá dỡ và cải tạo; muốn thì thêm cả Bến cảng.

machi-preset-classic = Cổ điển
    .what = Đúng theo tờ luật của hộp này.
machi-preset-ten = Mười loại
    .what = Bộ cơ bản, nhưng mỗi lúc chỉ mười loại được bán.
machi-preset-short = Ngắn
    .what = Cần ít công trình hơn để thắng.
machi-preset-deluxe = Cao cấp
    .what = Bán năm loại số thấp, năm loại số cao, hai loại tím; Quán sushi giá 2.
machi-preset-with_harbor = Có Bến cảng
    .what = Thêm lá bài và công trình của Bến cảng; năm người chơi được.
machi-preset-everything = Tất cả
    .what = Mọi lá bài: cơ bản, Bến cảng, Phố triệu phú và Trung tâm triển lãm.

machi-option-market = Chợ
    .what = Mỗi lúc những lá nào được bán.
machi-option-market-all = mọi loại
machi-option-market-ten_different = mười loại khác nhau từ một chồng
machi-option-market-five_five_two = năm loại thấp, năm loại cao, hai loại tím
machi-option-landmarks_to_win = Công trình để thắng
    .what = Xây bao nhiêu công trình thì thắng.
machi-option-landmarks_to_win-all = tất cả
machi-option-first_player = Người đi trước
    .what = Ai đi trước: ngẫu nhiên, hoặc ghế mang số đó.
machi-option-first_player-random = ngẫu nhiên
machi-option-radio_tower_may_change_dice = Tháp phát thanh đổi số xúc xắc
    .what = Khi đổ lại có được dùng số xúc xắc khác không.
machi-option-business_center_optional = Trung tâm kinh doanh không bắt buộc
    .what = Có được bỏ qua việc đổi lá không.
machi-option-simultaneous_order = Thứ tự xanh dương và xanh lá
    .what = Ai định thứ tự lá xanh chạy, khi thứ tự đó quan trọng.
machi-option-simultaneous_order-auto = thứ tự cố định
machi-option-simultaneous_order-choose = người đổ
machi-option-purple_order = Thứ tự lá tím
    .what = Ai định thứ tự các lá tím cùng số chạy.
machi-option-purple_order-auto = thứ tự cố định
machi-option-purple_order-choose = người đổ
machi-option-bank = Ngân hàng
    .what = Ngân hàng có thể hết xu không.
machi-option-bank-unlimited = không bao giờ hết
machi-option-bank-finite = 282 xu của hộp
machi-option-exhibit_hall = Trung tâm triển lãm
    .what = Có dùng lá khuyến mãi Trung tâm triển lãm không.
machi-option-sushi_bar_cost = Giá Quán sushi
    .what = 4 ở bản đầu, 2 ở các bản sau.
machi-option-renovation_pays = Công ty cải tạo nội thất
    .what = Ai trả tiền cho các lá nó đóng.
machi-option-renovation_pays-opponents = người khác, cho lá của mình
machi-option-renovation_pays-bank = ngân hàng, cho mọi lá
machi-option-park_remainder = Công viên
    .what = Số xu không chia đều được thì sao.
machi-option-park_remainder-bank = ngân hàng bù cho đủ
machi-option-park_remainder-active = người đổ được hưởng
machi-option-park_remainder-discard = về ngân hàng
machi-option-closed_cards_count = Lá đóng cửa vẫn tính
    .what = Lá đang đóng cửa sửa chữa có được lá khác đếm không.
machi-option-harbor = Có Bến cảng
    .what = Có dùng thêm lá và công trình của Bến cảng không; năm ghế thì phải có.

## Câu hỏi

machi-ask-roll = Đến lượt bạn: đổ xúc xắc.
machi-ask-reroll = Bạn đổ được { $total }. Giữ lại, hay đổ lại nhờ Tháp phát thanh?
machi-ask-harbor = Bạn đổ được { $total }. Cộng 2 nhờ Bến cảng không?
machi-ask-order = Nhiều lá cùng chạy.
machi-ask-tuna = { $card }: đổ hai xúc xắc cho tàu cá.
machi-ask-victim = { $card }: một người trả bạn 5.
machi-ask-swap = { $card }: đổi một lá của bạn lấy một lá của người khác.
machi-ask-demolish = { $card }: một công trình của bạn phải bị phá, đổi lấy 8 xu.
machi-ask-give = { $card }: một lá của bạn phải cho đi, đổi lấy 4 xu.
machi-ask-renovate = { $card }: bạn có thể đóng một loại để sửa chữa.
machi-ask-exhibit = { $card }: bạn có thể cho một lá khác của mình chạy thay nó.
machi-ask-build = Bạn có { $coins } xu để xây.
machi-ask-invest = { $card }: đặt một xu lên đó không? Trên lá có { $invested }, bạn có { $coins }.

## Nút

machi-form-roll_one = 🎲 Đổ 1 xúc xắc
machi-form-roll_two = 🎲🎲 Đổ 2 xúc xắc
machi-form-keep = Giữ kết quả
machi-form-reroll = Đổ lại
machi-form-reroll_one = Đổ lại: 1 xúc xắc
machi-form-reroll_two = Đổ lại: 2 xúc xắc
machi-form-add_two = Cộng 2
machi-form-roll_tuna = 🎣 Đổ cho tàu cá
machi-form-next = Cho chạy
machi-form-take = Lấy 5
machi-form-swap = Đổi lá
machi-form-demolish = Phá
machi-form-give = Cho đi
machi-form-renovate = Đóng một loại
machi-form-exhibit = Cho một lá chạy
machi-form-build = Xây
machi-form-build_nothing = Không xây
machi-form-invest = Đặt một xu
machi-form-decline-harbor = Không cộng
machi-form-decline-swap = Không đổi
machi-form-decline-renovate = Không đóng
machi-form-decline-exhibit = Bỏ qua
machi-form-decline-invest = Giữ lại xu

## Chọn gì

machi-prompt-target = Chọn một người
machi-prompt-order = Lá nào chạy tiếp?
machi-prompt-swap-give = Bạn đưa lá nào?
machi-prompt-take = Bạn lấy lá nào?
machi-prompt-demolish = Bạn phá công trình nào?
machi-prompt-give = Bạn cho đi lá nào?
machi-prompt-give-target = Ai nhận?
machi-prompt-renovate = Loại nào đóng cửa?
machi-prompt-exhibit = Lá nào chạy?
machi-prompt-build = Bạn xây gì?

machi-label-seat = { $seat }
machi-label-closed = { $card } (🚧 đóng cửa)

machi-detail-coins = có { $coins } xu
machi-detail-owned = { $range } · { $colour } · { $what } · ×{ $count }
machi-detail-build = { $cost }💰 · { $range } · { $colour } · { $what } · bạn có { $owned }
machi-detail-loan = +{ $gain }💰 ngay · { $range } · { $what } · bạn có { $owned }
machi-detail-landmark = { $cost }💰 · 🏛️ công trình · { $what }

## Những gì mất hẳn

machi-lose-landmark = { $card } không còn được tính để thắng, xây lại tốn { $cost } xu.
machi-lose-card = { $card } về tay { $seat }, không lấy lại được.

## Từ chối

machi-refuse-over = Ván đã kết thúc. Hãy mở bàn mới để chơi tiếp.
machi-refuse-seat = Ghế đó đã rời ván nên không chơi được nữa. Bạn vẫn có thể xem tiếp.
machi-refuse-turn = Chưa đến lượt bạn. Hãy đợi đến khi bàn gọi tên bạn.
machi-refuse-phase = Lúc này không hỏi điều đó. Hãy xem bài của bạn để biết đang hỏi gì.
machi-refuse-target = Hãy chọn một người khác còn trong ván.
machi-refuse-choice = Ở đây không còn chọn được thứ đó. Hãy chọn trong những gì bạn đang thấy.
machi-refuse-decline = Việc này bắt buộc. Hãy chọn một trong các cách được đưa ra.
machi-refuse-station = Đổ hai xúc xắc cần có Nhà ga. Hãy đổ 1 xúc xắc, và xây Nhà ga cho lần sau.
machi-refuse-reroll-dice = Hãy đổ lại với { $count } xúc xắc như lần trước.
machi-refuse-built = Bạn đã xây công trình đó rồi. Hãy chọn cái khác.
machi-refuse-market = Thứ đó bây giờ không bán. Hãy chọn một lá trong chợ, hoặc một công trình.
machi-refuse-owned = Bạn đã có một lá, mà lá tím mỗi loại chỉ được một. Hãy chọn lá khác.
machi-refuse-coins = Giá { $cost } mà bạn có { $coins }: thiếu { $missing }. Hãy chọn thứ rẻ hơn, hoặc không xây.
machi-refuse-five_seats = Năm người chơi cần lá bài của Bến cảng. Hãy bật “Có Bến cảng” trong Luật, hoặc bớt một ghế.

## Kết thúc

machi-outcome-landmarks = 🏆 Các công trình đã xây xong!
machi-outcome-last_seat = 🏆 Những người khác đều đã rời ván.
machi-outcome-idle = 🏁 Nhiều vòng liền không ai xây gì; những gì đã xây quyết định thứ hạng.

## Người hướng dẫn của bài học

machi-coach-welcome = Chào bạn! Ai xây xong { $goal } công trình trước thì thắng. Mỗi lượt: đổ xúc xắc, nhận tiền từ các lá bài, rồi xây một thứ. Lá bài chạy khi đổ ra số của nó.
machi-coach-roll = Lá xanh dương trả tiền dù ai đổ, lá xanh lá chỉ khi bạn đổ. Vì thế lá xanh dương kiếm tiền cả khi bạn chờ.
machi-coach-beware-red = Lá đỏ của người khác lấy xu của bạn khi bạn đổ ra số của chúng. Hãy tiêu trước khi bị lấy.
machi-coach-two-dice = Với hai xúc xắc, 7 ra nhiều nhất và 1 không bao giờ ra. Đáng đổ khi lá tốt nhất của bạn mang số lớn.
machi-coach-one-die = Giờ bạn có thể đổ hai xúc xắc. Chừng nào lá của bạn mang số tới 6, một xúc xắc tốt hơn.
machi-coach-reroll = Có Tháp phát thanh, mỗi lượt bạn được đổ lại một lần. Giữ kết quả nếu nó trả hơn mức trung bình.
machi-coach-blue = Lượt nào xây được thì nên xây. Lá xanh dương trả tiền mỗi lần ra số của nó, dù ai đổ.
machi-coach-green = Lá xanh lá trả tiền khi chính bạn đổ, và có lá trả nhiều hơn khi bạn có nhiều lá cùng loại.
machi-coach-red = Lá đỏ lấy xu của người đổ ra số của nó trong lượt họ.
machi-coach-purple = Lá tím chạy khi bạn đổ và lấy của mọi người. Mỗi loại chỉ được có một lá.
machi-coach-same-again = Thêm một { $card }: khi ra số của nó, lá nào cũng trả tiền. Nhiều lá cùng loại làm một lần đổ trúng lớn.
machi-coach-landmark = Bạn đủ tiền xây công trình. { $card } tốn { $cost } xu, được tính để thắng và có ích từ giờ trở đi.
machi-coach-last-landmark = Đây là công trình cuối cùng bạn cần: xây là thắng.
machi-coach-save = Không nhất thiết phải xây. Lúc này nên để dành cho một công trình.
machi-coach-broke = Không có xu thì không xây được gì. Những lần đổ tới sẽ có tiền.
machi-coach-victim = Lấy của người nhiều xu nhất: thường đó là người gần thắng nhất.
machi-coach-swap = Đổi lá ít sinh lời của mình lấy lá sinh lời nhiều của họ.
