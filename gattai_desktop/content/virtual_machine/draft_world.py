"""What a pack of fights that is written may name: its own maps, mobs and bosses, and those on which it builds."""

from collections.abc import Mapping
from typing import Any, TypeVar

from gattai_desktop.cards.value import as_list
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.schema import Named
from gattai_desktop.content.virtual_machine.drawn_map import DrawnMap, drawn_map, map_as_drawn
from gattai_desktop.games.kinds_of_many import FieldValues
from gattai_desktop.games.virtual_machine.battle_maps import BattleMap
from gattai_desktop.games.virtual_machine.process_signs import drawings_of
from gattai_desktop.games.virtual_machine.processes import BossKind, MobKind

N = TypeVar("N", bound=Named)
PLACES = ("mobs", "out_3", "out_2", "in_5", "in_6")
"""The fields of a fight that say where mobs start."""


def map_of(draft: PackDraft, map_id: str) -> DrawnMap | None:
    """Return a map by its id, as far as it is drawn; None where there is none."""
    if draft.has("map", map_id):
        return drawn_map(draft.values("map", map_id))
    found = next((one for one in needed(draft, BattleMap) if one.id == map_id), None)
    return map_as_drawn(found) if found is not None else None


def needed(draft: PackDraft, kind: type[N]) -> tuple[N, ...]:
    """Return everything of a kind that the packs bring on which it builds."""
    return tuple(one for pack in draft.shelf for one in pack.of(kind))


def names_of(draft: PackDraft, *words: str) -> Mapping[str, str]:
    """Return what may be named of some families: names by ids, the pack's own first."""
    return {one: name or one for one, name in reversed([*draft.named(words)])}


def borne_by(draft: PackDraft) -> Mapping[str, str]:
    """Return the drawing that each mob and boss bears on the map, as at the table."""
    mobs = [(one.id, one.sign) for one in needed(draft, MobKind)]
    bosses = [(one.id, one.sign) for one in needed(draft, BossKind)]
    for word, kinds in (("mob", mobs), ("boss", bosses)):
        kinds.extend((str(one["id"]), str(one["sign"] or "")) for one in draft.entries(word))
    return drawings_of((*mobs, *bosses))


def rows_of(values: FieldValues, field: str) -> list[tuple[str, str, int]]:
    """Return the rows of mobs in a field of a fight: which, the area, how many; "" and 1 where that is not said."""
    rows = [one for one in as_list(values.get(field)) if isinstance(one, Mapping)]
    return [(str(one.get("mob") or ""), str(one.get("at") or ""), _count(one.get("count"))) for one in rows]


def mobs_at(values: FieldValues, field: str) -> int:
    """Return how many mobs a field of a fight lists."""
    return sum(count for _mob, _area, count in rows_of(values, field))


def _count(value: Any) -> int:  # noqa: ANN401 - whatever somebody wrote
    return value if isinstance(value, int) and not isinstance(value, bool) and value > 0 else 1
