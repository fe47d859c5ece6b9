"""Describes what a game's room answers the table: plates by hand, the only next step, how moves are told apart."""

from collections.abc import Callable

from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Move
from gattai_desktop.windows.kit.requests import Requests


@frozen
class HandRow:
    """A plate for what one game alone lets do by hand: title, a few words, and the flow that a press begins."""

    key: str
    title: str
    words: str
    begin: Callable[[], None]


def house_rulings(requests: Requests) -> HandRow:
    """Return the plate that opens the house rulings of a table."""
    title, words = speak("hand", "House rulings"), speak("hand", "How this table plays, and why")
    return HandRow("rulings", title, words, lambda: requests.open("rulings"))


@frozen
class Onward:
    """The only step that can follow at a table, which is therefore done without a press.

    A move is made, a page is opened by its name, or a seat gets the computer: one of the three is set.
    """

    move: Move | None = None
    opens: str = ""
    seat: Seat = ""


@frozen
class ToldApart:
    """How a person is asked which of several moves she means, where their long words have much in common.

    What is asked, what all moves have in common, "" for nothing, and of each move what it alone has.
    """

    title: str
    common: str
    alone: tuple[str, ...]
