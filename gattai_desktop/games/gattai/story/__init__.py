"""Story Mode, sessions and scenarios, and First Contact (RULES 2.8)."""
