"""Draws the figures of a clash: who attacks whom, sums on a scale, criticals, what each defender adds."""

from typing import Final

from PySide6.QtCore import QRectF

from gattai_desktop.board.drawing import Drawing, caps, plain, strong, title
from gattai_desktop.board.plate import paint_brackets
from gattai_desktop.board.speech import fill, speak
from gattai_desktop.board.theme import is_pilot
from gattai_desktop.windows.games.rumblebots.looks import BotLook, DuelLook

_LEAST: Final = 20
"""Least number at the end of the scale."""
_MOST_SIGNS: Final = 9
_NAME: Final = title(17)
"""How the name of a Bot stands beside its row of the wall."""


def draw_duel(draw: Drawing, x: float, y: float, wide: float, high: float, look: DuelLook) -> None:
    """Draw the scale; its mark is at the defence, because equal is not enough."""
    most = max(_LEAST, look.defence + 4, look.attack + look.ghost + 2)
    step = wide / most
    token = look.attacker if is_pilot(look.attacker) else "live"
    screen = high * draw.unit
    draw.plate(x, y, wide, high, fill="well", edge="edge", cut=high * 0.3, both=False)
    if look.attack:
        draw.plate(x, y, min(wide, look.attack * step), high, fill=token, cut=0, radius=4, both=False)
    for tick in range(1, most):
        ink = draw.paint.theme.on(token) if tick < look.attack else "edge"
        at = x + tick * step
        draw.stroke(at, y + high * (0.78 if tick % 5 else 0.6), at, y + high, ink, max(1.0, screen * 0.044))
    if look.ghost:
        inset = 3 / draw.unit
        line, left = max(1.6, screen * 0.07), x + look.attack * step
        draw.plate(
            left, y + inset, look.ghost * step, high - 2 * inset, edge="price", line=line, cut=0, radius=2, both=False,
            dashes=(7, 5),
        )  # fmt: skip
    at = x + look.defence * step
    draw.fill(at - high * 0.09, y - high * 0.34, high * 0.18, high * 1.68, "text")
    draw.sign("rampart", at - high * 0.3, y - high * 0.95, high * 0.6)


def draw_criticals(draw: Drawing, x: float, y: float, size: float, step: float, look: DuelLook) -> float:
    """Draw the hits against the number needed and return their right end."""
    shown = min(_MOST_SIGNS, max(look.needed, look.criticals))
    for place in range(shown):
        if place < look.criticals:
            draw.sign("crit", x + place * step, y, size)
        else:
            draw.outline("crit", x + place * step, y, size, "edge", max(1.4, size * draw.unit * 0.07))
    return x + shown * step


_LOW: Final = 19.0
"""From this size on, in drawing pixels, the smallest words have no room below each other: the pane is low."""


def attacker_words(look: DuelLook) -> str:
    """Say what the attacker does, or that she has won, while something is asked that follows from it."""
    if look.decided and look.won:
        return speak("bots", "{name} has won", name=look.attacker_name)
    return speak("bots", "{name} challenges", name=look.attacker_name)


def defender_words(look: DuelLook) -> str:
    """Say who is Champion, or was until this clash was decided."""
    if look.decided and look.won:
        return speak("bots", "{name} is beaten", name=look.defender_name)
    return speak("bots", "{name} is Champion", name=look.defender_name)


def between_words(look: DuelLook) -> str:
    """Return what stands between both sums; "" where nobody attacks."""
    if not look.attacker:
        return ""
    if look.decided and look.won:
        return speak("bots", "has passed") if look.by_attack else speak("bots", "against")
    return speak("bots", "must pass")


def draw_heads(draw: Drawing, look: DuelLook) -> None:
    """Draw who challenges whom, and attack against defence; where it is low, without the words that only explain."""
    wide, middle = draw.wide, draw.wide / 2
    low = draw.size(plain(14)) > _LOW * draw.larger
    base = 32 if low else max(20, 0.9 * draw.size(title(20)))
    below = max(43, base + 1.2 * draw.size(plain(14)))
    if look.attacker:
        draw.crest(look.attacker, 0, 0, 46)
        draw.text(60, base, attacker_words(look), title(20), room=wide * 0.25)
        if not low:
            draw.text(60, below, speak("bots", "attack, Bots upright"), plain(14), "soft")
    # The sign of a seat that the program plays reaches a little beyond its crest.
    draw.crest(look.defender, wide - 54, 0, 46)
    draw.text(wide - 68, base, defender_words(look), title(20), align="end", room=wide * 0.25)
    if not low:
        draw.text(wide - 68, below, speak("bots", "defence, Bots on their side"), plain(14), "soft", align="end")
        _draw_between(draw, middle, between_words(look))
    if look.attacker:
        used = draw.letters(middle - 90, 0, look.attack, 56, align="end", bar=17)
        draw.sign("blade", middle - 142 - used, 8, 38)
    used = draw.letters(middle + 90, 0, look.defence, 56, bar=17)
    draw.sign("rampart", middle + 104 + used, 10, 36)


