"""Shows a Location: two buildings, standing, damaged or razed; name, state, Boon or Blight."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent

from gattai_desktop.board.drawing import Drawing, drawing, plain, strong
from gattai_desktop.board.looks import LookButton
from gattai_desktop.board.speech import called, speak
from gattai_desktop.cards.frozen import frozen

LocationState = Literal["Standing", "Damaged", "Razed"]
TOKENS: Final = {"Standing": "text", "Damaged": "price", "Razed": "refused"}


@frozen
class LocationLook:
    """A Location. line: its Boon or Blight in one line. tokens: what lies on it. current: the fight is here."""

    name: str
    state: LocationState = "Standing"
    line: str = ""
    current: bool = False
    tokens: int = 0

    @property
    def quiet(self) -> str:
        """The colour of its state in words."""
        return "soft" if self.state == "Standing" else TOKENS[self.state]

    def spoken(self) -> str:
        here = speak("board", "the fight is here") if self.current else ""
        count = speak("board", "{count} tokens", count=self.tokens) if self.tokens else ""
        return ", ".join(part for part in (self.name, called(self.state), here, self.line, count) if part)


class LocationView(LookButton[LocationLook]):
    """Shows a Location as a row of the rail.

    Signals: clicked, Qt's own.
    """

    def sizeHint(self) -> QSize:
        return self.paint.size((256, 40))

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self) as draw:
            self._draw(draw)
            if self.look.tokens:
                count = min(5, self.look.tokens)
                draw.pips(draw.wide - count * 15 - 4, 8, 11, "diamonds", (count, 0, count))

    def _draw(self, draw: Drawing) -> None:
        look, room = self.look, draw.wide - 48
        draw.building(look.state, 0, 3, 34, TOKENS[look.state])
        draw.text(48, 16, look.name, strong(15), room=room)
        below = called(look.state)
        if look.current and not self.paint.scale.small:
            below = f"{below} · {speak('board', 'the fight is here')}"
        draw.text(48, 35, below, plain(13), look.quiet, room=room)


class LocationPlate(LocationView):
    """Shows a Location as a plate of Story."""

    def sizeHint(self) -> QSize:
        return self.paint.size((296, 96))

    def _draw(self, draw: Drawing) -> None:
        """Draw building and words; where words are many, or the window is low, they take the building's room."""
        look, low = self.look, draw.high / 96
        draw.plate(fill="panel", cut=18, inset=1)
        tight = draw.wide < 230
        draw.building(look.state, 8 if tight else 20, 22 * low, 22 if tight else 50, TOKENS[look.state])
        x = 36 if tight else 92
        room = draw.wide - x - 6
        name, state, line = (strong(15), plain(13), plain(12)) if tight else (strong(16.5), plain(14.5), plain(13.5))
        long = draw.width(look.line, line) > room
        first, second = (25 * low, 43 * low) if long else (36 * low, 59 * low)
        draw.text(x, first, look.name, name, room=room, fit=True)
        draw.text(x, second, called(look.state), state, look.quiet, room=room)
        if long:  # two lines, and all of them closer together
            draw.block(x, second + 4, room, draw.high - second - 6, look.line, line, "soft")
        else:
            draw.text(x, 80 * low, look.line, line, "soft", room=room)
