"""What a table's window shows while its session is opened; one that could not be laid to its end is taken away.

It needs no rules, so it is there at once; they are fetched behind it, and the table is laid in the same window.

The rules of a game make no such table, but a session file may hold anything, and the program may have mistakes.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop import kept_code
from gattai_desktop.board.fonts import text_font
from gattai_desktop.board.letters import paint_cut, width_of
from gattai_desktop.board.paint import make_paint, painting
from gattai_desktop.board.painting_faults import reported
from gattai_desktop.board.speech import called
from gattai_desktop.board.words import paint_text
from gattai_desktop.sessions.errors import SessionError, TableNotShown
from gattai_desktop.windows.kit.backdrop import left_of, paint_cloth, top_of, unit_of
from gattai_desktop.windows.settings.settings import ThemeChoice
from gattai_desktop.windows.settings.system_preferences import wished_theme
from gattai_desktop.windows.settings.window_place import come_in_front, fit
from gattai_desktop.windows.table.table_window import TableWindow

_CAP: Final = 120
_SOON: Final = 400
"""Milliseconds after which the table is loaded even where the window system has shown nothing yet."""


class Arrival(QWidget):
    """Fills the window of a table that is being opened, until the table is laid below it.

    Signals:
        seen: it was painted, or the window system takes too long. Sent once.
    """

    seen = Signal()

    def __init__(self, name: str, table: TableWindow) -> None:
        super().__init__(table)
        self.table = table
        self._told = False
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        table.resized.connect(self._fill)
        self._fill()
        self._call(name)
        QTimer.singleShot(_SOON, self, self._tell)

    def _fill(self) -> None:
        self.setGeometry(self.table.rect())

    def rename(self, name: str) -> None:
        """Take the session's name as title. The picture keeps the file's name, since it is soon gone."""
        if name != self._name:
            self._call(name)

    def _call(self, name: str) -> None:
        self._name = name
        shown = called(name)  # a fight of the packs is called as the laid table calls it
        self.table.setWindowTitle(shown)
        self.setAccessibleName(self.tr("Opening {name}").replace("{name}", shown))

    def _tell(self) -> None:
        if not self._told:
            self._told = True
            self.seen.emit()

    @reported
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, size = self.table.paint.theme, QSizeF(self.size())
        unit, left, top = unit_of(size), left_of(size), top_of(size)
        with painting(self) as painter:
            painter.fillRect(self.rect(), theme.scrim)
            paint_cloth(painter, size, theme.panel)
            font = text_font(max(12, round(40 * unit)))
            paint_text(painter, left, top + 30 * unit, self.tr("The table is being laid"), font, theme.soft)
            name, room = called(self._name).upper(), size.width() - left - 60 * unit
            cap = min(_CAP * unit, _CAP * unit * room / max(1.0, width_of(name, _CAP * unit)))
            paint_cut(painter, left, top + 72 * unit, name, cap, theme.text, bar=17)
        if not self._told:
            # Only once this picture is on the screen.
            QTimer.singleShot(0, self, self._tell)


def arrive(name: str, theme: ThemeChoice) -> Arrival:
    """Show the name of a session in an empty table window, before the session is read."""
    arrival = Arrival(name, TableWindow(make_paint(wished_theme() if theme == "system" else theme)))
    fit(arrival.table)
    arrival.table.show()
    come_in_front(arrival.table)
    return arrival


def begin_behind(arrival: Arrival | None, begin: Callable[[], object]) -> list[Exception]:
    """Call `begin` as soon as the first window was shown; at once where there is none.

    What goes wrong behind it ends the program, which would otherwise show the arrival for ever: it is put into the list
    that is returned, for the caller to show.
    """
    wrong: list[Exception] = []

    def seen() -> None:
        kept_code.begin_second_part()
        try:
            begin()
        except Exception as fault:  # noqa: BLE001 - it goes to whoever started the program
            wrong.append(fault)
            QCoreApplication.exit(1)

    if arrival is None:
        begin()
    else:
        arrival.seen.connect(seen)
    return wrong


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
