"""Gear amid a fight and before it, and what else grows between fights (RULES VM-38, VM-H48, VM-H49, VM-H58).

Between fights nothing grows but what an MC wears, what is known of the byte, and the meters.
"""

from collections.abc import Iterator
from math import inf
from typing import Final, Self

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.games.modifiers import Modifier, modify
from gattai_desktop.games.move import Move, wish
from gattai_desktop.games.presentation import NOWHERE, LogWords, Place, Shown
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine.any_moment import ForMove
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.processes import CharacterKind
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.status_byte import learn
from gattai_desktop.games.virtual_machine.traits import CARRIED, LEFT, MOST_LOAD, MOST_WORN, gear_place, why_not_worn
from gattai_desktop.games.virtual_machine.values import OVER, START, name_of, of, put
from gattai_desktop.games.virtual_machine.world import kind_of, world_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS

RAISABLE: Final = ("damage", "max_hp", "accuracy", "evade", "connect", "resist", "move")
"""What the CPU may raise between fights, where a table plays so."""
GROWN: Final = "grown"
"""The source of a raise that lasts for the game."""

Outfit = tuple[tuple[str, ...], tuple[str, ...]]
"""What is worn, and what is carried."""


# ---------------------------------------------------------------------- amid a fight


@wish("changes to {item}")
class ChangeGear(ForMove):
    """Wish: pay 3 Move Points and put a carried item into its slot (RULES VM-38, VM-H48)."""

    item: str
    carries = "item"
    shown = Shown(
        "Wear {item}",
        kind="Change gear",
        letter="G",
        sign="armory",
        line="3 Move Points; what it replaces is carried from now on.",
    )
    told = LogWords("{seat} puts on {item}")

    @classmethod
    def offered(cls, state: State, seat: str) -> Iterator[Self]:
        yield from (cls(seat, item) for item in state.listed(of(seat, "carried")))

    def laid_on_now(self, table: Table) -> Place:
        return _slot(table, self.seat, self.item)

    def judge(self, state: State) -> Iterator[Reason]:
        yield from ForMove.judge(self, state)
        if self.item not in state.listed(of(self.seat, "carried")):
            yield refusal("VM-H48", "{name} does not carry that.", name=name_of(state, self.seat))

    def play(self, ledger: Ledger) -> None:
        who = self.pay(ledger)
        before = process(ledger.table, who)
        worn, carried = ledger.table.listed(of(who, "worn")), ledger.table.listed(of(who, "carried"))
        out, kept = swapped_in(ledger.table, worn, self.item)
        put(ledger, who, "worn", kept, rule="VM-H48")
        left = [one for one in carried if one != self.item]
        put(ledger, who, "carried", (*left, out) if out else tuple(left), rule="VM-H48")
        change_traits(ledger, who, before.sets)


def _slot(table: Table, who: str, item: str) -> Place:
    """The slot of somebody in which an item is worn."""
    kind = world_of(table).items.get(item)
    return gear_place(who, kind.slot) if kind is not None else NOWHERE


def swapped_in(table: Table, worn: tuple[str, ...], item: str) -> tuple[str, tuple[str, ...]]:
    """What leaves its slot for an item, "" for nothing, and what is worn then (RULES VM-H48)."""
    items = world_of(table).items
    slot = items[item].slot
    same = [one for one in worn if items[one].slot == slot]
    out = same[0] if len(same) >= MOST_WORN[slot] else ""
    return out, (*(one for one in worn if one != out), item)


def change_traits(ledger: Ledger, who: str, before: tuple[str, ...]) -> None:
    """What gear sets comes with it, and goes with it; amid a fight all see at which place (RULES VM-H62, VM-H33)."""
    after = process(ledger.table, who).sets
    bits = [one for one in ledger.table.listed(of(who, "bits")) if one not in before or one in after]
    new = [one for one in after if one not in before and one not in bits]
    gone = [one for one in ledger.table.listed(of(who, "bits")) if one not in bits]
    put(ledger, who, "bits", (*bits, *new), rule="VM-H62")
    for bit in (*new, *gone) if ledger.table.text("step") not in (START, OVER) else ():
        learn(ledger, bit)


