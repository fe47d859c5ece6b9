"""From a scenario of a pack to the set-up of a table."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.faults import NoSuchScenario
from gattai_desktop.content.gattai.entries import (
    ChromaEntry,
    FactionEntry,
    LocationEntry,
    PathEntry,
    Playbook,
    PromptEntry,
    RuleEntry,
    ScenarioEntry,
    SceneEntry,
    TeamEntry,
    ThreatEntry,
)
from gattai_desktop.content.gattai.families import CONTENTS
from gattai_desktop.content.gattai.pieces import (
    can_be_learned,
    entry_setup,
    faction_setup,
    learn_value,
    location_setup,
    pieces,
    prepared_scene,
    sheet_value,
    threat_setup,
)
from gattai_desktop.content.gattai.ready_pilots import colour_values, pilot_of, robo_values, story_values
from gattai_desktop.content.pack import Pack, SetupPiece, read_pack
from gattai_desktop.games.gattai.pilots.bases import BASES
from gattai_desktop.games.gattai.pilots.pilots import COLOURS
from gattai_desktop.games.gattai.setup import EntrySetup, FactionSetup, LocationSetup, Setup, ThreatSetup
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.story.pocket import pocket_values
from gattai_desktop.games.gattai.story.prepared import SCENE_TEXT, SCENE_TITLE, scene_values
from gattai_desktop.games.gattai.story.prompts import AT_THE_TABLE, Prompt, prompt_values
from gattai_desktop.games.near_names import did_you_mean_or_all
from gattai_desktop.resources import resource


def with_base(setup: Setup) -> Setup:
    """Return the set-up with those places of the home base that it does not have already, after its own."""
    there = {one.key for one in setup.locations}
    missing = (LocationSetup(key, key.capitalize()) for key in BASES.values() if key not in there)
    return evolve(setup, locations=(*setup.locations, *missing))


CORE: Final = "fusion-core"
"""The pack of what the book has for every table."""
BUILT_IN: Final = ("first-contact", "starter", "core")
"""The packs that the program brings along, by their folders."""

BEGINNING: Final = {"harmony": (4, 1, 7), "fan_club": (1, 0, 99), "armory": (1, 0, 99), "pit_crew": (1, 0, 99)}
"""With how much a Team begins, and the least and the most of it (SETUP-8)."""


@cache
def built_in() -> tuple[Pack, ...]:
    """Return the packs that the program brings along."""
    shelf: list[Pack] = []
    # What others build on is read first; the shelf shows them in their own order.
    for folder in reversed(BUILT_IN):
        shelf.insert(0, read_pack(resource(f"packs/{folder}"), CONTENTS, shelf))
    return tuple(shelf)


def laid_out(*ids: str, own: Iterable[Pack] = ()) -> tuple[SetupPiece, ...]:
    """The pieces of a set-up that entries of these packs, and of the program's, stand for. Raises NoSuchEntry."""
    return pieces(ids, (*own, *built_in()))


def scenarios(packs: Iterable[Pack] | None = None) -> tuple[ScenarioEntry, ...]:
    """Return every scenario that can be played, First Contact first."""
    return tuple(one for pack in (built_in() if packs is None else packs) for one in pack.of(ScenarioEntry))


def scenario_entry(key: str, packs: Iterable[Pack] | None = None) -> tuple[Pack, ScenarioEntry]:
    """Return a scenario with its pack, by its key or id ("first-contact"). Raises NoSuchScenario."""
    shelf = built_in() if packs is None else tuple(packs)
    for pack in shelf:
        for one in pack.of(ScenarioEntry):
            if key in {one.key, one.id}:
                return pack, one
    known = [one.key for one in scenarios(shelf)]
    there = did_you_mean_or_all(key, known)
    raise NoSuchScenario(wording("No scenario is called '{name}'.{there}", name=AsWritten(key[:80]), there=there))


