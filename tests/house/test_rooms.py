"""The rooms of the windows: what stands above what, and that a room for every game knows none of them."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from gattai_desktop.content.boxes import KEYS
from tests.house.breaches import CHECKS, only_shorter
from tests.house.house import PACKAGE, imported_by, is_within, modules, tree_of

WINDOWS: Final = PACKAGE / "windows"

# From the ground up, as floors are: a room imports from itself and from the rooms before it.
ROOMS: Final = (
    "kit", "forms", "settings", "glossary", "carry", "asking", "rulings", "log", "by_hand", "overlays", "wall", "table",
    "replay", *(f"games/{key}" for key in KEYS), "games", "tale", "desk", "shelf", "program",
)  # fmt: skip
# The places where games are named, so that nothing else has to.
REGISTERS: Final = ("content/boxes.py", "players/programmes.py", "windows/games/register.py")
# What one game has for itself.
WINGS: Final = tuple(
    f"{floor}/{place.name}"
    for floor in ("games", "content", "players", "windows/games")
    for place in sorted((PACKAGE / "games").iterdir())
    if (place / "__init__.py").exists()
)


def place_of(module: Path) -> str:
    """Where a module stands in the package."""
    return module.relative_to(PACKAGE).as_posix()


def shared() -> Iterator[Path]:
    """Every module above the rules that serves all games."""
    for module in modules("content", "players", "model", "board", "windows"):
        place = place_of(module)
        if place not in REGISTERS and not place.startswith(tuple(f"{wing}/" for wing in WINGS)):
            yield module


def _room(module: Path) -> str:
    """The room in which a module stands; "" for one that stands before all doors."""
    place = module.relative_to(WINDOWS).as_posix()
    return max((room for room in ROOMS if place.startswith(f"{room}/")), key=len, default="")


@cache
def _module(name: str) -> Path | None:
    """The module that an imported name is found in."""
    path = PACKAGE.parent.joinpath(*name.split("."))
    for place in (path, path.parent):
        for module in (place.with_suffix(".py"), place / "__init__.py"):
            if module.exists():
                return module
    return None


def imports_of_games() -> Iterator[str]:
    wings = [f"gattai_desktop.{wing}".replace("/", ".") for wing in WINGS]
    for module in shared():
        for name in imported_by(module):
            if any(is_within(name, wing) for wing in wings):
                yield f"{place_of(module)} imports {name.removeprefix('gattai_desktop.')}"


def imports_from_rooms_above() -> Iterator[str]:
    for module in modules("windows"):
        for name in imported_by(module):
            other = _module(name) if is_within(name, "gattai_desktop.windows") else None
            if other is not None and _is_above(_room(other), _room(module)):
                yield f"{place_of(module)} imports {place_of(other)}"


def _is_above(other: str, room: str) -> bool:
    if not room or not other:
        return False
    both_wings = other != room and other.startswith("games/") and room.startswith("games/")
    return both_wings or ROOMS.index(other) > ROOMS.index(room)


def circles() -> Iterator[str]:
    """Modules that lead back to themselves, imports for types counted."""
    graph = {module: {one for name in imported_by(module) if (one := _module(name))} - {module} for module in modules()}
    for module in graph:
        reached: set[Path] = set()
        waiting = [module]
        while waiting:
            new = graph.get(waiting.pop(), set()) - reached
            reached |= new
            waiting += new
        if module in reached:
            yield place_of(module)


_MAKE_TABLE_WINDOWS = ("windows/table/table_window.py", "windows/table/lay_table.py")


def named_table_windows() -> Iterator[str]:
    for module in modules("windows"):
        if _room(module) == "program" or place_of(module) in _MAKE_TABLE_WINDOWS:
            continue
        names = {node.id for node in ast.walk(tree_of(module)) if isinstance(node, ast.Name)}
        if "TableWindow" in names | {name.rpartition(".")[2] for name in imported_by(module)}:
            yield place_of(module)


CHECKS["imports_of_games"] = imports_of_games
CHECKS["imports_from_rooms_above"] = imports_from_rooms_above
CHECKS["circles"] = circles
CHECKS["named_table_windows"] = named_table_windows


def test_the_list_of_rooms_is_the_list_of_folders() -> None:
    folders = {place.name for place in WINDOWS.iterdir() if place.is_dir() and any(place.glob("*.py"))}
    assert folders <= set(ROOMS), "A new room needs its place in ROOMS and in docs/architecture.md."


@pytest.mark.parametrize("name", ["imports_of_games", "imports_from_rooms_above", "circles", "named_table_windows"])
def test_rooms_keep_their_walls(name: str) -> None:
    """What a shared room needs of a game comes through `Box` and `Room`; a part is handed what it needs, no window."""
    only_shorter(name)
