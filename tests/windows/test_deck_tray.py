"""A side's Deck, Trash and Omens lie beside each other, none over another, and the counts stand below."""

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.faces import WHOLE_DECK, deck_edges
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plate_lines import CAPITAL
from gattai_desktop.board.scale import Scale
from gattai_desktop.windows.games.gattai.parts.deck_tray import DeckTray, DeckTrayLook
from gattai_desktop.windows.games.virtual_machine.process_rows import COUNT, process_rows
from tests.windows.cut import read


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080), (3840, 2160)])
def test_a_whole_deck_lies_on_nothing_and_nothing_on_it(qtbot: QtBot, size: tuple[int, int]) -> None:
    tray = DeckTray(make_paint(scale=Scale.for_table(*size)), DeckTrayLook("pilots", WHOLE_DECK, omens=(None, None)))
    qtbot.addWidget(tray)
    tray.resize(tray.paint.size((264, 142), small=(190, 112)))
    tray.show()
    deck, trash, first, last = (tray._rect(place) for place in ("deck", "trash", "omen-0", "omen-1"))
    edges = deck_edges(deck.height(), WHOLE_DECK)
    assert deck.right() + edges < trash.left()
    assert trash.right() < first.left()
    assert first.right() < last.left()
    assert last.right() + 1 <= tray.width()
    (count,) = (one for one in read(tray) if one.words.strip() == str(WHOLE_DECK))
    assert deck.bottom() + edges <= count.box.top()
    assert count.box.bottom() <= tray.height()


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080), (3840, 2160)])
def test_the_ring_round_a_deck_hides_nothing_of_its_count(qtbot: QtBot, size: tuple[int, int]) -> None:
    tray = DeckTray(make_paint(scale=Scale.for_table(*size)), DeckTrayLook("pilots", 41, omens=(None, None)))
    qtbot.addWidget(tray)
    tray.resize(tray.paint.size((264, 142), small=(190, 112)))
    tray.show()
    (count,) = (one for one in read(tray) if one.words.strip() == "41")
    (title,) = (one for one in read(tray) if one.words.strip() == "PILOTS' DECK")
    deck = tray.card("deck")
    assert deck is not None
    ring = deck.ring_shape().boundingRect().translated(deck.pos()).adjusted(-3, -3, 3, 3)
    assert title.box.bottom() <= ring.top()
    assert ring.bottom() <= count.box.top()


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("high", [150, 220, 320])
def test_no_deck_of_a_fight_lies_on_its_count(qapp: object, size: tuple[int, int], high: int) -> None:
    paint = make_paint(scale=Scale.for_table(*size))
    draw = Drawing(paint, QRectF(0, 0, 240 * paint.px(1.0), high * paint.px(1.0)), unit=paint.px(1.0))
    rows = process_rows(draw, marks=False, figures=True)
    assert rows.cards + rows.high + deck_edges(rows.high, WHOLE_DECK) <= rows.base - CAPITAL * draw.size(COUNT)


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_the_ring_round_a_card_of_a_fight_keeps_off_the_words_above_it(qapp: object, size: tuple[int, int]) -> None:
    paint = make_paint(scale=Scale.for_table(*size))
    draw = Drawing(paint, QRectF(0, 0, 240 * paint.px(1.0), 220 * paint.px(1.0)), unit=paint.px(1.0))
    rows = process_rows(draw, marks=False, figures=True)
    assert paint.px(rows.cards - rows.caption) >= 5 + 3, "a gap of 2, a line of 3, and some of the ground"
