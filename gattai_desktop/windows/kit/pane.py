"""The centre pane: the part between the rails that each moment lays out in its own way."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.cards.card import Card
from gattai_desktop.games.presentation import Place
from gattai_desktop.windows.kit.faces import card_spoken, face
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.plate_row import PlateRow, RowPlate
from gattai_desktop.windows.kit.requests import Lift, Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid


class Pane(PaintedGroup):
    """Is made when its moment first comes, and shown only while it lasts. What is pressed here becomes a request."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.requests = requests
        self._grid: TableGrid | None = None
        self._rows: list[PlateRow] = []

    # ------------------------------------------------------------------ plates
    def make_row(self) -> PlateRow:
        """Make a row whose plates play or open what they carry; the letters go to the row that is made first."""
        row = PlateRow(self.paint, self)
        row.pressed.connect(self.plate_pressed)
        row.refused.connect(self.plate_refused)
        self._rows.append(row)
        return row

    def plate_pressed(self, plate: RowPlate) -> None:
        """Do what a plate stands for."""
        name = plate.flow or (plate.key if isinstance(plate.key, str) else "")
        if plate.move is not None:
            self.requests.play(plate.move)
        elif plate.serves is not None:
            self.requests.serve(plate.serves)
        elif name:
            self.requests.open(name)

    def plate_refused(self, key: Hashable, button: QWidget) -> None:
        """Say why a plate stands for nothing now, where its few words do not say all."""

    def make_card(self, card: Card, zone: str) -> CardWidget:
        """Make the widget of a card that lies face-up in a zone: a drag takes it off, and so does a click or Enter."""
        widget = CardWidget(self.paint, face(card), parent=self)
        widget.setAccessibleName(card_spoken(card))
        widget.clicked.connect(lambda: self.requests.lift(Lift(card, zone, widget)))
        widget.lifted.connect(lambda grip, at: self.requests.lift(Lift(card, zone, widget, grip, at)))
        return widget

    # ------------------------------------------------------------------ what it shows
    def show_view(self, seen: SeatView) -> None:
        """Show what the seat sees."""
        raise NotImplementedError

    def lay(self, grid: TableGrid) -> None:
        """Stand between the rails and put the parts into their places."""
        self._grid = grid
        self.setGeometry(grid.middle.toAlignedRect())
        self.arrange(grid)

    def arrange(self, grid: TableGrid) -> None:
        """Put the parts into their places."""
        raise NotImplementedError

    def rearrange(self) -> None:
        """Put the parts into their places again, after another set of them is shown."""
        if self._grid is not None:
            self.arrange(self._grid)

    def local(self, rect: QRectF) -> QRectF:
        """Return a place of the grid in this widget."""
        return rect.translated(-self.x(), -self.y())

    foretells = False
    """Whether a card of the hand that is only looked at shows what it would do; not where it could do too much."""

    def name_of(self, place: Place) -> str:
        """Return what a place of this pane is called aloud; "" for what the game calls it everywhere."""
        return ""

    def rect_of(self, place: Place) -> QRectF | None:
        """Return where a card lies at a place, in global coordinates; None where the place is not shown here."""
        return None

    def hand_focused(self, card: Card | None) -> None:
        """The hand's focus or the pointer has come to a card."""

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        """Return where Tab stops in this pane, in its order; the first is what may be started or driven."""
        return tuple(FocusGroup(row, row.focus) for row in self._rows)

    sinks_hand = False
    """Whether the hand sinks to the tops of its cards, because nothing is played from it here."""

    def set_asked(self, asked: bool) -> None:
        """Make room, or take it back, while a question lies over the lower part."""

    def playables(self) -> tuple[QWidget, ...]:
        """The parts that stand only for what may be done now; where the past is shown they are left out."""
        return tuple(self._rows)

    def answers_itself(self) -> bool:
        """Whether the answers of the open question are shown here, so that no plate need ask."""
        return False

    def light(self, card: Card | None) -> None:
        """Let a card of the middle stand up that the log speaks of; None for none."""

    def ask_top(self) -> float | None:
        """Return where the plate that asks may begin here, in the window; None for its usual place."""
        return None

    def told(self) -> str:
        """Return what lies in the middle, for somebody who asks to hear it: the Pile, where there is one."""
        return sentences((self.accessibleName(), self.accessibleDescription()))

    def press(self, letter: str) -> bool:
        """Do what a letter stands for here; say whether it stands for anything."""
        return bool(self._rows) and self._rows[0].press(letter)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground is the window's."""
