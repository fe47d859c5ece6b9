"""Which of two cards is higher (RULES 2.1), and where a card may be played from (RULES DECK-6, FACTION-4, FACTION-5).

A Wild card counts as the card that its player declared (CARD-12): the value `wild.<its key>`, such as "KS".

A player plays from her Hand; a Pilot may play the top card of a Faction wherever she must play a card, but never as
her initiative card (THROW-4).
"""

from collections.abc import Iterator, Mapping
from typing import Final, Literal

from gattai_desktop.cards.card import ACE, Back, Card, NotKnown
from gattai_desktop.cards.card import card as card_called
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table, cached, paths
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.book.rulings import Rulings, rulings_of
from gattai_desktop.games.gattai.zones import hand_zone, hand_zones
from gattai_desktop.games.verdict import Reason, refusal

TWO: Final = 2

WILD: Final = "wild."
"""What stands before a Wild card's key in the path of its declaration."""


def suit_value(card: Card, rulings: Rulings) -> int | None:
    """Return the number of a suit, Spades 4 to Clubs 1; None where suits have only their order (CARD-5, R-12)."""
    return card.strength[1] if rulings.suit_value == "on" and not card.is_joker else None


def counts_as(table: Table, card: Card) -> Card:
    """Return the card that this one counts as: itself, or what it was declared if it is Wild (CARD-12)."""
    declared = table.values.get(WILD + card.key)
    return card_called(declared, card.deck) if isinstance(declared, str) else card


def declared_code(table: Table, card: Card) -> str:
    """The declaration of a Wild card, such as "KS"; empty for any other card.

    Raises NotKnown for a card whose face is hidden: it may be Wild (INFO-10).
    """
    if isinstance(card, Back):
        raise NotKnown(f"Whether a card of the {card.deck} Deck is Wild is hidden.")
    declared = table.values.get(WILD + card.key)
    return declared if isinstance(declared, str) else ""


def two_on_ace(card: Card, other: Card) -> bool:
    """Whether the card is a Two and the other an Ace: the one case in which the lower rank is the higher card."""
    return card.rank == TWO and other.rank == ACE


def beats(card: Card, top: Card) -> bool:
    """Say whether the card may Counter the top of the Pile (CARD-9, THROW-29). Suits do not help."""
    if two_on_ace(card, top):
        return True
    return card.rank > top.rank and not two_on_ace(top, card)


def beats_threshold(
    card: Card, threshold: Card, tie: Literal["rank_only", "rank_then_suit", "equal_wins"], bonus: int = 0
) -> bool:
    """Say whether a Pilot's card is higher than the Threshold card (CARD-8, GAMBIT-7).

    `tie` is the ruling R-18; `bonus` is added to the rank and does not change which card it is (GAMBIT-20).
    """
    if two_on_ace(card, threshold):
        return True
    if two_on_ace(threshold, card):
        return False
    value = card.rank + bonus
    if value != threshold.rank:
        return value > threshold.rank
    match tie:
        case "rank_only":
            return False
        case "rank_then_suit":
            return card.strength[1] > threshold.strength[1]
        case "equal_wins":
            return True


def wins_initiative(card: Card, other: Card, two_ace: Literal["two_wins", "ace_wins"]) -> bool:
    """Say whether the card wins the reveal: rank, then suit; a Two against an Ace by R-15 (THROW-16)."""
    if two_ace == "two_wins" and (two_on_ace(card, other) or two_on_ace(other, card)):
        return card.rank == TWO
    return card.strength > other.strength


def holds(table: Table, seat: Seat, card: Card) -> bool:
    """Whether a card is in a Hand. Raises NotKnown on a sight that does not see the Hand."""
    hand = table.zones.get(hand_zone(seat), ())
    for held, _ in hand:
        if held is card:
            return True
    if not isinstance(card, Back) and any(isinstance(held, Back) for held, _ in hand):
        raise NotKnown(f"The Hand of {seat} is hidden.")
    return False


def seen_hand(table: Table, seat: Seat) -> tuple[Card, ...]:
    """The cards of a Hand. Raises NotKnown on a sight that does not see them."""
    cards = table.cards(hand_zone(seat))
    if any(isinstance(card, Back) for card in cards):
        raise NotKnown(f"The Hand of {seat} is hidden.")
    return cards


@cached(depends_on=paths("factions", "faction"))
def favor_cards(table: Table) -> Mapping[Card, str]:
    """The top card of each revealed Faction and its zone (FACTION-4, FACTION-5)."""
    found: dict[Card, str] = {}
    for key in table.listed("factions"):
        zone = f"faction.{key}"
        stack = table.zones.get(zone)
        if stack and stack[-1].up and table.values.get(f"{zone}.revealed"):
            found[stack[-1].card] = zone
    return found


def playable(table: Table, seat: Seat) -> Iterator[Card]:
    """Every card that a seat could play: her Hand, then the Factions' top cards."""
    yield from table.cards(hand_zone(seat))
    if seat != COACH_SEAT:
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
