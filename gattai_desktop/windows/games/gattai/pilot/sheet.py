"""Shows the sheet of a Pilot over the middle of the table, from the header to the hand's upper edge.

In a small window it has three pages instead of three columns: Commitments, Techs, Robo and Gear.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, drawing, plain, strong
from gattai_desktop.board.keys import PILOT
from gattai_desktop.board.letters import width_of
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import paint_broken_crest, plate_path
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import speak
from gattai_desktop.board.theme import pilot
from gattai_desktop.windows.games.gattai.pilot.body import PilotBody
from gattai_desktop.windows.games.gattai.pilot.sheet_looks import PilotSheetLook
from gattai_desktop.windows.kit.over_table import OverTable
from gattai_desktop.windows.kit.scrolling import quiet_scroll_bar, scroll_within

WIDE: Final = 1264.0
HIGH: Final = 806.0
HEAD: Final = 112.0
LEAST: Final = 0.8
"""Least scale of three columns: below it they would be too small to read, and there are pages."""


class PilotSheet(OverTable):
    """The sheet of a Pilot, which covers the middle while it is open.

    Signals:
        turned(step): the next Pilot is wanted, or the one before.
        used(Move): something on it was used. pressed(name): what the Coach or its owner pressed at its foot.
        pushAsked(): show it on the wall.
    """

    turned = Signal(int)
    used = Signal(object)
    pressed = Signal(str)
    pushAsked = Signal()

    least_wide = 600.0

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent, PILOT)
        self._look: PilotSheetLook | None = None
        self._page = 0
        self.body = PilotBody(paint)
        self._scroll = _Pane(self)
        scroll_within(self._scroll, self.body, paint)
        self._tabs = [self._button(words, str(n + 1)) for n, words in enumerate(self._page_names())]
        for number, tab in enumerate(self._tabs):
            tab.chosen.connect(lambda one=number: self.turn_page(one))
        look = PlateLook(self.tr("Back"), key="Esc", fill="panel", edge="", arrangement="button")
        self._close = PlateButton(paint, look, self)
        self._close.chosen.connect(self.leave)
        look = PlateLook(self.tr("To the wall"), key="W", fill="panel", edge="", arrangement="button")
        self._push = PlateButton(paint, look, self)
        self._push.chosen.connect(self.pushAsked)
        self._island = ArrowGroup(self)
        self._island.set_members([*self._tabs, self._push, self._close])
        self.body.used.connect(self.used)
        self.body.pressed.connect(self.pressed)
        self.hide()

    def _page_names(self) -> tuple[str, str, str]:
        return self.tr("Commitments"), self.tr("Techs"), self.tr("Robo and Gear")

    def _button(self, words: str, key: str) -> PlateButton:
        return PlateButton(self.paint, PlateLook(words, key=key, fill="", edge="edge", arrangement="button"), self)

    @property
    def look(self) -> PilotSheetLook | None:
        """The Pilot that it shows; None before it was first opened."""
        return self._look

    def open(self, look: PilotSheetLook, room: QRect) -> None:
        """Show a Pilot over this part of the window."""
        self.set_look(look)
        self.lie_over(room)
        self.focus_first()

    def set_look(self, look: PilotSheetLook) -> None:
        """Show the Pilot's new state, or another Pilot."""
        if look == self._look:
            return
        self._look = look
        self.setAccessibleName(look.spoken())
        self.body.set_look(look)
        self.fit()
        self.update()

    def turn_page(self, page: int) -> None:
        """Show another page, where there are pages."""
        self._page = page
        self.fit()

    def focus_first(self) -> None:
        """Focus what can be used, or else the way back."""
        if not self.body.focus():
            self._close.setFocus(Qt.FocusReason.PopupFocusReason)

    def set_paint(self, paint: Paint) -> None:
        super().set_paint(paint)
        quiet_scroll_bar(self._scroll, paint)

    # ------------------------------------------------------------------ places
    def usual_unit(self) -> float:
        k = min(self.room.width() / WIDE, self.room.height() / HIGH)
        return k if k >= LEAST else max(k, 0.72)

    def arrange(self) -> None:
        if self._look is None:
            return
        wide, high = self.width(), self.height()
        k = self.usual_unit() * self.shown_zoom()
        paged = k < LEAST or WIDE * k > wide + 1
        paint = self.paint = self.scaled_paint()
        for number, tab in enumerate(self._tabs):
            tab.set_paint(paint)
            tab.setVisible(paged)
            chosen = number == self._page
            words = self._page_names()[number]
            tab.set_look(
                PlateLook(words, key=str(number + 1), fill="live" if chosen else "", edge="edge", arrangement="button")
            )
        right = wide - round(paint.px(40))
        for button in (self._close, self._push):
            button.set_paint(paint)
            size = button.sizeHint()
            button.setGeometry(right - size.width(), round(paint.px(14)), size.width(), max(36, size.height()))
            right -= size.width() + round(paint.px(12))
        top = paint.px(self._head() + 8)
        if paged:
            step = (wide - paint.px(48)) / 3
            for number, tab in enumerate(self._tabs):
                x = round(paint.px(24) + number * step)
                tab.setGeometry(x, round(top), round(step - paint.px(8)), max(36, round(paint.px(42))))
            top += max(44.0, paint.px(50))
        area = QRectF(2, top, wide - 4, high - top - paint.px(14))
        self._scroll.setGeometry(area.toRect())
        self.body.arrange(paint, round(area.width() - max(12.0, paint.px(9) + 4)), page=self._page if paged else None)
        self.update()

    def _head(self) -> float:
        """Return the height of the head, in drawing pixels."""
        return HEAD if self.height() > 560 else 84

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme = self._look, self.paint.theme
        if look is None:
            return
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        with drawing(self) as draw:
            pixel = 1.0 / draw.unit
            cut, head, top = self.paint.px(28), self._head(), 1.5 * pixel
            draw.shadow(cut=28, inset=1.5)
            draw.plate(fill="panel", edge="line", cut=28, inset=1.5)
            draw.pen.save()
            draw.pen.setClipPath(plate_path(box.width(), box.height(), cut).translated(box.topLeft()))
            draw.fill(0, top, draw.wide, head, pilot(look.seat).colour)
            draw.pen.restore()
            if look.seat == "black" or theme.light:
                draw.fill(top, top + head, draw.wide - 2 * top, 2 * pixel, "sign_edge")
            self._draw_head(draw.within(0, top, draw.wide, head), look)

    def _draw_head(self, draw: Drawing, look: PilotSheetLook) -> None:
        who, size = pilot(look.seat), draw.high * 0.55
        if look.dead:
            at = draw.rect(28, (draw.high - size) / 2, size, size)
            paint_broken_crest(draw.pen, self.paint.theme, look.seat, at.x(), at.y(), at.width())
        else:
            draw.sign(who.crest, 32, (draw.high - size) / 2, size, who.on)
        x, end = 48 + size, self._push.x() / draw.unit - 20
        cap, name = min(52.0, draw.high * 0.46), look.name.upper()
        while cap > 22 and width_of(name, cap) > (end - x) * 0.5:
            cap *= 0.92
        x += draw.letters(x, (draw.high - cap) / 2, name, cap, who.on) + 44
        if look.hand:
            draw.text(x, draw.middle + 22, look.hand, plain(18), who.on, room=end - x)
        lines = [line for line in (look.role, "" if look.hand else self._special(look)) if line]
        style, first = plain(15.5), strong(19) if len(lines) > 1 else plain(15.5)
        base = draw.middle - 6 if len(lines) > 1 or look.hand else draw.base(draw.middle, plain(15)) - 6
        for number, line in enumerate(lines):
            if draw.width(line, style if number else first) > end - x:
                # Where there is little room beside the buttons: below them, over as many lines as needed.
                below = (self._push.geometry().bottom() - draw.box.y()) / draw.unit + 4
                high = draw.high - 6 - below - draw.box.y() / draw.unit
                draw.block(x, below, draw.wide - x - 20, high, " ".join(lines), style, who.on)
                break
            draw.text(x, base + number * 28, line, style if number else first, who.on, room=end - x)

    def _special(self, look: PilotSheetLook) -> str:
        return speak("sheet", "Gambit Specialty: {words}", words=look.specialty) if look.specialty else ""

    # ------------------------------------------------------------------ keys
    def stops(self) -> list[QWidget]:
        """Return where Tab stops: what is on it, its pages, the way back."""
        return [*self.body.stops(), *(tab for tab in self._tabs if tab.isVisible()), self._push, self._close]

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 (Qt's own name)
        super().focusNextPrevChild(next)
        now = self.window().focusWidget()
        if now in self.body.stops():
            self._scroll.ensureWidgetVisible(now)
        return True

    def press(self, usual: str, written: str) -> None:
        if usual == "W":
            self.pushAsked.emit()
        elif usual in ("PgDown", "PgUp"):
            self.turned.emit(1 if usual == "PgDown" else -1)
        elif written in ("1", "2", "3") and self._tabs[0].isVisible():
            self.turn_page(int(written) - 1)
        else:
            self.body.press(usual)


class _Pane(QScrollArea):
    """A scrolled area that leaves every key to the sheet."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()
