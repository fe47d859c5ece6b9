"""The families that a Pilot is made of: her playbook, the sheet of her colour, adjectives, questions, Teams."""

from typing import Any, Final

from gattai_desktop.cards.card import NoSuchCard, card
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.content.about import ABOUT, SENTENCE
from gattai_desktop.content.gattai.entries import AdjectiveEntry, ChromaEntry, Playbook, QuestionEntry, TeamEntry
from gattai_desktop.content.gattai.options import covers_what_there_is
from gattai_desktop.content.gattai.rule_families import OPTION
from gattai_desktop.content.schema import Family
from gattai_desktop.games.gattai.pilots.pilot_values import RECURRING
from gattai_desktop.games.gattai.pilots.pilots import COLOURS, COMMITMENT_MAXIMUM, COMMITMENT_OF, COMMITMENTS, STATS
from gattai_desktop.games.gattai.setup import MAX_PILOTS
from gattai_desktop.games.kinds import MAX_NAME, Faults, Flag, Number, OneOf, Text
from gattai_desktop.games.kinds_of_many import Field, Fieldset, ListOf, Numbers
from gattai_desktop.games.kinds_of_text import IdOf, Spelled

BY: Final = ("player", "left", "right", "coach")
"""Who gives an adjective: her player, the neighbours at the table, the Coach."""
_TEAM_VALUES: Final = ("harmony", "fan_club", "armory", "pit_crew")
_RECURRING: Final = Numbers((*_TEAM_VALUES, "resource"), RECURRING.least, RECURRING.most)
"""`resource` is any Resource, which she picks."""
_TECHS: Final = ("tech", "frame", "mod")
_THREE: Final = ListOf(OneOf(STATS), 3, 3)
_CONCEPT: Final = Fieldset(
    (
        Field("accessory", SENTENCE, "", "What she always has on."),
        Field("food", SENTENCE, "", "What she eats."),
        Field("hobby", SENTENCE, "", "What she does when nobody calls."),
        Field("trait", SENTENCE, "", "What one sees first."),
        Field("quote", SENTENCE, "", "What stands beside her picture in the yearbook."),
    )
)
_ADJECTIVE: Final = Fieldset(
    (
        Field("word", Text(MAX_NAME), help="The adjective."),
        Field("by", OneOf(BY), "player", "Who gave it: her player, a neighbour at the table, Coach."),
        Field("stats", _THREE, help="The Stats that it gives a point to, one of each Commitment."),
    )
)
_SACRIFICES: Final = Fieldset(
    (
        Field("right", SENTENCE, "", "What her right neighbour says that she gave up."),
        Field("left", SENTENCE, "", "What her left neighbour says that she gave up."),
        Field("own", SENTENCE, "", "A tie that she lost, in her own words."),
    )
)
_ANSWER: Final = Fieldset(
    (
        Field("question", IdOf(("question",)), help="The question."),
        Field("answer", SENTENCE, "", "What she says."),
    )
)


def _add_up(book: Playbook, faults: Faults) -> None:
    for commitment, (left, right) in COMMITMENTS.items():
        if book.stats.get(left, 3) + book.stats.get(right, 3) != COMMITMENT_MAXIMUM:
            words = "{left} and {right} ({commitment}) are not {sum} together (PILOT-2)."
            named = {"left": AsWritten(left), "right": AsWritten(right), "commitment": AsWritten(commitment)}
            faults.inside("stats").add(wording(words, **named, sum=COMMITMENT_MAXIMUM))


def _words_give_each(book: Playbook, faults: Faults) -> None:
    for number, one in enumerate(book.adjectives):
        _of_each_commitment(one["stats"], faults.inside("adjectives", number))


def _gives_each(one: AdjectiveEntry, faults: Faults) -> None:
    _of_each_commitment(one.stats, faults)


def _of_each_commitment(stats: tuple[str, ...], faults: Faults) -> None:
    if len({COMMITMENT_OF[stat] for stat in stats}) != len(COMMITMENTS):
        faults.inside("stats").add(wording("An adjective gives a point to one Stat of each Commitment."))


def _card(written: str) -> str:
    """Return the card of the Pilots' Deck that a text names, as it is written: "9♦", "Joker1"."""
    try:
        return card(written.upper().replace("JOKER", "Joker"), "P").name
    except NoSuchCard:
        raise ValueError("It is no card. Write rank and suit, such as 9♦; a Joker is Joker1 or Joker2.") from None


