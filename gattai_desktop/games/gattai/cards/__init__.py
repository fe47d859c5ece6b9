"""Decks, Hands and Omens: where cards lie and how they move (RULES 2.2 to 2.5)."""
