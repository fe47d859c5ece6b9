"""Rumble Techs that move cards: those of the Head, the Heart and the Foot (RULES RUMBLE-15). X is the Rumble stage.

Each is an item of the agenda, `("tech_<position>", seat, X)`, so that the Hand can let it happen once more.
"""

from typing import cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import field
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.limits import MAX_CHOICES
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat, seat_named
from gattai_desktop.games.ask import Ask, Choice, answers
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.cards.comparing import seen_hand
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.zones import hand_zone, seat_spot
from gattai_desktop.games.presentation import LogWords, Place, Shown
from gattai_desktop.games.verdict import Reason, refusal


def _others(table: Table, seat: Seat) -> tuple[Seat, ...]:
    found = final_form.form_of(table, seat)
    pilots = found.pilots if found is not None else ()
    return throwdown.in_seat_order(table, tuple(one for one in pilots if one != seat))


# ---------------------------------------------------------------------- Head


def head(ledger: Ledger, seat: Seat, number: int) -> None:
    """Each other Pilot passes up to X cards to the Head, then the Head up to X back to each."""
    others = _others(ledger.table, seat)
    ledger.next(
        *(("tech_pass", seat, one, number, True) for one in others),
        *(("tech_pass", seat, one, number, False) for one in others),
    )


def _ask_pass(state: State, item: Item) -> Ask | None:
    _, the_head, other, left, inwards = item
    giver, taker = (str(other), str(the_head)) if inwards else (str(the_head), str(other))
    cards = seen_hand(state, giver) if left else ()
    if not cards:
        return None
    text = say("Do you pass up to {left} cards to {name}?", left=left, name=throwdown.name_of(state, taker))
    options = (PassNoMore(giver), *(PassCard(giver, card, taker) for card in cards))
    return Ask("tech_pass", giver, text, options, say("The Tech of the Head (RUMBLE-15)."))


@answers("tech_pass", "shares {card} with {pilot}", rule="RUMBLE-15")
class PassCard(Choice):
    """Wish: pass a card to the Head, or as the Head to another Pilot; the two alone see it (INFO-6)."""

    card: Card
    pilot: Seat = field(converter=seat_named)
    shown = Shown("{card} to {pilot}")
    laid_on = Place(spot=seat_spot("{pilot}"))

    def against(self, state: State, item: Item) -> Reason:
        return refusal("RUMBLE-15", "{card} cannot be passed there now.", card=self.card)

    def answer(self, ledger: Ledger, item: Item) -> None:
        _, the_head, other, left, inwards = item
        ledger.move_from(hand_zone(self.seat), (self.card,), hand_zone(self.pilot), rule="RUMBLE-15", up=False)
        ledger.next(("tech_pass", the_head, other, cast("int", left) - 1, inwards))


@answers("tech_pass", "shares no more cards", rule="RUMBLE-15")
class PassNoMore(Choice):
    """Wish: pass no more cards."""

    shown = Shown("Keep your cards")


# ---------------------------------------------------------------------- Heart


def heart(ledger: Ledger, seat: Seat, number: int) -> None:
    """Each other Pilot may draw up to X cards."""
    ledger.next(*(("tech_draw", one, number) for one in _others(ledger.table, seat)))


def _ask_draw(state: State, item: Item) -> Ask:
    _, seat, number = item
    options = tuple(DrawForHeart(str(seat), count) for count in range(min(cast("int", number), MAX_CHOICES) + 1))
    return Ask(
        "tech_draw",
        str(seat),
        say("How many cards do you draw, {name}?", name=throwdown.name_of(state, str(seat))),
        options,
        say("The Tech of the Heart (RUMBLE-15)."),
    )


@answers("tech_draw", "draws {number} for the Heart", rule="RUMBLE-15")
class DrawForHeart(Choice):
    """Wish: draw this number of cards because of the Heart's Tech; 0 for none."""

    number: int
    shown = Shown("Draw {number}", line="Off the top of the Pilots' Deck")

    def shown_now(self) -> Shown:
        """In words of its own: what a seat foresees ends with the first card, which it does not know."""
        return self.shown if self.number else Shown("Draw none", line="The hand stays as it is")

    def told_now(self) -> LogWords:
        return LogWords("{seat} draws {number} for the Heart" if self.number else "{seat} draws none for the Heart")

    def answer(self, ledger: Ledger, item: Item) -> None:
        if self.number:
            decks.draw(ledger, self.seat, self.number, rule="RUMBLE-15")


# ---------------------------------------------------------------------- Foot


def foot(ledger: Ledger, seat: Seat, number: int) -> None:
    """The opponent discards X cards at random and keeps at least one."""
    side = throwdown.side_of(ledger.table, seat) or seat
    other = throwdown.opponent(ledger.table, side)
    foe = COACH_SEAT if other == COACH_SEAT else throwdown.commander(ledger.table, other)
    zone = hand_zone(foe)
    count = min(number, ledger.table.count(zone) - 1)
    if count < 1:
        ledger.announce("nothing_to_discard", rule="RUMBLE-15", seat=foe)
        return
    ledger.shuffle(zone, rule="RUMBLE-15")
    decks.discard(ledger, ledger.table.cards(zone)[-count:][::-1], rule="RUMBLE-15")


MOVES = (PassCard, PassNoMore, DrawForHeart)
DOINGS = {"tech_head": head, "tech_heart": heart, "tech_foot": foot}
ASKINGS = {"tech_pass": _ask_pass, "tech_draw": _ask_draw}
