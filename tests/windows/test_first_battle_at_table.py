"""The guided first battle at its table: what is lit, what a question says, and how it is read to its end."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRectF, QSizeF, Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import measuring
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.presses import IN_RHYTHM, TOO_LATE
from gattai_desktop.board.speech import said
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.boxes import box
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.crown import Keep
from gattai_desktop.games.seating import program_in
from gattai_desktop.games.table_form import SEATS
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.windows.games.rumblebots.battle import BattlePane
from gattai_desktop.windows.games.rumblebots.rails import BotsLeft, BotsRight
from gattai_desktop.windows.games.rumblebots.rest import AGAIN, RestPane
from gattai_desktop.windows.games.rumblebots.room import ROOM
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.settings.language import speak_language
from tests.games.rumblebots.test_first_battle import led
from tests.windows.cut import cut, only_when_it_is_read, read
from tests.windows.sitting import Sitting

SIZES = ((1024, 600), (1920, 1080))


def sitting(qtbot: QtBot, size: tuple[int, int]) -> Sitting:
    setup = table_form("rumblebots", "first-battle").setup({SEATS: {"red": "Ren", "blue": "Ida"}})
    bots = box("rumblebots")
    return Sitting(qtbot, GameModel(bots.game, MemoryJournal(bots.begin(setup)), seeded(1)), size)


def follow(at: Sitting, times: int) -> None:
    """Do what the guide says, so often."""
    for _ in range(times):
        found = led(at.model._state)
        assert found is not None
        assert at.model.attempt(found[1])
        at.settle()


@pytest.mark.parametrize("size", SIZES)
def test_the_plate_to_press_is_lit_and_the_guide_stands_below_everything(qtbot: QtBot, size: tuple[int, int]) -> None:
    at = sitting(qtbot, size)
    pane, card = at.window.scene.pane, at.window.scene.guide.card
    assert isinstance(pane, BattlePane)
    reveal = pane.row.button("reveal")
    assert reveal is not None
    assert reveal.lit
    assert "Reveal your first Bot." in card.accessibleName()
    assert card.isVisible()
    corner = pane.mapTo(at.window, pane.rect().topLeft()).y()
    parts = [part for part in (pane.row, pane.tab) if part.isVisible()]
    assert all(corner + part.geometry().bottom() < card.y() for part in parts)
    assert card.geometry().bottom() < at.window.height()


def test_a_question_says_what_the_guide_proposes_and_frames_it(qtbot: QtBot) -> None:
    at = sitting(qtbot, SIZES[0])
    follow(at, 2)
    view = SeatView.of(at.model)
    ask = at.model.asks()[0]
    look = ROOM.ask(view, ask)
    assert spoken(look.why).startswith("Keep Thicket. You are Champion now")
    framed = [answer.led for answer in look.answers]
    assert framed == [option == Keep("red", "thicket") for option in ask.options]
    assert not at.window.scene.guide.card.isVisible(), "the question covers its place"


def test_do_it_for_me_plays_every_act_of_the_learner_to_the_end(qtbot: QtBot) -> None:
    at = sitting(qtbot, SIZES[0])
    follow(at, 11)
    assert at.model.sight().values["step"] == "over"
    assert isinstance(at.window.scene.pane, RestPane)
    card = at.window.scene.guide.card
    assert card.isVisible()
    assert "has won." in card.accessibleName() or "You have won." in card.accessibleName()
    assert not card.do.isVisible(), "there is nothing left to do"


def test_what_a_bot_does_besides_stands_below_its_picture(qtbot: QtBot) -> None:
    """Given a Bot with an ability in focus, then its words stand in the rail, above the factions."""
    at = sitting(qtbot, SIZES[0])
    rail = at.window.scene.right
    assert isinstance(rail, BotsRight)
    rail.show_face("bot:b10")
    plain = rail._after_card()
    rail.show_face("bot:b16")
    told = rail._told_lines(measuring(rail.paint, rail._inner.width()))
    assert " ".join(told) == "When revealed with one card or none left in your deck: attack +3 in this clash."
    assert rail._after_card() > plain


def test_space_reveals_where_the_guide_leads(qtbot: QtBot) -> None:
    at = sitting(qtbot, SIZES[0])
    at.window.setFocus()
    qtbot.keyClick(at.window, Qt.Key.Key_Space)
    at.settle()
    assert at.model.sight().count("gang.red") == 1


def test_the_end_is_read_before_what_comes_next_is_pressed(qtbot: QtBot) -> None:
    """Given the lesson to its end, then an Enter too many does nothing; Tab leads to a whole battle or the shelf."""
    at = sitting(qtbot, SIZES[0])
    follow(at, 11)
    pane = at.window.scene.pane
    assert isinstance(pane, RestPane)
    plates = [pane.row.button(key) for key in (AGAIN, "leave")]
    assert [one.look.title for one in plates if one is not None] == ["A Quick battle", "Back to the shelf"]
    asked: list[str] = []
    at.window.anotherAsked.connect(asked.append)
    assert pane.end.hasFocus()
    assert pane.end.accessibleName().startswith("Ren has the most crystals")
    at.press(Qt.Key.Key_Return, Qt.Key.Key_Space)
    assert asked == []
    at.press(Qt.Key.Key_Tab)
    assert plates[0] is not None
    assert plates[0].hasFocus()
    at.press(Qt.Key.Key_Return)
    assert asked == ["quick-battle choose"]


@pytest.mark.parametrize("size", [(960, 521), (1024, 600), (1366, 768)], ids=str)
def test_the_ring_of_the_end_keeps_off_what_stands_below_it(qtbot: QtBot, size: tuple[int, int]) -> None:
    """At a scale of 200 % it went through the heads of the table of Bots."""
    at = sitting(qtbot, size)
    follow(at, 11)
    pane = at.window.scene.pane
    assert isinstance(pane, RestPane)
    ring = QRectF(pane.end.geometry()).adjusted(0, 0, 0, 6)
    words = [one for one in read(at.window) if one.widget is pane]
    within = [one.words for one in words if one.box.intersects(ring)]
    assert within == ["Ren has the most crystals", "Battle 1 of 1"]
    assert all(ring.top() + 6 < one.box.top() and one.box.bottom() < ring.bottom() - 9 for one in words[:2])
    assert not cut(at.window)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Faction kept most often:"), ("de", "Fraktion, meist behalten:")]
)
def test_in_a_small_window_the_faction_that_was_kept_most_often_is_told_whole(
    qtbot: QtBot, request: pytest.FixtureRequest, language: str, words: str
) -> None:
    """It ended in three dots before the faction was named."""
    assert speak_language(language) == language
    request.addfinalizer(lambda: speak_language("en"))
    at = sitting(qtbot, SIZES[0])
    follow(at, 3)
    lines = [one.words for one in read(at.window) if one.widget is at.window.scene.right]
    assert " ".join(lines).endswith(f"{words} Thicket (1×)")


def test_whoever_has_read_the_end_comes_to_what_is_next_by_enter(qtbot: QtBot) -> None:
    """Given the end in sight for some seconds, then one Enter leads to the plates, and another presses the first."""
    at = sitting(qtbot, SIZES[0])
    follow(at, 11)
    pane, presses = at.window.scene.pane, at.window.paint.presses
    assert isinstance(pane, RestPane)
    asked: list[str] = []
    at.window.anotherAsked.connect(asked.append)
    assert pane.end.hasFocus()
    later = presses.now() + IN_RHYTHM + 1
    presses.now = lambda: later
    at.press(Qt.Key.Key_Return)
    plate = pane.row.button(AGAIN)
    assert plate is not None
    assert plate.hasFocus()
    at.press(Qt.Key.Key_Return)  # in the same rhythm
    assert asked == []
    presses.now = lambda: later + 2 * TOO_LATE
    at.press(Qt.Key.Key_Return)
    assert asked == ["quick-battle choose"]


def test_a_battle_that_is_over_is_looked_at_by_a_person(qtbot: QtBot) -> None:
    """Given the program at the seat that acted last, when the table is opened anew, then it is not the program's."""
    at = sitting(qtbot, SIZES[0])
    follow(at, 11)
    over = at.model._state
    values = {**over.values, program_in("blue"): "steady"}
    again = GameModel(box("rumblebots").game, MemoryJournal(evolve(over, values=values)), seeded(1))
    assert again.program_players
    assert again.next_seat() == again.seat == "red"


