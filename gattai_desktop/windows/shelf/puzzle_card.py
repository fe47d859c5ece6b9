"""Shows a puzzle as a plate: its cards, number, stars, name, task, whether it is solved, and how often it was tried."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.drawing import Drawing, Ink, Style, plain, strong, title
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.scale import TEXT_FLOOR
from gattai_desktop.board.speech import called, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.players.puzzles.puzzle import MOST_STARS
from gattai_desktop.windows.shelf.card_page import PanelCard

_MOST_CARDS: Final = 6
_MOST_LINES: Final = 3
_MOST_AT_ALL: Final = 4
"""Lines of a task in a narrow window, where it is written as small as it may be."""


@frozen
class PuzzleLook:
    """What a plate shows of a puzzle. faces: its cards; aloud: these in words."""

    number: int
    name: str
    task: str
    stars: int
    faces: tuple[str, ...] = ()
    aloud: str = ""
    tries: int = 0
    solved: bool = False
    hinted: bool = False

    def tried(self) -> str:
        """Return how often it was tried, in words; "" for never, and once it is solved."""
        return speak("puzzles", "{count} tries", count=self.tries) if self.tries and not self.solved else ""

    def helped(self) -> str:
        """Return why its stars are hollow, in two words; "" where they are not."""
        return speak("puzzles", "with help") if self.hinted else ""

    def spoken(self) -> str:
        """Return what a screen reader says."""
        marks = [speak("puzzles", "solved") if self.solved else self.tried(), self.helped()]
        stars = speak("puzzles", "{count} stars", count=self.stars)
        parts = (f"{called(self.number)}, {self.name}", stars, self.task, *marks, self.aloud)
        return in_turn(parts)


class PuzzleCard(PanelCard[PuzzleLook]):
    """A button for a puzzle. The focus shows it in the panel; Enter, or a press on the one in focus, plays it.

    Signals:
        playAsked: it is to be played.
    """

    playAsked = Signal()

    def __init__(self, paint: Paint, look: PuzzleLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, look, parent)
        self._fresh = False
        self.setAccessibleDescription(self.tr("Enter plays it."))
        self.clicked.connect(self._pressed)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # The press that brings the focus shows the puzzle, and does not begin it.
        self._fresh = event.reason() == Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._fresh = False
        super().keyPressEvent(event)

    def _pressed(self) -> None:
        fresh, self._fresh = self._fresh, False
        if not fresh:
            self.playAsked.emit()

    def draw(self, draw: Drawing) -> None:
        edge = "live" if self.chosen else "edge" if self.underMouse() else "line"
        draw.plate(fill="panel", edge=edge, line=2.0 if self.chosen else 1.2, cut=18, inset=1.5)
        self._draw(draw)

    def _draw(self, draw: Drawing) -> None:
        look, at, side = self.look, draw.at, draw.at(18, 11)
        name, task = strong(at(18, 14)), plain(at(15, 12))
        room, most = draw.wide - 2 * side, _MOST_LINES
        if len(draw.wrapped(look.task, task, room, most + 1)) > most:
            task, most = plain(TEXT_FLOOR / draw.unit), _MOST_AT_ALL
        lines = max(1, len(draw.wrapped(look.task, task, room, most)))
        named = draw.wrapped(look.name, name, room, 2)
        foot = draw.high - at(18, 15) - (lines - 1) * draw.size(task) * 1.3
        words = foot - draw.size(task) * 1.75 - (len(named) - 1) * draw.size(name) * 1.2
        high = max(20.0, words - draw.size(name) * 1.5 - side)
        figure = title(at(30, 20))
        right, top = draw.wide - side, side + draw.size(figure) * 0.9
        stands = _Marks(draw, look, figure, right, top, words - draw.size(name) * 1.1)
        self._draw_cards(draw, side, high, stands.left - side)
        stands.draw()
        draw.paragraph(side, words, look.name, name, room=room, most=len(named), step=draw.size(name) * 1.2)
        draw.paragraph(side, foot, look.task, task, "soft", room=room, most=lines, step=draw.size(task) * 1.3)

    def _draw_cards(self, draw: Drawing, side: float, high: float, room: float) -> None:
        faces = self.look.faces[:_MOST_CARDS]
        step = max(2.0, min(card_width(high) * 0.45, (room - card_width(high)) / max(1, len(faces) - 1)))
        for place, face in enumerate(faces):
            draw.card(face, side + place * step, side, high, shadow=None)


class _Marks:
    """What stands at the right of a puzzle's cards: its number, its stars, whether it is solved or how often tried.

    They stand below each other; where the name of the puzzle has its place there, side by side in one line or two.
    """

    def __init__(self, draw: Drawing, look: PuzzleLook, figure: Style, right: float, top: float, foot: float) -> None:
        """top: the base line of the number; foot: how far down there is room."""
        self._draw, self._look, self._figure = draw, look, figure
        self._right, self._top = right, top
        self._small = plain(draw.at(15, 12))
        self._step = draw.size(self._small) * 1.25
        lines = bool(look.helped()) + bool(look.solved or look.tried())
        self._stacks = not lines or top + draw.at(58, 34) + self._step * (lines - 1) <= foot
        self._below = self._stacks or top + self._step <= foot
        number, beside = draw.width("88", figure) + draw.at(30, 18), draw.at(44, 34)
        if not self._stacks:
            beside = self._stars_wide + (0.0 if self._below else self._done_wide)
        self.left = right - number - beside
        """Where they begin."""

    @property
    def _stars_wide(self) -> float:
        return self._draw.at(22, 15) * MOST_STARS

    @property
    def _done_wide(self) -> float:
        words = (self._look.helped(), "" if self._look.solved else self._look.tried())
        return sum(self._draw.width(one, self._small) + self._draw.at(10, 8) for one in words if one) + self._draw.at(
            20, 14
        )

    def draw(self) -> None:
        draw, at, look, right = self._draw, self._draw.at, self._look, self._right
        ink: Ink = "soft" if look.solved else "text"
        used = draw.text(right, self._top, called(look.number), self._figure, ink, align="end")
        if self._stacks:
            self._draw_stars(right, self._top + at(14, 7))
            self._draw_done(right, self._top + at(58, 34))
            return
        stars = right - used - at(12, 8)
        self._draw_stars(stars, self._top - draw.size(self._figure) * 0.36 - at(17, 12) / 2)
        if self._below:
            self._draw_done(right, self._top + self._step)
        else:
            self._draw_done(stars - self._stars_wide - at(4, 2), self._top)

    def _draw_done(self, right: float, y: float) -> None:
        """Draw whether it is solved or how often it was tried; and why its stars are hollow, above that or before."""
        draw, at, look, small = self._draw, self._draw.at, self._look, self._small
        helped, tried = look.helped(), look.tried()
        if helped and self._stacks:
            draw.text(right, y, helped, small, "soft", align="end")
            y += self._step
        if look.solved:
            size = at(20, 14)
            draw.sign("tick", right - size, y - size, size, "legal")
            right -= size + at(10, 8)
        elif tried:
            right -= draw.text(right, y, tried, small, "price", align="end") + at(10, 8)
        if helped and not self._stacks:
            draw.text(right, y, helped, small, "soft", align="end")

    def _draw_stars(self, right: float, y: float) -> None:
        draw, look = self._draw, self._look
        size, step = draw.at(17, 12), draw.at(22, 15)
        for place in range(MOST_STARS):
            x = right - size - (MOST_STARS - 1 - place) * step
            if place >= look.stars or look.hinted:
                draw.outline("star", x, y, size, "edge" if place >= look.stars else "soft", 1.2)
            else:
                draw.sign("star", x, y, size, "soft" if look.solved else "text")
