# `/stats`: results, ratings, leaderboards.
cmd-stats = stats
    .desc = Results, ratings and leaderboards of this server
cmd-stats-who = who
    .desc = Whose results; yours when you leave it out
cmd-stats-game = game
    .desc = The leaderboard of which game
stats-title-mine = ### 📊 Your results on { $server }
stats-title-of = ### 📊 { $name } on { $server }
stats-none-mine = You have finished no match here yet. A match counts when it is played to its end.
stats-none-of = There is nothing to show of **{ $name }** here.
stats-hidden = 🙈 You keep yourself out of the statistics: only you see this, and nothing new is counted. `/settings me` changes that.
stats-rating = Rating **{ $points }**
stats-rating-settling = Rating **{ $points }**, still settling
stats-record = { $matches ->
        [one] One match
       *[other] { $matches } matches
    }, { $wins ->
        [0] none won
        [one] one won
       *[other] { $wins } won
    }
stats-places = Average place { $whole }.{ $tenth } of { $of }.{ $oftenth }
stats-form = Latest places: { $places }
stats-explained = -# A rating begins at { $begin } and tells the skill that somebody almost certainly has: each match moves it by who was beaten, computer players too, and it climbs as more is known. Matches played to their end count while they are kept; whoever leaves in the middle is last.
stats-board-title = ### 🏆 { $game } on { $server }
stats-board-line = **{ $rank }** · { $name } · **{ $points }** · { $matches ->
        [one] one match
       *[other] { $matches } matches
    }
stats-board-line-settling = **{ $rank }** · { $name } · **{ $points }**, still settling · { $matches ->
        [one] one match
       *[other] { $matches } matches
    }
stats-board-empty = Nobody has finished { $least } matches of it here yet.
stats-board-hidden = 🙈 You keep yourself out of the statistics, so you are not listed. `/settings me` changes that.
stats-board-missing = { $count ->
        [one] Finish one more match and you are listed.
       *[other] Finish { $count } more matches and you are listed.
    }
stats-choose = Leaderboard of a game
stats-mine = My results
