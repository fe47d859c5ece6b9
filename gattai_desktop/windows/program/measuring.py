"""Measures painting for `gattai-desktop bench paint`: the whole table, and a card that is dragged over it.

It is painted offscreen, so what a screen adds is left out. Times are medians, in milliseconds.
"""

import statistics
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from gattai_desktop.board.faces import Faces
from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.card import CARDS
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.table.lay_table import lay_table
from gattai_desktop.windows.table.table_window import TableWindow

_WIDE: Final = 1920
_HIGH: Final = 1080
_STEPS: Final = 200
_TIMES: Final = 15


def measure_paint(application: QApplication, model: GameModel) -> Mapping[str, float | int | str]:
    """Measure painting a table in play, whole and with a card carried over it."""
    table = lay_table(model, room_of(model.game), make_paint(speed=0))
    table.resize(_WIDE, _HIGH)
    table.show()
    table.model.take_seat()
    application.processEvents()
    whole = {f"whole_table_at_{ratio}_ms": _median(partial(_painted, table, ratio)) for ratio in (1, 2)}
    first, step = _drag(application, table)
    found: dict[str, float | int | str] = {
        "what": "paint",
        "size": f"{_WIDE}x{_HIGH}",
        "widgets": len(table.findChildren(QWidget)),
        **whole,
        "lifting_a_card_ms": first,
        "step_of_a_drag_ms": step,
        "all_52_faces_ms": _median(_all_faces, 3),
    }
    table.close()
    return found


def _median(do: Callable[[], object], times: int = _TIMES) -> float:
    took = []
    for _ in range(times):
        begun = time.perf_counter()
        do()
        took.append((time.perf_counter() - begun) * 1000)
    return round(statistics.median(took), 2)


def _painted(table: TableWindow, ratio: int) -> None:
    picture = QPixmap(table.size() * ratio)
    picture.setDevicePixelRatio(ratio)
    table.render(picture)


def _all_faces() -> None:
    faces = Faces()
    for card in CARDS.values():
        faces.picture(face(card), 280.0, 2.0)


def _drag(application: QApplication, table: TableWindow) -> tuple[float, float]:
    """Drag a card over the table; returns the milliseconds of picking it up, and of a step."""
    card = table.hand.cards()[0]
    rect = card.global_rect()
    start = QPoint(round(rect.x() + rect.width() * 0.15), round(rect.y() + rect.height() * 0.3))
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton

    def send(kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, held: Qt.MouseButton) -> float:
        begun = time.perf_counter()
        where = card.mapFromGlobal(QPointF(at))
        event = QMouseEvent(kind, where, QPointF(at), button, held, Qt.KeyboardModifier.NoModifier)
        application.sendEvent(card, event)
        application.processEvents()
        return (time.perf_counter() - begun) * 1000

    send(QEvent.Type.MouseButtonPress, start, left, left)
    lifting = send(QEvent.Type.MouseMove, start + QPoint(6, -6), none, left)
    steps = [
        send(QEvent.Type.MouseMove, start + QPoint(number * 3, -number * 3 % 600), none, left)
        for number in range(1, _STEPS)
    ]
    assert table.carry.carrying, "Nothing was carried."
    table.carry.put_back()
    send(QEvent.Type.MouseButtonRelease, start, left, none)
    return round(lifting, 2), round(statistics.median(steps), 2)
