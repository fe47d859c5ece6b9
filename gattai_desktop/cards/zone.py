"""Zones: the places where cards lie, and who may look into them."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.words import AsWritten, wording

Seat = str
COACH_SEAT: Final[Seat] = "coach"
PUBLIC: Final[Seat] = "public"
"""The seat of the wall: it sees what everybody sees."""
ALL: Final[Seat] = "all"
"""The seat of the session file: it sees everything."""
NO_PLAYERS: Final = (COACH_SEAT, PUBLIC, ALL)
"""Seats in which no player may sit: whoever did would know what these know."""


def seat_named(written: str) -> Seat:
    """A seat as people write it: "Coach" is coach."""
    return written.lower()


class Lying(NamedTuple):
    """A card as it lies in a zone. A card in a Hand lies face-down: only its owner sees it."""

    card: Card
    up: bool


@frozen
class Zone:
    """One zone of the table.

    `kind` is the game's word for it ("deck", "hand", "pile", ...), `owner` the seat or Deck that it belongs to,
    `seen_by` the seats that may see face-down cards in it. Face-up cards are seen by everybody unless
    `closed`, where a card shows nothing while others lie on it or it is part of a Deck. `counted` says whether
    everybody may count the cards; otherwise only those of `seen_by` may.
    """

    id: str
    kind: str
    owner: str = ""
    seen_by: frozenset[Seat] = frozenset()
    closed: bool = False
    counted: bool = True


def where_each_lies(zones: Mapping[str, tuple[Lying, ...]], wrong: type[ValueError]) -> dict[Card, str]:
    """Return the zone of each card. Raises `wrong` for a card that lies in two."""
    found: dict[Card, str] = {}
    for zone, lying in zones.items():
        for card, _ in lying:
            if card in found:
                where = {"zone": AsWritten(found[card]), "other": AsWritten(zone)}
                raise wrong(wording("{card} is given twice, in {zone} and in {other}.", card=card.code, **where))
            found[card] = zone
    return found
