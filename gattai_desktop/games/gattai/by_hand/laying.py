"""What may lie where, and who may reach for it, when cards are moved by hand (RULES 2.2, CARD-2, CARD-11, ED-4)."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.zone import COACH_SEAT, Seat, Zone
from gattai_desktop.games.gattai.gambit import gambit
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.zones import PILE, REMOVED, hand_zone, zones
from gattai_desktop.games.verdict import Reason, refusal

_DOWN_KINDS: Final = frozenset({"deck", "hand", "conceded", "help", "stack", "threshold", "initiative"})
_JOKERS_LIE_IN: Final = frozenset({"deck", "omens", "removed", "flipped"})
_PLAYED_FROM: Final = frozenset({"faction", "trash", "removed", "flipped"})
_AWAITED: Final = ("gambit.", "initiative.")

# What a seat may reach into at a table without the guide, beside what is its own.
_COMMON: Final = frozenset({"deck", "trash", "omens", "faction", "pile", "earlier", "removed", "flipped", "gambit"})


def lies_up(zone: Zone, card: Card) -> bool:
    """How a card usually lies in a place (ZONE-2 to ZONE-7)."""
    return zone.kind not in _DOWN_KINDS or (zone.kind == "deck" and card.is_joker)


def seldom(zone: str) -> int:
    """How seldom a card is laid there by hand: the keys come to the Pile first, and last to what ends a card's play."""
    return 0 if zone == PILE else 2 if zone.startswith(("deck.", "trash.", "omens.", REMOVED, "conceded.")) else 1


def is_played_from(zone: str) -> bool:
    """Whether a card that lies there can be played at all while the rules lead."""
    return not zone.startswith(("deck.", "trash.", "omens."))


def reach(state: State, seat: Seat, name: str) -> Iterator[Reason]:
    """Say why a seat may not reach into a place: another's Hand, or one that a conflict is waiting for."""
    zone = zones(state)[name]
    if seat != COACH_SEAT and zone.kind not in _COMMON and zone.owner != seat:
        yield refusal("ZONE-4", "That place is not yours to reach into.")
    busy = gambit.going_on(state) or throwdown.going_on(state)
    if name.startswith(_AWAITED) and busy and not guide_is_off(state):
        yield refusal("STEP-6", "A conflict waits for the cards there. Call it off first.")


def fits(state: State, card: Card, name: str) -> Iterator[Reason]:
    """Say why a card cannot lie in a place at all."""
    zone = zones(state)[name]
    if zone.kind in {"deck", "trash", "omens"} and zone.owner != card.deck:
        yield refusal("CARD-2", "{card} belongs to the other Deck.", card=card)
    if card.is_joker and zone.kind not in _JOKERS_LIE_IN:
        yield refusal("CARD-11", "A Joker does not lie there.")
    if not card.is_joker and zone.kind == "omens":
        yield refusal("OMEN-1", "Only Jokers are Omens.")
    if zone.kind == "faction" and card.deck == COACH_SEAT:
        yield refusal("ZONE-7", "A Faction holds cards of the Pilots' Deck.")


def cannot_be_played(state: State, seat: Seat, card: Card) -> Iterator[Reason]:
    """Say why a card cannot be played at all, whatever the Coach allows (CARD-11, CARD-14).

    From her own Hand, and from where it lies open and nothing waits for it: a Faction, a Trash, among Removed cards.
    """
    name = state.where(card)
    if card.is_joker:
        yield refusal("CARD-11", "{card} is a Joker: it is never played.", card=card)
    if name is None:
        yield refusal("CARD-14", "{card} is not on the table.", card=card)
        return
    if name == hand_zone(seat):
        return
    zone = zones(state)[name]
    is_up = any(one.card is card and one.up for one in state.zones[name])
    if zone.kind not in _PLAYED_FROM or not is_up:
        yield refusal("CARD-14", "{card} does not lie where {seat} can play it.", card=card, seat=seat.capitalize())


def may_name(state: State, seat: Seat, card: Card) -> bool:
    """Whether the seat may name the card: the Coach any, a Pilot those that she sees."""
    name = state.where(card)
    if name is None:
        return False
    zone = zones(state)[name]
    if seat == COACH_SEAT:
        return True
    up = any(one.card is card and one.up for one in state.zones[name])
    return not zone.closed and (up or seat in zone.seen_by)


def guide_is_off(table: Table) -> bool:
    """Whether this is a free table: the rules neither lead nor check."""
    return table.values.get("guide") is False


@contextmanager
def entries_kept(ledger: Ledger, seat: Seat, *names: str) -> Iterator[None]:
    """Keep what a Throwdown knows about the cards of its Piles in step with the cards (ZONE-5, ZONE-6).

    Cards that came by hand count as Counters of their Deck's side.
    """
    piles = [name for name in dict.fromkeys(names) if name == PILE or name.startswith(f"{PILE}.")]
    known = {
        card: entry
        for name in piles
        for card, entry in zip(ledger.table.cards(name), _entries(ledger, name), strict=False)
    }
    yield
    if not throwdown.going_on(ledger.table):
        return
    for name in piles:
        cards = ledger.table.cards(name)
        entries = tuple(known.get(card) or (_whose(ledger, seat, card), throwdown.COUNTER, "") for card in cards)
        ledger.set(f"throwdown.{name}", entries or None, rule="ED-4")


def _whose(ledger: Ledger, seat: Seat, card: Card) -> Seat:
    if card.deck == COACH_SEAT:
        return COACH_SEAT
    if seat != COACH_SEAT:
        return seat
    leaders = (throwdown.commander(ledger.table, side) for side in throwdown.sides(ledger.table))
    return next((leader for leader in leaders if leader != COACH_SEAT), seat)


def _entries(ledger: Ledger, name: str) -> tuple[throwdown.PileEntry, ...]:
    return cast("tuple[throwdown.PileEntry, ...]", ledger.table.values.get(f"throwdown.{name}") or ())
