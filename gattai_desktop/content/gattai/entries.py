"""What packs of Gattaibushido hold, as frozen values. How each is read, its family says (`families.py`).

An entry's id is "family.key" or plain "key"; at the table it is known by its key, the last part.
"""

from collections.abc import Mapping
from typing import Any

from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.content.about import PackEntry
from gattai_desktop.games.kind_of_picture import NO_PICTURE


@frozen(kw_only=True)
class OptionEntry(PackEntry):
    """What may be picked from a list of the book. `covers` are the options of the catalogue beside that of its id."""

    covers: tuple[str, ...] = ()


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
    recurring: Mapping[str, int] = field(factory=dict)
    techs: tuple[str, ...] = ()
    later: bool = False
    gear: tuple[str, ...] = ()
    robo: str = ""
    who: str = ""
    why: str = ""
    goal: str = ""
    palette: str = ""
    concept: Mapping[str, str] = field(factory=dict)
    adjectives: tuple[Mapping[str, Any], ...] = ()
    sacrifices: Mapping[str, str] = field(factory=dict)
    questions: tuple[Mapping[str, str], ...] = ()


@frozen(kw_only=True)
class AdjectiveEntry(PackEntry):
    """A word that friends have for a Pilot: the three Stats that it gives a point to, and whose sheets have it."""

    stats: tuple[str, ...]
    chromas: tuple[str, ...] = ()


@frozen(kw_only=True)
class QuestionEntry(PackEntry):
    """A question about a Pilot's story, and the card that draws it; its name is what is asked."""

    card: str = ""


@frozen(kw_only=True)
class TeamEntry(PackEntry):
    """A Team: what it is called and holds by, and who is in it, as they sit."""

    motto: str = ""
    taboos: tuple[str, ...] = ()
    pet: str = ""
    final_form: str = ""
    salute: str = ""
    ritual: str = ""
    pilots: tuple[str, ...] = ()


@frozen(kw_only=True)
class ChromaEntry(OptionEntry):
    """The sheet of a colour: what it changes for the Team at the start and for later scenarios, and its cues."""

    seat: str
    start: Mapping[str, int] = field(factory=dict)
    recurring: Mapping[str, int] = field(factory=dict)
    specialty: str = ""
    lesson: str = ""
    schism: str = ""


@frozen(kw_only=True)
class ThreatEntry(OptionEntry):
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
    lair: str = ""
    mask: str = ""
    sign: str = ""
    own_picture: str = NO_PICTURE
    revealed: tuple[str, ...] = ()
    effects: tuple[str, ...] = ()


@frozen(kw_only=True)
class FactionEntry(PackEntry):
    """A Faction: Agency 1 to 7, and what pleases and hurts it."""

    agency: int
    pleased_by: str = ""
    hurt_by: str = ""


@frozen(kw_only=True)
class LocationEntry(OptionEntry):
    """A Location with its Boon and Blight in words; own_picture: a file of its pack, or NO_PICTURE."""

    boon: str = ""
    blight: str = ""
    own_picture: str = NO_PICTURE
    effects: tuple[str, ...] = ()


@frozen(kw_only=True)
class PromptEntry(PackEntry):
    """Something that is asked: its text is the question, `when` a step of making a Pilot or a moment at the table."""

    when: str


@frozen(kw_only=True)
class SceneEntry(PackEntry):
    """A scene that the Coach has prepared; its text is read aloud. Its place and who is there are ids."""

    begins: str = ""
    place: str = ""
    who: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()
    own_picture: str = NO_PICTURE


@frozen(kw_only=True)
class ScenarioEntry(PackEntry):
    """A scenario: who and what is on the table when it begins. Pilots, Threats, Factions, Locations are ids.

    `path` is the id of a Crisis Path, or its steps.
    """

    summary: str = ""
    length: str = ""
    fewest: int = 2
    most: int = 8
    difficulty: int = 0
    fair_for: str = ""
    picture: str = "empty"
    edition: str = "beta"
    rules: str = ""
    scene: str = ""
    scene_text: str = ""
    scenes: tuple[str, ...] = ()
    pilots: tuple[str, ...] = ()
    team: int = 0
    crew: str = ""
    threats: tuple[str, ...] = ()
    factions: tuple[str, ...] = ()
    locations: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()
    path: str | tuple[str, ...] = ()
    questions: tuple[str, ...] = ()
    pocket: tuple[Mapping[str, str], ...] = ()

    @property
    def offered(self) -> int:
        """How many Pilots are offered at first: as many as it says, or as are ready; three where none is."""
        return self.team or len(self.pilots) or 3


@frozen(kw_only=True)
class RuleEntry(OptionEntry):
    """A Tech, Frame, Mod, Gear, Robo, Position or power: an entry that does something.

    `scope` says who has it without further ado; each of `effects` is a line, and what it means is the rules' business
    (`games/gattai/effects/effect_line.py`).
    """

    family: str
    tag: tuple[str, ...] = ()
    scope: str = ""
    edition: str = ""
    effects: tuple[str, ...] = ()
    tier: int = 0
    chroma: str = ""
    slot: str = ""
    kind: str = ""
    max_rank: int = 3
    endurance: int = 6

    @property
    def lines(self) -> tuple[str, ...]:
        """What it does, in lines for a list of the pack."""
        return self.effects


@frozen(kw_only=True)
class SpoilEntry(OptionEntry):
    """A Spoil: its level, and its line for Pilots against the Coach, for rivals, and for the Coach."""

    level: str
    pilots: str = ""
    rivals: str = ""
    coach: str = ""
    personal: bool = False
    told: bool = False
    several: bool = False
    edition: str = ""


@frozen(kw_only=True)
class PathEntry(PackEntry):
    """A Crisis Path: its steps as they are written."""

    steps: tuple[str, ...] = ()
