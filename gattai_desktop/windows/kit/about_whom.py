"""Finds whom a move is about, for the crest or sign on its plate, and names nobody twice."""

from typing import Final

from gattai_desktop.board.speech import first_large
from gattai_desktop.board.words import Crest, DrawnWords, PlainText, Sign, WordsPiece
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.boxes import box
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import NOBODY, AboutWhom
from gattai_desktop.windows.kit.seat_view import SeatView

_FIELDS: Final = ("pilot", "opponent", "recipient", "target", "threat")
"""The fields of moves that name a seat or an owner."""


def before_words(whom: AboutWhom) -> DrawnWords:
    """Return the crest or sign that is drawn before words about a seat or an owner."""
    if not whom.seat:
        return ()
    mark: WordsPiece = Sign(whom.sign, "coach", silent=True) if whom.sign != "horns" else Crest(whom.seat)
    return (mark, PlainText("  "))


def without_name(line: DrawnWords, name: str) -> DrawnWords:
    """Return what a line says of what is named above it already: "Charges 3 → 4" of "Hana: Charges 3 → 4"."""
    if len(line) < 3 or line[0] != PlainText(name) or line[1] not in (PlainText(": "), PlainText(" ")):
        return line
    first = line[2]
    large = evolve(first, words=first_large(first.words)) if isinstance(first, PlainText) else first
    return (large, *line[3:])


def whose(seen: SeatView, move: Move) -> AboutWhom:
    """Return whom a move is about besides the seat that makes it; NOBODY where there is none."""
    for field in _FIELDS:
        named = getattr(move, field, None)
        if isinstance(named, str) and named:
            for owner in (named, f"{field}.{named}"):
                found = of_owner(seen, owner)
                if found != NOBODY:
                    return found
    return NOBODY


def of_owner(seen: SeatView, owner: str) -> AboutWhom:
    """Return whom a seat or the beginning of a path means, such as "pilot.red"."""
    return box(seen.model.game).game.about(seen.sight, owner)
