"""Draws faces with a large index, and registers who draws the cards that have no picture file.

A game says once which pictures it draws, and what draws them is imported for the first of them. A picture is named by
its kind and which one it is, "bot:b01"; a back by its Deck, "back-bots".
"""

from collections.abc import Callable, Iterable
from typing import Final, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gattai_desktop.board.letters import paint_cut, width_of
from gattai_desktop.board.signs import card_outline, paint_sign
from gattai_desktop.board.theme import SUITS, card_colour, load_theme

RANKS: Final = "23456789TJQKA"
CAP: Final = 118.0
"""Height of the rank in the box of 350: the usual faces have 88."""
_ROOM: Final = 74.0
"""Width that shows of a covered card."""
_NOTCHES: Final = 14


def is_large(face: str) -> bool:
    """Whether a face is drawn here; backs and Omens have no index."""
    return len(face) == 2 and face[0] in RANKS and face[1] in SUITS


def paint_large(painter: QPainter, face: str, *, four: bool) -> None:
    """Draw a face in the box of every card, 250 by 350."""
    ink = load_theme("dark", four_colours=four).suit_ink(face[1])
    painter.fillPath(card_outline(), card_colour("face"))
    rank = "10" if face[0] == "T" else face[0]
    wide = width_of(rank, CAP)
    painter.save()
    painter.translate(12, 20)
    if wide > _ROOM:
        painter.scale(_ROOM / wide, 1.0)
    paint_cut(painter, 0, 0, rank, CAP, ink, bar=22)
    painter.restore()
    paint_sign(painter, SUITS[face[1]], 13, 154, 72, ink)
    paint_sign(painter, SUITS[face[1]], 92, 206, 116, ink)
    value = RANKS.index(face[0]) + 2
    for notch in range(_NOTCHES):
        filled = notch < value
        painter.fillRect(QRectF(226, 316 - notch * 20, 8, 14), ink if filled else card_colour("face_shade"))


class DrawnFaces(Protocol):
    """What a game's own drawer of cards can do."""

    def draws(self, face: str) -> bool:
        """Whether this is the name of a picture that is drawn here."""

    def card_named(self, face: str) -> str:
        """Return the spoken name of such a picture."""

    def paint_named_card(self, painter: QPainter, face: str, height: float, /) -> None:
        """Draw such a card in the box of 250 by 350 at 0, 0.

        height: of the upright card as it is seen, device-independent pixels; a small one may show less.
        """


_LOADS: Final[dict[str, Callable[[], DrawnFaces]]] = {}


def draw_faces(kinds: Iterable[str], load: Callable[[], DrawnFaces]) -> None:
    """Name the function that loads the drawer of these kinds of cards, such as "bot" and "back-bots"."""
    _LOADS.update(dict.fromkeys(kinds, load))


def drawn_by(face: str) -> DrawnFaces | None:
    """Return the drawer of a picture, None where a file shows it."""
    load = _LOADS.get(face.partition(":")[0])
    found = load() if load is not None else None
    return found if found is not None and found.draws(face) else None
