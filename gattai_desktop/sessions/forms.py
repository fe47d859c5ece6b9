"""The forms that session files have had, each with its tables and the step that brings a file to it.

docs/session-file.md tells what changed. A form that was released once stays here for good, and a file of it in
tests/sessions/fixtures.
"""

import sqlite3
from collections.abc import Callable
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.sessions.file_format import FORMAT, SCHEMA, Schema, schema


@frozen
class Form:
    """One form: what a file of it is made of, and how a file of the form before becomes one (None for the first).

    `step` changes tables and rows inside a transaction that is open already; it needs nothing but the connection.
    """

    schema: Schema
    step: Callable[[sqlite3.Connection], None] | None = None


FORMS: Final[dict[int, Form]] = {FORMAT: Form(schema(SCHEMA))}


def newest() -> int:
    """The number of the form that is written today."""
    return max(FORMS)


def bring_up(connection: sqlite3.Connection, form: int) -> None:
    """Bring a file of an older form up to the newest, step by step, or leave it as it is. Raises sqlite3.Error."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for number in range(form + 1, newest() + 1):
            step = FORMS[number].step
            assert step is not None, f"Nothing leads to form {number}."
            step(connection)
            connection.execute(f"PRAGMA user_version={number}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
