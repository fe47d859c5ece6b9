"""Shows a Threat on a plate: sign, name, one line, and four values of which some may be hidden."""

from typing import Final

from PySide6.QtCore import QRectF, QSize

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.drawing import Drawing, Style, plain, strong
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.looks import LookButton
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import frozen

_LEAST_GAP: Final = 10
"""Least distance between two figures of a Threat, drawing pixels."""


_NAME_GAP: Final = 24
"""Between a Threat's name and what it wants, where both stand in one line, drawing pixels."""


@frozen
class ThreatValue:
    """A value of a Threat. value: None when this seat may not see it. secret: Pilots do not see it."""

    label: str
    value: str | int | None
    secret: bool = False

    def spoken(self) -> str:
        if self.value is None:
            return speak("board", "{name} hidden", name=self.label)
        if self.secret:
            return speak("board", "{name} {value}, Pilots do not see this", name=self.label, value=self.value)
        return speak("board", "{name} {value}", name=self.label, value=self.value)


@frozen
class ThreatLook:
    """What this seat sees of a Threat. sign: from the shapes (monster, storm, wave). lead: it drives the fight."""

    name: str
    line: str = ""
    sign: str = "monster"
    values: tuple[ThreatValue, ...] = ()
    lead: bool = False
    fights: bool = False
    """It is in the fight: a thin rim says so where its line has no room."""
    asleep: bool = False
    conditions: tuple[bool, ...] = ()
    """Its Defeat Conditions, and which of them are met."""

    def told_conditions(self) -> str:
        """Return what the squares on a plate are, and how many have a tick; "" for a Threat without any."""
        if not self.conditions:
            return ""
        words = "Defeat Conditions, a square each: {met} of {all} are met"
        return speak("board", words, met=sum(self.conditions), all=len(self.conditions))

    def spoken(self) -> str:
        parts = (self.name, self.line, ", ".join(v.spoken() for v in self.values), self.told_conditions())
        return in_turn(parts)


class ThreatPlate(LookButton[ThreatLook]):
    """A button for a Threat; a press opens its card."""

    only_shows = True
    ring = (16.0, 4.0)

    def sizeHint(self) -> QSize:
        return self.paint.size((256, 132), small=(188, 60))

    def draw(self, whole: Drawing) -> None:
        look, small = self.look, self.paint.scale.small
        draw = whole.inset(1.2, 1.2)
        edge = "coach" if look.lead or look.fights else "line" if look.asleep else None
        draw.plate(fill=None if look.asleep else "panel", edge=edge, line=1 if look.fights else 2, cut=draw.at(16, 12))
        corner = draw.at(14, 9)
        name, x = strong(draw.at(16, 14)), draw.at(76, 60)
        size = draw.size(name)
        two = draw.width(look.name, name) > draw.wide - x - 8
        if two and small:
            x = 38 if draw.width(look.name, name) <= draw.wide - 40 else 28  # a long name takes the room of the sign
        draw.crest("coach", corner, corner, x - draw.at(26, min(15, x - 17) if two else 20), look.sign)
        room = draw.wide - x - (2 if two else 8)
        if small:
            long = draw.width(look.name, draw.fitted(look.name, name, room)) > room
            draw.block(x, 0 if long else 12 if two else 13, room, size * 2.3 if long else 14, look.name, name)
            self._draw_line(draw, x, draw.high - size * 0.3 if long else 45)
            return
        draw.block(x, 7 if two else 18, room, 36, look.name, name)
        long = draw.width(look.line, plain(13)) > room
        draw.block(x, 44 if two else 36 if long else 40, room, 34, look.line, plain(13), "soft")
        column = (draw.wide - 24) / max(1, len(look.values))
        for place, value in enumerate(look.values):
            _draw_value(draw.within(16 + place * column, draw.high - 53, column), value)

    def _draw_line(self, draw: Drawing, x: float, base: float) -> None:
        """Write the values in one line: the first, one closed eye for all that is hidden between, the last.

        Where they do not all fit, those between are left to the opened card.
        """
        values, style, right = self.look.values, plain(13), draw.wide - 8 + 1.2 / draw.unit
        between = values[1:-1]
        hidden = [value for value in between if value.value is None][:1]
        ends = (*values[:1], *values[1:][-1:])
        shown = [*values[:1], *(hidden or between[:1]), *values[1:][-1:]]

        def wide(value: ThreatValue) -> float:
            return 17 if value.value is None else draw.width(f"{value.label} {value.value}", style)

        for less in ([one for one in shown if one in ends or one.value is None], [*ends], [*values[:1]]):
            if x + sum(wide(value) + 8 for value in shown) - 8 > right:
                shown = less
        for value in shown:
            if value.value is None:
                draw.sign("closed", x, base - 14, 17, "soft")
                x += 17 + 8
            else:
                ink = "text" if value is values[0] else "soft"
                x += draw.text(x, base, f"{value.label} {value.value}", style, ink, room=right - x) + 8


def _draw_value(draw: Drawing, value: ThreatValue) -> None:
    draw.text(0, 39, value.label, plain(13), "soft", room=draw.wide)
    if value.value is None:
        draw.sign("closed", 0, 0, 22, "soft")
        return
    used = draw.letters(0, 1, value.value, 21)
    if value.secret:
        draw.sign("closed", max(26.0, used + 8), 3, 17, "soft")


