"""Shows what came of an evening alone: the chance move by move as one line, and up to three turning points."""

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import announce, in_turn
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, measuring, plain, strong, title
from gattai_desktop.board.keys import pressed_key
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import called, speak
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.scrolling import ScrolledPage
from gattai_desktop.windows.replay.turning_badge import badge, badge_places
from gattai_desktop.windows.replay.turning_card import TurningCard
from gattai_desktop.windows.replay.turning_look import TurningLook

_SPOKEN: Final = 0.25
"""Share of the work after which a screen reader is told again."""


class TurningPage(ScrolledPage):
    """The page over a replay.

    Signals:
        leaveAsked(): back to the replay. showAsked(int), rehearseAsked(int): the entry of a turning point.
    """

    leaveAsked = Signal()
    showAsked = Signal(int)
    rehearseAsked = Signal(int)

    def __init__(self, paint: Paint, window: QWidget) -> None:
        super().__init__(paint, window)
        self.look = TurningLook("", "")
        self.cards: tuple[TurningCard, ...] = ()
        self._told = 0.0
        self._whole = 0.0
        self.back = PlateButton(paint, outline_plate(speak("turning", "To the replay"), key="Esc"), self)
        self.back.chosen.connect(self.leaveAsked)
        self._island = ArrowGroup(self, [self.back])

    def set_look(self, look: TurningLook) -> None:
        before, self.look = self.look, look
        if look.points != before.points:
            for card in self.cards:
                card.deleteLater()
            self.cards = tuple(TurningCard(self.paint, one, self) for one in look.points)
            for card in self.cards:
                card.showAsked.connect(self.showAsked)
                card.rehearseAsked.connect(self.rehearseAsked)
                card.show()
            buttons = [one for card in self.cards for one in (card.show_me, card.rehearse)]
            self._island.set_members([*buttons, self.back])
        self.setAccessibleName(in_turn((look.title, look.line)))
        self._tell(look)
        if self.isVisible():
            self.fit()
            if self.cards and not before.points:
                self.cards[0].show_me.setFocus(Qt.FocusReason.OtherFocusReason)
        self.update()

    def _tell(self, look: TurningLook) -> None:
        """Let a screen reader say how far it is, now and then, and what was found."""
        share = look.share if look.share is not None else 1.0
        if self.isVisible() and (share - self._told >= _SPOKEN or (share == 1.0 and self._told < 1.0)):
            self._told = share
            announce(self, in_turn((look.title, look.line)) if look.share is None else look.line)
        elif share < self._told:
            self._told = 0.0

    def focus(self) -> None:
        """Focus what was focused last, the first turning point to begin with."""
        self._island.focus()

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        """Return where Tab stops: at each turning point, and at the way back; the arrows lead through all there is."""
        points = (FocusGroup(card, card.show_me.setFocus) for card in self.cards)
        return (*points, FocusGroup(self.back, self.back.setFocus))

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means on this page; say whether it means anything."""
        key = self.paint.keys.meant(pressed_key(event))
        if event.key() == Qt.Key.Key_Escape or key == "T":
            self.leaveAsked.emit()
        elif key.isdecimal() and 1 <= int(key) <= len(self.cards):
            self.cards[int(key) - 1].show_me.setFocus(Qt.FocusReason.OtherFocusReason)
        elif key == "R" and self.cards:
            focused = (one for one in self.cards if one.show_me.hasFocus() or one.rehearse.hasFocus())
            next(focused, self.cards[0]).rehearse.chosen.emit()
        else:
            return False
        return True

    # ------------------------------------------------------------------ places
    def stand(self, box: QRect) -> None:
        super().stand(box)
        self.back.set_paint(self.paint)
        for card in self.cards:
            card.set_paint(self.paint)
        self.fit()

    def needed(self) -> float:
        return self._whole

    def rescale(self) -> None:
        px, small = self.paint.px, self.paint.scale.small
        pad = px(20 if small else 60)
        wide, high = self.back.sizeHint().width(), px(36 if small else 44)
        self.back.setGeometry(QRectF(self.width() - pad - wide, px(12 if small else 30), wide, high).toRect())
        self._more = 0.0
        top = px(self._head(measuring(self.paint, self.width())))
        gap, count = px(12 if small else 24), max(1, len(self.cards))
        columns = count if self.width() / self.paint.px(1) >= _COLUMN * count else 1
        each = (self.width() - 2 * pad - gap * (columns - 1)) / columns
        least = max((card.needed(each) for card in self.cards), default=0.0)
        foot = px(16) + px(self._foot(measuring(self.paint, self.width())))
        spare = (self.view.height() - top - least - foot) / px(1)
        if columns > 1 and spare > 0 and len(self.look.course) >= _FEWEST:
            self._more = min(_MOST_MORE, 0.6 * spare)
            top += px(self._more)
        if columns == 1:
            y = top
            for card in self.cards:
                tall = card.needed(each)
                card.setGeometry(QRectF(pad, y, each, tall).toRect())
                y += tall + gap
            self._cards_end = y - gap if self.cards else top
        else:
            for place, card in enumerate(self.cards):
                card.setGeometry(QRectF(pad + place * (each + gap), top, each, least).toRect())
            self._cards_end = top + least
        for card in self.cards:
            card.rescale()
        self._whole = self._cards_end + foot
        self.update()

    _cards_end = 0.0
    _more = 0.0
    """How much higher than it must be the chart is drawn, drawing pixels."""

    # ------------------------------------------------------------------ painting
    def draw(self, draw: Drawing) -> None:
        draw.ground("table")
        self._head(draw)
        if self.look.foot:
            self._foot(draw, self._cards_end / draw.unit + 16)

    def _foot(self, draw: Drawing, top: float = 0.0) -> float:
        side, style = draw.at(60, 20), plain(draw.at(15, 13))
        return draw.lines(side, top, self.look.foot, style, "soft", room=draw.wide - 2 * side, leading=1.35) + 12

    def _head(self, draw: Drawing) -> float:
        """Draw title, line and chart, or only measure them; return where the cards begin, in drawing pixels."""
        look, side = self.look, draw.at(60, 20)
        room = draw.wide - 2 * side
        beside = room - self.back.sizeHint().width() / draw.unit - 20
        y = draw.lines(side, draw.at(28, 12), look.title, title(draw.at(38, 24)), room=beside, leading=1.2)
        y = draw.lines(side, y + draw.at(6, 2), look.line, plain(draw.at(18, 14)), "soft", room=beside, leading=1.35)
        y += draw.at(16, 8)
        if look.share is not None:
            draw.fill(side, y, room, 8, "panel")
            draw.fill(side, y, room * look.share, 8, "live")
            return y + 24
        if len(look.course) < _FEWEST:
            return y
        y = draw.lines(side, y, look.chance, strong(draw.at(14, 12)), "soft", room=room, leading=1.3) + 10
        high = draw.at(150, 84) + self._more
        self._chart(draw, side, y, room, high)
        return y + high + draw.at(50, 34) + self._numbers_high(draw)

    def _numbers_high(self, draw: Drawing) -> float:
        """Return how high the numbers of the rounds stand below the chart, drawing pixels."""
        return draw.size(plain(draw.at(13, 11))) * 1.4 if self.look.rounds else 0.0

    def _chart(self, draw: Drawing, x: float, y: float, wide: float, high: float) -> None:
        look, style = self.look, plain(draw.at(13, 11))
        left, right = x + draw.width("100", style) + 12, x + wide - draw.at(16, 12)
        for of_100 in (100, 50, 0):
            level = y + high * (1 - of_100 / 100)
            draw.text(left - 10, draw.base(level, style), called(of_100), style, "soft", align="end")
            dashes = (4.0, 5.0) if of_100 == _HALF else ()
            draw.stroke(left, level, right, level, "line", 1.0, dashes)

        def place(entry: int, won: float) -> tuple[float, float]:
            return left + (right - left) * entry / max(1, look.last), y + high * (1 - won)

        words = self._rounds(draw, [(place(entry, 0.0)[0], number) for entry, number in look.rounds], y, high)
        foot = y + high + self._numbers_high(draw) + 6
        spots = [place(*one) for one in look.course]
        for (ax, ay), (bx, by) in pairwise(spots):
            draw.stroke(ax, ay, bx, by, "pilots", 2.5)
        size, known = draw.at(30, 22), dict(look.course)
        at = [place(one.entry, known.get(one.entry, one.won[0] / 100)) for one in look.points]
        for point, (px, py), start in zip(look.points, at, badge_places([one for one, _ in at], size), strict=True):
            covers = any(start - 3 < px < end + 3 for start, end in words)  # then it ends above, and the badge is below
            draw.stroke(px, py, px, y + high if covers else foot, "price", 1.5, (2.0, 3.0))
            draw.plate(px - 5, py - 5, 10, 10, fill="price", cut=0, radius=5)
            badge(draw, start, foot, size, point.number)

    def _rounds(
        self, draw: Drawing, rounds: list[tuple[float, int]], y: float, high: float
    ) -> list[tuple[float, float]]:
        """Mark where each round begins, with its number below where that has room: the first with its name.

        Return from where to where each of these words reaches.
        """
        style, free, found = plain(draw.at(13, 11)), -1.0, list[tuple[float, float]]()
        for x, number in rounds:
            draw.stroke(x, y, x, y + high + 4, "line", 1.0)
            words = f"{self.look.round_name} {number}" if free < 0 else called(number)
            if x >= free:
                draw.text(x, y + high + draw.size(style) * 1.2, words, style, "soft")
                found.append((x, x + draw.width(words, style)))
                free = found[-1][1] + draw.at(12, 8)
        return found


_FEWEST: Final = 2
"""Decisions from which on there is a line to draw."""
_COLUMN: Final = 300
"""Least width of a card beside others, drawing pixels."""
_HALF: Final = 50
_MOST_MORE: Final = 140.0
"""By how much the chart grows where there is room, at most, drawing pixels."""
