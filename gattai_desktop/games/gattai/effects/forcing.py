"""Effects that force the winning card off the Pile (RULES THROW-18, R-94).

A winning initiative card does not yield to them, unless R-94 lets it.
"""

from collections.abc import Iterator

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.by_hand.by_hand import CoachByHand, with_reason
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.zones import PILE
from gattai_desktop.games.move import wish
from gattai_desktop.games.verdict import Reason, refusal


def immune(table: Table) -> bool:
    """Whether the winning card stays whatever an effect says: an initiative card, by R-94."""
    entries = throwdown.pile_entries(table)
    initiative = bool(entries) and entries[-1][1] == throwdown.INITIATIVE
    return initiative and rulings_of(table).initiative_escaped == "immune"


def force_off(ledger: Ledger) -> None:
    """Discard the winning card; nothing happens where it is immune (THROW-18)."""
    card = ledger.table.top(PILE)
    if card is None or immune(ledger.table):
        ledger.announce("stays_on_the_pile", rule="THROW-18", card=card.key if card else None)
        return
    entries = throwdown.pile_entries(ledger.table)
    decks.discard(ledger, (card,), rule="DECK-3")
    ledger.set(throwdown.PILE_ENTRIES, entries[:-1] or None, rule="DECK-3")


@wish("lets an effect discard the winning card")
@frozen
class ForceOff(CoachByHand):
    """Wish: carry out an effect that forces the winning card off the Pile."""

    def impossible(self, state: State) -> Iterator[Reason]:
        if not state.count(PILE):
            yield refusal("THROW-27", "No card lies on the Pile.")

    def do(self, ledger: Ledger) -> None:
        force_off(ledger)


MOVES = with_reason(ForceOff)
DOINGS = {"force_off": force_off}
