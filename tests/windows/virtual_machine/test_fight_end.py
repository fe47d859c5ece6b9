"""A fight that is over says who has won, at the table and on the wall, and offers what may come next."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plate_look import drive_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.presses import IN_RHYTHM, TOO_LATE
from gattai_desktop.board.speech import said as in_words
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.shuffle import unknown
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.games.strengths import STEADY
from gattai_desktop.games.table_form import SEATS
from gattai_desktop.games.virtual_machine.ending import BreakOff, HoldCollector, out_before_end
from gattai_desktop.games.virtual_machine.equipping import BeforeFight, CarryBefore, LeaveBefore, WearBefore
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.next_fight import BringFight
from gattai_desktop.games.virtual_machine.setup import FightSetup, begin
from gattai_desktop.games.virtual_machine.turns import EndTurn, turn_card
from gattai_desktop.games.virtual_machine.unseen import hide
from gattai_desktop.games.virtual_machine.world import KEY
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.games.virtual_machine.action_row import DEEDS, deed_plates, moves_of
from gattai_desktop.windows.games.virtual_machine.choosing_gear import gear_now
from gattai_desktop.windows.games.virtual_machine.fight_end import end_look
from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from gattai_desktop.windows.games.virtual_machine.process_looks import block_look
from gattai_desktop.windows.games.virtual_machine.room import ROOM
from gattai_desktop.windows.games.virtual_machine.strip_looks import strip_look
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.kit.plate_row import PlateRow, RowPlate
from gattai_desktop.windows.kit.preview import move_plate
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.settings.language import speak_language
from gattai_desktop.windows.wall.projector_window import ProjectorWindow
from tests.board.conftest import press_at
from tests.windows.program_surfaces import given_away
from tests.windows.sitting import Sitting
from tests.windows.test_no_surface_tells import Painted
from tests.windows.virtual_machine.fights import FOUR, GAME, WORLD, before, model_of, on_turn, played_until
from tests.windows.virtual_machine.spying import texts_of

PASSED = "The Garbage Collector has passed: all stand again, with full HP and no set bits"
WON: dict[str, Value] = {"step": "over", "winner": "mcs", "round": 4}


@pytest.mark.parametrize(
    ("values", "said"),
    [
        (WON, f"The MCs win. Every process of the CPU was downed. {PASSED}"),
        (WON | {"yields.cpu": True}, "The MCs win. The CPU has yielded"),
        (
            WON | {"winner": "cpu", "process.teo.hp": 0},
            "The CPU wins. Every MC was downed. The Garbage Collector has passed",
        ),
        (WON | {"winner": "cpu"} | {f"process.{one}.away": "left" for one in FOUR}, "The CPU wins. Every MC has left"),
        (
            WON | {"winner": "cpu", "process.teo.away": "left", "process.sable.away": "gone"},
            "The CPU wins. Every MC was downed or has left the fight",
        ),
        (WON | {"rulings.unable": "possessed"}, "The MCs win. No process of the CPU could fight any more"),
        (WON | {"winner": ""}, "Broken off. Nobody has won"),
        (
            WON | {"winner": "nobody"},
            "Nobody wins. Neither side could fight any more. The Garbage Collector has passed",
        ),
    ],
)
def test_it_says_who_has_won_and_why(values: dict[str, Value], said: str) -> None:
    look = end_look(before(values=values))
    assert look is not None
    assert look.spoken().startswith(said)


def test_a_garbage_collector_that_is_held_back_is_named() -> None:
    """Then the downed lie where they fell, and it is said how many stand."""
    look = end_look(before(values=WON | {"collector": "held", "process.teo.hp": 0}))
    assert look is not None
    assert "held back" in look.then
    assert look.stands == "3 of 4 MCs stand"


def test_once_the_garbage_collector_has_passed_nobody_is_counted_who_stands_by_it() -> None:
    """Four of four stand then, however many were downed; who is gone for good does not (RULES VM-W6)."""
    for winner in ("mcs", "cpu", "nobody"):
        look = end_look(before(values=WON | {"winner": winner}))
        assert look is not None
        assert not look.stands
        assert "all stand again" in look.then
    look = end_look(before(values=WON | {"process.teo.away": "gone"}))
    assert look is not None
    assert "all stand again" not in look.then


def test_nothing_is_said_of_it_while_the_fight_goes_on() -> None:
    assert end_look(before(values={"step": "select"})) is None


def test_it_stands_in_the_place_of_the_count(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, model_of(before(values=WON)), (1366, 768))
    sitting.take(CPU)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    assert pane.end.isVisible()
    assert not pane.count.isVisible()
    assert pane.accessibleDescription().startswith("The MCs win")


def test_nobody_has_a_turn_any_more_once_a_fight_is_over(qtbot: QtBot) -> None:
    """The header went on saying "CPU's turn"; no plate asks to pass the table, as all may press what comes next."""
    sitting = Sitting(qtbot, model_of(before(values=WON)), (1366, 768))
    sitting.take("sable")
    assert sitting.window.header.accessibleName().endswith("CPU brings the next fight · Sable has the seat")
    assert not sitting.window.answers.plate.isVisible()
    assert {"next", "again", "bring"} <= {plate.key for plate in deed_plates(SeatView.of(sitting.model))}


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_what_it_means_for_the_next_fight_has_room(
    size: tuple[int, int], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = Sitting(qtbot, model_of(before(values=WON)), size)
    sitting.take(CPU)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    assert any("all stand again" in text for text in texts_of(pane.end, Painted(monkeypatch)))


def test_the_next_fight_of_the_evening_has_a_plate_of_its_own() -> None:
    plates = {plate.key: plate for plate in deed_plates(SeatView.of(model_of(before("f2", values=WON), CPU)))}
    assert plates["next"].look.title == "Next: Gap Toll"
    assert plates["next"].move == BringFight(CPU, "f3")
    assert plates["bring"].move is None
    last = {plate.key for plate in deed_plates(SeatView.of(model_of(before("f8", values=WON), CPU)))}
    assert "next" not in last
    assert "bring" in last


@pytest.mark.parametrize(("winner", "first"), [("mcs", "next"), ("cpu", "again")])
def test_a_fight_that_was_lost_is_offered_again_before_the_next(winner: str, first: str) -> None:
    plates = deed_plates(SeatView.of(model_of(before("f2", values=WON | {"winner": winner}), CPU)))
    assert plates[0].key == first
    assert {plate.key: plate.move for plate in plates}["again"] == BringFight(CPU, "f2")


@pytest.mark.parametrize("step", ["over", "start"])
def test_between_fights_all_gear_stands_behind_one_plate_of_its_name(step: str) -> None:
    """It was "More, 14 more" (RULES VM-H49)."""
    view = SeatView.of(model_of(before("f2", values=WON | {"step": step}), "sable"))
    plates = {plate.key: plate.look for plate in deed_plates(view)}
    assert "others" not in plates
    assert (plates["outfit"].title, plates["outfit"].key) == ("Gear", "G")
    assert plates["outfit"].sub == ("for the next fight" if step == "over" else "for this fight")
    gear = moves_of(view, "outfit")
    assert {type(move) for move in gear} == {WearBefore, CarryBefore, LeaveBefore}
    assert set(gear) == {move for move in view.options if isinstance(move, BeforeFight)}


def test_each_piece_of_gear_says_what_it_does_and_how_much_one_carries_then() -> None:
    """Teo wears Twin Pistols and a Long Coat, a load of 2; each plate said the same (RULES VM-H49)."""
    view = SeatView.of(model_of(before("f2", values=WON), "teo"))
    told = {move: spoken(move_plate(view, move).sub) for move in moves_of(view, "outfit")}
    assert told[WearBefore("teo", "g10")] == "Load 3 of 5 then. Range 3; Play one less, at least 1."
    assert told[CarryBefore("teo", "g10")] == "Load 4 of 5 then. Range 3; Play one less, at least 1."
    assert told[LeaveBefore("teo", "g08")] == "Load 1 of 5 then."


def test_above_the_gear_stands_what_is_worn_and_carried_now() -> None:
    """Each plate told the load that comes then, and nothing told what it would replace."""
    view = SeatView.of(model_of(before("f2", values=WON), "teo"))
    assert gear_now(view, "teo") == "Now worn: Twin Pistols, Long Coat; carried: nothing."


def test_the_way_to_the_shelf_is_the_last_of_the_row() -> None:
    assert [plate.key for plate in deed_plates(SeatView.of(model_of(before(values=WON), CPU)))][-1] == "leave"
    programs: dict[str, Value] = {"program.cpu": "steady"}
    plates = deed_plates(SeatView.of(model_of(before(values=WON | programs), "teo")))
    assert [plate.key for plate in plates][-2:] == ["outfit", "leave"]


def test_a_fight_that_is_over_leads_back_to_the_shelf(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, model_of(before(values=WON)), (1024, 600))
    sitting.take(CPU)
    pane = sitting.window.scene.pane
    assert pane is not None
    plate = pane.row.button("leave")
    assert plate is not None
    plate.click()
    qtbot.waitUntil(lambda: not sitting.window.isVisible())


def test_what_leads_away_from_a_fight_has_no_letter_with_which_it_is_fought() -> None:
    """Given "A" for the last attack, pressed once too often, then no other fight begins."""
    fought = {deed.letter for deed in DEEDS if deed.always} | {"E"}
    plates = [one for one in deed_plates(SeatView.of(model_of(before(values=WON), CPU))) if one.away]
    assert [one.key for one in plates][-1] == "leave"
    assert {"again", "next"} & {one.key for one in plates}
    assert not fought & {one.look.key for one in plates}


@pytest.mark.parametrize(("rests", "late"), [(False, TOO_LATE), (True, IN_RHYTHM)])
def test_a_press_meant_for_the_last_action_starts_no_other_fight(qtbot: QtBot, late: int, *, rests: bool) -> None:
    """Given plates in whose place others come that lead away, then these take none of the presses in a rhythm."""
    row = PlateRow(make_paint(speed=0))
    qtbot.addWidget(row)
    clock, presses = 10_000, row.paint.presses
    presses.now = lambda: clock
    started: list[object] = []
    row.chosen.connect(started.append)
    presses.pressed(press_at(QPointF(500, 500)))
    again = RowPlate("again", drive_plate("Once more", "", "O"), away=True)
    row.set_plates((RowPlate("end", drive_plate("End turn", "", "E")),))
    row.set_plates((again,))
    button = row.button("again")
    assert button is not None
    for more, heard in ((late - 1, []), (1, ["again"])):
        clock += more
        presses.pressed(press_at(QPointF(500, 500) if rests else QPointF(100, 500)))
        button.click()
        assert started == heard


def test_who_opens_a_table_whose_fight_is_over_may_go_on_at_once(qtbot: QtBot) -> None:
    row = PlateRow(make_paint(speed=0))
    qtbot.addWidget(row)
    row.set_plates((RowPlate("again", drive_plate("Once more", "", "O"), away=True),))
    button = row.button("again")
    assert button is not None
    with qtbot.waitSignal(row.chosen):
        button.click()


def test_the_wall_says_it_too(qtbot: QtBot) -> None:
    model, paint = model_of(before(values=WON)), make_paint(speed=0)
    wall, other = (ProjectorWindow(one, room_of(one.game), paint) for one in (model, model_of(before())))
    pictures = []
    for window in (wall, other):
        qtbot.addWidget(window)
        window.resize(960, 540)
        window.show()
        pictures.append(window.grab().toImage().copy(0, 0, 960, 120))
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("winner", ["mcs", "cpu", "nobody", ""])
def test_the_foot_of_the_wall_names_the_fight_that_is_over(
    winner: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was empty once the CPU had won."""
    model = model_of(before("f2", values=WON | {"winner": winner}))
    wall = ProjectorWindow(model, room_of(model.game), make_paint(speed=0))
    qtbot.addWidget(wall)
    wall.resize(1920, 1080)
    assert {"First Boot", "Round 4"} <= texts_of(wall, Painted(monkeypatch))


