"""An evening as a tale: what happened, its turning points, who did what. Made from what everybody saw.

Nothing of it comes from a Hand, from a hidden value, from what people wrote with a move or from the reason of an
overrule: only the public sight of the table and the facts that everybody saw are looked at. What was taken back is left
out. An evening is the part of a session between two nights.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.facts import CardsMoved, CardsTurned, Fact, FactDoesNotFit
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import PUBLIC, Lying, Seat
from gattai_desktop.content.own_words import brought_words
from gattai_desktop.games.box import Box
from gattai_desktop.games.game import Game
from gattai_desktop.games.seating import who_sits
from gattai_desktop.games.tale_words import EveningCourse, SeenByAll, TurningPoint, heaviest
from gattai_desktop.records.record import Entry
from gattai_desktop.records.undone_entries import Gone

MOST_POINTS: Final = 5
MOST_DEEDS: Final = 3
NIGHT: Final = 6 * 60 * 60 * 1000
"""Milliseconds without an entry after which another evening begins."""
_MOST_CARDS: Final = 4
_MOST_STEPS: Final = 9


@frozen(kw_only=True)
class TalePicture:
    """What lay on the table at a moment, as everybody saw it."""

    cards: tuple[Lying, ...] = ()
    jokers: tuple[Lying, ...] = ()
    decks: tuple[tuple[str, int], ...] = ()
    ring: int = 0


@frozen(kw_only=True)
class TalePoint:
    """A turning point with its time in milliseconds since 1970 (0 where nobody knows), entry and picture.

    `others` is what else happened with it, in sentences. `file` is an image file that a pack has of it, instead.
    """

    point: TurningPoint
    entry: int
    at: int
    picture: TalePicture
    others: tuple[Words, ...] = ()
    file: str = ""


@frozen
class CourseStep:
    """The gauge of the evening at a moment: its value and, in a word, why it changed."""

    value: int
    why: Words


@frozen
class WhoDidWhat:
    """A seat by name, the person who played it ("" where nobody said), and what was done, the most telling first."""

    seat: Seat
    name: str
    person: str
    deeds: tuple[Words, ...]


@frozen(kw_only=True)
class Tale:
    """An evening, told. All of its words can be translated."""

    game: str
    scenario: str
    title: str
    """The name of its session."""
    heading: str
    """What the evening is called; "" where it is called as its session is."""
    at: int
    """When it began, in milliseconds since 1970; 0 where nobody knows."""
    evening: int
    """Which evening of the session it is, from 1."""
    evenings: int
    sentences: tuple[Words, ...]
    gauge: Words
    course: tuple[CourseStep, ...]
    points: tuple[TalePoint, ...]
    scenes: tuple[TalePoint, ...]
    """Where each scene that a pack has began first; their kind is its id. They are shown where there is a picture."""
    people: tuple[WhoDidWhat, ...]
    notices: tuple[str, ...]
    own: frozenset[str] = frozenset()
    """The names and texts of it that are somebody's own, and the same in every language."""
    picture: str = ""
    """The picture of what was played, where a pack of the session says which."""


def evenings(entries: Sequence[Entry]) -> tuple[tuple[int, int], ...]:
    """Return the first and last entry of each evening; entries whose time nobody knows go with those before them."""
    found: list[tuple[int, int]] = []
    before = 0
    for entry in entries:
        parted = before and entry.at and entry.at - before >= NIGHT
        if not found or parted:
            found.append((entry.number, entry.number))
        else:
            found[-1] = found[-1][0], entry.number
        before = entry.at or before
    return tuple(found)


def tale_of(
    box: Box, name: str, start: State, entries: Sequence[Entry], evening: int = -1, notices: Iterable[str] = ()
) -> Tale:
    """Tell an evening of a session, -1 the last one, 0 the whole session; `start` is the table before its first entry.

    notices: what the packs of its game say of whose work they are, where the table says nothing of it.

    Raises FactDoesNotFit, also where a table or an announcement is none that the rules of the game could make.
    """
    try:
        return _tale_of(box, name, start, entries, evening, notices)
    except FactDoesNotFit:
        raise
    except Exception as wrong:
        words = "Its entries do not make an evening of {game} that can be told ({kind})."
        raise FactDoesNotFit(words, game=box.name, kind=type(wrong).__name__) from wrong


def _tale_of(box: Box, name: str, start: State, entries: Sequence[Entry], evening: int, notices: Iterable[str]) -> Tale:
    parts = evenings(entries)
    number = len(parts) if evening < 0 else evening
    last = entries[-1].number if entries else 0
    stretch = parts[number - 1] if 0 < number <= len(parts) else (1, last)
    heard = _Heard(box, start, entries, stretch)
    course = EveningCourse(
        name=name,
        begin=heard.begin,
        end=heard.end,
        ended=_ended(box, start, heard),
        over=box.landmarks().ended(heard.end.values),
        points=tuple(one.point for one in heard.points),
        deeds=heard.deeds,
        course=tuple(step.value for step in heard.course),
    )
    teller = box.tale()
    seen = heard.end.values
    said = seen.get("notices")
    return Tale(
        game=box.key,
        scenario=str(seen.get("scenario") or ""),
        title=name,
        heading=teller.heading(heard.begin),
        at=heard.at,
        evening=max(1, number),
        evenings=max(1, len(parts)),
        sentences=teller.sentences(course),
        gauge=teller.gauge,
        course=_short(heard.course),
        points=tuple(heard.points[place] for place in heaviest(course.points, MOST_POINTS)),
        scenes=tuple(heard.scenes.values()),
        people=tuple(
            WhoDidWhat(seat, called, _person(who_sits(heard.end, seat), called), _told(box, heard.deeds, seat))
            for seat, called in teller.names(heard.end).items()
        ),
        notices=tuple(map(str, said)) if isinstance(said, tuple) and said else tuple(dict.fromkeys(notices)),
        own=brought_words(box, start, heard.end),
    )


