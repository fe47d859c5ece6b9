"""The book: its rules by their ids, the editions, and the rulings that a table chooses."""