@pytest.mark.parametrize("times", [0, 4])
def test_in_a_low_window_no_plate_touches_another(qtbot: QtBot, times: int) -> None:
    """Given a full screen at twice the scale, then the ring of a plate lies over none of the plates below it."""
    at = sitting(qtbot, (960, 505))
    follow(at, times)
    pane = at.window.scene.pane
    assert isinstance(pane, BattlePane)
    assert pane.tab.isVisible()
    assert pane.tab.y() - pane.row.geometry().bottom() >= 10
    assert pane.tab.geometry().bottom() < at.window.scene.guide.card.y()


def test_whoever_has_no_name_is_called_by_a_colour_in_every_language(qtbot: QtBot) -> None:
    """Given German and seats without names, then the end of a battle, its rail and its log name them in German."""
    setup = table_form("rumblebots", "first-battle").setup({SEATS: {}})
    bots = box("rumblebots")
    speak_language("de")
    try:
        at = Sitting(qtbot, GameModel(bots.game, MemoryJournal(bots.begin(setup)), seeded(1)))
        follow(at, 11)
        pane, left = at.window.scene.pane, at.window.scene.left
        assert isinstance(pane, RestPane)
        assert pane.accessibleDescription() == "Rot hat die meisten Kristalle"
        assert isinstance(left, BotsLeft)
        assert [row.look.name for row in left._rows.values()] == ["Rot", "Blau"]
        seat, (newest,) = at.model.seat_shown, at.model.log(at.model.entry)
        lines = bots.lines(newest.before(seat), newest.move(seat), newest.facts(seat), newest.seat)
        assert "Die meisten Kristalle: Rot" in [said(line.words) for line in lines]
    finally:
        speak_language("en")


