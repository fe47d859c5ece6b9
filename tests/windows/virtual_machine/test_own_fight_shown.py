"""A fight of one's own is shown as those of the program are: colours, signs, and the sheet of an own character."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.theme import worn
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.windows.games.virtual_machine.marks import mark_of
from gattai_desktop.windows.games.virtual_machine.process_sheet import ProcessSheets
from tests.content.test_own_fights import pack_in
from tests.windows.sitting import Sitting


def own_fight(folder: Path) -> GameModel:
    pack = pack_in(folder)
    form = next(one for one in pack.forms() if one.id == "low-tide")
    model = GameModel(pack.box.game, MemoryJournal(pack.box.begin(form.setup({}))), seeded(3), clock=lambda: 1_000)
    model.take_seat()
    return model


def test_own_characters_wear_their_colour_and_own_mobs_a_sign_of_their_own(qtbot: QtBot, tmp_path: Path) -> None:
    sitting = Sitting(qtbot, own_fight(tmp_path), (1366, 768))
    sight = sitting.window.model.sight()
    assert (worn("mara"), mark_of(sight, "mara").seat) == ("black", "mara")
    assert (mark_of(sight, "gull.1").sign, mark_of(sight, "m02.1").sign) == ("monster", "vmSniffer")
    assert mark_of(sight, "crane").sign == "cinder"


def test_the_sheet_of_an_own_character_opens_by_the_letter_of_its_colour(qtbot: QtBot, tmp_path: Path) -> None:
    sitting = Sitting(qtbot, own_fight(tmp_path), (1366, 768))
    QTest.keyClick(sitting.window, Qt.Key.Key_K, Qt.KeyboardModifier.ShiftModifier)
    shown = sitting.window.overlays.top()
    assert isinstance(shown, ProcessSheets)
    assert shown.who == "mara"
