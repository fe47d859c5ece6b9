"""Says and draws the result of the open combo, and every chain roll of the showdown, beside the page of a clash."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.drawing import Drawing, caps, plain, strong
from gattai_desktop.board.speech import called, listed, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.tasuo.combos import combo_of
from gattai_desktop.windows.games.tasuo.card_signs import BODIES, GAUGE
from gattai_desktop.windows.games.tasuo.clash_looks import state_of
from gattai_desktop.windows.games.tasuo.clash_story import ChainRoll, ClashStory, rolls_of, story_of
from gattai_desktop.windows.kit.seat_view import SeatView


@frozen
class ComboResultLine:
    """One result of a combo, such as who was destroyed: its sign, what it is, and the figures or names.

    counts: for each player whose count has changed, the seat and from what to what; drawn with crests for the names.
    """

    sign: str
    title: str
    line: str
    counts: tuple[tuple[Seat, str], ...] = ()


@frozen
class ComboResult:
    """The result of the open combo, and the rolls of the showdown, oldest first."""

    lines: tuple[ComboResultLine, ...] = ()
    rolls: tuple[ChainRoll, ...] = ()

    def spoken(self) -> str:
        """Return what a screen reader says of it."""
        told = "; ".join(f"{one.title}: {one.line}" for one in self.lines)
        rolls = ", ".join(
            speak("tasuo", "{rolled} made the chain" if one.made else "{rolled} broke it", rolled=one.rolled)
            for one in self.rolls
        )
        parts = (speak("tasuo", "What came of it"), told, speak("tasuo", "All rolls"), rolls)
        return in_turn(parts) if rolls else ". ".join(parts[:2])


NO_RESULT: Final = ComboResult()


def combo_result(view: SeatView) -> ComboResult:
    """Return the result of the open combo; `NO_RESULT` where none is open, or the log does not tell of it."""
    combo = combo_of(view.sight)
    story = story_of(view, combo) if combo is not None else None
    if story is None or not story.hits:
        return NO_RESULT
    return ComboResult(tuple(_lines(view, story)), rolls_of(view))


def draw_combo_result(draw: Drawing, look: ComboResult) -> None:
    """Draw a result with its signs, where there is room in two lines each, and the last rolls below."""
    foot = draw.at(70, 54) if look.rolls else 0.0
    step, line = min((draw.high - foot) / max(len(look.lines), 1), draw.at(48, 40)), draw.size(plain(13)) * 1.2
    size, two = draw.at(20, 16), step >= 2 * line
    for place, one in enumerate(look.lines):
        y = place * step
        draw.sign(one.sign, 0, y + step / 2 - size / 2, size)
        x = size + 10
        room = draw.wide - x
        if one.counts:
            _draw_counts(draw.within(x, y + step / 2 - line, room, 2 * line), one, line, titled=two)
            continue
        said = (
            (one.line,)
            if two and draw.width(one.line, plain(13)) <= room
            else draw.wrapped(one.line, plain(13), room, 2)
        )
        titled = two and len(said) == 1
        base = draw.base(y + step / 2 - line * (len(said) + titled - 1) / 2, plain(13))
        if titled:
            draw.text(x, base, one.title, strong(13), room=room)
            base += line
        for number, words in enumerate(said):
            draw.text(x, base + number * line, words, plain(13), "soft" if titled else "text", room=room, fit=True)
    if look.rolls:
        _draw_rolls(draw.within(0, len(look.lines) * step, high=foot), look.rolls)


def _draw_counts(draw: Drawing, look: ComboResultLine, line: float, *, titled: bool) -> None:
    """Draw a count of both players on one line, each after the crest; above it what is counted, where that has room."""
    base = draw.base(draw.middle + (line / 2 if titled else 0), plain(13))
    if titled:
        draw.text(0, base - line, look.title, strong(13), room=draw.wide)
    side, gap, x = 0.86 * line, 4.0, 0.0
    for seat, words in look.counts:
        draw.crest(seat, x, base - 0.84 * side, side)
        x += side + gap + draw.text(x + side + gap, base, words, plain(13), "soft" if titled else "text") + 2.5 * gap


def _draw_rolls(draw: Drawing, rolls: tuple[ChainRoll, ...]) -> None:
    side, gap = draw.at(30, 24), 6.0
    room = max(int((draw.wide + gap) // (side + gap)), 1)
    shown = rolls[-room:]
    words = speak("tasuo", "All rolls") if len(shown) == len(rolls) else speak("tasuo", "Last rolls")
    top = draw.size(caps(12)) * 1.2
    draw.text(0, top, words, caps(12), "soft", room=draw.wide)
    y, mark = top + 6, draw.at(12, 10)
    for place, one in enumerate(shown):
        x = place * (side + gap)
        draw.plate(x, y, side, side * 0.85, edge="edge", line=1.2, cut=6, radius=2)
        draw.text(
            x + side / 2, draw.base(y + side * 0.42, strong(14)), str(one.rolled), strong(14), align="middle",
            room=side, fit=True,
        )  # fmt: skip
        sign, ink = ("tick", "legal") if one.made else ("cross", "refused")
        draw.sign(sign, x + side / 2 - mark / 2, y + side * 0.85 + 3, mark, ink)


def _lines(view: SeatView, story: ClashStory) -> Iterator[ComboResultLine]:
    hit = story.last
    fallen = ", ".join(one.name for one in story.fallen)
    if fallen:
        count = len(story.fallen)
        yield ComboResultLine("jag", speak("tasuo", "{number} destroyed", number=count), fallen)
    elif hit is not None:
        yield ComboResultLine("jag", speak("tasuo", "Nobody destroyed"), state_of(hit, named=False))
    for title, sign, values in (
        (speak("tasuo", "Body Count"), BODIES, story.bodies),
        (speak("tasuo", "Clash Gauge"), GAUGE, story.gauges),
    ):
        if values:
            counts = tuple((seat, f"{before} → {after}") for seat, before, after in values)
            line = listed([f"{view.name(seat)} {words}" for seat, words in counts])
            yield ComboResultLine(sign, title, line, counts)
    if story.lost:
        yield ComboResultLine("ts-weapon", speak("tasuo", "Weapons lost"), ", ".join(called(one) for one in story.lost))
