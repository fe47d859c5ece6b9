"""The base of centre panes: the part between the rails, another one for each part of play."""

from collections.abc import Hashable, Iterable
from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.layout import Column
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.places import Landing
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import card_aloud
from gattai_desktop.cards.card import Card
from gattai_desktop.games.guide import Guide
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.preview import Preview
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.plate_row import PlateRow, RowPlate
from gattai_desktop.windows.kit.requests import Lift, Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid

GUIDE_GAP: Final = 10
"""Drawing pixels below the guide's plate where it stands at the foot of the window."""


class Pane(PaintedGroup):
    """A centre pane. It is made when its part of play first comes, and passes on what is pressed as requests.

    Signals:
        foreseen(Preview | None): what is pointed at in this pane would do that, which the rails show as well.
        chosenChanged(frozenset): the cards of the hand that were chosen so far.
        shifted: places of this pane lie elsewhere now, although nothing has happened.
        roomChanged: the guide's plate finds room here now, or no more.
    """

    foreseen = Signal(object)
    chosenChanged = Signal(object)
    shifted = Signal()
    roomChanged = Signal()
    shows_chosen = True
    """Whether it shows the chosen cards itself; where it does not, they stand up in the hand."""
    any_number = False
    """Whether any number of cards may be chosen in it: the keyboard stays at each, where Enter takes it back again."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.requests = requests
        self._grid: TableGrid | None = None
        self._above: float | None = None
        self._guide_high = 0.0
        self._guide_place = QRectF()
        self._rows: list[PlateRow] = []

    # ------------------------------------------------------------------ plates
    def make_row(self) -> PlateRow:
        """Make a row whose plates play their move or open their flow; letters press plates of the row made first."""
        row = PlateRow(self.paint, self)
        row.pressed.connect(self.plate_pressed)
        row.refused.connect(self.plate_refused)
        self._rows.append(row)
        return row

    def plate_pressed(self, plate: RowPlate) -> None:
        """Do what a pressed plate stands for."""
        name = plate.flow or (plate.key if isinstance(plate.key, str) else "")
        if plate.move is not None:
            self.requests.play(plate.move)
        elif plate.serves is not None:
            self.requests.serve(plate.serves)
        elif name:
            self.requests.open(name)

    def plate_refused(self, key: Hashable, button: QWidget) -> None:
        """Show why a plate cannot be pressed now: what the rules have against its move, else its words in full."""
        move = next((move for row in self._rows if (move := row.move_of(key)) is not None), None)
        if move is not None:
            self.requests.explain(move, button)
        elif isinstance(button, PlateButton):
            self.requests.tell(button.look.title, button.look.sub, button)

    def make_card(self, card: Card, zone: str) -> CardWidget:
        """Make the widget of a card that lies face-up in a zone: a drag takes it off, and so does a click or Enter."""
        widget = CardWidget(self.paint, face(card), parent=self)
        widget.setAccessibleName(card_aloud(card))
        widget.clicked.connect(lambda: self.requests.lift(Lift(card, zone, widget)))
        widget.lifted.connect(lambda grip, at: self.requests.lift(Lift(card, zone, widget, grip, at)))
        return widget

    # ------------------------------------------------------------------ what it shows
    def show_view(self, seen: SeatView) -> None:
        """Show what the seat sees."""
        raise NotImplementedError

    def lay(self, grid: TableGrid) -> None:
        """Move between the rails and lay out the parts."""
        self._grid = grid
        self.setGeometry(grid.middle.toAlignedRect())
        self.rearrange()

    def arrange(self, grid: TableGrid) -> None:
        """Lay out the parts."""
        raise NotImplementedError

    def rearrange(self) -> None:
        """Lay out the parts again, after other ones are shown."""
        if self._grid is not None:
            self.arrange(self._grid.ending_at(self._above))

    def local(self, rect: QRectF) -> QRectF:
        """Return a place of the grid in this widget."""
        return rect.translated(-self.x(), -self.y())

    lifts_open, mark_reach = False, 12
    """Whether a press lifts each card that lies here; how far brackets may stand off a marked thing, in pixels."""
    aims = True
    """Whether a card lifted by keys is at its first place at once; not where Enter, pressed on, could spend it so."""
    spared: tuple[Place, ...] = ()
    """What nothing lies over that is said of a carried card."""
    foretells = False
    """Whether a hovered card of the hand shows what it would do; not where it could do too many things."""

    def foretell(self, preview: Preview | None) -> None:
        """Show what a previewed play would do, as of a card that is carried; None: nothing is."""

    def name_of(self, place: Place) -> str:
        """Return the spoken name of a place of this pane; "" for the name that the game gives it."""
        return ""

    def rect_of(self, place: Place) -> QRectF | None:
        """Return where a card lies at a place, in global coordinates; None where the place is not shown here."""
        return None

    def in_sight(self, place: Place) -> bool:
        """Whether a place is not scrolled away, where one can be."""
        return True

    def spared_boxes(self, places: Iterable[Place]) -> Iterable[QRectF]:
        """Return that in global coordinates; places: where the card may be laid."""
        return (box for one in self.spared if (box := self.rect_of(one)) is not None)

    def plate_of(self, place: Place) -> QRectF | None:
        """Return the plate on which a card is caught for a place, in global coordinates; None for the place alone."""
        return None

    def lift_of(self, card: Card) -> Lift | None:
        """Return how a card that lies open here is taken up without a drag; None where it cannot be."""
        return None

    def rect_of_card(self, card: Card) -> QRectF | None:
        """Return where a card lies that is shown here, in global coordinates; None where it is not."""
        return lift.widget.global_rect() if (lift := self.lift_of(card)) is not None else None

    def part_of(self, path: str) -> QWidget | None:
        """Return the part of this pane that shows a value; None where none does."""
        return None

    def hand_focused(self, card: Card | None) -> None:
        """Take note of the hovered or focused card of the hand."""

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        """Return the groups at which Tab stops in this pane, in order; the first has what may be started or driven."""
        return tuple(FocusGroup(row, row.focus) for row in self._rows)

    @property
    def groups_before_hand(self) -> int:
        """How many of these groups Tab reaches before the hand; the others come after it."""
        return 1

    guides_in_full = False
    """Whether the guide's plate stands here with all its words, and narrower than the pane; else in a few lines."""
    crowded_by_guide = False
    """Whether in a small window the guide's plate leaves this pane too little room where it explains a word too."""
    asks_low, lies_open = False, False
    """Whether the plate of a question is as low as may be; whether none dims what everybody is to see here now."""
    guide_over_hand = False
    """Whether the guide's plate takes its room from the hand, which lies lower then."""

    @property
    def has_room_for_guide(self) -> bool:
        """Whether the guide's plate can stand here; else it stands in a rail."""
        return False

    @property
    def rails_closed(self) -> bool:
        """Whether the rails are drawers here, so that nobody sees a guide that stands in one."""
        return self._grid is not None and self._grid.drawers

    def make_room(self, high: float) -> QRectF | None:
        """Leave the guide's plate so much room, drawing pixels, 0 for none; return its place in the window, or None."""
        if not self.has_room_for_guide:
            high = 0.0
        if high != self._guide_high:
            self._guide_high = high
            self.rearrange()
        return self._guide_place.translated(self.pos().toPointF()) if high else None

    def leave_room(self, column: Column, gap: float) -> None:
        """Take the guide's place off the foot of a column, with a gap above it; lengths in drawing pixels."""
        if self._guide_high:
            self._guide_place = QRectF(column.foot(self._guide_high))
            column.spare(gap)

    @property
    def has_next(self) -> bool:
        """Whether a plate is lit, because it is what comes next."""
        return False

    def do_next(self) -> None:
        """Do what the lit plate stands for, as a press does."""

    @property
    def sinks_hand(self) -> bool:
        """Whether the hand sinks to the tops of its cards, because nothing is played from it now."""
        return False

    def hand_place(self, grid: TableGrid) -> QRectF:
        """Return the place of the hand, in the window; narrower where parts of this pane stand beside it."""
        return QRectF(grid.hand)

    def hand_card(self, place: QRectF) -> float:
        """Return the height that no card of the hand passes in that place; 0 where each is as high as everywhere."""
        return 0.0

    def take(self, card: Card, *, pointed: bool = False) -> bool:
        """Take a pressed card of the hand (pointed: by the pointer); say whether this pane chooses cards now."""
        return False

    def meant(self, move: Move) -> Move:
        """Return a move of a carried card as it is meant, with what was chosen for it beforehand."""
        return move

    def settle(self, moves: tuple[Move, ...], *, alt: bool) -> tuple[Move, ...]:
        """Return which of several moves a drop means; alt: whether a less usual one is wanted."""
        return moves

    def choices(self, card: Card, zone: str) -> tuple[Landing, ...]:
        """Return where a card from a zone can be laid to be chosen, or to be chosen no more, as a press of it does."""
        return ()

    def set_asked(self, asked: bool) -> None:
        """Hide what cannot be done while a question is open, or take it back."""

    def leave_to_question(self, place: QRectF | None) -> None:
        """Keep all parts above the place of the window where a question stands; None for the usual place."""
        before, self._above = self._above, place.top() if place and self.ask_top(place.height()) is None else None
        if self._above != before:
            self.rearrange()

    def playables(self) -> tuple[QWidget, ...]:
        """The parts that show only what may be done now; a replay leaves them out."""
        return tuple(self._rows)

    def answers_itself(self) -> bool:
        """Whether this pane shows the answers of the open question, so that no plate asks."""
        return False

    def light_plate(self, kind: type[Move] | None, move: Move | None = None) -> None:
        """Frame the plate for moves of this kind; None for none. move: the very one that is meant."""
        for row in self._rows:
            row.light(kind, move=move)

    def guide_to(self, guide: Guide | None) -> None:
        """Frame the plates that do what a guide speaks of; None for none."""

    def light(self, card: Card | None) -> None:
        """Raise a card of this pane that a line of the log is about; None for none."""

    def ask_top(self, high: float) -> float | None:
        """Return the upper end of the room for a question that needs so much, in the window; None for the usual one."""
        return None

    def ask_foot(self, high: float) -> float | None:
        """Return its lower end; None for the usual one."""
        return None

    def told(self) -> str:
        """Return what a screen reader says of this pane when asked: the Pile, where there is one."""
        return sentences((self.accessibleName(), self.accessibleDescription()))

    def shows(self, letter: str) -> bool:
        """Whether a key means something here also while a question is open: that of a plate in sight."""
        return any(row.isVisible() and letter in row.letters() for row in self._rows)

    def press(self, letter: str) -> bool:
        """Do what a letter means here; say whether it means anything."""
        return bool(self._rows) and self._rows[0].press(letter)

    def go_to(self, letter: str) -> bool | str:
        """Go to the place with this key, also while a question is open; say whether there is one, or why not now."""
        return False
