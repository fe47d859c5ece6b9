"""The zones of a bot battle and who may look into them.

| zone | id |
|---|---|
| battle deck; gang, attacking or defending; discards | `deck.red`; `gang.red`; `discard.red` |
| Contraptions: face-up is ready, turned is used | `contraptions.red` |
| the top card of the own deck while somebody looks at it | `look.red` |
| what a Draft dealt to somebody, and what of it is kept | `draft.red`, `kept.red` |
| the pools of a Draft | `pool`, `pool.contraptions` |
| the lots for the first Champion; cards that nobody plays | `lots`; `box` |
| what a Draft left over, face-down | `leftover` |
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, cast

from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.zone import PUBLIC, Seat, Zone

POOL: Final = "pool"
CONTRAPTION_POOL: Final = "pool.contraptions"
LOTS: Final = "lots"
BOX: Final = "box"
LEFTOVER: Final = "leftover"


def deck(seat: Seat) -> str:
    """The battle deck of a player."""
    return f"deck.{seat}"


def gang(seat: Seat) -> str:
    """The gang of a player."""
    return f"gang.{seat}"


def discard(seat: Seat) -> str:
    """The discards of a player."""
    return f"discard.{seat}"


def contraptions(seat: Seat) -> str:
    """The Contraptions of a player."""
    return f"contraptions.{seat}"


def look(seat: Seat) -> str:
    """Where a player looks at the top card of the deck."""
    return f"look.{seat}"


def draft(seat: Seat) -> str:
    """What a Draft dealt to a player."""
    return f"draft.{seat}"


def kept(seat: Seat) -> str:
    """What a player keeps of a Draft, until everybody has chosen."""
    return f"kept.{seat}"


def players(table: Table) -> tuple[Seat, ...]:
    """Every player, clockwise."""
    return cast("tuple[Seat, ...]", table.values["seats"])


def zones(state: State) -> Mapping[str, Zone]:
    """Return every zone of the table."""
    return _zones(players(state))


@lru_cache(maxsize=64)
def _zones(seats: tuple[Seat, ...]) -> Mapping[str, Zone]:
    everybody = frozenset({*seats, PUBLIC})
    found = [
        Zone(BOX, "box", seen_by=everybody),
        Zone(LEFTOVER, "leftover"),
        Zone(POOL, "pool", closed=True),
        Zone(CONTRAPTION_POOL, "pool", closed=True),
    ]
    found.append(Zone(LOTS, "lots", seen_by=everybody))
    for seat in seats:
        own = frozenset({seat})
        found += [
            Zone(deck(seat), "deck", seat, closed=True),
            Zone(gang(seat), "gang", seat),
            Zone(discard(seat), "discard", seat),
            Zone(contraptions(seat), "contraptions", seat, everybody),
            Zone(look(seat), "look", seat, own),
            Zone(draft(seat), "draft", seat, own),
            Zone(kept(seat), "kept", seat, own),
        ]
    return {zone.id: zone for zone in found}
