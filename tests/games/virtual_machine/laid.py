"""A fight laid by hand: who stands where on which map, with what differs from how everybody begins."""

from collections.abc import Mapping

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.shuffle import unknown
from gattai_desktop.cards.state import State
from gattai_desktop.cards.tokens import area_zone
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Lying
from gattai_desktop.content.virtual_machine.worlds import built_in_world
from gattai_desktop.games.modifiers import Modifier, modify
from gattai_desktop.games.virtual_machine.processes import CharacterKind

WORLD = built_in_world().world


def laid(name: str, where: Mapping[str, str], values: Mapping[str, Value] | None = None, *modifiers: Modifier) -> State:
    """Lay a map with these processes in their areas, kits worn; values are given by their paths."""
    zones: dict[str, tuple[Lying, ...]] = {}
    kept: dict[str, Value] = {"map": name}
    for who, area in where.items():
        token = WORLD.tokens[who]
        zones[area_zone(area)] = (*zones.get(area_zone(area), ()), Lying(token, True))
        kit = token.kind.kit if isinstance(token.kind, CharacterKind) else ()
        kept[f"process.{who}.worn"] = kit
        kept[f"process.{who}.hp"] = kept[f"process.{who}.max_hp"] = token.kind.hp
        kept[f"process.{who}.bits"] = tuple(
            dict.fromkeys((*token.kind.sets, *(bit for item in kit for bit in WORLD.items[item].sets)))
        )
    kept["mcs"] = tuple(who for who in where if who in WORLD.mcs)
    kept["cpu"] = tuple(who for who in where if who not in WORLD.mcs)
    kept["areas"] = tuple(WORLD.maps[name].area_map.by_id)
    kept["seats"] = (*kept["mcs"], "cpu")
    ledger = Ledger(State(zones, {**kept, **(values or {})}), unknown)
    for one in modifiers:
        modify(ledger, one, rule="VM-W1")
    return ledger.table
