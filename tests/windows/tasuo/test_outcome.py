"""How a showdown has ended stays on its table: who has won, by what, and how a match stands."""

from unittest.mock import patch

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.presses import TOO_LATE, TOO_SOON
from gattai_desktop.board.scale import LEAST_WINDOW
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.value import Value
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.games.tasuo.ending import WON_BY, Resign, end_game
from gattai_desktop.games.tasuo.matches import NextDuel
from gattai_desktop.games.tasuo.values import OVER
from gattai_desktop.games.tasuo.windows import PassWindow
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.tasuo.after_lesson import AGAIN
from gattai_desktop.windows.games.tasuo.field_pane import FieldPane
from gattai_desktop.windows.games.tasuo.heard_in_showdown import showdown_turn_aloud, where_words
from gattai_desktop.windows.games.tasuo.outcome_look import showdown_outcome
from gattai_desktop.windows.games.tasuo.showdown_wall import ShowdownWall
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetChoice
from gattai_desktop.windows.program.laid_table import LaidTable
from gattai_desktop.windows.settings.settings import Settings
from tests.windows.cut import read as read_off
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import BOX, model_at

TABLE = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase clash; turn 3; active red{more}
        Red: ka Cinder Page; hand nothing
        Blue: {lies}; hand nothing
when    Red attacks {target} with Cinder Page
"""
BY_BODIES = ("", "ka Reef Novice; bodies 4; warrior.blue-ti01.damage = 8", "Reef Novice")
BY_ARMOR = ("; ruling match = best_of_three", "armor 1", "armor")


@pytest.mark.parametrize(
    ("table", "lines"),
    [(BY_BODIES, ("Ida: Body Count 5 of 5",)), (BY_ARMOR, ("Ida: no armor left", "Duels won: Ren 1, Ida 0"))],
)
def test_the_end_says_who_has_won_and_by_what(
    qtbot: QtBot, table: tuple[str, str, str], lines: tuple[str, ...]
) -> None:
    more, lies, target = table
    sitting = Sitting(qtbot, model_at(replay(read(TABLE.format(more=more, lies=lies, target=target))).state))
    view, left = sitting.window.requests.view, sitting.window.scene.left
    outcome = showdown_outcome(view)
    assert outcome is not None
    assert (outcome.seat, outcome.title, outcome.lines) == ("red", "Ren has won", lines)
    assert left.accessibleDescription() == f"Ren has won. {'. '.join(lines)}."
    assert showdown_turn_aloud(view) == left.accessibleDescription()
    assert left.gauges["red"].look.line == "has won"
    assert left.gauges["blue"].look.line == ""


def test_the_end_is_written_once_below_the_field_and_in_a_replay_on_the_rail(qtbot: QtBot) -> None:
    more, lies, target = BY_BODIES
    model = model_at(replay(read(TABLE.format(more=more, lies=lies, target=target))).state)
    sitting = Sitting(qtbot, model, (1366, 768))
    left = sitting.window.scene.left
    written = [one.widget for one in read_off(sitting.window) if one.words == "Ida: Body Count 5 of 5"]
    assert len(written) == 1
    assert written[0] is not left
    with patch.object(type(model), "looks_back", True):
        sitting.window.refresh()
        written = [one.widget for one in read_off(sitting.window) if one.words == "Ida: Body Count 5 of 5"]
    assert written == [left]


@pytest.mark.parametrize("size", [(1024, 560), (1366, 768), (1920, 1080)])
def test_below_the_field_the_end_says_how_the_match_stands(qtbot: QtBot, size: tuple[int, int]) -> None:
    """In a narrow window it was left out, where a drawer hides the rail that says it."""
    more, lies, target = BY_ARMOR
    model = model_at(replay(read(TABLE.format(more=more, lies=lies, target=target))).state)
    sitting = Sitting(qtbot, model, size)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FieldPane)
    said = " ".join(one.words for one in read_off(sitting.window) if one.widget is pane.end)
    assert "1 : 0" in said or "Duels won: Ren 1, Ida 0" in said


@pytest.mark.parametrize(
    ("by", "winner", "lines"),
    [
        ("resign", "red", ("Ida: has given up",)),
        ("deck", "red", ("Ida: no card left to draw",)),
        ("frags", "red", ("Ren: all seven Kaju Frags",)),
        ("limit", "red", ("The last turn is over",)),
        ("limit", "", ("The last turn is over",)),
    ],
)
def test_every_way_to_end_is_told(by: str, winner: str, lines: tuple[str, ...]) -> None:
    """RULES TS-9, TS-H19, TS-H55: also where neither Body Count nor armor has ended it."""
    played = replay(read(TABLE.format(more="", lies="ka Glacier Monk", target="Glacier Monk"))).state
    ledger = Ledger(played, seeded(1))
    end_game(ledger, winner, by=by, rule="TS-8")
    ended = evolve(played.after(ledger.facts), values={**played.after(ledger.facts).values, "agenda": None})
    outcome = showdown_outcome(SeatView.of(model_at(ended)))
    assert outcome is not None
    assert outcome.lines == lines


@pytest.mark.parametrize("by_itself", [True, False], ids=["by itself", "by hand"])
def test_after_the_last_blow_of_two_people_the_table_is_passed_to_nobody(qtbot: QtBot, by_itself: bool) -> None:
    """Given the winner sits at the computer, then the end stays before her, with what leads on from it."""
    more, lies, target = BY_BODIES
    table = TABLE.format(more=more, lies=lies, target=target).replace("hand nothing", "hand Coal Shot", 1)
    model = model_at(replay(read(table)).state)
    model.pass_to("red")
    model.take_seat()
    sitting = Sitting(qtbot, model)
    sitting.window.passing.switch(by_itself=by_itself)
    for ask in model.asks():
        assert model.attempt(PassWindow(ask.seat))
    sitting.settle()
    assert showdown_outcome(SeatView.of(model)) is not None
    assert not sitting.window.answers.plate.isVisible()
    assert (model.seat, model.curtain_down) == ("red", False)


def test_ts_8_who_resigns_says_so_by_hand_and_is_asked_once_more(qtbot: QtBot) -> None:
    played = replay(read(TABLE.partition("when")[0].format(more="", lies="ka Glacier Monk")))
    sitting = Sitting(qtbot, model_at(played.state))
    sitting.take("red")
    sheet = sitting.window.sheet
    sitting.window.requests.open("by hand")
    sheet.choose(Resign.phrase)
    assert sheet.look.lines == ("The showdown is over, and the other player has won.",)
    sheet.choose("yes")
    outcome = showdown_outcome(sitting.window.requests.view)
    assert outcome is not None
    assert outcome.lines == ("Ren: has given up",)


def test_ts_8_who_resigns_finds_it_in_the_menu_of_the_table_and_is_asked_once_more(qtbot: QtBot) -> None:
    """Given it is nobody's to give up behind a curtain, then the menu has it once a player sits there."""
    model = model_at(replay(read(TABLE.partition("when")[0].format(more="", lies="ka Glacier Monk"))).state)
    taste = Settings()
    table = LaidTable(model, make_paint(speed=0), lambda: taste, lambda _taste: None, lambda _taste: None).window
    qtbot.addWidget(table)
    for seat in ("red", "blue"):
        model.pass_to(seat)
        table.menuAsked.emit()
        assert not [one for one in table.sheet.look.choices if one.key == Resign.phrase]
        table.sheet.dismiss()
        model.take_seat()
        table.menuAsked.emit()
        assert [one.look.title for one in table.sheet.look.choices if one.key == Resign.phrase] == ["Resign"]
    table.sheet.choose(Resign.phrase)
    assert table.sheet.look.lines == ("The showdown is over, and the other player has won.",)
    table.sheet.choose("yes")
    outcome = showdown_outcome(SeatView.of(model))
    assert outcome is not None
    assert outcome.lines == ("Ida: has given up",)
    table.menuAsked.emit()
    assert not [one for one in table.sheet.look.choices if one.key == Resign.phrase]


