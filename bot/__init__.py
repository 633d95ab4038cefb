"""The program around the rules."""
