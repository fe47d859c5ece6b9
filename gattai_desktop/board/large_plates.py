"""Draws the largest plates, of a first screen and of the outcomes of a Gambit, and the quietest, like a caption."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from gattai_desktop.board.block import LEADING
from gattai_desktop.board.fonts import display_font, text_font
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.stops import without_stop
from gattai_desktop.board.theme import Theme
from gattai_desktop.board.words import paint_text, spoken, wrapped


def paint_hero(painter: QPainter, theme: Theme, look: PlateLook, box: QRectF, ink: QColor) -> None:
    """Draw the plate of a first screen into its box; its words grow with the box."""
    k = box.height() / 124
    for mark in look.signs[:1]:
        paint_sign(painter, mark.sign, box.x() + 36 * k, box.center().y() - 26 * k, 52 * k, theme.colour(mark.token))
    x = box.x() + 116 * k
    room = box.right() - x - 16 * k
    font = text_font(round(19 * k))
    lines = wrapped(spoken(look.line), font, room, 2)
    # Words of the smallest size are large for a small plate: two lines of them need the room above the title.
    title, last = (54, 92) if len(lines) == 1 else (46, 109)
    paint_text(painter, x, box.y() + title * k, look.title, display_font(round(34 * k)), ink, room=room)
    step = font.pixelSize() * LEADING
    y = box.y() + last * k - step * (len(lines) - 1)
    for line in lines:
        paint_text(painter, x, y, line, font, ink)
        y += step


def paint_quiet(painter: QPainter, paint: Paint, look: PlateLook, box: QRectF, font: QFont, *, lit: bool) -> None:
    """Draw a plate that is no louder than a caption; lit: the pointer is over it."""
    ink, baseline = paint.theme.text if lit else paint.theme.soft, box.center().y() + font.pixelSize() * 0.36
    room = box.width() - paint.px(12)
    paint_text(painter, box.center().x(), baseline, look.title, font, ink, "middle", room=room)


def outcome_share(box: QRectF) -> float:
    """Return the scale of an outcome's plate, 1.0 for 330 by 226."""
    return min(box.height() / 226, box.width() / 330)


def outcome_lines(paint: Paint, look: PlateLook, box: QRectF) -> tuple[tuple[str, ...], QFont]:
    """Return what an outcome means, on one line where it fits into its box, else on two, with the font."""
    k, least = outcome_share(box), 12 if paint.scale.small else 14
    font = text_font(max(round(18 * k), paint.text(least)))
    return wrapped(spoken(look.line), font, box.width() - 56 * k, 2), font


def paint_outcome(painter: QPainter, paint: Paint, look: PlateLook, box: QRectF, *, beside: bool) -> None:
    """Draw an outcome into its box: signs, title, what it means, and who decides it.

    beside: the signs go up beside the title, so that there is room for two lines.
    """
    theme, k = paint.theme, outcome_share(box)
    pad = 28 * k
    ink = theme.soft if look.refused else theme.text
    room = box.width() - 2 * pad
    title, (lines, small) = display_font(round(34 * k)), outcome_lines(paint, look, box)
    side = title.pixelSize() * 0.9 if beside else 34 * k
    x, y = box.x() + pad, box.y() + 30 * k
    for mark in look.signs:
        paint_sign(painter, mark.sign, x, y, side, theme.colour(mark.token))
        x += side * 1.41
    left = x + side * 0.2 if beside else box.x() + pad
    y = y + side * 0.9 if beside else box.y() + 122 * k
    paint_text(painter, left, y, look.title, title, ink, room=box.x() + pad + room - left)
    step = small.pixelSize() * 1.25
    # With enlarged words three lines may be too many for the usual steps: the last one would run into the edge.
    near = min(1.0, (box.bottom() - small.pixelSize() * 0.9 - y) / (small.pixelSize() * 0.35 + step * (len(lines) + 1)))
    step *= near if beside else 1.0
    y = y + small.pixelSize() * 0.35 * near + step if beside else box.y() + 158 * k
    for line in lines:
        paint_text(painter, box.x() + pad, y, line, small, ink, room=room)
        y += step
    note = theme.refused if look.refused else theme.soft
    y = y if beside else box.y() + 192 * k
    plain = text_font(max(round(16 * k), paint.text(12 if paint.scale.small else 13)))
    paint_text(painter, box.x() + pad, y, str(without_stop(look.detail)), plain, note, room=room)
