"""What comes to a running table, in lines that a move can hold, so that the session needs no pack for it.

    "rating 3" "wave +Trauma:Opponent(1)" "condition violence" "entry power.sap name Sap" "notice By Jo."

A line is a word and what it says. `entry ID FIELD TEXT` brings along an entry that the table does not know: a power of
the Coach's own pack, or what a Threat or a Location does by itself. `notice` says whose work it is.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.words import Called, wording
from gattai_desktop.games.gattai.setup import EntrySetup
from gattai_desktop.games.near_names import did_you_mean

_OF_ENTRY: Final = ("name", "text", "tag", "effect")


class SheetFault(ValueError):
    """A line that is none of a sheet; the words are for a person."""

    def __init__(self, words: Called) -> None:
        super().__init__(str(words))
        self.words = words


@frozen
class SheetRead:
    """What lines say: the fields of a set-up that they give, the entries that come along, the notices."""

    given: Mapping[str, Any]
    entries: tuple[EntrySetup, ...] = ()
    notices: tuple[str, ...] = ()


@frozen
class SheetWords:
    """The words with which the lines of one kind of thing begin, each with the field of its set-up that it gives.

    numbers: of one or two digits; changes: the same, and they may be below 0; flags: words that say all by themselves;
    lists: words that may begin several lines.
    family: what an entry is that comes along, "power".
    """

    family: str
    numbers: Mapping[str, str] = field(factory=dict)
    changes: Mapping[str, str] = field(factory=dict)
    flags: Mapping[str, str] = field(factory=dict)
    texts: Mapping[str, str] = field(factory=dict)
    lists: Mapping[str, str] = field(factory=dict)

    def write(self, setup: object, entries: Iterable[EntrySetup], notices: Iterable[str]) -> Iterator[str]:
        """Yield the lines of a set-up; its name and its key stand elsewhere in a move."""
        fields = (*self.numbers.values(), *self.flags.values(), *self.texts.values(), *self.lists.values())
        yield from self.written({name: getattr(setup, name) for name in fields})
        for entry in entries:
            yield f"entry {entry.key} name {entry.name}"
            if entry.text:
                yield f"entry {entry.key} text {entry.text}"
            yield from (f"entry {entry.key} tag {one}" for one in entry.tag)
            yield from (f"entry {entry.key} effect {one}" for one in entry.effect)
        yield from (f"notice {one}" for one in notices)

    def written(self, given: Mapping[str, Any]) -> Iterator[str]:
        """Yield the lines of what is given by the names of fields; what is empty has none."""
        for word, name in (*self.numbers.items(), *self.changes.items()):
            if name in given:
                yield f"{word} {given[name]}"
        for word, name in self.flags.items():
            if given.get(name):
                yield word
        for word, name in self.texts.items():
            if given.get(name):
                yield f"{word} {given[name]}"
        for word, name in self.lists.items():
            yield from (f"{word} {one}" for one in given.get(name, ()))

    def read(self, lines: Iterable[str]) -> SheetRead:
        """Return what these lines say. Raises SheetFault for a line that is none."""
        given: dict[str, Any] = {}
        entries: dict[str, dict[str, Any]] = {}
        notices: list[str] = []
        for line in lines:
            word, _, said = line.strip().partition(" ")
            said = said.strip()
            if word in self.numbers and said.isdecimal() and len(said) < 3:
                given[self.numbers[word]] = int(said)
            elif word in self.changes and said.removeprefix("-").isdecimal() and len(said) < 4:
                given[self.changes[word]] = int(said)
            elif word in self.flags and not said:
                given[self.flags[word]] = True
            elif word in self.texts and said:
                given[self.texts[word]] = said
            elif word in self.lists and said:
                given[self.lists[word]] = (*given.get(self.lists[word], ()), said)
            elif word == "entry" and len(said.split(" ", 2)) == 3:
                _note_entry(entries, *said.split(" ", 2))
            elif word == "notice" and said:
                notices.append(said)
            else:
                words = (*self.numbers, *self.changes, *self.texts, *self.lists, *self.flags, "entry", "notice")
                near = "" if word in words else did_you_mean(word, words)
                raise SheetFault(wording("'{line}' is no line of its sheet.{near}", line=line[:60], near=near))
        found = (EntrySetup(**{"key": key, "name": key, "family": self.family, **one}) for key, one in entries.items())
        return SheetRead(given, tuple(found), tuple(notices))


def _note_entry(entries: dict[str, dict[str, Any]], key: str, name: str, said: str) -> None:
    one = entries.setdefault(key, {})
    if name in {"name", "text"}:
        one[name] = said
    elif name in {"tag", "effect"}:
        one[name] = (*one.get(name, ()), said)
    else:
        words = ", ".join(_OF_ENTRY)
        raise SheetFault(wording("Of an entry a sheet says {words}, not {field}.", words=words, field=name[:40]))
