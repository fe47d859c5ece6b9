"""A line of a notation as pieces in plain words: what each says, and the line with something else in its place.

Whoever writes such a line never has to learn the notation. Each game takes its own lines apart; whoever shows the
pieces knows none of them.
"""

from collections.abc import Callable

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.words import Words


@frozen
class LineChoice:
    """What could be chosen: its words, the line that then stands there, and whether it is chosen now."""

    words: Words
    line: str
    taken: bool = False


@frozen(kw_only=True)
class LinePiece:
    """A piece of a line: what it says, and the lines with another one in its place.

    `less` and `more` are those with a smaller and a larger number, "" where there is none; `without` is the one without
    this piece, None where something has to stand there.
    """

    words: Words
    less: str = ""
    more: str = ""
    without: str | None = None
    groups: Callable[[], tuple[tuple[Words, tuple[LineChoice, ...]], ...]]


@frozen(kw_only=True)
class SentenceInPieces:
    """One sentence of a line in pieces, in the order in which it says them, and the lines with more or less.

    `conditions` are those that may be added; `further` is the line with one more thing done, "" where none may follow;
    `without` the line without this sentence, None where it is all there is to say.
    """

    pieces: tuple[LinePiece, ...]
    conditions: Callable[[], tuple[LineChoice, ...]]
    last_condition: int
    """The number of the piece from 0 that says its last condition, or when it happens where it has none."""
    further: Callable[[], str]
    without: str | None


@frozen(kw_only=True)
class LineInPieces:
    """A whole line: its sentences, and those that may be added, each by when it begins.

    `add` and `add_more` are what the plate says that adds the first sentence, or another one.
    """

    sentences: tuple[SentenceInPieces, ...]
    news: tuple[LineChoice, ...] = ()
    add: Words | None = None
    add_more: Words | None = None
