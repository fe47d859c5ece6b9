"""Puts together the table of a puzzle: a real table, with what is asked, tried and shown at its foot."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QPaintEvent

from gattai_desktop.board.drawing import drawing, plain, strong
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import outline_plate, primary_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import content, speak
from gattai_desktop.board.words import spoken
from gattai_desktop.model.puzzle_play import PuzzlePlay, PuzzleStands
from gattai_desktop.players.puzzles.puzzle import lay, puzzles_of
from gattai_desktop.windows.kit.log_lines import entry_lines
from gattai_desktop.windows.kit.overlay import Level, WidgetOverlay
from gattai_desktop.windows.program.laid_table import LaidTable
from gattai_desktop.windows.program.open_cards import DRAWN, OpenCardsButton
from gattai_desktop.windows.settings.puzzle_progress import PuzzleProgress, with_progress
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.settings.window_place import shortcut
from gattai_desktop.windows.table.table_foot import TableFoot
from gattai_desktop.windows.table.table_window import TableWindow

if TYPE_CHECKING:
    from gattai_desktop.windows.shelf.puzzles_before import PuzzlesBefore
    from gattai_desktop.windows.shelf.shelf_window import ShelfWindow

translate = QCoreApplication.translate

_HIGH: Final = 0.088
"""How high the bar is, as a part of the window."""
_LEAST, _MOST = 58, 130
"""Least and most height of the bar, in device-independent pixels."""


_TOLD: Final = 2
"""How many moves are told of what a try lost: the last ones."""
_SIZES: Final = ((15, 2), (13, 2), (12, 3))
"""Sizes of the words and how many lines of them, until all of it fits."""


class PuzzleBar(TableFoot):
    """The bar at the foot: what is asked, how it stands, the cards of the other side, and plates for help.

    Signals:
        backAsked: to the puzzles. nextAsked: the next one. hintTaken: a hint was shown.
    """

    backAsked = Signal()
    nextAsked = Signal()
    hintTaken = Signal()

    def __init__(self, play: PuzzlePlay, number: int, paint: Paint, table: TableWindow, *, last: bool) -> None:
        """number: which puzzle of the game it is; last: whether none follows."""
        super().__init__(paint, table, table.ring)
        self._play, self._number, self._last = play, number, last
        self._hinted = False
        self.cards = OpenCardsButton(play, paint, table.requests, self)
        self.again = PlateButton(paint, outline_plate(self.tr("Again"), key="F4"), self)
        self.hint = PlateButton(paint, outline_plate(self.tr("A hint"), key="F2"), self)
        self.answer = PlateButton(paint, outline_plate(self.tr("The answer"), key="F3"), self)
        self.onward = PlateButton(paint, outline_plate(self.tr("Puzzles")), self)
        self.plates = (self.again, self.hint, self.answer, self.onward)
        self.again.chosen.connect(play.again)
        self.hint.chosen.connect(self.show_hint)
        self.answer.chosen.connect(play.show_answer)
        self.onward.chosen.connect(self._go_on)
        play.changed.connect(self.follow)
        self.follow()

    def high(self, window: int, zoom: float) -> int:
        return round(min(_MOST, max(_LEAST, window * _HIGH * max(1.0, zoom))))

    def show_hint(self) -> None:
        """Show the hint instead of the task."""
        self._hinted = True
        self.hintTaken.emit()
        self.follow()

    def _go_on(self) -> None:
        if self._play.stands is PuzzleStands.SOLVED and not self._last:
            self.nextAsked.emit()
        else:
            self.backAsked.emit()

    # ------------------------------------------------------------------ what it says
    def follow(self) -> None:
        """Say how the puzzle stands now."""
        stands = self._play.stands
        solved = stands is PuzzleStands.SOLVED
        again = self.tr("Try it again") if stands is PuzzleStands.LOST else self.tr("Again")
        lost = stands in (PuzzleStands.LOST, PuzzleStands.BY_HAND)
        self.again.set_look(primary_plate(again, key="F4") if lost else outline_plate(again, key="F4"))
        onward = self.tr("Next puzzle") if solved and not self._last else self.tr("Puzzles")
        self.onward.set_look(primary_plate(onward) if solved else outline_plate(onward))
        self.setAccessibleName(f"{self._head()}. {self.words()}")
        self.cards.follow()
        self.setAccessibleDescription(self.cards.accessibleDescription())
        self.rescale()
        self.update()

    def words(self) -> str:
        """Return what the bar says: the task or the hint, what a try lost, or that it is solved."""
        play = self._play
        match play.stands:
            case PuzzleStands.SOLVED if play.shown:
                return self.tr("That is the answer.")
            case PuzzleStands.SOLVED:
                return speak("puzzles", "Solved in {count} moves.", count=play.made)
            case PuzzleStands.LOST:
                return speak("puzzles", "That lost: {what} Try it again.", what=self.lost())
            case PuzzleStands.BY_HAND:
                return self.tr("This was done by hand. Begin again to solve it.")
        if self._hinted:
            return content(play.puzzle.hint)
        return content(play.puzzle.task)

    def lost(self) -> str:
        """Return what came of the first wrong move, in sentences of the log."""
        play = self._play
        told = [words for number in play.replies()[-_TOLD:] if (words := self._told(number))]
        if not told and play.wrong:
            told = [self._told(play.wrong), self.tr("It cannot be solved any more.")]
        return " ".join(told)

    def tried(self) -> str:
        """Return the try in two sentences: the wrong move, and what answered it."""
        wrong = self._told(self._play.wrong) if self._play.wrong else ""
        lost = self.lost()
        return lost if lost.startswith(wrong) else f"{wrong} {lost}".strip()

    def _told(self, entry: int) -> str:
        happened = self._play.told_of(entry)
        lines = entry_lines(happened, self._play.model, "moves") if happened is not None else ()
        words = spoken(lines[0].words).strip() if lines else ""
        return words if not words or words.endswith((".", "!", "?")) else f"{words}."

    def _head(self) -> str:
        return speak("puzzles", "PUZZLE {number}", number=self._number)

    # ------------------------------------------------------------------ how it looks
    def rescale(self) -> None:
        high, px = self.height(), self.paint.px
        tall, gap = max(32, min(round(px(46)), high - 16)), max(6, round(px(8)))
        right = self.width() - round(px(16))
        for plate in reversed(self.plates):
            wide = max(round(px(96)), min(plate.sizeHint().width(), round(self.width() * 0.14)))
            right -= wide
            plate.setGeometry(right, (high - tall) // 2, wide, tall)
            right -= gap
        unit = high / DRAWN
        self._right = right - round(self.cards.wide() * unit)
        self.cards.setGeometry(self._right, 0, right - self._right, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self, unit=self.height() / DRAWN) as draw:
            draw.ground("rail")
            draw.rule(0.5 / draw.unit)
            side, right = 20.0, self._right / draw.unit - 12
            text, room = self.words(), right - side
            fits = (one for one in _SIZES if len(draw.wrapped(text, plain(one[0]), room, 9)) <= one[1])
            size, most = next(fits, _SIZES[-1])
            head, words = strong(13), plain(size)
            top = draw.middle - draw.size(words) * 0.75 * (most - 1)
            used = draw.text(side, top, self._head(), head, "soft")
            moves = speak("puzzles", "{count} moves left", count=self._play.left)
            x = side + used + 14
            name = content(self._play.puzzle.name)
            if draw.width(name, strong(15)) <= right - x:  # the header says it too
                x += draw.text(x, top, name, strong(15)) + 14
            if self._play.stands is PuzzleStands.OPEN and draw.width(moves, plain(13)) <= right - x:
                draw.text(x, top, moves, plain(13), "soft")
            stands = self._play.stands
            ink = "legal" if stands is PuzzleStands.SOLVED else "text" if stands is PuzzleStands.OPEN else "price"
            step = draw.size(words) * 1.3
            draw.paragraph(side, top + step * 1.2, text, words, ink, room=room, most=most, step=step)


class PuzzleTable(QObject):
    """The table of a puzzle with its bar.

    Signals:
        nextAsked(str, str): the next puzzle of a game is to be played.
    """

    nextAsked = Signal(str, str)

    def __init__(
        self,
        game: str,
        puzzle: str,
        paint: Paint,
        settings: Callable[[], Settings],
        choose: Callable[[Settings], None],
        keep: Callable[[Settings], None],
    ) -> None:
        """game, puzzle: the game's key and the puzzle's id. Others are those of a `LaidTable`."""
        puzzles = puzzles_of(game)
        number = next(at for at, one in enumerate(puzzles) if one.id == puzzle)
        chosen = puzzles[number]
        name = speak("puzzles", "PUZZLE {number}: {name}", number=number + 1, name=content(chosen.name))
        self.play = PuzzlePlay(lay(game, chosen), name)
        self.laid = LaidTable(self.play.model, paint, settings, choose, keep, saved=False)
        table = self.laid.window
        super().__init__(table)
        self.play.setParent(self)
        self._game, self._puzzle = game, puzzle
        self._settings, self._keep = settings, keep
        self._table: TableWindow = table
        self._puzzles: PuzzlesBefore | None = None
        self._told = PuzzleStands.OPEN
        self._counted = False
        self._leading = QTimer(self)
        """Leads on once the table has found its own focus."""
        self._leading.setSingleShot(True)
        self._leading.setInterval(0)
        self._leading.timeout.connect(self._lead_on)
        following = puzzles[number + 1].id if number + 1 < len(puzzles) else ""
        self.bar = PuzzleBar(self.play, number + 1, paint, table, last=not following)
        self.bar.backAsked.connect(table.close)
        self.bar.nextAsked.connect(lambda: self.nextAsked.emit(game, following))
        self.bar.hintTaken.connect(lambda: self._note(PuzzleProgress.helped))
        table.overlays.add(WidgetOverlay(Level.RAILS, self.bar))
        table.program_turn.give_way(self.bar)
        table.hint.instead = self.bar.hint.click
        for key, plate in (
            ("F2", self.bar.hint),
            ("F3", self.bar.answer),
            ("F4", self.bar.again),
            ("F5", self.bar.cards),
        ):
            shortcut(table, key, plate.click)
        self.play.solved.connect(lambda: self._note(PuzzleProgress.done))
        self.play.changed.connect(self._follow)

    def stand(self, before: ShelfWindow, *, answer: bool) -> None:
        """Show the table in place of the shelf, whose puzzles come back after it. answer: show how it is solved."""
        puzzles = self._puzzles = before.puzzles
        self._table.closed.connect(lambda: puzzles.show(self._game, self._puzzle))
        self.laid.stand(before)
        if answer:
            self.play.show_answer()

    def _note(self, change: Callable[[PuzzleProgress], PuzzleProgress]) -> None:
        self._keep(with_progress(self._settings(), self._game, self._puzzle, change))

    def _follow(self) -> None:
        play = self.play
        if not play.made:
            self._counted = False
        elif not self._counted:
            self._counted = True
            self._note(PuzzleProgress.helped if play.shown else PuzzleProgress.tried)
        if play.stands is not self._told:
            self._told = play.stands
            if play.stands is not PuzzleStands.OPEN:
                self._table.say(self.bar.words())
            self._leading.start()
            if play.stands is PuzzleStands.LOST and self._puzzles is not None:
                self._puzzles.tell_try(self._game, self._puzzle, self.bar.tried())

    def _lead_on(self) -> None:
        """Give the keyboard to what comes next: another try, or another puzzle."""
        ways = {PuzzleStands.LOST: self.bar.again, PuzzleStands.SOLVED: self.bar.onward}
        if (way := ways.get(self.play.stands)) is not None:
            way.setFocus(Qt.FocusReason.OtherFocusReason)