class StoryThreatPlate(ThreatPlate):
    """Shows a Threat as a plate of Story, with a box for each Defeat Condition."""

    def sizeHint(self) -> QSize:
        return self.paint.size((404, 128), small=(292, 84))

    def set_look(self, look: ThreatLook) -> None:
        super().set_look(look)
        self.setToolTip("\n".join(part for part in (look.line, look.told_conditions()) if part))

    def landing_rect(self) -> QRectF:
        """Return where a card would lie, in global coordinates."""
        high = min(float(self.height()), self.paint.px(56))
        return self.globally(QRectF(self.width() - self.paint.px(52), self.height() - high, card_width(high), high))

    def draw(self, draw: Drawing) -> None:
        look = self.look
        draw.plate(fill=None if look.asleep else "panel", edge="coach", line=2, cut=draw.at(18, 14), inset=1)
        pad, values = draw.at(16, 10), draw.at(40, 30)
        name, line = strong(draw.at(21, 16)), plain(draw.at(16, 14))
        upper = draw.high - values
        if upper - pad < draw.size(name):
            self._draw_low(draw, pad, name)
            return
        side = min(draw.at(60, 40), upper - pad - draw.at(10, 5))
        draw.crest("coach", pad, pad, side, look.sign)
        figures = draw.within(pad, upper, draw.wide - 2 * pad, values)
        boxes = len(look.conditions) * (draw.at(24, 18) + 6)
        beside = self._fits(figures, figures.wide - boxes)
        x = pad + side + draw.at(18, 12)
        room, step = draw.wide - x - pad - (0 if beside else boxes), draw.size(line) * 1.45
        told = bool(look.line) and upper - pad >= draw.size(name) + step + 10
        told = told and draw.width(look.line, line) <= room
        base = draw.base(pad + side / 2 - (step / 2 if told else 0), name)
        beyond = draw.text(x, base, look.name, name, room=room, fit=True) + _NAME_GAP
        if told:
            draw.text(x, base + step, look.line, line, "soft", room=room)
        elif beyond + draw.width(look.line, line) <= room:  # the plate is low, but wide
            draw.text(x + beyond, base, look.line, line, "soft", room=room - beyond)
        self._draw_values(figures, figures.wide - (boxes if beside else 0))
        # Where the figures take the whole row, the boxes stand beside the name.
        self._draw_boxes(figures if beside else draw.within(pad, pad, figures.wide))

    def _draw_low(self, draw: Drawing, pad: float, name: Style) -> None:
        """Draw a plate that has room for one line: sign and name, and what of the figures stands beside them."""
        side = max(8.0, draw.high - 12)
        draw.crest("coach", pad, 6, side, self.look.sign)
        x = pad + side + 12
        x += 24 + draw.text(x, draw.base(draw.middle, name), self.look.name, name, room=draw.wide - x - pad, fit=True)
        room = draw.wide - x - pad
        if self._wide(draw, self.look.values[0]) <= room:
            self._draw_values(draw.within(x, draw.middle - draw.at(10, 7.5)), room)

    def _fits(self, draw: Drawing, room: float) -> bool:
        """Return whether the figures that matter first have room."""
        return sum(self._wide(draw, one) + _LEAST_GAP for one in self.look.values[:3]) - _LEAST_GAP <= room

    def _draw_values(self, draw: Drawing, room: float) -> None:
        """Draw figures with their names, and a closed eye beside what Pilots do not see; leave out what has no room."""
        high, label, eye = draw.at(20, 15), plain(draw.at(16, 14)), draw.at(18, 15)
        values = self.look.values
        while len(values) > 1 and sum(self._wide(draw, one) + _LEAST_GAP for one in values) - _LEAST_GAP > room:
            values = values[:-1]
        spare = room - sum(self._wide(draw, one) for one in values)
        gap = min(draw.at(30, 16), spare / max(1, len(values) - 1))
        x, base = 0.0, draw.base(high / 2 + 1, label)
        for one in values:
            wide = self._wide(draw, one)
            if one.value is None:
                draw.sign("closed", x, high / 2 - eye * 0.6, eye * 1.2, "soft")
                left = eye * 1.2
            else:
                left = draw.letters(x, 0, one.value, high)
            used = draw.text(x + left + 8, base, one.label, label, "soft")
            if one.secret:
                draw.sign("closed", x + left + used + 14, high / 2 - eye / 2, eye, "soft")
            x += wide + gap

    def _draw_boxes(self, draw: Drawing) -> None:
        """Draw a box for each Defeat Condition at the right end, with a tick in those that are met."""
        box, middle, met = draw.at(24, 18), draw.at(20, 15) / 2, self.look.conditions
        for place, done in enumerate(met):
            left = draw.wide - (len(met) - place) * (box + 6) + 6
            draw.plate(left, middle - box / 2, box, box, edge="edge", cut=0, radius=0)
            if done:
                draw.sign("tick", left + 4, middle - box / 2 + 4, box - 8, "legal")

    def _wide(self, draw: Drawing, one: ThreatValue) -> float:
        eye = draw.at(18, 15)
        figure = eye * 1.2 if one.value is None else draw.ruler.letters(0, 0, one.value, draw.at(20, 15))
        named = draw.width(one.label, plain(draw.at(16, 14)))
        return figure + 8 + named + (6 + eye if one.secret else 0)
