"""Entries of content packs at the table: which there are, who carries them, and which effects listen in a window.

| value | meaning |
|---|---|
| `entries` | the ids of those of which everybody may know; of powers all that there are, not who has which |
| `entries.kept` | the ids of those that are what one Threat or one Location does of its own |
| `entries.wake` | what everybody may know of these: in which windows known Threats listen, and if they ask who acts |
| `entry.<id>.name`, `.text`, `.tag` | what it is called, its rule for players, its tags |
| `entry.<id>.family` | the kind of thing that it is: "tech", "power", "robo" … |
| `entry.<id>.effects` | its effects, each a line (`effect_line.py`) |
| `entry.<id>.scope` | who has it without further ado: "pilots", "threats", "table"; "" for nobody |
| `pilot.<seat>.techs` | what a Pilot knows, each "id" or "id:rank" |
| `gear.<key>.entry` | the entry of a piece of Gear, which its holder has |
| `pilot.<seat>.robo.entry` | the entry of her Robo, whose Rank is the Robo's |
| `threat.<key>.powers`, `location.<key>.boons` | what a Threat or a Location has |

The rules know no entry by its name: they ask `effects_in(table, window)`.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from itertools import islice
from typing import Final, cast

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.limits import MAX_HAD
from gattai_desktop.cards.sight import SeenValues
from gattai_desktop.cards.sight import known as known_value
from gattai_desktop.cards.state import Table, cached, paths
from gattai_desktop.cards.value import Value, Values
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.effects.effect import Effect, Step
from gattai_desktop.games.gattai.effects.effect_line import EffectFault, parse_effect
from gattai_desktop.games.gattai.pilots import ranks
from gattai_desktop.games.gattai.zones import PRETENDERS

ENTRIES: Final = "entries"
KEPT: Final = "entries.kept"
WAKE: Final = "entries.wake"
PILOTS: Final = "pilots"
THREATS: Final = "threats"
TABLE: Final = "table"
_OF_THREATS: Final = ("power", "threat")


@frozen
class HeldEntry:
    """An effect and who has it. `owner` is a recipient ("red", "threat.x", "location.y") or "table"."""

    entry: str
    number: int
    owner: str
    rank: int
    effect: Effect

    @property
    def key(self) -> tuple[str, int, str]:
        """What names it on the agenda."""
        return self.entry, self.number, self.owner

    @property
    def steps(self) -> Iterator[Step]:
        """What it always does at its Rank, without what is chosen."""
        return (step for group in self.effect.groups if self.rank >= group.rank for step in group.steps)


def known(table: Table) -> tuple[str, ...]:
    """The ids of every entry at this table."""
    return _all_in(table.values)


def _all_in(values: Values) -> tuple[str, ...]:
    listed, kept = (cast("tuple[str, ...]", values.get(path) or ()) for path in (ENTRIES, KEPT))
    return (*listed, *kept)


def name_of(table: Table, entry: str) -> str:
    """What people call an entry; one that a seat may not read goes by the Threat that has or has brought it."""
    whose = entry.partition(".")[2].partition(".")[0]
    return str(table.values.get(f"entry.{entry}.name") or table.values.get(f"threat.{whose}.name") or entry)


def tags(table: Table, entry: str) -> tuple[str, ...]:
    """Its tags: assist, passive, reaction, special, story, wave, storm."""
    return table.listed(f"entry.{entry}.tag")


def effects_of(values: Values, entry: str) -> tuple[Effect, ...]:
    """The effects of an entry, in their order. A line that cannot be read says nothing (packs are checked before)."""
    return _read(cast("tuple[str, ...]", values.get(f"entry.{entry}.effects") or ()))


@lru_cache(maxsize=1024)
def _read(lines: tuple[str, ...]) -> tuple[Effect, ...]:
    found = []
    for line in lines:
        try:
            found.append(parse_effect(line))
        except EffectFault:
            continue
    return tuple(found)


def split(tech: str) -> tuple[str, int]:
    """Read "red.inspiring:2" as the entry and its Rank."""
    entry, _, rank = tech.partition(":")
    return entry, int(rank) if rank.isdecimal() and len(rank) < 3 else 1


# ---------------------------------------------------------------------- who has what


_ACTIVE: Final = frozenset({None, "", "active"})


def _listed(values: Values, kind: str, states: frozenset[str | None] | None) -> Iterator[str]:
    for key in cast("tuple[str, ...]", values.get(f"{kind}s") or ()):
        if states is None or values.get(f"{kind}.{key}.status") in states:
            yield f"{kind}.{key}"


def owners(values: Values, *, active: bool = True, masked: bool = False) -> Iterator[str]:
    """Yield every owner that may have entries: Pilots from the Coach's left first, then Threats, places and the table.

    Without `active` also those that are beaten or not yet in play: what has just happened may be their end; with
    `masked` also Threats that walk among the Factions.
    """
    states = _ACTIVE if active else None
    yield from cast("tuple[str, ...]", values.get("seats") or ())
    yield from _listed(values, "threat", states)
    for key in cast("tuple[str, ...]", values.get(PRETENDERS) or ()):
        if not active or (masked and values.get(f"threat.{key}.status") == "masked"):
            yield f"threat.{key}"
    yield from _listed(values, "location", states)
    yield TABLE


OfScope = Callable[[str], tuple[str, ...]]
"""Returns the entries of a scope."""


def _with_scope(values: Values, scope: str) -> tuple[str, ...]:
    return tuple([one for one in _all_in(values) if values.get(f"entry.{one}.scope") == scope])


@cached(depends_on=paths("entries", "entry.*.scope"))
def _of_scope(table: Table, scope: str) -> tuple[str, ...]:
    """The entries of a scope: of all that a table knows they are few, and the rules ask for them at every turn."""
    return _with_scope(table.values, scope)


def had_by(values: Values, owner: str, of_scope: OfScope | None = None) -> Iterator[tuple[str, int]]:
    """What an owner has: entries with their Ranks. Raises NotKnown for a Threat whose powers are hidden."""
    kind, _, _ = owner.partition(".")
    if owner == TABLE:
        scope = TABLE
    elif kind == "threat":
        scope = THREATS
        yield from ((one, 1) for one in _powers(values, owner))
    elif kind == "location":
        scope = ""
        yield from ((one, 1) for one in cast("tuple[str, ...]", values.get(f"{owner}.boons") or ()))
    else:
        scope = PILOTS
        yield from (split(one) for one in cast("tuple[str, ...]", values.get(f"pilot.{owner}.techs") or ()))
        yield from ((one, 1) for one in _carried(values, owner))
        robo = values.get(f"pilot.{owner}.robo.entry")
        if robo:
            yield str(robo), cast("int", values.get(f"pilot.{owner}.robo.rank") or 1)
    if scope:
        yield from ((one, 1) for one in (of_scope(scope) if of_scope is not None else _with_scope(values, scope)))


def _carried(values: Values, owner: str) -> Iterator[str]:
    """The entries of the Gear that a Pilot carries."""
    for key in cast("tuple[str, ...]", values.get("gear") or ()):
        entry = values.get(f"gear.{key}.entry")
        if entry and values.get(f"gear.{key}.holder") == owner:
            yield str(entry)


def _powers(values: Values, owner: str) -> tuple[str, ...]:
    return cast("tuple[str, ...]", known_value(values, f"{owner}.powers") or ())


def wakes(values: Values) -> tuple[tuple[str, bool], ...] | None:
    """The windows in which Threats that everybody knows listen of their own, and whether it asks there who acts."""
    kept = cast("tuple[str, ...]", values.get(KEPT) or ())
    lists = (values.get(f"{threat}.powers") for threat in _listed(values, "threat", None))
    had = (one for powers in lists for one in cast("tuple[str, ...]", powers or ()))
    own = {entry for one in had for entry in (one, _part_of(one)[0]) if entry in kept}
    effects = [effect for entry in own for effect in effects_of(values, entry)]
    return tuple(sorted({(when, effect.asks_who_acts(when)) for effect in effects for when in effect.when})) or None


def _may_listen(values: Values, window: str, actor: Value) -> bool:
    """Whether any power of this table listens in a window: if none does, hidden ones hide nothing there.

    Where somebody else acts there than the Coach, a power listens only if its condition asks who does.
    """
    ours = actor in (None, COACH_SEAT)
    kept = cast("tuple[tuple[str, bool], ...]", values.get(WAKE) or ())
    return any(when == window and (ours or asks) for when, asks in kept) or any(
        window in effect.when and (ours or effect.asks_who_acts(window))
        for entry in _all_in(values)
        if values.get(f"entry.{entry}.family") in _OF_THREATS
        for effect in effects_of(values, entry)
    )


def carried_by(values: Values, owner: str, window: str = "", of_scope: OfScope | None = None) -> Iterator[HeldEntry]:
    """Every effect that an owner has, one for each of its parts; of far too many entries the first.

    With a window only what listens there.
    """
    for name, rank in islice(had_by(values, owner, of_scope), MAX_HAD):
        # "power.demolish.wave" is the part "wave" of the entry "power.demolish".
        entry, part = (name, "") if f"entry.{name}.name" in values else _part_of(name)
        for number, effect in enumerate(effects_of(values, entry)):
            if (not window or window in effect.when) and (not part or effect.part == part):
                yield HeldEntry(entry, number, owner, ranks.used_at(values, owner, entry, rank), effect)


def _part_of(name: str) -> tuple[str, str]:
    entry, _, part = name.rpartition(".")
    return entry, part


@cached()
def _listening(table: Table, asked: tuple[str, str]) -> tuple[HeldEntry, ...]:
    """What of an owner's listens in a window: each move that is judged at a table asks it anew."""
    owner, window = asked
    return tuple(carried_by(table.values, owner, window, partial(_of_scope, table)))


