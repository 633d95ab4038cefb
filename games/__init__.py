"""Pure rules: no Discord, no clock, no disk."""
