"""The sessions that are measured: written by real play, always the same, with as many entries as are wanted.

All of them end at the same table: a Throwdown with the Coach on turn and five cards in his Hand, so that whoever sits
down has a card to drag. A longer session has played other evenings before, and taken them back.
"""

import random
import sqlite3
import sys
from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path

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
from gattai_desktop.records.record import Entry, taken_back
from gattai_desktop.sessions.journal import Journal

HAND = 5
_EVENING = 400
"""Moves after which an evening is taken back and another one begins."""
_SHORT = 80
"""Most moves that lead to the table at the end."""

Played = tuple[Move, tuple[Fact, ...], State]


def table() -> Setup:
    """Return what every measured table is set up with."""
    return scenario("neon-harbour", ("red", "green", "blue"))


def evening(seed: int, moves: int) -> Iterator[Played]:
    """Play at random from the start of a table."""
    game, dice, shuffle = GATTAI.game, random.Random(seed), seeded(seed)
    state = GATTAI.begin(table())
    for _ in range(moves):
        options = next(filter(None, (game.options(state, seat) for seat in game.waits_for(state))), ())
        if not options:
            return
        move = dice.choice(options)
        state, facts = game.play(state, move, shuffle)
        yield move, facts, state


def write_session(path: Path, entries: int) -> int:
    """Write a session with about so many entries and return how many it has."""
    last = _to_the_table()
    setup = table()
    with Journal.create(path, GATTAI, setup) as journal:
        # How sessions are opened is measured with these, not how long it takes to make one.
        _connection(journal).execute("PRAGMA synchronous=OFF")
        for seed in count(1):
            room = entries - journal.last - len(last) - 1
            if room <= 0:
                break
            played = _append(journal, evening(seed, min(_EVENING, room)))
            journal.append(
                Entry(number=journal.last + 1, move="", facts=taken_back(played), back_to=0), GATTAI.begin(setup)
            )
        _append(journal, last)
        return journal.last


def _append(journal: Journal, played: Iterable[Played]) -> list[Entry]:
    written = []
    for move, facts, after in played:
        written.append(Entry(number=journal.last + 1, move=write(move), facts=facts, by=move.seat))
        journal.append(written[-1], after)
    return written


def _connection(journal: Journal) -> sqlite3.Connection:
    return next(one for one in vars(journal).values() if isinstance(one, sqlite3.Connection))


def _to_the_table() -> list[Played]:
    for seed in count(1):
        played: list[Played] = []
        for one in evening(seed, _SHORT):
            played.append(one)
            if _coach_may_drag(one[2]):
                return played
    raise AssertionError("count() never ends.")


def _coach_may_drag(state: State) -> bool:
    if state.values.get("step") != "throwdown.turn" or GATTAI.game.asks(state):
        return False
    return throwdown.on_turn(state) == COACH_SEAT and state.count(hand_zone(COACH_SEAT)) == HAND


if __name__ == "__main__":
    sys.stdout.write(f"{write_session(Path(sys.argv[1]), int(sys.argv[2]))} entries\n")
