"""Shows the Count as a track: fifteen cells from the low Ace to the turns without a card, MCs above, the CPU below."""

from collections.abc import Sequence
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, plain, strong, title
from gattai_desktop.board.looks import LookButton
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import ring_path
from gattai_desktop.board.speech import speak
from gattai_desktop.board.theme import card_colour
from gattai_desktop.board.words import Mini
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.virtual_machine.counting import TakeAt
from gattai_desktop.games.virtual_machine.values import HIGH_ACE, LOW_ACE, WITHOUT_CARD
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.windows.games.virtual_machine.count_cells import COUNTS, LETTERS, CountCell, OnCount
from gattai_desktop.windows.games.virtual_machine.count_looks import CountLook, count_look, own_picks
from gattai_desktop.windows.games.virtual_machine.count_slide import CountSlide
from gattai_desktop.windows.games.virtual_machine.fight_part import FightPart
from gattai_desktop.windows.games.virtual_machine.marks import draw_mark
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView

_SHARES: Final = {LOW_ACE: 0.92, HIGH_ACE: 1.62, WITHOUT_CARD: 0.92}
"""How wide a cell is, where it is not as wide as all others."""
_GAP: Final = 5.0
ABOVE: Final = 6.0
"""Between a cell and those that stand over and under it, drawing pixels."""
_WITH_CHIP: Final = 1.66
"""Width of a mark with the chip of its card, as a part of the mark's."""
_WITH_NUMBER: Final = 0.44
"""Width that the number of a mob needs between its mark and the chip, as a part of the mark's."""
_NUMBER: Final = 0.66
"""Size of that number, as a part of the mark's: on a wall it is read from afar."""
_LEAST_MARK: Final = 12.0
"""Least size of a mark that has a chip beside it, pixels of the screen."""
_LEAST_FACED: Final = 30.0
"""Least size of a crest that the face of a machine covers no more of than its corner, pixels of the screen."""
_LEAST_CELL: Final = 0.62
"""How narrow a cell becomes at most beside crowded ones, as a part of its usual width."""
_LINE: Final = 17.0
"""From a line beside or below the count to the next at least: a small card in it is higher than letters."""
_PAST: Final = 0.5
"""Opacity of what is gone."""


def cell_places(left: float, wide: float, gap: float, needs: Sequence[float] = ()) -> tuple[tuple[float, float], ...]:
    """Return where each cell begins and how wide it is, for a track of that width.

    needs: how wide those that stand at each cell are; the other cells leave crowded ones of their room.
    """
    shares = [_SHARES.get(at, 1.0) for at in COUNTS]
    room = wide - gap * (len(shares) - 1)
    usual = [room / sum(shares) * share for share in shares]
    places = []
    for each in _making_room(usual, needs) if needs else usual:
        places.append((left, each))
        left += each + gap
    return tuple(places)


def _making_room(usual: Sequence[float], needs: Sequence[float]) -> list[float]:
    """Return widths with the same sum in which all that is needed has the same part of its room, as much as there is.

    No cell becomes narrower than its figure.
    """
    room, least = sum(usual), [one * _LEAST_CELL for one in usual]
    part, step = 0.0, 0.5
    for _ in range(12):  # halving finds the largest part that fits
        if sum(max(low, need * (part + step)) for low, need in zip(least, needs, strict=True)) <= room:
            part += step
        step /= 2
    widths = [max(low, need * part) for low, need in zip(least, needs, strict=True)]
    lacking = [max(0.0, one - now) for one, now in zip(usual, widths, strict=True)]
    left = (room - sum(widths)) / (sum(lacking) or 1.0)
    return [now + lack * left for now, lack in zip(widths, lacking, strict=True)]


class CellButton(LookButton[CountCell]):
    """One count, with all that stand over and under it."""

    @property
    def plate(self) -> QRectF:
        """Where its plate is, without those over and under it."""
        draw = Drawing(self.paint, QRectF())
        top, high = self.paint.px(draw.at(26, 20) + ABOVE), self.paint.px(draw.at(36, 28))
        return QRectF(0, top, self.width(), high)

    def ring_shape(self) -> QPainterPath:
        return ring_path(self.plate, 8.0, 1.0)

    def draw(self, draw: Drawing) -> None:
        draw_cell(draw, self.look, draw.at(26, 20), draw.at(36, 28))