def test_a_card_that_had_its_turn_leaves_its_place_in_the_block() -> None:
    is_there, turns = on_turn("teo"), list[tuple[str, ...]]()
    table = played_until(is_there)
    turns.append(block_look(SeatView.of(model_of(table, "teo"))).spent)
    first = turn_card(table)
    table = played_until(lambda now: is_there(now) and turn_card(now) not in (first, None), table)
    turns.append(block_look(SeatView.of(model_of(table, "teo"))).spent)
    assert first is not None
    assert turns == [(), (face(first),)]


def test_who_plays_alone_sees_the_end_and_brings_the_next_fight(qtbot: QtBot) -> None:
    """The program plays the CPU: it leaves the end on the table, and the person has the plate of the next fight."""
    programs: dict[str, Value] = {f"program.{seat}": "steady" for seat in (*FOUR, CPU) if seat != "sable"}
    model = model_of(before("f1", values=WON | programs))
    sitting = Sitting(qtbot, model, (1366, 768))
    sitting.take("sable")
    seats = sitting.window.program_seats
    seats.set_pause(0)
    qtbot.waitUntil(lambda: not (seats.now.acts or seats._soon.isActive()))
    assert model.sight().values["step"] == "over"
    plates = {plate.key: plate for plate in deed_plates(SeatView.of(model))}
    assert plates["next"].move == BringFight("sable", "f2")
    assert model.attempt(plates["next"].move)


