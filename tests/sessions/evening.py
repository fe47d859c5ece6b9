"""Plays moves at random into a session, so that there is something in it."""

import random
from queue import Queue

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.setup import Setup
from gattai_desktop.games.move import write
from gattai_desktop.records.record import Entry
from gattai_desktop.sessions.journal import Journal

NARRATION = "She says: “now; or never”\nand leaps ♦"


def table() -> Setup:
    return scenario("neon-harbour", {"red": "Ren", "green": "Gil"})


def play(journal: Journal, moves: int, seed: int = 1) -> None:
    """Play so many moves; `seed` says which."""
    dice, shuffle = random.Random(seed), seeded(seed)
    game = GATTAI.game
    for _ in range(moves):
        state = journal.state()
        options = [move for seat in game.seats(state) for move in game.options(state, seat)]
        move = dice.choice(options)
        after, facts = game.play(state, move, shuffle)
        number = journal.last + 1
        entry = Entry(
            number=number, move=write(move), facts=facts, by=move.seat, at=1_000 + number, narration=NARRATION
        )
        journal.append(entry, after)


def keep_copy(journal: Journal) -> str:
    """Let an earlier copy be kept and wait for it. Returns what was told where none could be, "" for nothing."""
    told: Queue[str] = Queue()
    journal.keep_copy(told.put)
    return told.get(timeout=600)
