"""Takes the window of a table away that could not be laid to its end, and says why.

The rules of a game make no such table, but a session file may hold anything, and the program may have mistakes.
"""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from gattai_desktop.sessions.errors import SessionError, TableNotShown
from gattai_desktop.windows.table.table_window import TableWindow


def laid_whole(path: Path, window: TableWindow, lay: Callable[[], object]) -> SessionError | None:
    """Lay a table in its window; return what to tell where something breaks over what lies there, and None else."""
    try:
        lay()
    except Exception as broken:  # noqa: BLE001 - whatever breaks, nobody is left before half a table
        return not_shown(path, window, broken)
    return None


def not_shown(path: Path, window: QWidget, broken: Exception) -> TableNotShown:
    """Take a window away that something broke, and return what to tell.

    Nothing of it is left. It is kept until its events are done: parts of it wait for some.
    """
    from gattai_desktop.sessions.system_report import kept_report

    window.hide()
    window.deleteLater()
    report = kept_report(broken)
    return TableNotShown(path, report) if report is not None else TableNotShown(path)
