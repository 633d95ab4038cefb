"""Random matches of every ruleset over the wire while everything that can go wrong does."""
