# Cho người xem: bàn dạng chữ, nhật ký, bài sau khi kết thúc.
ui-as-text = Dạng chữ
ui-log = Nhật ký
ui-seats = Chỗ ngồi
ui-seat = Ghế { $number }: { $seat }
ui-show-hands = Lật bài của tất cả ({ $count }/{ $seats } đồng ý)
ui-hand-of = Bài của { $seat }
spoken-money = tiền
spoken-mortgaged = đã cầm cố
spoken-done = đã đủ:
spoken-open = còn thiếu:
spoken-landmarks = công trình
spoken-place = ở
spoken-dice = xúc xắc
spoken-jail-card = thẻ thoát tù:
