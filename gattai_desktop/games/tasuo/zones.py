"""The zones of a showdown and who may look into them.

| zone | id |
|---|---|
| main deck, hand, Ultra Deck of a player | `deck.red`; `hand.red`; `ultra.red` |
| the places for warriors, the one on top; under it what it was before Tasuo Mode | `kio.red` to `gravity2.red` |
| the Weapons of the warrior in a place | `weapons.kio.red` and so on |
| partial charges that are cards: Ka face-down, Kao face-up | `charges.ka.red`, `charges.kao.red` |
| Legend Zones, those in an opened Gravity Zone too | `legend.red` |
| the Arena that a player laid: up is ready, down is turned | `arena.red` |
| cards that are in use: declared calls, attacks and defences, tricks that wait on the Queue | `use.red` |
| Deadzone, Outerzone | `dead.red`; `outer.red` |
| cards of the own deck while their owner looks at them | `look.red` |
| two dice, the number that was rolled on top | `die.1`, `die.2` |
| cards that are in nobody's deck; nobody looks into it, since it would tell whose deck lacks what | `box` |
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from gattai_desktop.cards.state import State, path_to, paths
from gattai_desktop.cards.zone import PUBLIC, Seat, Zone

RED: Final[Seat] = "red"
BLUE: Final[Seat] = "blue"
SEATS: Final = (RED, BLUE)
"""The two who play; a card's Deck of origin is called after its owner."""

KIO: Final = "kio"
KA: Final = "ka"
KAO: Final = "kao"
CHARGED: Final = (KIO, KA, KAO)
"""The zones of power (RULES TS-27 to TS-29)."""
GRAVITY: Final = ("gravity1", "gravity2")
"""The places that Open Gravity Zones adds (RULES TS-50)."""
PLACES: Final = (*CHARGED, *GRAVITY)
"""Where warriors stand, in the order in which several are counted."""

BOX: Final = "box"
DICE: Final = ("die.1", "die.2")
DICE_DECK: Final = "numbers"
"""The Deck of origin of the faces of dice."""

OUTSIDE_BOX: Final = paths(
    *("deck", "hand", "ultra", *PLACES, "weapons", "charges", "legend", "arena", "use", "dead", "outer", "look")
)
"""Every zone in which cards of the players lie."""

deck: Final = path_to("deck.{}")
"""The main deck of a player."""
hand: Final = path_to("hand.{}")
"""The cards that a player holds."""
ultra: Final = path_to("ultra.{}")
"""The Ultra Deck of a player."""
place: Final = path_to("{}.{}")
"""A place for a warrior: its name and whose it is."""
weapons: Final = path_to("weapons.{}.{}")
"""The Weapons of the warrior in a place."""
charges: Final = path_to("charges.{}.{}")
"""The cards that charge Ka or Kao of a player."""
legend: Final = path_to("legend.{}")
"""The Legend Zones of a player."""
arena: Final = path_to("arena.{}")
"""The Arena that a player laid."""
use: Final = path_to("use.{}")
"""The cards of a player that are in use."""
dead: Final = path_to("dead.{}")
"""The Deadzone of a player."""
outer: Final = path_to("outer.{}")
"""The Outerzone of a player."""
look: Final = path_to("look.{}")
"""Where a player looks at cards of the own deck."""


def foe(seat: Seat) -> Seat:
    """Return the other player."""
    return BLUE if seat == RED else RED


def zones(_state: State) -> Mapping[str, Zone]:
    """Return every zone of the table."""
    return _zones()


@cache
def _zones() -> Mapping[str, Zone]:
    everybody = frozenset({*SEATS, PUBLIC})
    found = [Zone(BOX, "box", closed=True), *(Zone(one, "die", seen_by=everybody) for one in DICE)]
    for seat in SEATS:
        own = frozenset({seat})
        found += [
            Zone(deck(seat), "deck", seat, closed=True),
            Zone(hand(seat), "hand", seat, own),
            Zone(ultra(seat), "ultra", seat, own),
            Zone(legend(seat), "legend", seat, own),
            Zone(arena(seat), "arena", seat, everybody),
            Zone(use(seat), "use", seat),
            Zone(charges(KA, seat), "charges", seat, own),
            Zone(charges(KAO, seat), "charges", seat),
            Zone(dead(seat), "dead", seat),
            Zone(outer(seat), "outer", seat),
            Zone(look(seat), "look", seat, own),
        ]
        found += [Zone(place(one, seat), "place", seat) for one in PLACES]
        found += [Zone(weapons(one, seat), "weapons", seat) for one in PLACES]
    return {zone.id: zone for zone in found}
