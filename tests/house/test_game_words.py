"""A room for every game spells no word of one: no step, no zone, no value, and no class of a move."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Final

import pytest

from gattai_desktop.content.boxes import KEYS, box
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from tests.baseline.evenings import EVENINGS, kept_records
from tests.house.breaches import CHECKS, only_shorter
from tests.house.house import modules, tree_of
from tests.house.test_rooms import place_of, shared

_LOOKED_AT: Final = ("gattai-01", "gattai-02", "gattai-03", "rumblebots-01", "rumblebots-02", "rumblebots-03")
"""Evenings in which every part of a game is played."""
_EVERYBODYS: Final = frozenset({"count", "play", "removed", "turn"})
"""Steps and zones of one game that are words of every text: a plural is chosen by `count`, a replay told to `play`,
and a folder keeps what was removed."""


@cache
def _said_by(game: str) -> tuple[frozenset[str], frozenset[str]]:
    """Every zone that a game was seen to use, and every step and path of a value."""
    steps = {step for kind in box(game).game.phrases.kinds for step in kind.steps}
    played = [replay(read(kept_records()[name], name)) for name in _LOOKED_AT if EVENINGS[name].game == game]
    tables = [state for one in played for state in one.states()]
    zones = frozenset(zone for table in tables for zone in table.zones)
    return zones, frozenset(steps.union(*(table.values for table in tables)))


@cache
def _words_of_games() -> tuple[frozenset[str], frozenset[str]]:
    """The same of one game alone: what several games say belongs to the contract."""
    every = [_said_by(key) for key in KEYS]
    zones, others = ([one[part] for one in every] for part in range(2))
    return _of_one(zones) - _EVERYBODYS, _of_one(others) - _EVERYBODYS


def _of_one(words: list[frozenset[str]]) -> frozenset[str]:
    said = Counter(chain.from_iterable(words))
    return frozenset(word for word, games in said.items() if games == 1)


@cache
def _spelled(literal: str) -> bool:
    """Whether words with a dot, their open places as `{…}`, are a zone, a step, a path or the begin or end of one."""
    fixed = re.sub(r"\{\w*\}", "", literal)
    if not re.fullmatch(r"[\w.{}-]+", literal) or "." not in fixed or not re.search("[a-z]", fixed):
        return False
    pattern = re.sub(r"\\\{\w*\\\}", "[^.]+", re.escape(literal))
    before, after = ".+" * literal.startswith("."), ".+" * literal.endswith(".")
    whole = re.compile(f"{before}{pattern}{after}")
    return any(whole.fullmatch(word) for words in _words_of_games() for word in words)


def _strings(tree: ast.Module) -> Iterator[tuple[str, bool]]:
    """Yield every string, its open places as `{}`, and whether something is looked up by it.

    Docstrings and the names of pictures are left out.
    """
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    docs |= {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.keyword) and node.arg == "sign"}
    inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    keys = {id(key) for node in ast.walk(tree) for key in _looked_up(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values), False
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs | inside:
            yield node.value, id(node) in keys


def _looked_up(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("get", "cards"):
        yield from node.args[:1]
    elif isinstance(node, ast.Subscript):
        yield node.slice
    elif isinstance(node, ast.Compare):
        yield from (part for side in (node.left, *node.comparators) for part in ast.walk(side))


def words_of_games() -> Iterator[str]:
    zones, others = _words_of_games()
    for module in shared():
        for words, is_key in _strings(tree_of(module)):
            if words in KEYS or words in zones or _spelled(words) or (is_key and words in others):
                yield f'{place_of(module)} says "{words}"'


def moves_by_class_name() -> Iterator[str]:
    told = [module for module in modules("games") if "telling" in module.parts]
    for module in (*modules("windows", "players"), *told):
        if any(isinstance(node, ast.Attribute) and node.attr == "__name__" for node in ast.walk(tree_of(module))):
            yield place_of(module)


CHECKS["words_of_games"] = words_of_games
CHECKS["moves_by_class_name"] = moves_by_class_name


@pytest.mark.parametrize("name", ["words_of_games", "moves_by_class_name"])
def test_no_shared_room_spells_a_game(name: str) -> None:
    """Steps, zones and values are asked of the box; what is said of a move stands on its class."""
    only_shorter(name)
