"""Nobody has to read a code: what the book writes as a line of triggers is said in words."""

import re
from collections.abc import Iterable
from typing import Final

from tests.windows.desk_surfaces import DESKS, QUOTED

CODE: Final = re.compile(r"\+[A-Z][A-Za-z!]+|:[A-Z]\w*\(|\b[a-z]+_[a-z]+\b")
"""How a line of triggers begins or aims, and how records write what has a name."""
_WRITTEN: Final = {"trigger"}
"""Where a line of triggers is written by hand."""
_EXAMPLE: Final = ("+Schism:Team(1)",)
_QUOTED: Final = {
    "packs, not brought in": QUOTED,
    **dict.fromkeys((name for name in DESKS if name.startswith("desk")), _EXAMPLE),
}
"""What of a file has to be found again in it; and the one example that says how a line of triggers is written.

The example stands on the page that a desk opens with; whether that page is painted before another is opened is chance.
"""


def shows_no_code(name: str, lines: Iterable[str]) -> None:
    """What a window shows and tells holds no code, but what it quotes."""
    if name in _WRITTEN:
        return
    quoted = re.compile("|".join(map(re.escape, _QUOTED.get(name, ()))) or "(?!)")
    shown = {line for line in lines if CODE.search(quoted.sub("", line))}
    assert not shown, "\n".join(sorted(shown))
