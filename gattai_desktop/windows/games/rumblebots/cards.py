"""Draws cards with a name instead of rank and suit: Bots, Contraptions, and their backs.

A Bot has two corners for two positions: the upper one carries the attack and reads when the card stands, the lower
one the defence and reads when it lies on its right side (LOOK 17).
"""

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QFontMetricsF, QPainter, QPainterPath, QPolygonF

from gattai_desktop.board.fonts import display_font, text_font
from gattai_desktop.board.letters import paint_cut
from gattai_desktop.board.signs import card_outline, outline_pen, paint_sign, painter_path
from gattai_desktop.board.speech import called, content, listed, speak
from gattai_desktop.board.theme import card_colour, tokens
from gattai_desktop.content.rumblebots.known_bots import kind_of
from gattai_desktop.games.rumblebots.bots import Bot, Contraption
from gattai_desktop.windows.games.rumblebots.machines import paint_machine

BACKS: Final = ("back-bots", "back-contraptions")
_CORNER: Final = "M18 0H96V124L78 142H0V18Q0 0 18 0Z"
_FOOT: Final = "M0 222H78L96 240V350H37L0 313Z"
_SECOND_CORNER: Final = "M96 0V124L78 142H0Z"
_SECOND_FOOT: Final = "M96 240V350H37L20 333Z"
_TAG: Final = "M196 296H238V332L232 338H196Z"
_TEXT: Final = QRectF(24, 222, 206, 116)
"""Where the words of a Contraption stand on its card."""
_NAME: Final = 27
"""The usual size of a name, and the least one."""
_LEAST_NAME: Final = 11
_BOT_NAME: Final = QSizeF(132, 116)
"""Room of a name on the card of a Bot, above its machine, and on that of a Contraption, above its lever."""
_CONTRAPTION_NAME: Final = QSizeF(206, 62)
_WRAPPED: Final = Qt.TextFlag.TextWordWrap
_MOMENTS: Final = {
    "reveal": "eye",
    "defending": "rampart",
    "attacking": "blade",
    "crowned": "crown",
    "defeated": "undo",
}


def draws(face: str) -> bool:
    """Return whether this is the name of a picture that is drawn here."""
    return face in BACKS or kind_of(face) is not None


def card_named(face: str) -> str:
    """Return the spoken name of such a picture."""
    kind = kind_of(face)
    if isinstance(kind, Bot):
        return spoken_bot(kind)
    if kind is not None:
        return speak("board", "Contraption {name}", name=kind.name)
    return speak("board", "Card, face-down")


def spoken_bot(bot: Bot) -> str:
    """Return what a screen reader says of a Bot."""
    factions = listed([called(faction.capitalize()) for faction in bot.factions])
    attack = speak("board", "attack {number}", number=bot.attack)
    parts = [bot.name, factions, attack, speak("board", "defence {number}", number=bot.defence)]
    parts += [speak("board", "{count} critical", count=bot.criticals)] if bot.criticals else []
    parts += [speak("board", "{count} barrier", count=bot.barriers)] if bot.barriers else []
    return ", ".join(parts) + (f". {content(bot.text)}" if bot.text else "")


@lru_cache(maxsize=8)
def faction_colour(faction: str) -> QColor:
    """Return the colour of a faction."""
    return QColor(tokens()["bots"][faction]["colour"])


def paint_named_card(painter: QPainter, face: str, _height: float = 0.0) -> None:
    """Draw such a card in the box of 250 by 350 at 0, 0."""
    kind = kind_of(face)
    if isinstance(kind, Bot):
        _paint_bot(painter, kind)
    elif kind is not None:
        _paint_contraption(painter, kind)
    else:
        _paint_back(painter)


def _paint_bot(painter: QPainter, bot: Bot) -> None:
    ink = card_colour("face_ink")
    painter.fillPath(card_outline(), card_colour("face"))
    first, last = faction_colour(bot.factions[0]), faction_colour(bot.factions[-1])
    for whole, half in ((_CORNER, _SECOND_CORNER), (_FOOT, _SECOND_FOOT)):
        painter.fillPath(painter_path(whole), first)
        if len(bot.factions) > 1:
            painter.fillPath(painter_path(half), last)
        painter.strokePath(painter_path(whole), outline_pen(ink, 4))
    two = len(bot.factions) > 1
    paint_cut(painter, 48, 16, bot.attack, 72, ink, "middle", bar=19)
    signs = ((6, 102, 28), (35, 102, 26), (65, 102, 26)) if two else ((12, 100, 30), (50, 98, 34))
    _paint_signs(painter, ("blade", *bot.factions), signs, ink)
    _paint_signs(painter, ["crit"] * bot.criticals, [(10 + place * 42, 150, 36) for place in range(3)], ink)
    # The lower corner is upright when the card lies on its right side.
    painter.save()
    painter.translate(0, 350)
    painter.rotate(-90)
    paint_cut(painter, 62 if two else 66, 16, bot.defence, 66, ink, "middle", bar=19)
    signs = ((94, 8, 25), (95, 36, 24), (95, 64, 24)) if two else ((94, 16, 28), (92, 52, 32))
    _paint_signs(painter, ("rampart", *bot.factions), signs, ink)
    _paint_signs(painter, ["barrier"] * bot.barriers, [(136, 22 + place * 40, 34) for place in range(3)], ink)
    painter.restore()
    _paint_name(painter, bot.name, QPointF(110, 42), 29, ink, _BOT_NAME)
    _paint_body(painter, bot, ink)


