"""Draws the figures of a clash at the table: who attacks whom, sums, scale, criticals, what each defender adds."""

from typing import Final

from gattai_desktop.board.drawing import Drawing, caps, plain, strong, title
from gattai_desktop.board.speech import fill, speak
from gattai_desktop.windows.games.rumblebots.looks import BotLook, DuelLook
from gattai_desktop.windows.games.rumblebots.scale import draw_criticals, draw_duel

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
            draw.text(60, 43, speak("bots", "attack, Bots upright"), plain(14), "soft")
    # The sign of a seat that the program plays reaches a little beyond its crest.
    draw.crest(look.defender, wide - 54, 0, 46)
    words = speak("bots", "{name} is Champion", name=look.defender_name)
    draw.text(wide - 68, base, words, title(20), align="end", room=wide * 0.25)
    if not low:
        draw.text(wide - 68, 43, speak("bots", "defence, Bots on their side"), plain(14), "soft", align="end")
        draw.text(middle, 36, speak("bots", "must pass"), plain(16), "soft", align="middle")
    used = draw.letters(middle - 90, 0, look.attack, 56, align="end", bar=17)
    draw.sign("blade", middle - 142 - used, 8, 38)
    used = draw.letters(middle + 90, 0, look.defence, 56, bar=17)
    draw.sign("rampart", middle + 104 + used, 10, 36)


def draw_sums(draw: Drawing, scale: float, line: float, look: DuelLook) -> None:
    """Draw the scale and, on its line, the criticals and where the defence comes from."""
    draw_duel(draw, 0, scale, draw.wide, 34, look)
    x = draw.text(0, line, speak("bots", "CRITICALS"), caps(13), "soft") + 16
    x = draw_criticals(draw, x, line - 19, 26, 36, look)
    words = speak("bots", "{hits} of {needed}", hits=look.criticals, needed=look.needed)
    x += 12 + draw.text(x + 4, line, words, strong(16))
    if look.barriers:
        x += 12 + draw.text(x + 12, line, speak("bots", "4 and"), plain(14), "soft")
        draw.sign("barrier", x + 8, line - 15, 17, "soft")
        draw.text(x + 32, line, str(look.barriers), plain(14), "soft")
    draw.text(draw.wide, line, look.defence_words, plain(14), "soft", align="end", room=draw.wide - x - 70)


def draw_defender(draw: Drawing, one: BotLook, room: float) -> None:
    """Draw beside each row of the wall: name, value, bonus and barriers."""
    right, step = draw.wide, max(23.0, 1.2 * draw.size(plain(14)))
    draw.text(right, 34, one.name, title(17), align="end", room=max(180.0, 120 / draw.unit), fit=True)
    words = speak("bots", "defence {value}", value=one.value) + (f" + {one.bonus}" if one.bonus else "")
    if room > 50:
        draw.text(right, 34 + step, words, plain(14), "soft", align="end")
    if one.barriers and room > 80:
        draw.sign("barrier", right - 18, 22 + 2 * step, 18)
        words = fill(speak("bots", "barrier {count}"), count=one.barriers)
        draw.text(right - 26, 36 + 2 * step, words, plain(14), "soft", align="end")
