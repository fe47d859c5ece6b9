"""The house as the wall tests see it: its floors, its modules and what each of them imports."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "gattai_desktop"

# From the ground up. A floor imports from itself and from the floors below.
FLOORS = ("cards", "games", "content", "records", "sessions", "players", "model", "board", "windows")
# These put the floors together, so they may import everything.
ROOF = (
    "app",
    "cli",
    "commands",
    "odds_command",
    "offscreen",
    "packs_command",
    "players_command",
    "rescue_command",
    "tale_command",
    "terminal",
    "without_display",
    "__main__",
)
# These everybody may import, so they import nothing of the house.
GROUND = ("__init__", "exit_status", "file_kinds", "kept_code", "postponed", "renaming", "resources", "streams")
QT = ("PySide6", "shiboken6")
QT_FLOORS = ("model", "board", "windows")


def modules(*floors: str) -> list[Path]:
    """Return the modules of these floors; of the whole house where none is named."""
    places = [PACKAGE / floor for floor in floors] or [PACKAGE]
    return sorted(module for place in places for module in place.rglob("*.py"))


def name_of(module: Path) -> str:
    """Return where a module stands, such as `gattai_desktop/cards/sight.py`."""
    return module.relative_to(ROOT).as_posix()


def tree_of(module: Path) -> ast.Module:
    return ast.parse(module.read_text(encoding="utf-8"), filename=str(module))


def imported_by(module: Path, *, for_types_too: bool = True) -> Iterator[str]:
    """Yield every name that a module imports, in full and also when late: `gattai_desktop.cards.state.State`."""
    yield from (name for name, for_types in _imports(module) if for_types_too or not for_types)


@cache
def _imports(module: Path) -> tuple[tuple[str, bool], ...]:
    """What a module imports, and whether for types alone. Many walls ask this of every module.

    Expressions are most of a module; they are looked through only where one of them could import something.
    """
    text, tree = module.read_text(encoding="utf-8"), tree_of(module)
    typing = set(_for_types_only(tree)) if "TYPE_CHECKING" in text else set()
    nodes = ast.walk(tree) if "import_module" in text or "__import__" in text else _statements(tree)
    return tuple((name, node in typing) for node in nodes for name in _names(node))


def _statements(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield every statement of a module, also inside functions, branches and handlers."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.stmt | ast.excepthandler | ast.match_case):
            yield node
            yield from _statements(node)


def _names(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        yield from (f"{node.module}.{alias.name}" for alias in node.names)
    elif isinstance(node, ast.Call) and _called(node.func) in ("import_module", "__import__"):
        yield from (str(one.value) for one in node.args[:1] if isinstance(one, ast.Constant))


def _called(function: ast.expr) -> str:
    """The last word of what is called."""
    return getattr(function, "attr", "") or getattr(function, "id", "")


def _for_types_only(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            for statement in node.body:
                yield from ast.walk(statement)


def is_within(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")
