"""Exports a session or record as a seat may see it: its table after an entry, its log, its record."""

import html
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, Final

from gattai_desktop.cards.encoding import fact_to_data
from gattai_desktop.cards.facts import FactDoesNotFit
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import to_data
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.cards.zone import ALL, PUBLIC, Seat
from gattai_desktop.content.written_file import why_not_read
from gattai_desktop.file_kinds import SESSION, ends_in
from gattai_desktop.games.box import Box
from gattai_desktop.games.phrases import NotAMove
from gattai_desktop.games.told import ToldLine
from gattai_desktop.records.fault import Unwritable
from gattai_desktop.records.progress import Told as Patient
from gattai_desktop.records.progress import nobody
from gattai_desktop.records.reader import read_file
from gattai_desktop.records.record import Entry
from gattai_desktop.records.replay import replay
from gattai_desktop.records.writer import write_record
from gattai_desktop.sessions.connection import in_use
from gattai_desktop.sessions.errors import NotReadable, SessionError, in_words, no_record
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.leftover_wal import left_beside
from gattai_desktop.sessions.out_of_reach import refuse_closed
from gattai_desktop.sessions.reading import check_beside, room_to_look
from gattai_desktop.sessions.shelf import copy_session, setup_as_called
from gattai_desktop.sessions.shelf_entry import damaged


class NoSuchView(SessionError):
    """An entry or a seat was asked for that the session does not have."""


@frozen
class ToldSession:
    """A session to export, read from a file or a record; `start` is the table before the first entry."""

    box: Box
    setup: Any
    name: str
    start: State
    entries: Sequence[Entry]

    def steps(self) -> Iterator[tuple[State, Entry]]:
        """Yield each entry with the table before it."""
        state = self.start
        for entry in self.entries:
            try:
                after = state.after(entry.facts)
            except FactDoesNotFit as wrong:
                raise FactDoesNotFit("move {number}: {fault}", number=entry.number, fault=wrong.args[0]) from None
            yield state, entry
            state = after


@frozen
class Seen:
    """A table after an entry of a file, as a seat sees it, with the questions that are open."""

    path: Path
    box: Box
    name: str
    state: State
    entry: int
    seat: Seat


@contextmanager
def _taken_for_granted(path: Path, of: Box) -> Iterator[None]:
    """Do what takes every table of a file for one of its game's. Raises SessionDamaged where one is not."""
    try:
        yield
    except (SessionError, FactDoesNotFit, Unwritable):
        raise
    except Exception as wrong:
        words = wording("One of its tables is none of {name} ({kind}).", name=of.name, kind=type(wrong).__name__)
        raise damaged(path, words) from wrong


@contextmanager
def untouched(path: Path, heard: Patient = nobody) -> Iterator[Journal]:
    """Open a session to read it, without having it alone and without touching it; it may be open elsewhere.

    `heard` is told how much of it was copied. Raises SessionError, Stopped.
    """
    refuse_closed(path)
    if left_beside(path) and not in_use(path):
        check_beside(path)  # a copy would leave out what is spoilt there, without a word
    with room_to_look(path) as folder:
        copy = Path(folder) / path.name  # which is what messages name
        copy_session(path, copy, heard)
        with Journal.open(copy) as journal:
            yield journal


def _is_text(path: Path) -> bool:
    """Whether a file is a record rather than a session, by its ending or its beginning. Raises NotReadable."""
    refuse_closed(path)
    if ends_in(path, SESSION) or not path.is_file():
        return False
    try:
        with path.open("rb") as file:
            return file.read(6) != b"SQLite"
    except OSError as wrong:
        raise NotReadable("{name} cannot be read: {reason}.", name=path.name, reason=why_not_read(wrong)) from wrong


def told(path: Path) -> ToldSession:
    """Read a session file, or play a record. Raises SessionError, UnreadableRecord."""
    if _is_text(path):
        record = read_file(path)
        return ToldSession(
            record.box, record.setup, record.title or record.setup.name, record.start, replay(record).entries
        )
    with untouched(path) as journal:
        setup, entries = setup_as_called(journal), tuple(journal.entries())
        return ToldSession(journal.box, setup, journal.name, journal.state_at(0), entries)


def seen_at(path: Path, entry: int | None, seat: Seat) -> Seen:
    """Return the table after an entry (the last, without one) as a seat sees it. Raises NoSuchView."""
    if _is_text(path):
        played = replay(read_file(path))
        number = _entry(path, entry, len(played.entries))
        box, name = played.record.box, played.record.setup.name
        state = next(islice(played.states(), number, None))
    else:
        with untouched(path) as journal:
            number = _entry(path, entry, journal.last)
            box, name, state = journal.box, journal.name, journal.state_at(number)
    with _taken_for_granted(path, box):
        return Seen(path, box, name, state, number, _seat(box, state, seat))


def _entry(path: Path, entry: int | None, last: int) -> int:
    if entry is not None and not 0 <= entry <= last:
        words = "{name} has moves 1 to {last}; 0 is the start. There is no move {number}."
        raise NoSuchView(wording(words, name=AsWritten(path.name), last=last, number=entry))
    return last if entry is None else entry


def _seat(box: Box, state: State, seat: str) -> Seat:
    known = (*box.game.seats(state), PUBLIC, ALL)
    if seat.lower() not in known:
        words = "Nobody sits at '{seat}'. Choose one of: {known}."
        raise NoSuchView(wording(words, seat=AsWritten(seat[:40]), known=AsWritten(", ".join(known))))
    return seat.lower()


