"""Shows the cards of a deck: as a row in the list of all cards, and as a stack of copies in the deck itself."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, drawing, plain, strong
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.paint import Paint, PaintedButton
from gattai_desktop.board.speech import speak
from gattai_desktop.board.theme import card_colour
from gattai_desktop.windows.kit.deck_workshop import DeckCard

_ADDS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Plus)
_TAKES_OUT: Final = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Minus)
_EDGE: Final = 4.0
"""Margin for the focus ring, pixels of the screen."""
_MOST_EDGES: Final = 3


class DeckCardButton(PaintedButton):
    """A card that can be put into a deck and taken out.

    Signals, each with the card's key:
        added: one copy more. takenOut: one copy less. lookedAt: shown large.
    """

    added = Signal(str)
    takenOut = Signal(str)
    lookedAt = Signal(str)

    def __init__(self, paint: Paint, card: DeckCard, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.card = card
        self.copies = 0
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(self._press)
        self.set_copies(0)

    @property
    def full(self) -> bool:
        """Whether the deck has as many copies as it may."""
        return self.copies >= self.card.most

    def set_copies(self, copies: int) -> None:
        """Show how many copies the deck has."""
        self.copies = copies
        words = speak("desk", "{number} in the deck", number=copies)
        self.setAccessibleName(f"{self.card.name}, {words}")
        full = f" {self.refusal()}" if self.full else ""
        self.setAccessibleDescription(self.card.spoken + full)
        self.update()

    def refusal(self) -> str:
        """Say why no more copies may be added."""
        return speak("desk", "No more than {most}.", most=self.card.most)

    def _press(self) -> None:
        self.added.emit(self.card.key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ADDS and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.added.emit(self.card.key)
        elif event.key() in _TAKES_OUT and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.takenOut.emit(self.card.key)
        elif event.key() == Qt.Key.Key_Space:
            self.lookedAt.emit(self.card.key)
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # Space only looks

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.takenOut.emit(self.card.key)
        elif event.button() == Qt.MouseButton.MiddleButton:
            self.lookedAt.emit(self.card.key)
        else:
            super().mousePressEvent(event)


class DeckRow(DeckCardButton):
    """A card in the list of all cards: a press adds it, or says why not."""

    ring = (12.0, 1.0)

    def sizeHint(self) -> QSize:
        return QSize(round(self.paint.px(300)), max(48, round(self.paint.px(62))))

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self) as whole:
            draw = whole.inset(_EDGE, _EDGE)
            if self.full:
                draw.refused(cut=12)
            else:
                draw.plate(fill="panel" if self.underMouse() else "rail", edge="line", cut=12)
            high = draw.high - 8
            draw.card(self.card.face, 8, 4, high, shadow=None, veil=0.4 if self.full else 0.0)
            left = 8 + card_width(high) + 10
            right = draw.wide - 12
            name, line = strong(15), plain(12.5)
            count = speak("desk", "{number} of {most}", number=self.copies, most=self.card.most) if self.copies else ""
            taken = draw.width(count, name) + 8 if count else 0.0
            ink = "soft" if self.full else "text"
            first = draw.middle - 3
            draw.text(left, first, self.card.name, name, ink, room=right - left - taken, fit=True)
            if count:
                draw.text(right, first, count, name, "refused" if self.full else "text", align="end")
            below = self.refusal() if self.full and self.underMouse() | self.hasFocus() else self.card.line
            tone = "refused" if below == self.refusal() else "soft"
            draw.text(left, first + draw.size(line) * 1.35, below, line, tone, room=right - left)


class DeckStack(DeckCardButton):
    """The copies of a card in a deck with their number; its foot takes one out at the left, adds one at the right."""

    ring = (12.0, 1.0)

    def sizeHint(self) -> QSize:
        high = max(112.0, self.paint.px(196))
        return QSize(round(card_width(high) + 14 + 2 * _EDGE), round(high + 12 + 2 * _EDGE))

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self) as whole:
            draw = whole.inset(_EDGE, _EDGE)
            high = draw.high - 12 / draw.unit
            step = 4 / draw.unit
            for edge in range(min(self.copies - 1, _MOST_EDGES), 0, -1):
                draw.card(self.card.face, edge * step, edge * step * 0.8, high, shadow=None)
            draw.card(self.card.face, 0, 0, high, shadow=None)
            self._foot(draw, high)

    def _foot(self, draw: Drawing, high: float) -> None:
        """The number of copies; under the pointer or with the focus, what a press does beside it."""
        style = strong(15)
        tall, wide = draw.size(style) * 1.7, card_width(high)
        y, ink, face = high - tall - 3, card_colour("face_ink"), card_colour("face")
        words = f"× {self.copies}"
        open_foot = self.underMouse() or self.hasFocus()
        number = draw.width(words, style) + 16
        left = 3.0 if open_foot else wide - number - 3
        width = wide - 6 if open_foot else number
        draw.plate(left, y, width, tall, fill=ink, edge=face, line=1.2, cut=6, radius=2)
        base = draw.base(y + tall / 2, style)
        draw.text(left + width / 2, base, words, style, face, align="middle")
        if open_foot:
            draw.text(left + 10, base, "−", style, face)
            draw.text(left + width - 10, base, "+", style, draw.ink("edge") if self.full else face, align="end")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A press at the left of the foot takes one out, at its right adds one; above it the card is shown large."""
        inside = self.isDown() and self.rect().contains(event.position().toPoint())
        self.setDown(False)
        event.accept()
        if inside and event.button() == Qt.MouseButton.LeftButton:
            self._press_at(event.position())

    def _press_at(self, at: QPointF) -> None:
        if at.y() < self.height() * 0.76:
            self.lookedAt.emit(self.card.key)
        elif at.x() < self.width() / 2:
            self.takenOut.emit(self.card.key)
        else:
            self.added.emit(self.card.key)
