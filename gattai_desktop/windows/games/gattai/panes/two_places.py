"""Two large places side by side: the Pilot's card and the Threshold card, or two initiative cards."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QPoint, QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.faces import card_width, paint_card, paint_well
from gattai_desktop.board.fonts import caps_font, display_font, text_font
from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.plate import paint_brackets, paint_crest
from gattai_desktop.board.signs import outline_pen, paint_sign_outline
from gattai_desktop.board.speech import speak
from gattai_desktop.board.spread import CardSpread
from gattai_desktop.board.words import card_name, paint_text, wrapped
from gattai_desktop.cards.frozen import frozen

Which = Literal["left", "right"]
SIDES: Final[tuple[Which, ...]] = ("left", "right")


@frozen
class PlaceLook:
    """One of the two places. face: "" while nothing lies there; waited: it is this one's turn to be filled.

    helpers: (seat, face) of cards that lie beside it in aid.
    """

    seat: str
    name: str
    line: str = ""
    face: str = ""
    waited: bool = False
    lit: bool = False
    helpers: tuple[tuple[str, str], ...] = ()

    def spoken(self) -> str:
        """Return what a screen reader says."""
        card = card_name(self.face) if self.face else speak("board", "empty")
        helped = ", ".join(speak("board", "{name} helps", name=seat) for seat, _ in self.helpers)
        return ", ".join(part for part in (self.name, card, self.line, helped) if part)


class TwoPlaces(CardSpread):
    """Shows two places with a sign between them.

    Signals:
        cardChosen(which): the card at "left" or "right" was clicked, or Enter. cardLifted: dragged off.
    """

    cardChosen = Signal(str)
    cardLifted = Signal(str, QPointF, QPoint)

    def __init__(self, paint: Paint, parent: QWidget | None = None, *, between: str = "", large: bool = True) -> None:
        super().__init__(paint, parent)
        self._between = between
        self._large = large
        self._looks: dict[Which, PlaceLook] = {
            "left": PlaceLook("pilots", ""),
            "right": PlaceLook("coach", ""),
        }
        self._widgets: dict[Which, CardWidget] = {}

    def set_looks(self, left: PlaceLook, right: PlaceLook) -> None:
        """Show these two."""
        self._looks = {"left": left, "right": right}
        kept: dict[Which, CardWidget] = {}
        for which in SIDES:
            look = self._looks[which]
            if not look.face:
                continue
            widget = self._widgets.get(which) or self._new(which, look.face)
            widget.set_face(look.face)
            widget.setAccessibleName(f"{look.name}: {card_name(look.face)}")
            kept[which] = widget
        self._widgets = kept
        self.hold(list(kept.values()))
        self.setAccessibleName(f"{left.spoken()}. {right.spoken()}")
        self.rescale()
        self.update()

    def card(self, which: Which) -> CardWidget | None:
        """Return the card at a place; None while it is empty."""
        return self._widgets.get(which)

    def global_rect(self, which: Which) -> QRectF:
        """Return where a card lies at a place, in global coordinates."""
        rect = self._rect(which)
        return QRectF(QPointF(self.mapToGlobal(QPoint(0, 0))) + rect.topLeft(), rect.size())

    def rescale(self) -> None:
        for which, card in self._widgets.items():
            rect = self._rect(which)
            card.put(rect.x(), rect.y(), height=rect.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px = self.paint.theme, self.paint.px
        with painting(self) as painter:
            for which in SIDES:
                look, box = self._looks[which], self._rect(which)
                if not look.face:
                    paint_well(painter, theme, box.x(), box.y(), box.height())
                    size = box.height() * 0.2
                    corner = box.center() - QPointF(size / 2, size / 2)
                    sign = "horns" if look.seat == "coach" else "wings"
                    paint_sign_outline(painter, sign, corner.x(), corner.y(), size, theme.edge, 1.6)
                if look.waited or look.lit:
                    colour = theme.live
                    paint_brackets(painter, box, colour, px(34 if self._large else 26), px(5), px(12))
                self._paint_owner(painter, which, look, box)
            self._paint_between(painter)

    def _paint_owner(self, painter: QPainter, which: Which, look: PlaceLook, box: QRectF) -> None:
        theme, px = self.paint.theme, self.paint.px
        if not self._large:
            tag = box.height() * 0.085
            up = px(17)  # above the brackets of a place that waits for its card
            paint_crest(painter, theme, look.seat, box.x() + px(12), box.y() - tag - up, tag)
            font = text_font(self.paint.text(14))
            x = box.x() + px(20) + tag
            paint_text(painter, x, box.y() - up - px(5), look.name, font, theme.soft, room=box.right() - x)
            line = text_font(self.paint.text(13))
            # Each side's stakes stay below its own card.
            for row, words in enumerate(wrapped(look.line, line, box.width() - px(6), most=2)):
                y = box.bottom() + px(22) + row * line.pixelSize() * 1.3
                paint_text(painter, box.x() + px(6), y, words, line, theme.soft)
            return
        side, gap = min(px(88), box.height() * 0.21), px(56)
        wide = px(190)
        x = box.x() - gap - px(100) if which == "left" else box.right() + gap
        x = max(0.0, min(x, self.width() - side))
        paint_crest(painter, theme, look.seat, x, box.y(), side)
        room = min(wide, (box.x() - x - px(8)) if which == "left" else (self.width() - x))
        title, plain = display_font(self.paint.text(26)), text_font(self.paint.text(17))
        y = box.y() + side
        paint_text(painter, x, y + px(40), look.name, title, theme.text, room=room)
        paint_text(painter, x, y + px(70), look.line, plain, theme.soft, room=room)
        if look.helpers:
            y += px(174)
            paint_text(painter, x, y, self.tr("HELPS"), caps_font(self.paint.text(13)), theme.soft, room=room)
            for place, (seat, face) in enumerate(look.helpers):
                at = y + px(16) + place * px(96)
                paint_crest(painter, theme, seat, x, at + px(18), px(46))
                paint_card(painter, self.paint.faces, theme, face, x + px(60), at, px(84))

    def _paint_between(self, painter: QPainter) -> None:
        if not self._between:
            return
        theme, px = self.paint.theme, self.paint.px
        middle = QPointF(self.width() / 2, self._rect("left").center().y())
        wide, high = px(34), px(90)
        rhomb = QPainterPath(middle - QPointF(0, high))
        rhomb.lineTo(middle + QPointF(wide, 0))
        rhomb.lineTo(middle + QPointF(0, high))
        rhomb.lineTo(middle - QPointF(wide, 0))
        rhomb.closeSubpath()
        painter.strokePath(rhomb, outline_pen(theme.edge, px(3)))
        font = display_font(self.paint.text(20))
        baseline = middle.y() + font.pixelSize() * 0.34
        paint_text(painter, middle.x(), baseline, self._between, font, theme.soft, "middle")

    def _rect(self, which: Which) -> QRectF:
        px = self.paint.px
        above = px(16) if self._large else self.height() * 0.12
        high = min(
            self.paint.scale.of(1.47 if self._large else 1.15), self.height() - above - px(28 if self._large else 46)
        )
        high = max(40.0, high)
        beside = px(230) if self._large else px(10)
        gap = px(300) if self._large else px(30)
        gap = max(px(24), min(gap, self.width() - 2 * (card_width(high) + beside)))
        wide = card_width(high)
        x = self.width() / 2 - gap / 2 - wide if which == "left" else self.width() / 2 + gap / 2
        return QRectF(x, above, wide, high)

    def _new(self, which: Which, face: str) -> CardWidget:
        widget = CardWidget(self.paint, face, self.paint.scale.cu, self)
        widget.clicked.connect(lambda: self.cardChosen.emit(which))
        widget.lifted.connect(lambda grip, place: self.cardLifted.emit(which, grip, place))
        return widget
