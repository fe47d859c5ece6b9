"""Says in which column of the field a card in use lies: with the warrior or the place that it is at."""

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Sight
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attacks import attack_of
from gattai_desktop.games.tasuo.queue import QueueEntry, entries
from gattai_desktop.games.tasuo.warriors import place_of, warrior_named
from gattai_desktop.windows.games.tasuo.queue_looks import aimed_at


@frozen
class InUse:
    """Where a card in use lies. column: the place in whose column; number: how many of `among` lie left of it there."""

    column: str
    number: int = 0
    among: int = 1


def cards_in_use(table: Sight) -> dict[Card, InUse]:
    """Return where the cards in use lie: in a column what was used first at the left, and what answers it beside it."""
    used = [lying.card for seat in zones.SEATS for lying in table.zones.get(zones.use(seat), ())]
    order = {one.source: one.number for one in entries(table)}
    columns: dict[str, list[Card]] = {}
    for card in sorted(used, key=lambda one: order.get(one.key, 0)):
        columns.setdefault(_column(table, card.key, card.deck), []).append(card)
    return {
        card: InUse(column, number, len(lying))
        for column, lying in columns.items()
        for number, card in enumerate(lying)
    }


def _column(table: Sight, key: str, seat: str) -> str:
    """Return the place in whose column a card lies; that in the middle where it is at nobody."""
    waiting = entries(table)
    entry = next((one for one in waiting if one.source == key), None)
    if entry is not None:
        return _column_of(table, entry, waiting) or zones.KAO
    attack = attack_of(table)
    if attack is None:
        return zones.KAO
    # What an attack is made with, or what has just added to it, lies with its attacker; of the other side, with whom
    # it reaches.
    return _place(table, attack.attacker if attack.seat == seat else next(iter(attack.targets), "")) or zones.KAO


def _column_of(table: Sight, entry: QueueEntry, waiting: tuple[QueueEntry, ...]) -> str:
    if entry.kind == "call":
        return entry.targets[0]
    for key in aimed_at(table, entry, waiting):
        if place := _place(table, key):
            return place
        other = next((one for one in waiting if one.source == key and one.number < entry.number), None)
        if other is not None:
            return _column_of(table, other, waiting)
    return ""


def _place(table: Sight, key: str) -> str:
    warrior = warrior_named(table, key)
    return place_of(table, warrior) if warrior is not None else ""
