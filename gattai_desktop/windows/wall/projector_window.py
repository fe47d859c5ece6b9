"""Shows the wall on its screen, holds or darkens it, and survives the loss of that screen."""

from typing import Literal

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QScreen,
)
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.painting_faults import reported
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.kit.room import GameRoom
from gattai_desktop.windows.kit.who_plays import program_line
from gattai_desktop.windows.wall.moments import MomentQueue, MomentView
from gattai_desktop.windows.wall.over_wall import Pushed, PushedView, WallReplay
from gattai_desktop.windows.wall.screens import fill_without_focus, is_mirrored, mirroring_screen, screen_called
from gattai_desktop.windows.wall.test_picture import WallTest

Showing = Literal["live", "hold", "black", "lost", "closed"]
"""What the wall does: it follows play, is held, is dark, has lost its screen, or is closed."""


class ProjectorWindow(QWidget):
    """The window of the wall. It shows what the public seat sees, and no other.

    It never follows the pointer: it takes no click and hides the pointer above it.

    Signals:
        showingChanged(str): what the wall does is another thing now, see `Showing`.
        lost(str): the screen of that name was unplugged; the wall is on hold and comes back by itself.
        found(str): that screen is back.
        pictureChanged: the wall shows something else; `thumbnail` has it.
    """

    showingChanged = Signal(str)
    lost = Signal(str)
    found = Signal(str)
    pictureChanged = Signal()

    def __init__(self, model: GameModel, room: GameRoom, paint: Paint) -> None:
        super().__init__()
        self._model = model
        paint = self._paint = paint.with_programs(model.program_players)
        self.screen_name: str | None = None
        """The screen that it fills; None for an ordinary window."""
        self._lost = False
        self._black = False
        self._hold = False
        self._mirrored = False
        self.setWindowTitle(self.tr("Gattai: the wall"))
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setMinimumSize(320, 180)
        self.resize(1280, 720)
        self.wall = room.wall(paint, model, self)
        self.wall.setAccessibleDescription(program_line(model))
        self.moments = MomentQueue(model, room.moments, paint.motion, self)
        self.moment_view = MomentView(paint, self.moments, self.wall, self)
        self.pushed = PushedView(paint, self.wall, self)
        self.test = WallTest(paint, self)
        self.replay = WallReplay(paint, self.wall, self)
        self._past: GameModel | None = None
        self._shows_past = False
        """Whether the picture is one of the past; one that is held stays what it is."""
        model.factsHappened.connect(self._push_nothing)
        model.seatChanged.connect(self._push_nothing)
        # Several signals of one move are painted once.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.follow)
        for signal in (model.factsHappened, model.curtainChanged, model.asksChanged, model.seatChanged):
            signal.connect(self._soon.start)
        self.moments.changed.connect(self.pictureChanged)
        screens = QGuiApplication.instance()
        if isinstance(screens, QGuiApplication):
            screens.screenRemoved.connect(self._screen_removed)
            screens.screenAdded.connect(self._screen_added)

    # ------------------------------------------------------------------ what it shows

    @property
    def showing(self) -> Showing:
        if self._lost:
            return "lost"
        if self._mirrored or not self.isVisible():
            return "closed"
        if self._black:
            return "black"
        return "hold" if self._hold else "live"

    def follow(self) -> None:
        """Show the table as everybody may see it now; on hold, remember nothing and show the old picture."""
        if self._hold or self._lost:
            return
        if self._paint.programs != frozenset(self._model.program_players):
            self.set_paint(self._paint)
        self._shows_past = self._past is not None
        self._darken()
        self.wall.follow(self._past or self._model)
        self.wall.setAccessibleDescription(program_line(self._past or self._model))
        self.moment_view.update()
        self.pictureChanged.emit()

    def look_back(self, past: GameModel | None) -> None:
        """Show a past table as everybody saw it, marked as a replay; None: the present again."""
        self._past = past
        self.moments.deaf = past is not None or self._hold
        self.moments.skip()
        self.replay.raise_()
        self.follow()

    def push(self, look: Pushed | None) -> None:
        """Show a preview or a sheet on the wall until a move is made; None removes it."""
        if look is None and self.pushed.look is None:
            return
        self.pushed.show_look(look)
        self._darken()
        self.pictureChanged.emit()

    def _push_nothing(self) -> None:
        self.push(None)

    def hold(self, on: bool) -> None:
        """Keep the picture while play goes on, or follow play again."""
        self._hold = on
        self.moments.deaf = on or self._past is not None
        if on:
            self.moments.skip()
        self.follow()
        self._tell()

    def show_test(self, on: bool | None = None) -> None:
        """Show the test picture or the wall; without an argument the other of both."""
        self.test.setVisible(self.test.isHidden() if on is None else on)
        if not self.test.isHidden():
            self.test.raise_()
        self.pictureChanged.emit()

    def blackout(self, on: bool | None = None) -> None:
        """Make the wall dark or bright again; without an argument the other of both."""
        self._black = not self._black if on is None else on
        self._darken()
        self.moment_view.cover(on=self._black)
        self.update()
        self._tell()

    def _darken(self) -> None:
        """Hide the picture while it is dark, and what lies over it, which may have come since then."""
        self.wall.setHidden(self._black)
        self.pushed.setHidden(self._black or self.pushed.look is None)
        self.replay.setHidden(self._black or not self._shows_past)

    def thumbnail(self, size: QSize, ratio: float = 1.0) -> QPixmap:
        """Return a small picture of what the wall shows."""
        if self.showing in ("black", "closed"):
            dark = QPixmap(size * ratio)
            dark.setDevicePixelRatio(ratio)
            dark.fill(self._paint.theme.scrim)
            return dark
        small = self.wall.picture(size, ratio)
        with QPainter(small) as painter:
            painter.scale(size.width() / self.width(), size.height() / self.height())
            for over in (self.pushed, self.replay, self.test):
                if not over.isHidden():
                    over.render(painter, QPoint(), renderFlags=QWidget.RenderFlag.DrawChildren)
        return small

    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another speed."""
        paint = self._paint = paint.with_programs(self._model.program_players)
        self.wall.set_paint(paint)
        self.moments.set_motion(paint.motion)
        self.moment_view.set_paint(paint)
        self.pushed.set_paint(paint)
        self.test.set_paint(paint)
        self.replay.set_paint(paint)
        self.pictureChanged.emit()

    # ------------------------------------------------------------------ where it stands

    def show_on(self, screen: QScreen, table: QScreen | None = None) -> bool:
        """Fill a screen. Where the table's own picture would show there too, close instead and return False."""
        self._lost = False
        self.screen_name = screen.name()
        self._mirrored = is_mirrored(screen, table)
        if self._mirrored:
            self.hide()
            self._tell()
            return False
        fill_without_focus(self, screen)
        self._tell()
        return True

    def stands_on(self, screen: QScreen) -> bool:
        """Whether the wall fills that screen now, or would if it were not closed because of the table's picture."""
        return self.screen_name == screen.name() and not self._lost

    def show_window(self) -> None:
        """Become an ordinary window, for a single screen or a video call."""
        self._lost = self._mirrored = False
        self.screen_name = None
        self.setWindowFlag(Qt.WindowType.WindowDoesNotAcceptFocus, False)
        self.unsetCursor()
        self.showNormal()
        self._tell()

    def close_wall(self) -> None:
        self._lost = False
        self.hide()
        self._tell()

    def _screen_removed(self, screen: QScreen) -> None:
        if self.screen_name is None or screen.name() != self.screen_name or self._lost:
            return
        # Qt would move the window onto the table's screen, over the hands of the seat there.
        self._lost = True
        self.hide()
        self.moments.skip()
        self.lost.emit(self.screen_name)
        self._tell()

    def _screen_added(self, screen: QScreen) -> None:
        if self._lost and screen.name() == self.screen_name:
            # The screen tells its place only once the system has finished adding it.
            QTimer.singleShot(0, self, self._come_back)

    def _come_back(self) -> None:
        screen = screen_called(self.screen_name or "")
        if self._lost and screen is not None and mirroring_screen(screen) is None and self.show_on(screen):
            self.follow()
            self.found.emit(screen.name())

    def _tell(self) -> None:
        self.showingChanged.emit(self.showing)
        self.pictureChanged.emit()

    # ------------------------------------------------------------------ Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.wall.setGeometry(self.rect())
        self.moment_view.setGeometry(self.rect())
        self.pushed.setGeometry(self.rect())
        self.test.setGeometry(self.rect())
        self.replay.setGeometry(self.rect())
        super().resizeEvent(event)

    @reported
    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.fillRect(self.rect(), self._paint.theme.scrim)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.screen_name is not None:
            event.ignore()
            return
        screen = QGuiApplication.screenAt(self.mapToGlobal(QPoint(self.width() // 2, self.height() // 2)))
        if screen is not None:
            self.show_on(screen)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        QTimer.singleShot(0, self, self._tell)
