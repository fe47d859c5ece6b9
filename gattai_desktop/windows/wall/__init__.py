"""The wall: what the projector shows of a table, and its settings."""
