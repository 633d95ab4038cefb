"""The program around the rules."""

__version__ = "0.1.0"
"""The only place that says it: CHANGELOG.md tells what each brought."""
