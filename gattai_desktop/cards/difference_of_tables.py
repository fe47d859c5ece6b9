"""Finds facts that turn one table into another, where the moves between them are lost."""

from collections import Counter
from typing import Final

from gattai_desktop.cards.facts import CardsMoved, Fact, ValueChanged
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import Lying

_LOST: Final = "mended"
"""The zone in which cards wait on their way; empty before and after."""


class NoBridge(ValueError):
    """The tables do not have the same cards, and no fact makes or destroys a card."""


def bridge(before: State, after: State, *, rule: str = "") -> tuple[Fact, ...]:
    """Return facts that turn one table into the other, each with this rule; none for equal tables. Raises NoBridge."""
    if before is after:
        return ()
    if _cards(before) != _cards(after) or before.zones.get(_LOST) or after.zones.get(_LOST):
        raise NoBridge("The tables do not have the same cards.")
    facts: list[Fact] = []
    waiting: list[Lying] = []
    changed = sorted(
        zone for zone in {*before.zones, *after.zones} if before.zones.get(zone, ()) != after.zones.get(zone, ())
    )
    for zone in changed:
        lying = before.zones.get(zone, ())[::-1]
        if lying:
            places = tuple(reversed(range(len(lying))))
            lands = tuple(range(len(waiting), len(waiting) + len(lying)))
            facts.append(_moved(rule, lying, zone, places, _LOST, lands, tuple(one.up for one in lying)))
            waiting.extend(lying)
    for zone in changed:
        for land, one in enumerate(after.zones.get(zone, ())):
            place = next(place for place, waits in enumerate(waiting) if waits.card is one.card)
            facts.append(_moved(rule, (waiting[place],), _LOST, (place,), zone, (land,), (one.up,)))
            del waiting[place]
    for path in sorted({*before.values, *after.values}):
        old, new = before.values.get(path), after.values.get(path)
        if old != new or type(old) is not type(new):
            facts.append(ValueChanged(rule=rule, path=path, before=old, after=new))
    return tuple(facts)


def _cards(table: State) -> Counter[str]:
    return Counter(one.card.key for lying in table.zones.values() for one in lying)


def _moved(
    rule: str,
    lying: tuple[Lying, ...],
    origin: str,
    places: tuple[int, ...],
    target: str,
    lands: tuple[int, ...],
    up: tuple[bool, ...],
) -> CardsMoved:
    return CardsMoved(
        rule=rule,
        cards=tuple(one.card for one in lying),
        origin=origin,
        places=places,
        was_up=tuple(one.up for one in lying),
        target=target,
        lands=lands,
        up=up,
    )
