"""What a seat may see (RULES 2.18). The one place where secrets are cut out.

A face-up card is seen by everybody, a face-down card by the seats that the zone names; in a closed zone (a Deck)
nothing is seen. A hidden card becomes the Back of its Deck and has no identity, so that no view can follow it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping

from attrs import evolve

from gattai_desktop.cards.card import Card, NotKnown, back_of
from gattai_desktop.cards.facts import Announced, CardsMoved, CardsTurned, Fact, ValueChanged, ZoneShuffled
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import ALL, Lying, Seat, Zone

ZonesOf = Callable[[State], Mapping[str, Zone]]
HiddenOf = Callable[[State, Seat], Callable[[str], bool]]
"""Says of a table and a seat which value paths the seat may not see."""


class SeenValues(dict[str, Value]):
    """Values as a seat sees them: asking for one that is hidden raises NotKnown."""

    def __missing__(self, path: str) -> Value:
        raise NotKnown(f"{path} is hidden.")


def _sees(zone: Zone | None, up: bool, seat: Seat) -> bool:
    if seat == ALL:
        return True
    if zone is None or zone.closed:
        return False
    return up or seat in zone.seen_by


def _veiled(lying: tuple[Lying, ...], zone: Zone | None, seat: Seat) -> tuple[Lying, ...]:
    if zone is not None and not zone.counted and seat not in zone.seen_by:
        return ()
    if zone is not None and not zone.closed and seat in zone.seen_by:
        return lying
    closed = zone is None or zone.closed  # in a Deck not even the facing shows: it would tell where the Jokers lie
    return tuple(
        one if _sees(zone, one.up, seat) else Lying(back_of(one.card.deck), one.up and not closed) for one in lying
    )


def sight(state: State, seat: Seat, zones: Mapping[str, Zone], hidden: Callable[[str], bool]) -> Sight:
    """Return the table as the seat sees it."""
    if seat == ALL:
        return Sight(seat, state.zones, SeenValues(state.values))
    seen = {name: _veiled(lying, zones.get(name), seat) for name, lying in state.zones.items()}
    return Sight(seat, seen, SeenValues((p, v) for p, v in state.values.items() if not hidden(p)))


def _cut(card: Card, *seen: bool) -> Card:
    return card if any(seen) else back_of(card.deck)


def sight_of_facts(
    state: State, facts: Iterable[Fact], seat: Seat, zones_of: ZonesOf, hidden_of: HiddenOf
) -> Iterator[tuple[int, Fact]]:
    """Yield the facts as the seat sees them, each with its number; `state` is the table before the first of them.

    A card that moves is seen where the seat sees it before or after the move. A value that the seat may not
    see, and words that are not for it, are left out.
    """
    if seat == ALL:
        yield from enumerate(facts)
        return
    zones = zones_of(state)
    for number, fact in enumerate(facts):
        after = state.after((fact,))
        zones_after = zones_of(after)
        if isinstance(fact, CardsMoved):
            cards = tuple(
                _cut(card, _sees(zones.get(fact.origin), was, seat), _sees(zones_after.get(fact.target), up, seat))
                for card, was, up in zip(fact.cards, fact.was_up, fact.up, strict=True)
            )
            yield number, evolve(fact, cards=cards)
        elif isinstance(fact, CardsTurned):
            zone = zones_after.get(fact.zone)
            turned = tuple(_cut(card, _sees(zone, True, seat)) for card in fact.cards)
            yield number, evolve(fact, cards=turned)
        elif isinstance(fact, ZoneShuffled):
            zone = zones_after.get(fact.zone)
            order = _veiled(fact.before, zone, seat), _veiled(fact.after, zone, seat)
            yield number, evolve(fact, before=order[0], after=order[1])
        elif isinstance(fact, ValueChanged):
            if not hidden_of(after, seat)(fact.path):
                yield number, fact
        elif not isinstance(fact, Announced) or not fact.seen_by or seat in fact.seen_by:
            yield number, fact
        state, zones = after, zones_after
