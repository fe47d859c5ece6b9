"""Tells the cards what happened, so that those whose trigger it is come to the Queue (RULES TS-65, TS-76)."""

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.tasuo.card_effects import CardEffect
from gattai_desktop.games.tasuo.constants import AttackSeen, all_hold, in_play, is_negated, may_begin
from gattai_desktop.games.tasuo.designs import TasuoCard, design_of
from gattai_desktop.games.tasuo.queue import QueueEntry, let_wait
from gattai_desktop.games.tasuo.values import turns_of
from gattai_desktop.games.uses import count_use, times_used

OF_ITSELF: tuple[str, ...] = ("called", "entered")
"""Triggers that speak of the card that bears them."""
OF_ITS_SIDE: tuple[str, ...] = ("your end", "chained", "own destroyed")
"""Triggers of whatever lies on its controller's side."""


def happened(ledger: Ledger, event: str, seat: Seat, card: TasuoCard | None = None) -> None:
    """Let every trigger wait that this event begins; a source that is not in play begins none (RULES TS-76).

    seat: whose event it is. card: the warrior of which it speaks.
    """
    sources: tuple[TasuoCard, ...] = (card,) if event in OF_ITSELF and card is not None else ()
    if event in OF_ITS_SIDE:
        sources = in_play(ledger.table, seat)
    for source in sources:
        for number, effect in enumerate(design_of(source).effects):
            if effect.trigger.word == event and begins(ledger, seat, source, effect):
                let_wait(ledger, QueueEntry(0, "effect", seat, source.key, number), rule="TS-65")


def _holds_of(ledger: Ledger, seen: AttackSeen, effect: CardEffect) -> bool:
    return all_hold(ledger.table, seen.seat, effect, seen.attacker, seen)


def begins(ledger: Ledger, seat: Seat, source: TasuoCard, effect: CardEffect, seen: AttackSeen | None = None) -> bool:
    """Whether the conditions of a trigger hold as it begins, "first each turn" is left, and nothing negates it."""
    if is_negated(ledger.table, source):
        return False
    if not (may_begin(ledger.table, seat, source, effect) if seen is None else _holds_of(ledger, seen, effect)):
        return False
    if not effect.has("first each turn"):
        return True
    first = f"{source.key}/first/{design_of(source).effects.index(effect)}/{seat}"
    if times_used(ledger.table, first):
        return False
    count_use(ledger, first, turns_of(seat), rule="TS-65")  # until the start of the own turn (RULES 3i)
    return True
