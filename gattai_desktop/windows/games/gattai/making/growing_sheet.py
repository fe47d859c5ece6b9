"""Draws the sheet of a Pilot as it grows: her Stats, pools and figures, what the Coach cues, and what is open."""

from typing import Final

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.bars import BalanceLook
from gattai_desktop.board.drawing import Drawing, caps, measuring, plain, strong, title
from gattai_desktop.board.paint import Paint, PaintedReading
from gattai_desktop.board.speech import called, content, said, speak
from gattai_desktop.content.gattai.making.being_made import BeingMade
from gattai_desktop.content.gattai.making.sheet_so_far import SheetSoFar, sheet_so_far
from gattai_desktop.content.gattai.making.steps import still_open
from gattai_desktop.games.gattai.names import STAT_NAMES
from gattai_desktop.games.gattai.pilots.pilots import COMMITMENTS

_HEAD: Final = 96.0
_SIDE: Final = 22.0


class GrowingSheet(PaintedReading):
    """The right side of the page; a screen reader hears all of it as one text."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._her: BeingMade | None = None
        self._sheet: SheetSoFar | None = None
        self._open: tuple[str, ...] = ()

    def set_her(self, her: BeingMade) -> None:
        self._her, self._sheet = her, sheet_so_far(her)
        self._open = tuple(said(words) for words in still_open(her))
        self.setAccessibleName(self._aloud(her, self._sheet))
        self.update()

    def _aloud(self, her: BeingMade, sheet: SheetSoFar) -> str:
        stats = ", ".join(f"{called(STAT_NAMES[stat])} {number}" for stat, number in sheet.stats.items())
        parts = [self.tr("The sheet of %1").replace("%1", her.book.name or self.tr("the new Pilot")), stats]
        parts += [f"{name}: {value}" for name, value, _ in (*_pools(sheet), *_figures(sheet))]
        parts.append(_open_line(self._open))
        return in_turn(parts)

    def needed(self, wide: int) -> int:
        """Return the height that it needs at that width."""
        draw = measuring(self.paint, wide)
        return round(self._write(draw) * draw.unit)

    def draw(self, draw: Drawing) -> None:
        if self._her is None:
            return
        draw.plate(fill="panel", edge="line", cut=26, inset=1)
        self._write(draw)

    def _write(self, draw: Drawing) -> float:
        """Write everything; return where it ends."""
        her, sheet = self._her, self._sheet
        if her is None or sheet is None:
            return _HEAD
        self._head(draw, her)
        inside = draw.within(_SIDE, _HEAD + 14, draw.wide - 2 * _SIDE)
        y = 0.0
        for left, right in COMMITMENTS.values():
            _bar(inside, y, sheet, left, right)
            y += 60
        for name, value, why in _pools(sheet):
            y = _row(inside, y, name, value, why)
        y += 6
        step = inside.wide / 3
        for place, (name, value, why) in enumerate(_figures(sheet)):
            inside.text(place * step, y + 14, name, plain(13.5), "soft", room=step - 8)
            inside.text(place * step, y + 38, value, title(20), room=step - 8)
            inside.paragraph(place * step, y + 58, why, plain(13), "soft", room=step - 8, most=3)
        y += 106
        chroma = her.sheet
        if chroma is not None:
            y = _heading(inside, y, speak("making", "What Coach cues"))
            for text, what in (
                (chroma.schism, speak("making", "Schism 1")),
                (chroma.lesson, speak("making", "a Lesson")),
            ):
                y = inside.lines(0, y, f"{content(text)}: {what}", plain(14.5), room=inside.wide) + 2
        y = _heading(inside, y, speak("making", "Gear"))
        words = speak("making", "one Accessory, one Armor, one Tool, Tier {tier}", tier=sheet.gear_tier)
        y = inside.lines(0, y, words, plain(14.5), room=inside.wide)
        carried = ", ".join(content(one.name) for one in her.rules("gear") if one.id in her.book.gear)
        y = inside.lines(0, y + 2, carried, plain(14.5), room=inside.wide) if carried else y
        y = _heading(inside, y, speak("making", "Still open"))
        for words in self._open or (speak("making", "nothing"),):
            if self._open:
                inside.sign("jag", 0, y + 4, 14, "price")
            y = inside.lines(24 if self._open else 0, y, words, plain(14.5), room=inside.wide - 24)
        return _HEAD + 14 + y + _SIDE

    def _head(self, draw: Drawing, her: BeingMade) -> None:
        book = her.book
        if her.colour:
            draw.plate(fill=her.colour, cut=26, high=_HEAD, inset=1, both=False)
            draw.crest(her.colour, 18, 18, 60)
        ink = "table" if her.colour and her.colour != "black" else "text"
        x = 92.0 if her.colour else _SIDE
        draw.text(x, 44, book.name, title(30), ink, room=draw.wide - x - 12, fit=True)
        line = " · ".join(part for part in (content(book.role), content(book.specialty)) if part)
        draw.paragraph(x, 66, line, plain(13.5), ink, room=draw.wide - x - 12, most=2)


def _pools(sheet: SheetSoFar) -> tuple[tuple[str, str, str], ...]:
    buffers = speak("making", "{have} of {most}", have=sheet.buffers, most=sheet.max_buffers)
    charges = speak("making", "{have} of {most}", have=sheet.charges, most=sheet.max_charges)
    synapse = speak("making", "Synapse {number}", number=sheet.stats["synapse"])
    circuit = speak("making", "2 × Circuit {number}", number=sheet.stats["circuit"])
    return (called("Buffers"), buffers, synapse), (called("Charges"), charges, circuit)


def _figures(sheet: SheetSoFar) -> tuple[tuple[str, str, str], ...]:
    strike = speak("making", "{one} or {other}", one=sheet.strike[0], other=sheet.strike[1])
    draws = speak("making", "{one} or {other}", one=sheet.draws[0], other=sheet.draws[1])
    return (
        (called("Strike"), strike, speak("making", "we began, or they")),
        (speak("making", "Hand"), str(sheet.max_hand), called(sheet.class_name)),
        (speak("making", "Draws"), draws, speak("making", "for the Team, or herself")),
    )


def _open_line(left: tuple[str, ...]) -> str:
    if not left:
        return speak("making", "Nothing is open.")
    return speak("making", "Still open: {list}", list=", ".join(left))


def _bar(draw: Drawing, y: float, sheet: SheetSoFar, left: str, right: str) -> None:
    have, other = sheet.stats[left], sheet.stats[right]
    draw.letters(0, y, have, 26)
    draw.letters(draw.wide, y, other, 26, align="end")
    if have + other:
        draw.balance(40, y + 5, draw.wide - 80, 16, BalanceLook(have, other), 5.0)
    draw.text(0, y + 46, called(STAT_NAMES[left]), plain(13.5), "soft")
    draw.text(draw.wide, y + 46, called(STAT_NAMES[right]), plain(13.5), "soft", align="end")


def _row(draw: Drawing, y: float, name: str, value: str, why: str) -> float:
    draw.text(0, y + 16, name, strong(15))
    draw.text(0, y + 34, why, plain(13), "soft", room=draw.wide * 0.6)
    draw.text(draw.wide, y + 20, value, strong(16), align="end")
    return y + 46


def _heading(draw: Drawing, y: float, words: str) -> float:
    draw.rule(y + 8)
    draw.text(0, y + 30, words, caps(13), "soft", room=draw.wide)
    return y + 40
