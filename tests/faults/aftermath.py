"""What is looked at after a fault: what was reported is there, whole and in order, and play goes on."""

import random
from collections.abc import Sequence
from pathlib import Path

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.games.move import write
from gattai_desktop.records.record import Entry
from gattai_desktop.sessions.backups import folder_of
from gattai_desktop.sessions.errors import SessionError
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.recovery import verify
from tests.faults.tally import Tally
from tests.sessions.evening import keep_copy


def play_on(journal: Journal, moves: int = 2) -> None:
    """Make moves that the rules offer."""
    game = journal.box.game
    dice = random.Random(journal.last)
    for _ in range(moves):
        state = journal.state()
        offered = [move for seat in game.seats(state) for move in game.options(state, seat)]
        if not offered:
            return
        move = dice.choice(offered)
        after, facts = game.play(state, move, seeded(journal.last))
        journal.append(Entry(number=journal.last + 1, move=write(move), facts=facts, by=move.seat), after)


def look_after(path: Path, reported: int, known: Sequence[Entry], tally: Tally) -> None:
    """Open a session again after a fault, and go on.

    `reported` is the last entry that was reported as durable, `known` what the same table played without a fault.
    """
    tally.entries += reported
    try:
        with Journal.open(path) as journal:
            if told := keep_copy(journal):
                tally.told(told, "gattai")
            found = list(journal.entries())
            if len(found) < reported:
                tally.wrong(
                    f"{path.name}: {reported} were reported, {len(found)} are there", lost=reported - len(found)
                )
            for one, other in zip(found, known, strict=False):
                if (one.number, one.move, one.facts, one.back_to) != (
                    other.number,
                    other.move,
                    other.facts,
                    other.back_to,
                ):
                    tally.wrong(f"entry {one.number} is not what was played: {one.move}", lost=1)
                    break
            if journal.state_at(0).after(fact for one in found for fact in one.facts) != journal.state():
                tally.wrong("the entries do not lead to the table", lost=1)
            play_on(journal)
            last = journal.last
        checked = verify(path)
        if not checked.intact or checked.last != last:
            tally.wrong(f"after playing on: {checked.faults[:3]}, {checked.last} of {last}", lost=1)
    except SessionError as wrong:
        tally.wrong(f"was not opened: {wrong}", lost=max(reported, 1))
    left = {one.name for one in path.parent.iterdir() if one.name.startswith(path.name)} - {path.name}
    left |= {one.name for one in folder_of(path).glob("*.new")}
    if left:
        tally.wrong(f"left beside it: {left}", touched=1)


def entries_of(path: Path) -> tuple[Entry, ...]:
    """The entries of a session that is whole."""
    with Journal.open(path) as journal:
        return tuple(journal.entries())
