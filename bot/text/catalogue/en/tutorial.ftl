# Learning a game by playing it.
tutorial-learn = 🎓 Learn by playing
tutorial-which = Which game would you like to learn? It takes some three minutes, against a computer player and with a coach.
tutorial-in-dm = 🎓 Your lesson is in [our direct messages]({ $link }). There is no clock: take your time.
tutorial-here = Your direct messages are closed to me, so the lesson is here. Only you see it.
tutorial-hand = -# 🎓 A lesson: no clock, and it counts for nothing
tutorial-finish = End the lesson
tutorial-farewell = 🎓 That was the lesson. To play with others, type { $command } in a channel of a server; `/rules` explains every card, and computer players fill empty chairs.
cmd-tutorial = tutorial
    .desc = Learn a game in a few minutes, by playing it against a computer
cmd-tutorial-game = game
    .desc = Which game to learn
