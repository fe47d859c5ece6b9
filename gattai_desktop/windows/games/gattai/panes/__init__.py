"""The middle of the table window in each moment."""
