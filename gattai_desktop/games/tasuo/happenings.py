"""Tells the cards what happened, so that those whose trigger it is come to the Queue (RULES TS-65, TS-76)."""

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.card_effects import CardEffect
from gattai_desktop.games.tasuo.designs import TasuoCard, design_of
from gattai_desktop.games.tasuo.queue import QueueEntry, let_wait

OF_ITSELF: tuple[str, ...] = ("called", "entered")
"""Triggers that speak of the card that bears them."""
OF_ITS_SIDE: tuple[str, ...] = ("your end", "chained")
"""Triggers of whatever lies on its controller's side."""


def happened(ledger: Ledger, event: str, seat: Seat, card: TasuoCard | None = None) -> None:
    """Let every trigger wait that this event begins; a source that is not in play begins none (RULES TS-76).

    seat: whose event it is. card: the warrior of which it speaks.
    """
    sources: tuple[TasuoCard, ...] = (card,) if event in OF_ITSELF and card is not None else ()
    if event in OF_ITS_SIDE:
        sources = in_play(ledger, seat)
    for source in sources:
        for number, effect in enumerate(design_of(source).effects):
            if effect.trigger.word == event and begins(ledger, source, effect):
                let_wait(ledger, QueueEntry(0, "effect", seat, source.key, number), rule="TS-65")


def begins(_ledger: Ledger, _source: TasuoCard, _effect: CardEffect) -> bool:
    """Whether the conditions of a trigger hold as it begins."""
    return True


def in_play(ledger: Ledger, seat: Seat) -> tuple[TasuoCard, ...]:
    """Return every card of a player that lies face-up on the field: warriors, Continuums, the Arena."""
    table = ledger.table
    found = [table.zones.get(zones.place(place, seat), ())[-1:] for place in zones.PLACES]
    found += [tuple(one for one in table.zones.get(zones.legend(seat), ()) if one.up)]
    found += [table.zones.get(zones.arena(seat), ())]
    return tuple(one.card for lying in found for one in lying if isinstance(one.card, TasuoCard))
