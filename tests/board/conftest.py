"""A small table with a hand, a Pile and the layer that carries cards."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drag import DragLayer
from gattai_desktop.board.fan import HandCard, HandFan
from gattai_desktop.board.paint import Paint, make_paint
from gattai_desktop.board.pile_view import PileCard, PileView
from gattai_desktop.board.places import Landing
from gattai_desktop.games.presentation import Place


@pytest.fixture
def paint(qapp: object) -> Paint:
    """The table at its full size, with motion at once, so that no test waits for a picture to move."""
    return make_paint(speed=0)


PILE, TRASH = Place(zone="pile"), Place(zone="trash")


class Table(QWidget):
    """A hand of 7♠ 8♥ 10♣ below a Pile with 7♦ on top; the 10♣ may be played at a price, the 7♠ may not."""

    def __init__(self, paint: Paint) -> None:
        super().__init__()
        self.resize(1200, 900)
        self.pile = PileView(paint, self)
        self.pile.setGeometry(200, 40, 800, 420)
        self.pile.set_pile((PileCard("3C", "3C", "coach"), PileCard("7D", "7D", "coach")))
        self.hand = HandFan(paint, self)
        self.hand.setGeometry(100, 520, 1000, 380)
        self.hand.set_cards((HandCard("7S", "7S", playable=False), HandCard("8H", "8H"), HandCard("TC", "TC")))
        self.layer = DragLayer(paint, self, self._rect_of)
        self.hand.cardLifted.connect(self._pick_up)
        self.hand.cardChosen.connect(self._pick_up)

    def _pick_up(self, key: str, *held: Any) -> None:
        pile = Landing(PILE, "Pile", "price", "Dissonant")
        if key == "7S":
            pile = Landing(PILE, "Pile", "refused", "A Counter needs a higher rank")
        trash = Landing(TRASH, "Trash", "refused", "Nothing is thrown away now")
        self.layer.pick_up(self.card(key), (pile, trash), *held)

    def card(self, key: str):  # noqa: ANN201
        card = self.hand.card(key)
        assert card is not None
        return card

    def middle_of(self, key: str) -> QPoint:
        """A place of the hand that belongs to this card alone: low on its left edge."""
        card = self.card(key)
        rect = card.card_rect()
        return card.pos() + QPoint(round(rect.x() + 30), round(rect.y() + rect.height() * 0.5))

    def _rect_of(self, place: Place) -> QRectF:
        return self.pile.global_landing_rect() if place == PILE else self._corner()

    def _corner(self) -> QRectF:
        return QRectF(QPointF(self.mapToGlobal(QPoint(1050, 20))), QPointF(self.mapToGlobal(QPoint(1150, 160))))


@pytest.fixture
def table(qtbot: QtBot, paint: Paint) -> Table:
    widget = Table(paint)
    qtbot.addWidget(widget)
    with qtbot.waitExposed(widget):
        widget.show()
    widget.activateWindow()
    return widget


@pytest.fixture
def table_in_motion(qtbot: QtBot, table: Table) -> Callable[[], Table]:
    """The same table with a card that takes its time to glide home."""

    def made() -> Table:
        table.layer.set_paint(make_paint(speed=3))
        return table

    return made


def press_at(place: QPointF) -> QMouseEvent:
    """Return a press of the pointer at a place of the screen."""
    left, kind = Qt.MouseButton.LeftButton, QEvent.Type.MouseButtonPress
    return QMouseEvent(kind, place, place, left, left, Qt.KeyboardModifier.NoModifier)
