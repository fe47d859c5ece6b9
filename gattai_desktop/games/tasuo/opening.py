"""A showdown begins: decks are shuffled, the winner of a draw chooses, hands are changed (RULES TS-4 to TS-6)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.facts import CardsMoved, Fact, ValueChanged
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value, as_number
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.move import Answer, Move, wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.calls import can_pay_armor, pay_armor
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.turns import begin_turn, draw, first_armor
from gattai_desktop.games.tasuo.values import LESSON, START, armor, gauge
from gattai_desktop.games.verdict import Reason, refusal

NumberedFact = tuple[int, Fact]
"""A fact of an entry with its number."""
HAND: Final = 5
"""Cards of the first hand (RULES TS-4)."""


@wish("shuffles both decks")
class BeginShowdown(Move):
    """Wish: shuffle, and let chance say who chooses to go first or second (RULES TS-4)."""

    shown = Shown("Begin", letter="B")
    steps = (START,)
    step_rule = "TS-4"
    offered_as_it_is = True

    def judge(self, state: State) -> Iterator[Reason]:
        if state.count(zones.hand(self.seat)):
            yield refusal("TS-4", "The showdown has begun.")

    def play(self, ledger: Ledger) -> None:
        for seat in zones.SEATS:
            ledger.shuffle(zones.deck(seat), rule="TS-4")
        ledger.shuffle(zones.DICE[0], rule="TS-4")
        winner = zones.SEATS[(ledger.table.cards(zones.DICE[0])[-1].rank + 1) % 2]
        ledger.announce("draw won", rule="TS-4", seat=winner)
        ledger.next(("first", winner))


def ask_first(state: State, item: Item) -> Ask:
    """Ask the winner of the draw who begins."""
    seat = str(item[1])
    text = say("You choose who begins.") if state.number(f"match.{zones.foe(seat)}") else say("You have won the draw.")
    return Ask("first", seat, text, (GoFirst(seat), GoSecond(seat)))


def begin_hands(ledger: Ledger, first: Seat) -> None:
    """Let both draw, and then change their hands as they like (RULES TS-4, TS-5, TS-H65)."""
    ledger.set("first", first, rule="TS-4")
    for seat in (first, zones.foe(first)):
        draw(ledger, seat, HAND, rule="TS-4")
    amends = rulings_of(ledger.table).second_player
    if amends == "card":
        draw(ledger, zones.foe(first), 1, rule="TS-H65")
    elif amends == "gauge":
        ledger.set(f"gauge.{zones.foe(first)}", gauge(ledger.table, zones.foe(first)) + 1, rule="TS-H65")
    ledger.next(*(("mulligan", seat) for seat in (first, zones.foe(first))), ("paid done",))


@wish("goes first")
class GoFirst(Answer):
    """Answer: have the first turn (RULES TS-4)."""

    answers = "first"
    shown = Shown("Go first", letter="F")

    def answer(self, ledger: Ledger, item: Item) -> None:
        begin_hands(ledger, self.seat)


@wish("goes second")
class GoSecond(Answer):
    """Answer: have the second turn (RULES TS-4)."""

    answers = "first"
    shown = Shown("Go second", letter="S")

    def answer(self, ledger: Ledger, item: Item) -> None:
        begin_hands(ledger, zones.foe(self.seat))


_ROUND: Final = "mulligan"
_EXCHANGES: Final = ("TS-5", "TS-6")
"""The rules by which cards of the first hand are changed."""


def _round(state: Table) -> str:
    """The round in which both change their hands, each without waiting for the other (RULES TS-H54)."""
    return _ROUND if rulings_of(state).mulligans == "in_secret" else ""


def _goes_on(ledger: Ledger, item: Item, seat: Seat) -> None:
    """Ask the same player at once whether one more card is changed for armor: who is content says so (RULES TS-6)."""
    asked: Item = ("paid", seat)
    if not _round(ledger.table):
        ledger.next(asked)
        return
    ledger.agenda[:] = [(asked if one == item else one, cause) for one, cause in ledger.agenda]
    ledger.set(f"secret.{seat}.{_ROUND}", None, rule="TS-6")


def _changed(seat: Seat) -> str:
    """The path of how many cards of the first hand a player has changed, while the other may not know it."""
    return f"secret.{seat}.changed"


def _armor_told(table: Table, seat: Seat) -> int:
    """The armor of a player as others are told it: what has paid for cards is gone once both have chosen (TS-H54)."""
    held, changed = armor(table, seat), as_number(table.values.get(_changed(seat)))
    return max(held, min(first_armor(table), held + changed))


def armor_as_told(state: Table, seat: Seat) -> Mapping[str, Value]:
    """The armor that a seat is told of others while first hands are changed in secret, by its paths."""
    choosing = (one for one in zones.SEATS if one != seat and _changed(one) in state.values)
    return {f"armor.{one}": _armor_told(state, one) for one in choosing}


def changed_unseen(
    state: State, facts: Sequence[Fact], seen: Iterable[NumberedFact], seat: Seat
) -> Iterator[NumberedFact]:
    """Leave out what would tell a seat how many cards of a first hand were changed before all have chosen (TS-H54).

    state: the table before the facts. Hand and deck hold as many cards as before; the number and the armor that was
    paid are told once they may be.
    """
    if not _round(state):
        yield from seen
        return
    told = {number: fact for number, fact in seen if not _exchanged(fact, seat)}
    ends = {fact.path: number for number, fact in enumerate(facts) if isinstance(fact, ValueChanged)}
    for other in zones.SEATS:
        number = ends.get(_changed(other))
        if number is None or other == seat:
            continue
        before, after = _armor_told(state, other), _armor_told(state.after(facts), other)
        if before != after:
            told[number] = ValueChanged(
                rule="TS-6", cause=facts[number].cause, path=f"armor.{other}", before=before, after=after
            )
    yield from sorted(told.items())


def _exchanged(fact: Fact, seat: Seat) -> bool:
    """Whether a fact is of the change of another's first hand: a card that moves, or the armor that pays for it."""
    if fact.rule not in _EXCHANGES:
        return False
    if isinstance(fact, CardsMoved):
        return fact.origin not in (zones.hand(seat), zones.deck(seat))
    return isinstance(fact, ValueChanged) and fact.path.startswith("armor.") and fact.path != f"armor.{seat}"


