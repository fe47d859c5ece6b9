"""What the desk knows of the bot battle."""
