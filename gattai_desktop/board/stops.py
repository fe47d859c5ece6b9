"""Says where a line on a plate has a full stop: one sentence alone has none, of several each has its own."""

import re
from typing import Final

from gattai_desktop.board.words import DrawnWords, PlainText, spoken

_ENDS_INSIDE: Final = re.compile(r"[.!?…]\s")


def without_stop(line: DrawnWords | str) -> DrawnWords | str:
    """Return the line as it stands on a plate: without its stop, where it is one sentence."""
    whole = spoken(line)
    if not whole.endswith(".") or whole.endswith("..") or _ENDS_INSIDE.search(whole):
        return line
    if isinstance(line, str):
        return line.rstrip()[:-1]
    *pieces, last = line
    if not isinstance(last, PlainText) or not last.words.rstrip().endswith("."):
        return line
    return (*pieces, PlainText(last.words.rstrip()[:-1]))
