# Messages of the bot around every game.
ui-title = ## { $game } · { $match }
ui-match-name = { NAME($first) } { NAME($second) }
ui-computer = 🤖 { NAME($policy) } { $number }
ui-nameless = Former player { $number }
ui-hand-where = -# Your hand at { $server } · [to the table]({ $link })
ui-my-hand = My hand
ui-waiting = ▶ **{ $seat }** { $question }
ui-asked-decision = is to play
ui-asked-answer = is to answer
ui-asked-table = may bid
ui-place = **{ $place }.** { $seat }
ui-cancelled = This match was called off.
ui-back = ← Back
ui-send = Send
ui-on = Next →
ui-unpick = Take back the last
ui-only-way = { $way } · { $detail }
ui-type = Type a number
ui-new-command = `/{ $game } { $new }`
ui-which = Choose one
ui-page-back = ← Page { $page } of { $pages }
ui-page-on = Page { $page } of { $pages } →
ui-pick-sum = Chosen: **{ $total }M** of { $wanted }M
ui-pick-count =
    { $most ->
        [one] Chosen: **{ $count }** of { $most }
       *[other] Chosen: **{ $count }** ({ $least } to { $most })
    }
ui-sure = **{ $action }** — are you sure? { $loss }
ui-irreversible = This cannot be taken back.
ui-yes = Yes: { $action }
ui-undo = ↶ Take back: { $what }
ui-concede = Give up my seat
ui-concede-sure = Do you want to leave **{ $match }**? The match goes on without you, and you cannot come back.
ui-concede-sure-ends = Do you want to leave **{ $match }**? The match ends at once, and you cannot come back.
ui-concede-sure-last = Do you want to leave **{ $match }**? The match ends, { $seat } wins, and you cannot come back.
ui-concede-counted = In the statistics you are behind everybody who still plays.
ui-conceded = You have left the match.
ui-left = You have left **{ $match }**.
ui-table-brought = **{ $match }** is at the bottom of <#{ $channel }> again.
ui-amount-bounds =
    { $step ->
        [1] { $least } to { $most }
       *[other] { $least } to { $most }, in steps of { $step }
    }
ui-permissions-missing = I cannot keep a table here: I am not allowed to { $permissions } in this channel. Ask a moderator to allow it, or open the table in another channel.
ui-unexpected = Something went wrong on our side. Nothing was lost: press again, or use `/hand`. If it happens again, tell whoever hosts this bot the code **{ $reference }**.
ui-storage-full = The disk of this bot is full, so this was not done. Nothing was lost, and the match goes on from here. Tell whoever hosts the bot (code **{ $reference }**), then try again.
ui-storage-busy = The bot cannot get at its database just now, so this was not done. Nothing was lost: try again in a few seconds. If it goes on, tell whoever hosts the bot the code **{ $reference }**.
ui-restarting = The bot is restarting. Nothing is lost: try again in a few seconds.
ui-ping = { $game } · **{ $match }** is waiting.

# What the bot must be allowed, in the words of Discord's settings.
ui-permission-view_channel = View Channel
ui-permission-send_messages = Send Messages
ui-permission-create_public_threads = Create Public Threads
ui-permission-send_messages_in_threads = Send Messages in Threads
ui-permissions-lost = The table cannot be kept up to date here: I am no longer allowed to { $permissions } in this channel. Ask a moderator to allow it, then press again. Nothing is lost: the match goes on, and `/hand` shows your hand.
ui-table-moved = **{ $match }** is now in <#{ $channel }>.
ui-table-unreachable = I cannot post in <#{ $channel }>: it was deleted, or I may not see it or write there. Type `/table` in another channel of { $server } to have **{ $match }** there, or ask a moderator. The match goes on: `/hand` shows your hand.
ui-table-no-write = You may not write in this channel, so the table does not come here. Type `/table` in a channel where you may.
