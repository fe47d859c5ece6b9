"""Enlarges one window or room with Ctrl and +, - or 0, and remembers its size."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import announce
from gattai_desktop.board.drawing import Drawing, measuring, strong
from gattai_desktop.board.paint import Paint, PaintedReading
from gattai_desktop.board.scale import STEP, between
from gattai_desktop.board.speech import fill
from gattai_desktop.windows.kit.root_widget import RootWidget

LARGER: Final = "Ctrl++"
SMALLER: Final = "Ctrl+-"
USUAL: Final = "Ctrl+0"
SHOWN: Final = 1600
"""Milliseconds for which the size is shown."""
_A_LETTER: Final = 60
"""Milliseconds that each letter of a sentence is there, so that a long one can be read to its end."""
_ALIKE: Final = 0.004
_STYLE: Final = strong(18)

Resize = Callable[[float], float]
"""Lays out a window enlarged that much, and returns how much there was room for."""


class OwnScale(QObject):
    """Changes the size of one window, and says where it has no room for more."""

    def __init__(self, name: str, window: QWidget, resize: Resize, paint: Callable[[], Paint]) -> None:
        """name: by which its size is remembered. paint: returns the window's Paint."""
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
        """Take the chosen size. Where a larger one was chosen and there is no room for it, say so."""
        before, self._wanted = self._wanted, self._paint().sizes.of(self._name)
        self.zoom = self._resize(self._wanted)
        if 0 < before < self._wanted and self.zoom < self._wanted - _ALIKE:
            self._say_full()

    def press(self, usual: str) -> bool:
        """Do what a key means, by its usual name; say whether it changes the size."""
        if usual not in (LARGER, SMALLER, USUAL):
            return False
        if usual == USUAL:
            self.turn(1.0)
        else:
            self.turn(round(self.zoom + (STEP if usual == LARGER else -STEP), 2))
        return True

    def meanings(self) -> dict[str, Callable[[], object]]:
        """Return what its keys do, by their usual names."""
        return {key: partial(self.press, key) for key in (LARGER, SMALLER, USUAL)}

    def turn(self, wanted: float) -> None:
        """Enlarge the window that much, as far as there is room; remember the size and show it."""
        wanted = between(wanted)
        self.zoom = self._wanted = self._resize(wanted)
        self._paint().sizes.keep(self._name, self.zoom)
        if self.zoom < wanted - _ALIKE:
            self._say_full()
        else:
            self.say(f"{round(self.zoom * 100)} %")

    def _say_full(self) -> None:
        self.say(fill(self.tr("{size} %: this window has no room for more"), size=round(self.zoom * 100)))

    def say(self, words: str) -> None:
        """Say something for a moment at the foot of the window."""
        if self._told is None:
            self._told = SizeTold(self._paint(), self.window)
        self._told.set_paint(self._paint())
        self._told.tell(words)


class SizeTold(PaintedReading):
    """Says for a moment how large a window is now."""

    def __init__(self, paint: Paint, window: QWidget) -> None:
        super().__init__(paint, window)
        self._words = ""
        self._over = QTimer(self, singleShot=True)
        self._over.timeout.connect(self.hide)
        if isinstance(window, RootWidget):
            window.resized.connect(self._stand)
        self.hide()

    def tell(self, words: str) -> None:
        """Show these words at the foot of the window."""
        self._words = words
        self.setAccessibleName(words)
        self._stand()
        self.raise_()
        self.show()
        self.update()
        announce(self, words)
        self._over.start(self.time_for(words))

    @staticmethod
    def time_for(words: str) -> int:
        """Return for how long something is told, in milliseconds."""
        return max(SHOWN, _A_LETTER * len(words))

    def _stand(self) -> None:
        window = self.parentWidget()
        if window is None:
            return
        draw = measuring(self.paint, window.width())
        high = 2.4 * draw.pixels(_STYLE)
        wide = min(float(window.width()), draw.width(self._words, _STYLE) * draw.unit + high)
        foot = window.height() - high * 1.6
        self.setGeometry(QRectF((window.width() - wide) / 2, foot, wide, high).toAlignedRect())

    def draw(self, draw: Drawing) -> None:
        size = draw.size(_STYLE)
        draw.plate(fill="live", edge="table", line=2.0, cut=size * 0.6, inset=1.5)
        ink, base = self.paint.theme.on("live"), draw.base(draw.middle, _STYLE)
        draw.text(draw.wide / 2, base, self._words, _STYLE, ink, align="middle", room=draw.wide - size)
