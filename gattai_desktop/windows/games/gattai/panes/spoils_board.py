"""Shows the board of Spoils: what the side may take, the focused Spoil with its receivers, and Apply."""

from collections.abc import Hashable
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.block import LEADING
from gattai_desktop.board.drawing import Drawing, caps, measuring, plain, strong, title
from gattai_desktop.board.layout import shared
from gattai_desktop.board.one_for_each import one_for_each_look
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import fill
from gattai_desktop.board.words import Crest, DrawnWords, PlainText
from gattai_desktop.games.ask import Ask
from gattai_desktop.windows.asking.answer_button import AnswerButton
from gattai_desktop.windows.games.gattai.looks.spoils import SpoilLook, SpoilsLook, TakenSpoil, done, put_back, take
from gattai_desktop.windows.games.gattai.panes.spoil_plate import SpoilPlate
from gattai_desktop.windows.kit.ask_look import AnswerLook
from gattai_desktop.windows.kit.seat_view import SeatView

COLUMNS = 3
_TOLD: Final = {True: 36.0, False: 46.0}
"""Least room for the words about the focused Spoil, drawing pixels, where it has receivers and where it has none."""
_AIR: Final = 8.0
"""Between those words and the heading of the receivers below them, drawing pixels: a mark rises above capitals."""
_MOST_ABREAST: Final = 3
"""How many Spoils of the list may stand side by side."""
_ORDER_HEAD: Final = 26.0
"""Height of the heading of that list with the room around it, drawing pixels."""
_ORDER_STEP: Final = 1.75
"""From one line of the list to the next, by the size of its letters."""
_GAP: Final = 10.0
_CLOSE: Final = 5.0
"""Between two plates, and where they would be too low else, drawing pixels."""
_LOW: Final = 30.0
"""Height of a plate, in pixels, from which on there is room to spare between them."""
_RING: Final = 11.0
"""How far below the line of a heading plates begin at least: the focus ring leaves its letters whole, in pixels."""


