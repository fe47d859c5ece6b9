"""Gear: who carries what, in which slot, and whether it can be used now (RULES 2.25, R-104, TEAM-11).

| value | meaning |
|---|---|
| `gear` | the keys of every item of this table, in the order in which they came |
| `gear.<key>.name`, `.type`, `.tier` | what it is called; accessory, armor or tool; 1 to 4, 0 where it was looted |
| `gear.<key>.holder` | the Pilot who carries it; nobody once it is returned or destroyed |
| `gear.<key>.activate`, `.sacrifice` | its written effects, as lines of the notation; without one it draws cards |
| `gear.<key>.entry` | its entry in a pack: its parts `activate` and `sacrifice`, and what always holds |
| `gear.<key>.rumbles` | whether it names Robos or Rumbles, so that it works in one (RUMBLE-13) |
| `gear.<key>.scene` | the scene in which it was last used |
| `throwdown.gear` | what was used in this Throwdown |
| `throwdown.lost_gear` | what was sacrificed in it, `(key, Pilot)` each |
"""

import re
from collections.abc import Iterator
from typing import Final, cast

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.effects import entries
from gattai_desktop.games.gattai.effects.entries import HeldEntry
from gattai_desktop.games.gattai.pilots import evolution
from gattai_desktop.games.gattai.pilots.evolution import GEAR_TYPES
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.verdict import Reason, refusal

GEAR: Final = "gear"
LOOTED: Final = 0
"""The Tier of Gear that was found in the field."""
HIGHEST_TIER: Final = 4
_IN_THROWDOWN: Final = "throwdown.gear"
_LOST: Final = "throwdown.lost_gear"


@frozen
class GearItem:
    """A piece of Gear as it stands on the table."""

    key: str
    name: str
    type: str
    tier: int
    holder: Seat | None
    activate: str
    sacrifice: str
    rumbles: bool
    entry: str = ""

    def does(self, table: Table, way: str) -> HeldEntry | None:
        """The effect of its entry when it is activated or sacrificed; None where it has none."""
        effects = enumerate(entries.effects_of(table.values, self.entry)) if self.entry and self.holder else ()
        return next(
            (HeldEntry(self.entry, n, str(self.holder), 1, effect) for n, effect in effects if effect.part == way), None
        )


def item(table: Table, key: str) -> GearItem | None:
    """The piece of Gear with this key; None where there is none."""
    if key not in table.listed(GEAR):
        return None
    values = table.values
    entry = str(values.get(f"gear.{key}.entry") or "")
    return GearItem(
        key,
        str(values.get(f"gear.{key}.name") or key),
        str(values.get(f"gear.{key}.type") or GEAR_TYPES[0]),
        cast("int", values.get(f"gear.{key}.tier") or LOOTED),
        cast("Seat | None", values.get(f"gear.{key}.holder")),
        str(values.get(f"gear.{key}.activate") or ""),
        str(values.get(f"gear.{key}.sacrifice") or ""),
        values.get(f"gear.{key}.rumbles") is True or "rumble" in entries.tags(table, entry),
        entry,
    )


def carried(table: Table, seat: Seat) -> tuple[GearItem, ...]:
    """What a Pilot carries."""
    found = (item(table, key) for key in table.listed(GEAR))
    return tuple(one for one in found if one is not None and one.holder == seat)


def no_room(table: Table, seat: Seat, kind: str) -> Iterator[Reason]:
    """Say why a Pilot cannot carry one more piece of a type, if she cannot (GEAR-1)."""
    if kind not in GEAR_TYPES:
        yield refusal("GEAR-1", "Gear is {types}.", types=", ".join(GEAR_TYPES))
    elif not _fits(table, seat, kind):
        yield refusal("GEAR-1", "No slot for {type} is free.", type=kind)


def _fits(table: Table, seat: Seat, kind: str) -> bool:
    """Whether one more piece of a type finds a slot: what its type has no room for takes one of any type."""
    shared, over = evolution.shared_slots(table, seat), 0
    for one in GEAR_TYPES:
        pieces = sum(piece.type == one for piece in carried(table, seat)) + (one == kind)
        missing = max(0, pieces - max(0, evolution.slots(table, seat, one) - shared))
        if one == kind and not missing:
            return True
        over += missing
    return over <= shared


def used_up(table: Table, key: str) -> bool:
    """Whether a piece was used as often as it may be: once a scene, or once a Throwdown (GEAR-2, R-104)."""
    if rulings_of(table).gear_limit == "throwdown":
        return key in table.listed(_IN_THROWDOWN)
    return table.values.get(f"gear.{key}.scene") == table.values["scene"]


def asleep(table: Table, one: GearItem) -> Iterator[Reason]:
    """Say why Gear does not work in a Rumble, if it does not (RUMBLE-13, RUMBLE-16)."""
    if not final_form.going_on(table) or one.holder is None:
        return
    if final_form.form_of(table, one.holder) is None:
        yield refusal("RUMBLE-16", "Without a Final Form no Gear is used.")
    elif not one.rumbles:
        yield refusal("RUMBLE-13", "{name} has nothing to do with Robos or Rumbles.", name=one.name)


