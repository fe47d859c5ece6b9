"""The families of entries that packs of Gattaibushido hold: Threats, Factions, places and scenarios."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from gattai_desktop.cards.words import AsWritten, say, wording
from gattai_desktop.content.about import ABOUT, SENTENCE
from gattai_desktop.content.gattai.effect_fields import PART, effects
from gattai_desktop.content.gattai.entries import (
    FactionEntry,
    LocationEntry,
    PromptEntry,
    ScenarioEntry,
    SceneEntry,
    ThreatEntry,
)
from gattai_desktop.content.gattai.options import covers_what_there_is
from gattai_desktop.content.gattai.parts_of_threats import made_of_itself
from gattai_desktop.content.gattai.pilot_families import PILOTS
from gattai_desktop.content.gattai.rule_families import EDITION, OPTION, RULES, STEP, TRIGGER
from gattai_desktop.content.schema import TEXT, Contents, CountedFamily, Family
from gattai_desktop.games.gattai.book.editions import EDITION_KEYS
from gattai_desktop.games.gattai.setup import MAX_PILOTS
from gattai_desktop.games.gattai.story.pocket import POCKET
from gattai_desktop.games.gattai.story.prompts import AT_THE_TABLE
from gattai_desktop.games.gattai.telling.of_values import KNOWN
from gattai_desktop.games.gattai.world.threats import SHOWN_AT_START, SIGNS
from gattai_desktop.games.kind_of_picture import NO_PICTURE, OnePicture
from gattai_desktop.games.kinds import MAX_NAME, Faults, Flag, Number, OneOf, Option, Text
from gattai_desktop.games.kinds_of_many import Field, Fieldset, ListOf
from gattai_desktop.games.kinds_of_text import IdOf
from gattai_desktop.games.table_form import CLASSES, PICTURES

_PREPARED: Final = Fieldset(
    (
        Field("name", Text(MAX_NAME), "", "What Coach calls it."),
        Field("line", TRIGGER, help="What it makes happen."),
    )
)
_MOST_BEGINS: Final = 120
"""Signs of what begins a scene: they stand on a plate."""
_READ_ALOUD: Final = Field("text", TEXT.kind, "", "What Coach reads aloud as it begins.")
_ASKED: Final = Field("text", TEXT.kind, "", "What is asked, in your own words.")
MAKING: Final = ("chroma", "concept", "adjectives", "power", "daisho", "robo", "sacrifices", "questions", "team")
"""The steps in which a Pilot is made."""
_SHOWN: Final = OneOf(SHOWN_AT_START, tuple(Option(one, KNOWN[one]) for one in SHOWN_AT_START))
_OWN_PICTURE: Final = Field(
    "picture",
    OnePicture((NO_PICTURE,), (Option(NO_PICTURE, "no picture"),)),
    NO_PICTURE,
    "What the wall can show of it, once everybody knows of it.",
    to="own_picture",
)
_DEFEAT: Final = Fieldset(
    (
        Field("text", SENTENCE, help="The condition, in words."),
        Field("kind", OneOf(("violence", "deed")), "deed", "Beaten by force, or by something that is done."),
        Field("stack", OneOf(("main", "alternate")), "main", "An alternate one is enough by itself."),
        Field("tick", OneOf(("auto", "coach")), "coach", "Who says that it is met."),
        Field("check", SENTENCE, "", "What is looked at."),
    )
)


def _defeat(values: Mapping[str, Any], _faults: Faults) -> tuple[str, ...]:
    """The Defeat Conditions in words; Violence comes to the front where they are tables."""
    found: tuple[Any, ...] = values["defeat"]
    if not any(isinstance(one, Mapping) for one in found):
        return found
    return tuple(sorted(map(_condition, found), key=lambda text: not text.startswith("Violence")))


def _condition(one: Mapping[str, str]) -> str:
    before = "Violence: " if one["kind"] == "violence" else "Or: " if one["stack"] == "alternate" else ""
    return f"{before}{one['text']}"


def _is_locked(values: Mapping[str, Any], _faults: Faults) -> bool:
    return bool(values["locked_until"])


def _in_words(name: str) -> Callable[[Mapping[str, Any], Faults], str]:
    """The words of a Boon or Blight; where it is a table, its "says"."""

    def words(values: Mapping[str, Any], _faults: Faults) -> str:
        found = values[name]
        return str(found["says"]) if isinstance(found, Mapping) else str(found)

    return words


def _hidden_are_there(scene: ScenarioEntry, faults: Faults) -> None:
    for number, name in enumerate(scene.hidden):
        if name not in {*scene.factions, *scene.locations}:
            words = "'{name}' is none of its Factions and Locations."
            faults.inside("hidden", number).add(wording(words, name=AsWritten(name)))


def _each_once(scene: ScenarioEntry, faults: Faults) -> None:
    """The table knows a Threat by the last part of its id."""
    for field in ("pilots", "threats", "factions", "locations", "scenes"):
        keys: dict[str, str] = {}
        for number, name in enumerate(getattr(scene, field)):
            key = name.rpartition(".")[2]
            if key in keys:
                words = "'{name}' and '{other}' would be one and the same at the table."
                faults.inside(field, number).add(wording(words, name=AsWritten(name), other=AsWritten(keys[key])))
            keys[key] = name


def _fewer_than_most(scene: ScenarioEntry, faults: Faults) -> None:
    if scene.fewest > scene.most:
        words = "{fewest} people are more than {most}, its most."
        faults.inside("fewest").add(wording(words, fewest=scene.fewest, most=scene.most))


THREATS: Final = Family(
    file="threats",
    word="threat",
    entry=ThreatEntry,
    known_by="key",
    help="Whom Coach plays.",
    checks=(covers_what_there_is,),
    fields=(
        *OPTION,
        Field("tr", Number(1, 7), help="How strong it is when it enters.", to="rating", label="TR"),
        Field("bgm", Flag(), False, "Whether it becomes a Big Giant Monster.", label="BGM"),
        Field("agenda", SENTENCE, "", "What it wants, in a line."),
        Field("wave", TRIGGER, "", "Its own Wave; the free Attack without one."),
        Field("storm", TRIGGER, "", "Its own Storm."),
        Field("defeat", ListOf(Text(), 12) | ListOf(_DEFEAT), (), "How it is beaten.", makes=_defeat),
        Field("powers", ListOf(IdOf(("power",), parts=True)), (), "Its powers, whole or by part: `power.sap.wave`."),
        Field("parts", ListOf(IdOf(("threat",))), (), "The Threats that it is made of."),
        Field(
            "locked_until", OneOf(("parts_defeated",)), "", "It is out of play so long.", to="locked", makes=_is_locked
        ),
        Field("lair", IdOf(("location",)), "", "The Location that it has made its own."),
        Field("mask", SENTENCE, "", "What the Faction is called as which it enters, where it pretends to be one."),
        Field("sign", OneOf(SIGNS), "", "What it bears on its plate; it follows from its place where none is named."),
        _OWN_PICTURE,
        Field("revealed", ListOf(_SHOWN), (), "What of its plate everybody knows from the start."),
        effects(),
    ),
)
FACTIONS: Final = Family(
    file="factions",
    word="faction",
    entry=FactionEntry,
    known_by="key",
    help="A Faction.",
    fields=(
        *ABOUT,
        Field("agency", Number(1, 7), help="How much it has to say."),
        Field("pleased_by", SENTENCE, "", "What others do for it. Once it happens, Coach cues it: a Favor."),
        Field("hurt_by", SENTENCE, "", "What others do to it. Once it happens, Coach cues it: a Disfavor."),
    ),
)
LOCATIONS: Final = Family(
    file="locations",
    word="location",
    entry=LocationEntry,
    known_by="key",
    help="A Location.",
    checks=(covers_what_there_is,),
    fields=(
        *OPTION,
        Field(
            "boon",
            SENTENCE | PART,
            "",
            "Its Boon in words. A ready one is carried out by the program.",
            makes=_in_words("boon"),
        ),
        Field(
            "blight",
            SENTENCE | PART,
            "",
            "Its Blight in words. A ready one is carried out by the program.",
            makes=_in_words("blight"),
        ),
        _OWN_PICTURE,
        effects(),
    ),
)
PROMPTS: Final = Family(
    file="prompts",
    word="prompt",
    called="Question",
    entry=PromptEntry,
    known_by="key",
    help="Something that is asked, while a Pilot is made or at the table.",
    fields=(
        *(one if one is not TEXT else _ASKED for one in ABOUT),
        Field("when", OneOf((*MAKING, *AT_THE_TABLE)), "story", "The step in which a Pilot is made, or the moment."),
    ),
)
SCENES: Final = Family(
    file="scenes",
    word="scene",
    entry=SceneEntry,
    known_by="key",
    help="A scene that Coach has prepared; its text is what he reads aloud.",
    fields=(
        *(one if one is not TEXT else _READ_ALOUD for one in ABOUT),
        Field("begins", Text(_MOST_BEGINS), "", "What begins it; only Coach sees that."),
        Field("place", IdOf(("location",)), "", "Where it is: the current Location from then on."),
        Field("who", ListOf(IdOf(("threat", "faction"))), (), "The Threats and Factions that are there."),
        Field("asks", ListOf(IdOf(("prompt",))), (), "What Coach asks in it."),
        _OWN_PICTURE,
    ),
)
SCENARIOS: Final = Family(
    file="scenarios",
    word="scenario",
    entry=ScenarioEntry,
    known_by="key",
    help="Who and what is on the table when it begins.",
    checks=(_hidden_are_there, _each_once, _fewer_than_most),
    fields=(
        *ABOUT,
        Field("summary", SENTENCE, "", "What it is about, in a sentence."),
        Field("length", Text(MAX_NAME), "", "How long it lasts, in words."),
        Field("fewest", Number(1, MAX_PILOTS + 1), 2, "Counting Coach.", label="people at least"),
        Field("most", Number(1, MAX_PILOTS + 1), MAX_PILOTS + 1, "Counting Coach.", label="people at most"),
        Field("difficulty", Number(0, 5), 0, "How hard it is, 1 to 5; 0 does not say."),
        Field("fair_for", OneOf(CLASSES), "", "For whom that is fair."),
        Field("picture", OnePicture(PICTURES), "empty", "The picture that it is chosen by."),
        Field("edition", OneOf(EDITION_KEYS), "beta", "The edition that it is played by."),
        Field("rules", OneOf(("first-contact",)), "", "Lets it begin and be led as First Contact is."),
        Field("scene", Text(MAX_NAME), "", "What its first scene is called."),
        Field("scene_text", TEXT.kind, "", "What Coach reads aloud as it begins."),
        Field("scenes", ListOf(IdOf(("scene",))), (), "The scenes after the first, as they are likely to come."),
        Field("pilots", ListOf(IdOf(("playbook",))), (), "Which ready Pilots the players are offered."),
        Field(
            "team",
            Number(0, MAX_PILOTS),
            0,
            "How many Pilots are offered at first, the ready ones before others; 0 as many as are ready, or three.",
        ),
        Field(
            "of",
            IdOf(("team",)),
            "",
            "Whose evening it is: what the Team is called, and what it holds by.",
            to="crew",
            label="whose evening",
        ),
        Field("threats", ListOf(IdOf(("threat",))), (), "Which are on the table when it begins."),
        Field("factions", ListOf(IdOf(("faction",))), (), "Which are on the table when it begins."),
        Field("locations", ListOf(IdOf(("location",))), (), "Which are on the table when it begins."),
        Field(
            "hidden", ListOf(IdOf(("faction", "location"))), (), "Factions and Locations that lie face-down at first."
        ),
        Field("path", IdOf(("path",)) | ListOf(STEP), (), "Its Crisis Path: one by its name, or steps written here."),
        Field("questions", ListOf(), (), "What Coach asks before it begins."),
        Field("pocket", ListOf(_PREPARED, POCKET), (), "Coach's prepared triggers, at the table Alt 1 to Alt 9."),
    ),
)
CONTENTS: Final = Contents(
    game="gattai",
    unsaid=True,
    head=(EDITION,),
    builds_on=("fusion-core",),
    families=(*PILOTS, THREATS, FACTIONS, LOCATIONS, PROMPTS, SCENES, SCENARIOS, *RULES),
    wrong=made_of_itself,
    rule_words=frozenset({"Violence"}),
    counted=(
        CountedFamily("threats", say("Threats"), "monster"),
        CountedFamily("factions", say("Factions"), "hand"),
        CountedFamily("locations", say("Locations"), "building"),
        CountedFamily("playbooks", say("Pilots"), "wings"),
        CountedFamily("techs", say("Techs"), "bolt"),
        CountedFamily("gear", say("Gear"), "armory"),
        CountedFamily("robos", say("Robos"), "program"),
        CountedFamily("powers", say("Powers"), "storm"),
    ),
    picture="crests",
)