class SpoilsBoard(PaintedGroup):
    """The board of Spoils, shown in the Outcome while a side chooses.

    Signals:
        wished(Move): a Spoil is taken or put back, or all is done. confirmAsked(Move): done although some are left.
    """

    wished = Signal(object)
    confirmAsked = Signal(object)

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._ask: Ask | None = None
        self._look: SpoilsLook | None = None
        self._names: dict[str, str] = {}
        self._plates: dict[str, SpoilPlate] = {}
        self._receivers: dict[str, AnswerButton] = {}
        self._focus = ""
        self._looked_at, self._book = 0, False  # for which receiver the focused Spoil is told; as the book writes it
        self._ultimate_top = 0.0
        self._apply = PlateButton(paint, PlateLook(self.tr("Apply"), key="Ctrl+Enter", arrangement="line"), self)
        self._apply.chosen.connect(self.apply)
        self._island = ArrowGroup(self)
        self._for_whom = ArrowGroup(self)
        self.hide()

    def show_spoils(self, seen: SeatView, ask: Ask, look: SpoilsLook) -> None:
        """Show what may be taken now."""
        ended = self._look is not None and self._look.rest and not look.rest
        turned = self._look is not None and self._look.side != look.side
        self._ask, self._look = ask, look
        self._names = {seat: seen.name(seat) for seat in (*seen.pilots, "coach")}
        shown = {one.key: one for one in (*look.basic, *(look.ultimate if look.ultimate_left or _any(look) else ()))}
        self._plates = one_for_each_look(self._plates, shown, self._new_plate)
        self._island.set_members(list(self._plates.values()))
        if self._focus not in shown:
            self._focus = min(shown, key=lambda key: (not shown[key].receivers, shown[key].vain), default="")
        rest = fill(self.tr("{count} left"), count=look.rest) if look.rest else ""
        ground, edge = ("", "edge") if look.rest else ("live", "")
        self._apply.set_look(PlateLook(self.tr("Apply"), rest, "", fill=ground, edge=edge, arrangement="line"))
        self._show_receivers()
        if (ended or turned) and self.isAncestorOf(self.window().focusWidget()):
            self.focus()
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
        """Focus the chosen Spoil; once none is left to be taken, what applies them."""
        plate: QWidget | None = self._plates.get(self._focus)
        if self._look is not None and not self._look.rest:
            plate = self._apply
        if plate is not None:
            plate.setFocus(Qt.FocusReason.OtherFocusReason)

    def apply(self) -> None:
        """End the choice; with Spoils left, ask first."""
        move = done(self._ask) if self._ask is not None else None
        if move is None or self._look is None:
            return
        (self.confirmAsked if self._look.rest else self.wished).emit(move)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if held and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.apply()
        elif event.text() == "?" and self._is_written():
            self._book = not self._book
            self.rescale()
            self.update()
        elif event.text() in "123456789" and event.text():
            seats = list(self._receivers)
            place = int(event.text()) - 1
            if place < len(seats):
                self._give(seats[place])
        else:
            event.ignore()

    def _is_written(self) -> bool:
        """Return whether the book writes the focused Spoil as a line, which stands in the place of the words."""
        one = self._one(self._focus)
        return one is not None and bool(one.line) and not one.refused

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell the focused Spoil for the receiver that is looked at."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.Enter):
            self._looked_at = next((place for place, one in enumerate(self._receivers.values()) if one is watched), 0)
            self.update()
        return False

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
        self._receivers, self._looked_at = {}, 0
        for place, seat in enumerate(seats):
            name = str(seat)
            said = (Crest(name), PlainText("  "), PlainText(self._names.get(name, name)))
            button = AnswerButton(self.paint, AnswerLook(name, said, str(place + 1)), self)
            button.installEventFilter(self)
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
        columns, ultimate = COLUMNS if self.width() > px(900) else 2, self._ultimate()
        rows = ceil(len(look.basic) / columns) + (ceil(len(ultimate) / columns) or 1)
        below = max(px(10), _RING)
        room, gap = self.height() - px(40) - 2 * below, _GAP
        each = (room - px(30)) / max(1, rows)
        if each - px(gap) < _LOW:  # then they lie closer, and down to the foot
            each, gap = room / max(1, rows), _CLOSE
        high = min(px(72), each - px(gap))
        y = self._lay_plates(look.basic, px(16) + below, high, columns, gap)
        self._ultimate_top = y + px(_GAP)
        if ultimate:
            self._lay_plates(ultimate, self._ultimate_top + px(14) + below, high, columns, gap)
        x, top = self._left() + px(54), px(112 + self._more())
        rows, gap = self._receiver_rows, px(6)
        each = min(px(52), (self.height() - top - px(68)) / max(1, rows))
        box = QRectF(x, top, self.width() - x - px(20), rows * each - gap)
        places = shared(self.paint, box, len(self._receivers), gap=6, columns=1 if rows == len(self._receivers) else 2)
        for button, place in zip(self._receivers.values(), places, strict=True):
            button.free = self.paint.px(6) - 1  # places are rounded
            button.setGeometry(place.toRect())
        self._apply.setGeometry(QRectF(self.width() - px(250), self.height() - px(56), px(250), px(54)).toRect())

    @property
    def _receiver_rows(self) -> int:
        """How many rows those take who may get the focused Spoil: two side by side where all would be too low."""
        count = len(self._receivers)
        return count if self._spare(count) >= 0 else -(-count // 2)

    def _spare(self, rows: int) -> float:
        """Return the height that the lowest rows of receivers leave for the words about a Spoil, drawing pixels."""
        return self.height() / self.paint.px(1.0) - 180 - max(38.0, 32.0 / self.paint.px(1.0) + 6) * rows

    def _more(self) -> float:
        """Return the room for long sentences about Spoils, drawing pixels: as much as any needs and as there is.

        So whoever goes from Spoil to Spoil finds those who may get it in the same place.
        """
        air = _AIR if self._receivers else 0.0
        words = max((self._words_high(one.look) for one in self._plates.values()), default=0.0)
        return max(0.0, min(words + air - _TOLD[bool(self._receivers)], self._spare(self._receiver_rows)))

    def _words_high(self, one: SpoilLook) -> float:
        """Return the height of the longest that is said of a Spoil, for any who may get it, drawing pixels."""
        draw = measuring(self.paint, self._focus_wide() - self.paint.px(40))
        told = (one.refused,) if one.refused else (one.line,) if self._book and one.line else tuple(one.does)
        return 4 + max((draw.lines(0, 0, said, plain(14), leading=LEADING) for said in told), default=0.0)

    def _ultimate(self) -> tuple[SpoilLook, ...]:
        look = self._look
        return look.ultimate if look is not None and (look.ultimate_left or _any(look)) else ()

    def _lay_plates(self, looks: tuple[SpoilLook, ...], y: float, high: float, columns: int, gap: float) -> float:
        """Lay plates of that height in rows; return their lower end. gap: between two, drawing pixels."""
        rows, apart = ceil(len(looks) / columns), self.paint.px(gap)
        box = QRectF(0, y, self._left(), rows * (high + apart) - apart)
        for one, place in zip(looks, shared(self.paint, box, len(looks), gap=gap, columns=columns), strict=True):
            self._plates[one.key].setGeometry(place.toRect())
        return y + rows * (high + apart)

    def _none_box(self) -> QRectF:
        """Return the place of the words that there is no Ultimate Spoil, below the Basic ones."""
        px = self.paint.px
        room = self.height() - px(60) - self._ultimate_top
        return QRectF(1, self._ultimate_top, self._left() - 2, max(px(34), min(px(64), room)))

    def _focus_wide(self) -> float:
        return self.width() - self._left() - self.paint.px(34) - 2

    def _focus_box(self) -> QRectF:
        """Return the place of the focused Spoil."""
        px, x, wide = self.paint.px, self._left() + self.paint.px(34), self._focus_wide()
        column = [*self._receivers.values()][: self._receiver_rows]
        foot = px(124 + self._more()) + sum(button.height() + px(6) for button in column)
        return QRectF(x, 2, wide, max(px(96 + self._more()), min(foot, self.height() - px(66))))

    def _foot(self) -> QRectF:
        """Return the place of the words about keys: at the foot, or above "Apply" where plates reach down there."""
        px = self.paint.px
        if self._lowest() < self.height() - px(54):
            return QRectF(0, self.height() - px(54), self.width() - px(270), px(52))
        return self._beside()

    def _beside(self) -> QRectF:
        """Return the place between what is told of the focused Spoil and "Apply"."""
        px, top = self.paint.px, self._focus_box().bottom() + self.paint.px(8)
        high = self._apply.geometry().y() - px(8) - top
        return QRectF(self._left() + px(34), top, self.width() - self._left() - px(36), high)

    def _lowest(self) -> int:
        return max((plate.geometry().bottom() for plate in self._plates.values()), default=0)

    # ------------------------------------------------------------------ painting
    def draw(self, draw: Drawing) -> None:
        look = self._look
        if look is None:
            return
        side = "coach" if look.side == "coach" else "pilots"
        self._draw_caption(draw.within(0, 16), self.tr("BASIC SPOILS"), look.basic, look.basic_left, side)
        if self._ultimate():
            at = draw.within(0, self._ultimate_top / draw.unit + 14)
            self._draw_caption(at, self.tr("ULTIMATE SPOILS"), look.ultimate, look.ultimate_left, side)
        else:
            self._draw_none(draw.over(self._none_box()))
        box = self._order_box(len(look.order)) if look.order else None
        if box is not None:
            self._draw_order(draw.over(box), look.order, self._columns(box, len(look.order)))
        self._draw_focus(draw.over(self._focus_box()))
        keys = self.tr(
            "Space or a press takes, Del or a press on the crest gives back, Enter chooses for whom. "
            "Nothing happens before you apply."
        )
        foot = draw.over(self._foot())
        if box != self._foot() and foot.holds(keys, plain(13.5)):
            foot.block(0, 0, foot.wide, foot.high, keys, plain(13.5), "soft", middle=True)

    def _draw_none(self, draw: Drawing) -> None:
        draw.refused(cut=12)
        words = self.tr("No Ultimate Spoil this time: they need a wipe, or 127 points.")
        draw.sign("cross", 18, draw.middle - 7.5, 15, "refused")
        draw.block(46, 3, draw.wide - 62, draw.high - 6, words, plain(14), "refused", middle=True)

    def _order_box(self, count: int) -> QRectF | None:
        """Return the place of the list of taken Spoils: below the plates, or else, once all are chosen, beside them.

        There it takes the place of the words about keys. None: the list has no room, and the plates' crests show who
        gets what.
        """
        px, foot, beside = self.paint.px, self._foot(), self._beside()
        top = self._lowest() + px(8) if self._ultimate() else self._none_box().bottom() + px(16)
        below = QRectF(0, top, self._left(), (self.height() if foot == beside else foot.top()) - top)
        if self._columns(below, count):
            return below
        done = self._look is not None and not self._look.rest
        return beside if done and self._columns(beside, count) == 1 else None

    def _columns(self, box: QRectF, count: int) -> int:
        """Return how many taken Spoils of so many stand side by side in a place; 0 where they have no room."""
        draw = measuring(self.paint, box.width())
        rows = int((box.height() / draw.unit - _ORDER_HEAD) // (draw.size(plain(15)) * _ORDER_STEP))
        columns = -(-count // rows) if rows > 0 else 0
        return columns if columns <= _MOST_ABREAST else 0

    def _draw_order(self, draw: Drawing, order: tuple[TakenSpoil, ...], columns: int) -> None:
        """Write the taken Spoils in the order in which they will happen."""
        size, rows = draw.size(plain(15)), -(-len(order) // columns)
        step, wide = size * _ORDER_STEP, draw.wide / columns
        draw.text(0, 14, self.tr("IN THIS ORDER"), caps(12), "soft")
        for place, one in enumerate(order):
            column, row = divmod(place, rows)
            left, y = column * wide, 22 + step * (row + 1) - size * 0.3
            draw.sign(one.sign, left + 2, y - size * 0.86, size)
            x = left + 40 + draw.text(left + 28, y, str(place + 1), strong(15))
            name = PlainText(f"  {self._names.get(one.receiver, '')}")
            who: DrawnWords = (PlainText(f"{one.name}  "), Crest(one.receiver), name)
            draw.text(x, y, who, plain(15), room=left + wide - x - 8)

    def _draw_caption(self, draw: Drawing, words: str, looks: tuple[SpoilLook, ...], left: int, ink: str) -> None:
        """Write a heading, with a tick for each Spoil that is taken, and hollow ones for those that are left."""
        x = draw.text(0, 0, words, caps(13), ink) + 14
        taken = sum(len(one.taken) for one in looks)
        for place in range(taken + left):
            if place < taken:
                draw.sign("tick", x, -12.75, 15, "legal")
            else:
                draw.outline("tick", x, -12.75, 15, "edge", 1.2)
            x += 23
        draw.text(x + 6, 0, fill(self.tr("{count} left"), count=left), strong(14))

    def _draw_focus(self, draw: Drawing) -> None:
        one, line = self._one(self._focus), 2 / draw.unit
        if one is None:
            return
        draw.plate(fill="panel", edge="edge", line=2.0, cut=16)
        draw.sign(one.sign, 22, 18 - line, 26)
        draw.text(62, 40 - line, one.name, title(19), room=draw.wide - 80)
        does = one.does[min(self._looked_at, len(one.does) - 1)]
        words, ink = (
            one.refused or (one.line if self._book and one.line else does),
            "refused" if one.refused else "soft",
        )
        high = _TOLD[bool(self._receivers)] + self._more()
        if self._receivers:
            high -= min(_AIR, max(0.0, high - self._words_high(one)))
        draw.block(22, 48 - line, draw.wide - 36, high, words, plain(14), ink, middle=True)
        if self._receivers:
            draw.text(22, 98 + self._more() - line, self.tr("FOR WHOM"), caps(12), "soft")


def _any(look: SpoilsLook) -> bool:
    return any(one.taken for one in look.ultimate)
