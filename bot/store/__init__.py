"""What outlives the process: matches, their steps, deadlines and messages, in one database."""
