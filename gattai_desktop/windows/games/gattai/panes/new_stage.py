"""The place beside the Pile at which an Escalate opens the next stage."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QPaintEvent

from gattai_desktop.board.faces import card_width, paint_well
from gattai_desktop.board.fonts import caps_font
from gattai_desktop.board.paint import PaintedGroup, painting
from gattai_desktop.board.signs import paint_sign_outline
from gattai_desktop.board.words import paint_text
from gattai_desktop.games.gattai.rumble.start import InitiateRumble
from gattai_desktop.games.gattai.throwdown import stages
from gattai_desktop.windows.kit.seat_view import SeatView


class NewStage(PaintedGroup):
    """Shows an empty place with stairs, while there is a stage to Escalate to."""

    _words = ""
    _sign = "stairs"

    def show_view(self, seen: SeatView) -> None:
        """Show the next stage, or nothing where there is none."""
        stage = stages.STAGES.get(seen.number(stages.STAGE))
        following = stage.escalates_to if stage is not None and seen.step == "throwdown.turn" else None
        rumble = following is None and any(True for _ in seen.options_of(InitiateRumble))
        self.setVisible(following is not None or rumble)
        self._sign = "monster" if rumble else "stairs"
        self._words = self.tr("Rumble") if rumble else self.tr("Stage {number}").replace("{number}", str(following))
        name = self.tr("Begin the Rumble here") if rumble else self.tr("{stage}: Escalate here")
        self.setAccessibleName(name.replace("{stage}", self._words))
        self.update()

    def global_rect(self) -> QRectF:
        """Return where an escalating card would lie, in global coordinates."""
        rect = self._rect()
        return QRectF(QPointF(self.mapToGlobal(QPoint(0, 0))) + rect.topLeft(), rect.size())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px = self.paint.theme, self.paint.px
        box = self._rect()
        with painting(self) as painter:
            font = caps_font(self.paint.text(12))
            paint_text(painter, 1, px(13), self._words.upper(), font, theme.soft, room=self.width())
            paint_well(painter, theme, box.x(), box.y(), box.height())
            size = box.height() * 0.3
            corner = box.center() - QPointF(size / 2, size / 2)
            paint_sign_outline(painter, self._sign, corner.x(), corner.y(), size, theme.edge, 1.4)

    def _rect(self) -> QRectF:
        above = self.paint.px(20)
        high = max(24.0, min(self.height() - above - 4, self.width() * 7 / 5 - 4))
        return QRectF(2, above, card_width(high), high)
