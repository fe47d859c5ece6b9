"""Moves by hand, which both players may make: what the people judge, the program leaves to them (TABLE-1).

The moves are those of every game; here stands what a showdown says of them. Each player's cards stay among the own
places, and nobody looks into a deck. While a question is open, the cards that it is about stay where they are.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
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
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.combos import combo_of, end_combo
from gattai_desktop.games.tasuo.designs import TasuoCard, design_of
from gattai_desktop.games.tasuo.names import owner_name, value_name, zone_name
from gattai_desktop.games.tasuo.rulings import ruling_id, rulings_of, switch
from gattai_desktop.games.tasuo.values import VALUES, listed
from gattai_desktop.games.tasuo.warriors import all_warriors, warrior_named
from gattai_desktop.games.verdict import Reason, refusal

_OF_NOBODY: Final = ("box", "die")
_UNSEEN: Final = ("deck", "hand", "ultra")
"""Kinds of zone whose cards lie face-down by themselves."""


def _reach(state: State, _seat: Seat, zone: str) -> Iterator[Reason]:
    if zones.zones(state)[zone].kind in _OF_NOBODY:
        yield refusal(RULE, "Nothing is moved there by hand.")
    else:
        yield from not_while_asked(state)


def _fits(state: State, card: Card, zone: str) -> Iterator[Reason]:
    found = zones.zones(state)[zone]
    if card.deck != found.owner:
        yield refusal(RULE, "{card} does not lie there.", card=card)
    elif found.kind == "place" and not (isinstance(card, TasuoCard) and design_of(card).fights):
        yield refusal("TS-21", "{card} is no warrior.", card=card)


@contextmanager
def _keeping(ledger: Ledger, _seat: Seat, *_zones: str) -> Iterator[None]:
    """While cards move by hand: a Legend Zone keeps since when its cards lie, and who left play is forgotten."""
    lay = {
        seat: dict(zip(_legend(ledger.table, seat), _since(ledger.table, seat), strict=False)) for seat in zones.SEATS
    }
    yield
    turn = ledger.table.number("turn")
    for seat in zones.SEATS:
        since = tuple(lay[seat].get(card, turn) for card in _legend(ledger.table, seat))
        if since != _since(ledger.table, seat):
            ledger.set(f"since.{seat}", since or None, rule=RULE)
    combo = combo_of(ledger.table)
    if combo is not None and warrior_named(ledger.table, combo.attacker) is None:
        end_combo(ledger, rule="TS-H64")
    standing = {f"warrior.{card.key}" for card in all_warriors(ledger.table)}
    kept = (path for path in ledger.table.values if path.startswith("warrior."))
    ledger.clear(tuple(path for path in kept if path.rpartition(".")[0] not in standing), rule=RULE)


def _legend(table: Table, seat: Seat) -> tuple[Card, ...]:
    return table.cards(zones.legend(seat))


def _since(table: Table, seat: Seat) -> tuple[Value, ...]:
    return listed(table, f"since.{seat}")


def _lies_up(zone: Zone, _card: Card) -> bool:
    return zone.kind not in _UNSEEN and zone.id not in map(zones.legend, zones.SEATS)


SHOWDOWN_HAND: Final = HandRules(
    ids=IDS,
    names=Names(zone=zone_name, value=value_name, thing=owner_name),
    may=who_sits_here(lambda _table: zones.SEATS),
    zones=zones.zones,
    lies_up=_lies_up,
    fits=_fits,
    reach=_reach,
    may_name=what_the_seat_sees(zones.zones),
    turns=lambda zone: zone.kind in ("legend", "arena"),
    flips=lambda _zone: False,
    values=VALUES,
    switch=switch,
    ruling_now=lambda table, row: str(getattr(rulings_of(table), row)),
    may_rule=settled_when_laid(ruling_id, "ultra_deck", "ultra_copies", "second_player", "mulligans", "match"),
    keeping=_keeping,
    sits_at="name.{}".format,
)


# What is read first comes first: "moves the top 2 of …" is no list of cards.
_MOVES: Final = (
    *with_hand(SHOWDOWN_HAND, by_hand_cards.MoveTop, by_hand_cards.MoveToPlace, by_hand_cards.MoveCardsFacing),
    *with_hand(SHOWDOWN_HAND, by_hand_cards.MoveCards, by_hand_cards.TurnCards, by_hand_cards.ShuffleZone),
    *with_hand(SHOWDOWN_HAND, by_hand_values.SetValue, by_hand_values.WriteText, by_hand_values.SetRuling),
    *with_hand(SHOWDOWN_HAND, ChangeSeating, GiveSeat, SeatSomebody, TakeHint, SwitchHints),
)
MOVES = (*with_reason(*_MOVES), *with_hand(SHOWDOWN_HAND, by_hand_values.WriteNote))
