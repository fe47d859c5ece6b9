"""The painted parts of a Pilot's sheet: Commitments, gauges, figures, Lessons; Class and Evolutions; the Robo.

Lengths are drawing pixels of a sheet 1264 wide; `SheetColumn` turns them into a place of the widget.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from gattai_desktop.board.bars import paint_balance, paint_pips
from gattai_desktop.board.fonts import caps_font, display_font, strong_font, text_font
from gattai_desktop.board.letters import paint_cut
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import paint_plate
from gattai_desktop.board.signs import outline_pen
from gattai_desktop.board.words import paint_text
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.windows.games.gattai.pilot.looks import Bar, Figure, Gauge, PilotSheetLook

translate = QCoreApplication.translate

BAR: Final = 96.0
GAUGE: Final = 56.0


@frozen(eq=False)
class SheetColumn:
    """A column of the sheet: its left edge, its width and its top in device-independent pixels."""

    paint: Paint
    x: float
    y: float
    wide: float

    def caps(self, painter: QPainter, y: float, words: str) -> None:
        """Write a heading."""
        paint_text(painter, self.x, self.y + self.paint.px(y), words.upper(), caps_font(self.paint.text(13)),
                   self.paint.theme.soft, room=self.wide)  # fmt: skip

    def rule(self, painter: QPainter, y: float) -> None:
        """Draw a hairline."""
        at = self.y + self.paint.px(y)
        painter.setPen(QPen(self.paint.theme.line, 1.0))
        painter.drawLine(QPointF(self.x, at), QPointF(self.x + self.wide, at))


def left_height(look: PilotSheetLook) -> float:
    """How high the left column is, in drawing pixels."""
    return 38 + BAR * len(look.bars) + GAUGE * len(look.gauges) + 114 + (40 if look.lessons is not None else 0)


def paint_left(painter: QPainter, column: SheetColumn, look: PilotSheetLook) -> None:
    """Paint Commitments, Charges, Buffers, Strike, hand, draws and Lessons."""
    column.caps(painter, 0, column_title(look))
    y = 22.0
    for bar in look.bars:
        _paint_bar(painter, column, y, bar)
        y += BAR
    column.rule(painter, y)
    y += 16
    for gauge in look.gauges:
        _paint_gauge(painter, column, y, gauge)
        y += GAUGE
    column.rule(painter, y)
    step = column.wide / max(3, len(look.figures))
    for place, figure in enumerate(look.figures):
        _paint_figure(painter, column, column.x + place * step, y + 20, figure, step)
    y += 114
    if look.lessons is not None:
        column.rule(painter, y)
        px, theme = column.paint.px, column.paint.theme
        have, most = look.lessons
        words = translate("sheet", "Lessons")
        column.caps(painter, y + 28, words)
        top = column.y + px(y + 16)
        paint_pips(painter, theme, column.x + px(96), top, px(14), "story", (min(have, most), 0, most))
        counted = translate("sheet", "{have} of {most}").replace("{have}", str(have)).replace("{most}", str(most))
        font = strong_font(column.paint.text(14))
        paint_text(painter, column.x + column.wide, column.y + px(y + 28), counted, font, theme.text, "end")


def column_title(look: PilotSheetLook) -> str:
    """What the left column is called."""
    return translate("sheet", "Commitments") if len(look.bars) > 1 else translate("sheet", "Her Stat")


def _paint_bar(painter: QPainter, column: SheetColumn, y: float, bar: Bar) -> None:
    paint, x, wide = column.paint, column.x, column.wide
    theme, px, top = paint.theme, paint.px, column.y + paint.px(y)
    small, middle = strong_font(paint.text(14)), x + wide / 2
    paint_text(painter, middle, top + px(14), bar.title, display_font(paint.text(17)), theme.text, "middle")
    paint_cut(painter, x, top + px(24), bar.look.left, px(34), theme.text)
    inset = px(52)
    if bar.right:
        paint_cut(painter, x + wide, top + px(24), bar.look.right, px(34), theme.text, "end")
    box = QRectF(x + inset, top + px(28), wide - (2 * inset if bar.right else inset), px(26))
    paint_balance(painter, theme, box, bar.look, px(5))
    paint_text(painter, x, top + px(78), bar.left, small, theme.text)
    paint_text(painter, x + wide, top + px(78), bar.right, small, theme.text, "end")
    ink = theme.refused if bar.look.lost else theme.soft
    font = text_font(paint.text(13.5))
    paint_text(painter, middle, top + px(78), bar.line, font, ink, "middle", room=wide * 0.5)


def _paint_gauge(painter: QPainter, column: SheetColumn, y: float, gauge: Gauge) -> None:
    paint, x, wide = column.paint, column.x, column.wide
    theme, px, top = paint.theme, paint.px, column.y + paint.px(y)
    paint_text(painter, x, top + px(16), gauge.title, strong_font(paint.text(15)), theme.text)
    paint_text(painter, x, top + px(36), gauge.why, text_font(paint.text(13)), theme.soft, room=px(122))
    counted = (
        translate("sheet", "{have} of {most}").replace("{have}", str(gauge.have)).replace("{most}", str(gauge.most))
    )
    font = strong_font(paint.text(16))
    number = paint_text(painter, x + wide, top + px(22), counted, font, theme.text, "end")
    room = wide - px(128) - number - px(12)
    size = min(px(25), room / (max(1, gauge.most) * 1.28))
    if size >= 5:
        paint_pips(
            painter, theme, x + px(128), top + px(17) - size / 2, size, gauge.sign, (gauge.have, 0, gauge.most)
        )  # fmt: skip


def _paint_figure(painter: QPainter, column: SheetColumn, x: float, y: float, figure: Figure, room: float) -> None:
    paint, theme = column.paint, column.paint.theme
    px, top = paint.px, column.y + paint.px(y)
    paint_text(painter, x, top + px(10), figure.title, text_font(paint.text(13.5)), theme.soft, room=room - px(6))
    paint_cut(painter, x, top + px(22), figure.value, px(32), theme.text)
    paint_text(painter, x, top + px(76), figure.why, text_font(paint.text(13)), theme.soft, room=room - px(6))


# ---------------------------------------------------------------------- Class and Evolutions


def paint_school(painter: QPainter, column: SheetColumn, y: float, look: PilotSheetLook) -> None:
    """Paint the Class as five steps that hold the hand size, and the cycle of seven Evolutions."""
    paint, theme = column.paint, column.paint.theme
    px, x = paint.px, column.x
    column.caps(painter, y, translate("sheet", "Class"))
    step = column.wide / max(1, len(look.rungs))
    font = text_font(paint.text(13))
    for place, (name, hand) in enumerate(look.rungs):
        now = place == look.rung
        top, high = y + 14 + (4 - place) * 4, 30 + place * 4
        box = QRectF(x + place * step, column.y + px(top), step - px(5), px(high))
        fill, edge = (theme.live, None) if now else (None, theme.edge)
        paint_plate(painter, box, fill=fill, edge=edge, cut=px(8), radius=3, both=False)
        ink = theme.table if now else theme.soft
        paint_cut(painter, box.center().x(), column.y + px(y + 34), hand, px(18), ink, "middle")
        ink = theme.text if now else theme.soft
        paint_text(painter, box.center().x(), column.y + px(y + 82), name, font, ink, "middle", room=step)
    line = text_font(paint.text(13.5))
    paint_text(painter, x, column.y + px(y + 108), look.class_line, line, theme.soft, room=column.wide)
    words = translate("sheet", "Evolutions")
    if look.unspent:
        words += "  " + translate("sheet", "{count} to spend").replace("{count}", str(look.unspent))
    column.caps(painter, y + 142, words)
    step = column.wide / max(1, len(look.cycle))
    for place, kind in enumerate(look.cycle):
        done, now = place < look.cycle_place, place == look.cycle_place
        box = QRectF(x + place * step, column.y + px(y + 154), step - px(5), px(34))
        edge = theme.live if now else None if done else theme.edge
        paint_plate(
            painter, box, fill=theme.soft if done else None, edge=edge, width=2.5 if now else 1.2, cut=px(8), radius=3,
            both=False,
        )  # fmt: skip
        ink = theme.table if done else theme.text if now else theme.soft
        face = strong_font(paint.text(13)) if now else font
        base = box.center().y() + paint.text(13) * 0.36
        paint_text(painter, box.center().x(), base, kind, face, ink, "middle", room=step - px(8))


SCHOOL: Final = 200.0
"""How high Class and Evolutions are, in drawing pixels."""

# ---------------------------------------------------------------------- the Robo


def paint_robo(painter: QPainter, column: SheetColumn, look: PilotSheetLook) -> None:
    """Paint the Robo's name, Rank and Endurance."""
    paint, theme = column.paint, column.paint.theme
    px, x = paint.px, column.x
    column.caps(painter, 0, translate("sheet", "Robo"))
    name = display_font(paint.text(26))
    paint_text(painter, x, column.y + px(40), look.robo, name, theme.text, room=column.wide)
    paint_text(painter, x, column.y + px(64), look.robo_line, text_font(paint.text(14.5)), theme.soft, room=column.wide)
    if look.endurance is None:
        return
    now, most = look.endurance
    words = translate("sheet", "Endurance {now} of {most}").replace("{now}", str(now)).replace("{most}", str(most))
    paint_text(painter, x, column.y + px(96), words, strong_font(paint.text(15)), theme.text, room=column.wide)
    gap = px(4)
    cell = (column.wide - gap * (max(1, most) - 1)) / max(1, most)
    for place in range(most):
        box = QRectF(x + place * (cell + gap), column.y + px(110), cell, px(20))
        if place < now:
            painter.fillRect(box, theme.text)
        else:
            path = QPainterPath()
            path.addRect(box.adjusted(0.8, 0.8, -0.8, -0.8))
            painter.strokePath(path, outline_pen(theme.edge, 1.6))


ROBO: Final = 142.0
"""How high the Robo's words are, in drawing pixels."""
