"""The floors: what stands where, and who may know whom (docs/architecture.md)."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.house import (
    FLOORS,
    GROUND,
    PACKAGE,
    QT,
    QT_FLOORS,
    ROOF,
    imported_by,
    is_within,
    modules,
    name_of,
)


def test_the_list_of_floors_is_the_list_of_folders() -> None:
    folders = {place.name for place in PACKAGE.iterdir() if place.is_dir() and any(place.rglob("*.py"))}
    assert folders - set(ROOF) == set(FLOORS), (
        "A new folder needs its place in FLOORS, in docs/architecture.md and a reason."
    )


def test_nothing_stands_beside_the_floors_but_roof_and_ground() -> None:
    beside = {place.stem for place in PACKAGE.iterdir() if place.suffix == ".py" or (place / "__init__.py").exists()}
    assert beside - set(FLOORS) == {*ROOF, *GROUND}, "A module belongs on a floor."


@pytest.mark.parametrize("floor", FLOORS)
def test_a_floor_knows_only_itself_and_the_floors_below(floor: str) -> None:
    above = [f"gattai_desktop.{name}" for name in (*FLOORS[FLOORS.index(floor) + 1 :], *ROOF)]
    forbidden = above if floor in QT_FLOORS else [*above, *QT]
    wrong = {
        f"{name_of(module)} imports {name}"
        for module in modules(floor)
        for name in imported_by(module)
        if any(is_within(name, package) for package in forbidden)
    }
    assert not wrong, "Move the code up a floor, or take what it needs as an argument."


@pytest.mark.parametrize("name", GROUND)
def test_the_ground_knows_no_floor_and_no_qt(name: str) -> None:
    known = {one for one in imported_by(PACKAGE / f"{name}.py") if is_within(one.split(".")[0], "gattai_desktop")}
    assert not known
    assert not [one for one in imported_by(PACKAGE / f"{name}.py") if is_within(one.split(".")[0], "PySide6")]


def test_the_command_line_is_there_before_qt() -> None:
    """`check` and `export` have to run where Qt finds no library to load, and `--help` at once."""
    question = "import sys, gattai_desktop.cli; print(*sys.modules)"
    answer = subprocess.run([sys.executable, "-c", question], capture_output=True, text=True, check=True)
    assert not [name for name in answer.stdout.split() if name in QT]


def test_no_game_knows_another() -> None:
    games = {place.name for place in (PACKAGE / "games").iterdir() if (place / "__init__.py").exists()}
    wrong = {
        f"{name_of(module)} imports {name}"
        for game in games
        for module in modules(f"games/{game}")
        for name in imported_by(module)
        if any(is_within(name, f"gattai_desktop.games.{other}") for other in games - {game})
    }
    assert not wrong


def test_the_contract_knows_no_game() -> None:
    games = {place.name for place in (PACKAGE / "games").iterdir() if (place / "__init__.py").exists()}
    for part in ("game.py", "move.py"):
        for name in imported_by(PACKAGE / "games" / part):
            assert not any(is_within(name, f"gattai_desktop.games.{game}") for game in games), f"{part} imports {name}"


def _lead_to(start: str, graph: dict[str, set[str]]) -> set[str]:
    reached: set[str] = set()
    waiting = [start]
    while waiting:
        for name in graph.get(waiting.pop(), set()) - reached:
            reached.add(name)
            waiting.append(name)
    return reached


def test_no_module_imports_itself_by_a_detour() -> None:
    """Also inside a floor there is an up and a down. Late imports count, those for types alone do not."""
    names = {_dotted(module): module for module in modules()}
    graph = {
        dotted: {_module_in(name, names) for name in imported_by(module, for_types_too=False)} - {"", dotted}
        for dotted, module in names.items()
    }
    circles = {name for name in names if name in _lead_to(name, graph)}
    assert not circles


def _dotted(module: Path) -> str:
    parts = module.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _module_in(name: str, names: dict[str, Path]) -> str:
    while name and name not in names:
        name = name.rpartition(".")[0]
    return name


def test_values_are_made_by_the_house() -> None:
    """attrs takes a third of a millisecond for each class, and hundreds stand between a person and the table."""
    wrong = {
        name_of(module)
        for module in modules()
        if {"attrs.frozen", "attr.frozen", "dataclasses.dataclass"} & set(imported_by(module, for_types_too=False))
    }
    assert not wrong, "Take `frozen` from gattai_desktop.cards.frozen."
