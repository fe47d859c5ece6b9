"""Keeps the settings of one run of the program in a file into which another run may write, too."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from gattai_desktop.cards.frozen import evolve, fields
from gattai_desktop.content.written_file import why_not_read
from gattai_desktop.windows.settings.settings import LONGEST, Settings, not_kept, usable_settings, write_settings
from gattai_desktop.windows.settings.unreadable_settings import laid_aside


class KeptSettings:
    """The file of settings. Only what was changed here is written: what another run changed meanwhile stays."""

    def __init__(self, path: Path, read: Settings, tell: Callable[[str], object]) -> None:
        """read: what was read from the file when this run began. tell: hears where the file was laid aside."""
        self.path = path
        self._before, self._tell = read, tell

    def keep(self, settings: Settings) -> str:
        """Write what has changed since the last time. Returns what went wrong in words, "" for nothing."""
        if told := laid_aside(self.path):  # a slip of the hand of whoever wrote in it meanwhile
            self._tell(told)
        try:
            there, _ = usable_settings(self.path)
        except (FileNotFoundError, ValueError):
            there = {}
        except OSError as wrong:  # what stands there is not known, and must not be lost
            return not_kept(self.path, why_not_read(wrong))
        told = write_settings(self.path, _merged(settings, self._before, there))
        if not told:
            self._before = settings
        return told


def _merged(settings: Settings, before: Settings, there: dict[str, Any]) -> Settings:
    """Return what stands in the file, with what differs in these settings from those before."""
    kept = {}
    for one in fields(Settings):
        mine, mine_before = getattr(settings, one.name), getattr(before, one.name)
        theirs = there.get(one.name, mine)
        if mine == mine_before:
            kept[one.name] = theirs
        elif isinstance(mine, tuple):
            # Each line is for one thing: a puzzle, a key, a word. Of two for the same one the last counts.
            lines = (*(line for line in theirs if line not in mine_before or line in mine), *mine)
            kept[one.name] = tuple(dict.fromkeys(lines))[-LONGEST:]
    return evolve(settings, **kept)
