"""The rulings of a table and its edition: seen and changed."""
