# Why nothing happened, told privately to the person who pressed, with what to do instead.
refuse-no-such-match = That match does not exist any more. Use `/hand` to find the ones you sit in.
refuse-not-seated = You do not sit at this table. Join a table that is still open, or open one of your own.
refuse-ask-gone = That question is no longer open: it was answered, or its time ran out. This is how things stand now.
refuse-bad-answer = That answer does not fit the question any more. Choose again from what you see now.
refuse-bad-number =
    { $step ->
        [1] That is not a number that fits here. Type a whole number from { $least } to { $most }.
       *[other] That is not a number that fits here. Type a whole number from { $least } to { $most }, in steps of { $step }.
    }
refuse-match-over = This match is over. Open a new table to play again.
refuse-not-a-lobby = The match has begun, so its seats and rules stand as they are. To play too, open a table of your own.
refuse-not-playing = The match has not begun yet. Wait until the host starts it.
refuse-lobby-full = All { $size } chairs are taken. Ask the host for another chair, or open a table of your own.
refuse-already-seated = You sit at this table already. Press *My hand* once the match has begun.
refuse-host-only = Only the host, { $host }, may do that. Ask them.
refuse-not-enough-players = { $seats } of at least { $least } players are here. Wait for more, or add a computer player.
refuse-table-not-posted = The table is still being posted. Try again in a moment.
refuse-nothing-to-undo = There is nothing you can take back: only your own last step, as long as nobody acted since and nothing hidden came to light. Go on from what you see now.
refuse-bad-option = That rule cannot be set like this: { $option }. Choose one of the offered values.
refuse-bad-size = Here between { $least } and { $most } chairs are possible. Choose a number within that.
refuse-too-many-computers = You and { $computers } computer players need { $needed } chairs. Choose fewer `computers` or more `seats`: this game has { $least } to { $most } chairs.
refuse-no-such-policy = This game has no computer player called { $policy }. Choose one from the list.
refuse-no-such-seat = Whoever you chose does not sit there any more, so nothing was done. Choose again.
refuse-removed-by-moderator = A moderator has removed you from this match, so you cannot sit down in it again. You may watch it, or join another table.
refuse-removed-by-host = The host has removed you from this table, so you cannot sit down there again. Join another one, or open a table of your own.
refuse-no-such-ruleset = There is no such game or edition. Choose one from the list.
refuse-which-match = You sit in several matches. Which one do you mean?
refuse-no-match = You sit at no table right now. Press *Join* on an open one, or open your own with { LIST($commands, style: "or") }.
refuse-no-match-called-so = You sit in no match of that name. Choose one of those that the option `match` suggests.
refuse-which-game = You sit in no match here. Which game’s rules do you want to read?
refuse-not-moderator = Only members who may manage this server change its settings. Ask one of them; your own are in `/settings me`.
refuse-no-server = A server’s settings are changed inside that server. Type the command in one of its channels.
refuse-not-yours = It is **{ $seat }** who is asked here, not you. *My hand* shows what you can do.
refuse-command-changed = This command has changed. Wait a minute or restart Discord, then type it again.
refuse-not-offered = The command does not take that. Choose one of the values that Discord offers while you type.