def effects_in(table: Table, window: str, owner: str | None = None, *, actor: Value = None) -> Iterator[HeldEntry]:
    """Every effect that listens in a timing window, of one owner or of all. actor: who acts there, where that is known.

    On a sight the powers of Threats that are not revealed raise NotKnown: what they do cannot be foretold. Where only
    something listens that a Threat brought along to the running table, nobody else can know that there is anything.
    """
    values = table.values
    if not has_entries(table):
        return
    active, masked = window != "event.done", window in {"creation", "crisis"}
    for one in (owner,) if owner is not None else owners(values, active=active, masked=masked):
        # A place that is not revealed is the Coach's alone: it gives no Boon, and no Blight tells of it.
        if one.startswith("location.") and values.get(f"{one}.revealed") is False:
            continue
        if one.startswith("threat.") and isinstance(values, SeenValues) and not _may_listen(values, window, actor):
            continue
        found: Iterable[HeldEntry] = _listening(table, (one, window))
        if window == "crisis" and values.get(f"{one}.status") == "masked":
            # It is out of play: a step of the Crisis lets it turn, and does nothing else with it.
            found = (each for each in found if any(step.verb == "unmask" for step in each.effect.steps))
        yield from found


def again(table: Table, entry: str, number: int, owner: str) -> HeldEntry | None:
    """Find an effect again that the agenda names; None where it is gone."""
    for found in carried_by(table.values, owner):
        if found.entry == entry and found.number == number:
            return found
    effects = effects_of(table.values, entry)
    # Its owner may have lost it since, or it has no owner (a Spoil, a Position): Rank 1.
    return HeldEntry(entry, number, owner, 1, effects[number]) if number < len(effects) else None


def has_entries(table: Table) -> bool:
    """Whether this table knows any entry at all."""
    return is_known_to(table.values)


def is_known_to(values: Values) -> bool:
    """Whether a table with these values, all or those that a seat may know, has entries."""
    return ENTRIES in values or KEPT in values
