"""The colours at the edge of a message."""

PLAYING, WAITING, DONE = 0x3B82C4, 0xC48A3B, 0x6B7280
"""The accent of a container; the words beside it say the same."""
