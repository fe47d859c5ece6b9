"""Finds the cards with which a move can be made: those of the hand and, where it may be used, what lies in the pane."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.move import Move
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.preview import judged
from gattai_desktop.windows.kit.seat_view import SeatView


class CardsInHand(Protocol):
    """The hand, as far as cards can be lifted from it by a plate or a key."""

    def card_in_focus(self) -> Card | None:
        """The focused card."""

    def card_led_to(self) -> Card | None:
        """The focused card, if a person has led the keyboard to it."""

    def widget_of(self, card: Card) -> CardWidget | None:
        """Return a card's widget."""

    def focus(self) -> None:
        """Focus the hand."""


@frozen(eq=False)
class FitCard:
    """A card that makes a move now.

    price: whether it costs something. usual: whether it costs nothing and lays the card on others, unlike an Escalate,
    which begins a new Pile. praised: whether the rules praise it.
    """

    card: Card
    move: Move
    price: bool
    usual: bool
    praised: bool
    held: bool
    """Whether the seat holds it; else it lies open in the pane, as on a Faction."""


def fit_cards(seen: SeatView, moves: Iterable[Move], pane: Pane) -> tuple[FitCard, ...]:
    """Return the cards within reach that make one of these moves, the best first.

    What has no price comes before what has one, and of it the usual play, then what the rules praise, then the seat's
    own cards, then the lowest.
    """
    found: list[FitCard] = []
    for move in moves:
        card: Card | None = getattr(move, "card", None)
        if not isinstance(card, Card) or move.taken_up is not card:
            continue
        held = seen.holds(card)
        if held or pane.lift_of(card) is not None:
            came = judged(seen, seen.model.preview(move))
            usual = bool(move.laid_on_now(seen.sight).zone)
            good = not came.price
            found.append(FitCard(card, move, came.price, usual and good, bool(came.sign) and good, held))
    return tuple(sorted(found, key=_worth))


def _worth(one: FitCard) -> tuple[object, ...]:
    return one.price, not one.usual, not one.praised, not one.held, one.card.strength


def begins_with(fit: Sequence[FitCard]) -> FitCard | None:
    """Return the card with which a turn begins: the best, but one of the seat's own where that is as good a play."""
    alike = (one for one in fit if (one.price, one.usual) == (fit[0].price, fit[0].usual))
    return next((one for one in alike if one.held), fit[0] if fit else None)


def meant_of(fit: Sequence[FitCard], wanted: Iterable[Card | None], focused: Card | None) -> FitCard | None:
    """Return the first of the cards that a person has shown to want, else the best; of equal price the focused one."""
    for card in wanted:
        found = next((one for one in fit if one.card is card), None)
        if found is not None:
            return found
    equal = (one for one in fit if one.price == fit[0].price)
    return next((one for one in equal if one.card is focused), fit[0] if fit else None)
