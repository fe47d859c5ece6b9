"""Reads a session file that is damaged, skips what SQLite cannot read of it, and bridges what is lost."""

import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from gattai_desktop.cards.difference_of_tables import NoBridge, bridge
from gattai_desktop.cards.encoding import MAX_TEXT
from gattai_desktop.cards.facts import Fact, FactDoesNotFit
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import wording
from gattai_desktop.content.boxes import KEYS, NoBox, box
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.games.box import Box
from gattai_desktop.games.table_form import NAME
from gattai_desktop.records.progress import Told, counted
from gattai_desktop.records.record import Entry
from gattai_desktop.sessions.connection import meta
from gattai_desktop.sessions.errors import SessionDamaged, in_words
from gattai_desktop.sessions.file_format import (
    ENTRY_COLUMNS,
    SNAPSHOT_EVERY,
    SUM,
    RowDamaged,
    entry_of,
    summed_up,
    unpacked,
)
from gattai_desktop.sessions.findings import Findings, missing_said
from gattai_desktop.sessions.reading import beginning_fault, last_number, most_entries, page_fault
from gattai_desktop.sessions.session_box import session_box
from gattai_desktop.sessions.setup_data import UnreadableSetup, setup_from_json

_log = logging.getLogger(__name__)
_GIVE_UP: Final = 2_000
"""Entries that are looked for beyond the last that was found, where the file cannot say how many it has."""