class CountTrack(FightPart):
    """The count of this round: what has passed, who acts now, what is to come.

    Signals:
        pressed(at): a count was pressed, 1 the low Ace to 15 the turns without a card.
    """

    pressed = Signal(int)

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, requests, parent)
        self.look = CountLook(())
        self._picks: tuple[Card, ...] | None = None
        self._considered = 0
        self.cells: dict[int, CellButton] = {}
        for at in COUNTS:
            cell = self.cells[at] = CellButton(paint, CountCell(at, "to_come"), self)
            cell.clicked.connect(lambda _=False, one=at: self._press(one))
        self._now = 0
        self._needs: tuple[float, ...] = ()
        """What the marks over or under each cell need, in widths of a mark, as the cells lie."""
        self._slide = CountSlide(paint, self)
        self._island = ArrowGroup(self, list(self.cells.values()))

    def show_view(self, view: SeatView) -> None:
        self._considered = 0  # what one seat has pointed at is not for the next
        self._show(view)

    def set_picks(self, picks: Sequence[Card]) -> None:
        """Show what the seat at the computer has picked so far and not laid down yet."""
        self._picks = tuple(picks)
        self._show(self.requests.view)

    def set_considered(self, at: int) -> None:
        """Show dashed where a card that is pointed at would stand; 0 for nowhere."""
        if at != self._considered:
            self._considered = at
            self._show(self.requests.view)

    def _show(self, view: SeatView) -> None:
        hidden = view.model.curtain_down or view.model.covered
        self.look = count_look(view, () if hidden else own_picks(view) or self._picks or ())
        self.setAccessibleName(speak("fight", "Count"))
        self.setAccessibleDescription(self.look.spoken())
        if self._needs != tuple(map(_need, self.look.cells)):
            self.rescale()
        came, self._now = self._now, next((cell.at for cell in self.look.cells if cell.passed == "now"), 0)
        if self._now != came:
            self._slide.stop()
        slides = 0 < came < self._now and self.paint.motion.flies()
        for known in self.look.cells:
            cell = evolve(known, considered=self._where_considered(view, known.at))
            arriving = slides and cell.at == self._now
            if self.cells[cell.at].look != cell and not arriving:
                self.cells[cell.at].set_look(cell)
            if arriving:
                self._slide.start(self._plate_of(came), self._plate_of(cell.at), self._arrive)
            if cell.passed == "now":
                self._island.stop_at(self.cells[cell.at])
        self.update()

    def _where_considered(self, view: SeatView, at: int) -> Literal["", "above", "below"]:
        """Return where at this count the card would stand that is pointed at."""
        if at != self._considered:
            return ""
        return "below" if view.seat == CPU else "above"

    def _plate_of(self, at: int) -> QRect:
        cell = self.cells[at]
        return cell.plate.translated(QPointF(cell.pos())).toRect()

    def _arrive(self) -> None:
        for cell in self.look.cells:
            if cell.passed == "now":
                where = self._where_considered(self.requests.view, cell.at)
                self.cells[cell.at].set_look(evolve(cell, considered=where))

    def _press(self, at: int) -> None:
        """Let a card act here, where the Uptime of a Flush lets it."""
        moves = [move for move in self.requests.view.options_of(TakeAt) if move.count == at]
        if len(moves) == 1:
            self.requests.consider(moves[0])
        elif moves:
            self.requests.choose(moves, speak("fight", "Which card acts here?"))
        self.pressed.emit(at)

    def rescale(self) -> None:
        px, small = self.paint.px, self.paint.scale.small
        left = px(184 if small else 246)
        high, mark = self._track_high(), px(20 if small else 26)
        self._needs = tuple(map(_need, self.look.cells))
        needs = tuple(one * mark + 2 * px(2) for one in self._needs) if self._needs else ()
        for at, (x, wide) in zip(COUNTS, cell_places(left, self.width() - left, px(_GAP), needs), strict=True):
            self.cells[at].setGeometry(QRectF(x, 0, wide, high).toRect())

    def _track_high(self) -> float:
        px, small = self.paint.px, self.paint.scale.small
        return px(2 * (20 + ABOVE) + 28 if small else 2 * (26 + ABOVE) + 36) + 2

    def rect_of(self, place: Place) -> QRectF | None:
        at = next((cell.at for cell in self.look.cells if str(place.area) == f"count.{cell.at}"), 0)
        return self.globally(self.cells[at].geometry().toRectF()) if at else None

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return (FocusGroup(self, self._island.focus),)

    def press(self, letter: str) -> bool:
        if letter == "C":
            self._island.focus()
            return True
        return False

    def draw(self, draw: Drawing) -> None:
        draw_head(draw, self.look)
        if self.look.note:
            left = self.cells[LOW_ACE].x() / draw.unit
            y = self._track_high() / draw.unit - draw.at(8, 2)
            if self.requests.view.seat == CPU:  # its picks stand there, and nobody's above
                y = draw.at(20, 15)
            draw.sign(self.look.note_sign, left, y - 14, 18, "soft")
            draw.text(left + 26, y, self.look.note, plain(13.5), "soft", room=draw.wide - left - 26, fit=True)


