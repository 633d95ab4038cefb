"""How often tokens stop on each square, by the rules as they run, beside an exact solution."""
