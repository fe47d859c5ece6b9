"""Which event the program makes of what a Gambit leads to, whom it lets that hit, and why (RULES GAMBIT-11).

Choice and aim are weighed alike: whom an event would hit is known before it is chosen, and told with it.
"""

import random
from collections.abc import Sequence
from typing import Final

from gattai_desktop.cards.card import NotKnown
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.events.boosts import lost
from gattai_desktop.games.gattai.events.event_table import EVENTS, WAVE_AND_STORM
from gattai_desktop.games.gattai.events.events import AimAt
from gattai_desktop.games.gattai.events.targets_of_events import aim
from gattai_desktop.games.gattai.gambit import gambit
from gattai_desktop.games.gattai.gambit.gambit_outcome import CONSEQUENCE, MakeIt, whom
from gattai_desktop.games.gattai.names import named
from gattai_desktop.games.gattai.pilots.pilots import Pilot, pilot
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.move import Move
from gattai_desktop.players.gattai import power_choice
from gattai_desktop.players.gattai.effect_habits import asked_whole
from gattai_desktop.players.gattai.harm import worst_hit

_LOW_HARMONY: Final = 3
"""Harmony up to which Coach makes a consequence a Rally: a Team begins with 4, and every step helps in each Rumble."""


def chosen(table: Table, options: Sequence[MakeIt], dice: random.Random) -> Move:
    """Return an event by chance, of those that do anything to anybody."""
    return dice.choice([move for move in options if _felt(table, move.event)] or list(options))


def _felt(table: Table, event: str) -> bool:
    """Whether a consequence does anything to her whose Gambit it was, or to a Team that needs it."""
    her = pilot(table, gambit.pilot_of(table))
    match event:
        case "Chargeup":
            return her.charges < her.max_charges
        case "Fortify":
            return her.buffers < her.max_buffers
        case "Recover":
            return bool(lost(table, her.seat))
        case "Purge":
            return her.charges > 0
        case "Rally":
            return table.number("team.harmony") <= _LOW_HARMONY
        case _:
            return True


def aimed(table: Table, options: Sequence[Move]) -> Move | None:
    """Return whom the consequence hits; None where something else is aimed, or it is hidden what."""
    item, aims = asked_whole(table, "choose_target"), [move for move in options if isinstance(move, AimAt)]
    if item is None or item[5] != CONSEQUENCE or not aims:
        return None
    one = _whom_of(table, str(item[1]), [move.target for move in aims])
    return next(move for move in aims if move.target == one)


def _whom_of(table: Table, event: str, ones: Sequence[str]) -> str:
    """Return whom an event hits: her whose Gambit it was, or else where it does most."""
    if gambit.pilot_of(table) in ones:
        return gambit.pilot_of(table)
    if event in WAVE_AND_STORM:
        return max(ones, key=lambda one: power_choice.best(table, event.lower(), one).worth)
    if ones[0].startswith("resource."):
        return min(ones, key=lambda one: resource(table, one))
    if event == "Favor":
        return max(ones, key=lambda one: (table.number(f"{one}.offenses"), -table.count(one)))
    return worst_hit(table, event, ones, 1, COACH_SEAT)


def resource(table: Table, one: str) -> int:
    """Return the points of a Resource, by the id of a recipient."""
    return table.number(f"team.{one.removeprefix('resource.')}")


# ---------------------------------------------------------------------- why


def why_made(before: Table, move: Move) -> Words:
    """Say why a consequence is this event: whom it will hit, and what that one has, lacks or stands to lose."""
    assert isinstance(move, MakeIt)
    item, gambler = asked_whole(before, "gambit_consequence"), gambit.pilot_of(before)
    if item is None or gambler not in pilot_seats(before):
        return _effect(move.event)
    found = aim(before, move.event, whom(before, move.event, str(item[1])), 1, COACH_SEAT)
    ones = found.choice or tuple(one for one, _ in found.hits)
    if gambler in ones or move.event == "Rally":
        return _of_her(before, move.event, pilot(before, gambler))
    if move.event in WAVE_AND_STORM:
        return say("A Threat makes use of what goes wrong.")
    try:
        return _of_it(before, move.event, _whom_of(before, move.event, ones)) if ones else _effect(move.event)
    except NotKnown:
        return _effect(move.event)


def _effect(event: str) -> Words:
    return Words(EVENTS[event].effect)


def _of_her(table: Table, event: str, her: Pilot) -> Words:
    match event:
        case "Chargeup" if her.charges < her.max_charges:
            return say("{name} lacks Charges.", name=her.name)
        case "Fortify" if her.buffers < her.max_buffers:
            return say("{name} lacks Buffers.", name=her.name)
        case "Recover" if lost(table, her.seat):
            return say("{name} has lost points of Stats.", name=her.name)
        case "Purge" if her.charges:
            return say("{name} has Charges to lose.", name=her.name)
        case "Rally" if table.number("team.schism"):
            return say("The Team has points of Schism, and all of them go.")
        case "Rally" if table.number("team.harmony") <= _LOW_HARMONY:
            return say("Harmony is low, and every step of it helps in a Rumble.")
        case "Schism" if her.buffers:
            return say("{name} has Buffers that keep the Team from drifting apart.", name=her.name)
        case "Trauma" if her.buffers:
            return say("It is felt, and {name} has Buffers to soak it.", name=her.name)
        case "Trauma":
            return say("It is felt: {name} has no Buffer left to soak it.", name=her.name)
        case _:
            return _effect(event)


def _of_it(table: Table, event: str, one: str) -> Words:
    name = named(table, one)
    match event:
        case "Replenish":
            return say("The Team has least of {name}: {points}.", name=name, points=resource(table, one))
        case "Favor" if table.number(f"{one}.offenses"):
            return say("{name} holds an Offense against the Team, and may forget it.", name=name)
        case "Favor":
            return say("A card can be laid on {name}, and any Pilot may play it later.", name=name)
        case "Rebuild":
            return say("{name} is damaged, and stands again.", name=name)
        case "Disfavor":
            offenses = table.number(f"{one}.offenses") + 1
            return say(
                "{name} then holds {offenses} of the three Offenses that a Faction bears.", name=name, offenses=offenses
            )
        case "Ruin" if table.values.get(f"{one}.state") == "damaged":
            return say("{name} is damaged, and does not bear another blow.", name=name)
        case "Ruin":
            return say("{name} still stands, and can be rebuilt once it is damaged.", name=name)
        case _:
            return _effect(event)


def why_aimed(before: Table, move: AimAt) -> Words | None:
    """Say why the consequence hits this one; None where that is told as of anything else that is aimed."""
    item = asked_whole(before, "choose_target")
    if item is None or item[5] != CONSEQUENCE:
        return None
    if gambit.going_on(before) and move.target == gambit.pilot_of(before):
        return say("It comes to the Pilot whose Gambit it was.")
    event, ones = str(item[1]), [str(one) for one in item[2]] if isinstance(item[2], tuple) else []
    match event:
        case "Favor" if before.number(f"{move.target}.offenses"):
            return say("The Faction holds an Offense against the Team.")
        case "Favor" if all(before.count(move.target) <= before.count(one) for one in ones):
            return say("No Faction has fewer cards of Favor.")
        case "Rebuild":
            return say("It is damaged, and stands again.")
        case _:
            return None
