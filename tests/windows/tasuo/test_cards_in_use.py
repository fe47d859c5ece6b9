"""A card in use lies in the column of the warrior or the place that it is at, with the crest of whoever uses it."""

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.state import State
from gattai_desktop.games.tasuo import zones
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.tasuo.chain_plate import FieldChain
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import Duelists, model_at, recorded

ANSWERED = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase clash; turn 3; active red
        Red: ka Cinder Page; kio Forge Sister; hand Coal Shot, Ember Jab
        Blue: kio Glacier Monk; kao Shoal Binder; hand Shell Block, Turn of the Tide; legend Sudden Fog down
when    Red attacks Shoal Binder with Cinder Page
        Blue stops it with Shell Block
"""


def using(*cards: str) -> State:
    """The first table of a whole showdown on which just these cards are in use."""
    for state in recorded("TS-EX105")[0]:
        if {card.name for seat in zones.SEATS for card in state.cards(zones.use(seat))} == set(cards):
            return state
    raise AssertionError(cards)


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
@pytest.mark.parametrize(
    ("cards", "places"),
    [
        (("Shoal Binder",), ("kio",)),
        (("Reef Novice",), ("ka",)),
        (("Shell Block",), ("kio",)),
        (("Heel of the Wave", "Bracer Guard"), ("kio", "ka")),
    ],
    ids=["called to Kio", "called to Ka", "saves who stands in Kio", "of an attacker in Kio, and who is saved in Ka"],
)
def test_it_lies_in_the_column_of_what_it_is_at(
    qtbot: QtBot, size: tuple[int, int], cards: tuple[str, ...], places: tuple[str, ...]
) -> None:
    pane = Duelists(Sitting(qtbot, model_at(using(*cards)), size)).pane
    used = pane.cards.in_use()
    assert len(used) == len(cards)
    for place in places:
        left, wide = pane._here().column(place)
        assert [1 for _, box in used if left <= box.left() + 1 and box.right() <= left + wide], place


def test_it_has_the_crest_of_whoever_uses_it(qtbot: QtBot) -> None:
    pane = Duelists(Sitting(qtbot, model_at(using("Heel of the Wave", "Bracer Guard")), (1366, 768))).pane
    assert [seat for seat, _ in pane.cards.in_use()] == ["red", "blue"]


def test_where_an_arena_lies_it_lies_beside_it(qtbot: QtBot) -> None:
    pane = Duelists(Sitting(qtbot, model_at(replay(read(ANSWERED)).state), (1366, 768))).pane
    grid = pane._here()
    assert pane.cards.in_use()[0][1].left() == pytest.approx(grid.place("kao", below=True).left(), abs=1)
    for number in range(3):
        beside = grid.use(zones.KAO, number, 3, arena=True)
        assert not beside.intersects(grid.arena(turned=True))
        assert beside.right() < grid.place(zones.KA, below=True).left()


def test_what_was_rolled_covers_no_card_in_use(qtbot: QtBot) -> None:
    pane = Duelists(Sitting(qtbot, model_at(using("Reef Novice")), (1366, 768))).pane
    grid, chain = pane._here(), pane.chain
    assert isinstance(chain, FieldChain)
    taken = grid.use(zones.KA)
    strip: QRectF = chain.place(grid, [taken])
    assert strip.left() >= taken.right()
    assert strip.width() > grid.middle.width() * 0.3
