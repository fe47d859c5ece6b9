"""Shows a Location: two buildings, standing, damaged or razed; name, state, Boon or Blight."""

from typing import Final, Literal

from gattai_desktop.board.drawing import Drawing, plain, strong
from gattai_desktop.board.looks import LookButton
from gattai_desktop.board.speech import called, speak
from gattai_desktop.cards.frozen import frozen

LocationState = Literal["Standing", "Damaged", "Razed"]
TOKENS: Final = {"Standing": "text", "Damaged": "price", "Razed": "refused"}


@frozen
class LocationLook:
    """A Location. line: its Boon or Blight in one line. tokens: what lies on it. current: the fight is here.

    told: the scene that is told is here.
    """

    name: str
    state: LocationState = "Standing"
    line: str = ""
    current: bool = False
    tokens: int = 0
    told: bool = False

    @property
    def here(self) -> str:
        """What goes on here, in words."""
        if self.current:
            return speak("board", "the fight is here")
        return speak("board", "the scene is here") if self.told else ""

    @property
    def quiet(self) -> str:
        """The colour of its state in words."""
        return "soft" if self.state == "Standing" else TOKENS[self.state]

    def spoken(self) -> str:
        count = speak("board", "{count} tokens", count=self.tokens) if self.tokens else ""
        return ", ".join(part for part in (self.name, called(self.state), self.here, self.line, count) if part)


class LocationView(LookButton[LocationLook]):
    """Shows a Location as a row of the rail."""

    only_shows = True

    def draw(self, draw: Drawing) -> None:
        self._draw(draw)
        if self.look.tokens:
            count = min(5, self.look.tokens)
            draw.pips(draw.wide - count * 15 - 4, 8, 11, "diamonds", (count, 0, count))

    def _draw(self, draw: Drawing) -> None:
        look, x, name = self.look, 48.0, strong(15)
        if draw.width(look.name, name) > draw.wide - x:
            x = 30.0  # a long name takes the room of the building, which is smaller
        room = draw.wide - x
        draw.building(look.state, 0, 3, x - 14, TOKENS[look.state])
        if draw.width(look.name, name) > room:  # then on two lines, and the building alone says its state
            draw.block(x, 2, room, draw.high - 2, look.name, name)
            return
        draw.text(x, 16, look.name, name, room=room)
        below = called(look.state)
        if look.here and not self.paint.scale.small:
            below = f"{below} · {look.here}"
        draw.text(x, 35, below, plain(13), look.quiet, room=room)


class LocationPlate(LocationView):
    """Shows a Location as a plate of Story."""

    def set_look(self, look: LocationLook) -> None:
        super().set_look(look)
        self.setToolTip(look.line)

    def _draw(self, draw: Drawing) -> None:
        """Draw building and words; what has no room in a low plate is left to the tooltip."""
        look = self.look
        draw.plate(
            fill="panel",
            edge="live" if look.told else "edge",
            line=2.4 if look.told else 1.5,
            cut=draw.at(18, 14),
            inset=1,
        )
        name, state, line = strong(draw.at(21, 16)), plain(draw.at(16.5, 14)), plain(draw.at(16, 14))
        side = min(draw.at(66, 44), draw.high - draw.at(16, 14))
        x = draw.at(24, 14)
        draw.building(look.state, x, (draw.high - side) / 2, side, TOKENS[look.state])
        x += side + draw.at(18, 12)
        room, step = draw.wide - x - draw.at(14, 8), draw.size(state) * 1.55
        told = bool(look.line) and draw.width(look.line, line) <= room and draw.high > step * 3 + draw.size(name)
        rows = 1 + told + (draw.high > draw.size(name) * 1.2 + step + 12)
        base = draw.base(draw.middle - step * (rows - 1) / 2, name)
        said, ink = called(look.state), look.quiet
        if look.here:
            whole = f"{said} · {look.here}"
            said = whole if draw.width(whole, state) <= room else look.here  # the building says its state
        if rows == 1:
            used = draw.text(x, base, look.name, name, room=room, fit=True)
            if used + 12 + draw.width(said, state) <= room:  # else the building says it
                draw.text(x + used + 12, base, said, state, ink)
            return
        draw.text(x, base, look.name, name, room=room, fit=True)
        draw.text(x, base + step, said, state, ink, room=room)
        if told:
            draw.text(x, base + 2 * step, look.line, line, "soft", room=room)
