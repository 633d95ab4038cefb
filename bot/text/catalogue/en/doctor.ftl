# What `/doctor` and `python -m bot doctor` find, each with how to mend it.
cmd-doctor = doctor
    .desc = For moderators: whether the bot can work in this channel, and how to mend it
doctor-title = ### The bot in this channel
doctor-token-good = **Token**: logged in as { $name }.
doctor-token-missing = **Token**: PARLOUR_TOKEN is not set. In Discord’s developer portal open the application, then *Bot*, press *Reset Token*, and put the token into the file .env.
doctor-token-refused = **Token**: Discord refuses it. In the developer portal open *Bot*, press *Reset Token*, and put the new token into PARLOUR_TOKEN.
doctor-discord-unreachable = **Discord** does not answer. Check this machine’s network, name service and firewall; PARLOUR_API must be empty unless you mean another Discord.
doctor-intents-good = **Intents**: the bot needs none that must be switched on in the developer portal.
doctor-application-good = **Application**: commands reach the bot, and the invite link works.
doctor-endpoint-set = **Application**: *Interactions Endpoint URL* is set in the developer portal, so commands go there instead of to the bot. Empty that field under *General Information*.
doctor-grant-required = **Application**: *Requires OAuth2 Code Grant* is on in the developer portal, so the invite link fails. Switch it off under *Bot*.
doctor-permissions-good = **Permissions**: the bot may do in this channel all it needs to.
doctor-permissions-lacking = **Permissions**: the bot lacks { $permissions } here. Allow that in the channel’s settings under Permissions, or use another channel.
doctor-threads-lacking = **Threads**: the bot lacks { $permissions } here, so new tables stand in the channel itself. Allow that in the channel’s settings, or turn threads off in `/settings server`.
doctor-dm-good = **Direct messages**: the bot can write to you, so your hands arrive.
doctor-dm-closed = **Direct messages**: yours are closed to the bot. Open the server’s menu, then Privacy Settings, and allow direct messages. Until then `/hand` shows your hand here.
doctor-dm-unknown = **Direct messages**: Discord did not take a trial message just now. Try again in a minute.
doctor-dm-trial = This message only tries whether it arrives. It goes by itself.
doctor-database-good = **Database**: sound.
doctor-database-writable = **Database**: can be written.
doctor-database-none = **Database**: there is none yet; the first start makes it.
doctor-database-held = **Database**: it cannot be written now. Whoever hosts the bot must close other programs that use it, or make room on the disk.
doctor-database-damaged = **Database**: it cannot be read. Whoever hosts the bot learns why with `python -m bot doctor`, and can put a copy back with `python -m bot restore FILE` while the bot is stopped.
doctor-schema-good = **Schema**: revision { $revision }, the newest.
doctor-schema-older = **Schema**: revision { $revision }. The next start brings it up to date, after a copy beside it.
doctor-schema-newer = **Schema**: revision { $revision }, which this version does not know. Run the version that made it, or put back a copy from before.
doctor-disk-low = **Disk**: only { $megabytes } MB are free where the data folder is. Whoever hosts the bot must make room.
doctor-folder-closed = **Data folder**: it cannot be written. Give it to the user that runs the bot, or choose another with PARLOUR_DATA_FOLDER.
doctor-folder-running = **Data folder**: a bot runs on it now.
doctor-folder-free = **Data folder**: can be written; no bot runs on it now.
doctor-clock-good = **Clock**: agrees with Discord’s.
doctor-clock-off =
    { $seconds ->
        [one] **Clock**: one second off Discord’s, so deadlines are shown wrong. Whoever hosts the bot must switch on time synchronisation (NTP).
       *[other] **Clock**: { $seconds } seconds off Discord’s, so deadlines are shown wrong. Whoever hosts the bot must switch on time synchronisation (NTP).
    }
doctor-settings-wrong = **Settings**: something in the environment or in the file .env is wrong. The file .env.example lists every setting.
doctor-invite = 🔗 Invite link: { $link }
