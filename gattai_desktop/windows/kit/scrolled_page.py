"""A page that lies over a part of its window, and is scrolled where it is higher than that part."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtWidgets import QScrollArea, QWidget

from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.windows.kit.scrolling import KeyboardInSight, quiet_scroll_bar, scroll_within


class ScrolledPage(PaintedGroup):
    """Lays itself out in `rescale` for the width that it has there, and says in `needed` how high it then is."""

    def __init__(self, paint: Paint, window: QWidget) -> None:
        self._pane = QScrollArea(window)
        super().__init__(paint, self._pane)
        scroll_within(self._pane, self, self.paint)
        self.setVisible(False)  # an area shows what is put into it, and what is made in it then is hidden for good
        KeyboardInSight(self._pane, lambda: self.paint)

    @property
    def view(self) -> QSize:
        """How much of it can be seen at once."""
        return self._pane.size()

    def needed(self) -> float:
        """How high all of it is as it is laid out now, in device-independent pixels."""
        return 0.0

    def stand(self, box: QRect) -> None:
        """Lie over that part of the window."""
        self._pane.setGeometry(box)
        self.fit()

    def fit(self) -> None:
        """Lay out anew, as wide as there is room beside the bar, as high as all of it is."""
        quiet_scroll_bar(self._pane, self.paint)
        view, bar = self._pane.size(), self._pane.verticalScrollBar().sizeHint().width()
        for wide in (view.width(), view.width() - bar):
            self.resize(wide, view.height())
            self.rescale()
            if self.needed() <= view.height() + 1:
                return
        self.resize(view.width() - bar, round(self.needed()))

    def resizeEvent(self, event: QEvent) -> None:
        """Laid out by `fit` alone, which is what gives it its size."""

    def setVisible(self, visible: bool) -> None:
        self._pane.setVisible(visible)
        super().setVisible(visible)

    def raise_(self) -> None:
        self._pane.raise_()
