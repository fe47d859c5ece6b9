"""Reads and checks the house rulings of a game: what is played where its rules are silent, and what else could be.

A game writes one class with a field for each row, whose type names the options and whose default is what is played:

    @frozen(kw_only=True)
    class HouseRulings:
        comparing: Literal["after_ability", "before_and_after"] = row(5, "after_ability")

What a row means to a player stands beside that module in `rulings.toml`, and its rules in `rule_ids.txt`.
"""

from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files
from typing import Any, Final, Generic, TypeVar, cast, get_args

from gattai_desktop.cards.frozen import field, fields, frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.games.glossary import BookWord, book_words
from gattai_desktop.games.near_names import did_you_mean
from gattai_desktop.games.table_rulings import RulingsOfGame, TableRuling

PREFIX: Final = "rulings."
"""What stands before a ruling's name among the values of a table."""

R = TypeVar("R")
"""The class that has a field for each row."""


class NoSuchHouseRuling(ValueError):
    """A ruling or an option of one does not exist; the message names what would do."""


@frozen
class HouseRuling:
    """One row in words for a player."""

    id: str
    name: str
    question: str
    options: Mapping[str, str]
    default: str


def row(number: int, default: str) -> Any:  # noqa: ANN401 - stands for the Literal of its field
    """Return the field of a row: its number in the rules, and the option that is played unless another is chosen."""
    return field(default=default, metadata={"row": number})


class RulingRows(Generic[R]):
    """The rows of one game.

    kind: the class with a field for each row. prefix: what stands before a row's number in its id, "RB-H".
    package: where `rulings.toml` and `rule_ids.txt` lie.
    """

    def __init__(self, kind: type[R], prefix: str, package: str) -> None:
        self._kind, self._folder = kind, files(package)
        self._rows = {one.name: one for one in fields(cast("Any", kind))}
        self._ids = {name: f"{prefix}{one.metadata['row']}" for name, one in self._rows.items()}
        self._by_id = {rule_id.lower(): name for name, rule_id in self._ids.items()}
        self._paths = tuple(PREFIX + name for name in self._rows)
        self._known: dict[tuple[object, ...], R] = {}

    def chosen(self, table: Table) -> R:
        """Return the rulings that a table plays by. Raises NoSuchHouseRuling for an option that no row has."""
        options = tuple(map(table.values.get, self._paths))
        found = self._known.get(options)
        if found is None:
            given = zip(self._rows, options, strict=True)
            checked = dict(self.switch(name, str(option)) for name, option in given if option is not None)
            found = self._known[options] = self._kind(**cast("Any", checked))
        return found

    def switch(self, name_or_id: str, option: str) -> tuple[str, str]:
        """Return name and option of a row that is given by name or id. Raises NoSuchHouseRuling."""
        name = name_or_id.strip().lower()
        name = self._by_id.get(name, name)
        if name not in self._rows:
            first, *_, last = self._ids.values()
            hint = did_you_mean(name, self._rows, f" Rows go from {first} to {last}.")
            raise NoSuchHouseRuling(f"No ruling is called '{name_or_id[:40]}'.{hint}")
        options = get_args(self._rows[name].type)
        if option not in options:
            may = ", ".join(options)
            near = did_you_mean(option, options)
            raise NoSuchHouseRuling(f"{self._ids[name]} {name} has no option '{option[:40]}'.{near} It may be: {may}.")
        return name, option

    def id_of(self, name: str) -> str:
        """Return the id of a row, "RB-H7", from its name; what is no row's name as it is."""
        return self._ids.get(name, name)

    def rulings_book(self) -> Mapping[str, HouseRuling]:
        """Return every row by its name, in words."""
        return self._book

    def rule_book(self) -> Mapping[str, tuple[str, str]]:
        """Return chapter and sentence of every rule by its id: "RB-15" -> ("Clash", "An attack that passes…")."""
        return self._rules

    def glossary(self) -> tuple[BookWord, ...]:
        """Return the words of the book with their meanings; they lie in `glossary.txt`."""
        return self._glossary

    @cached_property
    def _glossary(self) -> tuple[BookWord, ...]:
        return tuple(book_words((self._folder / "glossary.txt").read_text(encoding="utf-8")))

    @cached_property
    def _book(self) -> Mapping[str, HouseRuling]:
        import tomllib

        words = tomllib.loads((self._folder / "rulings.toml").read_text(encoding="utf-8"))
        usual = self._kind()
        return {
            name: HouseRuling(
                id=self._ids[name],
                name=name,
                question=words[name]["question"],
                options={option: words[name]["options"][option] for option in get_args(one.type)},
                default=str(getattr(usual, name)),
            )
            for name, one in self._rows.items()
        }

    @cached_property
    def _rules(self) -> Mapping[str, tuple[str, str]]:
        found: dict[str, tuple[str, str]] = {}
        chapter = ""
        for line in (self._folder / "rule_ids.txt").read_text(encoding="utf-8").splitlines():
            if line.startswith("# "):
                chapter = line.removeprefix("# ")
            elif line:
                rule, _, sentence = line.partition(" ")
                found[rule] = (chapter, sentence)
        for one in self._book.values():
            found.setdefault(one.id, ("House rulings", one.question))
        return found

    def at(self, table: Table) -> tuple[TableRuling, ...]:
        """Return every row as it stands at a table."""
        chosen = self.chosen(table)
        return tuple(
            TableRuling(one.name, one.id, one.question, one.options, str(getattr(chosen, one.name)), one.default)
            for one in self._book.values()
        )

    def of_game(self) -> RulingsOfGame:
        """Return what a box says of these rulings."""
        return RulingsOfGame(ids=lambda: {one.name: one.id for one in self._book.values()}, at=self.at)
