"""Maps in packs: areas by their coordinates, and what joins them in a short notation.

`A1-A2 2` is a link with its cost, `B2>B5 2` a one-way link, `B2~B6 2` a printed line of sight with its distance (0 or
nothing: as far as they lie apart), `A1#A5` a wall.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, cast

from gattai_desktop.cards.area_map import Area, AreaMap, Link, PrintedLine
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.content.schema import ID, NAME, TEXT, Family
from gattai_desktop.content.virtual_machine.drawn_map import JOINED
from gattai_desktop.content.virtual_machine.laid_out import TAKEN
from gattai_desktop.content.virtual_machine.told_options import STATE
from gattai_desktop.games.kinds import Faults, Number, Text
from gattai_desktop.games.kinds_of_many import Field, Fields, Fieldset, FieldValues, ListOf
from gattai_desktop.games.kinds_of_text import Name, Spelled
from gattai_desktop.games.virtual_machine.battle_maps import FALLING, BattleMap

MOST_AREAS: Final = 100
MOST_LINKS: Final = 300
WIDEST: Final = 999
"""Coordinates of an area at most."""

_AREA_ID: Final = re.compile(r"\w{1,12}")
Joined = tuple[str, str, str, int]
"""One area, the sign between, another area, and a number."""


def _read(text: str) -> Joined:
    found = JOINED.fullmatch(text)
    assert found is not None, text
    return found[1], found[2], found[3], int(found[4] or 0)


def _spelling(signs: str, example: str) -> Callable[[str], str]:
    def spell(text: str) -> str:
        found = JOINED.fullmatch(text)
        if found is None or found[2] not in signs:
            words = "'{text}' joins no areas. Write such as {example}."
            raise ValueError(wording(words, text=AsWritten(text[:40]), example=AsWritten(example)))
        if found[1] == found[3]:
            raise ValueError(wording("'{text}' joins an area with itself.", text=AsWritten(text[:40])))
        return text

    return spell


def _joined(name: str, signs: str, example: str, words: str) -> Field:
    of = Spelled(most=40, spell=_spelling(signs, example), called=example)
    return Field(name, ListOf(of, MOST_LINKS), (), words)


_AREA: Final[Fields] = (
    Field("id", Name(12), help="By which links name it."),
    Field("name", Name(), help="What players read."),
    Field("x", Number(0, WIDEST), help="How far to the right it lies."),
    Field("y", Number(0, WIDEST), help="How far down it lies."),
    Field("states", ListOf(STATE), (), "What it is."),
)


def _entry(  # noqa: PLR0913 - one for each field
    *,
    id: str,  # noqa: A002 - as the pack calls it
    name: str,
    text: str,
    start: str,
    boss_start: str,
    areas: Iterable[dict[str, Any]],
    links: Iterable[str],
    sight: Iterable[str],
    walls: Iterable[str],
) -> BattleMap:
    areas = tuple(areas)
    known = {one["id"] for one in areas}

    def joined(rows: Iterable[str]) -> Iterator[Joined]:
        """What joins areas that are there; the others are faults."""
        return (one for row in rows if row and known.issuperset((one := _read(row))[:3:2]))

    return BattleMap(
        id=id,
        name=name,
        text=text,
        start=start,
        boss_start=boss_start,
        states={one["id"]: frozenset(one["states"]) for one in areas if one["states"]},
        area_map=AreaMap(
            areas=tuple(Area(one["id"], one["name"], one["x"], one["y"]) for one in areas),
            links=tuple(Link(a, b, cost, sign == ">") for a, sign, b, cost in joined(links)),
            printed_lines=tuple(PrintedLine(a, b, far) for a, _, b, far in joined(sight)),
            walls=tuple((a, b) for a, _, b, _ in joined(walls)),
        ),
    )


def _known(name: str) -> Callable[[FieldValues, Faults], object]:
    """Return the field as it stands, and note each area in it that the map does not have."""

    def made(values: FieldValues, faults: Faults) -> object:
        known = {one["id"] for one in cast("Iterable[dict[str, Any]]", values["areas"])}
        found = values[name]
        rows = found if isinstance(found, tuple) else (found,)
        for number, row in enumerate(cast("tuple[str, ...]", rows)):
            named = (_read(row)[:3:2] if isinstance(found, tuple) else (row,)) if row else ()
            for one in named:
                if one not in known:
                    place = faults.inside(name, number) if isinstance(found, tuple) else faults.inside(name)
                    place.add(wording("No area of this map is called '{id}'.", id=AsWritten(one)))
        return found

    return made


def _named_once(made: BattleMap, faults: Faults) -> None:
    if len(made.area_map.by_id) < len(made.area_map.areas):
        faults.inside("areas").add(wording("Two areas have the same id."))
    for number, one in enumerate(made.area_map.areas):
        if one.id and not _AREA_ID.fullmatch(one.id):
            words = "'{id}' is no id of an area. Write letters and digits: B2."
            faults.inside("areas", number, "id").add(wording(words, id=AsWritten(one.id)))


def _falling_leads_out(made: BattleMap, faults: Faults) -> None:
    """Whoever falls leaves by a one-way link (VM-H56)."""
    out = {link.start for link in made.area_map.links if link.one_way}
    for area, states in made.states.items():
        if FALLING in states and area not in out:
            name = f"{made.area_map.by_id[area].name} ({area})"
            words = "{area} is Falling and has no one-way link that leads out."
            faults.inside("links").add(wording(words, area=AsWritten(name)))


MAPS: Final = Family(
    file="maps",
    word="map",
    spoken_ids=True,
    not_ids=TAKEN,
    entry=_entry,
    help="A battlefield.",
    checks=(_named_once, _falling_leads_out),
    fields=(
        ID,
        NAME,
        Field("start", Text(12), help="The area in which the MCs start.", makes=_known("start")),
        Field("boss_start", Text(12), help="The area in which a boss starts.", makes=_known("boss_start")),
        Field("areas", ListOf(Fieldset(_AREA), MOST_AREAS, 1), help="Where one can stand."),
        *(
            Field(one.name, one.kind, one.default, one.help, makes=_known(one.name))
            for one in (
                _joined("links", "->", "A1-A2 2, or A1>A2 2 for one way", "Links with their cost."),
                _joined("sight", "~", "A1~A2 2", "Printed lines of sight with their distance."),
                _joined("walls", "#", "A1#A2", "Walls between areas that lie side by side."),
            )
        ),
        TEXT,
    ),
)
