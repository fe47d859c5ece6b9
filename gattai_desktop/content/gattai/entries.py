"""What a content pack holds: its frozen entries, and how each is read from its fields.

An entry's id is "family.key" or plain "key"; at the table it is known by its key, the last part.
"""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.content.about import PackEntry, about
from gattai_desktop.content.fields import MAX_NAME, Fields
from gattai_desktop.content.gattai.rule_entries import lines_of, steps_of_path
from gattai_desktop.games.gattai.book.editions import EDITION_KEYS
from gattai_desktop.games.gattai.pilots.pilots import COLOURS, COMMITMENT_MAXIMUM, COMMITMENTS, STATS
from gattai_desktop.games.gattai.world.threat_signs import SIGNS

TEAM_VALUES: Final = ("harmony", "fan_club", "armory", "pit_crew")
RULES: Final = ("first-contact",)
"""Scripts of the game that a scenario may be played by."""


@frozen(kw_only=True)
class Playbook(PackEntry):
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
    techs: tuple[str, ...] = ()
    robo: str = ""
    who: str = ""
    why: str = ""
    goal: str = ""


@frozen(kw_only=True)
class ThreatEntry(PackEntry):
    """A Threat: TR 1 to 7, its agenda in a line, its own Wave and Storm as triggers (the free Attack where empty)."""

    rating: int
    bgm: bool = False
    agenda: str = ""
    wave: str = ""
    storm: str = ""
    defeat: tuple[str, ...] = ()
    powers: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    locked: bool = False
    sign: str = ""
    effects: tuple[str, ...] = ()


@frozen(kw_only=True)
class FactionEntry(PackEntry):
    """A Faction: Agency 1 to 7, and what pleases and hurts it."""

    agency: int
    pleased_by: str = ""
    hurt_by: str = ""


@frozen(kw_only=True)
class LocationEntry(PackEntry):
    """A Location with its Boon and Blight in words."""

    boon: str = ""
    blight: str = ""
    effects: tuple[str, ...] = ()


@frozen(kw_only=True)
class ScenarioEntry(PackEntry):
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
    path_of: str = ""
    questions: tuple[str, ...] = ()


def playbook(of: Fields) -> Playbook:
    """Read a ready Pilot."""
    stats = of.numbers("stats", STATS, 0, COMMITMENT_MAXIMUM)
    for commitment, (left, right) in COMMITMENTS.items():
        if stats.get(left, 3) + stats.get(right, 3) != COMMITMENT_MAXIMUM:
            of.fault("stats", f"{left} and {right} ({commitment}) are not {COMMITMENT_MAXIMUM} together (PILOT-2).")
    read = Playbook(
        **about(of),
        seat=of.choice("seat", COLOURS),
        stats=stats,
        max_hand=of.number("max_hand", 0, 9, default=3),
        charge_modifier=of.number("charge_modifier", -12, 12, default=0),
        buffer_modifier=of.number("buffer_modifier", -12, 12, default=0),
        strike_modifier=of.number("strike_modifier", -6, 6, default=0),
        role=of.text("role", most=MAX_NAME),
        specialty=of.text("specialty", most=200),
        modifiers=of.numbers("modifiers", TEAM_VALUES, -6, 9),
        techs=of.texts("techs"),
        robo=of.text("robo", most=MAX_NAME),
        who=of.text("who", most=200),
        why=of.text("why", most=200),
        goal=of.text("goal", most=200),
    )
    of.done()
    return read


def threat(of: Fields) -> ThreatEntry:
    """Read a Threat."""
    read = ThreatEntry(
        **about(of),
        rating=of.number("tr", 1, 7),
        bgm=of.flag("bgm"),
        agenda=of.text("agenda", most=200),
        wave=of.trigger("wave"),
        storm=of.trigger("storm"),
        defeat=_defeat(of),
        powers=of.texts("powers"),
        parts=of.texts("parts"),
        locked=of.choice("locked_until", ("parts_defeated",)) == "parts_defeated" if of.has("locked_until") else False,
        sign=of.choice("sign", SIGNS) if of.has("sign") else "",
        effects=lines_of(of, "threat"),
    )
    of.done()
    return read


def _defeat(of: Fields) -> tuple[str, ...]:
    """Read the Defeat Conditions: texts, or tables with stack, kind, tick and text. Violence comes to the front."""
    if not of.is_list_of_tables("defeat"):
        return of.texts("defeat", most=12)
    found = []
    for one in of.tables("defeat"):
        stack = one.choice("stack", ("main", "alternate"), default="main")
        one.choice("tick", ("auto", "coach"), default="coach")
        one.text("check", most=200)
        kind = one.choice("kind", ("violence", "deed"), default="deed")
        text = one.text("text", needed=True, most=200)
        found.append(f"{'Violence: ' if kind == 'violence' else 'Or: ' if stack == 'alternate' else ''}{text}")
        one.done()
    return tuple(sorted(found, key=lambda text: not text.startswith("Violence")))


def faction(of: Fields) -> FactionEntry:
    """Read a Faction."""
    read = FactionEntry(
        **about(of),
        agency=of.number("agency", 1, 7),
        pleased_by=of.text("pleased_by", most=200),
        hurt_by=of.text("hurt_by", most=200),
    )
    of.done()
    return read


def location(of: Fields) -> LocationEntry:
    """Read a Location."""
    read = LocationEntry(
        **about(of),
        boon=_words_of(of, "boon"),
        blight=_words_of(of, "blight"),
        effects=lines_of(of, "location"),
    )
    of.done()
    return read


def _words_of(of: Fields, name: str) -> str:
    """The words of a Boon or Blight; where it is a table, its "says"."""
    if of.is_table(name):
        return of.table(name).text("says", most=200)
    return of.text(name, most=200)


def scenario(of: Fields) -> ScenarioEntry:
    """Read a scenario; whether what it names exists is asked when the whole pack is read."""
    read = ScenarioEntry(
        **about(of),
        edition=of.choice("edition", EDITION_KEYS, default="beta"),
        rules=of.choice("rules", RULES) if of.has("rules") else "",
        scene=of.text("scene", most=MAX_NAME),
        pilots=of.texts("pilots"),
        team=of.number("team", 1, 7, default=3),
        threats=of.texts("threats"),
        factions=of.texts("factions"),
        locations=of.texts("locations"),
        hidden=of.texts("hidden"),
        path=() if of.is_text("path") else steps_of_path(of, "path"),
        path_of=of.text("path", most=MAX_NAME) if of.is_text("path") else "",
        questions=of.texts("questions"),
    )
    of.done()
    return read