def told_of(seen: Seen, *, as_json: bool) -> str:
    """Return the table as one JSON object, or as lines of a record. Raises SessionDamaged."""
    with _taken_for_granted(seen.path, seen.box):
        return _told_of(seen, as_json=as_json)


def _told_of(seen: Seen, *, as_json: bool) -> str:
    game = seen.box.game
    sight = game.sight(seen.state, seen.seat)
    zones = {
        zone: [{"card": one.card.code, "up": one.up} for one in lying] for zone, lying in sorted(sight.zones.items())
    }
    asks = [{"seat": ask.seat, "kind": ask.kind, "text": str(ask.text)} for ask in game.asks(seen.state)]
    values = {path: to_data(value) for path, value in sorted(sight.values.items())}
    if as_json:
        data = {
            "game": seen.box.key,
            "name": seen.name,
            "entry": seen.entry,
            "seat": seen.seat,
            "values": values,
            "zones": zones,
            "asks": asks,
        }
        return json.dumps(data, ensure_ascii=False, sort_keys=False)
    lines = [f"{path} = {json.dumps(value, ensure_ascii=False)}" for path, value in values.items()]
    lines += [f"zone {zone} " + " ".join(one.card.code for one in sight.zones[zone]) for zone in zones]
    lines += [f"asked {ask['seat'].capitalize()} {ask['kind']}" for ask in asks]
    return "\n".join(lines)


def exported(path: Path, form: str, seat: str = "") -> str:
    """Return a session or record as "record" (which holds everything), or as "json" or "html" as a seat sees it."""
    found = told(path)
    try:
        with _taken_for_granted(path, found.box):
            return _exported(found, form, seat)
    except FactDoesNotFit as wrong:
        raise damaged(path, in_words(wrong)) from None
    except Unwritable as wrong:
        raise no_record(path.name, wrong) from None


def _exported(found: ToldSession, form: str, seat: str) -> str:
    if form == "record":
        if seat not in ("", ALL):
            raise NoSuchView("A record holds the whole session. Choose html or json for what a seat may see.")
        return write_record(found.box, found.setup, found.entries, found.name)
    looks = _seat(found.box, found.start, seat or PUBLIC)
    return _as_json(found, looks) if form == "json" else _as_html(found, looks)


def _as_json(found: ToldSession, seat: Seat) -> str:
    game = found.box.game
    entries = [
        {
            "number": entry.number,
            "at": entry.at,
            "by": entry.by,
            "says": [str(line) for line in _lines(found.box, state, entry, seat)],
            "narration": entry.narration,
            "against": list(entry.against),
            "because": entry.allowed_because,
            "back_to": entry.back_to,
            "facts": [fact_to_data(fact) for _, fact in game.sight_of_facts(state, entry.facts, seat)],
        }
        for state, entry in found.steps()
    ]
    head = {"game": found.box.key, "name": found.name, "seat": seat, "entries": entries}
    return json.dumps(head, ensure_ascii=False, indent=1) + "\n"


def _lines(box: Box, state: State, entry: Entry, seat: Seat) -> Sequence[ToldLine]:
    """What the log says of an entry to a seat; `state` is the table before it."""
    game = box.game
    try:
        move = game.phrases.read(entry.move) if entry.move else None
    except (NotAMove, ValueError):
        move = None
    facts = game.sight_of_facts(state, entry.facts, seat)
    hidden = len(facts) != len(entry.facts)
    if move is not None and seat not in (ALL, move.seat) and hidden and game.keeps_secret(move):
        move = None
    return box.lines(game.sight(state, seat), move, facts, entry.by)


_PAGE: Final = """<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{title}</title>
<style>
body {{ font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem;
       color: #e8e6df; background: #16181d }}
h1 {{ font-size: 1.4rem }} ol {{ padding-left: 2.5rem }} li {{ margin: .6rem 0 }}
p {{ margin: 0 }} .follows {{ color: #a9adb8 }} .said {{ font-style: italic }}
</style>
<h1>{title}</h1>
<ol>
{entries}
</ol>
</html>
"""


def _as_html(found: ToldSession, seat: Seat) -> str:
    """Return the log as one page that needs nothing else."""
    title = html.escape(found.name)
    items = "\n".join(_item(found.box, state, entry, seat) for state, entry in found.steps())
    return _PAGE.format(title=title, entries=items)


def _item(box: Box, state: State, entry: Entry, seat: Seat) -> str:
    parts = []
    if entry.back_to is not None:
        parts.append(f"<p>Taken back, to entry {entry.back_to}.</p>")
    else:
        for line in _lines(box, state, entry, seat):
            margin = f' class="follows" style="margin-left: {line.depth}rem"' if line.depth else ""
            parts.append(f"<p{margin}>{html.escape(str(line))}</p>")
    if entry.against:
        against = html.escape(" ".join(entry.against))
        because = f" “{html.escape(entry.allowed_because)}”" if entry.allowed_because else ""
        parts.append(f'<p class="follows">Coach allows it{because}, against {against}</p>')
    if entry.narration:
        parts.append(f'<p class="said">“{html.escape(entry.narration)}”</p>')
    return f'<li value="{entry.number}">' + "".join(parts) + "</li>"


def table_to_try(path: Path | None, game: str, scenario: str, edition: str = "") -> State:
    """Return the table of a session or record as it stands, or without one the table that a scenario begins with.

    Nothing is written. Raises SessionError, UnreadableRecord, NoSuchScenario, NotPossible.
    """
    if path is not None:
        return seen_at(path, None, ALL).state
    from gattai_desktop.content.boxes import box
    from gattai_desktop.content.new_tables import table_form

    form = table_form(game, scenario)
    return box(game).begin(form.setup(form.typed({"edition": edition})))
