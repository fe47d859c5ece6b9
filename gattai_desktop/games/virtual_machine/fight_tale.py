"""How an evening of Virtual Machine is told: its great moments, and what each process did."""

from collections.abc import Iterator, Mapping
from typing import Final

from gattai_desktop.cards.facts import Announced
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.tale_words import (
    EveningCourse,
    SeenByAll,
    TaleDeed,
    TaleTeller,
    TurningPoint,
    opened_and_ended,
    points_of,
)
from gattai_desktop.games.virtual_machine.told_moments import headline
from gattai_desktop.games.virtual_machine.values import name_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS

_WEIGHTS: Final[Mapping[str, int]] = {"over": 90, "downed": 70, "interrupt": 50, "row": 44}
_DEED_WORDS: Final[Mapping[str, Words]] = {
    "downed": say("{count} processes downed"),
    "damage": say("{count} damage dealt"),
    "hit": say("{count} hits"),
    "interrupt": say("{count} Interrupts"),
    "miss": say("{count} misses"),
}


def _points(table: Table, facts: SeenByAll) -> tuple[TurningPoint, ...]:
    return points_of(headline(table, facts), _WEIGHTS)


def _deeds(table: Table, facts: SeenByAll) -> Iterator[TaleDeed]:
    """Yield what each MC did; what a mob or a boss does is done by whoever plays the CPU."""
    mcs = table.listed(MCS)
    return (deed if deed.seat in mcs else evolve(deed, seat=CPU) for deed in _deeds_of_each(facts))


def _deeds_of_each(facts: SeenByAll) -> Iterator[TaleDeed]:
    """Whoever dealt the last damage to a process before it is downed has downed it."""
    dealt: dict[str, str] = {}
    for _, fact in facts:
        if not isinstance(fact, Announced):
            continue
        said = fact.by_name
        who = str(said.get("process") or "")
        if fact.words == "damage":
            dealt[str(said.get("target"))] = who
            damage = said.get("damage")
            yield TaleDeed(who, "damage", damage if isinstance(damage, int) else 0)
        elif fact.words == "downed" and dealt.get(who, who) != who:
            yield TaleDeed(dealt[who], "downed")
        elif fact.words in {"hit", "miss", "interrupt"}:
            yield TaleDeed(who, fact.words)


def _names(table: Table) -> Mapping[Seat, str]:
    return {seat: name_of(table, seat) for seat in (*table.listed(MCS), CPU)}


def _sentences(evening: EveningCourse) -> tuple[Words, ...]:
    told = evolve(evening, points=tuple(one for one in evening.points if one.kind != "row"))
    return opened_and_ended(told, (name_of(evening.end, seat) for seat in evening.end.listed(MCS)))


TALE: Final = TaleTeller(points=_points, deeds=_deeds, deed_words=_DEED_WORDS, names=_names, sentences=_sentences)
