"""Describes what one game shows at the table and on the wall.

Everything else of the windows (hand, log, curtain, sheet, refusals, flights, keys) is the same for every game.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, Final, Literal

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.card_widget import CardNote
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.zone import PUBLIC, Seat
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import NOWHERE, Place
from gattai_desktop.games.seating import APART, ONE_HAND, SIDES
from gattai_desktop.games.told import Moment
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened, SeenFacts
from gattai_desktop.windows.kit import faces
from gattai_desktop.windows.kit.ask_look import AskLook
from gattai_desktop.windows.kit.faces import cards_in_words
from gattai_desktop.windows.kit.heard import sounds_of
from gattai_desktop.windows.kit.overlay import Overlay
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.rail import Rail
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.room_answers import HandRow, Onward, ToldApart, WayToJoin
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetLook, Suggestion
from gattai_desktop.windows.kit.table_layout import LEAST_FIELD
from gattai_desktop.windows.kit.table_root import TableRoot
from gattai_desktop.windows.kit.wall_picture import WallPart, WallPicture

PRINT: Final = "print"
"""The name of the flow that prints what people hold in their hands, in a game that has some."""
BeginFlow = Callable[[Requests, str], None]
"""Begins a flow; it is given what follows the dot of its name: "pilot.red" gives "red"."""
MakePane = Callable[[Paint, Requests, QWidget], Pane]
"""Makes one of the centre panes; it imports the pane when it is called."""
Example = tuple[str, Mapping[str, Sequence[Seat]]]
"""What the page of the seating shows: what is played, and who sits at the computer in turn for each way to sit."""
Spoken = Literal["turn", "score", "curtain"]
"""What a person can ask to hear: who acts, the score, what the pane shows, what waits behind the curtain."""


class GameRoom:
    """Provides the parts of one game for table window, replay and wall. One for each game, without a state."""

    key: ClassVar[str]
    """The game's key."""
    panes: ClassVar[Mapping[str, MakePane]]
    """The centre panes, by name."""

    sorts_hand: ClassVar[bool] = True
    """Whether its cards have ranks and suits by which a hand can be sorted."""
    named_from: ClassVar[float] = 0.0
    """The least height of a card, device-independent pixels, at which its name stands on it; 0 where none has one."""
    least_field: ClassVar[float] = LEAST_FIELD
    """Least part of its drawn height that what stands in the middle keeps in an enlarged window."""
    field_turns: ClassVar[bool] = False
    """Whether its field has two sides, of which either can lie below."""

    # ------------------------------------------------------------------ at the table
    @property
    def flows(self) -> Mapping[str, BeginFlow]:
        """The flows, by name."""
        return {}

    def get_ready(self) -> None:
        """Import what is shown once a seat takes the computer, which a table behind its curtain does without."""

    def left(self, paint: Paint, requests: Requests, parent: QWidget) -> Rail:
        """Make the left rail; unless overridden it lists the players."""
        from gattai_desktop.windows.kit.plain_parts import PlainRail

        return PlainRail(paint, requests, parent)

    def right(self, paint: Paint, requests: Requests, parent: QWidget) -> Rail:
        """Make the right rail, with a place for the log."""
        from gattai_desktop.windows.kit.plain_parts import PlainRail

        return PlainRail(paint, requests, parent, log=True)

    def pane(self, view: SeatView) -> str:
        """Return the name of the centre pane that shows this moment."""
        return next(iter(self.panes))

    def header(self, view: SeatView) -> str:
        """Return the second line of the header."""
        return ""

    def header_leads(self, view: SeatView) -> tuple[str, str]:
        """Return what a press on that line opens, by its name, and what that is in words; "" for nothing."""
        return "", ""

    def awaited(self, view: SeatView, seat: Seat) -> str:
        """Return in few words that play waits for a seat which is asked nothing, for the header and the passing."""
        return speak("table", "{name}'s turn", name=view.name(seat))

    def before_passing(self, view: SeatView) -> str:
        """Return what who sits here is to see before the curtain falls, as who won a reveal; "" for nothing."""
        return ""

    def ask(self, view: SeatView, ask: Ask) -> AskLook:
        """Return the look of a question; unless overridden it shows each answer by its title."""
        from gattai_desktop.windows.kit.plain_ask import plain_ask

        return plain_ask(view, ask)

    def asks_alone(self, ask: Ask) -> bool:
        """Whether a question has a place of its own in this game, and never stands together with others."""
        return False

    def suggested(self, view: SeatView, move: Move, field: str) -> Suggestion:
        """Return what is suggested for a field of a move that holds free words."""
        return Suggestion()

    def opened_by(self, view: SeatView, key: str) -> str:
        """Return the name of what a usual key opens at any time in this game; "" for nothing."""
        return ""

    def joined_by(self, view: SeatView) -> WayToJoin | None:
        """Return how somebody joins who has no seat yet; None where nobody ever does."""
        return None

    def onward(self, view: SeatView, newest: Move | None) -> Onward | None:
        """Return the only step that can follow the move that was made last; None where there is a choice."""
        return None

    def plays_from_hand(self, view: SeatView) -> bool:
        """Whether play goes on with cards of the hand now, so that the hand is focused first."""
        return True

    def likely_card(self, view: SeatView) -> Card | None:
        """Return the card of the hand at which the keyboard begins, where no guide names one; None for the first."""
        return None

    def marks_hand(self, view: SeatView) -> bool:
        """Whether cards of the hand have signs for what each may do now; not where every card may do anything."""
        return False

    def card_notes(self, view: SeatView) -> Mapping[Card, CardNote]:
        """Return what is said and shown of cards of the hand at any time, whatever they may do now."""
        return {}

    def place_of_value(self, path: str) -> Place:
        """Return the place that shows a value which no part of a rail shows; NOWHERE for none."""
        return NOWHERE

    def moments(self, happened: Happened, seat: str) -> tuple[Moment, ...]:
        """Return the moments that are announced in large letters."""
        return ()

    def overlays(self, requests: Requests, root: TableRoot) -> tuple[Overlay, ...]:
        """Return the overlays of this game alone; root: the window's widget, their parent."""
        return ()

    def by_hand(self, requests: Requests) -> tuple[HandRow, ...]:
        """Return what can be done by hand in this game alone."""
        return ()

    def given_up(self, requests: Requests) -> tuple[HandRow, ...]:
        """Return how whoever sits there can give up now; people look for it in the menu of the table too."""
        return ()

    def face(self, card: Card) -> str:
        """Return the name of a card's picture."""
        return faces.face(card)

    def counters(self, facts: SeenFacts) -> Iterable[tuple[str, Place, Place]]:
        """Yield the counters that moved: the sign of each, where from and where to."""
        return ()

    def passing_example(self, model: GameModel) -> Example:
        """Return what shows how often the table is passed between people; "pilots" is a side that sits together."""
        seats = model.people
        return speak("seating", "One turn of each"), {APART: seats, SIDES: seats, ONE_HAND: seats[-1:]}

    # ------------------------------------------------------------------ heard
    def spoken(self, view: SeatView, what: Spoken) -> str:
        """Return what a screen reader says when asked; never more than the view holds."""
        return ""

    def curtain(self, model: GameModel, seat: Seat) -> str:
        """Return what everybody may know of the next seat: its cards, and what play waits for."""
        if seat == PUBLIC:
            return ""
        cards = cards_in_words(len(model.hand(seat)))
        return speak("curtain", "{name} holds {cards}.", name=model.name(seat), cards=cards)

    def told_apart(self, view: SeatView, moves: tuple[Move, ...]) -> ToldApart | None:
        """Return how it is asked in few words which of several moves is meant; None for each in its own words."""
        return None

    def unseen_answer(self, model: GameModel, seat: Seat) -> Move | None:
        """Return what a seat may answer from behind its curtain, whatever it holds; None where it must look first."""
        return None

    def sounds(self, happened: Happened, facts: SeenFacts) -> tuple[str, ...]:
        """Return the names of the sounds that an entry makes, from what everybody saw."""
        return sounds_of(happened, facts)

    # ------------------------------------------------------------------ on the wall
    def wall(self, paint: Paint, model: GameModel, parent: QWidget) -> WallPicture:
        """Make the picture for the projector; unless overridden it writes sentences about the score."""
        from gattai_desktop.windows.kit.plain_parts import PlainWall

        return PlainWall(paint, model, lambda view: self.spoken(view, "score"), parent)

    def wall_choices(self, model: GameModel) -> SheetLook | None:
        """Return the question what to show on the wall; None where it shows all that everybody may see."""
        return None

    def known_to_all(self, model: GameModel) -> Mapping[str, str]:
        """Return the names of what everybody may see of what packs bring, by word and key, as "location.quay".

        What matters most now comes first; the wall can show pictures of these.
        """
        return {}

    def wall_part(self, model: GameModel, key: str) -> WallPart | None:
        """Return what was chosen for the wall, or what an overlay or sheet is about, as everybody may see it."""
        return None
