"""The Coach's desk: writes a pack of one's own, part by part, and begins the evening that stands in it (LOOK 21).

It names no game: which parts a pack has and how they lie on the board, the game's `GameDesk` says.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import primary_plate
from gattai_desktop.board.speech import content, message, speak
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.draft_files import DraftNotKept
from gattai_desktop.content.faults import Fault
from gattai_desktop.windows.desk.desk_evening import DeskEvening
from gattai_desktop.windows.desk.desk_layout import DeskLayout
from gattai_desktop.windows.desk.desk_undo import DeskUndo
from gattai_desktop.windows.desk.entry_page import entry_page
from gattai_desktop.windows.desk.field_texts import taken_out
from gattai_desktop.windows.desk.path_step import PathStep
from gattai_desktop.windows.kit.desk_page import DeskPage
from gattai_desktop.windows.kit.game_desk import DeskPlace, GameDesk


class PackDesk(DeskLayout):
    """The room of the desk; it covers its whole window. `more` are pages that stand in its list before the game's.

    Signals:
        begun(str): the evening with this key is to be played. given, titleAsked: it is given away, called otherwise.
    """

    begun = Signal(str)
    given = Signal()
    titleAsked = Signal()

    def __init__(self, paint: Paint, parent: QWidget, draft: PackDraft, game: GameDesk, *more: DeskPlace) -> None:
        self.places = (*more, *game.places())
        super().__init__(paint, parent, draft, game, self.places)
        self.draft, self.game = draft, game
        self._was_at = ("", "")
        """The part and the card of the page that was taken away last."""
        self._naming = False
        """Whether entries are getting their ids: nothing is shown before all have them."""
        self.evening = DeskEvening(draft, game)
        self.list.chosen.connect(self.turn_to)
        self.list.asked.connect(self.open_entry)
        self.list.faultAsked.connect(self.begin)
        self.board.chosen.connect(lambda part, card: self.open(part, card, edit=self._is_small))  # else out of sight
        self.board.edited.connect(lambda part, card: self.open(part, card, edit=True))
        self.board.takenOut.connect(self.take_out)
        self.board.moved.connect(self.move_to_place)
        self.board.added.connect(self.add)
        self.page_pane.left.connect(self.show_board)
        steps = DeskUndo(self, draft, self.page_pane, lambda: self.board.near(*self._was_at), self.tell)
        self.undo, self.redo = steps.undo, steps.redo
        self.head.pack.chosen.connect(self.titleAsked)
        self.head.back.chosen.connect(self.leave)
        self.head.undo.chosen.connect(self.undo)
        self.head.redo.chosen.connect(self.redo)
        self.head.to_board.chosen.connect(self.show_board)
        self.begin_plate.chosen.connect(self.begin)
        self.close_up = draft.watch(self.show_draft)
        self.setAccessibleName(speak("desk", "The desk"))
        self.hide()

    # ------------------------------------------------------------------ from outside

    def enter(self, room: QRect) -> None:
        """Open the desk with the first evening of the pack."""
        self.lie_over(room)
        self.show_draft()
        first = self.board.parts[0].key
        if cards := self.board.cards[first]:
            self.open(first, next(iter(cards)))
        stops = self.board.stops()
        (stops[0] if stops else self.head.back).setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Keep what is typed, and go back."""
        if self._editing and self._is_small:
            self.show_board()
            return
        self.settle()
        super().leave()

    def settle(self, asked: str = "") -> str:
        """Keep what is being typed; new entries get the ids that their names make. Returns that of an entry."""
        self.page_pane.settle()
        changed: dict[str, str] = {}
        try:
            self._naming = True
            with self._telling():
                changed = self.evening.follow_names()
        finally:
            self._naming = False
        if changed:
            self.show_draft()
        return changed.get(asked, asked)

    # ------------------------------------------------------------------ what is shown

    def show_draft(self) -> None:
        if self._naming:
            return
        self.evening.find()
        for part in self.game.parts():
            if part.kind == "steps":
                cards = self.game.steps(self.draft, self.evening.listed(part))
                note = speak("desk", "drag a step to move it, Del takes it out") if cards else ""
            else:
                cards = tuple(self.game.card(self.draft, part.word, one) for one in self.evening.ids(part))
                note = ""
            self.board.show_cards(part.key, cards, note)
        self._show_again()
        self.show_evening()
        self.head.show_draft()
        self.board.mark(*self._at)
        self.fit()

    def show_evening(self) -> None:
        """Show at the left what the evening is called, what it has, and what it lacks."""
        counts = {key: str(len(cards)) for key, cards in self.board.cards.items()}
        gaps, line = self.game.gaps(self.draft, self.evening.id), self.game.said_of(self.draft, self.evening.id)
        self.list.show_pack(content(self.evening.name), line, counts, gaps, len(self.draft.faults))
        self.begin_plate.set_look(primary_plate(self.evening.begins(), key="F9"))

    def _show_again(self) -> None:
        """Show the page at the right as it is now, or take it away where its entry is gone."""
        (key, card), page = self._at, self.page
        if page is None:
            return
        words = {one.key: one.writes[0] for one in self.places} | {one.key: one.word for one in self.game.parts()}
        word = words.get(key, key)
        is_step = key in self.board.cards and self.board.part(key).kind == "steps"
        if word and (now := self.evening.id_now(word, page.entry_id)) != page.entry_id:
            page.go_by(now)
        if (word and not self.draft.has(word, page.entry_id)) or (is_step and card not in self.board.cards[key]):
            self._close_page(keeps=False)
            return
        if key in self.board.cards and not is_step:
            self._at = key, page.entry_id
            self.evening.choose(word, page.entry_id)
        page.show_values()

    def open(self, part: str, card: str, *, edit: bool = False, field: str = "") -> None:
        """Show what is on a card at the right; edit: give the keyboard to this field of it, or to its first one."""
        if (part, card) != self._at or self.page is None:
            card, kind, blank = self.settle(card), self.board.part(part), self.page_pane.blank
            if kind.kind == "steps":
                page: DeskPage = PathStep(self.paint, blank, self.draft, self.evening.id, kind, int(card) - 1)
            else:
                page = entry_page(self.paint, blank, self.draft, card, kind.word, self.game)
            self.evening.choose(kind.word, card)
            self.show_evening()
            self._show_page(page, part, card)
        if edit:
            self._edit(field)

    def _edit(self, field: str) -> None:
        """Give the keyboard to a field of the page, or to its first one, and scroll there."""
        self._editing = True
        self.fit()
        self.page_pane.go_to(field)

    def _show_page(self, page: DeskPage, part: str, card: str) -> None:
        self.page_pane.hold(page)
        self._at = part, card
        page.told.connect(self.tell)
        page.asked.connect(self.open_entry)
        self.board.mark(part, card)
        self.fit()

    def _close_page(self, *, keeps: bool = True) -> None:
        self.page_pane.drop(keeps=keeps)
        self._was_at, self._at, self._editing = self._at, ("", ""), False

    def open_entry(self, word: str, entry_id: str, field: str = "") -> None:
        """Show an entry by its family, at a field of it; what another page asked for."""
        name, _, rest = field.partition(".")
        of_family = [one for one in self.game.parts() if one.word == word]
        row = next((one for one in of_family if one.kind == "steps" and one.named_in == name), None)
        part = next((one for one in of_family if one.kind != "steps"), None)
        place = next((one for one in self.places if one.writes == (word, name)), None)
        if row is not None:
            self._open_step(row.key, rest)
        elif place is not None and entry_id == self.evening.id:
            self.turn_to(place.key, field)
        elif part is not None:
            self.open(part.key, entry_id)
            self._edit(field)
        else:  # a family that does not lie on the board
            blank = self.page_pane.blank
            self.settle()
            self._show_page(entry_page(self.paint, blank, self.draft, entry_id, word, self.game), word, entry_id)
            self._edit(field)

    def _open_step(self, key: str, number: str) -> None:
        """Show a step by its number from 0, or else where a new one is laid."""
        step = str(int(number) + 1) if number.isdecimal() else ""
        if step in self.board.cards[key]:
            self.open(key, step, edit=True, field=self.board.part(key).named_in)
        else:
            self.show_board()
            self.board.news[key].setFocus(Qt.FocusReason.TabFocusReason)

    def turn_to(self, key: str, field: str = "") -> None:
        """Go to a part of the board, or show a page of the list at the left, at this field of it."""
        if (place := next((one for one in self.places if one.key == key), None)) is not None:
            self.settle()
            self._show_page(place.make(self.paint, self.page_pane.blank, self.draft, self.evening.id), key, "")
            self._edit(field)
            return
        self.show_board()
        cards = self.board.cards[key]
        card = cards.get(self._at[1]) or next(iter(cards.values()), None)
        if (goal := card or self.board.news.get(key)) is not None:
            goal.setFocus(Qt.FocusReason.OtherFocusReason)
        if card is not None:
            self.open(key, card.card.id)
        elif self._is_small:  # nothing else that is in sight says what was gone to
            self.list.mark(key)

    def show_board(self) -> None:
        """Go to the board, to the card that is open; where it and the editor are two pages, show it."""
        self.settle()
        self._editing = False
        self.fit()
        self.board.near(*self._at).setFocus(Qt.FocusReason.OtherFocusReason)

    # ------------------------------------------------------------------ changes

    @contextmanager
    def _telling(self) -> Iterator[None]:
        try:
            yield
        except DraftNotKept as wrong:
            self.tell(message(wrong))

    def tell(self, words: str) -> None:
        """Say something in the head of the room, and to a screen reader."""
        self.head.tell(words)

    def add(self, key: str) -> None:
        """Make a new one of a part, and edit it."""
        self.settle()
        with self._telling():
            made = self.evening.add(self.board.part(key))
            self.show_draft()
            self.tell("")
            if made:
                self.open(key, made, edit=True, field="name")

    def take_out(self, key: str, card: str) -> None:
        """Take a card out; Undo brings it back."""
        with self._telling():
            if self.board.part(key).kind == "steps":
                self._close_page()
            self.tell(taken_out(self.evening.take_out(self.board.part(key), card), self.paint.keys.shown("Ctrl+Z")))

    def double(self) -> None:
        """Make a copy of the card that has the keyboard, or that is at the right."""
        self.page_pane.settle()  # which may give it another id
        part, card = self.board.card_in_focus(*self._at)
        if part:
            with self._telling():
                made = self.evening.double(self.board.part(part), self.settle(card))
                self.open(part, made)
                self.board.focus_card(part, made)

    def move_to_place(self, key: str, card: str, place: int) -> None:
        """Put a card at another place of its row."""
        order = [*self.board.cards[key]]
        place = max(0, min(place, len(order) - 1))
        if order.index(card) == place:
            return
        with self._telling():
            if self.board.part(key).kind == "steps":
                self._close_page()
            moved = self.evening.move(self.board.part(key), order, card, place)
            self.open(key, moved)
            self.board.focus_card(key, moved)

    def begin(self) -> None:
        """Play the evening, or make what is needed first, or show what is wrong with the pack."""
        self.settle()
        if (wanted := self.evening.wanted()) is not None:
            self.add(wanted.part)
        elif (pack := self.draft.own_pack) is None:
            self.show_fault(self.draft.faults[0])
        else:
            form = self.evening.form(pack)
            self.hide()
            self.closed.emit()
            self.begun.emit(form.key)

    def show_fault(self, fault: Fault) -> None:
        """Go to where a fault is mended, and say in the head what it is."""
        word, entry = self.draft.entry_of(fault)
        if entry:
            self.open_entry(word, entry, fault.way_within() or fault.field)
        self.head.tell_fault(fault, shown=bool(entry))

    def _give(self) -> None:
        self.settle()
        self.draft.keep_ids()
        self.given.emit()

    # ------------------------------------------------------------------ keys

    def press(self, usual: str, written: str) -> None:
        acts = {
            "Ctrl+N": lambda: self.add(self.board.part_for_new(self._at[0])),
            "Ctrl+D": self.double,
            "Ctrl+Z": self.undo,
            "Ctrl+Shift+Z": self.redo,
            "Ctrl+E": self._give,
            "F2": self.titleAsked.emit,
            "F9": self.begin,
        }
        acts.get(usual, lambda: None)()
