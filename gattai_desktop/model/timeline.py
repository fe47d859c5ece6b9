"""The course of a session at a glance: its parts, its turns, and moments to jump to. No Qt.

Made from what everybody saw, so that every seat may look at it.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterator

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.game import Game
from gattai_desktop.games.landmarks import Landmarks
from gattai_desktop.model.journal import SessionLog
from gattai_desktop.records.undone_entries import Gone


@frozen
class SessionPart:
    """A scene or a conflict: its kind, and its first and last entry."""

    kind: str
    first: int
    last: int


@frozen
class Mark:
    """A moment to jump to: its kind, and the entry in which it happened."""

    kind: str
    entry: int


class Timeline:
    """What is known of a session's course so far; `survey` reads on from where it stopped.

    Entries are numbered from 1; 0 is the table before the first.
    """

    def __init__(self, last: int) -> None:
        self.last = last
        """The last entry there is."""
        self.read = 0
        """The last entry that was surveyed."""
        self.parts: list[SessionPart] = []
        self.marks: list[Mark] = []
        self.turns: list[int] = []
        """The entries with which a turn ended."""
        self._backs: list[tuple[int, int]] = []
        self._turn: Value = None

    def survey(self, game: Game, landmarks: Landmarks, journal: SessionLog, start: State, count: int) -> State:
        """Read `count` further entries; `start` is the table after those read so far. Return the table after them.

        Raises what the journal raises.
        """
        state = start
        if not self.parts:
            self.parts.append(SessionPart(landmarks.part(state.values), 0, 0))
            self._turn = landmarks.turn(state.values)
        for entry in journal.entries(self.read + 1, min(self.last, self.read + count)):
            number = entry.number
            if entry.back_to is None:
                seen = tuple(fact for _, fact in game.sight_of_facts(state, entry.facts, PUBLIC))
                self.marks.extend(Mark(kind, number) for kind in landmarks.found(seen))
            else:
                self._backs.append((number, entry.back_to))
            state = state.after(entry.facts)
            self._add(number, landmarks.part(state.values), landmarks.turn(state.values))
        return state

    def _add(self, number: int, kind: str, turn: Value) -> None:
        if turn != self._turn:
            self._turn = turn
            self.turns.append(number)
        now = self.parts[-1]
        if kind == now.kind:
            self.parts[-1] = SessionPart(kind, now.first, number)
        else:
            self.parts.append(SessionPart(kind, number, number))
        self.read = number

    @property
    def whole(self) -> bool:
        """Whether all of it was read."""
        return self.read >= self.last

    def gone_at(self, entry: int) -> Gone:
        """The entries whose facts did not hold any more after that entry."""
        return Gone(back for back in self._backs if back[0] <= entry)

    def next_mark(self, entry: int, kinds: Collection[str]) -> int:
        """The next entry with a mark of these kinds; the last entry where there is none."""
        return next((mark.entry for mark in self.marks if mark.entry > entry and mark.kind in kinds), self.last)

    def mark_before(self, entry: int, kinds: Collection[str]) -> int:
        """The entry before with a mark of these kinds; 0 where there is none."""
        earlier = self._backwards(entry, kinds)
        return next(earlier, 0)

    def _backwards(self, entry: int, kinds: Collection[str]) -> Iterator[int]:
        return (mark.entry for mark in reversed(self.marks) if mark.entry < entry and mark.kind in kinds)

    def next_turn(self, entry: int) -> int:
        """The next entry with which a turn ends; the last entry where there is none."""
        place = bisect_right(self.turns, entry)
        return self.turns[place] if place < len(self.turns) else self.last

    def turn_before(self, entry: int) -> int:
        """The entry before with which a turn ended; 0 where there is none."""
        place = bisect_left(self.turns, entry)
        return self.turns[place - 1] if place else 0
