"""Keeps the wall of one table: its screen, what it shows, and what the table's header says of it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QWindow

from gattai_desktop.board.bubble import BubbleLook
from gattai_desktop.board.keys import WALL
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import primary_plate
from gattai_desktop.board.speech import called
from gattai_desktop.windows.forms.troubles import Troubles
from gattai_desktop.windows.kit.overlay import Keyboard, Level, Overlay, WidgetOverlay
from gattai_desktop.windows.kit.sheet_look import SheetChoice
from gattai_desktop.windows.kit.table_layout import LEAST_WIDTH
from gattai_desktop.windows.kit.wall_picture import WallPart
from gattai_desktop.windows.program.table_menu import TableMenu
from gattai_desktop.windows.program.wall_parts import WallParts
from gattai_desktop.windows.settings.settings import AUTO, OFF, WINDOW, Settings
from gattai_desktop.windows.settings.window_place import move_to, shortcut, stand_beside, take_keys
from gattai_desktop.windows.table.table_window import TableWindow
from gattai_desktop.windows.wall.screens import ScreenWatch, may_be_apart, mirroring_screen, tell_apart, wall_screen

if TYPE_CHECKING:
    from gattai_desktop.windows.wall.mirror_alarm import MirrorAlarm
    from gattai_desktop.windows.wall.projector_window import ProjectorWindow
    from gattai_desktop.windows.wall.wall_settings import WallSettings

_PICTURE: Final = 60
"""Milliseconds after which the header's picture of the wall is renewed."""


