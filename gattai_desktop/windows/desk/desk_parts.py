"""The left side of the desk: the parts of an evening with their counts, and what is missing before it begins."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import caps, drawing, plain, title
from gattai_desktop.board.paint import Paint, PaintedButton, PaintedGroup
from gattai_desktop.board.speech import speak
from gattai_desktop.content.faults import Fault
from gattai_desktop.windows.kit.game_desk import DeskGap, DeskPart, DeskPlace

_ROW: Final = 46.0
_LOW_ROW: Final = 28.0
_LEAST_GAPS: Final = 62.0
"""Height that the heading of what is missing needs with its first line."""
_EDGE: Final = 24.0


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

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self) as draw:
            ink = "table" if self.lit else "text"
            if self.lit or self.underMouse():
                draw.plate(fill="live" if self.lit else "panel", cut=8, inset=1)
            draw.sign(self.sign, 14, draw.high / 2 - 9, 18, ink)
            used = draw.text(
                draw.wide - 14, draw.base(draw.high / 2, plain(16)), self.count, plain(16), ink, align="end"
            )
            room, style = draw.wide - 48 - used - 24, plain(min(17.0, draw.high * 0.62))
            draw.text(48, draw.base(draw.high / 2, style), self.name, style, ink, room=room, fit=True)


class DeskParts(PaintedGroup):
    """The left side. It says what is missing; nothing forbids to begin.

    Signals:
        chosen: the key of a part, or of a page of the whole evening.
    """

    chosen = Signal(str)

    def __init__(self, paint: Paint, parent: QWidget, parts: Sequence[DeskPart], places: Sequence[DeskPlace]) -> None:
        super().__init__(paint, parent)
        self.rows: dict[str, PartRow] = {}
        named = [(one.key, one.title, one.sign) for one in parts]
        named += [(one.key, one.title, one.sign) for one in places]
        for key, words, sign in named:
            row = PartRow(paint, self, words, sign)
            row.clicked.connect(lambda _on, key=key: self.chosen.emit(key))
            self.rows[key] = row
        self._island = ArrowGroup(self)
        self._island.set_members(list(self.rows.values()))
        self._name = self._line = ""
        self._gaps: tuple[DeskGap, ...] = ()
        self._faults: tuple[Fault, ...] = ()
        self._top = 0.0
        self.setAccessibleName(speak("desk", "Parts of the evening"))

    def show_pack(
        self, name: str, line: str, counts: Mapping[str, str], gaps: Sequence[DeskGap], faults: Sequence[Fault]
    ) -> None:
        """Show what the evening is called, how much of each part it has, and what is missing."""
        self._name, self._line, self._gaps, self._faults = name, line, tuple(gaps), tuple(faults)
        for key, row in self.rows.items():
            row.show_count(counts.get(key, ""))
        told = [one.words for one in self._gaps if not one.ready]
        self.setAccessibleDescription(". ".join(told))
        self.update()

    def mark(self, key: str) -> None:
        """Fill the row of the part that is at the right."""
        for one, row in self.rows.items():
            row.set_lit(on=one == key)

    def stops(self) -> list[QWidget]:
        return [one for one in self.rows.values() if one.focusPolicy() == Qt.FocusPolicy.StrongFocus]

    def rescale(self) -> None:
        """Leave the layout to `lay`."""

    def lay(self) -> None:
        """Lay the rows out below the name."""
        px = self.paint.px
        count = max(1, len(self.rows))
        top = max(64.0, px(100))
        whole = (self.height() - top) / count  # where it is enlarged, what is missing has less room, or none
        high = max(22.0, min(whole, max(px(_LOW_ROW), min(px(_ROW), (self.height() * 0.62 - top) / count))))
        for place, row in enumerate(self.rows.values()):
            row.set_paint(self.paint)
            row.setGeometry(round(px(10)), round(top + place * high), round(self.width() - px(20)), round(high - 2))
        self._top = top + count * high + px(16)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self) as draw:
            draw.ground("rail")
            draw.text(_EDGE, 46, self._name, title(24), room=draw.wide - 2 * _EDGE, fit=True)
            draw.text(_EDGE, 72, self._line, plain(15), "soft", room=draw.wide - 2 * _EDGE, fit=True)
            y = self._top / draw.unit
            if y + _LEAST_GAPS > draw.high:
                return
            draw.rule(y, x=_EDGE, wide=draw.wide - 2 * _EDGE)
            draw.text(_EDGE, y + 28, speak("desk", "Before you start").upper(), caps(12.5), "soft")
            y += 40
            room = draw.wide - 2 * _EDGE - 28
            ready = sorted(self._gaps, key=lambda one: one.ready)
            if self._faults:
                words = speak("desk", "{count} faults keep it from being played", count=len(self._faults))
                draw.sign("cross", _EDGE, y + 4, 14, "refused")
                y = draw.lines(_EDGE + 28, y, words, plain(15), "refused", room=room) + 4
            for place, one in enumerate(ready):
                high = len(draw.wrapped(one.words, plain(15), room, 3)) * 21 + 6
                last = place == len(ready) - 1
                if y + high > draw.high - (4 if last else 30):
                    missing = sum(not each.ready for each in ready[place:])
                    words = speak("desk", "{number} more", number=missing) if missing else ""
                    draw.text(_EDGE + 28, y + 16, words, plain(15), "soft", room=room, fit=True)
                    break
                draw.sign("tick" if one.ready else "jag", _EDGE, y + 4, 14, "legal" if one.ready else "price")
                ink = "soft" if one.ready else "text"
                draw.paragraph(_EDGE + 28, y + 16, one.words, plain(15), ink, room=room, most=3, step=20)
                y += high
