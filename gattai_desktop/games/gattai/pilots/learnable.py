"""What Pilots can learn at a table: the Techs, Frames, Mods and Robos of its packs (RULES PILOT-13 to PILOT-15).

| value | meaning |
|---|---|
| `learn.<id>` | an entry as pairs of a name and a value; it joins the table's entries when somebody learns it |
| `pilot.<seat>.techs` | what she knows and carries, each "id" or "id:rank"; her Frame and its Mods among it |
| `pilot.<seat>.daishos` | the Daishos that she owns besides, each as its Frame and its Mods |
| `pilot.<seat>.robos` | the Robos that she owns besides, each as its entry, Rank and Endurance at most |
"""

from collections.abc import Iterator, Mapping
from typing import Final, cast

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table, cached
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.effects import entries
from gattai_desktop.games.gattai.pilots import robos

_LEARN: Final = "learn."
SHEET: Final = "learn.chroma."
"""Where a table keeps what the sheet of a colour says, for whoever takes it on."""
TECH, FRAME, MOD, ROBO = "tech", "frame", "mod", "robo"
FAMILIES: Final = (TECH, FRAME, MOD, ROBO)
"""The families of entries that a Pilot learns."""
MOST_MODS: Final = 3
"""Mods that one Frame takes; they are never taken off again."""
_USUAL_RANKS: Final = 3
_OF_TABLE: Final = ("name", "family", "tag", "text", "effects")
"""What the table keeps of an entry, by the name of its value."""

_Pairs = tuple[tuple[str, Value], ...]
Daisho = tuple[str, ...]
"""A Frame, and then its Mods."""


@frozen
class Learnable:
    """Something that a Pilot could learn, as a pack has it."""

    key: str
    family: str
    name: str
    text: str = ""
    chroma: str = ""
    slot: str = ""
    most: int = _USUAL_RANKS
    endurance: int = 6


def learn_path(key: str) -> str:
    """The path of the value that keeps an entry for whoever learns it."""
    return _LEARN + key


@cached()
def learnable(table: Table) -> tuple[Learnable, ...]:
    """Everything that could be learned here. A table of an older session knows what its Pilots know already."""
    values = table.values
    listed = sorted(
        path.removeprefix(_LEARN) for path in values if path.startswith(_LEARN) and not path.startswith(SHEET)
    )
    known = (
        Learnable(one, str(values.get(f"entry.{one}.family")), entries.name_of(table, one),
                  str(values.get(f"entry.{one}.text") or ""))
        for one in entries.known(table)
        if learn_path(one) not in values
        and values.get(f"entry.{one}.family") in FAMILIES
        and not values.get(f"entry.{one}.scope")
    )  # fmt: skip
    return (*(_read(one, dict(cast("_Pairs", values[learn_path(one)]))) for one in listed), *known)


def _read(key: str, said: dict[str, Value]) -> Learnable:
    words = {name: str(said[name]) for name in ("text", "chroma", "slot") if name in said}
    numbers = {name: said[path] for name, path in (("most", "most_rank"), ("endurance", "endurance")) if path in said}
    return Learnable(key, str(said.get("family", "")), str(said.get("name", key)), **words, **numbers)  # type: ignore[arg-type]


def named(table: Table, key: str) -> Learnable | None:
    """What is called so; None where nothing is."""
    return next((one for one in learnable(table) if one.key == key), None)


def name_of(table: Table, key: str) -> str:
    """What people call it."""
    found = named(table, key)
    return found.name if found is not None else entries.name_of(table, key)


def ranks(table: Table, seat: Seat) -> dict[str, int]:
    """What a Pilot knows and carries, with the Rank of each."""
    return dict(entries.split(one) for one in table.listed(f"pilot.{seat}.techs"))


# ---------------------------------------------------------------------- what she carries


def carry(ledger: Ledger, seat: Seat, mine: Mapping[str, int]) -> None:
    """Let her know and carry these, with their Ranks."""
    said = tuple(one if rank == 1 else f"{one}:{rank}" for one, rank in mine.items())
    ledger.set(f"pilot.{seat}.techs", said or None, rule="PILOT-14")


def come_to_know(ledger: Ledger, key: str) -> None:
    """Let an entry that could be learned join the entries of the table, with all that it does."""
    known = entries.known(ledger.table)
    said = cast("_Pairs | None", ledger.table.values.get(learn_path(key)))
    if key in known or said is None:
        return
    for name, value in said:
        if name in _OF_TABLE:
            ledger.set(f"entry.{key}.{name}", value, rule="PILOT-14")
    ledger.set(entries.ENTRIES, (*ledger.table.listed(entries.ENTRIES), key), rule="PILOT-14")


# ---------------------------------------------------------------------- Daishos


def carried_daisho(table: Table, seat: Seat) -> Daisho:
    """The Daisho that she carries: its Frame and its Mods; empty where she has none."""
    family = {one.key: one.family for one in learnable(table)}
    mine = list(ranks(table, seat))
    frames = [one for one in mine if family.get(one) == FRAME]
    return (*frames[:1], *(one for one in mine if family.get(one) == MOD)) if frames else ()


def other_daishos(table: Table, seat: Seat) -> tuple[Daisho, ...]:
    """The Daishos that she owns besides."""
    return cast("tuple[Daisho, ...]", table.values.get(f"pilot.{seat}.daishos") or ())


def daishos(table: Table, seat: Seat) -> tuple[Daisho, ...]:
    """Every Daisho that she owns, the carried one first."""
    carried = carried_daisho(table, seat)
    return (*((carried,) if carried else ()), *other_daishos(table, seat))


