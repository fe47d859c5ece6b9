"""A toy game, added from outside as docs/add-a-game.md says: a market, a map, a choice in secret."""
