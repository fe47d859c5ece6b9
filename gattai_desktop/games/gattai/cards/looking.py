"""Cards that one seat may look at: its own Favor where R-84 lets it, and what an effect shows (RULES INFO-4, INFO-12).

`favor.<card>` says which Pilot invested a Favor card; it is kept only where R-84 lets her look.
"""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.by_hand import with_reason
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.by_hand.by_hand import CoachByHand
from gattai_desktop.games.gattai.zones import pilot_seats, zones
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.verdict import Reason, refusal

_FAVOR: Final = "favor."


def remember(ledger: Ledger, card: Card, seat: Seat) -> None:
    """Write down who invested a Favor card, where she may look at it later (R-84)."""
    if rulings_of(ledger.table).favor_memory == "owner_may_look":
        ledger.set(_FAVOR + card.key, seat, rule="INFO-4")


def hers(table: Table, seat: Seat, faction: str) -> tuple[Card, ...]:
    """The cards of a Faction's stack that a Pilot invested, from the bottom."""
    values = table.values
    stack = table.zones.get(f"faction.{faction}", ())
    return tuple([one.card for one in stack if values.get(_FAVOR + one.card.key) == seat])


@wish("looks at her Favor in {faction}")
class LookAtFavor(Move):
    """Wish: look at the face-down Favor cards that one invested; nobody else sees them (R-84)."""

    faction: str
    offered_to = "others"
    offers_depend_on = ("factions", "faction", "favor", "edition", "rulings")

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["LookAtFavor"]:
        """Every Faction in which she has invested a card that still lies there."""
        for key in state.listed("factions"):
            if hers(state, seat, key):
                yield cls(seat, key)

    def judge(self, state: State) -> Iterator[Reason]:
        """Where the table lets her, at what she invested (INFO-4)."""
        if rulings_of(state).favor_memory == "hidden":
            yield refusal("INFO-4", "Face-down Favor cards are known to nobody.", ruling="favor_memory")
        elif not hers(state, self.seat, self.faction):
            yield refusal("INFO-4", "No card of yours lies there.")

    def play(self, ledger: Ledger) -> None:
        cards = hers(ledger.table, self.seat, self.faction)
        if not cards:
            raise Impossible(say("No card of hers lies there."))
        keys = tuple(card.key for card in cards)
        ledger.announce(
            "looks", rule="INFO-4", seen_by=(self.seat,), seat=self.seat, where=f"faction.{self.faction}", cards=keys
        )


@wish("shows {pilot} the top {count} of {zone}")
class ShowTop(CoachByHand):
    """Wish: let one Pilot look at cards that an effect shows her; they stay as they lie (INFO-12)."""

    pilot: str
    count: int
    zone: str

    def impossible(self, state: State) -> Iterator[Reason]:
        if self.pilot not in pilot_seats(state):
            yield refusal("INFO-12", "No Pilot sits at {seat}.", seat=self.pilot)
        if self.zone not in zones(state):
            yield refusal("INFO-12", "There is no place called {zone}.", zone=self.zone)
        elif not 1 <= self.count <= state.count(self.zone):
            yield refusal("INFO-12", "{count} cards lie there.", count=state.count(self.zone))

    def do(self, ledger: Ledger) -> None:
        cards = tuple(card.key for card in reversed(ledger.table.cards(self.zone)[-self.count :]))
        ledger.announce("looks", rule="INFO-12", seen_by=(self.pilot,), seat=self.pilot, where=self.zone, cards=cards)


MOVES = (LookAtFavor, *with_reason(ShowTop))
