"""The nine steps in which a Pilot is made, in any order, and what each still lacks (CONTENT 1.4)."""

from collections.abc import Callable, Iterable
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.value import as_number
from gattai_desktop.cards.words import Words, say
from gattai_desktop.content.gattai.making.being_made import BeingMade
from gattai_desktop.content.gattai.making.of_her_colour import missing_colours, open_power
from gattai_desktop.content.gattai.making.of_her_story import open_questions, open_sacrifices, open_texts, open_words
from gattai_desktop.content.gattai.making.of_her_things import open_daisho, open_robo


@frozen
class MakingStep:
    """One step: its key, the rows of the catalogue that it holds, and what is open in it."""

    key: str
    rows: tuple[str, ...]
    lacks: Callable[[BeingMade], tuple[Words, ...]]


STEPS: Final = (
    MakingStep("chroma", ("make.playbook", "make.palette"), missing_colours),
    MakingStep("concept", ("make.concept",), open_texts),
    MakingStep("adjectives", ("make.adjectives",), open_words),
    MakingStep("power", ("make.power",), open_power),
    MakingStep("daisho", ("make.daisho",), open_daisho),
    MakingStep("robo", ("make.robo",), open_robo),
    MakingStep("sacrifices", ("make.sacrifices",), open_sacrifices),
    MakingStep("questions", ("make.questions",), open_questions),
    MakingStep(
        "team",
        ("make.derived", "make.class", "make.resources", "make.harmony", "make.identity", "make.ritual"),
        lambda _her: (),
    ),
)


_STEP_OF: Final = {
    "concept": ("concept", "who", "why", "goal", "text"),
    "adjectives": ("adjectives", "stats"),
    "power": ("techs",),
    "daisho": ("frames", "mods", "gear"),
    "robo": ("robo",),
    "sacrifices": ("sacrifices",),
    "questions": ("questions",),
}


def step_of(field: str) -> str:
    """Return the key of the step that writes a field of a Pilot; the first one for what none of them writes."""
    return next((key for key, fields in _STEP_OF.items() if field in fields), STEPS[0].key)


def still_open(her: BeingMade) -> tuple[Words, ...]:
    """Everything that is open, in the order of the steps."""
    name = () if her.book.name.strip() else (say("her name"),)
    return (*name, *(words for step in STEPS for words in step.lacks(her)))


def how_many(lacks: Iterable[Words]) -> int:
    """Return how many things are lacking: "3 questions" are three."""
    return sum(as_number(one.by_name.get("count", 1)) for one in lacks)
