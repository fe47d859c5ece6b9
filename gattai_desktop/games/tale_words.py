"""What a game tells of a whole evening: its turning points, who did what, and a few sentences.

All of it is made from facts as everybody saw them, so that nobody's Hand and no hidden figure can be in it.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, Literal

from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Lying, Seat
from gattai_desktop.games.told import Moment

MOST_SENTENCES: Final = 5
SeenByAll = tuple[tuple[int, Fact], ...]
"""Facts of one entry as everybody saw them, each with its number in the entry."""


@frozen(kw_only=True)
class TurningPoint:
    """A moment after which the evening was another one.

    weight: how great it was, 0 to 100; seat: whose crest stands before it, "" for none; sign, ink: what is drawn where
    no crest is; fact: its number in its entry; figures: numbers drawn large in its picture, each with its colour;
    told: its sentence among those of the evening, where that is not its title and its text.
    """

    kind: str
    weight: int
    title: Words
    text: Words
    sign: str = ""
    ink: str = "live"
    seat: Seat = ""
    fact: int = -1
    figures: tuple[tuple[str, int], ...] = ()
    shows: Literal["cards", "jokers"] = "cards"
    told: Words = Words("")


@frozen
class TaleDeed:
    """Something that a seat did, and how often; `kind` is a key of `TaleTeller.deed_words`."""

    seat: Seat
    kind: str
    count: int = 1


@frozen(kw_only=True)
class EveningCourse:
    """An evening from its first entry to its last, as everybody saw it; what was taken back is not in it."""

    name: str
    begin: Table
    end: Table
    ended: Words
    """Where play stopped, in a line."""
    over: bool = False
    """Whether what was played has come to its end."""
    points: tuple[TurningPoint, ...] = ()
    deeds: Mapping[tuple[Seat, str], int] = field(factory=dict)
    """How often each seat did each kind of thing."""
    course: tuple[int, ...] = ()
    """The values of the gauge, each time it changed, with that at the beginning."""

    def done(self, kind: str) -> int:
        """How often a kind of thing was done by anybody."""
        return sum(count for (_, found), count in self.deeds.items() if found == kind)

    def most(self, kind: str) -> Seat:
        """The seat that did it most often; "" where nobody did."""
        found = {seat: count for (seat, one), count in self.deeds.items() if one == kind}
        return max(found, key=lambda seat: found[seat], default="")


@frozen(kw_only=True)
class TaleTeller:
    """How a game tells of its evenings."""

    points: Callable[[Table, SeenByAll], tuple[TurningPoint, ...]] = lambda _table, _facts: ()
    """Finds turning points among the facts of one entry; the table is the one before it."""
    deeds: Callable[[Table, SeenByAll], Iterable[TaleDeed]] = lambda _table, _facts: ()
    deed_words: Mapping[str, Words] = field(factory=dict)
    """What is said of each kind of deed, the most telling first: "{count} Gambits won"."""
    names: Callable[[Table], Mapping[Seat, str]] = lambda _table: {}
    """Whom the tale says something of, each by name, in the order in which they sit."""
    heading: Callable[[Table], str] = lambda _table: ""
    """What the evening is called, of the table with which it began; "" where it is called as its session is."""
    scene: Callable[[Table], Mapping[str, str]] = lambda _table: {}
    """The scene that is played, where packs have such: its name, by its id."""
    laid: Callable[[Table], tuple[Lying, ...]] = lambda _table: ()
    """Cards that a picture shows where the shelf's picture would show none."""
    gauge: Words = Words("")
    """What the course is called: what the ring on the shelf's picture shows."""
    changed: Callable[[Table, SeenByAll], Words] = lambda _table, _facts: Words("")
    """Says in a word what changed the gauge."""
    sentences: Callable[[EveningCourse], tuple[Words, ...]] = lambda evening: opened_and_ended(evening, ())
    """Tells what happened, in `MOST_SENTENCES` sentences at most."""


def listed_names(names: Iterable[object]) -> Words:
    """Return "Ren", "Ren and Momo", "Ren, Momo and Tam"."""
    every = tuple(names)
    if len(every) < 2:
        return say("{name}", name=every[0] if every else "nobody")
    return say("{names} and {last}", names=every[:-1], last=every[-1])


def points_of(moments: Iterable[Moment], weights: Mapping[str, int]) -> tuple[TurningPoint, ...]:
    """Make turning points of a game's big moments; a kind without a weight is none."""
    return tuple(
        TurningPoint(
            kind=one.kind,
            weight=weights[one.kind],
            title=one.title,
            text=one.text,
            sign=one.sign,
            ink=one.ink,
            fact=one.fact,
        )
        for one in moments
        if one.kind in weights
    )


def heaviest(points: Iterable[TurningPoint], most: int) -> list[int]:
    """Return the places of the greatest points, in their order; each further one of a kind weighs less."""
    every = list(points)
    seen: dict[str, int] = {}
    ranked: list[tuple[float, int]] = []
    for place in sorted(range(len(every)), key=lambda at: (-every[at].weight, -at)):
        one = every[place]
        times = seen[one.kind] = seen.get(one.kind, 0) + 1
        ranked.append((-one.weight * 0.75 ** (times - 1), place))
    return sorted(place for _, place in sorted(ranked)[:most])


def opened_and_ended(evening: EveningCourse, names: Iterable[str]) -> tuple[Words, ...]:
    """Say who played what, the greatest moments, and where it stopped."""
    who = tuple(names)
    first = say("{names} played {title}.", names=listed_names(who), title=evening.name.rstrip(".")) if who else None
    stopped = None if evening.over else where_it_stopped(evening)
    room = MOST_SENTENCES - (first is not None) - (stopped is not None)
    great = [_whole(evening.points[place]) for place in heaviest(evening.points, room)]
    return tuple(one for one in (first, *great, stopped) if one is not None)


def where_it_stopped(evening: EveningCourse) -> Words | None:
    """Say where play stopped; None where the game has no words for it."""
    if not str(evening.ended):
        return None
    return say("In the end: {line}." if evening.over else "It stopped here: {line}.", line=evening.ended)


def _whole(point: TurningPoint) -> Words:
    if str(point.told):
        return point.told
    if str(point.text).startswith(f"{point.title} "):  # it names who is meant itself: "Ann has won: …"
        return point.text
    return say("{title}: {text}", title=point.title, text=point.text)
