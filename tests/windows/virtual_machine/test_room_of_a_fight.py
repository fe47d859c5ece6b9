"""In a small window the parts of a fight make room for one another, and none covers what it is about."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import Drawing, caps, measuring
from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import State
from gattai_desktop.games.virtual_machine.any_moment import STANDING
from gattai_desktop.games.virtual_machine.values import SELECT
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.model.past import Past
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.games.virtual_machine.fight_left import FightLeft
from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from gattai_desktop.windows.games.virtual_machine.mc_row import McRow
from gattai_desktop.windows.kit.left_out import left_out
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.replay.window import ReplayWindow
from tests.windows.fights import led, recorded
from tests.windows.sitting import Sitting
from tests.windows.test_no_surface_tells import Painted
from tests.windows.virtual_machine import fights

SIZES = ((960, 520), (1024, 576), (1366, 768), (1920, 1080))
ASKS = (("VM-EX11", "fall"), ("VM-EX82", "hit"), ("VM-EX66", "cylinder"), ("VM-EX28", "joker"))
"""Records, and the kinds of question that they come to."""


def pane_of(sitting: Sitting) -> FightPane:
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    return pane


def place_of(part: QWidget) -> QRect:
    return QRect(part.mapTo(part.window(), QPoint(0, 0)), part.size())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "kind", [("VM-EX11", "fall"), ("VM-EX82", "hit"), ("VM-EX66", "cylinder"), ("VM-EX28", "joker")]
)
def test_a_question_covers_nothing_that_it_is_about(qtbot: QtBot, size: tuple[int, int], kind: tuple[str, str]) -> None:
    sitting = Sitting(qtbot, recorded(kind[0], asks=kind[1]), size)
    pane, plate = pane_of(sitting), sitting.window.answers.plate
    assert plate.isVisible()
    for part in (pane.process, pane.interrupt, pane.count, pane.field):
        if part.isVisible():
            assert not place_of(plate).intersects(place_of(part)), part.accessibleName()


@pytest.mark.parametrize("size", SIZES[1:])
def test_the_guide_leaves_the_whole_map_in_sight(qtbot: QtBot, size: tuple[int, int]) -> None:
    for moves in (2, 7, 10, 15):
        sitting = Sitting(qtbot, led(moves), size)
        pane, guide = pane_of(sitting), sitting.window.scene.guide.card
        assert guide.isVisible()
        assert not pane.field.map.edge.arrows, (moves, size)
        assert not place_of(guide).intersects(place_of(pane.field))
        assert not pane.strip.isVisible() or not place_of(guide).intersects(place_of(pane.strip))


def test_in_a_small_window_the_guide_takes_the_place_of_the_strip(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, led(7), (1366, 768))
    assert not pane_of(sitting).strip.isVisible()
    sitting.window.scene.guide.turn()
    QApplication.processEvents()
    assert pane_of(sitting).strip.isVisible()


def test_what_waits_for_the_team_stands_whole_in_a_narrow_rail(qtbot: QtBot) -> None:
    waits = {"step": "count", "row.mcs": 11, "boot.mcs": (11, "halcyon")}
    sitting = Sitting(qtbot, fights.model_of(fights.before(values=waits)), (1024, 600))
    left = sitting.window.scene.left
    assert isinstance(left, FightLeft)
    ((_, lines),) = left.team._lines(measuring(left.team.paint, left.team.width()))
    assert " ".join(lines) == "Boot waits: damage ×4, not halved, not for Halcyon"
    assert left.team.height() >= left.team.sizeHint().height()


@pytest.mark.parametrize(
    ("mcs", "high", "whole"), [(fights.FOUR, 600, True), (tuple(fights.WORLD.mcs)[:6], 540, False)]
)
def test_what_the_rounds_end_brings_has_its_heading_where_the_rail_has_room(
    qtbot: QtBot, either_language: str, monkeypatch: pytest.MonkeyPatch, mcs: tuple[str, ...], high: int, whole: bool
) -> None:
    """In a small window nothing said when it holds, though half of the rail was empty."""
    values = {"step": "count", "round": 1, "count": 3}
    sitting = Sitting(qtbot, fights.model_of(fights.before(mcs=mcs, values=values)), (1024, high))
    painted = Painted(monkeypatch)
    left = sitting.window.scene.left
    assert isinstance(left, FightLeft)
    left.grab()
    heading = {"en": "At round's end", "de": "Am Rundenende"}[either_language]
    assert (heading.upper() in {one.upper() for one in painted.texts}) is whole
    draw, style = Drawing(left.paint, left._inner), caps(12)
    assert draw.width(heading.upper(), draw.fitted(heading.upper(), style, draw.wide)) <= draw.wide
    lowest = left._end_top + left.paint.px((len(left._ending) + left._whole_end) * 18)
    assert lowest <= left.word.y()


def test_the_cards_that_a_joker_may_be_stand_in_a_row_for_each_suit_and_all_in_sight(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, recorded("VM-EX28", asks="joker"), (1024, 600))
    sitting.take("teo")
    plate = sitting.window.answers.plate
    assert [one.card for one in plate.look.answers][::13] == ["AS", "AH", "AD", "AC"]
    assert {one.key for one in plate.look.answers} == {""}
    buttons = [plate.button(one.id) for one in plate.look.answers]
    assert all(one is not None and not one.visibleRegion().isEmpty() for one in buttons)
    assert all(one is not None and one.visibleRegion().boundingRect() == one.rect() for one in buttons)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    assert QApplication.focusWidget() is buttons[13]


@pytest.mark.parametrize("moment", [fights.on_turn("teo"), lambda table: table.values["step"] == SELECT])
@pytest.mark.parametrize("size", SIZES[2:])
def test_in_a_replay_the_battlefield_has_the_room_of_what_one_acts_with(
    qtbot: QtBot, size: tuple[int, int], moment: Callable[[State], bool]
) -> None:
    past = Past(fights.BOX, MemoryJournal(fights.played_until(moment)))
    window = ReplayWindow(past, fights.BOX, room_of("virtual-machine"), "A fight", make_paint(speed=0))
    past.setParent(window)
    qtbot.addWidget(window)
    window.resize(*size)
    with qtbot.waitExposed(window):
        window.show()
    pane = window.scene.pane
    assert isinstance(pane, FightPane)
    assert not any(part.isVisible() for part in (pane.process, pane.interrupt, pane.strip, pane.seats, pane.select))
    assert not pane.field.map.edge.arrows, "the whole map is in sight"
    assert isinstance(window.scene.left, FightLeft)
    assert not window.scene.left.word.isVisible(), "nobody interrupts the past"


def test_six_rows_in_a_small_window_still_say_the_charges(qtbot: QtBot) -> None:
    """Where a row has no room for the meter, its figure stands below the crest, inside the row."""
    six = tuple(fights.WORLD.mcs)[:6]
    table = fights.before(mcs=six, values={"step": "count", "process.teo.meter": 7})
    sitting = Sitting(qtbot, fights.model_of(table), (1024, 600))
    sitting.take("sable")
    row = next(one for one in sitting.window.findChildren(McRow) if one.look.seat == "teo")
    full, row_look = row.grab().toImage(), row.look
    row.set_look(evolve(row_look, meter=8))
    QApplication.processEvents()
    other = row.grab().toImage()
    changed = [
        (x, y) for x in range(full.width()) for y in range(full.height()) if full.pixel(x, y) != other.pixel(x, y)
    ]
    assert changed
    assert max(y for _, y in changed) < row.height() - 1


def test_the_header_names_the_fight_where_the_session_is_called_by_another() -> None:
    """An evening of several fights keeps the name of the first."""
    room = room_of(fights.GAME.key)
    begun = fights.before("f5")
    for name, line in (("Audit Day", ""), ("Night Shift", "Audit Day · "), ("PUZZLE 1: Between the two", "")):
        table = evolve(begun, values={**begun.values, "name": name})
        assert room.header(SeatView.of(fights.model_of(table, "sable"))).startswith(f"{line}Mirror Atrium")


def _waits_for(kind: str) -> Callable[[State], bool]:
    return lambda table: any(ask.kind == kind for ask in fights.GAME.asks(table))


@pytest.mark.parametrize("moment", [fights.on_turn("teo"), *(_waits_for(kind) for kind in STANDING)])
def test_who_may_interrupt_sees_how_without_opening_the_drawer(
    qtbot: QtBot, moment: Callable[[State], bool], either_language: str
) -> None:
    """In a window of 960 by 540 the word stood in the left drawer alone."""
    table = fights.played_until(moment)
    seat = next((ask.seat for ask in fights.GAME.asks(table)), "teo")
    sitting = Sitting(qtbot, fights.model_of(table, seat), (960, 516))
    pane, left = pane_of(sitting), sitting.window.scene.left
    assert isinstance(left, FightLeft)
    assert not left.isVisible()
    assert pane.word.isVisible()
    assert pane.word.look == left.word.look
    assert not left_out(pane.word)
    for other in (pane.row, pane.process, sitting.window.answers.plate):
        assert not other.isVisible() or not place_of(pane.word).intersects(place_of(other)), other.accessibleName()
    assert place_of(pane).contains(place_of(pane.word))
    asked = "Wer unterbricht?" if either_language == "de" else "Who interrupts?"
    sitting.click(pane.word)
    assert asked in sitting.window.sheet.accessibleName()


def test_where_the_rail_shows_the_word_that_interrupts_it_stands_there_alone(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, fights.model_of(fights.played_until(fights.on_turn("teo")), "teo"), (1366, 768))
    assert sitting.window.scene.left.isVisible()
    assert not pane_of(sitting).word.isVisible()
