"""Makes areas and pages that scroll: without a background, with a narrow bar, and with the focused widget in sight."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QFrame, QScrollArea, QWidget
from shiboken6 import isValid

from gattai_desktop.board.keyboard import follow_keyboard
from gattai_desktop.board.paint import Paint, Painted, PaintedGroup


def scroll_within(area: QScrollArea, inside: QWidget, paint: Paint) -> None:
    """Put a widget into an area that is transparent, scrolls up and down alone, and takes no focus.

    It gets a ground that was made here. Asked for one of its own making, Qt would first tell Python of every kind of
    widget that it could be, which a start has no time for.
    """
    ground = QWidget()
    area.setViewport(ground)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inside)
    for pane in (area, ground, inside):  # an area gives its widget a background
        pane.setAutoFillBackground(False)
    quiet_scroll_bar(area, paint)


def quiet_scroll_bar(area: QAbstractScrollArea, paint: Paint) -> None:
    """Give an area a narrow scroll bar without arrows."""
    theme, wide, bar = paint.theme, max(8, round(paint.px(9))), area.verticalScrollBar()
    look = (
        f"QScrollBar:vertical {{ background: transparent; width: {wide}px; margin: 0; }}"
        f"QScrollBar::handle:vertical {{ background: {theme.edge.name()}; min-height: 32px; "
        f"border-radius: {wide // 3}px; }}"
        "QScrollBar::add-line, QScrollBar::sub-line { height: 0; }"
        "QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }"
    )
    if bar.styleSheet() != look:  # Qt reads the same words anew, which a page does at each step of a resize
        bar.setStyleSheet(look)


def bring_in_sight(area: QScrollArea, found: QWidget, margin: int, covered: int = 0) -> None:
    """Scroll so that a widget is in sight as a whole, with a margin; where it has no room, what is written in it.

    Asked for a field, Qt brings the line with the caret, and leaves the others out of sight.
    covered: how much at the lower edge lies below something, device-independent pixels.
    """
    high, page = found.height() + covered, area.widget()
    if page is None or high + 2 * margin > area.viewport().height():
        area.ensureWidgetVisible(found, margin, margin)
        return
    top = found.mapTo(page, QPoint(0, 0)).y()
    area.ensureVisible(area.horizontalScrollBar().value(), top + high // 2, 0, high // 2 + margin)


def bring_part_in_sight(inside: QWidget, part: QRect, margin: int) -> None:
    """Scroll the area round a widget so that a part of the widget is in sight, of a higher one its upper end."""
    area = inside.parentWidget()
    while area is not None and not isinstance(area, QScrollArea):
        area = area.parentWidget()
    page = area.widget() if area is not None else None
    if area is None or page is None:
        return
    top, bar = inside.mapTo(page, part.topLeft()).y() - margin, area.verticalScrollBar()
    lowest = top + part.height() + 2 * margin - area.viewport().height()
    bar.setValue(min(top, max(bar.value(), lowest)))


class KeyboardInSight(QObject):
    """Scrolls an area so that its focused widget is in sight, with a little around it.

    What is pressed stays below the pointer until it is let go: a plate that moved away would not know of that.
    """

    def __init__(self, area: QScrollArea, paint: Callable[[], Paint]) -> None:
        """paint: returns the Paint of the area's window."""
        super().__init__(area)
        self._area = area
        self._paint = paint
        follow_keyboard(self.follow)

    def follow(self, _old: QWidget | None, now: QWidget | None) -> None:
        """Scroll to the focused widget, if it is in the area."""
        inside = self._area.widget() if isValid(self._area) else None  # the keyboard goes while a window is taken away
        if now is None or inside is None or not inside.isAncestorOf(now):
            return
        application = QApplication.instance()
        if QApplication.mouseButtons() and application is not None:
            application.installEventFilter(self)
        else:
            self.bring(self._area, now, round(self._paint().px(24)))

    def bring(self, area: QScrollArea, found: QWidget, margin: int) -> None:
        bring_in_sight(area, found, margin)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonRelease:
            application = QApplication.instance()
            if application is not None:
                application.removeEventFilter(self)
            QTimer.singleShot(0, self, lambda: self.follow(None, QApplication.focusWidget()))
        return False


class ScrolledArea(Painted, QScrollArea):
    """An area that scrolls what is higher than it, and looks as the window around it does."""

    def __init__(self, paint: Paint, inside: QWidget, parent: QWidget, *, follows: bool = True) -> None:
        """inside: what it scrolls. follows: whether it scrolls by itself to whatever gets the keyboard."""
        super().__init__(paint, parent)
        scroll_within(self, inside, paint)
        if follows:
            KeyboardInSight(self, lambda: self.paint)

    @property
    def bar_wide(self) -> int:
        """How wide its scroll bar is where there is one, device-independent pixels."""
        return self.verticalScrollBar().sizeHint().width()

    def rescale(self) -> None:
        quiet_scroll_bar(self, self.paint)


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
