"""Whom an event hits: the targets of the notation at this table, and how they are written (RULES MICRO-2)."""

import re
from collections.abc import Callable
from typing import Final

from gattai_desktop.cards.frozen import frozen, making
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.events.recipients import (
    RESOURCES,
    TEAM,
    called,
    decides_against,
    kind_of,
    name_of,
    opponents_of,
    pilots_in_play,
    seat_of,
    valid,
)
from gattai_desktop.games.gattai.events.trigger_line import TARGETS
from gattai_desktop.games.gattai.events.triggers import target_name
from gattai_desktop.games.gattai.zones import pilot_seats

PILOTS: Final = "Pilots"
"""Every Pilot, with the value to each: what "each" means where only Pilots can be meant (C-7, R-98)."""

# What happens to the Team or the table as one, however it is aimed.
AS_ONE: Final = frozenset({"Rally", "Tarry", "BREAK!"})
# The kinds of recipient of which the instigator picks one, where a line writes the kind alone (MICRO-4).
ONE_OF: Final = frozenset({"Pilot", "Threat", "Faction", "Location", "Resource"})

EventAmount = int | str
"""How much: a number, or "Full"."""


INVOLVED: Final = "Involved"
"""A target that no line writes: a Threat that was in the fight (OUT-10)."""


@frozen
class Aim:
    """What an event is aimed at: those it hits, each with its amount, or those among whom `chooser` picks one."""

    hits: tuple[tuple[str, EventAmount], ...] = ()
    choice: tuple[str, ...] = ()
    chooser: Seat = COACH_SEAT


_aim = making(Aim)


def aim(table: Table, event: str, target: str | None, amount: EventAmount, instigator: str) -> Aim:
    """Read a target word or the id of a recipient. An Aim at nobody means that the event has no effect (MICRO-7)."""
    if event in AS_ONE and not (event == "Tarry" and target and rulings_of(table).tarry_target == "as_written"):
        return Aim(((TEAM, amount),))
    candidates = _within_reach(table, event, target)
    chooser = seat_of(instigator)
    match target:
        case None | "Self":
            return _self(table, event, target, amount, instigator, candidates)
        case "Choice" | "Involved":
            return _one_of(candidates, amount, chooser)
        case "Opponent":
            return _opponent(table, amount, instigator, candidates)
        case "Each" | "Everyone":
            return _each(candidates, amount)
        case "All":
            shared = rulings_of(table).team_value == "shared"
            return _shared(candidates, amount) if shared else _each(candidates, amount)
        case "Team":
            seats = tuple(one for one in candidates if kind_of(table, one) == "Pilot")
            if not seats:  # Favor, Disfavor, Ruin and the like: the Team picks what it is done to
                return _one_of(candidates, amount, chooser)
            each = rulings_of(table).team_value == "each_gets_n"
            return _each(seats, amount) if each else _shared(seats, amount)
        case "Pilots":
            return _each(tuple(one for one in candidates if one in pilots_in_play(table)), amount)
        case "Everyone_Else" | "Else":
            return _each(tuple(one for one in candidates if one != instigator), amount)
        case "Ally":
            allies = (one for one in candidates if kind_of(table, one) == "Pilot" and one != instigator)
            return _one_of(tuple(allies), amount, chooser)
        case "Coach":
            return _each(tuple(one for one in candidates if one == COACH_SEAT), amount)
        case _ if target in ONE_OF:
            fitting = tuple(one for one in candidates if kind_of(table, one) == target)
            return _one_of(fitting, amount, chooser)
        case _:
            named = called(table, target)
            return _each(tuple(one for one in candidates if one == named), amount)


def _within_reach(table: Table, event: str, target: str | None) -> tuple[str, ...]:
    found = valid(table, event)
    if target != INVOLVED:
        return found
    fought = table.listed("throwdown.threats")
    return tuple(one for one in found if one.partition(".")[2] in fought)


