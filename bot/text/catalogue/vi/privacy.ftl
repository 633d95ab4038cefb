# Những gì được lưu về mọi người: cho biết, đưa ra, xóa đi.
cmd-privacy = riêng-tư
    .desc = Những gì được lưu về bạn, và trong bao lâu
cmd-data = dữ-liệu
    .desc = Lấy những gì được lưu về bạn, hoặc cho xóa
cmd-data-export = xuất
    .desc = Mọi thứ được lưu về bạn, trong một tệp chỉ bạn thấy
cmd-data-delete = xóa
    .desc = Cho xóa những gì được lưu về bạn
privacy-title = ### Bot này lưu những gì
privacy-kept-matches = • **Các ván của bạn**: chơi ở đâu, lúc nào, ai ngồi ghế nào (mã Discord, tên và ngôn ngữ như Discord hiển thị) và mọi nước đi.
privacy-kept-hands = • **Bài của bạn**: bot cập nhật những tin nhắn riêng nào gửi cho bạn.
privacy-kept-results = • **Kết quả của bạn**: bạn về thứ mấy trong mỗi ván đã xong, cho `/thống-kê`, trừ khi bạn tự rút ra (`/cài-đặt tôi`).
privacy-kept-settings = • **Cài đặt của bạn**: ngôn ngữ, nhắc tên, có tính bạn hay không.
privacy-kept-moderators = • **Người điều hành**: họ đã làm gì với một ván, kèm mã và tên; ai thay đổi cài đặt của máy chủ lần cuối, kèm mã.
privacy-kept-else = Bot không đọc những gì mọi người viết, và không lưu gì khác.
privacy-time = ⏳ Ván đã xong bị xóa { $days } ngày sau nước đi cuối, phòng chờ không thành ván bị xóa trong hai ngày. Khi bot rời một máy chủ, cài đặt và các ván đã xong của máy chủ đó bị xóa ngay, phần còn lại trong tám ngày.
privacy-time-forever = ⏳ Ván đã xong được giữ cho đến khi bạn cho gỡ mình ra; phòng chờ không thành ván bị xóa trong hai ngày. Khi bot rời một máy chủ, cài đặt và các ván đã xong của máy chủ đó bị xóa ngay, phần còn lại trong tám ngày.
privacy-who = 👁️ Những người đã chơi một ván nhận được nhật ký kèm tên ở bàn (`/xuất`), và người điều hành máy chủ thấy bàn. Mọi người trong máy chủ thấy thống kê của máy chủ (`/thống-kê`). Ngoài ra chỉ người vận hành bot này đọc được những gì nó lưu; không đưa cho ai và chỉ dùng cho các ván.
privacy-yours = 📦 `/dữ-liệu xuất` cho bạn tất cả trong một tệp. `/dữ-liệu xóa` gỡ bạn ra.
data-export-title = ### Những gì được lưu về bạn
data-export-explained = Tệp ở dạng JSON, và chỉ bạn thấy. Nước đi là những gì bạn đã bấm; điều chúng làm lộ ra nằm trong nhật ký của từng ván đã xong (`/xuất`).
data-delete-title = ### Xóa những gì được lưu về bạn?
data-delete-ask = Cài đặt của bạn bị xóa. Trong các ván đã xong, từ đó bạn được gọi là *{ $name }* và mã của bạn biến mất; các nước đi và thứ hạng vẫn còn, không kèm bạn, cho những người đã chơi cùng. Việc này không hoàn lại được.
data-delete-running = Còn { $count } ván của bạn đang mở và được giữ nguyên. Hãy rời trước bằng `/rời`, hoặc quay lại khi ván đã xong.
data-delete-form = Xóa dữ liệu của tôi
data-delete-done =
    { $count ->
        [0] Xong: cài đặt của bạn đã bị xóa. Bạn không có trong ván đã xong nào.
       *[other] Xong: cài đặt của bạn đã bị xóa, và { $count } ván đã xong không còn tên bạn.
    }
data-delete-rest = -# Tin đã gửi trong kênh và trong tin nhắn riêng của bạn nằm ở Discord: bạn hoặc người điều hành xóa được ở đó. Bản sao lưu của người vận hành bot có thể còn giữ dữ liệu một thời gian.
