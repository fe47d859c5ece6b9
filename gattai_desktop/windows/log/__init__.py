"""Shows the log of the table, explains why something happened, and takes moves back."""
