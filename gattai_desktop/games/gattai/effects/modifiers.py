"""Derived numbers as the entries at the table change them: what always holds, and what holds for a while.

A `mod` of an effect in the window "always" holds while its owner has it. A step such as `strike:Self(+2) @play` holds
for as long as its mark says; it is kept in the value `lasting`, one `(number, owner, amount, until, entry)` each.
"""

from collections.abc import Iterator
from typing import Final, cast

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Values
from gattai_desktop.games.gattai.book.editions import borrows_final
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.effects import condition_values
from gattai_desktop.games.gattai.effects.entries import HeldEntry, effects_in, has_entries, is_known_to
from gattai_desktop.games.gattai.effects.sums import NoNumber
from gattai_desktop.games.gattai.pilots import robos

LASTING: Final = "lasting"
# gauge, Stat, points for each of its points, modifier: what a maximum is counted from (PILOT-3).
_GAUGES: Final = {
    "max_buffers": ("buffers", "synapse", 1, "buffer_modifier"),
    "max_charges": ("charges", "circuit", 2, "charge_modifier"),
}
_AT_ONCE: Final = ("assists", "draws", "gambit", "repair", "shift")
_OF_DOING: Final = frozenset({"assists", "price"})
"""What a Tech that does not work in a Rumble changes of what she does there; what she has room for it still changes."""
_TECHS: Final = frozenset({"tech", "frame", "mod"})
_PLAIN_STAGES: Final = 3
Lasting = tuple[str, str, int, str, str]


def lasting(values: Values) -> tuple[Lasting, ...]:
    """Every change that holds for a while."""
    return values.get(LASTING) or ()  # type: ignore[return-value]


def for_a_while(values: Values, owner: str, what: str) -> int:
    """By how much a number of the owner is changed for a while."""
    found = 0
    for name, whose, amount, _, _ in lasting(values):
        if name == what and whose == owner:
            found += amount
    return found


def times_for_a_while(values: Values, owner: str, what: str) -> int:
    """By what a number of the owner is multiplied for a while."""
    found = 1
    for name, whose, amount, _, _ in lasting(values):
        if name == f"times.{what}" and whose == owner:
            found *= amount
    return found


def standing(table: Table, owner: str, what: str, base: int, *, of: str = "") -> int:
    """Return a number with all changes that always hold: additions first, factors last.

    `of` names what is meant among several, such as a type of Gear; a change that names nothing is of all of them.
    """
    # What is set once for a fight (Strike) has its own place for what holds for a while.
    at_once = what in _AT_ONCE
    base += for_a_while(table.values, owner, what) if at_once else 0
    found = _changed(table, owner, what, base, (of, "") if of else ())
    return found * times_for_a_while(table.values, owner, what) if at_once else found


def price(table: Table, owner: str, base: int, entry: str, kind: str) -> int:
    """Return a price for its owner, with the changes for the entry, for the kind of cost and for all costs."""
    for_now = for_a_while(table.values, owner, f"price.{kind}")
    return max(0, _changed(table, owner, "price", base, (entry, kind, "")) + for_now)


