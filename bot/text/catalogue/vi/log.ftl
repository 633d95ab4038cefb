# Những dòng bot tự ghi vào nhật ký của bàn.
log-undone = ↶ { $seat } rút lại bước vừa rồi
log-reset = ↶ Người điều hành đưa ván về một lượt trước; những gì còn ẩn được xào lại
