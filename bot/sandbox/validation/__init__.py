"""Discord's limits, refused as Discord refuses them: 400/50035 with each field's path."""
