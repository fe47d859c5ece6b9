"""The table as it stands in a window: header, rails, the centre pane of the moment, the hand, the log in its place."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QRect, QRectF
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import called
from gattai_desktop.cards.card import Card
from gattai_desktop.games.presentation import NOWHERE, Place
from gattai_desktop.games.preview import Preview
from gattai_desktop.windows.kit.focus_groups import FocusGroup, first_child
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.room import GameRoom
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.shade import Shade
from gattai_desktop.windows.kit.table_layout import TableGrid
from gattai_desktop.windows.kit.table_root import TableRoot
from gattai_desktop.windows.log.log_pane import LogPane
from gattai_desktop.windows.table.hand import Hand

MANY: Final = 8
"""Answers from which the plate that asks grows upwards."""


class TableScene(QObject):
    """Furnishes a window with the rails and panes of a game, in play and in the past."""

    def __init__(
        self, room: GameRoom, requests: Requests, root: TableRoot, log: LogPane, hand: Hand | None = None
    ) -> None:
        """hand: that of the seat at the computer; None in the past, where nothing is pressed but the log."""
        super().__init__(root)
        self._room = room
        self._requests = requests
        self._root = root
        self.grid: TableGrid | None = None
        """Where everything lies now; None before the window was first laid out."""
        self._kind = ""
        self._drawer = ""
        self.log = log
        self.hand = hand
        self.left = room.left(root.paint, requests, root)
        self.right = room.right(root.paint, requests, root)
        self.pane: Pane | None = None
        """The centre pane of the present moment."""
        self.shade = Shade(root.paint, root)
        self.right.laidOut.connect(self._lay_log)

    # ------------------------------------------------------------------ what it shows
    def show_view(self, view: SeatView) -> None:
        """Show the table as a seat sees it."""
        self.left.show_view(view)
        self.right.show_view(view)
        self._show_pane(view)
        if self.hand is not None:
            self.hand.show_view(view, marked=view.ask is None and self._room.marks_hand(view))
        else:
            self._quieten()

    def _show_pane(self, view: SeatView) -> None:
        """Show the pane of the moment; another one is made when its moment comes."""
        kind, before = self._room.pane(view), self.pane
        if before is None or kind != self._kind:
            self._kind = kind
            self.pane = self._room.panes[kind](self._root.paint, self._requests, self._root)
        pane = self.pane
        assert pane is not None
        pane.show_view(view)
        if pane is before:
            return
        if self.grid is not None:
            pane.set_paint(self._root.paint)
            pane.lay(self.grid)
            self._lay_hand()
        # The new one is there before the old one goes: the keyboard goes over to it, not to a rail. The old one goes
        # for good: hidden, it would still tell of the seat that it was last shown to.
        pane.show()
        if before is not None:
            take_away(before)

    def _quieten(self) -> None:
        """The table of the past is looked at and not pressed; the log alone answers."""
        if self.pane is not None:
            self.pane.setEnabled(False)
            for part in self.pane.playables():
                part.hide()
        for part in (*_parts_of(self.left), *_parts_of(self.right)):
            part.setEnabled(part is self.log)

    def set_asked(self, asked: bool) -> None:
        """Dim what lies behind a question, and let it make room; or take that back."""
        self.shade.setVisible(asked)
        if self.pane is not None:
            self.pane.set_asked(asked)

    def foretell(self, preview: Preview | None) -> None:
        """Show in the rails what a play would change that is only looked at so far."""
        for rail in (self.left, self.right):
            rail.foretell(self._requests.view, preview)

    def hand_focused(self, card: Card | None) -> None:
        """The hand's focus or the pointer has come to a card."""
        if self.pane is not None:
            self.pane.hand_focused(card)

    @property
    def answers_itself(self) -> bool:
        """Whether the pane shows the answers of the open question, so that no plate need ask."""
        return self.pane is not None and self.pane.answers_itself()

    def told(self) -> str:
        """Return what lies in the pane, for somebody who asks to hear it."""
        return self.pane.told() if self.pane is not None else ""

    def light(self, card: Card | None) -> None:
        """Let a card stand up that the log speaks of; None for none."""
        if self.pane is not None:
            self.pane.light(card)

    # ------------------------------------------------------------------ places
    def lay(self, grid: TableGrid) -> None:
        """Put everything into its place."""
        self.grid = grid
        for rail, side, ground, inner in (
            (self.left, "left", grid.left, grid.left_in),
            (self.right, "right", grid.right, grid.right_in),
        ):
            rail.setVisible(not grid.drawers or self._drawer == side)
            rail.lay(grid, ground, inner)
        self._lay_log()
        self._lay_hand()
        if self.pane is not None:
            self.pane.lay(grid)
        self.shade.setGeometry(grid.middle.toAlignedRect())

    def ask_box(self, answers: int) -> QRect:
        """Return over what the plate may stand that asks: Strike scale and Drives, higher for many answers."""
        grid = self._root.table_grid()
        box = QRectF(grid.ask)
        own = self.pane.ask_top() if self.pane is not None else None
        if own is not None:
            box.setTop(own)
        if answers > MANY:
            share = 0.25 if answers > MANY * 1.5 else 0.45
            box.setTop(min(box.top(), grid.field.top() + grid.field.height() * share))
        return box.toAlignedRect()

    def _lay_hand(self) -> None:
        if self.hand is not None and self.grid is not None:
            self.hand.lay(self.grid, sunk=self.pane is not None and self.pane.sinks_hand)

    def _lay_log(self) -> None:
        """The log stands in its rail, in a column of its own in a very wide window, or wide over the middle."""
        grid, log = self.grid, self.log
        if grid is None:
            return
        holder: QWidget = self._root if log.wide or grid.log is not None else self.right
        if log.parentWidget() is not holder:
            log.move_into(holder)
            if holder is self._root and self.hand is not None:  # the curtain finds it there, and not in a rail
                log.setEnabled(not self._requests.view.model.curtain_down)
        if holder is self.right:
            log.setGeometry(self.right.log_box)
            return
        if log.wide or grid.log is None:
            box = grid.middle.adjusted(grid.middle.width() * 0.3, grid.scale.px(16), 0, -grid.scale.px(16))
        else:
            box = QRectF(grid.log)
        log.setGeometry(box.adjusted(0, grid.scale.px(8), 0, 0).toAlignedRect())
        log.show()

    def open_drawer(self, side: str) -> bool:
        """Open or close a rail that is a drawer ("left", "right"; "" closes); say whether anything changed."""
        if self.grid is None or not self.grid.drawers:
            return False
        before, self._drawer = self._drawer, "" if side == self._drawer else side
        if before == self._drawer:
            return False
        self.lay(self.grid)
        return True

    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another scale."""
        parts = (self.left, self.right, self.log, self.shade, self.hand, self.pane)
        for part in parts:
            if part is not None:
                part.set_paint(paint)

    def rect_of(self, place: Place) -> QRectF | None:
        """Return where a card lies at a place, in global coordinates; None where the place is not in sight."""
        if place == NOWHERE:
            return None
        if self.hand is not None and self.hand.cards() and place.zone == self.hand.zone:
            return self.hand.cards()[-1].global_rect()
        shown = (self.pane, self.left, self.right)
        return next((found for part in shown if part and (found := part.rect_of(place))), None)

    def name_of(self, place: Place) -> str:
        """Return what a place of the table is called for somebody who hears it."""
        view = self._requests.view
        own, hand = self.pane.name_of(place) if self.pane is not None else "", view.model.hand_rules
        return own or (called(hand.names.zone(view.sight, place.zone)) if hand is not None else "")

    def part_of(self, path: str) -> QWidget | None:
        """Return the part of a rail that shows a value; None where none does."""
        return self.left.part_of(path) or self.right.part_of(path)

    def place_of_value(self, path: str) -> Place:
        """Return the place on which a value is shown that no part of a rail shows; NOWHERE for none."""
        return self._room.place_of_value(path)

    # ------------------------------------------------------------------ the keyboard
    def focus_groups(self) -> tuple[FocusGroup, ...]:
        """Return where Tab stops on the table: what may be started, the hand, the rest of the pane, the rails."""
        groups: list[FocusGroup] = []
        if self.pane is not None and self.hand is not None:
            first, *rest = self.pane.focus_groups() or (FocusGroup(self.pane, first_child(self.pane)),)
            groups += [first, FocusGroup(self.hand, self.hand.focus), *rest]
        return (*groups, FocusGroup(self.left, first_child(self.left)), FocusGroup(self.right, first_child(self.right)))


def _parts_of(rail: QWidget) -> tuple[QWidget, ...]:
    return tuple(part for part in rail.children() if isinstance(part, QWidget))
