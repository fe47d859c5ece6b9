"""Says on its plate what the program has done, and passes on what people say to it."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from gattai_desktop.board.focus_ring import FocusRing
from gattai_desktop.board.scale import Scale
from gattai_desktop.board.speech import called, speak
from gattai_desktop.cards.zone import PUBLIC, Seat
from gattai_desktop.content.boxes import box
from gattai_desktop.games.seating import PERSON, GiveSeat
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.kit.table_layout import TableGrid
from gattai_desktop.windows.kit.table_root import TableRoot
from gattai_desktop.windows.table.late_key import LateKey, once_a_press
from gattai_desktop.windows.table.program_plate import HIGH, ProgramLook, ProgramPlate
from gattai_desktop.windows.table.program_seats import PACES, ProgramSeats
from gattai_desktop.windows.table.program_turn_words import (
    POINTS,
    bright_words,
    no_points,
    pace_words,
    stands_still_look,
    told_move,
    with_last_move,
)
from gattai_desktop.windows.table.table_foot import TableFoot

_READ: Final = 5_000
"""Milliseconds for which a line is told that answers a key, and nothing else."""


class ProgramTurn(QObject):
    """The plate of the program's turn at one table.

    Signals:
        paceChosen(str): a person has chosen how fast the program plays, one of `PACES`.
        pointsAsked(): the turning points of the evening, which is over.
        leftToProgram(): a person wants the program to move, instead of what she has begun.
    """

    paceChosen = Signal(str)
    pointsAsked = Signal()
    leftToProgram = Signal()

    def __init__(
        self, model: GameModel, seats: ProgramSeats, root: TableRoot, covered: Callable[[], bool], ring: FocusRing
    ) -> None:
        """covered: says that something over the table takes the keys. ring: the table's focus ring, kept above."""
        super().__init__(root)
        self._covered, self._ring = covered, ring
        self._model, self._seats, self._root = model, seats, root
        self.plate = ProgramPlate(root.paint, root)
        self.pace = "people"
        self._offers_points = False
        self._foot: TableFoot | None = None
        self._last: Happened | None = None
        self._why = False
        self._shown_for: tuple[Seat, ...] = ()
        self.plate.onAsked.connect(self._on)
        self.plate.other.chosen.connect(self._other)
        self.plate.pace.chosen.connect(self._next_pace)
        self.plate.why.chosen.connect(self.ask_why)
        self._late_key = LateKey(Qt.Key.Key_Space, lambda: root.paint.presses, root, model)
        on = once_a_press("Space", self._late_key.pressed, root)
        on.activated.connect(seats.go_on)
        self._keys = on, once_a_press("Shift+Space", seats.hold, root)
        self._late_key.taken.connect(self._tell_late)
        self.late_told = QTimer(self, singleShot=True, interval=_READ)
        """Runs while it is told that a press came too late, no longer than it takes to read."""
        self.plate.late.connect(self._tell_late)
        self.late_told.timeout.connect(self.show)
        self._since = QElapsedTimer()
        self._each_second = QTimer(self, interval=1_000)
        self._each_second.timeout.connect(self.show)
        seats.nowChanged.connect(self._count)
        seats.nowChanged.connect(self._changed)
        model.factsHappened.connect(self._happened)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._take_keys)
        self.show()

    # ------------------------------------------------------------------ what people say
    def set_pace(self, pace: str) -> None:
        """Let the program play so fast: one of `PACES`."""
        self.pace = pace
        self._seats.set_pause(PACES[pace])
        self.show()

    def offer_points(self) -> None:
        """Offer the turning points once the session is over: it can be looked through."""
        self._offers_points = True
        self.show()

    def ask_why(self) -> bool:
        """Say why the last move of the program was made, or no more; False where it has made none."""
        if self._last is None:
            return False
        self._why = not self._why
        self.show()
        return True

    def ask_points(self) -> str | None:
        """Ask for the turning points by their key; return why there are none to show."""
        if not self._over_alone():
            return no_points()
        self.pointsAsked.emit()
        return None

    def tell_why(self) -> bool:
        """Say why the last move was made, where that is not shown yet; say whether there was anything to say."""
        return not self._why and self.ask_why()

    def _next_pace(self) -> None:
        names = tuple(PACES)
        self.set_pace(names[(names.index(self.pace) + 1) % len(names)])
        self.paceChosen.emit(self.pace)

    def _on(self) -> None:
        """Let the program go on; after an evening alone ask for its turning points."""
        if self._over_alone():
            self.pointsAsked.emit()
        else:
            if self.plate.on.hasFocus():
                self._late_key.pressed(enters=True)
            if self._seats.now.leaves:
                self.leftToProgram.emit()
            self._seats.go_on()

    def _over_alone(self) -> bool:
        """Whether a session is over that somebody played alone, and nothing is to be done in it."""
        model, now = self._model, self._seats.now
        over = self._offers_points and not (now.acts or now.stopped or now.stuck)
        return over and bool(box(model.game).alone_to_the_end(model.sight(PUBLIC)))

    def _other(self) -> None:
        """Hold, or give the seat whose player found no move to a person."""
        now, kind = self._seats.now, self._model.by_hand(GiveSeat)
        if not now.stuck:
            self._seats.hold()
        elif kind is not None:
            self._model.attempt(kind(self._model.seat, now.stuck, PERSON))

    # ------------------------------------------------------------------ what it shows
    def _happened(self, happened: Happened) -> None:
        # A move of which nothing is told, as the end of a turn, leaves the words of the one before.
        told = happened.move(PUBLIC) is not None and told_move(self._model, happened)[0]
        if told and happened.back_to is None:
            by_program = happened.seat in self._model.program_players
            self._last, self._why = happened if by_program else None, False
        elif self._last is not None and self._model.is_taken_back(self._last.entry):
            self._last, self._why = None, False
        self._changed()

    def _changed(self) -> None:
        self.late_told.stop()
        self.show()

    def _tell_late(self) -> None:
        """Say that *Go on* was meant a moment too late, and that nothing was done."""
        self.late_told.start()
        self.show()

    def give_way(self, foot: TableFoot) -> None:
        """Show nothing from now on: what the whole table stands on says how play goes on."""
        self._foot = foot
        self.plate.hide()
        for key in self._keys:
            key.setEnabled(False)
        self._root.laid = None
        self._root.lay()
        foot.show()

    def show(self) -> None:
        """Show what the program did last, until a person has moved, and what it does now."""
        if self._foot is not None:
            return
        high = self.plate.needed(self._wide())
        there = bool(self._model.program_players)
        if there:
            self.plate.set_look(self._look())
        seats = tuple(self._model.program_players)
        changed = there == self.plate.isHidden() or seats != self._shown_for
        self._shown_for = seats
        self._take_keys()
        self.plate.setVisible(there)
        if changed and self._root.laid is not None:
            self._root.laid = None
            self._root.lay()
        elif there and self.plate.needed(self._wide()) != high:
            self.lay()

    def _take_keys(self) -> None:
        """Take Space while the program is to act; else what is focused keeps it, and what lies over the table."""
        taken = self._takes_space
        self._late_key.show_button(there=taken)
        for key in self._keys:
            key.setEnabled(taken and not self._covered())

    @property
    def _takes_space(self) -> bool:
        """Whether Space is the key of *Go on*."""
        return bool((self._seats.now.acts or self._seats.now.stopped) and self._model.program_players)

    def _wide(self) -> float:
        return self._root.table_grid().middle.width()

    def grid(self) -> TableGrid:
        """Return the places of all parts, above the plate; the rails go down to the foot of the window."""
        if self._foot is not None:
            return self._foot.grid()
        return self._root.grid_with(lambda zoom: (self._root.height(), self._room(zoom)))

    def _room(self, zoom: float) -> float:
        """Return how much of the window's foot is the plate's, in pixels; nothing while the program plays no seat."""
        if not self._model.program_players:
            return 0.0
        scale = Scale.for_table(self._root.width(), self._root.height(), zoom)  # the window may not have it yet
        return scale.px(HIGH[scale.small] + 6)

    def lay(self) -> None:
        """Stand at the foot of the middle, as high as the words need."""
        if self._foot is not None:
            self._foot.lay()
            return
        middle = self._root.table_grid().middle
        high = round(self.plate.needed(middle.width()))
        foot = self._root.height() - round(self._root.paint.px(4))
        self.plate.setGeometry(QRect(round(middle.x()), foot - high, round(middle.width()), high))
        self.plate.rescale()
        self._ring.keep_off(self.plate)

    def _look(self) -> ProgramLook:
        now, last, over = self._seats.now, self._last, self._over_alone()
        following = now.thinks or (self._model.program_next if now.acts else "")
        # The crest is of whoever did what the line beside it tells: who is next, the header says.
        own = self._model.seat if now.leaves else ""  # "It is up to you" is told whoever sits there
        seat = last.seat if last is not None else following or own or next(iter(self._model.program_players))
        pace = speak("program_seats", "Program's pace: {pace}", pace=pace_words()[self.pace])
        if (still := stands_still_look(self._model, now, seat, pace)) is not None:
            return still
        look = ProgramLook(
            seat,
            state=self._state(following),
            thinks=now.thinks,
            seconds=self._seconds(),
            on=speak("program_seats", "Turning points") if over else bright_words(self._model, now),
            on_key=POINTS if over else "Space" if self._takes_space else "",
            outlined=now.leaves,
            other=speak("program_seats", "Hold") if now.acts and not now.held else "",
            # Where nothing is left to do there is no pace, and while the program acts its place is that of "Hold".
            pace=pace if self._model.still_asked() and not (now.acts or over) else "",
        )
        return with_last_move(look, self._model, last, why=self._why)

    def _state(self, seat: Seat) -> str:
        """Return what the program does now, where a seat of it is to move."""
        now = self._seats.now
        name = called(self._model.name(seat)) if seat else ""
        if self.late_told.isActive():
            return speak("program_seats", "Too late for Go on: nothing was done")
        if now.held:
            return speak("program_seats", "Held until somebody presses Go on")
        if now.thinks:
            return speak("program_seats", "{name} thinks", name=name)
        if self._last is not None:
            return ""
        if now.leaves:  # it was next a moment ago, and nothing else says why it does nothing
            return speak("program_seats", "It is up to you")
        return speak("program_seats", "{name} is next", name=name) if name else ""

    def _seconds(self) -> int:
        """Return for how many whole seconds the program thinks."""
        return self._since.elapsed() // 1_000 if self._since.isValid() else 0

    def _count(self) -> None:
        """Count the seconds while the program thinks."""
        if not self._seats.now.thinks:
            self._since.invalidate()
            self._each_second.stop()
        elif not self._since.isValid():
            self._since.start()
            self._each_second.start()
