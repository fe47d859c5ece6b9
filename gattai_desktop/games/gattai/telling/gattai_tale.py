"""How an evening of Gattaibushido:FUSION! is told: deeds, and five sentences.

It reads what was announced to everybody and the values that everybody sees, nothing else. What people wrote as the
reason of an overrule, a ruling or a note is left alone.
"""

from collections.abc import Iterator, Mapping
from typing import Final, cast

from gattai_desktop.cards.facts import Announced, CardsMoved
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import as_number
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT, Lying, Seat
from gattai_desktop.games.gattai.names import HARMONY_NAMES, seat_name
from gattai_desktop.games.gattai.story import first_contact, scenario, score
from gattai_desktop.games.gattai.story.next_evening import AFTER_PLAY
from gattai_desktop.games.gattai.story.prepared import scene_known
from gattai_desktop.games.gattai.telling.turning_points import changed, turning_points
from gattai_desktop.games.gattai.zones import GAMBIT_CARD, THRESHOLD, pilot_seats
from gattai_desktop.games.seating import who_sits
from gattai_desktop.games.tale_words import (
    MOST_SENTENCES,
    EveningCourse,
    SeenByAll,
    TaleDeed,
    TaleTeller,
    heaviest,
    listed_names,
    where_it_stopped,
)

_CRISIS: Final = "crisis.tier"


def _laid(table: Table) -> tuple[Lying, ...]:
    """The cards of a Gambit, that of the Coach first."""
    return (*table.zones.get(THRESHOLD, ()), *table.zones.get(GAMBIT_CARD, ()))


# ---------------------------------------------------------------------- deeds


_DEED_WORDS: Final[Mapping[str, Words]] = {
    "led": say("{count} fights led"),
    "won": say("{count} Gambits won"),
    "points": say("{count} points scored"),
    "escalated": say("{count} stages turned"),
    "resonant": say("{count} Resonant Drives"),
    "lost": say("{count} Gambits lost"),
    "blocked": say("{count} cards Blocked"),
    "countered": say("{count} Counters"),
    "played": say("{count} cards played"),
    "handed": say("{count} cards handed over"),
    "dissonant": say("{count} Dissonant Drives"),
    "invested": say("{count} cards invested"),
}
_BY_SEAT: Final[Mapping[str, str]] = {
    "counter": "countered", "block": "blocked", "escalate": "escalated", "resonant": "resonant",
    "dissonant": "dissonant",
}  # fmt: skip
_OMENS: Final = "omens"
_INVESTED: Final = frozenset({"faction", "stack"})
_CONFLICT: Final = frozenset({"pile", "gambit", "initiative"})


def _deeds(table: Table, facts: SeenByAll) -> Iterator[TaleDeed]:
    for _, fact in facts:
        if isinstance(fact, CardsMoved):
            yield from _carried(fact)
        if not isinstance(fact, Announced):
            continue
        said = fact.by_name
        if fact.words in _BY_SEAT:
            yield TaleDeed(str(said.get("seat") or ""), _BY_SEAT[fact.words])
        elif fact.words == "gambit_result":
            yield TaleDeed(str(said.get("seat") or ""), "won" if str(said.get("result")).startswith("yes") else "lost")
        elif fact.words == "score":
            yield TaleDeed(str(said.get("side") or ""), "points", as_number(said.get("points")))
        elif fact.words == "outcome":
            yield TaleDeed(str(said.get("winner") or ""), "led")
            yield TaleDeed(str(said.get("loser") or ""), "led")
        elif fact.words == "omen":
            yield TaleDeed("", _OMENS)


def _carried(fact: CardsMoved) -> Iterator[TaleDeed]:
    """Cards that somebody lays into a conflict, invests, or gives to somebody else; which they are is not asked."""
    (kind, _, seat), (to, _, key) = fact.origin.partition("."), fact.target.partition(".")
    if kind != "hand":
        return
    if to == "hand" and key != seat:
        yield TaleDeed(seat, "handed", len(fact.cards))
    elif to in _INVESTED:
        yield TaleDeed(seat, "invested", len(fact.cards))
    elif to in _CONFLICT:
        yield TaleDeed(seat, "played", len(fact.cards))


# ---------------------------------------------------------------------- five sentences


def _names(table: Table) -> Mapping[Seat, str]:
    return {seat: seat_name(table, seat) for seat in (*pilot_seats(cast("State", table)), COACH_SEAT)}


def five_sentences(evening: EveningCourse) -> tuple[Words, ...]:
    """Tell an evening in five sentences at most: who played, where it began, the fights, Gambits, and how it ended.

    What an evening did not have is left out; where that leaves room, its greatest moments are told.
    """
    first = (_opening(evening), _scene(evening.begin))
    middle = (_gambits(evening), _fight(evening), _omens(evening))
    last = _ending(evening)
    told = [one for one in (*first, *middle) if one is not None][: MOST_SENTENCES - (last is not None)]
    room = MOST_SENTENCES - len(told) - (last is not None)
    spare = [one for one in evening.points if one.kind not in {"gambit", "outcome", "omen", "harmony", "score"}]
    great = [say("{what}.", what=spare[place].title) for place in heaviest(spare, room)] if room > 0 else []
    return (*told, *great, *((last,) if last is not None else ()))


