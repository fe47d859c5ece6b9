"""Shows the puzzles as a page of the first window: the games at the left, their plates, and the one in focus."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, drawing, plain, title
from gattai_desktop.board.keys import SHELF, pressed_key
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook, line_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.scale import Scale
from gattai_desktop.board.speech import called, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.windows.kit.scrolling import quiet_scroll_bar, scroll_within
from gattai_desktop.windows.shelf.pack_looks import PackPanelLook
from gattai_desktop.windows.shelf.pack_panel import PackPanel
from gattai_desktop.windows.shelf.puzzle_card import PuzzleCard, PuzzleLook
from gattai_desktop.windows.shelf.puzzle_grid import PuzzleGrid
from gattai_desktop.windows.shelf.shelf_pages import Room

_LIP: Final = 10.0


@frozen
class PuzzleGame:
    """A game at the left of the page: its key, its name, and how many puzzles it has."""

    key: str
    name: str
    puzzles: int


class PuzzleRoom(Room):
    """The page with the puzzles of one game.

    Signals:
        backAsked: Esc. gameAsked(str): the puzzles of another game. looked(str): another puzzle is in focus.
        playAsked(str): it is to be played. hintAsked: F2. moved: the puzzles were scrolled.
    """

    backAsked = Signal()
    gameAsked = Signal(str)
    looked = Signal(str)
    playAsked = Signal(str)
    hintAsked = Signal()
    moved = Signal()

    def __init__(self, paint: Paint, games: Sequence[PuzzleGame], parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.places = PuzzleGrid.of(self.size())
        self.setAccessibleName(self.tr("Puzzles"))
        self._game = games[0] if games else PuzzleGame("", "", 0)
        self.games = {one.key: PlateButton(paint, line_plate(one.name), self) for one in games}
        self._listed = {one.key: one for one in games}
        for key, plate in self.games.items():
            plate.chosen.connect(lambda key=key: self.gameAsked.emit(key))
        self.back = PlateButton(
            paint, PlateLook(self.tr("Back to the shelf"), key="Esc", fill="", edge="", arrangement="line"), self
        )
        self.back.chosen.connect(self.backAsked)
        ArrowGroup(self).set_members([*self.games.values(), self.back])
        self._scroll = QScrollArea(self)
        self._inside = QWidget()
        scroll_within(self._scroll, self._inside, paint)
        self._scroll.verticalScrollBar().valueChanged.connect(self.moved)
        self._island = ArrowGroup(self)
        self.cards: dict[str, PuzzleCard] = {}
        self.panel = PackPanel(paint, self)
        for one, other in pairwise([*self.games.values(), self.back, self._scroll, self.panel]):
            QWidget.setTabOrder(one, other)

    # ------------------------------------------------------------------ what is shown

    def lay_out(self, game: str, looks: Mapping[str, PuzzleLook]) -> None:
        """Show these puzzles of a game, by their ids."""
        self._game = self._listed[game]
        for key, plate in self.games.items():
            count = self._listed[key].puzzles
            told = called(count) if count else self.tr("none yet")
            plate.set_look(line_plate(self._listed[key].name, told, lit=key == game))
        kept: dict[str, PuzzleCard] = {}
        for key, look in looks.items():
            kept[key] = self.cards.pop(key) if key in self.cards else self._new(key)
            kept[key].set_look(look)
        for gone in self.cards.values():
            gone.hide()
            gone.deleteLater()
        self.cards = kept
        self._island.set_members(list(kept.values()))
        self.rescale()
        self.update()

    def _new(self, key: str) -> PuzzleCard:
        card = PuzzleCard(self.paint, self._inside)
        card.looked.connect(lambda: self.looked.emit(key))
        card.playAsked.connect(lambda: self.playAsked.emit(key))
        card.installEventFilter(self)
        card.show()
        return card

    def tell(self, look: PackPanelLook, key: str) -> None:
        """Show this in the panel. key: the puzzle that it is about, "" for none."""
        for one, card in self.cards.items():
            card.choose(one == key)
        if key in self.cards:
            self._island.stop_at(self.cards[key])
        self.panel.set_look(look)

    def focus(self, key: str) -> None:
        """Give the keyboard to a puzzle, or to its game where it has none."""
        card = self.cards.get(key) or next(iter(self.cards.values()), None)
        (card or self.games[self._game.key]).setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def focused(self) -> str:
        """The puzzle in the panel, by its id; "" for none."""
        return next((key for key, card in self.cards.items() if card.chosen), "")

    def begin(self) -> None:
        """Focus the puzzle in the panel, or the first one."""
        self.focus(self.focused)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, PuzzleCard) and event.type() == QEvent.Type.FocusIn:
            lip = round(self.paint.px(24))
            self._scroll.ensureWidgetVisible(watched, lip, lip)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match self.paint.keys.of(SHELF).meant(pressed_key(event)):
            case "Esc":
                self.backAsked.emit()
            case "F2":
                self.hintAsked.emit()
            case _:
                super().keyPressEvent(event)

    # ------------------------------------------------------------------ where everything stands

    def stand(self, view: QSize, zoom: float) -> None:
        if view != self._view or zoom != self._zoom:
            self._view, self._zoom = view, zoom
            self._lay()
        self.resize(view.width(), max(view.height(), round(self.needed() * self.places.unit)))

    def resizeEvent(self, event: object) -> None:
        if self._zoom <= 1.0 and self.width() != self._view.width():
            self._view = self.size()
        self._lay()

    def needed(self) -> float:
        return self.places.needed(len(self.cards))

    def set_paint(self, paint: Paint) -> None:
        self.places = PuzzleGrid.of(self._view, self._zoom)
        super().set_paint(paint.in_room(SHELF))

    @property
    def scale(self) -> Scale:
        return self.places.scale

    def rescale(self) -> None:
        at = self.places = PuzzleGrid.of(self._view, self._zoom)
        quiet_scroll_bar(self._scroll, self.paint)
        x, wide, high = at.plate
        for place, plate in enumerate(self.games.values()):
            plate.setGeometry(at.rect(x, at.nav + place * at.step, wide, high))
        foot = at.nav + len(self.games) * at.step if at.stacked else at.back
        self.back.setGeometry(at.rect(x, foot, wide, high))
        self.panel.setGeometry(at.rect(*at.panel(len(self.cards))))
        self._lay_puzzles()

    def _lay_puzzles(self) -> None:
        at, k = self.places, self.places.unit
        left, top, wide = at.packs
        lip, (each, high) = _LIP, at.card
        down = at.rows_high(len(self.cards)) if at.stacked else at.high - top
        self._scroll.setGeometry(at.rect(left - lip, top - lip, wide + 2 * lip + 12, down + lip))
        for place, card in enumerate(self.cards.values()):
            row, column = divmod(place, at.columns)
            card.setGeometry(at.rect(lip + column * (each + at.gap), lip + row * (high + at.gap), each, high))
        whole = lip + at.rows_high(len(self.cards))
        self._inside.resize(round((wide + 2 * lip) * k), round(max(1.0, whole * k)))

    # ------------------------------------------------------------------ how it looks

    def paintEvent(self, event: QPaintEvent) -> None:
        at = self.places
        with drawing(self, unit=at.unit) as draw:
            draw.ground("table")
            if not at.stacked:
                draw.fill(0, 0, at.rail, at.high, "rail")
            x, wide, _ = at.plate
            size = at.at(54, 36, 28)
            draw.sign("wings", x + at.at(20, 4, 2), at.at(74, 34, 20), size, "pilots")
            draw.sign("horns", x + at.at(82, 46, 34), at.at(74, 34, 20), size, "coach")
            head, words = title(at.at(34, 24, 20)), plain(at.at(17, 13, 12))
            y = at.at(196, 114, 82)
            draw.text(x + at.at(18, 4, 2), y, self.tr("Puzzles"), head, room=wide)
            told = self.tr("prepared moments, without luck")
            draw.paragraph(x + at.at(20, 4, 2), y + draw.size(words) * 1.7, told, words, "soft", room=wide - 4, most=2)
            top = at.nav + (len(self.games) + (1 if at.stacked else 0)) * at.step + at.at(40, 22, 16)
            self._draw_solved(draw.within(x + at.at(20, 4, 2), top, wide - at.at(40, 8, 4)))
            left, _, across = at.packs
            heading = speak("puzzles", "{count} moments", count=len(self.cards)) if self.cards else self.tr("None yet")
            used = draw.text(left, at.heading, heading, head)
            about = self._game.name + (", " + self.tr("easy ones first") if self.cards else "")
            draw.text(left + used + at.at(28, 18, 12), at.heading, about, words, "soft", room=across - used - 40)

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
        draw.fill(0, y, draw.wide, high, "line")
        draw.fill(0, y, draw.wide * solved / count, high, "text")
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
