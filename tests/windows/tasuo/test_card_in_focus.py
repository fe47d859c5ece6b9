"""The card in focus in the right rail: all that it says can be read, in the smallest window too."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import State
from gattai_desktop.content.tasuo.card_packs import known_cards
from gattai_desktop.games.tasuo.designs import picture_of
from gattai_desktop.windows.games.tasuo.card_words_shown import text_of
from gattai_desktop.windows.games.tasuo.showdown_right import ShowdownRight
from tests.windows.cut import only_when_it_is_read, read
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdown_surfaces import clash, queue_of_four, queue_of_twelve
from tests.windows.tasuo.showdowns import model_at, recorded
from tests.windows.test_nothing_is_cut import speaking


def bare(words: str) -> str:
    """Words without what a line's end adds to them or takes off."""
    return "".join(one for one in words if one.isalnum())


VERY_LONG = 2
"""Cards with so long a text that the log gives way: two Arenas in German, in the smallest window."""


def against_the_program(qtbot: QtBot, size: tuple[int, int]) -> ShowdownRight:
    """The rail of a showdown against the program, whose strip at the foot makes everything smaller."""
    table = recorded("TS-EX1")[0][-1]
    model = model_at(evolve(table, values={**table.values, "program.blue": "steady"}))
    (right,) = Sitting(qtbot, model, size).window.findChildren(ShowdownRight)
    return right


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("size", [(1024, 580), (1366, 748), (1920, 1060)])
def test_the_whole_text_of_each_card_in_focus_stands_in_the_rail(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Eight cards ended in an ellipsis, and nothing showed the rest; the log keeps its place below nearly all."""
    right = against_the_program(qtbot, size)
    usual, cut, moved = QRect(right.log_box), [], []
    with only_when_it_is_read(right):
        for design in known_cards().designs.values():
            right.show_face(picture_of(design))
            assert right.design is design
            cut += [one.words for one in read(right) if one.widget is right and one.words.endswith("…")]
            moved += [design.name] if right.log_box != usual else []
            assert right.log_box.height() >= right.paint.px(96)
    assert cut == []
    assert len(moved) <= VERY_LONG
    right.show_face("")
    assert right.log_box == usual


@pytest.mark.parametrize("size", [(960, 508), (960, 600), (1084, 520), (1366, 540), (1024, 600), (1366, 768)])
@pytest.mark.parametrize("table", [clash, queue_of_four, queue_of_twelve])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_whole_text_stands_below_a_queue_of_any_length(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str, table: Callable[[], State], size: tuple[int, int]
) -> None:
    """The rail is a drawer in the lowest windows, which opens by itself and ends where the question begins."""
    with speaking(language, monkeypatch):
        (right,) = Sitting(qtbot, model_at(table()), size).window.findChildren(ShowdownRight)
        assert right.isVisible()
        lacking = []
        with only_when_it_is_read(right):
            for design in known_cards().designs.values():
                right.show_face(picture_of(design))
                queue = right.queue.geometry().bottom()
                below = [one for one in read(right) if one.widget is right and one.box.top() > queue]
                foot = right.log_box.top() if not right.log_box.isEmpty() else right.height()
                shown = bare("".join(one.words for one in below if one.box.bottom() <= foot))
                lacking += [design.name] if bare(text_of(design)) not in shown or bare(design.name) not in shown else []
        assert lacking == []
        assert right.queue.height() >= min(one.height() for one in right.queue.stack.plates.values())


@pytest.mark.parametrize("size", [(1024, 580), (1366, 748), (1920, 1060)])
def test_the_whole_name_of_a_card_of_ones_own_stands_in_the_rail(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    right = against_the_program(qtbot, size)
    design = next(one for one in known_cards().designs.values() if one.fights)
    named = evolve(design, name="Lantern Keeper of the Very Long Night")
    monkeypatch.setattr("gattai_desktop.windows.games.tasuo.showdown_right.design_in", lambda _face: named)
    right.show_face(picture_of(design))
    assert right.design is named
    assert [one.words for one in read(right) if one.widget is right and one.words.endswith("…")] == []


@pytest.mark.parametrize("size", [(1366, 748), (1920, 1060)])
def test_a_card_without_effects_says_what_its_one_word_means(qtbot: QtBot, size: tuple[int, int]) -> None:
    """In focus stood "Targets." alone, over free room."""
    right = against_the_program(qtbot, size)
    plain = [one for one in known_cards().designs.values() if text_of(one) == "Targets."]
    assert plain
    for design in plain:
        right.show_face(picture_of(design))
        shown = " ".join(one.words.strip() for one in read(right) if one.widget is right)
        assert "only cards that say so stop it" in " ".join(shown.split())
