"""The Rumble and the Final Form (RULES 2.15)."""
