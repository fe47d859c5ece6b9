"""The house rulings of a table, RB-H1 to RB-H15: where the rules are silent, what is played, and what else could be.

Code asks a ruling by its name, `rulings_of(table).two_factions == "both"`. What a row means to a player stands in
`rulings.toml`. A row with one option is a decision that has no sensible other; it is listed so that it can be read.
"""

import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final, Literal, cast, get_args

from gattai_desktop.cards.frozen import field, fields, frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.games.glossary import BookWord, book_words
from gattai_desktop.games.table_rulings import TableRuling

PREFIX: Final = "rulings."
"""What stands before a ruling's name among the values of a table."""


class NoSuchRuling(ValueError):
    """A ruling or an option of one does not exist; the message names what would do."""


def _row(number: int, default: str) -> Any:  # noqa: ANN401 - stands for the Literal of its field
    return field(default=default, metadata={"row": number})


@frozen(kw_only=True)
class HouseRulings:
    """The chosen option of every row."""

    way: Literal["quick", "draft", "free"] = _row(1, "quick")
    first_champion: Literal["champion_keeps", "first_out_takes"] = _row(2, "champion_keeps")
    direction: Literal["alternates", "clockwise"] = _row(3, "alternates")
    barriers_seen: Literal["all"] = _row(4, "all")
    comparing: Literal["after_ability", "before_and_after"] = _row(5, "after_ability")
    opening_bot: Literal["no_abilities", "abilities"] = _row(6, "no_abilities")
    two_factions: Literal["both", "as_chosen"] = _row(7, "both")
    idle_signs: Literal["no_effect"] = _row(8, "no_effect")
    beaten_order: Literal["chosen", "as_revealed"] = _row(9, "chosen")
    endless: Literal["once_and_sixty", "no_limit"] = _row(10, "once_and_sixty")
    empty_challenger: Literal["surrenders", "skipped"] = _row(11, "surrenders")
    contraption_use: Literal["battle", "clash"] = _row(12, "battle")
    round_space: Literal["two_or_three", "three"] = _row(13, "two_or_three")
    reactors: Literal["first_bot", "score_only"] = _row(14, "first_bot")
    looks: Literal["discards_only"] = _row(15, "discards_only")


@frozen
class HouseRuling:
    """One row in words for a player."""

    id: str
    name: str
    question: str
    options: Mapping[str, str]
    default: str


_ROWS: Final = {row.name: row for row in fields(HouseRulings)}
_IDS: Final = {name: f"RB-H{row.metadata['row']}" for name, row in _ROWS.items()}
_PATHS: Final = tuple(PREFIX + name for name in _ROWS)


def rulings_of(table: Table) -> HouseRulings:
    """Return the rulings that a table plays by. Raises NoSuchRuling for an option that no row has."""
    return _rulings(tuple(map(table.values.get, _PATHS)))


@lru_cache(maxsize=64)
def _rulings(options: tuple[object, ...]) -> HouseRulings:
    given = {name: option for name, option in zip(_ROWS, options, strict=True) if option is not None}
    checked = dict(switch(name, str(option)) for name, option in given.items())
    return HouseRulings(**cast("Any", checked))


def switch(name_or_id: str, option: str) -> tuple[str, str]:
    """Return name and option of a row that is given by name or id. Raises NoSuchRuling."""
    by_id = {rule_id.lower(): name for name, rule_id in _IDS.items()}
    name = by_id.get(name_or_id.strip().lower(), name_or_id.strip().lower())
    if name not in _ROWS:
        near = get_close_matches(name, _ROWS, n=1, cutoff=0.5)
        hint = f"Did you mean '{near[0]}'?" if near else "Rows go from RB-H1 to RB-H15."
        raise NoSuchRuling(f"No ruling is called '{name_or_id[:40]}'. {hint}")
    options = get_args(_ROWS[name].type)
    if option not in options:
        raise NoSuchRuling(f"{_IDS[name]} {name} has no option '{option[:40]}'. It may be: {', '.join(options)}.")
    return name, option


def ruling_id(name: str) -> str:
    """Return the id of a row, "RB-H7", from its name."""
    return _IDS[switch(name, get_args(_ROWS[name].type)[0])[0]] if name in _ROWS else name


@cache
def rulings_book() -> Mapping[str, HouseRuling]:
    """Return every row by its name, in words."""
    words = tomllib.loads((files(__package__) / "rulings.toml").read_text(encoding="utf-8"))
    usual = HouseRulings()
    return {
        name: HouseRuling(
            id=_IDS[name],
            name=name,
            question=words[name]["question"],
            options={option: words[name]["options"][option] for option in get_args(row.type)},
            default=str(getattr(usual, name)),
        )
        for name, row in _ROWS.items()
    }


@cache
def glossary() -> tuple[BookWord, ...]:
    """Return the words of a battle with their meanings."""
    return tuple(book_words((files(__package__) / "glossary.txt").read_text(encoding="utf-8")))


@cache
def rule_book() -> Mapping[str, tuple[str, str]]:
    """Return chapter and sentence by id: "RB-15" -> ("Clash", "An attack that passes…")."""
    book: dict[str, tuple[str, str]] = {}
    chapter = ""
    for line in (files(__package__) / "rule_ids.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            chapter = line.removeprefix("# ")
        elif line:
            rule, _, sentence = line.partition(" ")
            book[rule] = (chapter, sentence)
    book |= {row.id: ("House rulings", row.question) for row in rulings_book().values()}
    return book


def table_rulings(table: Table) -> tuple[TableRuling, ...]:
    """Return every row as it stands at a table."""
    chosen = rulings_of(table)
    return tuple(
        TableRuling(row.name, row.id, row.question, row.options, str(getattr(chosen, row.name)), row.default)
        for row in rulings_book().values()
    )
