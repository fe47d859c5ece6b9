"""Rulings of a table, of any game: what people read of each, and a move that the Coach allows against the rules."""

from collections.abc import Callable, Mapping
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.move import Answer, Impossible, Move
from gattai_desktop.games.verdict import Verdict


@frozen
class EditionText:
    """What the text of one edition says about a ruling."""

    edition: str
    words: str
    silent: bool = False


@frozen
class TableRuling:
    """One ruling of a game as it stands at a table."""

    name: str
    id: str
    title: str
    """What it is called in a list."""
    question: str
    options: Mapping[str, str]
    """What each option means, in their order."""
    now: str
    """The option that holds."""
    default: str
    """The option that holds unless the table changes it."""
    chapter: str = ""
    rules: tuple[str, ...] = ()
    """The ids of the rules that it concerns."""
    edition: str = ""
    """The edition that is played, in a game that has several."""
    texts: tuple[EditionText, ...] = ()
    """What each edition says."""


@frozen
class RulingsOfGame:
    """What a box says of the rulings of its game."""

    ids: Callable[[], Mapping[str, str]]
    """The id of every ruling by its name."""
    at: Callable[[Table], tuple[TableRuling, ...]]
    """Every ruling as it stands at a table, by their numbers."""
    chapters: Callable[[], tuple[str, ...]] = tuple
    """The names of the chapters, in their order; none where there are only a few rulings."""
    borrows: Callable[[Table, str], bool] = lambda _table, _rule: False
    """Whether a table plays a rule, by its id, that its own text does not have and another text does."""
    read: Callable[[Table], object] = lambda _table: None
    """Reads what a table plays by. Raises ValueError for an option that no ruling has."""


NO_RULINGS: Final = RulingsOfGame(ids=dict, at=lambda _table: ())


BY_HAND: Final = say("Cards can be moved and gauges set by hand instead.")


class Refused(Exception):
    """A move was played that the rules do not allow; `verdict` holds the reasons. Nothing was changed."""

    def __init__(self, move: Move, verdict: Verdict) -> None:
        super().__init__("; ".join(f"{reason.text} ({reason.rule})" for reason in verdict.reasons))
        self.move = move
        self.verdict = verdict


def check_that_it_means_something(
    table: State, move: Move, ask: Ask | None, name: Callable[[State, Seat], str]
) -> None:
    """Raise Impossible for a move that belongs to another moment; `ask` is the question that play waits for.

    `name` says what people call a seat.
    """
    if not (move.by_hand or move.anywhere or isinstance(move, Answer)):
        if ask is not None and ask.kind not in move.while_asked:
            raise Impossible(
                say(
                    "{seat} is asked first: {question} Answer that before anything else is allowed. {by_hand}",
                    seat=name(table, ask.seat),
                    question=ask.text,
                    by_hand=BY_HAND,
                )
            )
        if move.steps and table.values.get("step") not in move.steps:
            raise Impossible(say("{not_now} {by_hand}", not_now=move.not_now(table), by_hand=BY_HAND))
