"""`Past`, the model of a replay: a session, or moves only tried out, at any entry, for one seat. It changes nothing."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from gattai_desktop.cards.shuffle import unknown
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import PUBLIC, Lying, Seat
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.box import Box
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import NOWHERE, Place
from gattai_desktop.games.seating import program_players, seat_alone
from gattai_desktop.model.curtain import CurtainState
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened, SaveFailure, as_it_says
from gattai_desktop.model.journal import MemoryJournal, SessionLog
from gattai_desktop.model.questions import Questions
from gattai_desktop.model.timeline import Timeline
from gattai_desktop.records.record import Entry
from gattai_desktop.records.undone_entries import Gone
from gattai_desktop.sessions.errors import SessionError

if TYPE_CHECKING:
    from gattai_desktop.players.turning_points import Review, ToldPoint

_log = logging.getLogger(__name__)

_AT_ONCE: Final = 32
"""Entries that are surveyed before the windows may answer again."""
_TIMES: Final = 12
"""How often the course is told while it grows, however long it is."""


class Past(GameModel):
    """A session as it was after one of its entries; it begins as everybody saw it.

    Widgets show it as they show any table. No wish reaches the session: there is nothing to attempt, to allow or to
    take back here, and nothing is asked.

    Signals:
        moved(int): another entry is shown; carries the one that was shown before.
        surveyed(): more of the course is known, see `timeline`.
    """

    moved = Signal(int)
    surveyed = Signal()

    def __init__(self, box: Box, journal: SessionLog, *, surveys: bool = True, parent: QObject | None = None) -> None:
        """surveys: the course of the session is read as well; who only looks at one moment does not need it."""
        super().__init__(box.game, journal, unknown, parent=parent)
        self._box = box
        self.all_open = False
        """Whether every Hand lies open."""
        self._at = journal.last
        self._told = 0
        self._gone: tuple[int, AbstractSet[int]] = -1, frozenset()
        self._curtain = CurtainState(PUBLIC, down=False)
        self.timeline = Timeline(journal.last)
        self._surveyed = journal.state_before(1) if journal.last else self._state
        self._surveyor = QTimer(self, interval=0)
        self._surveyor.timeout.connect(self.survey)
        if surveys:
            self._surveyor.start()

    # ------------------------------------------------------------------ where it stands

    @property
    def entry(self) -> int:
        """The entry that is shown; 0 is the table before the first."""
        return self._at

    @property
    def last(self) -> int:
        return self.timeline.last

    @property
    def looks_back(self) -> bool:
        return True

    def go(self, entry: int) -> None:
        """Show the table after an entry; the nearest one where there is none of that number."""
        goal = max(0, min(entry, self.last))
        if goal == self._at:
            return
        try:
            state = self._journal.state() if goal == self._journal.last else self._journal.state_before(goal + 1)
        except SessionError as failed:
            self.saveFailed.emit(SaveFailure(None, as_it_says(failed)))
            return
        before, self._at = self._at, goal
        self._state = state
        self._rules = Questions(self._game, state, self._broke)
        self.moved.emit(before)

    def happened(self, entry: int) -> Happened | None:
        """What happened in an entry; None where there is none."""
        return next(iter(self.log(entry, entry)), None)

    def survey(self) -> None:
        """Read on, so that the timeline grows; the windows stay awake meanwhile."""
        line = self.timeline
        try:
            self._surveyed = line.survey(self._game, self._box.landmarks(), self._journal, self._surveyed, _AT_ONCE)
        except SessionError as failed:
            line.last = line.read
            self.saveFailed.emit(SaveFailure(None, as_it_says(failed)))
        except Exception as broken:  # noqa: BLE001 - whatever breaks, it must not break anew at once
            # Only the course ends here: it would break over the same move each time, and the moments are still there.
            self._surveyor.stop()
            _log.error("The course of a replay broke after entry %d", line.read, exc_info=broken)
            self.surveyed.emit()
            return
        if line.whole:
            self._surveyor.stop()
        if line.whole or line.read - self._told >= line.last / _TIMES:
            self._told = line.read
            self.surveyed.emit()

    def another(self) -> Past:
        """Another look at the same session, for a moment of it."""
        return Past(self._box, self._journal, surveys=False, parent=self)

    # ------------------------------------------------------------------ whose eyes

    @property
    def every_seat(self) -> tuple[Seat, ...]:
        """The seats of this moment and of the end, and the one that looks: who joins later has her place already."""
        longer, other = sorted((self.seats, self._game.seats(self._journal.state())), key=len, reverse=True)
        looks = () if self.seat == PUBLIC else (self.seat,)
        return tuple(dict.fromkeys((*longer, *other, *looks)))

    def name(self, seat: Seat) -> str:
        """The name of a seat for people; who has none at this moment is called as at the end."""
        if seat == PUBLIC or seat in self.seats:
            return super().name(seat)
        return self._game.name(self._journal.state(), seat)

    @property
    def session_ended(self) -> bool:
        """Whether the session is over: only then may all Hands be looked at."""
        return self._box.landmarks().ended(self._journal.state().values)

    @property
    def agree(self) -> tuple[Seat, ...]:
        """The seats of people, who have to agree before all Hands are looked at; the program is not asked."""
        programs = program_players(self._journal.state())
        return tuple(seat for seat in self.seats if seat not in programs)

    @property
    def alone(self) -> Seat:
        """The seat of whoever played alone against the program; "" where nobody did."""
        return seat_alone(self._journal.state(), self.seats)

    def told_points(self, found: Review) -> tuple[ToldPoint, ...]:
        """Return the turning points of this session in words. They name cards of the one person who played it."""
        from gattai_desktop.players.turning_points import told_points  # where nobody was alone none is needed

        return told_points(self._game, self._journal, found)

    def open_all(self, *, on: bool) -> None:
        """Let every Hand lie open, or only that of the seat that looks. While a session goes on nothing opens."""
        if on != self.all_open and (self.session_ended or not on):
            self.all_open = on
            self.curtainChanged.emit()

    def hand(self, seat: Seat) -> tuple[Lying, ...]:
        return self._rules.hand(seat, seat) if self.all_open and not self.covered else super().hand(seat)

    def look_as(self, seat: Seat) -> None:
        """See the table through a seat's eyes: the curtain falls first. PUBLIC: as everybody saw it, without one."""
        if seat != PUBLIC:
            self.pass_to(seat)
            return
        changed = self.seat != PUBLIC
        self._see(CurtainState(PUBLIC, down=False))
        if changed:
            self.seatChanged.emit(PUBLIC)

    def leave_seat(self) -> None:
        """Nobody sits down: it is shown as everybody saw it."""
        self.look_as(PUBLIC)

    # ------------------------------------------------------------------ looking back

    def is_taken_back(self, entry: int) -> bool:
        """Whether the entry's facts did not hold any more at the moment that is shown."""
        if self._gone[0] != self._at:  # the journal knows before the course was surveyed, as the log is written at once
            self._gone = self._at, Gone(back for back in self._journal.backs() if back[0] <= self._at)
        return entry in self._gone[1]

    # ------------------------------------------------------------------ nothing can be changed

    def options(self, seat: Seat | None = None) -> tuple[Move, ...]:
        """Nothing: what was possible then is possible no more."""
        return ()

    def asks(self) -> tuple[Ask, ...]:
        return ()

    def asks_together(self) -> tuple[Ask, ...]:
        return ()

    def attempt(self, move: Move, narration: str = "", origin: Place = NOWHERE) -> bool:
        return False

    def allow(self, move: Move, because: str = "", narration: str = "") -> bool:
        return False

    def take_back(self, entry: int, because: str = "") -> bool:
        return False

    def try_again(self) -> bool:
        return False


class Rehearsed(Past):
    """Shows moves that were tried out from the table `begin`, first through the eyes of the seat that asked for them.

    Any seat may be looked through at once: the Hands that the asking seat cannot see were dealt anew. Nothing of it
    reaches the session.
    """

    def __init__(self, box: Box, begin: State, moves: Iterable[tuple[Entry, State]], seat: Seat) -> None:
        journal = MemoryJournal(begin)
        for entry, after in moves:
            journal.append(entry, after)
        super().__init__(box, journal)
        self.look_as(seat)
        self.go(0)

    @property
    def session_ended(self) -> bool:
        """There is no session, and so no seat to agree on anything."""
        return False

    def look_as(self, seat: Seat) -> None:
        """See it through a seat's eyes, without a curtain: nobody holds these cards."""
        changed = self.seat != seat
        self._see(CurtainState(seat, down=False))
        if changed:
            self.seatChanged.emit(seat)
