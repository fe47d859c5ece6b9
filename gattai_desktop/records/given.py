"""Reads what stands under "given" into the Setup of a table."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import attrs

from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.limits import MAX_ITEMS
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import wording
from gattai_desktop.cards.zone import NO_PLAYERS
from gattai_desktop.content.boxes import packs_of
from gattai_desktop.content.pack import Pack
from gattai_desktop.games.box import Box
from gattai_desktop.games.near_names import did_you_mean
from gattai_desktop.games.table_form import SEAT
from gattai_desktop.records.clauses import NOBODY, Clauses, read_text
from gattai_desktop.records.entities import read_entity
from gattai_desktop.records.expectation import GaugeShows, ZoneHolds
from gattai_desktop.records.fault import Unreadable, told
from gattai_desktop.records.given_checks import GivenAt, faults_of_places, faults_of_table, faults_of_values, lay_once
from gattai_desktop.records.given_zones import given_zones
from gattai_desktop.records.lines import RecordLine, tokens

FaultAt = Callable[[int, str], None]

_CONTENT: Final = "content"
_PACKS: Final = "packs"
_PLAIN: Final = ("name", "scenario")
_DIGITS: Final = 100
"""Most figures of a seed."""


class Given:
    """Gathers the lines under "given" and makes the Setup of them, whatever their order."""

    def __init__(self, box: Box, fault: FaultAt, full: Callable[[], bool], own: Iterable[Pack]) -> None:
        """own: packs of a person's own whose entries may be named, besides those of the program."""
        self.box = box
        self._own = tuple(own)
        self.seed = 1
        self._fault = fault
        self._full = full
        self._fields: dict[str, Any] = {}
        self._entities: dict[str, list[Any]] = {}
        self._rulings: dict[str, str] = {}
        self._values: dict[str, Value] = {}
        self._rest: list[RecordLine] = []
        self._line = 0
        self._said: dict[str, str] = {}
        self._named_at: dict[str, int] = {}
        self._at = GivenAt()

    def take(self, line: RecordLine) -> None:
        """Take one line: who sits here is read at once, what lies on the table when everybody is known."""
        left = []
        for clause in line.clauses:
            if self._full():
                break
            try:
                if not self._settled(clause, line.number):
                    left.append(clause)
            except ValueError as wrong:
                self._fault(line.number, told(wrong))
        if left:
            self._rest.append(evolve(line, clauses=tuple(left)))
        self._line = self._line or line.number

    def _settled(self, clause: str, line: int) -> bool:
        """Take a clause that says what is played, by which rules and by whom; say whether it is one of these."""
        word, _, rest = clause.partition(" ")
        rest = rest.strip()
        if rest.startswith("="):  # the value of that name, as another evening keeps it: edition = final
            return False
        if word in (*_PLAIN, "edition", "seed"):
            self._say_once(word, rest, clause)
        if word in _PLAIN:
            self._fields[word] = read_text(rest)
        elif word == "edition":
            self._fields[word] = self.box.words.edition(read_text(rest))
        elif word == "seed" and rest.isdecimal():
            self._take_seed(rest)
        elif word == "ruling":
            self._take_ruling(rest, clause)
        elif word == _CONTENT and (ids := rest.replace(",", " ").split()):
            self._take_content(ids)
        elif word == _PACKS and (ids := rest.replace(",", " ").split()):
            self._check_packs(ids)
        elif word in self.box.words.entities:
            self._add(word, [rest], line)
        elif word.removesuffix("s") in self.box.words.entities and word.endswith("s"):
            self._add(word.removesuffix("s"), tokens(rest), line)
        else:
            return False
        return True

    def _take_seed(self, figures: str) -> None:
        if len(figures) > _DIGITS:
            raise Unreadable(
                "The seed has {number} figures; {most} at most are read.", number=len(figures), most=_DIGITS
            )
        self.seed = int(figures)

    def _take_ruling(self, said: str, clause: str) -> None:
        name, equals, option = said.partition("=")
        if not equals:
            raise Unreadable("'{clause}': write 'ruling gambit_tie = equal_wins'.", clause=clause[:60])
        name, option = self.box.words.switch(name.strip(), option.strip())
        self._say_once(name, option, clause)
        self._rulings[name] = option

    def _say_once(self, what: str, said: str, clause: str) -> None:
        """Raise Unreadable where the record has said something else of it before."""
        if self._said.setdefault(what, said) != said:
            raise Unreadable(
                "'{clause}': {what} was given otherwise before. Write one of the two.", clause=clause[:60], what=what
            )

    def _add(self, word: str, texts: list[str], line: int) -> None:
        """Set up entities of a kind. Raises Unreadable where a table has no room for them, or has such a one."""
        listed = self._entities.setdefault(word, [])
        if (found := len(listed) + len(texts)) > MAX_ITEMS:
            raise Unreadable(
                "'{word}' stands here {found} times or more; a table has {most} at most.",
                word=word,
                found=found,
                most=MAX_ITEMS,
            )
        for text in texts:
            one = read_entity(self.box.words.entities[word], text)
            key, name, *_ = (getattr(one, part.name) for part in attrs.fields(type(one)))
            if word == self.box.words.sitter and (not re.fullmatch(SEAT, key) or key in NO_PLAYERS):
                raise Unreadable(
                    "'{key}' is no seat for a {word}: write another word, letters first.", key=key[:60], word=word
                )
            begun = f"{word}.{key}."
            if begun in self._at.entities:
                raise Unreadable(
                    "{word} {key} is set up twice; line {line} did so first.",
                    word=word,
                    key=key[:60],
                    line=self._at.entities[begun],
                )
            self._at.entities[begun] = self._named_at[name] = line
            listed.append(one)

    def _check_packs(self, ids: list[str]) -> None:
        """See that the packs are there with which the record plays. Raises Unreadable."""
        known = {one.id for one in (*self._own, *packs_of(self.box.key).built_in())}
        for one in ids:
            if one not in known:
                near = did_you_mean(one, known)
                raise Unreadable(
                    "The record plays with the pack '{pack}', which is not here. Bring it in first, on the page "
                    "of packs, or name it on the command line: --pack FOLDER or FILE.{near}",
                    pack=one[:60],
                    near=near,
                )

    def _take_content(self, ids: list[str]) -> None:
        """Lay out entries of packs. Raises NoSuchEntry, Unreadable."""
        laid_out = packs_of(self.box.key).laid_out
        if laid_out is None:
            raise Unreadable(
                "'{word} {ids}': {name} has no entries that a record lays out.",
                word=_CONTENT,
                ids=ids[0][:60],
                name=self.box.name,
            )
        words = {entity.field: word for word, entity in self.box.words.entities.items()}
        for piece in laid_out(*ids, own=[one for one in self._own if one.contents.game == self.box.key]):
            if piece.field in words:
                listed = self._entities.setdefault(words[piece.field], [])
                if all(one.key != piece.thing.key for one in listed):
                    listed.append(piece.thing)
            else:
                path, value = piece.thing
                self._values[path] = value

    def setup(self) -> tuple[Any, State] | None:
        """Return the Setup and the table that it begins with; None where faults stand in the way."""
        try:
            return self._set_up()
        except ValueError as wrong:
            self._fault(self._line_of(str(wrong)), told(wrong))
        except Exception as wrong:  # noqa: BLE001 - a record may give any value, also one of which nothing can be made
            said = f"{type(wrong).__name__}: {str(wrong)[:200]}"
            self._fault(
                self._line,
                wording("These values fit together badly: no table can be made of what is given ({said}).", said=said),
            )
        return None

    def _set_up(self) -> tuple[Any, State] | None:
        """Set the table up, or tell each fault of it. Raises ValueError, and what the rules raise for such values."""
        fields = {self.box.words.entities[word].field: tuple(found) for word, found in self._entities.items()}
        sitter = self.box.words.sitter
        if sitter not in self._entities:
            entity = self.box.words.entities[sitter]
            fields[entity.field] = tuple(read_entity(entity, name) for name in self._names() or ("Red",))
        base = self.box.setup(**self._fields, **fields, rulings=self._rulings, values=self._values)
        start = self.box.begin(base)
        values, zones = self._laid(start)
        values = {**self._values, **values}
        given = State({}, {**start.values, **values})
        faults = list(faults_of_values(self.box, start, given, self._at))
        if self._tell(faults or faults_of_places(self.box, given, zones, self._at)):
            return None
        laid = given_zones(zones, self.box)
        cards = {zone: tuple(one.card for one in lying) for zone, lying in laid.items()}
        values |= self.box.words.complete(start.values, values, cards)
        setup = evolve(base, values=values, zones=laid)
        table = self.box.begin(setup)
        self.box.acting(table)
        return None if self._tell(faults_of_table(self.box, table, self._at)) else (setup, table)

    def _tell(self, faults: Iterable[tuple[int, str]]) -> bool:
        """Tell faults with their lines. Return whether there were any."""
        told = list(faults)
        for line, fault in told:
            self._fault(line or self._line, fault)
        return bool(told)

    def _line_of(self, fault: str) -> int:
        """Return the line of what a fault names first ("The Tin Comet: …"); the first line for any other."""
        first = fault.partition(":")[0]
        return self._named_at.get(first) or self._at.lines.get(first, self._line)

    def _names(self) -> list[str]:
        """Return the names that a record mentions, for one that seats nobody by itself."""
        names = [clause.partition(":")[0] for line in self._rest for clause in line.clauses if ":" in clause]
        return [name for name in dict.fromkeys(names) if name.isalpha() and name.lower() != "coach"]

    def _laid(self, start: State) -> tuple[dict[str, Value], dict[str, ZoneHolds]]:
        clauses = Clauses(self.box.words, start.values)
        values: dict[str, Value] = {}
        zones: dict[str, ZoneHolds] = {}
        lying: dict[Card, str] = {}
        for line in self._rest:
            subject = NOBODY
            for clause in line.clauses:
                if self._full():
                    break
                try:
                    named = clauses.subject(clause)
                    subject, body = named or (subject, clause)
                    if not body:
                        continue
                    said = clauses.laid(body, subject)
                    if isinstance(said, ZoneHolds):
                        self._lay(said, body, zones, lying)
                        self._at.lines[said.zone] = line.number
                        continue
                    if isinstance(said, GaugeShows):
                        found, own = _gauged(said, clause, start, values), {said.gauge.path.format(key=said.key)}
                    else:
                        found, own = said.values, set(said.values) if said.by_path else set()
                    values |= self._at.note(found, values, own, (line.number, clause))
                except ValueError as wrong:
                    self._fault(line.number, told(wrong))
        return values, zones

    def _lay(self, said: ZoneHolds, body: str, zones: dict[str, ZoneHolds], lying: dict[Card, str]) -> None:
        """Lay cards in a place. Raises Unreadable where they cannot lie there."""
        if any(isinstance(card, Back) for card in said.written.cards):
            raise Unreadable("'{body}': a hidden card cannot be laid; name it, or write '3 cards'.", body=body[:60])
        if said.zone in zones:
            raise Unreadable("The cards of {zone} are given a second time.", zone=said.zone)
        lay_once(said.written.cards, said.zone, lying)
        zones[said.zone] = said


def _gauged(said: GaugeShows, clause: str, start: State, values: Mapping[str, Value]) -> Mapping[str, Value]:
    """Return the values that a gauge sets. Raises Unreadable for one without an amount."""
    if said.amount is None:
        raise Unreadable("'{clause}': an amount is missing; leave it out for what is usual.", clause=clause[:60])
    return said.gauge.given({**start.values, **values}, said.key, said.amount, said.most)
