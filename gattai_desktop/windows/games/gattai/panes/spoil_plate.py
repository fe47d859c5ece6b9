"""One Spoil on the board of Spoils: sign, name, what it would do, who gets it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.block import block, paint_block
from gattai_desktop.board.fonts import display_font, text_font
from gattai_desktop.board.paint import Paint, PaintedButton, painting
from gattai_desktop.board.plate import paint_crest, paint_plate, paint_refused_plate, ring_path
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.words import paint_text
from gattai_desktop.windows.games.gattai.looks.spoils import SpoilLook


class SpoilPlate(PaintedButton):
    """A Spoil that can be taken.

    Signals:
        taken(): Space or a press. opened(): Enter, for whom? givenBack(): Del. focused(): the keyboard is here.
    """

    taken = Signal()
    opened = Signal()
    givenBack = Signal()
    focused = Signal()

    def __init__(self, paint: Paint, look: SpoilLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clicked.connect(self.taken)
        self.set_look(look)

    @property
    def look(self) -> SpoilLook:
        """What it shows."""
        return self._look

    def set_look(self, look: SpoilLook) -> None:
        """Show this."""
        self._look = look
        times = self.tr("taken {count} times").replace("{count}", str(len(look.taken))) if look.taken else ""
        self.setAccessibleName(", ".join(part for part in (look.name, look.refused or look.words, times) if part))
        self.update()

    def ring_shape(self) -> QPainterPath:
        return ring_path(QRectF(self.rect()), self.paint.px(12), 4.0)

    def sizeHint(self) -> QSize:
        return QSize(round(self.paint.px(270)), round(self.paint.px(72)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # Ctrl and Enter applies the whole board
            return
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.opened.emit()
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace:
                self.givenBack.emit()
            case Qt.Key.Key_Left | Qt.Key.Key_Right | Qt.Key.Key_Up | Qt.Key.Key_Down:
                event.ignore()
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: object) -> None:
        self.focused.emit()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, px = self._look, self.paint.theme, self.paint.px
        off = bool(look.refused)
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(1.3, 1.3, -1.3, -1.3)
            if off:
                paint_refused_plate(painter, theme, box, px(12))
            else:
                edge = theme.live if look.taken else theme.edge
                paint_plate(painter, box, fill=theme.panel, edge=edge, width=2.5 if look.taken else 1.5, cut=px(12))
            tight, low = box.height() < px(60), box.height() < px(46)
            size = px(18 if tight else 22)
            line = box.center().y() + px(6) if low else box.y() + px(22 if tight else 32)
            ink = theme.soft if off else theme.text
            paint_sign(painter, look.sign, box.x() + px(16), line - size * 0.82, size, ink)
            side = px(22 if tight else 28)
            crest = box.center().y() - side / 2 if low else box.y() + px(6 if tight else 12)
            right = box.right() - px(14)
            for seat in look.taken[:4]:
                right -= side
                paint_crest(painter, theme, seat, right, crest, side)
                right -= px(5)
            if off:
                paint_sign(painter, "cross", right - px(15), line - px(12), px(15), theme.refused)
                right -= px(22)
            title = display_font(self.paint.text(15 if tight else 17))
            x = box.x() + px(16) + size + px(12)
            x += paint_text(painter, x, line, look.name, title, ink, room=right - x - px(4))
            note = theme.refused if off else theme.soft
            said = look.refused or look.words
            if not low:
                below = QRectF(box.x() + px(16), line + px(5), box.width() - px(26), box.bottom() - line - px(9))
                paint_block(painter, below, said, text_font, self.paint.text(13.5), note, middle=True)
                return
            # A low plate has one line: what it does stands behind its name, or else in the preview alone.
            beside = QRectF(x + px(10), box.y() + 2, right - x - px(14), box.height() - 4)
            _, lines = block(text_font, self.paint.text(13.5), said, beside.width(), beside.height())
            if " ".join(lines) == said:
                paint_block(painter, beside, said, text_font, self.paint.text(13.5), note, middle=True)
