"""Which Assist a seat makes by habit before the Drive of its side (RULES 2.14): Techs, Gear, and Coach's powers.

Whether an ally makes one follows from what lies open, so that all of a side know what a Drive has to wait for. The
program's players and playouts share these habits.
"""

from collections.abc import Container, Sequence
from functools import partial
from typing import Final, cast

from gattai_desktop.cards.card import ACE
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.cards.comparing import counts_as
from gattai_desktop.games.gattai.effects import calling
from gattai_desktop.games.gattai.effects.calling import CallOn
from gattai_desktop.games.gattai.effects.effect import Step
from gattai_desktop.games.gattai.effects.entries import HeldEntry
from gattai_desktop.games.gattai.pilots import gear, robos
from gattai_desktop.games.gattai.pilots.gear import GearItem
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.pilots.using_gear import ACTIVATE, ActivateGear
from gattai_desktop.games.gattai.rumble import final_form, techs
from gattai_desktop.games.gattai.rumble.final_form import HEAD, FinalForm
from gattai_desktop.games.gattai.rumble.techs import UseRumbleTech
from gattai_desktop.games.gattai.throwdown import strike, throwdown
from gattai_desktop.games.gattai.throwdown.assists import RunStorm, RunWave
from gattai_desktop.games.gattai.throwdown.drives import Concede, Counter
from gattai_desktop.games.gattai.throwdown.turn import turn_now
from gattai_desktop.games.gattai.zones import hand_zone, pilot_seats
from gattai_desktop.games.move import Move
from gattai_desktop.games.seating import program_players
from gattai_desktop.players.gattai import conflict_habits as habits
from gattai_desktop.players.gattai.aiming import threats_against, trauma_comes_to_nothing
from gattai_desktop.players.gattai.company import people
from gattai_desktop.players.gattai.effect_habits import RESTORE

ASSISTS: Final = (UseRumbleTech, RunWave, RunStorm, CallOn, ActivateGear)
"""What the program does beside a Drive."""
_SPARED: Final = 4
"""Charges from which a Pilot pays two for a Buffer and still has two for a Counter one rank too far."""
_FEW: Final = 1
"""Cards with which a Head who makes the Drives has too few."""


def next_assist(table: Table, leave_out: Container[Seat] = ()) -> Move | None:
    """Return the Assist that comes before the Drive of this turn; None where nobody of the side makes one.

    Coach's follows from his Hand: for a seat that does not see it, ask in turns of its own side only.
    """
    for seat in throwdown.members(table, throwdown.on_turn(table)):
        found = assist(table, seat) if seat not in leave_out else None
        if found is not None:
            return found
    return None


def assist(table: Table, seat: Seat) -> Move | None:
    """Return the Assist that a seat of the side on turn makes now; None for none."""
    return _power(table) if seat == COACH_SEAT else _tech(table, seat) or _gear(table, seat) or _restores(table, seat)


def raises_strike(table: Table, drive: Move, options: Sequence[Move]) -> Move | None:
    """Return what lets a Counter that is one rank too far be within the Strike; None where nothing does, or need."""
    seat, turn = drive.seat, turn_now(table)
    reach = habits.reach_of(table, seat, turn)
    calls = [move for move in options if type(move) is CallOn]
    if not isinstance(drive, Counter) or reach is None or not calls:
        return None
    if strike.difference(counts_as(table, drive.card), turn.reference, turn.rulings) != reach + 1:
        return None
    raising = {calling.called(found, table) for _, found in calling.open_to(table, seat) if _raises_strike(found)}
    return next((move for move in calls if move.entry in raising), None)


def _raises_strike(found: HeldEntry) -> bool:
    return found.effect.armed and any(step.verb == "strike" for step in found.steps)


def _drives(table: Table, seat: Seat) -> bool:
    """Whether a seat makes the Drives of the side on turn."""
    return throwdown.commander(table, throwdown.on_turn(table)) == seat


# ---------------------------------------------------------------------- a Final Form


def _tech(table: Table, seat: Seat) -> Move | None:
    """Return a Rumble Tech that does something now: who keeps it may come to no turn in which it would do more."""
    form = final_form.form_of(table, seat)
    if form is None or not form.charges or form.charges <= _left_to_people(table, form, seat):
        return None
    moves = (UseRumbleTech(seat, position) for position in form.held_by(seat) if _helps(table, form, position, seat))
    return next((move for move in moves if _allowed(table, move)), None)


