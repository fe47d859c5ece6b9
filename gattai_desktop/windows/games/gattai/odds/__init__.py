"""Shows how hard a fight is, in a room and as a picture."""
