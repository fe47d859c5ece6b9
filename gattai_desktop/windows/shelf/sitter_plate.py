"""A plate that says who plays: a person, the program and how well, or one person alone; and the question with two."""

from __future__ import annotations

from typing import ClassVar, Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, Ink, drawing, plain, strong
from gattai_desktop.board.paint import Paint, PaintedButton, PaintedGroup
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.windows.settings.settings import ALONE, FRIENDS

_BARS: Final = 3
"""As many as there are strengths."""
_GAP: Final = 6.0
"""Between bars and word."""
_LEAST_PAD: Final = 2.0
"""Without so much beside bars and word the word is left out."""
_BESIDE: Final = 12.0
"""Between the two plates of a question."""


@frozen
class SitterLook:
    """What a plate shows: a sign or rising bars, so many of them filled, and words beside them.

    sign: drawn `signs` times, each over the one before. line: below the words, where it has room.
    """

    words: str = ""
    line: str = ""
    sign: str = ""
    signs: int = 1
    bars: int = 0


class SitterPlate(PaintedButton):
    """One of several plates, of which one is chosen; its owner says which.

    Signals:
        clicked: Qt's own. A press changes nothing by itself.
    """

    ring: ClassVar = (8.0, 4.0)

    def __init__(self, paint: Paint, look: SitterLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.look = look
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_look(self, look: SitterLook) -> None:
        """Show other words."""
        self.look = look
        self.update()

    def choose(self, *, on: bool) -> None:
        """Show whether it is the chosen one, and say so."""
        self.setChecked(on)
        self.setAccessibleDescription(self.tr("chosen") if on else self.tr("not chosen"))
        self.update()

    def nextCheckState(self) -> None:
        """Stay as it is: who pressed it may not be allowed to."""

    def sizeHint(self) -> QSize:
        side = max(32, round(self.paint.px(46)))
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        on, look = self.isChecked(), self.look
        ink: Ink = "table" if on else "text" if look.words else "soft"
        with drawing(self) as draw:
            edge: Ink = "text" if self.underMouse() else "edge"
            draw.plate(fill="live" if on else None, edge=None if on else edge, cut=min(12.0, draw.high * 0.22), inset=1)
            if look.bars:
                self._draw_strength(draw, ink)
            elif look.words:
                self._draw_words(draw, ink)
            else:
                size = draw.high * 0.5
                draw.sign(look.sign, (draw.wide - size) / 2, (draw.high - size) / 2, size, ink)

    def _draw_strength(self, draw: Drawing, ink: Ink) -> None:
        high = min(draw.at(18, 14), draw.high * 0.5)
        size = draw.at(15, 12)
        bars, chosen = high * 1.15, strong(size)
        used = bars + _GAP + draw.width(self.look.words, chosen)  # the plate that is chosen says its word, too
        pad = min(draw.at(12, 6), (draw.wide - used) / 2)
        fits = pad >= _LEAST_PAD
        left = pad if fits else (draw.wide - bars) / 2
        words = chosen if self.isChecked() else plain(size)
        for place in range(_BARS):
            tall, wide = high * (0.4 + 0.3 * place), high * 0.3
            x, y = left + place * high * 0.4, draw.middle + high / 2 - tall
            corners = (x, y), (x + wide, y), (x + wide, y + tall), (x, y + tall)
            draw.shape(*corners, fill=ink if place < self.look.bars else None, edge=ink, line=1.2)
        if fits:
            draw.text(left + bars + _GAP, draw.base(draw.middle, words), self.look.words, words, ink)

    def _draw_words(self, draw: Drawing, ink: Ink) -> None:
        look = self.look
        size = min(draw.at(30, 17), draw.high * 0.55)
        step, pad = size * 0.55, draw.at(16, 8)
        for place in range(look.signs):
            draw.sign(look.sign, pad + place * step, draw.middle - size / 2, size, ink)
        x = pad + size + step * (look.signs - 1) + draw.at(16, 6)
        name, line = strong(draw.at(17, 14)), plain(draw.at(14, 12))
        tick, room = draw.at(16, 12), draw.wide - x - draw.at(16, 5)
        ticked = self.isChecked() and draw.width(look.words, name) + tick + 8 <= room
        room -= tick + 8 if ticked else 0
        two = bool(look.line) and draw.high >= draw.size(name) + draw.size(line) * 1.5 + 4
        two = two and draw.width(look.line, line) <= room
        if two:
            lines = draw.size(name) * 1.1 + draw.size(line) * 1.2
            top = draw.middle - lines / 2
            draw.text(x, top + draw.size(name) * 0.92, look.words, name, ink, room=room, fit=True)
            draw.text(x, top + lines - draw.size(line) * 0.25, look.line, line, "table" if self.isChecked() else "soft")
        else:
            draw.text(x, draw.base(draw.middle, name), look.words, name, ink, room=room, fit=True)
        if ticked:
            draw.sign("tick", draw.wide - pad - tick, draw.middle - tick / 2, tick, ink)


class CompanyQuestion(PaintedGroup):
    """Two plates side by side, one of them chosen.

    Signals:
        chosen(str): `alone`, or with `friends`.
    """

    chosen = Signal(str)

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        looks = {
            ALONE: SitterLook(self.tr("Alone"), self.tr("the program fills the chairs"), "person"),
            FRIENDS: SitterLook(self.tr("With friends"), self.tr("one computer for all"), "person", signs=3),
        }
        self.plates = {key: SitterPlate(paint, look, self) for key, look in looks.items()}
        self._island = ArrowGroup(self)
        self._island.set_members(list(self.plates.values()))
        for key, plate in self.plates.items():
            plate.setAccessibleName(f"{looks[key].words}: {looks[key].line}")
            plate.clicked.connect(lambda _on=False, key=key: self.chosen.emit(key))
        self.setAccessibleName(self.tr("Who comes tonight?"))

    def show_choice(self, company: str) -> None:
        """Show which is chosen."""
        for key, plate in self.plates.items():
            plate.choose(on=key == company)
        if company in self.plates:
            self._island.stop_at(self.plates[company])

    def rescale(self) -> None:
        gap = self.paint.px(_BESIDE)
        wide = (self.width() - gap) / 2
        for place, plate in enumerate(self.plates.values()):
            plate.setGeometry(QRectF(place * (wide + gap), 0, wide, self.height()).toAlignedRect())
