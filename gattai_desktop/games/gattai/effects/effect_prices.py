"""What is asked before an effect is paid: whether the Coach agrees, and which of two prices it is."""

from typing import cast

from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.ask import Ask, Choice, answers
from gattai_desktop.games.gattai.effects import costs, entries
from gattai_desktop.games.gattai.effects.effect_asks import found_by, text_of
from gattai_desktop.games.gattai.effects.effects import Pairs
from gattai_desktop.games.gattai.effects.targets import chooser_of

# ---------------------------------------------------------------------- whether the Coach agrees


def _ask_consent(state: State, item: Item) -> Ask:
    entry = str(item[1])
    question = say("{entry}: does it fit here?", entry=entries.name_of(state, entry))
    return Ask(
        "effect_consent",
        COACH_SEAT,
        question,
        (DenyEffect(COACH_SEAT, entry), AllowEffect(COACH_SEAT, entry)),
        text_of(state, entry),
    )


@answers("effect_consent", "lets {entry} be used", rule="ED-4")
class AllowEffect(Choice):
    """Wish: agree that an effect fits what is told; only then it is paid."""

    entry: str

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.next(("effect_begin", *item[1:4], (*cast("Pairs", item[4]), ("agreed", True))))


@answers("effect_consent", "does not let {entry} be used", rule="ED-4")
class DenyEffect(Choice):
    """Wish: an effect does not fit here; nothing is paid, and nothing happens."""

    entry: str


# ---------------------------------------------------------------------- which price


def _prices(state: Table, item: Item) -> tuple[bool, ...]:
    """Which of its two prices can be paid: False for the first, True for the other."""
    found = found_by(state, item)
    bindings = dict(cast("Pairs", item[4]))
    if found is None:
        return ()
    both = (False, True)
    return tuple(
        other for other in both if next(costs.unpayable(state, found, {**bindings, "price": other}), None) is None
    )


def _ask_price(state: State, item: Item) -> Ask | None:
    found = found_by(state, item)
    payable = _prices(state, item)
    if found is None or len(payable) < 2:
        return None
    entry = str(item[1])
    seat = chooser_of(state, found, dict(cast("Pairs", item[4])))
    prices = tuple(costs.spelled(one) for one in (found.effect.costs, found.effect.other_costs))
    text = say("{entry}: which price? 1: {one}; 2: {other}", entry=entries.name_of(state, entry), one=prices[0],
               other=prices[1])  # fmt: skip
    return Ask("effect_price", seat, text, (PayPrice(seat, 1, entry), PayPrice(seat, 2, entry)), text_of(state, entry))


@answers("effect_price", "pays price {price} of {entry}", rule="ASSIST-2")
class PayPrice(Choice):
    """Wish: of two prices pay this one, 1 or 2."""

    price: int
    entry: str

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.next(("effect_begin", *item[1:4], (*cast("Pairs", item[4]), ("price", self.price == 2))))


def _price_settled(ledger: Ledger, entry: str, number: int, owner: str, pairs: Pairs) -> None:
    """Only one of the prices can be paid."""
    item: Item = ("effect_price", entry, number, owner, pairs)
    for other in _prices(ledger.table, item):
        ledger.next(("effect_begin", entry, number, owner, (*pairs, ("price", other))))
        return


# ---------------------------------------------------------------------- any Resource


def _ask_resource(state: State, item: Item) -> Ask | None:
    seat, left, entry = str(item[1]), cast("int", item[2]), str(item[3])
    there = _there(state)
    if left < 1 or len(there) < 2:
        return None
    text = say("{entry}: which Resource pays? {left} to go", entry=entries.name_of(state, entry), left=left)
    return Ask("pay_resource", seat, text, tuple(PayResource(seat, one, entry) for one in there))


def _there(table: Table) -> tuple[str, ...]:
    return tuple(one for one in costs.paying(table) if table.values.get(f"team.{one}"))


@answers("pay_resource", "pays with {resource} for {entry}", rule="ASSIST-2")
class PayResource(Choice):
    """Wish: let this Resource pay a point of a price that any Resource may pay."""

    resource: str
    entry: str

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.set(f"team.{self.resource}", ledger.number(f"team.{self.resource}") - 1, rule="TEAM-5")
        ledger.next((item[0], item[1], cast("int", item[2]) - 1, item[3]))


def _resource_settled(ledger: Ledger, seat: str, left: int, entry: str) -> None:
    """Only one Resource is left that could pay."""
    for one in _there(ledger.table)[:1] if left > 0 else ():
        ledger.set(f"team.{one}", max(0, ledger.number(f"team.{one}") - left), rule="TEAM-5")


MOVES = (PayResource, AllowEffect, DenyEffect, PayPrice)
DOINGS = {"effect_price": _price_settled, "pay_resource": _resource_settled}
ASKINGS = {"effect_consent": _ask_consent, "effect_price": _ask_price, "pay_resource": _ask_resource}
