"""Helpers shared by tests: people on the local Discord, and an unmodified discord.py pointed at it."""
