"""Moves by hand, which every player and the CPU may make, because no Coach keeps the table (TABLE-1).

The moves are those of every game; here stands what Virtual Machine says of them: cards of the side's deck lie in decks,
hands, discards, play areas, rows and Team Hands, tokens in the areas. The status byte lies as it was mixed. While a
question is open the cards it is about stay where they are.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.deck54 import COACH, PILOTS
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.tokens import AREA, TOKENS, UNSEEN
from gattai_desktop.cards.words import wording
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games import by_hand_cards, by_hand_values
from gattai_desktop.games.by_hand import HandRules, Names, RuleIds, with_hand, with_reason
from gattai_desktop.games.seating import ChangeSeating
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.rulings import rulings_of, switch
from gattai_desktop.games.virtual_machine.values import VALUES, name_of
from gattai_desktop.games.virtual_machine.zones import BOX, BYTE, named

RULE: Final = "TABLE-1"

_HOLDS: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys(("deck", "discard", "hand", "play", "team", "row"), (PILOTS, COACH)),
    AREA: (TOKENS,),
    UNSEEN: (TOKENS,),
    BOX: (TOKENS, PILOTS, COACH),
}
"""Which cards can lie in a place into which one may reach."""


# ---------------------------------------------------------------------- cards


def _may(state: Table, seat: Seat, _free: bool) -> Iterator[Reason]:
    if seat not in named(state, "seats"):
        yield refusal(RULE, "Nobody called {seat} sits here.", seat=seat.capitalize())


def _reach(state: State, seat: Seat, zone: str) -> Iterator[Reason]:
    there = zones.zones(state)[zone]
    if there.kind not in _HOLDS:
        yield refusal(RULE, "Nothing is moved there by hand.")
    elif there.kind in ("hand", UNSEEN) and seat not in there.seen_by:
        yield refusal(RULE, "Only who sees what lies there moves it by hand.")
    elif state.values.get("agenda"):
        yield refusal(RULE, "A question is open: answer it first, or take the last move back.")


def _fits(state: State, card: Card, zone: str) -> Iterator[Reason]:
    if card.deck not in _HOLDS.get(zones.zones(state)[zone].kind, ()):
        yield refusal(RULE, "{card} does not lie there.", card=card)


def _may_name(state: State, seat: Seat, card: Card) -> bool:
    """Whether the card lies in the open or in the own hand; nobody looks into a deck or another hand."""
    place = state.where(card)
    if place is None:
        return False
    zone = zones.zones(state)[place]
    return not zone.closed and (seat in zone.seen_by or any(one.card is card and one.up for one in state.zones[place]))


# ---------------------------------------------------------------------- what things are called


_ZONES: Final[Mapping[str, str]] = {
    "deck": "{whose} deck",
    "discard": "{whose} discards",
    "hand": "{whose} hand",
    "play": "{whose} play area",
    "team": "{whose} Team Hand",
    "row": "{whose} Interrupt",
    AREA: "area {name}",
    UNSEEN: "what is hidden in area {name}",
}
_PLACES: Final[Mapping[str, str]] = {BOX: "the box", BYTE: "the status byte"}


def zone_name(table: Table, zone: str) -> str:
    """What people call a place: "Teo's hand", "area B2"."""
    if zone in _PLACES:
        return _PLACES[zone]
    kind, _, owner = zone.partition(".")
    called = owner if kind in (AREA, UNSEEN) else name_of(table, owner)
    return wording(_ZONES.get(kind, zone), whose=wording("{name}'s", name=called), name=called)


def value_name(table: Table, path: str) -> str:
    """What people call a value: "Teo's HP"."""
    owner, short = VALUES.owner(path), VALUES.short(path)
    return (
        wording("{whose} {name}", whose=wording("{name}'s", name=name_of(table, owner)), name=short) if owner else short
    )


FIGHT_HAND: Final = HandRules(
    ids=RuleIds(
        by_hand=RULE, place=RULE, card=RULE, turning=RULE, facing=RULE, flipping=RULE, mixing=RULE, pile=RULE,
        ruling=RULE,
    ),
    names=Names(zone=zone_name, value=value_name, thing=name_of),
    may=_may,
    zones=zones.zones,
    lies_up=lambda zone, _card: zone.kind not in ("deck", "hand"),
    fits=_fits,
    reach=_reach,
    may_name=_may_name,
    turns=lambda _zone: False,
    flips=lambda _zone: False,
    values=VALUES,
    may_set=lambda _state, _seat, _path: iter(()),
    switch=switch,
    ruling_now=lambda table, row: str(getattr(rulings_of(table), row)),
)  # fmt: skip


# What is read first comes first: "moves the top 2 of …" is no list of cards.
_MOVES: Final = with_hand(
    FIGHT_HAND,
    *(by_hand_cards.MoveTop, by_hand_cards.MoveToPlace, by_hand_cards.MoveCards, by_hand_cards.ShuffleZone),
    *(by_hand_values.SetValue, by_hand_values.WriteText, by_hand_values.SetRuling, ChangeSeating),
)
MOVES = (*with_reason(*_MOVES), *with_hand(FIGHT_HAND, by_hand_values.WriteNote))
