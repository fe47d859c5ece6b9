"""Shows one thing that can be learned as a plate: how much it is before and after, what it does, what bars it."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.chosen_button import ChosenButton
from gattai_desktop.board.drawing import Drawing, measuring, plain, strong
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import said, speak
from gattai_desktop.games.gattai.pilots.evolution import COMMITMENT
from gattai_desktop.games.gattai.pilots.learning_choices import LearnChoice

_PAD: Final = 16.0
_LINE: Final = 22.0
_MOST_LINES: Final = 6


class LearnPlate(ChosenButton):
    """A button for one choice of a block. A press takes it, or asks which where there are several."""

    def __init__(self, paint: Paint, block: int, choice: LearnChoice, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.block = block
        self.choice = choice
        self.taken: LearnChoice | None = None
        self.show_choice(choice, None)

    @property
    def barred(self) -> bool:
        """Whether it cannot be chosen, not even with the Coach's leave."""
        return bool(self.choice.reasons) and not self.choice.leave

    @property
    def line(self) -> str:
        """What it does, or why it is barred."""
        if self.barred:
            return said(self.choice.reasons[0].text)
        return said((self.taken or self.choice).line)

    @property
    def title(self) -> str:
        """What it is called; of several, the one that was taken."""
        title = said(self.choice.title)
        if self.taken is not None and self.choice.many:
            return f"{title}: {said(self.taken.title)}"
        return title

    def show_choice(self, choice: LearnChoice, taken: LearnChoice | None) -> None:
        """Show its state; taken: what of it is chosen now."""
        self.choice, self.taken = choice, taken
        self.setChecked(taken is not None)
        words = [self.title, said(choice.change), self.line]
        state = speak("learn", "barred") if self.barred else speak("learn", "chosen") if taken is not None else ""
        self.setAccessibleName(in_turn((*words, state)))
        self.setCursor(Qt.CursorShape.ForbiddenCursor if self.barred else Qt.CursorShape.PointingHandCursor)
        self.update()

    def needed(self, wide: float) -> float:
        """Return its height at a width, in device-independent pixels."""
        draw = measuring(self.paint, wide)
        return self._draw(draw) * draw.unit

    def draw(self, draw: Drawing) -> None:
        self._draw(draw)

    def _draw(self, draw: Drawing) -> float:
        """Draw it, and return how high it has to be, in drawing pixels."""
        lit = self.taken is not None
        if self.barred:
            draw.refused(cut=14, inset=1.2)
        else:
            draw.plate(fill="live" if lit else "panel", edge=None if lit else "edge", cut=14, inset=1.2)
        ink, soft = ("table", "table") if lit else ("text", "soft")
        end = draw.wide - _PAD
        base = draw.least(30, 20)
        if lit or self.barred:
            size = draw.least(15, 11)
            draw.sign("tick" if lit else "cross", end - size, base - size, size, "table" if lit else "refused")
            end -= size + 10
        change = said(self.choice.change)
        large = self.choice.group == COMMITMENT
        if change and not self.barred and not large:
            draw.text(end, base, change, strong(15), ink, align="end")
            end -= draw.width(change, strong(15)) + 12
        step = draw.least(_LINE, 15)
        room = end - _PAD
        head = draw.fitted(max(self.title.split(), key=len), strong(16), room)
        base = draw.paragraph(_PAD, base, self.title, head, "soft" if self.barred else ink, room=room, step=step)
        if large and change:
            draw.text(_PAD, base + draw.least(6, 4), change, strong(22), "soft" if self.barred else ink)
            base += draw.least(30, 20)
        y = draw.paragraph(
            _PAD, base, self.line, plain(14.5), "refused" if self.barred else soft,
            room=draw.wide - 2 * _PAD, most=_MOST_LINES, step=step,
        )  # fmt: skip
        return max(draw.least(64, 44), y - step + draw.least(16, 10))
