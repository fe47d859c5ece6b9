"""How the program answers questions of the story: it says yes to what people want, and lets things happen."""

import random
from collections.abc import Sequence
from typing import Final

from gattai_desktop.cards.state import Sight
from gattai_desktop.games.gattai.effects.effect_prices import AllowEffect
from gattai_desktop.games.gattai.events.events import AimAt
from gattai_desktop.games.gattai.gambit import gambit
from gattai_desktop.games.gattai.gambit.gambit_outcome import MakeIt
from gattai_desktop.games.gattai.gambit.offer import AcceptGambit
from gattai_desktop.games.gattai.pilots.armory import Refund
from gattai_desktop.games.gattai.pilots.lessons_vote import Learned, NoBonus
from gattai_desktop.games.gattai.pilots.using_gear import AllowGear
from gattai_desktop.games.gattai.rumble.start import AllowRumble
from gattai_desktop.games.gattai.throwdown.challenge import LetBlind
from gattai_desktop.games.gattai.throwdown.initiative import Replay
from gattai_desktop.games.gattai.world.factions import Forgive
from gattai_desktop.games.move import Move
from gattai_desktop.players.gattai.company import of_kind

_CONSEQUENCES: Final = "gambit.consequences"
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
        return dice.choice(consequences)
    gambler = gambit.pilot_of(sight) if sight.values.get("step") == _CONSEQUENCES else ""
    hers = [move for move in of_kind(options, AimAt) if move.target == gambler]
    if hers:
        return hers[0]
    return max(of_kind(options, Refund), key=lambda move: move.points, default=None)
