"""Replays: the table in the past."""
