"""What follows by itself: pools, Strike, draws, Class and slots, as the rules of a table reckon them (make.derived)."""

from typing import Final

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.content.gattai.entries import RuleEntry
from gattai_desktop.content.gattai.making.being_made import BeingMade, points
from gattai_desktop.content.gattai.pieces import entry_setup, pilot_setup
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.effects import modifiers
from gattai_desktop.games.gattai.pilots import evolution
from gattai_desktop.games.gattai.pilots.evolution import GEAR_TYPES
from gattai_desktop.games.gattai.pilots.pilots import COLOURS, pilot
from gattai_desktop.games.gattai.setup import Setup

_SOMEBODY: Final = COLOURS[0]


@frozen
class SheetSoFar:
    """The numbers of a Pilot as she would sit down with what is chosen."""

    stats: dict[str, int]
    max_hand: int
    buffers: int
    max_buffers: int
    charges: int
    max_charges: int
    strike: tuple[int, int]
    """Where her side begins the fight, and where the others do: from Steel, and from Flesh."""
    draws: tuple[int, int]
    """For the Team, and for herself: from Sync, and from Solo."""
    class_name: str
    gear_tier: int
    slots: dict[str, int]


def sheet_so_far(her: BeingMade) -> SheetSoFar:
    """Return her numbers: at a table of her own, with what she knows (make.derived, make.class)."""
    book = evolve(her.book, seat=her.colour or _SOMEBODY, stats=stats_so_far(her))
    known = {name.partition(":")[0] for name in (*book.techs, book.robo)}
    entries = tuple(entry_setup(one) for one in her.of(RuleEntry) if one.id in known)
    there = {one.key for one in entries}
    book = evolve(book, techs=tuple(name for name in book.techs if name.partition(":")[0] in there), gear=())
    table = begin(Setup(edition="final", pilots=(pilot_setup(book.seat, book.name, book),), entries=entries))
    seat, one = book.seat, pilot(table, book.seat)
    rung = evolution.class_of(table, seat)
    added = one.number("strike_modifier")
    return SheetSoFar(
        stats={stat: one.number(stat) for stat in book.stats},
        max_hand=max(0, modifiers.standing(table, seat, "max_hand", one.number("max_hand"))),
        buffers=min(one.buffers, one.max_buffers),
        max_buffers=one.max_buffers,
        charges=min(one.charges, one.max_charges),
        max_charges=one.max_charges,
        strike=(
            max(0, modifiers.standing(table, seat, "strike", one.number("steel") + added)),
            max(0, modifiers.standing(table, seat, "strike", one.number("flesh") + added)),
        ),
        draws=(
            max(0, modifiers.standing(table, seat, "draws", one.number("sync"))),
            max(0, modifiers.standing(table, seat, "draws", one.number("solo"))),
        ),
        class_name=rung.name,
        gear_tier=rung.gear_tier,
        slots={kind: evolution.slots(table, seat, kind) for kind in GEAR_TYPES},
    )


def stats_so_far(her: BeingMade) -> dict[str, int]:
    """What her adjectives gave her, or what is written where she has none."""
    return points(her.words) if her.words or not her.book.stats else {**points(()), **her.book.stats}