PLAYBOOKS: Final = Family(
    file="playbooks",
    word="playbook",
    called="Pilot",
    entry=Playbook,
    known_by="key",
    help="A ready Pilot.",
    checks=(_add_up, _words_give_each),
    fields=(
        *ABOUT,
        Field("seat", OneOf(COLOURS), help="Her colour."),
        Field("stats", Numbers(STATS, 0, COMMITMENT_MAXIMUM), {}, "Her Stats; the two of a Commitment are 6 together."),
        Field("max_hand", Number(0, 9), 3, "Cards that she may hold."),
        Field("charge_modifier", Number(-12, 12), 0, "What is added to her Charges."),
        Field("buffer_modifier", Number(-12, 12), 0, "What is added to her Buffers."),
        Field("strike_modifier", Number(-6, 6), 0, "What is added to her Strike Range."),
        Field("role", Text(MAX_NAME), "", "Her part in the Team."),
        Field("specialty", SENTENCE, "", "What she is good at."),
        Field("modifiers", Numbers(_TEAM_VALUES, -6, 9), {}, "What she changes for the Team when it is made."),
        Field("recurring", _RECURRING, {}, "What she changes at the start of each later scenario."),
        Field("techs", ListOf(IdOf(_TECHS, ranked=True)), (), "Her Techs, a Rank after a colon: `red.inspiring:2`."),
        Field("later", Flag(), False, "Her first Chroma Tech is chosen when it is needed."),
        Field("gear", ListOf(IdOf(("gear",))), (), "What she carries when the table begins."),
        Field("robo", IdOf(("robo",)), "", "Which Robo is hers when the table begins."),
        Field("who", SENTENCE, "", "Who she is."),
        Field("why", SENTENCE, "", "Why she fights."),
        Field("goal", SENTENCE, "", "What she wants."),
        Field("palette", Text(MAX_NAME), "", "Another hue for the same role, in a word."),
        Field("concept", _CONCEPT, {}, "Who she is at first sight."),
        Field(
            "adjectives", ListOf(_ADJECTIVE), (), "What her friends think of her; each gives a point to three Stats."
        ),
        Field("sacrifices", _SACRIFICES, {}, "What she gave up to be here."),
        Field("questions", ListOf(_ANSWER, 3), (), "Three questions of the list, with what she says."),
    ),
)
CHROMAS: Final = Family(
    file="chromas",
    word="chroma",
    entry=ChromaEntry,
    help="The sheet of a colour.",
    checks=(covers_what_there_is,),
    fields=(
        *OPTION,
        Field("seat", OneOf(COLOURS), help="The colour."),
        Field("start", Numbers(_TEAM_VALUES, -6, 9), {}, "What it changes for the Team when it is made."),
        Field("recurring", _RECURRING, {}, "What it changes at the start of each later scenario."),
        Field("specialty", SENTENCE, "", "What Gambits involve its Specialty."),
        Field("lesson", SENTENCE, "", "When Coach cues a Lesson."),
        Field("schism", SENTENCE, "", "When Coach cues a Schism."),
    ),
)
ADJECTIVES: Final = Family(
    file="adjectives",
    word="adjective",
    entry=AdjectiveEntry,
    help="What friends may think of a Pilot.",
    checks=(_gives_each,),
    fields=(
        *ABOUT,
        Field("stats", _THREE, help="The Stats that it gives a point to, one of each Commitment."),
        Field("chromas", ListOf(OneOf(COLOURS), len(COLOURS)), (), "The colours on whose sheets it stands."),
    ),
)
QUESTIONS: Final = Family(
    file="questions",
    word="question",
    entry=QuestionEntry,
    help="A question about a Pilot's story; its name is what is asked.",
    fields=(*ABOUT, Field("card", Spelled(spell=_card, called="a card"), "", "The card that draws it: 9♦, Joker1.")),
)
TEAMS: Final = Family(
    file="teams",
    word="team",
    entry=TeamEntry,
    help="A Team: what it is called and what it holds by.",
    fields=(
        *ABOUT,
        Field("motto", SENTENCE, "", "Its motto."),
        Field("taboos", ListOf(SENTENCE, 12), (), "What nobody in it does."),
        Field("pet", Text(MAX_NAME), "", "Whom Coach likes best."),
        Field("final_form", Text(MAX_NAME), "", "What its Final Form is called."),
        Field("salute", SENTENCE, "", "How they greet."),
        Field("ritual", SENTENCE, "", "What they do before every battle."),
        Field("pilots", ListOf(IdOf(("playbook",)), MAX_PILOTS), (), "Who is in it, as they sit."),
    ),
)
PILOTS: Final[tuple[Family[Any], ...]] = (PLAYBOOKS, CHROMAS, ADJECTIVES, QUESTIONS, TEAMS)
