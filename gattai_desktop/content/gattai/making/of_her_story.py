"""The steps that are told: adjectives, concept, Sacrifices and questions (make.adjectives, .concept, .questions, …)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from gattai_desktop.cards.words import Words, say
from gattai_desktop.content.gattai.entries import AdjectiveEntry, Playbook, QuestionEntry
from gattai_desktop.content.gattai.making.being_made import (
    WORDS,
    BeingMade,
    NotToBeChosen,
    PilotChoice,
    Writes,
    as_said,
    points,
)
from gattai_desktop.games.gattai.names import STAT_NAMES
from gattai_desktop.games.gattai.pilots.pilots import COMMITMENT_OF, COMMITMENTS
from gattai_desktop.games.kinds import MAX_NAME
from gattai_desktop.games.verdict import Reason, refusal

GIVEN: Final[Mapping[str, int]] = {"player": 3, "left": 1, "right": 1, "coach": 1}
"""How many adjectives each gives."""
CONCEPT: Final = ("accessory", "food", "hobby", "trait", "quote")
SACRIFICES: Final = ("right", "left", "own")
ASKED: Final = 3
"""So many questions she answers."""


def neighbours(her: BeingMade) -> Mapping[str, Playbook | None]:
    """Who sits at her left and right, as the Team sits; nobody where she sits alone."""
    around = [one for one in her.team if one.id != her.id]
    place = next((number for number, one in enumerate(her.team) if one.id == her.id), len(around))
    if not around:
        return {"left": None, "right": None}
    return {"left": around[place % len(around)], "right": around[(place - 1) % len(around)]}


# ---------------------------------------------------------------------- adjectives


def to_give(her: BeingMade) -> tuple[str, ...]:
    """Who has still to give an adjective, once for each: player, left, right, coach (make.adjectives)."""
    given = [one["by"] for one in her.words]
    return tuple(by for by, most in GIVEN.items() for _ in range(most - given.count(by)))


def adjectives(her: BeingMade, by: str) -> tuple[PilotChoice, ...]:
    """Every word that somebody may give, those of her colour's sheet first (make.adjectives)."""
    listed = sorted(her.of(AdjectiveEntry), key=lambda one: her.colour not in one.chromas)
    return tuple(_word(her, by, one) for one in listed)


def _word(her: BeingMade, by: str, one: AdjectiveEntry) -> PilotChoice:
    return PilotChoice(
        "make.adjectives",
        one.id,
        as_said(one.name),
        stats_in_words(one.stats),
        _with_words((*her.words, {"word": one.name, "by": by, "stats": one.stats})),
        any(said(word["word"]) == said(one.name) for word in her.words),
        _against(her, by, one.name, one.stats),
    )


def own_word(her: BeingMade, by: str, word: str, stats: Iterable[str]) -> Writes:
    """Return what a word of somebody's own writes. Raises NotToBeChosen with every reason."""
    chosen, name = tuple(stats), word.strip()
    barred = _against(her, by, name, chosen)
    if barred:
        raise NotToBeChosen(barred)
    return _with_words((*her.words, {"word": name, "by": by, "stats": in_order(chosen)}))


def without_word(her: BeingMade, number: int) -> Writes:
    """Return what taking an adjective back writes."""
    return _with_words(tuple(one for place, one in enumerate(her.words) if place != number))


def in_order(stats: Iterable[str]) -> tuple[str, ...]:
    """Stats in the order of their Commitments."""
    return tuple(sorted(stats, key=[*STAT_NAMES].index))


def stats_in_words(stats: Iterable[str]) -> Words:
    """The three Stats that a word gives a point to."""
    first, second, third = (as_said(STAT_NAMES[stat]) for stat in stats)
    return say("{first}, {second}, {third}", first=first, second=second, third=third)


def said(word: str) -> str:
    """A word as it is compared with others."""
    return " ".join(word.casefold().split())


def _against(her: BeingMade, by: str, word: str, stats: tuple[str, ...]) -> tuple[Reason, ...]:
    found = []
    if len(her.words) >= WORDS:
        found.append(refusal("make.adjectives", "She has six adjectives. Take one back first."))
    elif by not in to_give(her):
        found.append(refusal("make.adjectives", _ENOUGH[by]))
    if not word or len(word) > MAX_NAME:
        found.append(refusal("make.adjectives", "A word has 1 to {most} characters.", most=MAX_NAME))
    elif any(said(one["word"]) == said(word) for one in her.words):
        found.append(refusal("make.adjectives", "She is {word} already.", word=as_said(word)))
    if len(stats) != len(COMMITMENTS) or {COMMITMENT_OF.get(one) for one in stats} != set(COMMITMENTS):
        found.append(refusal("make.adjectives", "A word gives a point to one Stat of each Commitment."))
    return tuple(found)