SAID = {
    "sable": ["Yield"],
    CPU: ["How hard is this fight?", "Yield", "Break the fight off", "Hold the Garbage Collector back"],
}


@pytest.mark.parametrize("seat", SAID)
def test_vm_57_vm_61_what_nobody_is_offered_can_be_said_by_hand(seat: str, qtbot: QtBot) -> None:
    """Among what can be done by hand stands how a fight is given up or broken off, and what follows it held back."""
    sitting = Sitting(qtbot, model_of(played_until(lambda now: now.text("step") == "select", before("f1"))))
    sitting.take(seat)
    assert [row.title for row in ROOM.by_hand(sitting.window.requests)] == SAID[seat]


@pytest.mark.parametrize(("answer", "over"), [("no", "select"), ("yes", "over")])
def test_vm_57_a_fight_is_broken_off_after_one_more_question(answer: str, over: str, qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, model_of(played_until(lambda now: now.text("step") == "select", before("f1"))))
    sitting.take(CPU)
    sheet = sitting.window.sheet
    sitting.window.requests.open("by hand")
    sheet.choose(BreakOff.phrase)
    assert sheet.look.lines == ("It ends at once, and nobody has won.",)
    assert sitting.step() == "select"
    sheet.choose(answer) if answer == "yes" else sheet.dismiss()
    assert sitting.step() == over


