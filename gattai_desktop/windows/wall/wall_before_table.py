"""Shows the settings of the wall over the first window, with the test picture on the wall's screen."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.windows.settings.settings import WINDOW, Settings
from gattai_desktop.windows.wall.screens import wall_screen

if TYPE_CHECKING:
    from gattai_desktop.windows.wall.test_picture import TestPicture
    from gattai_desktop.windows.wall.wall_settings import WallSettings


class WallBefore(QObject):
    """The settings of the wall while no table is open.

    Signals:
        settingsChosen(Settings): another screen, width, distance or layout. left: closed. keysAsked: the list of keys.
    """

    settingsChosen = Signal(object)
    keysAsked = Signal()
    left = Signal()

    def __init__(self, window: QWidget, paint: Callable[[], Paint]) -> None:
        """paint: returns the window's Paint."""
        super().__init__(window)
        self._window = window
        self._paint = paint
        self._settings = Settings()
        self.page: WallSettings | None = None
        self.picture: TestPicture | None = None
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.screenAdded.connect(self._screens_changed)
            application.screenRemoved.connect(self._screens_changed)

    @property
    def shown(self) -> bool:
        return self.page is not None and self.page.isVisible()

    def show(self, settings: Settings) -> None:
        """Ask which screen the wall uses, and from how far it is read."""
        self._settings = settings
        if self.page is None:
            from gattai_desktop.windows.wall.wall_settings import WallSettings

            self.page = WallSettings(self._paint(), self._window)
            self.page.settingsChosen.connect(self.settingsChosen)
            self.page.testAsked.connect(self._turn_test)
            self.page.left.connect(self._leave)
            self.page.keysAsked.connect(self.keysAsked)
        self.page.below(int, self._paint())
        self.page.begin(settings, self._window.screen(), self._doing())

    def follow(self, settings: Settings) -> None:
        """Take the present settings and the window's colours."""
        self._settings = settings
        if self.page is None or not self.shown:
            return
        self.page.set_paint(self._paint())
        self.page.follow(settings, self._window.screen(), self._doing())
        if self.picture is not None and self.picture.isVisible():
            self._stand()

    # ------------------------------------------------------------------ the test picture
    def _screen(self) -> QScreen | None:
        return wall_screen(self._settings.wall, self._window.screen())

    def _doing(self) -> str:
        return "before" if self._settings.wall == WINDOW or self._screen() is not None else "nowhere"

    def _turn_test(self) -> None:
        if self.picture is not None and self.picture.isVisible():
            self.picture.hide()
        else:
            self._stand()

    def _stand(self) -> None:
        """Put the test picture on the wall's screen; close it where there is none."""
        if self._doing() == "nowhere":
            if self.picture is not None:
                self.picture.hide()
            return
        if self.picture is None:
            from gattai_desktop.windows.wall.keys_back import KeysBack
            from gattai_desktop.windows.wall.test_picture import TestPicture

            self.picture = TestPicture(self._paint())
            KeysBack(self.picture, self._window)
            self.destroyed.connect(self.picture.deleteLater)
        self.picture.test.set_paint(self._paint())
        self.picture.stand_on(self._screen())
        self._window.activateWindow()

    def _screens_changed(self) -> None:
        if self.shown:
            self.follow(self._settings)

    def _leave(self) -> None:
        if self.picture is not None:
            self.picture.hide()
        self.left.emit()
