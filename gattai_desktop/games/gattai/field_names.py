"""Names for people of what the fields of a move hold: places, Threats, Stats, Positions."""

from collections.abc import Callable, Mapping
from typing import Final

from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.book.rulings import RULINGS, rulings_of
from gattai_desktop.games.gattai.effects import entries
from gattai_desktop.games.gattai.names import (
    RESOURCES,
    STAT_NAMES,
    event_name,
    named,
    power_name,
    spoil_name,
    zone_name,
)
from gattai_desktop.games.gattai.rumble.positions import POSITIONS
from gattai_desktop.games.gattai.values import value_name

_SIDES: Final = ("pilot", "side", "opponent", "target", "to", "receiver")
"""Fields that hold a seat, a side, or whom an effect hits."""
_KEYED: Final = ("faction", "threat", "location", "gear")
"""Fields that hold the key of something which has a name of its own."""
_NAMED: Final = ("threat", "faction", "location", "resource", "throwdown")
"""What a thing with a dot in its id may be, so that it has a name."""
_ITEMS: Final = {"tr": "TR", "buffers": "Buffers", "strike": "Strike", "all": "all"}
"""What can be revealed of a Threat."""
_BY_FIELD: Final[Mapping[str, Callable[[Table, str], str]]] = {
    "zone": zone_name,
    "origin": zone_name,
    "path": value_name,
    "spoil": lambda table, key: str(table.values.get(f"spoil.{key}.name") or spoil_name(key)),
    "entry": lambda table, key: entries.name_of(table, key.partition("/")[0]),
    "power": power_name,
    "position": lambda _table, key: POSITIONS[key].name if key in POSITIONS else key,
    "switch": lambda _table, row: RULINGS[row].question if row in RULINGS else row,
    "stat": lambda _table, stat: STAT_NAMES.get(stat, stat.capitalize()),
    "event": lambda table, event: event_name(rulings_of(table), event),
    "item": lambda _table, item: _ITEMS.get(item, item),
}


def field_name(table: Table, field: str, value: str) -> str:
    """Return what people call the value of a field; free words as they were written."""
    if field in _BY_FIELD:
        return _BY_FIELD[field](table, value)
    if value in RESOURCES:
        return RESOURCES[value]
    kind, dot, _ = value.partition(".")
    if dot:
        return named(table, value) if kind in _NAMED or f"{value}.name" in table.values else value
    seats = table.values.get("seats")
    if field in _SIDES or value == COACH_SEAT or (isinstance(seats, tuple) and value in seats):
        return named(table, value)
    family = field.rstrip("s")
    return named(table, f"{family}.{value}") if family in _KEYED and value else value
