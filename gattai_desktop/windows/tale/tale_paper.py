"""Lays a tale on sheets of A4 in two columns, for paper or PDF, from the same texts and pictures as its page."""

from typing import Final

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor
from PySide6.QtSvg import QSvgRenderer

from gattai_desktop.board.fonts import display_font, strong_font, text_font
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import speak
from gattai_desktop.board.theme import load_theme
from gattai_desktop.windows.kit.paper import HIGH, MARGIN, WIDE, Paper
from gattai_desktop.windows.tale.spoken_tale import SpokenPoint, SpokenTale
from gattai_desktop.windows.tale.tale_heading import scene_svg, title_lines, title_picture
from gattai_desktop.windows.tale.tale_page import (
    foot_of,
    no_points,
    picture_of,
    picture_of_played,
    plate_of,
    told_of,
)
from gattai_desktop.windows.tale.tale_pictures import course_picture, crest

_GAP: Final = 26.0
_LEFT: Final = (WIDE - 2 * MARGIN - _GAP) * 0.42
_VEILS: Final = 18
_RIGHT: Final = WIDE - 2 * MARGIN - _GAP - _LEFT


def lay_tale(paper: Paper, tale: SpokenTale, paint: Paint) -> None:
    """Lay the whole tale on sheets."""
    _TaleSheets(paper, tale, paint).lay()


class _TaleSheets:
    """The sheets of one tale."""

    def __init__(self, paper: Paper, tale: SpokenTale, paint: Paint) -> None:
        self.paper, self.tale, self.paint = paper, tale, paint
        theme = load_theme("light")
        self.ink, self.soft = theme.text, theme.soft

    def lay(self) -> None:
        top = self._head()
        left = self._left(top)
        foot = self._right(top) if self.paper.sheets == 1 else top
        self._foot(max(left, foot) if self.paper.sheets == 1 else foot)

    def _head(self) -> float:
        paper, dark = self.paper, load_theme("dark")
        high = WIDE * 300 / 1280
        paper.picture(scene_svg(self.paint, picture_of_played(self.tale)), 0, 0, wide=WIDE)
        self._veil(high)
        paper.text(MARGIN, 22, WIDE * 0.5 - MARGIN - 8, self.tale.over_title, text_font(13), dark.soft)
        lines = title_lines(self.tale.title)
        if lines:
            room = high - 78
            svg = title_picture(lines, "")
            box = QSvgRenderer(QByteArray(svg.encode())).viewBoxF()
            k = min(room / box.height(), (WIDE * 0.5 - MARGIN - 20) / box.width(), 0.95)
            paper.picture(svg, MARGIN, 60, wide=box.width() * k)
        else:
            self._write_title(56, high - 66, dark.text)
        return high + 26

    def _write_title(self, y: float, room: float, ink: QColor) -> None:
        """Write a title that cannot be cut as large as that height allows, its lines as equal as can be."""
        paper, words, wide = self.paper, self.tale.title, WIDE * 0.4 - MARGIN
        sizes = (size for size in range(30, 8, -1) if paper.high(words, display_font(size), wide) <= room)
        font = display_font(next(sizes, 8))
        high = paper.high(words, font, wide)
        while wide > MARGIN and paper.high(words, font, wide - 1) <= high:
            wide -= 1
        paper.text(MARGIN, y, wide, words, font, ink)

    def _veil(self, high: float) -> None:
        """Darken the picture behind the title, less and less to the right: in steps, which every printer can do."""
        ink, step = QColor(load_theme("dark").well), WIDE * 0.01
        self.paper.painter.fillRect(QRectF(0, 0, WIDE * 0.3, high), ink)
        ink.setAlphaF(1 - 0.01 ** (1 / _VEILS))
        for place in range(1, _VEILS + 1):
            self.paper.painter.fillRect(QRectF(WIDE * 0.3, 0, place * step, high), ink)

    def _left(self, top: float) -> float:
        paper, x, y = self.paper, MARGIN, top
        if self.tale.sentences:
            y = paper.text(x, y, _LEFT, speak("tale", "What happened"), display_font(19), self.ink) + 6
            y = paper.text(x, y, _LEFT, told_of(self.tale), text_font(14), self.ink) + 22
        if self.tale.course:
            y = paper.text(x, y, _LEFT, self.tale.gauge, strong_font(12), self.soft) + 6
            values, labels = [value for value, _ in self.tale.course], [why for _, why in self.tale.course]
            _, high = paper.picture(course_picture(values, labels, ""), x, y, wide=min(_LEFT, 54.0 * len(values) + 24))
            y += high + 18
        if self.tale.people:
            y = paper.text(x, y, _LEFT, speak("tale", "Who did what"), strong_font(12), self.soft) + 8
        for one in self.tale.people:
            room = _LEFT - 38
            high = max(30.0, paper.high(one.name, strong_font(13), room) + paper.high(one.did, text_font(12), room))
            if y + high > HIGH - MARGIN - 60:
                paper.turn()
                y = MARGIN
            paper.picture(crest(one.seat), x, y + 1, wide=28)
            below = paper.text(x + 38, y, room, one.name, strong_font(13), self.ink)
            paper.text(x + 38, below, room, one.did, text_font(12), self.soft)
            y += high + 9
        return y

    def _right(self, top: float) -> float:
        paper, x, y = self.paper, MARGIN + _LEFT + _GAP, top
        y = paper.text(x, y, _RIGHT, speak("tale", "Turning points"), display_font(19), self.ink)
        y = paper.text(x, y, _RIGHT, speak("tale", "as everybody at the table saw them"), text_font(12), self.soft) + 8
        if not self.tale.points:
            return paper.text(x, y, _RIGHT, no_points(), text_font(14), self.ink)
        for one in self.tale.points:
            if y + self._point(one, x, y, draw=False) > HIGH - MARGIN - 50:
                paper.turn()
                y = MARGIN
            y += self._point(one, x, y, draw=True) + 16
        return y

    def _point(self, one: SpokenPoint, x: float, y: float, *, draw: bool) -> float:
        """Draw a turning point, or measure it; return its height."""
        paper, picture = self.paper, 168.0
        side, room = x + picture + 12, _RIGHT - picture - 12
        high = picture * 172 / 330
        head = paper.high(one.title, strong_font(14), room)
        text = paper.high(one.text, text_font(12), room)
        if draw:
            paper.picture(picture_of(one, four_colours=self.paint.faces.four), x, y, wide=picture)
            paper.picture(plate_of(one), side, y, wide=20)
            paper.text(side + 28, y + 2, room - 28, one.time, text_font(12), self.soft)
            below = paper.text(side, y + 24, room, one.title, strong_font(14), self.ink)
            paper.text(side, below + 2, room, one.text, text_font(12), self.ink)
        return max(high, 26 + head + text)

    def _foot(self, y: float) -> None:
        paper, wide = self.paper, WIDE - 2 * MARGIN
        lines = foot_of(self.tale)
        high = sum(paper.high(one, text_font(12), wide) for one in lines)
        start = HIGH - MARGIN - high + 14
        if y > start - 6:
            paper.turn()
        for one in lines:
            start = paper.text(MARGIN, start, wide, one, text_font(12), self.soft)
