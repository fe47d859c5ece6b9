"""Buttons of the Threat's page: the seven signs of a Threat Rating, and the signs that a plate may bear."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.chosen_button import ChosenButton
from gattai_desktop.board.drawing import Drawing, plain, strong
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import speak
from gattai_desktop.board.theme import harmony
from gattai_desktop.games.gattai.world.threat_rating import RATINGS
from gattai_desktop.games.gattai.world.threats import shape_of

_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class ChosenOfRow(ChosenButton):
    """One of several buttons of which one is chosen; the arrows go along the row."""

    def __init__(self, paint: Paint, name: str, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        parent = self.parentWidget()
        if step is None or parent is None:
            super().keyPressEvent(event)
            return
        row = [one for one in parent.findChildren(type(self)) if one.isVisible()]
        row[(row.index(self) + step) % len(row)].setFocus(Qt.FocusReason.TabFocusReason)


class RatingButton(ChosenOfRow):
    """A Threat Rating as its sign: a heptagon in Violet for 1, a circle in Red for 7."""

    def __init__(self, paint: Paint, rating: int, parent: QWidget) -> None:
        self.rating = rating
        self.look = harmony(len(RATINGS) + 1 - rating)
        super().__init__(paint, speak("desk", "TR {number}", number=rating), parent)

    def draw(self, draw: Drawing) -> None:
        size = draw.wide - 6
        if self.isChecked():
            draw.sign(self.look.sign, 3, 1, size, self.look.colour)
            draw.fill(3, draw.high - 4, size, 3, "text")
        else:
            draw.outline(self.look.sign, 3, 1, size, "soft", 1.6)
        ink = self.paint.theme.on_fill if self.isChecked() else "text"
        draw.letters(draw.wide / 2, 1 + size * 0.34, self.rating, size * 0.34, ink, align="middle")


class SignButton(ChosenOfRow):
    """A sign that a Threat may bear on its plate."""

    def __init__(self, paint: Paint, sign: str, parent: QWidget) -> None:
        self.sign = shape_of(sign)
        super().__init__(paint, speak("desk", "Sign: {name}", name=_called(sign)), parent)

    def draw(self, draw: Drawing) -> None:
        lit = self.isChecked()
        draw.plate(fill="coach" if lit else None, edge=None if lit else "line", cut=6, inset=1)
        draw.sign(self.sign, draw.wide * 0.2, draw.high * 0.2, draw.wide * 0.6, "table" if lit else "soft")


def _called(sign: str) -> str:
    """Return what a sign is called, one of SIGNS."""
    names = {
        "mask": speak("desk", "mask"),
        "bolt": speak("desk", "bolt"),
        "wave": speak("desk", "breaker"),
        "flame": speak("desk", "flame"),
        "blade": speak("desk", "blade"),
        "crown": speak("desk", "crown"),
        "drop": speak("desk", "drop"),
        "leaf": speak("desk", "leaf"),
        "crystal": speak("desk", "crystal"),
        "bell": speak("desk", "bell"),
        "mast": speak("desk", "mast"),
        "crosshair": speak("desk", "crosshair"),
    }
    return names[sign]


def draw_rating(draw: Drawing, rating: int, y: float, step: float) -> None:
    """Write from there on what a Threat Rating gives, and for whom it is fair, in lines of that height."""
    row = RATINGS[max(1, min(len(RATINGS), rating)) - 1]
    gives = speak("desk", "Strike {number}, Buffers {number}, draws {number} at the start", number=row.strike)
    draw.text(20, draw.base(y + step * 0.5, strong(15)), gives, strong(15), room=draw.wide - 40, fit=True)
    fair = {
        "freshman": speak("desk", "fair for Freshmen"),
        "sophomore": speak("desk", "fair for Sophomores"),
        "junior": speak("desk", "fair for Juniors"),
        "senior": speak("desk", "fair for Seniors"),
    }[row.fair_for]
    asks = speak("desk", "Conditions: {conditions}, powers: {powers}", conditions=row.conditions, powers=row.powers)
    words, base, room = f"{fair}; {asks}", draw.base(y + step * 1.5, plain(15)), draw.wide - 40
    draw.text(20, base, words, plain(15), "soft", room=room, fit=True)
