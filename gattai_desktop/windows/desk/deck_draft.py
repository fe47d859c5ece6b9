"""Holds the deck that is being built: what it is called, its list, what was there before, and where it is kept.

A ready deck is copied before it is changed. From its first change on a deck is kept at once, and every change can be
taken back while the room is open.
"""

from pathlib import Path

from gattai_desktop.board.speech import speak
from gattai_desktop.content.written_file import lies_there
from gattai_desktop.sessions.own_decks import NOBODYS, DeckNotKept, DeckOrigin, OwnDecks
from gattai_desktop.windows.kit.deck_workshop import DeckWorkshop, WrongDeckList

_MOST_BEFORE = 200


class DeckDraft:
    """A deck under way."""

    def __init__(self, workshop: DeckWorkshop, kept: OwnDecks) -> None:
        self._workshop, self._kept = workshop, kept
        self.name = ""
        self.text = ""
        self.own = False
        """Whether it is kept as a deck of this person."""
        self.origin = NOBODYS
        """Whose work it is; "" where that is not known."""
        self.trouble: Exception | None = None
        """Why it could not be kept, or None."""
        self._before: list[str] = []
        self._written = ""
        """The list as it was read or written last."""
        self._dropped: list[tuple[str, Path]] = []

    def take_ready(self, name: str, text: str) -> None:
        """Take a deck that comes with the game, or a list from elsewhere; it is copied at its first change."""
        self.name, self.text, self.own, self.trouble = name, text, False, None
        self.origin = NOBODYS
        self._before.clear()

    def take_own(self, name: str) -> None:
        """Take a deck of this person. Raises DeckNotKept, WrongDeckList where it cannot be read."""
        text = self._kept.text(name)
        self._workshop.copies(text)
        self.name, self.text, self.own, self.trouble, self._written = name, text, True, None, text
        self.origin = self._kept.origin(name)
        self._before.clear()

    def take_list(self, name: str, text: str) -> None:
        """Take a list from elsewhere as a new deck, and keep it. Raises WrongDeckList."""
        if not self._workshop.copies(text):
            raise WrongDeckList(speak("desk", "There is no card in this list."))
        wrong = self._workshop.unknown(text)
        if wrong:
            raise WrongDeckList(speak("desk", "Nothing was taken: {reason}", reason=wrong[0]))
        self.take_ready(name, text)
        self._change(self._workshop.changed(text, "", 0))

    def set_copies(self, card: str, copies: int) -> None:
        """Have so many of a card, and keep the deck."""
        self.look_again()
        changed = self._workshop.changed(self.text, card, max(0, copies))
        if changed != self.text:
            self._change(changed)

    def _change(self, text: str) -> None:
        self._before = [*self._before, self.text][-_MOST_BEFORE:]
        if not self.own:
            self.name, self.own = self._free(self.name), True
        self.text = text
        self._keep()

    def _free(self, name: str) -> str:
        return self._kept.free_name(name, self._ready())

    def _ready(self) -> list[str]:
        return [ready for ready, _, _ in self._workshop.ready()]

    def undo(self) -> None:
        """Take the last change back."""
        self.look_again()
        if self._before:
            self.text = self._before.pop()
            if not self.own:  # it was taken away meanwhile
                self.name, self.own = self._free(self.name), True
            self._keep()

    def look_again(self) -> bool:
        """Take over what another program wrote into the deck meanwhile; return whether it did.

        What was changed before that cannot be taken back. A deck that was deleted or spoilt is written again.
        """
        try:
            now = self._kept.text(self.name) if self.own else self._written
            self._workshop.copies(now)
        except (DeckNotKept, WrongDeckList):
            return False
        if not self.own or now == self._written:
            return False
        self.text = self._written = now
        self.origin = self._kept.origin(self.name)
        self._before.clear()
        return True

    def rename(self, name: str) -> None:
        """Call it so; an empty name changes nothing. Raises DeckNotKept."""
        name = " ".join(name.split())
        if not name or name == self.name:
            return
        if self.own:
            if name.casefold() in map(str.casefold, self._ready()):  # nobody could tell the two where one is chosen
                raise DeckNotKept("A deck is called {name} already.", name=name)
            self.look_again()
            self._kept.rename(self.name, name)
            self.name = name
        else:
            self.name, self.own = self._free(name), True
            self._keep()

    def say_origin(self, origin: DeckOrigin) -> None:
        """Keep whose work it is with a deck of this person; a ready one stays what it is."""
        if self.own and origin != self.origin:
            self.origin = origin
            self._keep()

    def drop(self, name: str) -> None:
        """Take a deck away; one that is open stays open, and is kept again once it is changed. Raises DeckNotKept."""
        if taken := self._kept.drop(name):
            self._dropped.append((name, taken))
        if name == self.name:
            self.own = False

    def bring_back(self) -> str:
        """Bring the deck back that was taken away last, and return its name, "" for none. Raises DeckNotKept.

        One whose name another deck has by now stays away; the next time it is the one before.
        """
        if not self._dropped:
            return ""
        name, taken = self._dropped.pop()
        try:
            self._kept.bring_back(name, taken)
        except DeckNotKept:
            if name not in self._kept.names() and lies_there(taken):  # it may come back the next time
                self._dropped.append((name, taken))
            raise
        if name == self.name:
            self.own = True
        return name

    def double(self, name: str) -> str:
        """Lay a copy of a deck beside it, and return its name. Raises DeckNotKept."""
        return self._kept.copy(name, self._ready())

    def _keep(self) -> None:
        try:
            self._kept.keep(self.name, self.text, self.origin)
            self._written = self._kept.text(self.name)
            self.trouble = None
        except DeckNotKept as wrong:
            self.trouble = wrong
