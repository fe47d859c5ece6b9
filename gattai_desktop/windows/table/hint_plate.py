"""The plate of a hint: what the program would do at this seat and why; it covers nothing that it speaks of."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.drawing import Drawing, measuring, plain, strong, title
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plate_look import outline_plate, primary_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.words import DrawnWords, spoken
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.windows.table.thinking_line import ThinkingLine

_EDGE: Final = (18.0, 12.0)
"""From the plate's edge to its words, in drawing pixels, in the full and in the small layout."""
_BAR: Final = 7.0
_FIGURE: Final = 44.0
"""Room for a figure at the right end of a bar."""
_LEFT_OUT: Final = 3
"""Kinds of lines that can be left out: who thinks, what a move does at once, what follows."""


@frozen
class HintRow:
    """One move of a hint. share: how long its bar is, 0 to 1; None where nothing was tried out.

    behind: why it stands below the best; nothing for the best itself.
    """

    words: DrawnWords
    share: float | None = None
    behind: DrawnWords = ()

    @property
    def figure(self) -> str:
        return str(round(100 * self.share)) if self.share is not None else ""


@frozen
class HintLook:
    """What the plate shows.

    who: how strong the program thinks, and from what. rows: the moves, the best first. leads: what the best one does.
    why, follows: a sentence each. foot: what the figures count. thinks: whether a better answer is to come.
    """

    who: str = ""
    rows: tuple[HintRow, ...] = ()
    leads: tuple[DrawnWords, ...] = ()
    why: DrawnWords = ()
    follows: DrawnWords = ()
    foot: str = ""
    thinks: bool = False

    def sentences(self, left_out: int = 0) -> tuple[DrawnWords, ...]:
        """What stands under the moves: from the second kind of lines that is left out on less of it."""
        leads = self.leads if left_out < _LEFT_OUT - 1 or not self.why else ()
        follows = self.follows if left_out < _LEFT_OUT else ()
        return tuple(one for one in (*leads, self.why, follows) if one)


