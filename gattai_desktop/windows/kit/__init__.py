"""What every window is made of: what a seat sees, the parts of a table, and what lies over it."""
