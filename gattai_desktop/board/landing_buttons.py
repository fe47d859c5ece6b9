"""Puts buttons for screen readers on the places where a carried card may be dropped.

They paint nothing and let the pointer through; the overlay that carries the card draws the places itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.places import Landing
from gattai_desktop.board.speech import speak

translate = QCoreApplication.translate


class LandingButton(QAbstractButton):
    """One place: its name says where, its description what would happen; pressing it drops the card there."""

    def __init__(self, landing: Landing, box: QRectF, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setGeometry(box.toAlignedRect())
        self.setAccessibleName(speak("landing", "Drop here: {place}", place=landing.name))
        self.setAccessibleDescription(landing_words(landing))
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: who sees the table sees the place."""


def landing_words(landing: Landing) -> str:
    """Return what a screen reader says of a place for a card: "Block, allowed"; "refused: only Coach may"."""
    if not landing.allowed:
        refused = translate("landing", "refused")
        return speak("landing", "refused: {reason}", reason=landing.text) if landing.text else refused
    how = translate("landing", "at a price") if landing.kind == "price" else translate("landing", "allowed")
    if not landing.text:
        return how
    return speak("landing", "{result}, {how}", result=landing.text, how=how)


class LandingButtons:
    """The buttons of the places at which one card may be dropped."""

    def __init__(self) -> None:
        self._buttons: list[LandingButton] = []

    def show(
        self,
        boxes: Sequence[tuple[Landing, QRectF]],
        parent: QWidget,
        drop: Callable[[Landing], None],
    ) -> None:
        """Put a button at each place of the parent."""
        self.clear()
        for landing, box in boxes:
            button = LandingButton(landing, box, parent)
            button.clicked.connect(lambda _=False, one=landing: drop(one))
            self._buttons.append(button)

    def clear(self) -> None:
        """Take them away; safe while one of them is being pressed."""
        take_away(*self._buttons)
        self._buttons = []
