"""What packs of Gattaibushido hold, and what becomes of it at the table."""
