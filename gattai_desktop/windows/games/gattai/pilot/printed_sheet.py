"""Lays a Pilot's sheet on paper: what everybody may read of her, with boxes to tick by hand. Her Hand is not on it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from gattai_desktop.board.fonts import display_font, strong_font, text_font
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.speech import called, speak
from gattai_desktop.board.theme import load_theme, pilot
from gattai_desktop.board.words import spoken
from gattai_desktop.games.gattai.effects.costs import how_much
from gattai_desktop.windows.games.gattai.pilot.sheet_looks import PilotSheetLook, pilot_sheet_look
from gattai_desktop.windows.games.gattai.pilot.told_looks import ToldGroup
from gattai_desktop.windows.kit.named_works import notices_told
from gattai_desktop.windows.kit.paper import HIGH, MARGIN, WIDE, Paper
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.thing_plate import Thing
from gattai_desktop.windows.kit.who_plays import with_person

_GAP: Final = 30.0
_LEFT: Final = (WIDE - 2 * MARGIN - _GAP) * 0.42
_RIGHT: Final = WIDE - 2 * MARGIN - _GAP - _LEFT
_BAND: Final = 92.0
_BOX: Final = 15.0
_FOOT: Final = 34.0
_LINE: Final = 27.0


def lay_sheets(paper: Paper, view: SeatView, seats: Sequence[str]) -> None:
    """Lay the sheets of these Pilots, each on a sheet of paper of its own, or more where it needs them."""
    for place, seat in enumerate(seats):
        if place:
            paper.turn()
        _Printed(paper, view, pilot_sheet_look(view, seat)).lay()


class _Printed:
    """One Pilot's sheet on paper."""

    def __init__(self, paper: Paper, view: SeatView, look: PilotSheetLook) -> None:
        self.paper, self.view, self.look = paper, view, look
        theme = load_theme("light")
        self.ink, self.soft, self.line = theme.text, theme.soft, theme.edge

    def lay(self) -> None:
        self._head()
        self._left(_BAND + 26)
        self._right(_BAND + 26)
        self._foot()

    def _head(self) -> None:
        painter, who = self.paper.painter, pilot(self.look.seat)
        painter.fillRect(QRectF(0, 0, WIDE, _BAND), who.colour)
        paint_sign(painter, who.crest, MARGIN, 22, 48, who.on)
        x, room = MARGIN + 66, WIDE - 2 * MARGIN - 66
        below = self.paper.text(x, 18, room, with_person(self.look.name, self.look.person), display_font(27), who.on)
        special = self.look.specialty
        if special:
            words = speak("sheet", "Gambit Specialty: {words}", words=special)
            self.paper.text(x, below + 4, room, words, text_font(13), who.on)

    def _left(self, y: float) -> None:
        look, paper, x = self.look, self.paper, MARGIN
        for bar in look.bars:
            y = paper.text(x, y, _LEFT, bar.title, strong_font(14), self.ink) + 3
            if bar.left:
                y = self._boxes(x, y, f"{bar.left} {bar.look.left}", bar.look.left, bar.look.left)
                y = self._boxes(x, y, f"{bar.right} {bar.look.right}", bar.look.right, bar.look.right)
            else:
                y = self._boxes(x, y, "", bar.look.left, bar.look.left + bar.look.lost)
            if bar.line:
                y = paper.text(x, y, _LEFT, bar.line, text_font(12), self.soft)
            y += 9
        for gauge in look.gauges:
            y = self._boxes(x, y + 4, gauge.title, gauge.have, gauge.most)
            y = paper.text(x, y, _LEFT, gauge.why, text_font(12), self.soft) + 5
        if look.lessons is not None:
            y = self._boxes(x, y + 4, speak("sheet", "Lessons"), *look.lessons) + 5
        for one in look.figures:
            # How many cards she holds now is no matter for paper.
            held = one.title == speak("sheet", "Hand")
            first, then = (one.why, "") if held else (one.value, one.why)
            y = paper.text(x, y + 2, _LEFT, f"{one.title}: {first}", strong_font(13), self.ink)
            y = (paper.text(x, y, _LEFT, then, text_font(12), self.soft) if then else y) + 4
        if look.rungs:
            rungs = (f"{name} {hand}" for name, hand in look.rungs)
            y = self._row(x, y + 8, speak("sheet", "Class, with the size of her Hand"), tuple(rungs), look.rung)
        if look.cycle:
            self._row(x, y + 8, speak("sheet", "What evolves next"), look.cycle, look.cycle_place)

    def _right(self, y: float) -> None:
        look, paper, x = self.look, self.paper, MARGIN + _LEFT + _GAP
        if look.techs or look.no_techs:
            y = paper.text(x, y, _RIGHT, speak("sheet", "Techs"), display_font(17), self.ink) + 5
            y = self._things(x, y, look.techs) if look.techs else self._plain(x, y, look.no_techs)
        if look.endurance is not None:
            y = self._room(y + 12, 70)
            y = paper.text(x, y, _RIGHT, look.robo, display_font(17), self.ink) + 4
            have, most = look.endurance
            y = self._boxes(x, y, look.endurance_name, have, most) + 3
            y = self._things(x, y, look.ways)
        if look.gear:
            y = self._room(y + 12, 50)
            y = paper.text(x, y, _RIGHT, speak("sheet", "Gear"), display_font(17), self.ink) + 5
            y = self._things(x, y, look.gear)
        for group in look.told:
            y = self._room(y + 12, 50)
            y = paper.text(x, y, _RIGHT, group.title, display_font(17), self.ink) + 5
            y = self._told(x, y, group)
        self._notes(y + 14)

    def _plain(self, x: float, y: float, words: str) -> float:
        return self.paper.text(x, y, _RIGHT, words, text_font(13), self.soft)

    def _things(self, x: float, y: float, things: Sequence[Thing]) -> float:
        paper = self.paper
        for one in things:
            if one.empty:
                y = paper.text(x, y, _RIGHT, one.title, text_font(13), self.soft) + 4
                continue
            rank = f" {'I' * one.rank}" if one.rank > 1 else ""
            title = f"{one.title}{rank}"
            words = _said(one.line)
            price = _price(one)
            high = paper.high(title, strong_font(13), _RIGHT) + paper.high(words, text_font(12), _RIGHT) + 24
            y = self._room(y, high)
            y = paper.text(x, y, _RIGHT, title, strong_font(13), self.ink)
            for text in (words, price):
                if text:
                    y = paper.text(x, y, _RIGHT, text, text_font(12), self.soft)
            y += 7
        return y

    def _told(self, x: float, y: float, group: ToldGroup) -> float:
        paper = self.paper
        for name, text in group.texts:
            high = paper.high(name, text_font(12), _RIGHT) + paper.high(text, text_font(13), _RIGHT) + 6
            y = self._room(y, high)
            y = paper.text(x, y, _RIGHT, name, text_font(12), self.soft)
            y = paper.text(x, y, _RIGHT, text, text_font(13), self.ink) + 5
        return y

    def _room(self, y: float, high: float) -> float:
        """Return where something so high can stand: here, or at the top of another sheet."""
        if y + high <= HIGH - MARGIN - _FOOT:
            return y
        self._foot()
        self.paper.turn()
        return MARGIN

    def _boxes(self, x: float, y: float, words: str, have: int, most: int) -> float:
        """Draw a word and boxes, as many filled as there are; return where they end."""
        paper, label = self.paper, 108.0
        if words:
            paper.text(x, y, label, words, text_font(13), self.ink)
        painter = paper.painter
        for place in range(min(most, 21)):
            row, across = divmod(place, 7)
            box = QRectF(x + label + across * (_BOX + 5), y + 1 + row * (_BOX + 5), _BOX, _BOX)
            painter.setPen(QPen(self.line, 1.2))
            painter.setBrush(QColor(self.soft) if place < have else Qt.GlobalColor.transparent)
            painter.drawRect(box)
        rows = max(1, -(-min(most, 21) // 7))
        return y + max(rows * (_BOX + 5), paper.high(words or " ", text_font(13), label)) + 2

    def _row(self, x: float, y: float, title: str, names: Sequence[str], now: int) -> float:
        """Write names one after the other, a mark before the present one."""
        y = self.paper.text(x, y, _LEFT, title, strong_font(13), self.ink)
        row = " · ".join(f"\u25b8 {name}" if place == now else name for place, name in enumerate(names))
        return self.paper.text(x, y, _LEFT, row, text_font(13), self.ink)

    def _notes(self, y: float) -> None:
        """Rule lines to write on, as far as the sheet has room."""
        painter, x, foot = self.paper.painter, MARGIN + _LEFT + _GAP, HIGH - MARGIN - _FOOT - 8
        if foot - y < 3 * _LINE:
            return
        y = self.paper.text(x, y, _RIGHT, speak("sheet", "Notes"), display_font(17), self.ink) + _LINE
        painter.setPen(QPen(self.line, 0.7))
        while y <= foot:
            painter.drawLine(QPointF(x, y), QPointF(x + _RIGHT, y))
            y += _LINE

    def _foot(self) -> None:
        said = self.view.sight.values.get("notices")
        notices = notices_told(map(str, said)) if isinstance(said, tuple) else ()
        y = HIGH - MARGIN - 14.0 * max(1, len(notices)) + 14
        for one in notices:
            y = self.paper.text(MARGIN, y, WIDE - 2 * MARGIN, one, text_font(12), self.soft)


def _said(words: object) -> str:
    return words if isinstance(words, str) else spoken(words)  # type: ignore[arg-type]


def _price(one: Thing) -> str:
    """What it costs: "Price: 1 Charge"; nothing of a number that is still to be picked, which its words tell."""
    kind, amount = one.price
    if kind and not amount.isdecimal():
        return ""
    price = called(how_much(kind, int(amount))) if kind else amount
    return speak("sheet", "Price: {price}", price=price) if price else ""
