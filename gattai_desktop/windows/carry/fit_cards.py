"""Finds the cards with which a move can be made: those of the hand and, where it may be used, what lies in the pane."""

from collections.abc import Iterable, Sequence

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.move import Move
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.preview import judged
from gattai_desktop.windows.kit.seat_view import SeatView


@frozen(eq=False)
class FitCard:
    """A card that makes a move now. price: whether it costs something; praised: whether the rules praise it."""

    card: Card
    move: Move
    price: bool
    praised: bool
    held: bool
    """Whether the seat holds it; else it lies open in the pane, as on a Faction."""


def fit_cards(seen: SeatView, moves: Iterable[Move], pane: Pane) -> tuple[FitCard, ...]:
    """Return the cards within reach that make one of these moves, the best first.

    What has no price comes before what has one, then what the rules praise, then the seat's own cards, then the lowest.
    """
    found: list[FitCard] = []
    for move in moves:
        card: Card | None = getattr(move, "card", None)
        if not isinstance(card, Card) or move.taken_up is not card:
            continue
        held = seen.holds(card)
        if held or pane.lift_of(card) is not None:
            came = judged(seen, seen.model.preview(move))
            found.append(FitCard(card, move, came.price, bool(came.sign) and not came.price, held))
    return tuple(sorted(found, key=lambda one: (one.price, not one.praised, not one.held, one.card.strength)))


def meant_of(fit: Sequence[FitCard], wanted: Iterable[Card | None], focused: Card | None) -> FitCard | None:
    """Return the first of the cards that a person has shown to want, else the best; of equal price the focused one."""
    for card in wanted:
        found = next((one for one in fit if one.card is card), None)
        if found is not None:
            return found
    equal = (one for one in fit if one.price == fit[0].price)
    return next((one for one in equal if one.card is focused), fit[0] if fit else None)
