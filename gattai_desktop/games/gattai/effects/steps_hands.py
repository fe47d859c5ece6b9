"""Verbs by which cards go from Hand to Hand: give, give back, swap, take; the two alone see them (RULES INFO-6)."""

from collections.abc import Callable, Mapping
from typing import Final, cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat, seat_named
from gattai_desktop.games.ask import Ask, Choice, answers
from gattai_desktop.games.gattai.effects import entries
from gattai_desktop.games.gattai.effects.targets import Act
from gattai_desktop.games.gattai.events.recipients import pilots_in_play, seat_of
from gattai_desktop.games.gattai.zones import hand_zone, seat_spot
from gattai_desktop.games.presentation import Place, Shown
from gattai_desktop.games.verdict import Reason, refusal

_RULE: Final = "INFO-6"


def _hand_over(ledger: Ledger, giver: Seat, cards: tuple[Card, ...], taker: Seat) -> None:
    ledger.move_from(hand_zone(giver), cards, hand_zone(taker), rule=_RULE, up=False)


def _take(ledger: Ledger, act: Act) -> None:
    """Cards come to the owner from the Hands of those who were picked; chance says which."""
    taker = seat_of(act.actor(ledger))
    for one in act.hits(ledger):
        giver = seat_of(one)
        count = min(act.number(ledger, 0), ledger.table.count(hand_zone(giver)))
        if count > 0 and giver != taker:
            ledger.shuffle(hand_zone(giver), rule=_RULE)
            cards = ledger.table.cards(hand_zone(giver))[-count:][::-1]
            _hand_over(ledger, giver, cards, taker)


@frozen
class _Given(Choice):
    """Gives a card to a Pilot, where an effect lets cards be given."""

    card: Card
    pilot: Seat = field(converter=seat_named)
    laid_on = Place(spot=seat_spot("{pilot}"))

    def against(self, state: State, item: Item) -> Reason:
        return refusal(self.rule, "{card} cannot be given there now.", card=self.card)

    def answer(self, ledger: Ledger, item: Item) -> None:
        """The card goes; then the next one is asked for."""
        _hand_over(ledger, self.seat, (self.card,), self.pilot)
        ledger.next((*item[:3], cast("int", item[3]) - 1, item[4]))


# ---------------------------------------------------------------------- given


def _give(ledger: Ledger, act: Act) -> None:
    """The owner gives cards of her Hand to those who were picked."""
    giver = seat_of(act.actor(ledger))
    ledger.next(
        *(("give_for", giver, seat_of(one), act.number(ledger, 0), act.found.entry) for one in act.hits(ledger))
    )


def _still_to_give(state: State, item: Item) -> tuple[Card, ...]:
    """The cards of which one is given next; none where no more are, or nobody is there to take them."""
    _, giver, taker, count, _ = item
    return state.cards(hand_zone(str(giver))) if cast("int", count) > 0 and giver != taker else ()


def _ask_give(state: State, item: Item) -> Ask | None:
    _, giver, taker, _, entry = map(str, item)
    options = tuple(GiveFor(giver, card, taker) for card in _still_to_give(state, item))
    text = say("{entry}: which card do you give?", entry=entries.name_of(state, entry))
    return Ask("give_for", giver, text, options) if options else None


@answers("give_for", "gives {card} away to {pilot}", rule=_RULE)
class GiveFor(_Given):
    """Wish: give this card because of an effect; the two alone see it (INFO-6)."""


# ---------------------------------------------------------------------- given back


def _give_back(ledger: Ledger, act: Act) -> None:
    """Those who were picked may give cards of their Hands to the owner."""
    taker = seat_of(act.actor(ledger))
    givers = (seat_of(one) for one in act.hits(ledger))
    ledger.next(*(("give_back_for", one, taker, act.number(ledger, 0), act.found.entry) for one in givers))


def _ask_give_back(state: State, item: Item) -> Ask | None:
    _, giver, taker, _, entry = map(str, item)
    cards = _still_to_give(state, item)
    options = (HandNothingBack(giver), *(HandBack(giver, card, taker) for card in cards))
    text = say("{entry}: do you give a card back?", entry=entries.name_of(state, entry))
    return Ask("give_back_for", giver, text, options) if cards else None


@answers("give_back_for", "hands {card} back to {pilot}", rule=_RULE)
class HandBack(_Given):
    """Wish: give a card back because of an effect."""


@answers("give_back_for", "hands nothing back", rule=_RULE)
class HandNothingBack(Choice):
    """Wish: keep every card."""

    shown = Shown("Give nothing")


# ---------------------------------------------------------------------- swapped


def _swap(ledger: Ledger, act: Act) -> None:
    """Each who is named may swap a card of the Hand with another Pilot, who says which card comes back."""
    seats = dict.fromkeys(seat_of(one) for one in act.hits(ledger))
    ledger.next(*(("swap_for", seat, act.found.entry) for seat in seats if seat != COACH_SEAT))


def _ask_swap(state: State, item: Item) -> Ask | None:
    seat, entry = str(item[1]), str(item[2])
    others = tuple(one for one in pilots_in_play(state) if one != seat and state.count(hand_zone(one)))
    hand = state.cards(hand_zone(seat))
    if not others or not hand:
        return None
    options = (SwapNothing(seat), *(SwapFor(seat, card, one) for one in others for card in hand))
    return Ask("swap_for", seat, say("{entry}: do you swap a card?", entry=entries.name_of(state, entry)), options)


@answers("swap_for", "swaps {card} with {pilot}", rule=_RULE)
class SwapFor(_Given):
    """Wish: swap this card; the other Pilot picks the one that comes back."""

    def answer(self, ledger: Ledger, item: Item) -> None:
        _hand_over(ledger, self.seat, (self.card,), self.pilot)
        ledger.next(("give_for", self.pilot, self.seat, 1, item[2]))


@answers("swap_for", "swaps nothing", rule=_RULE)
class SwapNothing(Choice):
    """Wish: keep every card."""

    shown = Shown("Swap nothing")


HAND_DOINGS: Final[Mapping[str, Callable[[Ledger, Act], None]]] = {
    "give": _give,
    "give_back": _give_back,
    "swap": _swap,
    "take": _take,
}
MOVES = (GiveFor, HandBack, HandNothingBack, SwapFor, SwapNothing)
ASKINGS = {"give_for": _ask_give, "give_back_for": _ask_give_back, "swap_for": _ask_swap}
