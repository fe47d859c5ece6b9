"""The settings of the wall: which screen, how far the farthest seat is, what it can read, what the wall does now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPaintEvent, QScreen
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.fonts import display_font, text_font
from gattai_desktop.board.island import Island
from gattai_desktop.board.keys import WALL, pressed_key
from gattai_desktop.board.paint import Paint, PaintedGroup, painting
from gattai_desktop.board.plate_look import PlateLook, outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.reading import NARROWEST, WIDEST
from gattai_desktop.board.words import paint_text
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.zone import Seat
from gattai_desktop.windows.islands import Isle, go
from gattai_desktop.windows.name_field import NameField
from gattai_desktop.windows.segments import Segments
from gattai_desktop.windows.settings import AUTO, OFF, WINDOW, Settings
from gattai_desktop.windows.wall_plates import Alarm, DistanceSlider, Samples, ScreenLook, ScreenPlate, caption
from gattai_desktop.windows.wall_screens import is_mirrored

_WIDE: Final = 1920.0
_HIGH: Final = 1034.0


class WallSettings(PaintedGroup):
    """Lies over its whole window, below the header.

    Signals:
        settingsChosen(Settings): another screen, width, distance or layout. testAsked: show the test picture, or not.
        doingAsked(str): "live", "hold" or "black". left: closed.
        keysAsked: the list of the keys.
    """

    settingsChosen = Signal(object)
    testAsked = Signal()
    doingAsked = Signal(str)
    keysAsked = Signal()
    left = Signal()

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint.in_room(WALL), parent)
        self._settings = Settings()
        self._here: QScreen | None = None
        self._mirrored = False
        self._alarmed = ""
        self.setAccessibleName(self.tr("The wall"))
        self.back = PlateButton(paint, PlateLook(self.tr("Back"), key="Esc", fill="", arrangement="button"), self)
        self.alarm = Alarm(paint, self)
        self.screens: dict[str, ScreenPlate] = {}
        self._screens_island = Island(self)
        self.distance = DistanceSlider(paint, self)
        self.width_field = NameField(paint, self.tr("Width of the picture in metres"), self)
        self.samples = Samples(paint, self)
        self.fewer = PlateButton(paint, outline_plate(""), self)
        names = {"live": self.tr("Live"), "hold": self.tr("Hold"), "black": self.tr("Black")}
        looks: dict[str, PlateLook | str] = dict(names)
        self.doing = Segments(paint, self.tr("The wall shows"), looks, self)
        self._doing_island = Island(self)
        self._doing_island.set_members(list(self.doing.plates.values()))
        self.test = PlateButton(paint, PlateLook(self.tr("Show the test picture"), key="T", arrangement="button"), self)
        self.back.chosen.connect(self.leave)
        self.distance.asked.connect(self._distance)
        self.width_field.editingFinished.connect(self._width)
        self.fewer.chosen.connect(self._fewer)
        self.doing.chosen.connect(self.doingAsked)
        self.test.chosen.connect(self.testAsked)
        self._top = 0
        parent.installEventFilter(self)
        self.hide()

    def below(self, top: int, paint: Paint) -> None:
        """Begin at this height of the window, and follow its size."""
        self._top = top
        self._stand()
        self.set_paint(paint)

    def _stand(self) -> None:
        window = self.parentWidget()
        if window is not None:
            self.setGeometry(0, self._top, window.width(), max(1, window.height() - self._top))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.parentWidget() and event.type() == QEvent.Type.Resize and self.isVisible():
            self._stand()
        return False

    # ------------------------------------------------------------------ what it shows
    def begin(self, settings: Settings, here: QScreen | None, doing: str, seats: tuple[tuple[Seat, str], ...]) -> None:
        """Open: the settings as they are, the table's screen, what the wall does, who sits there by seat and name.

        doing: as the projector window says it; where no table is open, "before", or "nowhere" without a place for it.
        """
        self.follow(settings, here, doing, seats)
        self.raise_()
        self.show()
        next(iter(self.screens.values())).setFocus(Qt.FocusReason.OtherFocusReason)

    def follow(self, settings: Settings, here: QScreen | None, doing: str, seats: tuple[tuple[Seat, str], ...]) -> None:
        """Show this."""
        self._settings, self._here = settings, here
        reading = settings.reading
        self._show_screens()
        self.distance.set_reading(reading, tuple(seat for seat, _ in seats))
        if not self.width_field.hasFocus():
            self.width_field.setText(f"{reading.width:.1f}")
        self.samples.set_reading(reading, seats[0][1] if seats else self.tr("Ren"))
        words = self.tr("Omens and hand counts are left out") if reading.fewer else self.tr("everything is shown")
        title = self.tr("Fewer, larger")
        on = reading.fewer
        look = PlateLook(title, words, fill="live" if on else "", edge="" if on else "edge", arrangement="line")
        self.fewer.set_look(look)
        open_now = doing in ("live", "hold", "black")
        before = doing in ("before", "nowhere")
        self.doing.setVisible(not before)
        self.doing.setEnabled(open_now)
        self.test.setEnabled(open_now or doing == "before")
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
                line = self.tr("{size}, mirrors the table").replace("{size}", line)
            elif mine:
                line = self.tr("{size}, the table is here").replace("{size}", line)
            shape = size.width() / max(1, size.height())
            chosen = wish == screen.name() or (wish == AUTO and screen is self._auto())
            if not mine:
                found.append(ScreenLook(screen.name(), name, line, shape, chosen=chosen, mirrored=mirrored))
        if not found:
            words = self.tr("plug it in, it is found by itself")
            found.append(ScreenLook(AUTO, self.tr("Projector"), words, chosen=wish == AUTO, missing=True))
        words = self.tr("for a call, or one screen")
        found.append(ScreenLook(WINDOW, self.tr("A window"), words, chosen=wish == WINDOW))
        found.append(ScreenLook(OFF, self.tr("No wall"), self.tr("the room sees nothing"), chosen=wish == OFF))
        return found

    def _auto(self) -> QScreen | None:
        from gattai_desktop.windows.wall_screens import wall_screen

        return wall_screen(AUTO, self._here)

    # ------------------------------------------------------------------ what is chosen
    def _choose(self, key: str) -> None:
        self.settingsChosen.emit(evolve(self._settings, wall=key))

    def _distance(self, metres: float) -> None:
        self.settingsChosen.emit(evolve(self._settings, wall_distance=metres))

    def _width(self) -> None:
        text = self.width_field.text().strip().replace(",", ".").removesuffix("m").strip()
        try:
            metres = float(text)
        except ValueError:
            metres = self._settings.wall_width
        metres = round(min(WIDEST, max(NARROWEST, metres)), 2) if metres == metres else self._settings.wall_width  # noqa: PLR0124
        self.width_field.setText(f"{metres:.1f}")
        if metres != self._settings.wall_width:
            self.settingsChosen.emit(evolve(self._settings, wall_width=metres))

    def _fewer(self) -> None:
        self.settingsChosen.emit(evolve(self._settings, wall_fewer=not self._settings.wall_fewer))

    def leave(self) -> None:
        """Close."""
        self.hide()
        self.left.emit()

    # ------------------------------------------------------------------ keys
    def isles(self) -> tuple[Isle, ...]:
        """The islands in Tab's order."""
        return (
            Isle(next(iter(self.screens.values())), self._screens_island.focus),
            Isle(self.distance, self.distance.setFocus),
            Isle(self.width_field, self.width_field.setFocus),
            Isle(self.fewer, self.fewer.setFocus),
            Isle(self.doing, self._doing_island.focus),
            Isle(self.test, self.test.setFocus),
            Isle(self.back, self.back.setFocus),
        )

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 (Qt's own name)
        return go(tuple(isle for isle in self.isles() if isle.ground.isEnabled()), 1 if next else -1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys: dict[str, Callable[[], None]] = {"Esc": self.leave, "?": self.keysAsked.emit}
        if self.test.isEnabled():
            keys["T"] = self.testAsked.emit
        found = keys.get(self.paint.keys.meant(pressed_key(event)))
        if found is not None:
            found()
        # No key reaches what lies beneath.
        event.accept()

    # ------------------------------------------------------------------ places
    def set_paint(self, paint: Paint) -> None:
        paint = paint.in_room(WALL)
        parts = (self.back, self.alarm, self.distance, self.width_field, self.samples, self.fewer, self.test)
        for part in parts:
            part.set_paint(paint)
        for plate in (*self.screens.values(), *self.doing.plates.values()):
            plate.set_paint(paint)
        super().set_paint(paint)

    def rescale(self) -> None:
        px = self.paint.px
        wide, high = self.width(), self.height()
        pad = px(40)
        size = self.back.sizeHint()
        back = max(size.width(), round(px(120)))
        self.back.setGeometry(round(wide - pad - back), round(px(20)), back, max(36, round(px(44))))
        top = px(92)
        if self._mirrored:
            self.alarm.setGeometry(QRectF(pad, top, wide - 2 * pad, px(116)).toAlignedRect())
            top += px(132)
        side = min(px(476), wide * 0.34)
        left = wide - 2 * pad - side - px(36)
        room = high - top - px(20)
        plates = min(px(236), room * 0.3)
        self._captions = [(pad, top + px(14), self.tr("Which screen"))]
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
        self.distance.setGeometry(QRectF(pad, y + px(8), left, max(px(150), min(tall, px(420)))).toAlignedRect())
        foot = high - field - px(18)
        self.width_field.setGeometry(QRectF(pad + px(210), foot, px(110), field).toAlignedRect())
        self._width_line = foot + field * 0.62
        fewer = min(px(520), left - px(430))
        self.fewer.setGeometry(QRectF(pad + left - fewer, foot, fewer, field).toAlignedRect())
        x = wide - pad - side
        box = max(px(150), min(px(196), room * 0.28))
        self.samples.setGeometry(QRectF(x, top, side, room - box - px(16)).toAlignedRect())
        y = high - box - px(4)
        if not self.doing.isHidden():
            self._captions.append((x + px(4), y + px(16), self.tr("The wall shows")))
        self.doing.lay(QRectF(x, y + px(30), side, max(34.0, px(42))), px(8))
        self.test.setGeometry(QRectF(x, y + px(44) + max(34.0, px(42)), side, max(36.0, px(50))).toAlignedRect())
        self.update()

    _captions: list[tuple[float, float, str]] = []  # noqa: RUF012 (replaced as a whole)
    _width_line = 0.0

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px = self.paint.theme, self.paint.px
        with painting(self) as painter:
            painter.fillRect(self.rect(), theme.table)
            title = display_font(self.paint.text(34))
            paint_text(painter, px(40), px(66), self.tr("The wall"), title, theme.text)
            for x, y, words in self._captions:
                caption(painter, self.paint, x, y, words)
            font = text_font(self.paint.text(16))
            paint_text(
                painter, px(40), self._width_line, self.tr("Width of the picture"), font, theme.soft, room=px(200)
            )
            words = self.tr("metres")
            paint_text(painter, self.width_field.geometry().right() + px(12), self._width_line, words, font, theme.soft)
