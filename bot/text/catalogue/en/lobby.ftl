# The lobby of a match and its rules panel.
lobby-open = **{ $host }** opens a table. Press *Join* to sit down.
lobby-chair = 🪑 **{ $seat }**
lobby-chair-free = ▫️ *free*
lobby-own-rules = own rules
lobby-rules = 📜 Rules: **{ $preset }**
lobby-table = ⏱️ { $pace } · 🌐 { $language }
lobby-pace-live = live: 90 seconds a decision
lobby-pace-slow = slow: a day a decision
lobby-pace-off = no clock
lobby-missing =
    { $count ->
        [one] One more player is needed.
       *[other] { $count } more players are needed.
    }
lobby-ready = Ready when **{ $host }** is: press *Start*.
lobby-commitment = -# Shuffles are fixed in advance: `{ $digest }…` (the whole: *Rules*)
lobby-expires = -# ⌛ This table closes { $when } if nothing changes.
lobby-expired = ⌛ Nothing changed here for a while, so the table of **{ $host }** has closed. Open a new one with { $command }.
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-add = Add a computer player
lobby-arrange = Rules
lobby-rules-title = ### Rules of { $match }
lobby-option-line = { $option }: **{ $value }**
lobby-ask = What do you want to change?
lobby-form-preset = Edition
lobby-form-option = Change a rule
lobby-form-size = Chairs
lobby-form-pace = Clock
lobby-form-locale = Language
lobby-form-policy = Add a computer player
lobby-form-remove = Remove a player
lobby-prompt-preset = Choose an edition
lobby-prompt-option = Choose a rule
lobby-prompt-value = How shall it be?
lobby-prompt-number = { $option }: how shall it be?
lobby-prompt-size = How many chairs?
lobby-prompt-pace = How long may a decision take?
lobby-prompt-locale = Which language does the table speak?
lobby-prompt-policy = Which computer player?
lobby-prompt-sitter = Who shall leave the table?
lobby-remove-sure = **{ $seat }** cannot sit down at this table again.
lobby-sitter = { $seat }
lobby-size =
    { $count ->
        [one] { $count } chair
       *[other] { $count } chairs
    }
lobby-number = { $number }
lobby-yes = yes
lobby-no = no
