"""Takes the pictures in this folder anew: the real windows, offscreen, before tables that records set up.

`make screenshots` runs this. The tables lie in `docs/scenes/` as records; a picture is taken at each size, from
whoever is next at the computer, in the dark theme.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.fonts import register_fonts
from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.deck54 import card
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.records.reader import read_file
from gattai_desktop.records.replay import replay
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.curtain import Curtain
from gattai_desktop.windows.pictures import SIZES, PictureSize, picture_of
from gattai_desktop.windows.projector_window import ProjectorWindow
from gattai_desktop.windows.settings import Settings
from gattai_desktop.windows.shelf_window import ShelfWindow
from gattai_desktop.windows.table_window import TableWindow

HERE = Path(__file__).resolve().parent
PAINT = make_paint(speed=0)


def model_of(scene: str) -> GameModel:
    """The table that a scene ends with, its curtain down before whoever is next."""
    record = read_file(HERE / "scenes" / f"{scene}.record")
    played = replay(record)
    if played.unmet:
        raise SystemExit(f"{scene}: {played.unmet[0]}")
    table = record.box.begin(record.setup)
    journal = MemoryJournal(table)
    for entry in played.entries:
        table = table.after(entry.facts)
        journal.append(entry, table)
    model = GameModel(record.box.game, journal, seeded(1), clock=lambda: 0)
    model.pass_to(model.next_seat())
    return model


def settle() -> None:
    """Let everything that was asked for happen."""
    for _ in range(4):
        QApplication.processEvents()


@contextmanager
def shown(window: QWidget, size: PictureSize) -> Iterator[None]:
    """Show a window at the size of a picture for as long as it is needed."""
    window.resize(QSize(round(size.wide / size.ratio), round(size.high / size.ratio)))
    window.show()
    window.activateWindow()
    settle()
    try:
        yield
    finally:
        window.hide()
        window.deleteLater()
        settle()


def keep(window: QWidget, name: str, size: PictureSize) -> None:
    """Save what a window shows."""
    settle()
    path = HERE / f"{name}-{size}.png"
    if not picture_of(window, size).save(str(path)):
        raise SystemExit(f"{path} could not be written.")
    print(path.relative_to(HERE.parent))


@contextmanager
def table(scene: str, size: PictureSize, *, seated: bool = True) -> Iterator[TableWindow]:
    """The table window before a scene."""
    model = model_of(scene)
    window = TableWindow(model, PAINT, make_curtain=Curtain)
    if seated:
        model.take_seat()
    with shown(window, size):
        yield window


def carry(window: TableWindow, code: str, target: QRectF, *, drop: bool) -> None:
    """Drag a card of the hand to a place on the screen, and let it go there or not."""
    hand = window.hand
    widget = hand.widget_of(card(code))
    assert isinstance(widget, CardWidget)
    rect = widget.card_rect()
    start = widget.pos() + QPoint(round(rect.x() + rect.width() * 0.2), round(rect.y() + rect.height() * 0.3))
    goal = hand.mapFromGlobal(target.center().toPoint())
    QTest.mousePress(hand, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for part in range(1, 9):
        QTest.mouseMove(hand, start + (goal - start) * part / 8)
        settle()
    if drop:
        QTest.mouseRelease(hand, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, goal)
    settle()


def landing(window: TableWindow) -> QRectF:
    """Where a card lands on the Pile, a little to the right and below, so that the ghost stays in sight."""
    rect = window.place_of("pile")
    assert rect is not None
    return rect.translated(QPointF(rect.width() * 0.20, rect.height() * 0.25))


def take_bot_battle(size: PictureSize) -> None:
    """Take the pictures of the second game at one size."""
    for scene in ("bot-battle", "bot-battle-two"):
        with table(scene, size) as window:
            keep(window, scene, size)
    wall = ProjectorWindow(model_of("bot-battle"), PAINT)
    with shown(wall, size):
        wall.follow()
        keep(wall, "projector-bot-battle", size)


def take(size: PictureSize) -> None:
    """Take every picture at one size."""
    with table("throwdown", size) as window:
        carry(window, "10♣P", landing(window), drop=False)
        keep(window, "table", size)
    with table("throwdown", size) as window:
        carry(window, "4♠P", landing(window), drop=True)
        keep(window, "refused", size)
    with table("ask", size) as window:
        keep(window, "ask", size)
    with table("throwdown", size, seated=False) as window:
        keep(window, "curtain", size)
    with table("story", size) as window:
        keep(window, "story", size)
    with table("gambit", size) as window:
        keep(window, "gambit", size)
    take_bot_battle(size)
    wall = ProjectorWindow(model_of("throwdown"), PAINT)
    with shown(wall, size):
        keep(wall, "projector", size)
    model = model_of("gambit")
    wall = ProjectorWindow(model, make_paint())
    with shown(wall, size):
        model.take_seat()
        flip = next(move for move in model.options() if str(move).endswith("flips"))
        model.attempt(flip)
        QTest.qWait(600)  # milliseconds: the Omen is held in the middle of the wall for longer than that
        keep(wall, "projector-omen", size)


def take_shelf(size: PictureSize) -> None:
    """Take the first screen and the shelf."""
    with tempfile.TemporaryDirectory() as folder:
        shelf = Shelf(Path(folder))
        window = ShelfWindow(PAINT, shelf, Settings())
        with shown(window, size):
            window.show_shelf()
            keep(window, "first-run", size)
        for scene in ("gambit", "story", "throwdown"):
            shelf.import_record(HERE / "scenes" / f"{scene}.record")
        window = ShelfWindow(PAINT, shelf, Settings())
        with shown(window, size):
            window.show_shelf()
            QTest.qWait(300)
            keep(window, "shelf", size)


def main() -> int:
    """Take them all and say which."""
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    app = QApplication.instance() or QApplication(sys.argv[:1])
    register_fonts()
    for size in SIZES:
        take(size)
        take_shelf(size)
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())
