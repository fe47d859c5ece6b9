"""The first window: the shelf of sessions, a new table, the first screen of a new computer."""
