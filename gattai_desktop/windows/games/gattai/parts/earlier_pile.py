"""A Pile of an earlier stage, pushed aside: a small spread that opens when it is pressed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent

from gattai_desktop.board.drawing import caps, drawing, plain
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.looks import LookButton
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import card_name
from gattai_desktop.cards.frozen import frozen

SHOWN: Final = 3
"""So many of the topmost cards are seen."""
CARD: Final = 0.336
"""How high a card is, in cu."""


@frozen
class EarlierPileLook:
    """A Pile that was pushed aside. title: such as "Stage 1". faces: the oldest first."""

    title: str
    faces: tuple[str, ...]

    def spoken(self) -> str:
        count = len(self.faces)
        if not count:
            return speak("board", "{title}: empty", title=self.title)
        top = card_name(self.faces[-1])
        return speak("board", "{title}: {count} cards, {card} on top", title=self.title, count=count, card=top)


class EarlierPile(LookButton[EarlierPileLook]):
    """Shows the topmost cards of an earlier Pile and how many it holds; pressed, all are asked for.

    Signals: clicked, Qt's own.
    """

    ring = (10.0, 4.0)

    def sizeHint(self) -> QSize:
        high = self.paint.scale.of(CARD)
        return QSize(round(card_width(high) + self.paint.px(26) * (SHOWN - 1) + 8), round(high + self.paint.px(44)))

    def paintEvent(self, event: QPaintEvent) -> None:
        faces = self.look.faces
        with drawing(self) as draw:
            x, high = 2 / draw.unit, self.paint.scale.of(CARD) / draw.unit
            draw.text(x, 13, self.look.title, caps(12), "soft", room=draw.wide - 2 * x)
            for place, face in enumerate(faces[-SHOWN:]):
                draw.card(face, x + place * 26, 22, high)
            words = speak("board", "{count} cards", count=len(faces))
            draw.text(x, high + 40, words, plain(13), "soft", room=draw.wide - 2 * x)
