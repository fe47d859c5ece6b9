"""Moves by hand, which everybody at the table may make: what the people judge, the program leaves to them (TABLE-1).

The moves are those of every game; here stands what a fight says of them: each side's cards stay among its own places,
tokens stay on the map, and nobody looks into a deck. While a question is open the cards it is about stay where they
are.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Final

from gattai_desktop.cards.card import COACH, PILOTS, Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.tokens import AREA, TOKENS, area_zone
from gattai_desktop.cards.words import wording
from gattai_desktop.cards.zone import Seat, Zone
from gattai_desktop.games import by_hand_cards, by_hand_values
from gattai_desktop.games.by_hand import HandRules, Names, with_hand, with_reason
from gattai_desktop.games.hand_of_all import (
    IDS,
    RULE,
    not_while_asked,
    settled_when_laid,
    what_the_seat_sees,
    who_sits_here,
)
from gattai_desktop.games.hints import SwitchHints, TakeHint
from gattai_desktop.games.seating import ChangeSeating, GiveSeat, SeatSomebody
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.names import area_name
from gattai_desktop.games.virtual_machine.rulings import ruling_id, rulings_of, switch
from gattai_desktop.games.virtual_machine.turns import turn_card
from gattai_desktop.games.virtual_machine.values import SELECT, VALUES, name_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS, UNSEEN_AREAS

_OF_SIDE: Final = ("deck", "discard", "team", "hand", "play", "row")
"""The places in which the cards of a side lie."""
_NOTED: Final = ("picks", "well")
"""The secret values that name cards of the own hand."""


def _reach(state: State, _seat: Seat, zone: str) -> Iterator[Reason]:
    off_the_map = zone in map(area_zone, state.listed(UNSEEN_AREAS))
    if off_the_map or zones.zones(state)[zone].kind not in (*_OF_SIDE, AREA):
        yield refusal(RULE, "Nothing is moved there by hand.")
    elif state.text("step") != SELECT:
        yield from not_while_asked(state)


def _fits(state: State, card: Card, zone: str) -> Iterator[Reason]:
    found = zones.zones(state)[zone]
    if found.kind == AREA:
        fits = card.deck == TOKENS
    else:
        side = found.owner if found.owner in (MCS, CPU) else zones.side_of(found.owner or "", state)
        fits = card.deck == (COACH if side == CPU and rulings_of(state).decks == "two" else PILOTS)
    if not fits:
        yield refusal(RULE, "{card} does not lie there.", card=card)


@contextmanager
def _keeping(ledger: Ledger, _seat: Seat, *_zones: str) -> Iterator[None]:
    """While cards move by hand: a turn goes on without a card that leaves, and whoever noted one notes it no more."""
    yield
    if ledger.table.text("turn.card") and turn_card(ledger.table) is None:
        ledger.set("turn.card", None, rule=RULE)
    for seat in ledger.table.listed("seats"):
        held = {card.key for card in ledger.table.cards(zones.hand(seat))}
        for what in _NOTED:
            noted = ledger.table.listed(f"secret.{seat}.{what}")
            if not held.issuperset(noted):
                ledger.set(f"secret.{seat}.{what}", tuple(key for key in noted if key in held), rule=RULE)


# ---------------------------------------------------------------------- what things are called


_ZONES: Final[Mapping[str, str]] = {
    "deck": "{whose} deck",
    "discard": "{whose} discards",
    "team": "{whose} Team Hand",
    "hand": "{whose} hand",
    "play": "{whose} play area",
    "row": "{whose} Interrupt row",
}


def zone_name(table: Table, zone: str) -> str:
    """What people call a place: "Teo's hand", "Aisle West"."""
    kind, _, of = zone.partition(".")
    if kind in _ZONES:
        called = {CPU: "CPU"}.get(of) or name_of(table, of)
        whose = wording("MCs'") if of == MCS else wording("{name}'s", name=called)
        return wording(_ZONES[kind], whose=whose)
    return area_name(table, of) if of else zone


def value_name(table: Table, path: str) -> str:
    """What people call a value: "Teo's HP"."""
    return VALUES.called(path, partial(name_of, table))


def _lies_up(zone: Zone, _card: Card) -> bool:
    return zone.kind not in ("deck", "hand")


FIGHT_HAND: Final = HandRules(
    ids=IDS,
    names=Names(zone=zone_name, value=value_name, thing=name_of),
    may=who_sits_here(lambda table: table.listed("seats")),
    zones=zones.zones,
    lies_up=_lies_up,
    fits=_fits,
    reach=_reach,
    may_name=what_the_seat_sees(zones.zones),
    turns=lambda _zone: False,
    flips=lambda _zone: False,
    values=VALUES,
    switch=switch,
    ruling_now=lambda table, row: str(getattr(rulings_of(table), row)),
    may_rule=settled_when_laid(ruling_id, "decks", "gear", "numbers", "byte"),
    keeping=_keeping,
)


@frozen
class MoveToPlaceOfFight(by_hand_cards.MoveToPlace):
    """Wish: put a card in between, at a place counted from the bottom, which is 0; what lies open has no back."""

    hand = FIGHT_HAND

    def impossible(self, state: State) -> Iterator[Reason]:
        yield from super().impossible(state)
        place = zones.zones(state).get(self.zone)
        if place is not None and _lies_up(place, self.card) and self.facing == "face-down":
            yield refusal(RULE, "Cards lie open there.")


# What is read first comes first: "moves the top 2 of …" is no list of cards.
_MOVES: Final = (
    *with_hand(FIGHT_HAND, by_hand_cards.MoveTop),
    MoveToPlaceOfFight,
    *with_hand(FIGHT_HAND, by_hand_cards.MoveCards, by_hand_cards.ShuffleZone),
    *with_hand(FIGHT_HAND, by_hand_values.SetValue, by_hand_values.WriteText, by_hand_values.SetRuling),
    *with_hand(FIGHT_HAND, ChangeSeating, GiveSeat, SeatSomebody, TakeHint, SwitchHints),
)
MOVES = (*with_reason(*_MOVES), *with_hand(FIGHT_HAND, by_hand_values.WriteNote))
