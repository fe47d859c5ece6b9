"""Shows the sheet of an MC, a mob or a boss over the middle of the table, in three columns or on three pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from gattai_desktop.board.drawing import Drawing, drawing, measuring, plain, strong
from gattai_desktop.board.keys import PILOT
from gattai_desktop.board.letters import width_of
from gattai_desktop.board.paint import Paint, PaintedGroup, PaintedReading
from gattai_desktop.board.plate import plate_path
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import speak
from gattai_desktop.board.theme import is_pilot, pilot
from gattai_desktop.windows.games.virtual_machine.marks import draw_mark
from gattai_desktop.windows.games.virtual_machine.sheet_columns import draw_deeds, draw_figures, draw_things
from gattai_desktop.windows.games.virtual_machine.sheet_looks import ProcessSheetLook
from gattai_desktop.windows.kit.over_table import OverTable
from gattai_desktop.windows.kit.scrolling import quiet_scroll_bar, scroll_within

_WIDE: Final = 1264.0
_HIGH: Final = 820.0
_LEAST: Final = 0.8
"""Least scale of three columns: below it there are pages."""
_PLACES: Final = ((32.0, 396.0), (464.0, 404.0), (904.0, 328.0))
"""Left edge and width of each column, drawing pixels of a sheet 1264 wide."""
_TOP: Final = 24.0
DrawColumn = Callable[[Drawing, ProcessSheetLook], float]


class SheetColumn(PaintedReading):
    """One column of the sheet, which a screen reader reads as a text."""

    def __init__(self, paint: Paint, draw_column: DrawColumn, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._draw = draw_column
        self.look: ProcessSheetLook | None = None

    def needed(self, wide: float) -> float:
        """Return the height that it needs at a width, in pixels of the screen."""
        draw = measuring(self.paint, wide)
        return self._draw(draw, self.look) * draw.unit if self.look is not None else 0.0

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.look is not None:
            with drawing(self) as draw:
                self._draw(draw, self.look)


class _Columns(PaintedGroup):
    """The three columns, or one of them as a page."""

    def __init__(self, paint: Paint) -> None:
        super().__init__(paint)
        kinds: tuple[DrawColumn, ...] = (draw_figures, draw_deeds, draw_things)
        self.columns = tuple(SheetColumn(paint, one, self) for one in kinds)

    def arrange(self, paint: Paint, wide: int, page: int | None) -> None:
        """Lay out at that width; page: the column to show, or None for all."""
        px, foot = paint.px, 0.0
        for number, (column, (x, room)) in enumerate(zip(self.columns, _PLACES, strict=True)):
            column.set_paint(paint)
            column.setVisible(page in (None, number))
            if page is None:
                spread = max(1.0, wide / px(_WIDE))
                box = QRectF(px(x) * spread, px(_TOP), px(room) * spread, 0.0)
            else:
                margin = max(px(24), (wide - px(560)) / 2)
                box = QRectF(margin, px(_TOP), wide - 2 * margin, 0.0)
            box.setHeight(column.needed(box.width()) + px(6))
            column.setGeometry(box.toRect())
            if page in (None, number):
                foot = max(foot, box.bottom())
        self.resize(wide, round(foot + px(8)))


class ProcessSheet(OverTable):
    """The sheet of one process, which covers the middle while it is open.

    Signals:
        turned(step): the sheet of the next process is wanted, or of the one before.
    """

    turned = Signal(int)

    least_wide = 600.0

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent, PILOT)
        self.look: ProcessSheetLook | None = None
        """What it shows; None before it was first opened."""
        self._page = 0
        self._body = _Columns(paint)
        self._scroll = _Scrolled(self)
        scroll_within(self._scroll, self._body, paint)
        self._tabs = [PlateButton(paint, PlateLook(""), self) for _ in range(3)]
        for number, tab in enumerate(self._tabs):
            tab.chosen.connect(lambda one=number: self.turn_page(one))
        look = PlateLook(speak("fight", "Back"), key="Esc", fill="panel", edge="", arrangement="button")
        self._close = PlateButton(paint, look, self)
        self._close.chosen.connect(self.leave)
        self.hide()

    def _page_names(self) -> tuple[str, str, str]:
        return speak("fight", "Figures"), speak("fight", "Interrupts"), speak("fight", "Byte and gear")

    def open(self, look: ProcessSheetLook, room: QRect) -> None:
        """Show a process over this part of the window."""
        self.set_look(look)
        self.lie_over(room)
        self.focus_first()

    def set_look(self, look: ProcessSheetLook) -> None:
        """Show the new state of the process, or another one."""
        if look == self.look:
            return
        self.look = look
        self.setAccessibleName(". ".join((look.name, *look.lines)))
        words = look.spoken_figures(), look.spoken_middle(), look.spoken_right()
        for column, said in zip(self._body.columns, words, strict=True):
            column.look = look
            column.setAccessibleName(said)
        self.fit()
        self.update()

    def turn_page(self, page: int) -> None:
        """Show another page, where there are pages."""
        self._page = page
        self.fit()

    def focus_first(self) -> None:
        """Focus the way back."""
        self._close.setFocus(Qt.FocusReason.PopupFocusReason)

    def set_paint(self, paint: Paint) -> None:
        super().set_paint(paint)
        quiet_scroll_bar(self._scroll, paint)

    # ------------------------------------------------------------------ places
    def usual_unit(self) -> float:
        k = min(self.room.width() / _WIDE, self.room.height() / _HIGH)
        return k if k >= _LEAST else max(k, 0.72)

    def arrange(self) -> None:
        if self.look is None:
            return
        wide, high = self.width(), self.height()
        unit = self.usual_unit() * self.shown_zoom()
        paged = unit < _LEAST or _WIDE * unit > wide + 1
        paint = self.paint = self.scaled_paint()
        for number, (tab, words) in enumerate(zip(self._tabs, self._page_names(), strict=True)):
            tab.set_paint(paint)
            tab.setVisible(paged)
            fill = "live" if number == self._page else ""
            tab.set_look(PlateLook(words, key=str(number + 1), fill=fill, edge="edge", arrangement="button"))
        self._close.set_paint(paint)
        size = self._close.sizeHint()
        right = wide - round(paint.px(40))
        self._close.setGeometry(right - size.width(), round(paint.px(14)), size.width(), max(36, size.height()))
        top = paint.px(self._head() + 8)
        if paged:
            step = (wide - paint.px(48)) / 3
            for number, tab in enumerate(self._tabs):
                x = round(paint.px(24) + number * step)
                tab.setGeometry(x, round(top), round(step - paint.px(8)), max(36, round(paint.px(42))))
            top += max(44.0, paint.px(50))
        area = QRectF(2, top, wide - 4, high - top - paint.px(14))
        self._scroll.setGeometry(area.toRect())
        self._body.arrange(paint, round(area.width() - max(12.0, paint.px(9) + 4)), self._page if paged else None)
        self.update()

    def _head(self) -> float:
        """Return the height of the head, in drawing pixels."""
        return 112.0 if self.height() > 560 else 84.0

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self.look
        if look is None:
            return
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        mine = is_pilot(look.who)
        with drawing(self) as draw:
            pixel = 1.0 / draw.unit
            head, top = self._head(), 1.5 * pixel
            draw.shadow(cut=28, inset=1.5)
            draw.plate(fill="panel", edge="line", cut=28, inset=1.5)
            draw.pen.save()
            draw.pen.setClipPath(plate_path(box.width(), box.height(), self.paint.px(28)).translated(box.topLeft()))
            draw.fill(0, top, draw.wide, head, pilot(look.who).colour if mine else "coach")
            draw.pen.restore()
            if self.paint.theme.light:
                draw.fill(top, top + head, draw.wide - 2 * top, 2 * pixel, "sign_edge")
            self._draw_head(draw.within(0, top, draw.wide, head), look)

    def _draw_head(self, draw: Drawing, look: ProcessSheetLook) -> None:
        mine, size = is_pilot(look.who), draw.high * 0.55
        ink = pilot(look.who).on if mine else "on_side"
        if mine:
            draw.sign(pilot(look.who).crest, 32, (draw.high - size) / 2, size, ink)
        else:
            draw.plate(26, (draw.high - size) / 2 - 6, size + 12, size + 12, fill="panel", cut=10)
            draw_mark(draw, look.mark, 32, (draw.high - size) / 2, size)
        x, end = 60 + size, self._close.x() / draw.unit - 20
        cap, name = min(52.0, draw.high * 0.46), look.name.upper()
        while cap > 20 and width_of(name, cap) > (end - x) * 0.5:
            cap *= 0.92
        x += draw.letters(x, (draw.high - cap) / 2, name, cap, ink) + 40
        base = draw.middle - 6 if len(look.lines) > 1 else draw.base(draw.middle, strong(19))
        for number, line in enumerate(look.lines):
            style = plain(15.5) if number else strong(19)
            if number:
                draw.paragraph(x, base + 26, line, style, ink, room=end - x, most=2)
            else:
                draw.text(x, base, line, style, ink, room=end - x, fit=True)

    # ------------------------------------------------------------------ keys
    def stops(self) -> list[QWidget]:
        return [*(tab for tab in self._tabs if tab.isVisible()), self._close]

    def press(self, usual: str, written: str) -> None:
        if usual in ("PgDown", "PgUp"):
            self.turned.emit(1 if usual == "PgDown" else -1)
        elif usual in ("Down", "Up"):
            bar = self._scroll.verticalScrollBar()
            bar.setValue(bar.value() + (60 if usual == "Down" else -60))
        elif written in ("1", "2", "3") and self._tabs[0].isVisible():
            self.turn_page(int(written) - 1)


class _Scrolled(QScrollArea):
    """A scrolled area that leaves every key to the sheet."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()
