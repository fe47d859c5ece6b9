"""What using a card asks for: armor or gauge as a price, and marks of what is done once a turn (RULES TS, 3i)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.tasuo.calls import can_pay_armor, pay_armor
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.games.tasuo.leaving import gain_gauge
from gattai_desktop.games.tasuo.values import TURN, gauge, turns_of
from gattai_desktop.games.uses import count_use, forget_uses, times_used
from gattai_desktop.games.verdict import Reason, refusal

FRAG: Final = "frag"
"""What counts how often a Frag was shown (RULES TS-H37)."""


def _key(card: TasuoCard, number: int) -> str:
    return f"{card.key}/{number}"


def against_price(table: Table, seat: Seat, card: TasuoCard, number: int) -> Iterator[Reason]:
    """Yield why an effect of a card cannot be paid for, or was used in this turn already (RULES TS-H6, TS-H46)."""
    effect = card.design.effects[number]
    cost = effect.price("armor")
    if not can_pay_armor(table, seat, cost):
        yield refusal("TS-H6", "It costs {cost} armor; it would bring armor to 0.", cost=cost, ruling="last_armor")
    if effect.price("gauge") > gauge(table, seat):
        yield refusal("TS-H73", "It costs {cost} gauge.", cost=effect.price("gauge"), ruling="prices")
    if effect.has("once a turn") and times_used(table, _key(card, number)):
        yield refusal("TS-H46", "{card} was used in this turn already.", card=card)
    if effect.has("one Frag a turn") and times_used(table, FRAG):
        yield refusal("TS-H37", "A Frag was shown in this turn already.")


def unmark_once(ledger: Ledger, card: TasuoCard, number: int) -> None:
    """Let an effect be used again that was used in this turn (RULES TS-H46)."""
    forget_uses(ledger, lambda key, _: key == _key(card, number), rule="TS-H46")


def pay_price(ledger: Ledger, seat: Seat, card: TasuoCard, number: int, *, rule: str) -> None:
    """Pay for an effect of a card, and mark what is done once a turn."""
    effect = card.design.effects[number]
    if effect.price("armor"):
        pay_armor(ledger, seat, effect.price("armor"), rule=rule)
    if effect.price("gauge"):
        gain_gauge(ledger, seat, -effect.price("gauge"), rule=rule)
    if effect.has("once a turn"):
        count_use(ledger, _key(card, number), turns_of(seat), rule=rule)
    if effect.has("one Frag a turn"):
        count_use(ledger, FRAG, TURN, rule=rule)
