"""Turns that play themselves: of a Confused process a drawn card decides, a Berserk one goes for the nearest enemy.

RULES VM-W4, VM-H36, VM-H37.
"""

from collections.abc import Iterable
from typing import Final

from gattai_desktop.cards.area_map import reach
from gattai_desktop.cards.card import ACE, KING
from gattai_desktop.cards.ledger import Doing, Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.aiming import against_target
from gattai_desktop.games.virtual_machine.area_states import exits
from gattai_desktop.games.virtual_machine.attacking import begin_attack, strikes_with_staff
from gattai_desktop.games.virtual_machine.charges import allies, enemies
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.status_byte import BERSERK, CONFUSED
from gattai_desktop.games.virtual_machine.turns import turn_card
from gattai_desktop.games.virtual_machine.values import actor, number, of, put
from gattai_desktop.games.virtual_machine.walking import reachable, walk
from gattai_desktop.games.virtual_machine.world import battle_map

LAST_ATTACKS_ENEMY: Final = 4
LAST_FLEES: Final = 8
"""The highest cards with which a Confused process attacks an enemy, and flees; an Ace is low here (VM-W4)."""


def nearest(table: Table, who: str, others: Iterable[str]) -> tuple[str, ...]:
    """Others from the nearest to the farthest, by links; those that no links lead to come last (RULES VM-H73)."""
    far = battle_map(table).area_map.links_from(process(table, who).area)
    return tuple(sorted(others, key=lambda one: far.get(process(table, one).area, len(far))))


def _possessed(ledger: Ledger, who: str) -> None:
    """Act for a process that cannot choose, at the beginning of its turn."""
    bits = process(ledger.table, who).bits
    if actor(ledger.table) != who:
        return
    if CONFUSED in bits:
        _act_by_card(ledger, who, _drawn(ledger, who))
    elif BERSERK in bits:
        _run_amok(ledger, who)


def _drawn(ledger: Ledger, who: str) -> int:
    """The rank that rules this round of a Confused process, of a card drawn at its first turn; 0 for no card.

    A Joker counts as an Ace, and an Ace is low.
    """
    kept = number(ledger.table, of(who, "confused"))
    side = zones.side_of(who, ledger.table)
    card = ledger.table.top(zones.deck(side))
    if kept or card is None:
        return kept
    ledger.move_from(zones.deck(side), (card,), zones.discard(side), rule="VM-H36")
    rank = 1 if card.is_joker or card.rank == ACE else card.rank
    put(ledger, who, "confused", rank, rule="VM-H36")
    return rank


def _act_by_card(ledger: Ledger, who: str, rank: int) -> None:
    if not rank:
        return
    ledger.announce("confused", rule="VM-H36", process=who, rank=rank)
    if rank <= LAST_ATTACKS_ENEMY:
        _attack_first(ledger, who, enemies(ledger.table, who))
    elif rank <= LAST_FLEES:
        _flee(ledger, who)
    elif rank < KING:
        _attack_first(ledger, who, allies(ledger.table, who))
    else:
        card = turn_card(ledger.table)
        if card is not None:
            ledger.set("turn.attacked", value=True, rule="VM-H36")
            ledger.next(("take", who, who, card.key, who))


def _attack_first(ledger: Ledger, who: str, others: Iterable[str]) -> None:
    """Attack the nearest of these that can be aimed at; a blast tests all of its side who stand there."""
    table, card = ledger.table, turn_card(ledger.table)
    now = process(table, who)
    found = [
        one
        for one in nearest(table, who, others)
        if all(reason.rule == "VM-H71" for reason in against_target(table, who, one, now.range))
    ]
    if not found or card is None:
        return
    targets = found[:1]
    if now.has("blasts") and not strikes_with_staff(table, who):
        targets = [one for one in found if process(table, one).area == process(table, found[0]).area]
    begin_attack(ledger, who, tuple(targets), card)


def _flee(ledger: Ledger, who: str) -> None:
    """Take the walk that ends farthest from the nearest enemy."""
    table = ledger.table

    def distance(area: str) -> int:
        far = battle_map(table).area_map.links_from(area)
        return min((far.get(process(table, one).area, len(far)) for one in enemies(table, who)), default=0)

    ways = reachable(table, who)
    best = max(ways, key=distance, default="")
    if best and distance(best) > distance(process(table, who).area):
        walk(ledger, who, ways[best])


def _run_amok(ledger: Ledger, who: str) -> None:
    """Walk the cheapest way towards the nearest enemy as far as it goes, then attack one that stands there."""
    table = ledger.table
    goals = nearest(table, who, enemies(table, who))
    if goals and process(table, goals[0]).area != process(table, who).area:
        ways = reach(process(table, who).area, 99, exits(table, who))
        goal = process(table, goals[0]).area
        open_ways = reachable(table, who)
        on_the_way = [area for area in (ways[goal].way if goal in ways else ()) if area in open_ways]
        if on_the_way:
            walk(ledger, who, open_ways[on_the_way[-1]])
    ledger.next(("amok", who))


def _amok(ledger: Ledger, who: str) -> None:
    """Attack an enemy in the own area."""
    here = process(ledger.table, who).area
    beside = [one for one in enemies(ledger.table, who) if process(ledger.table, one).area == here]
    _attack_first(ledger, who, beside)


DOINGS: Final[dict[str, Doing]] = {"possessed": _possessed, "amok": _amok}
