"""Whole matches through the unmodified bot: discord.py, real HTTP and WebSocket, the local Discord."""