@pytest.mark.parametrize("size", [LEAST_WINDOW, (1024, 600)])
def test_with_it_the_menu_is_no_higher_than_without(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Given this evening has seven plates, then they take two rows as six do: nothing is scrolled away for it."""
    model = model_at(replay(read(TABLE.partition("when")[0].format(more="", lies="ka Glacier Monk"))).state)
    taste = Settings()
    laid = LaidTable(model, make_paint(speed=0), lambda: taste, lambda _taste: None, lambda _taste: None)
    table = laid.window
    qtbot.addWidget(table)
    table.resize(*size)
    table.show()
    model.pass_to("red")
    model.take_seat()
    desk = SheetChoice("desk", PlateLook("Desk", "a new pack, or one of yours", edge="edge", arrangement="line"))
    laid.menu.offers = lambda: (desk,)
    highs = []
    for gives_up in (laid.menu.gives_up, tuple):
        laid.menu.gives_up = gives_up
        table.menuAsked.emit()
        QApplication.processEvents()
        highs.append(table.sheet.height())
        table.sheet.dismiss()
    assert highs[0] == highs[1]


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_the_end_is_read_below_the_field_before_what_comes_next_is_pressed(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Given the last blow, then keyboard and words are there; an Enter too many does nothing, one later leads on."""
    begun = BOX.begin(table_form("tasuo", "two-players").setup({}))
    over: dict[str, Value] = {"step": OVER, "winner": "red", WON_BY: "resign", "turn": 7, "agenda": None}
    sitting = Sitting(qtbot, model_at(evolve(begun, values={**begun.values, **over})), size)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FieldPane)
    assert pane.end.hasFocus()
    assert pane.end.accessibleName() == "Red has won. Blue: has given up."
    written = [one.words for one in read_off(sitting.window)]
    assert "Blue: has given up" in written
    asked: list[str] = []
    sitting.window.anotherAsked.connect(asked.append)
    sitting.window.paint.presses.now = lambda: 10_000
    pane.end.show_end("")
    pane.show_view(SeatView.of(sitting.model))
    pane.end.setFocus()
    sitting.press(Qt.Key.Key_Return, Qt.Key.Key_Space)
    assert asked == []
    assert pane.end.hasFocus()
    sitting.window.paint.presses.now = lambda: 20_000
    sitting.press(Qt.Key.Key_Return)  # whoever has read it comes to the plates by Enter, as by Tab
    plate = pane.row.button(AGAIN)
    assert plate is not None
    assert plate.hasFocus()
    sitting.press(Qt.Key.Key_Return)  # in the same rhythm
    assert asked == []
    sitting.window.paint.presses.now = lambda: 20_000 + TOO_LATE
    sitting.press(Qt.Key.Key_Return)
    assert asked == ["two-players choose"]