class WallKeeper(QObject):
    """Opens the wall on the screen that the settings name, if there is one, and follows screens that come and go.

    Signals:
        pushed(): somebody sent something to the wall, or took it away from there.
    """

    pushed = Signal()

    def __init__(self, table: TableWindow, menu: TableMenu, troubles: Troubles, settings: Settings) -> None:
        super().__init__(table)
        self._table, self._menu = table, menu
        self.parts = WallParts(table)
        self._troubles, self._settings = troubles, settings
        self.wall: ProjectorWindow | None = None
        self.page: WallSettings | None = None
        self._page_overlay: Overlay | None = None
        self.alarm: MirrorAlarm | None = None
        self._part = ""
        """The name of what was sent to the wall last (`GameRoom.wall_part`); "" for what has none, as a preview."""
        self._alone = self._held = False
        self._handle: QWindow | None = None
        # Several changes of one move are painted once, and not while the move is made.
        self._picture_soon = QTimer(self, singleShot=True, interval=_PICTURE)
        self._picture_soon.timeout.connect(self._picture)
        menu.does["wall"] = self.show_menu
        table.wallAsked.connect(self.show_menu)
        table.pushAsked.connect(self.push)
        table.log_answers.taking_back.proposed.connect(self.show_proposal)
        shortcut(table, "F12", self.blackout)
        self.screens = ScreenWatch(self)
        self.screens.changed.connect(self._screens_changed)

    def choose(self, settings: Settings, paint: Paint) -> None:
        """Take other colours, and another screen where one was chosen."""
        moved = settings.wall != self._settings.wall
        self._settings = settings
        if self.wall is not None:
            self.wall.set_paint(paint)
            take_keys(self.wall, paint.keys)
        if moved:
            self.place()
        self._follow_page()
        self._picture()

    def place(self) -> None:
        """Put the wall on the screen that the settings name, if there is one now."""
        self._watch()
        if self._mirrored():
            return
        wish, here = self._settings.wall, self._table.screen()
        screen = wall_screen(wish, here)
        if screen is None and wish != WINDOW:
            if self.wall is not None and (self.wall.showing != "lost" or wish == OFF):
                self.wall.close_wall()  # one that is lost comes back with its screen, unless none is wanted any more
            self._say()
            return
        wall = self._made()
        if screen is None:
            before = wall.isVisible() and wall.screen_name is None
            wall.show_window()
            if not before and not self._table.isFullScreen():
                # Over the table it would cover the hand of whoever sits there.
                stand_beside(wall, self._table, LEAST_WIDTH)
        elif not wall.show_on(screen, here):
            self._mirrored()
        self._follow_page()
        self._table.activateWindow()

    def _made(self) -> ProjectorWindow:
        if self.wall is None:
            # Most tables have no wall.
            from gattai_desktop.windows.wall.awake import Awake
            from gattai_desktop.windows.wall.keys_back import KeysBack
            from gattai_desktop.windows.wall.projector_window import ProjectorWindow

            self.wall = ProjectorWindow(self._table.model, self._table.room, self._table.paint)
            self.wall.showingChanged.connect(lambda _showing: self._say())
            self.wall.pictureChanged.connect(self._picture_soon.start)
            KeysBack(self.wall, self._table)
            Awake(self.wall)
            shortcut(self.wall, "F12", self.blackout)
            take_keys(self.wall, self._table.paint.keys)
        return self.wall

    def follow(self, before: WallKeeper) -> None:
        """Take over the wall of the same table in another language.

        A preview that was pushed to it is gone; where that was seen, it is said.
        """
        old, wall = before.wall, self.wall
        if old is None or wall is None:
            return
        if wall.screen_name is None:
            wall.setGeometry(old.geometry())
        # A held picture cannot be taken over, and what came since must not be shown.
        wall.blackout(on=old.showing in ("black", "hold"))
        self.show_part(before.part)
        if old.pushed.look is not None and wall.pushed.look is None and wall.showing == "live":
            self._table.say(self.tr("The wall shows the table again"))

    def close(self) -> None:
        wall, self.wall = self.wall, None
        if wall is not None:
            wall.blockSignals(True)  # the header that it would tell may be gone before it
            wall.hide()
            wall.deleteLater()

    def blackout(self) -> None:
        """Make the wall dark, or bright again."""
        if self.wall is not None:
            self.wall.blackout()
        else:
            self._table.say(self.tr("The wall is closed"))

    def hold_here(self, *, on: bool) -> None:
        """Keep the wall's picture where it is a window beside the table, while one seat alone works there; or let go.

        on: whether that begins.
        """
        wall = self.wall
        if on and wall is not None and wall.showing == "live" and wall.screen_name is None:
            self._held = True
            wall.hold(on=True)
        elif not on and self._held:
            self._held = False
            if wall is not None:
                wall.hold(on=False)

    def push(self) -> None:
        """Show on the wall what the table shows, a preview or a sheet; asked again, remove it."""
        if self.wall is None or not self._table.requests.wall_open:
            opens = SheetChoice("open", primary_plate(self.tr("Open the wall")), then=self.show_menu)
            words = self.tr("Open it, and show this once more.")
            self._troubles.tell(self.tr("The wall is closed"), words, way_out=opens)
            return
        look = self._table.looked_at()
        if look is not None and look != self.wall.pushed.look:
            self._part = self._table.overlays.about() if isinstance(look, WallPart) else ""
            self.wall.push(look)
            self._table.say(self.tr("The wall shows it"))
            self.pushed.emit()
        elif self.wall.pushed.look is not None:
            self.wall.push(None)
            self._table.say(self.tr("The wall shows the table again"))
            self.pushed.emit()
        elif not self._ask_what():
            words = self.tr("The wall shows everything that everybody may see here.")
            self._troubles.tell(self.tr("Nothing is open to show"), words)

    def _ask_what(self) -> bool:
        """Ask which part of the table to show on the wall; say whether there is anything to choose."""

        def chosen(key: Hashable, _texts: dict[str, str]) -> None:
            if self.wall is not None:
                self.show_part(str(key))
                self._table.say(self.tr("The wall shows it"))
                self.pushed.emit()

        look = self.parts.choices()
        if look is not None:
            self._table.requests.ask(look, chosen)
        return look is not None

    @property
    def part(self) -> str:
        """The name of the sheet that lies over the wall, by which it comes back with the session; "" for none."""
        return self._part if self.wall is not None and isinstance(self.wall.pushed.look, WallPart) else ""

    def show_part(self, part: str) -> None:
        """Show the sheet of that name on the wall as everybody may see it now, until a move is made; "" for none."""
        if self.wall is not None and part:
            self._part = part
            self.wall.push(self.parts.part(part))

    def show_proposal(self, look: BubbleLook | None) -> None:
        """Show on the wall what is proposed to be taken back, until it is decided."""
        if self.wall is not None:
            self.wall.push(look)

    # ------------------------------------------------------------------ its settings

    def show_menu(self) -> None:
        """Show the wall's menu: its screen, from how far it can be read, and what it shows."""
        page = self._page_made()
        self._made()
        page.below(self._table.header.height, self._table.paint)
        if self._page_overlay is not None:
            # First: what takes the focus has to lie on top already.
            self._table.overlays.bring_up(self._page_overlay)
        page.begin(self._settings, self._table.screen(), self._doing(), self._name())

    def _page_made(self) -> WallSettings:
        if self.page is None:
            from gattai_desktop.windows.wall.wall_settings import WallSettings

            page = self.page = WallSettings(self._table.paint, self._table)
            page.settingsChosen.connect(self._menu.settingsChosen)
            page.placeAsked.connect(self._open_again)
            page.doing.chosen.connect(self._do)
            page.testAsked.connect(lambda: self.wall.show_test() if self.wall is not None else None)
            page.left.connect(self._page_left)
            page.keysAsked.connect(lambda: self._table.requests.open(f"keys.{WALL}"))
            self._page_overlay = WidgetOverlay(Level.ROOMS, page, keyboard=Keyboard.TAKEN)
            self._page_overlay.place = WALL
            self._table.overlays.add(self._page_overlay)
        return self.page

    def _open_again(self) -> None:
        """Show the wall where it was chosen before, and was closed since."""
        if self.wall is not None and self.wall.isHidden():
            self.place()

    def _page_left(self) -> None:
        if self.wall is not None:
            self.wall.show_test(on=False)
        self._table.keys.home()

    def _doing(self) -> str:
        return self.wall.showing if self.wall is not None else "closed"

    def _name(self) -> str:
        """The name of somebody who sits at the table."""
        model = self._table.model
        return called(model.name(model.seats[0])) if model.seats else ""

    def _do(self, what: str) -> None:
        wall = self.wall
        if wall is not None:
            wall.blackout(on=what == "black")
            if what != "black":
                wall.hold(on=what == "hold")

    # ------------------------------------------------------------------ the mirror

    def _mirrored(self) -> bool:
        """Show the warning while everybody would see the table's own screen, and remove it when that ends."""
        here = self._table.screen()
        other = mirroring_screen(here)
        same = self.wall is not None and self.wall.stands_on(here)
        if other is None and not same:
            self._alone = False
            self._alarm_over()
            return False
        if self._alone:
            return True
        if self.wall is not None:
            self.wall.close_wall()
        model = self._table.model
        model.pass_to(model.seat)
        if self.alarm is None:
            from gattai_desktop.windows.wall.mirror_alarm import MirrorAlarm

            self.alarm = MirrorAlarm(self._table.paint, self._table)
            self.alarm.alone.chosen.connect(self._curtain_only)
            self.alarm.apart.chosen.connect(self._seen_apart)
            self.alarm.leave.chosen.connect(self._leave)
            self._table.overlays.add(WidgetOverlay(Level.ALARM, self.alarm, keyboard=Keyboard.TAKEN))
            for signal in (model.curtainChanged, model.seatChanged):
                signal.connect(self._stay_beneath)
        self._bar_curtain()
        self.alarm.set_paint(self._table.paint)
        name = (other or here).name() or self.tr("the projector")
        doubtful = other is not None and may_be_apart(other.geometry(), here.geometry())
        leaves = other is None and wall_screen(AUTO, here) is not None
        self.alarm.ring_out(name, same=other is None, doubtful=doubtful, leaves=leaves)
        self._say()
        return True

    def _bar_curtain(self) -> None:
        """Let no other key work beneath the warning, not even "it's me"."""
        if self._table.curtain is not None:
            self._table.curtain.setEnabled(False)

    def _stay_beneath(self) -> None:
        """Keep the curtain beneath the warning, also where it has fallen anew before another seat."""
        if self.alarm is not None and self.alarm.isVisible():
            self._bar_curtain()
            self.alarm.focusNextPrevChild(True)

    def _curtain_only(self) -> None:
        """Keep the wall closed and the projector dark until the screens are no longer mirrored."""
        self._alone = True
        self._alarm_over()
        self._say()

    def _seen_apart(self) -> None:
        """Open the wall after all: somebody looked, and the projector shows another picture."""
        here = self._table.screen()
        other = mirroring_screen(here)
        if other is not None:
            tell_apart(other, here)
        self.place()

    def _leave(self) -> None:
        """Move the table's window off the wall's screen; the wall opens once it stands on the other one."""
        free = wall_screen(AUTO, self._table.screen())
        if free is not None:
            move_to(self._table, free)

    def _alarm_over(self) -> None:
        if self.alarm is None or self.alarm.isHidden():
            return
        self.alarm.hide()
        curtain = self._table.curtain
        if curtain is not None and self._table.model.curtain_down:
            curtain.setEnabled(True)
            curtain.focusNextPrevChild(True)
        else:
            self._table.keys.home()

    def _moved(self) -> None:
        """The table's window went to another screen."""
        self.place()

    def _screens_changed(self) -> None:
        wish, here = self._settings.wall, self._table.screen()
        lost = self.wall is not None and self.wall.showing == "lost"
        # A lost wall waits for its screen; where any will do, another one is as good.
        there = wish not in (WINDOW, OFF) if not lost else wish == AUTO and wall_screen(AUTO, here) is not None
        if there or (not lost and mirroring_screen(here) is not None):
            self.place()
        else:
            self._mirrored()
        self._follow_page()

    def _say(self) -> None:
        """Say in the table's header what the wall shows."""
        showing = self.wall.showing if self.wall is not None else "closed"
        self._table.requests.wall_open = showing in ("live", "hold")
        words = {
            "live": self.tr("Live"),
            "hold": self.tr("Hold"),
            "black": self.tr("Black"),
            "lost": self.tr("Wall unplugged"),
            "closed": self.tr("No wall"),
        }[showing]
        if self.alarm is not None and self.alarm.isVisible():
            words = self.tr("Wall is closed")
        elif self._alone:
            words = self.tr("Curtain only")
        self._table.header.set_wall(words, struck=showing in ("lost", "closed", "black"))
        self._picture()
        self._follow_page()

    def _picture(self) -> None:
        """Paint the wall's small picture in the header."""
        button = self._table.header.wall
        if self.wall is None or self.wall.showing in ("closed", "lost"):
            button.show_picture(None)
            return
        button.show_picture(self.wall.thumbnail(button.picture_size(), self._table.devicePixelRatioF()))

    def _follow_page(self) -> None:
        if self.page is not None and self.page.isVisible():
            self.page.follow(self._settings, self._table.screen(), self._doing(), self._name())

    def _watch(self) -> None:
        """Follow the table's window from screen to screen."""
        handle: QWindow | None = self._table.windowHandle()
        if handle is not None and handle is not self._handle:
            self._handle = handle
            handle.screenChanged.connect(self._moved)
