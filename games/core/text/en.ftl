# Words every game uses.

seat-number = Player { $number }
amount-plain = { $amount }

# Computer players
policy-random = Random
    .what = Plays any legal move. Good for a first try.
policy-greedy = Greedy
    .what = Takes what pays most right now.
policy-steady = Steady
    .what = Plans ahead for the win, not for the moment.
