"""Plays whole tables with automatic players, who do what people can do, and checks each table after every move.

The demo opens a session file for each table, lets automatic players play it to its end, and checks after every move
whether the table is sound (`soundness`). At the end the session is read from its file again and written as a record.
The caller makes the table (`open_table`): a `GameModel`, with windows or without.
"""

import random
import time
from collections.abc import Callable
from contextlib import nullcontext
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from attrs import define, field

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.shuffle import Shuffle, seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import AsWritten, Words, say
from gattai_desktop.content.written_file import bytes_written
from gattai_desktop.file_kinds import RECORD, SESSION
from gattai_desktop.games.move import Move
from gattai_desktop.players.evening import CannotGoOn, OfferedButRefused, TableToPlay
from gattai_desktop.players.programme import DemoOptions, Programme
from gattai_desktop.players.programmes import programme
from gattai_desktop.players.soundness import Unsound, unsound
from gattai_desktop.records.fault import UnreadableRecord
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.records.writer import write_record
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.system_report import written_down

OpenTable = Callable[[Journal, Shuffle], TableToPlay]
TakePicture = Callable[[TableToPlay, Path], None]
"""Saves pictures of the table as it is now; their names begin with this path."""


@frozen
class TablePlayed:
    """One table that was played: what it was, how far it came, and what was wrong with it."""

    number: int
    scenario: str
    seats: int
    moves: int
    faults: tuple[str, ...] = ()

    def told(self) -> Words:
        """Return this in a sentence."""
        words = "table {number}: {scenario}, {seats} at the table, {count} moves"
        what = say(words, number=self.number, scenario=self.scenario, seats=self.seats, count=self.moves)
        return what if not self.faults else say("{what}: {faults}", what=what, faults=AsWritten(" ".join(self.faults)))


@frozen
class DemoReport:
    """Every table that was played."""

    tables: tuple[TablePlayed, ...]

    @property
    def moves(self) -> int:
        return sum(table.moves for table in self.tables)

    @property
    def faults(self) -> tuple[TablePlayed, ...]:
        """The tables with which something was wrong."""
        return tuple(table for table in self.tables if table.faults)

    @property
    def ok(self) -> bool:
        """Whether every table was played to its end and stayed sound."""
        return not self.faults

    def told(self) -> tuple[Words, ...]:
        """Return a line for each table with faults, and one about all of them."""
        tables, moves = say("{count} tables", count=len(self.tables)), say("{count} moves", count=self.moves)
        wrong = say("{number} with faults", number=len(self.faults)) if self.faults else say("none with faults")
        last = say("{tables}, {moves}, {wrong}", tables=tables, moves=moves, wrong=wrong)
        return (*(table.told() for table in self.faults), last)


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - the report of a demo is for standard output


def run_demo(
    options: DemoOptions,
    open_table: OpenTable,
    *,
    picture: TakePicture | None = None,
    say: Callable[[str], None] = _say,
    pause: Callable[[float], None] = time.sleep,
) -> DemoReport:
    """Play tables and return what became of them; a fault of one does not keep the next from being played.

    `picture` is called in the first table's first Gambit, first Throwdown and at its end; `pause` waits after each
    move, so that windows can go on meanwhile. Raises SessionError where a session file cannot be made.
    """
    if options.out is not None:
        options.out.mkdir(parents=True, exist_ok=True)
    played: list[TablePlayed] = []
    # A demo into one session needs no other place, and leaves none behind where it is ended from outside.
    has_place = options.out or (options.session.parent if options.session is not None and options.games == 1 else None)
    with nullcontext(has_place) if has_place else TemporaryDirectory(prefix="gattai-demo-") as folder:
        for number in range(1, options.games + 1):
            place = _free(Path(folder), f"demo-{number}")
            file = options.session if number == 1 and options.session is not None else place.with_suffix(SESSION)
            demo = _Demo(options, number, place, open_table, say, pause, picture if number == 1 else None)
            played.append(demo.play(file))
    return DemoReport(tuple(played))


def _free(folder: Path, name: str) -> Path:
    """A name in the folder under which nothing of an earlier demo lies."""
    places = (folder / (name if again == 1 else f"{name}-{again}") for again in count(1))
    return next(one for one in places if not any(one.with_suffix(end).exists() for end in (SESSION, RECORD)))


