"""Registers who draws the cards that have no picture file: Bots, Contraptions and their backs.

A game says once which pictures it draws, and what draws them is imported for the first of them. A picture is named by
its kind and which one it is, "bot:b01"; a back by its Deck, "back-bots".
"""

from collections.abc import Callable, Iterable
from typing import Final, Protocol

from PySide6.QtGui import QPainter


class DrawnFaces(Protocol):
    """What a game's own drawer of cards can do."""

    def draws(self, face: str) -> bool:
        """Whether this is the name of a picture that is drawn here."""

    def card_named(self, face: str) -> str:
        """Return the spoken name of such a picture."""

    def paint_named_card(self, painter: QPainter, face: str) -> None:
        """Draw such a card in the box of 250 by 350 at 0, 0."""


_LOADS: Final[dict[str, Callable[[], DrawnFaces]]] = {}


def draw_faces(kinds: Iterable[str], load: Callable[[], DrawnFaces]) -> None:
    """Name the function that loads the drawer of these kinds of cards, such as "bot" and "back-bots"."""
    _LOADS.update(dict.fromkeys(kinds, load))


def drawn_by(face: str) -> DrawnFaces | None:
    """Return the drawer of a picture, None where a file shows it."""
    load = _LOADS.get(face.partition(":")[0])
    found = load() if load is not None else None
    return found if found is not None and found.draws(face) else None
