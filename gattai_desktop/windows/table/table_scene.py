"""Shows the table in a window: header, rails, the centre pane, the hand and the log."""

from typing import Final

from PySide6.QtCore import QObject, QRect, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import called, fill, speak
from gattai_desktop.cards.card import Card
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import NOWHERE, Place
from gattai_desktop.games.preview import Preview
from gattai_desktop.windows.carry.fit_cards import begins_with, fit_cards
from gattai_desktop.windows.kit.ask_look import NeededHigh
from gattai_desktop.windows.kit.focus_groups import FocusGroup, first_child, stops_within
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.room import GameRoom
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.shade import Shade
from gattai_desktop.windows.kit.table_layout import TableGrid
from gattai_desktop.windows.kit.table_root import TableRoot
from gattai_desktop.windows.log.log_pane import LogPane
from gattai_desktop.windows.table.guide_layer import GuideLayer
from gattai_desktop.windows.table.hand import Hand
from gattai_desktop.windows.table.header import Header, HeaderLook

MANY: Final = 8
FEW: Final = 2
"""The number of answers with more than which the plate of a question grows upwards, and that in a small window."""


class TableScene(QObject):
    """Puts the rails and panes of a game into a window, for play and for replays.

    Signals:
        shifted: places of the pane lie elsewhere now, although nothing has happened.
    """

    shifted = Signal()

    def __init__(
        self,
        room: GameRoom,
        requests: Requests,
        root: TableRoot,
        log: LogPane,
        hand: Hand | None = None,
        header: Header | None = None,
    ) -> None:
        """hand, header: those of the seat at the computer; None in a replay, where only the log can be pressed."""
        super().__init__(root)
        self._room = room
        self._requests = requests
        self._root = root
        self.grid: TableGrid | None = None
        """The places of all parts; None before the window was first laid out."""
        self._drawer = ""
        self._put_away = False
        """Whether a person has closed the drawer that opened by itself."""
        self._above: float | None = None
        self.log = log
        self.hand = hand
        self._header = header
        if header is not None:
            header.left.clicked.connect(lambda: self.open_drawer("left"))
            header.right.clicked.connect(lambda: self.open_drawer("right"))
            header.seat.clicked.connect(lambda: requests.open("pass"))
            header.where.clicked.connect(lambda: requests.open(room.header_leads(requests.view)[0]))
        self.left = room.left(root.paint, requests, root)
        self.right = room.right(root.paint, requests, root)
        self.shade = Shade(root.paint, root)
        self.right.laidOut.connect(self._lay_log)
        self.guide = GuideLayer(requests, root, self)
        """What the guide of the game says; never shown in a replay."""
        self._kind = room.pane(requests.view)
        self.pane = self._new_pane()
        """The centre pane that is shown."""
        self._hear_pane()

    def begin(self) -> None:
        """Let the first pane lie over what was made after it, where each later one comes to lie."""
        self.pane.raise_()

    # ------------------------------------------------------------------ what it shows
    def show_view(self, view: SeatView) -> None:
        """Show the table as a seat sees it."""
        if self._header is not None:
            self._header.set_look(self._header_look(view))
        self.left.show_view(view)
        self.right.show_view(view)
        self._show_pane(view)
        if self.hand is not None:
            self.guide.show_view(view)
            self.hand.proposed, marked = (
                self.guide.proposed or self._room.likely_card(view),
                self._room.marks_hand(view),
            )
            fit = fit_cards(view, view.options, self.pane) if marked else ()
            found = begins_with([one for one in fit if one.held])
            begins = found.card if found is not None else None
            self.hand.show_view(view, marked=marked, notes=self._room.card_notes(view), begins=begins)
        else:
            self._quieten()
        self._put_away = self._put_away and self.right.matters
        if self.grid is not None and self.grid.drawers and self.right.isHidden() is (self._open == "right"):
            self.lay(self.grid)

    def _header_look(self, view: SeatView) -> HeaderLook:
        """Return what the header says: who is on turn, and who sits at the computer where that is another seat."""
        sits = view.seat in view.model.seats  # where the program plays every seat, nobody does
        line = fill(self.tr("{name} has the seat"), name=view.who(view.seat)) if sits else self.tr("everybody watches")
        seat = view.on_turn or view.seat
        if seat != view.seat and seat in view.model.program_players:
            line = fill(self.tr("{name}, by the program · {line}"), name=view.name(seat), line=line)
        elif seat != view.seat:
            asked = any(ask.seat == seat for ask in view.asks)  # perhaps in the turn of another
            said = speak("table", "{name} is asked", name=view.name(seat)) if asked else self._room.awaited(view, seat)
            line = f"{said} · {line}"
        return HeaderLook(
            called(view.model.called),
            self._room.header(view),
            seat,
            line,
            leads=self._room.header_leads(view)[1],
            one_hand=view.one_hand,
            alone=view.alone,
        )

    def _show_pane(self, view: SeatView) -> None:
        """Show the pane of this moment, a new one where the moment needs another."""
        kind = self._room.pane(view)
        if kind == self._kind:
            self.pane.show_view(view)
            self.lay_hand()
            return
        self._kind, before = kind, self.pane
        self.pane = self._new_pane()
        self.pane.show_view(view)
        if self.grid is not None:
            self.pane.set_paint(self._root.paint)
            self.pane.lay(self.grid)
            self.lay_hand()
        # The new one is made before the old one goes, so that the focus moves to it and not to a rail. The old one goes
        # for good: hidden, it would still hold what it showed to the last seat.
        self.pane.show()
        self._hear_pane()
        take_away(before)

    def _new_pane(self) -> Pane:
        return self._room.panes[self._kind](self._root.paint, self._requests, self._root)

    def _hear_pane(self) -> None:
        pane = self.pane
        pane.shifted.connect(self.shifted)
        if self.hand is not None:
            pane.chosenChanged.connect(self.hand.set_away if pane.shows_chosen else self.hand.set_chosen)
            for rail in (self.left, self.right):
                pane.foreseen.connect(rail.foresee)
            pane.chosenChanged.connect(lambda *_: self.guide.light())
            pane.chosenChanged.connect(lambda *_: self._lead_in_hand())
            pane.shifted.connect(self.guide.light)
            pane.roomChanged.connect(self.guide.lay)

    def _lead_in_hand(self) -> None:
        """Lead the keyboard from a card that was just picked to the next one that the guide wants picked."""
        if self.hand is not None:
            here, following = self.hand.card_in_focus(), next(iter(self.guide.wanted), None)
            widget = self.hand.widget_of(following) if following is not None else None
            if widget is not None and here is not None and self.hand.is_chosen(here):
                widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def _quieten(self) -> None:
        """Disable all but the log, because a past table cannot be played."""
        self.pane.setEnabled(False)
        for part in self.pane.playables():
            part.hide()
        for part in (*_parts_of(self.left), *_parts_of(self.right)):
            part.setEnabled(part is self.log)

    def set_asked(self, place: QRect | None) -> None:
        """Dim the table behind a question, and let it make room for the place of its plate; None takes that back."""
        above = float(place.top()) if place is not None else None
        moved, self._above = above != self._above, above
        if moved and self.grid is not None and self.grid.drawers:
            self._lay_rails(self.grid)
        self.shade.setVisible(above is not None and not self.pane.lies_open)
        self.right.set_asked(above is not None)
        self.pane.set_asked(above is not None)
        self.pane.leave_to_question(QRectF(place) if place is not None else None)
        # Last: it stands where the pane leaves it room, and the question has just given that back.
        self.guide.set_asked(above is not None)
        self.lay_hand()

    def foretell(self, preview: Preview | None) -> None:
        """Show in the rails and in the pane what a previewed play would change."""
        for rail in (self.left, self.right):
            rail.foresee(preview)
        self.pane.foretell(preview)

    def take(self, card: Card) -> bool:
        """Give a pressed card of the hand to the pane; say whether the pane chooses cards now."""
        taken = self.pane.take(card, pointed=self.hand is not None and self.hand.under_pointer)
        if taken and self.hand is not None and not self.pane.any_number:
            self.hand.lead_on()
        return taken

    def hand_focused(self, card: Card | None) -> None:
        """Take note of the hovered or focused card of the hand."""
        self.pane.hand_focused(card)

    @property
    def answers_itself(self) -> bool:
        """Whether the pane shows the answers of the open question, so that no plate asks."""
        return self.pane.answers_itself()

    def told(self) -> str:
        """Return what a screen reader says of the pane when asked."""
        return self.pane.told()

    def light_plate(self, kind: type[Move] | None, move: Move | None = None) -> None:
        """Frame the plate for moves of this kind, which a refusal offers instead; None for none. move: the very one."""
        self.pane.light_plate(kind, move)

    def light(self, card: Card | None) -> None:
        """Raise a card that a line of the log is about; None for none."""
        self.pane.light(card)

    # ------------------------------------------------------------------ places
    def lay(self, grid: TableGrid) -> None:
        """Lay out everything."""
        self.grid = grid
        if self._header is not None:
            self._header.setGeometry(grid.header.toAlignedRect())
            self._header.set_drawers(grid.drawers, self.left.accessibleName(), self.right.accessibleName())
        self._lay_rails(grid)
        self._lay_log()
        self.lay_hand()
        self.pane.lay(grid)
        self.shade.setGeometry(grid.middle.toAlignedRect())
        self.guide.lay()

    def _lay_rails(self, grid: TableGrid) -> None:
        for rail, side, ground, inner in (
            (self.left, "left", QRectF(grid.left), QRectF(grid.left_in)),
            (self.right, "right", QRectF(grid.right), QRectF(grid.right_in)),
        ):
            rail.setVisible(not grid.drawers or self._open == side)
            if grid.drawers and rail.matters and self._above is not None:  # what opens by itself covers no answer
                cut = max(0.0, ground.bottom() - self._above)
                for box in (ground, inner):
                    box.setBottom(box.bottom() - cut)
            rail.lay(grid, ground, inner)

    def ask_box(self, answers: int, needed: NeededHigh, *, rises: bool = False) -> QRect:
        """Return the place of a question's plate: over Strike scale and Drives, higher for many answers.

        rises: cards of the hand rise while it is open, or have signs above them; it leaves them the room for that.
        """
        grid = self._root.table_grid()
        box = QRectF(grid.ask)
        if rises:
            box.setBottom(min(box.bottom(), grid.hand.top()))
        high = needed(box.width(), low=self.pane.asks_low)
        own, foot = self.pane.ask_top(high), self.pane.ask_foot(high)
        if foot is not None:
            box.setBottom(foot)
        if own is not None:
            box.setTop(own)
        else:  # the plate takes no more than it needs, and what it is about moves up
            share = 0.35 if answers > (FEW if grid.scale.small else MANY) else 0.5
            box.setTop(min(box.top(), grid.field.top() + grid.field.height() * share))
        return box.toAlignedRect()

    def lay_hand(self) -> None:
        """Lay the hand where the pane leaves it room."""
        if self.hand is not None and self.grid is not None:
            box = self.pane.hand_place(self.grid)
            self.hand.lay(self.grid, box, sunk=self.pane.sinks_hand, tallest=self.pane.hand_card(box))

    def _lay_log(self) -> None:
        """Lay out the log in its rail, in its own column in a very wide window, or wide over the middle."""
        grid, log = self.grid, self.log
        if grid is None:
            return
        holder: QWidget = self._root if log.wide or grid.log is not None else self.right
        if log.parentWidget() is not holder:
            log.move_into(holder)
            if holder is self._root and self.hand is not None:  # there the curtain finds it, and not in a rail
                log.setEnabled(not self._requests.view.model.curtain_down)
        if holder is self.right:
            log.setGeometry(self.right.log_box)
            log.setVisible(not self.right.log_box.isEmpty())
            return
        if log.wide or grid.log is None:
            box = grid.middle.adjusted(grid.middle.width() * 0.3, grid.scale.px(16), 0, -grid.scale.px(16))
        else:
            box = grid.log.adjusted(0, grid.scale.px(8), -grid.scale.px(16), 0)
        log.setGeometry(box.adjusted(0, grid.scale.px(8), 0, 0).toAlignedRect())
        log.show()

    @property
    def _open(self) -> str:
        """The side whose drawer is open; "" for none."""
        return self._drawer or ("right" if self.right.matters and not self._put_away else "")

    def open_drawer(self, side: str) -> bool:
        """Open or close a rail that is a drawer ("left", "right"; "" closes); say whether anything changed."""
        if self.grid is None or not self.grid.drawers:
            return False
        before, self._drawer = self._open, "" if side == self._open else side
        self._put_away = before == "right" and not self._drawer
        if before == self._open:
            return False
        self.lay(self.grid)
        return True

    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another scale."""
        parts = (self._header, self.left, self.right, self.log, self.shade, self.hand, self.pane)
        for part in (*parts, *self.guide.widgets):
            if part is not None:
                part.set_paint(paint)

    def rect_of(self, place: Place, *, closed: bool = True) -> QRectF | None:
        """Return the rectangle of a place, in global coordinates; None where it is not shown.

        closed: also in a rail that is a closed drawer.
        """
        if place == NOWHERE:
            return None
        if self.hand is not None and self.hand.cards() and place.zone == self.hand.zone:
            return self.hand.cards()[-1].global_rect()
        shown = (self.pane, self.left, self.right)
        seen = (part for part in shown if closed or not part.isHidden())
        return next((found for part in seen if (found := part.rect_of(place))), None)

    def plate_of(self, place: Place) -> QRectF | None:
        """Return the plate on which a card is caught for a place, in global coordinates; None for the place alone."""
        shown = (part for part in (self.pane, self.left, self.right) if not part.isHidden())
        return next((found for part in shown if (found := part.plate_of(place))), None)

    def shown_rect_of(self, place: Place) -> QRectF | None:
        """Return what is seen of a place, in global coordinates: itself, or the button of the closed rail it is in."""
        found = self.rect_of(place, closed=False) if self.pane.in_sight(place) else None
        if found is None and self._header is not None and place != NOWHERE:
            for rail, button in ((self.left, self._header.left), (self.right, self._header.right)):
                if rail.isHidden() and rail.rect_of(place):
                    return self._header.globally(QRectF(button.geometry()))
        return found

    def rect_in_hand(self, cards: tuple[Card, ...]) -> QRectF | None:
        """Return where the first of these cards stands that still lies in the hand, in global coordinates."""
        widgets = (self.hand.widget_of(card) for card in cards) if self.hand is not None else ()
        return next((one.global_box() for one in widgets if one is not None and not one.carried), None)

    def is_chosen(self, card: Card) -> bool:
        """Whether a card of the hand is chosen for an answer, or picked and shown elsewhere."""
        return self.hand is not None and self.hand.is_chosen(card)

    def name_of(self, place: Place) -> str:
        """Return the spoken name of a place of the table."""
        view = self._requests.view
        kind, _, seat = place.spot.partition(".")
        if kind == "seat":
            return view.name(seat)
        own, hand = self.pane.name_of(place), view.model.hand_rules
        return own or (called(hand.names.zone(view.sight, place.zone)) if hand is not None else "")

    def part_of(self, path: str) -> QWidget | None:
        """Return the part of the pane or of a rail that shows a value; None where none does."""
        return self.pane.part_of(path) or self.left.part_of(path) or self.right.part_of(path)

    def place_of_value(self, path: str) -> Place:
        """Return the place that shows a value which no part of a rail shows; NOWHERE for none."""
        return self._room.place_of_value(path)

    # ------------------------------------------------------------------ the keyboard
    def focus_groups(self) -> tuple[FocusGroup, ...]:
        """Return the groups at which Tab stops: what may be started, the hand, the rest of the pane, the rails."""
        groups: list[FocusGroup] = []
        if self.hand is not None:
            groups += self.pane.focus_groups() or (FocusGroup(self.pane, first_child(self.pane)),)
            groups.insert(self.pane.groups_before_hand, FocusGroup(self.hand, self.hand.focus))
            groups += stops_within(self.guide.card)
        return (*groups, *self.focus_around())

    def focus_around(self) -> tuple[FocusGroup, ...]:
        """Return the groups round the pane, in which nothing is played: all that the rails and the header hold."""
        around = (self.left, self.right, self._header)
        return tuple(stop for part in around if part is not None for stop in stops_within(part))


def _parts_of(rail: QWidget) -> tuple[QWidget, ...]:
    return tuple(part for part in rail.children() if isinstance(part, QWidget))
