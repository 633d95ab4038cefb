"""The local Discord's page in a real browser, in front of a real discord.py program."""