@define
class _Demo:
    """One table of a demo."""

    options: DemoOptions
    number: int
    place: Path
    """Where its record and pictures go, without an ending."""
    open_table: OpenTable
    say: Callable[[str], None]
    pause: Callable[[float], None]
    picture: TakePicture | None
    dice: random.Random = field(init=False)
    programme: Programme = field(init=False)
    _pictured: set[str] = field(init=False, factory=set)
    _seen: tuple[int, State] | None = field(init=False, default=None)

    def __attrs_post_init__(self) -> None:
        self.dice = random.Random(f"{self.options.seed}.{self.number}")
        self.programme = programme(self.options.game)

    def play(self, file: Path) -> TablePlayed:
        """Play it, and look at what it left behind."""
        box = self.programme.box()
        setup = self.programme.setup(self.options, self.number, self.dice)
        with Journal.create(file, box, setup) as journal:
            seats = self.programme.sitting(setup)
            played = TablePlayed(self.number, setup.scenario, seats, 0)
            faults = self._evening(journal)
            moves, state = journal.last, journal.state()
        faults += self._afterwards(file, state, moves)
        return evolve(played, moves=moves, faults=tuple(faults))

    def _evening(self, journal: Journal) -> list[str]:
        table = self.open_table(journal, seeded(self.dice.randrange(2**32)))
        players = {seat: self.programme.player(journal.box.game, self.dice) for seat in table.seats}
        self._seen = (0, journal.state())

        def moved(move: Move | None) -> None:
            self._moved(journal, table, move)

        try:
            self.programme.play(table, players, self.dice, moved)
        except (CannotGoOn, OfferedButRefused, Unsound) as wrong:
            return [f"entry {journal.last}: {wrong}"]
        except Exception as broken:  # noqa: BLE001 - whatever breaks is a fault of this table; the next is played
            return [f"entry {journal.last}: {written_down(broken)}"]
        finally:
            self._take_picture(table, "end")
        return []

    def _moved(self, journal: Journal, table: TableToPlay, move: Move | None) -> None:
        what = "taking back" if move is None else f"'{move}'"
        if self.options.report:
            self.say(f"committed {journal.last}")
        if move is not None and journal.box.game.phrases.read(str(move)) != move:
            raise Unsound(f"after {what}: its words read as another move.")
        assert self._seen is not None
        number, before = self._seen
        for entry in journal.entries(number + 1):
            after = before.after(entry.facts)
            for fault in unsound(journal.box.game, before, entry.facts, after):
                raise Unsound(f"after {what}: {fault}")
            before = after
        if before != journal.state():
            raise Unsound(f"after {what}: the entries do not add up to the table.")
        self._seen = journal.last, journal.state()
        step = str(journal.state().values.get("step"))
        if step in self.programme.pictured:
            self._take_picture(table, step.partition(".")[0])
        if self.options.pace:
            self.pause(self.options.pace)

    def _take_picture(self, table: TableToPlay, moment: str) -> None:
        if self.picture is None or self.options.out is None or moment in self._pictured:
            return
        self._pictured.add(moment)
        self.picture(table, self.place.with_name(f"{self.place.name}-{moment}"))

    def _afterwards(self, file: Path, state: State, moves: int) -> list[str]:
        """Read the session from its file, play it again, and write and read its record."""
        faults: list[str] = []
        with Journal.open(file) as journal:
            if journal.last != moves or journal.state() != state:
                faults.append("The file, opened again, holds another table.")
            again = journal.box.begin(journal.setup())
            for entry in journal.entries():
                again = again.after(entry.facts)
            if again != state:
                faults.append("The facts, played again from the start, give another table.")
            text = write_record(journal.box, journal.setup(), journal.entries(), f"Demo, table {self.number}")
        if self.options.out is not None:
            bytes_written(self.place.with_suffix(RECORD), text.encode())
        try:
            replayed = replay(read(text, f"{self.place.name}.record"))
        except UnreadableRecord as wrong:
            return [*faults, f"The record cannot be read: {wrong}"]
        faults += [str(unmet) for unmet in replayed.unmet[:3]]
        if replayed.state != state:
            faults.append("The record, played again, gives another table.")
        return faults
