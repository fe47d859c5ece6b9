"""The plate of a puzzle: whatever stands on it, no words touch other words, however small it is."""

from itertools import combinations

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.scale import Scale
from gattai_desktop.windows.shelf.puzzle_card import PuzzleCard, PuzzleLook
from tests.windows.cut import read

LONG = "Win this clash with the cards that you have, before Coach takes the crown."


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("task", ["Win.", LONG])
@pytest.mark.parametrize("hinted", [False, True])
@pytest.mark.parametrize("solved", [False, True])
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_words_of_a_puzzle_touch_others(
    qtbot: QtBot,
    request: pytest.FixtureRequest,
    size: tuple[int, int],
    task: str,
    hinted: bool,
    solved: bool,
    language: str,
) -> None:
    if language == "de":
        request.getfixturevalue("german")
    faces = ("8H", "9S", "QC", "4D")
    look = PuzzleLook(12, "The last tide before a long evening", task, 4, faces, tries=3, hinted=hinted, solved=solved)
    card = PuzzleCard(make_paint(speed=0).at(Scale.for_table(*size)), look)
    qtbot.addWidget(card)
    card.resize(card.paint.size((300, 210), small=(300, 140)))
    with qtbot.waitExposed(card):
        card.show()
    words = read(card)
    assert any(one.words.strip() == "12" for one in words)
    touching = [
        (one.words, other.words)
        for one, other in combinations(words, 2)
        if one.box.adjusted(1, 2, -1, -2).intersects(other.box.adjusted(1, 2, -1, -2))
    ]
    assert not touching
    assert all(card.rect().toRectF().contains(one.box) for one in words)
