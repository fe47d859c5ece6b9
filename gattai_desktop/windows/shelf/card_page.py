"""The base of a page of the first window that shows many things as cards, and the one in focus in a panel."""

from collections.abc import Hashable, Mapping, Sequence
from itertools import pairwise
from typing import ClassVar, Final, Generic, TypeVar

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, plain, title
from gattai_desktop.board.keys import SHELF
from gattai_desktop.board.looks import AnyLook, LookButton
from gattai_desktop.board.one_for_each import one_for_each_look
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.windows.kit.scrolling import ScrolledArea
from gattai_desktop.windows.shelf.pack_grid import PackGrid
from gattai_desktop.windows.shelf.pack_looks import PackPanelLook
from gattai_desktop.windows.shelf.pack_panel import PackPanel
from gattai_desktop.windows.shelf.page_grid import GridRoom

_LIP: Final = 10.0


class PanelCard(LookButton[AnyLook]):
    """A button for a thing; the focus shows it in the panel.

    Signals:
        looked: it has the focus now.
    """

    ring = (18.0, 5.0)
    looked = Signal()

    def __init__(self, paint: Paint, look: AnyLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, look, parent)
        self.chosen = False
        """Whether it is the one in the panel."""

    def choose(self, chosen: bool) -> None:
        """Show that it is the one in the panel, or not."""
        if chosen != self.chosen:
            self.chosen = chosen
            self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked.emit()


Key = TypeVar("Key", bound=Hashable)


class CardPage(GridRoom[PackGrid], Generic[Key, AnyLook]):
    """A page with plates at the left, a card for each thing, and a panel for the one in focus.

    Signals:
        backAsked: Esc. looked(key): another thing is in focus. moved: the cards were scrolled.
    """

    backAsked = Signal()
    looked = Signal(object)
    moved = Signal()

    layout_of: ClassVar[type[PackGrid]] = PackGrid

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        back = speak("shelf", "Back to the shelf")
        self.back = PlateButton(paint, PlateLook(back, key="Esc", fill="", edge="", arrangement="line"), self)
        self.back.chosen.connect(self.backAsked)
        self._inside = QWidget()
        self._scroll = ScrolledArea(paint, self._inside, self, follows=False)
        self._scroll.verticalScrollBar().valueChanged.connect(self.moved)
        self._island = ArrowGroup(self)
        self.cards: dict[Key, PanelCard[AnyLook]] = {}
        self.panel = PackPanel(paint, self)

    def _ordered(self, plates: Sequence[QWidget]) -> None:
        """Let Tab go through these plates, the cards and the panel."""
        for one, other in pairwise([*plates, self._scroll, self.panel]):
            QWidget.setTabOrder(one, other)

    def make_card(self, key: Key, look: AnyLook) -> PanelCard[AnyLook]:
        """Return a new card inside the part that scrolls."""
        raise NotImplementedError

    def without_cards(self) -> QWidget:
        """Return what has the keyboard where there is no card."""
        raise NotImplementedError

    # ------------------------------------------------------------------ what is shown

    def show_cards(self, looks: Mapping[Key, AnyLook]) -> None:
        """Show these things in this order."""
        self.cards = one_for_each_look(self.cards, looks, self._new)
        self._island.set_members(list(self.cards.values()))
        self.rescale()
        self.update()

    def _new(self, key: Key, look: AnyLook) -> PanelCard[AnyLook]:
        card = self.make_card(key, look)
        card.looked.connect(lambda: self.looked.emit(key))
        card.installEventFilter(self)
        return card

    def tell(self, look: PackPanelLook, key: Key | None = None) -> None:
        """Show this in the panel. key: the thing that it is about."""
        for one, card in self.cards.items():
            card.choose(one == key)
        if key is not None and key in self.cards:
            self._island.stop_at(self.cards[key])
        self.panel.set_look(look)
        self.back.set_look(evolve(self.back.look, key="" if look.back is not None else "Esc"))

    def step_back(self) -> None:
        """Leave what the panel tells over the thing in focus, or else the page."""
        (self.panel.look.back or self.backAsked.emit)()

    def focus(self, key: Key | None) -> None:
        """Give the keyboard to a card, or to what is there where there is none."""
        card = self.cards.get(key) if key is not None else None
        first = card or next(iter(self.cards.values()), None) or self.without_cards()
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def focused(self) -> Key | None:
        """The thing in the panel, by its key."""
        return next((key for key, card in self.cards.items() if card.chosen), None)

    def begin(self) -> None:
        """Focus the thing in the panel, or the first one."""
        self.focus(self.focused)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, PanelCard) and event.type() == QEvent.Type.FocusIn:
            lip = round(self.paint.px(24))
            self._scroll.ensureWidgetVisible(watched, lip, lip)
        return super().eventFilter(watched, event)

    # ------------------------------------------------------------------ where everything stands

    def sized(self) -> PackGrid:
        return self.layout_of.of(self._view, self._zoom)

    def needed(self) -> float:
        return self.places.needed(len(self.cards))

    def set_paint(self, paint: Paint) -> None:
        super().set_paint(paint.in_room(SHELF))

    def rescale(self) -> None:
        self.places = self.sized()
        self.panel.setGeometry(self.places.rect(*self.places.panel(len(self.cards))))
        self._lay_cards()

    def _lay_cards(self) -> None:
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

    def _draw_heads(self, draw: Drawing, name: str, told: str, heading: str, about: str, short: str = "") -> None:
        """Draw the ground, what the page is called, and what is said above its cards; in short where it is narrow."""
        at = self.places
        draw.ground("table")
        if not at.stacked:
            draw.fill(0, 0, at.rail, at.high, "rail")
        x, wide, _ = at.plate
        size = at.at(54, 36, 28)
        draw.sign("wings", x + at.at(20, 4, 2), at.at(74, 34, 20), size, "pilots")
        draw.sign("horns", x + at.at(82, 46, 34), at.at(74, 34, 20), size, "coach")
        head, words = title(at.at(34, 24, 20)), plain(at.at(17, 13, 12))
        y = at.at(196, 114, 82)
        draw.text(x + at.at(18, 4, 2), y, name, head, room=wide)
        draw.paragraph(x + at.at(20, 4, 2), y + draw.size(words) * 1.7, told, words, "soft", room=wide - 4, most=2)
        left, _, across = at.packs
        used = draw.text(left, at.heading, heading, head)
        begins = used + at.at(28, 18, 12)
        if draw.width(about, draw.fitted(about, words, across - begins)) > across - begins:
            about = short
        draw.text(left + begins, at.heading, about, words, "soft", room=across - begins, fit=True)
