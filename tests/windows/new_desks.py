"""An empty desk for a fresh pack of any game, opened from the shelf as a person opens it."""

from PySide6.QtWidgets import QApplication

from gattai_desktop.windows.desk.pack_desk import PackDesk
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from tests.windows.test_evening_of_ones_own import Hands, typed


def at_an_empty_desk(window: ShelfWindow, hands: Hands, title: str, game: str) -> PackDesk:
    """Begin a pack of a game, by the name that people call it, at the desk."""
    window.packs.show()
    QApplication.processEvents()
    hands.press(window.packs.room, "New pack at the desk")
    typed(window.sheet, "What it is called", title)
    typed(window.sheet, "Who makes it", "Jo")
    hands.press(window.sheet, f"A pack of {game}")
    desk = window.desk.page
    assert desk is not None
    assert desk.isVisible()
    return desk
