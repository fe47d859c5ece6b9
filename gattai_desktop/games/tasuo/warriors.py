"""Who stands on the field: warriors, their places, life, zone bonus, Weapons and Battle Conditions."""

from collections.abc import Iterable, Iterator
from typing import Final, cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table, cached, paths
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.card_words import WARRIOR
from gattai_desktop.games.tasuo.designs import TasuoCard, design_of
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.values import of

PER_CHARGE: Final = {zones.KIO: 2, zones.KA: 2, zones.KAO: 4}
"""Partial charges of a full one (RULES TS-27 to TS-29)."""
_LIFE: Final = {zones.KIO: 2, zones.KAO: 2}
_POWER: Final = {zones.KA: 2, zones.KAO: 4}
"""Halves of life and of damage that each full charge adds."""
SMALL: Final = 14
MIDDLE: Final = 18
"""Halves of life up to which a warrior counts 1 or 2; all others count 3 (RULES TS-32, TS-42, TS-52)."""


TWO_HANDS: Final = 2
NO_TWO_HANDED: Final[tuple[str, ...]] = ("Bleed", "Broken-Arm")
"""Conditions that keep Weapons for two hands from a warrior."""


def of_hand(card: Card) -> TasuoCard:
    """Return a card as one of this game. Raises NotKnown for one that is hidden."""
    design_of(card)
    return cast("TasuoCard", card)


def warrior_in(table: Table, seat: Seat, place: str) -> TasuoCard | None:
    """The warrior in a place; None where it is free."""
    cards = table.cards(zones.place(place, seat))
    return of_hand(cards[-1]) if cards else None


_STANDING: Final = paths(*zones.PLACES)
"""The zones in which warriors stand, of both players."""


@cached(depends_on=_STANDING)
def standing(table: Table, seat: Seat) -> tuple[tuple[str, TasuoCard], ...]:
    """Every place of a player in which a warrior stands, with the warrior, Kio first."""
    found = ((place, warrior_in(table, seat, place)) for place in zones.PLACES)
    return tuple((place, one) for place, one in found if one is not None)


@cached(depends_on=_STANDING)
def warriors(table: Table, seat: Seat) -> tuple[TasuoCard, ...]:
    """Every warrior of a player, Kio first."""
    return tuple(one for _, one in standing(table, seat))


def all_warriors(table: Table) -> Iterator[TasuoCard]:
    """Every warrior of both players."""
    for seat in zones.SEATS:
        yield from warriors(table, seat)


def warrior_named(table: Table, key: str) -> TasuoCard | None:
    """The warrior in play with this key; None where it is not in play."""
    return next((one for one in all_warriors(table) if one.key == key), None)


def warriors_named(table: Table, keys: Iterable[str]) -> list[TasuoCard]:
    """The warriors with these keys that are in play, in the order of the keys."""
    return [one for key in keys if (one := warrior_named(table, key)) is not None]


def place_of(table: Table, card: Card) -> str:
    """The place in which a warrior stands; "" for a card that does not stand as a warrior."""
    for place, one in standing(table, card.deck):
        if one is card:
            return place
    return ""


def places(table: Table, seat: Seat) -> tuple[str, ...]:
    """The places of a player, those of opened Gravity Zones too (RULES TS-50)."""
    return zones.PLACES if table.number(f"gravity.{seat}") else zones.CHARGED


def legend_room(table: Table, seat: Seat) -> int | None:
    """How many more cards the Legend Zones of a player hold; None for no limit (RULES TS-H17, TS-H62)."""
    most = {"four": 4, "three": 3, "five": 5}.get(rulings_of(table).legend_zones)
    if most is None:
        return None
    standing = sum(warrior_in(table, seat, place) is not None for place in zones.GRAVITY)
    opened = len(zones.GRAVITY) - standing if table.number(f"gravity.{seat}") else 0
    return most + opened - table.count(zones.legend(seat))


def free_places(table: Table, seat: Seat) -> tuple[str, ...]:
    """The places in which no warrior stands; a Gravity Zone that holds a Legend card is not free (RULES TS-H62)."""
    room = legend_room(table, seat)
    gravity = len(zones.GRAVITY) if room is None else max(room, 0)
    found = [place for place in places(table, seat) if not table.count(zones.place(place, seat))]
    charged = tuple(place for place in found if place in zones.CHARGED)
    return (*charged, *tuple(place for place in found if place in zones.GRAVITY)[:gravity])


