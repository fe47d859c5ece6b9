"""A Pilot made as the book makes one: the 15 rows `make.*` of the catalogue, in nine steps (CONTENT 1.4)."""
