"""The sheet of a Pilot: over the middle of the table, from the header to the hand's upper edge.

In a small window it has three pages instead of three columns: Commitments, Techs, Robo and Gear.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.block import paint_block
from gattai_desktop.board.fonts import strong_font, text_font, width_in
from gattai_desktop.board.keys import PILOT
from gattai_desktop.board.letters import paint_cut, width_of
from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.plate import paint_broken_crest, paint_plate, paint_plate_shadow, plate_path
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.theme import pilot
from gattai_desktop.board.words import paint_text
from gattai_desktop.windows.games.gattai.pilot.body import PilotBody
from gattai_desktop.windows.games.gattai.pilot.sheet_looks import PilotSheetLook
from gattai_desktop.windows.kit.over_table import OverTable
from gattai_desktop.windows.kit.scrolling import quiet_scroll_bar, scroll_within

WIDE: Final = 1264.0
HIGH: Final = 806.0
HEAD: Final = 112.0
LEAST: Final = 0.8
"""Below this share of the drawing three columns would be too small to read: pages take their place."""


class PilotSheet(OverTable):
    """Lies over the middle while somebody reads it.

    Signals:
        turned(step): the next Pilot is wanted, or the one before.
        used(Move): something on it was used. pressed(name): what the Coach or its owner pressed at its foot.
        pushAsked(): the room is to see it.
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
        """What it shows; None before it was first opened."""
        return self._look

    def open(self, look: PilotSheetLook, room: QRect) -> None:
        """Show a Pilot over this part of the window."""
        self.set_look(look)
        self.lie_over(room)
        self.focus_first()

    def set_look(self, look: PilotSheetLook) -> None:
        """Show something else of her, or another Pilot."""
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
        """Give the keyboard to what can be used, or to the way back."""
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
        head, foot = self._head(), paint.px(14)
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
        top = head + paint.px(8)
        if paged:
            step = (wide - paint.px(48)) / 3
            for number, tab in enumerate(self._tabs):
                x = round(paint.px(24) + number * step)
                tab.setGeometry(x, round(top), round(step - paint.px(8)), max(36, round(paint.px(42))))
            top += max(44.0, paint.px(50))
        area = QRectF(2, top, wide - 4, high - top - foot)
        self._scroll.setGeometry(area.toRect())
        self.body.arrange(paint, round(area.width() - max(12.0, paint.px(9) + 4)), page=self._page if paged else None)
        self.update()

    def _head(self) -> float:
        return self.paint.px(HEAD) if self.height() > 560 else self.paint.px(84)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, px, text = self._look, self.paint.theme, self.paint.px, self.paint.text
        if look is None:
            return
        who, head = pilot(look.seat), self._head()
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        with painting(self) as painter:
            paint_plate_shadow(painter, theme, box, px(28))
            paint_plate(painter, box, fill=theme.panel, edge=theme.line, width=1.5, cut=px(28))
            painter.save()
            painter.setClipPath(plate_path(box.width(), box.height(), px(28)).translated(box.topLeft()))
            painter.fillRect(QRectF(box.x(), box.y(), box.width(), head), who.colour)
            painter.restore()
            if look.seat == "black" or theme.light:
                painter.fillRect(QRectF(box.x(), box.y() + head, box.width(), 2), theme.sign_edge)
            size = head * 0.55
            top = box.y() + (head - size) / 2
            if look.dead:
                paint_broken_crest(painter, theme, look.seat, px(28), top, size)
            else:
                paint_sign(painter, who.crest, px(32), top, size, who.on)
            cap = min(px(52), head * 0.46)
            name = look.name.upper()
            x = px(48) + size
            room = self._push.x() - x - px(20)
            while cap > px(22) and width_of(name, cap) > room * 0.5:
                cap *= 0.92
            paint_cut(painter, x, box.y() + (head - cap) / 2, name, cap, who.on)
            x += width_of(name, cap) + px(44)
            room = self._push.x() - x - px(20)
            first = strong_font(text(19))
            lines = [line for line in (look.role, self._special(look)) if line]
            y = box.y() + head / 2 + (0 if len(lines) > 1 else text(15) * 0.36)
            for number, line in enumerate(lines):
                font = first if number == 0 and len(lines) > 1 else text_font(text(15.5))
                if width_in(font, line) > room:
                    # Little room beside the buttons: below them, over as many lines as it takes.
                    box = QRectF(x, self._push.geometry().bottom() + px(4), self.width() - x - px(20), head)
                    box.setBottom(head - px(6))
                    paint_block(painter, box, " ".join(lines), text_font, text(15.5), who.on)
                    break
                paint_text(painter, x, y - px(6) + number * px(28), line, font, who.on, room=room)

    def _special(self, look: PilotSheetLook) -> str:
        words = self.tr("Gambit Specialty: {words}")
        return words.replace("{words}", look.specialty) if look.specialty else ""

    # ------------------------------------------------------------------ keys
    def stops(self) -> list[QWidget]:
        """What lies on it, its pages, the way back."""
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
    """Scrolls, but leaves every key to the sheet."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()
