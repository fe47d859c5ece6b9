"""The sheets that somebody pushes to the wall: a Pilot's, with head, bars and Techs by name; the score of a scenario.

They are made from what everybody may see, whoever pushes them (LOOK 16).
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from gattai_desktop.board.bars import BalanceLook, paint_balance
from gattai_desktop.board.fonts import display_font, strong_font, text_font
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import paint_crest, paint_plate
from gattai_desktop.board.words import DrawnWords, broken, paint_text, paint_words, spoken
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.gattai.flows.score_flow import score_lines
from gattai_desktop.windows.games.gattai.pilot.sheet_looks import pilot_sheet_look
from gattai_desktop.windows.games.gattai.wall.wall_looks import public
from gattai_desktop.windows.kit.wall_picture import WallPart
from gattai_desktop.windows.wall.wall_grid import BANNER, WallGrid

_LINE = 38
_COLUMNS_FROM = 7
"""Lines from which they stand in two columns."""


@frozen
class WallBar:
    """A Commitment: what stands left and right of it, and its points."""

    left: str
    right: str
    look: BalanceLook

    def spoken(self) -> str:
        """Return what a screen reader says."""
        return self.look.spoken(" ".join(part for part in (self.left, self.right) if part))


@frozen
class SheetOnWall(WallPart):
    """A sheet as the room sees it. seat: whose colour its head has; "" for the table's."""

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
        _paint_sheet(painter, paint, grid, self)


def pilot_on_wall(model: GameModel, seat: str) -> SheetOnWall:
    """Return the sheet of a Pilot for the room."""
    look = pilot_sheet_look(public(model), seat)
    bars = tuple(WallBar(bar.left or bar.title, bar.right, bar.look) for bar in look.bars)
    return SheetOnWall(look.name, look.role, seat, bars, tuple(tech.title for tech in look.techs if not tech.empty))


def score_on_wall(model: GameModel, title: str) -> SheetOnWall:
    """Return the score of the scenario for the room."""
    head, *lines = score_lines(public(model))
    return SheetOnWall(title, spoken(head), lines=tuple(lines))


def _paint_sheet(painter: QPainter, paint: Paint, grid: WallGrid, look: SheetOnWall) -> None:
    """Draw it over the wall, above the banner; lengths are drawing pixels of a picture 1080 high."""
    theme = paint.theme
    columns = 2 if len(look.lines) >= _COLUMNS_FROM else 1
    wide = min(1560.0, grid.wide - 128)
    room = (wide - 120) / columns
    lines = [part for line in look.lines for part in broken(line, _LINE, room - 40)]
    rows = -(-len(lines) // columns)
    high = min(grid.high - BANNER - 48, 190 + (150 if look.bars else 0) + rows * 58 + 30)
    box = QRectF((grid.wide - wide) / 2, (grid.high - BANNER - high) / 2, wide, high)
    colour = theme.colour(look.seat) if look.seat else theme.live
    edge = theme.sign_edge if look.seat and (theme.light or look.seat == "black") else colour
    paint_plate(painter, box, fill=theme.panel, edge=edge, width=5, cut=44)
    x = box.x() + 60
    if look.seat:
        paint_crest(painter, theme, look.seat, x, box.y() + 40, 110)
        x += 146
    paint_text(painter, x, box.y() + 98, look.title, display_font(72), theme.text, room=box.right() - x - 60)
    paint_text(painter, x, box.y() + 152, look.sub, text_font(38), theme.soft, room=box.right() - x - 60)
    top = box.y() + 204
    if look.bars:
        step = (wide - 120) / len(look.bars)
        for place, bar in enumerate(look.bars):
            _paint_bar(painter, paint, QRectF(box.x() + 60 + place * step, top, step - 50, 120), bar)
        top += 150
    for place, part in enumerate(lines):
        column, row = divmod(place, max(1, rows))
        y = top + 30 + row * 58
        if y < box.bottom() - 20:
            paint_words(painter, theme, box.x() + 60 + column * room, y, part, _LINE, theme.text, room=room - 30)


def _paint_bar(painter: QPainter, paint: Paint, box: QRectF, bar: WallBar) -> None:
    theme, font = paint.theme, strong_font(38)
    left = f"{bar.left} {bar.look.left}" if bar.right else bar.left
    paint_text(painter, box.x(), box.y() + 36, left, font, theme.text, room=box.width() / 2)
    if bar.right:
        right = f"{bar.right} {bar.look.right}"
        paint_text(painter, box.right(), box.y() + 36, right, font, theme.text, "end", room=box.width() / 2)
    paint_balance(painter, theme, QRectF(box.x(), box.y() + 56, box.width(), 44), bar.look, 6)
