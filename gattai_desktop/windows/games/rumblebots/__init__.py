"""The parts of table and wall that show a bot battle."""