def test_vm_61_a_garbage_collector_is_held_back_once() -> None:
    model = model_of(played_until(lambda now: now.text("step") == "select", before("f1")))
    assert model.attempt(HoldCollector(CPU))
    assert [one.rule for one in model.judge(HoldCollector(CPU)).reasons] == ["VM-61"]


def test_an_enter_too_many_after_the_last_blow_starts_no_other_fight(qtbot: QtBot) -> None:
    """The keyboard stands on how the fight ended; Tab leads on from there to what may come next."""
    sitting = Sitting(qtbot, model_of(played_until(lambda now: now.text("step") == "select", before("f1"))))
    sitting.take(CPU)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    pane.row.focus()
    sitting.window.paint.presses.now = lambda: 10_000
    assert sitting.model.attempt(BreakOff(CPU))
    sitting.settle()
    for _ in range(3):
        sitting.press(Qt.Key.Key_Return)
    assert sitting.step() == "over"
    assert pane.end.stop.hasFocus()
    sitting.window.paint.presses.now = lambda: 20_000
    sitting.press(Qt.Key.Key_Tab, Qt.Key.Key_Return)
    assert sitting.model.sight().values["fight"] == "f2"
    assert not pane.end.stop.hasFocus()


def test_who_presses_enter_on_and_on_stays_at_the_end(qtbot: QtBot) -> None:
    """Given Enter leads to the next fight, then the same rhythm does not begin it; a press after a pause does."""
    sitting = Sitting(qtbot, model_of(before("f1", values=WON)), (1366, 768))
    sitting.take(CPU)
    clock = sitting.window.paint.presses.now() + 2 * IN_RHYTHM
    sitting.window.paint.presses.now = lambda: clock
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    assert pane.end.stop.hasFocus()
    sitting.press(Qt.Key.Key_Return)
    following = pane.row.button("next")
    assert following is not None
    for _ in range(8):
        clock += TOO_LATE - 1
        sitting.press(Qt.Key.Key_Return)
        assert following.hasFocus()
    assert sitting.model.sight().values["fight"] == "f1"
    clock += TOO_LATE
    sitting.press(Qt.Key.Key_Return)
    assert sitting.model.sight().values["fight"] == "f2"


