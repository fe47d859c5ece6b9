"""Shows the puzzles as a page of the first window: the games at the left, their plates, and the one in focus."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, drawing, plain, title
from gattai_desktop.board.keys import SHELF, pressed_key
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import line_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import called, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.windows.shelf.card_page import CardPage
from gattai_desktop.windows.shelf.pack_grid import PuzzleGrid
from gattai_desktop.windows.shelf.puzzle_card import PuzzleCard, PuzzleLook

_LIP: Final = 10.0


@frozen
class PuzzleGame:
    """A game at the left of the page: its key, its name, and how many puzzles it has."""

    key: str
    name: str
    puzzles: int


class PuzzleRoom(CardPage[str, PuzzleLook]):
    """The page with the puzzles of one game.

    Signals:
        gameAsked(str): the puzzles of another game. playAsked(str): a puzzle is to be played. hintAsked: F2.
    """

    gameAsked = Signal(str)
    playAsked = Signal(str)
    hintAsked = Signal()
    layout_of = PuzzleGrid

    def __init__(self, paint: Paint, games: Sequence[PuzzleGame], parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.setAccessibleName(self.tr("Puzzles"))
        self._game = games[0] if games else PuzzleGame("", "", 0)
        self.games = {one.key: PlateButton(paint, line_plate(one.name), self) for one in games}
        self._listed = {one.key: one for one in games}
        for key, plate in self.games.items():
            plate.chosen.connect(lambda key=key: self.gameAsked.emit(key))
        ArrowGroup(self, [*self.games.values(), self.back])
        self._ordered([*self.games.values(), self.back])

    # ------------------------------------------------------------------ what is shown

    def lay_out(self, game: str, looks: Mapping[str, PuzzleLook]) -> None:
        """Show these puzzles of a game, by their ids."""
        self._game = self._listed[game]
        for key, plate in self.games.items():
            count = self._listed[key].puzzles
            told = called(count) if count else self.tr("none yet")
            plate.set_look(line_plate(self._listed[key].name, told, lit=key == game))
        self.show_cards(looks)

    def make_card(self, key: str, look: PuzzleLook) -> PuzzleCard:
        card = PuzzleCard(self.paint, look, self._inside)
        card.playAsked.connect(lambda: self.playAsked.emit(key))
        return card

    def without_cards(self) -> QWidget:
        return self.games[self._game.key]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match self.paint.keys.of(SHELF).meant(pressed_key(event)):
            case "Esc":
                self.backAsked.emit()
            case "F2":
                self.hintAsked.emit()
            case "Return" | "Enter" if (shown := self.focused) is not None:
                self.playAsked.emit(shown)  # wherever in the panel the keyboard is: its plate names this key
            case _:
                super().keyPressEvent(event)

    # ------------------------------------------------------------------ where everything stands

    def rescale(self) -> None:
        super().rescale()
        at = self.places
        x, wide, high = at.plate
        for place, plate in enumerate(self.games.values()):
            plate.setGeometry(at.rect(x, at.nav + place * at.step, wide, high))
        foot = at.nav + len(self.games) * at.step if at.stacked else at.back
        self.back.setGeometry(at.rect(x, foot, wide, high))

    # ------------------------------------------------------------------ how it looks

    def paintEvent(self, event: QPaintEvent) -> None:
        at = self.places
        with drawing(self, unit=at.unit) as draw:
            heading = speak("puzzles", "{count} moments", count=len(self.cards)) if self.cards else self.tr("None yet")
            about = self._game.name + (", " + self.tr("easy ones first") if self.cards else "")
            told = self.tr("prepared moments, without luck")
            self._draw_heads(draw, self.tr("Puzzles"), told, heading, about, self._game.name)
            x, wide, _ = at.plate
            top = at.nav + (len(self.games) + (1 if at.stacked else 0)) * at.step + at.at(40, 22, 16)
            self._draw_solved(draw.within(x + at.at(20, 4, 2), top, wide - at.at(40, 8, 4)))

    def _draw_solved(self, draw: Drawing) -> None:
        """Draw how many are solved, and say how puzzles are played, where there is room for it."""
        count = len(self.cards)
        if not count:
            return
        solved, at = sum(card.look.solved for card in self.cards.values()), draw.at
        figure, words = title(at(54, 34)), plain(at(18, 13))
        y = draw.size(figure)
        used = draw.text(0, y, called(solved), figure, "text" if solved else "soft")
        draw.text(used + at(14, 8), y, speak("puzzles", "of {total} solved", total=count), words, "soft",
                  room=draw.wide - used - 14)  # fmt: skip
        y += at(22, 12)
        high = at(10, 6)
        draw.bar(0, y, draw.wide, high, solved / count)
        told = self.tr("The other side answers as well as it can, and search has found each one solvable. A wrong move "
                       "shows what it loses, and you may try again.")  # fmt: skip
        small = plain(at(15, 12))
        step = draw.size(small) * 1.35
        y += high + at(40, 24)
        foot = self.places.high if self.places.stacked else self.places.back
        lines = len(draw.wrapped(told, small, draw.wide, 9))
        begins = self.places.nav + len(self.games) * self.places.step + at(40, 22)
        if begins + y + lines * step < foot:
            draw.paragraph(0, y, told, small, "soft", room=draw.wide, most=9, step=step)
