# Beside pictures, which name nobody: a sign, who has it, how they stand.
ui-standing = **{ $mark } { $seat }** · { $standing }
# Under the ranking of a match that is over: what turned it, numbered as in the picture.
ui-turning = -# **{ $number }** · lượt { $turn }: { $line }

settings-pictures-on = 🖼️ Bàn mới được hiển thị **kèm hình vẽ**. Ai khó nhìn có thể bấm *Dạng chữ* ở mỗi bàn, và mỗi hình đều có lời mô tả.
settings-pictures-off = 🔤 Bàn mới **chỉ có chữ**, không có hình vẽ.
settings-pictures-turn-off = Chỉ dùng chữ
settings-pictures-turn-on = Kèm hình vẽ
lobby-pictures-line = 🔤 Chỉ có chữ, không có hình vẽ
lobby-pictures-line-shown = 🖼️ Kèm hình vẽ
lobby-pictures-shown = kèm hình vẽ
lobby-pictures-hidden = chỉ có chữ
lobby-form-pictures = Hình vẽ
lobby-prompt-pictures = Có hiển thị bàn và bài bằng hình vẽ không?

ui-permission-attach_files = Đính kèm tệp
doctor-pictures-lacking = **Hình vẽ**: ở đây bot thiếu { $permissions }, nên bàn chỉ hiển thị bằng chữ. Vẫn chơi được mọi thứ. Muốn có hình vẽ, hãy cấp quyền trong cài đặt kênh.