def ask_mulligan(state: State, item: Item) -> Ask:
    """Ask which cards go under the deck for as many others, once and free (RULES TS-5)."""
    seat = str(item[1])
    held = state.cards(zones.hand(seat))
    chosen = (cards for count in range(1, len(held) + 1) for cards in combinations(held, count))
    options = (KeepFirstHand(seat), *(PutCardsBack(seat, cards) for cards in chosen))
    return Ask(
        "mulligan",
        seat,
        say("Put cards under your deck for as many others, once and for free?"),
        options,
        round=_round(state),
    )


@wish("keeps the first hand")
class KeepFirstHand(Answer):
    """Answer: change no card for free (RULES TS-5)."""

    answers = "mulligan"
    told = LogWords("{seat} changes no card for free")
    shown = Shown("Change none for free", letter="K")

    def answer(self, ledger: Ledger, item: Item) -> None:
        _goes_on(ledger, item, self.seat)


@wish("puts {cards} back")
class PutCardsBack(Answer):
    """Answer: put cards under the deck, and draw as many (RULES TS-5)."""

    cards: tuple[Card, ...]
    answers = "mulligan"
    shown = Shown(kind="Put back for free", letter="P")

    def judge(self, state: State) -> Iterator[Reason]:
        held = state.cards(zones.hand(self.seat))
        if not self.cards or len(set(self.cards)) != len(self.cards) or any(one not in held for one in self.cards):
            yield refusal("TS-5", "Put cards of your own hand back.")

    def answer(self, ledger: Ledger, item: Item) -> None:
        exchange(ledger, self.seat, self.cards, rule="TS-5")
        _goes_on(ledger, item, self.seat)


