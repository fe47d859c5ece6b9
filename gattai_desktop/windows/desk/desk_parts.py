"""The left side of the desk: the parts of an evening with their counts, and what is missing before it begins."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.arrow_group import ArrowGroup, tab_stops
from gattai_desktop.board.drawing import Drawing, caps, measuring, plain, title
from gattai_desktop.board.paint import Paint, PaintedButton, PaintedGroup
from gattai_desktop.board.speech import listed, speak
from gattai_desktop.windows.kit.game_desk import DeskGap, DeskPart, DeskPlace

_ROW: Final = 46.0
_LOW_ROW: Final = 28.0
_LEAST_GAPS: Final = 62.0
"""Height that the heading of what is missing needs with its first line."""
_EDGE: Final = 24.0
_STYLE: Final = plain(15)
_SIGN: Final = 28.0
"""Width of the sign before the words of a gap, and height of a line of them."""
_LINE: Final = 20.0
_MOST: Final = 3
_ELSE: Final = "else"
"""The row for all parts that most packs do not have, and this one neither."""
_LETTERS: Final = 24
"""Most letters for which such a row has room."""


class PartRow(PaintedButton):
    """A part of the evening: its sign, its name, how many it has."""

    ring = (10.0, 1.0)

    def __init__(self, paint: Paint, parent: QWidget, name: str, sign: str) -> None:
        super().__init__(paint, parent)
        self.name, self.sign, self.count, self.lit = name, sign, "", False
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.show_count("")

    def show_count(self, count: str) -> None:
        self.count = count
        self.setAccessibleName(f"{self.name}: {count}" if count else self.name)
        self.update()

    def set_lit(self, *, on: bool) -> None:
        if on != self.lit:
            self.lit = on
            self.update()

    def draw(self, draw: Drawing) -> None:
        ink = "table" if self.lit else "text"
        if self.lit or self.underMouse():
            draw.plate(fill="live" if self.lit else "panel", cut=8, inset=1)
        draw.sign(self.sign, 14, draw.high / 2 - 9, 18, ink)
        used = draw.text(draw.wide - 14, draw.base(draw.high / 2, plain(16)), self.count, plain(16), ink, align="end")
        room, style = draw.wide - 48 - used - 24, plain(min(17.0, draw.high * 0.62))
        draw.text(48, draw.base(draw.high / 2, style), self.name, style, ink, room=room, fit=True)


class GapRow(PaintedButton):
    """A line of what an evening has ready or lacks; a press leads to where it is mended."""

    ring = (6.0, -0.5)

    def __init__(self, paint: Paint, parent: QWidget, gap: DeskGap) -> None:
        super().__init__(paint, parent)
        self.gap = gap
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(gap.words)

    def needed(self, wide: float) -> float:
        """Return its height at that width, both in pixels of the screen."""
        ruler = measuring(self.paint, wide)
        return self.paint.px(len(ruler.wrapped(self.gap.words, _STYLE, ruler.wide - _SIGN, _MOST)) * _LINE + 7)

    def draw(self, draw: Drawing) -> None:
        if self.underMouse():
            draw.plate(fill="panel", cut=6)
        sign, ink = (
            ("cross", "refused") if self.gap.stops else ("tick", "legal") if self.gap.ready else ("jag", "price")
        )
        draw.sign(sign, 0, 4, 14, ink)
        ink = "refused" if self.gap.stops else "soft" if self.gap.ready else "text"
        draw.paragraph(_SIGN, 16, self.gap.words, _STYLE, ink, room=draw.wide - _SIGN, most=_MOST, step=_LINE)


class DeskParts(PaintedGroup):
    """The left side. It says what is missing; nothing forbids to begin.

    Signals:
        chosen: the key of a part, or of a page of the whole evening.
        asked(str, str, str): an entry is to be shown, by its family and its id, at a field of it.
        faultAsked: what keeps the evening from being played is to be shown.
    """

    chosen = Signal(str)
    asked = Signal(str, str, str)
    faultAsked = Signal()

    def __init__(self, paint: Paint, parent: QWidget, parts: Sequence[DeskPart], places: Sequence[DeskPlace]) -> None:
        super().__init__(paint, parent)
        self.rows: dict[str, PartRow] = {}
        self._seldom = {one.key: one.title for one in parts if one.seldom}
        self._empty: list[str] = []
        """The parts that have no row of their own, since there is nothing of them yet."""
        named = [(one.key, one.title, one.sign) for one in parts]
        named += [(_ELSE, "", "plus")] if self._seldom else []
        named += [(one.key, one.title, one.sign) for one in places]
        for key, words, sign in named:
            row = PartRow(paint, self, words, sign)
            row.clicked.connect(lambda _on, key=key: self.chosen.emit(self._empty[0] if key == _ELSE else key))
            self.rows[key] = row
        self._island = ArrowGroup(self, list(self.rows.values()))
        self._name = self._line = ""
        self.gaps: list[GapRow] = []
        """What is missing, before what is ready, as far as there is room."""
        self._more = ""
        self._more_at = 0.0
        self._top = 0.0
        self.setAccessibleName(speak("desk", "Parts of the evening"))

    def show_pack(self, name: str, line: str, counts: Mapping[str, str], gaps: Sequence[DeskGap], faults: int) -> None:
        """Show what the evening is called, how much of each part it has, how many faults, and what is missing."""
        self._name, self._line = name, line
        self._empty = [key for key in self._seldom if counts.get(key) == "0"]
        for key, row in self.rows.items():
            row.show_count(counts.get(key, ""))
            row.setVisible(key not in self._empty and (key != _ELSE or bool(self._empty)))
        self._name_else()
        told = speak("desk", "{count} faults keep it from being played", count=faults)
        listed = [*([DeskGap(words=told, stops=True)] if faults else []), *sorted(gaps, key=lambda one: one.ready)]
        self.setAccessibleDescription(". ".join(one.words for one in listed if not one.ready))
        if listed != [one.gap for one in self.gaps]:
            take_away(*self.gaps)
            self.gaps = [self._gap_row(one) for one in listed]
        self.lay()

    def _name_else(self) -> None:
        """Name two of the kinds that share the last row of the board, so that whoever looks for one finds it."""
        if row := self.rows.get(_ELSE):
            named = [self._seldom[key] for key in self._empty]
            row.name = listed(named)
            if len(row.name) > _LETTERS and named[1:]:
                row.name = speak("desk", "{one}, {other} and more", one=named[0], other=named[1])
            if len(row.name) > _LETTERS:
                row.name = speak("desk", "{one} and more", one=named[0])
            row.show_count("")

    def _gap_row(self, gap: DeskGap) -> GapRow:
        row = GapRow(self.paint, self, gap)
        row.clicked.connect(lambda: self._go_to(gap))
        return row

    def _go_to(self, gap: DeskGap) -> None:
        """Lead to where something is mended: to its field, or to the part in which it is still to be made."""
        word, entry = gap.entry
        if gap.stops:
            self.faultAsked.emit()
        elif entry:
            self.asked.emit(word, entry, gap.field)
        elif gap.part in self.rows:
            self.chosen.emit(gap.part)

    def mark(self, key: str) -> None:
        """Fill the row of the part that is at the right."""
        for one, row in self.rows.items():
            row.set_lit(on=one == (_ELSE if key in self._empty else key))

    def stops(self) -> list[QWidget]:
        return tab_stops(one for one in (*self.rows.values(), *self.gaps) if one.isVisibleTo(self))

    def _shown(self) -> list[PartRow]:
        """The rows that are there: a part that most packs do not have has one once it has something."""
        return [one for one in self.rows.values() if one.isVisibleTo(self)]

    def lay(self) -> None:
        """Lay the rows out below the name."""
        px = self.paint.px
        rows = self._shown()
        count = max(1, len(rows))
        top = max(64.0, px(100))
        whole = (self.height() - top) / count  # where it is enlarged, what is missing has less room, or none
        high = max(22.0, min(whole, max(px(_LOW_ROW), min(px(_ROW), (self.height() * 0.62 - top) / count))))
        for place, row in enumerate(rows):
            row.setGeometry(round(px(10)), round(top + place * high), round(self.width() - px(20)), round(high - 2))
        self._top = top + count * high + px(16)
        self._lay_gaps()
        self.update()

    def _lay_gaps(self) -> None:
        """Lay out what is missing and what is ready, as far as there is room; say of the rest how much is missing."""
        px, left = self.paint.px, self.paint.px(_EDGE)
        wide, y = self.width() - 2 * left, self._top + px(40)
        self._more = ""
        shown = 0
        for row in self.gaps:
            high, last = row.needed(wide), row is self.gaps[-1]
            if self._top + px(_LEAST_GAPS) > self.height() or y + high > self.height() - px(4 if last else 30):
                break
            row.setGeometry(round(left), round(y), round(wide), round(high))
            shown, y = shown + 1, y + high
        for place, row in enumerate(self.gaps):
            row.setVisible(place < shown)
        missing = sum(not row.gap.ready for row in self.gaps[shown:])
        self._more = speak("desk", "{number} more", number=missing) if missing else ""
        self._more_at = y / px(1.0)
        self._island.set_members([*self._shown(), *self.gaps[:shown]])

    def draw(self, draw: Drawing) -> None:
        draw.ground("rail")
        draw.text(_EDGE, 46, self._name, title(24), room=draw.wide - 2 * _EDGE, fit=True)
        draw.text(_EDGE, 72, self._line, plain(15), "soft", room=draw.wide - 2 * _EDGE, fit=True)
        y = self._top / draw.unit
        if y + _LEAST_GAPS > draw.high:
            return
        draw.rule(y, x=_EDGE, wide=draw.wide - 2 * _EDGE)
        draw.text(_EDGE, y + 28, speak("desk", "Before you start").upper(), caps(12.5), "soft")
        room = draw.wide - 2 * _EDGE - 28
        draw.text(_EDGE + 28, self._more_at + 16, self._more, plain(15), "soft", room=room, fit=True)