def _left_to_people(table: Table, form: FinalForm, seat: Seat) -> int:
    """Count the Rumble Charges for Techs of people, who choose the moment themselves."""
    used = {position for position, _ in form.used}
    persons = [one for one in people(table) if one in form.pilots and one != seat]
    return sum(any(position not in used for position in form.held_by(one)) for one in persons)


def _helps(table: Table, form: FinalForm, position: str, seat: Seat) -> bool:
    others = [one for one in form.pilots if one != seat]
    match position:
        case final_form.HEAD:
            few = _drives(table, seat) and _few_cards(table, seat)
            return few and any(table.count(hand_zone(one)) for one in others)
        case final_form.HEART:
            return bool(others)
        case final_form.FOOT:
            return table.count(hand_zone(_foe(table, form))) > 1
        case final_form.AEGIS:
            return form.buffers < form.max_buffers
        case final_form.SWORD:
            return not _stopped(table, seat)
        case final_form.HAND:
            return any(one != HEAD and _helps(table, form, one, seat) for one in techs.repeatable(table, form))
        case _:
            return True


def _few_cards(table: Table, seat: Seat) -> bool:
    """Whether a Pilot has next to nothing to play, as far as all of the table can count it."""
    return rulings_of(table).hand_counts_public != "no" and table.count(hand_zone(seat)) <= _FEW


def _foe(table: Table, form: FinalForm) -> Seat:
    other = throwdown.opponent(table, form.side)
    return COACH_SEAT if other == COACH_SEAT else throwdown.commander(table, other)


def _stopped(table: Table, seat: Seat) -> bool:
    """Whether Trauma is known to do nothing to any Threat that fights."""
    threats = threats_against(table) if COACH_SEAT in throwdown.sides(table) else ()
    return trauma_comes_to_nothing(table, threats, seat)


# ---------------------------------------------------------------------- Gear


def _gear(table: Table, seat: Seat) -> Move | None:
    """Return Gear that does something now and costs nothing.

    None where a person coaches: she is asked whether it fits what is told, and the program tells nothing (GEAR-3).
    """
    if COACH_SEAT not in program_players(table):
        return None
    moves = (ActivateGear(seat, one.key) for one in gear.carried(table, seat) if _serves(table, seat, one))
    return next((move for move in moves if _allowed(table, move)), None)


def _serves(table: Table, seat: Seat, one: GearItem) -> bool:
    found = one.does(table, ACTIVATE)
    if found is None:  # what has no written effect draws a card (ASSIST-6)
        return not one.entry and not one.activate and _drives(table, seat)
    priced = found.effect.costs or found.effect.picks
    return not priced and any(_does_something(table, seat, step) for step in found.steps)


def _does_something(table: Table, seat: Seat, step: Step) -> bool:
    match step.event or step.verb:
        case "Trauma":
            return step.target == "Opponent" and not _stopped(table, seat)
        case "Fortify":
            return any(her.buffers < her.max_buffers for her in map(partial(pilot, table), pilot_seats(table)))
        case "endurance":
            return any(robos.lost(table, one) for one in pilot_seats(table))
        case "draw":
            return _drives(table, seat)
        case _:
            return False


# ---------------------------------------------------------------------- Buffers


def _restores(table: Table, seat: Seat) -> Move | None:
    """Return the Core Tech that brings a Buffer back to somebody of the side, by an ally who makes no Drive."""
    if pilot(table, seat).charges < _SPARED or _drives(table, seat):
        return None
    side = map(partial(pilot, table), throwdown.members(table, throwdown.on_turn(table)))
    call = CallOn(seat, RESTORE)
    return call if any(her.buffers < her.max_buffers for her in side) and _allowed(table, call) else None


# ---------------------------------------------------------------------- Coach


def _power(table: Table) -> Move | None:
    """Return a power for each Threat where Coach has nothing to play: a card that pays for one before would be missed.

    A Storm comes before a Wave, and costs the card that is worth least.
    """
    done = {one.partition(":")[0] for one in table.listed(throwdown.ASSISTS)}
    threats = [key for key in throwdown.threats(table) if key not in done]
    state = cast("State", table)
    paying = [card for card in table.cards(hand_zone(COACH_SEAT)) if card.is_face or card.rank == ACE]
    if not threats or not paying:
        return None
    if not isinstance(next(habits.likely_drives(state, COACH_SEAT)), Concede):  # it comes last of them
        return None
    cards = sorted(paying, key=lambda card: card.strength)
    moves = (kind(COACH_SEAT, key, card) for kind in (RunStorm, RunWave) for key in threats for card in cards)
    return next((move for move in moves if _allowed(table, move)), None)


def _allowed(table: Table, move: Move) -> bool:
    return next(iter(move.judge(cast("State", table))), None) is None
