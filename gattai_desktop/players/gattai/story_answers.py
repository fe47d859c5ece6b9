"""How the program answers questions of the story: it says yes to what people want, and lets things happen."""

import random
from collections.abc import Sequence
from typing import Final

from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.effects.effect_prices import AllowEffect
from gattai_desktop.games.gattai.events.boosts import lost
from gattai_desktop.games.gattai.events.events import AimAt
from gattai_desktop.games.gattai.gambit import gambit
from gattai_desktop.games.gattai.gambit.gambit_outcome import MakeIt
from gattai_desktop.games.gattai.gambit.offer import AcceptGambit
from gattai_desktop.games.gattai.pilots.armory import Refund
from gattai_desktop.games.gattai.pilots.lessons_vote import Learned, NoBonus
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.pilots.using_gear import AllowGear
from gattai_desktop.games.gattai.rumble.start import AllowRumble
from gattai_desktop.games.gattai.throwdown.challenge import LetBlind
from gattai_desktop.games.gattai.throwdown.establishment import Started
from gattai_desktop.games.gattai.throwdown.initiative import Replay
from gattai_desktop.games.gattai.throwdown.throwdown import CHALLENGER
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
    gambler = gambit.pilot_of(sight) if sight.values.get("step") == _CONSEQUENCES else ""
    if consequences:
        return dice.choice([move for move in consequences if _felt(sight, move.event, gambler)] or consequences)
    hers = [move for move in of_kind(options, AimAt) if move.target == gambler]
    if hers:
        return hers[0]
    begun = [move for move in of_kind(options, Started) if move.side == sight.values.get(CHALLENGER)]
    if begun:
        return begun[0]
    return max(of_kind(options, Refund), key=lambda move: move.points, default=None)


def _felt(sight: Sight, event: str, gambler: Seat) -> bool:
    """Whether a consequence does anything to her whose Gambit it was: no Buffer comes back to whoever has all."""
    her = pilot(sight, gambler)
    match event:
        case "Chargeup":
            return her.charges < her.max_charges
        case "Fortify":
            return her.buffers < her.max_buffers
        case "Recover":
            return bool(lost(sight, gambler))
        case "Purge":
            return her.charges > 0
        case _:
            return True
