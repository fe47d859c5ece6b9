"""The zones of a fight and who may look into them.

| zone | id |
|---|---|
| the deck and the discards of a side | `deck.mcs`, `deck.cpu`; `discard.mcs`, `discard.cpu` |
| the hand of an MC, and that of the CPU | `hand.sable`; `hand.cpu` |
| the cards picked for this round, from the moment when all have picked | `play.sable`, `play.cpu` |
| the Team Hand of a side | `team.mcs`, `team.cpu` |
| the cards laid towards an Interrupt | `row.sable`, `row.b1` |
| the tokens that stand in an area; those that the CPU hides there | `area.B2`; `unseen.B2` |
| the places of the status byte, face-up those that the MCs know | `byte` |
| the tokens and cards that are not in play | `box` |
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from gattai_desktop.cards.state import State, Table, path_to
from gattai_desktop.cards.tokens import map_zones
from gattai_desktop.cards.zone import PUBLIC, Seat, Zone
from gattai_desktop.games.virtual_machine.rulings import rulings_of

MCS: Final = "mcs"
"""The side of the players."""
CPU: Final = "cpu"
"""The side of mobs and bosses, and the seat of the person who runs them."""
SIDES: Final = (MCS, CPU)
"""The value of the name of a side lists its processes."""
BOX: Final = "box"
"""The zone of the tokens that are not in play."""
BYTE: Final = "byte"
"""The zone of the status byte, and the Deck of origin of its cards."""
UNSEEN_AREAS: Final = "unseen.areas"
"""The value that lists the areas that the CPU hides; it alone may know it."""

deck: Final = path_to("deck.{}")
"""The deck of a side."""
discard: Final = path_to("discard.{}")
"""The discards of a side."""
hand: Final = path_to("hand.{}")
"""The cards that a seat holds."""
play: Final = path_to("play.{}")
"""The picked cards of a seat."""
team: Final = path_to("team.{}")
"""The Team Hand of a side."""
row: Final = path_to("row.{}")
"""The cards that a process has laid towards its Interrupt."""


def side_of(who: str, table: Table) -> str:
    """The side of a process, or of a seat."""
    return MCS if who in table.listed(MCS) else CPU


def deck_of(table: Table, side: str) -> str:
    """The deck that a side draws from: its own, or the one of all (RULES VM-H1)."""
    return deck(MCS if rulings_of(table).decks == "one" else side)


def discard_of(table: Table, side: str) -> str:
    """The discards that a side lays its cards on."""
    return discard(MCS if rulings_of(table).decks == "one" else side)


def zones(state: State) -> Mapping[str, Zone]:
    """Return every zone of the table."""
    return _zones(state.listed("seats"), state.listed(MCS) + state.listed(CPU), _areas(state))


def _areas(state: State) -> tuple[str, ...]:
    return state.listed("areas") + state.listed(UNSEEN_AREAS)


@lru_cache(maxsize=64)
def _zones(seats: tuple[Seat, ...], processes: tuple[str, ...], areas: tuple[str, ...]) -> Mapping[str, Zone]:
    everybody = frozenset({*seats, PUBLIC})
    found = [Zone(BOX, "box", seen_by=everybody), Zone(BYTE, "byte", seen_by=frozenset({CPU}))]
    for side in SIDES:
        found += [
            Zone(deck(side), "deck", side, closed=True),
            Zone(discard(side), "discard", side),
            Zone(team(side), "team", side),
        ]
    for seat in seats:
        found += [Zone(hand(seat), "hand", seat, frozenset({seat})), Zone(play(seat), "play", seat)]
    found += [Zone(row(one), "row", one) for one in processes]
    found += map_zones(areas, frozenset({CPU}))
    return {zone.id: zone for zone in found}
