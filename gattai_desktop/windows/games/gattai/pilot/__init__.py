"""Shows the sheet of a Pilot."""
