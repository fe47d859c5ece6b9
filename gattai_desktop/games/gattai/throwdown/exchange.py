"""Cards handed to the Commander, and as many handed back (RULES THROW-15, INFO-6).

Each other Pilot of the side gives one card after the other until she has given enough; when all have done so the
Commander gives each of them back as many as she got from her.
"""

from typing import Final, cast

from gattai_desktop.cards.card import Back, Card, NotKnown
from gattai_desktop.cards.frozen import field
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table, path_to
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import Ask, open_item
from gattai_desktop.games.choice import Choice, answers
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.challenge import seat_named
from gattai_desktop.games.gattai.zones import hand_zone, seat_spot
from gattai_desktop.games.presentation import Place, Shown
from gattai_desktop.games.verdict import Reason, refusal


def items(table: Table, side: Seat) -> tuple[Item, ...]:
    """The agenda of one side's exchange: all give, then all get back."""
    commander = throwdown.commander(table, side)
    others = throwdown.in_seat_order(table, tuple(seat for seat in throwdown.members(table, side) if seat != commander))
    return (*(("give", commander, seat) for seat in others), *(("give_back", commander, seat) for seat in others))


given_path: Final = path_to("throwdown.given.{}")
"""Where it is kept how many cards a Pilot has given and not yet got back."""


def given(table: Table, seat: Seat) -> int:
    """How many cards the Commander still owes a Pilot."""
    return cast("int", table.values.get(given_path(seat)) or 0)


def _hand(table: Table, seat: Seat) -> tuple[Card, ...]:
    """The cards of a Hand. Raises NotKnown on a sight that does not see them."""
    cards = table.cards(hand_zone(seat))
    if any(isinstance(card, Back) for card in cards):
        raise NotKnown(f"The Hand of {seat} is hidden.")
    return cards


# ---------------------------------------------------------------------- giving


def _ask_give(state: State, item: Item) -> Ask | None:
    _, commander, seat = (str(part) for part in item)
    # Everybody may know that she is asked, and hear that she gives nothing; her cards may be Backs here.
    cards = state.cards(hand_zone(seat))
    if not cards:
        return None
    name = throwdown.name_of(state, commander)
    return Ask(
        "give",
        seat,
        say("Do you hand cards to {name}? She gives as many back.", name=name),
        (GiveNoMore(seat), *(Give(seat, card) for card in cards)),
        say("You have given {count}.", count=given(state, seat)),
    )


@answers("give", "hands over {card}", rule="THROW-15")
class Give(Choice):
    """Wish: hand a card of one's Hand to the Commander."""

    card: Card
    shown = Shown("{card}")

    def laid_on_now(self, table: Table) -> Place:
        return Place(spot=seat_spot(str(open_item(table, "give")[1])))

    def against(self, state: State, item: Item) -> Reason:
        return refusal("THROW-15", "{card} is not in your Hand.", card=self.card)

    def answer(self, ledger: Ledger, item: Item) -> None:
        """The card goes from Hand to Hand, seen by the two alone; she may give more."""
        commander = str(item[1])
        ledger.move_from(hand_zone(self.seat), (self.card,), hand_zone(commander), rule="THROW-15", up=False)
        ledger.set(given_path(self.seat), given(ledger.table, self.seat) + 1, rule="THROW-15")
        ledger.next(item)


@answers("give", "hands over no more", rule="THROW-15")
class GiveNoMore(Choice):
    """Wish: keep the rest."""

    shown = Shown("Hand over no more")


# ---------------------------------------------------------------------- giving back


def _ask_give_back(state: State, item: Item) -> Ask | None:
    _, commander, seat = (str(part) for part in item)
    owed = given(state, seat)
    if not owed:
        return None
    return Ask(
        "give_back",
        commander,
        say("Give {name} {count} back.", name=throwdown.name_of(state, seat), count=owed),
        tuple(GiveBack(commander, card, seat) for card in _hand(state, commander)),
        say("She gave you as many."),
    )


@answers("give_back", "gives {card} back to {pilot}", rule="THROW-15")
class GiveBack(Choice):
    """Wish: give a Pilot a card for one that she gave."""

    card: Card
    pilot: Seat = field(converter=seat_named)
    shown = Shown("{card} to {pilot}")
    laid_on = Place(spot=seat_spot("{pilot}"))

    def against(self, state: State, item: Item) -> Reason:
        """The card is not hers to give, or it is owed to another Pilot."""
        if self.pilot != item[2]:
            name = throwdown.name_of(state, str(item[2]))
            return refusal("THROW-15", "It is {name} who gets cards back now.", name=name)
        return refusal("THROW-15", "{card} is not in your Hand.", card=self.card)

    def answer(self, ledger: Ledger, item: Item) -> None:
        seat = str(item[2])
        ledger.move_from(hand_zone(self.seat), (self.card,), hand_zone(seat), rule="THROW-15", up=False)
        ledger.set(given_path(seat), given(ledger.table, seat) - 1 or None, rule="THROW-15")
        ledger.next(item)


MOVES = (Give, GiveNoMore, GiveBack)
ASKINGS = {"give": _ask_give, "give_back": _ask_give_back}
