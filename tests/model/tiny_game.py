"""A game of two minutes for tests of the model: draw, lay the higher card, win the trick.

Each seat draws from the one Deck; whoever is on turn lays a card on the pile, and it must be higher than the card on
top. With a wish of its own each way in which a rule can break.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from gattai_desktop.cards.card import CARDS, DECK_CARDS, Card, card
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Lying, Seat, Zone
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Answer, Impossible, Move, wish
from gattai_desktop.games.phrases import Phrases
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.verdict import Reason, refusal

SEATS = ("red", "green", "coach")


@wish("draws a card")
class Draw(Move):
    steps = ("play",)

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[Draw]":
        if state.values["turn"] == seat:
            yield cls(seat)

    def judge(self, state: State) -> Iterable[Reason]:
        if state.values["turn"] != self.seat:
            yield refusal("TINY-1", "It is not your turn.")

    def play(self, ledger: Ledger) -> None:
        top = ledger.table.top("deck")
        if top is None:
            raise Impossible(say("The Deck is empty."))
        ledger.move_from("deck", (top,), f"hand.{self.seat}", rule="TINY-2", up=False)


@wish("lays {card}")
class Lay(Move):
    card: Card
    steps = ("play",)
    laid_on = Place(zone="pile")

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[Lay]":
        return (cls(seat, one) for one in state.cards(f"hand.{seat}"))

    def judge(self, state: State) -> Iterable[Reason]:
        if state.values["turn"] != self.seat:
            yield refusal("TINY-1", "It is not your turn.")
        top = state.top("pile")
        if top is not None and self.card.rank <= top.rank:
            yield refusal("TINY-3", "{card} does not beat {top}.", card=self.card, top=top)

    def play(self, ledger: Ledger) -> None:
        if ledger.table.where(self.card) != f"hand.{self.seat}":
            raise Impossible(say("{card} is not in this Hand.", card=self.card))
        ledger.move(self.card, "pile", rule="TINY-3")
        ledger.set("turn", SEATS[(SEATS.index(self.seat) + 1) % 3], rule="TINY-4")


@wish("hides {card}")
class Hide(Move):
    card: Card
    laid_on = Place(spot="under the table")

    def play(self, ledger: Ledger) -> None:
        ledger.move(self.card, "pile", rule="TINY-5", up=False)
        ledger.set(f"secret.{self.seat}.hid", value=True, rule="TINY-5")


@wish("asks green for {card}")
class AskGreen(Move):
    card: Card

    def play(self, ledger: Ledger) -> None:
        ledger.later(("give", self.seat, self.card.key))


@wish("answers {yes}")
class Say(Answer):
    yes: bool

    answers = "give"

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.announce("answered", rule="TINY-6", yes=self.yes)


@wish("breaks the rules of {where}")
class Break(Move):
    where: str

    def judge(self, state: State) -> Iterable[Reason]:
        if self.where == "judging":
            raise ZeroDivisionError(self.where)
        return ()

    def play(self, ledger: Ledger) -> None:
        ledger.set("turn", "nobody", rule="TINY-7")
        raise ZeroDivisionError(self.where)


def _asking(_state: State, item: Item) -> Ask:
    return Ask("give", "green", say("Have you got one?"), (Say("green", False), Say("green", True)))


class TinyGame(Game):
    key = "tiny"
    cards = CARDS

    def __init__(self) -> None:
        self.doings: Mapping[str, Callable[..., None]] = {}
        self.askings = {"give": _asking}
        self.phrases = Phrases((Draw, Lay, Hide, AskGreen, Say, Break), card)

    def zones(self, state: State) -> Mapping[str, Zone]:
        del state
        zones = (
            Zone("deck", "deck", closed=True),
            *(Zone(f"hand.{seat}", "hand", seat, frozenset({seat})) for seat in SEATS),
            Zone("pile", "pile"),
        )
        return {zone.id: zone for zone in zones}

    def seats(self, state: State) -> tuple[Seat, ...]:
        del state
        return SEATS

    def hidden(self, state: State, seat: Seat) -> Callable[[str], bool]:
        del state
        return lambda path: path.startswith("secret.") and path.split(".")[1] != seat

    def settle(self, ledger: Ledger) -> None:
        del ledger


def dealt(**hands: Sequence[str]) -> State:
    """A tiny table: Red on turn, these Hands, the rest of the Pilots' Deck in order."""
    held = {f"hand.{seat}": tuple(Lying(card(one), False) for one in cards) for seat, cards in hands.items()}
    gone = {one.card for lying in held.values() for one in lying}
    deck = tuple(Lying(one, False) for one in DECK_CARDS["pilots"] if one not in gone)
    return State({"deck": deck, **held}, {"turn": "red", "step": "play"})
