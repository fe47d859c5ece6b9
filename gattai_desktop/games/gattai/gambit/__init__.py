"""The Gambit (RULES 2.9)."""
