"""The sheet of a Pilot: over the middle of the table, from the header to the hand's upper edge.

In a small window it has three pages instead of three columns: Commitments, Techs, Robo and Gear.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from gattai_desktop.board.block import paint_block
from gattai_desktop.board.fonts import strong_font, text_font, width_in
from gattai_desktop.board.island import Island
from gattai_desktop.board.keys import PILOT, pressed_key
from gattai_desktop.board.letters import paint_cut, width_of
from gattai_desktop.board.paint import Paint, PaintedGroup, painting
from gattai_desktop.board.plate import paint_broken_crest, paint_plate, paint_plate_shadow, plate_path
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.scale import DRAWN_CU, Scale
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.theme import pilot
from gattai_desktop.board.words import paint_text
from gattai_desktop.windows.looks.pilot import PilotSheetLook
from gattai_desktop.windows.pilot.body import PilotBody
from gattai_desktop.windows.scrolling import quiet_scroll_bar, see_through
from gattai_desktop.windows.settings.own_scale import OwnScale

WIDE: Final = 1264.0
HIGH: Final = 806.0
HEAD: Final = 112.0
LEAST: Final = 0.8
"""Below this share of the drawing three columns would be too small to read: pages take their place."""

_PAGE: Final = 600.0
"""How wide a page is at least, in drawing pixels, however much it is enlarged."""


class PilotSheet(PaintedGroup):
    """Lies over the middle while somebody reads it.

    Signals:
        closed(): it is gone. turned(step): the next Pilot is wanted, or the one before.
        used(Move): something on it was used. pressed(name): what the Coach or its owner pressed at its foot.
        pushAsked(): the room is to see it. keysAsked(): the list of the keys.
    """

    closed = Signal()
    turned = Signal(int)
    used = Signal(object)
    pressed = Signal(str)
    pushAsked = Signal()
    keysAsked = Signal()

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint.in_room(PILOT), parent)
        self._look: PilotSheetLook | None = None
        self._room = QRect()
        self._page = 0
        self._before: QWidget | None = None
        self.body = PilotBody(paint)
        self._scroll = _Pane(self)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        see_through(self._scroll)
        self._scroll.setWidget(self.body)
        self.body.setAutoFillBackground(False)
        self._tabs = [self._button(words, str(n + 1)) for n, words in enumerate(self._page_names())]
        for number, tab in enumerate(self._tabs):
            tab.chosen.connect(lambda one=number: self.turn_page(one))
        look = PlateLook(self.tr("Back"), key="Esc", fill="panel", edge="", arrangement="button")
        self._close = PlateButton(paint, look, self)
        self._close.chosen.connect(self.dismiss)
        look = PlateLook(self.tr("To the wall"), key="W", fill="panel", edge="", arrangement="button")
        self._push = PlateButton(paint, look, self)
        self._push.chosen.connect(self.pushAsked)
        self._island = Island(self)
        self._island.set_members([*self._tabs, self._push, self._close])
        self._zoom = 1.0
        self.own_scale = OwnScale(PILOT, self, self._resize, lambda: self.paint)
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
        if not self.isVisible():
            self._before = self.window().focusWidget()
        self.set_look(look)
        self.move_to(room)
        self.own_scale.take()
        self.raise_()
        self.show()
        self.focus_first()

    def set_look(self, look: PilotSheetLook) -> None:
        """Show something else of her, or another Pilot."""
        if look == self._look:
            return
        self._look = look
        self.setAccessibleName(look.spoken())
        self.body.set_look(look)
        self._arrange()
        self.update()

    def move_to(self, room: QRect) -> None:
        """Stand in another part of the window."""
        self._room = room
        self._arrange()

    def turn_page(self, page: int) -> None:
        """Show another page, where there are pages."""
        self._page = page
        self._arrange()

    def dismiss(self) -> None:
        """Go."""
        self.hide()
        before, self._before = self._before, None
        if before is not None and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()

    def focus_first(self) -> None:
        """Give the keyboard to what can be used, or to the way back."""
        if not self.body.focus():
            self._close.setFocus(Qt.FocusReason.PopupFocusReason)

    def set_paint(self, paint: Paint) -> None:
        super().set_paint(paint.in_room(PILOT))
        quiet_scroll_bar(self._scroll, paint)
        self._arrange()

    # ------------------------------------------------------------------ places
    def _resize(self, zoom: float) -> float:
        self._zoom = zoom
        self._arrange()
        return self._shown_zoom()

    def _usual_unit(self) -> float:
        k = min(self._room.width() / WIDE, self._room.height() / HIGH)
        return k if k >= LEAST else max(k, 0.72)

    def _shown_zoom(self) -> float:
        """How much it is enlarged: as long as a page has room."""
        return min(self._zoom, max(1.0, self._room.width() / _PAGE / max(0.01, self._usual_unit())))

    def _arrange(self) -> None:
        room = self._room
        if room.isEmpty() or self._look is None:
            return
        k = self._usual_unit() * self._shown_zoom()
        paged = k < LEAST or WIDE * k > room.width() + 1
        paint = self.paint.at(Scale(DRAWN_CU["full"] * k, "full"))
        self.paint = paint
        wide, high = room.width(), room.height()
        self.setGeometry(room)
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
    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 (Qt's own name)
        """Tab stays on the sheet: what lies on it, its pages, the way back."""
        stops = [*self.body.stops(), *(tab for tab in self._tabs if tab.isVisible()), self._push, self._close]
        now = self.window().focusWidget()
        here = stops.index(now) if now in stops else -1
        goal = stops[(here + (1 if next else -1)) % len(stops)]
        goal.setFocus(Qt.FocusReason.TabFocusReason)
        if goal in self.body.stops():
            self._scroll.ensureWidgetVisible(goal)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        usual = self.paint.keys.meant(pressed_key(event))
        if usual == "Esc":
            self.dismiss()
        elif usual == "W":
            self.pushAsked.emit()
        elif usual in ("PgDown", "PgUp"):
            self.turned.emit(1 if usual == "PgDown" else -1)
        elif usual == "?":
            self.keysAsked.emit()
        elif self.own_scale.press(usual):
            return
        elif event.text() in ("1", "2", "3") and self._tabs[0].isVisible():
            self.turn_page(int(event.text()) - 1)
        elif not self.body.press(usual):
            event.accept()


class _Pane(QScrollArea):
    """Scrolls, but leaves every key to the sheet."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()
