"""The head of a clash: who attacks and who defends, both sums, the scale and the criticals; for the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from gattai_desktop.board.fonts import caps_font, display_font, strong_font, text_font
from gattai_desktop.board.letters import paint_cut, width_of
from gattai_desktop.board.plate import paint_crest
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.theme import Theme
from gattai_desktop.board.words import paint_text
from gattai_desktop.windows.games.rumblebots.looks import DuelLook
from gattai_desktop.windows.games.rumblebots.scale import paint_criticals, paint_duel

translate = QCoreApplication.translate


def paint_heads(painter: QPainter, theme: Theme, wide: float, y: float, u: float, look: DuelLook) -> None:
    """Draw who challenges whom, and attack against defence, at a height of the middle."""
    title, plain = display_font(drawn_size(20, u)), text_font(drawn_size(14, u))
    if look.attacker:
        paint_crest(painter, theme, look.attacker, 0, y, 46 * u)
        words = translate("bots", "{name} challenges").replace("{name}", look.attacker_name)
        paint_text(painter, 60 * u, y + 20 * u, words, title, theme.text, room=wide * 0.25)
        paint_text(painter, 60 * u, y + 43 * u, translate("bots", "attack, Bots upright"), plain, theme.soft)
    paint_crest(painter, theme, look.defender, wide - 46 * u, y, 46 * u)
    words = translate("bots", "{name} is Champion").replace("{name}", look.defender_name)
    paint_text(painter, wide - 60 * u, y + 20 * u, words, title, theme.text, "end", room=wide * 0.25)
    words = translate("bots", "defence, Bots on their side")
    paint_text(painter, wide - 60 * u, y + 43 * u, words, plain, theme.soft, "end")
    middle, cap = wide / 2, 56 * u
    font = text_font(drawn_size(16, u))
    paint_text(painter, middle, y + 36 * u, translate("bots", "must pass"), font, theme.soft, "middle")
    left, right = middle - 90 * u, middle + 90 * u
    paint_cut(painter, left, y, look.attack, cap, theme.text, "end", bar=17)
    at = left - width_of(look.attack, cap) - 52 * u
    paint_sign(painter, "blade", at, y + 8 * u, 38 * u, theme.text)
    paint_cut(painter, right, y, look.defence, cap, theme.text, bar=17)
    paint_sign(painter, "rampart", right + width_of(look.defence, cap) + 14 * u, y + 10 * u, 36 * u, theme.text)


def paint_sums(painter: QPainter, theme: Theme, wide: float, at: tuple[float, float], u: float, look: DuelLook) -> None:
    """Draw the scale and, below it, the criticals and where the defence comes from; at: the heights of both."""
    scale, line = at
    paint_duel(painter, theme, QRectF(0, scale, wide, 34 * u), look)
    font = caps_font(drawn_size(13, u))
    x = paint_text(painter, 0, line, translate("bots", "CRITICALS"), font, theme.soft) + 16 * u
    x = paint_criticals(painter, theme, x, line - 19 * u, 26 * u, 36 * u, look)
    words = (
        translate("bots", "{hits} of {needed}")
        .replace("{hits}", str(look.criticals))
        .replace("{needed}", str(look.needed))
    )
    x += 12 * u + paint_text(painter, x + 4 * u, line, words, strong_font(drawn_size(16, u)), theme.text)
    plain = text_font(drawn_size(14, u))
    if look.barriers:
        x += 12 * u + paint_text(painter, x + 12 * u, line, translate("bots", "4 and"), plain, theme.soft)
        paint_sign(painter, "barrier", x + 8 * u, line - 15 * u, 17 * u, theme.soft)
        paint_text(painter, x + 32 * u, line, str(look.barriers), plain, theme.soft)
    room = wide - x - 70 * u
    paint_text(painter, wide, line, look.defence_words, plain, theme.soft, "end", room=room)


def drawn_size(drawn: float, u: float) -> int:
    """Turn a drawn text size into device-independent pixels, at least 12."""
    return max(12, round(drawn * min(u, 1.6)))
