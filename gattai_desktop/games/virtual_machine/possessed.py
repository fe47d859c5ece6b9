"""Turns that play themselves: of a Confused process a drawn card decides, a Berserk one goes for the nearest enemy.

RULES VM-W4, VM-H36, VM-H37.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from gattai_desktop.cards.area_map import reach
from gattai_desktop.cards.card import ACE, KING
from gattai_desktop.cards.ledger import Doing, Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.games.ask import Ask, Asking, Choice, answers, one_of
from gattai_desktop.games.move import Answer, wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.aiming import against_target
from gattai_desktop.games.virtual_machine.area_states import exits, falls_to, far_from
from gattai_desktop.games.virtual_machine.attacking import begin_attack, strikes_with_staff
from gattai_desktop.games.virtual_machine.charges import allies, enemies
from gattai_desktop.games.virtual_machine.drawing import draw_open
from gattai_desktop.games.virtual_machine.effects import end_bit
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.names import area_name
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.status_byte import BERSERK, CONFUSED, INVISIBLE
from gattai_desktop.games.virtual_machine.turns import turn_card
from gattai_desktop.games.virtual_machine.values import able, actor, name_of, of, put, seat_of
from gattai_desktop.games.virtual_machine.walking import falls, reachable, walk
from gattai_desktop.games.virtual_machine.zones import CPU

LAST_ATTACKS_ENEMY: Final = 4
LAST_FLEES: Final = 8
"""The highest cards with which a Confused process attacks an enemy, and flees; an Ace is low here (VM-W4)."""


def nearest(table: Table, who: str, others: Iterable[str]) -> tuple[str, ...]:
    """Others from the nearest to the farthest, by links; those that no links lead to come last (RULES VM-H73)."""
    far = far_from(table, process(table, who).area)
    return tuple(sorted(others, key=lambda one: far.get(process(table, one).area, len(far))))


def possessed_by(table: Table, who: str) -> str:
    """Return the bit for which a process does not choose what it does; "" for one that chooses (RULES VM-W4)."""
    bits = process(table, who).bits
    return next((bit for bit in (CONFUSED, BERSERK) if bit in bits), "")


def _possessed(ledger: Ledger, who: str) -> None:
    """Act for a process that cannot choose, at the beginning of its turn."""
    if actor(ledger.table) != who:
        return
    bit = possessed_by(ledger.table, who)
    if bit == CONFUSED:
        _act_by_card(ledger, who, _drawn(ledger, who))
    elif bit == BERSERK:
        ledger.next(("run", who))


def _drawn(ledger: Ledger, who: str) -> int:
    """The rank that rules this round of a Confused process, of a card drawn at its first turn; 0 for no card.

    A Joker counts as an Ace, and an Ace is low.
    """
    kept = ledger.table.number(of(who, "confused"))
    side = zones.side_of(who, ledger.table)
    if kept:
        return kept
    card = draw_open(ledger, side, rule="VM-H36")
    if card is None:
        return 0
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
            end_bit(ledger, who, INVISIBLE, rule="VM-H61")


def _attack_first(ledger: Ledger, who: str, others: Iterable[str]) -> None:
    """Attack the nearest of these that can be aimed at; of equally near ones it is asked which (RULES VM-H73)."""
    found = _can_be_hit(ledger.table, who, others)
    if process(ledger.table, who).has("blasts") and not strikes_with_staff(ledger.table, who):
        areas = {process(ledger.table, one).area: one for one in reversed(found)}
        found = tuple(one for one in found if one in areas.values())
    if found and turn_card(ledger.table) is not None:
        ledger.next(("whom", who, *_equal(ledger.table, who, found)))


def _can_be_hit(table: Table, who: str, others: Iterable[str]) -> tuple[str, ...]:
    """Those that can be aimed at, the nearest first; a Confused process aims at its own side too."""
    reach = process(table, who).range
    return tuple(
        one
        for one in nearest(table, who, others)
        if all(reason.rule == "VM-H71" for reason in against_target(table, who, one, reach))
    )


def _equal(table: Table, who: str, found: Sequence[str]) -> tuple[str, ...]:
    """The first of these, and those who are as near; where the CPU decides the details of Confused, all of them."""
    if CONFUSED in process(table, who).bits and rulings_of(table).confusion == "cpu_decides":
        return tuple(found)
    far = far_from(table, process(table, who).area)
    near = far.get(process(table, found[0]).area, len(far))
    return tuple(one for one in found if far.get(process(table, one).area, len(far)) == near)


def _attack_whom(ledger: Ledger, who: str, *targets: str) -> None:
    """Attack the first of these; a blast tests all of its side who stand there (RULES VM-H36)."""
    table, card = ledger.table, turn_card(ledger.table)
    if card is None or not targets:
        return
    struck: tuple[str, ...] = targets[:1]
    if process(table, who).has("blasts") and not strikes_with_staff(table, who):
        side = zones.side_of(targets[0], table)
        area = process(table, targets[0]).area
        struck = tuple(one for one in able(table, side) if one != who and process(table, one).area == area)
        ledger.set("turn.lone", value=len(struck) == 1, rule="VM-H36")
    begin_attack(ledger, who, struck, card)


def _flee(ledger: Ledger, who: str) -> None:
    """Take the walk that ends farthest from the nearest enemy; of equally far ends it is asked which (RULES VM-H73)."""
    ends = _farthest(ledger.table, who)
    if ends:
        ledger.next(("flee", who, *ends))


def _farthest(table: Table, who: str) -> tuple[str, ...]:
    """The areas that a process can walk to and that are farthest from any enemy; none where it stands as far off."""
    foes = {process(table, one).area for one in enemies(table, who)}

    def off(area: str, *above: str) -> int:
        """How far off whoever goes there is then: at the end of a fall, whichever exit that takes (VM-41)."""
        below = [one for one in falls_to(table, area) if one not in above] if falls(table, who, area) else []
        if below:
            return min(off(one, area, *above) for one in below)
        far = far_from(table, area)
        return min((far.get(one, len(far)) for one in foes), default=0)

    ways = {area: off(area) for area in reachable(table, who)}
    most = max(ways.values(), default=0)
    return tuple(area for area, far in ways.items() if far == most > off(process(table, who).area))


def _flee_to(ledger: Ledger, who: str, *areas: str) -> None:
    way = reachable(ledger.table, who).get(areas[0])
    if way is not None:
        walk(ledger, who, way)


def _run(ledger: Ledger, who: str) -> None:
    """Go for the nearest enemy; of equally near ones in other areas it is asked which (RULES VM-H37, VM-H73)."""
    found = nearest(ledger.table, who, enemies(ledger.table, who))
    if found:
        ledger.next(("for", who, *_equal(ledger.table, who, found)))


def _run_amok(ledger: Ledger, who: str, *goals: str) -> None:
    """Walk the cheapest way towards an enemy as far as it goes, then attack one that stands there."""
    table = ledger.table
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


@wish("goes for {target}")
class GoFor(Answer):
    """Answer: which of the nearest a process attacks, or runs to, that acts by itself (RULES VM-H73)."""

    target: str
    shown = Shown("{target}", kind="The nearest", sign="blade")
    answers = "whom"

    def answer(self, ledger: Ledger, item: Item) -> None:
        _attack_whom(ledger, str(item[1]), self.target)


@wish("runs to {target}")
class RunTo(Answer):
    """Answer: to which of the nearest enemies a Berserk process runs (RULES VM-H37, VM-H73)."""

    target: str
    shown = Shown("{target}", kind="The nearest", sign="chevron")
    answers = "for"

    def answer(self, ledger: Ledger, item: Item) -> None:
        _run_amok(ledger, str(item[1]), self.target)


@wish("stays in spite of it")
class StayPut(Answer):
    """Answer: a Berserk process does not run, where a table plays so (RULES VM-H37)."""

    shown = Shown("Stay", sign="lock", line="No step; an enemy in its own area is attacked all the same.")
    told = LogWords("{seat} stays")
    answers = "for"

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.next(("amok", str(item[1])))


@answers("flee", "flees to {area}", rule="VM-H36")
class FleeTo(Choice):
    """Answer: to which of the areas farthest from any enemy a Confused process flees (RULES VM-H36, VM-H73)."""

    area: str
    shown = Shown("Flee to {area}", kind="Flee", sign="chevron")
    told = LogWords("{seat} chooses the way to {area}")

    def against(self, state: State, item: Item) -> Reason:
        return refusal(
            "VM-H36", "{area} is not among the areas farthest from any enemy.", area=area_name(state, self.area)
        )

    def answer(self, ledger: Ledger, item: Item) -> None:
        _flee_to(ledger, str(item[1]), self.area)


def _decides(table: Table, who: str) -> str:
    """Who decides between equals: the player of an MC, the CPU for others, and for Confused where it decides all."""
    confused = CONFUSED in process(table, who).bits and rulings_of(table).confusion == "cpu_decides"
    return CPU if confused else seat_of(table, who)


def _ask_whom(state: State, item: Item) -> Ask | None:
    who, targets = str(item[1]), tuple(map(str, item[2:]))
    seat = _decides(state, who)
    options = (GoFor(seat, one) for one in targets)
    name = name_of(state, who)
    why = say("{name} is Berserk and attacks the nearest enemy: these are equally near.", name=name)
    if possessed_by(state, who) == CONFUSED:
        why = say("{name} is Confused and attacks the nearest: these are equally near.", name=name)
    return one_of("whom", seat, say("Whom does {name} attack?", name=name), options, why, least=2)


def _ask_flee(state: State, item: Item) -> Ask | None:
    who, areas = str(item[1]), tuple(map(str, item[2:]))
    seat, name = _decides(state, who), name_of(state, who)
    why = say("{name} is Confused and flees: these areas are equally far from the nearest enemy.", name=name)
    options = (FleeTo(seat, area) for area in areas)
    return one_of("flee", seat, say("Where does {name} flee?", name=name), options, why, least=2)


def _ask_for(state: State, item: Item) -> Ask | None:
    who, targets = str(item[1]), tuple(map(str, item[2:]))
    here, seat = process(state, who).area, seat_of(state, who)
    places = {process(state, one).area: one for one in reversed(targets)}
    stays = rulings_of(state).berserk == "may_stay"
    if here in places or (len(places) < 2 and not stays):
        return None
    options: tuple[Answer, ...] = tuple(RunTo(seat, one) for one in targets if one in places.values())
    if stays:
        options = (*options, StayPut(seat))
    name = name_of(state, who)
    why = say("{name} is Berserk and runs to the nearest enemy.", name=name)
    return Ask("for", seat, say("Where does {name} run?", name=name), options, why)


MOVES: Final = (GoFor, RunTo, FleeTo, StayPut)
DOINGS: Final[dict[str, Doing]] = {
    "possessed": _possessed,
    "run": _run,
    "for": _run_amok,
    "whom": _attack_whom,
    "flee": _flee_to,
    "amok": _amok,
}
ASKINGS: Final[dict[str, Asking]] = {"whom": _ask_whom, "flee": _ask_flee, "for": _ask_for}
