"""Puts together the table of a puzzle: a real table, with what is asked, tried and shown at its foot."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import content, speak
from gattai_desktop.model.puzzle_play import PuzzlePlay, PuzzleStands
from gattai_desktop.players.puzzles.puzzle import lay, puzzles_of
from gattai_desktop.windows.kit.overlay import Level, WidgetOverlay
from gattai_desktop.windows.program.laid_table import LaidTable
from gattai_desktop.windows.program.puzzle_bar import PuzzleBar
from gattai_desktop.windows.settings.puzzle_progress import PuzzleProgress, with_progress
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.settings.window_place import shortcut
from gattai_desktop.windows.table.table_window import TableWindow

if TYPE_CHECKING:
    from gattai_desktop.windows.shelf.shelf_window import ShelfWindow


class PuzzleTable(QObject):
    """The table of a puzzle with its bar.

    Signals:
        nextAsked(str, str): another puzzle of a game is to be played, or this one in another language.
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
        self.laid = LaidTable(self.play.model, paint, settings, self._choose, keep, saved=False)
        table = self.laid.window
        super().__init__(table)
        self.play.setParent(self)
        self._game, self._puzzle = game, puzzle
        self._settings, self._chosen, self._keep = settings, choose, keep
        self._table: TableWindow = table
        self._shelf: Callable[[], ShelfWindow] | None = None
        self._told = PuzzleStands.OPEN
        self._counted = False
        self._leading = QTimer(self)
        """Leads on once the table has found its own focus."""
        self._leading.setSingleShot(True)
        self._leading.setInterval(0)
        # Once more a moment later: on Windows a timer may be served before what the table was about to focus itself.
        self._leading.timeout.connect(lambda: QTimer.singleShot(0, self, self._lead_on))
        following = puzzles[number + 1].id if number + 1 < len(puzzles) else ""
        self.bar = PuzzleBar(self.play, number + 1, paint, table, last=not following)
        self.bar.backAsked.connect(table.close)
        self.bar.nextAsked.connect(lambda: self.nextAsked.emit(game, following))
        self.bar.hintTaken.connect(lambda: self._note(PuzzleProgress.helped))
        table.overlays.add(WidgetOverlay(Level.RAILS, self.bar))
        table.program_turn.give_way(self.bar)
        table.hint.instead = self.bar.hint.click
        self.laid.menu.offers_hint = lambda: not self.bar.hint.isHidden()
        for key, plate in (
            ("F2", self.bar.hint),
            ("F3", self.bar.answer),
            ("F4", self.bar.again),
            ("F5", self.bar.cards),
        ):
            shortcut(table, key, plate.click)
        self.play.solved.connect(lambda: self._note(PuzzleProgress.done))
        self.play.changed.connect(self._follow)

    def stand(self, shelf: Callable[[], ShelfWindow], *, answer: bool) -> None:
        """Show the table in place of the shelf, whose puzzles come back after it. answer: show how it is solved.

        shelf: returns the shelf of now: it is made anew in another language.
        """
        self._shelf = shelf
        self._table.closed.connect(lambda: shelf().puzzles.show(self._game, self._puzzle))
        self.laid.stand(shelf())
        if answer:
            self.play.show_answer()

    def _choose(self, settings: Settings) -> None:
        spoken = self._settings().language
        self._chosen(settings)
        if settings.language != spoken:  # the table stays in the language in which it was laid
            self.nextAsked.emit(self._game, self._puzzle)

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
            if play.stands is PuzzleStands.LOST and self._shelf is not None:
                self._shelf().puzzles.tell_try(self._game, self._puzzle, self.bar.tried())

    def _lead_on(self) -> None:
        """Give the keyboard to what comes next, another try or another puzzle, where nothing above the table has it."""
        if self._table.overlays.take_keys:
            return
        ways = {PuzzleStands.LOST: self.bar.again, PuzzleStands.SOLVED: self.bar.onward}
        if (way := ways.get(self.play.stands)) is not None:
            way.setFocus(Qt.FocusReason.OtherFocusReason)
