"""Answers that are exactly what an ask offers."""

from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar, TypeVar, dataclass_transform

from gattai_desktop.cards.frozen import evolve, field, frozen
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import Words
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import Ask, asked_now, item_asked, put
from gattai_desktop.games.move import Answer, free_words, wish
from gattai_desktop.games.verdict import Reason, refusal


@frozen
class Choice(Answer):
    """An answer that is judged by whether its ask offers it; `rule` names why nothing else will do."""

    rule: ClassVar[str]
    always_allowed = True

    def judge(self, state: State) -> Iterator[Reason]:
        ask = asked_now(state, self.seat)
        if ask is None or self.as_offered() not in ask.options:
            yield self.against(state, item_asked(state))

    def answer(self, ledger: Ledger, item: Item) -> None:
        """Write what follows; nothing, where play merely goes on."""

    def as_offered(self) -> "Choice":
        """The answer as the ask lists it: without free words."""
        free = free_words(type(self))
        return evolve(self, **dict.fromkeys(free, "")) if free else self

    def against(self, state: State, item: Item) -> Reason:
        """Say why the answer will not do."""
        return refusal(self.rule, "That is not among the answers.")


C = TypeVar("C", bound=Choice)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def answers(ask: str, phrase: str, *, rule: str) -> Callable[[type[C]], type[C]]:
    """Give an answer its ask, its words and the rule that allows no other: `wish` for a Choice."""

    def named(kind: type[C]) -> type[C]:
        kind.answers, kind.rule = ask, rule
        return wish(phrase)(kind)

    return named


def either(seat: Seat, question: Words, first: type[Choice], other: type[Choice], why: Words) -> Ask:
    """Return a question with two answers; the first costs less, is taken back more easily, or is expected."""
    return put(first.answers, seat, question, (first.made(seat), other.made(seat)), why)


def one_of(
    kind: str, seat: Seat, question: Words, options: Iterable[Answer], why: Words, *, least: int = 1
) -> Ask | None:
    """Return a question with these answers; None where there are fewer than `least`, so that nothing is chosen."""
    found = tuple(options)
    return put(kind, seat, question, found, why) if len(found) >= least else None
