"""The system's dialogs for files, and the keyboard afterwards."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget


def file_to_open(parent: QWidget | None, title: str, kinds: str) -> Path | None:
    """Let a person choose a file that is there; None where she goes back."""
    chosen, _ = QFileDialog.getOpenFileName(parent, title, str(Path.home()), kinds)
    return _chosen(parent, chosen)


def file_to_write(parent: QWidget | None, title: str, usual: Path, kinds: str) -> Path | None:
    """Let a person choose where a file is written, perhaps over another one; None where she goes back."""
    chosen, _ = QFileDialog.getSaveFileName(parent, title, str(usual), kinds)
    return _chosen(parent, chosen)


def folder_to_use(parent: QWidget | None, title: str, now: Path) -> Path | None:
    """Let a person choose a folder; None where she goes back."""
    return _chosen(parent, QFileDialog.getExistingDirectory(parent, title, str(now)))


def _chosen(parent: QWidget | None, chosen: str) -> Path | None:
    if parent is not None:
        # Where a question lay over the dialog, some window systems leave the keyboard with neither of the two.
        parent.activateWindow()
    return Path(chosen) if chosen else None
