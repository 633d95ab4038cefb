# What the bot itself adds to the log of a table.
log-undone = ↶ { $seat } takes the last step back
log-reset = ↶ A moderator resets the match to an earlier turn; what was hidden is shuffled anew
