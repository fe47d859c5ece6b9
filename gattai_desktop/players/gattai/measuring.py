"""How fast play is: moves a second through the rules, and durable entries a second. For `gattai-desktop bench`."""

import random
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.setup import Setup
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.zones import hand_zone
from gattai_desktop.games.move import Move, write
from gattai_desktop.records.record import Entry
from gattai_desktop.sessions.journal import Journal

_TABLE: Final = "neon-harbour"
_PILOTS: Final = ("red", "green", "blue")
_HAND: Final = 3
_LONGEST: Final = 400
"""Moves after which a table is put away and a new one laid."""

Played = Callable[[Move, State, tuple[Fact, ...]], None]


def measure_engine(seconds: float, seed: int) -> Mapping[str, float | int | str]:
    """Play random tables through options and play for so long; nothing is written."""
    moves, facts, took = _play(seconds, seed, lambda _move, _after, _facts: None)
    return {
        "what": "engine",
        "moves": moves,
        "facts": facts,
        "seconds": round(took, 3),
        "moves_per_second": round(moves / took) if took else 0,
    }


def measure_session(seconds: float, seed: int) -> Mapping[str, float | int | str]:
    """Write the moves of random tables into a session file, and open it again; the times are of the file alone."""
    rows: list[tuple[Move, State, tuple[Fact, ...]]] = []
    setup = _setup()
    _play(min(seconds, 2.0), seed, lambda *row: rows.append(row), tables=1)
    with TemporaryDirectory(prefix="gattai-bench-", dir=Path.cwd()) as folder:
        path = Path(folder) / "bench.gattai"
        spent = committed = 0.0
        with Journal.create(path, GATTAI, setup) as journal:
            until = time.perf_counter() + seconds
            while time.perf_counter() < until:
                for move, after, facts in rows:
                    begun = time.perf_counter()
                    journal.append(Entry(number=journal.last + 1, move=write(move), facts=facts, by=move.seat), after)
                    spent += time.perf_counter() - begun
                    committed += 1
                # The same evening again, from its start: the table is taken back to where it was.
                _take_back(journal)
            last, size = journal.last, path.stat().st_size
        begun = time.perf_counter()
        Journal.open(path).close()
        opened = time.perf_counter() - begun
    return {
        "what": "session",
        "moves": int(committed),
        "seconds": round(spent, 3),
        "commits_per_second": round(committed / spent) if spent else 0,
        "entries": last,
        "bytes_per_entry": round(size / max(1, last)),
        "open_seconds": round(opened, 4),
    }


def coach_on_turn(seed: int) -> State:
    """Return a table played to where the Coach has cards and may play one in a Throwdown."""
    game, dice, shuffle = GATTAI.game, random.Random(seed), seeded(seed)
    state = GATTAI.begin(_setup())
    while True:
        if state.values.get("step") == "throwdown.turn" and not game.asks(state):
            hand = state.count(hand_zone(COACH_SEAT))
            if throwdown.on_turn(state) == COACH_SEAT and hand >= _HAND:
                return state
        options = next(filter(None, (game.options(state, seat) for seat in game.waits_for(state))), ())
        state = game.play(state, dice.choice(options), shuffle)[0] if options else GATTAI.begin(_setup())


def _take_back(journal: Journal) -> None:
    from gattai_desktop.records.record import taken_back

    gone = journal.taken_back()
    facts = taken_back(entry for entry in journal.entries() if entry.number not in gone and entry.back_to is None)
    journal.append(Entry(number=journal.last + 1, move="", facts=facts, back_to=0))


def _setup() -> Setup:
    return scenario(_TABLE, _PILOTS)


def _play(seconds: float, seed: int, played: Played, tables: int = 0) -> tuple[int, int, float]:
    """Play at random and return moves, facts and CPU seconds; `tables`: after how many tables it ends."""
    game, dice, shuffle = GATTAI.game, random.Random(seed), seeded(seed)
    moves = count = laid = 0
    setup = _setup()
    begun = time.process_time()
    # Whole tables: a look at the clock can cost more than a move.
    while time.process_time() - begun < seconds and (not tables or laid < tables):
        laid += 1
        state = GATTAI.begin(setup)
        for _ in range(_LONGEST):
            options = next(filter(None, (game.options(state, seat) for seat in game.waits_for(state))), ())
            if not options:
                break
            move = dice.choice(options)
            state, facts = game.play(state, move, shuffle)
            played(move, state, facts)
            moves += 1
            count += len(facts)
    return moves, count, time.process_time() - begun
