"""What the desk knows of Gattaibushido."""
