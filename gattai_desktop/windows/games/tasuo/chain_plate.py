"""Shows a chain roll on the field: the last hit, the sums of two dice as columns, the chain table, what was rolled."""

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QRectF
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, plain, strong, title
from gattai_desktop.board.looks import LookButton
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import called, speak
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.combos import ALWAYS_FAILS, ALWAYS_SUCCEEDS, ANY_TYPE, makes_chain
from gattai_desktop.windows.games.tasuo.card_signs import type_sign
from gattai_desktop.windows.games.tasuo.chain_looks import (
    SUMS,
    ChainLook,
    ChainRow,
    RolledLook,
    chain_look,
    in_hundred,
    rolled_look,
    ways,
)
from gattai_desktop.windows.games.tasuo.clash_drawing import draw_clash, draw_told
from gattai_desktop.windows.games.tasuo.field_grid import FieldGrid
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.seat_view import SeatView

_SPOTS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the spots of a die are, in steps from its middle."""
_MOST_WAYS: Final = 6
_PARTED: Final = 0.5
_CLASH: Final = 0.38
_FLAT: Final = 0.15
"""How much of the plate's height the last hit takes, and at most for its width: between its cards names have room."""
_ROOM, _WIDTH = 270, 720
"""Height and width in pixels of the screen from which the last hit is drawn and not told in a line."""


class ChainPlate(LookButton[ChainLook]):
    """The chain roll that is due, over the other side of the field. A press takes it away."""

    def draw(self, draw: Drawing) -> None:
        draw.plate(fill="panel", edge="live", cut=18, line=1.6, inset=1, both=False)
        gap = draw.at(18, 12)
        half, top = draw.wide * _PARTED, gap * 0.6
        clash = self.look.clash
        if clash is not None:
            high = min(draw.high * _CLASH, draw.wide * _FLAT) if self.holds_clash else draw.size(plain(13)) * 1.3
            at = draw.within(gap, gap * 0.7, draw.wide - 2 * gap, high)
            if self.holds_clash:
                draw_clash(at, clash, self.look.need)
            else:
                draw_told(at, clash)
            top = high + gap * 1.1
        high = draw.high - top - gap * 0.6
        _draw_odds(draw.within(gap, top, half - gap * 1.5, high), self.look)
        _draw_table(draw.within(half, top, half - gap, high), self.look)

    @property
    def holds_clash(self) -> bool:
        """Whether there is room for the sum of the last hit as plates; else it is one line."""
        return self.height() >= _ROOM and self.width() >= _WIDTH


def _draw_odds(draw: Drawing, look: ChainLook) -> None:
    head, line = strong(17), plain(14)
    base = draw.size(head)
    words = speak("tasuo", "{need} is needed", need=look.need)
    used = draw.text(0, base, words, head)
    draw.text(draw.wide, base, look.odds, strong(14), "legal", align="end", room=draw.wide - used - 12)
    step = draw.size(line) * 1.35
    draw.text(0, base + step, look.why, line, "soft", room=draw.wide)
    foot = draw.high - step
    draw.text(0, foot, look.follows, line, room=draw.wide)
    draw.text(0, draw.high - 2, speak("tasuo", "Press to see the field"), plain(13), "soft", room=draw.wide)
    top = base + step + draw.at(12, 7)
    _draw_columns(draw.within(0, top, draw.wide, foot - draw.size(line) - draw.at(12, 5) - top), look.need)


def _draw_columns(draw: Drawing, need: int) -> None:
    """Draw the sums from 2 to 12 as high as they are likely; those that make the chain are filled."""
    style = strong(13)
    foot = draw.high - draw.size(style) - draw.at(6, 3)
    mark = draw.at(13, 11)
    step = draw.wide / len(SUMS)
    for number, total in enumerate(SUMS):
        wide, high = step * 0.8, (foot - mark) * ways(total) / _MOST_WAYS
        x, good = number * step + step * 0.1, makes_chain(total, need)
        draw.fill(x, foot - high, wide, high, "legal" if good else "well")
        if not good:
            draw.shape((x, foot - high), (x + wide, foot - high), (x + wide, foot), (x, foot), edge="edge", line=1.2)
        if total in (ALWAYS_FAILS, ALWAYS_SUCCEEDS):
            sign, ink = ("cross", "refused") if total == ALWAYS_FAILS else ("star", "legal")
            draw.sign(sign, x + wide / 2 - mark / 2, foot - high - mark - 2, mark, ink)
        ink = "text" if total == need else "legal" if good else "soft"
        draw.text(x + wide / 2, draw.high - 2, str(total), style, ink, align="middle")


def _draw_table(draw: Drawing, look: ChainLook) -> None:
    """Draw what each type of attack needs, here too, and what may follow it."""
    rows = len(look.rows) + 1
    high = draw.high / rows
    heads = (speak("tasuo", "After a"), speak("tasuo", "need"), speak("tasuo", "here"),
             speak("tasuo", "in 100"), speak("tasuo", "goes on with"))  # fmt: skip
    columns = [draw.wide * share for share in (0.02, 0.36, 0.47, 0.58, 0.72)]
    rights = [*columns[1:], draw.wide]
    for x, right, words in zip(columns, rights, heads, strict=True):
        draw.text(x, high * 0.68, words, plain(13), "soft", room=right - x - 4)
    for number, row in enumerate(look.rows, 1):
        _draw_row(draw.within(0, number * high, draw.wide, high), row, columns, lit=row.type == look.type)


