"""A folder for each game, with all that the windows know of that game alone."""
