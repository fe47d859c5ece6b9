"""Plays a record through the rules and tells every expectation that is not met, with its place."""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final

from attrs import define, field

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.encoding import MAX_ENCODED, MAX_FACTS
from gattai_desktop.cards.facts import Fact, FactDoesNotFit
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.shuffle import Shuffle, seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.games.move import Impossible, Move, write
from gattai_desktop.games.table_rulings import Refused
from gattai_desktop.games.verdict import Verdict
from gattai_desktop.records.expectation import ReplayedMoment
from gattai_desktop.records.progress import Told, counted, nobody
from gattai_desktop.records.record import (
    Done,
    Entry,
    Expected,
    Record,
    Scripted,
    ScriptedFacts,
    ScriptedOffer,
    ScriptedRefusal,
    Shuffled,
    TakenBack,
)
from gattai_desktop.records.undone_entries import Course, leg

MAX_PLAYED: Final = 2_000_000
"""Most facts to which a record is played: a campaign of 300,000 moves. They are all kept until it has ended."""
MAX_UNMET: Final = 1_000
"""Most unmet expectations that are told: behind so many nothing is as the record says."""


@frozen
class Unmet:
    """An expectation that is not met: where it stands, what was expected, and what was found."""

    file: str
    line: int
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: {self.told}"

    @property
    def told(self) -> str:
        """What was expected and found, in words that can be told in another language."""
        found = self.found.removesuffix(".")
        words = "expected {expected}; found {found}."
        return wording(words, expected=AsWritten(self.expected), found=AsWritten(found))


@frozen(kw_only=True)
class Replayed:
    """What became of a record: its entries, the table at the end, and what is not as it says."""

    record: Record
    entries: tuple[Entry, ...]
    state: State
    unmet: tuple[Unmet, ...]

    def states(self) -> Iterator[State]:
        """Yield the table at the start and after each entry; they are not all kept, there may be many."""
        state = self.record.start
        yield state
        for entry in self.entries:
            state = state.after(entry.facts)
            yield state


def replay(record: Record, told: Told = nobody) -> Replayed:
    """Play a record. A move that cannot be played is an unmet expectation; the lines after it are tried as well.

    A record that leads to more than MAX_PLAYED facts is played as far as that. Raises Stopped.
    """
    table = _Table(record)
    for scripted in counted(record.script, len(record.script), told):
        if len(table.unmet) >= MAX_UNMET:
            table.unmet_at(scripted.line, f"at most {MAX_UNMET} things not to be as they should", "more")
            break
        if table.written > MAX_PLAYED:
            table.unmet_at(scripted.line, f"at most {MAX_PLAYED} facts in a record", "more; it was played up to here")
            break
        table.follow(scripted)
    for waiting in table.orders:
        table.unmet_at(waiting.line, f"a shuffle of {waiting.zone}", "none")
    return Replayed(record=record, entries=tuple(table.entries), state=table.state, unmet=tuple(table.unmet))


