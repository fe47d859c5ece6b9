"""The faults of a record, each with its place. Reading goes on after a fault, so that all of them are told."""

from collections.abc import Iterable
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.words import AsWritten, Called, wording

_LONGEST: Final = 1_000
"""Most characters of a message: what it tells of may have been made up, and hold thousands."""


@frozen
class RecordFault:
    """One fault. `line` counts from 1; 0 means the file as a whole."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: {self.text}" if self.line else f"{self.file}: {self.text}"


class Unreadable(ValueError):
    """One clause cannot be read; the message says what was found and what is possible. Becomes a RecordFault.

    The message is a template with values, so that it can be told in another language; what a record says stands in it
    as it is written there.
    """

    def __init__(self, message: str, **values: object) -> None:
        written = {name: AsWritten(value) if type(value) is str else value for name, value in values.items()}
        super().__init__(message if isinstance(message, Called) else wording(message, **written))


def told(wrong: ValueError) -> str:
    """Return what is wrong, in words that can be told in another language where it has such."""
    return wrong.args[0] if wrong.args and isinstance(wrong.args[0], Called) else str(wrong)


class UnreadableRecord(ValueError):
    """A record has faults and was not played. `faults` holds all of them."""

    def __init__(self, faults: Iterable[RecordFault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(map(str, self.faults)))


def message_of(wrong: Exception) -> str:
    """Return what an error says: as words that can be told in another language, where it has any."""
    words = next(iter(wrong.args), None)
    return words if isinstance(words, Called) else str(wrong)


class Unwritable(ValueError):
    """A session cannot be written as a record that would be read as the same session. The message says what of it."""

    def __init__(self, message: str) -> None:
        super().__init__(message if len(message) <= _LONGEST else f"{message[: _LONGEST - 1]}…")
