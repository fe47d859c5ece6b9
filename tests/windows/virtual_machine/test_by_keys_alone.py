"""Every kind of deed of a fight is made by keys alone: no pointer, only what is pressed where the keyboard stands."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.towards import WAYS
from gattai_desktop.games.move import Move
from gattai_desktop.games.virtual_machine.after_attack import GiveToTeam
from gattai_desktop.games.virtual_machine.any_moment import PRICE, BuyCard, InterruptCount
from gattai_desktop.games.virtual_machine.attacking import Attack
from gattai_desktop.games.virtual_machine.box import KEYS
from gattai_desktop.games.virtual_machine.equipping import ChangeGear
from gattai_desktop.games.virtual_machine.hacking import Probe
from gattai_desktop.games.virtual_machine.hiding import HideMob, ShowMob
from gattai_desktop.games.virtual_machine.interrupts import LayTowards
from gattai_desktop.games.virtual_machine.selecting import PickCards
from gattai_desktop.games.virtual_machine.team_hands import DEAD_MANS_HAND
from gattai_desktop.games.virtual_machine.turns import EndTurn
from gattai_desktop.games.virtual_machine.values import of
from gattai_desktop.games.virtual_machine.walking import Walk
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.virtual_machine.action_row import DEEDS
from gattai_desktop.windows.games.virtual_machine.fight_left import TEAM_PAGE
from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from gattai_desktop.windows.games.virtual_machine.process_sheet import ProcessSheets
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.sitting import Sitting
from tests.windows.virtual_machine.fights import FOUR, before, model_of, on_turn, played_until
from tests.windows.virtual_machine.test_every_move_has_a_place import played
from tests.windows.virtual_machine.test_team_hand import offering

MOST = 40
"""More keys than any way takes."""
FIGHTS = ("f5", "f3", "f8", "f1")


def moment(kind: type[Move], is_there: Callable[[SeatView], bool] = lambda _view: True) -> SeatView:
    """The first moment of a fight in which such a move can be made."""
    for fight in FIGHTS:
        for view in played(fight):
            if view.may(kind) and is_there(view):
                return view
    raise AssertionError(f"Nobody ever may: {kind.__name__}.")


def here() -> QWidget:
    """What has the keyboard."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def pane_of(sitting: Sitting) -> FightPane:
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    return pane


def to_row(sitting: Sitting) -> None:
    """Press Tab until the keyboard stands on a plate of what may be done."""
    row = pane_of(sitting).row
    for _ in range(MOST):
        if row.isAncestorOf(here()):
            return
        sitting.press(Qt.Key.Key_Tab)
    raise AssertionError("Tab never comes to the plates.")


def go_to(sitting: Sitting, name: str, key: Qt.Key) -> None:
    """Press a key until the keyboard stands on what is called so."""
    passed = []
    for _ in range(MOST):
        if here().accessibleName().startswith(name):
            return
        passed.append(here().accessibleName())
        sitting.press(key)
    raise AssertionError(f"The keyboard never came to {name}: {passed}")


def made(sitting: Sitting, entry: int) -> list[type[Move]]:
    """The moves made since an entry."""
    log = (one for one in sitting.model.log(entry + 1))
    return [type(move) for one in log if (move := one.move(sitting.model.seat)) is not None]


def at(qtbot: QtBot, model: GameModel) -> tuple[Sitting, int]:
    """Somebody at the computer, and the entry at which they begin."""
    return Sitting(qtbot, model, (1366, 768)), model.entry


def enter(sitting: Sitting, entry: int) -> None:
    """Press Enter on what the sheet asks, or on what is chosen on the map and below it, until a move is made."""
    pane = pane_of(sitting)
    for _ in range(MOST):
        chooses = sitting.window.sheet.isVisible() or pane.field.aim.on or pane.row.button("no_probe") is not None
        if sitting.model.entry > entry or not chooses:
            return
        sitting.press(Qt.Key.Key_Return)
    raise AssertionError(f"Enter leads nowhere from {here().accessibleName()}.")


@pytest.mark.parametrize(
    ("letter", "kind"),
    [
        ("A", Attack), ("T", GiveToTeam), ("P", Probe), ("I", LayTowards), ("D", BuyCard),
        ("E", EndTurn),
    ],
)  # fmt: skip
def test_a_letter_makes_the_move_and_enter_says_which_is_meant(qtbot: QtBot, letter: str, kind: type[Move]) -> None:
    sitting, entry = at(qtbot, moment(kind).model)
    sitting.press(letter)
    enter(sitting, entry)
    assert issubclass(made(sitting, entry)[0], kind)


def test_whoever_has_no_card_to_lay_stops_the_count_by_the_same_key(qtbot: QtBot) -> None:
    sitting, entry = at(qtbot, moment(InterruptCount, lambda view: not view.may(LayTowards)).model)
    sitting.press("I")
    assert sitting.window.sheet.isVisible()
    enter(sitting, entry)
    assert made(sitting, entry) == [InterruptCount]


@pytest.mark.parametrize("people", [("teo",), ("teo", "ixa")])
def test_only_seats_of_people_are_asked_whether_they_interrupt(qtbot: QtBot, people: tuple[str, ...]) -> None:
    """Who plays alone with the program interrupts at once."""
    programs = {f"program.{seat}": "steady" for seat in (*FOUR, CPU) if seat not in people}
    table = played_until(on_turn("teo"), before(values=dict(programs)))
    sitting, entry = at(qtbot, model_of(table, "teo"))
    sitting.press("I")
    if len(people) > 1:
        assert [one.key for one in sitting.window.sheet.look.choices] == list(people)
        enter(sitting, entry)
    assert made(sitting, entry) == [InterruptCount]


