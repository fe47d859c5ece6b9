"""A Pile of an earlier stage, pushed aside: a small spread that opens when it is pressed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.faces import card_width, paint_card
from gattai_desktop.board.fonts import caps_font, text_font
from gattai_desktop.board.paint import Paint, PaintedButton, painting
from gattai_desktop.board.plate import ring_path
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import card_name, paint_text
from gattai_desktop.cards.frozen import frozen

SHOWN = 3  # the topmost cards that the small spread shows


@frozen
class EarlierPileLook:
    """A Pile that was pushed aside. title: such as "Stage 1". faces: the oldest first."""

    title: str
    faces: tuple[str, ...]

    def spoken(self) -> str:
        count = len(self.faces)
        if not count:
            return speak("board", "{title}: empty", title=self.title)
        top = card_name(self.faces[-1])
        return speak("board", "{title}: {count} cards, {card} on top", title=self.title, count=count, card=top)


class EarlierPile(PaintedButton):
    """Shows the topmost cards of an earlier Pile and how many it holds; pressed, all are asked for.

    Signals: clicked, Qt's own.
    """

    def __init__(
        self, paint: Paint, look: EarlierPileLook, parent: QWidget | None = None, *, card: float = 0.336
    ) -> None:
        """card: height of a card in cu."""
        super().__init__(paint, parent)
        self._look = look
        self._card_cu = card
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.set_look(look)

    def set_look(self, look: EarlierPileLook) -> None:
        self._look = look
        self.setAccessibleName(look.spoken())
        self.update()

    def sizeHint(self) -> QSize:
        high = self.paint.scale.of(self._card_cu)
        return QSize(round(card_width(high) + self.paint.px(26) * (SHOWN - 1) + 8), round(high + self.paint.px(44)))

    def ring_shape(self) -> QPainterPath:
        return ring_path(QRectF(self.rect()), self.paint.px(10), 4.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, px, text = self._look, self.paint.theme, self.paint.px, self.paint.text
        high = self.paint.scale.of(self._card_cu)
        with painting(self) as painter:
            paint_text(painter, 2, px(13), look.title.upper(), caps_font(text(12)), theme.soft, room=self.width() - 4)
            for place, face in enumerate(look.faces[-SHOWN:]):
                paint_card(painter, self.paint.faces, theme, face, 2 + place * px(26), px(22), high)
            words = speak("board", "{count} cards", count=len(look.faces))
            paint_text(
                painter, 2, px(22) + high + px(18), words, text_font(text(13)), theme.soft, room=self.width() - 4
            )
