"""Shows replays: the table at any past move of a session."""
