"""Whom something hits by habit, and why: where it does most, and nobody to whom it would do nothing."""

from collections.abc import Sequence
from typing import Final

from gattai_desktop.cards.ledger import Item
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.effects.preventing import is_prevented
from gattai_desktop.games.gattai.events.event_table import EVENTS, WAVE_AND_STORM
from gattai_desktop.games.gattai.events.events import AimAt
from gattai_desktop.games.gattai.events.targets_of_events import EventAmount
from gattai_desktop.games.gattai.names import named
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.joining import able_threats
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.move import Move
from gattai_desktop.players.gattai import consequence, power_choice
from gattai_desktop.players.gattai.company import plays_gently
from gattai_desktop.players.gattai.consequence import resource
from gattai_desktop.players.gattai.effect_habits import asked_whole
from gattai_desktop.players.gattai.harm import beyond_buffers, buffers, harm, worst_hit

_DAMAGE: Final = "damage"


def aimed(table: Table, options: Sequence[Move]) -> Move | None:
    """Return whom an event hits; None where it is hidden what is asked, or habit knows no better than a look ahead."""
    item, aims = asked_whole(table, "choose_target"), [move for move in options if isinstance(move, AimAt)]
    if item is None or not aims:
        return None
    event, amount, instigator = str(item[1]), _amount(item), str(item[4])
    if event in WAVE_AND_STORM and aims[0].seat == COACH_SEAT:
        return max(aims, key=lambda move: power_choice.best(table, event.lower(), move.target).worth)
    if all(move.target.startswith("resource.") for move in aims):
        return min(aims, key=lambda move: resource(table, move.target))
    if EVENTS[event].beta != _DAMAGE:
        return None
    if aims[0].seat == COACH_SEAT:
        ones = [move.target for move in aims if not _is_threat(move.target)]
        worst = worst_hit(table, event, ones, amount, instigator) if ones else ""
        return next((move for move in aims if move.target == worst), None)
    foes = [move for move in aims if move.target in _foes(table, move.seat)]
    hits = [move for move in foes if not is_prevented(table, event, move.target, amount, instigator)] or foes
    return min(hits, key=lambda move: buffers(table, move.target), default=None)


def trauma_comes_to_nothing(table: Table, foes: Sequence[str], instigator: str) -> bool:
    """Whether Trauma would do nothing to any of these."""
    return bool(foes) and all(is_prevented(table, "Trauma", one, 1, instigator) for one in foes)


def threats_against(table: Table) -> tuple[str, ...]:
    """Return the Threats that fight, or in the story those that could."""
    fighting = throwdown.threats(table) if throwdown.going_on(table) else ()
    return tuple(f"threat.{key}" for key in fighting or able_threats(table))


def _foes(table: Table, seat: str) -> tuple[str, ...]:
    """Return whom a Pilot fights: who stands aside, and all in the story, have Coach's Threats against them."""
    side = throwdown.side_of(table, seat) if throwdown.going_on(table) else None
    other = COACH_SEAT if side is None else throwdown.opponent(table, side)
    return threats_against(table) if other == COACH_SEAT else throwdown.members(table, other)


def _is_threat(one: str) -> bool:
    return one.startswith("threat.")


def _amount(item: Item) -> EventAmount:
    return item[3] if isinstance(item[3], int) else str(item[3])


# ---------------------------------------------------------------------- why


def why(before: Table, move: Move) -> Words:
    """Say why it hits this one: what that one lacks, or that it does nothing to others."""
    assert isinstance(move, AimAt)
    item = asked_whole(before, "choose_target")
    if item is None:
        return say("Somebody has to be chosen for it.")
    of_gambit = consequence.why_aimed(before, move)
    if of_gambit is not None:
        return of_gambit
    event, amount, instigator = str(item[1]), _amount(item), str(item[4])
    others = [str(one) for one in item[2] if one != move.target] if isinstance(item[2], tuple) else []
    if move.target.startswith("resource."):
        least = all(resource(before, move.target) <= resource(before, one) for one in others)
        if least:
            return say(
                "The Team has least of {name}: {points}.",
                name=named(before, move.target),
                points=resource(before, move.target),
            )
        return say("The Team can use it.")
    if event == "Trauma" and move.target in pilot_seats(before):
        return _of_a_pilot(before, move.target, others, amount, instigator)
    if event == "Trauma" and _is_threat(move.target):
        return _of_a_threat(before, move.target, others, amount, instigator)
    if plays_gently(before, move.seat) and (event in WAVE_AND_STORM or EVENTS[event].beta != _DAMAGE):
        return _ONE_OF_THEM
    if event in WAVE_AND_STORM:
        return say("What it can do does most now.")
    if EVENTS[event].beta != _DAMAGE:
        return say("It serves as well there as anywhere else.")
    cost = harm(before, event, move.target, amount, instigator)
    most = max((harm(before, event, one, amount, instigator) for one in others), default=0.0)
    if cost < most:
        return _ONE_OF_THEM
    return say("Nowhere else does it take more.") if cost > most else say("It takes as much there as anywhere else.")


_ONE_OF_THEM: Final = say("One of them has to be chosen.")


def _of_a_pilot(table: Table, one: str, others: Sequence[str], amount: EventAmount, instigator: str) -> Words:
    name = named(table, one)
    if beyond_buffers(table, one, amount, instigator):
        return say("{name} has too few Buffers to soak it.", name=name)
    pilots = [each for each in others if each in pilot_seats(table)]
    if pilots and all(buffers(table, one) < buffers(table, each) for each in pilots):
        return say("{name} has fewer Buffers left than others.", name=name)
    return say("Whoever is hit soaks it, and a Buffer is gone.")


def _of_a_threat(table: Table, one: str, others: Sequence[str], amount: EventAmount, instigator: str) -> Words:
    if is_prevented(table, "Trauma", one, amount, instigator):
        return say("It does nothing to any Threat that could be hit.")
    stopped = [each for each in others if _is_threat(each) and is_prevented(table, "Trauma", each, 1, instigator)]
    if stopped:
        return say("It does nothing to {names}.", names=tuple(named(table, each) for each in stopped))
    return say("It fights against her, and nothing is known to stop it.")
