"""The files of a pack that is being written: each change is on the disk before it is known here, and can be taken back.

A change made by somebody else meanwhile is taken over; what was done before it cannot be taken back any more.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.words import Called, wording
from gattai_desktop.content.folder_writing import NotWritten, bring_to_end, finish, write_files
from gattai_desktop.content.reading import ChangeTooFar, NotToml
from gattai_desktop.content.written_file import is_there, why_not_read
from gattai_desktop.renaming import patiently

_MOST_STEPS: Final = 500
"""Most changes that can be taken back."""

Texts = dict[str, str | None]
"""Files by their names; None is one that is not there."""


class DraftNotKept(ValueError):
    """A change was not kept; everything is as it was. The message can be told in another language."""


@frozen
class DraftStep:
    """One change that can be taken back: what it was, in a sentence, and its files before and after."""

    words: Called
    before: Mapping[str, str | None]
    after: Mapping[str, str | None]
    about: tuple[str, ...] = ()
    """The family, the entry and the fields, for a change that may go on."""


class DraftFiles:
    """The texts of some files of a folder."""

    def __init__(self, folder: Path, names: tuple[str, ...]) -> None:
        """Raises DraftNotKept where a change that was cut off cannot be brought to its end, or a file not be read."""
        try:
            bring_to_end(folder)
        except NotWritten as wrong:
            raise DraftNotKept(wrong.args[0]) from wrong
        self.folder = folder
        self._names = names
        self._done: list[DraftStep] = []
        self._undone: list[DraftStep] = []
        self._watching: list[Callable[[], None]] = []
        self._together: Called | None = None
        self._before: Texts = {}
        self.texts = self._on_disk(names)

    def watch(self, told: Callable[[], None]) -> Callable[[], None]:
        """Call a function after every change; return what ends that."""
        self._watching.append(told)

        def stop() -> None:
            with suppress(ValueError):
                self._watching.remove(told)

        return stop

    @contextmanager
    def together(self, words: Called) -> Iterator[None]:
        """Make one step of several changes; they are kept when all are made, or none is. Raises DraftNotKept."""
        if self._together is not None:
            yield
            return
        self.adopt()
        self._together, self._before = words, dict(self.texts)
        try:
            yield
        except BaseException:
            self.texts = self._before
            raise
        else:
            new, self.texts = self.texts, self._before
            self._together = None
            self.keep(words, {name: text for name, text in new.items() if text != self._before.get(name)})
        finally:
            self._together = None

    @property
    def undoes(self) -> str:
        """What would be taken back, in a sentence; "" where there is nothing."""
        return self._done[-1].words if self._done else ""

    @property
    def redoes(self) -> str:
        """What would be done again, in a sentence; "" where there is nothing."""
        return self._undone[-1].words if self._undone else ""

    def undo(self) -> None:
        """Take the last change back; none where somebody wrote into the files meanwhile. Raises DraftNotKept."""
        self.look_again()
        if self._done:
            step = self._done[-1]
            self._write(step.before)
            self._undone.append(self._done.pop())
            self._tell()

    def redo(self) -> None:
        """Make the change again that was taken back last, where `undo` would take one back. Raises DraftNotKept."""
        self.look_again()
        if self._undone:
            step = self._undone[-1]
            self._write(step.after)
            self._done.append(self._undone.pop())
            self._tell()

    def keep(
        self, words: Called, files: Mapping[str, str | None], about: tuple[str, ...] = (), *, go_on: bool = False
    ) -> None:
        """Keep a change on the disk, then here."""
        after = {name: text for name, text in files.items() if text != self.texts.get(name)}
        if not after:
            return
        if self._together is not None:
            self.texts = {**self.texts, **after}
            return
        step = DraftStep(words, {name: self.texts.get(name) for name in after}, after, about)
        self._write(after)
        last = self._done[-1] if self._done else None
        if go_on and last is not None and about and last.about == about and not self._undone:
            joined = evolve(last, after={**last.after, **after})
            self._done.pop()
            if joined.after != joined.before:  # typed and taken back letter by letter, it is no change
                self._done.append(joined)
        else:
            self._done = [*self._done[1 - _MOST_STEPS :], step]
        self._undone.clear()
        self._tell()

    def add_to_last(self, words: Called, files: Mapping[str, str | None]) -> None:
        """Keep a change that follows from the last one, and is taken back with it; alone where there was none."""
        after = {name: text for name, text in files.items() if text != self.texts.get(name)}
        if not after or self._together is not None or not self._done:
            self.keep(words, files)
            return
        last, before = self._done[-1], {name: self.texts.get(name) for name in after}
        self._write(after)
        self._done[-1] = evolve(last, before={**before, **last.before}, after={**last.after, **after})
        self._undone.clear()
        self._tell()

    def forget(self) -> None:
        """Let nothing that was done until now be taken back: it is how the pack begins."""
        self._done, self._undone = [], []
        self._tell()

    def _write(self, files: Mapping[str, str | None]) -> None:
        def still() -> None:
            if any(text != self.texts.get(name) for name, text in self._on_disk(files).items()):
                words = "Something else changed the same files at this moment. Nothing was changed here; do it again."
                raise DraftNotKept(wording(words))

        written = {name: None if text is None else text.encode() for name, text in files.items()}
        try:
            write_files(self.folder, written, still=still)
        except NotWritten as wrong:
            raise DraftNotKept(wrong.args[0]) from wrong
        self.texts = {**self.texts, **files}

    def _tell(self) -> None:
        for told in tuple(self._watching):
            told()

    def adopt(self) -> None:
        """Take what somebody wrote into the files meanwhile; what was done before cannot be taken back then."""
        if self._together is not None:
            return
        try:
            finish(self.folder)
            now = self._on_disk(self._names)
        except (NotWritten, DraftNotKept):
            return  # it may be read the next time; until then nothing is written over it
        if now != self.texts:
            self.texts = now
            self._done, self._undone = [], []

    def look_again(self) -> None:
        """Take over what somebody wrote into the files meanwhile, and tell whoever watches."""
        before = self.texts
        self.adopt()
        if self.texts is not before:
            self._tell()

    def _on_disk(self, names: Iterable[str]) -> Texts:
        """Return these files as they are on the disk. Raises DraftNotKept where one lies there and cannot be read."""
        return {name: _text(self.folder / name) for name in names}


def _text(path: Path) -> str | None:
    """The text of a file, None for none; what is no UTF-8 in it is told when the pack is read. Raises DraftNotKept."""
    try:
        if not is_there(path) or not path.is_file():
            return None
        return patiently(path.read_bytes).decode("utf-8-sig", errors="surrogateescape")
    except OSError as wrong:
        words = "{name} cannot be read: {reason}. Nothing was changed."
        raise DraftNotKept(wording(words, name=path.name, reason=why_not_read(wrong))) from wrong


def tried(write: Callable[[], str]) -> str:
    """Return a changed text. Raises DraftNotKept where the file holds no TOML that could be changed."""
    try:
        return write()
    except ChangeTooFar as wrong:
        raise DraftNotKept(wrong.args[0]) from wrong
    except NotToml as wrong:
        words = "The file cannot be changed before it is mended by hand: {reason}"
        raise DraftNotKept(wording(words, reason=wrong.args[0])) from wrong
    except UnicodeEncodeError as wrong:
        raise DraftNotKept(
            wording("The file is not UTF-8 text. Save it as UTF-8 before it is changed here.")
        ) from wrong
