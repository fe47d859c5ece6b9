"""The tale of an evening: its page, its sheets of paper, and how both are kept."""