@define
class _Table:
    """The table while a record is played on it."""

    record: Record
    state: State = field(init=False)
    entries: list[Entry] = field(factory=list)
    unmet: list[Unmet] = field(factory=list)
    orders: deque[Shuffled] = field(factory=deque)
    facts: tuple[Fact, ...] = ()
    written: int = 0
    """Facts of all entries so far."""
    _course: Course = field(factory=Course)
    _otherwise: Shuffle = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.state = self.record.start
        self._otherwise = seeded(self.record.seed)

    def unmet_at(self, line: int, expected: str, found: str) -> None:
        self.unmet.append(Unmet(self.record.file, line, expected, found))

    def follow(self, scripted: Scripted) -> None:
        try:
            self._follow(scripted)
        except Exception as wrong:  # noqa: BLE001 - a record may give any values, and a mistake in a rule is told too
            found = f"the rules could not work with this table ({type(wrong).__name__}: {str(wrong)[:200]})"
            self.unmet_at(scripted.line, "a table that the rules can work with", found)

    def _follow(self, scripted: Scripted) -> None:
        match scripted:
            case Done():
                self._do(scripted)
            case ScriptedRefusal():
                self._refuse(scripted)
            case ScriptedOffer():
                if scripted.move not in self.record.box.game.options(self.state, scripted.move.seat):
                    self.unmet_at(
                        scripted.line, f"'{write(scripted.move)}' to be offered", self._verdict(scripted.move)
                    )
            case Shuffled():
                self.orders.append(scripted)
            case TakenBack():
                self._take_back(scripted)
            case ScriptedFacts():
                self._bridge(scripted)
            case Expected():
                found = scripted.expectation.unmet(ReplayedMoment(self.state, self.facts, self.record.box))
                if found is not None:
                    self.unmet_at(scripted.line, scripted.text, found)

    def _do(self, done: Done) -> None:
        game = self.record.box.game
        verdict = game.judge(self.state, done.move)
        if done.by not in (done.move.seat, *game.seats(self.state)):
            self.unmet_at(
                done.line, f"somebody at the table to play '{write(done.move)}'", f"nobody called '{done.by}'"
            )
            return
        try:
            _, facts = game.play(self.state, done.move, self._shuffle, allowed=done.allowed)
        except (Refused, Impossible) as wrong:
            self.unmet_at(done.line, f"'{write(done.move)}' to be played", f"refused: {wrong}")
            return
        except Exception as wrong:  # noqa: BLE001 - a mistake in a rule must not keep the rest from being told
            mistake = f"a mistake of the program ({type(wrong).__name__}: {wrong})"
            self.unmet_at(done.line, f"'{write(done.move)}' to be played", mistake)
            return
        self._happened(
            Entry(
                number=len(self.entries) + 1,
                move=write(done.move),
                facts=facts,
                by=done.by,
                narration=done.narration,
                against=against(verdict) if done.allowed else (),
                allowed_because=done.allowed_because,
            )
        )

    def _take_back(self, taken_back: TakenBack) -> None:
        goal, last = taken_back.to, len(self.entries)
        if goal > last:
            self.unmet_at(taken_back.line, f"an entry from 0 to {last} to go back to", str(goal))
            return
        found = leg(self._course, lambda number: self.entries[number - 1], last, goal)
        if found.to != goal:
            expected = f"at most {MAX_FACTS} facts and {MAX_ENCODED} characters to go back over"
            self.unmet_at(taken_back.line, expected, f"more: write 'back to {found.to}' before it")
            return
        self._course.went_back(last + 1, goal)
        refused = self.record.box.game.against_taking_back(self.state) if taken_back.allowed else None
        self._happened(
            Entry(
                number=last + 1,
                move="",
                facts=found.facts,
                against=() if refused is None else against(Verdict((refused,))),
                back_to=goal,
                allowed_because=taken_back.because,
            )
        )

    def _bridge(self, happened: ScriptedFacts) -> None:
        try:
            self.state.after(happened.facts)
        except FactDoesNotFit as wrong:
            self.unmet_at(happened.line, "facts that fit the table", str(wrong))
            return
        number = len(self.entries) + 1
        self._happened(Entry(number=number, move="", facts=happened.facts, allowed_because=happened.because))

    def _happened(self, entry: Entry) -> None:
        self.written += len(entry.facts)
        self.facts = entry.facts
        self.entries.append(entry)
        self.state = self.state.after(entry.facts)

    def _refuse(self, refused: ScriptedRefusal) -> None:
        game = self.record.box.game
        verdict = game.judge(self.state, refused.move)
        if verdict.allowed and not refused.rules and self._impossible(refused.move):
            return
        said = {reason.rule for reason in verdict.reasons}
        said |= {rule for reason in verdict.reasons for rule in self._ruling_id(reason.ruling)}
        if verdict.allowed or not said.issuperset(refused.rules):
            because = f" because of {', '.join(refused.rules)}" if refused.rules else ""
            self.unmet_at(refused.line, f"'{write(refused.move)}' to be refused{because}", self._verdict(refused.move))

    def _ruling_id(self, name: str) -> tuple[str, ...]:
        return (self.record.box.words.ruling_id(name),) if name else ()

    def _impossible(self, move: Move) -> bool:
        try:
            self.record.box.game.play(self.state, move, self._otherwise)
        except Impossible:
            return True
        return False

    def _verdict(self, move: Move) -> str:
        verdict = self.record.box.game.judge(self.state, move)
        return "it allowed" if verdict.allowed else "refused: " + " ".join(against(verdict))

    def _shuffle(self, zone: str, cards: Sequence[Card]) -> Sequence[Card]:
        if not self.orders:
            return self._otherwise(zone, cards)
        order = self.orders.popleft()
        missing = [card.code for card in order.cards if card not in cards]
        if order.zone != zone or missing:
            self.unmet_at(
                order.line,
                f"a shuffle of {order.zone} with these cards",
                f"a shuffle of {zone}" + (f" without {' '.join(missing)}" if missing else ""),
            )
            return self._otherwise(zone, cards)
        return [*(card for card in cards if card not in order.cards), *reversed(order.cards)]


def against(verdict: Verdict) -> tuple[str, ...]:
    """Return the reasons of a verdict as an entry keeps them: "THROW-29: K♥ does not beat A♠."."""
    return tuple(f"{reason.rule}: {reason.text}" for reason in verdict.reasons)
