"""Draws two columns of a process's sheet: its figures; Interrupts, deeds and powers (LOOK 24).

Each function draws from the top of its part and returns how far it came, in drawing pixels, so that it measures too.
"""

from typing import Final

from gattai_desktop.board.drawing import Drawing, caps, plain, strong, title
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import paint_mini
from gattai_desktop.cards.card import ACE, RANK_LETTERS
from gattai_desktop.games.virtual_machine.values import MOST_CHARGES
from gattai_desktop.windows.games.virtual_machine.gauge_bars import draw_hp, draw_meter, draw_move
from gattai_desktop.windows.games.virtual_machine.sheet_looks import ProcessSheetLook, RanksOfFigure, state_of_rank
from gattai_desktop.windows.games.virtual_machine.sheet_things import SheetInterrupt, SheetLine

DOTTED: Final = 1.1
"""Height of a capital letter with dots above it, and a little air, as part of its font's size."""
_NAMES: Final = 112.0
"""Width of the names of figures."""
_TWO: Final = 860.0
"""The width from which on a column has two halves beside each other, drawing pixels."""
_BETWEEN: Final = 56.0
"""The distance of these two."""


def heading(draw: Drawing, y: float, words: str, beside: str = "") -> float:
    """Write a heading, with words at the right; return where the part under it begins.

    Its capitals leave room above them for their dots: a column is cut at its top.
    """
    base = y + max(10.0, DOTTED * draw.size(caps(13)))
    room = draw.text(draw.wide, base, beside, plain(13), "soft", align="end") if beside else 0.0
    draw.text(0, base, words, caps(13), "soft", room=draw.wide - room - 8)
    return y + 24


def draw_figures(draw: Drawing, look: ProcessSheetLook) -> float:
    """Draw HP, Damage on its ladder, four figures on the ranks, Move, the rest, and what is raised or cut.

    In a wide part the rest stands beside those on a scale; so do the halves of the other columns.
    """
    left, right = halves(draw)
    y = _draw_scales(left, look)
    if right is not None:
        return max(y, _draw_rest(right, look))
    draw.rule(y)
    return y + _draw_rest(draw.within(0, y), look)


def halves(draw: Drawing) -> tuple[Drawing, Drawing | None]:
    """Return the two halves of a wide part; a narrow one, and None."""
    if draw.wide < _TWO:
        return draw, None
    wide = (draw.wide - _BETWEEN) / 2
    return draw.within(0, 0, wide), draw.within(wide + _BETWEEN, 0, wide)


def _draw_scales(draw: Drawing, look: ProcessSheetLook) -> float:
    """Draw HP, Damage on its ladder, four figures on the ranks, and Move."""
    y = heading(draw, 0, speak("fight", "Figures"), speak("fight", "dashed: a raise now"))
    _named(draw, y, speak("fight", "HP"))
    if draw.painter is not None:
        draw_hp(draw.within(_NAMES, y + 4, draw.wide * 0.5, 14), look.hp, look.most_hp)
    draw.text(draw.wide, y + 17, f"{look.hp} / {look.most_hp}", strong(15), align="end")
    fall = speak("fight", "a fall costs {number}", number=look.fall)
    draw.text(_NAMES, y + 38, fall, plain(13), "soft", room=draw.wide - _NAMES)
    y += 54
    _named(draw, y + 4, speak("fight", "Damage"))
    cell = (draw.wide - _NAMES) / max(1, len(look.ladder))
    for place, number in enumerate(look.ladder):
        now = number == look.damage
        part = draw.within(_NAMES + place * cell, y, cell - 4, 28)
        part.plate(fill="live" if now else None, edge=None if now else "edge", line=1.0, cut=7, radius=2, both=False)
        part.letters(part.wide / 2, 8, str(number), 12, "table" if now else "soft", align="middle", bar=17)
    draw.text(_NAMES, y + 46, look.damage_line, plain(13), "soft", room=draw.wide - _NAMES)
    y += 62
    for one in look.ranks:
        y = _draw_ranks(draw, y, one)
    _named(draw, y, look.points_title)
    if draw.painter is not None:
        draw_move(draw.within(_NAMES, y + 2, draw.wide * 0.5, 17), look.points, look.most_points)
    draw.text(draw.wide, y + 17, f"{look.points} / {look.most_points}", strong(15), align="end")
    draw.text(_NAMES, y + 38, look.points_line, plain(13), "soft", room=draw.wide - _NAMES)
    return y + 56


