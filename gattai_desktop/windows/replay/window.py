"""Shows the window of a replay: the table at any past move. Nothing can be changed in it."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.focus_ring import FocusRing
from gattai_desktop.board.keys import REPLAY
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import fill
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.box import Box
from gattai_desktop.model.past import Past
from gattai_desktop.windows.carry.flights import Flights
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.forms.troubles import Troubles
from gattai_desktop.windows.glossary.word_explainer import WordExplainer
from gattai_desktop.windows.kit.focus_groups import FocusGroup, first_child
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.room import GameRoom
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_root import TableRoot
from gattai_desktop.windows.log.log_answers import LogAnswers
from gattai_desktop.windows.log.log_pane import LogPane
from gattai_desktop.windows.overlays.curtain import Curtain
from gattai_desktop.windows.replay.bar import SPEEDS, ReplayBar
from gattai_desktop.windows.replay.grid import ReplayGrid, replay_grid
from gattai_desktop.windows.replay.head import ReplayFrame, ReplayHead
from gattai_desktop.windows.replay.keys import ReplayKeys
from gattai_desktop.windows.replay.kinds import KindRow
from gattai_desktop.windows.replay.line import TimelineView
from gattai_desktop.windows.replay.mark_pictures import MarkPictures
from gattai_desktop.windows.replay.open import OpenHands
from gattai_desktop.windows.replay.rehearsal import ReplayRehearsal
from gattai_desktop.windows.replay.replay_looks import course_look, now_words, seat_looks
from gattai_desktop.windows.replay.seats import SeatRow
from gattai_desktop.windows.replay.turning import TurningPoints
from gattai_desktop.windows.replay.unshown_moments import UnshownMoments
from gattai_desktop.windows.settings.help import HelpPage
from gattai_desktop.windows.settings.window_place import shortcut, take_keys, turn_full_screen
from gattai_desktop.windows.table.table_scene import TableScene

_STEP: Final = 1500
"""Milliseconds between two moves at single speed."""


class ReplayWindow(TableRoot):
    """Shows a session at any of its moves, for the seat that is chosen.

    Signals:
        closed(bool): the window was closed; says whether a seat's own cards could be seen in it.
    """

    closed = Signal(bool)

    def __init__(
        self, past: Past, box: Box, room: GameRoom, name: str, paint: Paint, parent: QWidget | None = None
    ) -> None:
        super().__init__(paint, parent)
        past.setParent(self)
        self.past = past
        self._box = box
        self._room = room
        self.requests = Requests(SeatView.of(past), self)  # only the sheet can be answered: the past cannot be changed
        self._lit: set[str] = {kind.key for kind in box.landmarks().kinds}
        self.speed = 1
        """How many times as fast it plays: 1, 2, 4 or 8."""
        self._opened = False
        self._grid: ReplayGrid | None = None
        self.setWindowTitle(fill(self.tr("Replay of {name}"), name=name))
        self._playing = QTimer(self)
        self._playing.timeout.connect(self._play_on)
        self._make_parts(name)
        self._connect_parts()
        self._show_line()
        self.scene.begin()
        self._refresh()
        self.bar.focus()

    def _make_parts(self, name: str) -> None:
        paint, past = self.paint, self.past
        self.log = LogPane(paint, past, self)
        self.scene = TableScene(self._room, self.requests, self, self.log)
        self.head = ReplayHead(paint, name, self)
        self.seats = SeatRow(paint, self)
        self.kinds = KindRow(paint, self._box.landmarks().kinds, self)
        self.line = TimelineView(paint, self)
        self.pictures = MarkPictures(past, self._room, self.line, self)
        self.rehearsal = ReplayRehearsal(past, self.requests, self.stand_still, name)
        self.open_hands = OpenHands(past, self.requests, self.stand_still)
        self.turning = TurningPoints(past, self._room, self.line, self, self.rehearsal.ask)
        self.bar = ReplayBar(paint, self)
        self.sheet = Sheet(paint, self, tells=True)
        self.log_answers = LogAnswers(past, self.log, self.sheet, self.sheet_room, self)
        self.troubles = Troubles(past, self.sheet, self.sheet_room, self)
        self.moments = UnshownMoments(past, self.stand_still, self.troubles.tell, self)
        self.flights = Flights(paint, self, self.scene.shown_rect_of, past.zones, face=self._room.face)
        self.frame = ReplayFrame(paint, self)
        self.explainer = WordExplainer(self, lambda _: past.game, lambda: self.paint)
        self.sheet.explain = self.explainer.tell_next
        self.ring = FocusRing(paint, self)
        self.keys = ReplayKeys(self, self.sheet, self._focus_groups, self.do, self._actions())
        self.help = HelpPage(self.sheet, self.sheet_room, self)
        shortcut(self, "F1", lambda: self.help.open(REPLAY))
        shortcut(self, "F11", lambda: turn_full_screen(self))
        self.curtain = Curtain(past, self._room, paint, self)
        self.curtain.rose.connect(self.bar.focus)

    def know(self, path: Path, caches: Path | None = None) -> None:
        """Take notice of where the session lies: after an evening alone its turning points can be found.

        caches: the folder in which they are kept when they were found.
        """
        self.turning.path, self.turning.caches = path, caches
        self._refresh()

    def _actions(self) -> dict[str, Callable[[], object]]:
        kinds = {str(place): partial(self.switch, kind) for place, kind in enumerate(self.kinds.chips, 1)}
        return {
            **kinds,
            "V": self._look_as_next,
            "H": self.cover,
            "R": self.rehearsal.ask,
            "A": self.open_hands.ask,
            "T": self.turning.open,
            "+": lambda: self.faster(1),
            "-": lambda: self.faster(-1),
        }

    def _focus_groups(self) -> tuple[FocusGroup, ...]:
        if self.turning.page.isVisible():
            return (*self.turning.page.focus_groups(), FocusGroup(self.head, first_child(self.head)))
        return (
            FocusGroup(self.bar, self.bar.focus),
            FocusGroup(self.bar.speed, self.bar.focus_speed),
            FocusGroup(self.line, self.line.setFocus),
            FocusGroup(self.kinds, self.kinds.focus),
            FocusGroup(self.seats, self.seats.focus),
            FocusGroup(self.log, self.log.view.setFocus),
            FocusGroup(self.head, first_child(self.head)),
        )

    def _connect_parts(self) -> None:
        past = self.past
        self.requests.asked.connect(lambda look, answered: self.sheet.ask(look, answered, self.sheet_room()))
        past.moved.connect(self._moved)
        past.surveyed.connect(self._show_line)
        past.curtainChanged.connect(self._curtain_changed)
        past.seatChanged.connect(lambda _seat: self._refresh())
        self.head.back.chosen.connect(self.close)
        self.head.rehearse.chosen.connect(self.rehearsal.ask)
        self.head.hands.chosen.connect(self.open_hands.ask)
        self.head.points.chosen.connect(self.turning.open)
        self.turning.covers.connect(self.head.set_covered)
        self.turning.page.leaveAsked.connect(self._come_back)
        self.turning.page.showAsked.connect(lambda _entry: self.bar.focus())
        self.seats.chosen.connect(self.look_as)
        self.kinds.switched.connect(self.switch)
        self.line.asked.connect(self._go)
        self.bar.pressed.connect(self.do)
        self.bar.speedChosen.connect(self.set_speed)
        self.bar.hands.chosen.connect(self.cover)
        self.help.keysAsked.connect(lambda _place: self.keys.list_keys())
        self.keys.sheets.keysChosen.connect(self.keysChosen)
        self.log.linePressed.connect(lambda entry, _fact: self._go(entry))

    def _come_back(self) -> None:
        """Give the keyboard back to what had it before the turning points were shown."""
        if not self.turning.keyboard.give_back():
            self.bar.focus()

    # ------------------------------------------------------------------ going about
    def do(self, what: str) -> None:
        """Do what a plate of the bar, or its key, means."""
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
        """Go to an entry, and stop the automatic play."""
        self.play(on=False)
        self.past.go(entry)

    @property
    def playing(self) -> bool:
        return self._playing.isActive()

    def play(self, *, on: bool) -> None:
        """Start or stop the automatic play; from the end it begins anew."""
        if on and not self.past.curtain_down:
            if self.past.entry >= self.past.last:
                self.past.go(0)
            self._playing.start(_STEP // self.speed)
        else:
            self._playing.stop()
        self.bar.show_playing(self.playing)

    def _play_on(self) -> None:
        self.past.go(self.past.entry + 1)
        if self.past.entry >= self.past.last:
            self.play(on=False)

    def set_speed(self, speed: int) -> None:
        """Play at another speed."""
        self.speed = speed
        self.bar.speed.choose(str(speed))
        if self.playing:
            self._playing.start(_STEP // speed)

    def faster(self, step: int) -> None:
        """Play at the next higher speed, or lower."""
        place = SPEEDS.index(self.speed) + step
        self.set_speed(SPEEDS[max(0, min(len(SPEEDS) - 1, place))])

    def switch(self, kind: str) -> None:
        """Light a kind of marks, or dim it again."""
        self._lit ^= {kind}
        self.kinds.show_lit(self._lit)
        self._show_line()

    def stand_still(self) -> None:
        """Stop the automatic play."""
        self.play(on=False)

    def _look_as_next(self) -> None:
        """Show it as the next seat saw it, the wall first."""
        order = (PUBLIC, *(one for one in self.past.every_seat if one in (*self.past.seats, self.past.seat)))
        self.look_as(order[(order.index(self.past.seat) + 1) % len(order)])

    def look_as(self, seat: str) -> None:
        """Show it as a seat saw it; the wall as everybody did."""
        self.play(on=False)
        if seat != self.past.seat:
            self.past.look_as(seat)

    def cover(self) -> None:
        """Hide the hand of the chosen seat, or open it again."""
        if self.past.seat != PUBLIC and not self.past.curtain_down:
            self.past.cover(on=not self.past.covered)

    # ------------------------------------------------------------------ showing
    def _moved(self, before: int) -> None:
        self.moments.show(lambda: self._step(before))

    def _step(self, before: int) -> None:
        """Show the new entry: a step forward with flying cards, any other change at once."""
        past = self.past
        happened = past.happened(past.entry) if past.entry == before + 1 else None
        facts = happened.facts(past.seat_shown) if happened is not None else ()
        places = self.flights.places_before(facts)
        self.flights.finish()
        self._show_all()
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
        self.moments.show(self._show_all)

    def _show_all(self) -> None:
        past = self.past
        if self.laid is not None and self.paint.programs != frozenset(past.program_players):
            self.lay()  # a seat was given to the program, or taken from it
        seen = self.requests.view = SeatView.of(past)
        self.head.show_where(self._room.header(seen))
        self.head.show_ended(ended=past.session_ended, all_open=past.all_open, alone=self.turning.offered)
        self.scene.show_view(seen)
        self.seats.show_seats(seat_looks(past))
        self.bar.show_covered(covered=past.covered, anybody=past.seat != PUBLIC)
        self._show_now()
        if past.curtain_down:
            self.log.forget()
        else:
            self.log.begin()
        self._stack()

    def _show_line(self) -> None:
        self.kinds.show_lit(self._lit)
        self.line.set_course(course_look(self.past, self._box.landmarks(), self._lit))
        self._show_now()

    def _show_now(self) -> None:
        self.line.set_now(self.past.entry, now_words(self.past))

    # ------------------------------------------------------------------ places
    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another speed."""
        self.paint = paint
        self._grid = self.laid = None
        self.lay()
        self._refresh()

    def lay(self) -> None:
        grid = replay_grid(self.width(), self.height(), self.asked_zoom)
        programs = frozenset(self.past.program_players)
        fresh = self._grid is None or self.paint.scale != grid.table.scale or self.paint.programs != programs
        self._grid, self.laid = grid, grid.table
        if fresh:
            self.paint = self.paint.at(grid.table.scale).in_room(REPLAY).with_programs(programs)
            take_keys(self, self.paint.keys)
            parts = (self.head, self.scene, self.seats, self.kinds, self.line, self.bar)
            for part in parts:
                part.set_paint(self.paint)
            for over in (self.turning.page, self.sheet, self.frame, self.ring, self.curtain):
                over.set_paint(self.paint)
            self.flights.set_paint(self.paint)
            self.pictures.set_paint(self.paint)
        table = grid.table
        self.head.setGeometry(table.header.toAlignedRect())
        self.scene.lay(table)
        self.frame.below(self.head.height())
        self.seats.setGeometry(grid.seats.toAlignedRect())
        self.kinds.setGeometry(grid.kinds.toAlignedRect())
        self.line.setGeometry(grid.line.toAlignedRect())
        self.bar.setGeometry(grid.bar.toAlignedRect())
        below = self.head.geometry().bottom() + 1
        self.turning.page.stand(QRect(0, below, self.width(), self.height() - below))
        self.sheet.move_to(self.sheet_room())
        self.curtain.setGeometry(self.rect())
        self._stack()
        self.update()

    def sheet_room(self) -> QRect:
        """Return the part of the window that a sheet may cover."""
        grid = self._grid or replay_grid(self.width(), self.height(), self.asked_zoom)
        room = QRectF(grid.table.middle)
        room.setBottom(grid.bar.bottom())
        return room.toAlignedRect()

    def _stack(self) -> None:
        order = (
            self.scene.left,
            self.scene.right,
            self.head,
            self.turning.page,
            self.sheet,
            self.flights.layer,
            self.frame,
            self.ring,
            self.curtain,
        )
        for part in order:
            part.raise_()

    # ------------------------------------------------------------------ keys
    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 (Qt's own name)
        return self.keys.go(1 if next else -1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        page = self.turning.page
        if page.isVisible() and not self.sheet.isVisible() and page.press(event):
            return
        if self.past.curtain_down or not self.keys.press(event):
            event.ignore()

    # ------------------------------------------------------------------ Qt

    def closeEvent(self, event: QCloseEvent) -> None:
        self.play(on=False)
        self.turning.end()
        self.closed.emit(self._opened)
        super().closeEvent(event)
