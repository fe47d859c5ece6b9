"""Passes on what the parts of a table ask for: a move, a card to carry, a flow, a question on the sheet.

Rails, panes and rooms of a game are given these requests and nothing else of the window they stand in. The window
connects each signal to the one part that answers it.
"""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.liftable import Liftable
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import DrawnWords
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import NOWHERE, CarriedThing, Place
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import Answered, SheetLook, unanswered

CHOOSE: Final = "choose"
"""Asks that the page of a new table stays, though everybody who is to sit there is known."""


@frozen(eq=False)
class Lift:
    """A card taken off its place. origin: the zone it lies in.

    grip and at are where in the card the pointer holds it, and where on the screen; None for a click or Enter.
    first: where keys take it to begin with, if a guide means no other place; NOWHERE for the first that it may go to.
    """

    card: Card
    origin: str
    widget: Liftable
    grip: QPointF | None = None
    at: QPoint | None = None
    first: Place = NOWHERE

    @property
    def carried(self) -> Card:
        return self.card

    @property
    def place(self) -> Place:
        return Place(zone=self.origin)


@frozen(eq=False)
class LiftedThing:
    """A thing that is no card, taken off the place where it lies. grip, at and first: as of a card (`Lift`)."""

    carried: CarriedThing
    place: Place
    widget: Liftable
    grip: QPointF | None = None
    at: QPoint | None = None
    first: Place = NOWHERE


class Requests(QObject):
    """The signals by which parts of a window ask for something. Made first, and owns nothing.

    Signals:
        wished(Move, as_is): this is to be played; what it lacks in free words is asked for first, or not if as_is.
        whichAsked(moves, title, line, beside): one of these is meant, and the player says which; line: what holds for
            all; beside: the place in the window that it is about, or None.
        confirmAsked(Move, title): this is done by hand once the player has said yes.
        lifted(Lift | LiftedThing): it is taken up. served(kind | None): a card of the hand that makes such a move is.
        explained(Move, QWidget): a refused plate was pressed; every reason is shown beside it.
        told(title, words, QWidget): a refused plate was pressed that stands for no move; its words are shown beside it.
        looked(face): a card is looked at closely, by the name of its picture; "" for none any more.
        opened(name): a flow or an overlay, and after a dot what it is about: "concede", "pilot.red".
        asked(SheetLook, Answered): a question on the sheet, and what hears the answer.
    """

    wished = Signal(object, bool)
    whichAsked = Signal(object, str, str, object)
    confirmAsked = Signal(object, str)
    lifted = Signal(object)
    served = Signal(object)
    explained = Signal(object, object)
    told = Signal(str, object, object)
    looked = Signal(str)
    opened = Signal(str)
    asked = Signal(object, object)

    def __init__(self, view: SeatView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.view = view
        """The table as the seat at the computer sees it now; the window keeps it up to date."""
        self.wall_open = False
        """Whether a wall is there that shows what is sent to it."""

    def play(self, move: Move, *, as_is: bool = False) -> None:
        """Ask to make a move. as_is: where its free words are empty, they stay so."""
        self.wished.emit(move, as_is)

    def choose(self, moves: Iterable[Move], title: str, line: str = "", beside: QRect | None = None) -> None:
        """Ask which of several moves is meant; each tells what it would do. line: what holds for all of them.

        beside: where in the window it is asked, if it is about something that stands there.
        """
        self.whichAsked.emit(tuple(moves), title, line, beside)

    def consider(self, move: Move, does: str = "") -> None:
        """Show what a move does and costs; a second press makes it. does: what its costs do not tell."""
        self.whichAsked.emit((move,), speak("table", "Shall it be done?"), does, None)

    def confirm(self, move: Move, title: str) -> None:
        """Ask whether to do something by hand, with a reason for the log."""
        self.confirmAsked.emit(move, title)

    def lift(self, lift: Lift | LiftedThing) -> None:
        """Lift a card, or a thing that is none."""
        self.lifted.emit(lift)

    def serve(self, kind: type[Move] | None) -> None:
        """Lift a card of the hand with which such a move can be made; None: any move."""
        self.served.emit(kind)

    def explain(self, move: Move, beside: QWidget) -> None:
        """Show beside a plate why the rules refuse what it stands for."""
        self.explained.emit(move, beside)

    def tell(self, title: str, words: DrawnWords | str, beside: QWidget) -> None:
        """Show beside a refused plate that stands for no move what it says, however little room it has for that."""
        self.told.emit(title, words, beside)

    def look(self, face: str) -> None:
        """Show a picture of a card large; "" for none."""
        self.looked.emit(face)

    def open(self, name: str, about: str = "") -> None:
        """Begin a flow or open an overlay by its name. about: what it is about, also given after a dot."""
        self.opened.emit(f"{name}.{about}" if about else name)

    def ask(self, look: SheetLook, answered: Answered = unanswered) -> None:
        """Ask or show something on the sheet over the middle of the table."""
        self.asked.emit(look, answered)
