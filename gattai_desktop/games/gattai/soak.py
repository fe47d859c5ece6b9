"""Soaking: Buffers in the place of what an event would do (RULES MICRO-13 to MICRO-15, MICRO-33, MICRO-35a).

The agenda item is `("soak", event, recipient, amount, instigator, why, payer)`; the payer is whoever is asked.
"""

from collections.abc import Iterator
from typing import Final

from attrs import frozen

from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.game import Ask, Reason, refusal
from gattai_desktop.games.gattai import first_contact
from gattai_desktop.games.gattai.agenda import open_item
from gattai_desktop.games.gattai.event_table import EVENTS
from gattai_desktop.games.gattai.recipients import Table, kind_of, name_of, pilots_in_play, seat_of
from gattai_desktop.games.gattai.sides import leading_pilot
from gattai_desktop.games.move import Answer, wish

NOBODY: Final = ""
FAN_CLUB: Final = "team.fan_club"


def first_payer(table: Table, event: str, recipient: str, instigator: str) -> str:
    """Return who is asked first: the one hit; for Disfavor the Fan Club; for the Team's Schism who triggered it."""
    match EVENTS[event].soak:
        case "buffers" | "one buffer":
            if kind_of(table, recipient) in {"Pilot", "Threat"}:
                return recipient
            return instigator if event == "Schism" and kind_of(table, instigator) == "Pilot" else NOBODY
        case "fan club":
            return NOBODY if first_contact.is_on(table) else FAN_CLUB
        case _:
            return NOBODY  # a Final Form's Buffers against Ruin belong to the Rumble


def _next_payer(table: Table, item: Item) -> str:
    """Schism may be soaked by the Pilot who is its target and by the one who triggered it (MICRO-35a)."""
    _, event, recipient, _, instigator, _, payer = map(str, item)
    if event == "Schism" and payer == recipient != instigator and kind_of(table, instigator) == "Pilot":
        return instigator
    return NOBODY


def _purse(payer: str) -> str:
    """The path of the tokens that a payer spends."""
    if payer == FAN_CLUB:
        return FAN_CLUB
    return f"{payer}.buffers" if "." in payer else f"pilot.{payer}.buffers"


def most(table: Table, item: Item) -> int:
    """How many tokens may be spent on an event: one a point, down to what there is (MICRO-15)."""
    _, event, _, amount, _, _, payer = item
    if not payer:
        return 0
    have = table.values[_purse(str(payer))]
    assert isinstance(have, int)
    if EVENTS[str(event)].soak == "one buffer":
        return min(have, 1)
    return max(0, min(have, amount) if isinstance(amount, int) else have)


def _asked_seat(table: Table, item: Item) -> Seat:
    _, _, _, _, instigator, _, payer = map(str, item)
    if payer != FAN_CLUB:
        return seat_of(payer)
    # The Fan Club is the Team's: the Pilot who brought it about answers, or who leads the Pilots.
    return instigator if instigator in pilots_in_play(table) else leading_pilot(table)


def _ask(state: State, item: Item) -> Ask | None:
    if not most(state, item):
        return None
    _, event, recipient, amount, _, why, payer = item
    seat = _asked_seat(state, item)
    tokens = "Fan Club" if payer == FAN_CLUB else "Buffers"
    if EVENTS[str(event)].soak == "one buffer":
        text = say(
            "{event} hits {name}. Spend a Buffer to cancel it?", event=event, name=name_of(state, str(recipient))
        )
    else:
        text = say(
            "{event} {amount} hits {name}. How much of it do {tokens} soak?",
            event=event,
            amount=amount,
            name=name_of(state, str(recipient)),
            tokens=tokens,
        )
    return Ask("soak", seat, text, tuple(Soak(seat, n) for n in range(most(state, item) + 1)), Words(str(why)))


@wish("soaks {points}")
@frozen
class Soak(Answer):
    """Wish: spend so many tokens against what is about to be suffered; 0 to take all of it."""

    points: int
    answers = "soak"

    def judge(self, state: State) -> Iterator[Reason]:
        """No more than the amount, no more than she has (MICRO-15)."""
        item = open_item(state, "soak")
        limit = most(state, item)
        if not 0 <= self.points <= limit:
            yield refusal("MICRO-15", "From 0 to {limit} can be soaked here.", limit=limit)

    def answer(self, ledger: Ledger, item: Item) -> None:
        """Spend them; whoever else may soak is asked next, and the rest is suffered."""
        _, event, recipient, amount, instigator, why, payer = item
        left = amount
        if self.points:
            path = _purse(str(payer))
            rule = "MICRO-33" if EVENTS[str(event)].soak == "one buffer" else "MICRO-15"
            cause = ledger.set(path, max(0, ledger.number(path) - self.points), rule=rule)
            with ledger.because(cause):
                ledger.announce("soaked", rule=rule, event=event, target=recipient, amount=self.points, who=payer)
            left = amount - self.points if isinstance(amount, int) else 0
        following = _next_payer(ledger.table, item) if left else NOBODY
        if following:
            ledger.next(("soak", event, recipient, left, instigator, why, following))
        else:
            ledger.next(("suffer", event, recipient, left, instigator))


def _nothing_to_soak(
    ledger: Ledger, event: str, recipient: str, amount: object, instigator: str, why: str, payer: str
) -> None:
    del why, payer
    ledger.next(("suffer", event, recipient, amount, instigator))  # type: ignore[arg-type]


MOVES = (Soak,)
DOINGS = {"soak": _nothing_to_soak}
ASKINGS = {"soak": _ask}
