"""Plays moves at random into a session, so that there is something in it."""

import random
from pathlib import Path
from queue import Queue

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.setup import Setup
from gattai_desktop.games.move import write
from gattai_desktop.records.record import Entry
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.shelf import record_of

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


def with_record(folder: Path, moves: int) -> Path:
    """Lay a session of so many moves into a folder, and beside it the same as a record. Returns the session."""
    path = folder / "Friday.gattai"
    with Journal.create(path, GATTAI, table(), at=1_000) as journal:
        play(journal, moves)
        lines = "\n".join(record_of(journal))
    path.with_suffix(".record").write_text(f"{lines}\n", encoding="utf-8")
    return path


def keep_copy(journal: Journal) -> str:
    """Let an earlier copy be kept and wait for it. Returns what was told where none could be, "" for nothing."""
    told: Queue[str] = Queue()
    journal.keep_copy(told.put)
    return told.get(timeout=600)
