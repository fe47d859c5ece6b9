"""One word, one thing: a class name and a module name mean the same wherever they are read; modules stay short."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Final

import pytest

from tests.house.breaches import CHECKS, listed, only_shorter
from tests.house.house import FLOORS, modules, tree_of
from tests.house.test_rooms import WINGS, place_of

SHORT: Final = 300
LONGEST: Final = 500
"""Lines of a module: beyond the first it has to say what its one idea is, beyond the second it has two."""
OF_EVERY_GAME: Final = {"Setup"}
"""What each game has one of, called as the contract calls it: `gattai.setup.Setup`."""


def named_in(tree: ast.Module) -> Iterator[str]:
    """Every public kind of thing that a module names: its classes, and what it calls a type (`Seat = NewType(…)`)."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if re.fullmatch(r"[A-Z][a-z]\w+", name) and "TypeVar(" not in ast.unparse(node.value):
                yield name


def classes_named_twice() -> Iterator[str]:
    places = defaultdict(set)
    for module in modules():
        for name in named_in(tree_of(module)):
            places[name].add(place_of(module))
    for name, found in places.items():
        if len(found) > 1 and not name.startswith("_") and name not in OF_EVERY_GAME:
            yield f"{name}: {', '.join(sorted(found))}"


def modules_named_twice() -> Iterator[str]:
    """Each floor by itself, and each game's wing on it: that two games both have a `box.py` is the point of it."""
    for part in (*FLOORS, *WINGS):
        wings = tuple(f"{wing}/" for wing in WINGS if wing != part)
        places = defaultdict(set)
        for module in modules(part):
            if module.stem != "__init__" and not place_of(module).startswith(wings):
                places[module.stem].add(place_of(module))
        for name, found in places.items():
            if len(found) > 1:
                yield f"{name}: {', '.join(sorted(found))}"


def long_modules() -> Iterator[str]:
    known = {line.partition(":")[0]: line for line in listed("long_modules")}
    for module in modules():
        if len(module.read_text(encoding="utf-8").splitlines()) > SHORT:
            yield known.get(place_of(module), f"{place_of(module)}: its one idea is …")


CHECKS["classes_named_twice"] = classes_named_twice
CHECKS["modules_named_twice"] = modules_named_twice
CHECKS["long_modules"] = long_modules


@pytest.mark.parametrize("name", ["classes_named_twice", "modules_named_twice"])
def test_a_name_is_used_once(name: str) -> None:
    only_shorter(name)


def test_a_long_module_has_one_idea() -> None:
    """The list says of each module what holds its lines together; a second idea moves out."""
    only_shorter("long_modules")


def test_no_module_is_too_long_to_be_read() -> None:
    sizes = {place_of(module): len(module.read_text(encoding="utf-8").splitlines()) for module in modules()}
    assert not {name: lines for name, lines in sizes.items() if lines > LONGEST}
