"""Pilots and their Team: Stats, Robos, Gear, what they learn (RULES 2.19, 2.20, 2.25)."""
