"""The count runs upward, and whose card it reaches has a turn (RULES VM-12 to VM-18)."""

from collections.abc import Iterator
from itertools import permutations
from typing import Final

from gattai_desktop.cards.card import ACE, CARDS, Card, Suit
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Doing, Item, Ledger
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.games.ask import Ask, Asking, item_asked, one_of
from gattai_desktop.games.move import Answer, Impossible, Move, wish
from gattai_desktop.games.presentation import LogWords, Place, Shown
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.drawing import take_back, throw
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.taking import can_take, takers
from gattai_desktop.games.virtual_machine.team_hands import FLUSH, is_up
from gattai_desktop.games.virtual_machine.unseen import can_fight, show, taker_of, unseen_mobs, waiting_unseen
from gattai_desktop.games.virtual_machine.values import (
    COUNT,
    GIVE,
    HIGH_ACE,
    LOW_ACE,
    TURN,
    WITHOUT_CARD,
    able,
    is_able,
    name_of,
    note_gone,
    played_as,
    rank_of,
)
from gattai_desktop.games.virtual_machine.waiting_jokers import ask_of_jokers, waits
from gattai_desktop.games.virtual_machine.zones import CPU, MCS, SIDES

_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


def stands_at(table: Table, card: Card) -> int:
    """Where on the count a picked card stands (RULES VM-12, VM-14, VM-H50)."""
    if table.number(f"at.{card.key}"):
        return table.number(f"at.{card.key}")
    rank = rank_of(table, card)
    return rank if rank != ACE or table.values.get(f"high.{card.key}") else LOW_ACE


def is_low_ace(table: Table, card: Card) -> bool:
    """Whether an Ace stands at the low end of the count, where it may still be kept for the high one."""
    return rank_of(table, card) == ACE and stands_at(table, card) == LOW_ACE


def due(table: Table, seat: str, count: int) -> tuple[Card, ...]:
    """The cards of a seat that the count has reached; with ties by suit those of the best suit alone (RULES VM-H6)."""
    lying = (card for card in table.cards(zones.play(seat)) if not waits(table, card))
    reached = tuple(card for card in lying if stands_at(table, card) == count)
    if rulings_of(table).ties != "by_suit" or not reached:
        return reached
    every = (card for one in table.listed("seats") for card in table.cards(zones.play(one)))
    best = min(_suit(table, card) for card in every if stands_at(table, card) == count)
    return tuple(card for card in reached if _suit(table, card) == best)


def _suit(table: Table, card: Card) -> int:
    """Which place the suit of a card has among ties: spades first, what has no suit last."""
    suit = played_as(table, card).suit
    return _SUITS.index(suit) if suit in _SUITS else len(_SUITS)


def next_count(table: Table) -> int | None:
    """Where the count comes next: it stays while cards are due there. None when all cards are used (RULES VM-18)."""
    seats = table.listed("seats")
    left = [
        stands_at(table, card) for seat in seats for card in table.cards(zones.play(seat)) if not waits(table, card)
    ]
    if table.listed("count.empty"):
        left.append(WITHOUT_CARD)
    return min(left, default=None)


def _count(ledger: Ledger) -> None:
    """Go on with the count: to the next turn, to a question about it, or to the end of the round."""
    table = ledger.table
    ledger.set("step", COUNT, rule="VM-12")
    plays_on = rulings_of(table).rest == "played" or all(can_fight(table, side) for side in SIDES)
    count = next_count(table)
    if plays_on and ask_of_jokers(ledger, count or WITHOUT_CARD):
        return
    if count is None or not plays_on:
        _take_back_picks(ledger)
        ledger.next(("round_end",))
        return
    if count != table.number("count"):
        ledger.set("count", count, rule="VM-12")
        ledger.set("count.order", None, rule="VM-H6")
    if count == WITHOUT_CARD:
        _next_without_card(ledger)
    else:
        _next_at(ledger, count)


