"""Shows About: version, where the data lie, what a bug report needs, and the licence of everything that is carried."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QRect, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication

from gattai_desktop import __version__
from gattai_desktop.board.plate_look import PlateLook, outline_plate
from gattai_desktop.board.speech import content, fill, speak
from gattai_desktop.content.listing import everybody_credited
from gattai_desktop.resources import resource_folder
from gattai_desktop.sessions.carried import Build, Carried, build
from gattai_desktop.sessions.shelf import default_folder
from gattai_desktop.sessions.system_report import of_this_computer
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook, unanswered

QT: Final = "Qt"
"""What the list of what is carried calls the libraries whose licence asks for more than its text."""


class AboutPage(QObject):
    """Shows on the sheet of a window what this program is, and whose work it carries."""

    def __init__(self, sheet: Sheet, room: Callable[[], QRect], window: QObject) -> None:
        """room: the part of the window that it may cover."""
        super().__init__(window)
        self._sheet = sheet
        self._room = room
        self._data = default_folder().parent
        """Everything that people keep lies in it."""

    def open(self) -> None:
        self._ask(self._look(build()))

    def _ask(self, look: SheetLook) -> None:
        self._sheet.ask(look, unanswered, self._room(), over=True)

    def _look(self, made: Build) -> SheetLook:
        which = (
            fill(self.tr("Version {version}, commit {commit}."), version=__version__, commit=made.commit)
            if made.commit
            else fill(self.tr("Version {version}, run from its source code."), version=__version__)
        )
        lines = (
            which,
            self.tr("The program is under the MIT licence. It has no network, no account and no telemetry."),
            *dict.fromkeys(f"{content(one.work)}: {one.author}, {one.licence}." for one in everybody_credited()),
            fill(self.tr("Your sessions, packs and decks lie in {folder}."), folder=str(self._data)),
        )
        choices = (
            SheetChoice("licences", outline_plate(self.tr("Licences")), closes=False, then=partial(self._list, made)),
            SheetChoice("folder", outline_plate(self.tr("Open folder")), closes=False, then=self._open_folder),
            SheetChoice("copy", outline_plate(self.tr("Copy for a bug report")), closes=False, then=self._copy),
        )
        return SheetLook(self.tr("About Gattai Desktop"), lines, choices=choices, columns=1)

    # ------------------------------------------------------------------ licences

    def _list(self, made: Build) -> None:
        lines = (
            (self.tr("Other people made this; a press on one shows its licence."),)
            if made.carried
            else (self.tr("This program runs from its source code: Python and Qt are those of this computer."),)
        )
        parts = tuple(
            SheetChoice(
                one.name,
                PlateLook(f"{one.name} {one.version}".strip(), one.licence, fill="", edge="edge"),
                closes=False,
                then=partial(self._show, one),
            )
            for one in (*_own(), *made.carried)
        )
        self._ask(SheetLook(self.tr("Licences"), lines, choices=parts))

    def _show(self, one: Carried) -> None:
        lines: tuple[str, ...] = (fill(self.tr("Its source: {source}"), source=one.source),) if one.source else ()
        if one.name == QT:
            lines += (
                self.tr(
                    "Qt is used under the LGPL 3. Its libraries are files of their own: put others of the same main "
                    "version in their place, and the program uses those."
                ),
                fill(self.tr("They lie in {folder}."), folder=str(resource_folder().parents[1] / "PySide6")),
            )
        self._ask(SheetLook(one.name, (*lines, *one.text().splitlines())))

    # ------------------------------------------------------------------ for people who help

    def _open_folder(self) -> None:
        """Open the folder of what people keep; before anything was kept, it is made for that."""
        with suppress(OSError):
            self._data.mkdir(parents=True, exist_ok=True)
        if not (self._data.is_dir() and QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._data)))):
            self._say(self.tr("The folder cannot be opened from here. Look for it in your file manager."))

    def _copy(self) -> None:
        told = "\n".join(f"{name}: {found}" for name, found in of_this_computer(default_folder()))
        QGuiApplication.clipboard().setText(told)
        self._say(self.tr("What a bug report needs is in the clipboard."))

    def _say(self, words: str) -> None:
        """Say below what the page tells what came of a press."""
        if self._sheet.asks(self.tr("About Gattai Desktop")):
            self._sheet.say((*self._look(build()).lines, words))


def _own() -> tuple[Carried, ...]:
    """Return what this project brings along itself, in a checkout as in a built program."""
    folder = resource_folder()
    licence = next((one for one in (folder.parents[1] / "LICENSE", folder.parent / "LICENSE") if one.is_file()), None)
    program = (Carried("Gattai Desktop", __version__, "MIT", "", (licence,)),) if licence else ()
    pictures = speak("AboutPage", "Cards, sounds, packs and fonts")
    inside = Carried(pictures, "", "MIT, CC BY-SA, OFL", "", (folder / "LICENSES.md", folder / "fonts" / "OFL.txt"))
    return (*program, inside)
