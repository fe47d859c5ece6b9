"""The Chromas of a Pilot: the one that she wears, those that she owns, and Ranks that stay with her (CONTENT 1.8).

| value | meaning |
|---|---|
| `pilot.<seat>.chroma` | the colour of the Chroma that she wears, where it is not that of her seat |
| `pilot.<seat>.chromas` | the others that she owns: the colour, its Techs with their Ranks, what her sheet says in it |
| `pilot.<seat>.locked` | Ranks of Techs that she has in every Chroma, each "id" or "id:rank" |
| `learn.chroma.<colour>` | what the sheet of a colour says, as pairs of a name and a value |
"""

from collections.abc import Iterator, Mapping
from typing import Final, cast

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.effects import entries
from gattai_desktop.games.gattai.pilots import learnable
from gattai_desktop.games.gattai.pilots.learnable import SHEET, TECH, Learnable
from gattai_desktop.games.gattai.pilots.pilots import COLOURS
from gattai_desktop.games.gattai.zones import pilot_seats

_RULE: Final = "PILOT-14"
_OF_SHEET: Final = (
    "role", "specialty", "cue.lesson", "cue.schism",
    *(f"recurring.{name}" for name in ("harmony", "fan_club", "armory", "pit_crew", "resource")),
)  # fmt: skip
"""What the sheet of a Chroma says of whoever wears it, by the names of her values."""

_SLOTS: Final = ("primary", "secondary")

_Pairs = tuple[tuple[str, Value], ...]


# ---------------------------------------------------------------------- Techs of her Chroma


@frozen
class TechStep:
    """A Tech of a Pilot's Chroma, and the Rank that it would be raised to; `most` is its last."""

    tech: Learnable
    rank: int
    most: int

    @property
    def barred(self) -> bool:
        """Whether it stands at its last Rank."""
        return self.rank > self.most


def worn(table: Table, seat: Seat) -> str:
    """The colour of the Chroma that a Pilot wears: that of her seat, until she changes into another."""
    return str(table.values.get(f"pilot.{seat}.chroma") or seat)


def chroma_techs(table: Table, seat: Seat) -> tuple[TechStep, ...]:
    """Her Primary and Secondary Tech with the next Rank of each (CONTENT evo.chroma)."""
    return steps_of(table, worn(table, seat), learnable.ranks(table, seat))


def steps_of(table: Table, colour: str, mine: Mapping[str, int]) -> tuple[TechStep, ...]:
    """The Techs of a Chroma with the next Rank of each, for somebody who knows `mine` by their Ranks.

    Where a pack has several entries for one of the two, each Rank brings one of them; an entry whose id the others
    begin with comes with the first.
    """
    hers = _of_colour(table, colour, mine)
    found = []
    for one in hers:
        options = _options(hers, one)
        if not options:
            if one.most > 1 or one.key not in mine:
                found.append(TechStep(one, mine.get(one.key, 0) + 1, one.most))
        elif one in options and one.key not in mine:
            known = sum(other.key in mine for other in options)
            found.append(TechStep(one, known + 1, _last(options)))
    return tuple(found)


def at_last_rank(table: Table, colour: str, mine: Mapping[str, int]) -> Iterator[str]:
    """Yield the Techs of a Chroma that can rise no further; of several entries for one of the two each known one."""
    hers = _of_colour(table, colour, mine)
    for one in hers:
        options = _options(hers, one)
        if options:
            full = sum(other.key in mine for other in options) >= _last(options)
            if full and one in options and one.key in mine:
                yield one.key
        elif mine.get(one.key, 0) >= one.most:
            yield one.key


def _of_colour(table: Table, colour: str, mine: Mapping[str, int]) -> list[Learnable]:
    return [
        one
        for one in learnable.learnable(table)
        if one.family == TECH and (one.slot in _SLOTS if one.chroma == colour else one.key in mine and not one.chroma)
    ]


def _options(hers: list[Learnable], one: Learnable) -> list[Learnable]:
    """The entries that stand for the Ranks of one Tech together; none where it is an entry of its own."""
    group = [other for other in hers if other.slot and other.slot == one.slot and other.chroma == one.chroma]
    return [other for other in group if not _base_of(other, group)] if len(group) > 1 else []


def _last(options: list[Learnable]) -> int:
    return min(len(options), max(one.most for one in options))


def _base_of(one: Learnable, group: list[Learnable]) -> bool:
    return any(other.key.startswith(f"{one.key}.") for other in group)


def raise_tech(ledger: Ledger, seat: Seat, step: TechStep) -> None:
    """Raise a Tech by one Rank, or learn the option of the next one."""
    learnable.carry(ledger, seat, raised(ledger, worn(ledger.table, seat), learnable.ranks(ledger.table, seat), step))


def raised(ledger: Ledger, colour: str, mine: Mapping[str, int], step: TechStep) -> dict[str, int]:
    """What somebody knows who knew `mine` and raises a Tech of a Chroma; the table knows it too from now on."""
    table = ledger.table
    known = dict(mine)
    tech = step.tech
    alike = (one for one in learnable.learnable(table) if one.slot and one.slot == tech.slot)
    base = next((one for one in alike if tech.key.startswith(f"{one.key}.")), None)
    # What a Chroma has without a slot holds for everybody who has learned any of it.
    along = [one for one in learnable.learnable(table) if one.chroma == colour and one.family == TECH and not one.slot]
    for one in (*((base,) if base is not None else ()), *along):
        if one.key not in known:
            learnable.come_to_know(ledger, one.key)
            known[one.key] = 1
    learnable.come_to_know(ledger, tech.key)
    known[tech.key] = known.get(tech.key, 0) + 1
    return known


