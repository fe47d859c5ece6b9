"""So many of each: what is in it as stacks with their counts, and below a list of all that could be added."""

from collections import Counter
from collections.abc import Mapping
from typing import Final, NamedTuple, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.arrow_group import ArrowGroup, tab_stops
from gattai_desktop.board.drawing import Drawing, plain, strong
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.search_field import finder
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.value import as_list, as_names
from gattai_desktop.games.kinds import Held
from gattai_desktop.games.kinds_of_many import Fieldset, ListOf
from gattai_desktop.games.kinds_of_text import IdOf
from gattai_desktop.windows.desk.deck_cards import DeckCardButton, DeckStack
from gattai_desktop.windows.desk.deck_row import LESS, CountedRow, DeckRow
from gattai_desktop.windows.desk.group_plates import GroupPlates
from gattai_desktop.windows.kit.deck_workshop import DeckCard, DeckGroup
from gattai_desktop.windows.kit.field_control import FieldControl
from gattai_desktop.windows.kit.game_desk import CountedCards

_IN: Final = "in it"
"""The key of the group of what is in it."""
_HEAD: Final = 26.0
_GAP: Final = 8.0
_ROW: Final = 240.0
"""Least width of a row in the list, drawing pixels."""

C = TypeVar("C", bound=DeckCardButton)


class _RowNames(NamedTuple):
    """What the fields are called of a list that says how many there are of each: the entry, and the number."""

    entry: str
    copies: str

    @staticmethod
    def of(kind: ListOf) -> "_RowNames | None":
        """Return them; None for a list in which each entry stands as often as it is there."""
        if not isinstance(kind.of, Fieldset):
            return None
        names = {isinstance(one.kind, IdOf): one.name for one in kind.of.fields}
        return _RowNames(names[True], names[False])

    def ids(self, value: Held) -> tuple[str, ...]:
        rows = [one for one in as_list(value) if isinstance(one, Mapping)]
        counts = [(str(one.get(self.entry, "")), one.get(self.copies, 1)) for one in rows]
        return tuple(entry for entry, number in counts for _ in range(number if isinstance(number, int) else 1))

    def rows(self, ids: tuple[str, ...]) -> tuple[Held, ...]:
        return tuple({self.entry: entry, self.copies: number} for entry, number in Counter(ids).items())


