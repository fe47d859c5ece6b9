"""Shows the packs as a page of the first window: what brings one in at the left, all of them, and the one in focus."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.card_widget import CardMark
from gattai_desktop.board.drawing import Drawing, drawing, plain, title
from gattai_desktop.board.keys import SHELF, pressed_key
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook, line_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.scale import Scale
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.windows.kit.scrolling import quiet_scroll_bar, scroll_within
from gattai_desktop.windows.shelf.drop_place import Dimmed, DropPlace
from gattai_desktop.windows.shelf.pack_card import PackCard
from gattai_desktop.windows.shelf.pack_grid import PackGrid
from gattai_desktop.windows.shelf.pack_looks import PackLook, PackPanelLook
from gattai_desktop.windows.shelf.pack_panel import PackPanel
from gattai_desktop.windows.shelf.shelf_pages import Room

_LIP: Final = 10.0


class PackRoom(Room):
    """The page with all packs.

    Signals:
        backAsked: Esc. fileAsked: bring one in. newAsked: make one. exportAsked(key), awayAsked(key): what is to be
        done with the one in focus. looked(key): another one is in focus. moved: the packs were scrolled.
    """

    backAsked = Signal()
    fileAsked = Signal()
    newAsked = Signal()
    exportAsked = Signal(object)
    awayAsked = Signal(object)
    looked = Signal(object)
    moved = Signal()

    def __init__(self, paint: Paint, parent: QWidget | None = None, *, can_make: bool = False) -> None:
        """can_make: whether there is a desk at which a new pack is made."""
        super().__init__(paint, parent)
        self.places = PackGrid.of(self.size())
        self.setAccessibleName(self.tr("Packs"))
        self._along = 0
        self.sessions = PlateButton(paint, line_plate(self.tr("Sessions"), sign="pile"), self)
        self.here = PlateButton(paint, line_plate(self.tr("Packs"), sign="building", lit=True), self)
        self.drop = DropPlace(paint, self)
        self.bring = PlateButton(paint, _key_plate(self.tr("Bring in a pack"), "bring", "Ctrl+I"), self)
        self.new = PlateButton(paint, _key_plate(self.tr("New pack at the desk"), "story", "Ctrl+N"), self)
        self.new.setVisible(can_make)
        self.back = PlateButton(
            paint, PlateLook(self.tr("Back to the shelf"), key="Esc", fill="", edge="", arrangement="line"), self
        )
        for plate, signal in (
            (self.sessions, self.backAsked),
            (self.bring, self.fileAsked),
            (self.new, self.newAsked),
            (self.back, self.backAsked),
        ):
            plate.chosen.connect(signal)
        self.drop.clicked.connect(self.fileAsked)
        made = [self.new] if can_make else []
        ArrowGroup(self).set_members([self.sessions, self.here, self.bring, *made, self.back])
        self._scroll = QScrollArea(self)
        self._inside = QWidget()
        scroll_within(self._scroll, self._inside, paint)
        self._scroll.verticalScrollBar().valueChanged.connect(self.moved)
        self._island = ArrowGroup(self)
        self.cards: dict[Hashable, PackCard] = {}
        self.panel = PackPanel(paint, self)
        self.dimmed = Dimmed(paint, self, lambda: QRectF(self.drop.geometry()))
        order = [self.sessions, self.here, self.bring, self.new, self.back, self._scroll, self.panel]
        for one, other in pairwise(order):
            QWidget.setTabOrder(one, other)

    # ------------------------------------------------------------------ what is shown

    def lay_out(self, looks: Mapping[Hashable, PackLook], along: int) -> None:
        """Show these packs in this order. along: how many of them came with the program."""
        self._along = along
        kept: dict[Hashable, PackCard] = {}
        for key, look in looks.items():
            kept[key] = self.cards.pop(key) if key in self.cards else self._new(key)
            kept[key].set_look(look)
        for gone in self.cards.values():
            gone.hide()
            gone.deleteLater()
        self.cards = kept
        self._island.set_members(list(kept.values()))
        self.rescale()
        self.update()

    def _new(self, key: Hashable) -> PackCard:
        card = PackCard(self.paint, self._inside)
        card.clicked.connect(self.panel.enter)
        card.looked.connect(lambda: self.looked.emit(key))
        card.installEventFilter(self)
        card.show()
        return card

    def tell(self, look: PackPanelLook, key: Hashable | None = None) -> None:
        """Show this in the panel. key: the pack that it is about."""
        for one, card in self.cards.items():
            card.choose(one == key)
        if key in self.cards:
            self._island.stop_at(self.cards[key])
        self.panel.set_look(look)

    def focus(self, key: Hashable) -> None:
        """Give the keyboard to a pack, or to what brings one in where it is not there."""
        card = self.cards.get(key) or next(iter(self.cards.values()), None)
        (card or self.bring).setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def focused(self) -> Hashable | None:
        """The pack that is in the panel, by its key."""
        return next((key for key, card in self.cards.items() if card.chosen), None)

    def begin(self) -> None:
        """Focus the pack in the panel, or the first one."""
        self.focus(self.focused)

    def dim(self, dimmed: bool) -> None:
        """Show that a pack is held over the window, or no longer."""
        self.dimmed.setGeometry(self.rect())
        self.dimmed.setVisible(dimmed)
        self.dimmed.raise_()

    def has(self, part: QWidget | None) -> bool:
        """Return whether a widget is on this page."""
        return part is not None and self.isAncestorOf(part)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, PackCard) and event.type() == QEvent.Type.FocusIn:
            lip = round(self.paint.px(24))
            self._scroll.ensureWidgetVisible(watched, lip, lip)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        acts: dict[str, Callable[[], object]] = {
            "Esc": self.backAsked.emit,
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

    def stand(self, view: QSize, zoom: float) -> None:
        if view != self._view or zoom != self._zoom:
            self._view, self._zoom = view, zoom
            self._lay()
        self.resize(view.width(), max(view.height(), round(self.needed() * self.places.unit)))

    def resizeEvent(self, event: object) -> None:
        if self._zoom <= 1.0 and self.width() != self._view.width():
            self._view = self.size()
        self._lay()

    def needed(self) -> float:
        return self.places.needed(len(self.cards))

    def set_paint(self, paint: Paint) -> None:
        self.places = PackGrid.of(self._view, self._zoom)
        super().set_paint(paint.in_room(SHELF))

    @property
    def scale(self) -> Scale:
        return self.places.scale

    def rescale(self) -> None:
        at = self.places = PackGrid.of(self._view, self._zoom)
        quiet_scroll_bar(self._scroll, self.paint)
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
        foot = at.acts + 2 * at.step if at.stacked else at.high - high - at.at(28, 18, 10)
        self.back.setGeometry(at.rect(x, foot, wide, high))
        self.panel.setGeometry(at.rect(*at.panel(len(self.cards))))
        self._lay_packs()
        self.dimmed.setGeometry(self.rect())

    def _lay_packs(self) -> None:
        at, k = self.places, self.places.unit
        left, top, wide = at.packs
        lip, (each, high) = _LIP, at.card
        down = at.rows_high(len(self.cards)) if at.stacked else at.high - top
        self._scroll.setGeometry(at.rect(left - lip, top - lip, wide + 2 * lip + 12, down + lip))
        for place, card in enumerate(self.cards.values()):
            row, column = divmod(place, at.columns)
            card.setGeometry(at.rect(lip + column * (each + at.gap), lip + row * (high + at.gap), each, high))
        whole = lip + at.rows_high(len(self.cards))
        self._inside.resize(round((wide + 2 * lip) * k), round(max(1.0, whole * k)))

    # ------------------------------------------------------------------ how it looks

    def paintEvent(self, event: QPaintEvent) -> None:
        at = self.places
        with drawing(self, unit=at.unit) as draw:
            draw.ground("table")
            if not at.stacked:
                draw.fill(0, 0, at.rail, at.high, "rail")
            x, wide, _ = at.plate
            size = at.at(54, 36, 28)
            draw.sign("wings", x + at.at(20, 4, 2), at.at(74, 34, 20), size, "pilots")
            draw.sign("horns", x + at.at(82, 46, 34), at.at(74, 34, 20), size, "coach")
            head, words = title(at.at(34, 24, 20)), plain(at.at(17, 13, 12))
            y = at.at(196, 114, 82)
            draw.text(x + at.at(18, 4, 2), y, self.tr("Packs"), head, room=wide)
            told = self.tr("scenarios to play and to give away")
            draw.paragraph(x + at.at(20, 4, 2), y + draw.size(words) * 1.7, told, words, "soft", room=wide - 4, most=2)
            self._draw_kept(draw.within(x + at.at(20, 4, 2), 0, wide - at.at(20, 4, 2)))
            left, _, across = at.packs
            used = draw.text(left, at.heading, speak("shelf", "{count} packs", count=len(self.cards)), head)
            came = speak("shelf", "{count} came with the program", count=self._along)
            draw.text(left + used + at.at(28, 18, 12), at.heading, came, words, "soft", room=across - used - 40)

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
