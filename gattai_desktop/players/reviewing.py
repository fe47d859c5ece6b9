"""Looks for the turning points of a session in another process, so that no window waits for it.

The process reads a copy of the session of its own, which is deleted with it. Ending it forgets the work at once.
"""

from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.players.rehearsal import belong_to_the_program
from gattai_desktop.players.turning_points import Review, review
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.shelf import copy_session

_STEP: Final = 0.01
"""Share of the work after which the window is told how far it is."""


@frozen
class Reviewed:
    """What came of it: the review, or what it broke over."""

    review: Review | None = None
    broke: str = ""


class Reviewing:
    """A process of its own that looks through one session at a time."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._folder: TemporaryDirectory[str] | None = None
        self.share = 0.0
        """How much of the work is done, 0 to 1."""

    @property
    def works(self) -> bool:
        """Whether a session is being looked through."""
        return self._process is not None

    @property
    def process(self) -> BaseProcess | None:
        """The process, where one runs."""
        return self._process

    def begin(self, path: Path) -> None:
        """Look through the session at a path, which may be open; what was begun before is forgotten."""
        self.end()
        self.share = 0.0
        self._folder = TemporaryDirectory(prefix="gattai-review-", ignore_cleanup_errors=True)
        context = get_context("spawn")
        self._line, there = context.Pipe(duplex=False)
        copy = Path(self._folder.name) / path.name
        self._process = context.Process(target=_work, args=(there, str(path), str(copy)), daemon=True)
        self._process.start()
        there.close()

    def answer(self) -> Reviewed | None:
        """Return what came of it, once; None while it works, or where nothing was begun."""
        if self._line is None:
            return None
        try:
            while self._line.poll():
                found: float | Reviewed = self._line.recv()
                if isinstance(found, Reviewed):
                    self.end()
                    return found
                self.share = found
        except (EOFError, OSError):
            self.end()
            return Reviewed(broke="its process ended")
        return None

    def end(self) -> None:
        """End the process, and delete its copy."""
        process, line, folder = self._process, self._line, self._folder
        self._process, self._line, self._folder = None, None, None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        if line is not None:
            line.close()
        if folder is not None:
            folder.cleanup()


def _work(line: Connection, path: str, copy: str) -> None:
    belong_to_the_program()
    line.send(_reviewed(line, Path(path), Path(copy)))


def _reviewed(line: Connection, path: Path, copy: Path) -> Reviewed:
    told = 0.0

    def tell(share: float) -> None:
        nonlocal told
        if share - told >= _STEP:
            told = share
            line.send(share)

    try:
        copy_session(path, copy)
        with Journal.open(copy) as journal:
            return Reviewed(review(journal.box.game, journal, told=tell))
    except Exception as broken:  # noqa: BLE001 - what breaks here must not take the window with it
        return Reviewed(broke=str(broken) or repr(broken))
