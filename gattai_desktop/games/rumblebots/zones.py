"""The zones of a bot battle and who may look into them.

| zone | id |
|---|---|
| battle deck; gang, attacking or defending; discards | `deck.red`; `gang.red`; `discard.red` |
| Contraptions: face-up is ready, turned is used | `contraptions.red` |
| the top card of the own deck while its player looks at it | `look.red` |
| what a Draft dealt to a player, and what of it is kept | `draft.red`, `kept.red` |
| the pools of a Draft | `pool`, `pool.contraptions` |
| the lots for the first Champion; cards that are not in play | `lots`; `box` |
| what a Draft left over, face-down | `leftover` |
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, cast

from gattai_desktop.cards.state import State, Table, path_to
from gattai_desktop.cards.zone import PUBLIC, Seat, Zone

POOL: Final = "pool"
CONTRAPTION_POOL: Final = "pool.contraptions"
LOTS: Final = "lots"
BOX: Final = "box"
LEFTOVER: Final = "leftover"


deck: Final = path_to("deck.{}")
"""The battle deck of a player."""
gang: Final = path_to("gang.{}")
"""The gang of a player."""
discard: Final = path_to("discard.{}")
"""The discards of a player."""
contraptions: Final = path_to("contraptions.{}")
"""The Contraptions of a player."""
look: Final = path_to("look.{}")
"""Where a player looks at the top card of the deck."""
draft: Final = path_to("draft.{}")
"""What a Draft dealt to a player."""
kept: Final = path_to("kept.{}")
"""What a player keeps of a Draft, until everybody has chosen."""


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
