"""What the program does in the story of First Contact, as Coach and as a Pilot, by its guide (RULES FC-4, FC-5).

It waits only where somebody has something to decide: who has not invested, who may challenge first. All else goes on.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.gambit.offer import OfferGambit
from gattai_desktop.games.gattai.story import begun
from gattai_desktop.games.gattai.story.first_contact import is_over
from gattai_desktop.games.gattai.story.first_contact_acts import challenger
from gattai_desktop.games.gattai.story.first_contact_investing import investing_in, investments, wakes_first
from gattai_desktop.games.gattai.story.first_contact_moves import GoOn, Wake
from gattai_desktop.games.gattai.story.first_contact_script import guide
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.throwdown.challenge import Challenge
from gattai_desktop.games.gattai.world.factions import Invest
from gattai_desktop.games.move import Move
from gattai_desktop.players.gattai.company import able_people, of_kind, people, people_first, person_coaches

_PILOTS_ATTACK: Final = 0.5
"""How often a Pilot by program attacks the Enemy before it attacks, where no person plays a Pilot."""


# ---------------------------------------------------------------------- as Coach


def coach(sight: Sight, options: Sequence[Move], dice: random.Random, *, urged: bool) -> Move | None:
    """Return what the Coach does next by the guide; None where he leaves people the moment, and when it is over."""
    now = guide(sight)
    if now is None or is_over(sight):
        return None
    return _BEATS.get(now.key, _go_on)(sight, options, dice, urged)


def _go_on(_sight: Sight, options: Sequence[Move], _dice: random.Random, _urged: bool) -> Move | None:
    return next(iter(of_kind(options, GoOn)), None)


def _invest(sight: Sight, options: Sequence[Move], dice: random.Random, urged: bool) -> Move | None:
    """Wait until everybody has laid a card down."""
    waits = not urged and any(investments(sight, seat) for seat in able_people(sight))
    return None if waits else _go_on(sight, options, dice, urged)


def _gambit(sight: Sight, options: Sequence[Move], dice: random.Random, urged: bool) -> Move | None:
    """Offer a Gambit to somebody who had none yet, people first; go on where nobody is left."""
    return _offer(sight, options) or _go_on(sight, options, dice, urged)


def _more_gambits(sight: Sight, options: Sequence[Move], dice: random.Random, urged: bool) -> Move | None:
    """Offer one more where a person had none yet, so that each has tried something."""
    without = [seat for seat in able_people(sight) if seat not in begun.gambits(sight)]
    found = _offer(sight, options) if without else None
    return found or _go_on(sight, options, dice, urged)


def _offer(sight: Sight, options: Sequence[Move]) -> Move | None:
    offers = {move.pilot: move for move in of_kind(options, OfferGambit) if move.pilot not in begun.gambits(sight)}
    return next((offers[seat] for seat in people_first(sight, tuple(offers))), None)


def _quarrel(sight: Sight, options: Sequence[Move], dice: random.Random, urged: bool) -> Move | None:
    """Wait for the person who challenges; go on where somebody was challenged and refused, or nobody can."""
    waits = not urged and not begun.challenges(sight) and challenger(sight) in people(sight)
    return None if waits else _go_on(sight, options, dice, urged)


def _weapon(sight: Sight, options: Sequence[Move], dice: random.Random, urged: bool) -> Move | None:
    """Offer one Gambit for the vault; then The Weapon wakes."""
    offer = None if begun.gambits(sight) else _offer(sight, options)
    awake = next((move for move in of_kind(options, Wake) if move.faction == wakes_first(sight)), None)
    return offer or awake or _go_on(sight, options, dice, urged)


def _enemy(sight: Sight, options: Sequence[Move], dice: random.Random, urged: bool) -> Move | None:
    """Let people choose whether to attack first; then the Enemy charges, once."""
    if not urged and able_people(sight) and not begun.challenges(sight):
        return None
    charges = [] if begun.challenges(sight) else of_kind(options, Challenge)
    return _challenge(sight, charges, dice) or _go_on(sight, options, dice, urged)


def _challenge(sight: Sight, charges: Sequence[Challenge], dice: random.Random) -> Challenge | None:
    """Return a challenge of a person, or of anybody where there is none, with the card that is best for a beginning."""
    if not charges:
        return None
    can = {move.opponent for move in charges}
    whom = dice.choice(sorted(can.intersection(people(sight)) or can))
    return max((move for move in charges if move.opponent == whom), key=lambda move: move.card.strength)


_Beat = Callable[[Sight, Sequence[Move], random.Random, bool], Move | None]
_BEATS: Final[Mapping[str, _Beat]] = {
    "deal": lambda _sight, options, _dice, _urged: next(iter(of_kind(options, SetUpSession)), None),
    "invest": _invest,
    "first gambit": _gambit,
    "second gambit": _gambit,
    "more gambits": _more_gambits,
    "quarrel": _quarrel,
    "the weapon": _weapon,
    "the enemy": _enemy,
}


# ---------------------------------------------------------------------- as a Pilot


def pilot(sight: Sight, options: Sequence[Move], dice: random.Random, *, urged: bool) -> Move | None:
    """Return what a Pilot does of her own accord by the guide; None where nothing is hers to do."""
    now = guide(sight)
    if now is None or is_over(sight):
        return None
    if now.key in ("invest", "the enemy") and investments(sight, sight.seat):
        return _lowest(options, sight)
    challenges = of_kind(options, Challenge)
    if begun.challenges(sight) or not challenges:
        return None
    if now.key == "quarrel":
        return _quarrels(sight, challenges, dice, urged)
    if now.key == "the enemy" and _may_attack(sight, dice, urged):
        return _challenge(sight, [move for move in challenges if move.opponent == COACH_SEAT], dice)
    return None


def _lowest(options: Sequence[Move], sight: Sight) -> Move | None:
    """Invest the lowest card where the guide says."""
    invests = of_kind(options, Invest)
    where = investing_in(sight)
    there = [move for move in invests if move.faction == where] or invests
    return min(there, key=lambda move: move.card.strength, default=None)


def _quarrels(sight: Sight, challenges: Sequence[Challenge], dice: random.Random, urged: bool) -> Move | None:
    """Challenge another Pilot, a person before others, where it is hers to begin or the person lets others begin."""
    begins = challenger(sight)
    if begins != sight.seat and not (urged and begins in people(sight)):
        return None
    return _challenge(sight, [move for move in challenges if move.opponent != COACH_SEAT], dice)


def _may_attack(sight: Sight, dice: random.Random, urged: bool) -> bool:
    """Whether she attacks before the Enemy does: never where a person could, and under a person when told to go on."""
    if people(sight):
        return sight.seat in people(sight)
    return urged if person_coaches(sight) else dice.random() < _PILOTS_ATTACK