class CountedControl(FieldControl):
    """A list in which an entry may stand several times, or once with how many there are of it.

    Signals:
        refused(str): why one more cannot be added. lookedAt(str): the picture of a card is to be shown large.
    """

    refused = Signal(str)
    lookedAt = Signal(str)

    def __init__(
        self,
        paint: Paint,
        parent: QWidget,
        kind: ListOf,
        name: str,
        counted: CountedCards,
    ) -> None:
        super().__init__(paint, parent)
        self._rows, self._counted = _RowNames.of(kind), counted
        self._least, self._most = counted.least or kind.least, counted.most or kind.most
        self._ids: tuple[str, ...] = ()
        self._cards: dict[str, DeckCard] = {}
        self._group, self._inside = "", frozenset[str]()
        self.setAccessibleName(name)
        self.stacks: dict[str, DeckCardButton] = {}
        self.rows: dict[str, DeckRow] = {}
        self.search = NameField(paint, speak("desk", "Search for {name}", name=name), self, letters=16)
        self.search.setPlaceholderText(speak("desk", "Search"))
        self.search.textChanged.connect(lambda _text: self._search())
        groups = (*((self._all_in(),) if counted.large else ()), *counted.groups)
        self.groups = GroupPlates(paint, groups, self) if groups else None
        if self.groups is not None:
            self.groups.chosen.connect(self._show_group)
        self._in, self._all = ArrowGroup(self), ArrowGroup(self)
        self._told_at = 0  # where it is said that nothing was found, device-independent pixels

    # ------------------------------------------------------------------ what is in it

    @staticmethod
    def _all_in() -> DeckGroup:
        return DeckGroup(key=_IN, name=speak("desk", "What is in it"), sign="hand")

    def show_value(self, value: Held) -> None:
        self._ids = as_names(value) if self._rows is None else self._rows.ids(value)
        cards = {one.key: one for one in self._counted.cards()}
        strangers = {one: self._stranger(one) for one in dict.fromkeys(self._ids) if one not in cards}
        changed = {key for key, one in (cards | strangers).items() if self._cards.get(key) != one}
        first = not self._cards
        self._cards = cards | strangers
        self._show_rows(cards, changed)
        self._show_stacks(changed)
        if first and self._ids and self._counted.large:
            self._show_group(_IN)
        self._list()

    def _stranger(self, key: str) -> DeckCard:
        """What stands for an entry that there is not."""
        words = speak("desk", "Nothing is called {name}.", name=key)
        return DeckCard(key=key, face=self._counted.back, name=key, line=words, group="", spoken=words, most=0)

    def _show_rows(self, cards: dict[str, DeckCard], changed: set[str]) -> None:
        kept = {key: row for key, row in self.rows.items() if key in cards and key not in changed}
        row = CountedRow if self._counted.large else DeckRow
        take_away(*(row for key, row in self.rows.items() if key not in kept))
        self.rows = {key: kept.get(key) or self._connected(row(self.paint, one, self)) for key, one in cards.items()}
        for key, row in self.rows.items():
            row.set_copies(self._ids.count(key))

    def _show_stacks(self, changed: set[str]) -> None:
        counts = Counter(one for one in self._ids if one not in self.rows or not self._counted.large)
        kept = {key: one for key, one in self.stacks.items() if key in counts and key not in changed}
        held = next((place for place, one in enumerate(self.stacks.values()) if one.hasFocus()), None)
        take_away(*(one for key, one in self.stacks.items() if key not in kept))
        self.stacks = {key: kept.get(key) or self._connected(self._stack(self._cards[key])) for key in counts}
        for key, one in self.stacks.items():
            one.set_copies(counts[key])
        self._in.set_members([*self.stacks.values()])
        if held is not None and not any(one.hasFocus() for one in self.stacks.values()):
            left = [*self.stacks.values()]
            goal: QWidget = left[min(held, len(left) - 1)] if left else self.search
            goal.setFocus(Qt.FocusReason.OtherFocusReason)

    def _stack(self, card: DeckCard) -> DeckCardButton:
        """A stack of cards; a row for what has no picture."""
        return DeckStack(self.paint, card, self) if card.face else DeckRow(self.paint, card, self)

    def _connected(self, made: C) -> C:
        made.added.connect(self.add)
        made.takenOut.connect(self.take_out)
        made.lookedAt.connect(lambda key: self.lookedAt.emit(self._cards[key].face))
        made.show()
        return made

    def add(self, key: str) -> None:
        """Put one more of an entry in, beside the others of it, or say why not."""
        card, count = self._cards[key], self._ids.count(key)
        if count >= card.most:
            self.refused.emit(speak("desk", "{name}: no more than {most}.", name=card.name, most=card.most))
        elif len(self._ids) >= self._most:
            self.refused.emit(speak("desk", "No more than {most} in all: take one out first.", most=self._most))
        else:
            place = len(self._ids) - self._ids[::-1].index(key) if count else len(self._ids)
            self._write((*self._ids[:place], key, *self._ids[place:]))

    def take_out(self, key: str) -> None:
        if key in self._ids:
            place = len(self._ids) - 1 - self._ids[::-1].index(key)
            self._write((*self._ids[:place], *self._ids[place + 1 :]))

    def _write(self, ids: tuple[str, ...]) -> None:
        self.wrote.emit(ids if self._rows is None else self._rows.rows(ids), False)

    # ------------------------------------------------------------------ what could be

    def _show_group(self, key: str) -> None:
        self._group, self._inside = key, frozenset(self._ids)
        if self.groups is not None:
            self.groups.set_lit(key)
        self._list()

    def listed(self) -> tuple[DeckRow, ...]:
        """Return the rows that search and group leave. What is taken out stays among those of what is in it."""
        return tuple(
            row
            for row in self._found()
            if (self._group == _IN and row.card.key in self._inside)
            or self._group in ("", row.card.group, *row.card.traits)
        )

    def _found(self) -> tuple[DeckRow, ...]:
        """Return the rows that the search leaves, of all groups."""
        finds = finder(self.search.text())
        return tuple(row for row in self.rows.values() if finds(f"{row.card.spoken} {row.card.key}"))

    def _search(self) -> None:
        """List what was typed; where the lit group has none of it, of all groups."""
        if self._group and self._found() and not self.listed():
            self._show_group("")
        else:
            self._list()

    @property
    def _nothing_found(self) -> str:
        """What is said where nothing is called as it was typed; "" where something is."""
        typed = self.search.text().strip()
        return speak("desk", "Nothing is called {name}.", name=typed) if typed and not self.listed() else ""

    def _list(self) -> None:
        self._all.set_members(self.listed())
        self.grew.emit()

    # ------------------------------------------------------------------ places

    def lay(self, wide: int) -> None:
        px = self.paint.px
        gap = round(px(_GAP))
        y = self._row([*self.stacks.values()], wide, round(px(_HEAD)), gap) if self.stacks else round(px(_HEAD))
        y += round(px(10))
        high = max(32, round(px(40)))
        beside = self.groups is not None and wide > px(480)
        self.search.setGeometry(0, y, round(wide * 0.42) if beside else wide, high)
        if self.groups is not None:
            x = self.search.width() + gap if beside else 0
            y += 0 if beside else high + gap
            self.groups.setGeometry(x, y, wide - x, high)
            self.groups.rescale()
        y = self._columns(wide, y + high + gap)
        self.resize(wide, y)
        self.update()

    def _row(self, parts: list[DeckCardButton], wide: int, y: int, gap: int) -> int:
        """Lay stacks beside each other, line by line; return where they end."""
        x, high = 0, 0
        for one in parts:
            hint = one.sizeHint()
            own = min(wide, hint.width() if isinstance(one, DeckStack) else wide)
            tall = one.height_in(own) if isinstance(one, DeckRow) else hint.height()
            if x and x + own > wide:
                x, y, high = 0, y + high + gap, 0
            one.setGeometry(x, y, own, tall)
            x, high = x + own + gap, max(high, tall)
        return y + high

    def _columns(self, wide: int, y: int) -> int:
        shown, gap = self.listed(), 4
        across = max(1, int(wide // max(1.0, self.paint.px(_ROW + (LESS if self._counted.large else 0.0)))))
        own = (wide - gap * (across - 1)) // across
        for row in self.rows.values():
            if row not in shown:
                row.hide()
        self._told_at = y
        for place in range(0, len(shown), across):
            line = shown[place : place + across]
            high = max(row.height_in(own) for row in line)
            for column, row in enumerate(line):
                row.setGeometry(column * (own + gap), y, own, high)
                row.show()
            y += high + gap
        return y + (round(self.paint.px(_HEAD)) if self._nothing_found else 0)

    def stops(self) -> list[QWidget]:
        groups = self.groups.stops() if self.groups is not None else []
        return [*tab_stops(self.stacks.values())[:1], self.search, *groups, *tab_stops(self.listed())[:1]]

    def draw(self, draw: Drawing) -> None:
        count = speak("desk", "{number} of {most}", number=len(self._ids), most=self._most)
        whole = self._least <= len(self._ids) <= self._most
        used = draw.text(0, 16, count, strong(15), "text" if whole else "price")
        if not self._ids:
            words = speak("desk", "Nothing yet: choose below.")
            draw.text(used + 14, 16, words, plain(15), "soft", room=draw.wide - used - 14, fit=True)
        draw.text(0, self._told_at / draw.unit + 20, self._nothing_found, plain(15), "soft", room=draw.wide)