def test_a_letter_that_was_meant_for_the_clash_does_nothing_at_the_end(qtbot: QtBot) -> None:
    """N ended a phase a moment ago, and asks for another showdown at the end."""
    begun = BOX.begin(table_form("tasuo", "two-players").setup({}))
    ended = evolve(begun, values={**begun.values, "step": OVER, "winner": "red", "turn": 7, "agenda": None})
    sitting = Sitting(qtbot, model_at(ended), (1366, 768))
    asked: list[str] = []
    sitting.window.anotherAsked.connect(asked.append)
    pane, presses = sitting.window.scene.pane, sitting.window.paint.presses
    assert isinstance(pane, FieldPane)
    presses.now = lambda: 10_000
    pane.end.show_end("")
    pane.show_view(SeatView.of(sitting.model))
    pane.press("N")
    assert asked == []
    presses.now = lambda: 10_000 + TOO_SOON
    pane.press("N")
    assert asked == ["two-players choose"]


def test_the_wall_says_who_has_won_and_by_what(qtbot: QtBot) -> None:
    more, lies, target = BY_BODIES
    wall = ShowdownWall(
        make_paint(speed=0), model_at(replay(read(TABLE.format(more=more, lies=lies, target=target))).state)
    )
    qtbot.addWidget(wall)
    wall.resize(1280, 720)
    wall.show()
    written = [one.words for one in read_off(wall)]
    assert "Ren has won" in written
    assert "Ida: Body Count 5 of 5" in written
    assert "Ren has won. Ida: Body Count 5 of 5." in wall.accessibleName()


def test_while_it_is_played_nothing_is_decided(qtbot: QtBot) -> None:
    table = TABLE.format(more="", lies="ka Glacier Monk", target="Glacier Monk")
    sitting = Sitting(qtbot, model_at(replay(read(table)).state))
    assert showdown_outcome(sitting.window.requests.view) is None


def test_the_header_of_the_next_duel_says_how_the_match_stands(qtbot: QtBot) -> None:
    more, lies, target = BY_ARMOR
    sitting = Sitting(qtbot, model_at(replay(read(TABLE.format(more=more, lies=lies, target=target))).state))
    assert sitting.model.attempt(NextDuel("red"))
    assert where_words(sitting.window.requests.view) == "Ren 1 : 0 Ida"
