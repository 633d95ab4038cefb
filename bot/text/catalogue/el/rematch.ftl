# The rematch: the same table once more.
ui-rematch = Ρεβάνς
ui-rematch-opened = Στη ρεβάνς
ui-rematch-there = 🔁 Η ρεβάνς, **{ $match }**, είναι [εδώ]({ $link }). Πάτησε *Κάθομαι* εκεί για να μπεις.
lobby-rematch = 🔁 Ρεβάνς από **{ $host }**: το ίδιο τραπέζι ακόμη μία φορά. Πάτησε *Κάθομαι* για να μπεις.
lobby-invited = 💌 Προσκαλούνται: { $people }
refuse-rules-revised = Οι κανόνες του παιχνιδιού { $game } άλλαξαν μετά από αυτή την παρτίδα, οπότε το ίδιο τραπέζι δεν ξαναστήνεται. Άνοιξε νέο με { $command }.
