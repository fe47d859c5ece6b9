"""The first window: the shelf of sessions, a new table, and the first screen of a new computer."""
