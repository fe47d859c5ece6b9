"""Plays First Contact by its guide (RULES FC-4, FC-5), and sessions of any other scenario, to the end."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.gambit.offer import OfferGambit, OfferGambitInSpecialty
from gattai_desktop.games.gattai.story.first_contact import CLOSE
from gattai_desktop.games.gattai.story.first_contact_moves import GoOn, Wake
from gattai_desktop.games.gattai.story.first_contact_script import guide
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.story.story import Convert, MoveOn, NextScene, Ripple
from gattai_desktop.games.gattai.throwdown.challenge import Challenge
from gattai_desktop.games.gattai.world.factions import Invest
from gattai_desktop.games.guide import Guide
from gattai_desktop.games.move import Move
from gattai_desktop.players.evening import CannotGoOn
from gattai_desktop.players.gattai.evening import GattaiEvening

SCENES: Final = 4
"""Scenes of a session where no other number is asked for."""


def play_session(evening: GattaiEvening, scenes: int = SCENES) -> None:
    """Play a session: its set-up, `scenes` scenes, its last phases. Raises CannotGoOn."""
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
    _challenge(evening, _against_coach)


def _quarrel(evening: GattaiEvening) -> bool:
    return _challenge(evening, _against_a_pilot)


def _challenge(evening: GattaiEvening, when: Callable[[Move], bool]) -> bool:
    """Let the first Pilot by chance who can make such a challenge make it; returns whether one did."""
    pilots = (seat for seat in evening.shuffled(evening.table.seats) if seat != COACH_SEAT)
    return any(evening.begin(seat, Challenge, when=when) for seat in pilots)


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


_SCENES: Final[Sequence[Callable[[GattaiEvening], object]]] = (
    _gambits,
    _coach_attacks,
    _pilots_attack,
    _quarrel,
    _investing,
    _coach_stirs,
)


_MOST_BEATS: Final = 60
"""Beats after which the script counts as stuck; it has fewer than twenty."""


def play_first_contact(evening: GattaiEvening) -> None:
    """Play First Contact from its set-up to its close. Raises CannotGoOn."""
    for _ in range(_MOST_BEATS):
        now = guide(evening.table.sight("public"))
        if now is None:
            raise CannotGoOn("This table does not play First Contact.")
        if now.act == CLOSE:
            return
        done = _BEATS.get(now.key, _nothing)(evening)
        if not done and not evening.begin(COACH_SEAT, GoOn):
            raise CannotGoOn(f"First Contact stands still at '{now.key}' of act {now.act}.")
    raise CannotGoOn(f"First Contact did not end after {_MOST_BEATS} beats.")


def _nothing(evening: GattaiEvening) -> bool:
    return False


def _deal(evening: GattaiEvening) -> bool:
    return evening.begin(COACH_SEAT, SetUpSession)


def _invest(evening: GattaiEvening) -> bool:
    """Everybody who has not yet invests a card."""
    pilots = [seat for seat in evening.table.seats if seat != COACH_SEAT]
    invested = [evening.begin(seat, Invest) for seat in pilots]
    return any(invested)


def _gambit(evening: GattaiEvening) -> bool:
    """Offer a Gambit; return whether the script goes on by it."""
    before = _counted(evening)
    return evening.begin(COACH_SEAT, OfferGambit) and _counted(evening) != before


def _more_gambits(evening: GattaiEvening) -> bool:
    return evening.dice.random() < 0.5 and _gambit(evening)


def _weapon(evening: GattaiEvening) -> bool:
    """A Gambit for the vault; then a Faction wakes, and all may invest once more."""
    evening.begin(COACH_SEAT, OfferGambit)
    if not evening.begin(COACH_SEAT, Wake):
        return False
    _invest(evening)
    return True


def _enemy(evening: GattaiEvening) -> bool:
    """The Enemy attacks, or a Pilot attacks it."""
    seats = evening.shuffled(evening.table.seats)
    return any(evening.begin(seat, Challenge, when=_against_the_enemy) for seat in seats)


def _against_the_enemy(move: Move) -> bool:
    return isinstance(move, Challenge) and COACH_SEAT in (move.seat, move.opponent)


def _counted(evening: GattaiEvening) -> Guide | None:
    return guide(evening.table.sight("public"))


_BEATS: Final[Mapping[str, Callable[[GattaiEvening], bool]]] = {
    "deal": _deal,
    "invest": _invest,
    "first gambit": _gambit,
    "second gambit": _gambit,
    "more gambits": _more_gambits,
    "quarrel": _quarrel,
    "the weapon": _weapon,
    "the enemy": _enemy,
}
