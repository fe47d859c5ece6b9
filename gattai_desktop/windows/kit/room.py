"""What one game shows at the table and on the wall.

Everything else of the windows (hand, log, curtain, sheet, refusals, flights, keys) is the same for every game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar, Literal

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.zone import PUBLIC, Seat
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.presentation import NOWHERE, Place
from gattai_desktop.games.told import Moment
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened, SeenFacts
from gattai_desktop.windows.kit import faces
from gattai_desktop.windows.kit.ask_look import AskLook
from gattai_desktop.windows.kit.faces import cards_in_words
from gattai_desktop.windows.kit.hand_row import HandRow
from gattai_desktop.windows.kit.heard import sounds_of
from gattai_desktop.windows.kit.overlay import Overlay
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.rail import Rail
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetLook
from gattai_desktop.windows.kit.table_root import TableRoot
from gattai_desktop.windows.kit.wall_picture import WallPart, WallPicture

BeginFlow = Callable[[Requests, str], None]
"""Begins what needs more than a press; it is given what stands after the dot of its name: "pilot.red" gives "red"."""
MakePane = Callable[[Paint, Requests, QWidget], Pane]
"""Makes one of the centre panes; it imports the pane when it is called."""
Spoken = Literal["turn", "score", "curtain"]
"""What can be asked to be said: who is to act, how it stands, what the next seat should know behind the curtain."""


class GameRoom:
    """Furnishes the table window, the replay and the wall for one game. One for each game, without a state."""

    key: ClassVar[str]
    """The game's key."""
    panes: ClassVar[Mapping[str, MakePane]]
    """What may stand between the rails, by name."""

    # ------------------------------------------------------------------ at the table
    @property
    def flows(self) -> Mapping[str, BeginFlow]:
        """What needs more than a press, by name."""
        return {}

    def left(self, paint: Paint, requests: Requests, parent: QWidget) -> Rail:
        """Make the left rail; by itself it names who sits there."""
        from gattai_desktop.windows.kit.plain_rail import PlainRail

        return PlainRail(paint, requests, parent)

    def right(self, paint: Paint, requests: Requests, parent: QWidget) -> Rail:
        """Make the right rail, in which the log has its place."""
        from gattai_desktop.windows.kit.plain_rail import PlainRail

        return PlainRail(paint, requests, parent, log=True)

    def pane(self, view: SeatView) -> str:
        """Return the name of the centre pane that shows this moment."""
        return next(iter(self.panes))

    def header(self, view: SeatView) -> str:
        """Return the second line of the header."""
        return ""

    def ask(self, view: SeatView, ask: Ask) -> AskLook:
        """Return how a question stands on its plate; by itself each answer stands there with its title."""
        from gattai_desktop.windows.kit.plain_ask import plain_ask

        return plain_ask(view, ask)

    def opened_by(self, view: SeatView, key: str) -> str:
        """Return the name of what a usual key opens at any moment of this game; "" for nothing."""
        return ""

    def keeps_seat(self, view: SeatView) -> bool:
        """Whether the seat at the computer has something to do, although another is waited for."""
        return False

    def plays_from_hand(self, view: SeatView) -> bool:
        """Whether play goes on with cards of the hand now, so that the keyboard goes there first."""
        return True

    def marks_hand(self, view: SeatView) -> bool:
        """Whether signs above the cards of the hand say what each may do now; never where it may do anything."""
        return False

    def place_of_value(self, path: str) -> Place:
        """Return the place on which a value is shown that no part of a rail shows; NOWHERE for none."""
        return NOWHERE

    def moments(self, happened: Happened, seat: str) -> tuple[Moment, ...]:
        """Return what is told in large letters."""
        return ()

    def overlays(self, requests: Requests, root: TableRoot) -> tuple[Overlay, ...]:
        """Return what this game alone lays over its table; root: the window's widget, in which it lies."""
        return ()

    def by_hand(self, requests: Requests) -> tuple[HandRow, ...]:
        """Return what is done by hand in this game alone."""
        return ()

    def face(self, card: Card) -> str:
        """Return the name of a card's picture."""
        return faces.face(card)

    def counters(self, facts: SeenFacts) -> Iterable[tuple[str, Place, Place]]:
        """Yield which counters went where: the sign of each, and the places from which and to which."""
        return ()

    # ------------------------------------------------------------------ heard
    def spoken(self, view: SeatView, what: Spoken) -> str:
        """Return what is said when somebody asks; never more than the view holds."""
        return ""

    def curtain(self, model: GameModel, seat: Seat) -> str:
        """Return what everybody may know of the seat behind the curtain: its cards, and what play waits for."""
        if seat == PUBLIC:
            return ""
        cards = cards_in_words(len(model.hand(seat)))
        return speak("curtain", "{name} holds {cards}.", name=model.name(seat), cards=cards)

    def sounds(self, happened: Happened, facts: SeenFacts) -> tuple[str, ...]:
        """Return the names of the sounds that an entry makes, from what everybody saw."""
        return sounds_of(happened, facts)

    # ------------------------------------------------------------------ on the wall
    def wall(self, paint: Paint, model: GameModel, parent: QWidget) -> WallPicture:
        """Make the picture for the projector; by itself it writes what is said of the score."""
        from gattai_desktop.windows.kit.plain_wall import PlainWall

        return PlainWall(paint, model, lambda view: self.spoken(view, "score"), parent)

    def wall_choices(self, model: GameModel) -> SheetLook | None:
        """Return the question what the room is to see; None where the wall shows all that everybody may see."""
        return None

    def wall_part(self, model: GameModel, key: str) -> WallPart | None:
        """Return what is chosen there, or what an overlay or a sheet is about, as everybody may see it."""
        return None
