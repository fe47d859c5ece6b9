"""What packs of Tasuo Showdown hold: classes, cards and ready decks."""
