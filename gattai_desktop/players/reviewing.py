"""Looks for the turning points of a session in another process, so that no window waits, and keeps what it found.

The process reads a copy of the session of its own, which is deleted with it. Ending it forgets the work at once.

A review is written as JSON, also from one process to another. What is kept may be deleted at any time; what cannot be
read is counted anew.
"""

import json
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any, Final

from attrs import asdict

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.content.written_file import bytes_written
from gattai_desktop.players.process_beside import ProcessBeside
from gattai_desktop.players.rehearsal import belong_to_the_program
from gattai_desktop.players.turning_points import MissedMove, Review, review
from gattai_desktop.sessions.fingerprint import fingerprint
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.reading import not_looked_at
from gattai_desktop.sessions.shelf import copy_session

_STEP: Final = 0.01
"""Share of the work after which the window is told how far it is."""
_LONGEST: Final = 30.0
"""Seconds to wait for a process that was ended, before its copy is deleted all the same."""


@frozen
class Reviewed:
    """The review, or the error that ended it."""

    review: Review | None = None
    broke: str = ""


class Reviewing:
    """A process of its own that looks through one session at a time."""

    def __init__(self) -> None:
        self.process: ProcessBeside | None = None
        """The process, where one runs."""
        self._folder: TemporaryDirectory[str] | None = None
        self._not_begun = ""
        self.share = 0.0
        """How much of the work is done, 0 to 1."""

    def begin(self, path: Path, caches: Path | None = None) -> None:
        """Look through the session at a path, which may be open; what was begun before is forgotten.

        caches: the folder in which what is found is kept, and where it lies if it was found before.
        """
        self.end()
        self.share = 0.0
        try:
            self._folder = TemporaryDirectory(prefix="gattai-review-", ignore_cleanup_errors=True)
        except OSError as wrong:
            self._not_begun = str(not_looked_at(path, wrong))
            return
        copy = Path(self._folder.name) / path.name
        self.process = ProcessBeside(_work)
        self.process.tell(json.dumps([str(path), str(copy), str(caches or "")]).encode())

    def answer(self) -> Reviewed | None:
        """Return the review, once; None while it is being made, or where none was begun."""
        if self._not_begun:
            told, self._not_begun = self._not_begun, ""
            return Reviewed(broke=told)
        if self.process is None:
            return None
        try:
            while (written := self.process.heard()) is not None:
                kind, _, told = written.decode().partition(" ")
                if kind == _SHARE:
                    self.share = float(told)
                    continue
                self.end()
                return Reviewed(review_from_json(told)) if kind == _FOUND else Reviewed(broke=told)
        except (EOFError, OSError):
            self.end()
            return Reviewed(broke="its process ended")
        return None

    def end(self) -> None:
        """End the process, and delete its copy once it is gone."""
        process, folder = self.process, self._folder
        self.process, self._folder = None, None
        if process is not None and folder is not None:
            process.end()
            Thread(target=_clear_away, args=(process, folder), daemon=True).start()


def _clear_away(process: ProcessBeside, folder: TemporaryDirectory[str]) -> None:
    process.gone(_LONGEST)
    folder.cleanup()


# ---------------------------------------------------------------------- in the other process

_SHARE: Final = "share"
_FOUND: Final = "found"
_BROKE: Final = "broke"


def _work(line: Connection) -> None:
    """Look through one session after the other until the program is gone."""
    belong_to_the_program()
    while True:
        try:
            path, copy, caches = json.loads(line.recv_bytes())
        except EOFError:
            return
        try:
            kind, told = _FOUND, review_to_json(_reviewed(line, Path(path), Path(copy), caches))
        except Exception as broken:  # noqa: BLE001 - what breaks here must not take the window with it
            kind, told = _BROKE, str(broken) or repr(broken)
        line.send_bytes(f"{kind} {told}".encode())


def _reviewed(line: Connection, path: Path, copy: Path, caches: str) -> Review:
    told = 0.0

    def tell(share: float) -> None:
        nonlocal told
        if share - told >= _STEP:
            told = share
            line.send_bytes(f"{_SHARE} {share}".encode())

    copy_session(path, copy)
    with Journal.open(copy) as journal:
        if not caches:
            return review(journal.box.game, journal, told=tell)
        known = fingerprint(journal)
        found = kept_review(Path(caches), known)
        if found is None:
            found = review(journal.box.game, journal, told=tell)
            keep_review(Path(caches), known, found)
        return found


_FOLDER: Final = "turning-points"


def review_to_json(review: Review) -> str:
    """Return a review as it is written."""
    return json.dumps(asdict(review))


def review_from_json(written: str) -> Review:
    """Return a review as it was. Raises ValueError."""
    try:
        data = json.loads(written)
        points = tuple(_point(**one) for one in data["points"])
        course = tuple((int(entry), float(won)) for entry, won in data["course"])
        return Review(str(data["seat"]), int(data["decisions"]), course, points)
    except (KeyError, TypeError, AttributeError) as wrong:
        raise ValueError(f"This is no review: {wrong}") from wrong


def _point(won: Sequence[float], **told: Any) -> MissedMove:  # noqa: ANN401 - as JSON has it
    played, better = won
    return MissedMove(**told, won=(float(played), float(better)))


def kept_review(caches: Path, fingerprint: str) -> Review | None:
    """Return what was found in a session before; None where nothing is kept, or it cannot be read."""
    with suppress(OSError, ValueError):
        return review_from_json(_file(caches, fingerprint).read_text(encoding="utf-8"))
    return None


def keep_review(caches: Path, fingerprint: str, review: Review) -> None:
    """Keep what was found; where that is not possible, it is counted again another time."""
    file = _file(caches, fingerprint)
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        bytes_written(file, review_to_json(review).encode())


def _file(caches: Path, fingerprint: str) -> Path:
    return caches / _FOLDER / f"{fingerprint}.json"