# ---------------------------------------------------------------------- before a fight


@frozen
class BeforeFight(Move):
    """What an MC does about its gear before a fight; not before another challenger, who comes at once (VM-61)."""

    item: str
    carries = "item"
    steps = (START, OVER)
    openly = (START, OVER)  # gear is open to all: whoever sits at the computer then need not pass it for that
    step_rule = "VM-H49"

    @classmethod
    def offered(cls, state: State, seat: str) -> Iterator[Self]:
        if seat in state.listed(MCS) and rulings_of(state).gear != "kit":
            kind = world_of(state).mcs[seat].kind
            yield from (cls(seat, one.id) for one in world_of(state).items.values() if one.kind == kind)

    def outfit(self, table: Table) -> Outfit:
        """What is worn and carried afterwards."""
        raise NotImplementedError

    def judge(self, state: State) -> Iterator[Reason]:
        items, seat = world_of(state).items, self.seat
        kind = kind_of(state, seat) if seat in state.listed(MCS) else None
        if not isinstance(kind, CharacterKind):
            yield refusal("VM-H49", "{name} is no MC.", name=name_of(state, seat))
            return
        if state.text("step") == OVER and state.text("collector") == "held":
            yield refusal("VM-61", "Another challenger comes at once: gear stays as it is.")
        if rulings_of(state).gear == "kit":
            yield refusal("VM-H49", "Everybody has the kit and nothing else.", ruling="gear")
        if self.item not in items:
            yield refusal("VM-H49", "No item is called {item}.", item=self.item)
            return
        outfit = self.outfit(state)
        if outfit == _outfit(state, seat):
            yield refusal("VM-H49", "That changes nothing.")
        worn, carried = ([items[one] for one in part] for part in outfit)
        most = inf if rulings_of(state).gear == "no_limit" else MOST_LOAD
        match why_not_worn(kind.kind, worn, carried, most_load=most):
            case "kind":
                yield refusal("VM-W8", "{name} has no use for that.", name=name_of(state, seat))
            case "load":
                yield refusal("VM-H49", "That is more than a load of {most}.", most=MOST_LOAD)

    def play(self, ledger: Ledger) -> None:
        before = process(ledger.table, self.seat).sets
        worn, carried = self.outfit(ledger.table)
        put(ledger, self.seat, "worn", worn or None, rule="VM-H49")
        put(ledger, self.seat, "carried", carried or None, rule="VM-H49")
        change_traits(ledger, self.seat, before)
        now = process(ledger.table, self.seat)
        put(ledger, self.seat, "shield", now.damage if now.has("shields") else None, rule="VM-H49")


def _outfit(table: Table, who: str) -> Outfit:
    return table.listed(of(who, "worn")), table.listed(of(who, "carried"))


def _without(things: tuple[str, ...], item: str) -> tuple[str, ...]:
    return tuple(one for one in things if one != item)


@wish("takes {item} along to wear")
class WearBefore(BeforeFight):
    """Wish: wear an item in the next fight; what it replaces stays behind (RULES VM-H49)."""

    shown = Shown("Wear {item}", kind="Wear", sign="armory")
    told = LogWords("{seat} will wear {item}")

    def laid_on_now(self, table: Table) -> Place:
        return _slot(table, self.seat, self.item)

    def outfit(self, table: Table) -> Outfit:
        worn, carried = _outfit(table, self.seat)
        if self.item in worn or self.item not in world_of(table).items:
            return worn, carried
        _out, kept = swapped_in(table, worn, self.item)
        return kept, _without(carried, self.item)


@wish("takes {item} along")
class CarryBefore(BeforeFight):
    """Wish: carry an item into the next fight (RULES VM-H49)."""

    shown = Shown("Carry {item}", kind="Carry", sign="armory")
    told = LogWords("{seat} will carry {item}")

    def laid_on_now(self, table: Table) -> Place:
        return gear_place(self.seat, CARRIED)

    def outfit(self, table: Table) -> Outfit:
        worn, carried = _outfit(table, self.seat)
        return _without(worn, self.item), (*_without(carried, self.item), self.item)