def _paint_signs(
    painter: QPainter, names: Iterable[str], places: Iterable[tuple[float, float, float]], ink: QColor
) -> None:
    """Draw signs at their places: x, y and size."""
    for sign, place in zip(names, places, strict=False):
        paint_sign(painter, sign, *place, ink)


def _paint_name(painter: QPainter, name: str, at: QPointF, leading: float, ink: QColor, room: QSizeF) -> None:
    """Write a name from the base of its first row; room: as far as rows may reach, from the top of that row."""
    size, rows = name_rows(name, leading, room)
    painter.setPen(ink)
    painter.setFont(display_font(size))
    for row, words in enumerate(rows):
        painter.drawText(at + QPointF(0, row * leading * size / _NAME), words)


def name_rows(name: str, leading: float, room: QSizeF) -> tuple[int, list[str]]:
    """Return the size of a name on its card and its rows: a word each, and where they are many or long, smaller ones.

    leading: from row to row at the usual size, in the drawing. What has no room at the smallest size is left out.
    """
    measure = QFontMetricsF(display_font(_LEAST_NAME))
    for size in range(_NAME, _LEAST_NAME, -1):
        larger = QFontMetricsF(display_font(size))
        rows = name.split() if size == _NAME else _filled(name, larger, room.width())
        rows_fit = len(rows) * leading * size / _NAME <= room.height()
        if rows_fit and all(larger.horizontalAdvance(words) <= room.width() for words in rows):
            return size, rows
    most = int(room.height() * _NAME / (leading * _LEAST_NAME))
    smallest = _filled(name, measure, room.width())[:most]
    return _LEAST_NAME, [measure.elidedText(one, Qt.TextElideMode.ElideRight, room.width()) for one in smallest]


def _filled(name: str, measure: QFontMetricsF, wide: float) -> list[str]:
    """Return the words of a name in rows, each with as many as have room in that width."""
    rows = list[str]()
    for word in name.split():
        if rows and measure.horizontalAdvance(f"{rows[-1]} {word}") <= wide:
            rows[-1] += f" {word}"
        else:
            rows.append(word)
    return rows


def _paint_body(painter: QPainter, bot: Bot, ink: QColor) -> None:
    scale = (1.0, 1.1, 1.16, 1.22)[bot.tier]
    painter.save()
    painter.translate(172 - 50 * scale, 280 - 118 * scale)
    painter.scale(scale, scale)
    paint_machine(painter, bot.factions[0], bot.tier, faction_colour(bot.factions[0]))
    painter.restore()
    for place in range(3):
        path = painter_path(f"M{121 + place * 25} 306l9 9l-9 9l-9 -9Z")
        if place < bot.tier:
            painter.fillPath(path, ink)
        painter.strokePath(path, outline_pen(ink, 2.4))
    if bot.ability is not None:
        painter.fillPath(painter_path(_TAG), ink)
        paint_sign(painter, _MOMENTS[bot.ability.when], 204, 304, 26, card_colour("face"))


def _paint_contraption(painter: QPainter, contraption: Contraption) -> None:
    ink = card_colour("face_ink")
    painter.fillPath(card_outline(), card_colour("face"))
    painter.fillRect(QRectF(0, 96, 250, 118), card_colour("backs.bots.ground"))
    paint_sign(painter, "lever", 82, 112, 86, card_colour("backs.bots.figure"))
    _paint_name(painter, contraption.name, QPointF(22, 44), 31, ink, _CONTRAPTION_NAME)
    words = content(contraption.text)
    painter.setFont(text_font(text_size(words)))
    painter.drawText(_TEXT, _WRAPPED, words)


def text_size(words: str) -> int:
    """Return the size at which what a Contraption does has room on its card, in pixels of the drawing."""
    room = _TEXT.toRect()

    def fits(size: int) -> bool:
        return QFontMetrics(text_font(size)).boundingRect(room, _WRAPPED, words).height() <= room.height()

    return next((size for size in range(17, 10, -1) if fits(size)), 10)


def _paint_back(painter: QPainter) -> None:
    ground, figure, edge = (card_colour(f"backs.bots.{part}") for part in ("ground", "figure", "edge"))
    painter.fillPath(card_outline(), ground)
    painter.save()
    painter.setOpacity(0.34)
    for line in range(7):
        y = 300 - line * 44
        path = painter_path(f"M16 {y}L125 {y + 46}L234 {y}")
        painter.strokePath(path, outline_pen(figure, 2 + line * 1.1))
    painter.restore()
    inner = painter_path("M18 14H208L236 42V332Q236 336 232 336H42L14 308V18Q14 14 18 14Z")
    painter.strokePath(inner, outline_pen(edge, 5))
    corners = [
        QPointF(125 + 70 * math.cos(math.radians(a)), 175 + 70 * math.sin(math.radians(a))) for a in range(-90, 270, 60)
    ]
    hexagon = QPainterPath()
    hexagon.addPolygon(QPolygonF(corners))
    hexagon.closeSubpath()
    painter.fillPath(hexagon, ground)
    painter.strokePath(hexagon, outline_pen(edge, 3.4))
    paint_sign(painter, "lever", 88, 136, 74, figure)
