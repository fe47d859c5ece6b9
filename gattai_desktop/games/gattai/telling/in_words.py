"""Yields what of a table is in somebody's own words: names, agendas, what an entry of a pack says."""

from collections.abc import Iterator
from typing import Any, Final

from gattai_desktop.cards.state import Table
from gattai_desktop.games.gattai.effects import entries
from gattai_desktop.games.gattai.zones import every_threat, pilot_seats

_SAID: Final = {
    "threat": ("name", "note", "mask", "defeat"),
    "faction": ("name", "note", "pleased_by", "hurt_by"),
    "location": ("name", "boon", "blight"),
    "pilot": ("role", "specialty", "who", "why", "goal", "note", "cue.lesson", "cue.schism"),
    "entry": ("name", "text"),
}
"""The names of their values."""


def in_words(table: Table) -> Iterator[tuple[str, str]]:
    """Yield each text with the key of the entry of which it may come; "" where the table does not know that."""
    listed = {
        "threat": every_threat(table),
        "faction": table.listed("factions"),
        "location": table.listed("locations"),
        "pilot": pilot_seats(table),
        "entry": entries.known(table),
    }
    for kind, keys in listed.items():
        for key in keys:
            entry = "" if kind == "pilot" else key.rpartition(".")[2]
            for name in _SAID[kind]:
                yield from ((entry, text) for text in _texts(table.values.get(f"{kind}.{key}.{name}")))


def _texts(value: Any) -> Iterator[str]:  # noqa: ANN401 - a value of a table, as a file may have it
    if isinstance(value, str) and value:
        yield value
    for part in value if isinstance(value, tuple) else ():
        yield from _texts(part)
