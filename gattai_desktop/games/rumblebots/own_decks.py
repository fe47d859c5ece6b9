"""A player takes a deck that she has made herself to a table that is laid already (RULES RB-H1).

The move holds what is in it, so that the session never needs the pack in which it was made; from then on the table
knows it beside its ready decks.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.kinds import MAX_NAME
from gattai_desktop.games.kinds_of_text import is_id
from gattai_desktop.games.move import Quoted, wish
from gattai_desktop.games.rumblebots.bots import OFTEN, BotCard, ContraptionCard
from gattai_desktop.games.rumblebots.draft import TakeDeck, deck_list, deck_name, decks, kind_of, no_deck_now, take
from gattai_desktop.games.rumblebots.setup import DECK_SIZE
from gattai_desktop.games.verdict import Reason, refusal

MOST_DECKS: Final = 99
"""How many decks a table knows at most."""


@wish("takes the deck {name} as {deck} of {cards}")
class TakeOwnDeck(TakeDeck):
    """Wish: play this match with a deck of one's own: its Bots and last its Contraption, "b01 b01 b02 … k1"."""

    name: Quoted
    cards: Quoted

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["TakeOwnDeck"]:
        """What there is to be taken, the packs of this computer say."""
        return iter(())

    @property
    def listed(self) -> tuple[str, ...]:
        """The ids of its cards."""
        return tuple(self.cards.split())

    def judge(self, state: State) -> Iterator[Reason]:
        """Before the first battle: 8 Bots of this box, none too often, and a Contraption."""
        yield from no_deck_now(state)
        if not self.name.strip() or len(self.name) > MAX_NAME:
            yield refusal("RB-H1", "A name has 1 to {most} characters.", most=MAX_NAME)
        if not is_id(self.deck) or "." in self.deck:
            yield refusal("RB-H1", "It is named by small letters, digits, _ and -, not {key}.", key=self.deck)
        if len(decks(state)) >= MOST_DECKS and self._as_known(state) not in decks(state):
            yield refusal("RB-H1", "A table knows {most} decks at most.", most=MOST_DECKS)
        bots, contraptions = _in_the_box(state)
        for kind in dict.fromkeys(self.listed):
            if kind not in bots | contraptions:
                yield refusal("RB-H1", "The box has no {kind}.", kind=kind)
        *mine, last = self.listed or ("",)
        if len(mine) != DECK_SIZE or not bots.issuperset(mine) or last not in contraptions:
            yield refusal("RB-H1", "A deck is {number} Bots and then a Contraption.", number=DECK_SIZE)
        if any(count > OFTEN for count in Counter(mine).values()):
            yield refusal("RB-H1", "A Bot is {most} times in a deck at most.", most=OFTEN)

    def play(self, ledger: Ledger) -> None:
        """Let the table know it, and take it."""
        key = self._as_known(ledger.table)
        if key not in decks(ledger.table):
            ledger.set(f"decks.{key}.name", self.name, rule="RB-H1")
            ledger.set(f"decks.{key}.list", " ".join(self.listed), rule="RB-H1")
            ledger.set("decks", (*decks(ledger.table), key), rule="RB-H1")
        take(ledger, self.seat, key)

    def _as_known(self, table: Table) -> str:
        """What the table calls it: its own key, unless another deck has that already."""
        keys = (self.deck, *(f"{self.deck}-{number}" for number in range(2, MOST_DECKS + 2)))
        return next(one for one in keys if one not in decks(table) or self._is(table, one))

    def _is(self, table: Table, key: str) -> bool:
        return (deck_name(table, key), deck_list(table, key)) == (self.name, self.listed)


def _in_the_box(table: Table) -> tuple[set[str], set[str]]:
    """The ids of the Bots and of the Contraptions that lie open anywhere: of each there are more than decks can use."""
    cards = [one.card for lying in table.zones.values() for one in lying]
    bots = {kind_of(card) for card in cards if isinstance(card, BotCard)}
    return bots, {kind_of(card) for card in cards if isinstance(card, ContraptionCard)}


MOVES = (TakeOwnDeck,)
