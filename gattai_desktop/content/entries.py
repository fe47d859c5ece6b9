"""What a content pack holds: its frozen entries, and how each is read from its fields.

An entry's id is "family.key" or plain "key"; at the table it is known by its key, the last part.
"""

from collections.abc import Mapping
from typing import Final

from attrs import field, frozen

from gattai_desktop.content.fields import MAX_NAME, Fields
from gattai_desktop.games.gattai.crisis_steps import parse_step, spell_step
from gattai_desktop.games.gattai.editions import EDITION_KEYS
from gattai_desktop.games.gattai.notation import NotationFault
from gattai_desktop.games.gattai.pilots import COLOURS, COMMITMENT_MAXIMUM, COMMITMENTS, STATS

ORIGINS: Final = ("book", "adapted", "own")
TEAM_VALUES: Final = ("harmony", "fan_club", "armory", "pit_crew")
RULES: Final = ("first-contact",)
"""Scripts of the game that a scenario may be played by."""
VERDICTS: Final = ("auto", "assist", "table")


@frozen(kw_only=True)
class Entry:
    """Anything in a pack: its id, its name, the text that players read, and where it comes from."""

    id: str
    name: str
    text: str = ""
    origin: str = "own"
    source: str = ""
    author: str = ""
    changes: str = ""
    credit: str = ""
    licence: str = ""
    file: str = ""

    @property
    def key(self) -> str:
        """The name by which the table knows it."""
        return self.id.rpartition(".")[2]


@frozen(kw_only=True)
class Playbook(Entry):
    """A ready Pilot. `modifiers` change the Team when it is made (SETUP-8); `who`, `why`, `goal` are for the story."""

    seat: str
    stats: Mapping[str, int] = field(factory=dict)
    max_hand: int = 3
    charge_modifier: int = 0
    buffer_modifier: int = 0
    strike_modifier: int = 0
    role: str = ""
    specialty: str = ""
    modifiers: Mapping[str, int] = field(factory=dict)
    who: str = ""
    why: str = ""
    goal: str = ""


@frozen(kw_only=True)
class ThreatEntry(Entry):
    """A Threat: TR 1 to 7, its agenda in a line, its own Wave and Storm as triggers (the free Attack where empty)."""

    rating: int
    bgm: bool = False
    agenda: str = ""
    wave: str = ""
    storm: str = ""
    defeat: tuple[str, ...] = ()


@frozen(kw_only=True)
class FactionEntry(Entry):
    """A Faction: Agency 1 to 7, and what pleases and hurts it."""

    agency: int
    pleased_by: str = ""
    hurt_by: str = ""


@frozen(kw_only=True)
class LocationEntry(Entry):
    """A Location with its Boon and Blight in words."""

    boon: str = ""
    blight: str = ""


@frozen(kw_only=True)
class ScenarioEntry(Entry):
    """A scenario: who and what is on the table when it begins. Pilots, Threats, Factions, Locations are ids."""

    edition: str = "beta"
    rules: str = ""
    scene: str = ""
    pilots: tuple[str, ...] = ()
    team: int = 3
    threats: tuple[str, ...] = ()
    factions: tuple[str, ...] = ()
    locations: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()
    path: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()


def _about(of: Fields) -> dict[str, str]:
    """Read what every entry has (CONTENT 8.2, 8.4)."""
    origin = of.choice("origin", ORIGINS, default="own")
    about = {
        "id": of.id(),
        "name": of.name(),
        "text": of.text("text"),
        "origin": origin,
        "source": of.text("source", needed=origin != "own", most=200),
        "author": of.text("author", needed=origin == "own", most=MAX_NAME),
        "changes": of.text("changes", needed=origin == "adapted", most=200),
        "credit": of.text("credit", most=200),
        "licence": of.text("licence", most=MAX_NAME),
        "file": of.file,
    }
    if of.has("verdict"):
        of.choice("verdict", VERDICTS)
    return about


def playbook(of: Fields) -> Playbook:
    """Read a ready Pilot."""
    stats = of.numbers("stats", STATS, 0, COMMITMENT_MAXIMUM)
    for commitment, (left, right) in COMMITMENTS.items():
        if stats.get(left, 3) + stats.get(right, 3) > COMMITMENT_MAXIMUM:
            of.fault(
                "stats", f"{left} and {right} ({commitment}) are more than {COMMITMENT_MAXIMUM} together (PILOT-2)."
            )
    read = Playbook(
        **_about(of),
        seat=of.choice("seat", COLOURS),
        stats=stats,
        max_hand=of.number("max_hand", 0, 9, default=3),
        charge_modifier=of.number("charge_modifier", -12, 12, default=0),
        buffer_modifier=of.number("buffer_modifier", -12, 12, default=0),
        strike_modifier=of.number("strike_modifier", -6, 6, default=0),
        role=of.text("role", most=MAX_NAME),
        specialty=of.text("specialty", most=200),
        modifiers=of.numbers("modifiers", TEAM_VALUES, -6, 9),
        who=of.text("who", most=200),
        why=of.text("why", most=200),
        goal=of.text("goal", most=200),
    )
    of.done()
    return read


def threat(of: Fields) -> ThreatEntry:
    """Read a Threat."""
    read = ThreatEntry(
        **_about(of),
        rating=of.number("tr", 1, 7),
        bgm=of.flag("bgm"),
        agenda=of.text("agenda", most=200),
        wave=of.trigger("wave"),
        storm=of.trigger("storm"),
        defeat=of.texts("defeat", most=12),
    )
    of.done()
    return read


def faction(of: Fields) -> FactionEntry:
    """Read a Faction."""
    read = FactionEntry(
        **_about(of),
        agency=of.number("agency", 1, 7),
        pleased_by=of.text("pleased_by", most=200),
        hurt_by=of.text("hurt_by", most=200),
    )
    of.done()
    return read


def location(of: Fields) -> LocationEntry:
    """Read a Location."""
    read = LocationEntry(**_about(of), boon=of.text("boon", most=200), blight=of.text("blight", most=200))
    of.done()
    return read


def scenario(of: Fields) -> ScenarioEntry:
    """Read a scenario; whether what it names exists is asked when the whole pack is read."""
    read = ScenarioEntry(
        **_about(of),
        edition=of.choice("edition", EDITION_KEYS, default="beta"),
        rules=of.choice("rules", RULES) if of.has("rules") else "",
        scene=of.text("scene", most=MAX_NAME),
        pilots=of.texts("pilots"),
        team=of.number("team", 1, 7, default=3),
        threats=of.texts("threats"),
        factions=of.texts("factions"),
        locations=of.texts("locations"),
        hidden=of.texts("hidden"),
        path=_path(of),
        questions=of.texts("questions"),
    )
    of.done()
    return read


def _path(of: Fields) -> tuple[str, ...]:
    steps = []
    for step in of.texts("path"):
        try:
            steps.append(spell_step(parse_step(step)))
        except NotationFault as fault:
            of.fault("path", str(fault))
    return tuple(steps)
