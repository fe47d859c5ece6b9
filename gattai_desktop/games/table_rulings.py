"""The rulings of a table in words for a player: what may be played one way or another, and how it is played here."""

from collections.abc import Callable, Mapping
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table


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


NO_RULINGS: Final = RulingsOfGame(ids=dict, at=lambda _table: ())
