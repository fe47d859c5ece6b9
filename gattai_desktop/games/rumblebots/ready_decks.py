"""Taking a ready deck before the first battle of a quick match (RULES RB-H1)."""

from collections.abc import Iterator
from typing import cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.battle_values import READY, number
from gattai_desktop.games.rumblebots.rulings import rulings_of
from gattai_desktop.games.verdict import Reason, refusal


def decks(table: Table) -> tuple[str, ...]:
    """The keys of all ready decks."""
    return cast("tuple[str, ...]", table.values.get("decks") or ())


def deck_name(table: Table, key: str) -> str:
    """What a ready deck is called."""
    return str(table.values.get(f"decks.{key}.name") or key)


def deck_list(table: Table, key: str) -> tuple[str, ...]:
    """The ids of a ready deck: its Bots, and its Contraption last."""
    return tuple(str(table.values.get(f"decks.{key}.list") or "").split())


def kind_of(card: Card) -> str:
    """The id of what a card is a copy of."""
    return card.key.partition(".")[0]


@wish("takes {deck}")
@frozen
class TakeDeck(Move):
    """Wish: play this match with a ready deck; what lay there before goes back into the box."""

    deck: str
    shown = Shown(kind="Choose decks", letter="D", flow="decks")
    steps = (READY,)
    step_rule = "RB-H1"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["TakeDeck"]:
        if seat in zones.players(state):
            yield from (cls(seat, key) for key in decks(state))

    def judge(self, state: State) -> Iterator[Reason]:
        if rulings_of(state).way != "quick":
            yield refusal("RB-H1", "At this table everybody makes a deck of her own.", ruling="way")
        if number(state, "battle"):
            yield refusal("RB-H1", "The match has begun; decks stay as they are.")
        if self.deck not in decks(state):
            yield refusal("RB-H1", "No ready deck is called {deck}.", deck=self.deck)

    def not_now(self, state: State) -> Words:
        return say("Decks are taken before the first battle.")

    def play(self, ledger: Ledger) -> None:
        """Put the old cards back, and take a free copy of each that is on the list."""
        wanted = deck_list(ledger.table, self.deck)
        if not wanted:
            raise Impossible(say("There is no such deck."))
        own = (zones.deck(self.seat), zones.contraptions(self.seat), zones.gang(self.seat), zones.discard(self.seat))
        for zone in own:
            cards = ledger.table.cards(zone)
            if cards:
                ledger.move_from(zone, cards, zones.BOX, rule="RB-H1")
        ledger.set(f"player.{self.seat}.deck", self.deck, rule="RB-H1")
        *bots, contraption = wanted
        ledger.move_from(zones.BOX, _copies(ledger, bots), zones.deck(self.seat), rule="RB-H1", up=False)
        ledger.move_from(zones.BOX, _copies(ledger, [contraption]), zones.contraptions(self.seat), rule="RB-H1")


def _copies(ledger: Ledger, kinds: list[str]) -> list[Card]:
    """A free copy of each kind. Raises Impossible where the box has no more of one."""
    found: list[Card] = []
    for kind in kinds:
        here = ledger.table.cards(zones.BOX)
        card = next((one for one in here if kind_of(one) == kind and one not in found), None)
        if card is None:
            raise Impossible(say("The box has no more of {kind}.", kind=kind))
        found.append(card)
    return found


MOVES = (TakeDeck,)
