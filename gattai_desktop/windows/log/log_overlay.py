"""Makes the log an overlay while it is wide over the middle, or in a column of its own."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.overlay import Keyboard, Level, Overlay
from gattai_desktop.windows.log.log_pane import LogPane


class LogOverlay(Overlay):
    """Takes Tab and Escape while the log is wide."""

    level = Level.LOG
    keyboard = Keyboard.FIRST

    def __init__(self, log: LogPane, narrow: Callable[[], object]) -> None:
        """narrow: puts the wide log back into its rail."""
        super().__init__(log)
        self._log = log
        self._narrow = narrow

    def widgets(self) -> Sequence[QWidget]:
        return (self._log,) if self._log.wide else ()

    def close(self) -> None:
        self._narrow()

    def hide(self) -> None:
        self._narrow()

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        log = self._log
        return (FocusGroup(log.view, log.view.setFocus), FocusGroup(log.button, log.button.setFocus))
