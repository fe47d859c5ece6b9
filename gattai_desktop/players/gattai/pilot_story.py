"""What the program does as a Pilot while the story is told, and how it answers questions of the story.

Under a person as Coach she acts when the Coach asks, or says "go on". Under the program she spends an Omen that would
fill her up, lays a low card on a Faction that has none, and has her Robo repaired; whom the Team fights she leaves to
people.
"""

import random
from collections.abc import Sequence
from typing import Final

from gattai_desktop.cards.card import Back
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.cards.omens import SpendOmen
from gattai_desktop.games.gattai.effects.effect_prices import AllowEffect
from gattai_desktop.games.gattai.gambit.gambit_outcome import MakeIt
from gattai_desktop.games.gattai.gambit.offer import AcceptGambit
from gattai_desktop.games.gattai.pilots.armory import Refund
from gattai_desktop.games.gattai.pilots.bases import BASES
from gattai_desktop.games.gattai.pilots.lessons_vote import Learned, NoBonus
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.pilots.robo_moves import PIT_CREW, Repair
from gattai_desktop.games.gattai.pilots.using_gear import AllowGear
from gattai_desktop.games.gattai.rumble.start import AllowRumble
from gattai_desktop.games.gattai.story import begun, first_contact
from gattai_desktop.games.gattai.throwdown import joining
from gattai_desktop.games.gattai.throwdown.challenge import Challenge, LetBlind
from gattai_desktop.games.gattai.throwdown.establishment import Started
from gattai_desktop.games.gattai.throwdown.initiative import Replay
from gattai_desktop.games.gattai.throwdown.throwdown import CHALLENGER
from gattai_desktop.games.gattai.world.factions import Forgive, Invest
from gattai_desktop.games.gattai.world.locations import CURRENT
from gattai_desktop.games.gattai.zones import hand_zone
from gattai_desktop.games.move import Move
from gattai_desktop.players.gattai import coach_story, consequence, first_contact_play
from gattai_desktop.players.gattai.company import of_kind, people, person_coaches
from gattai_desktop.players.gattai.conflict_habits import SPARED

_MISSING: Final = 3
"""Charges that a Pilot must lack before she spends an Omen on them."""
_CREW_KEPT: Final = 2
"""Pit Crew that stays, since without any no Robo works at all."""
_ATTACKS: Final = 0.15
"""How often a Pilot attacks before she is attacked, where no person plays a Pilot."""
_HIGH: Final = 10
"""The lowest rank with which she attacks then."""


def act(sight: Sight, options: Sequence[Move], dice: random.Random, *, urged: bool) -> Move | None:
    """Return what a Pilot does of her own accord; None where she leaves it to others."""
    if first_contact.is_on(sight):
        return first_contact_play.pilot(sight, options, dice, urged=urged)
    if sight.values.get("phase") != "play" or (person_coaches(sight) and not urged):
        return None
    found = _omen(sight, options) or _favor(sight, options) or _repair(sight, options)
    return found or _attack(sight, options, dice)


def _omen(sight: Sight, options: Sequence[Move]) -> Move | None:
    """Spend an Omen on herself once she lacks Charges enough for it."""
    own = [move for move in of_kind(options, SpendOmen) if move.benefit == "full"]
    her = pilot(sight, sight.seat)
    return own[0] if own and her.max_charges - her.number("charges") >= _MISSING else None


def _favor(sight: Sight, options: Sequence[Move]) -> Move | None:
    """Lay the lowest card on a Faction without any, as long as two better ones stay in Hand."""
    held = [card for card in sight.cards(hand_zone(sight.seat)) if not isinstance(card, Back)]
    bare = [move for move in of_kind(options, Invest) if not sight.count(f"faction.{move.faction}")]
    lowest = min(bare, key=lambda move: move.card.strength, default=None)
    return lowest if lowest is not None and len(held) > 2 and lowest.card.rank <= SPARED else None


def _repair(sight: Sight, options: Sequence[Move]) -> Move | None:
    """Spend Pit Crew, but not the last of it, on her own Robo where it is hurt; at the Hangar if the scene is there."""
    if sight.number(PIT_CREW) <= _CREW_KEPT:
        return None
    place = "hangar" if sight.values.get(CURRENT) == BASES["pit_crew"] else "field"
    hers = [move for move in of_kind(options, Repair) if move.pilot == sight.seat]
    return next((move for move in hers if move.place == place), None)


def _attack(sight: Sight, options: Sequence[Move], dice: random.Random) -> Move | None:
    """Attack the Coach's Threats with the highest card, once a scene, after its Gambits; never where a person could."""
    ready = len(begun.gambits(sight)) >= coach_story.GAMBITS or person_coaches(sight)
    hers = sight.seat in people(sight)
    if (
        (people(sight) and not hers)
        or begun.challenges(sight)
        or not ready
        or next(joining.could_fight(sight), None) is None
    ):
        return None
    charges = [move for move in of_kind(options, Challenge) if move.opponent == COACH_SEAT]
    best = max(charges, key=lambda move: move.card.strength, default=None)
    asked = hers or person_coaches(sight)
    if best is None or not (asked or (best.card.rank >= _HIGH and dice.random() < _ATTACKS)):
        return None
    return best


_YES: Final[tuple[type[Move], ...]] = (
    AcceptGambit,
    AllowEffect,
    AllowGear,
    AllowRumble,
    LetBlind,
    Replay,
    Learned,
    NoBonus,
)


def answer(sight: Sight, options: Sequence[Move], dice: random.Random) -> Move | None:
    """Return the answer to a question that is the story's; None where it is for the one who fights to answer."""
    yes = of_kind(options, *_YES) or [move for move in of_kind(options, Forgive) if move.yes]
    if yes:
        return yes[0]
    consequences = of_kind(options, MakeIt)
    if consequences:
        return consequence.chosen(sight, consequences, dice)
    aimed = consequence.aimed(sight, options)
    if aimed is not None:
        return aimed
    begun = [move for move in of_kind(options, Started) if move.side == sight.values.get(CHALLENGER)]
    if begun:
        return begun[0]
    return max(of_kind(options, Refund), key=lambda move: move.points, default=None)
