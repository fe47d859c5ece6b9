"""Writes an entry, a snapshot or another name into an open session. It is durable when the function returns."""

import logging
import sqlite3

from gattai_desktop.cards.state import State
from gattai_desktop.records.record import Entry
from gattai_desktop.sessions.connection import meta, turn_back
from gattai_desktop.sessions.file_format import LARGE, SNAPSHOT_EVERY, SUM, packed, row_of, summed_up

_log = logging.getLogger(__name__)

_ENTRY = "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)"


def write_entry(connection: sqlite3.Connection, entry: Entry, table: State) -> None:
    """Write an entry, and now and then the table that it leads to.

    Raises sqlite3.Error, and ValueError where it could not be read again; nothing is written then.
    """
    row = row_of(entry)
    columns = row.columns
    if entry.number % SNAPSHOT_EVERY and len(row.facts) <= LARGE:
        connection.execute(_ENTRY, columns)
        return
    data, checksum = packed(table)
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(_ENTRY, columns)
        connection.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", (entry.number, data, checksum))
        connection.execute("COMMIT")
    except BaseException:
        turn_back(connection)
        raise


def withdraw(connection: sqlite3.Connection, number: int) -> None:
    """Take out an entry that was never shown, because its file was taken away while it was written."""
    try:
        for kept in ("entries", "snapshots"):
            connection.execute(f"DELETE FROM {kept} WHERE number = ?", (number,))  # noqa: S608 - two names, both above
    except sqlite3.Error as wrong:
        _log.error("Entry %d was not told and could not be taken out: %s", number, wrong)


def write_name(connection: sqlite3.Connection, name: str, made: int) -> None:
    """Give a session another name. Raises sqlite3.Error; nothing is written then.

    made: when it was made, in milliseconds since 1970, where it is a copy of another; 0 leaves what it says.
    """
    new = {"name": name, **({"created": str(made)} if made else {})}
    said = {**meta(connection), **new}
    try:
        connection.execute("BEGIN IMMEDIATE")
        for key, value in (*new.items(), (SUM, summed_up(said))):
            connection.execute("UPDATE meta SET value = ? WHERE key = ?", (value, key))
        connection.execute("COMMIT")
    except BaseException:
        turn_back(connection)
        raise
