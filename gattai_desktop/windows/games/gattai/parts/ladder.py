"""Score and ladder: the Pilots' score left, Coach's right, seven steps between them that double."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.fonts import caps_font, display_font, text_font, width_in
from gattai_desktop.board.letters import paint_cut
from gattai_desktop.board.paint import Paint, PaintedReading, painting
from gattai_desktop.board.plate import paint_crest, paint_hatching, paint_plate, plate_path
from gattai_desktop.board.signs import outline_pen, paint_sign
from gattai_desktop.board.speech import called, speak
from gattai_desktop.board.theme import is_pilot, pilot
from gattai_desktop.board.words import paint_text
from gattai_desktop.cards.frozen import field, frozen

Side = Literal["pilots", "coach", ""]
WORTH: Final = (1, 2, 4, 8, 16, 32, 64)
MARKS: Final = {"pilots": "wings", "coach": "horns"}


@frozen
class LadderLook:
    """Score and ladder of a Throwdown.

    won: who scored each step, "" for nobody, from the first on. stage: 1 to 7, the step in play; 0 for none.
    skipped: steps that an early Rumble left out. turn: whose turn; words: the stage in one line.
    seats: who stands left and right; two Pilots where Pilots fight Pilots; names: what they are called.
    """

    pilots: int
    coach: int
    stage: int
    won: tuple[Side, ...] = ()
    skipped: frozenset[int] = field(factory=frozenset)
    turn: Side = ""
    words: str = ""
    turn_words: str = ""
    worth: tuple[int, ...] = WORTH
    seats: tuple[str, str] = ("pilots", "coach")
    names: tuple[str, str] = ("Pilots", "Coach")

    def seat(self, side: Side) -> str:
        """Return who stands on a side: its colour and sign are hers."""
        return self.seats[side == "coach"]

    def spoken(self) -> str:
        turn = self.turn_words
        if not turn and self.turn:
            turn = speak("board", "Pilots' turn") if self.turn == "pilots" else speak("board", "Coach's turn")
        scores = f"{called(self.names[0])} {self.pilots}, {called(self.names[1])} {self.coach}"
        parts = (scores, self.words or speak("board", "Stage {number}", number=self.stage), turn)
        return ". ".join(part for part in parts if part)


class Ladder(PaintedReading):
    """Shows score, ladder and whose turn it is."""

    def __init__(self, paint: Paint, look: LadderLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._look = look
        self.set_look(look)

    def set_look(self, look: LadderLook) -> None:
        self._look = look
        self.setAccessibleName(look.spoken())
        self.update()

    def sizeHint(self) -> QSize:
        high = {"full": 166, "small": 128, "wall": 250}[self.paint.scale.layout]
        return QSize(round(self.paint.px(1248)), round(self.paint.px(high)))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, px, width = self._look, self.paint.px, float(self.width())
        # Inner edges of the scores, and the height of scores and steps, as they are drawn for each layout.
        drawn_aside, high, top, steps = {
            "full": (270, 96, 18, QRectF(0, 10, 0, 96)),
            "small": (180, 66, 20, QRectF(0, 14, 0, 68)),
            "wall": (336, 150, 66, QRectF(0, 42, 0, 158)),
        }[self.paint.scale.layout]
        pad = px(6 if self.paint.scale.layout != "wall" else 0)
        aside = min(px(drawn_aside), width * 0.27)
        with painting(self) as painter:
            self._paint_score(painter, pad, px(top), px(high), "pilots", look.pilots)
            self._paint_score(painter, width - pad, px(top), px(high), "coach", look.coach)
            box = QRectF(aside, px(steps.y()), width - 2 * aside, px(steps.height()))
            self._paint_steps(painter, box)
            self._paint_words(painter, box)

    def _paint_score(self, painter: QPainter, x: float, y: float, high: float, side: Side, score: int) -> None:
        theme, text = self.paint.theme, self.paint.text
        seat, right = self._look.seat(side), side == "coach"
        colour = theme.colour(seat)
        anchor: Literal["start", "end"] = "end" if right else "start"
        paint_cut(painter, x, y + high * 0.28, score, high * 0.72, colour, anchor, bar=17)
        mark = high * 0.25
        self._paint_mark(painter, seat, x - mark if right else x, y - high * 0.06, mark, colour)
        size = {"full": 15, "small": 13, "wall": 34}[self.paint.scale.layout]
        at = x - mark - self.paint.px(9) if right else x + mark + self.paint.px(9)
        paint_text(
            painter, at, y + high * 0.13, called(self._look.names[right]).upper(), caps_font(text(size)), colour, anchor
        )

    def _paint_mark(self, painter: QPainter, seat: str, x: float, y: float, size: float, colour: QColor) -> None:
        if is_pilot(seat):
            paint_crest(painter, self.paint.theme, seat, x, y, size)
        else:
            paint_sign(painter, MARKS[seat], x, y, size, colour)

    def _paint_steps(self, painter: QPainter, box: QRectF) -> None:
        look, theme = self._look, self.paint.theme
        gap = box.width() * 0.035
        step = (box.width() - gap) / len(look.worth)
        high = box.height()
        for place, worth in enumerate(look.worth):
            tall = high * (0.50 + place * 0.083)
            wide = step - box.width() * 0.010
            here = QRectF(box.x() + place * step + (gap if place > 2 else 0), box.bottom() - tall, wide, tall)
            won: Side = look.won[place] if place < len(look.won) else ""
            now = place + 1 == look.stage
            if now:
                fill, ink = theme.live, theme.table
            elif won:
                fill, ink = theme.colour(look.seat(won)), theme.on(look.seat(won))
            else:
                fill, ink = None, theme.soft
            edge = theme.line if fill is None else None
            paint_plate(painter, here, fill=fill, edge=edge, width=2.0, cut=high * 0.14, both=False)
            if place + 1 in look.skipped:
                path = plate_path(here.width(), here.height(), high * 0.14, both=False).translated(here.topLeft())
                painter.fillPath(path, theme.panel)
                paint_hatching(painter, theme, path)
            cap = high * 0.29
            if won and not now:
                sign = _sign(look.seat(won))
                paint_sign(painter, sign, here.x() + wide * 0.14, box.bottom() - cap - high * 0.115, cap * 0.95, ink)
                paint_cut(painter, here.x() + wide * 0.84, box.bottom() - cap - high * 0.11, worth, cap, ink, "end")
            else:
                bar = 20 if now else 15
                paint_cut(painter, here.center().x(), box.bottom() - cap - high * 0.11, worth, cap, ink, "middle", bar)
        if len(look.worth) > 3:
            x = box.x() + step * 3 + gap * 0.5 - box.width() * 0.005
            dotted = QPainterPath(QPointF(x, box.y() + high * 0.22))
            dotted.lineTo(x, box.bottom())
            painter.strokePath(dotted, outline_pen(theme.edge, 2.0, (3.0, 5.0)))

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        look, theme, px, text = self._look, self.paint.theme, self.paint.px, self.paint.text
        layout = self.paint.scale.layout
        size = {"full": 14, "small": 13, "wall": 32}[layout]
        if look.words:
            below = {"full": 28, "small": 22, "wall": 38}[layout]
            paint_text(
                painter,
                self.width() / 2,
                box.bottom() + px(below),
                look.words,
                text_font(text(size)),
                theme.soft,
                "middle",
            )
        if look.turn and layout != "wall":
            wide, high = (px(138), px(28)) if layout == "small" else (px(170), px(34))
            y = px(96 if layout == "small" else 128)
            wide = min(max(wide, width_in(self._flag_font(), self._flag_words()) + px(60)), self.width() / 3)
            x = 0.0 if look.turn == "pilots" else self.width() - wide
            self._paint_flag(painter, QRectF(x, y, wide, high))

    def _paint_flag(self, painter: QPainter, box: QRectF) -> None:
        """Draw the flag under the score of the side on turn; its arrow points inwards."""
        look, theme, px = self._look, self.paint.theme, self.paint.px
        seat = look.seat(look.turn)
        ink = theme.on(seat)
        paint_plate(painter, box, fill=theme.colour(seat), cut=px(10), radius=3)
        middle, half = box.center().y(), box.height() / 2 - px(9)
        tip = 1 if look.turn == "pilots" else -1
        x = box.x() + px(16 if tip > 0 else 26)
        arrow = QPainterPath(QPointF(x, middle - half))
        arrow.lineTo(x + tip * px(10), middle)
        arrow.lineTo(x, middle + half)
        arrow.closeSubpath()
        painter.fillPath(arrow, ink)
        font = self._flag_font()
        baseline = middle + font.pixelSize() * 0.36
        paint_text(painter, box.x() + px(38), baseline, self._flag_words(), font, ink, room=box.width() - px(44))

    def _flag_font(self) -> QFont:
        return display_font(self.paint.text(15))

    def _flag_words(self) -> str:
        look = self._look
        return look.turn_words or ("Pilots' turn" if look.turn == "pilots" else "Coach's turn")


def _sign(seat: str) -> str:
    """Return the sign of a side, or of the Pilot who leads it."""
    return pilot(seat).crest if is_pilot(seat) else MARKS[seat]