def _opening(evening: EveningCourse) -> Words:
    names = listed_names(seat_name(evening.end, seat) for seat in pilot_seats(cast("State", evening.end)))
    coach = who_sits(evening.end, COACH_SEAT)
    if coach:
        return say("{names} played {title}, and {coach} was Coach.", names=names, title=evening.name, coach=coach)
    return say("{names} played {title}.", names=names, title=evening.name.rstrip("."))


def _scene(table: Table) -> Words | None:
    title = table.text("scene.title")
    return say("It began with “{scene}”.", scene=title) if title else None


def _gambits(evening: EveningCourse) -> Words | None:
    won, lost = evening.done("won"), evening.done("lost")
    if not won + lost:
        return None
    most = evening.most("won")
    best = seat_name(evening.end, most or evening.most("lost"))
    if won + lost == 1:
        return say(
            "{who} took the one Gambit and won it." if won else "{who} took the one Gambit and lost it.", who=best
        )
    if not won:
        return say("Not one of {number} Gambits was won.", number=lost)
    if won == 1:
        return say("Of {number} Gambits one was won, by {who}.", number=won + lost, who=best)
    hers = evening.deeds[most, "won"]
    if not lost and hers == won:
        return say("Not one of {number} Gambits was lost; {who} won them all.", number=won, who=best)
    if not lost and hers * 2 > won:
        return say("Not one of {number} Gambits was lost; {who} won most of them.", number=won, who=best)
    if not lost:
        return say("Not one of {number} Gambits was lost.", number=won)
    if hers * 2 > won:
        return say("Of {number} Gambits {won} were won, most of them by {who}.", number=won + lost, won=won, who=best)
    return say("Of {number} Gambits {won} were won.", number=won + lost, won=won)


def _fight(evening: EveningCourse) -> Words | None:
    fights = [one for one in evening.points if one.kind == "outcome"]
    if not fights:
        return None
    (_, points), (_, against) = fights[-1].figures
    sides = [str(fights[-1].title.by_name.get("side")), str(fights[-1].text.by_name.get("side"))]
    given: dict[str, object] = {"side": sides[0], "other": sides[1], "points": points, "against": against}
    many = sides[0] == "Pilots"
    if len(fights) == 1:
        template = (
            "The {side} won the Throwdown of the evening against {other}, {points} to {against}."
            if many
            else "{side} won the Throwdown of the evening against {other}, {points} to {against}."
        )
        return say(template, **given)
    template = (
        "{number} Throwdowns were fought; the {side} won the last one against {other}, {points} to {against}."
        if many
        else "{number} Throwdowns were fought; {side} won the last one against {other}, {points} to {against}."
    )
    return say(template, number=len(fights), **given)


def _omens(evening: EveningCourse) -> Words | None:
    omens, step = evening.done(_OMENS), as_number(evening.end.values.get(_CRISIS))
    if not omens:
        return None
    if not step:
        return say("An Omen came up." if omens == 1 else "{number} Omens came up.", number=omens)
    return say(
        "An Omen came up, and the Crisis stands at step {step}."
        if omens == 1
        else "{number} Omens came up, and the Crisis stands at step {step}.",
        number=omens,
        step=step,
    )


def _ending(evening: EveningCourse) -> Words | None:
    """Say how the scenario ended, or where the evening was broken off, or else what became of Harmony."""
    if scenario.is_over(evening.end):
        return _result(evening.end)
    if not evening.over and evening.end.values.get("phase") not in AFTER_PLAY:
        return where_it_stopped(evening)
    before, after = (evening.course[0], evening.course[-1]) if evening.course else (0, 0)
    if not after and evening.over and first_contact.is_on(evening.end):
        begins = first_contact.starting_harmony(evening.end)
        return say("The Team that came of it begins at Harmony {harmony}.", harmony=begins)
    if not after:
        return where_it_stopped(evening)
    name = Words(HARMONY_NAMES[after])
    if before == after:
        return say("In the end the Team's Harmony was {after}, as at the beginning.", after=name)
    template = (
        "The Team's Harmony fell from {before} to {after}."
        if after < before
        else "The Team's Harmony rose from {before} to {after}."
    )
    return say(template, before=Words(HARMONY_NAMES[before]), after=name)


def _result(table: Table) -> Words:
    """Say whether the mission was won, with the final score and its grade."""
    won = table.text(scenario.RESULT) == score.WON
    template = (
        "In the end the mission was won: final score {points}, grade {grade}."
        if won
        else "In the end the mission failed: final score {points}, grade {grade}."
    )
    return say(template, points=table.number("scenario.score"), grade=table.text("scenario.grade"))


TALE: Final = TaleTeller(
    points=turning_points,
    deeds=_deeds,
    deed_words=_DEED_WORDS,
    names=_names,
    heading=lambda table: table.text("scene.title"),
    scene=scene_known,
    laid=_laid,
    gauge=say("Harmony through the evening"),
    changed=changed,
    sentences=five_sentences,
)