class DamagedFile:
    """A session file that may be damaged anywhere; it notes each fault that it comes upon."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self._path = path
        self._connection = connection
        self._faults: list[str] = []
        try:
            self._meta = meta(connection)
        except sqlite3.DatabaseError as wrong:
            self._meta = {}
            self._faults.append(wording("What the file says of itself cannot be read."))
            _log.info("%s: %s", path.name, wrong)
        if SUM in self._meta and self._meta[SUM] != summed_up(self._meta):
            self._faults.append(wording("What the file says of itself (name, set-up) is not what was written."))
        if told := page_fault(connection, thorough=True) or beginning_fault(path):
            self._faults.append(wording("Pages of the file are damaged: {told}", told=told))
        try:
            self.box = session_box(self._meta) if "game" in self._meta else self._guessed()
        except NoBox as wrong:
            raise SessionDamaged(
                "{name}: {reason} It was not touched.", name=path.name, reason=in_words(wrong)
            ) from None
        self.knows_a_table = False

    def _guessed(self) -> Box:
        """Return the game whose cards lie on the tables of the file, for a file that does not name it."""
        for key in KEYS:
            self.box = box(key)
            if any(self._snapshot(number) is not None for number in range(0, 10 * SNAPSHOT_EVERY, SNAPSHOT_EVERY)):
                return self.box
        return box(KEYS[0])

    def setup(self) -> Any:  # noqa: ANN401
        """What the table was set up with, or else something to begin with: the first table is bridged to."""
        name = self._meta.get("name", self._path.stem)[:MAX_TEXT]
        return self._own_setup() or table_form(self.box.key).setup({NAME: name})

    def _own_setup(self) -> Any:  # noqa: ANN401
        try:
            return setup_from_json(self._meta.get("setup", ""), self.box)
        except UnreadableSetup:
            return None

    def findings(self, told: Told) -> Findings:
        damaged: list[int] = []
        unfitting: list[int] = []
        faults = self._faults
        state = self._snapshot(0)
        if state is None:
            faults.append(wording("The table at the start cannot be read."))
        try:
            begun = self.box.begin(setup_from_json(self._meta.get("setup", ""), self.box))
        except (UnreadableSetup, ValueError) as wrong:
            faults.append(wording("What the table was set up with cannot be read. {reason}", reason=in_words(wrong)))
        else:
            state = state or begun
        self.knows_a_table = state is not None
        last = self._last()
        for number in counted(range(1, last + 1), last, told):
            entry = self._entry(number)
            after = None
            if entry is None:
                damaged.append(number)
            elif state is not None:
                try:
                    after = state.after(entry.facts)
                except FactDoesNotFit as wrong:
                    faults.append(
                        wording("Move {number} does not fit: {reason}", number=number, reason=in_words(wrong))
                    )
            if entry is not None and after is None:
                unfitting.append(number)
            state = self._compared(number, after, self._snapshot(number))
            self.knows_a_table = self.knows_a_table or state is not None
        faults += missing_said(damaged, unfitting)
        return Findings(
            path=self._path,
            box=self.box,
            name=self._meta.get("name", self._path.stem)[:MAX_TEXT],
            last=last,
            damaged=tuple(damaged),
            unfitting=tuple(unfitting),
            faults=tuple(faults),
            knows_a_table=self.knows_a_table,
        )

    def _compared(self, number: int, state: State | None, kept: State | None) -> State | None:
        """Go on from a snapshot where entries before it are lost; say where the two disagree."""
        if kept is None:
            return state
        if state is not None and kept != state:
            self._faults.append(wording("The table after move {number} is not what the moves lead to.", number=number))
        return kept if state is None else state

    def bridged(self, start: State, told: Told) -> Iterator[tuple[int, tuple[Fact, ...], Entry | None]]:
        """Yield every entry that can be played, before it the facts that bridge what is lost."""
        table = start  # as the new session has it
        state = self._snapshot(0)  # as the old one had it, None while it is not known
        facts = self._bridge(start, state, 0)
        if facts is None:
            state = start if self._own_setup() is not None else None
        elif facts and state is not None:
            yield 0, facts, None
            table = state
        last = self._last()
        for number in counted(range(1, last + 1), last, told):
            entry = self._entry(number)
            after = None
            if entry is not None and state is not None:
                try:
                    after = state.after(entry.facts)
                except FactDoesNotFit:
                    after = None
            if after is not None and state is not None:
                yield number, bridge(table, state), entry
                table = state = after
                continue
            state = self._snapshot(number)
            facts = self._bridge(table, state, number)
            if facts is None:
                state = None
            elif state is not None:
                yield number, facts, None
                table = state

    def _bridge(self, table: State, state: State | None, number: int) -> tuple[Fact, ...] | None:
        """The facts that lead to a table that was kept; None where there is none, or one with other cards."""
        try:
            return None if state is None else bridge(table, state)
        except NoBridge:
            self._faults.append(
                wording("The table after move {number} has other cards than the tables before it.", number=number)
            )
            return None

    def _last(self) -> int:
        try:
            return last_number(self._connection)
        except RowDamaged as wrong:
            self._faults.append(in_words(wrong))
        except sqlite3.DatabaseError:
            pass
        return self._searched()

    def _searched(self) -> int:
        last = number = 0
        most = most_entries(self._connection)
        while number < min(last + _GIVE_UP, most):
            number += 1
            if self._entry(number) is not None:
                last = number
        return last

    def _entry(self, number: int) -> Entry | None:
        try:
            query = f"SELECT {ENTRY_COLUMNS} FROM entries WHERE number = ?"  # noqa: S608
            row = self._connection.execute(query, (number,)).fetchone()
            return entry_of(row, self.box.game.cards) if row else None
        except (sqlite3.DatabaseError, RowDamaged):
            return None

    def _snapshot(self, number: int) -> State | None:
        try:
            query = "SELECT state, checksum FROM snapshots WHERE number = ?"
            row = self._connection.execute(query, (number,)).fetchone()
            return unpacked(row[0], row[1], self.box.game.cards, number) if row else None
        except (sqlite3.DatabaseError, RowDamaged) as wrong:
            # The page that cannot be read may or may not have held a snapshot.
            if number and (isinstance(wrong, RowDamaged) or not number % SNAPSHOT_EVERY):
                self._faults.append(wording("The table after move {number} cannot be read.", number=number))
            return None
