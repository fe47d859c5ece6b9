"""The page of a Pilot over the whole window. "Let the player choose" passes the table with this page alone."""

from typing import Final, Literal

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import announce
from gattai_desktop.board.drawing import Drawing, plain, title
from gattai_desktop.board.keys import DESK
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import primary_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import message, speak
from gattai_desktop.cards.shuffle import Shuffle
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.draft_files import DraftNotKept
from gattai_desktop.windows.games.gattai.making.pilot_making import PilotMaking
from gattai_desktop.windows.kit.over_table import OverTable
from gattai_desktop.windows.kit.scrolling import ScrolledArea

_HEAD: Final = 64.0
_EDGE: Final = 24.0
_SMALLEST: Final = 0.7
"""Least length of a drawing pixel: below it the page scrolls."""
Cover = Literal["", "give", "back"]


class MakingRoom(OverTable):
    """The room of one Pilot. With `alone` her player gets the computer first, and the Coach gets it back at the end."""

    least_wide = 900.0

    def __init__(
        self,
        paint: Paint,
        parent: QWidget,
        draft: PackDraft,
        entry_id: str,
        *,
        alone: bool = False,
        order: Shuffle | None = None,
    ) -> None:
        super().__init__(paint, parent, DESK)
        self.draft, self._alone = draft, alone
        self.cover: Cover = "give" if alone else ""
        self._notice = ""
        self.making = PilotMaking(paint, self, draft, entry_id, order=order)
        self.making.told.connect(self.tell)
        self.pane = ScrolledArea(paint, self.making, self)
        self.done = PlateButton(paint, primary_plate("", key="F9"), self, self.finish)
        self.next = PlateButton(paint, primary_plate(""), self, self.go_on)
        self._stop_watching = draft.watch(self.making.show_values)
        self.closed.connect(self._stop_watching)
        self.hide()

    # ------------------------------------------------------------------ from outside

    def enter(self, room: QRect) -> None:
        """Open the page; where it is passed on, with a cover that says to whom."""
        self.lie_over(room)
        self._show()

    def go_on(self) -> None:
        """Take the cover away: her player is here, or the Coach is back."""
        if self.cover == "back":
            super().leave()
            return
        self.cover = ""
        self._show()

    def finish(self) -> None:
        """Be done with her: back to the desk, or first to the Coach."""
        self._settle()
        if self._alone and self.cover != "back":
            self.cover = "back"
            self._show()
        else:
            super().leave()

    def leave(self) -> None:
        """Go back as `finish` does: a player never sees the desk."""
        if self.cover != "back":
            self.finish()

    def tell(self, words: str) -> None:
        """Say something in the head of the room, and to a screen reader."""
        self._notice = words
        announce(self, words)
        self.update()

    def _settle(self) -> None:
        held = self.window().focusWidget()
        if self.making.isAncestorOf(held):
            held.clearFocus()

    # ------------------------------------------------------------------ what is shown

    @property
    def _name(self) -> str:
        return self.making.her.book.name if self.draft.has("playbook", self.making.entry_id) else ""

    def _show(self) -> None:
        name = self._name
        self.done.set_look(primary_plate(speak("making", "Done with {name}", name=name), key="F9"))
        self.next.set_look(primary_plate(self._act()))
        self.setAccessibleName(self._title())
        for part in (self.pane, self.done):
            part.setVisible(not self.cover)
        self.next.setVisible(bool(self.cover))
        self.fit()
        announce(self, self._title())
        (self.next if self.cover else self.making.stops()[0]).setFocus(Qt.FocusReason.OtherFocusReason)

    def _title(self) -> str:
        if self.cover == "give":
            return speak("making", "Give the computer to the player of {name}", name=self._name)
        if self.cover == "back":
            return speak("making", "Give the computer back to Coach")
        return speak("making", "A new Pilot: {name}", name=self._name)

    def _act(self) -> str:
        return speak("making", "Coach is here") if self.cover == "back" else speak("making", "Here I am")

    # ------------------------------------------------------------------ places

    def usual_unit(self) -> float:
        return max(_SMALLEST, super().usual_unit())

    def arrange(self) -> None:
        px, wide, high = self.paint.px, self.width(), self.height()
        edge, head = max(10, round(px(_EDGE))), max(48, round(px(_HEAD)))
        size = self.done.sizeHint()
        self.done.setGeometry(wide - edge - size.width(), (head - 40) // 2, size.width(), 40)
        size = self.next.sizeHint()
        self.next.setGeometry((wide - size.width()) // 2, high // 2 + 20, size.width(), max(44, size.height()))
        self.pane.setGeometry(edge, head, wide - edge - 4, high - head - 4)
        self.making.lay(self.pane.width() - max(self.pane.bar_wide + 8, edge))
        self.update()

    def draw(self, draw: Drawing) -> None:
        draw.ground("table")
        if self.cover:
            draw.text(draw.wide / 2, draw.middle - 30, self._title(), title(30), align="middle", room=draw.wide - 60)
            return
        room = draw.wide - 2 * _EDGE - self.done.width() / draw.unit - 30
        style = title(22)
        base = draw.base(self.pane.y() / draw.unit / 2, style)
        wide = draw.text(_EDGE, base, self._title(), style, room=room)
        draw.text(_EDGE + wide + 24, base, self._notice, plain(16), "price", room=max(1.0, room - wide - 24))

    # ------------------------------------------------------------------ keys

    def stops(self) -> list[QWidget]:
        return [self.next] if self.cover else [*self.making.stops(), self.done]

    def press(self, usual: str, written: str) -> None:
        if self.cover:
            return
        try:
            if usual == "F9":
                self.finish()
            elif usual == "Ctrl+Z":
                self._settle()
                self.draft.undo()
            elif usual == "Ctrl+Shift+Z":
                self.draft.redo()
        except DraftNotKept as wrong:
            self.tell(message(wrong))


def open_room(page: PilotMaking, alone: bool) -> MakingRoom:
    """Open the page of a Pilot over the window of another page, and let that one follow when it is left."""
    window = page.window()
    room = MakingRoom(page.paint, window, page.draft, page.entry_id, alone=alone)
    room.closed.connect(page.show_values)
    room.closed.connect(room.deleteLater)
    room.enter(QRect(0, 0, window.width(), window.height()))
    return room
