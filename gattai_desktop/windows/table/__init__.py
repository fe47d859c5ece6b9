"""The table window and the parts that it has at every moment."""
