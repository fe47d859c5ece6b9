"""A question of the rules to one seat, before which play waits, and answers that are exactly what it offers."""

from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar, Final, TypeVar, cast, dataclass_transform

from gattai_desktop.cards.frozen import evolve, field, frozen, making
from gattai_desktop.cards.ledger import AGENDA, Item, Ledger, agenda_of
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import Words
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Answer, free_words, wish
from gattai_desktop.games.verdict import Reason, refusal


@frozen
class Ask:
    """A question that the rules put to one seat before play goes on.

    `kind` names it, `seat` answers it, `text` is the question, `why` its cause in words, `options` exactly the
    answers. The first option is the one that costs least and can be taken back most easily.

    Open questions with the same `round` are answered in any order. Nothing tells others who has answered: the answers
    stay secret until the last one, and only then does play go on.
    """

    kind: str
    seat: Seat
    text: Words
    options: tuple[Answer, ...]
    why: Words = field(factory=lambda: Words(""))
    round: str = ""
    more: bool = False
    """Whether there are answers besides that its seat alone may know; never so where the rules ask."""
    unseen: bool = False
    """Whether other people may not learn from it if its seat could answer: they are always told that there may be more
    answers, and a single one is never given by itself. Whether it is asked where only a pass is left, its game says."""
    settled: bool = False
    """Whether nothing comes of the choice any more: a person's first answer is then given by itself."""
    by_outcome: bool = False
    """Whether the answers differ in what comes of them alone: where that is the same, the choice is settled too."""

    @property
    def answered(self) -> str:
        """The path of the value that says that this question of a round is answered; a secret of its seat."""
        return f"secret.{self.seat}.{self.round}"


@frozen
class AllBut:
    """Every question but those whose names begin with one of these."""

    begins: tuple[str, ...] = ()

    def __contains__(self, ask: object) -> bool:
        return not str(ask).startswith(self.begins)


FIRST: Final = "first ask"
"""The key under which a table keeps the question that play waits for."""

Asking = Callable[[State, Item], Ask | None]
"""Turns an agenda item into a question; returns None where it needs none and can simply be carried out."""


def ask_of(state: State, item: Item, asking: Asking) -> Ask | None:
    """Return the question of an agenda item at this table, None where it has none; a question is kept."""
    whole, question = state.for_this_table, ("ask", item)
    found: Ask | None = whole.get(question)
    if found is None and (found := asking(state, item)) is not None:
        whole[question] = found
    return found


def asked_now(state: State, seat: Seat) -> Ask | None:
    """Return the question that waits for a seat, as `Game.ask_for` found it before any answer was judged."""
    first = cast("Ask | None", state.for_this_table.get(FIRST))
    return cast("Ask | None", state.for_this_table.get((FIRST, seat))) if first is not None and first.round else first


_put = making(Ask)


def put(kind: str, seat: Seat, text: Words, options: tuple[Answer, ...], why: Words, *, unseen: bool = False) -> Ask:
    """Return a question of no round, made without looking at what it holds."""
    return _put(kind, seat, text, options, why, "", False, unseen)


def item_asked(state: State) -> Item:
    """Return the item of the agenda that is asked about now."""
    return cast("tuple[Item, ...]", state.values[AGENDA])[0]


def open_item(table: Table, name: str) -> Item:
    """Return the first item of that name. Raises LookupError where nothing of the kind is open."""
    for item in agenda_of(table):
        if item[0] == name:
            return item
    raise LookupError(f"Nothing called {name} is open.")


@frozen
class Choice(Answer):
    """An answer that is judged by whether its ask offers it; `rule` names why nothing else will do."""

    rule: ClassVar[str]
    always_allowed = True
    gives_leave: ClassVar[bool] = False
    """Whether it only lets another do what she wished: what that comes to is told her before, as if it were given."""

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


def leave_in(asks: Iterable[Ask]) -> tuple[Ask, Choice] | None:
    """Return the question that asks leave for another, with the answer that gives it; None where none does."""
    for ask in asks:
        first = next(iter(ask.options), None)
        if isinstance(first, Choice) and first.gives_leave:
            return ask, first
    return None
