# The rematch: the same table once more.
ui-rematch = Đấu lại
ui-rematch-opened = Đến ván đấu lại
ui-rematch-there = 🔁 Ván đấu lại, **{ $match }**, ở [đây]({ $link }). Bấm *Vào bàn* ở đó để ngồi.
lobby-rematch = 🔁 **{ $host }** muốn đấu lại: vẫn bàn ấy, thêm một ván. Bấm *Vào bàn* để ngồi.
lobby-invited = 💌 Được mời: { $people }
refuse-rules-revised = Luật của { $game } đã được sửa từ sau ván này, nên không mở lại y bàn ấy được. Hãy mở bàn mới bằng { $command }.
