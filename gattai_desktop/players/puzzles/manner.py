"""What is special about the puzzles of a game."""

from collections.abc import Callable
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.games.move import Move


@frozen(kw_only=True)
class PuzzleManner:
    """What is counted, done by itself and shown in the puzzles of a game.

    `figure` counts what a goal may ask for that no value holds ("figure wall.red >= 9"). `by_itself` names the moves
    that are no choice: where nothing else may be done they are made for whoever is asked, and do not count; a puzzle
    begins at the first choice. `aside` names the moves that have no part in a puzzle, such as what only the person who
    runs a table decides: search makes none. `opens` are the kinds of zones that lie open for the puzzle though the
    rules let nobody see into them, such as decks whose order matters; the top card is told first. Zones of the kinds in
    `leaves_out` hold what does not take part, such as a box, and are not told.
    """

    figure: Callable[[Table, str], int | None] = lambda _table, _name: None
    by_itself: Callable[[Move], bool] = lambda _move: False
    aside: Callable[[Move], bool] = lambda _move: False
    opens: frozenset[str] = frozenset()
    leaves_out: frozenset[str] = frozenset()


PLAIN_MANNER: Final = PuzzleManner()
"""A game whose puzzles have nothing special."""