def scenario(
    key: str,
    seats: Mapping[Seat, str] | Sequence[Seat] | None = None,
    *,
    edition: str = "",
    schism: int = 0,
    packs: Iterable[Pack] | None = None,
) -> Setup:
    """Return the set-up of a scenario.

    `seats` says who sits where, from the Coach's left: {"red": "Ren"} or ("red", "green"); a seat without a name
    gets its ready Pilot's, and without `seats` the scenario's own Team sits down. `edition` replaces the scenario's.
    `schism` is how often First Contact counted Schism for this Team.

    Raises:
        NoSuchScenario: no pack holds it; the message names the nearest.
        UnusablePack: a pack that the program brings along was damaged.
    """
    pack, one = scenario_entry(key, packs)
    ready = {book.seat: book for book in (pack.entry(name, Playbook) for name in one.pilots)}
    if seats is None:
        chosen = dict.fromkeys(list(ready)[: one.offered], "")
    else:
        chosen = dict(seats) if isinstance(seats, Mapping) else dict.fromkeys(seats, "")
    first = one.rules == first_contact.KEY
    # First Contact comes before there is a Team to have Harmony and Resources.
    brought = brought_by(pack, ready.values())
    values: dict[str, Value] = {}
    if not first:
        values |= team_values([brought.get(seat, {}) for seat in chosen], schism)
    values |= {path: text for path, text in ((SCENE_TITLE, one.scene), (SCENE_TEXT, one.scene_text)) if text}
    values |= _crew_values(pack.entry(one.crew, TeamEntry)) if one.crew else {}
    values |= prompt_values(() if first else _prompts(pack))
    values |= scene_values(prepared_scene(pack.entry(name, SceneEntry), pack) for name in one.scenes)
    sheets = {} if first else sheets_of(pack)
    for seat in chosen:
        values |= colour_values(sheets.get(seat), seat, ready.get(seat)) | story_values(seat, ready.get(seat), pack)
        values |= robo_values(seat, ready.get(seat), pack)
    if not first:
        values |= _to_be_learned(pack, edition or one.edition) | dict(map(sheet_value, sheets.values()))
    values |= pocket_values((each["name"], each["line"]) for each in one.pocket)
    path = one.path if not isinstance(one.path, str) else pack.entry(one.path, PathEntry).steps if one.path else ()
    if path:
        values["crisis.path"] = path
    # Whatever leaves the program with this table in it names whose work it holds (CONTENT 8.4).
    values["notices"] = tuple(dict.fromkeys(book.attribution.notice for book in (pack, *pack.needed)))
    made = Setup(
        name=one.name,
        edition=edition or one.edition,
        scenario=one.key,
        pilots=tuple(pilot_of(seat, name, ready.get(seat), pack) for seat, name in chosen.items()),
        threats=tuple(_threat(pack.entry(name, ThreatEntry)) for name in one.threats),
        factions=tuple(_faction(pack.entry(name, FactionEntry), one) for name in one.factions),
        locations=tuple(_location(pack.entry(name, LocationEntry), one) for name in one.locations),
        entries=_entries(pack, one, [ready.get(seat) for seat in chosen], edition or one.edition),
        values=values,
    )
    return first_contact.prepare(made) if first else with_base(made)


def default_seats(key: str, count: int | None = None, packs: Iterable[Pack] | None = None) -> tuple[Seat, ...]:
    """Return the seats of a scenario's own Team, or of so many Pilots, its ready Pilots first."""
    pack, one = scenario_entry(key, packs)
    ready = [pack.entry(name, Playbook).seat for name in one.pilots]
    order = [*ready, *(colour for colour in COLOURS if colour not in ready)]
    return tuple(order[: one.offered if count is None else count])


