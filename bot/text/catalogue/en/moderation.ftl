# The commands of moderators, their panels and refusals. "Moderator": whoever a server lets use `/match`.
cmd-match-list = list
    .desc = The open matches of this server
cmd-match-show = show
    .desc = See a table and its log; only you see them
cmd-match-end = end
    .desc = End a match, or close a lobby
cmd-match-reset = reset
    .desc = Go back to the start of the turn, or deal again
moderation-commands = For moderators: the matches of this server
moderation-which = Which match of this server
moderation-list-title = ### Open matches of { $server }
moderation-list-more =
    { $count ->
        [one] -# One more match is open.
       *[other] -# { $count } more matches are open.
    }
moderation-status-lobby = lobby
moderation-status-playing = in play
moderation-waits = ⏳ waits for { LIST($seats) }
moderation-show-where = -# <#{ $channel }> · { $status } · { $opened } · only you see this
moderation-end-title = ### End { $match }
moderation-end-ask = The match ends for everybody, without a winner. Its table says that it was you.
moderation-end-form = End the match
moderation-end-done = **{ $match }** has ended. Its table says that it was you.
moderation-reset-title = ### Reset { $match }
moderation-turn-ask = Back to the **start of this turn**: what was done since is taken back, and what nobody knows is shuffled anew. Hands are again as they were then.
moderation-turn-form = Start of this turn
moderation-turn-done = **{ $match }** is back at the start of the turn. Its table says that it was you.
moderation-deal-ask = Or **deal again**: from the beginning, with the same seats and rules. Whoever gave up their seat stays out.
moderation-deal-form = Deal again
moderation-deal-done = **{ $match }** begins again with the same seats. Its table says that it was you.
moderation-ended-by = ⏹ The moderator **{ $moderator }** ended this match.
refuse-turn-over = That turn has ended meanwhile, so nothing was taken back. Below is the turn that goes on now.
refuse-which-open-match = Several matches are open in this server. Which one do you mean?
refuse-no-open-match = No match is open in this server that you may moderate, so there is nothing to do.
refuse-not-this-server = No open match of this server is called that. Type `/match list` to see which there are.
