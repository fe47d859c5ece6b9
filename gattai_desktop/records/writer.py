"""Writes a session as a record: its Setup, every move, and the order of every shuffle. Nothing is lost."""

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from gattai_desktop.cards.encoding import MAX_ENCODED, MAX_FACTS, MAX_TEXT, facts_to_json, refuse_too_much
from gattai_desktop.cards.facts import ZoneShuffled
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.games.box import Box
from gattai_desktop.games.move import quoted
from gattai_desktop.records.entities import written_entity
from gattai_desktop.records.fault import Unwritable, message_of
from gattai_desktop.records.lines import (
    FACTS,
    MAX_BYTES,
    MAX_CLAUSE,
    MAX_CLAUSES,
    MAX_FACTS_LINE,
    MAX_LINES,
    RecordLine,
    bare,
    longest_line,
)
from gattai_desktop.records.record import Entry
from gattai_desktop.records.replay import MAX_PLAYED
from gattai_desktop.records.undone_entries import Course
from gattai_desktop.records.written import written_cards, written_value

_COLUMN: Final = 8
_SPARE: Final = 2_000
_TURNED: Final = 8
"""Characters by which a fact is longer when it is turned back, at most: it names another rule."""
_LARGE: Final = wording("So long a session does not fit into one.")
_SEAT: Final = re.compile(r"\S+")


def write_record(box: Box, setup: Any, entries: Iterable[Entry], title: str = "") -> str:  # noqa: ANN401
    """Return the text of the record. Reading it gives the same Setup, playing it the same facts.

    Raises Unwritable where it could not be read again.
    """
    return "\n".join(written_lines(box, setup, entries, title)) + "\n"


def written_lines(box: Box, setup: Any, entries: Iterable[Entry], title: str) -> Iterator[str]:  # noqa: ANN401
    """Yield the lines of the record; `title` becomes its first comment. Raises Unwritable as `write_record` does."""
    size = _Size()
    if title:
        yield from (size.line(f"# {line}") for line in title.splitlines())
    head = [_under("game", box.key), *(size.clauses(*one) for one in _block("given", _given(box, setup)))]
    _refuse_another_table(box, setup, head)
    yield from head
    for entry in entries:
        try:
            size.entry(entry)
            for keyword, clauses in _entry(entry, size.goes_back(entry)):
                if keyword == "when":
                    _refuse_another_move(box, entry, clauses)
                yield size.clauses(keyword, clauses)
        except ValueError as wrong:
            words = "Entry {number} cannot stand in a record: {reason}"
            raise Unwritable(wording(words, number=entry.number, reason=message_of(wrong))) from None


def _refuse_another_table(box: Box, setup: Any, head: list[str]) -> None:  # noqa: ANN401
    """Raise Unwritable where what a record begins with would be read as another table, or not be read."""
    # Only an export needs it.
    from gattai_desktop.records.fault import UnreadableRecord
    from gattai_desktop.records.reader import read

    try:
        same = read("\n".join(head), box=box).start == box.begin(setup)
    except ValueError as wrong:
        told = wrong.faults[0].text if isinstance(wrong, UnreadableRecord) else message_of(wrong)
        raise Unwritable(_no_start(told)) from None
    if not same:
        raise Unwritable(_no_start(wording("it would be read as another table.")))


def _no_start(reason: str) -> str:
    return wording("What the table was set up with cannot stand in a record: {reason}", reason=reason)


def _refuse_another_move(box: Box, entry: Entry, clauses: tuple[str, ...]) -> None:
    """Raise ValueError where the line of a move would be read as something else, or not be read."""
    # Only an export needs it.
    from gattai_desktop.records.reader import done_of

    read = done_of(RecordLine(0, "when", clauses), box)
    if (read.by, read.narration, read.allowed) != (entry.by, entry.narration, entry.overruled):
        raise Unwritable(_read_otherwise("; ".join(clauses)))


def _read_otherwise(written: str) -> str:
    return wording("'{written}' would be read as something else.", written=AsWritten(written[:80]))


