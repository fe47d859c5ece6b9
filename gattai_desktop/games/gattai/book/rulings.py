"""The rulings of one table: an edition's defaults, with what the table has changed.

RULES 1 (ED-2, ED-3) and the rulings table of RULES 3. Code asks a ruling by its name,
`rulings.gambit_tie == "rank_only"`, and mypy knows every name and option
(`ruling_table.py`). The words for a player are in `rulings.toml`, read when first shown.

In a State the edition lives under "edition" and each changed row under "rulings.<name>".
"""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache, partial
from types import MappingProxyType
from typing import Any, Final, cast, get_args

from gattai_desktop.cards.frozen import field, fields, frozen
from gattai_desktop.cards.state import Kept, Table, paths
from gattai_desktop.cards.value import Value
from gattai_desktop.games.gattai.book import ruling_table
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
from gattai_desktop.games.near_names import did_you_mean

PREFIX: Final = "rulings."
"""What stands before a ruling's name among the values of a State."""


class UnknownRuling(ValueError):
    """A ruling was asked for that the table does not have."""


class UnknownOption(ValueError):
    """A ruling was given an option that it does not have."""


@frozen
class Ruling:
    """One row of the rulings table, in words for a player."""

    id: str  # "R-18"
    name: str  # "gambit_tie"
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
            UnknownRuling: a change names no row; the message names the nearest.
            UnknownOption: a change names no option of its row; likewise.
        """
        return _rulings(edition_key, tuple(sorted(changes.items())) if changes else ())

    def chosen(self, name: str) -> str:
        """Return the option of the row with this name or id, for code that lists rows."""
        return str(getattr(self, ruling_name(name)))

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
    return _rulings_set(str(values.get("edition", DEFAULT_EDITION)), tuple(map(values.get, _PATHS)))


def ruling_name(name_or_id: str) -> str:
    """Return the name of a row that is given by name or by id, in any case.

    Raises:
        UnknownRuling: no such row; the message names the nearest.
    """
    wanted = name_or_id.strip().lower()
    if wanted in _ROWS:
        return wanted
    if wanted in _NAME_OF_ID:
        return _NAME_OF_ID[wanted]
    hint = did_you_mean(wanted, _ROWS, f" Rows go from R-01 to R-{len(_ROWS)}.")
    raise UnknownRuling(f"No ruling is called '{name_or_id}'.{hint}")


def checked_option(name: str, option: str) -> str:
    """Return the option as the row spells it.

    Raises:
        UnknownRuling: no such row.
        UnknownOption: the row has no such option; the message lists what it has.
    """
    row = ruling_name(name)
    options = _options(row)
    wanted = option.strip().lower()
    if wanted in options:
        return wanted
    hint, choices = did_you_mean(wanted, options), ", ".join(options)
    raise UnknownOption(f"{ID_OF_NAME[row]} {row} has no option '{option}'.{hint} It may be: {choices}.")


def checked_switch(name_or_id: str, option: str) -> tuple[str, str]:
    """Return the name of a row and the option for it, as these two do; raises as they do."""
    return ruling_name(name_or_id), checked_option(name_or_id, option)


# The rows, read from the fields of the table.
_ROWS: Final = {row.name: row for row in fields(RulingTable)}
ID_OF_NAME: Final = {name: f"R-{row.metadata['row']:02}" for name, row in _ROWS.items()}
"""The id of every row by its name, R-01 first."""
_NAME_OF_ID: Final = {row_id.lower(): name for name, row_id in ID_OF_NAME.items()}
_PATHS: Final = tuple(PREFIX + name for name in _ROWS)


@cache
def _options(name: str) -> tuple[str, ...]:
    """Return the options of a row. Its `Literal` is text until they are asked for: a start asks for few."""
    return get_args(eval(str(_ROWS[name].type), vars(ruling_table)))  # noqa: S307 - an annotation of our own


@lru_cache(maxsize=64)
def _rulings_set(edition_key: str, options: tuple[object, ...]) -> Rulings:
    # Asked on every move, so the options of all rows are the key as they come; most of them are None.
    set_rows = zip(_ROWS, options, strict=True)
    return Rulings.of(edition_key, {name: str(option) for name, option in set_rows if option is not None})


@lru_cache(maxsize=64)
def _rulings(edition_key: str, changes: tuple[tuple[str, str], ...]) -> Rulings:
    key = edition(edition_key).key
    chosen: dict[str, str] = {name: row.metadata["defaults"][key] for name, row in _ROWS.items()}
    differing: dict[str, str] = {}
    for name_or_id, option in changes:
        name = ruling_name(name_or_id)
        checked = checked_option(name, option)
        if checked != _ROWS[name].metadata["defaults"][key]:
            differing[name] = checked
    chosen |= differing
    # Each option was checked against its Literal above; mypy cannot follow the names.
    return Rulings(edition=key, changes=MappingProxyType(differing), **cast("Any", chosen))


@cache
def _book() -> Mapping[str, Ruling]:
    # Read when a window first shows the rulings; play never needs the words.
    import tomllib
    from importlib.resources import files

    words = tomllib.loads((files(__package__) / "rulings.toml").read_text(encoding="utf-8"))
    return {name: _with_words(name, words[name]) for name in _ROWS}


def _with_words(name: str, words: Mapping[str, Any]) -> Ruling:
    return Ruling(
        id=ID_OF_NAME[name],
        name=name,
        question=words["question"],
        options={option: words["options"][option] for option in _options(name)},
        defaults=_ROWS[name].metadata["defaults"],
        says={key: words.get(key, words.get("all", "-")) for key in EDITION_KEYS},
        rules=tuple(words.get("rules", ())),
    )


class _Book(Mapping[str, Ruling]):
    """Every row by its name, R-01 first; read from its file when first opened."""

    def __getitem__(self, name: str) -> Ruling:
        return _book()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(_ROWS)

    def __len__(self) -> int:
        return len(_ROWS)


RULINGS: Final[Mapping[str, Ruling]] = _Book()
"""Every row of the rulings table by its name, in the order of its ids."""


def ruling(name_or_id: str) -> Ruling:
    """Return the row with this name or id ("gambit_tie", "R-18").

    Raises:
        UnknownRuling: no such row; the message names the nearest.
    """
    return RULINGS[ruling_name(name_or_id)]