def partial_charges(table: Table, seat: Seat, place: str) -> int:
    """The partial charges of Kio, Ka or Kao."""
    tokens = table.number(f"{place}.{seat}") if place in (zones.KIO, zones.KAO) else 0
    return tokens + (table.count(zones.charges(place, seat)) if place in (zones.KA, zones.KAO) else 0)


def full_charges(table: Table, seat: Seat, place: str) -> int:
    """The full charges of a place; a Gravity Zone has none (RULES TS-H62)."""
    return partial_charges(table, seat, place) // PER_CHARGE[place] if place in PER_CHARGE else 0


def life(table: Table, card: TasuoCard) -> int:
    """The life of a warrior with its zone's bonus, in halves (RULES TS-27, TS-29)."""
    place = place_of(table, card)
    return design_of(card).life + _LIFE.get(place, 0) * full_charges(table, card.owner, place)


def zone_power(table: Table, card: TasuoCard) -> int:
    """What the zone of a warrior adds to each of its attacks, in halves (RULES TS-28, TS-29)."""
    place = place_of(table, card)
    return _POWER.get(place, 0) * full_charges(table, card.owner, place)


def worth(table: Table, card: TasuoCard) -> int:
    """What a warrior counts by its life: 1, 2 or 3 (RULES TS-32, TS-42, TS-52, TS-H8)."""
    counted: Card = card
    if rulings_of(table).tasuo_mode == "by_beneath":
        counted = next((one for one in _under(table, card) if design_of(one).kind == WARRIOR), card)
    halves = life(table, card) if rulings_of(table).worth == "current" else design_of(counted).life
    return 1 if halves <= SMALL else 2 if halves <= MIDDLE else 3


def _under(table: Table, card: TasuoCard) -> tuple[Card, ...]:
    """The cards that lie under a warrior (RULES TS-H39)."""
    place = place_of(table, card)
    return table.cards(zones.place(place, card.owner))[:-1] if place else ()


def damage_of(table: Table, card: TasuoCard) -> int:
    """The damage of a warrior, in halves."""
    return table.number(of(card.key, "damage"))


def conditions(table: Table, card: TasuoCard) -> tuple[str, ...]:
    """The Battle Conditions of a warrior, one that is there twice named twice."""
    return table.listed(of(card.key, "conditions"))


def suffers(table: Table, card: TasuoCard, condition: str, times: int = 1) -> bool:
    """Whether a warrior has a condition, or has it so often."""
    return conditions(table, card).count(condition) >= times


def has_attacked(table: Table, card: TasuoCard) -> bool:
    """Whether a warrior has made every attack that it may make in this turn (RULES TS-34).

    Cards that let it attack once more are counted off, so the count is below 0 where they came before its attack.
    """
    return table.number(of(card.key, "attacked")) > 0


def weapons_of(table: Table, card: TasuoCard) -> tuple[TasuoCard, ...]:
    """The Weapons of a warrior (RULES TS-17)."""
    place = place_of(table, card)
    return tuple(of_hand(one) for one in table.cards(zones.weapons(place, card.owner))) if place else ()


def lies_idle(table: Table, weapon: TasuoCard, warrior: TasuoCard) -> bool:
    """Whether a warrior cannot use a Weapon that it bears (RULES TS-58 to TS-60, TS-62, TS-H71)."""
    has = conditions(table, warrior)
    if "Broken-Back" in has or has.count("Broken-Arm") >= TWO_HANDS:
        return True
    return weapon.design.hands == TWO_HANDS and any(one in has for one in NO_TWO_HANDED)


def hurt(ledger: Ledger, card: TasuoCard, amount: int, *, rule: str) -> None:
    """Add damage to a warrior, or take some off; it never has less than none."""
    total = max(damage_of(ledger.table, card) + amount, 0)
    ledger.set(of(card.key, "damage"), total or None, rule=rule)


def lose(ledger: Ledger, card: TasuoCard, amount: int, *, rule: str) -> None:
    """Add damage that a Battle Condition brings; a table may not count it for the Body Count (RULES TS-H16)."""
    hurt(ledger, card, amount, rule=rule)
    if rulings_of(ledger.table).condition_damage == "does_not":
        ledger.set(of(card.key, "lost"), ledger.table.number(of(card.key, "lost")) + amount, rule="TS-H16")


def set_conditions(ledger: Ledger, card: TasuoCard, named: tuple[str, ...], *, rule: str) -> None:
    """Let a warrior have these conditions and no others; a cured Burn takes its count along (RULES TS-H78)."""
    ledger.set(of(card.key, "conditions"), named or None, rule=rule)
    if "Burn" not in named:
        ledger.clear((of(card.key, "burnt"),), rule=rule)