def _draw_rest(draw: Drawing, look: ProcessSheetLook) -> float:
    """Draw the figures without a scale, and what is raised or cut; above them what it does, where that is long."""
    y = 0.0
    if look.told_below:
        y = heading(draw, 0, speak("fight", "What it does"))
        y = draw.lines(0, y - 2, look.told_below, plain(14), room=draw.wide) + 8
        draw.rule(y)
    step = draw.wide / max(3, len(look.figures))
    foot = y + 88
    for place, (name, value, why) in enumerate(look.figures):
        draw.text(place * step, y + 24, name, plain(13.5), "soft", room=step - 6)
        draw.letters(place * step, y + 34, value.upper(), 26)
        foot = max(foot, draw.paragraph(place * step, y + 80, why, plain(12.5), "soft", room=step - 8, most=5))
    y = foot + 6
    draw.rule(y)
    y = heading(draw, y + 14, speak("fight", "Raises and cuts now"))
    if not look.effects:
        draw.text(0, y + 14, speak("fight", "none"), plain(14), "soft")
        return y + 28
    for line in look.effects:
        draw.sign(line.sign, 0, y + 2, 15, "text")
        used = draw.text(24, y + 14, line.title, plain(14), room=draw.wide - 24)
        if 32 + used + draw.width(line.words, plain(13)) <= draw.wide:
            draw.text(32 + used, y + 14, line.words, plain(13), "soft", room=draw.wide - used - 32)
            y += 26
        else:
            y = draw.lines(24, y + 18, line.words, plain(13), "soft", room=draw.wide - 24) + 6
    return y


def _named(draw: Drawing, y: float, words: str) -> None:
    draw.text(0, y + 17, words, strong(15), room=_NAMES - 6, fit=True)


def _draw_ranks(draw: Drawing, y: float, one: RanksOfFigure) -> float:
    _named(draw, y, one.title)
    figure = 52.0
    cell, cap = (draw.wide - _NAMES - figure) / 13, max(10.0, 0.73 * draw.size(plain(12)))
    for place, rank in enumerate(range(2, ACE + 1)):
        part = draw.within(_NAMES + place * cell, y, cell - 3, 24)
        state = state_of_rank(one, rank)
        ink = {"on": "table", "raised": "legal"}.get(state, "edge")
        if state == "raised":
            part.plate(edge="legal", line=2.0, cut=6, radius=2, both=False, dashes=(4, 3))
        else:
            fill, edge = ("text", None) if state == "on" else (None, "edge")
            part.plate(fill=fill, edge=edge, line=1.0, cut=6, radius=2, both=False)
        if state == "lost":
            part.hatching(cut=6)
        letters = "10" if rank == 10 else RANK_LETTERS[rank]
        part.letters(part.wide / 2, (part.high - cap) / 2, letters, cap, ink, align="middle", bar=17)
    draw.text(draw.wide, y + 18, one.figure, strong(15), align="end", room=figure, fit=True)
    x = max(0.0, min(_NAMES, draw.wide - draw.width(one.words, plain(13))))  # a narrow column has room below the name
    draw.text(x, y + 41, one.words, plain(13), "soft", room=draw.wide - x, fit=True)
    return y + 58


# ---------------------------------------------------------------------- Interrupts, deeds, powers


def draw_deeds(draw: Drawing, look: ProcessSheetLook) -> float:
    """Draw the meter, the Interrupts with the places of their cards, the deeds that charge, and the powers."""
    left, right = halves(draw)
    y = _draw_interrupts(left, look)
    if right is not None:
        return max(y, _draw_charges(right, look))
    return y + _draw_charges(draw.within(0, y), look, below=y > 0)


