"""Numbers in ids, and numbers as people type them."""

import re

DIGITS = 12
GROUPED = re.compile(r"\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+", re.ASCII)
"""Thousands set apart as in any of our languages; a whole number has no other use for these signs."""
UNITS = "đ₫"
"""What tables show behind sums of money."""


def whole_number(text: str) -> int | None:
    """A number of at most twelve ASCII digits; None for anything else, such as "²", which `str.isdigit` lets pass."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= DIGITS else None


def typed_number(text: str) -> int | None:
    """A whole number as tables show it, "1,300đ", or plain; None for anything else."""
    bare = text.strip().rstrip(UNITS).rstrip()
    return whole_number(re.sub(r"\D", "", bare) if GROUPED.fullmatch(bare) else bare)
