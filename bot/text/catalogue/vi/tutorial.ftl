# Học trò chơi bằng cách chơi.
tutorial-learn = 🎓 Học bằng cách chơi
tutorial-which = Bạn muốn học trò nào? Mất chừng ba phút, đấu với máy và có người hướng dẫn.
tutorial-in-dm = 🎓 Bài học ở trong [tin nhắn riêng giữa chúng ta]({ $link }). Không tính giờ: cứ thong thả.
tutorial-here = Tôi không gửi tin nhắn riêng cho bạn được nên bài học ở đây. Chỉ bạn thấy nó.
tutorial-hand = -# 🎓 Bài học: không tính giờ và không tính vào thành tích
tutorial-finish = Kết thúc bài học
tutorial-farewell = 🎓 Bài học đến đây là hết. Muốn chơi với người khác, gõ { $command } trong một kênh của máy chủ; `/luật` giải thích mọi lá bài, và máy có thể ngồi vào ghế trống.
cmd-tutorial = học-chơi
    .desc = Học một trò trong vài phút, bằng cách chơi với máy
cmd-tutorial-game = trò
    .desc = Muốn học trò nào