@wish("leaves {item} behind")
class LeaveBefore(BeforeFight):
    """Wish: leave an item behind before a fight (RULES VM-H49)."""

    shown = Shown("Leave {item}", kind="Leave", sign="cross")

    def laid_on_now(self, table: Table) -> Place:
        return gear_place(self.seat, LEFT)

    @classmethod
    def offered(cls, state: State, seat: str) -> Iterator[Self]:
        worn, carried = _outfit(state, seat)
        yield from (cls(seat, one) for one in (*worn, *carried))

    def outfit(self, table: Table) -> Outfit:
        worn, carried = _outfit(table, self.seat)
        return _without(worn, self.item), _without(carried, self.item)


# ---------------------------------------------------------------------- what other tables play


@wish("changes all gear")
class ChangeAllGear(ForMove):
    """Wish: pay 3 Move Points once and put on everything that one carries (RULES VM-H48)."""

    shown = Shown("Change all gear", sign="armory", line="3 Move Points for all that is carried.")

    @classmethod
    def offered(cls, state: State, seat: str) -> Iterator[Self]:
        if rulings_of(state).changing_gear == "everything" and state.listed(of(seat, "carried")):
            yield cls(seat)

    def judge(self, state: State) -> Iterator[Reason]:
        yield from ForMove.judge(self, state)
        if rulings_of(state).changing_gear != "everything":
            yield refusal("VM-H48", "One change is one item.", ruling="changing_gear")
        if not state.listed(of(self.seat, "carried")):
            yield refusal("VM-H48", "{name} carries nothing.", name=name_of(state, self.seat))

    def play(self, ledger: Ledger) -> None:
        who = self.pay(ledger)
        before = process(ledger.table, who).sets
        worn, carried = _outfit(ledger.table, who)
        left: tuple[str, ...] = ()
        for item in carried:
            out, worn = swapped_in(ledger.table, worn, item)
            left = (*left, out) if out else left
        put(ledger, who, "worn", worn, rule="VM-H48")
        put(ledger, who, "carried", left or None, rule="VM-H48")
        change_traits(ledger, who, before)


@wish("raises {what} of {process}")
class RaiseFigure(Move):
    """Wish: raise one figure of an MC between two fights, for the rest of the game (RULES VM-H58)."""

    what: str
    process: str
    shown = Shown("Raise {what} of {process}", kind="Raise a figure", sign="sprout", line="For the rest of the game.")
    steps = (OVER,)
    step_rule = "VM-H58"

    @classmethod
    def offered(cls, state: State, seat: str) -> Iterator[Self]:
        if seat == CPU and rulings_of(state).growth == "by_hand":
            yield from (cls(seat, what, who) for who in state.listed(MCS) for what in RAISABLE)

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat != CPU:
            yield refusal("VM-H58", "The CPU raises figures.")
        elif rulings_of(state).growth != "by_hand":
            yield refusal("VM-H58", "Nothing grows but gear, what is known of the byte, and meters.", ruling="growth")
        elif self.process not in state.listed(MCS) or self.what not in RAISABLE:
            yield refusal("VM-H58", "{name} has no such figure.", name=name_of(state, self.process))
        elif state.text(GROWN) == state.text("fight"):
            yield refusal("VM-H58", "One figure after each fight.")

    def play(self, ledger: Ledger) -> None:
        ledger.set(GROWN, ledger.table.text("fight"), rule="VM-H58")
        before = process(ledger.table, self.process)
        modify(ledger, Modifier(self.process, self.what, 1, GROWN), rule="VM-H58")
        more = process(ledger.table, self.process).max_hp - before.max_hp
        if more:
            put(ledger, self.process, "hp", before.hp + more, rule="VM-W3")


MOVES: Final = (ChangeGear, WearBefore, CarryBefore, LeaveBefore, ChangeAllGear, RaiseFigure)