def exchange(ledger: Ledger, seat: Seat, cards: tuple[Card, ...], *, rule: str) -> None:
    """Put cards under the deck and draw as many."""
    ledger.move_from(zones.hand(seat), cards, zones.deck(seat), rule=rule, up=False, bottom=True)
    draw(ledger, seat, len(cards), rule=rule)
    if _round(ledger.table):
        ledger.set(_changed(seat), as_number(ledger.table.values.get(_changed(seat))) + len(cards), rule=rule)


def cards_for_armor(table: Table, seat: Seat) -> int:
    """How many cards of the first hand a player could still change for armor (RULES TS-6, TS-H6)."""
    return sum(can_pay_armor(table, seat, amount) for amount in range(1, armor(table, seat) + 1))


def ask_paid(state: State, item: Item) -> Ask:
    """Ask whether a card goes under the deck for another, at 1 armor (RULES TS-6)."""
    seat = str(item[1])
    pays = (PayForCard(seat, card) for card in state.cards(zones.hand(seat)) if can_pay_armor(state, seat, 1))
    return Ask("paid", seat, say("Pay 1 armor to change one more card?"), (KeepAll(seat), *pays), round=_round(state))


@wish("keeps the hand")
class KeepAll(Answer):
    """Answer: be content with the hand (RULES TS-6)."""

    answers = "paid"
    told = LogWords("{seat} changes no further card for armor")
    shown = Shown("Keep the hand", letter="K")

    def answer(self, ledger: Ledger, item: Item) -> None:
        """Nothing changes, and nothing more is asked."""


@wish("pays 1 armor for {card}")
class PayForCard(Answer):
    """Answer: pay 1 armor, put a card under the deck and draw another (RULES TS-6, TS-H54)."""

    card: Card
    answers = "paid"
    told = LogWords("{seat} pays 1 armor to change {card}")
    shown = Shown(kind="Pay 1 armor", letter="P")

    def judge(self, state: State) -> Iterator[Reason]:
        if self.card not in state.cards(zones.hand(self.seat)):
            yield refusal("TS-6", "{card} is not in your hand.", card=self.card)
        if not can_pay_armor(state, self.seat, 1):
            yield refusal("TS-H6", "It costs 1 armor and would bring armor to 0.", ruling="last_armor")

    def answer(self, ledger: Ledger, item: Item) -> None:
        pay_armor(ledger, self.seat, 1, rule="TS-6")
        exchange(ledger, self.seat, (self.card,), rule="TS-6")
        _goes_on(ledger, item, self.seat)


def paid_done(ledger: Ledger) -> None:
    """When both are content: shuffle what no lesson has stacked, and the first turn begins (RULES TS-6)."""
    if _round(ledger.table):
        for seat in zones.SEATS:
            number = as_number(ledger.table.values.get(_changed(seat)))
            ledger.announce("first hand", rule="TS-H54", seat=seat, number=number)
    ledger.clear((path for seat in zones.SEATS for path in (f"mulligan.{seat}", _changed(seat))), rule="TS-6")
    for seat in zones.SEATS if not ledger.table.values.get(LESSON) else ():
        ledger.shuffle(zones.deck(seat), rule="TS-6")
    begin_turn(ledger, str(ledger.table.values["first"]), rule="TS-10")


MOVES = (BeginShowdown, GoFirst, GoSecond, KeepFirstHand, PutCardsBack, KeepAll, PayForCard)
ASKINGS = {"first": ask_first, "mulligan": ask_mulligan, "paid": ask_paid}
DOINGS = {"paid done": paid_done, "paid round": paid_done}
"""A session that was left in its mulligans may have a "paid round" waiting, which both had together before."""
