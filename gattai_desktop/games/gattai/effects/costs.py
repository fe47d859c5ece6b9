"""What effects cost: Charges, Buffers, Endurance, cards, Resources, tokens of a pool (CONTENT 8.2, RULES ASSIST-2).

What the payer has can change a price (`modifiers.price`) before it is paid.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Final

from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.games.gattai.effects import condition_values, listening, modifiers, stand_ins
from gattai_desktop.games.gattai.effects.condition_values import Bindings, seat_of
from gattai_desktop.games.gattai.effects.effect import Cost
from gattai_desktop.games.gattai.effects.entries import HeldEntry
from gattai_desktop.games.gattai.effects.sums import NoNumber, parse_sum
from gattai_desktop.games.gattai.events.recipients import RESOURCES, valid
from gattai_desktop.games.gattai.pilots import bases
from gattai_desktop.games.gattai.rumble import final_form

NAMES: Final[Mapping[str, str]] = {
    "charge": "Charges",
    "rumble_charge": "Rumble Charges",
    "buffer": "Buffers",
    "endurance": "Endurance",
    "discard": "cards",
    "crew": "Pit Crew",
    "armory": "Armory",
    "fan_club": "Fan Club",
    "resource": "Resources",
}
_BY_RANK: Final = Cost("charge", parse_sum("Rank"))
_TEAM: Final = {"crew": "pit_crew", "armory": "armory", "fan_club": "fan_club"}


def pool_path(owner: str, pool: str) -> str:
    """Where the tokens of a pool lie."""
    return f"pool.{pool}.{owner}"


def payer_of(found: HeldEntry, bindings: Bindings) -> str:
    """Return who pays: the owner, or for a Location the player who uses it."""
    user = bindings.get("user")
    return str(user) if user is not None and ("." in found.owner or found.owner == "table") else found.owner


def _whose(found: HeldEntry, payer: str, kind: str) -> str:
    """Whose the purse is: tokens lie with what has the pool, a Location too, whoever uses it."""
    return found.owner if kind.startswith("pool.") else payer


def purse(table: Table, owner: str, kind: str) -> str:
    """The path of what a kind of cost is paid from; "" for what is no number."""
    if kind in _TEAM:
        return f"team.{_TEAM[kind]}"
    if kind.startswith("pool."):
        return pool_path(owner, kind.removeprefix("pool."))
    if kind == "rumble_charge":
        side = next(
            (
                one
                for one in (table.values.get("throwdown.challenger"), table.values.get("throwdown.challenged"))
                if one and owner in table.listed(f"throwdown.side.{one}")
            ),
            owner,
        )
        return f"throwdown.form.{side}.charges"
    if kind == "endurance":
        return f"pilot.{owner}.robo.endurance"
    if kind in {"charge", "buffer"}:
        return f"{owner}.{kind}s" if "." in owner else f"pilot.{owner}.{kind}s"
    return ""


def paying(table: Table) -> Iterator[str]:
    """Yield the Resources that can be spent now (TEAM-9)."""
    return (one for one in RESOURCES if not bases.cut_off(table, one))


def have(table: Table, owner: str, kind: str) -> int:
    """How much an owner has of what is to be paid; a Resource whose base is Razed pays nothing (TEAM-9)."""
    if kind == "resource":
        return sum(table.number(f"team.{one}") for one in paying(table))
    if kind in _TEAM and bases.cut_off(table, _TEAM[kind]):
        return 0
    if kind == "discard":
        return table.count(f"hand.{seat_of(owner)}")
    path = purse(table, owner, kind)
    found = table.values.get(path) if path else None
    more = stand_ins.tokens(table, owner, kind) if kind in {"charge", "buffer"} else 0
    return (found if isinstance(found, int) else 0) + more


def costs_of(table: Table, found: HeldEntry, bindings: Bindings) -> tuple[Cost, ...]:
    """What an effect costs; a Tech that is called on and names no price costs Charges for its Rank (ASSIST-9)."""
    called = bindings.get("window") in {"assist", "story"} and "user" in bindings
    if bindings.get("price") is True:
        return found.effect.other_costs
    tech = table.values.get(f"entry.{found.entry}.family") == "tech"
    own = found.effect.costs or ((_BY_RANK,) if called and tech else ())
    return (*_surcharges(table, found, own, bindings), *own)


def _surcharges(table: Table, found: HeldEntry, own: tuple[Cost, ...], bindings: Bindings) -> Iterator[Cost]:
    """What a place asks for beside the price: before a trigger that is paid with, and before its own Boon."""
    for cost in own:
        if cost.step is not None:
            points = modifiers.surcharge(table, payer_of(found, bindings), f"+{cost.step.event}")
            if points:
                yield Cost("charge", parse_sum(str(points)))
    if bindings.get("window") == "boon" and (points := modifiers.surcharge(table, found.owner, "boon")):
        yield Cost("resource", parse_sum(str(points)))


def due(table: Table, found: HeldEntry, cost: Cost, bindings: Bindings) -> int:
    """How much a cost comes to for its payer. Raises NoNumber where a number of it is still to be picked."""
    base = max(0, cost.amount.worth(condition_values.numbers(table, found, bindings)))
    # Tokens and cards have no price that anything changes.
    if cost.kind.startswith("pool.") or cost.kind == "trigger":
        return base
    price = modifiers.price(table, payer_of(found, bindings), base, found.entry, cost.kind)
    dear = cost.kind == "charge" and bindings.get("half") is not True and final_form.is_dear(table, found)
    return 2 * price if dear else price


def unpayable(table: Table, found: HeldEntry, bindings: Bindings) -> Iterator[tuple[str, int]]:
    """Yield what cannot be paid, "2 Charges", and how much of that is there. Picked numbers count at their least.

    Of two prices nothing is missing where one of them can be paid.
    """
    if found.effect.other_costs and "price" not in bindings:
        lacking = tuple(_unpayable(table, found, {**bindings, "price": False}))
        other = tuple(_unpayable(table, found, {**bindings, "price": True}))
        yield from lacking if lacking and other else ()
        return
    yield from _unpayable(table, found, bindings)


def _unpayable(table: Table, found: HeldEntry, bindings: Bindings) -> Iterator[tuple[str, int]]:
    least = {name: low for name, low, _ in found.effect.picks}
    owner = payer_of(found, bindings)
    for cost in costs_of(table, found, bindings):
        if cost.kind == "trigger":
            # What happens here cannot happen to what lies in ruins already.
            if cost.step and cost.step.target == "Here" and _place(table) not in valid(table, cost.step.event):
                yield cost.step.event, 0
            continue
        try:
            wanted = due(table, found, cost, {**least, **bindings})
        except NoNumber:
            continue
        there = have(table, _whose(found, owner, cost.kind), cost.kind)
        if wanted > there:
            yield how_much(cost.kind, wanted), there


def _place(table: Table) -> str:
    return f"location.{table.values.get('scene.location')}"


def spelled(costs: tuple[Cost, ...]) -> str:
    """A price as it is written on its entry: "3 Charges, +Ruin:Here"."""
    return _in_a_row((cost, partial(cost.amount.worth, {})) for cost in costs)


def told(table: Table, found: HeldEntry, bindings: Bindings) -> str:
    """What an effect costs its payer now, "2 Charges, +Tarry"; both prices where there are two, "" for none."""
    both = ({**bindings, "price": False}, {**bindings, "price": True}) if found.effect.other_costs else (bindings,)
    one, *others = [
        _in_a_row((cost, partial(due, table, found, cost, bound)) for cost in costs_of(table, found, bound))
        for bound in both
    ]
    return wording("{one} or {other}", one=one, other=others[0]) if others else one


def _in_a_row(costs: Iterable[tuple[Cost, Callable[[], int]]]) -> str:
    """Prices one after the other, each with what says how much it comes to."""
    row = ""
    for cost, amount in costs:
        price = AsWritten(cost.step.text) if cost.step is not None else _amount(cost, amount)
        row = wording("{row}, {price}", row=row, price=price) if row else price
    return row


def _amount(cost: Cost, amount: Callable[[], int]) -> str:
    """How much of what: "3 Charges"; X where the number is still to be picked."""
    try:
        return how_much(cost.kind, amount())
    except NoNumber:
        return how_much(cost.kind, "X")


_COUNTED: Final[Mapping[str, str]] = {
    "charge": "{count} Charges",
    "rumble_charge": "{count} Rumble Charges",
    "buffer": "{count} Buffers",
    "discard": "{count} cards",
    "resource": "{count} Resources",
}


def how_much(kind: str, number: int | str) -> str:
    """Return so much of a kind of cost, "1 Charge"; a number that is still to be picked is a letter."""
    if isinstance(number, int) and kind in _COUNTED:
        return wording(_COUNTED[kind], count=number)
    name = NAMES.get(kind, kind.removeprefix("pool.").capitalize())
    return wording("{number} {kind}", number=number, kind=name)


def affordable(table: Table, found: HeldEntry, bindings: Bindings, name: str, low: int, high: int) -> int:
    """The largest number from `low` to `high` that could be picked and still be paid."""
    owner = payer_of(found, bindings)
    for number in range(high, low - 1, -1):
        chosen = {**bindings, name: number}
        try:
            if all(
                due(table, found, cost, chosen) <= have(table, _whose(found, owner, cost.kind), cost.kind)
                for cost in costs_of(table, found, bindings)
                if cost.kind != "trigger"
            ):
                return number
        except NoNumber:
            return high
    return low


def pay(ledger: Ledger, found: HeldEntry, bindings: Bindings) -> tuple[Item, ...]:
    """Pay every cost; what still has to be chosen or fired comes back as items of the agenda."""
    owner = payer_of(found, bindings)
    items: list[Item] = []
    for cost in costs_of(ledger.table, found, bindings):
        if cost.kind == "trigger":
            items.append(("effect_cost", *found.key, tuple(bindings.items()), cost.step.text if cost.step else ""))
            continue
        amount = due(ledger.table, found, cost, bindings)
        if cost.kind == "resource":
            items.append(("pay_resource", seat_of(owner), amount, found.entry))
        elif cost.kind == "discard":
            if amount:
                items.append(("discard_for", seat_of(owner), amount, 0, found.entry))
        elif amount:
            whose = _whose(found, owner, cost.kind)
            path = purse(ledger.table, whose, cost.kind)
            there = ledger.number(path)
            ledger.set(path, max(0, there - amount), rule="ASSIST-2")
            if amount > there and cost.kind in {"charge", "buffer"}:
                stand_ins.spend(ledger, whose, cost.kind, amount - there, rule="ASSIST-2")
            if cost.kind == "buffer":
                items += listening.after(ledger.table, "Buffers", whose, amount, whose)
    return tuple(items)