def _each(recipients: tuple[str, ...], amount: EventAmount) -> Aim:
    return _aim(tuple([(one, amount) for one in recipients]), (), COACH_SEAT)


def _shared(recipients: tuple[str, ...], amount: EventAmount) -> Aim:
    """One point at a time from the Coach's left (MICRO-3)."""
    if not isinstance(amount, int) or not recipients:
        return _each(recipients, amount)
    whole, over = divmod(amount, len(recipients))
    parts = ((one, whole + (place < over)) for place, one in enumerate(recipients))
    return Aim(tuple((one, part) for one, part in parts if part))


def _one_of(recipients: tuple[str, ...], amount: EventAmount, chooser: Seat) -> Aim:
    return _each(recipients, amount) if len(recipients) < 2 else _aim((), recipients, chooser)


def _self(
    table: Table, event: str, target: str | None, amount: EventAmount, instigator: str, candidates: tuple[str, ...]
) -> Aim:
    if instigator in candidates:
        return _aim(((instigator, amount),), (), COACH_SEAT)
    if event == "Schism":
        # Nobody but the Team is named, so nobody's Buffers can stand in for it (MICRO-35a).
        return Aim(((TEAM, amount),))
    if event in {"Wave", "Storm"}:
        return _one_of(candidates, amount, COACH_SEAT)
    if target == "Self" and kind_of(table, instigator) in {"Pilot", "Threat"}:
        return Aim()  # she is none whom it may hit, and Self is nobody else (MICRO-2, MICRO-7)
    return _one_of(candidates, amount, seat_of(instigator))


def _opponent(table: Table, amount: EventAmount, instigator: str, candidates: tuple[str, ...]) -> Aim:
    opponents = opponents_of(table, instigator)
    fitting = tuple(one for one in candidates if one in opponents) or tuple(
        one for one in candidates if kind_of(table, one) in {"Faction", "Location", "Resource"}
    )
    receiving = rulings_of(table).opponent_pick == "receiving_side"
    chooser = decides_against(table, instigator) if receiving else seat_of(instigator)
    return _one_of(fitting, amount, chooser)


_AFTER_COLON: Final = re.compile(r"(?<=:)(\s*)(\w+)")


class TargetNames:
    """The names of everybody and everything at a table, as targets are written in the windows and in the line itself.

    `recipients` holds the ids of all of them, Pilots first. A name that two share, or that is a word of the notation,
    is written by its key.
    """

    def __init__(self, table: Table, shown: Callable[[str], str] = str) -> None:
        self.recipients = (
            *pilot_seats(table),
            *(f"{kind}.{key}" for kind in ("threat", "faction", "location") for key in table.listed(f"{kind}s")),
            *(f"resource.{key}" for key in RESOURCES),
        )
        self._names: dict[str, str] = {}
        self._stored: dict[str, str] = {}
        words = {word.casefold() for word in TARGETS}
        for one in self.recipients:
            own = target_name(name_of(table, one))
            for name in (target_name(shown(name_of(table, one))), own, target_name(one.rpartition(".")[2])):
                if name and name.casefold() not in self._stored and name.casefold() not in words:
                    self._names[one] = name
                    self._stored[name.casefold()] = own if name != target_name(one.rpartition(".")[2]) else name
                    break

    def name(self, one: str) -> str:
        """Return how a recipient is written by its id; "" where it cannot be."""
        return self._names.get(one, "")

    def stored(self, line: str) -> str:
        """Return a line as the table reads it: its own names after the colons."""
        return _AFTER_COLON.sub(lambda found: f"{found[1]}{self._stored.get(found[2].casefold(), found[2])}", line)

    def place(self, line: str, stored: int) -> int:
        """Return where a place of the stored line lies in the line as the windows write it, in characters from 0."""
        longer = 0
        for found in _AFTER_COLON.finditer(line):
            if found.start(2) >= stored + longer:
                break
            longer += len(found[2]) - len(self._stored.get(found[2].casefold(), found[2]))
        return max(0, min(len(line), stored + longer))
