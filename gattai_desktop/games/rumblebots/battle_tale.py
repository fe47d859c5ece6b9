"""How an evening of bot battles is told: who won the crown when, and what each player did."""

from collections.abc import Iterator, Mapping
from typing import Final

from gattai_desktop.cards.facts import Announced
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import as_names
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.rumblebots.values import name
from gattai_desktop.games.rumblebots.zones import players
from gattai_desktop.games.tale_words import (
    EveningCourse,
    SeenByAll,
    TaleDeed,
    TaleTeller,
    TurningPoint,
    listed_names,
    opened_and_ended,
)

_DEED_WORDS: Final[Mapping[str, Words]] = {
    "match_won": say("{count} matches won"),
    "battle_won": say("{count} battles won"),
    "wins": say("{count} clashes won"),
    "champion": say("{count} times Champion"),
    "contraption": say("{count} Contraptions"),
    "surrenders": say("{count} times out of Bots"),
}


def _points(table: Table, facts: SeenByAll) -> tuple[TurningPoint, ...]:
    found: list[TurningPoint] = []
    for number, fact in facts:
        if isinstance(fact, Announced):
            found += _announced(table, fact, number)
    return tuple(found)


def _announced(table: Table, fact: Announced, number: int) -> Iterator[TurningPoint]:
    words, said = fact.words, fact.by_name
    seat = str(said.get("seat") or "")
    who = name(table, seat) if seat else ""
    if words == "battle_won":
        title, text = (
            say("{seat} wins battle {number}", seat=who, number=said.get("number")),
            say("The crystals are theirs."),
        )
        yield TurningPoint(
            kind=words, weight=62, title=title, text=text, sign="crown", ink="price", seat=seat, fact=number
        )
    elif words == "match_won":
        winners = as_names(said.get("seats"))
        title = say("{seats} won the match", seats=listed_names(name(table, one) for one in winners))
        first = winners[0] if len(winners) == 1 else ""
        text = say("Nobody has more crystals.")
        yield TurningPoint(
            kind=words, weight=92, title=title, text=text, sign="crown", ink="price", seat=first, fact=number
        )
    elif words == "surrenders":
        stays = fact.rule != "RB-26"  # by which a beaten Champion is out
        title = say("{seat} has no Bots left", seat=who)
        text = say("The crown stays where it is.") if stays else say("The crown goes on.")
        yield TurningPoint(
            kind=words, weight=40, title=title, text=text, sign="cross", ink="refused", seat=seat, fact=number
        )
    elif words == "champion" and said.get("why") == "clash":
        title, text = say("{seat} takes the crown", seat=who), say("The Champion is beaten.")
        yield TurningPoint(
            kind=words, weight=46, title=title, text=text, sign="crown", ink="price", seat=seat, fact=number
        )


def _deeds(_table: Table, facts: SeenByAll) -> Iterator[TaleDeed]:
    for _, fact in facts:
        if not isinstance(fact, Announced):
            continue
        said = fact.by_name
        if fact.words == "match_won":
            yield from (TaleDeed(one, "match_won") for one in as_names(said.get("seats")))
        elif fact.words in _DEED_WORDS and (fact.words != "champion" or said.get("why") == "clash"):
            yield TaleDeed(str(said.get("seat") or ""), fact.words)


def _names(table: Table) -> Mapping[Seat, str]:
    return {seat: name(table, seat) for seat in players(table)}


def _sentences(evening: EveningCourse) -> tuple[Words, ...]:
    return opened_and_ended(evening, _names(evening.end).values())


TALE: Final = TaleTeller(points=_points, deeds=_deeds, deed_words=_DEED_WORDS, names=_names, sentences=_sentences)
