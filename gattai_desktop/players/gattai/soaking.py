"""How much of what hits is soaked by habit, and why (RULES MICRO-13 to MICRO-15, PILOT-10).

What a point of damage takes lies behind the next question, so that a look one move ahead sees only what is spent.
"""

from collections.abc import Sequence
from typing import Final

from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.events.soak import FAN_CLUB, Soak
from gattai_desktop.games.gattai.pilots import robos
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.move import Move
from gattai_desktop.players.gattai.effect_habits import asked_whole

_ROBO_KEPT: Final = 2
"""Points of a Robo that stay for a Rumble: at 0 it is out of it."""
_SCHISM_FULL: Final = 7
"""Points of Schism that take a step of Harmony."""
_FANS_KEPT: Final = 4
"""Fan Club that stays, since it pays for more than Disfavor."""
_OFFENSES: Final = 2
"""Offenses beyond which a Faction is lost."""
_FEW_CHARGES: Final = 2
_FANS: Final = say("There are fans to spare.")


def soaked(table: Table, options: Sequence[Move]) -> Move:
    """Return how much is soaked: all of Trauma, of Schism what would cost Harmony or what is spared easily."""
    soaks = [move for move in options if isinstance(move, Soak)]
    most = max(move.points for move in soaks)
    points = min(most, _points(table, options[0].seat, most))
    return next((move for move in soaks if move.points == points), soaks[-1])


def _points(table: Table, seat: str, most: int) -> int:
    item = asked_whole(table, "soak")
    if item is None:  # a power is to be asked after it, so that nobody may know what hits
        return most
    _, event, recipient, amount, _, _, payer = item
    payer = str(payer)
    if payer == FAN_CLUB:
        return most if _is_its_last(table, str(recipient)) or table.number(FAN_CLUB) > _FANS_KEPT else 0
    if payer.endswith(".robo"):
        return max(0, robos.robo(table, payer.split(".")[1]).endurance - _ROBO_KEPT)
    if event == "Purge":
        return most if pilot(table, seat).charges > _FEW_CHARGES else 0
    if event == "Schism" and first_contact.is_on(table):  # any that is left counts as one (FC-3)
        return most if most == amount and first_contact.starting_harmony(table) > 1 else 0
    if event == "Schism" and seat in pilot_seats(table):
        return most if _costs_harmony(table, amount) else max(0, pilot(table, seat).buffers - 1)
    return most


def _is_its_last(table: Table, faction: str) -> bool:
    return table.number(f"{faction}.offenses") >= _OFFENSES


def _costs_harmony(table: Table, amount: Value) -> bool:
    """Whether so much Schism takes Harmony, or in the Red hurts everybody (MICRO-35)."""
    points = amount if isinstance(amount, int) else 1
    full = table.number("team.schism") + points >= _SCHISM_FULL
    return full or table.number("team.harmony") == 1 or rulings_of(table).schism_model == "direct"


def why(before: Table, move: Move) -> Words:
    """Say what the tokens are spent for, or kept for."""
    assert isinstance(move, Soak)
    item = asked_whole(before, "soak")
    if not move.points:
        return say("The tokens are kept for worse.")
    if item is None:
        return say("A token is there to be spent on this.")
    _, event, recipient, _, _, _, payer = item
    if payer == FAN_CLUB:
        return say("One more Offense, and the Faction is lost.") if _is_its_last(before, str(recipient)) else _FANS
    if str(payer).endswith(".robo"):
        return say("A Robo can be repaired, and her Stats are what she fights with.")
    if str(payer).startswith("throwdown.form."):
        return say("What is left of the Final Form's Buffers ends with the Rumble.")
    if event == "Schism":
        return say("A Buffer comes back sooner than Harmony.")
    if event == "Purge":
        return say("A Buffer is less than all Charges.")
    return say("A Buffer comes back sooner than what Trauma takes.")
