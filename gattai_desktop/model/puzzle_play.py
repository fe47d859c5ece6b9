"""A puzzle that is played: a table that is kept nowhere, with the other side answered by search."""

from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Move
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.players.puzzles.by_itself import counts, fixed_order
from gattai_desktop.players.puzzles.puzzle import LaidPuzzle, OpenCards, open_cards
from gattai_desktop.players.puzzles.solving import PuzzleSearch, TooManyTables

REPLY_PAUSE: Final = 1_200
"""Milliseconds before the other side answers, so that both moves can be seen."""


class PuzzleStands(Enum):
    """How a puzzle stands."""

    OPEN = "open"
    SOLVED = "solved"
    LOST = "lost"
    """It can no longer be solved within its moves."""
    BY_HAND = "by hand"
    """Something was done by hand, or allowed against the rules: this is another table now."""


class PuzzleModel(GameModel):
    """The table of a puzzle: it offers no move that has no part in one, and nobody allows what the rules refuse."""

    refuses_for_good = True

    def __init__(self, laid: LaidPuzzle, journal: MemoryJournal) -> None:
        super().__init__(laid.box.game, journal, fixed_order)
        self._aside = laid.manner.aside

    def options(self, seat: Seat | None = None) -> tuple[Move, ...]:
        return tuple(move for move in super().options(seat) if not self._aside(move))


