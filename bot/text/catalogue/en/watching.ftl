# For whoever watches: the table as text, the log, the hands after the end.
ui-as-text = As text
ui-log = Log
ui-seats = Seats
ui-seat = Seat { $number }: { $seat }
ui-show-hands = Show all hands ({ $count } of { $seats } agree)
ui-hand-of = The hand of { $seat }
spoken-money = money
spoken-mortgaged = mortgaged
spoken-done = complete:
spoken-open = still missing:
spoken-landmarks = landmarks
spoken-place = at
spoken-dice = dice
spoken-jail-card = jail card:
