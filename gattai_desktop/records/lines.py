"""The form of a record, whatever its words mean: keywords, lines that go on, clauses, quoted texts, comments."""

import re
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final

from gattai_desktop.cards.encoding import MAX_ENCODED, MAX_TEXT
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.words import wording
from gattai_desktop.records.fault import Unreadable

MAX_BYTES: Final = 32 * 1024 * 1024
"""Most that is read of one record."""
MAX_LINES: Final = 400_000
MAX_LINE: Final = 500_000
"""Most characters in one line, except where the program itself wrote down facts."""
MAX_CLAUSE: Final = 250_000
"""Most characters in one clause, with the same exception: an entry of a pack is one, and what it says can be long."""
MAX_FACTS_LINE: Final = 2 * (MAX_ENCODED + MAX_TEXT) + 100
"""Most characters in a line of facts: each of those of an entry, and of the reason, may need a backslash before it."""
MAX_CLAUSES: Final = 400_000
"""Most clauses of one record."""
FACTS: Final = "happened"
"""The keyword under which facts stand."""

_PART: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[^";#]+|[;#]')
_FIRST: Final = re.compile(r"(\S+)\s*(.*)", re.DOTALL)
# A text without its closing mark reaches to the end, and is refused when it is read.
_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"?|[^\s,"]+')


@frozen
class RecordLine:
    """One line of a record: its number from 1, the keyword under which it stands, and its clauses.

    goes_on: it has no keyword itself, and continues the line above it.
    """

    number: int
    keyword: str
    clauses: tuple[str, ...]
    goes_on: bool = False


def bare(line: str) -> tuple[str, ...]:
    """Return the clauses of a line: what stands between semicolons outside quotation marks, without a comment."""
    clauses, current = [], ""
    for found in _PART.finditer(line):
        part = found[0]
        if part == "#" and (not current or current[-1].isspace()):
            break
        if part == ";":
            clauses.append(current.strip())
            current = ""
            if len(clauses) > MAX_CLAUSES:
                break
        else:
            current += part
    clauses.append(current.strip())
    return tuple(clause for clause in clauses if clause)


def read_lines(text: str, fault: Callable[[int, str], None]) -> Iterator[RecordLine]:
    """Yield the lines that say something; tells `fault` of what is too long or stands under no keyword."""
    keyword = ""
    found_so_far = 0
    # Only a newline ends a line: other line ends may stand in a text that was pasted.
    for number, line in enumerate(_split(text), 1):
        line = line.removesuffix("\r")  # noqa: PLW2901
        if number > MAX_LINES:
            fault(number, wording("The record is longer than {most} lines; the rest was not read.", most=MAX_LINES))
            return
        most = longest_line(keyword if line[:1].isspace() else line[: len(FACTS) + 1].strip())
        if len(line) > most:
            fault(
                number,
                wording("The line has {number} characters; {most} at most are read.", number=len(line), most=most),
            )
            continue
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        goes_on = line[0].isspace()
        if not goes_on:
            found = _FIRST.match(line)
            assert found is not None
            keyword, line = found[1], found[2]  # noqa: PLW2901
        elif not keyword:
            fault(number, wording("The line is indented, so it continues a keyword, but none stands before it."))
            continue
        clauses = bare(line)
        if keyword != FACTS and (long := max(map(len, clauses), default=0)) > MAX_CLAUSE:
            fault(
                number, wording("A clause has {long} characters; {most} at most are read.", long=long, most=MAX_CLAUSE)
            )
            continue
        found_so_far += len(clauses)
        if found_so_far > MAX_CLAUSES:
            fault(number, wording("The record has more than {most} clauses; the rest was not read.", most=MAX_CLAUSES))
            return
        yield RecordLine(number, keyword, clauses, goes_on)


def longest_line(keyword: str) -> int:
    """Return how many characters a line under a keyword has at most."""
    return MAX_FACTS_LINE if keyword == FACTS else MAX_LINE


def _split(text: str) -> Iterator[str]:
    """Yield the lines of a text one by one: all of them at once, of two signs each, fill hundreds of megabytes."""
    start = 0
    while start < len(text):
        end = text.find("\n", start)
        if end < 0:
            end = len(text)
        yield text[start:end]
        start = end + 1


def heading(text: str) -> str:
    """Return the comment with which a record begins, as one line without its hash signs."""
    words = []
    for line in islice(_split(text), 20):
        if not line.startswith("#"):
            break
        words.append(line.lstrip("# ").strip())
    return " ".join(filter(None, words))


def tokens(clause: str, together: str = "") -> list[str]:
    """Return the words of a clause; commas and blanks divide, a quoted text is one word with its marks.

    together: what several words look like that belong together; "" where none do.
    """
    return (re.compile(rf"{together}(?![\w'])|{_TOKEN.pattern}") if together else _TOKEN).findall(clause)


def unquoted(text: str) -> str:
    """Return what a quoted text says. Raises Unreadable where a mark is missing."""
    if len(text) < 2 or text[0] != '"' or text[-1] != '"':
        raise Unreadable("{text} is no text: write it in quotation marks.", text=text[:60])
    return re.sub(r"\\(.)", lambda found: "\n" if found[1] == "n" else found[1], text[1:-1], flags=re.DOTALL)
