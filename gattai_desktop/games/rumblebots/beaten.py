"""A beaten Champion: what the gang can still do, the discards, what is left (RULES RB-18, RB-26, RB-27)."""

from collections.abc import Iterator
from typing import Final, cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Doing, Item, Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import Ask, Asking
from gattai_desktop.games.move import Answer, wish
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.abilities import candidates
from gattai_desktop.games.rumblebots.bots import bot_of
from gattai_desktop.games.rumblebots.clashes import write_down
from gattai_desktop.games.rumblebots.rulings import rulings_of
from gattai_desktop.games.verdict import Reason, refusal


def _beaten(ledger: Ledger, seat: Seat) -> None:
    """Let the abilities of a beaten gang work before it is discarded (RULES RB-27, RB-H9)."""
    write_down(ledger, won=True)
    able = tuple(
        card.key
        for card in ledger.table.cards(zones.gang(seat))
        if (ability := bot_of(card).ability) and ability.when == "defeated"
    )
    ledger.next(
        ("defeated", seat, *able),
        ("contraption", "recover", seat),
        ("discards_gang", seat),
        ("crown",),
    )


def _waiting(state: State, item: Item) -> tuple[Card, ...]:
    """The Bots of the item whose ability could still do something; another may have sent one away."""
    seat, keys = cast("Seat", item[1]), item[2:]
    gang = {card.key: card for card in state.cards(zones.gang(seat))}
    waiting = (gang[str(key)] for key in keys if key in gang)
    return tuple(card for card in waiting if candidates(state, seat, card))


def _ask_order(state: State, item: Item) -> Ask | None:
    seat = cast("Seat", item[1])
    waiting = _waiting(state, item)
    if len(waiting) < 2 or rulings_of(state).beaten_order == "as_revealed":
        return None
    return Ask(
        "defeated",
        seat,
        say("Which ability works first?"),
        tuple(First(seat, card) for card in waiting),
        say("Your gang was beaten."),
    )


@wish("lets {card} work first")
@frozen
class First(Answer):
    """Answer: the ability of this Bot works before those of the others."""

    card: Card

    answers = "defeated"

    def judge(self, state: State) -> Iterator[Reason]:
        if self.card not in _waiting(state, cast("tuple[Item, ...]", state.values["agenda"])[0]):
            yield refusal("RB-27", "{card} has no ability that waits.", card=self.card)

    def answer(self, ledger: Ledger, item: Item) -> None:
        rest = tuple(key for key in item[2:] if key != self.card.key)
        ledger.next(("recover", self.seat, self.card.key), ("defeated", self.seat, *rest))


def _defeated(ledger: Ledger, seat: Seat, *keys: str) -> None:
    """Let the abilities work one after the other where there is nothing to choose."""
    waiting = _waiting(ledger.table, ("defeated", seat, *keys))
    if waiting:
        first = waiting[0].key
        rest = tuple(key for key in keys if key != first)
        ledger.next(("recover", seat, first), ("defeated", seat, *rest))


def _discards_gang(ledger: Ledger, seat: Seat) -> None:
    """Discard what is left of the gang, then look whether the player must surrender (RULES RB-18, RB-26)."""
    gang = ledger.table.cards(zones.gang(seat))
    if gang:
        ledger.move_from(zones.gang(seat), gang, zones.discard(seat), rule="RB-18")
    ledger.set(f"faction.{seat}", None, rule="RB-18")
    if not ledger.table.count(zones.deck(seat)):
        ledger.next(("surrender", seat, "RB-26"))


MOVES = (First,)
DOINGS: Final[dict[str, Doing]] = {"beaten": _beaten, "defeated": _defeated, "discards_gang": _discards_gang}
ASKINGS: Final[dict[str, Asking]] = {"defeated": _ask_order}
