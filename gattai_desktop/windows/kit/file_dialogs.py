"""The system's dialogs for files, and the keyboard afterwards."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget


def file_to_open(parent: QWidget | None, title: str, kinds: str) -> Path | None:
    """Let a person choose a file that is there; None where she goes back."""
    chosen, _ = QFileDialog.getOpenFileName(parent, title, str(Path.home()), kinds)
    return _chosen(parent, chosen)


def file_to_write(parent: QWidget | None, title: str, usual: str, kinds: str) -> Path | None:
    """Let a person choose where a file is written, perhaps over another one; None where she goes back.

    usual: the name that is proposed, among her documents: there she finds again what she keeps for herself.
    """
    chosen, _ = QFileDialog.getSaveFileName(parent, title, str(documents() / usual), kinds)
    return _chosen(parent, chosen)


def documents() -> Path:
    """Return the folder of a person's documents, or her home where she has none."""
    found = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    return found if found.is_dir() else Path.home()


def folder_to_use(parent: QWidget | None, title: str, now: Path) -> Path | None:
    """Let a person choose a folder; None where she goes back."""
    return _chosen(parent, QFileDialog.getExistingDirectory(parent, title, str(now)))


def _chosen(parent: QWidget | None, chosen: str) -> Path | None:
    if parent is not None:
        # Where a question lay over the dialog, some window systems leave the keyboard with neither of the two.
        parent.activateWindow()
    return Path(chosen) if chosen else None