def fit(ledger: Ledger, seat: Seat, mod: str, frame: str) -> None:
    """Fit a Mod to one of her Frames, for good."""
    come_to_know(ledger, mod)
    if frame in ranks(ledger.table, seat):
        carry(ledger, seat, {**ranks(ledger.table, seat), mod: 1})
        return
    others = tuple((*one, mod) if one[0] == frame else one for one in other_daishos(ledger.table, seat))
    ledger.set(f"pilot.{seat}.daishos", others, rule="PILOT-14")


def add_frame(ledger: Ledger, seat: Seat, frame: str) -> None:
    """Let her own a new bare Frame; the first one she carries at once."""
    come_to_know(ledger, frame)
    if carried_daisho(ledger.table, seat):
        ledger.set(f"pilot.{seat}.daishos", (*other_daishos(ledger.table, seat), (frame,)), rule="PILOT-14")
    else:
        carry(ledger, seat, {**ranks(ledger.table, seat), frame: 1})


def take_up(ledger: Ledger, seat: Seat, frame: str) -> None:
    """Let her carry another of her Daishos, and leave the one that she carried."""
    before = carried_daisho(ledger.table, seat)
    chosen = next(one for one in other_daishos(ledger.table, seat) if one[0] == frame)
    mine = {one: rank for one, rank in ranks(ledger.table, seat).items() if one not in before}
    carry(ledger, seat, {**mine, **dict.fromkeys(chosen, 1)})
    left = tuple(one for one in other_daishos(ledger.table, seat) if one != chosen)
    ledger.set(f"pilot.{seat}.daishos", (*left, *((before,) if before else ())) or None, rule="PILOT-14")


# ---------------------------------------------------------------------- Robos


@frozen
class OwnedRobo:
    """A Robo that a Pilot owns, and does not ride tonight."""

    entry: str
    rank: int
    most: int
    lost: int = 0
    """Endurance that it lacks, until a Pit Crew repairs it (TEAM-10)."""
    corroded: int = 0
    """How much of that is repaired at half."""


def other_robos(table: Table, seat: Seat) -> tuple[OwnedRobo, ...]:
    """The Robos that she owns besides the one that she rides."""
    said = cast("tuple[tuple[str, int, int, int, int], ...]", table.values.get(f"pilot.{seat}.robos") or ())
    return tuple(OwnedRobo(*one) for one in said)


def ridden(table: Table, seat: Seat) -> str:
    """The entry of the Robo that she rides; "" where no pack has it."""
    return table.text(f"pilot.{seat}.robo.entry")


def owners(table: Table) -> dict[str, Seat]:
    """Whose each Robo of the Team is, by its entry; one that is ridden or waits."""
    seats = cast("tuple[Seat, ...]", table.values["seats"])
    waiting = {one.entry: each for each in seats for one in other_robos(table, each)}
    return waiting | {ridden(table, each): each for each in seats}


def new_robos(table: Table, seat: Seat) -> Iterator[Learnable]:
    """The Robos that nobody of the Team owns."""
    owned = owners(table)
    yield from (one for one in learnable(table) if one.family == ROBO and one.key not in owned)


def add_robo(ledger: Ledger, seat: Seat, robo: Learnable) -> None:
    """Let her own a new Robo at Rank 1; the first one that a pack has she rides at once."""
    come_to_know(ledger, robo.key)
    owned = (robo.key, 1, robo.endurance)
    if ridden(ledger.table, seat):
        own(ledger, seat, (*other_robos(ledger.table, seat), OwnedRobo(*owned)))
    else:
        _ride(ledger, seat, OwnedRobo(*owned))


def change_robo(ledger: Ledger, seat: Seat, entry: str) -> None:
    """Let her ride another of her Robos; the one that she rode waits as it is (TEAM-10)."""
    path, owned = f"pilot.{seat}.robo", other_robos(ledger.table, seat)
    chosen = next(one for one in owned if one.entry == entry)
    before = OwnedRobo(
        ridden(ledger.table, seat),
        ledger.number(f"{path}.rank"),
        ledger.number(f"{path}.max_endurance"),
        robos.lost(ledger.table, seat),
        robos.corroded(ledger.table, seat),
    )
    own(ledger, seat, (*(one for one in owned if one != chosen), *((before,) if before.entry else ())))
    _ride(ledger, seat, chosen)


def own(ledger: Ledger, seat: Seat, owned: tuple[OwnedRobo, ...]) -> None:
    """Let these be the Robos that she owns besides the one that she rides."""
    ledger.set(f"pilot.{seat}.robos", tuple(map(_said, owned)) or None, rule="PILOT-13")


def _said(robo: OwnedRobo) -> tuple[str | int, ...]:
    lacks = (robo.lost, *((robo.corroded,) if robo.corroded else ())) if robo.lost else ()
    return robo.entry, robo.rank, robo.most, *lacks


def _ride(ledger: Ledger, seat: Seat, robo: OwnedRobo) -> None:
    path = f"pilot.{seat}.robo"
    said = (
        ("entry", robo.entry),
        ("name", entries.name_of(ledger.table, robo.entry)),
        ("rank", robo.rank),
        ("endurance", robo.most - robo.lost),
        ("max_endurance", robo.most),
        ("corroded", robo.corroded or None),
        ("present", False),
    )
    for name, value in said:
        ledger.set(f"{path}.{name}", value, rule="PILOT-13")
