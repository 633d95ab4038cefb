"""What every game is made of. Import from the modules; nothing is re-exported here."""
