"""What keeps things of Virtual Machine from being laid out together: fights without a place, gear that does not fit."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, TypeVar

from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.cards.zone import NO_PLAYERS
from gattai_desktop.content.schema import Named
from gattai_desktop.games.virtual_machine.battle_maps import FEWEST, MOST, BattleMap, FightPlan
from gattai_desktop.games.virtual_machine.processes import (
    COLOURS,
    BossKind,
    CharacterKind,
    InterruptKind,
    MobKind,
    ProcessKind,
)
from gattai_desktop.games.virtual_machine.traits import GearKind, why_not_worn
from gattai_desktop.games.virtual_machine.world import COMPANY, COPIES
from gattai_desktop.games.virtual_machine.zones import CPU, MCS

Wrong = tuple[Named, str, str]
"""An entry, its field, and the sentence for a person."""
N = TypeVar("N", bound=Named)

_SERVES: Final = re.compile(r"pair|(10|[2-9JQKA])( (10|[2-9JQKA]))*")
_SEAT: Final = re.compile(r"[a-z][a-z0-9_]*")
"""What a move can begin with, so that it is read again as it was written."""
TAKEN: Final = (CPU, MCS, "box", "byte", "table", *NO_PLAYERS, *COLOURS)
"""Words that mean something else at the table; seats of other games are called after colours."""


def wrong_together(own: tuple[Named, ...], others: tuple[Named, ...]) -> Iterator[Wrong]:
    """Yield what is wrong with entries of a pack beside all others."""
    every = (*others, *own)
    called: dict[tuple[str, str], Named] = {}
    for named in every:
        for known_by in _known_by(named):
            first = called.setdefault(known_by, named)
            if first is not named and named in own:
                words = "{id} has that name already: at the table things are known by their names."
                yield named, "name", wording(words, id=first.id)
                break
    for one in own:
        if isinstance(one, ProcessKind) and ("." in one.id or one.id in TAKEN):
            yield one, "id", wording("'{id}' cannot stand on a map. Write another, without a dot.", id=one.id)
        elif isinstance(one, CharacterKind) and _SEAT.fullmatch(one.id) is None:
            words = "'{id}' cannot be a seat. Write small letters, digits and _, a letter first."
            yield one, "id", wording(words, id=one.id)
        if isinstance(one, CharacterKind):
            yield from _wrong_kit(one, _by_id(every, GearKind))
        elif isinstance(one, InterruptKind):
            yield from _wrong_cards(one)
        elif isinstance(one, FightPlan):
            yield from _wrong_fight(one, every)


def _known_by(one: Named) -> Iterator[tuple[str, str]]:
    """Yield by what something is known at the table: its name, a character by the first one, too."""
    if isinstance(one, FightPlan):
        yield "fight", one.name.casefold()
    elif isinstance(one, ProcessKind | GearKind | InterruptKind):
        yield "", one.name.casefold()
        if isinstance(one, CharacterKind):
            yield "mc", one.name.partition(" ")[0].casefold()


def _by_id(every: Iterable[Named], kind: type[N]) -> dict[str, N]:
    return {one.id: one for one in every if isinstance(one, kind)}


def _wrong_fight(fight: FightPlan, every: tuple[Named, ...]) -> Iterator[Wrong]:
    """Yield what keeps a fight from being laid out."""
    where = _by_id(every, BattleMap).get(fight.map)
    if where is None:
        if not fight.map:
            yield fight, "map", wording("A fight needs a map.")
        return  # that there is no such map is told already
    mobs = _by_id(every, MobKind)
    yield from _wrong_places(fight, where, mobs)
    if Counter((*fight.out_3, *fight.out_2)) - Counter(fight.mobs):
        return  # as somebody stays out who is not there, they cannot be lined up
    yield from _too_many(fight, every, mobs)
    if not fight.boss and not fight.line_up(FEWEST):
        yield fight, "mobs", wording("Nobody fights for the CPU here. List a mob, or name a boss.")
    if fight.mcs and not FEWEST <= len(set(fight.mcs)) == len(fight.mcs):
        yield fight, "mcs", wording("A fight has {fewest} to {most} MCs, each once.", fewest=FEWEST, most=MOST)


def _wrong_places(fight: FightPlan, where: BattleMap, mobs: Mapping[str, MobKind]) -> Iterator[Wrong]:
    """Yield what is wrong with the lines that say which mob starts where, or stays out."""
    areas, left = where.area_map.by_id, Counter(fight.mobs)
    for name in ("mobs", "out_3", "out_2", "in_5", "in_6"):
        for mob, area in getattr(fight, name):
            if not mob:
                yield fight, name, wording("One line of it names no mob.")
            # None starts where the MCs do (VM-58).
            at, who = _called(area, areas.get(area)), _called(mob, mobs.get(mob))
            if area == where.start:
                words = "{mob} starts in {area}, where the MCs do. Place it elsewhere."
                yield fight, name, wording(words, mob=who, area=at)
            elif area not in areas:
                words = "{mob} starts in no area of {map}: none is called '{area}'. Place it."
                words = words if area else "{mob} starts in no area of {map}. Place it."
                yield fight, name, wording(words, mob=who, map=where.name or where.id, area=at)
            if name.startswith("out"):
                if not left[mob, area]:
                    yield fight, name, wording("No {mob} is left in {area} that could stay out.", mob=who, area=at)
                    return
                left[mob, area] -= 1


def _too_many(fight: FightPlan, every: tuple[Named, ...], mobs: Mapping[str, MobKind]) -> Iterator[Wrong]:
    """Yield of which mobs there are more than can fight."""
    company = {boss.company for boss in _by_id(every, BossKind).values()}
    for kind, count in Counter(kind for kind, _ in fight.line_up(MOST)).items():
        most = COMPANY if kind in company else COPIES
        if kind in mobs and count > most:
            words = "{number} of {kind} are too many: {most} at most."
            yield fight, "mobs", wording(words, number=count, kind=_called(kind, mobs[kind]), most=most)


def _called(one: str, found: Named | None) -> AsWritten:
    """What people call something; what its file calls it where it has no name, or is not there."""
    return AsWritten(found.name if found is not None and found.name else one)


def _wrong_kit(mc: CharacterKind, items: dict[str, GearKind]) -> Iterator[Wrong]:
    """Yield gear that a character comes along with and may not have (VM-H49)."""
    kit = [items[item] for item in mc.kit if item in items]
    match why_not_worn(mc.kind, kit):
        case "kind":
            yield mc, "kit", wording("Some of this gear is for another kind of character.")
        case "slot":
            yield mc, "kit", wording("More of this gear is worn in one place than fits there.")
        case "load":
            yield mc, "kit", wording("This gear weighs too much.")


def _wrong_cards(interrupt: InterruptKind) -> Iterator[Wrong]:
    for card in interrupt.cards:
        if _SERVES.fullmatch(card) is None:
            words = "'{text}' names no cards. Write ranks that serve, such as 7 or J Q K, or pair."
            yield interrupt, "cards", wording(words, text=card)
