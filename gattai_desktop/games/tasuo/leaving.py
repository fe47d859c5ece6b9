"""Warriors leave play: destroyed, banished or laid away, with what that brings both players (RULES TS-42, TS-52)."""

from typing import Final

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attacks import OpenAttack, keeping_attack, melts, reckoned
from gattai_desktop.games.tasuo.designs import TasuoCard, design_of
from gattai_desktop.games.tasuo.happenings import happened
from gattai_desktop.games.tasuo.queue import FALLEN, RESOLVING
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.values import CLASH, MOST, bodies, gauge, listed, of
from gattai_desktop.games.tasuo.warriors import all_warriors, damage_of, life, place_of, worth

FULL_FROM: Final = 6
"""Halves of damage from which a warrior that leaves counts in full (RULES TS-53)."""
BY_CONDITION: Final = ("TS-57", "TS-61", "TS-62")
"""Rules by which a Battle Condition makes a warrior leave (RULES TS-H77)."""
GAUGE_OF: Final = {1: 2, 2: 3, 3: 4}
"""What the foe gains for a warrior destroyed in battle, by what it counts (RULES TS-42)."""
MOST_GAUGE: Final = 6
"""The cap of the Clash Gauge, where a table plays one (RULES TS-H10)."""


def gain_gauge(ledger: Ledger, seat: Seat, amount: int, *, rule: str) -> None:
    """Add to the Clash Gauge of a player, or take from it, not below 0 (RULES TS-75, TS-H10)."""
    most = MOST_GAUGE if rulings_of(ledger.table).start_gauges == "six" else MOST
    ledger.set(f"gauge.{seat}", min(max(gauge(ledger.table, seat) + amount, 0), most), rule=rule)


def counted_bodies(table: Table, card: TasuoCard, more: int = 0) -> int:
    """What the Body Count of its owner grows by when a warrior leaves play with so much more damage (TS-52, TS-53)."""
    damage = damage_of(table, card) + more - table.number(of(card.key, "lost"))
    if damage <= 0:
        return 0
    return worth(table, card) if damage >= FULL_FROM else 1


def is_to_fall(table: Table, card: TasuoCard) -> bool:
    """Whether the damage of a warrior reaches its life (RULES TS-38, TS-H7)."""
    return falls_by(table, card, damage_of(table, card))


def falls_by(table: Table, card: TasuoCard, damage: int) -> bool:
    """Whether so much damage in all destroys a warrior (RULES TS-38, TS-H7)."""
    more = 1 if rulings_of(table).destroyed_at == "more" else 0
    return damage >= life(table, card) + more


def would_fall(table: Table, attack: OpenAttack, target: TasuoCard) -> bool:
    """Whether an attack that is not stopped would destroy a warrior (RULES TS-38, TS-57, TS-H7)."""
    return melts(table, attack, target) or falls_by(
        table, target, damage_of(table, target) + reckoned(table, attack, target)
    )


def let_fall(ledger: Ledger) -> None:
    """Destroy every warrior whose damage reaches its life."""
    for card in tuple(all_warriors(ledger.table)):
        if damage_of(ledger.table, card) and is_to_fall(ledger.table, card):
            destroy(ledger, card)


def spare_moved(ledger: Ledger, *cards: TasuoCard) -> None:
    """Let warriors live on that have changed their places, where that destroys nobody (RULES TS-H23)."""
    for card in cards if rulings_of(ledger.table).lost_bonus == "never_destroys" else ():
        if is_to_fall(ledger.table, card):
            ledger.set(of(card.key, "damage"), life(ledger.table, card) - 1, rule="TS-H23")


def destroy(ledger: Ledger, card: TasuoCard, *, banished: bool = False, rule: str = "TS-38") -> None:
    """Destroy a warrior: it goes to the Deadzone, or banished to the Outerzone (RULES TS-38, TS-57)."""
    table, owner = ledger.table, card.owner
    foe, in_battle = zones.foe(owner), table.text("step") == CLASH
    if rule in BY_CONDITION and rulings_of(table).condition_leaving == "no_gauge":
        in_battle = False
    # The life that counts is that with which it stood (RULES TS-H8).
    counted, grown = worth(table, card), counted_bodies(table, card)
    own, other = (1, GAUGE_OF[counted]) if in_battle else (0, 0)
    gained = f"{own}/{other}"
    cause = ledger.announce("destroyed", rule=rule, card=card.key, bodies=grown, gauge=gained)
    with ledger.because(cause):
        leave(ledger, card, zones.outer(owner) if banished else zones.dead(owner), rule=rule)
        if in_battle:
            gain_gauge(ledger, owner, own, rule="TS-42")
            gain_gauge(ledger, foe, other, rule="TS-42")
            happened(ledger, "own destroyed", owner, card)
            _let_answer(ledger, owner)


def _let_answer(ledger: Ledger, owner: Seat) -> None:
    """Note that a warrior fell in battle: when the Queue is through, its owner may answer (RULES 3h, W-fall)."""
    fallen = listed(ledger.table, FALLEN)
    if owner not in fallen:
        ledger.set(FALLEN, (*fallen, owner), rule="TS-42")
    if not fallen and not ledger.table.values.get(RESOLVING):
        ledger.next(("queue.done",))


def leave(ledger: Ledger, card: TasuoCard, target: str, *, rule: str, up: bool = True) -> None:
    """Let a warrior leave play; its Weapons and what lies under it go with it (RULES TS-17, TS-52, TS-H39).

    An Ultra card goes to the Outerzone, and the card beneath it where the effect sends both.
    """
    with keeping_attack(ledger, card):
        _leave(ledger, card, target, rule=rule, up=up)


def _leave(ledger: Ledger, card: TasuoCard, target: str, *, rule: str, up: bool) -> None:
    table, owner, place = ledger.table, card.owner, place_of(ledger.table, card)
    grown = counted_bodies(table, card)
    armed = table.cards(zones.weapons(place, owner))
    if armed:
        ledger.move_from(zones.weapons(place, owner), armed, zones.dead(owner), rule="TS-17")
    here = zones.place(place, owner)
    beneath = tuple(one for one in table.cards(here) if one is not card)
    ultra = design_of(card).is_ultra  # in the Outerzone every card lies open
    ledger.move_from(here, (card,), zones.outer(owner) if ultra else target, rule=rule, up=up or ultra)
    if beneath:
        ledger.move_from(here, beneath, target, rule="TS-H39", up=up)
    forget(ledger, card, rule=rule)
    if grown:
        ledger.set(f"bodies.{owner}", bodies(ledger.table, owner) + grown, rule="TS-52")


def forget(ledger: Ledger, card: TasuoCard, *, rule: str) -> None:
    """Clear everything that is kept of a warrior."""
    begun = f"warrior.{card.key}."
    ledger.clear(tuple(path for path in ledger.table.values if path.startswith(begun)), rule=rule)


def strip(ledger: Ledger, card: TasuoCard) -> None:
    """Take the Weapons of a warrior to the Deadzone (RULES TS-18, TS-39)."""
    place = place_of(ledger.table, card)
    armed = ledger.table.cards(zones.weapons(place, card.owner))
    if armed:
        ledger.move_from(zones.weapons(place, card.owner), armed, zones.dead(card.owner), rule="TS-18")
