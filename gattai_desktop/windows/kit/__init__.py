"""Parts that several windows share: what a seat sees, the layout of a table, overlays and plates."""
