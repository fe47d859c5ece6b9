"""What a person has chosen for this computer, and where it is chosen."""