def _next_at(ledger: Ledger, count: int) -> None:
    """Go on with those whose cards the count has reached: to a question about them, or to a turn."""
    table = ledger.table
    mcs = [seat for seat in table.listed(MCS) if due(table, seat, count)]
    downed = next((seat for seat in mcs if not is_able(table, seat)), None)
    if downed is not None:
        if rulings_of(table).downed_cards == "returned":
            take_back(ledger, due(table, downed, count), zones.play(downed), downed, rule="VM-H75")
        else:
            throw(ledger, due(table, downed, count), zones.play(downed), MCS, rule="VM-H75")
        ledger.next(("count",))
        return
    aces = [(seat, card) for seat in (*mcs, CPU) for card in due(table, seat, count) if is_low_ace(table, card)]
    undecided = [(seat, card) for seat, card in aces if table.values.get(f"high.{card.key}") is None]
    if len(mcs) > 1 and not set(mcs) <= set(table.listed("count.order")):
        ledger.next(("order", *mcs), ("count",))
    elif mcs:
        order = table.listed("count.order")
        seat = min(mcs, key=lambda one: order.index(one) if one in order else -1)
        _next_of(ledger, seat, due(table, seat, count), [card for one, card in undecided if one == seat])
    elif stuck := [card for card in due(table, CPU, count) if not takers(table, card)]:
        for card in stuck:
            note_gone(ledger, CPU, card)
        throw(ledger, stuck, zones.play(CPU), CPU, rule="VM-H51")
        ledger.next(("count",))
    elif undecided:
        ledger.next(("ace", CPU, undecided[0][1].key), ("count",))
    else:
        ledger.set("step", GIVE, rule="VM-13")


def _next_of(ledger: Ledger, seat: str, cards: tuple[Card, ...], aces: list[Card]) -> None:
    """Let an MC act with a card that is due: of several with the one that its player says (RULES VM-H6)."""
    said = next((card for card in cards if card.key == ledger.table.text("count.first")), None)
    if aces:
        ledger.next(("ace", seat, aces[0].key), ("count",))
    elif len(cards) > 1 and said is None:
        ledger.next(("which", seat), ("count",))
    else:
        ledger.set("count.first", None, rule="VM-H6")
        ledger.next(("turn", seat, (said or cards[0]).key))


def _next_without_card(ledger: Ledger) -> None:
    """Let an MC with an empty hand have its turn (RULES VM-17, VM-H50)."""
    waiting = tuple(seat for seat in ledger.table.listed("count.empty") if is_able(ledger.table, seat))
    order = ledger.table.listed("count.order")
    if len(waiting) > 1 and not set(waiting) <= set(order):
        ledger.next(("order", *waiting), ("count",))
        return
    first = min(waiting, key=lambda one: order.index(one) if one in order else -1, default="")
    ledger.set("count.empty", tuple(seat for seat in waiting if seat != first) or None, rule="VM-17")
    ledger.next(("turn", first, "") if first else ("count",))


def _take_back_picks(ledger: Ledger) -> None:
    """Cards that are not used go back to their hands: one side cannot fight any more (RULES VM-H45)."""
    for seat in ledger.table.listed("seats"):
        take_back(ledger, ledger.table.cards(zones.play(seat)), zones.play(seat), seat, rule="VM-H45")


# ---------------------------------------------------------------------- Aces


@frozen
class _OfAce(Answer):
    """What is answered when the count begins and an Ace lies there."""

    card: Card
    answers = "ace"

    def judge(self, state: State) -> Iterator[Reason]:
        if stands_at(state, self.card) != LOW_ACE or self.card not in state.cards(zones.play(self.seat)):
            yield refusal("VM-14", "{card} is no Ace that waits.", card=self.card)


@wish("takes {card} low")
class TakeLow(_OfAce):
    """Answer: the Ace acts before every 2."""

    shown = Shown("Low: {card} acts now", kind="Ace low", sign="down", line="Before every 2.")

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.set(f"high.{item[2]}", value=False, rule="VM-14")


