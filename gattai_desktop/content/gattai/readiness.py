"""Before you start: of each part of an evening what is ready, and what is missing. Nothing of it forbids to begin.

Each gap says what the table will do without it, and where it is mended: an entry, and the field of it.
"""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import as_names
from gattai_desktop.cards.words import Words, say
from gattai_desktop.content.about import PackEntry
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.gattai.draft_table import draft_table
from gattai_desktop.content.gattai.readiness_line import EveningPart, Readiness, faults_as_gaps, gap, ready
from gattai_desktop.content.gattai.threat_choices import ThreatCount, threat_count
from gattai_desktop.games.gattai.pilots.harmony import harmony
from gattai_desktop.games.gattai.story.score import of_steps
from gattai_desktop.games.gattai.telling.read_aloud import read_aloud
from gattai_desktop.games.gattai.world.crisis import ONE_EVENING, PATH_OF_13
from gattai_desktop.games.gattai.world.threat_rating import ThreatClass, mean_rating, rating_code, row_of
from gattai_desktop.games.kinds_of_many import FieldValues

_WORDS: Final[dict[EveningPart, str]] = {
    "threats": "threat",
    "factions": "faction",
    "locations": "location",
    "pilots": "playbook",
    "scenes": "scene",
}
"""The words of the families that the parts of an evening are of."""
_WHO_AND_WHERE: Final = ("threat", "faction", "location")


@frozen
class EveningRating:
    """What an evening is like: its code X/Y/Z, its mean TR, how many evenings its path fills, and for how many."""

    code: str
    threats: int
    mean: int
    fair_for: ThreatClass
    steps: int
    evenings: int
    pilots: int


def before_you_start(draft: PackDraft, scenario_id: str) -> tuple[Readiness, ...]:
    """Return all that is ready and missing for a scenario of a draft, part by part."""
    scene = draft.values("scenario", scenario_id)
    table = draft_table(draft, scenario_id)
    return (
        *_of_one_name(draft, scene),
        *_threats(draft, scene, table),
        *_factions(draft, scene),
        *_locations(draft, scene),
        *_path(draft, scene),
        *_pilots(draft, scene, table),
        *_scenes(draft, scene),
        *faults_as_gaps(draft),
    )


