"""Draws the head of a clash at the table: who attacks and defends, both sums, the scale, the criticals."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from gattai_desktop.board.drawing import Drawing, caps, plain, strong, title
from gattai_desktop.board.speech import speak
from gattai_desktop.windows.games.rumblebots.looks import DuelLook
from gattai_desktop.windows.games.rumblebots.scale import draw_criticals, draw_duel

translate = QCoreApplication.translate

_LOW: Final = 19.0
"""From this size on, in drawing pixels, the smallest words have no room below each other: the pane is low."""


def draw_heads(draw: Drawing, look: DuelLook) -> None:
    """Draw who challenges whom, and attack against defence; where it is low, without the words that only explain."""
    wide, middle = draw.wide, draw.wide / 2
    low = draw.size(plain(14)) > _LOW
    base = 32 if low else 20
    if look.attacker:
        draw.crest(look.attacker, 0, 0, 46)
        words = speak("bots", "{name} challenges", name=look.attacker_name)
        draw.text(60, base, words, title(20), room=wide * 0.25)
        if not low:
            draw.text(60, 43, translate("bots", "attack, Bots upright"), plain(14), "soft")
    draw.crest(look.defender, wide - 46, 0, 46)
    words = speak("bots", "{name} is Champion", name=look.defender_name)
    draw.text(wide - 60, base, words, title(20), align="end", room=wide * 0.25)
    if not low:
        draw.text(wide - 60, 43, translate("bots", "defence, Bots on their side"), plain(14), "soft", align="end")
        draw.text(middle, 36, translate("bots", "must pass"), plain(16), "soft", align="middle")
    used = draw.letters(middle - 90, 0, look.attack, 56, align="end", bar=17)
    draw.sign("blade", middle - 142 - used, 8, 38)
    used = draw.letters(middle + 90, 0, look.defence, 56, bar=17)
    draw.sign("rampart", middle + 104 + used, 10, 36)


def draw_sums(draw: Drawing, scale: float, line: float, look: DuelLook) -> None:
    """Draw the scale and, on its line, the criticals and where the defence comes from."""
    draw_duel(draw, 0, scale, draw.wide, 34, look)
    x = draw.text(0, line, translate("bots", "CRITICALS"), caps(13), "soft") + 16
    x = draw_criticals(draw, x, line - 19, 26, 36, look)
    words = speak("bots", "{hits} of {needed}", hits=look.criticals, needed=look.needed)
    x += 12 + draw.text(x + 4, line, words, strong(16))
    if look.barriers:
        x += 12 + draw.text(x + 12, line, translate("bots", "4 and"), plain(14), "soft")
        draw.sign("barrier", x + 8, line - 15, 17, "soft")
        draw.text(x + 32, line, str(look.barriers), plain(14), "soft")
    draw.text(draw.wide, line, look.defence_words, plain(14), "soft", align="end", room=draw.wide - x - 70)
