"""The log of the table, why something is as it is, and taking back."""
