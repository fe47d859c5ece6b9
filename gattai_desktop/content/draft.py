"""A pack of a person's own that is being written: each change is on the disk when its call returns, or did not happen.

    draft = new_draft(packs, contents, title="Neon Harbour", author="Jo")      # a fresh pack (`new_pack.py`)
    draft = PackDraft(folder, contents, own)                                   # one that is there; own: OwnPacks beside

    draft.entries("threat")                      the values of every Threat, in the order of the file
    draft.values("threat", id)                   those of one                                      raises KeyError
    draft.add("threat", {"name": "Gull"})        -> its fresh id; what is left out is as it is without it
    draft.change("threat", id, tr=4, wave="…")   other values; those who name it follow a new id="…"
    draft.double("threat", id)                   -> the id of the copy, right below
    draft.move("threat", id, before=other)       before None: to the end
    draft.take_out("threat", id)                 -> (word, id) of those who named it, and name it no more
    draft.part_ids()                             -> (word, id) of those that got one, since they had none of their own
    draft.follow_name("threat", id)              -> the id, now that of its name, while nobody knows it by another
    draft.head, draft.change_head(title="…")     what pack.toml says
    with draft.together(wording("…")): …         several changes, one step of undo, kept at once at the end
    draft.undo(), draft.redo()                   draft.undoes, draft.redoes: the sentence of what it would be, or ""
    draft.faults, draft.faults_of("threat", id)  every Fault; `way` begins with (word, place in the file, field, …)
    draft.own_pack, draft.pack                   the pack as it could be played, or None while it has faults
    stop = draft.watch(told)                     told() is called after every change

Values are those that the kinds of the fields give: `tuple` for a list, a mapping for a table. A value may be faulty: it
is kept and told as a fault, and stands in `values` as it was typed; None is a field that has to be there and is not.
`go_on=True` joins a change to the one before, where both are of the same fields of the same entry: a person types on.
Comments and order of a file stay (`writing.py`). Raises `DraftNotKept` (`draft_files.py`), with words for a person,
where nothing was kept.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from gattai_desktop.cards.value import as_list
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.content.as_they_stand import RenamedEntries, calling_otherwise, values_as_they_stand
from gattai_desktop.content.boxes import packs_of
from gattai_desktop.content.draft_files import DraftFiles, DraftNotKept, Texts, tried
from gattai_desktop.content.faults import Fault, UnusablePack
from gattai_desktop.content.free_name import free_name
from gattai_desktop.content.own_pack import OwnPack, read_own_pack
from gattai_desktop.content.pack import HEAD, Pack
from gattai_desktop.content.pack_file import NoPackFile
from gattai_desktop.content.reading import NotToml
from gattai_desktop.content.schema import Contents, Family
from gattai_desktop.content.writing import (
    add_entry,
    change_entry,
    change_head,
    drop_entry,
    head_as_written,
    move_entry,
    values_as_written,
)
from gattai_desktop.games.id_of_name import fresh_id, is_id_of
from gattai_desktop.games.kinds import MAX_NAME, Held
from gattai_desktop.games.kinds_of_many import Fields, FieldValues, Needed

_HEAD_FILE: Final = "pack.toml"


class PackDraft(DraftFiles):
    """A pack in its folder, as it is now; see the module."""

    def __init__(self, folder: Path, contents: Contents, own: Iterable[OwnPack] = ()) -> None:
        """Raises DraftNotKept where a change that was cut off cannot be brought to its end."""
        super().__init__(folder, (_HEAD_FILE, *map(_file, contents.families)))
        self.contents = contents
        self._own = tuple(one for one in own if one.pack.contents.game == contents.game)
        self._families: dict[str, Family[Any]] = {one.word: one for one in contents.families}
        self._read: dict[str, tuple[str, tuple[FieldValues, ...]]] = {}
        self._made: set[tuple[str, str]] = set()
        """What was added here, by family and id: its id may still follow its name."""
        self._ids_stay = False
        self._looked: tuple[Texts, OwnPack | None, tuple[Fault, ...]] | None = None

    # ------------------------------------------------------------------ what is there

    @property
    def head(self) -> FieldValues:
        """What pack.toml says under [pack]."""
        try:
            return head_as_written(self.texts.get(_HEAD_FILE) or "", self._head_fields)
        except (NotToml, UnicodeEncodeError):
            return {one.name: None for one in self._head_fields}

    @property
    def title(self) -> str:
        return str(self.head["title"] or self.folder.name)

    @property
    def author(self) -> str:
        """Who makes its entries: whom most of them name."""
        names = Counter(
            str(one["author"]) for word in self._families for one in self.entries(word) if one.get("author")
        )
        attribution = self.head["attribution"]
        made = attribution.get("author") if isinstance(attribution, Mapping) else ""
        return names.most_common(1)[0][0] if names else str(made or "")

    def family(self, word: str) -> Family[Any]:
        """Return a family by the word of its entries. Raises KeyError."""
        return self._families[word]

    def entries(self, word: str) -> tuple[FieldValues, ...]:
        """Return the values of all entries of a family; none where its file cannot be read."""
        family = self._families[word]
        text = self.texts.get(_file(family)) or ""
        kept = self._read.get(word)
        if kept is None or kept[0] != text:
            try:
                kept = text, values_as_written(text, family)
            except (NotToml, UnicodeEncodeError):
                kept = text, ()
            self._read[word] = kept
        return kept[1]

    def values(self, word: str, entry_id: str) -> FieldValues:
        """Return the values of one entry. Raises KeyError."""
        return self.entries(word)[self._place(word, entry_id)]

    def has(self, word: str, entry_id: str) -> bool:
        return any(_is_called(one, entry_id) for one in self.entries(word))

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Everything that is wrong with it now."""
        return self._look()[2]

    def faults_of(self, word: str, entry_id: str) -> tuple[Fault, ...]:
        """Return what is wrong with one entry; the way of each goes on with its field."""
        way = (word, self._place(word, entry_id))
        return tuple(one for one in self.faults if one.way[:2] == way)

    def entry_of(self, fault: Fault) -> tuple[str, str]:
        """Return the word and the id of the entry that a fault is in; no id where it is in none that has one."""
        match fault.way:
            case (str(word), int(place), *_) if word in self._families and place < len(self.entries(word)):
                return word, str(self.entries(word)[place]["id"])
        return "", ""

    @property
    def own_pack(self) -> OwnPack | None:
        """The pack with its files as it could be played, exported and kept; None while it has faults."""
        return self._look()[1]

    @property
    def pack(self) -> Pack | None:
        return None if self.own_pack is None else self.own_pack.pack

    @property
    def shelf(self) -> tuple[Pack, ...]:
        """The packs on which it builds, in the order of its `needs`."""
        known = {one.id: one for one in (*packs_of(self.contents.game).built_in(), *(own.pack for own in self._own))}
        return tuple(known[name] for name in as_list(self.head["needs"]) if isinstance(name, str) and name in known)

    def named(self, families: Iterable[str]) -> Iterator[tuple[str, str]]:
        """Return the id and the name of everything that an entry may name of these families: its own come first."""
        words = tuple(families)
        for word in words:
            yield from ((str(one["id"]), str(one["name"] or "")) for one in self.entries(word) if one["id"])
        for word in words:
            file = self._families[word].file
            yield from ((one.id, one.name) for pack in self.shelf for one in pack.found.get(file, ()))

    # ------------------------------------------------------------------ changes

    def add(self, word: str, values: Mapping[str, Held]) -> str:
        """Add an entry, and return its id: that of the values, or a fresh one made of the name. Raises DraftNotKept."""
        self.adopt()
        family = self._families[word]
        whole = {**values_as_they_stand(family.fields, {}), **_needed(family.fields), **values}
        whole["name"] = self._name_apart(word, str(whole["name"] or word.capitalize())[:MAX_NAME])
        whole["id"] = str(values.get("id") or self._fresh_id(word, str(whole["name"])))
        if whole.get("author") == "" and whole.get("origin") == "own":
            whole["author"] = self.author
        text = self._text_of(family)
        words = wording("{name} is new.", name=whole["name"])
        self.keep(words, {_file(family): tried(lambda: add_entry(text, family, whole))})
        if not values.get("id"):
            self._made.add((word, str(whole["id"])))
        return str(whole["id"])

    def change(self, word: str, entry_id: str, *, go_on: bool = False, **values: Held) -> None:
        """Give an entry other values. Raises DraftNotKept, also where it is gone; KeyError for no field of it."""
        place = self._place_now(word, entry_id)
        now = self.entries(word)[place]
        changed = {name: value for name, value in values.items() if now.get(name) != value or name not in now}
        for name in changed:
            if name not in now:
                raise KeyError(name)
        if not changed:
            return
        if "id" in changed:
            self._check_untaken(str(changed["id"]))
        files = self._changed(word, place, {**now, **changed})
        if "id" in changed:
            files = self._naming(calling_otherwise(self._families, word, entry_id, str(changed["id"])), files)
            self._made.discard((word, entry_id))
        called = ", ".join(one.label or one.name for one in self._families[word].fields if one.name in changed)
        words = wording("{name}: {fields} changed.", name=_name_of(now), fields=AsWritten(called))
        self.keep(words, files, (word, entry_id, *changed) if "id" not in changed else (), go_on=go_on)

    def follow_name(self, word: str, entry_id: str, *, at_first: str = "") -> str:
        """Give a new entry the id that its name makes, wherever it is named; return the id that it has now.

        New is what was added here under no id of its own, and what still has that of a name which a new entry has
        `at_first`. Nothing is, once `keep_ids` was called. Raises KeyError, DraftNotKept.
        """
        now = self.values(word, entry_id)
        first = at_first and is_id_of(entry_id, word, at_first)
        if self._ids_stay or self.redoes or not (first or (word, entry_id) in self._made):
            return entry_id
        name = str(now["name"] or "")
        if not name or is_id_of(entry_id, word, name):
            return entry_id
        place = self._place_now(word, entry_id)
        now, new = self.values(word, entry_id), self._fresh_id(word, name)
        files = self._naming(
            calling_otherwise(self._families, word, entry_id, new), self._changed(word, place, {**now, "id": new})
        )
        self.add_to_last(wording("{name}: {fields} changed.", name=name, fields=AsWritten("id")), files)
        self._made.add((word, new))
        return new

    def part_ids(self) -> tuple[tuple[str, str], ...]:
        """Give an id of its own to what has none, or that of an entry before it; return the word and id of each.

        A file that was written by hand may hold these. Of two with one id only the first can be found by it, and what
        names them means that one. Raises DraftNotKept.
        """
        seen: set[str] = set()
        given: list[tuple[str, str]] = []
        words = wording("Each has an id of its own.")
        with self.together(words):
            for word in self._families:
                for place, one in enumerate(self.entries(word)):
                    now = one["id"]
                    if not isinstance(now, str) or not now or now in seen:
                        now = self._fresh_id(word, str(one["name"] or word))
                        self.keep(words, self._changed(word, place, {**one, "id": now}))
                        given.append((word, now))
                    seen.add(now)
        return tuple(given)

    def keep_ids(self) -> None:
        """Let no id follow its name from now on: somebody else may know the entries by their ids."""
        self._ids_stay = True

    def double(self, word: str, entry_id: str) -> str:
        """Add a copy right below an entry, under a name of its own; return its id. Raises DraftNotKept."""
        place, now = self._place_now(word, entry_id), self.values(word, entry_id)
        following = [str(one["id"]) for one in self.entries(word)[place + 1 : place + 2]]
        with self.together(wording("{name} was duplicated.", name=_name_of(now))):
            added = self.add(word, {**now, "id": "", "name": self._fresh_name(word, _name_of(now))})
            if following:
                self.move(word, added, before=following[0])
        return added

    def move(self, word: str, entry_id: str, before: str | None = None) -> None:
        """Put an entry before another, or at the end. Raises DraftNotKept."""
        family, place = self._families[word], self._place_now(word, entry_id)
        to = len(self.entries(word)) - 1 if before is None else self._place_now(word, before)
        to -= 1 if before is not None and to > place else 0
        if to == place:
            return
        words = wording("{name} was moved.", name=_name_of(self.entries(word)[place]))
        text = self._text_of(family)
        self.keep(words, {_file(family): tried(lambda: move_entry(text, family, place, to))})

    def take_out(self, word: str, entry_id: str) -> tuple[tuple[str, str], ...]:
        """Take an entry out, and its name out of those that name it; return these. Raises DraftNotKept."""
        family, place = self._families[word], self._place_now(word, entry_id)
        words = wording("{name} was taken out.", name=_name_of(self.entries(word)[place]))
        text = self._text_of(family)
        files = {_file(family): tried(lambda: drop_entry(text, family, place))}
        names = calling_otherwise(self._families, word, entry_id, None)
        named_in = tuple(
            (other.word, str(one["id"]))
            for other in self.contents.families
            for one in self.entries(other.word)
            if names.in_values(other.fields, one) != one
        )
        self.keep(words, self._naming(names, files))
        return tuple(one for one in named_in if one != (word, entry_id))

    def change_head(self, **values: Held) -> None:
        """Give the pack another title, licence and so on; its id stays. Raises DraftNotKept."""
        self.adopt()
        now = self.head
        if values.get("id", now["id"]) != now["id"]:
            raise DraftNotKept(wording("The id of a pack stays: sessions and other packs know it by that."))
        text = self.texts.get(_HEAD_FILE) or ""
        words = wording("{name}: {fields} changed.", name=self.title, fields=AsWritten(", ".join(values)))
        new = tried(lambda: change_head(text, self._head_fields, {**now, **values}))
        self.keep(words, {_HEAD_FILE: new}, ("pack", *values), go_on=False)

    # ------------------------------------------------------------------ inside

    @property
    def _head_fields(self) -> Fields:
        return (*HEAD, *self.contents.head)

    def _place(self, word: str, entry_id: str) -> int:
        for place, one in enumerate(self.entries(word)):
            if _is_called(one, entry_id):
                return place
        raise KeyError(entry_id)

    def _place_now(self, word: str, entry_id: str) -> int:
        """Take over what somebody wrote meanwhile, and return where an entry stands now. Raises DraftNotKept.

        Whoever looks for its place before that may change another entry, which has taken that place.
        """
        before = self.texts
        self.adopt()
        if self.has(word, entry_id):
            return self._place(word, entry_id)
        if self.texts is not before:
            self._tell()
        words = "Nothing was changed: '{id}' is in this pack no more. Somebody has taken it out meanwhile."
        raise DraftNotKept(wording(words, id=AsWritten(entry_id)))

    def _check_untaken(self, entry_id: str) -> None:
        """Raise DraftNotKept where an entry has this id: of two with the same one, only the first could be found."""
        for word in self._families:
            for one in self.entries(word):
                if entry_id and one["id"] == entry_id:
                    words = "{name} has the id '{id}' already. Give this one another."
                    raise DraftNotKept(wording(words, name=_name_of(one), id=AsWritten(entry_id)))

    def _changed(self, word: str, place: int, values: FieldValues) -> Texts:
        """The file of a family with other values of one entry."""
        family = self._families[word]
        text = self._text_of(family)
        return {_file(family): tried(lambda: change_entry(text, family, place, values))}

    def _text_of(self, family: Family[Any]) -> str:
        return self.texts.get(_file(family)) or ""

    def _naming(self, names: RenamedEntries, files: Mapping[str, str | None]) -> dict[str, str | None]:
        """The files with everything in them that names an entry."""
        found = dict(files)
        for family in self.contents.families:
            name = _file(family)
            text = found.get(name, self.texts.get(name))
            if text is None:
                continue
            try:
                for place, one in enumerate(values_as_written(text, family)):
                    text = change_entry(text, family, place, names.in_values(family.fields, one))
            except (NotToml, UnicodeEncodeError):
                continue
            found[name] = text
        return found

    def _look(self) -> tuple[Texts, OwnPack | None, tuple[Fault, ...]]:
        if self._looked is None or self._looked[0] != self.texts:
            pack, faults = self._tried_out()
            self._looked = dict(self.texts), pack, faults
        return self._looked

    def _tried_out(self) -> tuple[OwnPack | None, tuple[Fault, ...]]:
        try:
            return read_own_pack(self.folder, self._own), ()
        except UnusablePack as wrong:
            return None, wrong.faults
        except (NoPackFile, OSError) as wrong:
            return None, (Fault(_HEAD_FILE, "", "", str(wrong)),)

    def _fresh_id(self, word: str, name: str) -> str:
        family, taken = self._families[word], {entry for entry, _ in self.named(self._families)}
        return fresh_id(word, name, taken.union(family.not_ids), spoken=family.spoken_ids)

    def _name_apart(self, word: str, name: str) -> str:
        """Return a name, with a number behind it where the table could not tell its entry from another."""
        taken = {called for _, called in self.named((word,))} if self._families[word].spoken_ids else ()
        return self._fresh_name(word, name) if name in taken else name

    def _fresh_name(self, word: str, name: str) -> str:
        return free_name(self._families[word], name, [str(one["name"]) for one in self.entries(word)])


def _file(family: Family[Any]) -> str:
    return f"{family.file}.toml"


def _needed(fields: Fields) -> dict[str, Held]:
    """Something usable in each field that has to be there."""
    return {one.name: one.usable for one in fields if isinstance(one.default, Needed)}


def _is_called(values: FieldValues, entry_id: str) -> bool:
    """Whether an entry has this id: a file that was written by hand may hold a number, or a list."""
    return values["id"] is not None and str(values["id"]) == entry_id


def _name_of(values: FieldValues) -> str:
    return str(values.get("name") or values.get("id") or "")
