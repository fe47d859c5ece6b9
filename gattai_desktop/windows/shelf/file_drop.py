"""Takes files that are dropped on the window: a session or record is opened, a pack goes to the page of packs."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, QObject, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QStyle, QWidget

from gattai_desktop.board.drawing import Drawing, plain, strong
from gattai_desktop.board.paint import Paint, PaintedOver
from gattai_desktop.board.speech import speak
from gattai_desktop.file_kinds import RECORD, SESSION, ends_in
from gattai_desktop.windows.kit.shade import Shade
from gattai_desktop.windows.shelf.file_work import FileWork
from gattai_desktop.windows.shelf.pack_drop import PackDrop, among, files_of
from gattai_desktop.windows.shelf.shelf_pages import Room, StartRoom

_VEILED: Final = 0.7
"""How much of the window fades behind the words."""
_MOST_NAMED: Final = 6
"""Files that are named of those that are not taken."""


class FileDrop(QObject):
    """A file that is held over the window. Anything that cannot be opened is left to others."""

    def __init__(
        self,
        window: QWidget,
        shown: Callable[[], Room],
        packs: Callable[[], PackDrop],
        open_file: Callable[[Path], object],
        free: Callable[[], bool],
        files: FileWork,
    ) -> None:
        """shown: the room that is seen. packs: what takes a pack. free: whether nothing lies over that room now."""
        super().__init__(window)
        self._files = files
        self._shown, self._packs, self._open_file, self._free = shown, packs, open_file, free
        self.held = HeldFile(shown().paint, window)
        window.setAcceptDrops(True)

    def enter(self, event: QDragEnterEvent) -> None:
        """Show what a drop would do with what is held over the window."""
        if not self._free():
            return
        if among(event.mimeData()) is not None:
            self._packs().enter(event, self._shown())
        elif (path := session_among(event.mimeData())) is not None and self._opens():
            event.acceptProposedAction()
            self.held.tell(path.name, self._shown().paint)

    def leave(self) -> None:
        """Show again what was seen before."""
        if self.held.isVisible():
            self.held.end()
        else:
            self._packs().leave()

    def take(self, event: QDropEvent) -> None:
        """Open what was dropped; of several files one, which is said before a table lies over the window."""
        self.held.end()
        data = event.mimeData()
        if not self._free():
            self.leave()  # something was asked meanwhile
        elif (pack := among(data)) is not None:
            self._packs().take(event)
            self._tell_others(data, pack, lambda: None)
        elif (path := session_among(data)) is not None and self._opens():
            event.acceptProposedAction()
            self._tell_others(data, path, lambda: self._open_file(path))

    def _tell_others(self, data: QMimeData, taken: Path, go_on: Callable[[], object]) -> None:
        """Say which files are not taken beside this one, and go on."""
        others = [one.name for one in files_of(data) if one != taken]
        if not others:
            go_on()
            return
        names = [*others[:_MOST_NAMED], *(["…"] if len(others) > _MOST_NAMED else [])]
        lines = (
            speak("shelf", "Only {name} is opened.", name=taken.name),
            speak("shelf", "Not opened: {names}.", names=", ".join(names)),
        )

        def answered(_key: object, _texts: object) -> None:
            go_on()

        self._files.say(self.tr("One file at a time"), *lines, answered=answered)

    def _opens(self) -> bool:
        """Return whether a session can be opened from the room that is shown."""
        return isinstance(self._shown(), StartRoom)


def session_among(data: QMimeData) -> Path | None:
    """Return the first session or record among what is dropped, by its name."""
    return next((one for one in files_of(data) if ends_in(one, SESSION, RECORD)), None)


class HeldFile(PaintedOver):
    """Says in the middle of the window, while a session or record is held over it, that letting go opens it."""

    def __init__(self, paint: Paint, window: QWidget) -> None:
        super().__init__(paint, window)
        self._name, self._window = "", window
        self._shade = Shade(paint, window, _VEILED)

    def tell(self, name: str, paint: Paint) -> None:
        """Say what is held over the window, in its colours now."""
        self._name = name
        whole = self._window.rect()
        size = paint.size((560, 190), small=(380, 140)).boundedTo(whole.size())
        self.set_paint(paint)
        self.setGeometry(QStyle.alignedRect(Qt.LayoutDirection.LeftToRight, Qt.AlignmentFlag.AlignCenter, size, whole))
        self._shade.set_paint(paint)
        self._shade.setGeometry(whole)
        for one in (self._shade, self):
            one.show()
            one.raise_()

    def end(self) -> None:
        """Show the window as it was."""
        for one in (self._shade, self):
            one.hide()

    def draw(self, draw: Drawing) -> None:
        draw.plate(fill="panel", edge="text", cut=18, inset=1.5)
        head, words, gap = strong(draw.at(20, 16)), plain(draw.at(16, 13)), draw.at(18, 12)
        lines = draw.size(head) + draw.size(words) * 1.7
        size = min(draw.at(56, 40), draw.high - lines - 3 * gap)  # where it is low, the words come first
        sign = size + gap if size > draw.size(head) else 0.0
        y = (draw.high - lines - sign) / 2
        if sign:
            draw.sign("bring", (draw.wide - size) / 2, y, size, "soft")
        y += sign + draw.size(head)
        room = draw.wide - 40
        draw.text(draw.wide / 2, y, self.tr("Let go to open it"), head, align="middle", room=room, fit=True)
        y += draw.size(words) * 1.7
        draw.text(draw.wide / 2, y, self._name, words, "soft", align="middle", room=room)
