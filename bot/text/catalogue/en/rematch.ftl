# The rematch: the same table once more.
ui-rematch = Rematch
ui-rematch-opened = To the rematch
ui-rematch-there = 🔁 The rematch, **{ $match }**, is [here]({ $link }). Press *Join* there to sit down.
lobby-rematch = 🔁 **{ $host }** wants a rematch: the same table once more. Press *Join* to sit down.
lobby-invited = 💌 Invited: { $people }
refuse-rules-revised = The rules of { $game } have been revised since this match, so the same table cannot be had again. Open a new one with { $command }.
