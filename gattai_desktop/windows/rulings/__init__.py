"""Shows and changes the rulings of a table and its edition."""
