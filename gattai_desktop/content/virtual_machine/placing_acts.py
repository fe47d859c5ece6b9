"""What each act of placing the mobs of a fight comes to: the fields of the fight that it changes, with new values.

A fight is written for four MCs. Of these mobs some stay out with three, more with two; with five others join, and more
with six (VM-H59). Rows that cannot be read stay as they are.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Final, Literal

from gattai_desktop.cards.value import as_list
from gattai_desktop.content.virtual_machine.draft_world import PLACES, rows_of
from gattai_desktop.games.kinds import Held
from gattai_desktop.games.kinds_of_many import FieldValues
from gattai_desktop.games.virtual_machine.battle_maps import FEWEST, MOST, USUAL, Placed

FightChanges = dict[str, Held]
"""Fields of a fight with other values."""
NUMBERS: Final = tuple(range(FEWEST, MOST + 1))
"""For how many MCs mobs are placed."""
_MOST_IN_A_ROW: Final = 20
_MOST_ROWS: Final = 40
_OUT: Final[Mapping[int, tuple[str, ...]]] = {2: ("out_2", "out_3"), 3: ("out_3",)}
"""What stays out with so many MCs, first what stays out with no more of them."""
_IN: Final[Mapping[int, tuple[str, ...]]] = {5: ("in_5",), 6: ("in_6", "in_5")}
NotPlaced = Literal["", "full", "not with four", "with four", "with three", "with five", "nobody"]
"""Why nobody is placed, or taken back, in a word."""


def lined_up(values: FieldValues, mcs: int) -> Counter[Placed]:
    """Return how many mobs of each kind start in each area with this number of MCs."""
    found = _counted(values, "mobs")
    for field in _OUT.get(mcs, ()):
        found.subtract(_counted(values, field))
    for field in _IN.get(mcs, ()):
        found.update(_counted(values, field))
    return +found


def place(values: FieldValues, placed: Placed, mcs: int) -> tuple[NotPlaced, FightChanges]:
    """Return the changes that let one more start there with this number of MCs, or why none does."""
    if mcs < USUAL:
        for field in _OUT[mcs]:
            if _counted(values, field)[placed]:
                if field == "out_3" and mcs == FEWEST:
                    return "with three", {}
                return "", _one_less(values, field, placed)
        return "not with four", {}
    field = "mobs" if mcs == USUAL else _IN[mcs][0]
    changes = _one_more(values, field, placed)
    return ("", changes) if changes else ("full", {})


def take_back(values: FieldValues, placed: Placed, mcs: int) -> tuple[NotPlaced, FightChanges]:
    """Return the changes that let one less start there with this number of MCs, or why none does."""
    if not lined_up(values, mcs)[placed]:
        return "nobody", {}
    if mcs > USUAL:
        field = _IN[mcs][0]
        if _counted(values, field)[placed]:
            return "", _one_less(values, field, placed)
        return ("with five" if mcs == MOST and _counted(values, "in_5")[placed] else "with four"), {}
    if mcs < USUAL:
        left = lined_up(values, FEWEST)[placed]
        changes: FightChanges = {}
        if not left:  # who stays out with two anyway stays out with three, too
            changes = _one_less(values, "out_2", placed)
        more = _one_more({**values, **changes}, _OUT[mcs][0], placed)
        return ("", {**changes, **more}) if more else ("full", {})
    changes = _one_less(values, "mobs", placed)
    there = _counted({**values, **changes}, "mobs")[placed]
    for field in ("out_2", "out_3"):  # nobody stays out who is not there
        while sum(_counted({**values, **changes}, one)[placed] for one in ("out_2", "out_3")) > there:
            less = _one_less({**values, **changes}, field, placed)
            if not less:
                break
            changes |= less
    return "", changes


def bring_in(values: FieldValues, lost: frozenset[str], area: str) -> FightChanges:
    """Return the changes that let all start in an area who start in areas which the map does not have."""
    changes: FightChanges = {}
    for field in PLACES:
        rows = as_list(values.get(field))
        moved = tuple(
            {**one, "at": area} if isinstance(one, Mapping) and one.get("at") in lost else one for one in rows
        )
        if moved != rows:
            changes[field] = moved
    return changes


# ---------------------------------------------------------------------- inside


def _counted(values: FieldValues, field: str) -> Counter[Placed]:
    found: Counter[Placed] = Counter()
    for mob, area, count in rows_of(values, field):
        found[mob, area] += count
    return found


def _count(one: Mapping[str, object]) -> int:
    count = one.get("count", 1)
    return count if isinstance(count, int) and count > 0 else 1


def _is(one: object, placed: Placed) -> bool:
    return isinstance(one, Mapping) and (one.get("mob"), one.get("at")) == placed


def _one_more(values: FieldValues, field: str, placed: Placed) -> FightChanges:
    rows = [*as_list(values.get(field))]
    for number, one in enumerate(rows):
        if _is(one, placed) and _count(one) < _MOST_IN_A_ROW:
            rows[number] = {**one, "count": _count(one) + 1}
            return {field: tuple(rows)}
    if len(rows) >= _MOST_ROWS:
        return {}
    return {field: (*rows, {"mob": placed[0], "at": placed[1], "count": 1})}


def _one_less(values: FieldValues, field: str, placed: Placed) -> FightChanges:
    rows = [*as_list(values.get(field))]
    for number in reversed(range(len(rows))):
        one = rows[number]
        if _is(one, placed):
            count = _count(one) - 1
            rows[number : number + 1] = [{**one, "count": count}] if count else []
            return {field: tuple(rows)}
    return {}
