"""How fast the rules of each game are: moves a processor second of tables that are played at random."""

import random
import time
from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.boxes import KEYS
from gattai_desktop.players.player import RandomPlayer
from gattai_desktop.players.programme import DemoOptions
from gattai_desktop.players.programmes import programme

_LONGEST: Final = 400
"""Moves after which a table is put away and a new one laid."""


def measure_games(seconds: float, seed: int) -> Mapping[str, int]:
    """Play tables of every game at random, each game for so long, and return moves a second by the game's key."""
    return {key: round(_moves_a_second(key, seconds, seed)) for key in KEYS}


def _moves_a_second(key: str, seconds: float, seed: int) -> float:
    played, dice, shuffle = programme(key), random.Random(seed), seeded(seed)
    box, player = played.box(), RandomPlayer(seed)
    options_of = DemoOptions(game=key, seed=seed)
    moves = table = 0
    begun = time.process_time()
    # Whole tables: a look at the clock can cost more than a move.
    while (took := time.process_time() - begun) < seconds:
        table += 1
        state = box.begin(played.setup(options_of, table, dice))
        for _ in range(_LONGEST):
            options = next(filter(None, (box.game.options(state, seat) for seat in box.game.waits_for(state))), ())
            if not options:
                break
            seen = box.game.sight(state, options[0].seat)
            state, _ = box.game.play(state, player.choose(seen, options), shuffle)
            moves += 1
    return moves / took if took else 0.0
