"""Plays moves of Gattaibushido that are written as lines, for tests that say what a table is after them."""

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.games.gattai.gattai import Gattai
from gattai_desktop.games.move import write

GAME = Gattai()


def played(table: State, *lines: str) -> State:
    """The table after these moves, each of which is allowed and reads as it is written."""
    for line in lines:
        move = GAME.phrases.read(line)
        assert GAME.phrases.read(write(move)) == move
        assert not refused(table, line), (line, refused(table, line))
        table, _facts = GAME.play(table, move, seeded(1))
    return table


def refused(table: State, line: str) -> list[str]:
    """Why the rules refuse a move."""
    return [str(one.text) for one in GAME.judge(table, GAME.phrases.read(line)).reasons]
