"""The Crisis path: reached steps with their signs; what lies ahead stays hidden from Pilots."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.fonts import caps_font, strong_font
from gattai_desktop.board.paint import Paint, PaintedReading, painting
from gattai_desktop.board.plate import paint_brackets, paint_plate
from gattai_desktop.board.signs import outline_pen, paint_sign
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import paint_text
from gattai_desktop.cards.frozen import frozen

SLOTS: Final = 13
UNSEEN: Final = "closed"
"""Sign of a step that is behind the table and that the seat never saw."""


@frozen
class CrisisLook:
    """The Crisis as this seat sees it.

    reached: sign of each step that lies behind the table (story, wave, storm, monster, or UNSEEN). ahead: the coming
    ones, empty for a seat that may not see the path (INFO-7). skipped: places of steps that were skipped.
    """

    reached: tuple[str, ...] = ()
    ahead: tuple[str, ...] = ()
    skipped: frozenset[int] = frozenset()

    def words(self) -> str:
        """Return where the Crisis stands."""
        here = len(self.reached)
        if not self.ahead:
            return speak("board", "step {number}", number=here)
        return speak("board", "step {number} of {most}", number=here, most=here + len(self.ahead))


class CrisisView(PaintedReading):
    """Shows the Crisis path in one row."""

    def __init__(self, paint: Paint, look: CrisisLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._look = look
        self.set_look(look)

    def set_look(self, look: CrisisLook) -> None:
        self._look = look
        words = speak("board", "Crisis, {step}", step=look.words())
        if look.reached:
            last = {
                "story": speak("board", "story"),
                "wave": speak("board", "wave"),
                "storm": speak("board", "storm"),
                "monster": speak("board", "monster"),
                UNSEEN: speak("board", "hidden"),
            }.get(look.reached[-1], look.reached[-1])
            words = speak("board", "Crisis, {step}, {last}", step=look.words(), last=last)
        self.setAccessibleName(words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self.paint.px(256)), round(self.paint.px(56)))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, px, text = self._look, self.paint.theme, self.paint.px, self.paint.text
        with painting(self) as painter:
            paint_text(painter, 0, px(14), speak("board", "CRISIS"), caps_font(text(12)), theme.soft)
            paint_text(painter, self.width(), px(14), look.words(), strong_font(text(13.5)), theme.text, "end")
            shown = (*look.reached, *look.ahead)
            slots = max(SLOTS, len(shown))
            gap = px(4)
            cell = (self.width() - gap * (slots - 1)) / slots
            for place in range(slots):
                box = QRectF(place * (cell + gap), px(26), cell, px(26))
                if place >= len(shown):
                    dot = QColor(theme.edge)
                    dot.setAlphaF(max(0.1, 1 - (place - len(look.reached)) * 0.1))
                    if not look.ahead:
                        painter.fillRect(QRectF(box.center().x() - 2, box.center().y() - 2, 4, 4), dot)
                    continue
                done = place < len(look.reached) and place not in look.skipped
                edge = None if done else theme.edge
                paint_plate(
                    painter,
                    box,
                    fill=theme.coach if done else None,
                    edge=edge,
                    width=1.2,
                    cut=px(5),
                    radius=2,
                    both=False,
                )
                size = min(px(11), cell * 0.75)
                ink = theme.on_side if done else theme.soft
                paint_sign(painter, shown[place], box.center().x() - size / 2, box.center().y() - size / 2, size, ink)
                if place in look.skipped:
                    painter.setPen(outline_pen(theme.refused, 1.6))
                    painter.drawLine(box.bottomLeft(), box.topRight())
                if place == len(look.reached):
                    paint_brackets(painter, box, theme.live, px(6), 1.6, 2.0)