# ---------------------------------------------------------------------- the Chromas that she owns


@frozen
class OwnedChroma:
    """A Chroma that a Pilot owns and does not wear: its colour, its Techs with Ranks, what her sheet says in it."""

    colour: str
    techs: tuple[str, ...]
    sheet: _Pairs


def others(table: Table, seat: Seat) -> tuple[OwnedChroma, ...]:
    """The Chromas that she owns besides the one that she wears."""
    said = cast("tuple[tuple[str, tuple[str, ...], _Pairs], ...]", table.values.get(f"pilot.{seat}.chromas") or ())
    return tuple(OwnedChroma(*one) for one in said)


def named(table: Table, colour: str) -> str:
    """What a Chroma is called: by its sheet, else by its colour."""
    return str(_sheet(table, colour).get("role") or colour.capitalize())


def _sheet(table: Table, colour: str) -> Mapping[str, Value]:
    return dict(cast("_Pairs", table.values.get(f"{SHEET}{colour}") or ()))


def worn_by(table: Table, colour: str) -> Seat | None:
    """Who of the Team wears a Chroma; None where nobody does."""
    return next((one for one in pilot_seats(table) if worn(table, one) == colour), None)


def to_take_on(table: Table, seat: Seat) -> Iterator[tuple[str, TechStep]]:
    """Yield each Chroma that she could take on, with each Tech by which she could begin it."""
    taken = {worn(table, one) for one in pilot_seats(table)} | {one.colour for one in others(table, seat)}
    for colour in COLOURS:
        if colour not in taken:
            yield from ((colour, step) for step in steps_of(table, colour, {}))


def take_on(ledger: Ledger, seat: Seat, colour: str, step: TechStep) -> None:
    """Let her own a Chroma at the first Rank of one Tech; she wears it when she changes into it at the base."""
    mine = raised(ledger, colour, {}, step)
    sheet = tuple((name, value) for name, value in _sheet(ledger.table, colour).items() if name in _OF_SHEET)
    _own(ledger, seat, (*others(ledger.table, seat), OwnedChroma(colour, _written(mine), sheet)))


def wear(ledger: Ledger, seat: Seat, colour: str) -> None:
    """Let her change into another of her Chromas: she becomes it, and keeps only what is locked in of the old one."""
    table = ledger.table
    chosen = next(one for one in others(table, seat) if one.colour == colour)
    before = worn(table, seat)
    of_chroma = {one.key: one.chroma for one in learnable.learnable(table) if one.family == TECH}
    mine = learnable.ranks(table, seat)
    left = {one: rank for one, rank in mine.items() if of_chroma.get(one) == before}
    stays = {one: rank for one, rank in mine.items() if one not in left and of_chroma.get(one) != colour}
    now = {**dict(map(entries.split, chosen.techs)), **stays}
    for one, rank in locked(table, seat).items():
        now[one] = max(now.get(one, 0), rank)
    learnable.carry(ledger, seat, now)
    said = tuple((name, value) for name in _OF_SHEET if (value := table.values.get(f"pilot.{seat}.{name}")) is not None)
    rest = tuple(one for one in others(table, seat) if one != chosen)
    _own(ledger, seat, (*rest, OwnedChroma(before, _written(left), said)))
    sheet = {"specialty": "", **dict(chosen.sheet)}  # every Pilot has that value
    for name in _OF_SHEET:
        if table.values.get(f"pilot.{seat}.{name}") != sheet.get(name):
            ledger.set(f"pilot.{seat}.{name}", sheet.get(name), rule=_RULE)
    ledger.set(f"pilot.{seat}.chroma", colour if colour != seat else None, rule=_RULE)


def _own(ledger: Ledger, seat: Seat, owned: tuple[OwnedChroma, ...]) -> None:
    ledger.set(f"pilot.{seat}.chromas", tuple((one.colour, one.techs, one.sheet) for one in owned) or None, rule=_RULE)


def _written(mine: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(one if rank == 1 else f"{one}:{rank}" for one, rank in mine.items())


# ---------------------------------------------------------------------- Ranks that stay with her


def locked(table: Table, seat: Seat) -> dict[str, int]:
    """The Ranks that she has in every Chroma, by the Tech."""
    return dict(map(entries.split, table.listed(f"pilot.{seat}.locked")))


def mastered(table: Table, seat: Seat) -> dict[str, int]:
    """The Techs of her Chromas that are at their last Rank, each with the Rank that she has of it."""
    found: dict[str, int] = {}
    owned = [(worn(table, seat), learnable.ranks(table, seat))]
    owned += [(one.colour, dict(map(entries.split, one.techs))) for one in others(table, seat)]
    for colour, mine in owned:
        found |= {key: mine[key] for key in at_last_rank(table, colour, mine)}
    return found


def lock(ledger: Ledger, seat: Seat, tech: str) -> None:
    """Let one Rank more of a Tech stay with her, whatever she wears."""
    now = locked(ledger.table, seat)
    now[tech] = now.get(tech, 0) + 1
    ledger.set(f"pilot.{seat}.locked", _written(now), rule=_RULE)
    mine = learnable.ranks(ledger.table, seat)
    if mine.get(tech, 0) < now[tech]:
        learnable.come_to_know(ledger, tech)
        learnable.carry(ledger, seat, {**mine, tech: now[tech]})
