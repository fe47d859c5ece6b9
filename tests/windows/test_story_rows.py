"""The rows of plates of Story Mode at a table with many Factions, Locations and Threats."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from gattai_desktop.board.plates import PlateButton
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.presentation import Place
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.windows.games.gattai.panes.story_pane import StoryPane
from gattai_desktop.windows.games.gattai.parts.faction_plate import FactionPlate
from gattai_desktop.windows.games.gattai.parts.location_view import LocationPlate
from gattai_desktop.windows.games.gattai.parts.threat_plate import StoryThreatPlate
from tests.windows.cut import cut
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt

SIZES = [(1024, 600), (1366, 768), (1920, 1080), (3840, 2160)]


def crowded(count: int) -> GameModel:
    """Neon Harbour with that many Factions, Locations and Threats, after the deal; the Coach has the computer."""
    setup = scenario("neon-harbour")
    more = {}
    for kind in ("factions", "locations", "threats"):
        have = getattr(setup, kind)
        again = (evolve(have[place % len(have)], key=f"another-{place}") for place in range(len(have), count))
        more[kind] = (*have[:count], *again)
    model = GameModel(GATTAI.game, MemoryJournal(GATTAI.begin(evolve(setup, **more))), seeded(1), clock=lambda: 1_000)
    model.take_seat()
    assert model.attempt(SetUpSession("coach"))
    return model


def story(sitting: Sitting) -> StoryPane:
    pane = sitting.window.scene.pane
    assert isinstance(pane, StoryPane)
    return pane


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [4, 7, 10])
def test_plates_stay_large_enough_to_be_read_however_many_there_are(
    qtbot: QtBot, size: tuple[int, int], count: int
) -> None:
    sitting = Sitting(qtbot, crowded(count), size)
    unit, small = sitting.window.paint.px(1.0), sitting.window.paint.scale.small
    for kind, wide, high in ((FactionPlate, 210, 66), (LocationPlate, 210, 53), (StoryThreatPlate, 280, 69)):
        plates = sitting.window.findChildren(kind)
        assert len(plates) == count
        assert min(one.width() for one in plates) >= wide * unit * (1 if small else 1.3)
        assert min(one.height() for one in plates) >= high * unit * (1 if small else 1.18)
        assert len({(one.width(), one.height()) for one in plates}) == 1
    assert cut(sitting.window) == []


def test_where_they_have_no_room_they_scroll_and_it_is_said_how_many_are_in_sight(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, crowded(7), (1366, 768))
    pane = story(sitting)
    assert pane.plates.in_sight() == "In sight: Threats 0 of 7"
    assert "In sight: Threats 0 of 7" in pane.told()
    threat = pane.findChildren(StoryThreatPlate)[0]
    threat.setFocus()  # the keyboard's goal comes into sight
    sitting.settle()
    assert pane.rect().contains(threat.mapTo(pane, QPoint(threat.width(), threat.height())))
    assert "Threats 3 of 7" in pane.plates.in_sight()


def test_few_plates_stand_still_and_nothing_is_counted(qtbot: QtBot) -> None:
    pane = story(Sitting(qtbot, crowded(3), (1366, 768)))
    assert pane.plates.in_sight() == ""
    assert not pane.plates.turn(1)


def test_the_wheel_and_page_down_reach_the_last_plate(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, crowded(7), (1366, 768))
    pane = story(sitting)
    window, before = sitting.window.windowHandle(), pane.plates.y()
    plate = pane.findChildren(LocationPlate)[0]
    here = QPointF(plate.mapTo(sitting.window, plate.rect().center()))
    QTest.wheelEvent(window, here, QPoint(0, -120))
    sitting.settle()
    assert pane.plates.y() < before
    pane.row.focus()
    button = QApplication.focusWidget()
    assert button is not None
    for _ in range(2):
        QTest.keyClick(button, Qt.Key.Key_PageDown)
    assert "Threats" not in pane.plates.in_sight() or "Threats 6 of 7" in pane.plates.in_sight()
    last = pane.findChildren(StoryThreatPlate)[-1]
    assert last.visibleRegion().boundingRect() == last.rect()
    QTest.keyClick(button, Qt.Key.Key_PageUp)
    QTest.keyClick(button, Qt.Key.Key_PageUp)
    assert pane.plates.in_sight() == "In sight: Threats 0 of 7"


def test_no_card_lands_on_a_plate_that_is_out_of_sight(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, crowded(7), (1366, 768))
    pane = story(sitting)
    first = Place(zone=f"faction.{pane.factions.shown_keys()[0]}")
    assert pane.rect_of(first) is not None
    pane.plates.turn(2)
    assert pane.rect_of(first) is None


def test_a_card_that_is_held_near_the_edge_scrolls_and_lands_on_what_came_into_sight(qtbot: QtBot) -> None:
    """Given the last Factions below the foot of Story, when a card waits there, then they come, and take it."""
    sitting = Sitting(qtbot, crowded(10), (1366, 768))
    sitting.take("red")
    pane, hand = story(sitting), sitting.window.hand
    last = Place(zone=f"faction.{pane.factions.shown_keys()[-1]}")
    pane.plates.turn(9)
    assert pane.rect_of(last) is None
    card = hand.cards()[0]
    box = pane.plates._pane.rect()
    edge = QRectF(pane.plates._pane.mapToGlobal(QPoint(box.center().x(), box.top() + 4)), QSizeF(1, 1))
    sitting.drag(card, edge, drop=False)
    assert all(one.place != last for one, _ in sitting.window.carry.layer.places.boxes)
    qtbot.waitUntil(lambda: pane.rect_of(last) is not None)
    rect = pane.rect_of(last)
    assert rect is not None
    lit = {one.place: found for one, found in sitting.window.carry.layer.places.boxes}
    assert lit[last].size() == rect.size()
    entry, goal = sitting.model.entry, hand.mapFromGlobal(rect.center().toPoint())
    QTest.mouseMove(hand, goal)
    QTest.mouseRelease(hand, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, goal)
    sitting.settle()
    assert sitting.model.entry > entry


def test_page_down_turns_the_page_wherever_the_keyboard_is(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, crowded(7), (1366, 768))
    pane, before = story(sitting), story(sitting).plates.y()
    sitting.window.hand.focus()
    assert sitting.window.hand.card_in_focus() is not None
    sitting.press(Qt.Key.Key_PageDown)
    assert pane.plates.y() < before
    sitting.press(Qt.Key.Key_PageUp)
    assert pane.plates.y() == before


def test_a_faction_without_a_card_has_the_keyboard_and_opens(qtbot: QtBot) -> None:
    """After the deal no Faction has Favor; the arrows go from one to the next, and Enter opens what a click opens."""
    sitting = Sitting(qtbot, crowded(3))
    factions = story(sitting).factions
    assert all(view.look.top is None for view in sitting.window.findChildren(FactionPlate))
    opened: list[str] = []
    sitting.window.requests.opened.connect(opened.append)
    factions.focus_first()
    first = QApplication.focusWidget().accessibleName()
    assert "empty" in first
    sitting.press(Qt.Key.Key_Right)
    assert QApplication.focusWidget().accessibleName() not in ("", first)
    sitting.press(Qt.Key.Key_Return)
    assert opened == [f"owner.faction.{factions.shown_keys()[1]}"]


def test_the_squares_on_the_plate_of_a_threat_are_explained(qtbot: QtBot) -> None:
    """Given a Threat with Defeat Conditions, then its tip and its spoken name say what its squares are."""
    sitting = Sitting(qtbot, dealt())
    sitting.take("coach")
    plates = {one.look.name: one for one in story(sitting).findChildren(StoryThreatPlate)}
    told = "Defeat Conditions, a square each: 0 of 2 are met"
    assert told in plates["The Brass Tide"].toolTip()
    assert told in plates["The Brass Tide"].accessibleName()
    sitting.take("red")
    assert not any("Defeat" in one.toolTip() for one in story(sitting).findChildren(StoryThreatPlate))


@pytest.mark.parametrize("size", SIZES)
def test_a_pilot_gives_the_table_back_to_coach_who_tells(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Given a Pilot who discarded after a fight, then a plate says where the evening goes on."""
    sitting = Sitting(qtbot, crowded(4), size)
    sitting.take("red")
    back = next(one for one in story(sitting).row.findChildren(PlateButton) if one.look.title == "Back to Coach")
    assert not cut(sitting.window)
    back.setFocus()
    sitting.press(Qt.Key.Key_Return)
    assert (sitting.model.seat, sitting.model.curtain_down) == ("coach", True)


def test_an_example_in_an_empty_field_says_that_it_is_one(qtbot: QtBot) -> None:
    """Given no goal on any sheet, then what a Gambit could be for does not look as if somebody had written it."""
    sitting = Sitting(qtbot, crowded(4))
    sitting.press("g")
    sitting.settle()
    edit = next(one for one in sitting.window.sheet.findChildren(QLineEdit) if one.isVisible())
    assert edit.placeholderText().startswith("For example: ")
