"""The replay: the table itself, in the past. One steps through it and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.focus_ring import FocusRing
from gattai_desktop.board.fonts import text_font
from gattai_desktop.board.keys import REPLAY
from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.plate import paint_glow
from gattai_desktop.board.words import paint_text
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.box import Box
from gattai_desktop.games.presentation import Place
from gattai_desktop.model.past import Past
from gattai_desktop.windows.carry.flights import Flights
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.root_widget import RootWidget
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.log.log_desk import LogDesk
from gattai_desktop.windows.log.log_pane import LogPane
from gattai_desktop.windows.overlays.curtain import Curtain
from gattai_desktop.windows.program.troubles import Troubles
from gattai_desktop.windows.replay.bar import SPEEDS, ReplayBar
from gattai_desktop.windows.replay.frame import ReplayFrame
from gattai_desktop.windows.replay.grid import ReplayGrid, replay_grid
from gattai_desktop.windows.replay.head import ReplayHead
from gattai_desktop.windows.replay.keys import ReplayKeys
from gattai_desktop.windows.replay.kinds import KindRow
from gattai_desktop.windows.replay.line import TimelineView
from gattai_desktop.windows.replay.looks import course_look, now_words, seat_looks
from gattai_desktop.windows.replay.mark_pictures import MarkPictures
from gattai_desktop.windows.replay.open import OpenHands
from gattai_desktop.windows.replay.rehearsal import ReplayRehearsal
from gattai_desktop.windows.replay.seats import SeatRow

_STEP: Final = 1500
"""Milliseconds from one move to the next while it plays at single speed."""


class ReplayWindow(RootWidget):
    """Shows a session at any of its moves, for the seat that is chosen.

    Signals:
        closed(bool): the window was closed; says whether somebody's own cards could be seen in it.
    """

    closed = Signal(bool)

    def __init__(self, past: Past, box: Box, name: str, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.past = past
        self.paint = paint
        self._box = box
        self._room = room_of(past.game)
        self.requests = Requests(SeatView.of(past), self)  # nobody answers: the past is looked at
        self._lit: set[str] = {kind.key for kind in box.landmarks.kinds}
        self._speed = 1
        self._zoom = 1.0
        self._opened = False
        self._grid: ReplayGrid | None = None
        self._middles: dict[str, Pane] = {}
        self.middle: Pane | None = None
        self.setWindowTitle(self.tr("Replay of {name}").replace("{name}", name))
        self.setMinimumSize(640, 400)
        self.resize(1366, 768)
        self._playing = QTimer(self)
        self._playing.timeout.connect(self._play_on)
        self._make_parts(name)
        self._connect_parts()
        self._show_line()
        self._refresh()
        self.bar.focus()

    def _make_parts(self, name: str) -> None:
        paint, past = self.paint, self.past
        self.log = LogPane(paint, past, self)
        self.left = self._room.left(paint, self.requests, self)
        self.right = self._room.right(paint, self.requests, self)
        self.head = ReplayHead(paint, name, self)
        self.seats = SeatRow(paint, self)
        self.kinds = KindRow(paint, self._box.landmarks.kinds, self)
        self.line = TimelineView(paint, self)
        self.pictures = MarkPictures(self)
        self.rehearsal = ReplayRehearsal(self, name)
        self.open_hands = OpenHands(self)
        self.bar = ReplayBar(paint, self)
        self.sheet = Sheet(paint, self)
        self.log_desk = LogDesk(past, self.log, self.sheet, self.sheet_room, self)
        self.troubles = Troubles(past, self.sheet, self.sheet_room, self)
        self.flights = Flights(paint, self, self._rect_of)
        self.frame = ReplayFrame(paint, self)
        self.ring = FocusRing(paint, self)
        self.keys = ReplayKeys(self)
        self.curtain = Curtain(past, paint, self)

    def _connect_parts(self) -> None:
        past = self.past
        self.right.laidOut.connect(self._lay_log)
        past.moved.connect(self._moved)
        past.surveyed.connect(self._show_line)
        past.curtainChanged.connect(self._curtain_changed)
        past.seatChanged.connect(lambda _seat: self._refresh())
        self.head.leaveAsked.connect(self.close)
        self.head.rehearsalAsked.connect(self.rehearsal.ask)
        self.head.handsAsked.connect(self.open_hands.ask)
        self.seats.chosen.connect(self.look_as)
        self.kinds.switched.connect(self.switch)
        self.line.asked.connect(self._go)
        self.bar.pressed.connect(self.do)
        self.bar.speedChosen.connect(self.set_speed)
        self.bar.handsPressed.connect(self.cover)
        self.log.linePressed.connect(lambda entry, _fact: self._go(entry))

    # ------------------------------------------------------------------ going about
    def do(self, what: str) -> None:
        """Do what a plate of the bar, or its key, stands for."""
        past, line = self.past, self.past.timeline
        ways: dict[str, Callable[[], int]] = {
            "mark back": lambda: line.mark_before(past.entry, self._lit),
            "turn back": lambda: line.turn_before(past.entry),
            "back": lambda: past.entry - 1,
            "on": lambda: past.entry + 1,
            "turn on": lambda: line.next_turn(past.entry),
            "mark on": lambda: line.next_mark(past.entry, self._lit),
            "start": lambda: 0,
            "end": lambda: past.last,
        }
        if what == "play":
            self.play(on=not self.playing)
        else:
            self._go(ways[what]())

    def _go(self, entry: int) -> None:
        """Go to an entry by hand: what plays stands still."""
        self.play(on=False)
        self.past.go(entry)

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._playing.isActive()

    def play(self, *, on: bool) -> None:
        """Go on by itself, or stand still; from the end it begins anew."""
        if on and not self.past.curtain_down:
            if self.past.entry >= self.past.last:
                self.past.go(0)
            self._playing.start(_STEP // self._speed)
        else:
            self._playing.stop()
        self.bar.show_playing(self.playing)

    def _play_on(self) -> None:
        self.past.go(self.past.entry + 1)
        if self.past.entry >= self.past.last:
            self.play(on=False)

    @property
    def speed(self) -> int:
        """How many times as fast it plays: 1, 2, 4 or 8."""
        return self._speed

    def set_speed(self, speed: int) -> None:
        """Play at another speed."""
        self._speed = speed
        self.bar.speed.choose(str(speed))
        if self.playing:
            self._playing.start(_STEP // speed)

    def faster(self, step: int) -> None:
        """Play at the next higher speed, or lower."""
        place = SPEEDS.index(self._speed) + step
        self.set_speed(SPEEDS[max(0, min(len(SPEEDS) - 1, place))])

    def switch(self, kind: str) -> None:
        """Light a kind of marks, or dim it."""
        self._lit ^= {kind}
        self.kinds.show_lit(self._lit)
        self._show_line()

    def look_as(self, seat: str) -> None:
        """See it through a seat's eyes; the wall's are those of everybody."""
        self.play(on=False)
        if seat != self.past.seat:
            self.past.look_as(seat)

    def cover(self) -> None:
        """Hide the hand of the seat that looks, or let it lie open again."""
        if self.past.seat != PUBLIC and not self.past.curtain_down:
            self.past.cover(on=not self.past.covered)

    # ------------------------------------------------------------------ showing
    def _moved(self, before: int) -> None:
        """Step on with the cards' flights; every other way is at once."""
        past = self.past
        happened = past.happened(past.entry) if past.entry == before + 1 else None
        facts = happened.facts(past.seat_shown) if happened is not None else ()
        places = self.flights.places_before(facts)
        self.flights.finish()
        self._refresh()
        if facts:
            self.flights.fly(facts, places)

    def _curtain_changed(self) -> None:
        looks = self.past.seat != PUBLIC and not self.past.curtain_down
        self._opened = self._opened or looks or self.past.all_open
        if self.past.curtain_down:
            self.play(on=False)
            self.flights.finish()
        self._refresh()

    def _refresh(self) -> None:
        past = self.past
        seen = self.requests.view = SeatView.of(past)
        self.head.show_where(self._room.header(seen))
        self.head.show_ended(ended=past.session_ended, all_open=past.all_open)
        self.left.show_table(seen)
        self.right.show_table(seen)
        self._show_middle(seen)
        self.seats.show_seats(seat_looks(past))
        self.bar.show_covered(covered=past.covered, anybody=past.seat != PUBLIC)
        self._show_now()
        if past.curtain_down:
            self.log.forget()
        else:
            self.log.begin()
        self._quieten()
        self._stack()

    def _show_middle(self, seen: SeatView) -> None:
        moment = self._room.pane(seen)
        middle = self._middles.get(moment)
        if middle is None:
            middle = self._middles[moment] = self._room.panes[moment](self.paint, self.requests, self)
        fresh = middle is not self.middle
        self.middle = middle
        middle.show_table(seen)
        if fresh:
            middle.set_paint(self.paint)
            if self._grid is not None:
                middle.lay(self._grid.table)
            for other in self._middles.values():
                other.setVisible(other is middle)
        for part in middle.playables():
            part.hide()

    def _quieten(self) -> None:
        """The table of the past is looked at and not pressed; the log alone answers."""
        if self.middle is not None:
            self.middle.setEnabled(False)
        for rail in (self.left, self.right):
            for part in rail.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
                part.setEnabled(part is self.log)

    def _show_line(self) -> None:
        self.kinds.show_lit(self._lit)
        self.line.set_course(course_look(self.past, self._box.landmarks, self._lit))
        self._show_now()

    def _show_now(self) -> None:
        self.line.set_now(self.past.entry, now_words(self.past))

    def _rect_of(self, place: Place) -> QRectF | None:
        found = self.middle.rect_of(place) if self.middle is not None else None
        return found or self.left.rect_of(place) or self.right.rect_of(place)

    # ------------------------------------------------------------------ places
    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another speed."""
        self.paint = paint
        self._grid = None
        self._lay()
        self._refresh()

    @property
    def zoom(self) -> float:
        """How much everything in this window is enlarged, 0.7 to 3: as far as it has room."""
        return self._grid.table.zoom if self._grid is not None else self._zoom

    def set_zoom(self, zoom: float) -> None:
        """Enlarge everything in this window alone, 0.7 to 3."""
        self._zoom = zoom
        self._lay()

    def _lay(self) -> None:
        grid = replay_grid(self.width(), self.height(), self._zoom)
        fresh = self._grid is None or self.paint.scale != grid.table.scale
        self._grid = grid
        if fresh:
            self.paint = self.paint.at(grid.table.scale).in_room(REPLAY)
            parts = (self.head, self.left, self.right, self.log, self.seats, self.kinds, self.line, self.bar)
            for part in parts:
                part.set_paint(self.paint)
            for over in (self.sheet, self.frame, self.ring, self.curtain):
                over.set_paint(self.paint)
            for middle in self._middles.values():
                middle.set_paint(self.paint)
            self.flights.set_paint(self.paint)
            self.pictures.set_paint(self.paint)
        table = grid.table
        self.head.setGeometry(table.header.toAlignedRect())
        for rail, ground, inner in ((self.left, table.left, table.left_in), (self.right, table.right, table.right_in)):
            rail.setVisible(not table.drawers)
            rail.lay(table, ground, inner)
        self._lay_log()
        if self.middle is not None:
            self.middle.lay(table)
        self.frame.below(self.head.height())
        self.seats.setGeometry(grid.seats.toAlignedRect())
        self.kinds.setGeometry(grid.kinds.toAlignedRect())
        self.line.setGeometry(grid.line.toAlignedRect())
        self.bar.setGeometry(grid.bar.toAlignedRect())
        self.sheet.move_to(self.sheet_room())
        self.curtain.setGeometry(self.rect())
        self._stack()
        self.update()

    def _lay_log(self) -> None:
        column = self._grid.table.log if self._grid is not None else None
        holder, box = (self, column.toAlignedRect()) if column is not None else (self.right, self.right.log_box)
        if self.log.parentWidget() is not holder:
            self.log.move_into(holder)
        self.log.setGeometry(box)

    def sheet_room(self) -> QRect:
        """The part of the window over which a sheet may lie."""
        grid = self._grid or replay_grid(self.width(), self.height(), self._zoom)
        room = QRectF(grid.table.middle)
        room.setBottom(grid.bar.bottom())
        return room.toAlignedRect()

    def _stack(self) -> None:
        order = (self.left, self.right, self.head, self.sheet, self.flights.layer, self.frame, self.ring, self.curtain)
        for part in order:
            part.raise_()

    # ------------------------------------------------------------------ keys
    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 (Qt's own name)
        return self.keys.go(1 if next else -1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.keys.press(event):
            event.ignore()

    # ------------------------------------------------------------------ Qt
    def sizeHint(self) -> QSize:
        return QSize(1366, 768)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, grid = self.paint.theme, self._grid
        with painting(self) as painter:
            painter.fillRect(event.rect(), theme.table)
            if grid is None:
                return
            middle, px = grid.table.field.center(), self.paint.px
            paint_glow(painter, theme, QRectF(middle.x() - px(760), middle.y() - px(430), px(1520), px(860)))
            if grid.caption:
                font = text_font(self.paint.text(14))
                words = self.tr("Seen by. Hands stay backs for everybody else.")
                paint_text(painter, grid.seats.x(), grid.caption, words, font, theme.soft)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.play(on=False)
        self.closed.emit(self._opened)
        super().closeEvent(event)
