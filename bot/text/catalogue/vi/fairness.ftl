# Cách ai cũng kiểm tra được xào bài và xúc xắc có công bằng không, và nhật ký các ván đã xong.
rules-part-fairness = Công bằng?
fairness-digest = -# 🔍 Dấu vân tay của thứ tự xào bài ở bàn này (SHA-256): `{ $digest }`
fairness-revealed = -# 🔍 Phòng chờ đã hứa `{ $digest }…`; bí mật là `{ $secret }…`. Kiểm tra: `/xuất`
fairness-log = ### Nhật ký ván { $match }
fairness-explained = Khi mở bàn, bot rút một bí mật và hiện dấu vân tay của nó (SHA-256), phần đầu ở phòng chờ và đầy đủ trong mục *Luật* ở đó, nên về sau không đổi bí mật được nữa. Mọi lần xào bài, mọi xúc xắc và thứ tự ghế đều suy ra từ bí mật này và từ số mà Discord đặt cho tin nhắn của bàn, nên chủ bàn không chọn được. Khi ván kết thúc, người chơi nhận bí mật cùng mọi bước bằng `/xuất`, và `python -m bot verify` chơi lại tệp đó rồi chỉ ra chỗ đầu tiên không khớp. Điều này không chứng minh được rằng người vận hành bot đã không xem bí mật trong lúc chơi.
refuse-not-over = Ván này còn đang chơi, mà như vậy sẽ lộ mọi lá bài còn giấu. Hãy xin lại khi ván kết thúc.
refuse-nothing-finished = Bạn chưa chơi ván nào đến cùng. Khi có ván kết thúc, hãy gõ lại `/xuất`.