# ---------------------------------------------------------------------- facts


def mark_used(ledger: Ledger, key: str) -> None:
    """Remember that a piece was used (STORY-4)."""
    ledger.set(f"gear.{key}.scene", ledger.number("scene"), rule="GEAR-2")
    if str(ledger.table.values["step"]).startswith("throwdown."):
        ledger.set(_IN_THROWDOWN, (*ledger.table.listed(_IN_THROWDOWN), key), rule="GEAR-2")


def known_as(table: Table, name: str) -> str:
    """The entry of the Gear that is called so at this table; "" where no pack has it."""
    wanted = name.strip().casefold()
    found = (one for one in entries.known(table) if table.values.get(f"entry.{one}.family") == GEAR)
    return next((one for one in found if entries.name_of(table, one).casefold() == wanted), "")


def of_a_pack(table: Table) -> Iterator[tuple[str, str, int]]:
    """Yield the name, type and Tier of every piece of Gear that the packs of this table have."""
    for one in entries.known(table):
        if table.values.get(f"entry.{one}.family") == GEAR:
            kind = str(table.values.get(f"entry.{one}.kind") or GEAR_TYPES[0])
            yield entries.name_of(table, one), kind, cast("int", table.values.get(f"entry.{one}.tier") or LOOTED)


def not_as_written(table: Table, name: str, kind: str, tier: int | None = None) -> Iterator[Reason]:
    """Say that Gear of a pack is of another type, or of another Tier, than somebody says."""
    for called, own, of_tier in of_a_pack(table):
        if called.casefold() == name.strip().casefold() and (own != kind or tier not in {None, of_tier}):
            yield refusal("GEAR-1", "{name} is {type} of Tier {tier}.", name=called, type=own, tier=of_tier)


def equip(ledger: Ledger, seat: Seat, name: str, kind: str, tier: int, entry: str | None = None) -> None:
    """Give a Pilot a new piece of Gear; what a pack calls so does what its entry says, unless another one is named."""
    key = _free_key(ledger.table, name)
    entry = entry or known_as(ledger.table, name) or None
    for field, value in (("name", name), ("type", kind), ("tier", tier), ("holder", seat), ("entry", entry)):
        ledger.set(f"gear.{key}.{field}", value, rule="GEAR-1")
    ledger.set(GEAR, (*ledger.table.listed(GEAR), key), rule="GEAR-1")


def _free_key(table: Table, name: str) -> str:
    plain = re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-") or "gear"
    taken = table.listed(GEAR)
    return plain if plain not in taken else next(f"{plain}-{n}" for n in range(2, 999) if f"{plain}-{n}" not in taken)


def used(table: Table) -> tuple[str, ...]:
    """The keys of the Gear of Pilots that was used as often as it may be."""
    return tuple(key for key in table.listed(GEAR) if table.values.get(f"gear.{key}.holder") and used_up(table, key))


def refresh(ledger: Ledger, key: str) -> None:
    """Let a piece be used anew (GEAR-2)."""
    ledger.set(f"gear.{key}.scene", None, rule="GEAR-2")
    left = tuple(one for one in ledger.table.listed(_IN_THROWDOWN) if one != key)
    if left != ledger.table.listed(_IN_THROWDOWN):
        ledger.set(_IN_THROWDOWN, left or None, rule="GEAR-2")


def lost(table: Table) -> tuple[tuple[str, Seat], ...]:
    """What was sacrificed in this Throwdown and whose it was, as far as she has a slot for it."""
    gone = cast("tuple[tuple[str, Seat], ...]", table.values.get(_LOST) or ())
    return tuple(
        (key, seat)
        for key, seat in gone
        if (one := item(table, key)) is not None
        and one.holder is None
        and next(no_room(table, seat, one.type), None) is None
    )


def sacrifice(ledger: Ledger, key: str) -> None:
    """It is used up; what brings Gear back finds it for as long as the Throwdown lasts (GEAR-2)."""
    holder = ledger.table.values.get(f"gear.{key}.holder")
    if holder is not None and str(ledger.table.values["step"]).startswith("throwdown."):
        gone = cast("tuple[tuple[str, Seat], ...]", ledger.table.values.get(_LOST) or ())
        ledger.set(_LOST, (*gone, (key, holder)), rule="GEAR-2")
    destroy(ledger, key)


def bring_back(ledger: Ledger, key: str) -> None:
    """Its Pilot has a piece again that was sacrificed (GEAR-2)."""
    for one, seat in lost(ledger.table):
        if one == key:
            ledger.set(f"gear.{key}.holder", seat, rule="GEAR-2")
            name = ledger.table.values[f"gear.{key}.name"]
            ledger.announce("gear_back", rule="GEAR-2", who=seat, gear=key, name=name)


def destroy(ledger: Ledger, key: str) -> None:
    """Nobody has it any more (GEAR-2)."""
    ledger.set(f"gear.{key}.holder", None, rule="GEAR-2")
