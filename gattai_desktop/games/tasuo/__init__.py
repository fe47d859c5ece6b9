"""Tasuo Showdown: a duel of two with decks of their own."""
