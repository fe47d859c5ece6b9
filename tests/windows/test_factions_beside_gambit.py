"""Factions beside a Gambit: no line of words lies on another, however many there are, in small windows too."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.windows.games.gattai.panes.gambit_pane import GambitPane
from tests.windows.cut import Written, read
from tests.windows.sitting import Sitting
from tests.windows.tables import given

NAMES = ("The Weapon", "The Enemy", "The Research Team", "The Pilots")
SIZES = ((1024, 576), (1024, 600), (1366, 768), (1920, 1080))

LOW = 4
"""Room for letters that reach below their line, pixels."""


def _playing(factions: int) -> str:
    keys = [f"f{place}" for place in range(factions)]
    laid = "; ".join(f'faction {key} "{name}" agency 3' for key, name in zip(keys, NAMES, strict=False))
    stacks = "; ".join(f"{key}: stack {rank}♦P" for key, rank in zip(keys, range(3, 9), strict=False))
    return f"""
given   pilot red "Ren"; phase = "play"; {laid}
        {stacks}; Red: hand K♦P 2♦P; Coach: hand 5♦C
when    Coach offers red a Gambit for "Open the vault"
        Red accepts
        Coach puts 5♦C down
"""


def _under(pane: QWidget, one: Written) -> QRectF:
    """Return the box of the capitals of a line, in its pane."""
    return one.box.translated(QPointF(one.widget.mapTo(pane, QPoint(0, 0))))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("factions", [1, 2, 3, 4])
def test_no_line_lies_on_another(qtbot: QtBot, factions: int, size: tuple[int, int]) -> None:
    sitting = Sitting(qtbot, given(_playing(factions)), size)
    sitting.take("red")
    pane = sitting.window.scene.pane
    assert isinstance(pane, GambitPane)
    assert pane.factions.isVisible()
    lines = [one for one in read(pane) if one.words.strip()]
    names = [one.words.strip() for one in lines]
    assert names.count("Ren") == 1
    assert NAMES[0] in names
    ours = {pane.factions, *pane.factions.findChildren(QWidget)}
    for one, other in combinations(lines, 2):
        if one.widget in ours or other.widget in ours:
            above, below = sorted((_under(pane, one), _under(pane, other)), key=lambda box: box.y())
            below.setTop(below.top() - LOW)
            shared = above.intersected(below)
            assert shared.height() < 0.5 or shared.width() < 1, f"{one.words} and {other.words}: {shared}"


@pytest.mark.parametrize("factions", [3, 4])
@pytest.mark.parametrize("program", ['; pilot blue "Ida"; program.blue = "steady"', ""])
def test_they_stand_left_of_her_name_where_below_it_they_would_be_small(
    qtbot: QtBot, factions: int, program: str
) -> None:
    """Given a Gambit with the guide below it, perhaps the program's plate too, then Factions take what is free."""
    led = f'phase = "play"; first_contact.act = 1{program}'
    sitting = Sitting(qtbot, given(_playing(factions).replace('phase = "play"', led)), (1920, 1080))
    sitting.take("red")
    pane = sitting.window.scene.pane
    assert isinstance(pane, GambitPane)
    tops = [view.top for key in pane.factions.shown_keys() if (view := pane.factions.view(key)) is not None]
    assert len(tops) == factions
    assert all(top is not None and top.global_rect().height() > pane.paint.px(40) for top in tops)
    assert pane.factions.geometry().right() < pane.cards.x() + pane.cards.owner_begins()


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_many_factions_have_air_below_her_name_and_cards_to_take_up(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Given four Factions in a small window, then her name stands in a line above them, and their cards are larger."""
    sitting = Sitting(qtbot, given(_playing(4)), size)
    sitting.take("red")
    pane = sitting.window.scene.pane
    assert isinstance(pane, GambitPane)
    lines = {one.words.strip(): _under(pane, one) for one in read(pane)}
    assert lines[NAMES[0]].top() - lines["Ren"].bottom() >= pane.paint.px(10)
    tops = [view.top for key in pane.factions.shown_keys() if (view := pane.factions.view(key)) is not None]
    high = min(top.global_rect().height() for top in tops if top is not None)
    assert high >= pane.paint.px(34)
    boxes = sorted((top.global_rect() for top in tops if top is not None), key=lambda box: box.y())
    assert all(one.bottom() < other.top() for one, other in pairwise(boxes))


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_her_line_begins_where_the_factions_below_it_do(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Given her name in a line above the Factions, then it leaves the brackets of the waiting place room."""
    sitting = Sitting(qtbot, given(_playing(4).replace('"Ren"', '"Ren Kuroda"')), size)
    sitting.take("red")
    pane = sitting.window.scene.pane
    assert isinstance(pane, GambitPane)
    lines = {one.words.strip(): _under(pane, one) for one in read(pane)}
    first = pane.factions.view("f0")
    assert first is not None
    assert first.top is not None
    card = first.top.global_rect().left() - pane.mapToGlobal(QPointF()).x()
    assert abs(lines["Ren Kuroda"].left() - card - pane.paint.px(36)) < pane.paint.px(4)
    waiting = pane.cards.global_rect("left").left() - pane.mapToGlobal(QPointF()).x()
    assert lines["Ren Kuroda"].right() < waiting - pane.paint.px(17)
    assert first.toolTip() == first.look.spoken(), "in a narrow column words are left out"
