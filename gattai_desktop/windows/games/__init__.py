"""A wing for each game: all that the windows know of one game alone."""
