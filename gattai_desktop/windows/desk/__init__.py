"""The desk: rooms in which people make what is played with, before and between sessions."""
