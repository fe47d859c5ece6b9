"""Draws sheets on the wall: a Pilot's, with head, bars and Techs by name, or the score of a scenario.

They are made from what everybody may see, whichever seat sends them (LOOK 16).
"""

from math import ceil

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.bars import BalanceLook
from gattai_desktop.board.drawing import Drawing, Style, plain, strong, title
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import said, speak
from gattai_desktop.board.words import DrawnWords, broken, spoken
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.gattai.pilots.growing import Growing
from gattai_desktop.games.gattai.pilots.shifts import Shift
from gattai_desktop.games.gattai.telling.of_moves import move_sentence
from gattai_desktop.games.gattai.telling.sentence import Now
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.gattai.flows.score_flow import score_lines
from gattai_desktop.windows.games.gattai.pilot.sheet_looks import pilot_sheet_look
from gattai_desktop.windows.games.gattai.wall.wall_looks import public
from gattai_desktop.windows.kit.wall_picture import WallPart
from gattai_desktop.windows.kit.who_plays import person_beside, with_person
from gattai_desktop.windows.wall.wall_grid import LEAST, WallDrawing, WallGrid

_LINE = 38
_UNBROKEN = 32
"""Height of words to which lines shrink rather than break."""
_WIDE = 1560.0
_BAR = 66.0
"""Height of a bar with its space, and the width that each of its Stats has."""
_STAT = 290.0
_PERSON = 120.0
"""Width beside a Pilot's name from which that of her player stands there."""
_COLUMNS_FROM = 7
"""Number of lines from which they are in two columns."""


@frozen
class WallBar:
    """A Commitment: its left and right Stat, and its points."""

    left: str
    right: str
    look: BalanceLook

    def spoken(self) -> str:
        """Return what a screen reader says."""
        return self.look.spoken(" ".join(part for part in (self.left, self.right) if part))


@frozen
class SheetOnWall(WallPart):
    """A sheet as everybody may see it.

    seat: whose colour its head has; "" for the table's. person: who plays her, where somebody said so.
    """

    title: str
    sub: str = ""
    seat: str = ""
    bars: tuple[WallBar, ...] = ()
    lines: tuple[DrawnWords | str, ...] = ()
    person: str = ""

    def spoken(self) -> str:
        """Return what a screen reader says."""
        bars, lines = (bar.spoken() for bar in self.bars), (spoken(line) for line in self.lines)
        parts = (with_person(self.title, self.person), self.sub, *bars, *lines)
        return in_turn(parts)

    def paint_over(self, painter: QPainter, paint: Paint, size: QSize, free: QRectF) -> None:
        k = WallGrid.of(size).unit
        painter.setClipRect(free)
        whole = WallDrawing.on_ground(paint, size, painter)
        _draw_sheet(whole.within(free.x() / k, free.y() / k, free.width() / k, free.height() / k), self)


def pilot_on_wall(model: GameModel, seat: str) -> SheetOnWall:
    """Return the sheet of a Pilot for the wall."""
    look = pilot_sheet_look(public(model), seat)
    bars = tuple(WallBar(bar.left or bar.title, bar.right, bar.look) for bar in look.bars)
    techs = tuple(tech.title for tech in look.techs if not tech.empty)
    return SheetOnWall(look.name, look.role, seat, bars, techs, look.person)


def learned_on_wall(model: GameModel, seat: str) -> SheetOnWall:
    """Return what a Pilot has learned in this session, for the wall; what was taken back is left out."""
    seen = public(model)
    now = Now(dict(seen.sight.values), {})
    kept = (one for one in model.log() if one.seat == seat and not model.is_taken_back(one.entry))
    moves = (move for one in kept if isinstance(move := one.move(PUBLIC), Growing | Shift))
    lines = tuple(said(move_sentence(now, move, PUBLIC)) for move in moves)
    nothing = (speak("learn", "Nothing is learned yet"),)
    title, person = speak("learn", "What was learned"), person_beside(seen.sight, seat)
    return SheetOnWall(seen.name(seat), title, seat, lines=lines or nothing, person=person)


def score_on_wall(model: GameModel, title: str) -> SheetOnWall:
    """Return the score of the scenario for the wall."""
    head, *lines = score_lines(public(model))
    return SheetOnWall(title, spoken(head), lines=tuple(lines))


def _draw_sheet(whole: Drawing, look: SheetOnWall) -> None:
    """Draw the sheet in the middle of what it may cover; its lines are smaller where there are many."""
    theme = whole.paint.theme
    wide = min(_WIDE, whole.wide)
    top = 176.0 + len(look.bars) * _BAR
    columns, style, lines = _in_columns(whole, look.lines, wide - 96, whole.high - top - 24)
    rows, step = ceil(len(lines) / columns), _step(whole, style)
    high = min(whole.high, top + rows * step + 24)
    draw = whole.within((whole.wide - wide) / 2, (whole.high - high) / 2, wide, high)
    edge = "sign_edge" if look.seat and (theme.light or look.seat == "black") else look.seat or "live"
    draw.plate(fill="panel", edge=edge, line=5, cut=44)
    x = 48.0
    if look.seat:
        draw.crest(look.seat, x, 32, 110)
        x += 146
    used = x + draw.text(x, 90, look.title, title(72), room=wide - x - 60) + 20
    if look.person and wide - 60 - used >= _PERSON:
        draw.text(used, 90, f"({look.person})", plain(_LINE), "soft", room=wide - 60 - used)
    draw.text(x, 144, look.sub, plain(_LINE), room=wide - x - 60)
    for place, bar in enumerate(look.bars):
        _draw_bar(draw.within(48, 176 + place * _BAR, wide - 96), bar)
    room = (wide - 96) / columns
    for place, part in enumerate(lines):
        column, row = divmod(place, max(1, rows))
        y = top + (row + 0.72) * step
        if y < high:
            draw.text(48 + column * room, y, part, style, room=room - 30)


def _in_columns(
    whole: Drawing, said: tuple[DrawnWords | str, ...], wide: float, high: float
) -> tuple[int, Style, list[DrawnWords]]:
    """Break lines so that they fit: in two columns where there are many; smaller rather than broken or left out."""
    columns = 2 if len(said) >= _COLUMNS_FROM else 1
    style = plain(_LINE)
    while True:
        lines = [part for line in said for part in broken(line, whole.pixels(style), wide / columns - 40)]
        fit = ceil(len(lines) / columns) * _step(whole, style) <= high
        if style.size <= LEAST or (fit and (len(lines) == len(said) or style.size <= _UNBROKEN)):
            return columns, style, lines
        style = evolve(style, size=style.size - 1)


def _step(whole: Drawing, style: Style) -> float:
    """The height of a line."""
    return whole.pixels(style) * 1.5


def _draw_bar(draw: Drawing, bar: WallBar) -> None:
    """Draw a Commitment in one line: its left Stat, the bar, its right Stat."""
    left = f"{bar.left} {bar.look.left}" if bar.right else bar.left
    draw.text(0, 40, left, strong(_LINE), room=_STAT - 16, fit=True)
    if bar.right:
        draw.text(draw.wide, 40, f"{bar.right} {bar.look.right}", strong(_LINE), align="end", room=_STAT - 16, fit=True)
    draw.balance(_STAT, 6, draw.wide - 2 * _STAT, 44, bar.look, 6)
