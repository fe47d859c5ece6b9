"""Keeps the packs that a person brought in, each in a folder that is called by its id.

Nothing is written before a pack was read whole. A pack that comes again takes the place of the one before.
"""

import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final

MOST_PACKS: Final = 100


class OwnPacks:
    """The packs of one game in a folder."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder = folder / game

    def folders(self) -> tuple[Path, ...]:
        """Return the folder of each pack, in the order of their ids."""
        try:
            found = sorted(one for one in self.folder.iterdir() if one.is_dir() and not one.name.startswith("."))
        except OSError:
            return ()
        return tuple(found[:MOST_PACKS])

    def keep(self, pack: str, files: Mapping[str, bytes]) -> None:
        """Keep a pack that was read, by its id. Raises OSError; the one before stays then."""
        place, beside, before = (self.folder / name for name in (pack, f".{pack}.new", f".{pack}.before"))
        for rest in (beside, before):
            shutil.rmtree(rest, ignore_errors=True)
        beside.mkdir(parents=True)
        for name, text in files.items():
            (beside / name).write_bytes(text)
        if place.exists():
            place.rename(before)
        beside.rename(place)
        shutil.rmtree(before, ignore_errors=True)
