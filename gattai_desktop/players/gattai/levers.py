"""What would change the odds of a fight: each lever is the same fight with one thing changed."""

from collections.abc import Iterable, Iterator
from typing import Final, Literal

from attrs import define

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.joining import able_threats, side_cap
from gattai_desktop.games.gattai.throwdown.prospect import rated
from gattai_desktop.games.gattai.zones import deck_of, deck_zone, hand_zone, pilot_seats
from gattai_desktop.players.gattai.fight import Fight
from gattai_desktop.players.gattai.odds import Odds, difference

LeverKind = Literal["tr_up", "tr_down", "joins", "stays", "comes", "away", "attacker", "hands"]
MOST: Final = 8
"""How many levers of a fight are tried at most."""
_RATINGS: Final = (1, 7)
_SHARE: Final = 5
_LEAST: Final = 100


@frozen
class Lever:
    """One change, and the fight that it leads to.

    `who` is a seat or the key of a Threat, `number` what is set: a TR, or the cards of the largest Hand; `now` what it
    is in the fight itself.
    """

    kind: LeverKind
    fight: Fight
    who: str = ""
    number: int = 0
    now: int = 0


@define
class Tried:
    """A lever with its odds so far."""

    lever: Lever
    odds: Odds


def strongest_first(odds: Odds, tried: Iterable[Tried]) -> tuple[Tried, ...]:
    """Sort levers by the least effect that is certain (`difference`); those without a visible effect come last."""
    return tuple(sorted(tried, key=lambda one: -_effect(odds, one)))


def _effect(odds: Odds, tried: Tried) -> float:
    found = difference(odds, tried.odds)
    return found.certain if found.seen else 0.0


def each_lever(fights: int) -> int:
    """How many fights a lever is tried in: a fifth of those played of the fight itself, and at least 100."""
    return max(_LEAST, fights // _SHARE)


def levers(fight: Fight) -> tuple[Lever, ...]:
    """Return what could be changed in a fight, at most MOST, those that a Coach changes first in front."""
    return tuple(_levers(fight))[:MOST]


def _levers(fight: Fight) -> Iterator[Lever]:
    table = fight.table
    leader = max(fight.threats, key=lambda key: rating(table, key))
    now = rating(table, leader)
    for kind, other in (("tr_up", now + 1), ("tr_down", now - 1)):
        if _RATINGS[0] <= other <= _RATINGS[1]:
            yield Lever(kind, evolve(fight, table=rated(table, leader, other)), leader, other, now)  # type: ignore[arg-type]
    for key in able_threats(table):
        if key not in fight.threats:
            yield Lever("comes", evolve(fight, threats=(*fight.threats, key)), key)
        elif len(fight.threats) > 1:
            yield Lever("away", evolve(fight, threats=tuple(one for one in fight.threats if one != key)), key)
    hands = max((table.count(hand_zone(seat)) for seat in fight.pilots), default=0)
    if hands > 1:
        yield Lever("hands", evolve(fight, table=_smaller_hands(table)), number=hands - 1, now=hands)
    yield Lever("attacker", evolve(fight, attacker="pilots" if fight.attacker == "coach" else "coach"))
    cap = side_cap(table)
    for seat in throwdown.able_pilots(table):
        if seat not in fight.pilots and (cap is None or len(fight.pilots) < cap):
            yield Lever("joins", evolve(fight, pilots=(*fight.pilots, seat)), seat)
        elif seat in fight.pilots[1:]:
            yield Lever("stays", evolve(fight, pilots=tuple(one for one in fight.pilots if one != seat)), seat)


def rating(table: State, threat: str) -> int:
    """The TR of a Threat, 0 to 7."""
    return table.number(f"threat.{threat}.tr")


def _smaller_hands(table: State) -> State:
    """Every Pilot who has a card holds one less; it lies at the bottom of her Deck."""
    zones = dict(table.zones)
    for seat in pilot_seats(table):
        hand = zones.get(hand_zone(seat), ())
        if hand and seat != COACH_SEAT:
            deck = deck_zone(deck_of(seat))
            zones[hand_zone(seat)] = hand[:-1]
            zones[deck] = (hand[-1], *zones.get(deck, ()))
    return State(zones, table.values)
