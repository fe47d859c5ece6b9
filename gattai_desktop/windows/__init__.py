"""Floor 9: the windows. They draw what a seat may see, pass on the moves it wants to make, and hold no rule."""

from gattai_desktop.windows.games.register import register_drawn_faces, register_worn_colours

register_drawn_faces()
register_worn_colours()
