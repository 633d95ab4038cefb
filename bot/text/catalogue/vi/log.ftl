# Những dòng bot tự ghi vào nhật ký của bàn.
log-undone = ↶ { $seat } rút lại bước vừa rồi
log-undone-what = ↶ { $seat } rút lại: { $what }
log-reset = ⟲ Người điều hành { $moderator } đưa ván về đầu lượt này; những gì còn ẩn được xào lại
log-dealt-again = ⟲ Người điều hành { $moderator } cho ván bắt đầu lại với cùng ghế
log-ended = ⏹ Người điều hành { $moderator } kết thúc ván
