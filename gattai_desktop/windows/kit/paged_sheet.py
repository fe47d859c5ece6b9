"""Shows a sheet over the middle of the table, from the header to the hand: a head in a colour, and columns below it.

In a small window it has a page for each column instead, each with a tab.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import plate_path
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.windows.kit.over_table import OverTable
from gattai_desktop.windows.kit.scrolling import ScrolledArea

WIDE: Final = 1264.0
"""Width of the columns beside each other, drawing pixels."""
LEAST: Final = 0.8
"""Least scale of the columns: below it they would be too small to read, and there are pages."""
_SMALLEST: Final = 0.72
_LOW: Final = 560
"""Height of a window, pixels of the screen, up to which the head is lower."""


class PagedSheet(OverTable):
    """A sheet with columns or pages. Who makes one gives it a body, and draws its head.

    Signals:
        turned(step): the next sheet is wanted, or the one before.
    """

    turned = Signal(int)

    least_wide = 600.0
    drawn_high: ClassVar[float] = 806.0
    """How high it is drawn, drawing pixels."""

    def __init__(self, paint: Paint, parent: QWidget, place: str, body: QWidget) -> None:
        """place: whose keys count on it; body: what is scrolled below the head."""
        super().__init__(paint, parent, place)
        self.page = 0
        self.scrolled = _Scrolled(paint, body, self)
        self.tabs = [PlateButton(paint, PlateLook(""), self) for _ in self.page_names()]
        for number, tab in enumerate(self.tabs):
            tab.chosen.connect(lambda one=number: self.turn_page(one))
        self.back = self.corner_button(self.tr("Back"), "Esc")
        self.back.chosen.connect(self.leave)

    # ------------------------------------------------------------------ what each sheet says of itself
    def page_names(self) -> tuple[str, ...]:
        """Return what its pages are called."""
        raise NotImplementedError

    def shows(self) -> bool:
        """Whether there is anything to show yet."""
        raise NotImplementedError

    def arrange_body(self, wide: int, page: int | None) -> None:
        """Lay out the body at a width; page: the one to show, or None for all columns."""
        raise NotImplementedError

    def head_colour(self) -> str | QColor:
        raise NotImplementedError

    def draw_head(self, draw: Drawing) -> None:
        """Draw what stands in the head."""
        raise NotImplementedError

    def has_rim(self) -> bool:
        """Whether a line parts the head from what is below it."""
        return self.paint.theme.light

    def corner(self) -> Sequence[PlateButton]:
        """Return the buttons at the right of the head, the last one first."""
        return (self.back,)

    def corner_button(self, words: str, key: str) -> PlateButton:
        look = PlateLook(words, key=key, fill="panel", edge="", arrangement="button")
        return PlateButton(self.paint, look, self)

    # ------------------------------------------------------------------ pages
    def turn_page(self, page: int) -> None:
        """Show another page, where there are pages."""
        self.page = page
        self.fit()

    @property
    def shown_tabs(self) -> tuple[PlateButton, ...]:
        """The tabs, where there are pages."""
        return tuple(tab for tab in self.tabs if tab.isVisible())

    def press_tab(self, written: str) -> bool:
        """Turn to the page with that number; say whether there is one."""
        if not self.shown_tabs or written not in [str(place + 1) for place in range(len(self.tabs))]:
            return False
        self.turn_page(int(written) - 1)
        return True

    def focus_back(self) -> None:
        self.back.setFocus(Qt.FocusReason.PopupFocusReason)

    # ------------------------------------------------------------------ places
    def usual_unit(self) -> float:
        k = min(self.room.width() / WIDE, self.room.height() / self.drawn_high)
        return k if k >= LEAST else max(k, _SMALLEST)

    def arrange(self) -> None:
        if not self.shows():
            return
        wide, high = self.width(), self.height()
        unit = self.usual_unit() * self.shown_zoom()
        paged = unit < LEAST or WIDE * unit > wide + 1
        paint = self.paint
        for number, (tab, words) in enumerate(zip(self.tabs, self.page_names(), strict=True)):
            tab.setVisible(paged)
            fill = "live" if number == self.page else ""
            tab.set_look(PlateLook(words, key=str(number + 1), fill=fill, edge="edge", arrangement="button"))
        right = wide - round(paint.px(40))
        for button in self.corner():
            size = button.sizeHint()
            button.setGeometry(right - size.width(), round(paint.px(14)), size.width(), max(36, size.height()))
            right -= size.width() + round(paint.px(12))
        top = paint.px(self._head() + 8)
        if paged:
            step = (wide - paint.px(48)) / len(self.tabs)
            for number, tab in enumerate(self.tabs):
                x = round(paint.px(24) + number * step)
                tab.setGeometry(x, round(top), round(step - paint.px(8)), max(36, round(paint.px(42))))
            top += max(44.0, paint.px(50))
        area = QRectF(2, top, wide - 4, high - top - paint.px(14))
        self.scrolled.setGeometry(area.toRect())
        self.arrange_body(round(area.width() - max(12.0, paint.px(9) + 4)), self.page if paged else None)
        self.update()

    def _head(self) -> float:
        """Return the height of the head, in drawing pixels."""
        return 112.0 if self.height() > _LOW else 84.0

    def draw(self, draw: Drawing) -> None:
        if not self.shows():
            return
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        pixel = 1.0 / draw.unit
        head, top = self._head(), 1.5 * pixel
        draw.shadow(cut=28, inset=1.5)
        draw.plate(fill="panel", edge="line", cut=28, inset=1.5)
        draw.pen.save()
        draw.pen.setClipPath(plate_path(box.width(), box.height(), self.paint.px(28)).translated(box.topLeft()))
        draw.fill(0, top, draw.wide, head, self.head_colour())
        draw.pen.restore()
        if self.has_rim():
            draw.fill(top, top + head, draw.wide - 2 * top, 2 * pixel, "sign_edge")
        self.draw_head(draw.within(0, top, draw.wide, head))


class _Scrolled(ScrolledArea):
    """A scrolled area that leaves every key to the sheet."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()
