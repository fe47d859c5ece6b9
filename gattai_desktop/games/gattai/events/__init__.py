"""Microevents and the notation that fires them (RULES 2.6, 2.7)."""
