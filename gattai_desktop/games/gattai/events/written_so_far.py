"""What of a trigger stands before the caret: its name, its target or its value, as far as they are written.

`triggers.py` reads whole lines. Here a line may end anywhere, since somebody is still writing it.
"""

import re
from typing import Final, Literal

from gattai_desktop.cards.frozen import frozen

Part = Literal["begin", "name", "target", "value", "after"]
"""What would be written next: a trigger, its name, its target, its value, or what follows a whole trigger."""

_BEGUN: Final = re.compile(
    r"(?P<prefix>\./|\+|/)\s*(?P<name>[^\W\d_]*!?)"
    r"(?P<colon>\s*:\s*(?P<target>\w*))?"
    r"(?P<open>\s*\(\s*(?P<value>[^()]*)(?P<close>\))?)?"
    r"(?P<rest>\s+[^\W\d_]*|\s*)"
)
_WORD: Final = re.compile(r"[\w!]*")
_LETTERS: Final = re.compile(r"[^\W\d_]*")


@frozen
class WrittenSoFar:
    """The trigger in which the caret stands.

    `start` is where it begins, `word` where the word begun at the caret begins, `end` where that word ends behind the
    caret, all in characters from 0; `begun` is that word up to the caret.
    """

    part: Part
    start: int
    word: int
    end: int
    begun: str = ""
    name: str = ""
    target: str | None = None
    value: str | None = None


def trigger_starts(text: str) -> tuple[int, ...]:
    """Return where the triggers of a line begin, in characters from 0; signs within brackets begin none."""
    found, depth = [], 0
    for place, sign in enumerate(text):
        depth = max(0, depth + (sign == "(") - (sign == ")"))
        if (
            not depth
            and (sign in "+/" or text.startswith("./", place))
            and not (sign == "/" and text[:place][-1:] == ".")
        ):
            found.append(place)
    return tuple(found)


def written_so_far(text: str, caret: int) -> WrittenSoFar | None:
    """Return what stands before the caret; None where it belongs to no trigger that can be read."""
    place = max(0, min(caret, len(text)))
    before = text[:place]
    starts = trigger_starts(before)
    if not starts:
        return _beginning(text, place, 0)
    found = _BEGUN.fullmatch(before, starts[-1])
    if found is None:
        joined = re.search(r"\s(and|or)\s+$|\s(and|or)\s+[^\W\d_]+$", before[starts[-1] :], re.IGNORECASE)
        return _beginning(text, place, starts[-1] + joined.end(1 if joined[1] else 2)) if joined else None
    return _within(text, place, found)


def _beginning(text: str, place: int, after: int) -> WrittenSoFar | None:
    """Return a trigger of which at most letters of its name stand there, and no sign before them."""
    begun = text[after:place].lstrip()
    if _LETTERS.fullmatch(begun) is None:
        return None
    word = place - len(begun)
    return WrittenSoFar("begin", word, word, _ends(text, place, _LETTERS), begun)


def _within(text: str, place: int, found: re.Match[str]) -> WrittenSoFar | None:
    name, target, value, rest = found["name"], found["target"], found["value"], found["rest"]
    parts = {"name": name, "target": target, "value": value}
    if rest or found["close"]:
        if not name or (found["colon"] and not target) or (found["open"] and not found["close"]):
            # A space behind a sign is free; what is begun there begins at the caret.
            return _here(
                "value" if found["open"] else "target" if found["colon"] else "name", text, place, found, parts
            )
        begun = rest.lstrip()
        return WrittenSoFar("after", found.start(), place - len(begun), _ends(text, place, _LETTERS), begun, **parts)
    part: Part = "value" if found["open"] else "target" if found["colon"] else "name"
    return _here(part, text, place, found, parts)


def _here(part: Part, text: str, place: int, found: re.Match[str], parts: dict[str, str | None]) -> WrittenSoFar | None:
    if found["rest"].strip():
        return None
    begun = (parts[part] or "") if not found["rest"] or not parts[part] else ""
    if part == "value":
        begun = re.split(r"[^\w]", begun)[-1]
    ends = _ends(text, place, _WORD)
    return WrittenSoFar(part, found.start(), place - len(begun), ends, begun, **parts)  # type: ignore[arg-type]


def _ends(text: str, place: int, letters: re.Pattern[str]) -> int:
    found = letters.match(text, place)
    return place if found is None else found.end()
