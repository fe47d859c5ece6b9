"""The plate of the program's turn: who moved, how strong, what followed, why; and what a person can say to it.

It stands below everything else of the table, which leaves it its room while the program plays a seat.
"""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.drawing import Drawing, measuring, plain, strong
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plate_look import PlateLook, outline_plate, primary_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.presses import TOO_LATE
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import DrawnWords, PlainText, WordsPiece, spoken
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import Seat
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.table.thinking_line import ThinkingLine

HIGH: Final = (70.0, 44.0)
"""Its height in drawing pixels, in the full and in the small layout."""


@frozen
class ProgramLook:
    """What the plate shows.

    seat: whoever did what the line tells, whose crest stands beside it. line: what was done, or what stands still.
    who: how strong its player is. causes: what followed, a line each. why: "why this move?" in one sentence, while it
    is asked for. state: what the program does now, if that is to be said: whose turn it is, that it thinks or is held.
    thinks: the seat for which it thinks, "" for none; seconds: for how long, once that is worth saying. on: what the
    bright button says, "" for none, and its key; outlined: it is not bright, as a person can do herself what it would
    leave to the program; other: what the second one says; pace: how fast it goes.
    """

    seat: Seat = ""
    line: DrawnWords = ()
    who: str = ""
    causes: tuple[DrawnWords, ...] = ()
    why: DrawnWords = ()
    asks_why: bool = False
    state: str = ""
    thinks: Seat = ""
    seconds: int = 0
    on: str = ""
    outlined: bool = False
    other: str = ""
    pace: str = ""
    on_key: str = "Space"

    def now(self) -> str:
        """What the program does now, with the seconds for which it thinks."""
        if not self.seconds:
            return self.state
        return speak("program_seats", "{state}, {seconds} s", state=self.state, seconds=self.seconds)

    def below(self) -> DrawnWords:
        """What stands under the line: why, where that was asked; that it thinks; else who played and what followed."""
        if self.why:
            return self.why
        return self._parted(self.now()) if self.seconds else self._parted(self.now(), self.who, *self.causes)

    def alone(self) -> DrawnWords:
        """What stands in the one line of a small plate."""
        if self.why or not self.state:
            return self.why or self.line
        return self._parted(self.now()) if self.thinks or not self.asks_why else self._parted(self.line, self.state)

    def crest(self, *, small: bool) -> Seat:
        """Whose crest stands before the words: the one line of a small plate may tell who thinks, and nothing else."""
        return self.thinks if small and self.thinks and not self.why else self.seat

    def aloud(self) -> str:
        """What a screen reader says of it; not for how long it thinks, or that would be said each second."""
        below = self.why or self._parted(self.state, self.who, *self.causes)
        return sentences((spoken(self.line), spoken(below)))

    def _parted(self, *parts: str | DrawnWords) -> DrawnWords:
        found: list[WordsPiece] = []
        for part in parts:
            if part and found:
                found.append(PlainText(" · "))
            if isinstance(part, str):
                found += [PlainText(part)] if part else []
            else:
                found += part
        return tuple(found)


