"""Paints a Pilot's sheet: Commitments, gauges, figures, Lessons; Class and Evolutions; the Robo.

Lengths are drawing pixels of a sheet 1264 wide.
"""

from typing import Final

from gattai_desktop.board.bars import paint_balance
from gattai_desktop.board.drawing import Drawing, caps, plain, strong, title
from gattai_desktop.board.speech import speak
from gattai_desktop.windows.games.gattai.pilot.sheet_looks import Bar, Figure, GaugeLook, PilotSheetLook

BAR: Final = 96.0
GAUGE: Final = 56.0


def heading(draw: Drawing, y: float, words: str) -> None:
    """Write a heading."""
    draw.text(0, y, words, caps(13), "soft", room=draw.wide)


def left_height(look: PilotSheetLook) -> float:
    """Return the height of the left column, in drawing pixels."""
    return 38 + BAR * len(look.bars) + GAUGE * len(look.gauges) + 114 + (40 if look.lessons is not None else 0)


def draw_left(draw: Drawing, look: PilotSheetLook) -> None:
    """Draw Commitments, Charges, Buffers, Strike, hand, draws and Lessons."""
    heading(draw, 0, column_title(look))
    y = 22.0
    for bar in look.bars:
        _draw_bar(draw.within(0, y), bar)
        y += BAR
    draw.rule(y)
    y += 16
    for gauge in look.gauges:
        _draw_gauge(draw.within(0, y), gauge)
        y += GAUGE
    draw.rule(y)
    step = draw.wide / max(3, len(look.figures))
    for place, figure in enumerate(look.figures):
        _draw_figure(draw.within(place * step, y + 20, step), figure)
    y += 114
    if look.lessons is not None:
        have, most = look.lessons
        draw.rule(y)
        heading(draw, y + 28, speak("sheet", "Lessons"))
        draw.pips(96, y + 16, 14, "story", (min(have, most), 0, most))
        counted = speak("sheet", "{have} of {most}", have=have, most=most)
        draw.text(draw.wide, y + 28, counted, strong(14), align="end")


def column_title(look: PilotSheetLook) -> str:
    """Return the heading of the left column."""
    return speak("sheet", "Commitments") if len(look.bars) > 1 else speak("sheet", "Her Stat")


def _draw_bar(draw: Drawing, bar: Bar) -> None:
    wide, inset = draw.wide, 52
    draw.text(wide / 2, 14, bar.title, title(17), align="middle")
    draw.letters(0, 24, bar.look.left, 34)
    if bar.right:
        draw.letters(wide, 24, bar.look.right, 34, align="end")
    box = draw.rect(inset, 28, wide - (2 * inset if bar.right else inset), 26)
    paint_balance(draw.pen, draw.paint.theme, box, bar.look, draw.paint.px(5))
    draw.text(0, 78, bar.left, strong(14))
    draw.text(wide, 78, bar.right, strong(14), align="end")
    ink = "refused" if bar.look.lost else "soft"
    draw.text(wide / 2, 78, bar.line, plain(13.5), ink, align="middle", room=wide * 0.5)


def _draw_gauge(draw: Drawing, gauge: GaugeLook) -> None:
    draw.text(0, 16, gauge.title, strong(15))
    draw.text(0, 36, gauge.why, plain(13), "soft", room=122)
    counted = speak("sheet", "{have} of {most}", have=gauge.have, most=gauge.most)
    number = draw.text(draw.wide, 22, counted, strong(16), align="end")
    size = min(25.0, (draw.wide - 140 - number) / (max(1, gauge.most) * 1.28))
    if size * draw.unit >= 5:
        draw.pips(128, 17 - size / 2, size, gauge.sign, (gauge.have, 0, gauge.most))


def _draw_figure(draw: Drawing, figure: Figure) -> None:
    draw.text(0, 10, figure.title, plain(13.5), "soft", room=draw.wide - 6)
    draw.letters(0, 22, figure.value, 32)
    why = draw.wrapped(figure.why, plain(13), draw.wide - 6, 2)
    for place, line in enumerate(why):
        draw.text(0, 76 if len(why) == 1 else 70 + 14 * place, line, plain(13), "soft", room=draw.wide - 6)


# ---------------------------------------------------------------------- Class and Evolutions


def draw_school(draw: Drawing, look: PilotSheetLook) -> None:
    """Draw the Class as five steps that hold the hand size, and the cycle of seven Evolutions."""
    heading(draw, 0, speak("sheet", "Class"))
    step = draw.wide / max(1, len(look.rungs))
    for place, (name, hand) in enumerate(look.rungs):
        now = place == look.rung
        left, centre = place * step, (place + 0.5) * step - 2.5
        fill, edge = ("live", None) if now else (None, "edge")
        draw.plate(left, 30 - place * 4, step - 5, 30 + place * 4, fill=fill, edge=edge, cut=8, radius=3, both=False)
        draw.letters(centre, 34, hand, 18, "table" if now else "soft", align="middle")
        draw.text(centre, 82, name, plain(13), "text" if now else "soft", align="middle", room=step)
    draw.text(0, 108, look.class_line, plain(13.5), "soft", room=draw.wide)
    words = speak("sheet", "Evolutions")
    if look.unspent:
        words += "  " + speak("sheet", "{number} to spend", number=look.unspent)
    heading(draw, 142, words)
    step = draw.wide / max(1, len(look.cycle))
    for place, kind in enumerate(look.cycle):
        done, now = place < look.cycle_place, place == look.cycle_place
        edge = "live" if now else None if done else "edge"
        draw.plate(
            place * step, 154, step - 5, 34, fill="soft" if done else None, edge=edge, line=2.5 if now else 1.2, cut=8,
            radius=3, both=False,
        )  # fmt: skip
        ink, style = "table" if done else "text" if now else "soft", strong(13) if now else plain(13)
        centre = (place + 0.5) * step - 2.5
        draw.text(centre, draw.base(171, style), kind, style, ink, align="middle", room=step - 8)


SCHOOL: Final = 200.0
"""Height of Class and Evolutions, in drawing pixels."""

# ---------------------------------------------------------------------- the Robo


def draw_robo(draw: Drawing, look: PilotSheetLook) -> None:
    """Draw the Robo's name, Rank and Endurance."""
    heading(draw, 0, speak("sheet", "Robo"))
    draw.text(0, 40, look.robo, title(26), room=draw.wide)
    draw.text(0, 64, look.robo_line, plain(14.5), "soft", room=draw.wide)
    if look.endurance is None:
        return
    now, most = look.endurance
    words = speak("sheet", "{what} {now} of {most}", what=look.endurance_name, now=now, most=most)
    draw.text(0, 96, words, strong(15), room=draw.wide)
    cell = (draw.wide - 4 * (max(1, most) - 1)) / max(1, most)
    for place in range(most):
        if place < now:
            draw.fill(place * (cell + 4), 110, cell, 20, "text")
        else:
            draw.plate(place * (cell + 4), 110, cell, 20, edge="edge", line=1.6, cut=0, radius=0, inset=0.8)


ROBO: Final = 142.0
"""Height of the Robo's words, in drawing pixels."""
