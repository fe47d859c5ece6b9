"""Shows a Threat on a plate: sign, name, one line, and four values of which some may be hidden."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent

from gattai_desktop.board.drawing import Drawing, drawing, plain, strong
from gattai_desktop.board.looks import LookButton
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import frozen


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
    asleep: bool = False

    def spoken(self) -> str:
        return ". ".join(part for part in (self.name, self.line, ", ".join(v.spoken() for v in self.values)) if part)


class ThreatPlate(LookButton[ThreatLook]):
    """A button for a Threat; a press opens its card.

    Signals: clicked, Qt's own.
    """

    ring = (16.0, 4.0)

    def sizeHint(self) -> QSize:
        return self.paint.size((256, 132), small=(188, 60))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, small = self.look, self.paint.scale.small
        with drawing(self) as whole:
            draw = whole.inset(1.2, 1.2)
            edge = "coach" if look.lead else "line" if look.asleep else None
            draw.plate(fill=None if look.asleep else "panel", edge=edge, line=2, cut=draw.at(16, 12))
            corner = draw.at(14, 9)
            draw.crest("coach", corner, corner, draw.at(50, 40), look.sign)
            x = draw.at(76, 60)
            room = draw.wide - x - 8
            draw.text(x, draw.at(32, 24), look.name, strong(draw.at(16, 14)), room=room)
            if small:
                self._draw_line(draw, x)
                return
            long = draw.width(look.line, plain(13)) > room
            draw.block(x, 36 if long else 40, room, 34, look.line, plain(13), "soft")
            column = (draw.wide - 24) / max(1, len(look.values))
            for place, value in enumerate(look.values):
                _draw_value(draw.within(16 + place * column, draw.high - 53, column), value)

    def _draw_line(self, draw: Drawing, x: float) -> None:
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

        if x + sum(wide(value) + 8 for value in shown) - 8 > right:
            shown = [value for value in shown if value in ends or value.value is None]
        for value in shown:
            if value.value is None:
                draw.sign("closed", x, 31, 17, "soft")
                x += 17 + 8
            else:
                ink = "text" if value is values[0] else "soft"
                x += draw.text(x, 45, f"{value.label} {value.value}", style, ink, room=right - x) + 8


def _draw_value(draw: Drawing, value: ThreatValue) -> None:
    draw.text(0, 39, value.label, plain(12.5), "soft", room=draw.wide)
    if value.value is None:
        draw.sign("closed", 0, 0, 22, "soft")
        return
    used = draw.letters(0, 1, value.value, 21)
    if value.secret:
        draw.sign("closed", max(26.0, used + 8), 3, 17, "soft")
