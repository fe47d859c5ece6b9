"""What people call the things of a fight: areas, statuses, items, Interrupts, places on the count, figures."""

from collections.abc import Callable, Mapping
from typing import Final

from gattai_desktop.cards.card import RANK_LETTERS
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import Called, wording
from gattai_desktop.games.virtual_machine.values import HIGH_ACE, LOW_ACE, WITHOUT_CARD, name_of
from gattai_desktop.games.virtual_machine.world import whole_map, world_of

STATUSES: Final[Mapping[str, str]] = {
    "blind": "Blind",
    "burning": "Burning",
    "berserk": "Berserk",
    "silenced": "Silenced",
    "confused": "Confused",
    "invisible": "Invisible",
    "noclip": "Noclip",
    "armored": "Armored",
}
"""The bits of a status byte."""
AREA_STATES: Final[Mapping[str, str]] = {
    "dark": "Dark",
    "cover": "Cover",
    "hazardous": "Hazardous",
    "unstable": "Unstable",
    "mirrored": "Mirrored",
    "locked": "Locked",
    "falling": "Falling",
}
"""What an area can be."""
FIGURES: Final[Mapping[str, str]] = {
    "damage": "Damage",
    "accuracy": "Accuracy",
    "evade": "Evade",
    "connect": "Connect",
    "resist": "Resist",
    "move": "Move",
    "max_hp": "highest HP",
    "armored": "Armored",
}
"""What a modifier changes of a process."""
ELEMENTS: Final[Mapping[str, str]] = {"fire": "fire", "ice": "ice", "shock": "shock"}
ROLES: Final[Mapping[str, str]] = {
    "protagonist": "Protagonist",
    "sidekick": "Sidekick",
    "comic-relief": "Comic Relief",
    "wallflower": "Wallflower",
    "mysterious-stranger": "Mysterious Stranger",
    "badass": "Badass",
}
KINDS: Final[Mapping[str, str]] = {"blade": "Blade", "shot": "Gunslinger", "hacker": "Hacker", "conduit": "Conduit"}
"""Which gear an MC wears, and whether it hacks or blasts."""
RELOAD_NAMES: Final[Mapping[str, str]] = {"out": "Out", "turn": "Turn", "round": "Round"}
RELOAD_LINES: Final[Mapping[str, str]] = {
    "out": "Free, the moment no card is left.",
    "turn": "One turn is given up.",
    "round": "A whole round is given up.",
}
"""What each way to reload costs."""


def area_name(table: Table, area: str) -> str:
    """What people call an area; the word itself where the map has none of it."""
    known = whole_map(table).area_map.by_id.get(area)
    return known.name if known is not None else area


def item_name(table: Table, item: str) -> str:
    """What people call a piece of gear."""
    known = world_of(table).items.get(item)
    return known.name if known is not None else item


def interrupt_name(table: Table, interrupt: str) -> str:
    """What people call an Interrupt."""
    known = world_of(table).interrupts.get(interrupt)
    return known.name if known is not None else interrupt


def fight_name(table: Table, fight: str) -> str:
    """What people call a fight."""
    known = world_of(table).fights.get(fight)
    return known.name if known is not None else fight


def rank_name(rank: int) -> str:
    """A rank as cards show it: "7", "Q", "A"."""
    return RANK_LETTERS.get(rank, str(rank))


def count_name(count: int) -> str:
    """A place on the count: "7", "Q", "low Ace", "turns without a card"."""
    named: Mapping[int, Called] = {
        LOW_ACE: wording("low Ace"),
        HIGH_ACE: wording("high Ace"),
        WITHOUT_CARD: wording("turns without a card"),
    }
    return named.get(count) or rank_name(count)


def _status(_table: Table, status: str) -> str:
    return {**STATUSES, **AREA_STATES}.get(status.lower(), status)


_IN_FIELDS: Final[Mapping[str, Callable[[Table, str], str]]] = {
    "process": name_of,
    "target": name_of,
    "order": name_of,
    "side": name_of,
    "area": area_name,
    "by": area_name,
    "start": area_name,
    "end": area_name,
    "item": item_name,
    "interrupt": interrupt_name,
    "fight": fight_name,
    "status": _status,
    "what": lambda _table, figure: FIGURES.get(figure, figure),
    "element": lambda _table, element: ELEMENTS.get(element, element),
}


def name_in_field(table: Table, field: str, value: Value) -> str | None:
    """What people call the value of a field of a move; None where it is called as it is."""
    if field == "count" and isinstance(value, int):
        return count_name(value)
    naming = _IN_FIELDS.get(field)
    return naming(table, str(value)) if naming is not None else None