def _ended(box: Box, start: State, heard: "_Heard") -> Words:
    """Return where play stopped; nothing where that is where it began, whatever was played there."""
    line = box.shelf(heard.end).line
    return Words("") if heard.points and line == box.shelf(start).line else line


def _person(said: str, called: str) -> str:
    return said if said != called else ""


def _told(box: Box, deeds: dict[tuple[Seat, str], int], seat: Seat) -> tuple[Words, ...]:
    words = box.tale().deed_words
    done = [evolve(words[kind], values=(("count", deeds[seat, kind]),)) for kind in words if (seat, kind) in deeds]
    return tuple(done[:MOST_DEEDS])


def _short(course: list[CourseStep]) -> tuple[CourseStep, ...]:
    """Return the steps, of a long course the first, the last and those between that lie farthest apart."""
    if len(course) <= _MOST_STEPS:
        return tuple(course)
    rest = len(course) - 1
    kept = sorted({round(place * rest / (_MOST_STEPS - 1)) for place in range(_MOST_STEPS)})
    return tuple(course[place] for place in kept)


class _Heard:
    """Listens to an evening, entry by entry, as everybody saw it."""

    def __init__(self, box: Box, start: State, entries: Sequence[Entry], stretch: tuple[int, int]) -> None:
        self._box, self._game = box, box.game
        gone = Gone((entry.number, entry.back_to) for entry in entries if entry.back_to is not None)
        self.points: list[TalePoint] = []
        self.scenes: dict[str, TalePoint] = {}
        self.deeds: dict[tuple[Seat, str], int] = {}
        self.course: list[CourseStep] = []
        self.at = 0
        state, begin = start, start
        for entry in entries:
            if entry.number > stretch[1]:
                break
            if entry.number == stretch[0]:
                begin = state
            within = entry.number >= stretch[0]
            if within and not self.at:
                self.at = entry.at
            if within and entry.back_to is None and entry.number not in gone:
                self._hear(state, entry)
            state = state.after(entry.facts)
        self.begin, self.end = self._public(begin), self._public(state)
        last = self._box.shelf(self.end).ring
        if self.course and last and self.course[-1].value != last:
            self.course.append(CourseStep(last, Words("")))
        if self.course:
            self.course.append(CourseStep(self.course[-1].value, say("ends")))

    def _public(self, state: State) -> Table:
        return self._game.sight(state, PUBLIC)

    def _hear(self, state: State, entry: Entry) -> None:
        before, teller = self._public(state), self._box.tale()
        seen: SeenByAll = self._game.sight_of_facts(state, entry.facts, PUBLIC)
        for deed in teller.deeds(before, seen):
            key = deed.seat, deed.kind
            self.deeds[key] = self.deeds.get(key, 0) + deed.count
        after = self._public(state.after(entry.facts))
        if str(teller.gauge):
            self._step(before, after, seen)
        for thing, name in teller.scene(after).items():
            if thing not in teller.scene(before):
                begun = TurningPoint(
                    kind=thing, weight=0, title=say("{name}", name=name), text=say("This scene begins"), sign="story"
                )
                self.scenes.setdefault(
                    thing, TalePoint(point=begun, entry=entry.number, at=entry.at, picture=TalePicture())
                )
        found = sorted(teller.points(before, seen), key=lambda one: -one.weight)
        if found:
            picture = _picture(self._box, self._game, state, entry.facts, found[0], seen)
            others = tuple(one.text for one in found[1:3])
            self.points.append(
                TalePoint(point=found[0], entry=entry.number, at=entry.at, picture=picture, others=others)
            )

    def _step(self, before: Table, after: Table, seen: SeenByAll) -> None:
        was, now = self._box.shelf(before).ring, self._box.shelf(after).ring
        if was and not self.course:
            self.course.append(CourseStep(was, say("begins")))
        if now and not self.course:
            self.course.append(CourseStep(now, say("begins")))
        elif now and now != self.course[-1].value:
            self.course.append(CourseStep(now, self._box.tale().changed(before, seen)))


def _picture(
    box: Box, game: Game, state: State, facts: tuple[Fact, ...], point: TurningPoint, seen: SeenByAll
) -> TalePicture:
    """What everybody saw at the fact, with what had lain there before it."""
    at = box.shelf(game.sight(state.after(facts[: point.fact + 1]), PUBLIC))
    before = box.shelf(game.sight(state, PUBLIC))
    laid = (*before.cards, *(one for one in at.cards if one not in before.cards))
    cards = (
        laid or box.tale().laid(game.sight(state.after(facts), PUBLIC)) or box.tale().laid(game.sight(state, PUBLIC))
    )
    cards = cards or tuple(Lying(card, up=True) for card in _shown(seen))
    return TalePicture(cards=cards[-_MOST_CARDS:], jokers=at.jokers, decks=at.decks, ring=at.ring)


def _shown(seen: SeenByAll) -> tuple[Card, ...]:
    """The cards that everybody saw come or turn, each once."""
    found: dict[Card, None] = {}
    for _, fact in seen:
        if isinstance(fact, CardsMoved | CardsTurned):
            found |= {card: None for card in fact.cards if not isinstance(card, Back)}
    return tuple(found)