@wish("keeps {card} for high")
class KeepForHigh(_OfAce):
    """Answer: the Ace acts after the Kings."""

    shown = Shown("High: keep {card} for the end", kind="Ace high", sign="clock", line="It acts after the Kings.")
    told = LogWords("{seat} keeps {card} for the high end")

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.set(f"high.{item[2]}", value=True, rule="VM-14")


def _ask_ace(state: State, item: Item) -> Ask | None:
    seat, card = str(item[1]), CARDS[str(item[2])]
    if not is_low_ace(state, card) or card not in state.cards(zones.play(seat)):
        return None
    options = (TakeLow(seat, card), KeepForHigh(seat, card))
    return Ask("ace", seat, say("Does {card} act low or high?", card=card), options, say("An Ace may be either."))


# ---------------------------------------------------------------------- ties


@wish("orders {order}")
class Order(Answer):
    """Answer: in which order the MCs act whose cards the count reaches together (RULES VM-H6)."""

    order: tuple[str, ...]
    shown = Shown(
        "{order}", kind="Who acts first", sign="equal", line="In this order, as all are due at the same count."
    )
    told = LogWords("The MCs act in this order: {order}")
    answers = "order"

    def judge(self, state: State) -> Iterator[Reason]:
        """Only who is due at this count can be named; who is not comes after those who are."""
        due_now = item_asked(state)[1:]
        for who in self.order:
            if who not in due_now:
                yield refusal("VM-H6", "{name} is not due at this count.", name=name_of(state, who))

    def answer(self, ledger: Ledger, item: Item) -> None:
        tied = [str(one) for one in item[1:]]
        said = [one for one in self.order if one in tied]
        ledger.set("count.order", tuple(dict.fromkeys((*said, *tied))), rule="VM-H6")


def _ask_order(_state: State, item: Item) -> Ask:
    seats = tuple(str(one) for one in item[1:])
    some = list(permutations(seats))[:24]
    options = tuple(Order(seats[0], one) for one in some)
    return Ask("order", seats[0], say("Who acts first?"), options, say("Your cards are due together."))


@wish("acts first with {card}")
class ActFirst(Answer):
    """Answer: which of the own cards acts first that the count reaches together (RULES VM-H6)."""

    card: Card
    shown = Shown("{card} first", kind="Which card acts first", sign="equal", line="The other one acts after it.")
    answers = "which"

    def judge(self, state: State) -> Iterator[Reason]:
        if self.card not in due(state, self.seat, state.number("count")):
            yield refusal("VM-13", "The count has not reached {card}.", card=self.card)

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.set("count.first", self.card.key, rule="VM-H6")


def _ask_which(state: State, item: Item) -> Ask | None:
    seat = str(item[1])
    options = (ActFirst(seat, card) for card in due(state, seat, state.number("count")))
    why = say("Your cards are due together.")
    return one_of("which", seat, say("Which card acts first?"), options, why, least=2)


# ---------------------------------------------------------------------- a Flush


@wish("takes {card} at {count}")
class TakeAt(Move):
    """Wish: with the Uptime of a Flush let a card act one place lower or higher, not at one that is passed (VM-H74)."""

    card: Card
    count: int
    shown = Shown(
        "{card} at {count}",
        kind="Move a card on the count",
        sign="clock",
        line="Uptime of the Flush: it acts there, and attacks with its own rank.",
    )
    told = LogWords("{seat} lets {card} act at another count")
    steps = (COUNT, GIVE, TURN)
    step_rule = "VM-H74"
    while_asked = ("ace", "order", "which")

    @classmethod
    def offered(cls, state: State, seat: str) -> "Iterator[TakeAt]":
        if is_up(state, zones.side_of(seat, state), FLUSH):
            for card in state.cards(zones.play(seat)):
                yield from (cls(seat, card, count) for count in _places(state, card))

    def judge(self, state: State) -> Iterator[Reason]:
        if not is_up(state, zones.side_of(self.seat, state), FLUSH):
            yield refusal("VM-H74", "No Uptime of a Flush holds.")
        if self.card not in state.cards(zones.play(self.seat)) or self.card.key == state.text("turn.card"):
            yield refusal("VM-H74", "{card} does not wait for the count.", card=self.card)
        elif self.count not in _places(state, self.card):
            yield refusal("VM-H74", "{card} cannot act at {place}.", card=self.card, place=self.count)

    def play(self, ledger: Ledger) -> None:
        ledger.set(f"at.{self.card.key}", self.count, rule="VM-H74")
        if ledger.table.text("step") == GIVE:
            ledger.next(("count",))


