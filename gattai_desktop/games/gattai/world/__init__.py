"""What stands against and around the Team: Threats, Factions, Locations, the Crisis (RULES 2.21 to 2.24)."""
