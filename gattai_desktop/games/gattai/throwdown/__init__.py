"""The Throwdown, from the challenge to its last Drive (RULES 2.10 to 2.14)."""
