"""Whether the bot is well, for whoever hosts it: `/healthz` and `/metrics` over HTTP."""
