"""`make bench`: how fast, how large, how quiet; each beside a yardstick timed in the same run."""