_ENOUGH: Final = {
    "player": "Her player has given three words; the others come from the neighbours and Coach.",
    "left": "Her left neighbour has given a word already.",
    "right": "Her right neighbour has given a word already.",
    "coach": "Coach has given a word already.",
}


def _with_words(words: tuple[Mapping[str, Any], ...]) -> Writes:
    """With six of them her Stats are written; before, she would sit down with three in each."""
    return {"adjectives": words, "stats": points(words) if len(words) == WORDS else {}}


def open_words(her: BeingMade) -> tuple[Words, ...]:
    """Whose adjectives she lacks."""
    missing = to_give(her)
    found = []
    if count := missing.count("player"):
        found.append(say("{count} adjectives of her own", count=count))
    lacking = {
        "left": say("her left neighbour's adjective"),
        "right": say("her right neighbour's adjective"),
        "coach": say("Coach's adjective"),
    }
    return (*found, *(words for by, words in lacking.items() if by in missing))


# ---------------------------------------------------------------------- texts


def open_texts(her: BeingMade) -> tuple[Words, ...]:
    """What is not said yet of who she is at first sight (make.concept)."""
    lacking = {
        "accessory": say("her accessory"),
        "food": say("her food"),
        "hobby": say("her hobby"),
        "trait": say("what one sees first"),
        "quote": say("her line in the yearbook"),
    }
    return tuple(words for name, words in lacking.items() if not her.book.concept.get(name))


def open_sacrifices(her: BeingMade) -> tuple[Words, ...]:
    """Which of her three Sacrifices nobody has told (make.sacrifices)."""
    lacking = {
        "right": say("her right neighbour's Sacrifice"),
        "left": say("her left neighbour's Sacrifice"),
        "own": say("her own Sacrifice"),
    }
    return tuple(words for name, words in lacking.items() if not her.book.sacrifices.get(name))


# ---------------------------------------------------------------------- questions


def questions(her: BeingMade) -> tuple[PilotChoice, ...]:
    """Every question, to be picked (make.questions)."""
    asked = {one["question"] for one in her.book.questions}
    full = (refusal("make.questions", "She has three questions. Take one back first."),) if len(asked) >= ASKED else ()
    return tuple(
        PilotChoice(
            "make.questions",
            one.id,
            as_said(one.name),
            as_said(one.card),
            {"questions": (*her.book.questions, {"question": one.id, "answer": ""})},
            one.id in asked,
            (refusal("make.questions", "She is asked this already."),) if one.id in asked else full,
        )
        for one in her.of(QuestionEntry)
    )


def drawn(her: BeingMade, cards: Iterable[str]) -> Writes:
    """Return what drawing writes: the questions of the first cards of a shuffled Deck that are not hers already.

    What she has answered stays; what has no answer is drawn anew. Raises NotToBeChosen where all three are answered.
    """
    kept = [one for one in her.book.questions if one["answer"]]
    if len(kept) >= ASKED:
        raise NotToBeChosen((refusal("make.questions", "She has answered three questions."),))
    by_card = {one.card: one.id for one in her.of(QuestionEntry) if one.card}
    asked = {one["question"] for one in kept}
    for card in cards:
        question = by_card.get(card)
        if question and question not in asked and len(kept) < ASKED:
            kept.append({"question": question, "answer": ""})
            asked.add(question)
    return {"questions": tuple(kept)}


def without_question(her: BeingMade, number: int) -> Writes:
    """Return what taking a question back writes."""
    return {"questions": tuple(one for place, one in enumerate(her.book.questions) if place != number)}


def answered(her: BeingMade, number: int, answer: str) -> Writes:
    """Return what an answer writes."""
    listed = her.book.questions
    return {
        "questions": tuple({**one, "answer": answer} if place == number else one for place, one in enumerate(listed))
    }


def open_questions(her: BeingMade) -> tuple[Words, ...]:
    """How many questions and answers she lacks."""
    asked = her.book.questions
    found = []
    if count := ASKED - len(asked):
        found.append(say("{count} questions", count=count))
    if count := sum(not one["answer"] for one in asked):
        found.append(say("{count} answers", count=count))
    return tuple(found)
