"""What a move names that is not in this fight: such a move can be made by nobody, whatever the table allows."""

from collections.abc import Callable, Container, Iterator, Mapping
from typing import Final

from gattai_desktop.cards.card import CARDS, Card
from gattai_desktop.cards.frozen import fields
from gattai_desktop.cards.state import Table
from gattai_desktop.games.hand_of_all import RULE
from gattai_desktop.games.move import Move
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.any_moment import ForMove, who_of
from gattai_desktop.games.virtual_machine.area_hacks import Bridge
from gattai_desktop.games.virtual_machine.attacking import Attack, Blast
from gattai_desktop.games.virtual_machine.battle_maps import STATES
from gattai_desktop.games.virtual_machine.ending import all_of
from gattai_desktop.games.virtual_machine.equipping import BeforeFight
from gattai_desktop.games.virtual_machine.powers import HandOff
from gattai_desktop.games.virtual_machine.status_byte import BITS
from gattai_desktop.games.virtual_machine.values import name_of
from gattai_desktop.games.virtual_machine.world import battle_map, world_of
from gattai_desktop.games.virtual_machine.zones import MCS


def _areas(table: Table) -> Container[object]:
    return table.listed("areas")


_KNOWN: Final[Mapping[str, Callable[[Table], Container[object]]]] = {
    "target": all_of, "process": all_of, "order": all_of,
    "area": _areas, "start": _areas, "end": _areas, "by": _areas,
    "item": lambda table: world_of(table).items,
    "interrupt": lambda table: world_of(table).interrupts,
    "fight": lambda table: world_of(table).fights,
    "place": lambda _table: range(1, len(BITS) + 1),
    "status": lambda _table: STATES,
}  # fmt: skip
"""What the fields of moves can name, by what they are called."""


def meaningless(table: Table, move: Move) -> Iterator[Reason]:
    """Yield each name in a move of which there is nothing here."""
    for one in fields(type(move)):
        known, value = _KNOWN.get(one.name), getattr(move, one.name)
        for named_so in value if isinstance(value, tuple) else (value,):
            if isinstance(named_so, Card) and named_so.key not in CARDS:
                yield refusal(RULE, "{card} is no card to play with.", card=named_so)
            elif known is not None and named_so not in known(table):
                yield refusal(RULE, "Nothing here is called {name}.", name=named_so)
    if isinstance(move, Attack | Blast) and move.card not in table.cards(zones.play(move.seat)):
        yield refusal("VM-21", "{card} is not the card of this turn.", card=move.card)
    if isinstance(move, Bridge) and not any(
        {link.start, link.end} == {move.start, move.end} for link in battle_map(table).area_map.links
    ):
        yield refusal("VM-34", "No link joins these two.")
    if isinstance(move, ForMove) and not who_of(table, move.seat):
        yield refusal("VM-39", "A boss pays on its own turn.")
    if isinstance(move, BeforeFight | HandOff) and getattr(move, "target", move.seat) not in table.listed(MCS):
        yield refusal("VM-H49", "{name} is no MC.", name=name_of(table, getattr(move, "target", move.seat)))
