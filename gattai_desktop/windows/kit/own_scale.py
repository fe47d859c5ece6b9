"""The size of one window or room: Ctrl and +, - or 0 change it alone, and it is remembered."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import announce
from gattai_desktop.board.fonts import strong_font, width_in
from gattai_desktop.board.paint import Paint, PaintedReading, painting
from gattai_desktop.board.plate import paint_plate
from gattai_desktop.board.sizes import STEP, between
from gattai_desktop.board.words import paint_text

LARGER: Final = "Ctrl++"
SMALLER: Final = "Ctrl+-"
USUAL: Final = "Ctrl+0"
SHOWN: Final = 1600
"""Milliseconds for which the size is told."""
_ALIKE: Final = 0.004

Resize = Callable[[float], float]
"""Lays a window out so much enlarged, and returns how much there was room for."""


class OwnScale(QObject):
    """Changes the size of one window. Where it has no room for more, it says so."""

    def __init__(self, name: str, window: QWidget, resize: Resize, paint: Callable[[], Paint]) -> None:
        """name: what its size is kept by. paint: what the window paints with now."""
        super().__init__(window)
        self._name = name
        self.window = window
        self._resize = resize
        self._paint = paint
        self._told: SizeTold | None = None
        self._wanted = 0.0
        self.zoom = 1.0
        """How much the window is enlarged now."""

    def take(self) -> None:
        """Be as large as was chosen. Where more was chosen than before, and there is no room for it, say so."""
        before, self._wanted = self._wanted, self._paint().sizes.of(self._name)
        self.zoom = self._resize(self._wanted)
        if 0 < before < self._wanted and self.zoom < self._wanted - _ALIKE:
            self._say_full()

    def press(self, usual: str) -> bool:
        """Do what a key does, by its usual name; say whether it is one of these."""
        if usual not in (LARGER, SMALLER, USUAL):
            return False
        if usual == USUAL:
            self.turn(1.0)
        else:
            self.turn(round(self.zoom + (STEP if usual == LARGER else -STEP), 2))
        return True

    def meanings(self) -> dict[str, Callable[[], object]]:
        """What its keys do, by their usual names."""
        return {key: partial(self.press, key) for key in (LARGER, SMALLER, USUAL)}

    def turn(self, wanted: float) -> None:
        """Make the window so large, as far as there is room, remember it and say it."""
        wanted = between(wanted)
        self.zoom = self._wanted = self._resize(wanted)
        self._paint().sizes.keep(self._name, self.zoom)
        if self.zoom < wanted - _ALIKE:
            self._say_full()
        else:
            self._tell(f"{round(self.zoom * 100)} %")

    def _say_full(self) -> None:
        words = self.tr("{size} %: this window has no room for more")
        self._tell(words.replace("{size}", str(round(self.zoom * 100))))

    def _tell(self, words: str) -> None:
        if self._told is None:
            self._told = SizeTold(self._paint(), self.window)
        self._told.set_paint(self._paint())
        self._told.tell(words)


class SizeTold(PaintedReading):
    """Says for a moment how large a window is now."""

    def __init__(self, paint: Paint, window: QWidget) -> None:
        super().__init__(paint, window)
        self._words = ""
        self._over = QTimer(self)
        self._over.setSingleShot(True)
        self._over.setInterval(SHOWN)
        self._over.timeout.connect(self.hide)
        self.hide()

    def tell(self, words: str) -> None:
        """Say this at the foot of the window."""
        self._words = words
        self.setAccessibleName(words)
        window, font = self.parentWidget(), strong_font(self.paint.text(18))
        if window is not None:
            wide = min(float(window.width()), width_in(font, words) + 2.4 * font.pixelSize())
            high = font.pixelSize() * 2.4
            foot = window.height() - high * 1.6
            self.setGeometry(QRectF((window.width() - wide) / 2, foot, wide, high).toAlignedRect())
        self.raise_()
        self.show()
        self.update()
        announce(self, words)
        self._over.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, font = self.paint.theme, strong_font(self.paint.text(18))
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            paint_plate(painter, box, fill=theme.live, edge=theme.table, width=2.0, cut=font.pixelSize() * 0.6)
            baseline = box.center().y() + font.pixelSize() * 0.36
            paint_text(painter, box.center().x(), baseline, self._words, font, theme.on("live"), "middle",
                       room=box.width() - font.pixelSize())  # fmt: skip
