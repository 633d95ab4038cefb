# What is kept of people: told, given out, deleted.
cmd-privacy = privacy
    .desc = What is kept about you, and for how long
cmd-data = data
    .desc = Get what is kept about you, or have it deleted
cmd-data-export = export
    .desc = Everything kept about you, as a file that only you see
cmd-data-delete = delete
    .desc = Have what is kept about you deleted
privacy-title = ### What this bot keeps
privacy-kept-matches = • **Your matches**: where and when they were played, who sat on which chair (Discord id, name and language as Discord showed them) and every move.
privacy-kept-hands = • **Your hands**: which direct messages of the bot to you it keeps up to date.
privacy-kept-results = • **Your results**: where you came in each finished match, for `/stats`, unless you keep yourself out (`/settings me`).
privacy-kept-settings = • **Your settings**: language, pings, whether you are counted.
privacy-kept-moderators = • **Moderators**: what they did to a match, with id and name; who changed a server’s settings last, with id.
privacy-kept-else = It does not read what people write, and it keeps nothing else.
privacy-time =
    { $days ->
        [one] ⏳ A finished match is deleted one day after its last move, a lobby that never began within two days. When the bot leaves a server, that server’s settings and finished matches are deleted at once, the rest within eight days.
       *[other] ⏳ A finished match is deleted { $days } days after its last move, a lobby that never began within two days. When the bot leaves a server, that server’s settings and finished matches are deleted at once, the rest within eight days.
    }
privacy-time-forever = ⏳ Finished matches are kept until you have yourself taken out of them; a lobby that never began is deleted within two days. When the bot leaves a server, that server’s settings and finished matches are deleted at once, the rest within eight days.
privacy-who = 👁️ Those who played a match get its log with the names at the table (`/export`), and the server’s moderators see its table. Everybody on a server sees its statistics (`/stats`). Otherwise only whoever hosts this bot can read what it keeps; it is given to nobody and used for nothing but the matches.
privacy-yours = 📦 `/data export` gives you all of it as a file. `/data delete` takes you out.
data-export-title = ### What is kept about you
data-export-explained = The file is JSON, and only you see it. Your moves are what you pressed; what they brought to light is in the log of each finished match (`/export`).
data-delete-title = ### Delete what is kept about you?
data-delete-ask = Your settings are deleted. In matches that are over you are called *{ $name }* from then on, and your id is gone; the moves and the places stay, without you, for those who played with you. This cannot be undone.
data-delete-running =
    { $count ->
        [one] One match of yours is still open and stays as it is. Leave it first with `/leave`, or come back when it is over.
       *[other] { $count } matches of yours are still open and stay as they are. Leave them first with `/leave`, or come back when they are over.
    }
data-delete-form = Delete my data
data-delete-done =
    { $count ->
        [0] Done: your settings are deleted. You were in no finished match.
        [one] Done: your settings are deleted, and one finished match does not name you any more.
       *[other] Done: your settings are deleted, and { $count } finished matches do not name you any more.
    }
data-delete-rest = -# Messages that already stand in channels and in your direct messages are with Discord: you or a moderator can delete them there. Backups of whoever hosts the bot may hold the data for a while.
