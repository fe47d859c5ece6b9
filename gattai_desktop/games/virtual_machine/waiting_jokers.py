"""Jokers that are named when they are used: their owner is asked before the count goes on (RULES VM-H8)."""

from collections.abc import Iterator
from typing import Final, cast

from gattai_desktop.cards.card import ACE, CARDS, DECK_CARDS, Card
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.games.ask import Ask, Asking, Choice, answers
from gattai_desktop.games.move import Answer, wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.values import HIGH_ACE, LOW_ACE, is_able
from gattai_desktop.games.virtual_machine.zones import CPU


def waits(table: Table, card: Card) -> bool:
    """Whether a picked Joker has no name yet, where it is named when it is used (RULES VM-H8)."""
    unnamed = card.is_joker and not table.text(f"called.{card.key}")
    return unnamed and rulings_of(table).jokers == "when_used"


def _waiting(table: Table, count: int) -> Iterator[tuple[str, Card]]:
    """Yield each Joker of somebody able that may act before the count goes on to its next place."""
    for seat in table.listed("seats"):
        for card in table.cards(zones.play(seat)) if seat == CPU or is_able(table, seat) else ():
            if waits(table, card) and table.number(f"kept.{card.key}") != count:
                yield seat, card


def ask_of_jokers(ledger: Ledger, count: int) -> bool:
    """Ask the owner of a Joker without a name whether it acts before this place; return whether one is asked."""
    for seat, card in _waiting(ledger.table, count):
        ledger.next(("joker_now", seat, card.key, count), ("count",))
        return True
    return False


@answers("joker_now", "uses {card} as {meant}", rule="VM-H8")
class UseJoker(Choice):
    """Answer: the Joker acts as this card, before the count goes on (RULES VM-H8)."""

    card: Card
    meant: Card
    shown = Shown("{meant}", kind="Use the Joker", sign="star", line="It acts where this card stands on the count.")
    told = LogWords("{seat} uses the Joker as {meant}")
    names_a_card = ("meant",)

    def against(self, state: State, item: Item) -> Reason:
        return refusal("VM-H8", "The Joker cannot act as {card} now.", card=self.meant)

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.set(f"called.{self.card.key}", self.meant.name, rule="VM-H8")
        if self.meant.rank == ACE:
            ledger.set(f"high.{self.card.key}", value=ledger.table.number("count") > LOW_ACE, rule="VM-H8")


@wish("keeps {card} for later")
class KeepJoker(Answer):
    """Answer: the Joker does not act before the count's next place."""

    card: Card
    shown = Shown("Keep the Joker", sign="clock", line="You are asked again before the count goes on.")
    told = LogWords("{seat} keeps the Joker")
    answers = "joker_now"

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.set(f"kept.{self.card.key}", item[3], rule="VM-H8")


def _ask_joker_now(state: State, item: Item) -> Ask | None:
    seat, joker, until = str(item[1]), CARDS[str(item[2])], cast("int", item[3])
    if joker not in state.cards(zones.play(seat)):
        return None
    now = max(state.number("count"), LOW_ACE)
    places = range(now, min(until, HIGH_ACE) + 1)
    ranks = {HIGH_ACE if place == LOW_ACE else place for place in places}
    cards = sorted((one for one in DECK_CARDS[joker.deck] if one.rank in ranks), key=lambda one: -one.rank)
    options = (*(UseJoker(seat, joker, one) for one in cards if not one.is_joker), KeepJoker(seat, joker))
    return Ask("joker_now", seat, say("Does your Joker act now?"), options, say("It is named when it is used."))


MOVES: Final = (UseJoker, KeepJoker)
ASKINGS: Final[dict[str, Asking]] = {"joker_now": _ask_joker_now}
