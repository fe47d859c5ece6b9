"""Keeps the decks of the person at this computer, one small text file for each, for all games that have decks.

A file is a list of cards with the deck's name in its first line, "# The Slag Court 2", and below it whose work it is,
where somebody said so: "# By: Ida", "# Licence: CC0-1.0". It is written beside itself and then takes its name, so that
a stop leaves the old deck or the new one. What the lists mean, the game says.
"""

import logging
import re
from collections.abc import Iterable
from contextlib import suppress
from itertools import count, dropwhile, takewhile
from pathlib import Path
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.content.in_order import in_order
from gattai_desktop.content.written_file import bytes_written, lies_there, why_not_read, why_not_written
from gattai_desktop.file_kinds import ends_in, is_device
from gattai_desktop.renaming import patiently, rename_patiently, replace_patiently
from gattai_desktop.sessions.errors import SessionError

SUFFIX: Final = ".deck"
MOST_BYTES: Final = 32_768
MOST_DECKS: Final = 500
LONGEST: Final = 60
_log = logging.getLogger(__name__)
_HEAD: Final = "# "
_BY, _LICENCE = "# By: ", "# Licence: "
_DROPPED, _DAMAGED = ".dropped", ".damaged"
"""What the files are called of decks that were taken away, and of damaged ones whose name another deck got."""
MOST_DROPPED: Final = 50
"""How many decks that were taken away are kept, those taken last; no more can be brought back."""
_NUMBERED: Final = re.compile(r"(.+) (\d{1,4})")
_UNFIT: Final = re.compile(r"[^\w-]+")
_UNSEEN: Final = {ord(sign): None for sign in "\u200c\u200d\u00ad\u00a0"}
"""Signs without a picture of their own that a name may have: those that join the parts of an emoji, say."""


class DeckNotKept(SessionError):
    """A deck could not be written, or a file is no deck."""


@frozen
class DeckOrigin:
    """Whose work a deck is, and under which licence it was given away; "" where nobody said."""

    author: str = ""
    licence: str = ""

    def written(self) -> str:
        """Return it as the lines of a deck's file."""
        said = ((_BY, self.author), (_LICENCE, self.licence))
        return "".join(f"{head}{' '.join(words.split())[:LONGEST]}\n" for head, words in said if words.strip())


NOBODYS: Final = DeckOrigin()


def default_decks() -> Path:
    """Return the folder of decks that is used where no other was chosen."""
    from platformdirs import user_data_path

    return user_data_path("Gattai Desktop", appauthor=False, roaming=False) / "decks"


