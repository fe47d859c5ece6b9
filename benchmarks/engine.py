"""Moves a second of whole random games through options and play, one core, beside what peers do on the same machine.

The peers are measured where they are installed (`pip install chess rlcard pokerkit`); their games are simpler, so the
figures say how long a move takes, not which engine is the better one.
"""

import cProfile
import importlib.util
import json
import pstats
import random
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

_SELF = Path(__file__)
_LONGEST = 400


def ours(seconds: float) -> tuple[int, float]:
    """Play tables of Gattaibushido at random; returns moves and CPU seconds."""
    import tables

    moves, seed, begun = 0, 1, time.process_time()
    while time.process_time() - begun < seconds:
        moves += sum(1 for _ in tables.evening(seed, _LONGEST))
        seed += 1
    return moves, time.process_time() - begun


def chess_playout(seconds: float) -> tuple[int, float]:
    """Play chess at random with python-chess; returns moves and CPU seconds."""
    import chess

    dice, moves, begun = random.Random(1), 0, time.process_time()
    while time.process_time() - begun < seconds:
        board = chess.Board()
        while not board.is_game_over():
            board.push(dice.choice(list(board.legal_moves)))
        moves += len(board.move_stack)
    return moves, time.process_time() - begun


def gin_rummy(seconds: float) -> tuple[int, float]:
    """Play RLCard's gin rummy at random, each move with what the next player sees; returns moves and CPU seconds."""
    import rlcard

    table = rlcard.make("gin-rummy", config={"seed": 1})
    dice, moves, begun = random.Random(1), 0, time.process_time()
    while time.process_time() - begun < seconds:
        seen, _ = table.reset()
        while not table.is_over():
            seen, _ = table.step(dice.choice(list(seen["legal_actions"])))
            moves += 1
    return moves, time.process_time() - begun


def holdem(seconds: float) -> tuple[int, float]:
    """Play PokerKit's no-limit hold'em with six seats at random; returns actions and CPU seconds."""
    import pokerkit

    random.seed(1)  # The deck is shuffled by Python's own dice.
    dice, moves, begun = random.Random(1), 0, time.process_time()
    while time.process_time() - begun < seconds:
        hand = pokerkit.NoLimitTexasHoldem.create_state(tuple(pokerkit.Automation), True, 0, (1, 2), 2, 200, 6)
        while hand.status:
            chance = dice.random()
            if chance < 0.2 and hand.can_complete_bet_or_raise_to():
                hand.complete_bet_or_raise_to()
            elif chance < 0.45 and hand.can_fold():
                hand.fold()
            else:
                hand.check_or_call()
            moves += 1
    return moves, time.process_time() - begun


ENGINES = {"ours": ours, "python-chess": chess_playout, "RLCard gin rummy": gin_rummy, "PokerKit": holdem}
_NEEDS = {"python-chess": "chess", "RLCard gin rummy": "rlcard", "PokerKit": "pokerkit"}


def measure(rounds: int, seconds: float) -> dict[str, list[float]]:
    """Return moves a CPU second of each engine that is here, round by round."""
    here = [name for name in ENGINES if name not in _NEEDS or importlib.util.find_spec(_NEEDS[name])]
    found: dict[str, list[float]] = {name: [] for name in here}
    for _ in range(rounds):
        for name in here:
            command = [sys.executable, str(_SELF), name, str(seconds)]
            done = subprocess.run(command, capture_output=True, text=True, check=True)
            found[name].append(json.loads(done.stdout))
    return found


def shares(moves: int = 4_000) -> dict[str, float]:
    """Return which part of the time each floor has, from a profile of a few tables."""
    import tables

    profile = cProfile.Profile()
    profile.enable()
    for seed in range(1, moves // _LONGEST + 1):
        for _ in tables.evening(seed, _LONGEST):
            pass
    profile.disable()
    spent: Counter[str] = Counter()
    for (file, _line, _name), (_calls, _primitive, own, _cumulative, callers) in pstats.Stats(profile).stats.items():  # type: ignore[attr-defined]
        if "gattai_desktop" in file:
            spent[_floor(file)] += own
        else:
            # What Python itself does is done for whoever asks for it.
            for (caller, *_), (*_, own_there, _there) in callers.items():
                spent[_floor(caller)] += own_there
    whole = sum(spent.values())
    return {floor: share / whole for floor, share in spent.most_common() if share > 0.01 * whole}


def _floor(file: str) -> str:
    if "/games/gattai/" in file:
        return "games/gattai (the rules)"
    if "/games/" in file:
        return "games (judging, options, play)"
    if "/cards/" in file or "attrs generated" in file:
        return "cards (facts, ledger, table)"
    return "the benchmark and Python"


if __name__ == "__main__":
    counted, spent_seconds = ENGINES[sys.argv[1]](float(sys.argv[2]))
    sys.stdout.write(json.dumps(counted / spent_seconds))
