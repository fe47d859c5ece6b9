"""Describes what a game's room answers the table: plates by hand, the only next step, how moves are told apart."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Move
from gattai_desktop.windows.kit.plate_words import plate_line, plate_words
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.sheet_look import BACK, SheetChoice, SheetLook


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


def said_aloud(requests: Requests, kinds: Iterable[type[Move]]) -> Iterator[HandRow]:
    """Yield a plate for each move of these kinds that the seat at the computer may make: it is asked once more.

    They are those that anybody may say and that nothing offers, since nobody should press them unawares: to give up.
    """
    model = requests.view.model
    for move in (kind(requests.view.seat) for kind in kinds):
        if model.judge(move).allowed:
            title, line = plate_words(model, move).title, plate_line(model, move)
            yield HandRow(move.phrase, title, line, partial(_ask_once_more, requests, move))


def offered_in_menu(rows: Iterable[HandRow], words: str) -> Iterator[SheetChoice]:
    """Yield a plate of a menu for each of them. words: stand beside each title."""
    for row in rows:
        yield SheetChoice(row.key, PlateLook(row.title, words, edge="edge", arrangement="line"), then=row.begin)


def _ask_once_more(requests: Requests, move: Move) -> None:
    model = requests.view.model
    title, line = plate_words(model, move).title, plate_line(model, move)
    yes = SheetChoice("yes", PlateLook(title, "", judgement="price"), then=partial(requests.play, move))
    lines = (line,) if line else ()
    requests.ask(SheetLook(speak("table", "Shall it be done?"), lines, choices=(yes,), first=BACK))


@frozen
class WayToJoin:
    """How somebody joins a table that is played. opens: the flow that asks who; against: why nobody can now, or ""."""

    opens: str
    against: str = ""


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
    """How a person is asked which of several moves she means, where their words have much in common.

    What is asked, what all moves have in common, "" for nothing, and of each move what it alone has, if less than it
    is called.
    """

    title: str
    common: str
    alone: tuple[str, ...] = ()
