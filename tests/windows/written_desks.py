"""The first window of somebody who writes packs, and the desk with the first of them."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.desk.pack_desk import PackDesk
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow


def shelf_window(qtbot: QtBot, folder: Path, size: tuple[int, int] = (1366, 768)) -> ShelfWindow:
    made = ShelfWindow(make_paint(speed=0), Shelf(folder / "sessions"), Settings())
    qtbot.addWidget(made)
    made.resize(*size)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    return made


def opened(window: ShelfWindow) -> PackDesk:
    window.desk.open(window.packs.kept.read().packs[0])
    desk = window.desk.page
    assert desk is not None
    return desk
