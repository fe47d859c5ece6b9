"""Triggers that began at the same moment: their owner says in which order they resolve (RULES TS-H42)."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import Ask, item_asked, put
from gattai_desktop.games.move import Answer, wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.tasuo.attacks import known_card
from gattai_desktop.games.tasuo.queue import WAITING, QueueEntry, waiting
from gattai_desktop.games.verdict import Reason, refusal

ORDER: Final = "order"
"""The item of the agenda that asks a player: whose triggers, and how many of the last are in order already."""


def unordered(table: Table, seat: Seat, settled: int) -> tuple[QueueEntry, ...]:
    """Return the triggers of a player whose order is still open.

    They wait in the order in which they enter the Queue: the last one resolves first, so the order is said from there.
    """
    own = tuple(one for one in waiting(table) if one.seat == seat)
    return own[: len(own) - settled]


def _item(item: Item) -> tuple[Seat, int]:
    settled = item[2]
    return str(item[1]), settled if isinstance(settled, int) else 0


def ask_order(state: State, item: Item) -> Ask | None:
    """Ask which one resolves first, where there are several that differ."""
    seat, settled = _item(item)
    left = unordered(state, seat, settled)
    begun = {(one.source, one.effect): known_card(state, one.source) for one in left}
    found = {which: card for which, card in begun.items() if card is not None}
    if len({(card.design.id, effect) for (_, effect), card in found.items()}) < 2:
        return None
    several = Counter(source for source, _ in found)
    firsts = (
        OrderEffectFirst(seat, card, effect + 1) if several[source] > 1 else OrderFirst(seat, card)
        for (source, effect), card in reversed(found.items())
    )
    return put(ORDER, seat, say("Which of them resolves first?"), (KeepOrder(seat), *firsts), Words(""))


@wish("keeps the order")
class KeepOrder(Answer):
    """Answer: the trigger that began last resolves first."""

    answers = ORDER
    shown = Shown("Keep the order", letter="K")

    def answer(self, ledger: Ledger, item: Item) -> None:
        """They stay as they wait."""


@frozen
class _First(Answer):
    """Answer: what a card has triggered resolves before the own others."""

    card: Card
    answers = ORDER
    shown = Shown(kind="First", letter="O")

    def means(self, entry: QueueEntry) -> bool:
        """Whether a trigger is meant."""
        return entry.source == self.card.key

    def judge(self, state: State) -> Iterator[Reason]:
        seat, settled = _item(item_asked(state))
        if not any(map(self.means, unordered(state, seat, settled))):
            yield refusal("TS-H42", "{card} has no effect that waits.", card=self.card)

    def answer(self, ledger: Ledger, item: Item) -> None:
        seat, settled = _item(item)
        left = unordered(ledger.table, seat, settled)
        first = tuple(filter(self.means, left))
        own = tuple(one for one in waiting(ledger.table) if one.seat == seat)
        ordered = (*(one for one in left if one not in first), *first, *own[len(left) :])
        others = tuple(one for one in waiting(ledger.table) if one.seat != seat)
        ledger.set(WAITING, tuple(one.kept for one in (*others, *ordered)), rule="TS-H42")
        ledger.next((ORDER, seat, settled + len(first)))


@wish("orders {card} first")
class OrderFirst(_First):
    """Answer: the triggers of a card resolve before the own others."""


@wish("orders effect {number} of {card} first")
class OrderEffectFirst(_First):
    """Answer: one effect of a card that has begun several resolves before the own others; counted from 1."""

    number: int

    def means(self, entry: QueueEntry) -> bool:
        return super().means(entry) and entry.effect == self.number - 1


MOVES = (KeepOrder, OrderEffectFirst, OrderFirst)
ASKINGS = {ORDER: ask_order}
