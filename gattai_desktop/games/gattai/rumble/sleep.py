"""Techs and Gear in a Rumble: what does not work, and what is dear without a Final Form (RUMBLE-13, RUMBLE-16).

Beta lets no Chroma's and no Daisho Tech work in a Rumble; where the complete text holds, Pilots without a Final Form
may use theirs, for twice the Charges or for half of what they do. An entry may say that it is for Rumbles: by its tag
`rumble`, by the window "rumble.start", by a price in Rumble Charges, or by a condition that asks for a Rumble.
"""

from typing import Final

from gattai_desktop.cards.state import Table
from gattai_desktop.games.gattai.book.editions import borrows_final
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.effects import entries
from gattai_desktop.games.gattai.effects.entries import TABLE, HeldEntry
from gattai_desktop.games.gattai.rumble import final_form

_TECHS: Final = frozenset({"tech", "frame", "mod"})
_GEAR: Final = "gear"
_FOR_RUMBLES: Final = frozenset({"rumble", "in_form"})


def sleeps(table: Table, found: HeldEntry) -> bool:
    """Whether what a Pilot has does not work now, because a Rumble runs (RUMBLE-13)."""
    if not _in_a_rumble(table, found):
        return False
    family = table.values.get(f"entry.{found.entry}.family")
    formed = final_form.form_of(table, found.owner) is not None
    if family == _GEAR:
        return not formed or not _says_so(table, found)
    # What every Pilot has belongs to no Chroma.
    if family not in _TECHS or table.values.get(f"entry.{found.entry}.scope") or _says_so(table, found):
        return False
    return formed or not borrows_final(rulings_of(table).edition)


def is_dear(table: Table, found: HeldEntry) -> bool:
    """Whether a Tech costs twice its Charges: used in a Rumble without a Final Form (RUMBLE-16)."""
    return (
        _in_a_rumble(table, found)
        and table.values.get(f"entry.{found.entry}.family") in _TECHS
        and final_form.form_of(table, found.owner) is None
        and borrows_final(rulings_of(table).edition)
    )


def _in_a_rumble(table: Table, found: HeldEntry) -> bool:
    return "." not in found.owner and found.owner != TABLE and final_form.going_on(table)


def _says_so(table: Table, found: HeldEntry) -> bool:
    effect = found.effect
    asked = effect.condition.asks_about if effect.condition is not None else frozenset()
    return (
        "rumble" in entries.tags(table, found.entry)
        or "rumble.start" in effect.when
        or any(cost.kind == "rumble_charge" for cost in effect.costs)
        or bool(asked & _FOR_RUMBLES)
    )
