"""Pictures: a scene and its words become a PNG, off the event loop."""
