"""Gives a deck away and takes one in: as a line of text, and as a pack in one file with its author and licence."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import announce, take_away
from gattai_desktop.board.arrow_group import ArrowGroup, tab_stops
from gattai_desktop.board.drawing import Drawing, caps
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plate_look import PlateLook, outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import called, fill
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.about import LICENCES
from gattai_desktop.content.faults import Fault

_MOST_TOLD: Final = 20
_CAPTION: Final = 13.0


class DeckSharing(PaintedGroup):
    """The page of giving and taking, in the place of the deck."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.licence = next(iter(LICENCES))
        self.author = NameField(paint, self.tr("Who made it"), self, letters=16)
        self.author.setPlaceholderText(self.tr("Name of whoever made it"))
        self.author.textEdited.connect(self._write)
        self._written = ""
        """The name that a person wrote here last."""
        self._shown = ("", "", "")
        """Which deck is open, and whose work it is under which licence."""
        self.text = self._plate(self.tr("Copy as text"), self.tr("one line, for the clipboard"), "Ctrl+C")
        self.paste = self._plate(self.tr("Take from text"), self.tr("from the clipboard"), "Ctrl+V")
        self.save = self._plate(self.tr("Save as a pack"), self.tr("one file, with own cards"), "Ctrl+E")
        self.bring = self._plate(self.tr("Bring in a pack"), self.tr("or drop its file here"), "Ctrl+I")
        self.licences = {one: self._licence(one) for one in LICENCES}
        self.faults: list[PlateButton] = []
        self._acts = ArrowGroup(self)
        ArrowGroup(self, tuple(self.licences.values()))
        self._captions: list[tuple[str, int]] = []
        self.setAccessibleName(self.tr("Share"))
        self.choose(self.licence)
        self.tell_faults(())
        self.hide()

    def _write(self, words: str) -> None:
        self._written = words

    def _plate(self, words: str, line: str, key: str) -> PlateButton:
        return PlateButton(self.paint, PlateLook(words, line, key, fill="panel", arrangement="line"), self)

    def _licence(self, name: str) -> PlateButton:
        plate = PlateButton(self.paint, outline_plate(name), self)
        plate.setCheckable(True)
        plate.chosen.connect(lambda: self.choose(name))
        return plate

    def choose(self, licence: str) -> None:
        """Give it away under this licence."""
        self.licence = licence
        for name, plate in self.licences.items():
            lit = name == licence
            plate.setChecked(lit)
            plate.set_look(evolve(plate.look, fill="live" if lit else "", name=self._said(name, lit=lit)))

    def _said(self, name: str, *, lit: bool) -> str:
        words = self.tr("Licence {name}").replace("{name}", name)
        return f"{words}, {self.tr('chosen')}" if lit else words

    def show_origin(self, deck: str, author: str, licence: str) -> None:
        """Show whose work a deck is that was opened; where that is not known, the name that was written here last."""
        before, self._shown = self._shown, (deck, author, licence)
        if before == self._shown or not any((*before[1:], author, licence)):
            return
        self.author.setText(author or self._written)
        self.choose(licence if licence in self.licences else next(iter(LICENCES)))

    def tell_faults(self, faults: Iterable[Fault]) -> None:
        """List what is wrong with a pack that was not taken, each with file, line and field."""
        take_away(*self.faults)
        self.faults = [self._fault(one) for one in tuple(faults)[:_MOST_TOLD]]
        self._acts.set_members(self._plates())
        self.rescale()

    def _fault(self, fault: Fault) -> PlateButton:
        line = fill(self.tr("line {number}"), number=fault.line) if fault.line else ""
        place = ", ".join(part for part in (fault.file, line, called(fault.entry), fault.field) if part)
        look = PlateLook(place, called(fault.text), judgement="refused", fill="", arrangement="drive")
        plate = PlateButton(self.paint, look, self)
        plate.reasonAsked.connect(lambda words: announce(self, words))
        return plate

    def focus(self) -> None:
        """Give the keyboard to the acts."""
        self._acts.focus()

    def stops(self) -> list[QWidget]:
        return [*tab_stops(self._plates())[:1], self.author, *tab_stops(self.licences.values())[:1]]

    def needed(self) -> int:
        """Return the height of the whole page, pixels of the screen."""
        return self._lay(self.width())

    def rescale(self) -> None:
        self._lay(self.width())
        self.update()

    def _lay(self, wide: int) -> int:
        px, gap = self.paint.px, max(6, round(self.paint.px(10)))
        head, row, y = max(24, round(px(34))), max(44, round(px(60))), gap
        room = max(80, wide - 12)
        self._captions = []
        y = self._caption(self.tr("As a line of text"), y, head)
        for plate in (self.text, self.paste):
            plate.setGeometry(6, y, room, row)
            y += row + gap
        y = self._caption(self.tr("As a pack in one file"), y, head)
        self.author.setGeometry(6, y, room, row)
        y += row + gap
        share = (room - gap * (len(self.licences) - 1)) // len(self.licences)
        for at, plate in enumerate(self.licences.values()):
            plate.setGeometry(6 + at * (share + gap), y, share, max(34, round(px(46))))
        y += max(34, round(px(46))) + gap
        for plate in (self.save, self.bring):
            plate.setGeometry(6, y, room, row)
            y += row + gap
        if self.faults:
            y = self._caption(self.tr("Not brought in: nothing of it was taken"), y, head)
        for plate in self.faults:
            plate.setGeometry(6, y, room, max(52, round(px(84))))
            plate.show()
            y += plate.height() + gap
        return y + gap

    def _plates(self) -> tuple[PlateButton, ...]:
        return (self.text, self.paste, self.save, self.bring, *self.faults)

    def _caption(self, words: str, y: int, head: int) -> int:
        self._captions.append((words, y + head - max(10, round(self.paint.px(14)))))  # above the focus ring
        return y + head

    def draw(self, draw: Drawing) -> None:
        for words, base in self._captions:
            draw.text(6, base / draw.unit, words, caps(_CAPTION), "soft", room=draw.wide - 12, fit=True)
