"""A side's Deck, Trash and Omens lie beside each other, none over another, and the counts stand below."""

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.faces import deck_edges
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.scale import Scale
from gattai_desktop.windows.games.gattai.parts.deck_tray import DeckTray, DeckTrayLook
from tests.windows.cut import read

WHOLE = 54


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080), (3840, 2160)])
def test_a_whole_deck_lies_on_nothing_and_nothing_on_it(qtbot: QtBot, size: tuple[int, int]) -> None:
    tray = DeckTray(make_paint(scale=Scale.for_table(*size)), DeckTrayLook("pilots", WHOLE, omens=(None, None)))
    qtbot.addWidget(tray)
    tray.resize(tray.sizeHint())
    tray.show()
    deck, trash, first, last = (tray._rect(place) for place in ("deck", "trash", "omen-0", "omen-1"))
    edges = deck_edges(deck.height(), WHOLE)
    assert deck.right() + edges < trash.left()
    assert trash.right() < first.left()
    assert first.right() < last.left()
    assert last.right() + 1 <= tray.width()
    (count,) = (one for one in read(tray) if one.words.strip() == str(WHOLE))
    assert deck.bottom() + edges <= count.box.top()
    assert count.box.bottom() <= tray.height()
