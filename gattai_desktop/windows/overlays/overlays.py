"""Keeps the overlays of a table: their order, which of them gets the keys, and which one Escape closes."""

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

from gattai_desktop.board.keyboard import follow_keyboard
from gattai_desktop.board.paint import Paint
from gattai_desktop.games.presentation import Place
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.overlay import Keyboard, Level, Overlay
from gattai_desktop.windows.kit.seat_view import SeatView


class Overlays(QObject):
    """All overlays of a window, in their order.

    Signals:
        keysTaken(): something that gets keys before the table has been opened.
    """

    keysTaken = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._all: list[Overlay] = []
        self._focused: dict[Overlay, QWidget] = {}
        """The widget of each overlay that had the focus last."""
        follow_keyboard(self._focus_changed)

    def add(self, *overlays: Overlay) -> None:
        """Add overlays, above those that were added before on their level."""
        self._all = sorted((*self._all, *overlays), key=lambda one: one.level)
        for overlay in overlays:
            overlay.opened.connect(lambda one=overlay: self.bring_up(one))

    def named(self, name: str) -> Overlay | None:
        """Return the overlay that is opened by a name; None where nothing is."""
        return next((one for one in self._all if name and one.name == name), None)

    def open(self, overlay: Overlay, about: str) -> None:
        """Open an overlay by its name, above all pages, questions and refusals that are open."""
        if overlay.can_open(about):
            overlay.open(about)
            self.bring_up(overlay)

    def bring_up(self, overlay: Overlay) -> None:
        """Lay what has just been opened over all other pages, rooms, questions and refusals; these keep their order."""
        pages = range(Level.SHEETS, Level.REFUSAL + 1)
        if overlay.level in pages:
            rest = [one for one in self._all if one is not overlay]
            below = sum(one.level <= pages[-1] for one in rest)
            self._all = [*rest[:below], overlay, *rest[below:]]
        if overlay.keyboard > Keyboard.LEFT:
            self.keysTaken.emit()
        self.stack()

    def about(self) -> str:
        """Return the key of what is open and can be shown on the wall; "" for nothing."""
        return next((one.about for one in reversed(self.shown()) if one.about), "")

    def hide(self, *levels: Level) -> None:
        """Close what is shown on these levels without an answer."""
        for overlay in self.shown():
            if overlay.level in levels:
                overlay.hide()

    # ------------------------------------------------------------------ who lies there
    def shown(self, first: Level = Level.TABLE, last: Level = Level.ALARM) -> tuple[Overlay, ...]:
        """Return the shown overlays from one level to another, from below upwards."""
        return tuple(one for one in self._all if first <= one.level <= last and one.shown)

    def rect_of(self, place: Place) -> QRectF | None:
        """Return where a place is in what is shown over the table, in global coordinates; None where it is not."""
        return next((found for one in reversed(self.shown()) if (found := one.rect_of(place))), None)

    def name_of(self, place: Place) -> str:
        """Return its spoken name there."""
        return next((name for one in reversed(self.shown()) if (name := one.name_of(place))), "")

    def stack(self) -> None:
        """Stack all widgets in their order."""
        for overlay in self._all:
            for widget in overlay.widgets():
                widget.raise_()

    def show_view(self, view: SeatView) -> None:
        """Show the new state of the table in all shown overlays."""
        for overlay in self.shown():
            overlay.show_view(view)

    def lay(self) -> None:
        """Move all overlays to where the window has room for them now."""
        for overlay in self._all:
            overlay.lay()

    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another scale."""
        for overlay in self._all:
            overlay.set_paint(paint)

    def end(self) -> None:
        """Stop all work, because the window is closed."""
        for overlay in self._all:
            overlay.end()

    # ------------------------------------------------------------------ the keyboard
    def top(self) -> Overlay | None:
        """Return the overlay that gets keys before the table: the highest of those that want them."""
        return next((one for one in reversed(self.shown()) if one.keyboard > Keyboard.LEFT), None)

    def is_top(self, widget: QWidget) -> bool:
        """Whether a widget is what gets keys before the table."""
        top = self.top()
        return top is not None and widget in top.widgets()

    @property
    def reads_or_writes(self) -> bool:
        """Whether a page, a room, a question or a refusal is open, which would close with the next seat."""
        return any(one.keyboard > Keyboard.LEFT for one in self.shown(Level.SHEETS, Level.REFUSAL))

    @property
    def take_keys(self) -> bool:
        """Whether an overlay lets no key through to the table."""
        return any(one.keyboard == Keyboard.TAKEN for one in self.shown())

    def keeper(self) -> Overlay | None:
        """Return what lies on top where it keeps the keyboard whatever happens beneath; the curtain has its own way."""
        top = self.top()
        return top if top is not None and top.keyboard == Keyboard.TAKEN and top.level < Level.CURTAIN else None

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        """Return the groups at which Tab stops while an overlay has the keys; none where the table has them."""
        top = self.top()
        return top.focus_groups() if top is not None else ()

    def _focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        """Note what has the focus in the highest overlay; where the focus left it, look again when all is done."""
        top = self.keeper()
        if now is None or top is None:
            return
        if any(widget is now or widget.isAncestorOf(now) for widget in top.widgets()):
            self._focused[top] = now
        elif any(widget.window() is now.window() for widget in top.widgets()):
            self.focus_top_soon()

    def focus_top_soon(self) -> None:
        """Give what lies on top the keyboard, once all is done, where nothing in it has it."""
        QTimer.singleShot(0, self, self._focus_top)

    def _focus_top(self) -> None:
        """Give the focus back to what lies on top, where the focused widget is hidden or disabled."""
        top, now = self.keeper(), QApplication.focusWidget()
        if top is None:
            return
        if now is not None and any(widget is now or widget.isAncestorOf(now) for widget in top.widgets()):
            return
        if isinstance(now, QAbstractButton) and now.isDown():
            # A button loses its press together with the focus.
            now.released.connect(self.focus_top_soon, Qt.ConnectionType.SingleShotConnection)
            return
        before = self._focused.get(top)
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            for group in top.focus_groups()[:1]:
                group.focus()

    def close_top(self) -> bool:
        """Close the highest overlay; say whether there was one."""
        top = self.top()
        if top is not None:
            top.close()
        return top is not None