class HintPlate(PaintedGroup):
    """Shows a hint on a plate beside the table.

    Signals:
        doAsked: the best move is to be made.
    """

    doAsked = Signal()

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.look = HintLook()
        self.do = PlateButton(paint, primary_plate(self.tr("Do it")), self, self._do)
        self.away = PlateButton(paint, outline_plate(self.tr("Close"), key="F2"), self)
        self._line = ThinkingLine(self)
        self.hide()

    def _do(self) -> None:
        """Take the press, unless another move has just come to stand there: nobody can have read that yet."""
        if not self.paint.presses.is_new(self.do):
            self.doAsked.emit()

    def set_look(self, look: HintLook) -> None:
        best = [spoken(one.rows[0].words) for one in (self.look, look) if one.rows]
        if len(set(best)) > 1:
            self.paint.presses.appeared(self.do)
        self.look = look
        self.do.setVisible(bool(look.rows))
        self.setAccessibleName(self.aloud())
        self._line.run(on=bool(look.thinks))
        self.update()

    def aloud(self) -> str:
        """What a screen reader says of it."""
        look = self.look
        best = spoken(look.rows[0].words) if look.rows else ""
        figure = f"{look.rows[0].figure}, {look.foot}" if look.foot and look.rows else ""
        others = (f"{spoken(row.words)}: {spoken(row.behind)}" for row in look.rows[1:] if row.behind)
        said = (self._title(), look.who, best, figure, *(spoken(one) for one in look.sentences()), *others)
        return in_turn(said)

    def stand(self, place: QRectF, *, at_right: bool = False) -> None:
        """Stand at the foot of a place of the window, with as many moves as it holds, and always with the best.

        Where no other has room, lines make room for one: who thinks, then what the move does at once, then what
        follows it. Where even that is too little, they stay. at_right: grow to the left, so that the buttons stand at
        the right, where they stay.
        """
        self._at_right = at_right
        draw = measuring(self.paint, place.width())
        for self._left_out in (*range(_LEFT_OUT + 1), 0):
            self._shown = self._held(draw, place.height())
            if not self.lacks_room:
                break
        high = self.paint.px(self._drawn(draw, self._shown))
        self.setGeometry(QRectF(place.x(), max(0.0, place.bottom() - high), place.width(), high).toAlignedRect())
        self.rescale()

    @property
    def lacks_room(self) -> bool:
        """Whether a second move has no room."""
        return self._shown < min(2, len(self.look.rows))

    def _held(self, draw: Drawing, high: float) -> int:
        """Return how many moves have room, at least the best."""
        shown, least = len(self.look.rows), min(1, len(self.look.rows))
        while shown > least and self.paint.px(self._drawn(draw, shown)) > high:
            shown -= 1
        return shown

    _shown = 0
    """How many moves have room."""
    _left_out = 0
    """How many kinds of lines were left out so that a second move has room."""

    _at_right = False
    """Whether its right edge stays where it is while it grows."""

    def rescale(self) -> None:
        px, edge = self.paint.px, self.paint.px(_EDGE[self.paint.scale.small])
        high, gap = round(self._button_high), round(px(8))
        shown = [one for one in (self.do, self.away) if not one.isHidden()]
        row = sum(one.sizeHint().width() + gap for one in shown) - gap
        x = self.width() - round(edge) - row if self._at_right else round(edge)
        for button in shown:
            wide = button.sizeHint().width()
            button.setGeometry(x, round(self.height() - edge * 0.8) - high, wide, high)
            x += wide + gap
        self.update()

    @property
    def _button_high(self) -> float:
        return self.paint.px(32 if self.paint.scale.small else 40)

    def _title(self) -> str:
        return self.tr("What would you do?")

    # ------------------------------------------------------------------ how it looks
    def draw(self, draw: Drawing) -> None:
        draw.shadow(cut=14, inset=1)
        draw.plate(fill="panel", edge=None if self.look.thinks else "legal", line=2.0, cut=14, inset=1.2)
        if self.look.thinks:
            self._line.draw(draw, "legal", 14)
        self._drawn(draw, self._shown)

    def _drawn(self, draw: Drawing, shown: int) -> float:
        """Draw it with so many moves, or only measure it; return the height that it needs, in drawing pixels."""
        look, small, edge = self.look, self.paint.scale.small, draw.at(*_EDGE)
        room = draw.wide - 2 * edge
        y, head = edge * 0.8, title(draw.at(20, 17))
        x = edge
        if not small:
            draw.plate(edge, y + 1, 42, 42, fill="live", cut=8, radius=4)
            draw.sign("star", edge + 10, y + 11, 22, "table")
            x += 56
        y = draw.lines(x, y, self._title(), head, room=draw.wide - x - edge, leading=1.25)
        if look.who and not self._left_out:
            y = draw.lines(x, y, look.who, plain(draw.at(15, 14)), "soft", room=draw.wide - x - edge, leading=1.3)
        y = max(y, edge * 0.8 + (0 if small else 46)) + draw.at(10, 4)
        for place, row in enumerate(look.rows[:shown]):
            y = self._draw_row(draw, y, row, best=place == 0)
        said = look.sentences(self._left_out)
        if said:
            draw.rule(y + 2, x=edge, wide=room)
            y += draw.at(10, 5)
        for one in said:
            ink = "text" if one == look.why else "soft"
            y = draw.lines(edge, y, one, plain(draw.at(16, 14)), ink, room=room, leading=1.35) + draw.at(2, 0)
        if look.foot:
            y = draw.lines(edge, y + 2, look.foot, plain(draw.at(14, 13)), "soft", room=room, leading=1.3)
        return y + (9 if self._left_out else draw.at(14, 11)) + self._button_high / draw.unit + edge * 0.8

    def _draw_row(self, draw: Drawing, top: float, row: HintRow, *, best: bool) -> float:
        edge, style = draw.at(*_EDGE), (strong if best else plain)(draw.at(17, 15))
        left, right = edge + 8, draw.wide - edge - 8
        wide = right - left - (_FIGURE if row.share is not None else 0.0)
        y = draw.ruler.lines(left, top + 5, row.words, style, room=wide, leading=1.3)
        foot = y + (_BAR + 7 if row.share is not None and not row.behind else 3)
        if best:
            draw.plate(edge, top, draw.wide - 2 * edge, foot - top, edge="legal", line=1.8, cut=8, radius=4)
        draw.lines(left, top + 5, row.words, style, "text" if best else "soft", room=wide, leading=1.3)
        if row.share is not None:
            if not row.behind:
                draw.fill(left, y, wide, _BAR, "table")
                draw.fill(left, y, wide * row.share, _BAR, "legal" if best else "edge")
            base = draw.base((top + foot) / 2, strong(19))
            draw.text(right, base, row.figure, strong(19), "text" if best else "soft", align="end")
        if row.behind:
            foot = draw.lines(left, foot, row.behind, plain(draw.at(14, 13)), "soft", room=right - left, leading=1.3)
        return foot + draw.at(6, 3)


@frozen(eq=False)
class HintSide:
    """A place in which the plate may stand, in pixels of the window.

    at_right: its right edge stays where it is while the plate grows, with the buttons at that end.
    """

    place: QRectF
    at_right: bool


def sides(span: QRectF, window: float, wide: float, lit: Sequence[QRectF], gap: float) -> Iterator[HintSide]:
    """Yield the places for a plate of that width, the most usual first.

    These are the ends of the span, then beside what is lit, then over a rail.
    span: between the rails, and as high as the plate may be. window: its width. lit: what is spoken of.
    """

    def at(x: float, *, at_right: bool) -> HintSide:
        return HintSide(QRectF(x, span.y(), wide, span.height()), at_right)

    last = span.right() - wide
    yield at(last, at_right=True)
    yield at(span.left(), at_right=False)
    beside = [(one.left() - gap - wide, True) for one in lit] + [(one.right() + gap, False) for one in lit]
    inside = [(x, at_right) for x, at_right in beside if span.left() <= x <= last]
    # What is nearest to an end leaves most of the middle in sight.
    for x, at_right in sorted(inside, key=lambda one: min(one[0] - span.left(), last - one[0])):
        yield at(x, at_right=at_right)
    yield at(window - gap - wide, at_right=True)
    yield at(gap, at_right=False)


def stand_beside(plate: HintPlate, places: Iterable[HintSide], lit: Sequence[QRectF]) -> None:
    """Let the plate stand in the first of the places in which it covers nothing that is lit, or else the least."""
    least: tuple[float, HintSide] | None = None
    for side in places:
        plate.stand(side.place, at_right=side.at_right)
        shared = (QRectF(plate.geometry()).intersected(one) for one in lit)
        covered = sum(one.width() * one.height() for one in shared)
        if not covered:
            return
        if least is None or covered < least[0]:
            least = covered, side
    if least is not None:
        plate.stand(least[1].place, at_right=least[1].at_right)
