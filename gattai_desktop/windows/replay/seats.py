"""Through whose eyes a replay is seen: a plate a seat, the wall's first; the chosen one's hand lies open."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.block import paint_block
from gattai_desktop.board.faces import card_width, paint_card
from gattai_desktop.board.fonts import strong_font, text_font, width_in
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint, PaintedButton, PaintedGroup, painting
from gattai_desktop.board.plate import paint_crest, paint_plate, ring_path
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.speech import called
from gattai_desktop.board.words import card_name, paint_text
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import PUBLIC, Seat


@frozen
class SeatLook:
    """A seat as it may be shown. faces: its hand, as pictures; chosen: the replay is seen through its eyes.

    is_open: its hand lies open, whoever looks.
    """

    seat: Seat
    name: str
    faces: tuple[str, ...] = ()
    chosen: bool = False
    is_open: bool = False


class SeatPlate(PaintedButton):
    """One seat. Pressed, the replay is seen through its eyes."""

    def __init__(self, paint: Paint, look: SeatLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.look = look
        self.set_look(look)

    def set_look(self, look: SeatLook) -> None:
        """Show this."""
        self.look = look
        seen = self.tr("chosen") if look.chosen else self.tr("not chosen")
        self.setAccessibleName(
            self.tr("Seen by {name}, {chosen}").replace("{name}", called(look.name)).replace("{chosen}", seen)
        )
        self.setAccessibleDescription(self._spoken_hand())
        self.update()

    def _spoken_hand(self) -> str:
        look = self.look
        open_cards = [card_name(face) for face in look.faces if not face.startswith("back-")]
        if open_cards:
            return ", ".join(open_cards)
        if look.seat == PUBLIC:
            return self.tr("what everybody saw")
        return self.tr("{count} cards, face-down").replace("{count}", str(len(look.faces)))

    def sizeHint(self) -> QSize:
        return QSize(round(self.paint.px(167)), round(self.paint.px(150)))

    def ring_shape(self) -> QPainterPath:
        return ring_path(QRectF(self.rect()), self.paint.px(16), 5.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, px = self.look, self.paint.theme, self.paint.px
        small = self.paint.scale.small
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            edge = theme.live if look.chosen else theme.edge if self.underMouse() else theme.line
            fill = theme.panel if look.chosen else None
            paint_plate(painter, box, fill=fill, edge=edge, width=2.5 if look.chosen else 1.5, cut=px(16))
            side = px(30 if small else 34)
            x, y = px(12 if small else 16), px(12 if small else 16)
            if look.seat == PUBLIC:
                paint_sign(painter, "wall", x, y, side, theme.text)
            else:
                paint_crest(painter, theme, look.seat, x, y, side)
            mark = px(18 if small else 22)
            right = self.width() - mark - px(12)
            if look.seat != PUBLIC or look.chosen:
                sign, ink = ("eye", theme.text) if look.chosen or look.is_open else ("closed", theme.soft)
                paint_sign(painter, sign, right, y + (side - mark) / 2, mark, ink)
            font = strong_font(self.paint.text(14 if small else 16))
            at = x + side + px(10)
            room = right - px(6) - at
            if small and look.faces and look.chosen:
                at += paint_text(painter, at, y + side * 0.68, called(look.name), font, theme.text, room=room) + px(10)
                self._paint_cards(painter, QRectF(at, px(5), right - px(8) - at, self.height() - px(10)))
            elif small and look.faces and look.is_open:  # the crest says whose they are
                self._paint_cards(painter, QRectF(at, px(5), right - px(8) - at, self.height() - px(10)))
            elif width_in(font, called(look.name)) <= room:  # else the crest says it, and the tip
                paint_text(painter, at, y + side * 0.68, called(look.name), font, theme.text, room=room)
            if not small:
                self._paint_below(painter)

    def _paint_cards(self, painter: QPainter, box: QRectF) -> None:
        look, wide = self.look, card_width(box.height())
        step = min(wide * 0.75, (box.width() - wide) / max(1, len(look.faces) - 1))
        for place, face in enumerate(look.faces):
            x = box.x() + place * step
            paint_card(painter, self.paint.faces, self.paint.theme, face, x, box.y(), box.height(), shadow=None)

    def _paint_below(self, painter: QPainter) -> None:
        look, theme, px = self.look, self.paint.theme, self.paint.px
        top, pad = px(62), px(16)
        room, high = self.width() - 2 * pad, self.height() - top - px(12)
        if look.seat == PUBLIC:
            words, box = self.tr("public only: what all saw"), QRectF(pad, top, room, high)
            paint_block(painter, box, words, text_font, self.paint.text(14), theme.soft)
            return
        if not look.faces:
            font = text_font(self.paint.text(14))
            paint_text(painter, pad, top + px(20), self.tr("no cards"), font, theme.soft, room=room)
            return
        self._paint_cards(painter, QRectF(pad, top, room, high))


class SeatRow(PaintedGroup):
    """All seats side by side.

    Signals:
        chosen(Seat): the replay is to be seen through its eyes.
    """

    chosen = Signal(str)

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.plates: dict[Seat, SeatPlate] = {}
        self._island = ArrowGroup(self)
        self.setAccessibleName(self.tr("Seen by"))

    def show_seats(self, looks: tuple[SeatLook, ...]) -> None:
        """Show these, from left to right."""
        fresh = [look.seat for look in looks] != list(self.plates)
        of_seat = {look.seat: look for look in looks}
        self.plates = one_for_each(self.plates, of_seat, lambda seat: self._new(of_seat[seat]))
        for seat, plate in self.plates.items():
            plate.set_look(of_seat[seat])
        if fresh:
            self._island.set_members(list(self.plates.values()))
        self.rescale()

    def _new(self, look: SeatLook) -> SeatPlate:
        plate = SeatPlate(self.paint, look, self)
        plate.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        plate.clicked.connect(lambda: self.chosen.emit(look.seat))
        return plate

    def focus(self) -> None:
        """Give the keyboard to the seat that had it last."""
        self._island.focus()

    def rescale(self) -> None:
        count = max(1, len(self.plates))
        gap = self.paint.px(12 if not self.paint.scale.small else 8)
        room = self.width() - gap * (count - 1)
        wide = min(self.paint.px(240), room / count)
        # In a small window a hand has no room below its name: the plate of the eyes that look grows to the side.
        opened = any(plate.look.chosen and plate.look.faces for plate in self.plates.values())
        grown = min(self.paint.px(420), room * 0.42) if self.paint.scale.small and opened else wide
        if grown > wide:
            wide = (room - grown) / (count - 1)
        x = 0.0
        for plate in self.plates.values():
            own = grown if plate.look.chosen else wide
            plate.setGeometry(QRectF(x, 0, own, self.height()).toAlignedRect())
            x += own + gap