def _changed(table: Table, owner: str, what: str, base: int, of: tuple[str, ...]) -> int:
    if not has_entries(table):
        return base
    number = base
    over, under = 1, 1
    for found in (*effects_in(table, "always", owner), *_where_she_stands(table, owner)):
        if asleep(table, found):
            continue
        for group in found.effect.groups:
            if found.rank < group.rank or not condition_values.holds(table, found, found.effect.condition, {}):
                continue
            for mod in group.mods:
                if mod.what != what or (mod.of not in of if of else bool(mod.of)):
                    continue
                if what in _OF_DOING and _sleeps_in_a_rumble(table, found):
                    continue
                if mod.by is not None:
                    number += _worth(table, found, mod.by)
                else:
                    over, under = over * mod.times[0], under * mod.times[1]
    # A part of a point counts as a whole one.
    return -(-number * over // under) if (over, under) != (1, 1) else number


def asleep(table: Table, found: HeldEntry) -> bool:
    """Whether an effect is a Robo's that is not in the scene (CONTENT 4.1)."""
    return table.values.get(f"pilot.{found.owner}.robo.entry") == found.entry and not robos.in_scene(table, found.owner)


def _sleeps_in_a_rumble(table: Table, found: HeldEntry) -> bool:
    """Whether a Tech of a Chroma or a Daisho does not work, as `final_form.sleeps` has it for what she does herself."""
    values, entry = table.values, f"entry.{found.entry}"
    stage = values.get("throwdown.stage")
    rumbles = values.get("throwdown.rumble") is not None or (isinstance(stage, int) and stage > _PLAIN_STAGES)
    if not rumbles or values.get(f"{entry}.family") not in _TECHS or values.get(f"{entry}.scope"):
        return False
    if "rumble" in table.listed(f"{entry}.tag"):
        return False
    return robos.in_form(table, found.owner) or not borrows_final(rulings_of(table).edition)


def _where_she_stands(table: Table, owner: str) -> Iterator[HeldEntry]:
    """What the current Location changes for a Pilot: for all in the story, in a fight for those who fight (LOC-6)."""
    here = table.values.get("scene.location")
    if here is None or "." in owner or here not in table.listed("locations"):
        return
    if not condition_values.fighting(table) or condition_values.involved(table, owner):
        yield from effects_in(table, "always", f"location.{here}")


def _worth(table: Table, found: HeldEntry, by: object) -> int:
    try:
        return by.worth(condition_values.numbers(table, found, {}))  # type: ignore[attr-defined, no-any-return]
    except NoNumber:
        return 0


def of_values(values: Values, owner: str, what: str, base: int) -> int:
    """As `standing`, with what holds for a while, for those who have the values of a table alone; never below 0."""
    if not is_known_to(values) and not values.get(LASTING):
        return max(0, base)
    changed = standing(State({}, values), owner, what, base + for_a_while(values, owner, what))
    return max(0, changed * times_for_a_while(values, owner, what))


def hold(ledger: Ledger, owner: str, what: str, amount: int, until: str, entry: str, *, rule: str) -> int:
    """Let a number be changed until its moment is over. Returns the number of the fact."""
    kept = lasting(ledger.table.values)
    return ledger.set(LASTING, (*kept, (what, owner, amount, until or "throwdown", entry)), rule=rule)


def over(ledger: Ledger, *moments: str, owners: tuple[str, ...] | None = None) -> None:
    """End what lasted until one of these moments; of these owners alone, where they are named."""
    kept = lasting(ledger.table.values)
    if not kept:
        return
    left = tuple(one for one in kept if one[3] not in moments or (owners is not None and one[1] not in owners))
    if left != kept:
        ledger.set(LASTING, left or None, rule="ASSIST-2")
        for what, owner, _, _, _ in kept:
            gauge = what.removeprefix("times.")
            if gauge in _GAUGES and "." not in owner:
                _fit(ledger, owner, gauge)


def _fit(ledger: Ledger, seat: str, what: str) -> None:
    """Take away what a gauge holds above its maximum, now that it has come down (PILOT-8)."""
    gauge, stat, per_point, modifier = _GAUGES[what]
    values = ledger.table.values
    base = per_point * cast("int", values.get(f"pilot.{seat}.{stat}") or 0)
    most = of_values(values, seat, what, base + cast("int", values.get(f"pilot.{seat}.{modifier}") or 0))
    path = f"pilot.{seat}.{gauge}"
    ledger.set(path, min(most, cast("int", values.get(path) or 0)), rule="PILOT-8")


# ---------------------------------------------------------------------- what is permitted


def forbidden(table: Table, owner: str, what: str) -> HeldEntry | None:
    """Return the effect that forbids the owner something, unless another permits it; None where it is permitted."""
    if not has_entries(table):
        return None
    against: HeldEntry | None = None
    for found in condition_values.holding(table, (*effects_in(table, "always", owner), *_of_places(table, owner))):
        for step in found.steps:
            if step.verb == "permit" and step.values[0].word == what:
                return None
            if step.verb == "forbid" and step.values[0].word == what:
                against = found
    return against


def counted(table: Table, owner: str, word: str) -> int | None:
    """As which rank a card of a colour counts for somebody in a Gambit; None where it counts as what it is."""
    for found in condition_values.holding(table, effects_in(table, "always", owner) if has_entries(table) else ()):
        for step in found.steps:
            if step.verb == "counts" and step.values[0].word == word:
                return step.values[1].worth(condition_values.numbers(table, found, {}))
    return None


def somewhere_forbidden(table: Table, what: str) -> bool:
    """Whether anything at a Location may forbid something, now or at another moment."""
    places = table.listed("locations")
    return has_entries(table) and any(
        step.verb == "forbid" and step.values[0].word == what
        for place in places
        for found in effects_in(table, "always", f"location.{place}")
        for step in found.effect.steps
    )


def surcharge(table: Table, owner: str, of: str) -> int:
    """What has to be paid before a trigger ("+Tarry"), or before the Boon of a Location ("boon")."""
    return max(0, _changed(table, owner, "price", 0, (of,)))


def _of_places(table: Table, owner: str) -> tuple[HeldEntry, ...]:
    """What Locations and the table as such forbid to everybody, Threats not."""
    if owner.startswith("threat."):
        return ()
    places = table.listed("locations")
    return tuple(
        found
        for place in (*(f"location.{key}" for key in places), "table")
        for found in effects_in(table, "always", place)
    )
