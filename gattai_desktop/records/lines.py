"""The form of a record, whatever its words mean: keywords, lines that go on, clauses, quoted texts, comments."""

import re
from collections.abc import Callable, Iterator
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.records.fault import Unreadable

MAX_BYTES: Final = 32 * 1024 * 1024
"""Most that is read of one record."""
MAX_LINES: Final = 1_000_000
MAX_LINE: Final = 200_000
"""Most characters in one line."""
MAX_CLAUSE: Final = 25_000
"""Most characters in one clause, except where the program itself wrote down facts."""
MAX_CLAUSES: Final = 1_000_000
"""Most clauses of one record."""
FACTS: Final = "happened"
"""The keyword under which facts stand."""

_PART: Final = re.compile(r'"(?:[^"\\]|\\.)*"?|[^";#]+|[;#]')
_FIRST: Final = re.compile(r"(\S+)\s*(.*)", re.DOTALL)
# A text without its last mark is taken to the end, and refused by whoever reads it.
_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"?|[^\s,"]+')


@frozen
class Line:
    """One line of a record: its number from 1, the keyword under which it stands, and its clauses."""

    number: int
    keyword: str
    clauses: tuple[str, ...]


def bare(line: str) -> tuple[str, ...]:
    """Return the clauses of a line: what stands between semicolons outside quotation marks, without a comment."""
    clauses, current = [], ""
    for part in _PART.findall(line):
        if part == "#" and (not current or current[-1].isspace()):
            break
        if part == ";":
            clauses.append(current.strip())
            current = ""
        else:
            current += part
    clauses.append(current.strip())
    return tuple(clause for clause in clauses if clause)


def read_lines(text: str, fault: Callable[[int, str], None]) -> Iterator[Line]:
    """Yield the lines that say something; tells `fault` of what is too long or stands under no keyword."""
    keyword = ""
    found_so_far = 0
    for number, line in enumerate(text.splitlines(), 1):
        if number > MAX_LINES:
            fault(number, f"The record is longer than {MAX_LINES} lines; the rest was not read.")
            return
        if len(line) > MAX_LINE:
            fault(number, f"The line has {len(line)} characters; {MAX_LINE} at most are read.")
            continue
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if not line[0].isspace():
            found = _FIRST.match(line)
            assert found is not None
            keyword, line = found[1], found[2]  # noqa: PLW2901
        elif not keyword:
            fault(number, "The line is indented, so it continues a keyword, but none stands before it.")
            continue
        clauses = bare(line)
        if keyword != FACTS and (long := max(map(len, clauses), default=0)) > MAX_CLAUSE:
            fault(number, f"A clause has {long} characters; {MAX_CLAUSE} at most are read.")
            continue
        found_so_far += len(clauses)
        if found_so_far > MAX_CLAUSES:
            fault(number, f"The record has more than {MAX_CLAUSES} clauses; the rest was not read.")
            return
        yield Line(number, keyword, clauses)


def heading(text: str) -> str:
    """Return the comment with which a record begins, as one line without its hash signs."""
    words = []
    for line in text.splitlines()[:20]:
        if not line.startswith("#"):
            break
        words.append(line.lstrip("# ").strip())
    return " ".join(filter(None, words))


def tokens(clause: str) -> list[str]:
    """Return the words of a clause; commas and blanks divide, a quoted text is one word with its marks."""
    return _TOKEN.findall(clause)


def quoted(text: str) -> str:
    """Return a text in quotation marks, as `unquoted` reads it."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def unquoted(text: str) -> str:
    """Return what a quoted text says. Raises Unreadable where a mark is missing."""
    if len(text) < 2 or text[0] != '"' or text[-1] != '"':
        raise Unreadable(f"{text[:60]} is no text: write it in quotation marks.")
    return re.sub(r"\\(.)", lambda found: "\n" if found[1] == "n" else found[1], text[1:-1], flags=re.DOTALL)
