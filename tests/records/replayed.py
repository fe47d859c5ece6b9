"""Plays the records of the tests, each once in a process for all that is asked about it."""

from functools import cache
from pathlib import Path

from gattai_desktop.records.reader import read_file
from gattai_desktop.records.replay import Replayed, replay


@cache
def replayed(path: Path) -> Replayed:
    """Return what becomes of a record, in which nothing can change. Raises UnreadableRecord."""
    return replay(read_file(path))
