"""Shows the settings of the wall: its screen, the distance of the farthest seat, what it can read, what it does."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QScreen
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, caps, plain, title
from gattai_desktop.board.keys import WALL, pressed_key
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook, line_plate, outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.reading import NARROWEST, WIDEST
from gattai_desktop.board.scale import DRAWN_CU, Scale
from gattai_desktop.board.segments import Segments
from gattai_desktop.board.speech import fill, in_decimals
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.windows.kit.focus_groups import FocusGroup, go
from gattai_desktop.windows.kit.own_scale import OwnScale
from gattai_desktop.windows.kit.scrolling import ScrolledPage
from gattai_desktop.windows.settings.settings import AUTO, OFF, WINDOW, Settings
from gattai_desktop.windows.wall.plates import Alarm, DistanceSlider, Samples, ScreenLook, ScreenPlate
from gattai_desktop.windows.wall.screens import is_mirrored

_WIDE: Final = 1920.0
_HIGH: Final = 1034.0
_LEAST: Final = 0.75
"""Smallest size at which it is drawn: a low window scrolls."""
_RING: Final = 11.0
"""What the focus ring takes above a part, device-independent pixels."""
_BESIDE: Final = 1560.0
"""Least width for two columns, drawing pixels."""


class WallSettings(ScrolledPage):
    """Covers its whole window, below the header.

    Signals:
        settingsChosen(Settings): another screen, width, distance or layout. testAsked: show the test picture, or not.
        left: closed.
        placeAsked: a screen was pressed, perhaps the one that is chosen already.
        keysAsked: the list of the keys.
    """

    settingsChosen = Signal(object)
    placeAsked = Signal()
    testAsked = Signal()
    keysAsked = Signal()
    left = Signal()

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint.in_room(WALL), parent)
        self._window = parent
        self._zoom = 1.0
        self._needed = 0.0
        self._settings = Settings()
        self._name = ""
        self._here: QScreen | None = None
        self._mirrored = self._closed = False
        self.setAccessibleName(self.tr("The wall"))
        self.back = PlateButton(paint, outline_plate(self.tr("Back"), "Esc"), self, self.leave)
        self.alarm = Alarm(paint, self)
        self.screens: dict[str, ScreenPlate] = {}
        self._screens_island = ArrowGroup(self)
        self.distance = DistanceSlider(paint, self)
        self.width_field = NameField(paint, self.tr("Width of the picture in metres"), self)
        self.samples = Samples(paint, self)
        self.fewer = PlateButton(paint, outline_plate(""), self, self._fewer)
        names = {"live": self.tr("Live"), "hold": self.tr("Hold"), "black": self.tr("Black")}
        looks: dict[str, PlateLook | str] = dict(names)
        self.doing = Segments(paint, self.tr("The wall shows"), looks, self)
        self._doing_island = ArrowGroup(self, list(self.doing.plates.values()))
        self.test = PlateButton(paint, PlateLook(self.tr("Show the test picture"), key="T", arrangement="button"), self)
        self.distance.asked.connect(self._distance)
        self.distance.tried.connect(lambda metres: self._read(self._with(metres)))
        self.width_field.editingFinished.connect(self._width)
        self.test.chosen.connect(self.testAsked)
        self._top: Callable[[], int] = int
        self.own_scale = OwnScale(WALL, self, self._resize, lambda: self.paint)
        parent.installEventFilter(self)
        self.hide()

    def below(self, top: Callable[[], int], paint: Paint) -> None:
        """Leave the window free down to this height, and follow its size."""
        self._top = top
        self.paint = paint.in_room(WALL)
        self.own_scale.take()

    def _resize(self, zoom: float) -> float:
        self._zoom = zoom
        self._stand()
        return zoom

    def _stand(self) -> None:
        window = self._window
        top = self._top()
        self._pane.setGeometry(0, top, window.width(), max(1, window.height() - top))
        self.set_paint(self.paint)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.Resize and self.isVisible():
            QTimer.singleShot(0, self, self._stand)  # the header has its new size then
        return False

    # ------------------------------------------------------------------ what it shows
    def begin(self, settings: Settings, here: QScreen | None, doing: str, name: str = "") -> None:
        """Open with the present settings, the table's screen, what the wall does, and a name for the samples.

        doing: as the projector window says it; where no table is open, "before", or "nowhere" without a place for it.
        """
        self.follow(settings, here, doing, name)
        self.raise_()
        self.show()
        first = next((one for one in self.screens.values() if one.look.chosen), next(iter(self.screens.values())))
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def follow(self, settings: Settings, here: QScreen | None, doing: str, name: str = "") -> None:
        self._settings, self._here, self._closed = settings, here, doing == "closed"
        reading = settings.reading
        self._name = name or self.tr("Ren")
        self._show_screens()
        if not self.width_field.hasFocus():
            self.width_field.setText(in_decimals(reading.width))
        self._read(settings)
        words = self.tr("Omens and hand counts are left out") if reading.fewer else self.tr("everything is shown")
        title = self.tr("Fewer, larger")
        self.fewer.set_look(line_plate(title, words, lit=reading.fewer))
        open_now = doing in ("live", "hold", "black")
        # A wall that is closed shows nothing: a plate marked as chosen would say that it does.
        self.doing.setVisible(open_now)
        self.test.setEnabled(open_now or doing == "before")
        self.test.setVisible(self.test.isEnabled())
        if open_now:
            self.doing.choose(doing)
        self.alarm.setVisible(self._mirrored)
        self.alarm.say(
            self.tr("Both screens show the same picture"),
            self.tr(
                "The wall is closed, because hands would be seen on it. Extend the desktop and it opens by itself."
            ),
        )
        self.rescale()
        self.update()

    def _read(self, settings: Settings) -> None:
        """Show what would be read with these settings."""
        self.distance.set_reading(settings.reading)
        self.samples.set_reading(settings.reading, self._name)

    def _show_screens(self) -> None:
        looks = self._looks()
        self._mirrored = any(look.mirrored for look in looks)
        for gone in set(self.screens) - {look.key for look in looks}:
            plate = self.screens.pop(gone)
            plate.hide()
            plate.deleteLater()
        for look in looks:
            plate = self.screens.get(look.key) or self._new(look)
            plate.set_look(look)
            self.screens[look.key] = plate
        self.screens = {look.key: self.screens[look.key] for look in looks}
        self._screens_island.set_members(list(self.screens.values()))

    def _new(self, look: ScreenLook) -> ScreenPlate:
        plate = ScreenPlate(self.paint, look, self)
        plate.clicked.connect(lambda: self._choose(look.key))
        plate.show()
        return plate

    def _looks(self) -> list[ScreenLook]:
        wish, here = self._settings.wall, self._here
        found: list[ScreenLook] = []
        screens = QGuiApplication.screens()
        for screen in screens:
            size, mine = screen.geometry(), screen is here
            line = f"{size.width()} × {size.height()}"
            mirrored = not mine and is_mirrored(screen, here)
            name = self.tr("This table") if mine else screen.name()
            if mirrored:
                line = fill(self.tr("{size}, mirrors the table"), size=line)
            elif mine:
                line = fill(self.tr("{size}, the table is here"), size=line)
            shape = size.width() / max(1, size.height())
            chosen = wish == screen.name() or (wish == AUTO and screen is self._auto())
            if not mine:
                found.append(ScreenLook(screen.name(), name, line, shape, chosen=chosen, mirrored=mirrored))
        if not found:
            words = self.tr("plug it in, it is found by itself")
            found.append(ScreenLook(AUTO, self.tr("Projector"), words, chosen=wish == AUTO, missing=True))
        closed = self._closed and wish == WINDOW
        words = self.tr("closed: a press opens it again") if closed else self.tr("for a call, or one screen")
        found.append(ScreenLook(WINDOW, self.tr("A window"), words, chosen=wish == WINDOW))
        found.append(ScreenLook(OFF, self.tr("No wall"), self.tr("nothing is shown"), chosen=wish == OFF))
        return found

    def _auto(self) -> QScreen | None:
        from gattai_desktop.windows.wall.screens import wall_screen

        return wall_screen(AUTO, self._here)

    # ------------------------------------------------------------------ what is chosen
    def _choose(self, key: str) -> None:
        self.settingsChosen.emit(evolve(self._settings, wall=key))
        self.placeAsked.emit()

    def _distance(self, metres: float) -> None:
        self.settingsChosen.emit(self._with(metres))

    def _with(self, metres: float) -> Settings:
        return evolve(self._settings, wall_distance=metres)

    def _width(self) -> None:
        text = self.width_field.text().strip().replace(",", ".").removesuffix("m").strip()
        try:
            metres = float(text)
        except ValueError:
            metres = self._settings.wall_width
        metres = round(min(WIDEST, max(NARROWEST, metres)), 2) if metres == metres else self._settings.wall_width  # noqa: PLR0124
        self.width_field.setText(in_decimals(metres))
        if metres != self._settings.wall_width:
            self.settingsChosen.emit(evolve(self._settings, wall_width=metres))

    def _fewer(self) -> None:
        self.settingsChosen.emit(evolve(self._settings, wall_fewer=not self._settings.wall_fewer))

    def leave(self) -> None:
        self.hide()
        self.left.emit()

    # ------------------------------------------------------------------ keys
    def focus_groups(self) -> tuple[FocusGroup, ...]:
        """Return the groups in Tab's order."""
        return (
            FocusGroup(next(iter(self.screens.values())), self._screens_island.focus),
            FocusGroup(self.distance, self.distance.setFocus),
            FocusGroup(self.width_field, self.width_field.setFocus),
            FocusGroup(self.fewer, self.fewer.setFocus),
            FocusGroup(self.doing, self._doing_island.focus),
            FocusGroup(self.test, self.test.setFocus),
            FocusGroup(self.back, self.back.setFocus),
        )

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 (Qt's own name)
        return go(tuple(isle for isle in self.focus_groups() if isle.ground.isEnabled()), 1 if next else -1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys: dict[str, Callable[[], None]] = {"Esc": self.leave, "?": self.keysAsked.emit}
        if self.test.isEnabled():
            keys["T"] = self.testAsked.emit
        usual = self.paint.keys.meant(pressed_key(event))
        found = keys.get(usual)
        if found is not None:
            found()
        else:
            self.own_scale.press(usual)
        # No key may reach what is beneath.
        event.accept()

    # ------------------------------------------------------------------ places
    def set_paint(self, paint: Paint) -> None:
        view = self.view
        unit = max(_LEAST, min(view.width() / _WIDE, view.height() / _HIGH)) * self._zoom
        paint = paint.in_room(WALL).at(Scale(DRAWN_CU["full"] * unit, "full"))
        super().set_paint(paint)
        self.fit()

    def needed(self) -> float:
        return self._needed

    def rescale(self) -> None:
        self._captions = []
        self._needed = 0.0
        if self.width() < self.paint.px(_BESIDE):
            self._stack()
        else:
            self._stand_beside()
        self.update()

    def _head(self) -> float:
        """Lay out the top, and return where the rest begins."""
        px, wide = self.paint.px, self.width()
        pad, size = px(40), self.back.sizeHint()
        back = max(size.width(), round(px(120)))
        self.back.setGeometry(round(wide - pad - back), round(px(20)), back, max(36, round(px(44))))
        if self._mirrored:
            self.alarm.setGeometry(QRectF(pad, px(92), wide - 2 * pad, px(116)).toAlignedRect())
        return px(224 if self._mirrored else 92)

    def _stack(self) -> None:
        """Lay out everything in one column, where there is no room for two."""
        px, pad, top = self.paint.px, self.paint.px(40), self._head()
        wide, gap, field = self.width() - 2 * pad, px(20), max(36.0, px(44))
        self._captions.append((pad, top + px(14), self.tr("Which screen")))
        columns = (len(self.screens) or 1) if wide > px(800) else 1
        each = min(px(290), (wide - gap * (columns - 1)) / columns)
        y = top + px(28)
        for place, plate in enumerate(self.screens.values()):
            at = y + place // columns * px(232)
            plate.setGeometry(QRectF(pad + place % columns * (each + gap), at, each, px(212)).toAlignedRect())
        y += -(-len(self.screens) // columns) * px(232) + px(16)
        self._captions.append((pad, y, self.tr("How far is the farthest seat")))
        self._stand_distance(pad, y, wide, px(308))
        y += px(320)
        self._stand_width(y, field)
        y += field + px(18)
        self.fewer.setGeometry(QRectF(pad, y, wide, max(44.0, px(60))).toAlignedRect())
        y += max(44.0, px(60)) + px(24)
        self.samples.setGeometry(QRectF(pad, y, wide, px(440)).toAlignedRect())
        y += px(480)
        self._needed = self._stand_doing(pad, y, wide) + px(28)

    def _stand_width(self, y: float, field: float) -> None:
        px = self.paint.px
        self.width_field.setGeometry(QRectF(px(250), y, px(110), field).toAlignedRect())
        self._width_line = y + field * 0.62

    def _stand_doing(self, x: float, y: float, wide: float) -> float:
        """Lay out what the wall does, and return the lower end."""
        px, high = self.paint.px, max(34.0, self.paint.px(42))
        if not self.doing.isHidden():
            self._captions.append((x + px(4), y + px(16), self.tr("The wall shows")))
        self.doing.lay(QRectF(x, y + px(30), wide, high), px(8))
        below = px(8) if self.doing.isHidden() else px(44) + high
        test = QRectF(x, y + below, wide, max(36.0, px(50)))
        self.test.setGeometry(test.toAlignedRect())
        return test.bottom()

    def _stand_distance(self, x: float, y: float, wide: float, high: float) -> None:
        """Lay the slider below its title, whose line is at y, where the focus ring leaves the title whole."""
        clear = max(_RING, self.paint.px(14))
        self.distance.setGeometry(QRectF(x, y + clear, wide, high - clear).toAlignedRect())

    def _stand_beside(self) -> None:
        px = self.paint.px
        wide, high = self.width(), self.height()
        pad = px(40)
        top = self._head()
        side = min(px(476), wide * 0.34)
        left = wide - 2 * pad - side - px(36)
        room = high - top - px(20)
        plates = min(px(236), room * 0.3)
        self._captions.append((pad, top + px(14), self.tr("Which screen")))
        gap = px(20)
        count = max(3, len(self.screens))
        each = min(px(290), (left - gap * (count - 1)) / count)
        for place, plate in enumerate(self.screens.values()):
            x = pad + place * (each + gap)
            plate.setGeometry(QRectF(x, top + px(28), each, plates).toAlignedRect())
        y = top + px(28) + plates + px(22)
        self._captions.append((pad, y, self.tr("How far is the farthest seat")))
        field = max(36.0, px(44))
        tall = high - y - px(30) - field - px(20)
        seen_from = max(px(150), min(tall, px(380)))
        self._stand_distance(pad, y, left, px(8) + seen_from)
        foot = min(high - field - px(18), y + px(8) + seen_from + px(28))
        self._stand_width(foot, field)
        fewer = min(px(520), left - px(430))
        self.fewer.setGeometry(QRectF(pad + left - fewer, foot, fewer, field).toAlignedRect())
        x = wide - pad - side
        box = max(px(150), min(px(196), room * 0.28))
        samples = min(room - box - px(16), px(540))
        self.samples.setGeometry(QRectF(x, top, side, samples).toAlignedRect())
        self._stand_doing(x, top + samples + px(16), side)

    _captions: list[tuple[float, float, str]] = []  # noqa: RUF012 (replaced as a whole)
    _width_line = 0.0

    def draw(self, draw: Drawing) -> None:
        draw.ground("table")
        draw.text(40, 66, self.tr("The wall"), title(34))
        for x, y, words in self._captions:
            draw.text(x / draw.unit, y / draw.unit, words, caps(13), "soft")
        line, right = self._width_line / draw.unit, self.width_field.geometry().right() / draw.unit
        draw.text(40, line, self.tr("Width of the picture"), plain(16), "soft", room=200)
        draw.text(right + 12, line, self.tr("metres"), plain(16), "soft")
