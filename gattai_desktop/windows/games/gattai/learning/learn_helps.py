"""Shows how much it helps that a Pilot learns what is chosen: the Team's chance in a fight, before and after."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.drawing import Drawing, caps, plain, strong
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plate_look import outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.windows.games.gattai.odds.words import in_hundred

SETTLED: Final = 1_000
"""Fights from which on a share is more than a first impression."""


@frozen
class HelpsLook:
    """What is known of it: the shares that go to the Pilots before and after, 0 to 1, and how it was counted.

    `fights` is how often each of the two was played, 0 before that; `wrong` why it cannot be played.
    """

    can_ask: bool = False
    playing: bool = False
    fights: int = 0
    before: float = 0.0
    after: float = 0.0
    give_or_take: float = 0.0
    seen: bool = False
    rating: int = 0
    wrong: str = ""

    def result(self) -> str:
        """Say what came of it; "" before anything was played."""
        if not self.fights:
            return ""
        if not self.seen:
            return speak("learn", "{share} in 100 for the Pilots, no difference seen", share=in_hundred(self.before))
        share, then = in_hundred(self.before), in_hundred(self.after)
        return speak("learn", "{share} → {then} in 100 for the Pilots", share=share, then=then)

    def margin(self) -> str:
        if not self.fights:
            return ""
        points = max(1, round(100 * self.give_or_take))
        return speak("learn", "{fights} fights of each, give or take {margin}", margin=points, fights=self.fights)

    def how(self) -> str:
        """Say what was rehearsed, or what can be."""
        if self.wrong:
            return self.wrong
        if self.fights or self.playing:
            return speak(
                "learn", "Against a Threat of TR {rating} without powers; each side begins half of the fights. The "
                "program thinks one move ahead.", rating=self.rating
            )  # fmt: skip
        if self.can_ask:
            return speak("learn", "The program plays a fight with it and without it.")
        return speak("learn", "Choose something, and a fight can be rehearsed.")


class LearnHelps(PaintedGroup):
    """The figures, and the button that has them counted, or stops that."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.look = HelpsLook()
        self.button = PlateButton(paint, outline_plate(self.tr("Rehearse it")), self)
        self.show_look(self.look)

    def show_look(self, look: HelpsLook) -> None:
        self.look = look
        title = self.tr("Stop") if look.playing else self.tr("Again") if look.fights else self.tr("Rehearse it")
        self.button.set_look(outline_plate(title))
        self.button.setVisible(look.can_ask or look.playing)
        said = (self.tr("What it brings"), look.result(), look.margin(), look.how())
        self.setAccessibleName(in_turn(said))
        self.update()

    def needed(self, draw: Drawing) -> float:
        """Return its height, in drawing pixels."""
        return draw.least(172, 122)

    def arrange(self, place: QRectF) -> None:
        """Stand at that place of the page, in device-independent pixels."""
        self.setGeometry(place.toRect())
        draw = Drawing(self.paint, QRectF(0, 0, place.width(), place.height()))
        wide = draw.least(158, 112)
        self.button.setGeometry(draw.rect(draw.wide - wide, draw.least(10, 7), wide, draw.least(40, 32)).toRect())

    def draw(self, draw: Drawing) -> None:
        look = self.look
        draw.rule(1)
        room = draw.wide - (draw.least(168, 120) if not self.button.isHidden() else 0)
        y, step = draw.least(36, 27), draw.least(22, 15)
        draw.text(0, y, self.tr("What it brings"), caps(13), "soft", room=room, fit=True)
        y += draw.least(38, 25)
        if result := look.result():
            ink = "text" if look.fights >= SETTLED else "soft"
            draw.text(0, y, result, strong(18), ink, room=draw.wide, fit=True)
            draw.text(0, y + step, look.margin(), plain(14), "soft", room=draw.wide, fit=True)
            y += 2 * step
        ink = "refused" if look.wrong else "soft"
        draw.paragraph(0, y, look.how(), plain(14), ink, room=draw.wide, step=step, most=3)
