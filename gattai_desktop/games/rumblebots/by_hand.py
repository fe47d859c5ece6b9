"""Moves by hand, which every player may make, because no Coach keeps the table (TABLE-1).

The moves are those of every game; here stands what a bot battle says of them: Bots lie in decks, gangs, discards and
the box, Contraptions before their owner. While a question is open the cards it is about stay where they are.
"""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import wording
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games import by_hand_cards, by_hand_values
from gattai_desktop.games.by_hand import HandRules, Names, with_hand, with_reason
from gattai_desktop.games.hand_of_all import IDS, RULE, not_while_asked, what_the_seat_sees, who_sits_here
from gattai_desktop.games.hints import SwitchHints, TakeHint
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.bots import BOTS, CONTRAPTIONS
from gattai_desktop.games.rumblebots.rulings import rulings_of, switch
from gattai_desktop.games.rumblebots.values import MOST_CLASHES, VALUES, name
from gattai_desktop.games.seating import ChangeSeating, GiveSeat, SeatSomebody
from gattai_desktop.games.verdict import Reason, refusal

_HOLDS: Final[Mapping[str, tuple[str, ...]]] = {
    "deck": (BOTS,),
    "gang": (BOTS,),
    "discard": (BOTS,),
    "contraptions": (CONTRAPTIONS,),
    "box": (BOTS, CONTRAPTIONS),
}
"""Which cards can lie in a place into which one may reach."""


# ---------------------------------------------------------------------- cards


def _reach(state: State, seat: Seat, zone: str) -> Iterator[Reason]:
    if zones.zones(state)[zone].kind not in _HOLDS:
        yield refusal(RULE, "Nothing is moved there by hand.")
    else:
        yield from not_while_asked(state)


def _fits(state: State, card: Card, zone: str) -> Iterator[Reason]:
    if card.deck not in _HOLDS.get(zones.zones(state)[zone].kind, ()):
        yield refusal(RULE, "{card} does not lie there.", card=card)


def _may_rule(state: State, row: str, option: str) -> Iterator[Reason]:
    """Say which rulings stay: how decks come about is settled, and a limit that is passed cannot be set."""
    if row == "way":
        yield refusal("RB-H1", "How everybody comes by a deck is settled when the table is laid.")
    if row == "endless" and option == "once_and_sixty" and state.number("clash") > MOST_CLASHES:
        yield refusal("RB-H10", "More than {most} clashes are fought already.", most=MOST_CLASHES)


# ---------------------------------------------------------------------- what things are called


_ZONES: Final[Mapping[str, str]] = {
    "deck": "{whose} deck",
    "gang": "{whose} gang",
    "discard": "{whose} discards",
    "contraptions": "{whose} Contraptions",
    "look": "the card that {name} looks at",
    "draft": "what {name} was dealt",
    "kept": "what {name} keeps",
}
_PLACES: Final[Mapping[str, str]] = {
    zones.BOX: "the box",
    zones.LOTS: "the lots",
    zones.POOL: "the pool",
    zones.CONTRAPTION_POOL: "the pool of Contraptions",
    zones.LEFTOVER: "what the Draft left over",
}


def zone_name(table: Table, zone: str) -> str:
    """What people call a place: "Red's deck", "the box"."""
    if zone in _PLACES:
        return _PLACES[zone]
    kind, _, seat = zone.partition(".")
    called = name(table, seat)
    return wording(_ZONES.get(kind, zone), whose=wording("{name}'s", name=called), name=called)


def value_name(table: Table, path: str) -> str:
    """What people call a value: "Red's Storage"."""
    return VALUES.called(path, partial(name, table))


BOTS_HAND: Final = HandRules(
    ids=IDS,
    names=Names(zone=zone_name, value=value_name, thing=name),
    may=who_sits_here(zones.players),
    zones=zones.zones,
    lies_up=lambda zone, _card: zone.kind != "deck",
    fits=_fits,
    reach=_reach,
    may_name=what_the_seat_sees(zones.zones),
    turns=lambda zone: zone.kind == "contraptions",
    flips=lambda _zone: False,
    values=VALUES,
    switch=switch,
    ruling_now=lambda table, row: str(getattr(rulings_of(table), row)),
    may_rule=_may_rule,
    sits_at="player.{}.name".format,
)


# What is read first comes first: "moves the top 2 of …" is no list of cards.
_MOVES: Final = with_hand(
    BOTS_HAND,
    *(by_hand_cards.MoveTop, by_hand_cards.MoveToPlace, by_hand_cards.MoveCards, by_hand_cards.TurnCards),
    *(by_hand_cards.ShuffleZone, ChangeSeating, GiveSeat, SeatSomebody, TakeHint, SwitchHints),
    *(by_hand_values.SetValue, by_hand_values.WriteText, by_hand_values.SetRuling),
)
MOVES = (*with_reason(*_MOVES), *with_hand(BOTS_HAND, by_hand_values.WriteNote))
