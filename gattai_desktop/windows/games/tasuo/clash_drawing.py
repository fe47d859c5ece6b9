"""Draws the upper part of the page of a clash: who struck whom, the sum between them, life, the combo so far."""

from typing import Final

from gattai_desktop.board.drawing import Drawing, plain, strong
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.speech import speak
from gattai_desktop.windows.games.tasuo.clash_looks import ComboLook, HitLook, SumPart
from gattai_desktop.windows.games.tasuo.half_numbers import paint_halves

_WIDEST: Final = 128.0
_SIGN_ROOM: Final = 20.0
"""How wide the plate of a part is at most, and the room for plus or minus before it."""
_HIT, _ROLL, _NEXT = 146.0, 128.0, 96.0
"""How wide a hit of the combo stands, the roll after it, and the place of the next."""


def draw_clash(draw: Drawing, look: ComboLook, need: int) -> None:
    """Draw attacker and target with the sum of the last hit between them; need: what the roll now due needs."""
    wide, gap = card_width(draw.high), draw.at(22, 14)
    draw.card(look.attacker, 0, 0, draw.high, shadow=None)
    right = draw.wide - wide
    if look.target:
        draw.card(look.target, right, 0, draw.high, shadow=None, veil=0.55 if look.fallen else 0.0)
        if look.fallen:
            draw.stroke(right + 4, draw.high - 4, right + wide - 4, 4, "refused", 3.0)
    else:
        size = wide * 0.6
        draw.sign("ts-armor", right + (wide - size) / 2, draw.middle - size / 2, size)
    middle = draw.within(wide + gap, 0, draw.wide - 2 * (wide + gap), draw.high)
    _draw_middle(middle, look, need)


def _draw_middle(draw: Drawing, look: ComboLook, need: int) -> None:
    line = plain(13)
    low = draw.size(line) * 1.3
    top = draw.high * 0.42
    _draw_sum(draw.within(0, 0, draw.wide, top), look)
    y = top + draw.high * 0.05
    cell = draw.least(draw.high * 0.05, 5)
    if look.life:
        _draw_life(draw.within(0, y, draw.wide, cell), look)
        y += cell
    draw.text(0, y + low, look.state, strong(13), room=draw.wide)
    y += low + draw.high * 0.08
    _draw_combo(draw.within(0, y, draw.wide, draw.high - y), look.hits, need)


def _draw_sum(draw: Drawing, look: ComboLook) -> None:
    count = len(look.parts) + 1
    step = min(draw.wide / count, _WIDEST + _SIGN_ROOM)
    for place, part in enumerate(look.parts):
        if place:
            _draw_between(draw, place * step, "+" if part.amount > 0 else "−")
        _draw_part(draw.within(place * step, 0, step - _SIGN_ROOM, draw.high), part, bare=place > 0)
    at = len(look.parts) * step
    _draw_between(draw, at, "=")
    total = SumPart("jag", speak("tasuo", "hits"), sum(part.amount for part in look.parts))
    _draw_part(draw.within(at, 0, step - _SIGN_ROOM, draw.high), total, live=True)


def _draw_between(draw: Drawing, x: float, sign: str) -> None:
    style = strong(18)
    draw.text(x - _SIGN_ROOM / 2, draw.base(draw.middle, style), sign, style, align="middle")


def _draw_part(draw: Drawing, part: SumPart, *, live: bool = False, bare: bool = False) -> None:
    """Draw a plate with sign, figure and source; bare: without the minus, which stands before the plate."""
    ink = "table" if live else "text"
    draw.plate(fill="text" if live else "well", edge=None if live else "edge", line=1.0, cut=8, radius=3)
    style, edge = plain(13), 7.0
    words = draw.size(style) * 1.3
    cap = min((draw.high - words) * 0.58, 30.0)
    top = (draw.high - words - cap) * 0.6
    draw.sign(part.sign, edge, top + cap / 2 - cap * 0.45, cap * 0.9, ink)
    if draw.painter is not None:
        box = draw.rect(draw.wide - edge, top, 0, cap)
        amount = abs(part.amount) if bare else part.amount
        paint_halves(draw.painter, box.x(), box.y(), amount, box.height(), draw.ink(ink), "end")
    soft = "table" if live else "soft"
    draw.text(edge, draw.high - words * 0.42, part.name, style, soft, room=draw.wide - 2 * edge, fit=True)


