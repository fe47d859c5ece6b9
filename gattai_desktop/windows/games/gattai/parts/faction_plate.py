"""Shows a Faction as a plate of Story: its top card, name, Favor, and Offenses."""

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, plain, strong
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.paint import Paint, PaintedButton
from gattai_desktop.board.speech import speak
from gattai_desktop.windows.games.gattai.parts.faction_view import MOST_OFFENSES, FactionLook, FactionView

_WIDEST_CARD: Final = 0.4
"""Widest that the card may be, as a part of the plate, so that its words have room."""
_ONE_LINE: Final = 3.0
"""Lines below whose height a plate has one line of words."""


class NoCard(PaintedButton):
    """The empty place of a Faction without Favor: the keyboard can stand on it, as on a card."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the plate draws the empty place."""


class FactionPlate(FactionView):
    """A Faction as a plate; its card is as high as the plate allows.

    Signals:
        opened: the plate was pressed beside its card.
    """

    opened = Signal()

    def __init__(self, paint: Paint, look: FactionLook, parent: QWidget | None = None, *, card: float = 1.0) -> None:
        self._none: NoCard | None = None
        super().__init__(paint, look, parent, card=card)
        self._none = NoCard(paint, self)
        self._none.clicked.connect(self.opened)
        self.set_look(look)

    @property
    def stop(self) -> QWidget | None:
        return self.top or self._none

    def set_look(self, look: FactionLook) -> None:
        super().set_look(look)
        if self._none is not None:
            self._none.setAccessibleName(look.spoken())
            self._none.setVisible(look.top is None)
            if look.top is None:
                # The place of the card says it all, and a screen reader says the group's name before it.
                self.setAccessibleName("")

    def rescale(self) -> None:
        super().rescale()
        if self._none is not None:
            self._none.setGeometry(self._card_rect().toRect())

    def draw(self, draw: Drawing) -> None:
        box = self._card_rect()
        draw.plate(fill="panel", edge="edge", cut=draw.at(18, 14), inset=1)
        self._draw_card(draw.over(box), 0.03)
        x = box.right() / draw.unit + draw.at(26, 16)
        self._draw_beside(draw.within(x, 0, draw.wide - x - 8))

    def _draw_beside(self, draw: Drawing) -> None:
        """Write the name at the top; below it the Favor, in words and in signs, and the Offenses."""
        look = self.look
        high, words = draw.high, plain(draw.at(16.5, 14))
        line = draw.size(words) * 1.25
        favor = speak("board", "Favor {favor} of {agency}", favor=look.favor, agency=look.agency)
        if high < line * _ONE_LINE:  # beneath a large question
            self._draw_in_a_line(draw, favor)
            return
        low = high < line * 5.2  # the second row of a table with many Factions
        y = self._draw_name(draw, high * (0.3 if low else 0.235), strong(draw.at(21, 16)))
        y = y + line if low else max(y + line * 1.1, high * 0.53)
        draw.text(0, y, favor, words, room=draw.wide, fit=True)
        most, side = max(look.agency, look.favor), draw.at(17, 14)
        size, foot = min(side, draw.wide / max(1, most) / 1.3), high - side - draw.at(12, 8)
        if not low and y + line * 0.6 + size <= foot:  # the words say it too
            draw.pips(0, y + line * 0.4, size, "hand", (look.favor, 0, most))
            y += line * 0.4 + size
        top = y + line * 0.35 if low else min(max(y + line * 0.4, high * 0.77), foot)
        counted = (look.offenses, 0, max(MOST_OFFENSES, look.offenses))
        used = draw.pips(0, top, side, "jag", counted, "refused")
        said, style = self._short_offense(), plain(draw.at(16, 14))
        x = used + draw.at(14, 8)
        if draw.width(said, style) <= draw.wide - x:
            last = look.offenses >= MOST_OFFENSES
            draw.text(x, draw.base(top + side / 2, style), said, style, "refused" if last else "soft")

    def _draw_in_a_line(self, draw: Drawing, favor: str) -> None:
        """Write the name, and beside it the Favor, in figures alone where its words have no room."""
        look, name, words = self.look, strong(draw.at(21, 16)), plain(draw.at(16.5, 14))
        used = draw.text(0, draw.base(draw.middle, name), look.name, name, room=draw.wide, fit=True) + draw.at(14, 8)
        said = favor if draw.width(favor, words) <= draw.wide - used else f"{look.favor}/{look.agency}"
        if draw.width(said, words) <= draw.wide - used:
            draw.text(used, draw.base(draw.middle, words), said, words, "soft")

    def _short_offense(self) -> str:
        if not self.look.offenses:
            return speak("board", "no Offense")
        return speak("board", "{count} Offense", count=self.look.offenses)

    def _card_rect(self) -> QRectF:
        pad = self.paint.px(10 if self.paint.scale.small else 14)
        high = max(1.0, self.height() - 2 * pad)
        wide = min(card_width(high), self.width() * _WIDEST_CARD)
        return QRectF(pad, pad, wide, wide / card_width(1.0))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        beside = self._pressed is None and event.button() == Qt.MouseButton.LeftButton
        super().mouseReleaseEvent(event)
        if beside and self.rect().contains(event.position().toPoint()):
            self.opened.emit()
