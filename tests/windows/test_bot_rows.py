"""What the pointer does on a player's row of a bot battle: the discards are listed, a Contraption is read."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.rumblebots.known_bots import name_of
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.shelf import record_into
from gattai_desktop.windows.games.rumblebots.decks import show_discards
from gattai_desktop.windows.games.rumblebots.player_row import PlayerRow
from gattai_desktop.windows.games.rumblebots.rails import BotsRight
from gattai_desktop.windows.table.table_window import TableWindow
from tests.windows.cut import read
from tests.windows.tables import laid

LAID = """
game    rumblebots
given   player red "Ren"
        player blue "Ida"
        Red challenges Blue; Red: gang b10; deck b02; discards b03 b05; contraptions k2
        Blue: gang b18; deck b01 b17
"""


LISTED = """
game    rumblebots
given   player red "Ren"
        player blue "Ida"
        player.red.deck = "harbour-wall"
        Red challenges Blue; {lies}
        Blue: gang b18; deck b05 b17
"""


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> TableWindow:
    return table(qtbot, tmp_path, LAID)


def table(qtbot: QtBot, tmp_path: Path, words: str) -> TableWindow:
    text, file = tmp_path / "table.record", tmp_path / "table.gattai"
    text.write_text(words, encoding="utf-8")
    record_into(text, file)
    journal = Journal.open(file)
    made = laid(GameModel(journal.box.game, journal, seeded(3)), make_paint(speed=0))
    made.closed.connect(journal.close)
    qtbot.addWidget(made)
    made.resize(1366, 745)
    with qtbot.waitExposed(made):
        made.show()
    return made


def row_of(window: TableWindow, seat: str) -> PlayerRow:
    return next(one for one in window.findChildren(PlayerRow) if one.look.seat == seat)


def discards_in(row: PlayerRow) -> QPoint:
    return row.place("discard").center().toPoint() - row.mapToGlobal(QPoint())


def deck_in(row: PlayerRow) -> QPoint:
    return row.place("deck").center().toPoint() - row.mapToGlobal(QPoint())


def contraption_in(row: PlayerRow) -> QPoint:
    spots = (QPoint(x, y) for y in range(row.height()) for x in range(row.width(), 0, -1))
    return next(spot for spot in spots if row._contraption_at(QPointF(spot)))


def test_a_press_on_the_discards_lists_them(window: TableWindow) -> None:
    """It did nothing, and only who knew the keys could look."""
    red, blue = row_of(window, "red"), row_of(window, "blue")
    QTest.mouseClick(blue, Qt.MouseButton.LeftButton, pos=discards_in(blue))
    assert not window.sheet.isVisible(), "there are none yet"
    QTest.mouseClick(red, Qt.MouseButton.LeftButton, pos=discards_in(red))
    assert window.sheet.isVisible()
    assert window.sheet.look.title == "Discards of Ren"
    assert len(window.sheet.look.lines) == 2


def test_a_press_on_a_ready_deck_lists_what_is_left_of_it(qtbot: QtBot, tmp_path: Path) -> None:
    """Nobody could see what may still come, though everybody knows the list of a ready deck."""
    lies = "Red: gang b01; deck b25 b03 b02 b01.2; discards b21 b04 b03.2; contraptions k1"
    made = table(qtbot, tmp_path, LISTED.format(lies=lies))
    red = row_of(made, "red")
    assert red.look.known
    QTest.mouseClick(red, Qt.MouseButton.LeftButton, pos=deck_in(red))
    assert made.sheet.look.title == "Left in the deck of Ren"
    names = [str(line).partition(":")[0] for line in made.sheet.look.lines]
    assert names == sorted(name_of(one) for one in ("b01", "b02", "b03", "b25"))


@pytest.mark.parametrize("lies", ["Red: gang b06; deck b01 b02", "Red: gang b01; deck b02"])
def test_what_is_left_of_a_deck_is_not_listed_where_its_list_does_not_tell(
    qtbot: QtBot, tmp_path: Path, lies: str
) -> None:
    """Given a Bot of another deck, or fewer cards than the list has, then a press on the deck does nothing."""
    made = table(qtbot, tmp_path, LISTED.format(lies=lies))
    red = row_of(made, "red")
    assert not red.look.known
    QTest.mouseClick(red, Qt.MouseButton.LeftButton, pos=deck_in(red))
    assert not made.sheet.isVisible()


def test_the_discards_lead_to_what_is_left_in_the_deck(qtbot: QtBot, tmp_path: Path) -> None:
    """Whoever has keys alone comes to it, too."""
    lies = "Red: gang b01; deck b25 b03 b02 b01.2; discards b21 b04 b03.2; contraptions k1"
    made = table(qtbot, tmp_path, LISTED.format(lies=lies))
    show_discards(made.requests, "red")
    (choice,) = made.sheet.look.choices
    assert choice.then is not None
    choice.then()
    assert made.sheet.look.title == "Left in the deck of Ren"


def test_a_contraption_in_the_rail_can_be_read(window: TableWindow) -> None:
    """Its words stood nowhere once the Draft was over: the rail shows a lever."""
    red, focused = row_of(window, "red"), window.findChildren(BotsRight)[0]
    before = focused.face
    QTest.mouseMove(red, contraption_in(red))
    assert focused.face != before
    assert "attack +2" in focused._told
    assert "Spare Fuse stands ready" in red.accessibleName()
    window.requests.look(before)
    QTest.mouseClick(red, Qt.MouseButton.LeftButton, pos=contraption_in(red))
    assert "attack +2" in focused._told, "a finger does not point"


@pytest.mark.parametrize("size", [(1366, 745), (1366, 690)])
def test_a_contraption_covers_no_word(window: TableWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    row = row_of(window, "red")
    words = next(one for one in read(row) if one.words == "discards")
    assert words.box.top() > 128 * row._u
