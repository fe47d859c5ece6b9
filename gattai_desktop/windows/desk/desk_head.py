"""The head of the desk: the title of the pack, what there is to say, and the plates for undo, redo and the way back."""

from typing import Final

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import announce
from gattai_desktop.board.drawing import Drawing, plain
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plate_look import outline_plate, primary_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import content, message, speak
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.faults import Fault
from gattai_desktop.windows.desk.field_texts import told_change

_TITLE: Final = 0.3
"""Most of the width that the title of the pack takes."""
_LEAST_TITLE: Final = 0.15
"""What is left of the width for the title, however much the way back says."""


class DeskHead(PaintedGroup):
    """The head of the desk. Its plates are connected by the room."""

    def __init__(self, paint: Paint, parent: QWidget, draft: PackDraft) -> None:
        super().__init__(paint, parent)
        self._draft = draft
        self.notice = ""
        self._of_faults = False
        self._room = 0.0
        self._leads_back, self._bright = "", False
        self.pack = self._plate(content(draft.title), "F2")
        self.back = self._plate(speak("desk", "Back"), "Esc")
        self.undo = self._plate(speak("desk", "Undo"), "Ctrl+Z")
        self.redo = self._plate(speak("desk", "Redo"), "Ctrl+Shift+Z")
        self.to_board = self._plate(speak("desk", "To the board"), "")

    def _plate(self, words: str, key: str) -> PlateButton:
        return PlateButton(self.paint, outline_plate(words, key), self)

    def tell(self, words: str, *, of_faults: bool = False) -> None:
        """Say something, to a screen reader too; "" for nothing.

        It holds until the next change of the pack: what Ctrl+Z would do is something else then. of_faults: it holds
        until none is left.
        """
        self.notice, self._of_faults = words, of_faults
        announce(self, words)
        self.update()

    def tell_fault(self, fault: Fault, *, shown: bool) -> None:
        """Say what keeps the pack from being played; shown: its place can be seen, and needs no words."""
        words = speak("desk", "{count} faults keep it from being played.", count=len(self._draft.faults))
        self.tell(f"{words} {message(ValueError(fault.text)) if shown else fault}", of_faults=True)

    def show_draft(self) -> None:
        """Show what would be taken back, and what made again, after a change."""
        if self.notice and not (self._of_faults and self._draft.faults):
            self.tell("")
        words = content(self._draft.title)
        if self.pack.look.title != words:
            self.pack.set_look(outline_plate(words, "F2"))
            self.pack.setAccessibleDescription(speak("desk", "Name and maker of the pack"))
            self._lay_title()
        for plate, words in ((self.undo, self._draft.undoes), (self.redo, self._draft.redoes)):
            plate.setEnabled(bool(words))
            plate.set_look(evolve(plate.look, judgement="" if words else "refused"))
            plate.setToolTip(told_change(words) if words else "")
        self.update()

    def lead_back(self, words: str, *, bright: bool) -> None:
        """Say where the way back leads, and what is taken along; bright: that is what comes next."""
        self._leads_back, self._bright = words, bright

    def _show_back(self, *, two_pages: bool) -> None:
        """Say on the plate where it leads; no more than "Back" where it leads to the board, or has no room."""
        plain_back = outline_plate(speak("desk", "Back"), "Esc")
        if self._leads_back and not two_pages:
            self.back.set_look((primary_plate if self._bright else outline_plate)(self._leads_back, key="Esc"))
            wide = sum(one.sizeHint().width() + self.paint.px(10) for one in (self.back, self.redo, self.undo))
            if wide <= self.width() * (1 - _LEAST_TITLE):
                return
            plain_back = evolve(self.back.look, title=speak("desk", "Back"), name=self._leads_back)
        self.back.set_look(plain_back)

    def lay(self, *, two_pages: bool) -> None:
        """Lay the plates out at the right. two_pages: the editor is in place of the board, so there is a way back."""
        self.to_board.setVisible(two_pages)
        x = float(self.width()) - max(10.0, self.paint.px(24))
        plates = (self.back, self.redo, self.undo, *([self.to_board] if two_pages else []))
        self._show_back(two_pages=two_pages)
        for plate in plates:
            plate.resize(plate.sizeHint().width(), max(32, self.height() - 10))
            x -= plate.width()
            plate.move(round(x), round((self.height() - plate.height()) / 2))
            x -= self.paint.px(10)
        self._room = x
        self._lay_title()

    def _lay_title(self) -> None:
        """Lay the title at the left, no wider than its share of the head."""
        left = round(max(10.0, self.paint.px(24)))
        free = (self._room or self.width()) - left
        wide = round(min(self.pack.sizeHint().width(), self.width() * _TITLE, free))
        high = max(32, self.height() - 10)
        self.pack.setGeometry(left, round((self.height() - high) / 2), wide, high)

    def stops(self) -> list[QWidget]:
        """Return the plates at which Tab stops."""
        shown = [one for one in (self.to_board,) if one.isVisible()]
        return [self.pack, *shown, *(one for one in (self.undo, self.redo) if one.isEnabled()), self.back]

    def draw(self, draw: Drawing) -> None:
        draw.ground("rail")
        draw.rule(draw.high - 0.5)
        used = self.pack.geometry().right() / draw.unit - 24
        words = self.notice or speak("desk", "The desk · nobody else sees this")
        room = self._room / draw.unit - used - 60
        lines = draw.wrapped(words, plain(14), max(60.0, room), 2)
        if not self.notice and lines[-1].endswith("…"):
            return
        for place, line in enumerate(lines):
            at = draw.high / 2 + (place - (len(lines) - 1) / 2) * 18
            draw.text(used + 46, draw.base(at, plain(14)), line, plain(14), "price" if self.notice else "soft")
