"""The sounds of the table: short files of the program's own, handed to whatever plays files on this computer.

Nothing waits for a sound, nothing is told by a sound alone, and where nothing plays them the table is silent.
"""

from __future__ import annotations

import logging
import shutil
import sys
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QObject, QProcess

from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened, SeenFacts
from gattai_desktop.resources import ResourceMissingError, resource

_log = logging.getLogger(__name__)

_AT_ONCE: Final = 3
"""Sounds that may be heard at the same time; of more, the newest are left out."""
_LONG: Final = 0.6
"""Seconds that most sounds last."""
_PLAYERS: Final = (("pw-play",), ("paplay",), ("aplay", "-q"), ("afplay",))


SoundsOf = Callable[[Happened, SeenFacts], tuple[str, ...]]
"""Says which sounds an entry makes at a table of one game, from what everybody saw."""


class SoundPlayer(Protocol):
    """Plays a file and returns at once."""

    def play(self, path: Path) -> None:
        """Begin to play it. Whatever goes wrong is no error of the table."""


class Silence:
    """Plays nothing, because nothing here can."""

    def play(self, path: Path) -> None:
        """Do nothing."""


class ByProgram:
    """Plays through a program of the system, which is left to itself."""

    def __init__(self, command: tuple[str, ...], clock: Callable[[], float] = time.monotonic) -> None:
        self._command = command
        self._clock = clock
        self._begun: deque[float] = deque(maxlen=_AT_ONCE)

    def play(self, path: Path) -> None:
        """Start the program and go on."""
        now = self._clock()
        if len(self._begun) == _AT_ONCE and now - self._begun[0] < _LONG:
            return
        self._begun.append(now)
        program, *words = self._command
        process = QProcess()
        process.setProgram(program)
        process.setArguments([*words, str(path)])
        for of in (process.setStandardOutputFile, process.setStandardErrorFile, process.setStandardInputFile):
            of(QProcess.nullDevice())
        started: object = process.startDetached()
        if started is False:
            _log.info("No sound: %s cannot be started.", program)


class ByWindows:
    """Plays through Windows itself."""

    def play(self, path: Path) -> None:
        """Ask for it and go on."""
        if sys.platform == "win32":
            import winsound

            try:
                winsound.PlaySound(str(path), winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT)
            except RuntimeError as wrong:
                _log.info("No sound: %s", wrong)


def player_here(find: Callable[[str], str | None] = shutil.which) -> SoundPlayer:
    """Return what plays files on this computer; silence where nothing does."""
    if sys.platform == "win32":
        return ByWindows()
    for name, *rest in _PLAYERS:
        path = find(name)
        if path is not None:
            return ByProgram((path, *rest))
    return Silence()


class Sounds(QObject):
    """Listens to a table and lets what matters be heard, as everybody may know it."""

    def __init__(
        self, model: GameModel, sounds_of: SoundsOf, player: SoundPlayer, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._sounds_of = sounds_of
        self._player = player
        self.on = True
        model.factsHappened.connect(self._happened)
        model.moveRefused.connect(lambda _refusal: self.play("refuse"))
        model.saveFailed.connect(lambda _failure: self.play("saved_warning"))
        model.asksChanged.connect(self._asked)
        model.seatChanged.connect(self._passed)

    def play(self, name: str) -> None:
        """Let one be heard, unless all are off."""
        if not self.on:
            return
        try:
            self._player.play(resource(f"sounds/{name}.wav"))
        except ResourceMissingError as wrong:
            _log.info("No sound: %s", wrong)

    def _happened(self, happened: Happened) -> None:
        for name in self._sounds_of(happened, happened.facts(PUBLIC)):
            self.play(name)

    def _asked(self) -> None:
        if self._model.asks():
            self.play("ask")

    def _passed(self, seat: str) -> None:
        """The curtain falls, and whoever is wanted hears her two notes: nobody need read the wall for it."""
        self.play("curtain")
        self.play(f"call-{seat}")
