"""Says what one of many choices comes to, an answer to an Interrupt or a piece of gear, in a line of its own."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from gattai_desktop.cards.card import NotKnown
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.move import Move
from gattai_desktop.games.virtual_machine.aiming import can_aim
from gattai_desktop.games.virtual_machine.blows import strike
from gattai_desktop.games.virtual_machine.boots import LoseTeamCard
from gattai_desktop.games.virtual_machine.charges import enemies
from gattai_desktop.games.virtual_machine.equipping import BeforeFight, CarryBefore, LeaveBefore, WearBefore
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.interrupt_choices import Patch, PlayAtOnce, Trip, WashAway
from gattai_desktop.games.virtual_machine.interrupts import SwitchInterrupt
from gattai_desktop.games.virtual_machine.names import STATUSES
from gattai_desktop.games.virtual_machine.poker import NOTHING
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.status_byte import bit_at
from gattai_desktop.games.virtual_machine.team_hands import scored
from gattai_desktop.games.virtual_machine.traits import MOST_LOAD
from gattai_desktop.games.virtual_machine.values import name_of
from gattai_desktop.games.virtual_machine.world import world_of
from gattai_desktop.games.virtual_machine.zones import side_of


def _washes(table: Table, move: WashAway) -> Words:
    """Whom Undertow pushes; its preview would only say that one is asked where to."""
    there = (one for one in enemies(table, move.seat) if process(table, one).area == move.area)
    return say("pushes {names}", names=tuple(name_of(table, one) for one in there))


def _trips(table: Table, move: Trip) -> Words:
    """Which mobs Pratfall stops; a boss keeps its feet."""
    here = (process(table, one) for one in enemies(table, move.seat))
    mobs = tuple(name_of(table, one.id) for one in here if one.is_mob and one.area == move.area)
    return say("{names} cannot walk this round and the next", names=mobs) if mobs else say("No mob stands there")


def _acts(table: Table, move: PlayAtOnce) -> Words:
    """Whom the card of a turn at once would hit without a step."""
    if move.card.is_joker:
        return say("is named first")
    who = move.seat
    reach = process(table, who).range
    aims = (one for one in enemies(table, who) if can_aim(table, who, one, reach))
    hit = tuple(name_of(table, one) for one in aims if strike(table, who, one, move.card.rank).outcome == "hit")
    return say("hits {names} from here", names=hit) if hit else say("hits nobody from here")


def _patches(table: Table, move: Patch) -> Words:
    """Which bit stands at the place."""
    try:
        return say("that is {status}", status=STATUSES[bit_at(table, move.place)])
    except NotKnown:
        return say("not known yet")


def _equips(table: Table, move: BeforeFight) -> Words:
    """The load of all that is worn and carried then, and what the item does while worn (RULES VM-H49)."""
    items = world_of(table).items
    load = sum(items[one].load for part in move.outfit(table) for one in part)
    does = "" if isinstance(move, LeaveBefore) else items[move.item].text
    if rulings_of(table).gear == "no_limit":
        return say("Load {load} then. {does}", does=does, load=load) if does else say("Load {load} then.", load=load)
    if does:
        return say("Load {load} of {most} then. {does}", does=does, load=load, most=MOST_LOAD)
    return say("Load {load} of {most} then.", load=load, most=MOST_LOAD)


def _leaves(table: Table, move: LoseTeamCard) -> Words:
    """What the Team Hand is without the card (RULES VM-H69)."""
    row = scored(table, side_of(move.seat, table), without=move.card)
    return say("{row} is left", row=row.name) if row != NOTHING else say("No card is left")


def _switches(table: Table, move: SwitchInterrupt) -> Words:
    """What the other Interrupt does."""
    other = world_of(table).interrupts[move.interrupt]
    return say("{name}: {does}", name=other.name, does=other.text)


_LINES: Final[Mapping[type[Move], Callable[[Table, Any], Words]]] = {
    WashAway: _washes, Trip: _trips, PlayAtOnce: _acts, Patch: _patches,
    LoseTeamCard: _leaves, WearBefore: _equips, CarryBefore: _equips, LeaveBefore: _equips,
    SwitchInterrupt: _switches,
}  # fmt: skip


def choice_line(table: Table, move: Move) -> Words | None:
    """Return what a choice comes to at this table; None where its preview says it."""
    tells = _LINES.get(type(move))
    return tells(table, move) if tells is not None else None