def rating_of(draft: PackDraft, scenario_id: str) -> EveningRating:
    """Return what a scenario of a draft is like (THREAT-9)."""
    scene = draft.values("scenario", scenario_id)
    threats = [_threat_values(draft, name) for name in as_names(scene["threats"])]
    ratings = [one["tr"] for one in threats if isinstance(one["tr"], int)]
    giants = sum(one["bgm"] is True for one in threats)
    mean, steps = mean_rating(ratings), len(_steps(draft, scene))
    return EveningRating(
        rating_code(ratings, giants),
        len(ratings),
        mean,
        row_of(mean).fair_for,
        steps,
        max(1, -(-steps // ONE_EVENING)),
        len(as_names(scene["pilots"])),
    )


# ---------------------------------------------------------------------- part by part


def _of_one_name(draft: PackDraft, scene: FieldValues) -> Iterator[Readiness]:
    """What bears the name of another of its kind, in the pack or among those that the evening has from elsewhere."""
    for part, word in _WORDS.items():
        seen = {_spelled(_name_of(draft, name, word)) for name in as_names(scene[part]) if not draft.has(word, name)}
        told: set[str] = set()
        for one in draft.entries(word):
            name = str(one["name"] or "")
            if name and (spelled := _spelled(name)) in seen and spelled not in told:
                told.add(spelled)
                words, without = _two_called(part, name), say("Then nobody at the table can say which one is meant.")
                yield gap(part, words, without, say("Give it another name"), (word, str(one["id"] or "")), "name")
            seen.add(_spelled(name))


def _two_called(part: EveningPart, name: str) -> Words:
    match part:
        case "threats":
            return say("Two Threats are called {name}", name=name)
        case "factions":
            return say("Two Factions are called {name}", name=name)
        case "locations":
            return say("Two Locations are called {name}", name=name)
        case "pilots":
            return say("Two Pilots are called {name}", name=name)
    return say("Two scenes are called {name}", name=name)


def _spelled(name: str) -> str:
    """A name as it is read aloud: large letters and spaces make no other one of it."""
    return " ".join(name.casefold().split())


def _threats(draft: PackDraft, scene: FieldValues, table: Table) -> Iterator[Readiness]:
    names = as_names(scene["threats"])
    if not names:
        yield gap("threats", say("No Threat"), say("Then nobody is against the Pilots until Coach adds one."),
                   say("Make one"), ("threat", ""))  # fmt: skip
        return
    names = _there(draft, names, "threat")
    counts = [threat_count(draft, _threat_values(draft, name)) for name in names]
    gaps = [gap for name, count in zip(names, counts, strict=True) for gap in _of_threat(draft, name, count)]
    if names and not any(gap.field == "defeat" for gap in gaps):
        numbers = ", ".join(str(one.asked_conditions) for one in counts)
        yield ready("threats", say("Each has the Conditions that its TR asks: {numbers}", numbers=numbers))
    lines = [line for name in names for line in _lines(draft, name, table)]
    if lines and all(line.ready for line in lines):
        words = say("All trigger lines can be read and have a target here: {number}", number=len(lines))
        yield ready("threats", words)
    yield from gaps
    yield from (line for line in lines if not line.ready)


def _of_threat(draft: PackDraft, name: str, count: ThreatCount) -> Iterator[Readiness]:
    values = _threat_values(draft, name)
    called, entry = str(values["name"] or name), _own(draft, "threat", name)
    missing = count.row.conditions - count.asked_conditions
    if missing > 0:
        words = say("{name} has {number} of the {count} Conditions that its TR asks", name=called,
                    number=count.asked_conditions, count=count.row.conditions)  # fmt: skip
        without = say("Then it is gone once it is beaten down to TR 0.")
        if count.asked_conditions:
            without = say("Then those alone defeat it.")
        yield gap("threats", words, without, say("Write one"), entry, "defeat")
    if count.bought > count.slots:
        words = say("{name} has {count} powers, and TR buys {all}", name=called, count=count.bought, all=count.slots)
        yield gap("threats", words, say("Then it is stronger than its TR says."), say("Choose"), entry, "powers")
    parts = {part for power in count.powers for part in power.parts}
    if not values["wave"] and "wave" not in parts:
        without = say("Then a Wave is the basic Attack on one Pilot.")
        yield gap("threats", say("{name} has no Wave", name=called), without, say("Write one"), entry, "wave")
    if not values["storm"] and "storm" not in parts:
        without = say("Then two Waves, or the basic Attack for each Pilot.")
        yield gap("threats", say("{name} has no Storm", name=called), without, say("Write one"), entry, "storm")


def _lines(draft: PackDraft, name: str, table: Table) -> Iterator[Readiness]:
    """Yield the Wave and the Storm of a Threat: whether it can be fired at this table."""
    values = _threat_values(draft, name)
    for field, power in (("wave", say("Wave")), ("storm", say("Storm"))):
        line = str(values[field] or "")
        if not line:
            continue
        found = read_aloud(table, line, f"threat.{name.rpartition('.')[2]}")
        if found.sound:
            yield ready("threats", found.words)
        else:
            words = say("{name}: its {power} has no effect here", name=str(values["name"] or name), power=power)
            yield gap("threats", words, found.words, say("Write it"), _own(draft, "threat", name), field)


def _factions(draft: PackDraft, scene: FieldValues) -> Iterator[Readiness]:
    names = as_names(scene["factions"])
    if not names:
        yield gap("factions", say("No Faction"), say("Then nobody has Favor to give."), say("Make one"),
                   ("faction", ""))  # fmt: skip
        return
    found = [(name, _values(draft, "faction", name)) for name in _there(draft, names, "faction")]
    agency = ", ".join(str(one["agency"]) for _, one in found)
    if found:
        yield ready("factions", say("Factions: {number}, with Agency {agency}", number=len(found), agency=agency))
    for name, one in found:
        if not one["pleased_by"] and not one["hurt_by"]:
            words = say("Nothing pleases or hurts {name}", name=str(one["name"] or name))
            without = say("Then Coach alone says when Favor or Offense comes.")
            yield gap("factions", words, without, say("Write them"), _own(draft, "faction", name), "pleased_by")


def _locations(draft: PackDraft, scene: FieldValues) -> Iterator[Readiness]:
    names = as_names(scene["locations"])
    if not names:
        yield gap("locations", say("No Location"), say("Then the home base alone can be Ruined."), say("Make one"),
                   ("location", ""))  # fmt: skip
        return
    names = _there(draft, names, "location")
    if names:
        yield ready("locations", say("Locations: {number}, and the home base", number=len(names)))
    for name in names:
        one = _values(draft, "location", name)
        called, entry = str(one["name"] or name), _own(draft, "location", name)
        if not entry[1]:
            continue  # one of the program's: what it has is what the book gives it
        if not one["boon"]:
            without = say("Then it helps nobody while it stands.")
            yield gap("locations", say("{name} has no Boon", name=called), without, say("Write one"), entry, "boon")
        if not one["blight"]:
            without = say("Then it does nothing once it is Razed.")
            yield gap("locations", say("{name} has no Blight", name=called), without, say("Write one"), entry, "blight")


def _path(draft: PackDraft, scene: FieldValues) -> Iterator[Readiness]:
    steps, entry = _steps(draft, scene), ("scenario", str(scene["id"]))
    score = of_steps(len(steps))
    named = scene["path"]
    if isinstance(named, str) and named and not _there(draft, (named,), "path"):
        return  # nobody knows its steps
    if named:
        yield ready("path", say("Steps: {number}; passing score {score}", number=len(steps), score=score))
    else:
        without = say("Then it is the book's path of {number} steps.", number=len(steps))
        yield gap("path", say("No Crisis path of its own"), without, say("Lay one"), entry, "path")
    names = _there(draft, as_names(scene["threats"]), "threat")
    if not names:
        return  # what is missing first is a Threat: of what a step does with one, nothing can be said yet
    giants = any(_threat_values(draft, name)["bgm"] is True for name in names)
    attacks = any("bgm" in step.casefold() for step in steps)
    if giants and not attacks:
        without = say("Then Coach can never begin the Rumble himself.")
        yield gap("path", say("The Monster has no step to attack"), without, say("Lay it"), entry, "path")
    if attacks and not giants:
        without = say("Then that step passes without a Rumble.")
        own = next((name for name in names if draft.has("threat", name)), "")
        at = (("threat", own), "bgm") if own else (entry, "path")
        yield gap("path", say("A Monster attacks, and no Threat is one"), without, say("Choose"), *at)


def _pilots(draft: PackDraft, scene: FieldValues, table: Table) -> Iterator[Readiness]:
    names, entry = as_names(scene["pilots"]), ("scenario", str(scene["id"]))
    if not names:
        without = say("Then each begins with 3 in every Stat.")
        yield gap("pilots", say("No ready Pilot"), without, say("Make one"), ("playbook", ""))
        return
    if len(there := _there(draft, names, "playbook")) < len(names):
        return  # nobody knows in which seats the others sit
    seats = [str(_values(draft, "playbook", name)["seat"]) for name in there]
    if len(set(seats)) < len(seats):
        without = say("Then only the last of them can sit down.")
        again = [name for place, name in enumerate(names) if seats[place] in seats[:place]]
        own = next((name for name in reversed(again) if draft.has("playbook", name)), "")
        at = (("playbook", own), "seat") if own else (entry, "pilots")
        yield gap("pilots", say("Two Pilots have the same Chroma"), without, say("Choose"), *at)
    else:
        yield ready("pilots", say("Pilots: {number}, no Chroma twice", number=len(names)))
    if "red" not in seats:
        without = say("Then the Team has no Captain.")
        yield gap("pilots", say("No Red Pilot"), without, say("Make one"), ("playbook", ""))
    if isinstance(table.values.get("team.harmony"), int):
        words = say("Harmony {number}: no more than {number} fight at the start", number=harmony(table))
        yield ready("pilots", words)


def _scenes(draft: PackDraft, scene: FieldValues) -> Iterator[Readiness]:
    entry = ("scenario", str(scene["id"]))
    if scene["scene"]:
        yield ready("scenes", say("It begins with: {scene}", scene=str(scene["scene"])))
    else:
        without = say("Then the wall shows the name of the scenario.")
        yield gap("scenes", say("The first scene has no title"), without, say("Write it"), entry, "scene")
    if not scene["scene_text"]:
        without = say("Then its title stands on the wall alone.")
        words = say("The first scene has no text to read aloud")
        yield gap("scenes", words, without, say("Write it"), entry, "scene_text")
    names = _there(draft, as_names(scene["scenes"]), "scene")
    if names:
        yield ready("scenes", say("Scenes prepared: {number}", number=len(names)))
    for name in names:
        yield from _of_scene(draft, scene, name)


def _of_scene(draft: PackDraft, scenario: FieldValues, name: str) -> Iterator[Readiness]:
    """What a prepared scene lacks: words to read aloud, and those whom the evening does not have."""
    one = _values(draft, "scene", name)
    called, entry = str(one["name"] or name), _own(draft, "scene", name)
    if not one["text"]:
        without = say("Then its title stands on the wall alone.")
        words = say("{scene} has no text to read aloud", scene=called)
        yield gap("scenes", words, without, say("Write it"), entry, "text")
    there = {*as_names(scenario["threats"]), *as_names(scenario["factions"]), *as_names(scenario["locations"])}
    place = (str(one["place"]),) if one["place"] else ()
    asked = _there(draft, (*place, *as_names(one["who"])), *_WHO_AND_WHERE)
    for missing in (each for each in asked if each not in there):
        field = "place" if missing in place else "who"
        words = say(
            "{scene}: {name} is not in this scenario", scene=called, name=_name_of(draft, missing, *_WHO_AND_WHERE)
        )
        yield gap("scenes", words, say("Then the scene opens without it."), say("Choose"), entry, field)


# ---------------------------------------------------------------------- the entries


def _steps(draft: PackDraft, scene: FieldValues) -> tuple[str, ...]:
    path = scene["path"]
    if isinstance(path, str) and path:
        return as_names(_values(draft, "path", path)["steps"])
    return as_names(scene["path"]) or PATH_OF_13


def _name_of(draft: PackDraft, name: str, *words: str) -> str:
    """What an entry of one of these families is called; its id where there is none."""
    found = (_values(draft, word, name)["name"] for word in words)
    return next((str(one) for one in found if one), name)


def _there(draft: PackDraft, names: tuple[str, ...], *words: str) -> tuple[str, ...]:
    """Return those of the names that an entry of these families bears. That the others are not there is a fault."""
    known = {name for name, _ in draft.named(words)}
    return tuple(name for name in names if name in known)


def _own(draft: PackDraft, word: str, name: str) -> tuple[str, str]:
    """Return where an entry is mended; nowhere where it is another pack's."""
    return (word, name) if draft.has(word, name) else ("", "")


def _threat_values(draft: PackDraft, name: str) -> FieldValues:
    return _values(draft, "threat", name)


def _values(draft: PackDraft, word: str, name: str) -> FieldValues:
    """Return the values of an entry of the draft, or of a pack on which it builds; all empty where there is none."""
    family = draft.family(word)
    if draft.has(word, name):
        return draft.values(word, name)
    for pack in draft.shelf:
        try:
            found = pack.entry(name, PackEntry)
        except KeyError:
            continue
        return {one.name: getattr(found, one.to or one.name, None) for one in family.fields}
    return {one.name: None for one in family.fields}
