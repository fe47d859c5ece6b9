"""What a Throwdown brings: Spoils and defeats (RULES 2.16)."""
