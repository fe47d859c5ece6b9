"""Shows the guide of First Contact beside the game: the act, what to do next, the one thing to learn."""

from __future__ import annotations

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, caps, drawing, measuring, plain, strong
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.speech import called, fill
from gattai_desktop.games.guide import Guide
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.guide_words import guide_aloud, guide_of
from gattai_desktop.windows.kit.seat_view import SeatView


class GuidePlate(PaintedGroup):
    """Shows what First Contact says now; hidden at any other table."""

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._guide: Guide | None = None
        self.hide()

    def show_view(self, seen: SeatView) -> None:
        """Show what the guide says now."""
        self._guide = guide_of(seen)
        guide = self._guide
        if guide is not None:
            self.setAccessibleName(guide_aloud(guide))
        self.setVisible(guide is not None)
        self.update()

    def needed(self, wide: float) -> float:
        """Return how high the plate is at that width in pixels of the screen, in drawing pixels; 0 for nothing."""
        return self._drawn(measuring(self.paint, wide))

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self) as draw:
            self._drawn(draw)

    def _drawn(self, draw: Drawing) -> float:
        """Draw the plate, or only measure it; return its height in drawing pixels."""
        guide = self._guide
        if guide is None:
            return 0.0
        draw.plate(edge="pilots", line=1.6, cut=14, inset=1)
        room = draw.wide - 2 / draw.unit - 28
        act = fill(self.tr("ACT {number}"), number=guide.act)
        used = draw.text(14, 24, act, caps(12), "pilots")
        done = " ".join(f"{one.done}/{one.wanted}" for one in guide.present.asks)
        draw.text(draw.wide - 12, 24, done, strong(13), "price", align="end")
        if draw.width(guide.present.title, strong(13)) <= room - used - 50:  # the header shows it too
            draw.text(24 + used, 24, called(guide.present.title), strong(13))
        y = draw.lines(14, 34, drawn(guide.now), plain(14), room=room, leading=1.42)
        return draw.lines(14, y + 8, drawn(guide.learn), plain(13), "soft", room=room, leading=1.42) + 12
