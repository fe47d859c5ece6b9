"""What packs of Bots hold, and the set-up of a match."""
