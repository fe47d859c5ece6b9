"""Choices that effects leave to somebody: targets as they enter the Queue, all else as they resolve (RULES TS-H60).

Every choice is one kind of question, the agenda item `("choice", what, …)`; what may be chosen, and what then happens,
one row of `CHOICES` says. A choice between one thing and nothing else is made without asking.
"""

from collections.abc import Callable, Iterator
from typing import Final, NewType

from gattai_desktop.cards.card import Card, NotKnown
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import Words
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import Ask, item_asked, open_item, put
from gattai_desktop.games.move import Answer, wish
from gattai_desktop.games.presentation import LogWords, Place, Shown
from gattai_desktop.games.tasuo.card_words import BATTLE_CONDITIONS
from gattai_desktop.games.tasuo.zones import PLACES, legend, place
from gattai_desktop.games.verdict import Reason, refusal

CHOICE: Final = "choice"
DECIDE: Final = "decide"
"""The choice, as a trigger is about to wait on the Queue, whether it happens at all (RULES TS-H60)."""
ChosenWord = NewType("ChosenWord", str)
"""A word that is chosen: a zone, a Battle Condition, a set card by its place, or yes."""
YES: Final = "yes"
SET: Final = "set"
"""A set card of the foe is chosen unseen, by its place among the Legend Zones: "set 2"."""
CHOSEN_WRITTEN: Final = "|".join((*PLACES, *BATTLE_CONDITIONS, YES, rf"{SET} \d+"))


def place_of_set(word: str) -> int:
    """Return at which place of the Legend Zones a set card was chosen, from 0; -1 for no such word."""
    return int(word.removeprefix(SET)) - 1 if word.startswith(f"{SET} ") else -1


Choosable = tuple[Card, ...] | tuple[str, ...] | tuple[Card | str, ...]


@frozen(kw_only=True)
class Choosing:
    """One kind of choice: the question, whose it is, what may be chosen, and what happens then.

    optional: nothing may be chosen. none: what happens where there is nothing to choose. declined: what happens where
    nothing is chosen. asked: for what is chosen from hidden cards, whether the question is put, judged by what all
    can see; it is then put even where only "none" can be answered, so that it tells nothing of them. binding: whether
    the effect was agreed to before, so that something is chosen where anything can be (RULES TS-H60).
    """

    question: Words
    seat: Callable[[Table, Item], Seat]
    options: Callable[[Table, Item], Choosable]
    taken: Callable[[Ledger, Item, Card | str], None]
    optional: bool = False
    none: Callable[[Ledger, Item], None] = lambda _ledger, _item: None
    declined: Callable[[Ledger, Item], None] = lambda _ledger, _item: None
    asked: Callable[[Table, Item], bool] | None = None
    binding: Callable[[Table, Item], bool] = lambda _table, _item: False
    under: bool = False
    """Whether it is said as "puts Coal Shot under"."""
    side: Callable[[Table, Item], Seat] = lambda _table, _item: ""
    """Whose zones and set cards the words stand for."""


CHOICES: Final[dict[str, Choosing]] = {}
"""What is chosen, by its word; the chapters add theirs."""


def _choosing(item: Item) -> Choosing:
    return CHOICES[str(item[1])]


def ask_choice(state: State, item: Item) -> Ask | None:
    """Ask where there is something to choose."""
    choosing = _choosing(item)
    if choosing.asked is not None:
        return _ask_openly(state, item, choosing) if choosing.asked(state, item) else None
    seat, options = choosing.seat(state, item), choosing.options(state, item)
    if len(options) + choosing.optional < 2 or not options:
        return None
    answers: tuple[Answer, ...] = tuple(_answer(choosing, seat, one) for one in options)
    if choosing.optional:
        answers = (DeclineChoice(seat), *answers)
    return put(CHOICE, seat, choosing.question, answers, Words(""))


def _ask_openly(state: State, item: Item, choosing: Choosing) -> Ask:
    """Put a question that depends on nothing hidden; what there is to choose only its seat knows."""
    seat = choosing.seat(state, item)
    answers: tuple[Answer, ...]
    try:
        answers = tuple(_answer(choosing, seat, one) for one in choosing.options(state, item))
    except NotKnown:
        answers = ()
    if not answers or not choosing.binding(state, item):
        answers = (DeclineChoice(seat), *answers)
    return put(CHOICE, seat, choosing.question, answers, Words(""), unseen=True)


def _answer(choosing: Choosing, seat: Seat, option: Card | str) -> Answer:
    if isinstance(option, str):
        return ChooseWord(seat, ChosenWord(option))
    return PutUnderDeck(seat, option) if choosing.under else ChooseCard(seat, option)


def choose(ledger: Ledger, *rest: Value) -> None:
    """Take the only thing there is to choose, or none."""
    item: Item = (CHOICE, *rest)
    options = _choosing(item).options(ledger.table, item)
    if options:
        _choosing(item).taken(ledger, item, options[0])
    else:
        _choosing(item).none(ledger, item)


@frozen
class ChoiceAnswer(Answer):
    """An answer to a choice of an effect."""

    answers = CHOICE

    @property
    def chosen(self) -> Card | str:
        """What is chosen."""
        raise NotImplementedError

    def judge(self, state: State) -> Iterator[Reason]:
        item = item_asked(state)
        if self.chosen not in _choosing(item).options(state, item):
            yield refusal("TS-H60", "That cannot be chosen now.")

    def answer(self, ledger: Ledger, item: Item) -> None:
        _choosing(item).taken(ledger, item, self.chosen)


@wish("chooses {card}")
class ChooseCard(ChoiceAnswer):
    """Answer: a card is chosen."""

    card: Card
    shown = Shown(kind="Choose", letter="T")

    @property
    def chosen(self) -> Card:
        return self.card


@wish("puts {card} under")
class PutUnderDeck(ChoiceAnswer):
    """Answer: a card goes under the deck."""

    card: Card
    shown = Shown(kind="Under the deck", letter="U")
    told = LogWords("{seat} puts {card} under the deck")

    @property
    def chosen(self) -> Card:
        return self.card


@wish("chooses {word}")
class ChooseWord(ChoiceAnswer):
    """Answer: a zone or a Battle Condition is chosen."""

    word: ChosenWord
    shown = Shown(kind="Choose", letter="T")

    @property
    def chosen(self) -> str:
        return self.word

    def places_meant(self, table: Table) -> tuple[Place, ...]:
        """Return the zone of power or the place of the set card that the word stands for, of the player it means."""
        item = open_item(table, CHOICE)
        side = _choosing(item).side(table, item)
        if self.word in PLACES:
            return (Place(zone=place(self.word, side)),)
        number = place_of_set(self.word)
        return (Place(zone=legend(side), index=number),) if number >= 0 else ()


@wish("declines")
class DeclineChoice(Answer):
    """Answer: nothing is chosen (RULES TS-H60)."""

    answers = CHOICE
    shown = Shown("Decline", letter="N", sign="cross")

    def judge(self, state: State) -> Iterator[Reason]:
        item: Item = state.values["agenda"][0]  # type: ignore[index, assignment]
        choosing = _choosing(item)
        if not choosing.optional or (choosing.binding(state, item) and choosing.options(state, item)):
            yield refusal("TS-H60", "Something must be chosen here.")

    def answer(self, ledger: Ledger, item: Item) -> None:
        _choosing(item).declined(ledger, item)


MOVES = (ChooseCard, PutUnderDeck, ChooseWord, DeclineChoice)
ASKINGS = {CHOICE: ask_choice}
DOINGS = {CHOICE: choose}
