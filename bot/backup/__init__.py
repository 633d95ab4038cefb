"""Copies of the database: made while the bot runs, put back while it does not."""
