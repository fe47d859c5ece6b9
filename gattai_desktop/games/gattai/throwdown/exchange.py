"""Cards handed to the Commander, and as many handed back (RULES THROW-15, INFO-6).

Each other Pilot of the side gives one card after the other until she has given enough; when all have done so the
Commander gives each of them back as many as she got from her, all of them at once or one after the other.
"""

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table, path_to
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat, seat_named
from gattai_desktop.games.ask import Ask, Choice, answers, item_asked, open_item
from gattai_desktop.games.gattai.cards.comparing import seen_hand
from gattai_desktop.games.gattai.cards.hands import MOST_SETS
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.zones import hand_zone, seat_spot
from gattai_desktop.games.move import Answer, wish
from gattai_desktop.games.presentation import LogWords, Place, Shown
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
    return table.number(given_path(seat))


# ---------------------------------------------------------------------- giving


def _ask_give(state: State, item: Item) -> Ask | None:
    _, commander, seat = (str(part) for part in item)
    # Everybody may know that she is asked, and hear that she gives nothing; her cards may be Backs here.
    cards = state.cards(hand_zone(seat))
    if not cards:
        return None
    name, count = throwdown.name_of(state, commander), given(state, seat)
    return Ask(
        "give",
        seat,
        say("Do you hand cards to {name}? She gives as many back.", name=name),
        (GiveNoMore(seat), *(Give(seat, card) for card in cards)),
        say("You have given {count}.", count=count) if count else say("You have given none yet."),
    )


@answers("give", "hands over {card}", rule="THROW-15")
class Give(Choice):
    """Wish: hand a card of one's Hand to the Commander."""

    card: Card
    shown = Shown("{card}")
    again = True

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

    shown = Shown("Keep your cards")
    told = LogWords("{seat} keeps what she holds")


# ---------------------------------------------------------------------- giving back


def _ask_give_back(state: State, item: Item) -> Ask | None:
    _, commander, seat = (str(part) for part in item)
    owed = given(state, seat)
    if not owed:
        return None
    hand = seen_hand(state, commander)
    options: tuple[Answer, ...] = tuple(GiveBack(commander, card, seat) for card in hand)
    if owed > 1 and comb(len(hand), owed) <= MOST_SETS:
        options = tuple(GiveBackTogether.made(commander, cards, seat) for cards in combinations(hand, owed))
    return Ask(
        "give_back",
        commander,
        say("Give {name} {count} cards back.", name=throwdown.name_of(state, seat), count=owed),
        options,
        say("She gave you as many."),
    )


@frozen
class _Back(Answer):
    """Cards for as many that a Pilot gave; fewer than are owed are allowed, and then the rest is asked for."""

    answers = "give_back"

    def judge(self, state: State) -> Iterator[Reason]:
        item, pilot, cards = item_asked(state), str(getattr(self, "pilot", "")), self.handed()
        owed, hand = given(state, str(item[2])), seen_hand(state, self.seat)
        strange = next((card for card in cards if card not in hand), None)
        if pilot != item[2]:
            yield refusal(
                "THROW-15", "It is {name} who gets cards back now.", name=throwdown.name_of(state, str(item[2]))
            )
        elif strange is not None:
            yield refusal("THROW-15", "{card} is not in your Hand.", card=strange)
        elif not 0 < len(set(cards)) == len(cards) <= owed:
            yield refusal("THROW-15", "She gave you {number}: give back as many at most, each card once.", number=owed)

    def handed(self) -> tuple[Card, ...]:
        """Return the cards that it gives."""
        raise NotImplementedError

    def answer(self, ledger: Ledger, item: Item) -> None:
        seat, cards = str(item[2]), tuple(dict.fromkeys(self.handed()))
        ledger.move_from(hand_zone(self.seat), cards, hand_zone(seat), rule="THROW-15", up=False)
        ledger.set(given_path(seat), max(0, given(ledger.table, seat) - len(cards)) or None, rule="THROW-15")
        ledger.next(item)


@wish("gives {card} back to {pilot}")
class GiveBack(_Back):
    """Wish: give a Pilot a card for one that she gave."""

    card: Card
    pilot: Seat = field(converter=seat_named)
    shown = Shown("{card} to {pilot}")
    laid_on = Place(spot=seat_spot("{pilot}"))

    def handed(self) -> tuple[Card, ...]:
        return (self.card,)


@wish("gives {cards} back to {pilot}")
class GiveBackTogether(_Back):
    """Wish: give a Pilot several cards at once for those that she gave."""

    cards: tuple[Card, ...]
    pilot: Seat = field(converter=seat_named)
    shown = Shown("{cards} to {pilot}")

    def handed(self) -> tuple[Card, ...]:
        return self.cards


MOVES = (Give, GiveNoMore, GiveBack, GiveBackTogether)
ASKINGS = {"give": _ask_give, "give_back": _ask_give_back}
