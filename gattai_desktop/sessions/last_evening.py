"""What the next session needs of one that has ended: its table, what it was set up with, and what happened in it."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from gattai_desktop.cards.facts import FactDoesNotFit
from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import as_names
from gattai_desktop.cards.words import Words
from gattai_desktop.content.own_words import words_to_keep
from gattai_desktop.games.box import Box
from gattai_desktop.games.team import LAST_TIME, LastTime
from gattai_desktop.records.progress import Told, nobody
from gattai_desktop.records.tale import tale_of
from gattai_desktop.sessions.errors import in_words
from gattai_desktop.sessions.shelf_entry import damaged
from gattai_desktop.sessions.telling import untouched


@frozen
class LastEvening:
    """The end of an evening. `happened` tells it; `before` what was told of the evening before, where it was kept."""

    box: Box
    name: str
    happened: tuple[Words, ...]
    before: tuple[str, ...]
    _setup: Any = field(repr=False)
    _table: State = field(repr=False)
    _own_words: tuple[str, ...] = field(repr=False)

    def next_setup(self, new: Any, sentences: Iterable[str]) -> Any:  # noqa: ANN401 - each game has its own
        """Return the set-up of the next evening: of a new table, or for None of the scenario that goes on."""
        return self.box.next_evening(
            self._table, self._setup, new, LastTime(self.name, tuple(sentences), self._own_words)
        )


def last_evening(path: Path, heard: Told = nobody) -> LastEvening:
    """Read a session to its end; it is not touched, and may be open elsewhere. Raises SessionError, Stopped."""
    with untouched(path, heard) as journal:
        table = journal.state()
        try:
            told = tale_of(journal.box, journal.name, journal.state_at(0), tuple(journal.entries()))
        except FactDoesNotFit as wrong:
            raise damaged(path, in_words(wrong)) from None
        kept, setup = table.values.get(LAST_TIME), journal.setup()
        return LastEvening(
            journal.box,
            journal.name,
            told.sentences if journal.last else (),
            as_names(kept),
            setup,
            table,
            words_to_keep(journal.box, setup.packs, told.own, table),
        )
