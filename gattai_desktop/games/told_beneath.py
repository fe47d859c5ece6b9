"""Goes through the facts of one entry: each is told beneath what is said of its cause, or as a big moment."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from gattai_desktop.cards.facts import Announced, Fact, ValueChanged
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import Words
from gattai_desktop.games.move import Move
from gattai_desktop.games.told import Moment, Preset, Strong, ToldLine

ToldWords = tuple[Words, Preset]
"""A sentence, and the smallest preset in which the log shows it."""
AnnouncedValues = Mapping[str, Any]
"""What an announcement holds, by name."""


class EntryScene:
    """The facts of one entry as a seat saw them, and the table on which they happen, fact by fact."""

    def __init__(self, table: Table, move: Move | None, facts: Iterable[tuple[int, Fact]]) -> None:
        self.table = table
        self.move = move
        self.facts = tuple(facts)
        self.number = -1
        """The number of the fact that happens now."""
        self.values: dict[str, Value] = {}
        """What has changed so far."""

    def each(self) -> Iterator[Fact]:
        """Yield fact by fact, while the table is as it is when each happens."""
        for number, fact in self.facts:
            self.number = number
            yield fact
            if isinstance(fact, ValueChanged):
                self.values[fact.path] = fact.after

    def value(self, path: str) -> Value:
        """A value of the table, as it is when this fact happens."""
        return self.values[path] if path in self.values else self.table.values.get(path)

    def field(self, of: AnnouncedValues, field: str) -> object:
        """What stands for a field of a line that an announcement fills."""
        return of[field]


SceneT = TypeVar("SceneT", bound=EntryScene)
TellingOf = Callable[[SceneT, AnnouncedValues], Iterable[ToldWords]]
"""Says an announcement in sentences; none where another sentence says it."""


def filled(words: Words, *, strong: str = "") -> Callable[[EntryScene, AnnouncedValues], Words]:
    """Return what fills a line with what was announced. strong: the field that stands out."""
    fields = tuple(one for one in re.findall(r"{(\w+)}", words.template) if one not in words.by_name)

    def fill(scene: EntryScene, of: AnnouncedValues) -> Words:
        found: dict[str, Any] = {field: scene.field(of, field) for field in fields}
        if strong:
            found[strong] = Strong(found[strong])
        return evolve(words, values=(*words.values, *found.items()))

    return fill


def line(
    words: Words, preset: Preset = "moves", *, strong: str = "", said_by: tuple[type[Move], ...] = ()
) -> TellingOf[EntryScene]:
    """Return what says an announcement in one line that it fills. said_by: moves whose own line says it."""
    fill = filled(words, strong=strong)
    return lambda scene, of: () if isinstance(scene.move, said_by) else ((fill(scene, of), preset),)


def in_words(scene: SceneT, fact: Announced, tellings: Mapping[str, TellingOf[SceneT]]) -> tuple[ToldWords, ...]:
    """Return the sentences of an announcement. tellings: by what is announced; of all else nothing is said."""
    return tuple(tellings[fact.words](scene, fact.by_name)) if fact.words in tellings else ()


def told_beneath(
    scene: EntryScene,
    head: tuple[ToldLine, ...],
    said: Callable[[Fact], Iterable[ToldWords]],
    sign: Callable[[Fact], str],
    *,
    on_their_own: frozenset[str] = frozenset(),
    further: int = 0,
) -> Iterator[ToldLine]:
    """Yield the line of the move and what followed from it, each sentence beneath the one of its cause.

    said: the sentences of a fact; sign: what stands before them. on_their_own: announcements that do not hang beneath
    the move. further: how much deeper all but the first sentence of a fact stand.
    """
    yield from head
    depths = {-1: len(head)}
    for fact in scene.each():
        alone = isinstance(fact, Announced) and fact.words in on_their_own
        depth = 0 if alone else depths.get(fact.cause, len(head))
        sentences = tuple(said(fact))
        for place, (words, preset) in enumerate(sentences):
            yield ToldLine(words, depth + further * bool(place), sign(fact), preset, scene.number, fact.rule)
        # What followed from a fact of which nothing is said hangs where that fact would have stood.
        depths[scene.number] = depth + 1 if sentences else depth


def moments_of(
    scene: SceneT, found: Mapping[str, Callable[[SceneT, AnnouncedValues], Moment | None]]
) -> tuple[Moment, ...]:
    """Return the big moments of what is announced, in their order. found: what makes each, None where it is none."""
    moments: list[Moment] = []
    for fact in scene.each():
        if isinstance(fact, Announced) and fact.words in found:
            moment = found[fact.words](scene, fact.by_name)
            moments += [evolve(moment, fact=scene.number)] if moment is not None else []
    return tuple(moments)
