"""Counts fights that other processes play, while the windows still answer."""

from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from gattai_desktop.board.speech import message
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.rehearsal import CannotFight, Company, Running, Tally

_LOOK: Final = 120
"""Milliseconds between two reads of the workers' results."""


class Counting(QObject):
    """Reads what a company of workers has played into tallies, until all of it is there or it is stopped.

    Signals:
        counted(): more fights have been played. ended(): all of them, or it was stopped. failed(str): it cannot be
        fought; carries what is missing, in words. staled(): the table has changed since.
    """

    counted = Signal()
    ended = Signal()
    failed = Signal(str)
    staled = Signal()

    def __init__(self, model: GameModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stale = False
        self._company: Company | None = None
        self._running: list[tuple[Tally[Any], Running[Any]]] = []
        self._clock = QTimer(self, interval=_LOOK)
        self._clock.timeout.connect(self.look)
        model.factsHappened.connect(self._table_changed)

    @property
    def tally(self) -> Tally[Any] | None:
        """What is counted first; None before anything is."""
        raise NotImplementedError

    @property
    def playing(self) -> bool:
        """Whether fights are being played now."""
        return bool(self._running)

    def look(self) -> None:
        """Read the results since the last time."""
        counted = False
        try:
            for tally, running in self._running:
                fought = running.fetch()
                tally.count(fought)
                counted = counted or bool(fought)
        except CannotFight as wrong:
            self.stop()
            self.failed.emit(message(wrong))
            return
        self._running = [(tally, running) for tally, running in self._running if not running.over]
        if counted:
            self.counted.emit()
        if not self._running:
            self.stop()

    def stop(self) -> None:
        """Stop playing; the results stay."""
        was = self._company is not None
        self._clock.stop()
        for _, running in self._running:
            running.cancel()
        self._running = []
        if self._company is not None:
            self._company.end()
            self._company = None
        if was:
            self.ended.emit()

    def _table_changed(self, *_happened: object) -> None:
        if self.tally is not None and not self.stale:
            self.stale = True
            self.staled.emit()