def test_whoever_leaves_the_lesson_reads_so_and_comes_back_by_a_press(qtbot: QtBot) -> None:
    at = sitting(qtbot, SIZES[0])
    follow(at, 2)
    other = next(one for one in at.model.asks()[0].options if one != Keep("red", "thicket"))
    assert at.model.attempt(other)
    at.settle()
    card = at.window.scene.guide.card
    assert "have left the lesson" in card.accessibleDescription()
    assert card.back.isVisible()
    at.click(card.back)
    for plate in at.window.sheet.findChildren(PlateButton):
        if plate.isVisible() and plate.look.title.startswith("Take"):
            at.click(plate)
            break
    assert isinstance(at.model.asks()[0].options[0], Keep)


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
@pytest.mark.parametrize("steps", [1, 4, 5, 7])
def test_the_clashes_so_far_cover_no_card_and_no_deck(qtbot: QtBot, size: tuple[int, int], steps: int) -> None:
    at = sitting(qtbot, size)
    follow(at, steps)
    pane = at.window.scene.pane
    assert isinstance(pane, BattlePane)
    at.click(pane.tab)
    drawer = QRectF(pane.drawer.mapToGlobal(QPoint(0, 0)), QSizeF(pane.drawer.size()))
    assert pane.drawer.isVisible()
    deck = at.window.scene.shown_rect_of(Place(zone=zones.deck(at.model.sight().text("challenger"))))
    assert deck is not None
    boxes = [deck, *(card.global_rect() for card in pane._cards.values() if card.isVisible())]
    assert len(boxes) > 1
    assert not [box for box in boxes if box.intersects(drawer)]
    at.click(pane.tab)
    assert not pane.drawer.isVisible()


@pytest.mark.usefixtures("either_language")
def test_no_line_of_the_table_of_bots_runs_into_the_next_in_a_small_window(qtbot: QtBot) -> None:
    """What the columns count was written across the first Bot."""
    at = sitting(qtbot, (1024, 600))
    follow(at, 11)
    pane = at.window.scene.pane
    assert isinstance(pane, RestPane)
    with only_when_it_is_read(at.window):
        table = [one for one in read(at.window) if one.widget is pane]
    (heading,) = (one for one in table if one.whole in ("BOTS OF THIS MATCH", "BOTS DIESES MATCHES"))
    beside = (one for one in table if abs(one.box.left() - heading.box.left()) < 4 and one.box.top() < pane.row.y())
    lines = sorted(beside, key=lambda one: one.box.top())
    assert len(lines) > 4
    assert all(low.box.top() - high.box.bottom() >= 0.3 * low.size for high, low in pairwise(lines))
