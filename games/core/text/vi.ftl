# Từ ngữ dùng chung cho mọi trò.

seat-number = Người chơi { $number }
amount-plain = { $amount }

# Người chơi máy
policy-random = Ngẫu nhiên
    .what = Đi bất kỳ nước hợp lệ nào. Hợp để làm quen.
policy-greedy = Tham lam
    .what = Nước nào lợi nhất ngay lúc này thì đi.
policy-steady = Vững vàng
    .what = Tính trước cho chiến thắng, không chỉ cho lúc này.
