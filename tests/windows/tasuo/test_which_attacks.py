"""The sheet that asks which warrior attacks shows its titles whole, also where a Drive was chosen."""

from collections.abc import Iterator
from typing import Final

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.games.tasuo.attack_moves import AttackWarrior
from gattai_desktop.games.tasuo.declaring import AttackMove
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.games.tasuo.showdown_asks import attackers_told_apart
from gattai_desktop.windows.settings.language import VARIABLE, speak_language
from tests.windows.cut import cut, noticing_short_lines
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import model_at

TABLE: Final = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase clash; turn 5; active red
        Red: ka Cinder Page; kio Ashen Duelist; gauge 6; hand Ember Jab
        Blue: kio Glacier Monk; hand Shell Block
"""


def asking(qtbot: QtBot, size: tuple[int, int]) -> Sheet:
    sitting = Sitting(qtbot, model_at(replay(read(TABLE)).state), size)
    pane = sitting.window.scene.pane
    assert pane is not None
    sitting.press("1")
    moves = [one for one in sitting.model.options("red") if isinstance(one, AttackMove) and one.used is not None]
    meant = tuple(dict.fromkeys(pane.meant(one) for one in moves if not one.named_drives))
    sitting.window.ask_which(meant, QRect(size[0] // 2, size[1] // 3, 80, 100))
    sitting.settle()
    return sitting.window.sheet


@pytest.fixture(params=("en", "de"))
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Iterator[str]:
    """The program speaks this language for the length of a test."""
    del qapp
    monkeypatch.delenv(VARIABLE, raising=False)
    speak_language(request.param)
    with noticing_short_lines(monkeypatch):
        yield str(request.param)
    speak_language("en")


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_the_titles_of_who_attacks_are_not_cut(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    del language
    sheet = asking(qtbot, size)
    assert cut(sheet) == []
    assert [one.look.title for one in sheet.look.choices] == ["Ashen Duelist", "Cinder Page"]
    assert "Glacier Monk" in sheet.look.title
    said = [plate.accessibleName() for plate in sheet._buttons.values()]
    assert all("Glacier Monk" in one and "Ember Jab" in one and "Hatsubai v1" in one for one in said), said


def test_attacks_that_differ_otherwise_are_asked_for_in_their_own_words() -> None:
    model = model_at(replay(read(TABLE)).state)
    moves = [one for one in model.options("red") if isinstance(one, AttackMove) and not one.named_drives]
    printed = next(one for one in moves if one.used is None)
    by_card = next(one for one in moves if one.used is not None)
    assert attackers_told_apart((printed, by_card)) is None
    assert attackers_told_apart((printed,)) is None


def test_who_may_attack_is_asked_in_the_order_in_which_they_lie(qtbot: QtBot) -> None:
    """From left to right, whatever the order in which the rules count places; so with whom they attack."""
    text = TABLE.replace("ka Cinder Page; kio", "ka Cinder Page; kao Forge Sister; kio").replace(
        "kio Glacier Monk", "ka Reef Novice; kao Undertow Queen; kio Glacier Monk"
    )
    sitting = Sitting(qtbot, model_at(replay(read(text)).state), (1366, 768))
    pane = sitting.window.scene.pane
    assert pane is not None
    attacks = [one for one in sitting.model.options("red") if isinstance(one, AttackWarrior) and one.used is None]
    asked = pane.settle(tuple(one for one in attacks if not one.named_drives), alt=False)
    shown = [f"{one.card.name} at {one.target.name}" for one in asked if isinstance(one, AttackWarrior)]
    assert shown == [
        f"{own} at {foe}"
        for own in ("Ashen Duelist", "Forge Sister", "Cinder Page")
        for foe in ("Glacier Monk", "Undertow Queen", "Reef Novice")
    ]


def test_a_card_that_is_lifted_beside_the_sheet_ends_what_it_asks(qtbot: QtBot) -> None:
    sheet = asking(qtbot, (1366, 768))
    assert sheet.isVisible()
    sheet.window().carry.begun.emit()  # type: ignore[attr-defined]
    assert not sheet.isVisible()
