"""Draws sheets on the wall: a Pilot's, with head, bars and Techs by name, or the score of a scenario.

They are made from what everybody may see, whichever seat sends them (LOOK 16).
"""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter

from gattai_desktop.board.bars import BalanceLook
from gattai_desktop.board.drawing import Drawing, plain, strong, title
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import said, speak
from gattai_desktop.board.words import DrawnWords, broken, spoken
from gattai_desktop.cards.frozen import frozen
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
from gattai_desktop.windows.wall.wall_grid import BANNER, WallDrawing, WallGrid

_LINE = 38
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
    """A sheet as everybody may see it. seat: whose colour its head has; "" for the table's."""

    title: str
    sub: str = ""
    seat: str = ""
    bars: tuple[WallBar, ...] = ()
    lines: tuple[DrawnWords | str, ...] = ()

    def spoken(self) -> str:
        """Return what a screen reader says."""
        parts = (self.title, self.sub, *(bar.spoken() for bar in self.bars), *(spoken(line) for line in self.lines))
        return ". ".join(part for part in parts if part)

    def paint_over(self, painter: QPainter, paint: Paint, size: QSize) -> None:
        grid = WallGrid.of(size)
        painter.scale(grid.unit, grid.unit)
        _draw_sheet(WallDrawing.of(paint, grid, painter), self)


def pilot_on_wall(model: GameModel, seat: str) -> SheetOnWall:
    """Return the sheet of a Pilot for the wall."""
    look = pilot_sheet_look(public(model), seat)
    bars = tuple(WallBar(bar.left or bar.title, bar.right, bar.look) for bar in look.bars)
    return SheetOnWall(look.name, look.role, seat, bars, tuple(tech.title for tech in look.techs if not tech.empty))


def learned_on_wall(model: GameModel, seat: str) -> SheetOnWall:
    """Return what a Pilot has learned in this session, for the wall; what was taken back is left out."""
    seen = public(model)
    now = Now(dict(seen.sight.values), {})
    kept = (one for one in model.log() if one.seat == seat and not model.is_taken_back(one.entry))
    moves = (move for one in kept if isinstance(move := one.move(PUBLIC), Growing | Shift))
    lines = tuple(said(move_sentence(now, move, PUBLIC)) for move in moves)
    nothing = (speak("learn", "Nothing is learned yet"),)
    return SheetOnWall(seen.name(seat), speak("learn", "What was learned"), seat, lines=lines or nothing)


def score_on_wall(model: GameModel, title: str) -> SheetOnWall:
    """Return the score of the scenario for the wall."""
    head, *lines = score_lines(public(model))
    return SheetOnWall(title, spoken(head), lines=tuple(lines))


def _draw_sheet(whole: Drawing, look: SheetOnWall) -> None:
    """Draw the sheet over the wall, above the banner."""
    theme = whole.paint.theme
    columns = 2 if len(look.lines) >= _COLUMNS_FROM else 1
    wide = min(1560.0, whole.wide - 128)
    room = (wide - 120) / columns
    lines = [part for line in look.lines for part in broken(line, whole.pixels(plain(_LINE)), room - 40)]
    rows = ceil(len(lines) / columns)
    high = min(whole.high - BANNER - 48, 190 + (150 if look.bars else 0) + rows * 58 + 30)
    draw = whole.within((whole.wide - wide) / 2, (whole.high - BANNER - high) / 2, wide, high)
    edge = "sign_edge" if look.seat and (theme.light or look.seat == "black") else look.seat or "live"
    draw.plate(fill="panel", edge=edge, line=5, cut=44)
    x, top = 60.0, 204.0
    if look.seat:
        draw.crest(look.seat, x, 40, 110)
        x += 146
    draw.text(x, 98, look.title, title(72), room=wide - x - 60)
    draw.text(x, 152, look.sub, plain(38), room=wide - x - 60)
    if look.bars:
        step = (wide - 120) / len(look.bars)
        for place, bar in enumerate(look.bars):
            _draw_bar(draw.within(60 + place * step, top, step - 50), bar)
        top += 150
    for place, part in enumerate(lines):
        column, row = divmod(place, max(1, rows))
        y = top + 30 + row * 58
        if y < high - 20:
            draw.text(60 + column * room, y, part, plain(_LINE), room=room - 30)


def _draw_bar(draw: Drawing, bar: WallBar) -> None:
    left = f"{bar.left} {bar.look.left}" if bar.right else bar.left
    draw.text(0, 36, left, strong(38), room=draw.wide / 2)
    if bar.right:
        draw.text(draw.wide, 36, f"{bar.right} {bar.look.right}", strong(38), align="end", room=draw.wide / 2)
    draw.balance(0, 56, draw.wide, 44, bar.look, 6)
