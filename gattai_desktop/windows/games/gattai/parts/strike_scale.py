"""The Strike scale: every rank against the top of the Pile, for one player who would drive."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.fonts import strong_font
from gattai_desktop.board.letters import paint_cut
from gattai_desktop.board.paint import Paint, PaintedReading, painting
from gattai_desktop.board.plate import paint_hatching, paint_plate, plate_path
from gattai_desktop.board.signs import outline_pen, paint_sign
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import DrawnWords, paint_text, paint_words, rank_word, spoken
from gattai_desktop.cards.frozen import frozen

ReachLook = Literal["low", "same", "true", "safe", "dissonant", "beyond"]
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A")
SPOKEN: Final[dict[ReachLook, str]] = {
    "low": "too low",
    "same": "Block",
    "true": "Resonant",
    "safe": "safe",
    "dissonant": "Dissonant",
    "beyond": "out of reach",
}


@frozen
class StrikeScaleLook:
    """Each rank's reach, from the Two to the Ace.

    low: does not beat the top. same: Blocks. true: one higher. safe: within Strike. dissonant: at a price.
    beyond: a hard limit. mark: the rank in focus. label: who over what; line: the Strike in words.
    """

    reach: tuple[ReachLook, ...]
    label: DrawnWords | str = ""
    line: str = ""
    mark: str = ""

    def spoken(self) -> str:
        """Return what a screen reader says: runs of ranks with what they do."""
        runs: list[tuple[str, str, ReachLook]] = []
        for rank, reach in zip(RANKS, self.reach, strict=False):
            if runs and runs[-1][2] == reach:
                runs[-1] = (runs[-1][0], rank, reach)
            else:
                runs.append((rank, rank, reach))
        said = [
            speak("board", "{rank} {reach}", rank=rank_word(first), reach=SPOKEN[reach])
            if first == last
            else speak(
                "board", "{rank} to {last} {reach}", rank=rank_word(first), last=rank_word(last), reach=SPOKEN[reach]
            )
            for first, last, reach in runs
        ]
        return f"{spoken(self.label)}. {self.line}. " + ", ".join(said)


class StrikeScale(PaintedReading):
    """Shows the thirteen ranks."""

    def __init__(self, paint: Paint, look: StrikeScaleLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._look = look
        self.set_look(look)

    def set_look(self, look: StrikeScaleLook) -> None:
        self._look = look
        self.setAccessibleName(look.spoken())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self.paint.px(1248)), round(self.paint.px(56 if self.paint.scale.small else 70)))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, px, text = self._look, self.paint.theme, self.paint.px, self.paint.text
        small = self.paint.scale.small
        top, high = px(18), px(38 if small else 50)
        left = px(78 if small else 124)
        with painting(self) as painter:
            paint_words(
                painter,
                theme,
                0,
                top + px(18 if small else 21),
                look.label,
                text(13 if small else 14),
                theme.soft,
                room=left,
            )
            strong = strong_font(text(13.5 if small else 16))
            paint_text(painter, 0, top + px(36 if small else 42), look.line, strong, theme.text, room=left - px(8))
            cell = (self.width() - left) / len(RANKS)
            for place, (rank, reach) in enumerate(zip(RANKS, look.reach, strict=False)):
                box = QRectF(left + place * cell, top + 1, cell - px(5), high - 2)
                self._paint_cell(painter, box, rank, reach)
                if rank == look.mark:
                    pointer = QPainterPath(QPointF(box.center().x() - px(9), top - px(15)))
                    pointer.lineTo(box.center().x() + px(9), top - px(15))
                    pointer.lineTo(box.center().x(), top - px(4))
                    pointer.closeSubpath()
                    painter.fillPath(pointer, theme.text)

    def _paint_cell(self, painter: QPainter, box: QRectF, rank: str, reach: ReachLook) -> None:
        theme, high = self.paint.theme, box.height()
        cut, ink = high * 0.26, self._ink(reach)
        match reach:
            case "low":
                paint_plate(painter, box, edge=theme.line, width=1.2, cut=cut, both=False)
            case "same":
                paint_plate(painter, box, fill=theme.text, cut=cut, both=False)
            case "true" | "safe":
                paint_plate(painter, box, fill=theme.legal, cut=cut, both=False)
            case "beyond":
                paint_plate(painter, box, edge=theme.line, cut=cut, both=False)
                path = plate_path(box.width(), high, cut, both=False)
                paint_hatching(painter, theme, path.translated(box.topLeft()))
                size = high * 0.24
                paint_sign(painter, "cross", box.center().x() - size / 2, box.y() + high * 0.66, size, theme.refused)
            case _:
                painter.strokePath(_jagged(box), outline_pen(theme.price, 1.8))
        words = "10" if rank == "T" else rank
        paint_cut(painter, box.center().x(), box.y() + high * 0.19, words, max(9.0, high * 0.36), ink, "middle", 18)
        if reach == "true":
            paint_sign(painter, "star", box.right() - high * 0.34, box.y() + high * 0.62, high * 0.28, ink)

    def _ink(self, reach: ReachLook) -> QColor:
        theme = self.paint.theme
        inks = {
            "low": theme.edge,
            "same": theme.table,
            "true": theme.on_side,
            "safe": theme.on_side,
            "beyond": theme.soft,
        }
        return inks.get(reach, theme.price)


def _jagged(box: QRectF) -> QPainterPath:
    """Return a cell whose foot is jagged: three teeth."""
    knee = box.y() + box.height() * 0.72
    path = QPainterPath(box.topLeft())
    path.lineTo(box.topRight())
    path.lineTo(box.right(), knee)
    for share, down in ((0.83, True), (0.66, False), (0.5, True), (0.33, False), (0.17, True)):
        path.lineTo(box.x() + box.width() * share, box.bottom() if down else knee)
    path.lineTo(box.x(), knee)
    path.closeSubpath()
    return path
