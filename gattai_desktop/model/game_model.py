"""`GameModel`, the one QObject that the widgets know."""

import logging
from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from gattai_desktop.cards.shuffle import Shuffle
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import COACH_SEAT, PUBLIC, Seat
from gattai_desktop.games.by_hand import ByHand
from gattai_desktop.games.by_program import SeatToPlay
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Impossible, Move
from gattai_desktop.games.presentation import NOWHERE, Place
from gattai_desktop.games.verdict import Verdict
from gattai_desktop.model.asked_table import AskedTable
from gattai_desktop.model.chronicle import Chronicle, Going
from gattai_desktop.model.curtain import LONGEST_LOOK, CurtainState
from gattai_desktop.model.happened import Happened, Refusal, SaveFailure, as_it_says, failure_of
from gattai_desktop.model.journal import Clock, SessionLog, now
from gattai_desktop.model.questions import Questions
from gattai_desktop.records.record import EVERYTHING, Entry, Naming
from gattai_desktop.sessions.errors import NotSaved, SessionError

_log = logging.getLogger(__name__)

H = TypeVar("H", bound=ByHand)
T = TypeVar("T")
Again = Callable[[], bool]


class GameModel(AskedTable):
    """The table, for widgets. A widget knows this model and a seat, draws `sight(seat)` and forwards wishes.

    What a widget may count on:

    * Every move goes judge -> play -> session file (durable) -> table replaced -> `factsHappened`. When the signal
      arrives, all methods answer for the new table already.
    * The model never hands out a `State`. Everything comes through `sight`, and through the curtain: for a seat
      that is not at the computer, or whose curtain is down, it gives what everybody knows (`PUBLIC`). A widget
      that was made for a seat therefore cannot show another seat's Hand a frame too early, whatever it does.
    * A method that asks (`sight`, `zones`, `options`, `judge`, `preview`, `asks`, `hand`) changes nothing, is cheap
      to call in a paint and gives the same answer until the next signal.

    Signals (the slots run at once, in the thread of the windows):
        factsHappened(Happened): an entry was written and the table is what it leads to. Sent for moves, for moves that
            the Coach allowed and for take-backs. `entry` is its number, `facts(seat)` are what to animate; for the log:
            `telling.tell(before(seat), move(seat), facts(seat))`. Not sent when a session is opened.
        asksChanged(): after factsHappened, when the open questions are others than before; read `asks()`.
        moveRefused(Refusal): the rules judged against a move; the table is as it was. `reasons` each have `rule` and
            `text`; "Coach allows it" is `allow(refusal.move, reason)`, where `can_be_allowed`. Not sent by `allow`,
            except where even he cannot (`can_be_allowed` is False).
        moveFailed(Failure): the program broke inside a rule; the table and the file are as they were.
        saveFailed(SaveFailure): the entry could not be made durable, and the table is as it was: `try_again()`. Or the
            file could not be read, for the log or for taking back; then `move` is None.
        seatChanged(str): the computer passed to another seat, whose curtain is down already.
        curtainChanged(): the curtain fell or rose, the key that shows the Hand was pressed or let go, or the Hand was
            covered or taken up. Widgets that show secrets draw themselves anew, from `sight` and `hand`.

    Made by `GameModel(journal.box.game, journal, seeded())` from an open session or a `MemoryJournal`.
    """

    factsHappened = Signal(object)
    asksChanged = Signal()
    moveRefused = Signal(object)
    moveFailed = Signal(object)
    saveFailed = Signal(object)
    seatChanged = Signal(str)
    curtainChanged = Signal()

    def __init__(
        self,
        game: Game,
        journal: SessionLog,
        shuffle: Shuffle,
        *,
        clock: Clock = now,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._journal = journal
        self._shuffle = shuffle
        self._clock = clock
        self._state = journal.state()
        coached = COACH_SEAT in game.seats(self._state)
        self._curtain = CurtainState(COACH_SEAT if coached else PUBLIC)
        self._chronicle = Chronicle(game, journal, self._veil)
        self._rules = Questions(game, self._state, self._broke)
        if journal.last or not coached or COACH_SEAT in self.program_players:
            # A Coach lays the table; nobody else does, and a session that is opened again waits for who is to play.
            # Where the program is Coach, a person sits at the computer from the first, and sees her own cards alone.
            self._curtain = CurtainState(self.next_seat())
        if not self.needs_curtain:
            self._curtain = self.sitting.pass_on(self._curtain, self._curtain.seat)
        self._again: Again | None = None
        self.told_look: tuple[int, Seat] | None = None
        """The entry that told of a look at hidden cards last, and whose look it was."""
        self._look = QTimer(self, singleShot=True, interval=LONGEST_LOOK)
        self._look.timeout.connect(self.cover_hand)

    # ------------------------------------------------------------------ the table
    @property
    def entry(self) -> int:
        """The number of the last entry; 0 before the first move."""
        return self._journal.last

    @property
    def called(self) -> str:
        """What the session is called; it may have another name by now than the one its table was set up with."""
        return self._journal.name or self._state.text("name")

    # ------------------------------------------------------------------ moving
    def attempt(self, move: Move, narration: str = "", origin: Place = NOWHERE) -> bool:
        """Make a move if the rules allow it; `narration` is what the player tells with it, for the log.

        origin: from where a hand has carried its card already, so that nothing need fly. Answered by factsHappened
        (True), or else by moveRefused, saveFailed or moveFailed (False).
        """
        return self._move(move, narration, None, origin)

    def allow(self, move: Move, because: str = "", narration: str = "") -> bool:
        """Make a move that the rules refuse: the Coach allows it (RULES ED-4); `because` is his reason.

        What the rules had against it is written into the session. A move that nothing speaks against is made as by
        `attempt`. Answered by the same signals.
        """
        return self._move(move, narration, because)

    def take_back(self, entry: int, because: str = "") -> bool:
        """Take back an entry and all that followed it: their facts are turned back as a new entry, nothing is erased.

        Taking back a take-back brings its entries to life again. What is more than one entry can hold becomes several.
        Returns False, and does nothing, where there is no such entry or it is taken back already.
        """
        if not 1 <= entry <= self.entry or all(map(self.is_taken_back, (entry, self.way_back(entry)[-1]))):
            return False
        return self._go_back(entry - 1, because)

    def _go_back(self, goal: int, because: str) -> bool:
        """Go back to the table after an entry, in as many entries as it takes."""
        while True:
            try:
                written = self._chronicle.going_back(goal, because, self.against_taking_back(), self._clock())
            except SessionError as failed:
                self.saveFailed.emit(SaveFailure(None, as_it_says(failed)))
                return False
            after = self._state.after(written.facts)
            if not self._commit(None, written, after, lambda: self._go_back(goal, because)):
                return False
            if written.back_to == goal:
                return True

    def let_think(self, hear: Callable[[tuple[SeatToPlay, ...]], T]) -> T:
        """Hand the seats of the program to who thinks for them, what each sees and may do; return what that returns.

        They come in the order in which play waits for them, who leads the table last. Nobody else is to see any of it.
        """
        waited_for = self._rules.waits_for()
        found = (
            SeatToPlay(seat, player, self._game.handed_over(self._rules.sight(seat)), options, seat in waited_for)
            for seat in (*sorted(self.seats[:-1], key=(*waited_for, *self.seats).index), *self.seats[-1:])
            if (player := self.program_players.get(seat)) and (options := self._rules.options(seat))
        )
        return hear(tuple(found))

    def play_for(self, seat: Seat, move: Move) -> bool:
        """Make a move of a seat that the program plays. Answered by the same signals as `attempt`."""
        return seat == move.seat and seat in self.program_players and self.attempt(move)

    def go_on(self) -> bool:
        """Go on after the pause of a question that its seat is not really asked; False where the seat has to answer.

        Answered by the same signals as `attempt`. Before that nothing tells which it is.
        """
        answer = self._game.answered_by_itself(self._state)
        return answer is not None and self.attempt(answer)

    def try_again(self) -> bool:
        """Try once more what saveFailed last spoke of."""
        again, self._again = self._again, None
        return again() if again else False

    # ------------------------------------------------------------------ looking back
    def log(self, first: int = 1, last: int | None = None, naming: Naming = EVERYTHING) -> tuple[Happened, ...]:
        """The entries from `first` to `last` (to the newest, without one), both included; ask for what is in view.

        naming: of those that still hold only the ones that name something; the others are not even read.
        """
        try:
            return self._chronicle.page(first, self.entry if last is None else last, naming, self.is_taken_back)
        except SessionError as failed:
            self.saveFailed.emit(SaveFailure(None, as_it_says(failed)))
            return ()

    def is_taken_back(self, entry: int) -> bool:
        """Whether the entry's facts no longer hold; its line in the log stays, struck through."""
        return self._chronicle.is_taken_back(entry)

    def way_back(self, entry: int) -> range:
        """The entries that took something back together with this one; the entry alone where it took nothing."""
        return self._chronicle.way_back(entry)

    def going(self, entry: int) -> Going:
        """What taking back an entry and all that followed it would do to the moves of the session."""
        return self._chronicle.going(entry)

    # ------------------------------------------------------------------ the seat at the computer
    def pass_to(self, seat: Seat, *, newly_secret: bool = False) -> None:
        """Give the computer to a seat: its curtain falls at once, unless the seating says otherwise.

        newly_secret: everybody may be looking. The program needs no computer: what it sees is shown to nobody.
        """
        if seat in self.program_players:
            return
        changed = seat != self._curtain.seat
        self._see(self.sitting.pass_on(self._curtain, seat, newly_secret=newly_secret))
        if changed:
            self.seatChanged.emit(seat)

    def leave_seat(self) -> None:
        """The seat at the computer does not want to sit down: it goes back, where somebody can have it."""
        self.pass_to(self.back_to or self.seat)

    def take_seat(self) -> None:
        """The seat at the computer says "it's me": the curtain rises."""
        self._see(self._curtain.raised())

    def look_at_hand(self) -> None:
        """The key that shows the Hand is held. It is covered again by `cover_hand`, at the latest after 20 seconds."""
        self._see(self._curtain.looked(looking=True))
        self._look.start()

    def cover_hand(self) -> None:
        """The key is let go, or the window lost the focus."""
        self._look.stop()
        self._see(self._curtain.looked(looking=False))

    def cover(self, *, on: bool) -> None:
        """Lay the seat's Hand with its backs up, or take it up again, without giving its place away."""
        self._see(self._curtain.over_hand(on=on))

    # ------------------------------------------------------------------ behind the doors
    def _tell_of_look(self) -> None:
        """Write down that a seat looks at its cards, where others are to know; once, until something happens."""
        look = self._game.look_to_tell(self._state, self.seat) if self.needs_curtain else None
        if look is not None and self.told_look != (self.entry, self.seat) and self.attempt(look):
            self.told_look = (self.entry, self.seat)

    def _see(self, curtain: CurtainState) -> None:
        if curtain != self._curtain:
            if not curtain.looking:
                self._look.stop()
            shown, self._curtain = self._curtain.down and (curtain.looking or not curtain.down), curtain
            self.curtainChanged.emit()
            if shown:
                self._tell_of_look()

    def _move(self, move: Move, narration: str, because: str | None, origin: Place = NOWHERE) -> bool:
        try:
            verdict = self._rules.judged(move) or self._game.judge(self._state, move)
            if not (allowed := because is not None) and not verdict.allowed:
                self.moveRefused.emit(self.refused(move, verdict))
                return False
            after, facts = self._game.play(self._state, move, self._shuffle, allowed=allowed, verdict=verdict)
        except Impossible as impossible:
            self.moveRefused.emit(Refusal(move, Verdict(), impossible.words))
            return False
        except Exception as broken:  # noqa: BLE001 - whatever breaks in a rule, the session must be kept
            self._broke(move, broken)
            return False
        written = self._chronicle.going_on(move, facts, verdict, narration, because or "", self._clock())
        return self._commit(move, written, after, lambda: self._move(move, narration, because, origin), origin)

    def _commit(self, move: Move | None, entry: Entry, after: State, again: Again, origin: Place = NOWHERE) -> bool:
        asks = self._rules.asks()
        try:
            self._journal.append(entry, after)
        except NotSaved as failed:
            self._again = again
            self.saveFailed.emit(SaveFailure(move, as_it_says(failed)))
            return False
        before, self._again = self._state, None
        happened = self._chronicle.written(entry, before, origin)
        self._state = after
        self._rules = Questions(self._game, after, self._broke)
        sits, secret = self._curtain.seat, self.needs_curtain and not self._game.needs_curtain(before)
        # What became secret its seat takes to itself; a seat that was taken back hands the computer on.
        if secret or (sits in self._game.seats(before) and sits not in self.seats):
            self.pass_to(self.next_seat(), newly_secret=secret)
        self.factsHappened.emit(happened)
        if self._rules.asks() != asks:
            self.asksChanged.emit()
        return True

    def _broke(self, move: Move | None, broken: Exception) -> None:
        _log.error("The rules broke at entry %d over %r", self.entry, type(move).__name__, exc_info=broken)
        self.moveFailed.emit(failure_of(move, broken, self.entry))
