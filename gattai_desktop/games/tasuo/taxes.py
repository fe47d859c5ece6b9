"""A tax on a call: whoever calls pays more armor at once, or lets the call fail (RULES TS, 3i, TS-H46, TS-H74)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.ask import Ask, item_asked, put
from gattai_desktop.games.move import Answer, wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.tasuo.calls import can_pay_armor, pay_armor
from gattai_desktop.games.tasuo.effect_verbs import verb_of
from gattai_desktop.games.tasuo.queue import QueueEntry, entry, negate
from gattai_desktop.games.verdict import Reason, refusal

TAX: Final = "tax"


def _taxed(table: Table, item: Item) -> tuple[QueueEntry | None, int]:
    """Return the call that is taxed, None where it waits no more, and by how much armor."""
    verb, aimed = verb_of(table, item[1:])
    called = entry(table, aimed.entry)
    return (None if called is None or called.negated else called), verb.amount


def _can_pay(table: Table, called: QueueEntry, tax: int) -> bool:
    """Whether the armor pays the tax, and what is left still pays for the call (RULES TS-H6)."""
    cost = int(called.targets[1]) if called.kind == "call" else 0
    return can_pay_armor(table, called.seat, tax + cost)


def ask_tax(state: State, item: Item) -> Ask | None:
    """Ask whoever calls, where the tax can be paid."""
    called, tax = _taxed(state, item)
    if called is None or not _can_pay(state, called, tax):
        return None
    question = say("The call costs {tax} armor more. Pay it?", tax=tax)
    return put(TAX, called.seat, question, (PayTax(called.seat), LetCallFail(called.seat)), Words(""))


def cannot_pay(ledger: Ledger, *rest: Value) -> None:
    """A tax that cannot be paid lets the call fail."""
    called, _tax = _taxed(ledger.table, (TAX, *rest))
    if called is not None:
        negate(ledger, called.number)


@wish("pays the tax")
class PayTax(Answer):
    """Answer: the tax is paid at once."""

    answers = TAX
    shown = Shown("Pay the tax", letter="Y")

    def judge(self, state: State) -> Iterator[Reason]:
        called, tax = _taxed(state, item_asked(state))
        if called is None or not _can_pay(state, called, tax):
            yield refusal("TS-H6", "The tax would bring armor to 0.", ruling="last_armor")

    def answer(self, ledger: Ledger, item: Item) -> None:
        _called, tax = _taxed(ledger.table, item)
        pay_armor(ledger, self.seat, tax, rule="TS-32")


@wish("lets the call fail")
class LetCallFail(Answer):
    """Answer: the tax is not paid; the warrior stays in hand, and the call is used up (RULES TS-H46)."""

    answers = TAX
    shown = Shown("Let the call fail", letter="N", sign="cross")

    def answer(self, ledger: Ledger, item: Item) -> None:
        cannot_pay(ledger, *item[1:])


MOVES = (PayTax, LetCallFail)
ASKINGS = {TAX: ask_tax}
DOINGS = {TAX: cannot_pay}
