"""Verbs about who is on the table and may act: enter, leave, die, turn up, go on elsewhere, act from outside."""

from collections.abc import Callable, Mapping
from typing import Final

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.games.gattai.effects import effects, entries
from gattai_desktop.games.gattai.effects.targets import Act
from gattai_desktop.games.gattai.events.recipients import in_play, pilots_in_play
from gattai_desktop.games.gattai.throwdown import support
from gattai_desktop.games.gattai.world import offenses, pretending, threats
from gattai_desktop.games.gattai.zones import every_threat

_RULE: Final = "ASSIST-2"


def _enter(ledger: Ledger, act: Act) -> None:
    """A new Threat of so much TR comes into play; in a Throwdown it fights at once.

    It has open power slots; where a Threat brings in itself (`enter:Self`) it is a copy of that one, with its powers.
    """
    rating = max(1, min(threats.CAP, act.number(ledger, 0)))
    keys = every_threat(ledger.table)
    number = 1
    while f"summoned-{number}" in keys:
        number += 1
    key = f"summoned-{number}"
    own = act.found.owner
    values = ledger.table.values
    copied = act.step.target == "Self" and own.startswith("threat.")
    name = f"{values.get(f'{own}.name')} {number + 1}" if copied else f"Summoned {number}"
    threats.enter(ledger, key, name, rating)
    if copied:
        first = values.get(f"{own}.copy_of") or own.partition(".")[2]
        ledger.set(f"threat.{key}.copy_of", first, rule=_RULE)
        for field in ("bgm", "powers", "defeat"):
            ledger.set(f"threat.{key}.{field}", values.get(f"{own}.{field}"), rule=_RULE)
        ledger.next(*effects.made(ledger.table, f"threat.{key}"))
    fighting = ledger.table.values.get("throwdown.threats")
    if isinstance(fighting, tuple) and fighting:
        # The establishment opens windows for effects.
        from gattai_desktop.games.gattai.throwdown import establishment

        establishment.joins(ledger, key)
    ledger.announce("enters", rule=_RULE, target=f"threat.{key}")


def _leave(ledger: Ledger, act: Act) -> None:
    """Those who are named leave play."""
    for one in act.hits(ledger):
        if one.startswith("threat."):
            if ledger.table.values.get(f"{one}.status") != threats.BEATEN:
                threats.leave(ledger, one, threats.BEATEN, rule=_RULE)
        elif one.startswith("faction."):
            if one in in_play(ledger.table, "Faction"):
                offenses.end_faction(ledger, one.partition(".")[2], "leave")
        else:
            kind = one.partition(".")[0]
            keys = tuple(key for key in ledger.table.listed(f"{kind}s") if f"{kind}.{key}" != one)
            if keys != ledger.table.listed(f"{kind}s"):
                ledger.set(f"{kind}s", keys, rule=_RULE)


def _meet(ledger: Ledger, act: Act) -> None:
    """A Defeat Condition of those who are named is met, by its number (THREAT-4)."""
    number = act.number(ledger, 0)
    for one in act.hits(ledger):
        if one.startswith("threat.") and 1 <= number <= len(threats.defeat_conditions(ledger.table, one)):
            threats.meet_and_leave(ledger, one, number)


def _turn_threat(ledger: Ledger, act: Act) -> None:
    """Those who are named are revealed as what they are: every hidden part of the plate is shown."""
    for one in act.hits(ledger):
        if one.startswith("threat."):
            ledger.set(f"{one}.status", "active", rule=_RULE)
            ledger.announce("enters", rule=_RULE, target=one)


def _mask(ledger: Ledger, act: Act) -> None:
    """Threats that are named enter as Factions instead."""
    for one in act.hits(ledger):
        if one.startswith("threat."):
            pretending.mask(ledger, one.partition(".")[2], rule=_RULE)


def _unmask(ledger: Ledger, act: Act) -> None:
    """Factions that were Threats all along turn."""
    why = entries.name_of(ledger.table, act.found.entry)
    for one in act.hits(ledger):
        if one.startswith("threat."):
            pretending.unmask(ledger, one.partition(".")[2], rule=_RULE, why=why)


def _move(ledger: Ledger, act: Act) -> None:
    """The fight goes on at a Location that was picked."""
    for one in act.hits(ledger)[:1]:
        if one.startswith("location."):
            ledger.set("scene.location", one.partition(".")[2], rule=_RULE)


def _die(ledger: Ledger, act: Act) -> None:
    """The Pilots who are named are dead (PILOT-7)."""
    for one in act.hits(ledger):
        if f"pilot.{one}.status" in ledger.table.values or one in pilots_in_play(ledger.table):
            ledger.set(f"pilot.{one}.status", "dead", rule="PILOT-7")


def _act(ledger: Ledger, act: Act) -> None:
    """Those who are named may make one Assist in this turn, from outside of the fight (THROW-23)."""
    outside = ledger.table.listed(support.OUTSIDE)
    ledger.set(support.OUTSIDE, (*outside, *act.hits(ledger)), rule=_RULE)


ACTOR_DOINGS: Final[Mapping[str, Callable[[Ledger, Act], None]]] = {
    "enter": _enter,
    "leave": _leave,
    "meet": _meet,
    "turn_threat": _turn_threat,
    "mask": _mask,
    "unmask": _unmask,
    "move": _move,
    "die": _die,
    "act": _act,
}
