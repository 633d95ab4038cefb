"""kill -9 at random moments of presses: what was answered is stored, what is stored is played once."""
