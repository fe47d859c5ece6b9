"""What is said of what happened, and of what would."""
