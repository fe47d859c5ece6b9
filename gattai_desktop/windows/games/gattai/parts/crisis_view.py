"""Shows the Crisis path: reached steps with their signs; steps ahead are hidden from Pilots."""

from typing import Final

from PySide6.QtGui import QColor

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.drawing import Drawing, caps, strong
from gattai_desktop.board.looks import LookButton
from gattai_desktop.board.plate import paint_brackets
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import frozen

SLOTS: Final = 13
"""Places in the row of a seat that does not know how long the path is."""
_FEWEST: Final = 7
_WIDEST: Final = 34.0
"""From one step to the next at most, drawing pixels."""
UNSEEN: Final = "closed"
"""Sign of a past step that the seat never saw."""


@frozen
class CrisisLook:
    """The Crisis as this seat sees it.

    reached: sign of each step that lies behind the table (story, wave, storm, monster, or UNSEEN). ahead: the coming
    ones, None for a seat that may not see the path (INFO-7). skipped: places of steps that were skipped.
    """

    reached: tuple[str, ...] = ()
    ahead: tuple[str, ...] | None = None
    skipped: frozenset[int] = frozenset()
    tips: tuple[str, ...] = ()
    """What each of these steps brings, in words; after them what holds for all that are hidden."""

    def words(self) -> str:
        """Return the step of the Crisis in words."""
        here = len(self.reached)
        if self.ahead is None:
            return speak("board", "step {number}", number=here)
        return speak("board", "step {number} of {most}", number=here, most=here + len(self.ahead))

    def figures(self) -> str:
        """Return the step of the Crisis in figures alone, for a row that has no room for its words."""
        here = len(self.reached)
        return str(here) if self.ahead is None else f"{here}/{here + len(self.ahead)}"

    def spoken(self) -> str:
        said = speak("board", "Crisis, {step}", step=self.words())
        if self.reached:
            said = speak("board", "Crisis, {step}, {last}", step=self.words(), last=_called(self.reached[-1]))
        ahead = ", ".join(_called(one) for one in self.ahead or ())
        return speak("board", "{said}. Ahead: {steps}", said=said, steps=ahead) if ahead else said


def _called(sign: str) -> str:
    return {
        "story": speak("board", "story"),
        "wave": speak("board", "wave"),
        "storm": speak("board", "storm"),
        "monster": speak("board", "monster"),
        UNSEEN: speak("board", "hidden"),
    }.get(sign, sign)


class CrisisView(LookButton[CrisisLook]):
    """Shows the Crisis path in one row. Pressed, it asks for its steps in words."""

    only_shows = True

    def set_look(self, look: CrisisLook) -> None:
        super().set_look(look)
        self.setAccessibleDescription(sentences(look.tips))

    @property
    def slots(self) -> int:
        """The number of places in the row: who sees the whole path has no empty ones, but for a short path."""
        look = self.look
        return max(SLOTS if look.ahead is None else _FEWEST, len(look.reached) + len(look.ahead or ()))

    def draw(self, draw: Drawing) -> None:
        slots = self.slots
        used = draw.text(0, 14, speak("board", "CRISIS"), caps(12), "soft") + 8
        words, style = self.look.words(), strong(13.5)
        # With large letters both do not stand in a narrow rail.
        words = words if used + draw.width(words, style) <= draw.wide else self.look.figures()
        draw.text(draw.wide, 14, words, style, align="end")
        pitch = min((draw.wide + 4) / slots, _WIDEST)
        for place in range(slots):
            self._draw_step(draw.within(place * pitch, 26, pitch - 4, 26), place)

    def _draw_step(self, draw: Drawing, place: int) -> None:
        look, here = self.look, len(self.look.reached)
        shown = (*look.reached, *(look.ahead or ()))
        if place >= len(shown):
            if look.ahead is None:
                dot = QColor(draw.ink("edge"))
                dot.setAlphaF(max(0.1, 1 - (place - here) * 0.1))
                side = max(4.0, 4 / draw.unit)
                draw.fill((draw.wide - side) / 2, (draw.high - side) / 2, side, side, dot)
            return
        skipped = place in look.skipped
        done = place < here and not skipped
        draw.plate(fill="coach" if done else None, edge=None if done else "edge", line=1.2, cut=5, radius=2, both=False)
        size = min(11.0, draw.wide * 0.75)
        ink = "on_side" if done else "soft"
        draw.sign(shown[place], (draw.wide - size) / 2, (draw.high - size) / 2, size, ink)
        if skipped:
            draw.stroke(0, draw.high, draw.wide, 0, "refused", 1.6)
        if place == here:
            paint_brackets(draw.pen, draw.box, draw.ink("live"), self.paint.px(6), 1.6, 2.0)
