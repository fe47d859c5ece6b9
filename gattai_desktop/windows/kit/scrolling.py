"""Makes areas that scroll: without a background, with a narrow bar, and with the focused widget in sight."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QFrame, QScrollArea, QWidget
from shiboken6 import isValid

from gattai_desktop.board.paint import Paint


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
    theme, wide = paint.theme, max(8, round(paint.px(9)))
    area.verticalScrollBar().setStyleSheet(
        f"QScrollBar:vertical {{ background: transparent; width: {wide}px; margin: 0; }}"
        f"QScrollBar::handle:vertical {{ background: {theme.edge.name()}; min-height: 32px; "
        f"border-radius: {wide // 3}px; }}"
        "QScrollBar::add-line, QScrollBar::sub-line { height: 0; }"
        "QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }"
    )


class KeyboardInSight(QObject):
    """Scrolls an area so that its focused widget is in sight, with a little around it."""

    def __init__(self, area: QScrollArea, paint: Callable[[], Paint]) -> None:
        """paint: returns the Paint of the area's window."""
        super().__init__(area)
        self._area = area
        self._paint = paint
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self.follow)

    def follow(self, _old: QWidget | None, now: QWidget | None) -> None:
        """Scroll to the focused widget, if it is in the area."""
        inside = self._area.widget() if isValid(self._area) else None  # the keyboard goes while a window is taken away
        if now is not None and inside is not None and inside.isAncestorOf(now):
            margin = round(self._paint().px(24))
            self._area.ensureWidgetVisible(now, margin, margin)
