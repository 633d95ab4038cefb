# Για όποιον παρακολουθεί: το τραπέζι ως κείμενο, το ημερολόγιο, τα χέρια μετά το τέλος.
ui-as-text = Ως κείμενο
ui-log = Ημερολόγιο
ui-seats = Θέσεις
ui-seat = Θέση { $number }: { $seat }
ui-show-hands = Να φανούν όλα τα χέρια (συμφωνούν { $count } από { $seats })
ui-hand-of = Το χέρι: { $seat }
spoken-money = χρήματα
spoken-mortgaged = υποθηκευμένο
spoken-done = πλήρες:
spoken-open = λείπει ακόμη:
spoken-landmarks = ορόσημα
spoken-place = στη θέση
spoken-dice = ζάρια
spoken-jail-card = κάρτα φυλακής:
