"""Shows the left rail's gauges: Harmony with its Schism pips, and the team's Resources."""

from collections.abc import Iterator

from gattai_desktop.board.bars import paint_schism
from gattai_desktop.board.drawing import Drawing, caps, plain, strong, title
from gattai_desktop.board.looks import LookButton, LookReading
from gattai_desktop.board.plate import paint_harmony
from gattai_desktop.board.scale import TEXT_FLOOR
from gattai_desktop.board.speech import speak, translated
from gattai_desktop.board.theme import harmony
from gattai_desktop.cards.frozen import frozen


@frozen
class HarmonyLook:
    """Harmony 1 to 7, Schism 0 to 7; ghost: what a previewed play would add; locked: a Rumble holds it.

    falls: what Harmony and Schism would be after a previewed play that fills the Schism; None where none does.
    """

    value: int
    schism: int
    ghost: int = 0
    line: str = ""  # such as "4 Pilots a side"
    locked: bool = False
    falls: tuple[int, int] | None = None

    @property
    def then(self) -> int:
        """What Schism would be."""
        return self.falls[1] if self.falls is not None else self.schism + self.ghost

    def spoken(self) -> str:
        colour = translated(harmony(self.value).name)
        template = "Harmony {number}, {colour}, locked" if self.locked else "Harmony {number}, {colour}"
        words = speak("board", template, number=self.value, colour=colour)
        if self.falls is not None:
            words = f"{words}, {self.line}"
        template = "Schism {number} of 7, would become {then}" if self.ghost else "Schism {number} of 7"
        return f"{words}. {speak('board', template, number=self.schism, then=self.then)}"


class HarmonyPanel(LookButton[HarmonyLook]):
    """Shows the sign, the seven steps and the seven Schism pips. Pressed, it asks for the causes of the last change."""

    only_shows = True
    ring = (10.0, 7.0)

    def set_look(self, look: HarmonyLook) -> None:
        super().set_look(look)
        self.setAccessibleDescription(look.line)

    def draw(self, draw: Drawing) -> None:
        look, k, big = self.look, *((0.8, 56) if self.paint.scale.small else (1.0, 86))
        _draw_harmony(draw, look.value, 0, 3, big, numeral=True)
        if look.locked:
            draw.sign("lock", big * 0.72, 3 + big * 0.68, big * 0.32)
        x = big + 18 * k
        room = draw.wide - x
        draw.text(x, 3 + draw.at(16, 10), speak("board", "HARMONY"), caps(12), "soft", room=room)
        name = translated(harmony(look.value).name)
        draw.text(x - 1 / draw.unit, 3 + draw.at(46, 33), name, title(27 * k), room=room)
        ink = "price" if look.falls is not None else "soft"
        draw.text(x, 3 + draw.at(68, 52), look.line, plain(13), ink, room=room, fit=True)
        step, y = draw.wide / 7, 3 + big + 18
        side = step * 0.56
        for value in range(1, 8):
            left = (value - 1) * step + (step - side) / 2
            if value <= look.value:
                _draw_harmony(draw, value, left, y, side, numeral=False)
            else:
                draw.outline(harmony(value).sign, left, y, side, "edge", 1.6)
            if value == look.value:
                draw.fill(left - 3, y + side + 5, side + 6, max(2.0 / draw.unit, 3.0), "text")
        self._draw_schism(draw.within(0, y + side + 22, high=14))

    def _draw_schism(self, draw: Drawing) -> None:
        look = self.look
        label = draw.text(0, 11, speak("board", "SCHISM"), caps(12), "soft")
        words = f"{look.schism} → {look.then}" if look.ghost else str(look.schism)
        number = draw.text(draw.wide, 12, words, strong(14), "price" if look.ghost else "text", align="end")
        kept = draw.at(draw.width("0 → 0", strong(14)) + 4, 0.0)  # in a narrow rail the pips need that room
        right = draw.wide - max(number + 6, kept)
        box = draw.rect(label + 8, -1, right - label - 8, 14)
        paint_schism(draw.pen, self.paint.theme, box, look.schism, look.ghost, self.paint.px(draw.at(5, 3)))


def _draw_harmony(draw: Drawing, value: int, x: float, y: float, size: float, *, numeral: bool) -> None:
    at = draw.rect(x, y, size, size)
    paint_harmony(draw.pen, draw.paint.theme, value, at.x(), at.y(), at.width(), numeral=numeral)


@frozen
class ResourceLook:
    """A Team Resource: name, sign, number, its band in words."""

    name: str
    sign: str
    value: int
    band: str = ""

    def spoken(self) -> str:
        return ", ".join(part for part in (f"{self.name} {self.value}", self.band) if part)


@frozen
class ResourcesLook:
    """The Team Resources, from left to right."""

    rows: tuple[ResourceLook, ...] = ()

    def spoken(self) -> str:
        return speak("board", "Team Resources: {rows}", rows="; ".join(row.spoken() for row in self.rows))


class ResourcesView(LookReading[ResourcesLook]):
    """Shows the Team Resources as signs with numbers and their band in words."""

    def _words(self, draw: Drawing) -> tuple[tuple[str, ...], ...]:
        """Return the words below each number: name and band; the band alone, or nothing, where all have no room."""
        if self.paint.scale.small:
            return ((),) * len(self.look.rows)
        both = tuple((row.name, row.band) for row in self.look.rows)
        bands, none = tuple((row.band,) for row in self.look.rows), ((),) * len(self.look.rows)
        return next((one for one in (both, bands) if sum(_needs(draw, one)) <= draw.wide), none)

    def _columns(self, draw: Drawing, words: tuple[tuple[str, ...], ...]) -> Iterator[Drawing]:
        """Yield a part for each: of equal width, but long words take room from short ones."""
        alike, needs = draw.wide / max(1, len(words)), _needs(draw, words)
        lacking = sum(max(0.0, need - alike) for need in needs)
        spare = sum(max(0.0, alike - need) for need in needs)
        share, x = min(1.0, lacking / spare) if spare else 0.0, 0.0
        for need in needs:
            wide = need if need > alike else alike - (alike - need) * share
            yield draw.within(x, 0, wide)
            x += wide

    def draw(self, draw: Drawing) -> None:
        words = self._words(draw)
        for row, told, part in zip(self.look.rows, words, self._columns(draw, words), strict=True):
            self._draw_row(part, row, told)

    def _draw_row(self, draw: Drawing, row: ResourceLook, words: tuple[str, ...]) -> None:
        size, gone = draw.at(20, 18), row.value == 0
        ink = "refused" if gone else "soft"
        draw.sign(row.sign, 0, 5, size, ink)
        if gone:
            over = 2 / draw.unit
            draw.stroke(-over, 5 + size + over, size + over, 5 - over, "refused", self.paint.px(3))
        draw.letters(draw.at(29, 26), 4, row.value, draw.at(22, 20))
        for line, one in enumerate(words):
            named = one == row.name
            style, shade = (plain(12.5), "soft") if named else (plain(12), ink)
            draw.text(0, 46 + 16 * line, one, style, shade, room=draw.wide - 6, fit=True)


def _needs(draw: Drawing, words: tuple[tuple[str, ...], ...]) -> list[float]:
    """Return how wide each column has to be at least for its words."""
    least = plain(TEXT_FLOOR / draw.unit)
    return [max((draw.width(one, least) + 10 for one in told), default=0.0) for told in words]
