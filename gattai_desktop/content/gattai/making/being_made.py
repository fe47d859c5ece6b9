"""A Pilot as far as she is made, and what may be chosen for her: every choice with what it writes and what bars it."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeVar

from gattai_desktop.cards.frozen import evolve, field, frozen
from gattai_desktop.cards.words import Words, say
from gattai_desktop.content.about import PackEntry
from gattai_desktop.content.gattai.entries import ChromaEntry, Playbook, RuleEntry
from gattai_desktop.content.gattai.pilot_families import PLAYBOOKS
from gattai_desktop.content.schema import Named
from gattai_desktop.games.gattai.pilots.pilots import COLOURS, COMMITMENTS, STATS
from gattai_desktop.games.kinds_of_many import FieldValues, read_fields
from gattai_desktop.games.verdict import Reason

ENTRY = TypeVar("ENTRY", bound=PackEntry)
Writes = FieldValues
"""The fields of a playbook that change, with what they hold then."""
WORDS: Final = 6
"""So many adjectives a new Pilot has."""


class NotToBeChosen(ValueError):
    """Something was chosen that a rule of the book bars; `reasons` say which rules."""

    def __init__(self, reasons: tuple[Reason, ...]) -> None:
        super().__init__(" ".join(str(one.text) for one in reasons))
        self.reasons = reasons


@frozen
class PilotChoice:
    """One thing that may be chosen in a step: what it is called, what it brings, what it writes, what bars it.

    `row` is the row of the catalogue that it belongs to, `chosen` whether it is what she has now.
    """

    row: str
    key: str
    name: Words
    line: Words
    writes: Writes = field(factory=dict)
    chosen: bool = False
    barred: tuple[Reason, ...] = ()

    def written(self) -> Writes:
        """Return what choosing it writes. Raises NotToBeChosen with every reason."""
        if self.barred:
            raise NotToBeChosen(self.barred)
        return self.writes


@frozen
class BeingMade:
    """A Pilot being made: what is written of her, what there is to choose from, and her Team as it sits.

    `entries` are those of the pack that she is written in and of all on which it builds.
    """

    values: FieldValues
    entries: tuple[Named, ...]
    team: tuple[Playbook, ...] = ()

    book: Playbook = field(init=False, repr=False, eq=False)
    """Her playbook as it would be read now."""

    @book.default
    def _as_read(self) -> Playbook:
        return playbook(self.values)

    @property
    def id(self) -> str:
        return str(self.values.get("id", ""))

    @property
    def colour(self) -> str:
        """The colour that is bound to her; "" before."""
        return self.book.seat if bound(self.book) else ""

    @property
    def others(self) -> tuple[Playbook, ...]:
        """The other Pilots of her Team."""
        return tuple(one for one in self.team if one.id != self.id)

    @property
    def words(self) -> tuple[Mapping[str, Any], ...]:
        """Her adjectives, each with who gave it and its three Stats."""
        return self.book.adjectives

    @property
    def sheet(self) -> ChromaEntry | None:
        return next((one for one in self.of(ChromaEntry) if one.seat == self.colour), None)

    def of(self, kind: type[ENTRY]) -> tuple[ENTRY, ...]:
        """Everything of a class that there is to choose from, each id once."""
        found: dict[str, ENTRY] = {}
        for one in self.entries:
            if isinstance(one, kind):
                found.setdefault(one.id, one)
        return tuple(found.values())

    def rules(self, family: str) -> tuple[RuleEntry, ...]:
        """The Techs, Frames, Mods or Robos that there are."""
        return tuple(one for one in self.of(RuleEntry) if one.family == family)

    def known(self, family: str) -> tuple[RuleEntry, ...]:
        has = {name.partition(":")[0] for name in self.book.techs}
        return tuple(one for one in self.rules(family) if one.id in has)


class _NoFaults:
    """Takes faults and keeps none: what is half written is shown as far as it goes."""

    full = True
    noted = False

    def add(self, text: str) -> None: ...

    def inside(self, *_steps: str | int) -> "_NoFaults":
        return self

    def refers(self, families: tuple[str, ...], name: str, *, part: bool) -> None: ...


def playbook(values: FieldValues) -> Playbook:
    """Return the playbook that these values say, however little of it is written, and right or wrong."""
    faults = _NoFaults()
    said = ((one.name, values.get(one.name), one.usable) for one in PLAYBOOKS.fields)
    found = {name: _listed(value) for name, value, unsaid in said if value is not None and value != unsaid}
    made = PLAYBOOKS.made(read_fields(PLAYBOOKS.fields, found, faults), faults)
    words = tuple(one for one in made.adjectives if len(one["stats"]) == len(COMMITMENTS))
    return evolve(made, seat=made.seat if values.get("seat") in COLOURS else "", adjectives=words)


def _listed(found: object) -> object:
    """A value as it is read from a file: its lists are lists."""
    if isinstance(found, Mapping):
        return {name: _listed(one) for name, one in found.items()}
    return [_listed(one) for one in found] if isinstance(found, list | tuple) else found


def bound(book: Playbook) -> bool:
    """Whether her colour was chosen: what its sheet says is written of her."""
    return bool(book.seat and (book.role or book.specialty or book.modifiers))


def points(words: Iterable[Mapping[str, Any]]) -> dict[str, int]:
    """What adjectives give: a point to each of their Stats (CONTENT 1.4, make.adjectives)."""
    given = dict.fromkeys(STATS, 0)
    for one in words:
        for stat in one["stats"]:
            given[stat] += 1
    return given


def as_said(text: str) -> Words:
    """A name or a text of an entry, as words."""
    return say("{words}", words=text)