def _places(table: Table, card: Card) -> tuple[int, ...]:
    """Where a card can act with a Flush: an Ace beside both of its ends."""
    rank = rank_of(table, card)
    ends = (LOW_ACE, HIGH_ACE) if rank == ACE else (rank,)
    near = {place for end in ends for place in (end - 1, end, end + 1)}
    now = table.number("count")
    return tuple(place for place in sorted(near) if max(LOW_ACE, now) <= place <= HIGH_ACE)


# ---------------------------------------------------------------------- the CPU's card


@wish("gives {card} to {process}")
class GiveCard(Move):
    """Wish: let a mob or a boss have its turn with a card that the count has reached (RULES VM-10, VM-H51)."""

    card: Card
    process: str
    shown = Shown(
        "{process} acts with {card}",
        kind="Give the card to a mob or boss",
        sign="give",
    )
    laid_on = Place(area="{process}")
    steps = (GIVE,)
    step_rule = "VM-13"
    elsewhere = say("No card of the CPU is due.")

    @classmethod
    def offered(cls, state: State, seat: str) -> "Iterator[GiveCard]":
        if seat == CPU:
            cards = due(state, CPU, state.number("count"))
            yield from (cls(seat, card, who) for card in cards for who in takers(state, card))

    @classmethod
    def aimed(cls, table: Sight, seat: str, card: Card) -> "Iterator[GiveCard]":
        """A card of the CPU that the count has reached, dropped on one of its processes."""
        if cls is GiveCard and seat == CPU and table.text("step") == GIVE and card.key in CARDS:
            yield from (cls(seat, card, who) for who in (*able(table, CPU), *waiting_unseen(table)))

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat != CPU or self.card not in due(state, CPU, state.number("count")):
            yield refusal("VM-13", "The count has not reached {card}.", card=self.card)
        elif self.process in takers(state, self.card):
            return
        elif self.process not in state.listed(CPU):
            yield refusal("VM-10", "{name} is no process of the CPU.", name=name_of(state, self.process))
        elif not is_able(state, self.process):
            yield refusal("VM-W7", "{name} is downed.", name=name_of(state, self.process))
        elif self.process in can_take(state):
            other = taker_of(state, self.card)
            if other:
                yield refusal("VM-H51", "{card} was picked for {name}.", card=self.card, name=name_of(state, other))
            else:
                yield refusal("VM-H53", "A boss plays from its own hand; the other cards are for mobs.")
        else:
            yield refusal("VM-10", "{name} has acted this round.", name=name_of(state, self.process))

    def play(self, ledger: Ledger) -> None:
        picked = (card for seat in ledger.table.listed("seats") for card in ledger.table.cards(zones.play(seat)))
        if self.card not in picked:  # the turn would name a card that lies face-down
            raise Impossible(say("{card} lies in no play area.", card=self.card))
        if self.process in unseen_mobs(ledger.table):
            show(ledger, self.process)
        ledger.next(("turn", self.process, self.card.key))


assert HIGH_ACE == ACE  # a card that stands high stands at its rank
MOVES: Final = (TakeLow, KeepForHigh, Order, ActFirst, TakeAt, GiveCard)
DOINGS: Final[dict[str, Doing]] = {"count": _count}
ASKINGS: Final[dict[str, Asking]] = {"ace": _ask_ace, "order": _ask_order, "which": _ask_which}
