"""A page that covers a part of its window, and scrolls where it is higher than that part."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtWidgets import QScrollArea, QWidget

from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.windows.kit.scrolling import KeyboardInSight, quiet_scroll_bar, scroll_within


class ScrolledPage(PaintedGroup):
    """A scrolled page. It lays itself out in `rescale` for its width, and returns its height in `needed`."""

    def __init__(self, paint: Paint, window: QWidget) -> None:
        self._pane = QScrollArea(window)
        super().__init__(paint, self._pane)
        scroll_within(self._pane, self, self.paint)
        self.setVisible(False)  # an area shows its widget, and widgets that are made inside it later stay hidden
        KeyboardInSight(self._pane, lambda: self.paint)

    @property
    def view(self) -> QSize:
        """Return the size of the part that can be seen at once."""
        return self._pane.size()

    def needed(self) -> float:
        """Return the height of the whole page as it is laid out now, in device-independent pixels."""
        return 0.0

    def stand(self, box: QRect) -> None:
        """Cover that part of the window."""
        self._pane.setGeometry(box)
        self.fit()

    def fit(self) -> None:
        """Lay out anew, as wide as there is room beside the bar and as high as needed."""
        quiet_scroll_bar(self._pane, self.paint)
        view, bar = self._pane.size(), self._pane.verticalScrollBar().sizeHint().width()
        for wide in (view.width(), view.width() - bar):
            self.resize(wide, view.height())
            self.rescale()
            if self.needed() <= view.height() + 1:
                return
        self.resize(view.width() - bar, round(self.needed()))

    def resizeEvent(self, event: QEvent) -> None:
        """Leave the layout to `fit`, which sets the size."""

    def setVisible(self, visible: bool) -> None:
        self._pane.setVisible(visible)
        super().setVisible(visible)

    def raise_(self) -> None:
        self._pane.raise_()