def _entries(pack: Pack, one: ScenarioEntry, team: Iterable[Playbook | None], edition: str) -> tuple[EntrySetup, ...]:
    """Everything that the people and things of a scenario have, and what everybody has where the pack says so.

    Of powers every one that its packs hold comes along, in their order, so that the list does not tell which of them a
    Threat has.
    """
    books = [book for book in team if book is not None]
    wanted = [name.partition(":")[0] for book in books for name in (*book.techs, *book.gear, book.robo) if name]
    found: list[SetupPiece] = [*pieces((*wanted, *one.locations, *one.threats), (pack, *pack.needed))]
    every = [rule for book in (pack, *pack.needed) for rule in book.of(RuleEntry)]
    rules = [rule for rule in every if rule.edition in {"", edition}]
    found += [SetupPiece("entries", entry_setup(rule)) for rule in rules if rule.scope in {"pilots", "table"} and books]
    own = {piece.thing.key: piece.thing for piece in found if piece.field == "entries"}
    # The Armory of a table has whatever its packs have.
    shared = {rule.id: entry_setup(rule) for rule in rules if rule.family in {"power", "gear"}} if own else {}
    return (*(thing for key, thing in own.items() if key not in shared), *shared.values())


def _to_be_learned(pack: Pack, edition: str) -> dict[str, Value]:
    """What Pilots can learn at this table: of its packs, and of those that the program brings along."""
    books = {book.id: book for book in (*(built_in() if pack.id != "core" else ()), *pack.needed, pack)}
    every = (rule for book in books.values() for rule in book.of(RuleEntry) if rule.edition in {"", edition})
    return dict(learn_value(rule) for rule in every if can_be_learned(rule))


def _prompts(pack: Pack) -> tuple[Prompt, ...]:
    """What is asked at the table: what the pack asks itself, before what those ask on which it builds."""
    books = (pack, *pack.needed)
    found: dict[str, Prompt] = {}
    for one in (one for book in books for one in book.of(PromptEntry) if one.when in AT_THE_TABLE):
        found.setdefault(one.key, Prompt(one.key, one.name, one.text, one.when))
    return tuple(found.values())


def _crew_values(crew: TeamEntry) -> dict[str, Value]:
    """What a Team has settled about itself."""
    settled: dict[str, Value] = {
        "name": crew.name,
        "motto": crew.motto,
        "taboos": crew.taboos,
        "pet": crew.pet,
        "final_form": crew.final_form,
        "salute": crew.salute,
        "ritual": crew.ritual,
    }
    return {f"team.{name}": value for name, value in settled.items() if value}


def brought_by(pack: Pack, books: Iterable[Playbook]) -> Mapping[Seat, Mapping[str, int]]:
    """Return what each seat changes for a new Team: by its ready Pilot, or by the sheet of its colour (SETUP-8)."""
    sheets = {seat: one.start for seat, one in sheets_of(pack).items()}
    return {**sheets, **{book.seat: book.modifiers for book in books}}


def sheets_of(pack: Pack) -> Mapping[Seat, ChromaEntry]:
    """The sheet of each colour: the book's, or the one that the pack or what it builds on has in its place."""
    books = (*(one for one in built_in() if one.id == CORE), *pack.needed, pack)
    return {one.seat: one for book in books for one in book.of(ChromaEntry)}


def team_values(changes: Iterable[Mapping[str, int]], schism: int) -> dict[str, int]:
    """Return with what a new Team begins: Harmony 4, each Resource 1, what its Pilots change, less counted Schism."""
    brought = tuple(changes)
    values: dict[str, int] = {}
    for name, (start, least, most) in BEGINNING.items():
        changed = start + sum(one.get(name, 0) for one in brought) - (schism if name == "harmony" else 0)
        values[f"team.{name}"] = max(least, min(most, changed))
    return values


def _threat(one: ThreatEntry) -> ThreatSetup:
    return evolve(threat_setup(one), note=one.agenda or one.text)


def _faction(one: FactionEntry, scene: ScenarioEntry) -> FactionSetup:
    return faction_setup(one, revealed=one.id not in scene.hidden)


def _location(one: LocationEntry, scene: ScenarioEntry) -> LocationSetup:
    return location_setup(one, revealed=one.id not in scene.hidden)
