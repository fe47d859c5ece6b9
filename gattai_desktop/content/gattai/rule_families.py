"""The families of entries that do something: what Pilots know and have, powers, Spoils, Crisis Paths."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.content.about import ABOUT
from gattai_desktop.content.gattai.effect_fields import effects
from gattai_desktop.content.gattai.entries import PathEntry, RuleEntry, SpoilEntry
from gattai_desktop.content.gattai.options import covers_what_there_is
from gattai_desktop.content.schema import TEXT, Family
from gattai_desktop.games.gattai.book.editions import EDITION_KEYS
from gattai_desktop.games.gattai.events.triggers import parse
from gattai_desktop.games.gattai.pilots.evolution import GEAR_TYPES
from gattai_desktop.games.gattai.pilots.pilots import COLOURS
from gattai_desktop.games.gattai.rumble.final_form import POSITIONS
from gattai_desktop.games.gattai.world.crisis import parse_step, spell_step
from gattai_desktop.games.kinds import MAX_NAME, Faults, Flag, Number, OneOf, Text
from gattai_desktop.games.kinds_of_many import Field, Fields, ListOf
from gattai_desktop.games.kinds_of_text import Spelled


def _trigger(text: str) -> str:
    parse(text)
    return text


TRIGGER: Final = Spelled(spell=_trigger, called="a line of triggers")
STEP: Final = Spelled(spell=lambda text: spell_step(parse_step(text)), called="a step of a Crisis Path")
EDITION: Final = Field("edition", OneOf(EDITION_KEYS), "beta", "The edition that it is made for.")
_TAGS: Final = ("assist", "passive", "reaction", "special", "story", "rule", "wave", "storm", "rumble")
_OWN_EDITION: Final = Field("edition", OneOf(EDITION_KEYS), "", "The edition that it is only for.", seldom=True)
OPTION: Final[Fields] = (
    *ABOUT,
    Field("covers", ListOf(Text(MAX_NAME)), (), "Options of the book's lists that it carries beside that of its id."),
)
"""The fields of what may be picked from a list of the book."""
_DOES: Final = Field("text", TEXT.kind, "", TEXT.help, label="what it does")
_RULE: Final[Fields] = (
    *(_DOES if one is TEXT else one for one in OPTION),
    Field("tag", ListOf(OneOf(_TAGS)), (), "What sort of entry it is.", seldom=True),
    Field("scope", OneOf(("pilots", "threats", "table")), "", "Who has it without choosing it.", seldom=True),
    _OWN_EDITION,
)
_MAX_RANK: Final = Field("max_rank", Number(1, 9), 3, "The highest Rank that it can have.", label="highest rank")


def _has_words(one: RuleEntry, faults: Faults) -> None:
    if not one.text:
        faults.inside("text").add(wording("Say in your own words what it does: players read it."))


def _is_a_position(one: RuleEntry, faults: Faults) -> None:
    if one.key not in POSITIONS:
        words = "There is no Position '{name}'. There are: {names}."
        named = {"name": AsWritten(one.key), "names": AsWritten(", ".join(POSITIONS))}
        faults.inside("id").add(wording(words, **named))


def _pays_somebody(one: SpoilEntry, faults: Faults) -> None:
    if not (one.told or one.several or one.pilots or one.rivals or one.coach):
        words = "A Spoil has a line of triggers for 'pilots', 'rivals' or 'coach', or is 'told'."
        faults.inside("pilots").add(wording(words))


def _has_steps(one: PathEntry, faults: Faults) -> None:
    if not one.steps:
        faults.inside("steps").add(wording("A Path has at least one step."))


_ALSO: Final = {"position": (_is_a_position,)}
_HAS: Final[Mapping[str, Fields]] = {
    "tech": (
        Field("chroma", OneOf(COLOURS), "", "The colour that it belongs to."),
        Field("slot", OneOf(("primary", "secondary")), "", "As which a Pilot of that colour may begin with it."),
        _MAX_RANK,
    ),
    "frame": (_MAX_RANK,),
    "mod": (_MAX_RANK,),
    "gear": (
        Field("kind", OneOf(GEAR_TYPES), help="The slot that it takes."),
        Field("tier", Number(1, 5), 0, "What it costs in the Armory; without one it is only found."),
    ),
    "robo": (Field("endurance", Number(1, 30), 6, "How much it can take."), _MAX_RANK),
}
"""What else an entry of a family says beside its text: a few numbers and words."""


def _rule(file: str, word: str, does: str, *parts: str, window: str = "", many: str = "") -> Family[Any]:
    """A family whose entries do something; `parts` are their tables, which are an effect each."""
    return Family(
        file=file,
        word=word,
        many=many,
        entry=partial(RuleEntry, family=word),
        help=does,
        checks=(covers_what_there_is, _has_words, *_ALSO.get(word, ())),
        parts=parts,
        fields=(*_RULE, *_HAS.get(word, ()), effects(*parts, window=window)),
    )


SPOILS: Final = Family(
    file="spoils",
    word="spoil",
    entry=SpoilEntry,
    help="What a win brings.",
    checks=(covers_what_there_is, _pays_somebody),
    fields=(
        *OPTION,
        Field("level", OneOf(("basic", "ultimate")), help="Its level."),
        Field("pilots", TRIGGER, "", "What Pilots get against Coach."),
        Field("rivals", TRIGGER, "", "What rivals get."),
        Field("coach", TRIGGER, "", "What Coach gets."),
        Field("personal", Flag(), False, "It is for one Pilot."),
        Field("told", Flag(), False, "The table carries it out; the program keeps the words."),
        Field("several", Flag(), False, "Basic Spoils instead: 1, 3 or 7 by the stage, 11 in a Rumble."),
        _OWN_EDITION,
    ),
)
PATHS: Final = Family(
    file="paths",
    word="path",
    called="Crisis Path",
    entry=PathEntry,
    help="The steps that the Crisis takes, one for each Omen that Coach spends.",
    checks=(_has_steps,),
    fields=(*ABOUT, Field("steps", ListOf(STEP), (), "Its steps: `Story + Wave`.")),
)
RULES: Final[tuple[Family[Any], ...]] = (
    SPOILS,
    PATHS,
    _rule("techs", "tech", "What a Pilot knows."),
    _rule("frames", "frame", "The kind of a Daisho, a Pilot's own weapon: an axe, a bow."),
    _rule("mods", "mod", "What is fitted to a Daisho, a Pilot's own weapon; three at most."),
    _rule("gear", "gear", "What a Pilot carries.", "activate", "sacrifice", "passive", many="Gear"),
    _rule("robos", "robo", "A Pilot's machine, called by a Pit Crew. It takes Trauma for her.", "summon"),
    _rule("positions", "position", "A Pilot's place in the Final Form, with a Tech of its own.", window="assist"),
    _rule("powers", "power", "What a Threat can do.", "wave", "storm", "passive"),
)
