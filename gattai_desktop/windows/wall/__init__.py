"""The wall: what the projector shows of a table, its settings, and whatever keeps it."""
