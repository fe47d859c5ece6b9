"""The system's dialogs for files: they begin where the last file was chosen, and the keyboard comes back afterwards."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from gattai_desktop.content.written_file import lies_there
from gattai_desktop.file_kinds import ends_in

last_folders: Final[dict[str, Path]] = {}
"""The folders in which a file was last opened and last written, while the program runs."""


def file_to_open(parent: QWidget | None, title: str, kinds: str) -> Path | None:
    """Let a person choose a file that is there; None where she goes back."""
    chosen, _ = QFileDialog.getOpenFileName(parent, title, str(_last_folder("opened", Path.home())), kinds)
    return _remembered("opened", _chosen(parent, chosen))


def file_to_write(parent: QWidget | None, title: str, usual: str, kinds: str) -> Path | None:
    """Let a person choose where a file is written, perhaps over another one; None where she goes back.

    usual: the name that is proposed.
    """
    chosen, _ = QFileDialog.getSaveFileName(parent, title, str(folder_to_write() / usual), kinds)
    return _remembered("written", _chosen(parent, chosen))


def with_ending(chosen: Path, ending: str, *others: str) -> Path:
    """Return the file that was chosen, with this ending where it has none that fits; others: those that fit, too.

    The dialog has asked about no file that lies there under the longer name: it stays, and this one has a number.
    """
    if ends_in(chosen, ending, *others):
        return chosen
    number, place = 1, chosen.with_name(f"{chosen.name}{ending}")
    while lies_there(place):
        number += 1
        place = chosen.with_name(f"{chosen.name} {number}{ending}")
    return place


def folder_to_write() -> Path:
    """Return where a person last wrote a file; before, her documents, where she finds again what she keeps for herself.

    Her home where she has no such folder.
    """
    found = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    return _last_folder("written", found if found.is_dir() else Path.home())


def folder_to_use(parent: QWidget | None, title: str, now: Path) -> Path | None:
    """Let a person choose a folder; None where she goes back."""
    return _chosen(parent, QFileDialog.getExistingDirectory(parent, title, str(now)))


def _last_folder(act: str, otherwise: Path) -> Path:
    found = last_folders.get(act, otherwise)
    return found if found.is_dir() else otherwise  # what was plugged in may be gone


def _remembered(act: str, chosen: Path | None) -> Path | None:
    if chosen is not None:
        last_folders[act] = chosen.parent
    return chosen


def _chosen(parent: QWidget | None, chosen: str) -> Path | None:
    if parent is not None:
        # Where a question lay over the dialog, some window systems leave the keyboard with neither of the two.
        parent.activateWindow()
    return Path(chosen) if chosen else None
