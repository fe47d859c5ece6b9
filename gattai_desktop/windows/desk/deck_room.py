"""Builds decks: all cards at the left, the deck in the middle, what is said of it at the right (LOOK 21, 25).

It names no game: what cards there are and what a deck must fulfil, the game's `DeckWorkshop` says.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import announce
from gattai_desktop.board.arrow_group import tab_stops
from gattai_desktop.board.drawing import Drawing, plain, title
from gattai_desktop.board.keys import DECKS, drawn_key
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import message, speak
from gattai_desktop.sessions.own_decks import DeckNotKept, OwnDecks
from gattai_desktop.sessions.played import PlayedDecks
from gattai_desktop.windows.desk.card_list import CardList
from gattai_desktop.windows.desk.deck_cards import DeckCardButton, DeckCarry, DeckStack
from gattai_desktop.windows.desk.deck_choice import DeckChoice
from gattai_desktop.windows.desk.deck_draft import DeckDraft
from gattai_desktop.windows.desk.deck_exchange import DeckExchange, packs_in
from gattai_desktop.windows.desk.deck_side import DeckSide
from gattai_desktop.windows.desk.laid_deck import LaidDeck
from gattai_desktop.windows.desk.shown_large import ShownLarge
from gattai_desktop.windows.kit.deck_workshop import DeckCard, DeckWorkshop, HandOrder, WrongDeckList
from gattai_desktop.windows.kit.over_table import OverTable
from gattai_desktop.windows.kit.scrolling import ScrolledArea

_HEAD: Final = 64.0
_LEFT: Final = 356.0
_RIGHT: Final = 420.0
_LEAST_LEFT, _LEAST_RIGHT = 216.0, 236.0
"""Least widths of both sides, pixels of the screen."""


class DeckRoom(OverTable):
    """The room in which decks are built; it covers its whole window."""

    least_wide = 1280.0

    def __init__(
        self,
        paint: Paint,
        parent: QWidget,
        workshop: DeckWorkshop,
        kept: OwnDecks,
        order: HandOrder,
        played: Callable[[], PlayedDecks] = PlayedDecks,
    ) -> None:
        super().__init__(paint, parent, DECKS)
        self._workshop, self._kept, self._order = workshop, kept, order
        self.draft = DeckDraft(workshop, kept)
        self._copies: dict[str, int] = {}
        self._notice = ""
        self.list = CardList(paint, workshop, self)
        self.name = NameField(paint, self.tr("Name of the deck"), self, letters=16)
        self.name.editingFinished.connect(self._rename)
        self.name.installEventFilter(self)
        self.decks = self._button(self.tr("Decks"), "Ctrl+O", self.choose)
        self._close = self._button(self.tr("Back"), "Esc", self.leave)
        self.side = DeckSide(paint, self)
        self.side.hand.chosen.connect(self.try_hand)
        self.side.share.chosen.connect(self.share)
        self.laid = LaidDeck(paint, workshop.groups(), self)
        self.deck_pane = ScrolledArea(paint, self.laid, self)
        self.choice = DeckChoice(paint, workshop, kept, played, self)
        self.choice_pane = ScrolledArea(paint, self.choice, self)
        self.sharing = DeckExchange(paint, self, workshop, kept, self.draft)
        self.sharing_pane = ScrolledArea(paint, self.sharing, self)
        self._panes: dict[QWidget, ScrolledArea] = {
            self.laid: self.deck_pane,
            self.choice: self.choice_pane,
            self.sharing: self.sharing_pane,
        }
        for inside, pane in self._panes.items():
            pane.setVisible(inside is self.laid)
        self.sharing.told.connect(self.tell)
        self.sharing.opened.connect(self._opened)
        self.sharing.came.connect(self._came)
        self.sharing.refused.connect(self._refused)
        self._take_cards()
        self.carry = DeckCarry(paint, self, self.deck_pane, self.list)
        self.carry.put.connect(lambda key: self.set_copies(key, self._copies.get(key, 0) + 1))
        self.carry.taken.connect(lambda key: self.set_copies(key, self._copies.get(key, 0) - 1))
        self.carry.full.connect(lambda key: self.set_copies(key, self._copies.get(key, 0) + 1))
        self.large = ShownLarge(paint, self)
        self.choice.ready.connect(self.take_ready)
        self.choice.own.connect(self.take_own)
        self.choice.empty.connect(lambda: self.take_ready(self.tr("New deck"), ""))
        self.choice.told.connect(self.tell)
        self.choice.dropped.connect(self._drop)
        self.choice.copied.connect(self._double)
        self.setAccessibleName(workshop.title())
        self.setAcceptDrops(True)
        self.hide()

    def _take_cards(self) -> None:
        """Take the cards that there are now; those of a pack come later."""
        for row in self.list.take_cards(self._workshop.cards()):
            self._listen(row)
            self._lay_stack(row.card)

    def _lay_stack(self, card: DeckCard) -> None:
        stack = DeckStack(self.paint, card, self.laid)
        self._listen(stack)
        self.laid.add(stack)

    def _button(self, words: str, key: str, does: Callable[[], object]) -> PlateButton:
        return PlateButton(self.paint, outline_plate(words, key), self, does)

    def _listen(self, card: DeckCardButton) -> None:
        card.added.connect(lambda key: self.set_copies(key, self._copies.get(key, 0) + 1))
        card.takenOut.connect(lambda key: self.set_copies(key, self._copies.get(key, 0) - 1))
        card.lookedAt.connect(self.look_at)
        card.lifted.connect(lambda grip, at: self.carry.lift(card, grip, at))

    # ------------------------------------------------------------------ from outside
    def enter(self, room: QRect) -> None:
        """Open the room with the first deck there is, the keyboard in the search."""
        if not self.draft.name:
            own = self._kept.names()
            first = self._workshop.ready()[0]
            self.draft.take_ready(first[0], first[2])
            if own:
                self.take_own(own[0])
        self.lie_over(room)
        self._show_deck()
        self.list.search.setFocus()
        if wrong := self._workshop.unusable():
            self.tell(wrong[0])

    def take_ready(self, name: str, text: str) -> None:
        """Open a deck that comes with the game; the first change makes a copy of it."""
        self.draft.take_ready(name, text)
        self._opened()

    def take_own(self, name: str) -> None:
        """Open a deck of this person, or say why it cannot be read."""
        with self._telling():
            self.draft.take_own(name)
            self._opened()

    def set_copies(self, key: str, copies: int) -> None:
        """Have so many of a card in the deck; more than it may have are refused with the reason."""
        stack = self.laid.stacks[key]
        if copies > stack.card.most and copies > self._copies.get(key, 0):
            self.tell(f"{stack.card.name}: {stack.refusal()}")
            return
        self.tell("")
        self.draft.set_copies(key, copies)
        self._show_deck()
        announce(self, f"{stack.accessibleName()}. {self.side.check.accessibleName()}")

    def undo(self) -> None:
        """Take the last change of the deck back; in the list of decks, bring the last one back that was taken away."""
        if self.choice_pane.isHidden():
            self.draft.undo()
            self._show_deck()
            return
        with self._telling():
            if name := self.draft.bring_back():
                self._list_decks(name)
                self.tell("")

    def look_again(self) -> None:
        """Show what another program wrote into the deck meanwhile."""
        if self.draft.look_again():
            self._show_deck()

    def look_at(self, key: str) -> None:
        """Show a card large, with all its words."""
        card = self.laid.stacks[key].card
        self.large.show_faces((card.face,), card.name)

    def try_hand(self) -> None:
        """Draw the first cards of a game from the shuffled deck."""
        if faces := self._workshop.first_hand(self.draft.text, self._order):
            self.large.show_faces(faces, self.tr("A first hand"))
        else:
            self.tell(self.tr("There is no card in this deck."))

    def _refused(self) -> None:
        self._show_page(self.sharing)
        self.sharing.focus()

    def _came(self, names: tuple[str, ...]) -> None:
        """Show what a pack brought: its cards in the list, and its first deck."""
        self._take_cards()
        if names:
            self.take_own(names[0])
        self._show_deck()

    def choose(self) -> None:
        """List the decks in place of the one that is open, or put the list away."""
        self.choice.list_all()
        self.turn_to(self.choice)

    def share(self) -> None:
        """Show the page of giving and taking, or put it away."""
        self.turn_to(self.sharing)

    def leave(self) -> None:
        """Put away what lies in place of the deck; from the deck itself, go back."""
        if self.deck_pane.isHidden():
            self._opened()
        else:
            super().leave()

    def turn_to(self, page: DeckChoice | DeckExchange) -> None:
        """Show a page in place of the deck; asked again, put it away."""
        if not self._panes[page].isHidden():
            self._opened()
            return
        self._show_page(page)
        page.focus()

    def _show_page(self, page: QWidget) -> None:
        for inside, pane in self._panes.items():
            pane.setVisible(inside is page)
            inside.setVisible(inside is page)
        self.fit()

    def tell(self, words: str) -> None:
        """Say something in the head of the room, and to a screen reader."""
        self._notice = words
        self.name.setAccessibleDescription(words)
        announce(self, words)
        self.update()

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """Say what goes wrong with a deck inside the `with`."""
        try:
            yield
        except (DeckNotKept, WrongDeckList) as wrong:
            self.tell(message(wrong))

    # ------------------------------------------------------------------ what is shown
    def _opened(self) -> None:
        self.tell("")
        self._show_page(self.laid)
        self._show_deck()
        self.decks.setFocus(Qt.FocusReason.OtherFocusReason)

    def _drop(self, name: str) -> None:
        with self._telling():
            self.draft.drop(name)
            self._list_decks("")
            key = drawn_key(self.paint.keys.shown("Ctrl+Z"))
            self.tell(speak("desk", "{name} is deleted; {key} brings it back.", name=name, key=key))

    def _double(self, name: str) -> None:
        with self._telling():
            self._list_decks(self.draft.double(name))

    def _list_decks(self, name: str) -> None:
        """List the decks anew, with the keyboard on this one."""
        self.choice.list_all()
        self.fit()
        self.choice.focus_on(name)

    def _rename(self) -> None:
        before = self.draft.name if self.draft.own else ""
        with self._telling():
            self.draft.rename(self.name.text())
            self.choice.rename(before, self.draft.name)
        if self.draft.own and not before and self.name.hasFocus():  # no plate of the list is being pressed
            self.choice.list_all()
            self.fit()
        self.name.setText(self.draft.name)
        self.update()

    def _show_deck(self) -> None:
        self._copies = self._workshop.copies(self.draft.text)
        for key in self._copies.keys() - self.laid.stacks.keys():
            self._lay_stack(self._workshop.stranger(key))
        self.side.check.set_report(self._workshop.report(self.draft.text))
        self.list.set_copies(self._copies)
        self.laid.set_copies(self._copies)
        self.name.setText(self.draft.name)
        self.sharing.show_origin(self.draft.name, self.draft.origin.author, self.draft.origin.licence)
        if self.draft.trouble is not None:
            self.tell(message(self.draft.trouble))
        self.fit()

    # ------------------------------------------------------------------ places
    def arrange(self) -> None:
        paint = self.paint
        px, wide, high = paint.px, self.width(), self.height()
        left, right = max(_LEAST_LEFT, px(_LEFT)), max(_LEAST_RIGHT, px(_RIGHT))
        head, edge, tall = max(48.0, px(_HEAD)), max(10.0, px(18)), max(34.0, px(44))
        self.list.setGeometry(QRectF(0, head, left, high - head).toRect())
        self.side.setGeometry(QRectF(wide - right, head, right, high - head).toRect())
        middle = wide - left - right
        self.name.setGeometry(QRectF(left + edge, (head - tall) / 2, min(px(420), middle * 0.5), tall).toRect())
        x = self.name.geometry().right() + px(14)
        for plate, at in ((self.decks, x), (self._close, wide - edge - self._close.sizeHint().width())):
            plate.resize(plate.sizeHint())
            plate.move(round(at), round((head - plate.height()) / 2))
        deck = QRectF(left + edge - 4, head + 4, middle - edge, high - head - 8).toRect()
        for pane in self._panes.values():
            pane.setGeometry(deck)
        room = deck.width() - self.deck_pane.bar_wide - 2
        self.laid.lay(room)
        self.choice.resize(room, self.choice.needed())
        self.sharing.resize(room, 0)
        self.sharing.resize(room, self.sharing.needed())
        self.large.setGeometry(self.rect())
        self.update()

    def draw(self, draw: Drawing) -> None:
        draw.ground("table")
        side, right = self.list.width() / draw.unit, self.side.x() / draw.unit
        draw.fill(0, 0, side, draw.high, "rail")
        draw.fill(right, 0, draw.wide - right, draw.high, "rail")
        middle, edge = self.decks.geometry().center().y() / draw.unit, self.name.x() / draw.unit - side
        base = draw.base(middle, title(22))
        draw.text(edge, base, self._workshop.title(), title(22), room=side - 2 * edge, fit=True)
        left = self.decks.geometry().right() / draw.unit + 16
        state = self._notice or (self.tr("saved") if self.draft.own else self.tr("comes with the game"))
        ink, room = "price" if self._notice else "soft", self._close.x() / draw.unit - 16 - left
        lines = draw.wrapped(state, plain(15), max(40.0, room), 2)
        for place, line in enumerate(lines):
            at = middle + (place - (len(lines) - 1) / 2) * draw.size(plain(15)) * 1.25
            draw.text(left, draw.base(at, plain(15)), line, plain(15), ink)

    # ------------------------------------------------------------------ a file that is dropped
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if packs_in(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        if packs := packs_in(event.mimeData()):
            event.acceptProposedAction()
            self.sharing.bring_pack(packs[0], packs[1:])

    # ------------------------------------------------------------------ keys
    def stops(self) -> list[QWidget]:
        """The search, the groups, the list, the deck, its name and the acts."""
        if self.large.isVisible():
            return [self.large]
        shown = self.choice.plates if not self.choice_pane.isHidden() else self.laid.shown()
        inside = [*tab_stops(shown)[:1]] if self.sharing_pane.isHidden() else self.sharing.stops()
        return [*self.list.stops(), *inside, self.name, self.decks, *self.side.stops(), self._close]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or watched is not self.name or event.type() != QEvent.Type.KeyPress:
            return False
        if leaves := event.key() == Qt.Key.Key_Escape:
            self.keyPressEvent(event)
        return leaves

    def press(self, usual: str, written: str) -> None:
        match usual:
            case "Ctrl+F":
                self.list.search.enter()
            case "Ctrl+O":
                self.choose()
            case "Ctrl+Z":
                self.undo()
            case "Ctrl+C":
                self.sharing.copy_text()
            case "Ctrl+V":
                self.sharing.paste_text()
            case "Ctrl+S":
                self.share()
            case "Ctrl+E":
                self.sharing.ask_where()
            case "Ctrl+I":
                self.sharing.ask_pack()
            case "PgDown" | "PgUp":
                self.side.turn(1 if usual == "PgDown" else -1)
            case "F5":
                self.try_hand()
