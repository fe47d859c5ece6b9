"""The sheet of a Pilot."""
