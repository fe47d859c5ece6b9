"""Floor 9: the windows. They draw what a seat may see, forward what it wishes, and hold no rule."""

from gattai_desktop.windows.games.register import register_drawn_faces

register_drawn_faces()
