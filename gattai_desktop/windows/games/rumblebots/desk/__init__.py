"""The desk of the bot battle: decks, Bots and Contraptions of one's own."""