class OwnDecks:
    """The decks of one game in a folder."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder = folder / game

    def names(self) -> tuple[str, ...]:
        """Return the names of all decks that are kept, in alphabetical order."""
        return tuple(sorted(self._listed(), key=in_order))

    def _listed(self) -> dict[str, Path]:
        """Return the file of each deck, by its name; one that is called otherwise by now, or a copy, by its file's."""
        found: dict[str, Path] = {}
        strays: list[tuple[str, Path]] = []
        for file in self._files():
            name = _named(file)
            if self._usual(name) == file:
                found[name] = file
            else:
                strays.append((name, file))
        for name, file in strays:
            free = name not in found and not lies_there(self._usual(name))
            found.setdefault(name if free else file.stem, file)
        return found

    def _files(self) -> list[Path]:
        try:
            return sorted(one for one in self.folder.iterdir() if ends_in(one, SUFFIX))[:MOST_DECKS]
        except FileNotFoundError:  # no deck was kept yet
            return []
        except OSError as wrong:
            _log.warning("The decks in %s cannot be listed (%s).", self.folder, wrong)
            return []

    def text(self, name: str) -> str:
        """Return the list of a deck, with empty lines of comment for its name and its origin. Raises DeckNotKept."""
        lines = _text_of(self._file(name)).split("\n")
        head = _lines_of_head(lines)
        return "\n".join((*("#" for _ in range(head)), *lines[head:]))

    def origin(self, name: str) -> DeckOrigin:
        """Return whose work a deck is. Raises DeckNotKept."""
        lines = _text_of(self._file(name)).split("\n")
        said = [line for line in lines[1 : _lines_of_head(lines)] if line.isprintable()]
        found = (next((one.removeprefix(head) for one in said if one.startswith(head)), "") for head in (_BY, _LICENCE))
        return DeckOrigin(*(words[:LONGEST] for words in found))

    def keep(self, name: str, text: str, origin: DeckOrigin = NOBODYS) -> None:
        """Write a deck whole, in place of one with this name. Raises DeckNotKept."""
        file = self._file(name)
        try:
            written = f"{_HEAD}{name}\n{origin.written()}{_without_head(text)}".encode()
        except UnicodeEncodeError as wrong:
            words = "The deck {name} was not saved: it holds half a sign, which no file can hold."
            raise DeckNotKept(words, name=name.encode(errors="ignore").decode()) from wrong
        if len(written) > MOST_BYTES:
            raise DeckNotKept("The deck {name} was not saved: it is too long for a deck.", name=name)
        if not lies_there(file) and len(self._files()) >= MOST_DECKS:
            words = "The deck {name} was not saved: there are {most} decks, and no more are listed. Delete one first."
            raise DeckNotKept(words, name=name, most=MOST_DECKS)
        aside = None
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            aside = _set_damaged_aside(file)
            bytes_written(file, written)
        except OSError as wrong:
            if aside:
                with suppress(OSError):
                    replace_patiently(aside, file)
            raise DeckNotKept(
                "The deck {name} could not be saved in {path}: {reason}.",
                name=name,
                path=file,
                reason=why_not_written(wrong),
            ) from wrong

    def drop(self, name: str) -> Path | None:
        """Take a deck away, and return where `bring_back` finds it; None for one that is gone. Raises DeckNotKept."""
        file = self._file(name)
        try:
            taken = _laid_aside(file, _DROPPED) if file.exists() else None
        except OSError as wrong:
            raise DeckNotKept(
                "The deck {name} could not be deleted: {reason}.", name=name, reason=why_not_written(wrong)
            ) from wrong
        if taken is not None:
            with suppress(OSError):  # the deck is away all the same
                taken.touch()
                self._clear_dropped()
        return taken

    def _clear_dropped(self) -> None:
        """Delete for good what was taken away before the last ones."""
        dropped = sorted(self.folder.glob(f"*{_DROPPED}"), key=lambda one: one.stat().st_mtime_ns, reverse=True)
        for old in dropped[MOST_DROPPED:]:
            old.unlink()

    def remove(self, name: str) -> None:
        """Take a deck away that is kept elsewhere, so that nothing is left of it here. Raises DeckNotKept."""
        if taken := self.drop(name):
            with suppress(OSError):
                taken.unlink()

    def bring_back(self, name: str, taken: Path) -> None:
        """Bring a deck back that was taken away, where none has its name by now. Raises DeckNotKept."""
        file = self._file(name)
        if lies_there(file):
            raise DeckNotKept("A deck is called {name} already.", name=name)
        try:
            replace_patiently(taken, file)
        except OSError as wrong:
            raise DeckNotKept(
                "{name} cannot be read: {reason}.", name=taken.name, reason=why_not_written(wrong)
            ) from wrong

    def copy(self, name: str, others: Iterable[str] = ()) -> str:
        """Lay a copy of a deck beside it, and return its name. Raises DeckNotKept."""
        free = self.free_name(name, others)
        self.keep(free, self.text(name), self.origin(name))
        return free

    def rename(self, name: str, to: str) -> None:
        """Give a deck another name. Raises DeckNotKept where one has it already, or it cannot be written."""
        if self._file(to) != self._file(name) and lies_there(self._file(to)):
            raise DeckNotKept("A deck is called {name} already.", name=to)
        self.keep(to, self.text(name), self.origin(name))
        if self._file(to) != self._file(name):
            self.remove(name)

    def free_name(self, name: str, others: Iterable[str] = ()) -> str:
        """Return the name, with a number behind it where a deck, or one of these others, has it already."""
        taken, found = {one.casefold() for one in (*self.names(), *others)}, name
        numbered = _NUMBERED.fullmatch(name)
        base, number = (numbered[1], int(numbered[2])) if numbered else (name, 1)
        while len(_plain(base)) > LONGEST - 5:  # small letters can be more of them, and the number is to be in the file
            base = base[:-1]
        while found.casefold() in taken or lies_there(self._file(found)):
            number += 1
            found = f"{base} {number}"
        return found

    def _file(self, name: str) -> Path:
        """Return the file of a deck, which another program may have called otherwise."""
        usual = self._usual(name)
        return usual if lies_there(usual) else self._listed().get(name, usual)

    def _usual(self, name: str) -> Path:
        """Return the file in which a deck is kept; a name never leads outside the folder."""
        plain = _plain(name)[:LONGEST] or "deck"
        return self.folder / f"{plain}{'-' if is_device(plain) else ''}{SUFFIX}"


