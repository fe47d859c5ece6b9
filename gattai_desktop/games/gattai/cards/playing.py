"""Where a card may be played from, and how it comes to the table (RULES DECK-6, FACTION-4, FACTION-5).

A player plays from her Hand; a Pilot may play the top card of a Faction wherever she must play a card, but never as
her initiative card (THROW-4).
"""

from collections.abc import Iterator, Mapping
from typing import cast

from gattai_desktop.cards.card import Back, Card, NotKnown
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.cards.comparing import declared_code
from gattai_desktop.games.gattai.zones import hand_zone, hand_zones
from gattai_desktop.games.verdict import Reason, refusal


def holds(table: Table, seat: Seat, card: Card) -> bool:
    """Whether a card is in a Hand. Raises NotKnown on a sight that does not see the Hand."""
    hand = table.zones.get(hand_zone(seat), ())
    for held, _ in hand:
        if held is card:
            return True
    if not isinstance(card, Back) and any(isinstance(held, Back) for held, _ in hand):
        raise NotKnown(f"The Hand of {seat} is hidden.")
    return False


def favor_cards(table: Table) -> Mapping[Card, str]:
    """The top card of each revealed Faction and its zone (FACTION-4, FACTION-5)."""
    found: dict[Card, str] = {}
    for key in cast("tuple[str, ...]", table.values.get("factions") or ()):
        zone = f"faction.{key}"
        stack = table.zones.get(zone)
        if stack and stack[-1].up and table.values.get(f"{zone}.revealed"):
            found[stack[-1].card] = zone
    return found


def playable(table: Table, seat: Seat, *, favor: bool = True) -> Iterator[Card]:
    """Every card that a seat could play: her Hand, then the Factions' top cards."""
    yield from table.cards(hand_zone(seat))
    if favor and seat != COACH_SEAT:
        yield from favor_cards(table)


def not_playable(
    table: Table, seat: Seat, card: Card, rule: str, *, favor: bool = True, ruling: str = ""
) -> tuple[Reason, ...]:
    """Say why a seat cannot play a card, if it cannot.

    `favor` says whether a Faction's top card may serve here; `ruling` names the switch that says so, if one does.
    """
    if holds(table, seat, card):
        return ()
    if seat == COACH_SEAT or card not in favor_cards(table):
        return (refusal(rule, "{card} is not in the Hand of {seat}.", card=card, seat=seat.capitalize()),)
    if favor:
        return ()
    return (
        refusal(rule, "{card} lies on a Faction and cannot serve here: play from your Hand.", ruling=ruling, card=card),
    )


def lay(ledger: Ledger, card: Card, target: str, *, rule: str, up: bool = True) -> int:
    """Play a card from where it lies. Under a Faction's top card the next one is turned up (FACTION-5).

    A Wild card stays face-down, whatever `up` says, unless R-17 shows its face. Returns the number of the fact.
    """
    origin = ledger.table.where(card, *hand_zones(ledger.table))
    if origin is None:
        raise NotKnown(f"{card.code} is not seen.")
    if declared_code(ledger.table, card) and rulings_of(ledger.table).wild_secrecy != "public":
        up = False
    cause = ledger.move_from(origin, (card,), target, rule=rule, up=up)
    if origin.startswith("faction."):
        with ledger.because(cause):
            uncover(ledger, origin)
    return cause


def uncover(ledger: Ledger, zone: str) -> None:
    """Turn up the card that has become the top of a Faction's stack (FACTION-5)."""
    stack = ledger.table.zones.get(zone)
    if stack and not stack[-1].up:
        ledger.turn(zone, (stack[-1].card,), rule="FACTION-5")
