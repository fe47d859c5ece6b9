"""The room of Tasuo Showdown: its cards and their pictures."""