def _draw_between(draw: Drawing, middle: float, words: str) -> None:
    """Write a few words between both sums, in two lines where they are long."""
    step, lines = 1.1 * draw.size(plain(16)), draw.wrapped(words, plain(16), 160, 2)
    for place, line in enumerate(lines):
        draw.text(middle, 36 + (place - (len(lines) - 1) / 2) * step, line, plain(16), "soft", align="middle")


def draw_sums(draw: Drawing, scale: float, line: float, look: DuelLook) -> None:
    """Draw the scale and, on its line, the criticals and where the defence comes from."""
    draw_duel(draw, 0, scale, draw.wide, 34, look)
    x = draw.text(0, line, speak("bots", "CRITICALS"), caps(13), "soft") + 16
    x = draw_criticals(draw, x, line - 19, 26, 36, look)
    words = speak("bots", "{hits} of {needed}", hits=look.criticals, needed=look.needed)
    x += 12 + draw.text(x + 4, line, words, strong(16))
    if look.barriers:
        draw.sign("barrier", x + 12, line - 15, 17, "soft")
        x += 36 + draw.text(x + 36, line, look.of_barriers(), plain(14), "soft")
    room = draw.wide - x - 36
    words = look.defence_words if draw.width(look.defence_words, plain(14)) <= room else look.defence_sum
    draw.text(draw.wide, line, words, plain(14), "soft", align="end", room=room)


def least_step(draw: Drawing) -> float:
    """Return how far apart the rows of a wall have to be, in pixels, so that the name of each can be read."""
    return draw.pixels(_NAME) * 1.1


def draw_defender(draw: Drawing, one: BotLook, room: float) -> None:
    """Draw beside each row of the wall: name, value, bonus and barriers."""
    right, step = draw.wide, max(23.0, 1.2 * draw.size(plain(14)))
    draw.text(right, 34, one.name, _NAME, align="end", room=max(180.0, 120 / draw.unit), fit=True)
    words = speak("bots", "defence {value}", value=one.value) + (f" + {one.bonus}" if one.bonus else "")
    beneath = step + 0.25 * draw.size(plain(14)) + 0.73 * draw.size(_NAME)  # there the name of the next row begins
    used = draw.text(right, 34 + step, words, plain(14), "soft", align="end") if room > max(50.0, beneath) else 0.0
    if one.barriers and room > max(80.0, 2 * step + draw.size(_NAME)):
        draw.sign("barrier", right - 18, 22 + 2 * step, 18)
        words = fill(speak("bots", "barrier {count}"), count=one.barriers)
        draw.text(right - 26, 36 + 2 * step, words, plain(14), "soft", align="end")
    elif one.barriers and used:  # the next row begins there: the sign and its number stand beside the value
        used += 14 + draw.text(right - used - 14, 34 + step, str(one.barriers), plain(14), "soft", align="end")
        draw.sign("barrier", right - used - 24, 20 + step, 18)


def draw_deck(draw: Drawing, look: DuelLook, place: QRectF, told: str) -> None:
    """Draw the attacker's deck, whose top Bot comes next, or its empty place, and below it what is told of it.

    place: in pixels of the pane.
    """
    unit = draw.unit
    x, y, high = place.x() / unit, place.y() / unit, place.height() / unit
    if look.attack_deck:
        if told:  # while somebody is asked none comes
            paint_brackets(draw.pen, place, draw.ink("legal"), 26 * unit, max(2.0, 4 * unit), 8 * unit)
        draw.deck("bots", x, y, high, look.attack_deck)
    else:
        draw.well(x, y, high)
    draw.text(place.center().x() / unit, _below_deck(draw, place), told, plain(14), "soft", align="middle")


def _below_deck(draw: Drawing, place: QRectF) -> float:
    """Return the line below the deck, clear of the brackets round it."""
    return place.bottom() / draw.unit + max(36.0, 8 + 5 / draw.unit + 0.75 * draw.size(plain(14)))


def draw_attack_words(draw: Drawing, look: DuelLook, room: QRectF, deck: QRectF, below: str) -> None:
    """Write below the attackers what each of them brings; that of many goes below the deck, not behind it.

    room: where they end, how wide the words may be, and how far down they may reach. deck: where it lies; below: what
    stands under it. Both in pixels of the pane.
    """
    style, unit = plain(14), draw.unit
    x, y, step = room.x() / unit, room.y() / unit + 30, 1.3 * draw.size(style)
    left = min(deck.x() / unit, deck.center().x() / unit - draw.width(below, style) / 2) - 14
    line = _below_deck(draw, deck) + step
    if y < line and x + draw.width(look.attack_words, style) > left:
        y = line
    most = max(1, int((room.height() / unit + 8 - y) / step) + 1)
    draw.paragraph(x, y, look.attack_words, style, "soft", room=room.width() / unit, most=most, step=step)