class _Size:
    """Counts how much of a record was written, and lets nothing through that would not be read."""

    def __init__(self) -> None:
        self._bytes = self._lines = self._clauses = self._facts = 0
        self._course = Course()
        self._large: list[tuple[int, int]] = []
        """Of each entry how many facts it has, and of how many characters when they are turned back."""

    def goes_back(self, entry: Entry) -> bool:
        """Whether an entry can stand in a record as going back: one line leads over no more than an entry holds."""
        counts = [self._large[number - 1] for number, _ in self._way(entry)]
        fits = sum(count for count, _ in counts) <= MAX_FACTS and sum(long for _, long in counts) < MAX_ENCODED - _SPARE
        if entry.back_to is not None and fits:
            self._course.went_back(entry.number, entry.back_to)
        self._large.append((len(entry.facts), len(facts_to_json(entry.facts)) + _TURNED * len(entry.facts)))
        return fits

    def _way(self, entry: Entry) -> Iterator[tuple[int, bool]]:
        return iter(()) if entry.back_to is None else self._course.steps(entry.number - 1, entry.back_to)

    def entry(self, entry: Entry) -> None:
        """Count the facts to which an entry will be played."""
        self._facts += len(entry.facts)
        if self._facts > MAX_PLAYED:
            raise Unwritable(wording("A record is played to {most} facts. {large}", most=MAX_PLAYED, large=_LARGE))

    def clauses(self, keyword: str, clauses: tuple[str, ...]) -> str:
        rest = "; ".join(clauses)
        longest = MAX_FACTS_LINE if keyword == FACTS else MAX_CLAUSE
        if "\n" in rest or bare(rest) != clauses:
            raise Unwritable(_read_otherwise(rest))
        if len(rest) > longest and max(map(len, clauses)) > longest:
            raise Unwritable(wording("It has more than {most} characters.", most=longest))
        self._clauses += len(clauses)
        if self._clauses > MAX_CLAUSES:
            raise Unwritable(wording("A record has at most {most} clauses. {large}", most=MAX_CLAUSES, large=_LARGE))
        line = self.line(_under(keyword, rest))
        if len(line) > longest_line(keyword):
            raise Unwritable(wording("Its line has more than {most} characters.", most=longest_line(keyword)))
        return line

    def line(self, line: str) -> str:
        self._lines += 1
        self._bytes += len(line.encode()) + 2  # some systems end a line with two signs
        if self._lines > MAX_LINES or self._bytes > MAX_BYTES:
            words = "A record has at most {lines} lines and {size} MiB. {large}"
            raise Unwritable(wording(words, lines=MAX_LINES, size=MAX_BYTES // 1024**2, large=_LARGE))
        return line


def _given(box: Box, setup: Any) -> Iterator[str]:  # noqa: ANN401
    yield f"name {quoted(setup.name)}"
    if setup.edition:
        yield f"edition {setup.edition}"
    if setup.scenario:
        yield f"scenario {quoted(setup.scenario)}"
    yield from (f"ruling {name} = {option}" for name, option in setup.rulings.items())
    for word, entity in box.words.entities.items():
        yield from (f"{word} {written_entity(entity, one)}" for one in getattr(setup, entity.field))
    yield from (f"{path} = {written_value(value)}" for path, value in setup.values.items())
    for zone, lying in setup.zones.items():
        top_first = zone.startswith("deck.")
        shown = lying[::-1] if top_first else lying
        cards = written_cards(tuple(one.card for one in shown), tuple(one.up for one in shown))
        yield f"zone {zone} {cards}"


def _entry(entry: Entry, goes_back: bool) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the lines of an entry, each with its keyword and its clauses.

    goes_back: if it went back, that is what the record says of it, or else what happened.
    """
    if len(entry.narration) > MAX_TEXT or len(entry.allowed_because) > MAX_TEXT:
        raise Unwritable(wording("It has a text of more than {most} characters.", most=MAX_TEXT))
    if entry.back_to is not None and goes_back:
        yield "back", (f"to {entry.back_to}", *(_allowed(entry) or _because(entry)))
        return
    if not entry.move:
        facts = facts_to_json(entry.facts)
        refuse_too_much(len(entry.facts), facts)
        yield FACTS, (quoted(facts), *_because(entry))
        return
    for fact in entry.facts:
        if isinstance(fact, ZoneShuffled):
            order = written_cards(tuple(one.card for one in reversed(fact.after)))
            yield "shuffle", (f"{fact.zone} {order}",)
    clauses = [entry.move]
    seat = _SEAT.match(entry.move)
    if seat and seat[0].lower() != entry.by:
        clauses.append(f"by {entry.by.capitalize()}")
    clauses += _allowed(entry)
    if entry.narration:
        clauses.append(f"says {quoted(entry.narration)}")
    yield "when", tuple(clauses)


def _allowed(entry: Entry) -> tuple[str, ...]:
    if not entry.overruled:
        return ()
    return (f"Coach allows {quoted(entry.allowed_because)}" if entry.allowed_because else "Coach allows",)


def _because(entry: Entry) -> tuple[str, ...]:
    return (f"because {quoted(entry.allowed_because)}",) if entry.allowed_because else ()


def _block(keyword: str, lines: Iterable[str]) -> Iterator[tuple[str, tuple[str, ...]]]:
    first = keyword
    for line in lines:
        yield first, (line,)
        first = ""


def _under(keyword: str, rest: str) -> str:
    return f"{keyword:<{_COLUMN - 1}} {rest}"
