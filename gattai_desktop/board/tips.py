"""Colours what stands beside a thing on which the pointer or the keyboard rests, which Qt would write on yellow."""

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QToolTip

from gattai_desktop.board.theme import Theme


def colour_tips(theme: Theme) -> None:
    """Write all tooltips in the colours of a theme from now on."""
    palette = QToolTip.palette()
    palette.setColor(QPalette.ColorRole.ToolTipBase, theme.panel)
    palette.setColor(QPalette.ColorRole.ToolTipText, theme.text)
    QToolTip.setPalette(palette)
