"""The board of Spoils: what the side may take, the Spoil in focus with its receivers, and Apply at the end."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.block import block, paint_block
from gattai_desktop.board.fonts import caps_font, display_font, strong_font, text_font
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint, PaintedGroup, painting
from gattai_desktop.board.plate import paint_plate, paint_refused_plate
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.signs import paint_sign, paint_sign_outline
from gattai_desktop.board.words import Crest, DrawnWords, PlainText, paint_text, paint_words
from gattai_desktop.games.ask import Ask
from gattai_desktop.windows.asking.answer_button import AnswerButton
from gattai_desktop.windows.games.gattai.looks.spoils import SpoilLook, SpoilsLook, TakenSpoil, done, put_back, take
from gattai_desktop.windows.games.gattai.panes.spoil_plate import SpoilPlate
from gattai_desktop.windows.kit.ask_look import AnswerLook
from gattai_desktop.windows.kit.seat_view import SeatView

COLUMNS = 3


class SpoilsBoard(PaintedGroup):
    """Stands in the middle of the Outcome while a side chooses.

    Signals:
        wished(Move): a Spoil is taken or put back, or all is done. confirmAsked(Move): done although some are left.
    """

    wished = Signal(object)
    confirmAsked = Signal(object)

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._ask: Ask | None = None
        self._look: SpoilsLook | None = None
        self._names: dict[str, str] = {}
        self._plates: dict[str, SpoilPlate] = {}
        self._receivers: dict[str, AnswerButton] = {}
        self._focus = ""
        self._ultimate_top = 0.0
        self._apply = PlateButton(paint, PlateLook(self.tr("Apply"), key="Ctrl Enter", arrangement="line"), self)
        self._apply.chosen.connect(self.apply)
        self._island = ArrowGroup(self)
        self._for_whom = ArrowGroup(self)
        self.hide()

    def show_spoils(self, seen: SeatView, ask: Ask, look: SpoilsLook) -> None:
        """Show what may be taken now."""
        self._ask, self._look = ask, look
        self._names = {seat: seen.name(seat) for seat in (*seen.pilots, "coach")}
        shown = {one.key: one for one in (*look.basic, *(look.ultimate if look.ultimate_left or _any(look) else ()))}
        self._plates = one_for_each(self._plates, shown, lambda key: self._new_plate(key, shown[key]))
        for key, plate in self._plates.items():
            plate.set_look(shown[key])
        self._island.set_members(list(self._plates.values()))
        if self._focus not in shown:
            self._focus = next((key for key, one in shown.items() if one.receivers), next(iter(shown), ""))
        rest = self.tr("{count} left").replace("{count}", str(look.rest)) if look.rest else ""
        fill = "" if look.rest else "live"
        self._apply.set_look(
            PlateLook(self.tr("Apply"), rest, "", fill=fill, edge="edge" if look.rest else "", arrangement="line")
        )
        self._show_receivers()
        self.rescale()
        self.update()

    def _new_plate(self, key: str, look: SpoilLook) -> SpoilPlate:
        plate = SpoilPlate(self.paint, look, self)
        plate.taken.connect(lambda: self._take(key))
        plate.opened.connect(lambda: self._open(key))
        plate.givenBack.connect(lambda: self._give_back(key))
        plate.focused.connect(lambda: self._look_at(key))
        return plate

    def focus(self) -> None:
        """Give the keyboard to the Spoil in focus."""
        plate = self._plates.get(self._focus)
        if plate is not None:
            plate.setFocus(Qt.FocusReason.OtherFocusReason)

    def apply(self) -> None:
        """End the choosing; with some left, ask once."""
        move = done(self._ask) if self._ask is not None else None
        if move is None or self._look is None:
            return
        (self.confirmAsked if self._look.rest else self.wished).emit(move)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if held and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.apply()
        elif event.text() in "123456789" and event.text():
            seats = list(self._receivers)
            place = int(event.text()) - 1
            if place < len(seats):
                self._give(seats[place])
        else:
            event.ignore()

    # ------------------------------------------------------------------ hands
    def _one(self, key: str) -> SpoilLook | None:
        plate = self._plates.get(key)
        return plate.look if plate is not None else None

    def _take(self, key: str) -> None:
        self._look_at(key)
        one = self._one(key)
        if one is None or self._ask is None:
            return
        if len(one.receivers) == 1:
            self._give(one.receivers[0])
        elif one.receivers:
            self._open(key)

    def _open(self, key: str) -> None:
        self._look_at(key)
        if self._receivers:
            next(iter(self._receivers.values())).setFocus()

    def _give(self, receiver: str) -> None:
        move = take(self._ask, self._focus, receiver) if self._ask is not None else None
        if move is not None:
            self.wished.emit(move)

    def _give_back(self, key: str) -> None:
        move = put_back(self._ask, key) if self._ask is not None else None
        if move is not None:
            self.wished.emit(move)

    def _look_at(self, key: str) -> None:
        if key != self._focus:
            self._focus = key
            self._show_receivers()
            self.rescale()
            self.update()

    def _show_receivers(self) -> None:
        one = self._one(self._focus)
        seats: tuple[Hashable, ...] = one.receivers if one is not None else ()
        for old in self._receivers.values():
            take_away(old)
        self._receivers = {}
        for place, seat in enumerate(seats):
            name = str(seat)
            said = (Crest(name), PlainText("  "), PlainText(self._names.get(name, name)))
            button = AnswerButton(self.paint, AnswerLook(name, said, str(place + 1)), self)
            button.clicked.connect(lambda _=False, one=name: self._give(one))
            button.show()
            self._receivers[name] = button
        self._for_whom.set_members(list(self._receivers.values()))

    # ------------------------------------------------------------------ places
    def _left(self) -> float:
        return self.width() * 0.668

    def rescale(self) -> None:
        look, px = self._look, self.paint.px
        if look is None:
            return
        gap = px(10)
        columns = COLUMNS if self.width() > px(900) else 2
        wide = (self._left() - gap * (columns - 1)) / columns
        rows = -(-len(look.basic) // columns) + (-(-len(self._ultimate()) // columns) if self._ultimate() else 1)
        high = min(px(72), (self.height() - px(90)) / max(1, rows) - gap)
        y = self._lay_plates(look.basic, px(26), wide, high, columns)
        self._ultimate_top = y + px(10)
        if self._ultimate():
            self._lay_plates(self._ultimate(), y + px(34), wide, high, columns)
        x = self._left() + px(34)
        room = self.width() - x
        top = px(112)
        each = min(px(52), (self.height() - top - px(80)) / max(1, len(self._receivers)))
        for place, button in enumerate(self._receivers.values()):
            button.setGeometry(QRectF(x + px(20), top + place * each, room - px(40), each - px(6)).toRect())
        self._apply.setGeometry(QRectF(self.width() - px(250), self.height() - px(56), px(250), px(54)).toRect())

    def _ultimate(self) -> tuple[SpoilLook, ...]:
        look = self._look
        return look.ultimate if look is not None and (look.ultimate_left or _any(look)) else ()

    def _lay_plates(self, looks: tuple[SpoilLook, ...], y: float, wide: float, high: float, columns: int) -> float:
        gap = self.paint.px(10)
        for place, one in enumerate(looks):
            x = (place % columns) * (wide + gap)
            at = y + (place // columns) * (high + gap)
            self._plates[one.key].setGeometry(QRectF(x, at, wide, high).toRect())
        return y + -(-len(looks) // columns) * (high + gap)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, px = self._look, self.paint.theme, self.paint.px
        if look is None:
            return
        with painting(self) as painter:
            side = theme.colour("coach" if look.side == "coach" else "pilots")
            self._paint_caption(painter, px(16), self.tr("BASIC SPOILS"), look.basic, look.basic_left, side)
            if self._ultimate():
                at = self._ultimate_top + px(14)
                self._paint_caption(painter, at, self.tr("ULTIMATE SPOILS"), look.ultimate, look.ultimate_left, side)
            else:
                self._paint_none(painter)
            self._paint_order(painter, look.order)
            self._paint_focus(painter)
            keys = self.tr("Space takes, Enter chooses for whom, Del gives back. Nothing happens before you apply.")
            foot, size = self._foot(), self.paint.text(13.5)
            if " ".join(block(text_font, size, keys, foot.width(), foot.height())[1]) == keys:
                paint_block(painter, foot, keys, text_font, size, theme.soft, middle=True)

    def _none_box(self) -> QRectF:
        """Where it stands that there is no Ultimate Spoil, as high as there is room below the Basic ones."""
        px = self.paint.px
        room = self.height() - px(60) - self._ultimate_top
        return QRectF(1, self._ultimate_top, self._left() - 2, max(px(34), min(px(64), room)))

    def _paint_none(self, painter: QPainter) -> None:
        theme, px, box = self.paint.theme, self.paint.px, self._none_box()
        paint_refused_plate(painter, theme, box, px(12))
        words = self.tr("No Ultimate Spoil this time: they need a wipe, or 127 points.")
        size = px(15)
        paint_sign(painter, "cross", box.x() + px(18), box.center().y() - size / 2, size, theme.refused)
        inside = box.adjusted(px(46), px(3), -px(16), -px(3))
        paint_block(painter, inside, words, text_font, self.paint.text(14), theme.refused, middle=True)

    def _paint_order(self, painter: QPainter, order: tuple[TakenSpoil, ...]) -> None:
        """What was taken, one below the other as it will happen; where there is no room the plates' crests tell it."""
        theme, px, size = self.paint.theme, self.paint.px, self.paint.text(15)
        lowest = max((plate.geometry().bottom() for plate in self._plates.values()), default=0)
        top = lowest + px(22) if self._ultimate() else self._none_box().bottom() + px(30)
        step = size * 1.75
        if not order or top + px(18) + step * len(order) > self._foot().top():
            return
        paint_text(painter, 0, top, self.tr("IN THIS ORDER"), caps_font(self.paint.text(12)), theme.soft)
        for place, one in enumerate(order):
            y = top + px(8) + step * (place + 1) - size * 0.3
            paint_sign(painter, one.sign, px(2), y - size * 0.86, size, theme.text)
            x = paint_text(painter, px(28), y, str(place + 1), strong_font(size), theme.text) + px(40)
            who: DrawnWords = (
                PlainText(f"{one.name}  "),
                Crest(one.receiver),
                PlainText(f"  {self._names.get(one.receiver, '')}"),
            )
            paint_words(painter, theme, x, y, who, size, theme.text, room=self._left() - x)

    def _paint_caption(
        self, painter: QPainter, y: float, words: str, looks: tuple[SpoilLook, ...], left: int, ink: QColor
    ) -> None:
        theme, px = self.paint.theme, self.paint.px
        x = paint_text(painter, 0, y, words, caps_font(self.paint.text(13)), ink) + px(14)
        has = sum(len(one.taken) for one in looks)
        size = px(15)
        for place in range(has + left):
            if place < has:
                paint_sign(painter, "tick", x, y - size * 0.85, size, theme.legal)
            else:
                paint_sign_outline(painter, "tick", x, y - size * 0.85, size, theme.edge, 1.2)
            x += size + px(8)
        rest = self.tr("{count} left").replace("{count}", str(left))
        paint_text(painter, x + px(6), y, rest, strong_font(self.paint.text(14)), theme.text)

    def _focus_box(self) -> QRectF:
        """Where the Spoil in focus stands."""
        px, x = self.paint.px, self._left() + self.paint.px(34)
        foot = px(124) + sum(b.height() + px(6) for b in self._receivers.values())
        return QRectF(x, 2, self.width() - x - 2, max(px(96), min(foot, self.height() - px(70))))

    def _foot(self) -> QRectF:
        """Where the keys are told: at the foot, or above "Apply" where plates reach down there."""
        px, apply = self.paint.px, self._apply.geometry()
        lowest = max((plate.geometry().bottom() for plate in self._plates.values()), default=0)
        if lowest < self.height() - px(54):
            return QRectF(0, self.height() - px(54), self.width() - px(270), px(52))
        top = self._focus_box().bottom() + px(8)
        return QRectF(self._left() + px(34), top, self.width() - self._left() - px(36), apply.y() - px(8) - top)

    def _paint_focus(self, painter: QPainter) -> None:
        one, theme, px = self._one(self._focus), self.paint.theme, self.paint.px
        if one is None:
            return
        box = self._focus_box()
        x = box.x()
        paint_plate(painter, box, fill=theme.panel, edge=theme.edge, width=2.0, cut=px(16))
        paint_sign(painter, one.sign, x + px(22), px(18), px(26), theme.text)
        room = box.width() - px(80)
        paint_text(painter, x + px(62), px(40), one.name, display_font(self.paint.text(19)), theme.text, room=room)
        line = one.refused or one.line
        ink = theme.refused if one.refused else theme.soft
        below = QRectF(x + px(22), px(48), box.width() - px(36), px(36 if self._receivers else 46))
        paint_block(painter, below, line, text_font, self.paint.text(14), ink, middle=True)
        if self._receivers:
            paint_text(painter, x + px(22), px(98), self.tr("FOR WHOM"), caps_font(self.paint.text(12)), theme.soft)


def _any(look: SpoilsLook) -> bool:
    return any(one.taken for one in look.ultimate)