# ---------------------------------------------------------------------- drawing


def draw_head(draw: Drawing, look: CountLook) -> None:
    """Draw whose count it is: crest, the count in cut letters, who acts with which card, what is due next."""
    size, x, top = draw.at(56, 40), 0.0, draw.at(24, 10)
    room = draw.at(240, 180)
    if look.mark.seat or look.mark.sign:
        draw_mark(draw, look.mark, 0, top, size)
        x = size + draw.at(14, 8)
    if look.figure:
        x += draw.letters(x, top + 1, look.figure, size - 2) + draw.at(16, 8)
    elif look.mark.seat:
        x += draw.at(4, 2)
    base, large = top + size * 0.42, title(draw.at(20, 15))
    titles = (look.title, *look.short)
    fits = (one for one in titles if draw.width(one, draw.fitted(one, large, room - x)) <= room - x)
    draw.text(x, base, next(fits, titles[-1]), large, room=room - x, fit=True)
    style, line = plain(draw.at(14.5, 13)), look.line
    if draw.width(line, style) > room - x:  # then the card alone
        line = tuple(piece for piece in line if isinstance(piece, Mini)) or line
    if draw.width(line, style) <= room - x:  # the count itself stands beside it in large letters
        draw.text(x, base + max(draw.at(24, 19), draw.least(0.0, _LINE)), line, style, "soft")
    draw.text(
        0,
        top + size + max(draw.at(24, 20), draw.least(0.0, _LINE)),
        look.below,
        plain(draw.at(13.5, 13)),
        "soft",
        room=room,
    )


def draw_cell(draw: Drawing, cell: CountCell, mark: float, high: float, *, least: float = 0.0) -> None:
    """Draw one count, with the marks over and under it.

    mark, high: sizes of a mark and of the cell itself. least: the smallest mark that has a chip beside it.
    """
    top, is_gone = mark + ABOVE, cell.passed == "gone"
    fill: str | None = None
    edge: str | None = "line"
    line, ink = 1.1, "edge"
    if cell.passed == "now":
        fill, edge, ink = "live", None, "table"
    elif cell.is_used and not is_gone:
        fill, edge, line, ink = "panel", "edge", 1.8, "text"
    draw.plate(
        0, top, draw.wide, high, fill=fill, edge=edge, line=line, cut=high * 0.26, radius=3, both=False, inset=0.6
    )
    middle = draw.wide / 2
    if cell.at == WITHOUT_CARD:
        draw.sign("vmMove", middle - high * 0.2, top + high * 0.3, high * 0.4, ink)
    else:
        size = draw.least(high * 0.46, 9)
        draw.letters(middle, top + (high - size) / 2, LETTERS[cell.at], size, ink, align="middle", bar=18)
    if cell.at == LOW_ACE:
        foot = top + high - 6
        draw.shape((middle - 6, foot), (middle + 6, foot), (middle, foot + 5), fill=ink)
    elif cell.at == HIGH_ACE:
        draw.shape((middle - 6, top + 6), (middle + 6, top + 6), (middle, top + 1), fill=ink)
    if cell.passed == "now" and all(one.above for one in cell.standing):
        tip = top + high + 3
        draw.shape(
            (middle, tip),
            (middle + high * 0.24, tip + high * 0.26),
            (middle - high * 0.24, tip + high * 0.26),
            fill="live",
        )
    if cell.considered and not cell.standing:
        y = 0.0 if cell.considered == "above" else top + high + ABOVE
        draw.plate(middle - mark / 2, y, mark, mark, edge="price", line=2.0, cut=mark * 0.22, radius=2, dashes=(5, 3))
    for above in (True, False):
        row = [one for one in cell.standing if one.above is above]
        open_tie = above and cell.open_tie
        _draw_row(draw, row, 0.0 if above else top + high + ABOVE, mark, faded=is_gone, open_tie=open_tie, least=least)