def _plain(name: str) -> str:
    return _UNFIT.sub("-", name.casefold()).strip("-")


def _lines_of_head(lines: list[str]) -> int:
    """Return how many lines at the top of a deck's file say its name and its origin."""
    if not lines[0].startswith(_HEAD):
        return 0
    return 1 + sum(1 for _ in takewhile(lambda line: line.startswith((_BY, _LICENCE)), lines[1:]))


def _without_head(text: str) -> str:
    """Return a list without the empty lines of comment that stood for its name and its origin."""
    return "\n".join(dropwhile(lambda line: line == "#", text.split("\n")))


def _text_of(file: Path) -> str:
    try:
        if file.exists() and not file.is_file():
            raise DeckNotKept("{name} is no file.", name=file.name)  # nobody waits at a pipe
        with patiently(lambda: file.open("rb")) as opened:
            found = opened.read(MOST_BYTES + 1)
    except OSError as wrong:
        raise DeckNotKept("{name} cannot be read: {reason}.", name=file.name, reason=why_not_read(wrong)) from wrong
    if len(found) > MOST_BYTES:
        raise DeckNotKept("{name} is too long for a deck.", name=file.name)
    try:
        return found.decode("utf-8-sig").replace("\r\n", "\n")  # as an editor on Windows writes it
    except UnicodeDecodeError as wrong:
        line = found[: wrong.start].count(b"\n") + 1
        raise DeckNotKept("Line {line} of {name} is no text.", line=line, name=file.name) from None


def _set_damaged_aside(file: Path) -> Path | None:
    """Keep what is in a file that cannot be read, before a deck takes its name. Return where; None for no such file."""
    try:
        if file.exists():
            _text_of(file)
    except DeckNotKept:
        return _laid_aside(file, _DAMAGED)
    return None


def _laid_aside(file: Path, ending: str) -> Path:
    """Let a file lie under a name that nothing else has there, and return where. Raises OSError."""
    names = (f"{file.stem}{f' {number}' if number > 1 else ''}{ending}" for number in count(1))
    return rename_patiently(file, next(one for one in map(file.with_name, names) if not one.exists()))


def _named(file: Path) -> str:
    """Return the name in a deck's first line, or that of its file."""
    try:
        if not file.is_file():
            return file.stem
        with file.open("rb") as opened:
            first = opened.readline(len(_HEAD) + 4 * LONGEST).decode("utf-8-sig").strip()
    except (OSError, UnicodeDecodeError):
        return file.stem
    name = first.removeprefix(_HEAD)[:LONGEST]
    return name if first.startswith(_HEAD) and name.translate(_UNSEEN).isprintable() and name else file.stem
