"""Shows the packs as a page of the first window: what brings one in at the left, all of them, and the one in focus."""

from collections.abc import Callable, Hashable, Mapping
from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.card_widget import CardMark
from gattai_desktop.board.drawing import Drawing, drawing, plain
from gattai_desktop.board.keys import SHELF, pressed_key
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook, line_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.windows.shelf.card_page import CardPage
from gattai_desktop.windows.shelf.drop_place import Dimmed, DropPlace
from gattai_desktop.windows.shelf.pack_card import PackCard
from gattai_desktop.windows.shelf.pack_looks import PackLook

_LIP: Final = 10.0


class PackRoom(CardPage[Hashable, PackLook]):
    """The page with all packs.

    Signals:
        fileAsked: bring one in. newAsked: make one. exportAsked(key), awayAsked(key): what is to be done with the one
        in focus.
    """

    fileAsked = Signal()
    newAsked = Signal()
    exportAsked = Signal(object)
    awayAsked = Signal(object)

    def __init__(self, paint: Paint, parent: QWidget | None = None, *, can_make: bool = False) -> None:
        """can_make: whether there is a desk at which a new pack is made."""
        super().__init__(paint, parent)
        self.setAccessibleName(self.tr("Packs"))
        self._along = 0
        self.sessions = PlateButton(paint, line_plate(self.tr("Sessions"), sign="pile"), self)
        self.here = PlateButton(paint, line_plate(self.tr("Packs"), sign="building", lit=True), self)
        self.drop = DropPlace(paint, self)
        self.bring = PlateButton(paint, _key_plate(self.tr("Bring in a pack"), "bring", "Ctrl+I"), self)
        self.new = PlateButton(paint, _key_plate(self.tr("New pack at the desk"), "story", "Ctrl+N"), self)
        self.new.setVisible(can_make)
        for plate, signal in (
            (self.sessions, self.backAsked),
            (self.bring, self.fileAsked),
            (self.new, self.newAsked),
        ):
            plate.chosen.connect(signal)
        self.drop.clicked.connect(self.fileAsked)
        made = [self.new] if can_make else []
        ArrowGroup(self, [self.sessions, self.here, self.bring, *made, self.back])
        self.dimmed = Dimmed(paint, self, lambda: QRectF(self.drop.geometry()))
        self._ordered([self.sessions, self.here, self.bring, self.new, self.back])

    # ------------------------------------------------------------------ what is shown

    def lay_out(self, looks: Mapping[Hashable, PackLook], along: int) -> None:
        """Show these packs in this order. along: how many of them came with the program."""
        self._along = along
        self.show_cards(looks)

    def make_card(self, key: Hashable, look: PackLook) -> PackCard:
        card = PackCard(self.paint, look, self._inside)
        card.clicked.connect(self.panel.enter)
        return card

    def without_cards(self) -> QWidget:
        return self.bring

    def dim(self, dimmed: bool) -> None:
        """Show that a pack is held over the window, or no longer."""
        self.dimmed.setGeometry(self.rect())
        self.dimmed.setVisible(dimmed)
        self.dimmed.raise_()

    def has(self, part: QWidget | None) -> bool:
        """Return whether a widget is on this page."""
        return part is not None and self.isAncestorOf(part)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        acts: dict[str, Callable[[], object]] = {
            "Esc": self.step_back,
            "Ctrl+I": self.fileAsked.emit,
            "Ctrl+N": self.newAsked.emit,
            "Ctrl+E": lambda: self.exportAsked.emit(self.focused),
            "Del": lambda: self.awayAsked.emit(self.focused),
        }
        act = acts.get(self.paint.keys.of(SHELF).meant(pressed_key(event)))
        if act is None or (act == self.newAsked.emit and self.new.isHidden()):
            super().keyPressEvent(event)
        else:
            act()

    # ------------------------------------------------------------------ where everything stands

    def rescale(self) -> None:
        super().rescale()
        at = self.places
        x, wide, high = at.plate
        for place, plate in enumerate((self.sessions, self.here)):
            plate.setGeometry(at.rect(x, at.nav + place * at.step, wide, high))
        self.drop.setGeometry(at.rect(*at.drop))
        short = {self.new: self.tr("New pack"), self.bring: self.tr("Bring in")} if at.small and not at.stacked else {}
        for place, (plate, sign) in enumerate(((self.bring, "bring"), (self.new, "story"))):
            marks = () if at.listed and not at.stacked else (CardMark(sign, "text"),)
            whole = plate.look.name or plate.look.title
            plate.set_look(evolve(plate.look, title=short.get(plate, whole), name=whole, signs=marks))
            plate.setGeometry(at.rect(x, at.acts + place * at.step, wide, high))
        foot = at.acts + 2 * at.step if at.stacked else at.back
        self.back.setGeometry(at.rect(x, foot, wide, high))
        self.dimmed.setGeometry(self.rect())

    # ------------------------------------------------------------------ how it looks

    def paintEvent(self, event: QPaintEvent) -> None:
        at = self.places
        with drawing(self, unit=at.unit) as draw:
            came = speak("shelf", "{count} came with the program", count=self._along)
            self._draw_heads(
                draw, self.tr("Packs"), self.tr("scenarios to play and to give away"),
                speak("shelf", "{count} packs", count=len(self.cards)), came,
            )  # fmt: skip
            x, wide, _ = at.plate
            self._draw_kept(draw.within(x + at.at(20, 4, 2), 0, wide - at.at(20, 4, 2)))

    def _draw_kept(self, draw: Drawing) -> None:
        """Say below the plates what becomes of sessions, where there is room for it."""
        words, at = plain(draw.at(15, 12)), self.places
        told, step = self.tr("A session keeps a copy of what it began with. A pack may go; its sessions stay."), 1.35
        top = at.acts + (1 if self.new.isHidden() else 2) * at.step + at.at(24, 16, 8)
        lines = len(draw.wrapped(told, words, draw.wide, 9))
        foot = self.back.geometry().top() / at.unit
        if not at.stacked and top + lines * draw.size(words) * step < foot:
            draw.paragraph(
                0, top + draw.size(words), told, words, "soft", room=draw.wide, most=9, step=draw.size(words) * step
            )


def _key_plate(words: str, sign: str, key: str) -> PlateLook:
    return PlateLook(words, key=key, fill="", signs=(CardMark(sign, "text"),), arrangement="line")
