"""Views get sights. A view that could reach the whole table could show a hidden card (RULES 2.18)."""

import ast

from tests.house.house import PACKAGE, imported_by, is_within, modules, name_of, tree_of

VIEWS = modules("board", "windows")
# The table with nothing cut out, and the doors to it.
SECRETS = (
    "gattai_desktop.cards.state.State",
    "gattai_desktop.cards.sight.sight",
    "gattai_desktop.cards.zone.ALL",
    "gattai_desktop.cards.ledger",
)


def test_there_are_views_to_look_at() -> None:
    assert VIEWS


def test_a_view_imports_nothing_that_holds_hidden_cards() -> None:
    wrong = {
        f"{name_of(view)} imports {name}" for view in VIEWS for name in imported_by(view) if name.startswith(SECRETS)
    }
    assert not wrong, "Ask the model for the sight of a seat."


def test_a_view_does_not_go_round_through_a_module() -> None:
    """`from gattai_desktop.cards import state` would hold the same cards."""
    doors = ("gattai_desktop.cards.state", "gattai_desktop.cards.sight")
    assert not {f"{name_of(view)} imports {name}" for view in VIEWS for name in imported_by(view) if name in doors}


def test_a_view_takes_no_state_out_of_the_model() -> None:
    wrong = {
        f"{name_of(view)}, line {node.lineno}: {ast.unparse(node)}"
        for view in VIEWS
        for node in ast.walk(tree_of(view))
        if isinstance(node, ast.Attribute)
        and node.attr in ("state", "_state", "_game", "_journal")
        and ast.unparse(node.value).endswith("model")
    }
    assert not wrong, "model.sight(seat) is what a view may hold."


def test_no_wall_asks_what_a_drop_would_mean() -> None:
    """Its verdicts come from the whole table: they are for the seat at the computer alone."""
    walls = [view for view in VIEWS if "wall" in name_of(view).partition("windows/")[2]]
    wrong = {
        f"{name_of(wall)}, line {node.lineno}: {ast.unparse(node)}"
        for wall in walls
        for node in ast.walk(tree_of(wall))
        if isinstance(node, ast.Attribute) and node.attr in ("drops", "judge")
    }
    assert walls
    assert not wrong, "Everybody sees the wall."


def test_what_a_drop_could_mean_is_read_from_what_the_seat_sees() -> None:
    """`aimed` gets a Sight, so that no move is named there that tells of a hidden card."""
    given = {
        f"{name_of(module)}, line {node.lineno}": ast.unparse(node.args.args[1].annotation or node)
        for module in modules("games")
        for node in ast.walk(tree_of(module))
        if isinstance(node, ast.FunctionDef) and node.name == "aimed"
    }
    assert given
    assert not {place: kind for place, kind in given.items() if kind != "Sight"}


def test_the_table_view_floor_opens_no_session_and_reads_no_record() -> None:
    """What is written down is complete: hidden cards and all."""
    files = ("gattai_desktop.records", "gattai_desktop.sessions")
    wrong = {
        f"{name_of(view)} imports {name}"
        for view in modules("board")
        for name in imported_by(view)
        if any(is_within(name, floor) for floor in files)
    }
    assert not wrong


def test_the_model_gives_nobody_the_whole_table() -> None:
    given = {
        name: ast.unparse(node.returns)
        for part in ("asked_table.py", "game_model.py")
        for node in ast.walk(tree_of(PACKAGE / "model" / part))
        if isinstance(node, ast.FunctionDef) and node.returns and not (name := node.name).startswith("_")
    }
    assert given["sight"] == "Sight"
    assert not {name: kind for name, kind in given.items() if "State" in kind.replace("|", " ").split()}