def _draw_life(draw: Drawing, look: ComboLook) -> None:
    """Draw the target's life as cells of one, those that are lost struck; a half is half as wide."""
    cells, gap = (look.life + 1) // 2, 2.0
    one = draw.wide / (look.life / 2)
    for place in range(cells):
        halves = min(look.life - 2 * place, 2)
        x, wide = place * one, one * halves / 2 - gap
        left = max(min(look.life - look.taken - 2 * place, halves), 0)
        draw.plate(x, 0, wide, draw.high, edge="refused", line=1.0, cut=0, radius=0)
        draw.stroke(x, draw.high, x + wide, 0, "refused", 1.0)
        if left:
            draw.fill(x, 0, wide * left / halves, draw.high, "text")


def _draw_combo(draw: Drawing, hits: tuple[HitLook, ...], need: int) -> None:
    """Draw the hits so far, each with the roll after it, and the place of the next; the oldest fold away."""
    room = int((draw.wide - _HIT - _NEXT) // (_HIT + _ROLL))
    shown = hits[-1 - max(room, 0) :]
    x = 0.0
    if len(hits) > len(shown):
        more = f"+{len(hits) - len(shown)}"
        x += draw.text(0, draw.base(draw.middle, strong(13)), more, strong(13), "soft") + 8
    for one in shown:
        _draw_hit(draw.within(x, 0, _HIT - 8, draw.high), one)
        x += _HIT
        if one.roll is not None:
            _draw_roll(draw.within(x, 0, _ROLL - 8, draw.high), one.rolled, made=one.roll.made)
            x += _ROLL
    draw.plate(x, 0, _NEXT, draw.high, edge="legal", line=1.4, cut=8, dashes=(5, 4), inset=1)
    style = strong(13)
    words = speak("tasuo", "next: {need}+", need=need)
    draw.text(x + _NEXT / 2, draw.base(draw.middle, style), words, style, "legal", align="middle", room=_NEXT - 10)


def _draw_hit(draw: Drawing, hit: HitLook) -> None:
    style = plain(13)
    draw.plate(fill="well", cut=8, radius=3)
    size = min(draw.high * 0.5, 18.0)
    x, line = 14 + size, draw.size(style) * 1.25
    two = draw.high >= 2 * line
    words = hit.name if two else f"{hit.name} {hit.total}"
    base = draw.base(draw.middle - (line / 2 if two else 0), style)
    if draw.width(words, draw.fitted(words, strong(13), draw.wide - x - 6)) <= draw.wide - x - 6:
        draw.sign(hit.sign, 8, draw.middle - size / 2, size)
    else:
        x = 6.0  # the name tells more than the sign of its type
    draw.text(x, base, words, strong(13), room=draw.wide - x - 6, fit=True)
    if two:
        draw.text(x, base + line, hit.line, style, "soft", room=draw.wide - x - 6, fit=True)


def _draw_roll(draw: Drawing, words: str, *, made: bool) -> None:
    draw.sign("tick" if made else "cross", 0, draw.middle - 6, 12, "legal" if made else "refused")
    draw.text(17, draw.base(draw.middle, plain(13)), words, plain(13), room=draw.wide - 17, fit=True)


def draw_told(draw: Drawing, look: ComboLook) -> None:
    """Draw the last hit in one line, where there is no room for plates."""
    style = plain(13)
    line = f"{look.sum}. {look.state}"
    words = line if draw.width(line, style) <= draw.wide else look.sum
    draw.text(0, draw.base(draw.middle, style), words, style, room=draw.wide, fit=True)
