"""The house rulings of a table: where the rules are silent, what is played, and what else could be.

Code asks a ruling by its name, `rulings_of(table).below_zero == "floor"`. What a row means to a player stands in
`rulings.toml`.
"""

import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final, Literal, cast, get_args

from gattai_desktop.cards.frozen import field, fields, frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.games.table_rulings import TableRuling

PREFIX: Final = "rulings."
"""What stands before a ruling's name among the values of a table."""


class NoSuchVmRuling(ValueError):
    """A ruling or an option of one does not exist; the message names what would do."""


def _row(number: int, default: str) -> Any:  # noqa: ANN401 - stands for the Literal of its field
    return field(default=default, metadata={"row": number})


@frozen(kw_only=True)
class FightRulings:
    """The chosen option of every row."""

    below_zero: Literal["shown", "floor"] = _row(29, "shown")


_ROWS: Final = {row.name: row for row in fields(FightRulings)}
_IDS: Final = {name: f"VM-H{row.metadata['row']}" for name, row in _ROWS.items()}
_PATHS: Final = tuple(PREFIX + name for name in _ROWS)


def rulings_of(table: Table) -> FightRulings:
    """Return the rulings that a table plays by. Raises NoSuchVmRuling for an option that no row has."""
    return _rulings(tuple(map(table.values.get, _PATHS)))


@lru_cache(maxsize=64)
def _rulings(options: tuple[object, ...]) -> FightRulings:
    given = {name: option for name, option in zip(_ROWS, options, strict=True) if option is not None}
    return FightRulings(**cast("Any", dict(switch(name, str(option)) for name, option in given.items())))


def switch(name_or_id: str, option: str) -> tuple[str, str]:
    """Return name and option of a row that is given by name or id. Raises NoSuchVmRuling."""
    by_id = {rule_id.lower(): name for name, rule_id in _IDS.items()}
    name = by_id.get(name_or_id.strip().lower(), name_or_id.strip().lower())
    if name not in _ROWS:
        near = get_close_matches(name, _ROWS, n=1, cutoff=0.5)
        hint = f" Did you mean '{near[0]}'?" if near else ""
        raise NoSuchVmRuling(f"No ruling is called '{name_or_id[:40]}'.{hint}")
    options = get_args(_ROWS[name].type)
    if option not in options:
        raise NoSuchVmRuling(f"{_IDS[name]} {name} has no option '{option[:40]}'. It may be: {', '.join(options)}.")
    return name, option


def ruling_id(name: str) -> str:
    """Return the id of a row, "VM-H29", from its name."""
    return _IDS.get(name, name)


@frozen
class FightRuling:
    """One row in words for a player."""

    id: str
    name: str
    question: str
    options: Mapping[str, str]
    default: str


@cache
def rulings_book() -> Mapping[str, FightRuling]:
    """Return every row by its name, in words."""
    words = tomllib.loads((files(__package__) / "rulings.toml").read_text(encoding="utf-8"))
    usual = FightRulings()
    return {
        name: FightRuling(
            id=_IDS[name],
            name=name,
            question=words[name]["question"],
            options={option: words[name]["options"][option] for option in get_args(row.type)},
            default=str(getattr(usual, name)),
        )
        for name, row in _ROWS.items()
    }


def table_rulings(table: Table) -> tuple[TableRuling, ...]:
    """Return every row as it stands at a table."""
    chosen = rulings_of(table)
    return tuple(
        TableRuling(row.name, row.id, row.question, row.options, str(getattr(chosen, row.name)), row.default)
        for row in rulings_book().values()
    )