def test_gear_is_changed_by_its_key(qtbot: QtBot) -> None:
    table = before(values={of("teo", "carried"): ("g01", "g02")})
    able = played_until(lambda now: on_turn("teo")(now) and now.number(of("teo", "move")) >= PRICE, table)
    sitting, entry = at(qtbot, model_of(able, "teo"))
    sitting.press("G")
    assert sitting.window.sheet.isVisible()
    enter(sitting, entry)
    assert made(sitting, entry) == [ChangeGear]


@pytest.mark.parametrize("by", ["key", "press"])
def test_gear_is_changed_from_the_sheet_that_shows_it(qtbot: QtBot, by: str) -> None:
    """VM-H48: the sheet said what a change costs, and nothing on it made one. Of another's gear it makes none."""
    table = before(values={of("teo", "carried"): ("g01", "g02")})
    able = played_until(lambda now: on_turn("teo")(now) and now.number(of("teo", "move")) >= PRICE, table)
    sitting, entry = at(qtbot, model_of(able, "teo"))
    sheets = sitting.window.overlays.named("process")
    assert isinstance(sheets, ProcessSheets)
    sitting.window.requests.open("process", "sable")
    assert sheets.page.deeds["gear"].isHidden()
    sitting.window.requests.open("process", "teo")
    sitting.press("G") if by == "key" else sheets.page.deeds["gear"].click()
    sitting.settle()
    assert sitting.window.sheet.isVisible()
    enter(sitting, entry)
    assert made(sitting, entry) == [ChangeGear]


def test_a_card_makes_a_dead_mans_hand_by_its_key(qtbot: QtBot) -> None:
    table, seat = offering("8♠ 8♦ A♠", "A♥", row=2)
    sitting, entry = at(qtbot, model_of(table, seat))
    sitting.press("T")
    assert made(sitting, entry)[0] is GiveToTeam
    assert sitting.model.sight().number("row.mcs") == DEAD_MANS_HAND


@pytest.mark.parametrize("back", ["U", Qt.Key.Key_Escape])
def test_the_team_hand_is_looked_at_and_left_by_its_key_or_escape(qtbot: QtBot, back: Qt.Key | str) -> None:
    sitting, entry = at(qtbot, moment(PickCards).model)
    sitting.press("U")
    pane = pane_of(sitting)
    assert pane.team.isVisible()
    assert pane.team.isAncestorOf(here())
    sitting.press(back)
    assert not pane.team.isVisible()
    assert sitting.model.entry == entry


def test_arrows_lead_the_token_that_acts_to_an_area_that_lies_there(qtbot: QtBot) -> None:
    view = moment(Walk, lambda seen: len({move.area for move in seen.options_of(Walk)}) > 1)
    sitting, entry = at(qtbot, view.model)
    sitting.press("M")
    carry, goals = sitting.window.carry, list[str]()

    def middle() -> QPointF:
        goal = carry.layer.goal
        assert goal is not None
        goals.append(goal.place.area)
        box = carry.layer.places.rect_of(goal.place)
        assert box is not None
        return box.center()

    before = middle()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up):
        sitting.press(key)
        after = middle()
        assert goals[-1] == goals[-2] or QPointF.dotProduct(after - before, WAYS[key]) > 0, goals
        before = after
    assert len(set(goals)) > 1
    sitting.press(Qt.Key.Key_Return)
    (move,) = (one.move(sitting.model.seat) for one in sitting.model.log(entry + 1))
    assert isinstance(move, Walk)
    assert move.area == goals[-1]


def test_arrows_go_over_the_map_by_where_its_areas_lie_and_enter_goes_in(qtbot: QtBot) -> None:
    sitting, entry = at(qtbot, moment(Walk).model)
    pane = pane_of(sitting)
    goal = next(iter(SeatView.of(sitting.model).options_of(Walk))).area
    button = pane.field.map.area(goal)
    assert button is not None
    for _ in range(MOST):
        if here() is button:
            break
        sitting.press(_towards(button) if pane.field.map.isAncestorOf(here()) else Qt.Key.Key_Tab)
    assert button.hasFocus(), here().accessibleName()
    sitting.press(Qt.Key.Key_Return)
    enter(sitting, entry)
    assert made(sitting, entry) == [Walk]


def _towards(goal: QWidget) -> Qt.Key:
    """The arrow that leads from where the keyboard stands on the map towards a place of it."""
    way = goal.mapToGlobal(goal.rect().center()) - here().mapToGlobal(here().rect().center())
    if abs(way.x()) > abs(way.y()):
        return Qt.Key.Key_Right if way.x() > 0 else Qt.Key.Key_Left
    return Qt.Key.Key_Down if way.y() > 0 else Qt.Key.Key_Up


def test_a_mob_is_hidden_and_shown_by_keys(qtbot: QtBot) -> None:
    sitting, entry = at(qtbot, moment(HideMob).model)
    for plate, kind in (("Hide", HideMob), ("Reveal", ShowMob)):
        to_row(sitting)
        go_to(sitting, plate, Qt.Key.Key_Right)
        sitting.press(Qt.Key.Key_Return)
        enter(sitting, entry)
        assert made(sitting, entry) == [kind]
        entry = sitting.model.entry


def test_the_list_of_keys_has_every_letter_of_a_plate(qtbot: QtBot) -> None:
    table, seat = offering("8♠ 8♦ A♠", "A♥", row=2)
    sitting, _ = at(qtbot, model_of(table, seat))
    pane = pane_of(sitting)
    pane.open_page(TEAM_PAGE)
    letters = {one.look.key for one in pane.findChildren(PlateButton) if len(one.look.key) == 1}
    assert {"E", "G", "O", "L"} <= letters
    listed = {one.usual for one in KEYS}
    assert letters | {one.letter for one in DEEDS if one.letter} <= listed
