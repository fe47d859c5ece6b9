"""What a screen reader says of a showdown: cards with their figures, gauges, the Queue with what answers what."""

from pytestqt.qtbot import QtBot

from gattai_desktop.board.plates import PlateButton
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.tasuo.queue import entries
from gattai_desktop.games.tasuo.seven_turns_script import seven_turns
from gattai_desktop.games.tasuo.values import CLASH
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.tasuo.queue_column import QueueColumn, QueuePlate
from gattai_desktop.windows.games.tasuo.queue_looks import line_of
from gattai_desktop.windows.games.tasuo.showdown_left import phase_line
from gattai_desktop.windows.games.tasuo.side_gauges import SideGauges
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdown_surfaces import queue_of_four
from tests.windows.tasuo.showdowns import BOX, Duelists, model_at

QUEUED = """game    tasuo
given   player red "Ren" deck storm-court; player blue "Ida" deck bramble-court
        phase clash; turn 5; active red
        Red: ka Forge Sister; legend Lightning Rod down; hand Ember Jab, Cloud Piercer
        Blue: ka Boulder Abbot; legend Snare Root down; hand nothing
when    Red attacks Boulder Abbot with Forge Sister
        Blue answers with Snare Root
        Red answers with Lightning Rod
"""


def given(text: str, qtbot: QtBot) -> Sitting:
    sitting = Sitting(qtbot, model_at(replay(read(text)).state))
    sitting.take("red")
    return sitting


def lesson(qtbot: QtBot) -> Sitting:
    return Sitting(qtbot, model_at(BOX.begin(seven_turns(built_in_cards().cards, {"red": "Ren"}))))


def column_of(sitting: Sitting) -> QueueColumn:
    column = sitting.window.findChild(QueueColumn)
    assert isinstance(column, QueueColumn)
    return column


def test_a_card_of_the_hand_says_what_stands_on_it(qtbot: QtBot) -> None:
    sitting = given(QUEUED[: QUEUED.index("when")], qtbot)
    said = {one.accessibleName(): one.accessibleDescription() for one in sitting.window.hand.cards()}
    assert "a call costs" in said["Cloud Piercer"]
    assert "Punch 3, fire" in said["Ember Jab"]


def test_the_queue_says_what_answers_what(qtbot: QtBot) -> None:
    plates = column_of(given(QUEUED, qtbot)).findChildren(QueuePlate)
    rod, root, runner = (one.accessibleName() for one in plates)
    assert rod.startswith("1 in the Queue: Lightning Rod, negates Snare Root, Ren, answers 2")
    assert root.startswith("2 in the Queue: Snare Root")
    assert root.endswith("answers 3, negated by 1")
    assert runner.startswith("3 in the Queue: Forge Sister, 2 and a half at Boulder Abbot")


def test_an_effect_in_the_queue_says_what_it_does_and_no_more_when_it_begins() -> None:
    """It has begun: "When you declare an attack" before it took the room of its answers in a small window."""
    table = queue_of_four()
    entry = evolve(next(one for one in entries(table) if one.kind == "card"), targets=("red-sl01",))
    sight = BOX.game.sight(table, "red")
    assert line_of(sight, entry) == "This attack deals 1.5 more. (Cinder Page)"


def test_an_empty_queue_says_so(qtbot: QtBot) -> None:
    assert column_of(lesson(qtbot)).accessibleDescription() == "Nothing is pending."


def test_a_drive_says_that_it_is_chosen(qtbot: QtBot) -> None:
    sitting = given(QUEUED[: QUEUED.index("when")].replace("hand Ember Jab, Cloud Piercer", "gauge 2"), qtbot)
    sitting.press("1")
    names = [one.accessibleName() for one in Duelists(sitting).pane.row.findChildren(PlateButton)]
    assert "Hatsubai v1, chosen: gauge from 2 to 1" in names
    assert "Hatsubai v2: gauge from 2 to 0" in names


def test_gauges_say_nothing_of_whoever_does_nothing(qtbot: QtBot) -> None:
    names = [one.accessibleName() for one in lesson(qtbot).window.findChildren(SideGauges)]
    assert any(name.startswith("Blue, by the program, armor 10 of 10") for name in names), names


def test_the_first_turn_says_that_it_has_no_clash(qtbot: QtBot) -> None:
    lines = []
    for turn in (1, 3):
        text = QUEUED[: QUEUED.index("when")].replace("phase clash; turn 5", f"phase play; turn {turn}")
        lines.append(phase_line(SeatView.of(given(text, qtbot).model), CLASH))
    assert lines == ["from turn 2 on", "attacks left: 1"]


def test_what_the_other_does_meanwhile_leaves_the_chosen_cards_chosen(qtbot: QtBot) -> None:
    """The program keeps its first hand while somebody still chooses cards of hers."""
    sitting = lesson(qtbot)
    model, hand = sitting.model, sitting.window.hand
    sitting.window.program_seats.set_pause(60_000)
    assert model.attempt(BOX.game.phrases.read("Red goes first"))
    sitting.settle()
    for card in hand.cards()[:2]:
        card.click()
    assert model.program_next == "blue"
    assert sitting.window.program_seats.go_on()
    sitting.settle()
    assert [one.accessibleDescription().startswith("chosen") for one in hand.cards()].count(True) == 2
    assert [one.raised and not one.carried for one in hand.cards()].count(True) == 2
    change = Duelists(sitting).pane.row.button("change")
    assert change is not None
    sitting.click(change)
    assert sitting.last().startswith("Red puts")
