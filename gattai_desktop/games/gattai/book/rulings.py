"""The rulings of one table: an edition's defaults, with what the table has changed.

RULES 1 (ED-2, ED-3) and the rulings table of RULES 3. Code asks a ruling by its name,
`rulings.gambit_tie == "rank_only"`, and mypy knows every name and option
(`ruling_table.py`). The words for a player are in `rulings.toml`, read when first shown.

In a State the edition lives under "edition" and each changed row under "rulings.<name>".
"""

from collections.abc import Mapping
from functools import cache, lru_cache, partial
from types import MappingProxyType
from typing import Any, Final, cast

from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.state import Kept, Table, paths
from gattai_desktop.cards.value import Value
from gattai_desktop.games.gattai.book.editions import (
    DEFAULT_EDITION,
    EDITION_KEYS,
    EditionKey,
    EditionTerm,
    Topic,
    edition,
    is_silent,
)
from gattai_desktop.games.gattai.book.ruling_table import RulingTable
from gattai_desktop.games.house_rulings import RulingRows, title_of

ROWS: Final = RulingRows(RulingTable, "R-", __package__ or "", digits=2)


@frozen
class Ruling:
    """One row of the rulings table, in words for a player."""

    id: str  # "R-18"
    name: str  # "gambit_tie"
    title: str  # "Tie in a Gambit"
    question: str
    options: Mapping[str, str]  # option: what it means, in the order of the table
    defaults: Mapping[str, str]  # edition key: option
    says: Mapping[str, str]  # edition key: what its text says; begins with "-" where it is silent
    rules: tuple[str, ...]  # ids of the rules that it concerns

    def default(self, key: str) -> str:
        """Return the option that the edition starts with."""
        return self.defaults[edition(key).key]

    def silent(self, key: str) -> bool:
        """Say whether the edition's own text leaves this question open (R-01)."""
        return self.says[edition(key).key].startswith("-")


@frozen(kw_only=True)
class Rulings(RulingTable):
    """The rulings of one table. Ask by name; get one with `Rulings.of`."""

    edition: EditionKey
    changes: Mapping[str, str] = field(hash=False)  # only rows that differ from the edition

    @staticmethod
    def of(edition_key: str = DEFAULT_EDITION, changes: Mapping[str, str] | None = None) -> "Rulings":
        """Return an edition's rulings with a table's changes. Cached: ask on every move.

        `changes` maps the name or the id of a row ("gambit_tie", "R-18") to its option.

        Raises:
            UnknownEdition: no such edition.
            NoSuchRuling: a change names no row, or no option of its row; the message names the nearest.
        """
        return _rulings(edition_key, tuple(sorted(changes.items())) if changes else ())

    def chosen(self, name: str) -> str:
        """Return the option of the row with this name or id, for code that lists rows."""
        return str(getattr(self, ROWS.name_of(name)))

    def left_to_the_table(self, topic: Topic) -> bool:
        """Say whether the table plays something by hand, because its text is silent and nothing is borrowed (R-01)."""
        return self.gap_policy == "manual" and is_silent(self.edition, topic)

    def speak(self, term: EditionTerm) -> str:
        """Return this table's word for a stored term (ED-12, R-38, R-76)."""
        if term == "endurance":
            return self.endurance_name.capitalize()
        if term == "recover":
            return self.recover_name.capitalize()
        return edition(self.edition).speak(term)


_OF_RULINGS: Final = paths("edition", "rulings")
_RULINGS: Final = "rulings"


def rulings_of(table: Table) -> Rulings:
    """Return the rulings that a table plays by, from its values "edition" and "rulings.<name>".

    Raises as `Rulings.of` does, for values that no ruling allows.
    """
    try:  # written out, since `known_rulings` hands a table its answer
        return table.kept[_OF_RULINGS][_RULINGS]  # type: ignore[no-any-return]
    except KeyError:
        return table.cached(_RULINGS, partial(_read, table.values), depends_on=_OF_RULINGS)


def known_rulings(rulings: Rulings) -> Kept:
    """Return what a table knows that plays by these rulings, whatever its values say."""
    return {_OF_RULINGS: {_RULINGS: rulings}}


def _read(values: Mapping[str, Value]) -> Rulings:
    return _rulings_set(str(values.get("edition", DEFAULT_EDITION)), ROWS.set_at(values))


@lru_cache(maxsize=64)
def _rulings_set(edition_key: str, options: tuple[object, ...]) -> Rulings:
    # Asked on every move, so the options of all rows are the key as they come; most of them are None.
    set_rows = zip(ROWS.rows, options, strict=True)
    return Rulings.of(edition_key, {name: str(option) for name, option in set_rows if option is not None})


@lru_cache(maxsize=64)
def _rulings(edition_key: str, changes: tuple[tuple[str, str], ...]) -> Rulings:
    key = edition(edition_key).key
    usual: dict[str, str] = {name: row.metadata["defaults"][key] for name, row in ROWS.rows.items()}
    checked = (ROWS.switch(*change) for change in changes)
    differing = {name: option for name, option in checked if option != usual[name]}
    # Each option was checked against its Literal above; mypy cannot follow the names.
    return Rulings(edition=key, changes=MappingProxyType(differing), **cast("Any", usual | differing))


@cache
def rulings_book() -> Mapping[str, Ruling]:
    """Return every row by its name, in words, in the order of the ids."""
    words = ROWS.words()
    return {name: _with_words(name, words[name]) for name in ROWS.ids}


def _with_words(name: str, words: Mapping[str, Any]) -> Ruling:
    return Ruling(
        id=ROWS.ids[name],
        name=name,
        title=title_of(name, words),
        question=words["question"],
        options=ROWS.meanings(name, words),
        defaults=ROWS.rows[name].metadata["defaults"],
        says={key: words.get(key, words.get("all", "-")) for key in EDITION_KEYS},
        rules=tuple(words.get("rules", ())),
    )
