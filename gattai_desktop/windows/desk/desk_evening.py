"""The evening that is open at the desk: which entries of the pack belong to it, in which order, and its steps."""

from typing import Any

from gattai_desktop.cards.value import as_names
from gattai_desktop.cards.words import Called, wording
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.own_pack import OwnPack
from gattai_desktop.games.table_form import TableForm
from gattai_desktop.windows.kit.game_desk import DeskGap, DeskPart, GameDesk
from gattai_desktop.windows.kit.own_words import know_draft


class DeskEvening:
    """What one evening of a pack has, and what changes it. Every change raises DraftNotKept."""

    def __init__(self, draft: PackDraft, game: GameDesk) -> None:
        self._draft, self._game = draft, game
        self.id = ""
        self._ids: dict[tuple[str, str], str] = {}
        """By family and id: what an entry was called before its id followed its name, or after."""
        self.find()

    def find(self) -> None:
        """Take the pack as it is written now, and its first evening where the one that was open is gone."""
        know_draft(self._draft)
        word = self._game.evening
        if word and not self._draft.has(word, self.id):
            self.id = next((str(one["id"]) for one in self._draft.entries(word) if one["id"]), "")

    def choose(self, word: str, entry_id: str) -> None:
        """Take an entry that is shown as the evening, if it is one."""
        if word and word == self._game.evening and self._draft.has(word, entry_id):
            self.id = entry_id

    @property
    def there(self) -> bool:
        """Whether there is one."""
        return bool(self._game.evening) and self._draft.has(self._game.evening, self.id)

    @property
    def name(self) -> str:
        """What it is called; the title of the pack where there is none."""
        named = self._draft.values(self._game.evening, self.id)["name"] if self.there else ""
        return str(named or self._draft.title)

    def begins(self) -> str:
        """Return what the plate says that begins to play, or that makes what is needed first."""
        wanted = self.wanted()
        return wanted.first if wanted is not None else self._game.begins()

    def wanted(self) -> DeskGap | None:
        """Return what has to be made before anything can be played; None where something can."""
        return next((one for one in self._game.gaps(self._draft, self.id) if one.first), None)

    def form(self, pack: OwnPack) -> TableForm:
        """Return what asks for a new table of it. Raises IndexError where nothing can be played."""
        forms, key = pack.forms(), self.id.rpartition(".")[2]
        return next((one for one in forms if one.key.rpartition("/")[2] == key), forms[0])

    def listed(self, part: DeskPart) -> tuple[str, ...]:
        """Return what the field of a part lists: ids, or steps."""
        return as_names(self._draft.values(self._game.evening, self.id).get(part.named_in) if self.there else ())

    def ids(self, part: DeskPart) -> tuple[str, ...]:
        """Return the entries of a part: those of the evening in its order, then the others of the pack."""
        there = tuple(str(one["id"]) for one in self._draft.entries(part.word) if one["id"])
        if part.kind == "evening":
            return tuple(one for one in there if one == self.id)
        named = self.listed(part) if part.named_in else ()
        return (*(one for one in named if one in there), *(one for one in there if one not in named))

    def write(self, part: DeskPart, listed: tuple[str, ...]) -> None:
        """Let the field of a part list this."""
        if self.there:
            fields: dict[str, Any] = {part.named_in: listed}
            self._draft.change(self._game.evening, self.id, **fields)

    def add(self, part: DeskPart) -> str:
        """Make a new one of a part; return its id, or the number of the step."""
        if part.kind == "steps":
            steps = (*self.listed(part), str(self._game.fresh(self._draft, part.key).get("step", "")))
            self.write(part, steps)
            return str(len(steps)) if self.there else ""
        fresh: dict[str, Any] = dict(self._game.fresh(self._draft, part.word))
        with self._draft.together(wording("{name} is new.", name=fresh.get("name", part.title))):
            made = self._draft.add(part.word, fresh)
            if part.named_in:
                self.write(part, (*self.listed(part), made))
        if part.kind == "evening":
            self.id = made
        return made

    def follow_names(self) -> dict[str, str]:
        """Give new entries the ids that their names make; return those that changed, before and after."""
        changed: dict[str, str] = {}
        for part in self._game.parts():
            if part.kind != "entries":
                continue
            first = str(self._game.fresh(self._draft, part.word).get("name", ""))
            for one in [str(each["id"]) for each in self._draft.entries(part.word) if each["id"]]:
                now = self._draft.follow_name(part.word, one, at_first=first)
                if now != one:
                    changed[one] = now
                    self._ids |= {(part.word, one): now, (part.word, now): one}
        self.id = changed.get(self.id, self.id)
        return changed

    def id_now(self, word: str, entry_id: str) -> str:
        """Return the id that an entry has now: another one where it followed its name, or that was taken back."""
        other = self._ids.get((word, entry_id), "")
        return other if not self._draft.has(word, entry_id) and self._draft.has(word, other) else entry_id

    def double(self, part: DeskPart, card: str) -> str:
        """Make a copy beside a card; return its id, or the number of the step."""
        listed = [*self.listed(part)]
        if part.kind == "steps":
            listed.insert(int(card), listed[int(card) - 1])
            self.write(part, tuple(listed))
            return str(int(card) + 1)
        name: Called | str = str(self._draft.values(part.word, card)["name"])
        with self._draft.together(wording("{name} was duplicated.", name=name)):
            made = self._draft.double(part.word, card)
            if part.named_in and card in listed:
                listed.insert(listed.index(card) + 1, made)
                self.write(part, tuple(listed))
        return made

    def take_out(self, part: DeskPart, card: str) -> tuple[str, ...]:
        """Take a card out of the pack, or a step out of its row.

        Return the names of all that had it named, and is left without it; the evening itself is not among them.
        """
        if part.kind == "steps":
            listed = [*self.listed(part)]
            del listed[int(card) - 1]
            self.write(part, tuple(listed))
            return ()
        without = self._draft.take_out(part.word, card)
        others = [one for one in without if one != (self._game.evening, self.id) and self._draft.has(*one)]
        return tuple(str(self._draft.values(*one)["name"] or one[1]) for one in others)

    def move(self, part: DeskPart, order: list[str], card: str, place: int) -> str:
        """Put a card at another place of its row; return its id, or the number that the step has now."""
        if part.kind == "steps":
            listed = [*self.listed(part)]
            listed.insert(place, listed.pop(int(card) - 1))
            self.write(part, tuple(listed))
            return str(place + 1)
        order.remove(card)
        if part.named_in and self.there:
            self.write(part, (*order[:place], card, *order[place:]))
        else:
            self._draft.move(part.word, card, order[place] if place < len(order) else None)
        return card
