"""The bot battle: a second game at the same table (rules RB-1 to RB-33). Each module is a chapter."""