class PuzzlePlay(QObject):
    """One try of a puzzle after another, at one table.

    Signals:
        changed: another move, or it stands otherwise.
        solved: it has just been solved by the person. begunAgain: the table lies as at the start.
    """

    changed = Signal()
    solved = Signal()
    begunAgain = Signal()

    def __init__(self, laid: LaidPuzzle, name: str, parent: QObject | None = None) -> None:
        """name: what the table is called, for its header."""
        super().__init__(parent)
        self.puzzle = laid.puzzle
        self._laid = laid
        self._search = PuzzleSearch(laid)
        self._journal = MemoryJournal(laid.start, name)
        self.model = PuzzleModel(laid, self._journal)
        self.model.pass_to(self.puzzle.seat)
        self.model.take_seat()
        self.stands = PuzzleStands.OPEN
        self.wrong: int | None = None
        """The entry of the first own move after which it could no longer be solved."""
        self.shown = False
        """Whether the answer is being shown, so that nobody solves it."""
        self._own: list[int] = []
        self._no_choice: set[int] = set()
        """Entries in which nobody had a choice, or which stop play and let it go on: no move is counted for them."""
        self._by_hand: set[int] = set()
        """Entries of what was done by hand, or allowed against the rules."""
        self.solved_with = 0
        """After how many own moves it was solved; once fewer stand there, it is open again."""
        self._forced: Move | None = None
        """The next move, where it is no choice."""
        self._pause = QTimer(self, singleShot=True, interval=REPLY_PAUSE)
        self._pause.timeout.connect(self._go_on)
        self.model.factsHappened.connect(self._follow)

    def set_pause(self, milliseconds: int) -> None:
        """Let the other side wait so long before each of its moves."""
        self._pause.setInterval(milliseconds)
        if self._pause.isActive():
            self._pause.start()

    # ------------------------------------------------------------------ how it stands
    @property
    def left(self) -> int:
        """How many own moves are left."""
        return max(0, self.puzzle.moves - len(self._own))

    @property
    def made(self) -> int:
        """How many own moves were made."""
        return len(self._own)

    @property
    def waits(self) -> bool:
        """Whether the other side thinks, or the answer goes on by itself."""
        return self._pause.isActive()

    def open_cards(self) -> tuple[OpenCards, ...]:
        """What the other side holds where its rules let nobody see it: in a puzzle it lies open."""
        return open_cards(self._laid, self._table)

    def told_of(self, entry: int) -> Happened | None:
        """What an entry was; None where it is gone."""
        found = self.model.log(entry, entry)
        return found[0] if found else None

    def replies(self) -> tuple[int, ...]:
        """The entries of the other side since the last own move, and what ended it where nobody chose that."""
        first = self._own[-1] if self._own else 0
        since = [number for number in self._holding() if number > first]
        chosen = [number for number in since if number not in self._no_choice]
        return (*chosen, *(since[-1:] if self.ended and since[-1:] != chosen[-1:] else ()))

    @property
    def ended(self) -> bool:
        """Whether what has to hold all the time does not any more."""
        return not self._search.kept(self._table)

    def next_move(self) -> Move | None:
        """Return an own move with which it can still be solved; None where the other side moves, or nothing helps."""
        if self.stands is not PuzzleStands.OPEN or self._goes_on():
            return None
        try:
            answered = self._search.answer(self._table, self.left)
        except TooManyTables:
            return None
        return None if answered is None else answered.best

    # ------------------------------------------------------------------ what a person wants
    def again(self) -> None:
        """Lay the table as at the start."""
        self._pause.stop()
        self.shown = False
        if self.model.entry and self._holding():
            self.model.take_back(self._holding()[0])
        self._look()
        self.begunAgain.emit()

    def show_answer(self) -> None:
        """Begin again, and show the answer move by move."""
        self.again()
        self.shown = True
        self._pause.start()
        self.changed.emit()

    # ------------------------------------------------------------------ behind it
    @property
    def _table(self) -> State:
        return self._journal.state()

    def _holding(self) -> tuple[int, ...]:
        gone = self._journal.taken_back()
        entries = self._journal.entries(1, self._journal.last)
        return tuple(one.number for one in entries if one.number not in gone and one.back_to is None)

    def _follow(self, happened: Happened) -> None:
        if happened.back_to is None:
            move = happened.move(happened.seat)
            if happened.against or (move is not None and move.by_hand):
                self._by_hand.add(happened.entry)
            elif self._forced is not None or (move is not None and not counts(move)):
                self._no_choice.add(happened.entry)
        self._look()

    def _look(self) -> None:
        """Work out how it stands, and let the other side answer where it is asked."""
        entries = [self._journal.entry(number) for number in self._holding()]
        if not entries:
            self.stands, self.wrong = PuzzleStands.OPEN, None
        by_hand = any(one.number in self._by_hand for one in entries)
        self._forced = self._search.forced(self._table)
        self._own = [one.number for one in entries if self._search.is_own(one.by) and one.number not in self._no_choice]
        if self.wrong is not None and self.wrong not in self._own:
            self.wrong = None
        before = self.stands
        if not by_hand and before is PuzzleStands.BY_HAND:  # that was taken back
            self.stands = PuzzleStands.OPEN
        self.stands = PuzzleStands.BY_HAND if by_hand else self._judged()
        if self.stands in (PuzzleStands.SOLVED, PuzzleStands.BY_HAND) or self._search.solved(self._table):
            self._pause.stop()
        elif self._goes_on() or (self.shown and self.stands is PuzzleStands.OPEN):
            self._pause.start()
        else:
            self._pause.stop()
        self.changed.emit()
        if self.stands is PuzzleStands.SOLVED and before is not PuzzleStands.SOLVED and not self.shown:
            self.solved.emit()

    def _judged(self) -> PuzzleStands:
        table = self._table
        if self.stands is PuzzleStands.SOLVED and len(self._own) >= self.solved_with:
            return PuzzleStands.SOLVED  # whatever is played on with afterwards
        if self._search.solved(table):
            self.solved_with = len(self._own)
            return PuzzleStands.SOLVED if len(self._own) <= self.puzzle.moves else PuzzleStands.LOST
        if self.wrong is None and self._own and not self._can_be_solved(table):
            self.wrong = self._own[-1]
        if self.wrong is None:
            return PuzzleStands.OPEN
        # What the move lost is told once the other side has answered it.
        return PuzzleStands.OPEN if self._goes_on() and self._search.kept(table) else PuzzleStands.LOST

    def _can_be_solved(self, table: State) -> bool:
        try:
            return self._search.answer(table, self.left) is not None
        except TooManyTables:
            return True

    def _goes_on(self) -> bool:
        """Whether the next move is the other side's, or no choice."""
        seat = self._search.on_turn(self._table)
        return bool(seat) and (self._forced is not None or not self._search.is_own(seat))

    def _go_on(self) -> None:
        """Make the next move of the other side, or of the answer that is shown."""
        if self._forced is not None:
            self.model.attempt(self._forced)
        elif self._goes_on():
            # All lies open in a puzzle: the search knows nothing that a person does not.
            reply = self._search.reply(self._table, self.left)
            if reply is not None:
                self.model.attempt(reply)
        elif self.shown and (move := self.next_move()) is not None:
            self.model.attempt(move)
