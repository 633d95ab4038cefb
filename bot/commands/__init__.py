"""The subcommands of `python -m bot`, a file each. Each loads what it needs when it runs, not when `--help` does."""
