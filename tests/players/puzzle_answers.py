"""How a puzzle is answered: what begins its answer, and what only looks as if it did."""

from collections.abc import Callable, Collection

from gattai_desktop.games.move import Move
from gattai_desktop.players.puzzles.by_itself import choices
from gattai_desktop.players.puzzles.puzzle import lay, puzzles_of
from gattai_desktop.players.puzzles.solving import PuzzleSearch


def search_of(game: str, name: str) -> PuzzleSearch:
    return PuzzleSearch(lay(game, next(one for one in puzzles_of(game) if one.id == name)))


def assert_it_begins(search: PuzzleSearch, said: Callable[[Move], str], right: str, wrong: Collection[str]) -> None:
    """All of these can be chosen at first, and only the right one leads to the answer. said: how a move is named."""
    start, moves = search.laid.start, search.laid.puzzle.moves
    offered = {said(move) for move in choices(search.game, search.laid.manner, start, search.laid.puzzle.seat)}
    solving = {said(move) for move in search.solving(start, moves)}
    assert {right, *wrong} <= offered
    assert right in solving
    assert solving.isdisjoint(wrong)