@pytest.mark.parametrize("apart", [400, TOO_LATE, 1_300, 2_400])
def test_who_pressed_enter_all_along_has_not_read_the_end(apart: int, qtbot: QtBot) -> None:
    """Given play went on by Enter, then its rhythm ends where the fight has; after a pause Enter leads on."""
    sitting = Sitting(qtbot, model_of(played_until(lambda now: now.text("step") == "select", before("f1"))))
    sitting.take(CPU)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    clock = sitting.window.paint.presses.now()
    sitting.window.paint.presses.now = lambda: clock
    assert sitting.model.attempt(BreakOff(CPU))
    sitting.settle()
    for _ in range(12_000 // apart):
        clock += apart
        sitting.press(Qt.Key.Key_Return)
        assert pane.end.stop.hasFocus()
    assert sitting.model.sight().values["fight"] == "f1"
    clock += IN_RHYTHM
    sitting.press(Qt.Key.Key_Return)
    following = pane.row.button("next")
    assert following is not None
    assert following.hasFocus()


def test_who_holds_enter_down_has_not_read_the_end(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, model_of(before("f1", values=WON)), (1366, 768))
    sitting.take(CPU)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    clock = sitting.window.paint.presses.now()
    sitting.window.paint.presses.now = lambda: clock
    for _ in range(200):
        clock += 33
        hold_down(sitting.window, Qt.Key.Key_Return)
    assert pane.end.stop.hasFocus()
    assert sitting.model.sight().values["fight"] == "f1"


def hold_down(window: QWidget, key: Qt.Key) -> None:
    """Send the key once more to whatever has the keyboard, as it comes while it is held down."""
    held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "\r", autorep=True)
    QApplication.sendEvent(window.focusWidget() or window, held)


def test_neither_does_one_after_the_guided_fight(qtbot: QtBot) -> None:
    """The guide offers to bring the next fight, and waits until it is asked to."""
    setup = table_form(KEY, "hello-world").setup({SEATS: {"sable": "Ren", "teo": "Ida"}})
    assert isinstance(setup, FightSetup)
    sitting = Sitting(qtbot, model_of(begin(WORLD, evolve(setup, values=dict(setup.values) | WON))))
    sitting.take(CPU)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    assert pane.end.stop.hasFocus()
    sitting.window.paint.presses.now = lambda: 10_000
    pane.end.stop.show_end("")
    pane.show_view(SeatView.of(sitting.model))
    pane.end.stop.setFocus()
    sitting.press(Qt.Key.Key_Return, Qt.Key.Key_Space)
    assert sitting.step() == "over"
    assert pane.end.stop.hasFocus()


@pytest.mark.parametrize("letter", ["N", "O", "F"])
def test_a_letter_that_was_meant_for_the_fight_does_nothing_at_its_end(letter: str, qtbot: QtBot) -> None:
    """Somebody meant a turn that ended a moment ago."""
    sitting = Sitting(qtbot, model_of(before("f1", values=WON)), (1366, 768))
    sitting.window.paint.presses.now = lambda: 10_000
    sitting.take(CPU)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    pane.show_view(SeatView.of(model_of(before("f1"), CPU)))
    pane.show_view(SeatView.of(sitting.model))
    assert pane.press(letter)
    assert sitting.step() == "over"
    sitting.window.paint.presses.now = lambda: 10_000 + TOO_LATE
    assert pane.press("N")
    assert sitting.model.sight().values["fight"] == "f2"


@pytest.mark.parametrize(
    ("side", "said"),
    [(CPU, "No process of the CPU in sight can fight any more"), (MCS, "No MC can fight any more")],
)
def test_once_a_side_is_out_it_is_said_that_the_fight_ends_only_with_its_round(side: str, said: str) -> None:
    """RULES VM-57."""
    table = played_until(on_turn("teo"))
    assert out_before_end(table) is None
    fallen = {f"process.{one}.hp": 0 for one in table.listed(side)}
    view = SeatView.of(model_of(evolve(table, values={**table.values, **fallen}), "teo"))
    told = strip_look(view, None).spoken()
    assert said in told
    assert "A fight ends only with its round" in told
    wall = room_of(KEY).wall(make_paint(speed=0), view.model, None)  # type: ignore[arg-type]
    assert "A fight ends only with its round" in wall.accessibleName()


