"""Shows cards large over a room, to be read or as a first hand, until a key or a press sends them away."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.faces import RATIO, card_width, paint_card
from gattai_desktop.board.paint import Paint, PaintedButton
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import card_name

_LARGEST: Final = 560.0
"""Greatest height of a card, pixels of the screen."""
_MARGIN: Final = 24.0
_GAP: Final = 14.0


_CARD: Final = "card"


def show_card(paint: Paint, over: QWidget, face: str) -> None:
    """Show one card large over a window."""
    shown = over.findChild(ShownLarge, _CARD) or ShownLarge(paint, over)
    shown.setObjectName(_CARD)
    shown.set_paint(paint)
    shown.show_faces((face,), speak("desk", "A card, large"))


class ShownLarge(PaintedButton):
    """Cards over the whole room. Enter, Space, Escape or a press sends them away, and the keyboard where it was."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._over = parent
        self._keyboard: QWidget | None = None
        self.faces: tuple[str, ...] = ()
        self.clicked.connect(self.leave)
        self.hide()

    def show_faces(self, faces: tuple[str, ...], words: str) -> None:
        """Show these pictures; words: what they are together."""
        if not self.isVisible():
            self._keyboard = QApplication.focusWidget()
        self.faces = faces
        self.setAccessibleName(words)
        self.setAccessibleDescription(" ".join(card_name(face) for face in faces))
        self.setGeometry(self._over.rect())
        self.raise_()
        self.show()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.update()

    def leave(self) -> None:
        """Send them away."""
        if self.isVisible():
            self.hide()
            if self._keyboard is not None and isValid(self._keyboard):
                self._keyboard.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape):
            self.leave()
        else:
            event.ignore()

    def draw(self, draw: Drawing) -> None:
        ground = draw.ink("scrim")
        ground.setAlphaF(0.86)
        draw.ground(ground)
        count = max(1, len(self.faces))
        room = (self.width() - 2 * _MARGIN - _GAP * (count - 1)) / count
        high = min(self.height() - 2 * _MARGIN, _LARGEST, room / RATIO)
        wide = card_width(high)
        x, y = (self.width() - wide * count - _GAP * (count - 1)) / 2, (self.height() - high) / 2
        for face in self.faces:
            paint_card(draw.pen, self.paint.faces, self.paint.theme, face, x, y, high)
            x += wide + _GAP
