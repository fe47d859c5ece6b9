"""What a battle keeps beside its cards, read from the values of a table.

`champion`, `challenger`, `token`: seats; `battle`: the round, from 1; `battles`: rounds of the match; `clash`: from 1;
`direction`: 1 clockwise, -1 the other way; `surrendered`: seats in their order; `clash.bonus`: what counts in this
clash only, as (what, amount, whose); `kept`: the keys of the Bots that stay; `faction.<seat>`: for which faction they
were kept; `once.<card>`: the Bot has brought a card back in this battle; `crystals.storage.red` and so on: crystals.
"""

from typing import Final, cast

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.rumblebots.zones import players

READY: Final = "ready"
DRAFT: Final = "draft"
CLASH: Final = "clash"
RESULT: Final = "result"
OVER: Final = "over"
"""Where a table is: before a battle, in a Draft, in a battle, after one, after the match."""

STORAGE: Final = "storage"
REACTOR: Final = "reactor"
CRYO: Final = "cryo"

SPACE: Final = 3
"""Most crystals of a round's space."""
MOST_CLASHES: Final = 60
"""Clashes after which the reigning Champion wins (RULES RB-H10)."""

Bonus = tuple[str, int, str]
"""What it changes (attack, criticals, defence, barriers), by how much, and the name of what brought it."""


def champion(table: Table) -> Seat:
    """Who is Champion."""
    return cast("Seat", table.values["champion"])


def challenger(table: Table) -> Seat:
    """Who challenges."""
    return cast("Seat", table.values["challenger"])


def number(table: Table, path: str) -> int:
    """A whole number; 0 where it is not there."""
    return cast("int", table.values.get(path) or 0)


def surrendered(table: Table) -> tuple[Seat, ...]:
    """Who has surrendered in this battle, the first first."""
    return cast("tuple[Seat, ...]", table.values.get("surrendered") or ())


def bonuses(table: Table) -> tuple[Bonus, ...]:
    """What counts in this clash only."""
    return cast("tuple[Bonus, ...]", table.values.get("clash.bonus") or ())


def add_bonus(ledger: Ledger, what: str, amount: int, whose: str, *, rule: str) -> None:
    """Add a bonus to this clash."""
    ledger.set("clash.bonus", (*bonuses(ledger.table), (what, amount, whose)), rule=rule)


def after(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Every other player in the direction of play, beginning with the one after `seat` (RULES RB-10)."""
    ring = players(table)[:: number(table, "direction") or 1]
    at = ring.index(seat)
    return (*ring[at + 1 :], *ring[:at])


def crystals(table: Table, place: str, seat: Seat) -> int:
    """How many crystals a player has in Storage, Reactor or Cryo-cell."""
    return number(table, f"crystals.{place}.{seat}")


def all_crystals(table: Table, seat: Seat) -> int:
    """How many crystals a player has in all three places: the score."""
    return sum(crystals(table, place, seat) for place in (STORAGE, REACTOR, CRYO))


def name(table: Table, seat: Seat) -> str:
    """What the table calls a player."""
    return str(table.values.get(f"player.{seat}.name") or seat.capitalize())
