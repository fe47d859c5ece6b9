"""The desk of Tasuo Showdown: decks, cards and classes of one's own."""
