"""First Contact beside the game: which act it is, what to do next, the one thing to learn. It never blocks."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.fonts import caps_font, strong_font, width_in
from gattai_desktop.board.paint import Paint, PaintedGroup, painting
from gattai_desktop.board.plate import paint_plate
from gattai_desktop.board.speech import called
from gattai_desktop.board.words import broken, paint_text, paint_words, spoken
from gattai_desktop.games.gattai.story import first_contact_script as script
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.seat_view import SeatView


class GuidePlate(PaintedGroup):
    """Shows what First Contact says now; hidden at any other table."""

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._guide: script.Guide | None = None
        self.hide()

    def show_table(self, seen: SeatView) -> None:
        """Show the present beat."""
        self._guide = script.guide(seen.sight)
        guide = self._guide
        if guide is not None:
            said = (called(guide.title), spoken(drawn(guide.do)), spoken(drawn(guide.learn)))
            self.setAccessibleName(self.tr("First Contact. ") + " ".join(said))
        self.setVisible(guide is not None)
        self.update()

    def needed(self, wide: float) -> float:
        """Return how high the plate is at that width; 0 where there is nothing to say."""
        if self._guide is None:
            return 0.0
        px = self.paint.px
        room = wide - 2 - px(28)
        size, small = self._sizes()
        rows = len(broken(drawn(self._guide.do), size, room)) * size * 1.42
        rows += len(broken(drawn(self._guide.learn), small, room)) * small * 1.42
        return px(48) + rows + px(12)

    def paintEvent(self, event: QPaintEvent) -> None:
        guide, theme, px = self._guide, self.paint.theme, self.paint.px
        if guide is None:
            return
        size, small = self._sizes()
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            paint_plate(painter, box, edge=theme.pilots, width=1.6, cut=px(14))
            x, room = px(14), box.width() - px(28)
            act = self.tr("ACT {number}").replace("{number}", str(guide.act))
            used = paint_text(painter, x, px(24), act, caps_font(self.paint.text(12)), theme.pilots)
            done = " ".join(f"{one.done}/{one.wanted}" for one in guide.progress)
            if done:
                font = strong_font(self.paint.text(13))
                paint_text(painter, box.right() - px(12), px(24), done, font, theme.price, "end")
            font, left = strong_font(self.paint.text(13)), room - used - px(50)
            if width_in(font, guide.title) <= left:  # the header has it too
                paint_text(painter, x + used + px(10), px(24), called(guide.title), font, theme.text)
            y = px(34) + size
            for line in broken(drawn(guide.do), size, room):
                paint_words(painter, theme, x, y, line, size, theme.text, room=room)
                y += size * 1.42
            y += px(8)
            for line in broken(drawn(guide.learn), small, room):
                paint_words(painter, theme, x, y, line, small, theme.soft, room=room)
                y += small * 1.42

    def _sizes(self) -> tuple[int, int]:
        return self.paint.text(14), self.paint.text(13)
