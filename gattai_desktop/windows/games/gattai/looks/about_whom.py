"""Whom a wish is about, as the plate that offers it shows it: a Pilot's crest, the Coach's horns, a Threat's sign."""

from __future__ import annotations

from typing import Final

from gattai_desktop.board.words import Crest, DrawnWords, PlainText, Sign, WordsPiece
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.move import Move
from gattai_desktop.windows.games.gattai.looks.threat_signs import threat_sign
from gattai_desktop.windows.kit.seat_view import SeatView

_FIELDS: Final = ("pilot", "opponent", "recipient", "target", "threat")
_THREAT: Final = "threat."


@frozen
class AboutWhom:
    """A seat, "" for nobody; sign: what the Coach's plate bears, his horns or the sign of one of his Threats."""

    seat: str = ""
    sign: str = "horns"

    def words(self) -> DrawnWords:
        """Return it as it stands before words."""
        if not self.seat:
            return ()
        mark: WordsPiece = Sign(self.sign, "coach") if self.sign != "horns" else Crest(self.seat)
        return (mark, PlainText("  "))


NOBODY: Final = AboutWhom()


def whose(seen: SeatView, move: Move) -> AboutWhom:
    """Return whom a wish is about besides the seat that has it; NOBODY where it is about nobody in particular."""
    for field in _FIELDS:
        named = getattr(move, field, None)
        if isinstance(named, str) and named:
            found = of_owner(seen, f"{_THREAT}{named}" if field == "threat" else named)
            if found != NOBODY:
                return found
    return NOBODY


def of_owner(seen: SeatView, owner: str) -> AboutWhom:
    """Return who is meant by a seat or by the beginning of a path, such as "pilot.red" or "threat.tide"."""
    if owner.startswith(_THREAT):
        return AboutWhom(COACH_SEAT, threat_sign(seen.sight.values, owner.removeprefix(_THREAT)))
    seat = owner.removeprefix("pilot.")
    return AboutWhom(seat) if seat in (*seen.pilots, COACH_SEAT) else NOBODY
