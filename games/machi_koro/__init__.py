"""Machi Koro: the rules of `RULES.md` as a library."""

from games.machi_koro.rulesets import RULESETS

__all__ = ["RULESETS"]
