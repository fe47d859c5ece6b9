"""Investing in First Contact: each player lays a card on a Faction at the start, and one on a woken Faction (FC-4).

| value | meaning |
|---|---|
| `first_contact.invested.<seat>` | cards that she has invested at the start, and on a woken Faction |
| `first_contact.woken` | the Faction on which each may invest once more |
"""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Sight, Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.story.first_contact import is_on, is_out
from gattai_desktop.games.gattai.zones import hand_zone, pilot_seats
from gattai_desktop.games.presentation import NOWHERE, Place
from gattai_desktop.games.seating import ONE_HAND, program_players, seating
from gattai_desktop.games.verdict import Reason, refusal

WOKEN: Final = "first_contact.woken"
_WEAPON: Final = "weapon"


def invested(table: Table) -> int:
    """How many players have invested a card."""
    return sum(table.number(_path(seat)) > 0 for seat in pilot_seats(table))


def investments(table: Table, seat: Seat) -> int:
    """How many cards she may still invest for a replacement: one at the start, one more on a woken Faction (FC-4)."""
    return max(0, 1 + (table.values.get(WOKEN) is not None) - table.number(_path(seat)))


def left_to_invest(table: Table) -> tuple[Seat, ...]:
    """The Pilots who may still invest, from the Coach's left."""
    return tuple(seat for seat in pilot_seats(table) if investments(table, seat) and not is_out(table, seat))


def wakes_first(table: Table) -> str:
    """The Faction that most likely wakes: The Weapon, in its absence the last one; "" where there is none."""
    keys = table.listed("factions")
    return next((key for key in keys if _WEAPON in key), keys[-1] if keys else "")


def investing_in(table: Table) -> str:
    """The Faction on which a card is laid now: the woken one, else the last with the fewest cards; "" for none."""
    woken = table.values.get(WOKEN)
    if woken is not None:
        return str(woken)
    return min(reversed(table.listed("factions")), key=lambda key: table.count(f"faction.{key}"), default="")


def _path(seat: Seat) -> str:
    return f"first_contact.invested.{seat}"


# ---------------------------------------------------------------------- what the plate says


def invest(table: Table) -> Words:
    """Say who lays a card on which Faction."""
    key = investing_in(table)
    if not key:
        return say("Lay one of your cards on a Faction.")
    faction = table.values[f"faction.{key}.name"]
    looks = table.seat if isinstance(table, Sight) else ""
    following = next(iter(left_to_invest(table)), "")
    if looks != COACH_SEAT or not following:
        return say("Drag one of your cards onto {faction}.", faction=faction)
    name = pilot(table, following).name
    if seating(table) == ONE_HAND or following in program_players(table):
        return say("{name} lays a card on {faction}.", name=name, faction=faction)
    return say("Pass the table to {name}, for a card on {faction}.", name=name, faction=faction)


def lowest_held(table: Table) -> Card | None:
    """Return the lowest card of the Pilot who looks; None where nobody looks, or she may see none."""
    seat = table.seat if isinstance(table, Sight) else ""
    held = table.cards(hand_zone(seat)) if seat in pilot_seats(table) else ()
    return min((one for one in held if not isinstance(one, Back)), key=lambda one: one.rank, default=None)


def why_invest(table: Table) -> Words:
    """Say which card serves best, and what for."""
    low = lowest_held(table)
    if low is None:
        return say("A low one: it lies there open, and any Pilot may play it later. You draw another.")
    return say("A low one, {card} say: it lies there open, and any Pilot may play it later.", card=low)


def faction_place(key: str) -> Place:
    """Return where a card is laid on a Faction; NOWHERE for ""."""
    return Place(zone=f"faction.{key}") if key else NOWHERE


# ---------------------------------------------------------------------- what the rules say


def not_investing(table: Table, seat: Seat, faction: str) -> Iterator[Reason]:
    """Say why First Contact lets a Pilot invest nothing here now, if it does."""
    if not is_on(table):
        return
    woken = table.values.get(WOKEN)
    if not investments(table, seat):
        yield refusal("FC-4", "{name} has invested already.", name=pilot(table, seat).name)
    elif woken is not None and faction != woken:
        yield refusal("FC-4", "Only {faction} is awake.", faction=table.values[f"faction.{woken}.name"])


def replace(ledger: Ledger, seat: Seat) -> None:
    """Draw a card for the one that was invested, and count it (FC-4); nothing at any other table."""
    if not is_on(ledger.table):
        return
    path = _path(seat)
    if investments(ledger.table, seat):
        decks.draw(ledger, seat, 1, rule="FC-4")
    ledger.set(path, ledger.table.number(path) + 1, rule="FC-4")
