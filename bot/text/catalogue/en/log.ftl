# What the bot itself adds to the log of a table.
log-undone = ↶ { $seat } takes the last step back
log-undone-what = ↶ { $seat } takes back: { $what }
log-reset = ⟲ The moderator { $moderator } goes back to the start of this turn; what was hidden is shuffled anew
log-dealt-again = ⟲ The moderator { $moderator } has the match begin again with the same seats
log-ended = ⏹ The moderator { $moderator } ends the match
