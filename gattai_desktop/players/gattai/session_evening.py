"""A session of an ordinary table: set up, some scenes with Gambits and Throwdowns of every kind, and the end."""

from collections.abc import Callable, Sequence
from typing import Final

from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.gambit.offer import OfferGambit, OfferGambitInSpecialty
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.story.story import Convert, MoveOn, NextScene, Ripple
from gattai_desktop.games.gattai.throwdown.challenge import Challenge
from gattai_desktop.games.gattai.world.factions import Invest
from gattai_desktop.games.move import Move
from gattai_desktop.players.evening import CannotGoOn
from gattai_desktop.players.gattai.evening import GattaiEvening

SCENES: Final = 4
"""Scenes of a session where no other number is asked for."""


def play_session(evening: GattaiEvening, scenes: int = SCENES) -> None:
    """Play a session: its set-up, so many scenes, its last phases. Raises CannotGoOn."""
    if not evening.begin(COACH_SEAT, SetUpSession):
        raise CannotGoOn("The session cannot be set up.")
    for _ in range(2):
        evening.begin(COACH_SEAT, MoveOn)
    for _ in range(scenes):
        for scene in evening.dice.sample(_SCENES, 2):
            scene(evening)
        evening.begin(COACH_SEAT, NextScene)
    for _ in range(2):
        evening.begin(COACH_SEAT, MoveOn)


def _gambits(evening: GattaiEvening) -> None:
    for _ in range(2):
        evening.begin(COACH_SEAT, OfferGambit, OfferGambitInSpecialty)


def _coach_attacks(evening: GattaiEvening) -> None:
    evening.begin(COACH_SEAT, Challenge)


def _pilots_attack(evening: GattaiEvening) -> None:
    for seat in evening.shuffled(evening.table.seats):
        if seat != COACH_SEAT and evening.begin(seat, Challenge, when=_against_coach):
            return


def _quarrel(evening: GattaiEvening) -> None:
    for seat in evening.shuffled(evening.table.seats):
        if seat != COACH_SEAT and evening.begin(seat, Challenge, when=_against_a_pilot):
            return


def _against_coach(move: Move) -> bool:
    return isinstance(move, Challenge) and move.opponent == COACH_SEAT


def _against_a_pilot(move: Move) -> bool:
    return isinstance(move, Challenge) and move.opponent != COACH_SEAT


def _investing(evening: GattaiEvening) -> None:
    for seat in evening.shuffled(evening.table.seats):
        if seat != COACH_SEAT and evening.dice.random() < 0.5:
            evening.begin(seat, Invest)


def _coach_stirs(evening: GattaiEvening) -> None:
    evening.begin(COACH_SEAT, Ripple, Convert)
    evening.interlude()
    evening.play_on()


_SCENES: Final[Sequence[Callable[[GattaiEvening], None]]] = (
    _gambits,
    _coach_attacks,
    _pilots_attack,
    _quarrel,
    _investing,
    _coach_stirs,
)
