"""The plate of a preview lies beside the places that it tells of, and beside the warriors: both are seen at once."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.games.presentation import Place
from gattai_desktop.games.tasuo import zones
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.tasuo.field_grid import field_grid
from gattai_desktop.windows.games.tasuo.field_pane import FieldPane
from gattai_desktop.windows.table.table_window import TableWindow
from tests.windows.cut import only_when_it_is_read
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdown_surfaces import SHOWDOWNS
from tests.windows.tasuo.showdowns import model_at
from tests.windows.test_nothing_is_cut import speaking

TABLE = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase {phase}; turn 5; active red
        Red: ka Cinder Page; gauge 6; armor 7; bodies 2; legend Tripwire Flash down
        Red: hand Pyre Marshal, Kiln Breaker, Salamander Glaive, Smoke Roll, Ember Jab, The Slagworks
        Blue: kio Glacier Monk; kao Shoal Binder; ka Reef Novice; hand Slipstream
"""
SIZES = [(960, 508), (1024, 600), (1366, 768), (1920, 1080)]
BRACKETS = 8
"""How far a bracket stands from its place, device-independent pixels, at the least."""


def in_window(sitting: Sitting, box: QRectF) -> QRect:
    return QRect(sitting.window.mapFromGlobal(box.topLeft().toPoint()), box.size().toSize())


def kept_clear(sitting: Sitting, places: set[Place]) -> dict[str, QRect]:
    """What is to be seen: every warrior, every own Legend Zone, and wherever the card may be laid."""
    pane, grid = sitting.window.scene.pane, field_grid(sitting.window.table_grid())
    assert isinstance(pane, FieldPane)
    kept = {one.accessibleName(): in_window(sitting, one.global_rect()) for one in pane.cards.cards()}
    if any(one.zone == "legend.red" for one in places):
        zones = (grid.legend(number, below=True) for number in range(4))
        kept |= {f"Legend Zone {number}": box.toAlignedRect() for number, box in enumerate(zones, 1)}
    for place in places:
        box = pane.rect_of(place)
        assert box is not None, place
        kept[str(place)] = in_window(sitting, box).adjusted(-BRACKETS, -BRACKETS, BRACKETS, BRACKETS)
    return kept


@pytest.mark.parametrize("phase", ["play", "charge", "clash"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_preview_covers_neither_its_places_nor_a_warrior(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], phase: str, language: str
) -> None:
    told = 0
    with speaking(language, monkeypatch):
        sitting = Sitting(qtbot, model_at(replay(read(TABLE.format(phase=phase))).state), size)
        carry, window = sitting.window.carry, sitting.window
        with only_when_it_is_read(window):
            for card in window.hand.cards():
                card.setFocus(Qt.FocusReason.TabFocusReason)
                sitting.press(Qt.Key.Key_Return)
                landings = [one for one in carry._all_landings() if one.allowed] if carry.carrying else []
                kept = kept_clear(sitting, {one.place for one in landings})
                for landing in landings:
                    carry.layer.aim_at(landing)
                    sitting.settle()
                    assert carry.bubble.isVisible()
                    plate, told = carry.bubble.plate_box(), told + 1
                    assert window.rect().contains(plate)
                    assert [name for name, box in kept.items() if box.intersects(plate)] == [], carry.bubble.look.title
                carry.put_back()
                sitting.settle()
    assert told > 2


FULL = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase clash; turn 5; active red
        Red: ka Cinder Page; kio Forge Sister; kao Ashen Duelist; gauge 6; armor 7; bodies 2; hand Ember Jab, Coal Shot
        Blue: kio Glacier Monk; kao Shoal Binder; ka Reef Novice; hand Slipstream
"""


@pytest.mark.parametrize("size", [(946, 508), (960, 508), (1024, 600)])
def test_where_six_warriors_stand_a_preview_lies_farther_away(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """Beside what is attacked it would cover an own warrior, or the own gauges."""
    with speaking("de", monkeypatch):
        sitting = Sitting(qtbot, model_at(replay(read(FULL)).state), size)
        carry, pane = sitting.window.carry, sitting.window.scene.pane
        assert isinstance(pane, FieldPane)
        card = pane.cards.widget_at("ka.red")
        assert card is not None
        card.setFocus(Qt.FocusReason.TabFocusReason)
        sitting.press(Qt.Key.Key_Return)
        landings = [one for one in carry._all_landings() if one.allowed]
        assert len(landings) == 3
        for landing in landings:
            carry.layer.aim_at(landing)
            sitting.settle()
            there = (pane.cards.widget_at(f"{place}.{seat}") for place in zones.CHARGED for seat in zones.SEATS)
            kept = [one.global_rect() for one in there if one is not None]
            assert len(kept) == 6
            held = [in_window(sitting, one.global_rect()) for one in sitting.window.hand.cards()]
            assert not any(one.intersects(carry.bubble.plate_box()) for one in held)
            lines = (one for one in pane.gauges.values() if one.isVisible())
            kept += [QRectF(one.rect()).translated(one.mapToGlobal(QPointF(0, 0))) for one in lines]
            assert not any(in_window(sitting, one).intersects(carry.bubble.plate_box()) for one in kept)


def test_a_preview_leaves_the_gauges_of_a_field_without_rails_in_sight(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with speaking("de", monkeypatch):
        sitting = Sitting(qtbot, model_at(replay(read(TABLE.format(phase="clash"))).state), (960, 508))
        carry, pane = sitting.window.carry, sitting.window.scene.pane
        assert isinstance(pane, FieldPane)
        card = next(one for one in sitting.window.hand.cards() if "Ember Jab" in one.accessibleName())
        card.setFocus(Qt.FocusReason.TabFocusReason)
        sitting.press(Qt.Key.Key_Return)
        for landing in (one for one in carry._all_landings() if one.allowed):
            carry.layer.aim_at(landing)
            sitting.settle()
            for line in pane.gauges.values():
                box = QRectF(line.rect()).translated(line.mapToGlobal(QPointF(0, 0)))
                assert not in_window(sitting, box).intersects(carry.bubble.plate_box())


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_a_preview_leaves_what_the_guide_says_in_sight(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    """Given the lesson, when a card is lifted that the guide asks for, then its sentence can still be read."""
    window = SHOWDOWNS["showdown, the lesson"](qtbot, tmp_path)
    assert isinstance(window, TableWindow)
    window.resize(*size)
    carry, guide, told = window.carry, window.scene.guide, 0
    for _ in range(6):
        QApplication.processEvents()
        card = window.hand.widget_of(guide.proposed) if guide.proposed is not None else None
        if card is not None:
            card.setFocus(Qt.FocusReason.TabFocusReason)
            QTest.keyClick(card, Qt.Key.Key_Return)
            QApplication.processEvents()
            told += carry.carrying and carry.bubble.isVisible()
            assert not carry.bubble.plate_box().intersects(guide.card.geometry()), carry.bubble.look.title
            carry.put_back()
        guide.do()
    assert told > 2