def _draw_row(
    draw: Drawing,
    row: Sequence[OnCount],
    y: float,
    mark: float,
    *,
    faded: bool,
    open_tie: bool = False,
    least: float = 0.0,
) -> None:
    """Draw those that stand over or under a cell beside each other; many are smaller, and very many without chips.

    open_tie: their order is open, so a dashed line holds them together.
    """
    if not row:
        return
    least = draw.least(least, _LEAST_MARK)
    room = draw.wide - 2 * len(row)
    size = min(mark, room / sum(_share(one) for one in row))
    chips = size >= least
    if not chips:
        size = min(mark, max(room / len(row), draw.least(0.0, _LEAST_MARK) * 0.7))
    wides = [size * (_share(one) if chips else 1.0) + 2 for one in row]
    around = sum(wides) + 2
    x, y = (draw.wide - around) / 2 + 2, y + (mark - size) / 2
    for place, one in enumerate(row):
        _draw_one(draw, one, x + sum(wides[:place]), y, size, chip=chips, faded=faded)
    if open_tie:
        draw.plate(x - 2, y - 1.5, around, size + 3, edge="price", line=1.6, cut=4, radius=2, dashes=(4, 3))


def _need(cell: CountCell) -> float:
    """Return how wide those are that stand over or under a cell, in widths of a mark."""
    return max(sum(_share(one) for one in cell.standing if one.above is above) for above in (True, False))


def _share(one: OnCount) -> float:
    """Return how wide a mark is with what stands beside it, as a part of its own width."""
    return _WITH_CHIP + (_WITH_NUMBER if one.mark.number else 0.0)


def _draw_one(draw: Drawing, one: OnCount, x: float, y: float, mark: float, *, chip: bool, faded: bool) -> None:
    wide = mark * _share(one) if chip else mark
    if one.how in ("let_pass", "could_be"):
        for left, each in ((x, mark), (x + mark + 1, wide - mark - 1)):
            if each > 0:
                draw.plate(
                    left, y + 1, each, mark - 2, edge="edge", line=1.4, cut=mark * 0.2, radius=2, dashes=(4, 3),
                    both=False,
                )  # fmt: skip
        return
    painter = draw.pen
    painter.save()
    if faded or one.how == "gone":
        painter.setOpacity(_PAST)
    beside = one.mark.number if chip else ""
    bare = mark < draw.least(0.0, _LEAST_FACED)  # the rails tell who plays
    draw_mark(draw, evolve(one.mark, number="") if beside else one.mark, x, y, mark, bare=bare)
    if beside:
        style = strong(mark * _NUMBER)
        middle = x + mark * (1 + _WITH_NUMBER / 2)
        draw.text(middle, draw.base(y + mark / 2, style), beside, style, align="middle")
    if chip and (one.suit or one.is_joker):
        draw_chip(draw, one, x + wide - mark * (_WITH_CHIP - 1) + 1, y, mark)
    painter.restore()
    if one.how == "gone":
        draw.stroke(x + 2, y + mark - 0.5, x + wide - 1, y + mark - 0.5, "edge", 2.0)


def draw_chip(draw: Drawing, one: OnCount, x: float, y: float, high: float) -> None:
    """Draw the chip of a card: its suit on bone, a Joker's star on night."""
    wide, theme = high * 0.62, draw.paint.theme
    rim = card_colour("rim") if theme.light else None
    edge, sign = (card_colour("omen_light"), "omen") if one.is_joker else (rim, one.suit)
    fill = card_colour("face_ink" if one.is_joker else "face")
    ink = card_colour("omen_light") if one.is_joker else theme.suit_ink(one.suit)
    draw.plate(x, y, wide, high, fill=fill, edge=edge, line=1.2, cut=high * 0.16, radius=2, both=False)
    draw.sign(sign, x + wide * 0.16, y + high / 2 - wide * 0.34, wide * 0.68, ink)
