"""Names what a game counts by its number, such as "Battle 2", so that no two marks of a replay read the same."""

from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Mapping

from gattai_desktop.board.speech import translated
from gattai_desktop.games.landmarks import Landmarks
from gattai_desktop.model.past import Past
from gattai_desktop.model.timeline import Mark, SessionPart

CountedNames = Mapping[Mark | SessionPart, str]
"""What is called by a number, with that name; everything else is called by its kind."""


def numbered(marks: Iterable[Mark], kind: str, gone: Collection[int] = ()) -> Iterator[tuple[int, int]]:
    """Yield the entries of the marks of a kind, each with its number in its game; none of what was taken back."""
    number = 0
    for mark in marks:
        if mark.kind == "over":
            number = 0
        elif mark.kind == kind and mark.entry not in gone:
            number += 1
            yield mark.entry, number


def counted_name(landmarks: Landmarks) -> str:
    """Return what one of those is called that a game counts; "" where it counts nothing."""
    return next((translated(one.name) for one in landmarks.kinds if one.key == landmarks.counted), "")


def counted_names(past: Past, landmarks: Landmarks) -> CountedNames:
    """Return the names of the marks that a game counts, and of the parts that are called like them."""
    line, name = past.timeline, counted_name(landmarks)
    found = list(numbered(line.marks, landmarks.counted, line.gone_at(past.last)))
    names: dict[Mark | SessionPart, str] = {
        Mark(landmarks.counted, entry): f"{name} {number}" for entry, number in found
    }
    alike = {kind for kind, (called, _sign) in landmarks.parts.items() if translated(called) == name}
    for part in line.parts:
        place = bisect_left(found, (part.first, 0))
        if part.kind in alike and place < len(found) and found[place][0] <= part.last:
            names[part] = f"{name} {found[place][1]}"
    return names
