"""How hard a fight is, in a room of its own and as a picture."""
