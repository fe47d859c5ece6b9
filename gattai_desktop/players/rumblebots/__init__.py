"""Players of the bot battle: matches, and how strong the ready decks are."""
