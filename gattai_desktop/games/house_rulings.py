"""Reads and checks the rulings of a game: what is played where its rules are silent, and what else could be.

A game writes one class with a field for each row, whose type names the options and whose default is what is played:

    @frozen(kw_only=True)
    class HouseRulings:
        comparing: Literal["after_ability", "before_and_after"] = row(5, "after_ability")

What a row means to a player stands beside that module in `rulings.toml`, and its rules in `rule_ids.txt`.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final, Generic, TypeVar, cast, get_args, get_type_hints

from gattai_desktop.cards.frozen import field, fields, frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.games.glossary import BookWord, book_words
from gattai_desktop.games.near_names import did_you_mean
from gattai_desktop.games.table_rulings import RulingsOfGame, TableRuling

PREFIX: Final = "rulings."
"""What stands before a ruling's name among the values of a table."""

R = TypeVar("R")
"""The class that has a field for each row."""


class NoSuchRuling(ValueError):
    """A ruling or an option of one does not exist; the message names what would do."""


@frozen
class HouseRuling:
    """One row in words for a player."""

    id: str
    name: str
    title: str
    question: str
    options: Mapping[str, str]
    default: str


def row(number: int, default: str) -> Any:  # noqa: ANN401 - stands for the Literal of its field
    """Return the field of a row: its number in the rules, and the option that is played unless another is chosen."""
    return field(default=default, metadata={"row": number})


def title_of(name: str, words: Mapping[str, Any]) -> str:
    """Return what a row is called above its question: what its words say, or its name where that says it as well."""
    return str(words.get("title", name.replace("_", " ").capitalize()))


class RulingRows(Generic[R]):
    """The rows of one game.

    kind: the class with a field for each row. prefix: what stands before a row's number in its id, "RB-H".
    package: where `rulings.toml` and `rule_ids.txt` lie. digits: how many a row's number has in its id at least.
    """

    def __init__(self, kind: type[R], prefix: str, package: str, digits: int = 1) -> None:
        self._kind, self._package = kind, package
        self.rows: Final[Mapping[str, Any]] = {one.name: one for one in fields(cast("Any", kind))}
        self.ids: Final[Mapping[str, str]] = {
            name: f"{prefix}{one.metadata['row']:0{digits}}" for name, one in self.rows.items()
        }
        """The id of every row by its name, in their order."""
        self._by_id = {rule_id.lower(): name for name, rule_id in self.ids.items()}
        self._paths = tuple(PREFIX + name for name in self.rows)
        self._known: dict[tuple[object, ...], R] = {}

    def set_at(self, values: Mapping[str, Value]) -> tuple[Value, ...]:
        """Return the option of every row that the values of a table set; None for a row that they do not."""
        return tuple(map(values.get, self._paths))

    def chosen(self, table: Table) -> R:
        """Return the rulings that a table plays by. Raises NoSuchRuling for an option that no row has."""
        options = self.set_at(table.values)
        found = self._known.get(options)
        if found is None:
            given = zip(self.rows, options, strict=True)
            checked = dict(self.switch(name, str(option)) for name, option in given if option is not None)
            found = self._known[options] = self._kind(**cast("Any", checked))
        return found

    @cached_property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        """The options of every row by its name. A type may be written as text until they are asked for."""
        hints = get_type_hints(self._kind)
        return {name: get_args(hints[name]) for name in self.rows}

    def name_of(self, name_or_id: str) -> str:
        """Return the name of a row that is given by name or id, in any case. Raises NoSuchRuling."""
        name = name_or_id.strip().lower()
        name = self._by_id.get(name, name)
        if name not in self.rows:
            first, *_, last = self.ids.values()
            hint = did_you_mean(name, self.rows, wording(" Rows go from {first} to {last}.", first=first, last=last))
            words = "No ruling is called '{name}'.{hint}"
            raise NoSuchRuling(wording(words, name=AsWritten(name_or_id[:40]), hint=hint))
        return name

    def switch(self, name_or_id: str, option: str) -> tuple[str, str]:
        """Return name and option of a row that is given by name or id. Raises NoSuchRuling."""
        name = self.name_of(name_or_id)
        wanted, options = option.strip().lower(), self.options[name]
        if wanted not in options:
            near, may = did_you_mean(wanted, options), AsWritten(", ".join(options))
            words, called = "{ruling} has no option '{option}'.{near} It may be: {options}.", f"{self.ids[name]} {name}"
            said = wording(words, ruling=AsWritten(called), option=AsWritten(option[:40]), near=near, options=may)
            raise NoSuchRuling(said)
        return name, wanted

    def id_of(self, name: str) -> str:
        """Return the id of a row, "RB-H7", from its name; what is no row's name as it is."""
        return self.ids.get(name, name)

    def _text(self, name: str) -> str:
        """Return what stands in a file beside the class of the rows."""
        from importlib.resources import files  # what a start would read in vain

        return (files(self._package) / name).read_text(encoding="utf-8")

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
        return tuple(book_words(self._text("glossary.txt")))

    def words(self) -> Mapping[str, Mapping[str, Any]]:
        """Read what each row says to a player; play never needs it."""
        import tomllib

        return tomllib.loads(self._text("rulings.toml"))

    def meanings(self, name: str, words: Mapping[str, Any]) -> Mapping[str, str]:
        """Return each option of a row with what it means, in the order of the row."""
        return {option: words["options"][option] for option in self.options[name]}

    @cached_property
    def _book(self) -> Mapping[str, HouseRuling]:
        words, usual = self.words(), self._kind()
        return {
            name: HouseRuling(
                id=self.ids[name],
                name=name,
                title=title_of(name, words[name]),
                question=words[name]["question"],
                options=self.meanings(name, words[name]),
                default=str(getattr(usual, name)),
            )
            for name in self.rows
        }

    @cached_property
    def _rules(self) -> Mapping[str, tuple[str, str]]:
        found: dict[str, tuple[str, str]] = {}
        chapter = ""
        for line in self._text("rule_ids.txt").splitlines():
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
            TableRuling(
                one.name, one.id, one.title, one.question, one.options, str(getattr(chosen, one.name)), one.default
            )
            for one in self._book.values()
        )

    def of_game(self) -> RulingsOfGame:
        """Return what a box says of these rulings."""
        return RulingsOfGame(ids=lambda: self.ids, at=self.at, read=self.chosen)
