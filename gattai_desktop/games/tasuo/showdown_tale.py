"""How an evening of Tasuo Showdown is told: its great moments, and what each player did."""

from collections.abc import Iterator, Mapping
from typing import Final

from gattai_desktop.cards.facts import Announced
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.tale_words import (
    MOST_SENTENCES,
    EveningCourse,
    SeenByAll,
    TaleDeed,
    TaleTeller,
    TurningPoint,
    opened_and_ended,
    points_of,
)
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.told_as_story import EntryStory
from gattai_desktop.games.tasuo.told_moments import headline
from gattai_desktop.games.tasuo.values import name_of

_WEIGHTS: Final[Mapping[str, int]] = {"over": 90, "mode": 66, "destroyed": 56, "countered": 48, "negated": 44}
_FIRST_FALL: Final = 60
"""How great the first fall of a showdown is beside the others."""
_DEED_WORDS: Final[Mapping[str, Words]] = {
    "wins": say("{count} showdowns won"),
    "destroyed": say("{count} warriors destroyed"),
    "mode": say("{count} times in Tasuo Mode"),
    "hit": say("{count} hits"),
    "turn": say("{count} turns"),
}
_PLAYED_FROM: Final = {"hit": "by", "mode": "card"}


def _points(table: Table, facts: SeenByAll) -> tuple[TurningPoint, ...]:
    story = EntryStory(table, facts)
    found = []
    for one in points_of(headline(table, facts), _WEIGHTS):
        told, first = story.told(one.fact), one.kind == "destroyed" and story.begins
        found.append(evolve(one, told=told, weight=_FIRST_FALL if first else one.weight))
    return tuple(found)


def _deeds(_table: Table, facts: SeenByAll) -> Iterator[TaleDeed]:
    for _, fact in facts:
        if not isinstance(fact, Announced):
            continue
        said = fact.by_name
        if fact.words in _PLAYED_FROM:
            yield TaleDeed(_owner(said.get(_PLAYED_FROM[fact.words])), fact.words)
        elif fact.words == "destroyed":
            yield TaleDeed(_other(_owner(said.get("card"))), "destroyed")
        elif fact.words in {"turn", "wins"}:
            yield TaleDeed(str(said.get("seat") or ""), fact.words)


def _owner(card: object) -> Seat:
    """Whose card it is: its key begins with the seat."""
    return str(card or "").partition("-")[0]


def _other(seat: Seat) -> Seat:
    return next((one for one in zones.SEATS if one != seat), seat)


def _names(table: Table) -> Mapping[Seat, str]:
    return {seat: name_of(table, seat) for seat in zones.SEATS}


def _sentences(evening: EveningCourse) -> tuple[Words, ...]:
    """Who played, the great moments, and in a short evening who had hit how often."""
    names = _names(evening.end)
    told = opened_and_ended(evening, names.values())
    if len(told) >= MOST_SENTENCES or not evening.done("hit"):
        return told
    hits = {seat: evening.deeds.get((seat, "hit"), 0) for seat in zones.SEATS}
    first, second = sorted(zones.SEATS, key=lambda seat: -hits[seat])
    often, seldom = (evolve(_DEED_WORDS["hit"], values=(("count", hits[seat]),)) for seat in (first, second))
    others = seldom if hits[second] else say("not one")
    one, other = names[first], names[second]
    return (
        *told,
        say("By then {name} had landed {hits} and {foe} {others}", name=one, foe=other, hits=often, others=others),
    )


TALE: Final = TaleTeller(points=_points, deeds=_deeds, deed_words=_DEED_WORDS, names=_names, sentences=_sentences)