def _draw_interrupts(draw: Drawing, look: ProcessSheetLook) -> float:
    """Draw the meter, and the Interrupts with the places of their cards."""
    y = 0.0
    if look.meter is not None:
        beside = speak("fight", "{number} of {most}", number=look.meter, most=MOST_CHARGES)
        y = heading(draw, y, speak("fight", "Interrupt"), beside)
        if draw.painter is not None:
            draw_meter(draw.within(0, y, draw.wide, 18), look.meter)
        y += 30
    for one in look.interrupts:
        y = _draw_interrupt(draw, y, one) + 10
    return y


def _draw_charges(draw: Drawing, look: ProcessSheetLook, *, below: bool = False) -> float:
    """Draw the deeds that charge, and the powers. below: whether something stands above them."""
    y = 0.0
    if look.deeds:
        often = speak("fight", "What charges it") if look.is_boss else speak("fight", "Charge deeds, once a round")
        y = heading(draw, 10.0 * below, often)
        for line in look.deeds:
            y = _draw_deed(draw, y, line) + 6
    if look.powers:
        y = heading(draw, y + 12 * (below or y > 0), speak("fight", "Powers"))
        for line in look.powers:
            ink = "soft" if line.is_done or line.why_not else "text"
            y = draw.lines(26, y - 2, line.title, plain(14), ink, room=draw.wide - 26)
            if line.words:
                words, ink = _below(line)
                y = draw.lines(26, y - 2, words, plain(13), ink, room=draw.wide - 26)
            y += 8
    return y


def _draw_interrupt(draw: Drawing, y: float, one: SheetInterrupt) -> float:
    ruler = draw.ruler
    words = ruler.lines(18, 0, one.text, plain(14), room=draw.wide - 36, leading=1.3)
    high = 40 + words + 56
    part = draw.within(0, y, draw.wide, high)
    if one.is_current:
        part.plate(fill="rail", edge="live", line=2.0, cut=14)
    else:
        part.plate(edge="edge", cut=14)
    state = speak("fight", "current") if one.is_current else speak("fight", "known")
    used = part.text(draw.wide - 18, 28, state, plain(13.5), "soft", align="end")
    part.text(18, 28, one.name, title(18), room=draw.wide - used - 44, fit=True)
    part.lines(18, 36, one.text, plain(14), room=draw.wide - 36, leading=1.3)
    x, top = 18.0, high - 50
    for label, card in one.cards:
        if card:
            at = part.rect(x, top + 2, 0, 0)
            if part.painter is not None:
                paint_mini(part.pen, part.paint.theme, card, at.x(), at.y(), 34 * part.unit)
        else:
            style = strong(13 if len(label) > 2 else 17)
            wide = max(44.0, part.width(label, style) + 16)
            part.plate(x, top, wide, 38, fill="well", edge="edge", cut=9, radius=3, dashes=(6, 5))
            part.text(x + wide / 2, part.base(top + 19, style), label, style, "soft", align="middle")
            x += wide - 44
        x += 54
    part.paragraph(x + 6, top + 16, one.when, plain(13), "soft", room=draw.wide - x - 20, most=2)
    return y + high


def _draw_deed(draw: Drawing, y: float, line: SheetLine) -> float:
    words = draw.ruler.lines(0, 0, line.title, strong(14.5), room=draw.wide - 70, leading=1.25)
    high = words + 34
    part = draw.within(0, y, draw.wide, high)
    part.plate(fill="rail", edge="edge", line=1.2, cut=12)
    part.plate(16, 14, 17, 17, fill="text" if line.is_done else None, edge="text" if line.is_done else "edge", cut=0)
    sign, ink = ("tick", "table") if line.is_done else ("cross", "refused") if line.why_not else ("plus", "text")
    part.sign(sign, 18.5, 16.5, 12, ink)
    part.lines(50, 9, line.title, strong(14.5), room=draw.wide - 70, leading=1.25)
    below, ink = _below(line)
    part.text(50, high - 11, below, plain(13), ink, room=draw.wide - 60, fit=True)
    return y + high


def _below(line: SheetLine) -> tuple[str, str]:
    """Return what stands below a deed, and its ink: what it brings, that it is done, or why it cannot be done."""
    if line.is_done:
        return speak("fight", "done this round"), "soft"
    if line.why_not:
        return f"{line.words}: {line.why_not}", "refused"
    return line.words, "soft"
