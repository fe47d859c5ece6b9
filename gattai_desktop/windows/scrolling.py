"""Scroll bars that fit the table: narrow, flat, in the theme's colours."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractScrollArea

from gattai_desktop.board.paint import Paint


def quiet_scroll_bar(area: QAbstractScrollArea, paint: Paint) -> None:
    """Let an area scroll with a narrow bar without arrows."""
    theme, wide = paint.theme, max(8, round(paint.px(9)))
    area.verticalScrollBar().setStyleSheet(
        f"QScrollBar:vertical {{ background: transparent; width: {wide}px; margin: 0; }}"
        f"QScrollBar::handle:vertical {{ background: {theme.edge.name()}; min-height: 32px; "
        f"border-radius: {wide // 3}px; }}"
        "QScrollBar::add-line, QScrollBar::sub-line { height: 0; }"
        "QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }"
    )
