"""Floor 9: the windows. They draw what a seat may see, forward what it wishes, and hold no rule."""