class ProgramPlate(PaintedGroup):
    """Shows on a plate what the program has done at its turn.

    Signals:
        onAsked(): the bright button.
        late(): a press that was meant for the bright button, which had just gone, and did nothing.
    """

    onAsked = Signal()
    late = Signal()

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.look = ProgramLook()
        self._gone = -TOO_LATE
        """When the bright button went, or came to say something else, by the clock of presses."""
        self._pressed: tuple[QPointF, int] | None = None
        """Where and when the bright button was last pressed."""
        self._meant = ""
        """What it said then."""
        first = primary_plate(speak("program_seats", "Go on"), key=self.look.on_key)
        self.on = PlateButton(paint, first, self, self._on_pressed)
        self.other = PlateButton(paint, outline_plate(""), self)
        self.pace = PlateButton(paint, outline_plate(""), self)
        # A click on it leaves the keyboard where it was: Enter there goes on with play, and would change it once more.
        self.pace.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.why = PlateButton(paint, outline_plate("?"), self)
        self._line = ThinkingLine(self)
        self.hide()

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        """Return its buttons as stops for Tab, from the left."""
        return tuple(FocusGroup(one, one.setFocus) for one in (self.pace, self.why, self.other, self.on))

    @property
    def high(self) -> float:
        """Its height, in pixels of the window."""
        return self.paint.px(HIGH[self.paint.scale.small])

    def set_look(self, look: ProgramLook) -> None:
        if look == self.look:
            return
        if self.look.on and look.on != self.look.on:
            self._gone = self.paint.presses.now()
        self.look = look
        for button, words, key in (
            (self.on, look.on, look.on_key),
            (self.other, look.other, ""),
            (self.pace, look.pace, ""),
        ):
            button.setVisible(bool(words))
            bright = button is self.on and not look.outlined
            if words or button is not self.on:  # its place is kept, as large as it was
                button.set_look(primary_plate(words, key=key) if bright else outline_plate(words))
        self.why.setVisible(look.asks_why)
        name = speak("program_seats", "Why this move?")
        self.why.set_look(PlateLook("?", name=name, fill="live" if look.why else "", arrangement="button"))
        self.setAccessibleName(look.aloud())
        self._line.run(on=bool(look.thinks))
        self.rescale()
        self.update()

    def _on_pressed(self) -> None:
        """Take the press, unless it was meant for what the button has said before."""
        late = self._meant not in ("", self.look.on) and self._is_late()
        self._meant = self.look.on
        self._pressed = None if late else self.paint.presses.last
        (self.late if late else self.onAsked).emit()

    def _is_late(self) -> bool:
        """Whether a press was meant for what was there before: it comes too soon, or the pointer rests since then.

        One that has rested has not seen what came; once it was told so, it means that.
        """
        rests = self._pressed is not None and self.paint.presses.rests_since(self._pressed)
        return rests or self.paint.presses.now() - self._gone < TOO_LATE

    def rescale(self) -> None:
        px, right = self.paint.px, self.width() - self.paint.px(10)
        for button, wide in self._buttons():
            right -= wide
            high = self._button_high
            button.setGeometry(QRectF(right, (self.height() - high) / 2, wide, high).toRect())
            right -= px(6)
        self.update()

    @property
    def _button_high(self) -> float:
        return self.paint.px(32 if self.paint.scale.small else 42)

    def _buttons(self) -> Iterator[tuple[PlateButton, float]]:
        """Yield the buttons that are there with their widths, from the right.

        The bright one keeps its place while it may come back: a press that was meant for it changes no pace there.
        """
        for button in (self.on, self.other, self.why, self.pace):
            if not button.isHidden() or (button is self.on and self.look.pace):
                yield button, self._button_high if button is self.why else float(button.sizeHint().width())

    def _left_of_buttons(self, wide: float) -> float:
        px = self.paint.px
        return wide - px(10) - sum(one + px(6) for _, one in self._buttons())

    def needed(self, wide: float) -> float:
        """Return how high it is at that width, both in pixels of the window: higher where its words need more lines."""
        return max(self.high, self.paint.px(self._drawn(measuring(self.paint, wide), self._left_of_buttons(wide))))

    def draw(self, draw: Drawing) -> None:
        look = self.look
        draw.plate(fill="panel", edge=None if look.thinks else "edge", cut=12, inset=1.2)
        if look.thinks:
            self._line.draw(draw, "live", 12)
        if self.on.isHidden() and look.pace:  # where it comes again
            draw.over(QRectF(self.on.geometry())).plate(edge="line", cut=8, inset=1.2, dashes=(6, 5))
        side = draw.at(44, 30)
        draw.crest(look.crest(small=self.paint.scale.small), 12, draw.middle - side / 2, side)
        right = self._left_of_buttons(self.width())
        spare = draw.box.height() / draw.unit - self._drawn(measuring(self.paint, self.width()), right)
        self._drawn(draw, right, max(0.0, spare / 2))

    def _drawn(self, draw: Drawing, right: float, above: float = 0.0) -> float:
        """Write its words so far down, or only measure them; return the height that they need, in drawing pixels."""
        look, small = self.look, self.paint.scale.small
        x, pad = draw.at(44, 30) + 26, draw.at(12, 7)
        room = max(60.0, right / draw.unit - x - 8)
        first, second, top = strong(draw.at(17, 15)), plain(draw.at(15, 14)), above + pad
        if small:
            return draw.lines(x, top, look.alone(), second if look.why else first, room=room, leading=1.3) + pad - 4
        if look.line:
            top = draw.lines(x, top, look.line, first, room=room, leading=1.3)
        if told := look.below():
            top = draw.lines(x, top + 3, told, second, "text" if look.why else "soft", room=room, leading=1.3)
        return top + pad - 4


def strength_line(words: str) -> str:
    """Return who plays, with how strong it is: "the program, sharp"."""
    return speak("program_seats", "the program, {strength}", strength=words)
