"""Entries that do something: Techs, Frames, Mods, Gear, Robos, Positions, powers, Spoils; and Crisis Paths.

Each carries its effects as lines; what a line means is the rules' business (`games/gattai/effects/effect_line.py`).
"""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.content.about import PackEntry, about
from gattai_desktop.content.fields import MAX_NAME, Fields
from gattai_desktop.content.gattai.effect_fields import effect, has_effect
from gattai_desktop.games.gattai.book.editions import EDITION_KEYS
from gattai_desktop.games.gattai.events.notation import NotationFault
from gattai_desktop.games.gattai.pilots.pilots import COLOURS
from gattai_desktop.games.gattai.rumble.positions import POSITIONS
from gattai_desktop.games.gattai.world.crisis_steps import parse_step, spell_step

TAGS: Final = ("assist", "passive", "reaction", "special", "story", "rule", "wave", "storm")
PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "robo": ("summon",),
    "gear": ("activate", "sacrifice", "passive"),
    "power": ("wave", "storm", "passive"),
    "location": ("boon", "blight"),
}
"""The inner tables of a family that are an effect each, named after their part."""
SCOPES: Final = ("pilots", "threats", "table")
WHEN: Final[Mapping[str, str]] = {
    "summon": "robo.enter",
    "activate": "assist>story",
    "sacrifice": "assist>story",
    "passive": "always",
    "wave": "assist>crisis",
    "storm": "assist>crisis",
    "boon": "boon",
    "blight": "boon",
}
"""The window of a part that names none."""


@frozen(kw_only=True)
class RuleEntry(PackEntry):
    """An entry with effects. `scope` says who has it without further ado; `base` are numbers of its family."""

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


@frozen(kw_only=True)
class SpoilEntry(PackEntry):
    """A Spoil: its level, and its line for Pilots against the Coach, for rivals, and for the Coach."""

    level: str
    pilots: str = ""
    rivals: str = ""
    coach: str = ""
    personal: bool = False
    told: bool = False
    edition: str = ""


@frozen(kw_only=True)
class PathEntry(PackEntry):
    """A Crisis Path: its steps as they are written."""

    steps: tuple[str, ...] = field(default=())


def lines_of(of: Fields, family: str) -> tuple[str, ...]:
    """Read every effect of an entry: its own, those of its parts, and its handlers."""
    verdict = of.choice("verdict", ("auto", "assist", "table"), default="assist") if of.has("verdict") else ""
    found = [effect(of, when=_own_window(family), verdict=verdict)] if has_effect(of) else []
    for part in PARTS.get(family, ()):
        if of.is_table(part):
            inner = of.table(part)
            inner.text("says", most=200)
            if has_effect(inner):
                found.append(effect(inner, part, when=WHEN[part]))
            inner.done()
    for handler in of.tables("on"):
        part = handler.text("part", most=MAX_NAME)
        found.append(effect(handler, part, when=handler.text("when", most=MAX_NAME)))
        handler.done()
    return tuple(line for line in found if line)


def _own_window(family: str) -> str:
    return "assist" if family == "position" else ""


def rule_entry(of: Fields, family: str) -> RuleEntry:
    """Read an entry that does something; its text for players must be there."""
    said = about(of)
    if not said["text"]:
        of.fault("text", "Say in your own words what it does: players read it.")
    effects = lines_of(of, family)
    read = RuleEntry(
        **said,
        family=family,
        tag=_tags(of),
        scope=of.choice("scope", SCOPES) if of.has("scope") else "",
        edition=of.choice("edition", EDITION_KEYS) if of.has("edition") else "",
        effects=effects,
        tier=of.number("tier", 1, 5, default=0) if of.has("tier") else 0,
        chroma=of.choice("chroma", COLOURS) if of.has("chroma") else "",
        slot=of.text("slot", most=MAX_NAME),
        kind=of.text("kind", most=MAX_NAME),
        max_rank=of.number("max_rank", 1, 9, default=3),
        endurance=of.number("endurance", 1, 99, default=6),
    )
    if family == "position" and read.key not in POSITIONS:
        of.fault("id", f"There is no Position '{read.key}'. There are: {', '.join(POSITIONS)}.")
    of.done()
    return read


def _tags(of: Fields) -> tuple[str, ...]:
    found = of.texts("tag")
    for one in found:
        if one not in TAGS:
            of.fault("tag", f"'{one[:40]}' is not known. It may be: {', '.join(TAGS)}.")
    return found


def spoil(of: Fields) -> SpoilEntry:
    """Read a Spoil."""
    read = SpoilEntry(
        **about(of),
        level=of.choice("level", ("basic", "ultimate")),
        pilots=of.trigger("pilots"),
        rivals=of.trigger("rivals"),
        coach=of.trigger("coach"),
        personal=of.flag("personal"),
        told=of.flag("told"),
        edition=of.choice("edition", EDITION_KEYS) if of.has("edition") else "",
    )
    if not (read.told or read.pilots or read.rivals or read.coach):
        of.fault("pilots", "A Spoil has a line of triggers for 'pilots', 'rivals' or 'coach', or is 'told'.")
    of.done()
    return read


def path(of: Fields) -> PathEntry:
    """Read a Crisis Path."""
    read = PathEntry(**about(of), steps=steps_of_path(of, "steps"))
    if not read.steps:
        of.fault("steps", "A Path has at least one step.")
    of.done()
    return read


def steps_of_path(of: Fields, name: str) -> tuple[str, ...]:
    """Read the steps of a Path."""
    steps = []
    for step in of.texts(name):
        try:
            steps.append(spell_step(parse_step(step)))
        except NotationFault as fault:
            of.fault(name, str(fault))
    return tuple(steps)
