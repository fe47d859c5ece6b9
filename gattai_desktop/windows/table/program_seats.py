"""Lets the program play the seats that are its own, at a pace that people can follow."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDeadlineTimer, QObject, QTimer, Signal

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import PUBLIC, Seat
from gattai_desktop.content.boxes import box
from gattai_desktop.games.by_program import SeatToPlay
from gattai_desktop.games.strengths import SHARP
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.asking.equal_pause import EqualPause

if TYPE_CHECKING:
    from gattai_desktop.players.thinking import Players, Thinking, ThinkingOrder, Thought

_log = logging.getLogger(__name__)

PACES: Final = {"slow": 3_000, "people": 1_200, "at once": 0}
"""Milliseconds between what happened and what the program does, by what a person chose."""
PAUSE: Final = PACES["people"]
MOST_IN_A_ROW: Final = 400
"""Moves of the program after which a person has to say "go on": nobody is left out of an evening that never ends."""
MOST_ALIKE: Final = 20
"""The same after the same move, in the same words: it may be a move that changes nothing."""
_A_LETTER: Final = 45
"""Milliseconds that a letter of a new text takes to read, some 230 words a minute, once it was seen that there is one;
at the pace of people, slower or faster with the pace."""
_LONGEST: Final = 15_000
"""Milliseconds at most that the program leaves for reading: whoever is done earlier says "go on"."""
_BUSY: Final = 100
"""Milliseconds at least until it is asked again whether somebody reads or writes."""
_LOOK: Final = 40
"""Milliseconds between two looks at what the other process has thought."""


@frozen
class ProgramNow:
    """What the program does at this moment.

    acts: whether it will move by itself, once the pause is over and it has thought. thinks: for whom it thinks in
    another process. held: a person has said "wait". stuck: whose player found no move. stopped: so often
    it has moved in a row, and waits to be told to go on; else 0; alike: whether it was the same move each time. leaves:
    it could do something, and leaves it to the people.
    """

    acts: bool = False
    thinks: Seat = ""
    held: bool = False
    stuck: Seat = ""
    stopped: int = 0
    alike: bool = False
    leaves: bool = False


class ProgramSeats(QObject):
    """Plays for the program: where play waits for a seat of it, and where it acts of its own accord.

    busy: says that somebody reads or writes; the program waits until that is over. A question with a pause that is the
    same for everybody it answers at the end of that.

    Signals:
        nowChanged(): `now` is another.
    """

    nowChanged = Signal()

    def __init__(self, model: GameModel, busy: Callable[[], bool], equal: EqualPause, parent: QObject) -> None:
        super().__init__(parent)
        self.now = ProgramNow()
        self._model, self._busy, self._equal = model, busy, equal
        self._thinking: Thinking | None = None
        self._players: Players | None = None
        self._order: ThinkingOrder | None = None
        self._thought: Thought | None = None
        self._in_a_row = 0
        self._alike = 0
        self._words = ""
        self._urged = False
        self._held = False
        self._over = False
        equal.ended.connect(self._pause_over)
        self._wait = PAUSE
        self._text = box(model.game).to_read(model.sight(PUBLIC))
        """The text that lay on the table last: what is there as the table is opened was read before."""
        self._reading = QDeadlineTimer(0)
        """How long a new text takes to read."""
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._pause_over)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._take_up)
        self._look = QTimer(self, interval=_LOOK)
        self._look.timeout.connect(self._look_at_thought)
        model.factsHappened.connect(self._happened)
        self._begin()

    # ------------------------------------------------------------------ what people say
    def set_pause(self, milliseconds: int) -> None:
        """Let it wait so long before each of its moves."""
        self._wait = milliseconds
        if self._pause.isActive():
            self._pause.start(self._until_read())

    def go_on(self) -> bool:
        """Do at once what it waits with, or go on where it leaves play to the people; False where it does neither."""
        if not self._model.program_players:
            return False
        self._reading = QDeadlineTimer(0)
        now = self.now
        if now.held or now.stuck or now.stopped or now.leaves:
            self._held, self._in_a_row, self._alike, self._urged = False, 0, 0, now.leaves
            if self._order is None:
                self._begin(at_once=True)
            else:  # it was held: what it has thought by now counts
                self._tell(acts=True)
                self._pause_over()
            return True
        if self._pause.isActive():
            self._pause.stop()
            self._pause_over()
            return True
        return bool(now.thinks)

    def hold(self) -> bool:
        """Let it wait until somebody says "go on"; False where the program would do nothing."""
        if not self.now.acts:
            return False
        self._held = True
        self._pause.stop()
        self._tell(acts=True)
        return True

    @property
    def held(self) -> bool:
        """Whether a person has said "wait", and since then not "go on", whoever is to move now."""
        return self._held

    def take_over(self, *, held: bool) -> None:
        """Begin as the program was at the same table, which is laid anew in another language."""
        self._held = held

    def end(self) -> None:
        """Think no more: the table is closed."""
        self._forget()
        if self._thinking is not None:
            self._thinking.end()

    # ------------------------------------------------------------------ one act
    def _until_read(self) -> int:
        """Return for how long it waits now: its pause, or until a new text was read."""
        if not self._wait:
            return 0
        return max(self._wait, self._reading.remainingTime())

    def _read_new(self) -> None:
        """Leave time to read a text that has just come to lie on the table."""
        text = box(self._model.game).to_read(self._model.sight(PUBLIC))
        if text and text != self._text:
            self._text = text
            read = PAUSE + len(text) * _A_LETTER
            self._reading = QDeadlineTimer(min(_LONGEST, read * self._wait // PAUSE))

    def _happened(self, happened: Happened) -> None:
        self._read_new()
        by_program = happened.seat in self._model.program_players and happened.back_to is None
        self._in_a_row = self._in_a_row + 1 if by_program else 0
        words = happened.words(PUBLIC)
        self._alike = self._alike + 1 if by_program and words == self._words else 0
        self._words = words
        self._urged = False
        self._begin()

    def _begin(self, *, at_once: bool = False) -> None:
        """Forget what was thought, and take up the table as it is, once what has just happened is shown."""
        self._forget()
        self._over = at_once
        if not self._model.program_players:
            self._tell()
        elif self._in_a_row >= MOST_IN_A_ROW or self._alike >= MOST_ALIKE:
            alike = self._alike >= MOST_ALIKE
            self._tell(stopped=self._alike + 1 if alike else self._in_a_row, alike=alike)
        else:
            self._soon.start()

    def _take_up(self) -> None:
        self._model.let_think(self._take_order)
        if self._order is None:
            self._tell()
            return
        if not self._equal.runs:  # else at its end
            if self._sharp:
                self._think_elsewhere()
            if self._over:
                self._act()
                return
            if not self._held:
                self._pause.start(self._until_read())
        self._tell(acts=True)

    def _take_order(self, seats: tuple[SeatToPlay, ...]) -> None:
        if not seats:
            return
        from gattai_desktop.players.thinking import ThinkingOrder  # only a table with such a seat needs the players

        urged = self._urged or not self._model.people
        self._order = ThinkingOrder(self._model.game, seats, urged, packs=self._model.packs)

    @property
    def _sharp(self) -> bool:
        return self._order is not None and any(one.player == SHARP for one in self._order.seats)

    def _think_elsewhere(self) -> None:
        from gattai_desktop.players.thinking import Thinking

        if self._thinking is None:
            self._thinking = Thinking()
        assert self._order is not None, "There is something to think about."
        self._thinking.begin(self._order)
        self._look.start()

    def _look_at_thought(self) -> None:
        found = self._thinking.answer() if self._thinking is not None else None
        if found is None:
            return
        self._look.stop()
        self._thought = self._think_here() if found.unknown else found
        if self._over and not self._held:
            self._act()
        else:
            self._tell(acts=True)

    def _think_here(self) -> Thought:
        from gattai_desktop.players.thinking import Players, think

        if self._players is None:
            self._players = Players()
        assert self._order is not None, "There is something to think about."
        return think(self._order, self._players)

    def _pause_over(self) -> None:
        self._over = True
        self._act()

    def _act(self) -> None:
        """Make the move that was thought of, once the pause is over and nobody reads or writes.

        What it leaves to the people is told them while they read.
        """
        if self._order is None or self._held:
            return
        if self._thought is None and not self._look.isActive():
            if self._equal.runs:
                return
            if self._sharp:
                self._think_elsewhere()
            else:
                self._thought = self._think_here()
        order, thought = self._order, self._thought
        if (thought is None or thought.move is not None) and self._busy():
            self._pause.start(max(_BUSY, self._wait))
            return
        if thought is None:
            self._tell(acts=True)
            return
        self._forget()
        move = thought.move
        if thought.broke:
            _log.warning("The player of %s broke: %s", thought.seat, thought.broke)
            self._tell(stuck=thought.seat)
        elif move is None:
            self._tell(leaves=thought.could and any(one.waited_for for one in order.seats))
        elif not self._model.play_for(thought.seat, move):
            self._tell(stuck=thought.seat)

    def _forget(self) -> None:
        self._pause.stop()
        self._soon.stop()
        self._look.stop()
        if self._thinking is not None:
            self._thinking.stop()
        self._order = self._thought = None

    def _tell(
        self, *, acts: bool = False, stuck: Seat = "", stopped: int = 0, alike: bool = False, leaves: bool = False
    ) -> None:
        thinks = ""
        if self._look.isActive() and self._order is not None:
            # Where nobody is before the others, as in Story, it is whoever leads the table who is said to think.
            thinks = ("" if self._model.on_turn() else self._model.program_next) or self._order.first
        now = ProgramNow(acts, thinks, acts and self._held, stuck, stopped, alike, leaves)
        if now != self.now:
            self.now = now
            self.nowChanged.emit()
