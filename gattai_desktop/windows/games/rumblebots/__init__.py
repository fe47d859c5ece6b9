"""The table and the wall of a bot battle."""
