"""A Location: two buildings that stand, are broken, or lie in rubble; name, state, Boon or Blight."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.bars import paint_pips
from gattai_desktop.board.block import paint_block
from gattai_desktop.board.fonts import fitting, strong_font, text_font, width_in
from gattai_desktop.board.paint import Paint, PaintedButton, painting
from gattai_desktop.board.plate import paint_plate
from gattai_desktop.board.signs import paint_building
from gattai_desktop.board.speech import called, speak
from gattai_desktop.board.words import paint_text
from gattai_desktop.cards.frozen import frozen

LocationState = Literal["Standing", "Damaged", "Razed"]
TOKENS: Final = {"Standing": "text", "Damaged": "price", "Razed": "refused"}


@frozen
class LocationLook:
    """A Location. line: its Boon or Blight in one line. tokens: what lies on it. current: the fight is here."""

    name: str
    state: LocationState = "Standing"
    line: str = ""
    current: bool = False
    tokens: int = 0

    def spoken(self) -> str:
        here = speak("board", "the fight is here") if self.current else ""
        count = speak("board", "{count} tokens", count=self.tokens) if self.tokens else ""
        return ", ".join(part for part in (self.name, called(self.state), here, self.line, count) if part)


class LocationView(PaintedButton):
    """Shows a Location as a row of the rail, or as a plate in Story.

    Signals: clicked, Qt's own.
    """

    def __init__(self, paint: Paint, look: LocationLook, parent: QWidget | None = None, *, plate: bool = False) -> None:
        super().__init__(paint, parent)
        self._look = look
        self._plate = plate
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.set_look(look)

    def set_look(self, look: LocationLook) -> None:
        self._look = look
        self.setAccessibleName(look.spoken())
        self.update()

    def sizeHint(self) -> QSize:
        px = self.paint.px
        return QSize(round(px(296)), round(px(96))) if self._plate else QSize(round(px(256)), round(px(40)))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, px, text = self._look, self.paint.theme, self.paint.px, self.paint.text
        ink = theme.colour(TOKENS[look.state])
        quiet = theme.soft if look.state == "Standing" else ink
        with painting(self) as painter:
            if self._plate:
                box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
                paint_plate(painter, box, fill=theme.panel, cut=px(18))
                # Many Locations in a row, or a low window: the building gives way to the words.
                tight, low = self.width() < px(230), self.height() / px(96)
                corner, side = (px(8), px(22)) if tight else (px(20), px(50))
                paint_building(painter, look.state, corner, px(22) * low, side, ink)
                x = px(36) if tight else px(92)
                room = self.width() - x - px(6)
                name, state, line = (text(15), text(13), text(12)) if tight else (text(16.5), text(14.5), text(13.5))
                long = width_in(text_font(line), look.line) > room
                first, second = (px(25), px(43)) if long else (px(36), px(59))
                called_so = fitting(strong_font, name, look.name, room)
                paint_text(painter, x, first * low, look.name, called_so, theme.text, room=room)
                paint_text(painter, x, second * low, called(look.state), text_font(state), quiet, room=room)
                if long:  # two lines, and all of them closer together
                    box = QRectF(x, second * low + px(4), room, self.height() - second * low - px(6))
                    paint_block(painter, box, look.line, text_font, line, theme.soft)
                else:
                    paint_text(painter, x, px(80) * low, look.line, text_font(line), theme.soft, room=room)
            else:
                paint_building(painter, look.state, 0, px(3), px(34), ink)
                x = px(48)
                room = self.width() - x
                paint_text(painter, x, px(16), look.name, strong_font(text(15)), theme.text, room=room)
                below = called(look.state)
                if look.current and not self.paint.scale.small:
                    below = f"{below} · {speak('board', 'the fight is here')}"
                paint_text(painter, x, px(35), below, text_font(text(13)), quiet, room=room)
            if look.tokens:
                count = min(5, look.tokens)
                paint_pips(
                    painter, theme, self.width() - count * px(15) - px(4), px(8), px(11), "diamonds", (count, 0, count)
                )