def _draw_row(draw: Drawing, row: ChainRow, columns: list[float], *, lit: bool) -> None:
    ink, soft = ("table", "table") if lit else ("text", "soft")
    if lit:
        draw.plate(0, 1, draw.wide, draw.high - 2, fill="text", cut=8, radius=3)
    style, size = strong(14), min(draw.at(18, 15), draw.high - 4)
    base = draw.base(draw.middle, style)
    draw.sign(type_sign(row.type), columns[0], draw.middle - size / 2, size, ink)
    draw.text(columns[0] + size + 6, base, called(row.type), style, ink, room=columns[1] - columns[0] - size - 8)
    draw.text(columns[1], base, f"{row.base}+", style, soft)
    draw.text(columns[2], base, f"{min(row.here, ALWAYS_SUCCEEDS)}+", style, ink)
    draw.text(columns[3], base, str(in_hundred(row.here)), style, soft)
    room = (draw.wide - columns[4] - 4) / len(ANY_TYPE)
    for number, kind in enumerate(row.following):
        draw.sign(type_sign(kind), columns[4] + number * room, draw.middle - size / 2, min(size, room - 2), ink)


def draw_rolled(draw: Drawing, look: RolledLook) -> None:
    """Draw what was rolled in a strip: the dice, their sum, whether the chain was made, what may follow."""
    ink = "legal" if look.made else "refused"
    draw.plate(fill="panel", edge=ink, cut=12, line=1.4, inset=1)
    side, x = draw.high * 0.56, draw.at(14, 10)
    for number in look.dice or ():
        draw_die(draw.within(x, (draw.high - side) / 2, side, side), number)
        x += side + draw.at(8, 5)
    big = title(draw.high * 0.46)
    words = f"= {look.rolled}" if look.dice else str(look.rolled)
    x += draw.text(x, draw.base(draw.middle, big), words, big, ink) + draw.at(14, 9)
    style, line = strong(15), plain(13)
    base = draw.middle - draw.at(5, 3) if look.follows else draw.base(draw.middle, style)
    used = draw.text(x, base, look.title, style, ink)
    room = draw.wide - x - used - 20
    draw.text(x + used + 8, base, look.line, line, "soft", room=room)
    if look.follows:
        draw.text(x, base + draw.size(line) * 1.4, look.follows, line, room=draw.wide - x - 8)


def draw_die(draw: Drawing, number: int) -> None:
    """Draw a die that fills the drawing."""
    draw.plate(fill="text", cut=draw.high * 0.2, radius=3)
    spot, step = draw.high * 0.16, draw.high * 0.26
    for across, down in _SPOTS[number]:
        x, y = draw.wide / 2 + across * step - spot / 2, draw.middle + down * step - spot / 2
        draw.fill(x, y, spot, spot, "table")


# ---------------------------------------------------------------------- on the field

_ABOVE_OWN: Final = 0.06
"""How much of the strip between both sides stays free above the own side."""


class FieldChain(QObject):
    """The plate of a chain roll, which a press takes away for this roll, and the strip of what was rolled."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(parent)
        self._pane = parent
        self.plate = ChainPlate(paint, ChainLook("", 0, 0, 0, (), ""), parent)
        self.plate.hide()
        self.group = FocusGroup(self.plate, self.plate.setFocus)
        self.plate.clicked.connect(self._fold)
        self.rolled: RolledLook | None = None
        self._entry = self._folded = -1
        self._strip_free = self._arena_lies = False
        self._beneath: Sequence[QWidget] = ()

    def _fold(self) -> None:
        self._folded = self._entry
        self.plate.hide()
        self._uncover()
        self._pane.update()  # what stands just above the plate is written again, too

    def show_view(self, seen: SeatView) -> None:
        """Show what is rolled for now."""
        self._entry = seen.model.entry
        look = chain_look(seen)
        if look is not None:
            self.plate.set_look(look)
        self.plate.setVisible(look is not None and self._folded != self._entry)
        self.rolled = None if look is not None else rolled_look(seen)
        between = (zone(seat) for zone in (zones.use, zones.arena) for seat in zones.SEATS)
        self._arena_lies = any(seen.count(zones.arena(seat)) for seat in zones.SEATS)
        self._strip_free = look is not None and look.clash is not None and not any(map(seen.count, between))

    @property
    def said(self) -> tuple[str, ...]:
        """What a screen reader says of the last roll, if that is shown."""
        return (self.rolled.spoken(),) if self.rolled is not None else ()

    @property
    def covers(self) -> bool:
        """Whether the plate lies over the other side."""
        return not self.plate.isHidden()

    def lay(self, grid: FieldGrid, beneath: Sequence[QWidget]) -> None:
        """Lay the plate over the other side, and the strip where that is free; beneath: what is pressed there else."""
        self._beneath = beneath
        self._uncover()
        place = grid.other_side
        if self._strip_free:
            place.setBottom(grid.strip.bottom() - grid.strip.height() * _ABOVE_OWN)
        self.plate.setGeometry(place.toAlignedRect())
        self.plate.raise_()

    def _uncover(self) -> None:
        for one in self._beneath:
            one.setHidden(self.covers)

    def place(self, grid: FieldGrid, used: Iterable[QRectF]) -> QRectF:
        """Return where the strip lies: right of the Arena if one lies there, with most room between cards in use."""
        strip, free = grid.strip, []
        left = grid.use(zones.KA if self._arena_lies else zones.KAO).left()
        for box in sorted(used, key=lambda one: one.left()):
            free.append((left, box.left()))
            left = max(left, box.right())
        start, end = max((*free, (left, strip.right())), key=lambda one: one[1] - one[0])
        return QRectF(start, strip.top(), end - start, strip.height())

    def draw(self, draw: Drawing, grid: FieldGrid, used: Iterable[QRectF]) -> None:
        """Draw what was rolled between both sides."""
        if self.rolled is not None:
            draw_rolled(draw.over(self.place(grid, used)), self.rolled)