def test_who_sees_a_hidden_mob_that_can_fight_is_not_told_that_the_cpu_is_out() -> None:
    """The MCs are told of those in sight, so that they learn nothing of it."""
    ledger = Ledger(played_until(on_turn("teo")), unknown)
    hidden, *seen = ledger.table.listed(CPU)
    hide(ledger, hidden, process(ledger.table, hidden).area)
    table = evolve(ledger.table, values={**ledger.table.values, **{f"process.{one}.hp": 0 for one in seen}})
    assert out_before_end(GAME.sight(table, CPU)) is None
    told = out_before_end(GAME.sight(table, "teo"))
    assert told is not None
    assert "in sight" in in_words(told)


@pytest.mark.parametrize("values", [WON | {"winner": "cpu"}, WON | {"collector": "held"}])
def test_the_wall_says_what_the_garbage_collector_did(
    values: dict[str, Value], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It said that every MC was downed, above tokens with full HP."""
    model = model_of(before("f2", values=values))
    look = end_look(model.sight(PUBLIC))
    assert look is not None
    wall = ProjectorWindow(model, room_of(model.game), make_paint(speed=0))
    qtbot.addWidget(wall)
    wall.resize(1920, 1080)
    assert {look.line, look.then} <= texts_of(wall, Painted(monkeypatch))
    picture = room_of(KEY).wall(make_paint(speed=0), model, None)  # type: ignore[arg-type]
    assert look.then in picture.accessibleName()


@pytest.mark.parametrize("seat", ["sable", "teo", "ixa", "halcyon"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_each_piece_of_gear_is_told_to_the_last_word_in_a_small_window(language: str, seat: str, qtbot: QtBot) -> None:
    """In German what a Scatter Gun and a Dust Cloak do was cut."""
    speak_language(language)
    try:
        sitting = Sitting(qtbot, model_of(before("f2", values=WON)), (1024, 600))
        sitting.take(seat)
        pane = sitting.window.scene.pane
        assert isinstance(pane, FightPane)
        gear = pane.row.button("outfit")
        assert gear is not None
        gear.click()
        sitting.settle()
        plates = [one for one in sitting.window.sheet.findChildren(PlateButton) if one.look.arrangement == "drive"]
        assert len(plates) > 4
        assert [one.look.title for one in plates if not one.says_all(one.width(), one.height())] == []
    finally:
        speak_language("en")


def test_after_an_evening_alone_nobody_is_asked_how_fast_the_program_plays(qtbot: QtBot) -> None:
    """Also where the next fight may be brought, so that play may go on."""
    model = model_of(before(values=WON), "sable")
    given_away(model, {seat: STEADY for seat in (CPU, *FOUR) if seat != "sable"})
    window = Sitting(qtbot, model, (1366, 768)).window
    turn = window.program_turn
    window.program_seats.set_pause(0)
    turn.offer_points()
    qtbot.waitUntil(lambda: turn.plate.look.on == "Turning points")
    assert model.still_asked()
    assert turn.plate.look.pace == ""


def test_the_end_stays_before_whoever_made_the_last_move_and_is_pressed_on_there(qtbot: QtBot) -> None:
    """Two sides at one computer: no curtain falls over who has won, and what comes next stands there for all."""
    teo = on_turn("teo")
    now = played_until(teo, before("f1", ("sable", "teo"), values={"seating": "sides"}))
    out = {f"process.{one}.hp": 0 for one in now.listed(CPU)}
    sitting = Sitting(qtbot, model_of(State(now.zones, {**now.values, **out})), (1366, 768))
    sitting.take("teo")
    sitting.window.answers.table_passing.switch(by_itself=True)
    assert sitting.model.attempt(EndTurn("teo"))
    sitting.settle()
    assert (sitting.step(), sitting.model.seat, sitting.model.curtain_down) == ("over", "teo", False)
    plates = {plate.key: plate for plate in deed_plates(SeatView.of(sitting.model))}
    assert [one for one in plates if one in ("next", "again", "bring", "leave")] == ["next", "again", "bring", "leave"]
    assert sitting.model.attempt(BringFight(CPU, "f2"))
    sitting.settle()
    assert sitting.model.seat == CPU
