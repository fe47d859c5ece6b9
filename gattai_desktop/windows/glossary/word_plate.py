"""Shows a word of the book with its meaning; a press shows the rules behind it, another one hides them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.drawing import Drawing, drawing, measuring, plain, strong
from gattai_desktop.board.paint import Paint, PaintedButton
from gattai_desktop.board.speech import rule
from gattai_desktop.content.boxes import box
from gattai_desktop.windows.glossary.meanings import Meaning

_INSET: Final = 3.0
"""Margin for the focus ring, pixels of the screen."""
_EDGE: Final = 16.0


class WordPlate(PaintedButton):
    """A plate for one word.

    Signals:
        turned(): it shows its rules, or hides them, and needs another height.
    """

    turned = Signal()

    ring = (12.0, 1.0)

    def __init__(self, paint: Paint, meaning: Meaning, game: str, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.meaning = meaning
        self._game = game
        self.opened = False
        """Whether it shows the rules behind it."""
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(meaning.spoken)
        self.clicked.connect(self._turn)

    def _turn(self) -> None:
        self.opened = not self.opened
        told = sentences(f"{name}: {sentence}" for name, sentence in self._rules())
        self.setAccessibleDescription(told if self.opened else "")
        self.turned.emit()

    def _rules(self) -> tuple[tuple[str, str], ...]:
        rules = box(self._game).rules()
        return tuple((one, rule(rules[one][1])) for one in self.meaning.rules)

    def sizeHint(self) -> QSize:
        wide = round(self.paint.px(420))
        return QSize(wide, self.needed(wide))

    def needed(self, wide: int) -> int:
        """Return the height that its words need at that width, both in pixels of the screen."""
        draw = measuring(self.paint, wide).inset(_INSET, _INSET)
        return round(self._write(draw) * draw.unit + 2 * _INSET) + 1

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self) as whole:
            draw = whole.inset(_INSET, _INSET)
            draw.plate(fill="panel" if self.underMouse() or self.opened else "rail", edge="line", cut=12)
            self._write(draw)

    def _write(self, draw: Drawing) -> float:
        """Write its words, or only measure them; return the height in drawing pixels."""
        style, room = strong(18), draw.wide - 2 * _EDGE
        base = 10 + draw.size(style)
        draw.text(_EDGE, base, self.meaning.name, style, room=room, fit=True)
        y = draw.lines(_EDGE, base + 5, self.meaning.means, plain(15), room=room, leading=1.35)
        if self.opened:
            for name, sentence in self._rules():
                y = draw.lines(_EDGE, y + 5, f"{name}  {sentence}", plain(14), "soft", room=room, leading=1.35)
        return y + 8
