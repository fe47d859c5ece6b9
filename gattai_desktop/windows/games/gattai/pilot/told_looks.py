"""What was told when a Pilot was made, and what her Team settled: concept, Sacrifices, answers, Team (CONTENT 1.4).

All of it is known to everybody at the table, as it was when she was made.
"""

from collections.abc import Iterable

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.drawing import Drawing, caps, plain
from gattai_desktop.board.speech import content, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import Seat
from gattai_desktop.windows.kit.seat_view import SeatView


@frozen
class ToldGroup:
    """Texts that belong together, each with what it is: "Food", "rice balls"."""

    title: str
    texts: tuple[tuple[str, str], ...]

    def spoken(self) -> str:
        """Return what a screen reader says."""
        return in_turn((self.title, *(f"{name}: {text}" for name, text in self.texts)))


def told_of(seen: SeatView, seat: Seat) -> tuple[ToldGroup, ...]:
    """Return what was told of a Pilot and of her Team, without what nobody told."""
    groups = (
        ToldGroup(speak("sheet", "Who she is"), tuple(_concept(seen, seat))),
        ToldGroup(speak("sheet", "Sacrifices"), tuple(_sacrifices(seen, seat))),
        ToldGroup(speak("sheet", "Answers"), _pairs(seen, f"pilot.{seat}.answers")),
        ToldGroup(seen.prose("team.name") or speak("sheet", "The Team"), tuple(_team(seen))),
    )
    return tuple(one for one in groups if one.texts)


def _pairs(seen: SeatView, path: str) -> tuple[tuple[str, str], ...]:
    found = seen.value(path)
    pairs = (one for one in found if isinstance(one, tuple) and len(one) == 2) if isinstance(found, tuple) else ()
    return tuple((content(str(name)), content(str(text))) for name, text in pairs)


def _named(texts: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    return [(name, text) for name, text in texts if text]


def _concept(seen: SeatView, seat: Seat) -> list[tuple[str, str]]:
    path = f"pilot.{seat}"
    held = dict(_pairs(seen, f"{path}.concept"))
    return _named(
        (
            (speak("sheet", "What she is"), seen.prose(f"{path}.who")),
            (speak("sheet", "Why she fights"), seen.prose(f"{path}.why")),
            (speak("sheet", "What she wants"), seen.prose(f"{path}.goal")),
            (speak("sheet", "Her hue"), seen.prose(f"{path}.palette")),
            (speak("sheet", "Adjectives"), ", ".join(map(content, seen.keys(f"{path}.adjectives")))),
            (speak("sheet", "Accessory"), held.get("accessory", "")),
            (speak("sheet", "Food"), held.get("food", "")),
            (speak("sheet", "Hobby"), held.get("hobby", "")),
            (speak("sheet", "What one sees first"), held.get("trait", "")),
            (speak("sheet", "In the yearbook"), held.get("quote", "")),
        )
    )


def _sacrifices(seen: SeatView, seat: Seat) -> list[tuple[str, str]]:
    held = dict(_pairs(seen, f"pilot.{seat}.sacrifices"))
    return _named(
        (
            (speak("sheet", "From her right neighbour"), held.get("right", "")),
            (speak("sheet", "From her left neighbour"), held.get("left", "")),
            (speak("sheet", "The tie that she lost"), held.get("own", "")),
        )
    )


def _team(seen: SeatView) -> list[tuple[str, str]]:
    return _named(
        (
            (speak("sheet", "Motto"), seen.prose("team.motto")),
            (speak("sheet", "Taboos"), ", ".join(map(content, seen.keys("team.taboos")))),
            (speak("sheet", "Coach's pet"), seen.prose("team.pet")),
            (speak("sheet", "The Final Form"), seen.prose("team.final_form")),
            (speak("sheet", "Salute"), seen.prose("team.salute")),
            (speak("sheet", "Ritual before a battle"), seen.prose("team.ritual")),
        )
    )


def write_told(draw: Drawing, group: ToldGroup) -> float:
    """Write a group; return where it ends, in drawing pixels."""
    draw.text(0, 14, group.title, caps(13), "soft", room=draw.wide)
    y = 26.0
    for name, text in group.texts:
        y = draw.lines(0, y, name, plain(13), "soft", room=draw.wide)
        y = draw.lines(0, y, text, plain(15), room=draw.wide) + 5
    return y
