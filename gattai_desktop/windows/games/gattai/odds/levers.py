"""Shows the right column of the odds: levers that would change the fight, and buttons to go back or see a fight."""

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, measuring, plain, strong, title
from gattai_desktop.board.paint import Paint, PaintedButton, PaintedGroup
from gattai_desktop.board.plate import paint_hatching, ring_path
from gattai_desktop.board.plate_look import outline_plate, primary_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.signs import outline_pen
from gattai_desktop.board.speech import speak
from gattai_desktop.players.gattai.fight import Fight
from gattai_desktop.players.gattai.levers import Tried, strongest_first
from gattai_desktop.players.gattai.odds import Difference, Odds, difference
from gattai_desktop.windows.games.gattai.odds.rehearsing import Rehearsing
from gattai_desktop.windows.games.gattai.odds.words import (
    difference_words,
    in_hundred,
    lever_words,
    margin_words,
    often_tried,
    signed,
)
from gattai_desktop.windows.kit.scrolling import ScrolledPage

_DASHES: Final = (4.0, 4.0)
"""Dashes of the rim of outdated shares, in pixels of the screen."""


class LeverRow(PaintedButton):
    """A row with one lever and its effect.

    Signals:
        pulled(Tried): this fight is to be looked at instead.
    """

    pulled = Signal(object)

    def __init__(self, paint: Paint, tried: Tried, words: str, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.tried = tried
        self._words = words
        self._mark: float | None = None
        self._found = Difference(0.0, 1.0, 0)
        self._stale = False
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleDescription(self.tr("Press to look at this fight instead"))
        self.clicked.connect(lambda: self.pulled.emit(self.tried))

    def show_difference(self, found: Difference, mark: float | None, *, stale: bool) -> None:
        """Show the lever's result; mark: the Pilots' share without it, 0 to 1, once it is known."""
        self._mark, self._found, self._stale = mark, found, stale
        said = self.tr("not tried yet")
        if found.pairs and found.seen:
            share = in_hundred(found.beyond(mark or 0.0))
            words = difference_words(found)
            said = speak("odds", "{share} in 100 go to the Pilots, {difference}", share=share, difference=words)
        elif found.pairs:
            said = speak("odds", "no difference seen, {margin}", margin=margin_words(found.give_or_take))
        self.setAccessibleName(speak("odds", "{name}: {words}", name=self._words, words=said))
        self.update()

    def ring_shape(self) -> QPainterPath:
        return ring_path(QRectF(self.rect()).adjusted(5, 3, -5, -3), self.paint.px(12), 1.0)

    def draw(self, draw: Drawing) -> None:
        if self.underMouse() or self.isDown():
            draw.plate(edge="edge", cut=12, inset=3)
        inner = draw.within(14, 0, draw.wide - 28)
        inner.text(0, draw.high * 0.29, self._words, strong(16), room=inner.wide, fit=True)
        self._draw_bar(inner.within(0, draw.high * 0.4, inner.wide, min(16.0, draw.high * 0.18)))
        self._draw_words(inner, draw.high * 0.84)

    def _draw_bar(self, draw: Drawing) -> None:
        found, mark = self._found, self._mark or 0.0
        # Its edge is what is seen of it in high contrast.
        draw.plate(fill="well", edge="line", line=1.0, cut=0, radius=0, inset=0.5)
        share = found.beyond(mark) if found.seen else mark
        if found.pairs:
            held, more = draw.wide * min(share, mark), draw.wide * abs(share - mark)
            self._draw_share(draw, 0, 0, held, draw.high)
            if share < mark:
                path = QPainterPath()
                path.addRect(draw.rect(held, 0, more, draw.high))
                paint_hatching(draw.pen, self.paint.theme, path)
                draw.pen.strokePath(path, outline_pen(draw.ink("coach"), 1.5, _DASHES if self._stale else ()))
            elif share > mark:
                self._draw_share(draw, held, -4, more, draw.high + 8)
        if self._mark is not None:
            pixel = 1 / draw.unit
            draw.fill(draw.wide * mark - 1.5 * pixel, -6, 3 * pixel, draw.high + 12, "text")

    def _draw_share(self, draw: Drawing, x: float, y: float, wide: float, high: float) -> None:
        """Draw the Pilots' share: filled, or only its rim where it is outdated."""
        if self._stale:
            draw.plate(x, y, wide, high, edge="pilots", cut=0, radius=0, dashes=_DASHES)
        else:
            draw.fill(x, y, wide, high, "pilots")

    def _draw_words(self, draw: Drawing, base: float) -> None:
        found, small, figure = self._found, plain(14), strong(15)
        if not found.pairs:
            draw.text(0, base, self.tr("not tried yet"), small, "soft")
            return
        margin = margin_words(found.give_or_take)
        gap, wide = draw.size(small), draw.width(margin, small)
        if not found.seen:
            used = draw.text(0, base, self.tr("no difference seen"), small, "soft", room=draw.wide)
            if used + wide + gap <= draw.wide:
                draw.text(draw.wide, base, margin, small, "soft", align="end")
            return
        share = speak("odds", "{share} in 100", share=in_hundred(found.beyond(self._mark or 0.0)))
        points, end = signed(found), draw.wide
        room = end - draw.text(0, base, share, figure) - gap - draw.width(points, figure)
        if wide + gap / 2 <= room:
            draw.text(end, base, margin, small, "soft", align="end")
            end -= wide + gap / 2
        draw.text(end, base, points, figure, "pilots" if found.share > 0 else "coach", align="end")


_ROW: Final = 100.0
_LEAST_ROW: Final = 52.0
"""Distance of two levers: in drawing pixels where there is room, and at least in pixels of the screen."""


class LeverList(ScrolledPage):
    """A list of levers; arrow keys go from one to the next.

    Signals:
        pulled(Tried): this fight is to be looked at instead.
    """

    pulled = Signal(object)

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.rows: list[LeverRow] = []
        self._members: list[LeverRow] = []
        self._island = ArrowGroup(self)
        self.setAccessibleName(self.tr("What would change it"))

    def show_levers(self, tried: tuple[Tried, ...], fight: Fight, odds: Odds, *, settled: bool, stale: bool) -> None:
        """Show these levers; settled: counting has ended, so that they can be sorted and keep their places."""
        kept = {id(row.tried): row for row in self.rows}
        if set(kept) != {id(one) for one in tried}:
            take_away(*self.rows)
            self.rows = [LeverRow(self.paint, one, lever_words(one, fight), self) for one in tried]
            for row in self.rows:
                row.pulled.connect(self.pulled)
                row.show()
            kept = {id(row.tried): row for row in self.rows}
        order = strongest_first(odds, tried) if settled else tried
        rows = [kept[id(one)] for one in order]
        for row in rows:
            mark = odds.pilots if odds.fights else None
            row.show_difference(difference(odds, row.tried.odds), mark, stale=stale)
        if rows != self._members:
            self.rows = self._members = rows
            self._island.set_members(rows)
            self.rescale()

    def stop(self) -> QWidget | None:
        return next((row for row in self.rows if row.hasFocus()), next(iter(self.rows), None))

    def needed(self) -> float:
        return self._row() * len(self.rows)

    def _row(self) -> float:
        """Return the distance of two levers: less where all of them then fit."""
        room = self.view.height() / max(1, len(self.rows))
        return max(_LEAST_ROW, self.paint.px(74), min(self.paint.px(_ROW), room))

    def rescale(self) -> None:
        row = self._row()
        for place, one in enumerate(self.rows):
            one.setGeometry(QRectF(0, place * row, self.width(), row).toRect())


class LeverPlate(PaintedGroup):
    """Shows the levers of what a `Rehearsing` counts, the share to compare them with, and two buttons.

    Signals:
        pulled(Tried): this fight is to be looked at instead.
    """

    pulled = Signal(object)

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.list = LeverList(paint, self)
        self.list.pulled.connect(self.pulled)
        self.back = PlateButton(paint, primary_plate(self.tr("Back to the table"), key="Esc"), self)
        self.play = PlateButton(paint, outline_plate("", key="P"), self)
        self.play.hide()
        self._words = self._mark = ""
        self.empty = True
        """Whether there is no fight."""
        self._line = 0.0

    def show_levers(self, found: Rehearsing, fight: Fight, odds: Odds) -> None:
        """Show what has been counted since."""
        self.list.setVisible(bool(found.tried))
        self.list.show_levers(found.tried, fight, odds, settled=not found.playing, stale=found.stale)
        self._words, self._mark, self.empty = often_tried(found), "", False
        if odds.fights:
            self._mark = speak("odds", "The mark is this fight: {share}.", share=in_hundred(odds.pilots))
        self.setAccessibleName(speak("odds", "What would change it: {words}", words=self._words))
        self.play.setVisible(odds.fights > 0)
        self.play.set_look(outline_plate(speak("odds", "Play one of the {all}", all=odds.fights), key="P"))
        self.rescale()
        self.update()

    def show_nothing(self) -> None:
        """Show no levers, because there is no fight: only the way back is left."""
        self._words = self._mark = ""
        self.empty = True
        self.setAccessibleName("")
        self.list.hide()
        self.play.hide()
        self.rescale()
        self.update()

    def stops(self) -> list[QWidget]:
        """Return where Tab stops: one of the levers, and the plates."""
        lever = self.list.stop() if not self.list.isHidden() else None
        play = [] if self.play.isHidden() else [self.play]
        return [*([lever] if lever is not None else []), self.back, *play]

    def natural_height(self) -> int:
        """Return its height without scrolling."""
        draw = measuring(self.paint, self.width())
        if self.empty:
            return round((_button(draw)[0] + 2 * _pad(draw)) * draw.unit)
        rows = len(self.list.rows) * draw.least(_ROW, _LEAST_ROW)
        return round((self._head_high(draw) + rows + _foot_high(draw)) * draw.unit)

    def _head_high(self, draw: Drawing) -> float:
        return self._draw_words(draw, draw.least(54, 30)) + 22

    def _draw_words(self, draw: Drawing, base: float) -> float:
        room = draw.wide - 2 * _pad(draw)
        step = draw.least(22, 15)
        return draw.paragraph(_pad(draw), base, self._words, plain(14), "soft", room=room, most=2, step=step)

    def rescale(self) -> None:
        draw = Drawing(self.paint, QRectF(self.rect()))
        pad, (button, gap), head = _pad(draw), _button(draw), self._head_high(draw)
        self._line = draw.high - _foot_high(draw)
        y = pad if self.empty else self._line + draw.least(58, 26)
        self.back.setGeometry(draw.rect(pad, y, draw.wide - 2 * pad, button).toRect())
        self.play.setGeometry(draw.rect(pad, y + button + gap, draw.wide - 2 * pad, button).toRect())
        side = pad - 14
        self.list.stand(draw.rect(side, head, draw.wide - 2 * side, self._line - head - 6).toRect())

    def draw(self, draw: Drawing) -> None:
        theme = self.paint.theme
        pad = _pad(draw)
        room = draw.wide - 2 * pad
        # Where a plate has the colour of the table, a rim shows its end.
        draw.plate(fill="panel", edge="edge" if theme.panel == theme.table else None, cut=24, inset=1)
        if self.empty:
            return
        if self._words:
            draw.text(pad, draw.least(44, 24), self.tr("What would change it"), title(23), room=room)
            self._draw_words(draw, draw.least(72, 42))
        draw.fill(pad, self._line, room, 1 / draw.unit, "line")
        draw.text(pad, self._line + draw.least(34, 18), self._mark, plain(14.5), "soft", room=room)


def _pad(draw: Drawing) -> float:
    return draw.least(28, 12)


def _button(draw: Drawing) -> tuple[float, float]:
    """Return how high a button is, and the gap below it."""
    return draw.least(54, 34), draw.least(18, 8)


def _foot_high(draw: Drawing) -> float:
    return draw.least(58, 26) + 2 * sum(_button(draw)) + draw.least(24, 8)
