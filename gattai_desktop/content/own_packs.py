"""Keeps the packs that a person brought in, each in a folder that is called by its id.

Nothing is written before a pack was read whole. A pack that comes again takes the place of the one before.
"""

import errno
import os
import re
import shutil
from collections.abc import Mapping
from contextlib import suppress
from itertools import chain, count
from pathlib import Path
from typing import Final

from gattai_desktop.content.folder_writing import NotWritten, finish
from gattai_desktop.content.written_file import bytes_written
from gattai_desktop.renaming import rename_patiently

MOST_PACKS: Final = 100
REMOVED: Final = "removed"
"""The folder beside those of the games in which packs lie that were removed or replaced."""
MOST_REMOVED: Final = 10
"""How many versions of a pack stay there, those that were removed or replaced last."""
_NEW, _BEFORE = ".new", ".before"
_TRIES: Final = 50
"""How often it is tried to put a pack in its place, where another run of the program does something there."""
_MEANWHILE: Final = (errno.ENOENT, errno.EEXIST, errno.ENOTEMPTY)
"""What the system says where another run has just taken a folder away or laid one there."""
_LONG: Final = 3_600
"""Seconds after which nobody writes any more into a folder beside a pack."""


def default_packs() -> Path:
    """Return the folder of packs that is used where no other was chosen."""
    from platformdirs import user_data_path

    return user_data_path("Gattai Desktop", appauthor=False, roaming=False) / "packs"


class OwnPacks:
    """The packs of one game in a folder."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder = folder / game

    def folders(self) -> tuple[Path, ...]:
        """Return the folder of each pack, in the order of their ids."""
        found = self._all()[:MOST_PACKS]
        for one in found:
            with suppress(NotWritten):  # reading it tells what is wrong
                finish(one)
        return found

    def left_out(self) -> tuple[Path, ...]:
        """Return the folders of those packs that are too many to be read."""
        return self._all()[MOST_PACKS:]

    def check_room(self, pack: str) -> None:
        """See whether a pack with this id would still be read. Raises OSError."""
        if not (self.folder / pack).exists() and len(self._all()) >= MOST_PACKS:
            raise OSError(errno.EMLINK, os.strerror(errno.EMLINK), str(self.folder / pack))

    def _all(self) -> tuple[Path, ...]:
        with suppress(OSError):  # the others are there all the same
            self._bring_back()
        try:
            return tuple(sorted(one for one in self.folder.iterdir() if one.is_dir() and one.name[:1] != "."))
        except OSError:
            return ()

    def _bring_back(self) -> None:
        """Bring a pack back whose place was empty when the program was killed."""
        for rest in self.folder.glob(f".*{_BEFORE}"):
            place = self.folder / rest.name.removeprefix(".").removesuffix(_BEFORE)
            if not place.exists():
                rename_patiently(rest, place)

    def keep(self, pack: str, files: Mapping[str, bytes]) -> None:
        """Keep a pack that was read, by its id; the one before goes to those that were removed.

        Raises OSError; the one before stays then.
        """
        self.check_room(pack)
        beside = self.folder / f".{pack}-{os.urandom(4).hex()}{_NEW}"  # another run may bring the same pack
        try:
            beside.mkdir(parents=True)
            self._clear_left(beside)
            for name, text in files.items():
                (beside / name).parent.mkdir(exist_ok=True)
                bytes_written(beside / name, text)
            self._put_patiently(beside, pack)
        except OSError:
            shutil.rmtree(beside, ignore_errors=True)
            with suppress(OSError):
                self._bring_back()
            raise
        before = self._before(pack)
        if before.exists():
            with suppress(OSError):  # what is kept is whole all the same
                self._lay_away(before, pack)

    def _put_patiently(self, beside: Path, pack: str) -> None:
        for _ in range(_TRIES - 1):
            try:
                self._put(beside, pack)
            except OSError as wrong:
                if wrong.errno not in _MEANWHILE:
                    raise
            else:
                return
        self._put(beside, pack)

    def _put(self, beside: Path, pack: str) -> None:
        """Let a folder take the place of a pack. Raises OSError."""
        place, before = self.folder / pack, self._before(pack)
        if not place.exists() and before.exists():
            rename_patiently(before, place)
        if before.exists():
            self._lay_away(before, pack)  # the last time it could not be
        if place.exists():
            rename_patiently(place, before)
        rename_patiently(beside, place)

    def _clear_left(self, beside: Path) -> None:
        """Take away what is left of runs that were killed long ago while they brought a pack in."""
        with suppress(OSError):
            long_ago = beside.stat().st_mtime - _LONG
            for rest in self.folder.glob(f".*{_NEW}"):
                if rest.stat().st_mtime < long_ago:
                    shutil.rmtree(rest, ignore_errors=True)

    def _before(self, pack: str) -> Path:
        return self.folder / f".{pack}{_BEFORE}"

    def take_away(self, pack: str) -> Path:
        """Move a pack, faulty or not, to those that were removed; return where it lies there. Raises OSError."""
        return self._lay_away(self.folder / pack, pack)

    def _lay_away(self, place: Path, pack: str) -> Path:
        away = self.folder.parent / REMOVED / self.folder.name
        away.mkdir(parents=True, exist_ok=True)
        names = chain((pack,), (f"{pack} {number}" for number in count(2)))
        taken = rename_patiently(place, next(away / name for name in names if not (away / name).exists()))
        with suppress(OSError):  # it lies there all the same
            os.utime(taken)
            versions = [one for one in away.iterdir() if re.fullmatch(rf"{re.escape(pack)}( \d+)?", one.name)]
            for old in sorted(versions, key=lambda one: one.stat().st_mtime_ns)[:-MOST_REMOVED]:
                shutil.rmtree(old, ignore_errors=True)
        return taken
