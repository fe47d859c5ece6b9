"""What the program does as Coach while the story is told: a session by the book, scene after scene (RULES SESSION-1).

A scene is opened, somebody tries something, somebody is attacked, and the story goes on. What was prepared is opened in
its order. Nobody is attacked in the scene before it, nor, but for the last, in one whose Threats have no cards left. An
Omen is spent on the Crisis as soon as it lies there. Before each fight the Coach waits, where people play Pilots: the
floor is theirs until they say "go on".
"""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from gattai_desktop.cards.state import Sight
from gattai_desktop.games.gattai.cards.omens import SpendCoachOmens
from gattai_desktop.games.gattai.gambit.gambit import specialty_of
from gattai_desktop.games.gattai.gambit.offer import OfferGambit, OfferGambitInSpecialty
from gattai_desktop.games.gattai.pilots.lessons_vote import OpenVote
from gattai_desktop.games.gattai.story import begun, first_contact, score
from gattai_desktop.games.gattai.story.prepared import opened
from gattai_desktop.games.gattai.story.scenario import EndScenario
from gattai_desktop.games.gattai.story.scenes import OpenScene
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.story.story import MoveOn, NextScene
from gattai_desktop.games.gattai.throwdown import joining
from gattai_desktop.games.gattai.throwdown.challenge import Challenge
from gattai_desktop.games.move import Move
from gattai_desktop.players.gattai import first_contact_play
from gattai_desktop.players.gattai.company import able_people, of_kind, people
from gattai_desktop.players.gattai.sides_story import on_stacks, stacks_wait

SCENES: Final = 3
"""Scenes of a session for which fewer are prepared."""
GAMBITS: Final = 2
"""Gambits of a scene, each for another Pilot."""
_CARDS: Final = 2
"""Cards on the stacks of a scene's Threats with which Coach fights before the last scene."""
_SPECIALTY: Final = 0.4
"""How often a Gambit is one in the Specialty of its Pilot, where she has one."""
_PEOPLE_ATTACKED: Final = 0.75
"""How often a Threat attacks a person's Pilot, where there is one."""


def act(sight: Sight, options: Sequence[Move], dice: random.Random, *, urged: bool) -> Move | None:
    """Return what the Coach does next in the story; None where he leaves people the moment, and when it is over."""
    if first_contact.is_on(sight):
        return first_contact_play.coach(sight, options, dice, urged=urged)
    return _PHASES.get(str(sight.values.get("phase")), _over)(sight, options, dice, urged)


def _over(_sight: Sight, _options: Sequence[Move], _dice: random.Random, _urged: bool) -> Move | None:
    """The evening is over; the next one is for people to begin."""
    return None


def _set_up(_sight: Sight, options: Sequence[Move], _dice: random.Random, _urged: bool) -> Move | None:
    return _first(options, SetUpSession)


def _move_on(_sight: Sight, options: Sequence[Move], _dice: random.Random, _urged: bool) -> Move | None:
    return _first(options, MoveOn)


def _play(sight: Sight, options: Sequence[Move], dice: random.Random, urged: bool) -> Move | None:
    """Play the present scene to its end, then the next one."""
    crisis = _first(options, SpendCoachOmens)
    if crisis is not None:
        return crisis
    offer = _offer(sight, options, dice)
    if offer is not None:
        return offer
    if not opened(sight) and (prepared := _first(options, OpenScene)) is not None:
        return prepared
    if not begun.challenges(sight):
        charges = of_kind(options, Challenge) if next(joining.could_fight(sight), None) else []
        if charges and not urged and able_people(sight):
            return None
        if charges and _worth_a_fight(sight):
            return _charge(sight, charges, dice)
    return _next_scene(sight, options)


def _worth_a_fight(sight: Sight) -> bool:
    """Whether Coach attacks in this scene: a Hand alone is soon beaten, and what it holds is kept for later."""
    return not stacks_wait(sight) or on_stacks(sight) >= _CARDS


def _offer(sight: Sight, options: Sequence[Move], dice: random.Random) -> Move | None:
    """Return the offer of a Gambit to a Pilot who had none in this scene, a person first; None once enough had one."""
    had = begun.gambits(sight)
    if len(had) >= GAMBITS or begun.challenges(sight):
        return None
    plain = {move.pilot: move for move in of_kind(options, OfferGambit) if move.pilot not in had}
    if not plain:
        return None
    persons = [seat for seat in people(sight) if seat in plain]
    pilot = dice.choice(persons if persons and not had else list(plain))
    special = [move for move in of_kind(options, OfferGambitInSpecialty) if move.pilot == pilot]
    return special[0] if special and specialty_of(sight, pilot) and dice.random() < _SPECIALTY else plain[pilot]


def _charge(sight: Sight, charges: Sequence[Challenge], dice: random.Random) -> Challenge:
    """Return the challenge of a Pilot, with the highest card."""
    can = sorted({move.opponent for move in charges})
    persons = [seat for seat in people(sight) if seat in can]
    whom = dice.choice(persons if persons and dice.random() < _PEOPLE_ATTACKED else can)
    return max((move for move in charges if move.opponent == whom), key=lambda move: move.card.strength)


def _next_scene(sight: Sight, options: Sequence[Move]) -> Move | None:
    """Open what is prepared next, or another scene; after the last, and once every Threat is beaten, debrief."""
    threatened = next(joining.could_fight(sight), None) is not None
    prepared = _first(options, OpenScene)
    if prepared is not None and threatened:
        return prepared
    more = threatened and begun.scenes(sight) + 1 < SCENES
    return (_first(options, NextScene) if more else None) or _first(options, MoveOn)


def _debrief(sight: Sight, options: Sequence[Move], _dice: random.Random, _urged: bool) -> Move | None:
    """End the scenario as its fights went, let the table vote on what was learned, and move on.

    Whether a mission is done no rule says (U-5). Here it is where no Threat is left, or more fights were won than lost.
    """
    ends = of_kind(options, EndScenario)
    if ends:
        safe = next(joining.could_fight(sight), None) is None
        result = score.WON if safe or begun.more_won_than_lost(sight) else score.FAILED
        return next(move for move in ends if move.result == result)
    return _first(options, OpenVote) or _first(options, MoveOn)


def _first(options: Sequence[Move], kind: type[Move]) -> Move | None:
    return next(iter(of_kind(options, kind)), None)


_PHASES: Final[Mapping[str, Callable[[Sight, Sequence[Move], random.Random, bool], Move | None]]] = {
    "set-up": _set_up,
    "salute": _move_on,
    "briefing": _move_on,
    "play": _play,
    "debriefing": _debrief,
}
