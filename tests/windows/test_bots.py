"""The table of a bot battle: what it shows, what its keys do, whom it asks, when the curtain falls (LOOK 17)."""

from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.card_widget import LIFT
from gattai_desktop.board.drawing import Drawing, title
from gattai_desktop.board.faces import Faces
from gattai_desktop.board.fonts import display_font, text_font
from gattai_desktop.board.key_cap import cap_high, cap_wide
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import content, listed
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import Back
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.boxes import box
from gattai_desktop.content.rumblebots.matches import DRAFT, FREE, QUICK, built_in_bots, match
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.bots import BotCard
from gattai_desktop.games.rumblebots.draft import KeepDealt, suggested
from gattai_desktop.games.rumblebots.landmarks import LANDMARKS
from gattai_desktop.games.rumblebots.reveal import RevealNext
from gattai_desktop.games.rumblebots.totals import TotalPart, Totals
from gattai_desktop.games.rumblebots.values import MOST_CLASHES
from gattai_desktop.games.seating import APART, ONE_HAND, GiveSeat
from gattai_desktop.games.strengths import STEADY
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.shelf import record_into
from gattai_desktop.windows.asking.answer_button import AnswerButton
from gattai_desktop.windows.asking.seating_page import SeatingPage
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.games.rumblebots.asks import bot_ask_look
from gattai_desktop.windows.games.rumblebots.battle import BattlePane
from gattai_desktop.windows.games.rumblebots.battle_plates import battle_plates
from gattai_desktop.windows.games.rumblebots.cards import name_rows, text_size
from gattai_desktop.windows.games.rumblebots.decks import show_discards
from gattai_desktop.windows.games.rumblebots.draft import DraftPane, badge_of
from gattai_desktop.windows.games.rumblebots.gang_places import GangPlaces
from gattai_desktop.windows.games.rumblebots.heads import attacker_words, between_words, defender_words
from gattai_desktop.windows.games.rumblebots.last_clash import last_clash
from gattai_desktop.windows.games.rumblebots.looks import (
    BotLook,
    ClashLook,
    _attack_words,
    _defence_words,
    clash_words,
    duel_look,
    role_words,
)
from gattai_desktop.windows.games.rumblebots.player_row import PlayerRow
from gattai_desktop.windows.games.rumblebots.rails import BotsRight, _words_of
from gattai_desktop.windows.games.rumblebots.rest import RestPane
from gattai_desktop.windows.games.rumblebots.strip import StripDrawer
from gattai_desktop.windows.games.rumblebots.wall import BotsWall
from gattai_desktop.windows.kit.log_lines import allowed_words
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.settings.language import speak_language
from gattai_desktop.windows.table.table_window import TableWindow
from gattai_desktop.windows.wall.projector_window import ProjectorWindow
from gattai_desktop.windows.wall.wall_grid import WallDrawing
from tests.house.house import ROOT
from tests.windows.cut import cut, read
from tests.windows.tables import laid, the_rulings
from tests.windows.test_no_surface_tells import Painted

CLASH = """
game    rumblebots
given   player red "Ren"
        player blue "Ida"
        Red: deck b17 b10 b18; contraptions k2
        Blue: deck b01 b03 b02
        token = blue
shuffle Red: deck b17 b10 b18
        Blue: deck b03 b01 b02
when    Red begins the battle
        Red reveals the next Bot
"""

DECIDED = """
game    rumblebots
given   player red "Ren"
        player blue "Ida"
        Blue challenges Red; Red: gang b10; deck b02
        Blue: gang b18; deck b01 b17
"""
"""The next Bot wins, and one of its gang's two factions has to be kept."""

REVEALS = "        Red reveals the next Bot\n"
Sit = Callable[..., TableWindow]


@pytest.fixture
def sit(qtbot: QtBot, tmp_path: Path) -> Iterator[Sit]:
    opened: list[Journal] = []

    def at(record: str = "", way: str = QUICK) -> TableWindow:
        file = tmp_path / "table.gattai"
        if record:
            text = tmp_path / "table.record"
            text.write_text(record, encoding="utf-8")
            record_into(text, file)
            journal = Journal.open(file)
        else:
            journal = Journal.create(file, box("rumblebots"), match({"red": "Ren", "blue": "Ida"}, way=way))
        opened.append(journal)
        model = GameModel(journal.box.game, journal, seeded(3))
        window = laid(model, make_paint(speed=0))
        window.resize(1366, 768)
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show()
        return window

    yield at
    for journal in opened:
        journal.close()


def battle(window: TableWindow) -> BattlePane:
    assert isinstance(window.scene.pane, BattlePane)
    return window.scene.pane


def test_no_curtain_falls_where_everything_lies_open(sit: Sit) -> None:
    window = sit(CLASH)
    assert not window.model.curtain_down
    assert window.model.seat in window.model.seats


def test_both_sums_are_said_with_what_is_needed(sit: Sit) -> None:
    middle = battle(sit(CLASH))
    look = middle.look
    assert look is not None
    assert (look.attacker_name, look.attack, look.defender_name, look.defence) == ("Ren", 2, "Ida", 4)
    assert (look.criticals, look.needed) == (1, 5)
    assert look.ghost == 2  # what the Spare Fuse would add
    assert "must pass 4" in middle.accessibleDescription()


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600), (1920, 1080)])
def test_who_enlarges_everything_reads_larger_words_in_the_middle_too(sit: Sit, size: tuple[int, int]) -> None:
    """Header, plates and questions grew, and who fights with what stayed as small as it was."""
    window = sit(CLASH)
    window.resize(*size)

    def sizes() -> dict[str, float]:
        return {one.words: one.size for one in read(battle(window)) if one.widget is battle(window)}

    before, foot = sizes(), battle(window).speed.height()
    window.set_zoom(1.5)
    after = sizes()
    told = ("Ren challenges", "Ida is Champion", "CRITICALS", "Anchor Mule")
    assert all(after[words] > before[words] * 1.15 for words in told), (before, after)
    assert battle(window).speed.height() > foot
    assert not cut(window)


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600), (1920, 1080), (3840, 2160)])
def test_who_enlarges_everything_reads_the_clashes_so_far_in_larger_words_too(sit: Sit, size: tuple[int, int]) -> None:
    """Given a strip at the foot, or one behind its plate, then the sums of each clash grow as all else."""
    window = sit(CLASH)
    window.resize(*size)
    row = battle(window).row.height()

    def high() -> float:
        if battle(window).tab.isVisible():
            battle(window).drawer.show()
        return next(one.size for one in read(battle(window)) if one.words == "2 : 4")

    before = high()
    window.set_zoom(1.5)
    assert high() > before * 1.15
    assert battle(window).row.height() >= window.paint.px(54) - 1 >= 0.9 * row
    assert not cut(window)


OVER = """
game    rumblebots
given   player red "Ren"
        player blue "Ida"
        step = "over"; battle = 5; crystals.storage.red = 4; stats.won.b17 = 3
"""


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("size", [(1366, 768), (1024, 600), (1920, 1080)])
@pytest.mark.parametrize(("record", "way", "told"), [
    (OVER, QUICK, "gewonnene Kämpfe: 0"), ("", QUICK, "Bereit zum Kampf"), ("", DRAFT, "Draft: Behalte"),
])  # fmt: skip
def test_who_enlarges_everything_reads_larger_words_between_battles_too(
    sit: Sit, size: tuple[int, int], record: str, way: str, told: str
) -> None:
    window = sit(record, way)
    window.resize(*size)
    if way == DRAFT:
        assert window.model.attempt(window.model.options()[0])
        window.model.take_seat()

    def high() -> float:
        wrote = [one for one in read(window) if one.widget is window.scene.pane]
        return next(one.size for one in wrote if one.words.startswith(told))

    before = high()
    window.set_zoom(1.5)
    assert high() > before * 1.15
    assert not cut(window)


@pytest.mark.usefixtures("german")
def test_what_the_numbers_of_the_bots_count_is_read_whole(sit: Sit) -> None:
    """In a small window it ended in an ellipsis."""
    window = sit(OVER)
    window.resize(1024, 600)
    told = " ".join(one.words for one in read(window) if one.widget is window.scene.pane)
    assert "Clashs: als Herausforderer gewonnen, als Champion gehalten" in told
    assert not cut(window)


def test_the_parts_of_a_defence_are_told_where_there_are_several() -> None:
    mule, pup = TotalPart("defence", 3, "Anchor Mule"), TotalPart("defence", 2, "Ember Pup")
    assert _defence_words(Totals((mule,))) == ""
    assert _defence_words(Totals((mule, pup))) == "5 is 3 + 2"
    more, less = TotalPart("defence", 2, "Anchor Mule"), TotalPart("defence", -2, "Storm Antenna")
    assert _defence_words(Totals((mule, pup, more, less))) == "5 is 3 + 2, Anchor Mule +2, Storm Antenna −2"
    assert _defence_words(Totals((mule, pup, more, less)), named=False) == "5 is 3 + 2 + 2 − 2"


def test_where_the_names_have_no_room_the_parts_of_a_defence_are_told_in_figures(sit: Sit) -> None:
    """Half of the sum stood behind an ellipsis in a small window."""
    window = sit(DECIDED.replace("gang b10; deck b02", "gang b04 b03 b12 b25; deck b10"))
    for size, words in (
        ((1920, 1080), "20 is 5 + 4 + 4 + 4, Anchor Mule +2, Grove Titan +1"),
        ((1024, 600), "20 is 5 + 4 + 4 + 4 + 2 + 1"),
    ):
        window.resize(*size)
        QApplication.processEvents()
        assert words in [one.words for one in read(battle(window))]


def test_the_parts_of_a_defence_are_told_of_the_defence_that_is_shown(sit: Sit) -> None:
    """Given a new Champion who still has to choose of her own gang, then those are summed up that stay."""
    decided = (ROOT / "tests/records/rumblebots/RB-EX7.record").read_text(encoding="utf-8")
    window = sit(decided.partition("refused Blue puts")[0])
    assert [ask.kind for ask in window.requests.view.asks] == ["recover"]
    look = duel_look(window.model.sight())
    assert look is not None
    assert len(look.defenders) > 1
    assert (look.defence, look.defence_words) == (5, "5 is 2 + 3")


def test_the_parts_of_an_attack_add_up_with_what_counts_in_this_clash_only() -> None:
    bots = (BotLook("b1", "", "Kiln Charger", 5), BotLook("b2", "", "Arc Welder", 4, bonus=1))
    parts = (
        TotalPart("attack", 5, "Kiln Charger"),
        TotalPart("attack", 4, "Arc Welder"),
        TotalPart("attack", 2, "Kiln Charger", lasting=False),
        TotalPart("attack", 2, "Spare Fuse", lasting=False),
    )
    assert _attack_words(bots, Totals(parts)) == "Kiln Charger 5 + 2, Arc Welder 4 + 1, Spare Fuse +2"


CHARGED = """
game    rumblebots
given   players Red, Blue
        Red challenges Blue; Red: deck b07 b10
        Blue: gang b03 b01 b02; deck b18 b12
when    Red reveals the next Bot
"""


def test_a_bot_that_adds_to_its_attack_says_so_below_it(sit: Sit) -> None:
    look = duel_look(sit(CHARGED).model.sight())
    assert look is not None
    assert (look.attack, look.attack_words) == (7, "Kiln Charger 5 + 2")


LAST_FOE = """
game    rumblebots
given   players Red, Blue
        Blue challenges Red; Red: gang b19{deck}
        Blue: gang b05 b22; deck b18 b10
"""


@pytest.mark.parametrize("deck", ["", "; deck b02"])
def test_nobody_is_asked_who_stays_once_the_last_foe_has_surrendered(sit: Sit, qtbot: QtBot, deck: str) -> None:
    """RB-26, RB-29: given nobody can challenge again, then the strongest wall stays by itself and the battle ends."""
    window = sit(LAST_FOE.format(deck=deck))
    assert window.model.attempt(RevealNext("blue"))
    if deck:
        assert [ask.kind for ask in window.model.asks()] == ["crown"], "Red goes on with a deck: it matters who stays"
    else:
        qtbot.waitUntil(lambda: not window.model.asks())
        assert window.model.sight().values["winner"] == "blue"
        assert not window.answers.plate.isVisible()


def test_rb_2_attackers_stand_and_defenders_lie(sit: Sit) -> None:
    """RB-2: a Bot in attack stands upright, one in defence lies on its side."""
    from gattai_desktop.board.card_widget import CardWidget

    window = sit(CLASH)
    turned = {card.face: card.angle for card in battle(window).findChildren(CardWidget)}
    assert turned == {"bot:b17": 0, "bot:b03": 90}


@pytest.mark.parametrize("on_a_card", [False, True])
def test_space_reveals_the_next_bot(sit: Sit, qtbot: QtBot, *, on_a_card: bool) -> None:
    """Given the keyboard lies nowhere, or on a card, then Space reveals, as the plate says."""
    from gattai_desktop.board.card_widget import CardWidget

    window = sit(CLASH)
    held = battle(window).findChildren(CardWidget)[0] if on_a_card else window
    held.setFocus()
    with qtbot.waitSignal(window.model.factsHappened):
        qtbot.keyClick(held, Qt.Key.Key_Space)
    look = battle(window).look
    assert look is not None
    assert (look.attack, len(look.attackers)) == (5, 2)


def test_a_press_of_the_deck_reveals_as_the_plate_does(sit: Sit, qtbot: QtBot) -> None:
    """The guide frames the deck beside the plate, and a press of it did nothing."""
    pane = battle(sit(CLASH))
    deck = pane.rect_of(Place(zone=zones.deck("red")))
    assert deck is not None
    middle = pane.mapFromGlobal(deck.center().toPoint())
    entry = pane.requests.view.model.entry
    qtbot.mouseMove(pane, middle)
    assert pane.cursor().shape() == Qt.CursorShape.PointingHandCursor
    qtbot.mouseClick(pane, Qt.MouseButton.RightButton, pos=middle)
    qtbot.mousePress(pane, Qt.MouseButton.LeftButton, pos=middle)
    qtbot.mouseRelease(pane, Qt.MouseButton.LeftButton, pos=QPoint(middle.x(), 4))
    assert pane.requests.view.model.entry == entry
    qtbot.mouseClick(pane, Qt.MouseButton.LeftButton, pos=middle)
    assert pane.requests.view.model.entry == entry + 1
    assert pane.look is not None
    assert len(pane.look.attackers) == 2


def test_running_stops_where_somebody_must_choose(sit: Sit, qtbot: QtBot) -> None:
    record = CLASH.replace("b17 b10 b18; ", "b17 b09 b18; ").replace("deck b17 b10 b18", "deck b17 b09 b18")
    window = sit(record)
    window.setFocus()
    with qtbot.waitSignal(window.model.asksChanged):
        qtbot.keyClick(window, Qt.Key.Key_R)
    assert window.model.asks()[0].kind == "contraption"
    assert not battle(window).running
    assert window.answers.plate.isVisible()
    assert len(window.answers.plate.look.answers) == 2
    # The question stands where the plate of this key was: its key covers no answer with a refusal.
    qtbot.keyClick(window, Qt.Key.Key_R)
    assert not window.refusals.shown
    qtbot.keyClick(window, Qt.Key.Key_1)
    assert not window.model.asks()


def test_running_goes_on_while_the_program_challenges(sit: Sit, qtbot: QtBot) -> None:
    window = sit(CLASH.replace("Red reveals the next Bot", "Blue gives the seat of Red to steady"))
    pane = battle(window)
    assert window.model.program_next == "red"
    assert [pane.row.button(key).look.sub for key in ("reveal", "run")] == ["Ren challenges now", "to the next choice"]
    window.setFocus()
    qtbot.keyClick(window, Qt.Key.Key_R)
    assert pane.running
    assert not window.refusals.shown


def test_the_keyboard_stands_on_nothing_while_the_program_challenges(sit: Sit, qtbot: QtBot) -> None:
    """Return on a hatched plate only refuses, so that the ring leaves it."""
    window = sit(CLASH.replace("b17 b10 b18", "b17 b18 b10"))  # both of one faction: nobody asks which is kept
    window.program_seats.set_pause(600_000)
    give = window.model.by_hand(GiveSeat)
    assert give is not None
    assert window.model.attempt(give("red", "blue", STEADY))
    reveal = battle(window).row.button("reveal")
    assert reveal is not None
    reveal.setFocus()
    assert window.model.attempt(RevealNext("red"))
    assert window.model.program_next == "blue"
    assert reveal.look.refused
    assert QApplication.focusWidget() is window


@pytest.mark.parametrize(
    ("defence", "words", "judgement"),
    [
        (3, "attack 2 → 4, and wins", "legal"),
        (4, "attack 2 → 4, and equal is no win", "price"),
        (5, "attack 2 → 4, too little", "price"),
    ],
)
def test_the_plate_of_a_contraption_says_whether_it_wins(sit: Sit, defence: int, words: str, judgement: str) -> None:
    window = sit(CLASH)
    look = duel_look(window.model.sight())
    assert look is not None
    assert battle(window).row.button("fuse").look.sub == "attack 2 → 4, and equal is no win"
    assert evolve(look, defence=defence).charged() == (words, judgement)


def test_the_speed_is_changed_with_the_pointer_and_lasts_beyond_the_battle(
    sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BattlePane, "pace", 1)  # it lasts beyond other tests, too
    window = sit(CLASH)
    pane = battle(window)
    assert pane.speed.accessibleName() == "Bots come every 0.9 s"
    qtbot.mouseClick(pane.speed, Qt.MouseButton.LeftButton)
    assert pane.speed.accessibleName() == "Bots come every 0.45 s"
    assert BattlePane(window.paint, window.requests).speed.accessibleName() == "Bots come every 0.45 s"
    window.setFocus()
    qtbot.keyClick(window, Qt.Key.Key_Minus)
    assert pane.speed.accessibleName() == "Bots come every 0.9 s"
    for _ in range(3):
        qtbot.keyClick(window, Qt.Key.Key_Plus)
    assert pane.speed.accessibleName() == "Bots come every 1.6 s"  # after the fastest; no press does nothing
    qtbot.keyClick(window, Qt.Key.Key_Plus)


@pytest.mark.usefixtures("german")
def test_how_fast_bots_come_is_told_whole_with_its_key_in_a_small_window(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was a speed beside the speed of the program; in seconds it is another thing, and has room."""
    monkeypatch.setattr(BattlePane, "pace", 2)
    window = sit(CLASH)
    window.resize(1024, 600)
    speed = battle(window).speed
    words = [one.words for one in read(speed)]
    assert "Bots kommen alle 0,45 s" in words
    assert "+" in words
    assert speed.sizeHint().width() <= speed.width()


def test_the_question_for_the_faction_says_what_each_would_bring(sit: Sit) -> None:
    record = CLASH.replace("        Red reveals the next Bot\n", "") + "        Red reveals the next Bot\n" * 2
    record = (
        record.replace("Red: deck b17 b10 b18; contraptions k2", "Red: deck b08 b22 b18")
        .replace("shuffle Red: deck b17 b10 b18", "shuffle Red: deck b22 b08 b18")
        .replace("Blue: deck b01 b03 b02\n", "Blue: deck b01 b03 b04\n")
        .replace("b03 b01 b02", "b04 b01 b03")
    )
    window = sit(record)
    plate = window.answers.plate
    assert plate.isVisible()
    details = [str(answer.detail) for answer in plate.look.answers]
    assert details == ["defence 8, criticals 4", "defence 3, criticals 4"]
    # Who stays is drawn lying, who goes veiled; and both are said.
    assert [answer.lying for answer in plate.look.answers] == [
        (("bot:b22", True), ("bot:b08", True)),
        (("bot:b22", True), ("bot:b08", False)),
    ]
    assert plate.look.answers[1].spoken().endswith("Out: Furnace Maw")


MAW = """\
game    rumblebots
given   players Red, Blue
        Blue challenges Red; Red: gang b10 b18; deck b06.2 b01
        Blue: gang {lying}; deck b08 b10.2
when    Blue reveals the next Bot
"""


@pytest.mark.parametrize(
    ("lying", "words"), [("b06", "All stay"), ("b06 b13", "What was not kept is discarded")], ids=["all", "not all"]
)
def test_who_brings_nothing_back_is_told_what_becomes_of_the_gang(sit: Sit, lying: str, words: str) -> None:
    """Where all Bots were kept, the plate said that what was not kept is discarded."""
    window = sit(MAW.format(lying=lying))
    plate = window.answers.plate
    if words != "All stay":
        plate.answered.emit(0)
    first = plate.look.answers[0]
    assert (first.title, str(first.detail)) == ("None", words)
    assert spoken(plate.look.why) == "The ability of Furnace Maw works.", "a name alone says nothing"


MAGNET = """\
game    rumblebots
given   players Red, Blue
        Blue challenges Red; Red: gang b17 b17.2 b18 b19; contraptions k3
        Blue: gang b06; deck b08 b08.2
when    Blue reveals the next Bot
        Blue reveals the next Bot
"""


def test_of_two_equal_bots_one_is_offered(sit: Sit) -> None:
    """A Scrap Magnet asked which of two Fuzz Imps goes under the deck, with two answers that looked alike."""
    window = sit(MAGNET)
    answers = window.answers.plate.look.answers
    assert [(one.title, one.key) for one in answers] == [
        ("Save it", "1"),
        ("Fuzz Imp", "2"),
        ("Relay Hound", "3"),
        ("Not in this battle", "4"),
    ]
    window.answers.plate.answered.emit(answers[2].id)
    assert str(window.model.log()[-1].move(PUBLIC)) == "Red uses k3 for b18"


def test_of_two_bots_of_a_kind_each_says_how_it_differs(sit: Sit) -> None:
    """Two Fuzz Imps stayed two answers that looked alike, since the ability of one had worked."""
    window = sit(MAGNET)
    seen = window.requests.view
    seen = evolve(seen, sight=evolve(seen.sight, values={**seen.sight.values, "once.b17": True}))
    answers = bot_ask_look(seen, window.requests.view.asks[0]).answers
    assert [str(one.detail).rpartition("; ")[2] for one in answers if one.title == "Fuzz Imp"] == [
        "brought one back already",
        "brought none back yet",
    ]
    assert "; " not in str(answers[-2].detail), "a Relay Hound has no like"


@pytest.mark.usefixtures("german")
def test_in_german_no_bot_is_masculine_as_a_bot_is(sit: Sit) -> None:
    """The question "Welcher Bot?" was answered "Keine", and of a Contraption, "der Apparat", it was said "Es"."""
    window = sit(MAW.format(lying="b06"))
    assert window.answers.plate.look.answers[0].title == "Keiner"


@pytest.mark.usefixtures("german")
def test_the_words_of_a_players_row_keep_off_its_cards(sit: Sit) -> None:
    """In a small window "Deck" ran into the discards."""
    window = sit(CLASH)
    window.resize(1366, 700)  # what a screen of 768 leaves of it
    row = window.findChildren(PlayerRow)[0]
    found = {one.words: one.box for one in read(row)}
    discards = row.place("discard").translated(-QPointF(row.mapToGlobal(QPoint())))
    assert discards.left() - found["Deck"].right() > 3
    assert found["Ablage"].left() - discards.right() > 3


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_was_discarded_and_who_has_surrendered_are_told_in_different_words(
    sit: Sit, language: str, request: pytest.FixtureRequest
) -> None:
    """The rail called the discards as the wall calls a player who plays no longer."""
    if language == "de":
        request.getfixturevalue("german")
    window = sit(CLASH)
    window.resize(1920, 1080)
    row = window.findChildren(PlayerRow)[0]
    found = {one.words: one.box for one in read(row)}
    assert QCoreApplication.translate("BotsWall", "out") not in found
    word = found[QCoreApplication.translate("PlayerRow", "discards")]
    assert word.top() > row._u * (12 + 62 + 54), "a Contraption ends there"


def test_whoever_leaves_a_contraption_out_is_not_asked_again_in_this_battle(sit: Sit) -> None:
    """Given three players and the first Champion with a Bulkhead Lever, then one answer is enough for all clashes."""
    asked = CLASH.replace("deck b01 b03 b02", "deck b01 b03 b02; contraptions k1").replace(
        "        Red reveals the next Bot\n", ""
    )
    window = sit(asked)
    assert [one.title for one in window.answers.plate.look.answers] == ["Save it", "Use it", "Not in this battle"]
    window.answers.plate.answered.emit(2)
    assert not window.model.asks()
    newest = next(iter(window.model.log(window.model.entry)))
    assert newest.words("blue") == "Blue leaves k1 out of this battle"


def test_whoever_may_turn_a_bot_back_is_told_which_one(sit: Sit) -> None:
    """The answer said the sentence of the question once more."""
    window = sit(CLASH.replace("contraptions k2", "contraptions k5"))
    said = {one.title: spoken(one.detail) for one in window.answers.plate.look.answers}
    (bot,) = window.model.sight().cards(zones.gang("red"))
    assert said["Use it"] == f"{bot.name} goes under your deck; the next Bot is revealed"


@pytest.mark.usefixtures("german")
def test_words_of_two_lines_keep_off_the_cap_of_a_low_answer(sit: Sit) -> None:
    """In a small window the first of them ran below the cap, and touched it."""
    lies = DECIDED.replace("gang b10; deck b02", "gang b04 b23; deck b10; discards b02")
    fights = lies.replace("gang b18; deck b01 b17", "gang b08 b20 b12 b16; deck b25 b01")
    window = sit(f"{fights}when    Blue reveals the next Bot\n")
    window.resize(1028, 600)
    QApplication.processEvents()
    answers = window.findChildren(AnswerButton)
    assert [one.look.title for one in answers] == ["Tide Caller", "Signal Bell"]
    for answer in answers:
        found = {one.words: one.box for one in read(answer)}
        key = found.pop(answer.key_shown(answer.look.key))
        wide, high = cap_wide(window.paint, answer.look.key), cap_high(window.paint)
        cap = QRectF(key.center().x() - wide / 2, key.center().y() - high / 2, wide, high).adjusted(-2, -2, 2, 2)
        assert not any(box.intersects(cap) for box in found.values())


@pytest.mark.parametrize("size", [(960, 525), (1024, 581), (1366, 768), (1920, 1080)])
def test_the_ring_of_the_first_answer_stands_clear_of_the_words_of_its_question(
    sit: Sit, size: tuple[int, int]
) -> None:
    """At twice the scale it cut off what letters reach below their line."""
    window = sit(CLASH.replace("b01 b03 b02", "b01 b03 b02; contraptions k1", 1).replace(REVEALS, ""))
    window.resize(*size)
    QApplication.processEvents()
    plate = window.answers.plate
    line = next(one for one in read(plate) if one.widget is plate and one.words.startswith("When"))
    answer = plate.button(0)
    assert answer is not None
    ring = answer.ring_shape().boundingRect().translated(answer.mapTo(plate, QPoint(0, 0)))
    assert ring.top() - 4 > line.box.bottom() + 0.25 * line.size


@pytest.mark.parametrize("lying", [2, 4, 6])
def test_above_a_question_each_bot_of_a_wall_keeps_a_line_for_its_name(sit: Sit, lying: int) -> None:
    """The names of four ran into each other, while half of the room above a short question was empty."""
    window = sit(CLASH.replace("b01 b03 b02", "b01 b03 b02; contraptions k1", 1).replace(REVEALS, ""))
    pane, plate = battle(window), window.answers.plate
    assert plate.isVisible()
    assert pane.look is not None
    pane.look = evolve(pane.look, defenders=pane.look.defenders * lying)
    first, step = pane._gangs.wall()
    assert step >= Drawing(window.paint, QRectF(), unit=pane._unit).pixels(title(17))
    foot = pane.mapTo(window, QPoint(0, round(first.bottom() + (lying - 1) * step))).y()
    assert plate.y() - 40 < foot < plate.y()


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("count", [1, 3, 4, 5])
def test_the_names_of_many_attackers_keep_off_the_deck(sit: Sit, count: int, size: tuple[int, int]) -> None:
    """In a small window those of four ran below the deck, upon what it says of its cards."""
    gang = " ".join(("b02", "b11", "b06", "b24", "b15")[:count])
    window = sit(
        DECIDED.replace("gang b10; deck b02", "gang b04 b03 b12 b25; deck b10").replace(
            "gang b18; deck b01 b17", f"gang {gang}; deck b01"
        )
    )
    window.resize(*size)
    QApplication.processEvents()
    pane = battle(window)
    told = [one for one in read(pane) if one.widget is pane]
    first = next(place for place, one in enumerate(told) if one.words.startswith("Barnacle Guard 2"))
    deck = next(one.box for one in told if one.words == "1 in the deck")
    names = [one for one in told[first:] if abs(one.box.left() - told[first].box.left()) < 1]
    assert " ".join(one.words for one in names).count(",") == count - 1, "all are named"
    assert not any(one.box.intersects(pane._deck_box()) or one.box.intersects(deck) for one in names)
    assert names[-1].box.bottom() < pane._row_place.top()


@pytest.mark.parametrize("high", [200, 260, 330, 420, 560])
def test_the_rows_of_a_wall_keep_off_each_other_in_a_low_pane(sit: Sit, high: int) -> None:
    """In a replay the value of each Bot lay on the name of the next."""
    window = sit(DECIDED.replace("gang b10; deck b02", "gang b04 b03 b12; deck b10"))
    pane = battle(window)
    pane.setParent(None)
    pane.setGeometry(0, 0, 940, high)
    told = [one for one in read(pane) if one.widget is pane and one.words.strip()]
    deck = next(one.box for one in told if one.words.endswith("in the deck"))
    assert deck.top() > pane._deck_box().bottom() + 8 * pane._unit + 1, "below the brackets"
    told = [one for one in told if one.box.right() > 600]
    assert "Tide Caller" in [one.words for one in told]
    assert not [(one.words, other.words) for one, other in combinations(told, 2) if one.box.intersects(other.box)]


def test_what_is_looked_at_stands_in_the_rail(sit: Sit) -> None:
    window = sit(CLASH)
    window.requests.look("bot:b03")
    assert isinstance(window.scene.right, BotsRight)
    assert window.scene.right.face == "bot:b03"
    assert "Anchor Mule" in window.scene.right.accessibleDescription()


def test_no_line_in_the_rail_divides_nothing(sit: Sit) -> None:
    """Given a clash, in which nothing is told of what was kept, then the log goes down to the foot of the rail."""
    right = sit(CLASH).scene.right
    assert isinstance(right, BotsRight)
    assert not right._kept[1]
    assert max(right._lines) < right.log_box.top()
    assert right.log_box.bottom() > right.height() - right.paint.px(40)


def test_a_refused_reveal_says_why(sit: Sit, qtbot: QtBot) -> None:
    window = sit(CLASH)
    with qtbot.waitSignal(window.model.moveRefused) as refused:
        window.model.attempt(window.model._game.phrases.read("Blue reveals the next Bot"))
    assert [reason.rule for reason in refused.args[0].reasons] == ["RB-11"]
    assert allowed_words(window.model) == "The table allows it"  # nobody coaches a bot battle


def test_before_the_first_battle_the_table_says_how_one_goes_and_what_wins(sit: Sit) -> None:
    window = sit()
    drawn = " ".join(" ".join(one.words for one in read(window)).split())
    assert "The Champion defends" in drawn
    assert "most crystals after 5 battles" in drawn
    assert window.model.attempt(window.model._game.phrases.read("Red begins the battle"))
    assert "most crystals" not in " ".join(one.words for one in read(window))


def test_before_the_match_a_key_begins_it(sit: Sit, qtbot: QtBot) -> None:
    window = sit()
    assert isinstance(window.scene.pane, RestPane)
    with qtbot.waitSignal(window.model.factsHappened):
        window.scene.pane.press("\r")
    assert isinstance(window.scene.pane, BattlePane)


def test_enter_begins_the_match_once_a_deck_was_chosen_by_keys(sit: Sit, qtbot: QtBot) -> None:
    """The plate that begins it has the cap "Enter": the deck is not asked for a second time."""
    window = sit()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(QApplication.focusWidget() or window, "d")
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Down):
        QTest.keyClick(QApplication.focusWidget() or window, key)
    with qtbot.waitSignal(window.model.factsHappened):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not window.sheet.isVisible())
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(window.scene.pane, BattlePane), timeout=3000)


def test_everybody_may_take_a_ready_deck(sit: Sit, qtbot: QtBot) -> None:
    window = sit()
    window.requests.open("decks")
    assert window.sheet.isVisible()
    deck = next(move for move in window.model.options() if str(move).endswith("takes clock-tower"))
    with qtbot.waitSignal(window.model.factsHappened):
        window.requests.play(deck)
    assert window.requests.view.text(f"player.{window.model.seat}.deck") == "clock-tower"


def test_a_draft_falls_behind_the_curtain_and_is_chosen_card_by_card(sit: Sit, qtbot: QtBot) -> None:
    window = sit(way=DRAFT)
    with qtbot.waitSignal(window.model.factsHappened):
        assert window.model.attempt(window.model.options()[0])
    assert window.model.curtain_down
    assert not window.model.sight(PUBLIC).cards("draft.red")[0].name.startswith("b")
    window.model.take_seat()
    middle = window.scene.pane
    assert isinstance(middle, DraftPane)
    first = window.requests.view.sight.cards(f"draft.{window.model.seat}")[0]
    middle.toggle(first)
    assert middle.chosen == (first,)
    assert middle.press("S")
    with qtbot.waitSignal(window.model.factsHappened):
        assert middle.press("K")
    assert not window.requests.view.count(f"draft.{middle_seat(window)}")


def test_eight_bots_without_a_contraption_are_not_yet_the_whole_choice(sit: Sit, qtbot: QtBot) -> None:
    """The plate was bright and had the keyboard: an Enter too many kept a deck without what was dealt for it."""
    window = sit(way=DRAFT)
    assert window.model.attempt(window.model.options()[0])
    window.model.take_seat()
    pane = window.scene.pane
    assert isinstance(pane, DraftPane)
    *bots, contraption = suggested(window.requests.view.sight.cards(f"draft.{window.model.seat}"))
    for card in bots:
        pane.toggle(card)
    keep = pane.row.button("keep")
    assert keep is not None
    assert (keep.look.judgement, keep.look.sub) == ("price", "No Contraption yet")
    pane._cards[contraption.key].setFocus()
    qtbot.keyClick(pane._cards[contraption.key], Qt.Key.Key_Return)
    assert keep.look.fill == "live"
    assert QApplication.focusWidget() is keep
    pane.row.button("suggest").setFocus()
    pane.press("S")
    assert QApplication.focusWidget() is keep


@pytest.mark.parametrize("high", [52.0, 80.0, 200.0])
def test_the_tick_of_a_kept_card_leaves_its_name_and_its_foot_free(high: float) -> None:
    """On the small cards of a whole box it lay on the name."""
    card = QRectF(10, 10, high / 1.4, high)
    badge = badge_of(card)
    assert badge.top() >= card.top() + 0.29 * high
    assert badge.bottom() <= card.bottom() - 0.2 * high


def test_starting_a_draft_over_says_what_the_press_does(sit: Sit) -> None:
    """Beside eight Bots that were chosen stood "keep nothing yet", which reads as if none were."""
    window = sit(way=DRAFT)
    assert window.model.attempt(window.model.options()[0])
    window.model.take_seat()
    pane = window.scene.pane
    assert isinstance(pane, DraftPane)
    over = pane.row.button("none")
    assert over is not None
    assert (spoken(over.look.sub), over.look.judgement) == ("Nothing is chosen yet", "refused"), "a press did nothing"
    pane.toggle(window.requests.view.sight.cards(f"draft.{window.model.seat}")[0])
    assert (over.look.title, spoken(over.look.sub)) == ("Start over", "let all go again")
    assert over.look.judgement == "legal"


@pytest.mark.parametrize("size", [(1024, 600), (1366, 745), (1920, 1080)])
def test_a_draft_says_what_tiers_are(sit: Sit, size: tuple[int, int]) -> None:
    """ "0 tiers of 15" stood there, and no card bears that word."""
    window = sit(way=DRAFT)
    assert window.model.attempt(window.model.options()[0])
    window.model.take_seat()
    window.resize(*size)
    QApplication.processEvents()
    middle = window.scene.pane
    assert isinstance(middle, DraftPane)
    assert "tiers: the filled diamonds on a card" in [one.words for one in read(middle)]
    assert not cut(middle)


def test_space_stands_on_one_plate_while_the_program_challenges(sit: Sit) -> None:
    """Beside "Go on" the plate that was refused had it, too."""
    window = sit(CLASH)
    plate = battle(window).row.button("reveal")
    assert plate is not None
    assert plate.look.key == "Space"
    give = window.model.by_hand(GiveSeat)
    assert give is not None
    window.program_seats.set_pause(60_000)
    assert window.model.attempt(give("blue", "red", STEADY))
    window.model.pass_to("blue")
    window.model.take_seat()
    assert (plate.look.judgement, plate.look.key) == ("refused", "")


def test_where_nobody_challenges_the_plate_names_nobody(sit: Sit) -> None:
    """While the program chose of its new wall the plate said "challenges now", of nobody."""
    window = sit(MAW.format(lying="b06 b13"))
    if window.model.asks():
        window.answers.plate.answered.emit(0)
    seen = SeatView.of(window.model)
    look = duel_look(seen.sight)
    assert look is not None
    assert not look.attacker
    [reveal, *_] = battle_plates(evolve(seen, asks=()), look, running=False, small=True)
    assert reveal.look.sub == "Nobody challenges now"


def test_what_a_battle_tells_does_not_wait_beyond_the_next_move(sit: Sit) -> None:
    """Over the next battle it was still told who had surrendered, and who had won the last one."""
    window = sit(CLASH)
    told: list[str] = []
    window.moments.go_on = lambda: told.append("on")  # type: ignore[method-assign]
    give = window.model.by_hand(GiveSeat)
    assert give is not None
    window.program_seats.set_pause(60_000)
    assert window.model.attempt(give("blue", "red", STEADY))
    assert told == ["on"]
    told.clear()
    assert window.model.play_for("red", RevealNext("red"))
    assert told == [], "what the program does leaves its moments to be read"


@pytest.mark.parametrize("high", [260, 330, 500, 900])
def test_on_a_low_page_between_battles_names_and_words_keep_off_each_other(sit: Sit, high: int) -> None:
    """In a replay each name lay on the battles that its player had won, and the title on the battle's number."""
    window = sit(way=FREE)
    pane = window.scene.pane
    assert isinstance(pane, RestPane)
    pane.setParent(None)
    pane.setGeometry(0, 0, 680, high)
    told = [one for one in read(pane) if one.widget is pane and one.words.strip()]
    assert "battles won: 0" in [one.words for one in told]
    for one, other in combinations(told, 2):
        shared = one.box.adjusted(0, -1, 0, 1).intersected(other.box)
        assert shared.isEmpty(), f"{one.words!r} touches {other.words!r}"


def test_a_replay_calls_free_decks_by_their_name(sit: Sit) -> None:
    free, drafted = sit(way=FREE).model.sight().values, {"step": "draft", "rulings.way": "draft"}
    assert LANDMARKS.parts[LANDMARKS.part(free)][0] == "Free decks"
    assert LANDMARKS.parts[LANDMARKS.part(drafted)][0] == "Draft"


def test_nothing_jumps_in_the_rail_from_card_to_card(sit: Sit) -> None:
    """A card that does nothing besides let factions and log leap up, and the next one pushed them down again."""
    window = sit(way=DRAFT)
    assert window.model.attempt(window.model.options()[0])
    window.model.take_seat()
    right = window.scene.right
    assert isinstance(right, BotsRight)
    texts = {one.key: content(one.bot.text) for one in dealt_bots(window)}
    plain_one = next(key for key, text in texts.items() if not text)
    told = max(texts, key=lambda key: len(texts[key]))
    middle = window.scene.pane
    assert isinstance(middle, DraftPane)
    middle._cards[plain_one].setFocus()
    middle._cards[told].setFocus()
    down = right.log_box.top()
    middle._cards[plain_one].setFocus()
    assert right._told == ""
    assert right.log_box.top() == down
    window.requests.look("")
    assert right.log_box.top() < down, "with no card in focus it takes no room"


def dealt_bots(window: TableWindow) -> list[BotCard]:
    """The Bots that were dealt to the seat at the computer."""
    dealt = window.requests.view.sight.cards(f"draft.{window.model.seat}")
    return [card for card in dealt if isinstance(card, BotCard)]


def test_of_more_clashes_than_are_shown_the_row_says_so(qtbot: QtBot) -> None:
    """Five of eleven stood below "This battle"."""
    whole = QWidget()
    qtbot.addWidget(whole)
    drawer = StripDrawer(make_paint(speed=0), whole)
    drawer.resize(940, 130)
    for count, words in ((5, "This battle"), (11, "This battle: the last 5 of 11 clashes")):
        drawer.set_clashes((ClashLook("red", "blue", "4 : 3", "red"),) * count, "")
        assert words.upper() in [one.words.upper() for one in read(drawer)]


@pytest.mark.parametrize("zoom", [1.0, 1.3])
def test_a_question_covers_no_half_of_the_clashes_so_far(sit: Sit, zoom: float) -> None:
    """In large letters its answers stand in two rows, and cut through the figures of the row below."""
    window = sit(CLASH.replace("b01 b03 b02", "b01 b03 b02; contraptions k1", 1).replace(REVEALS, ""))
    window.resize(2560, 1440)
    window.set_zoom(zoom)
    QApplication.processEvents()
    plate = window.answers.plate
    foot = plate.mapToGlobal(plate.rect().bottomLeft()).y()
    pane = battle(window)
    row = [one for one in read(pane) if one.words in ("THIS BATTLE", "This battle")]
    assert bool(row) == (zoom == 1.0)
    assert all(pane.mapToGlobal(one.box.topLeft().toPoint()).y() >= foot for one in row)


def test_after_a_battle_the_row_of_clashes_keeps_no_room_for_a_present_one(qtbot: QtBot) -> None:
    """Three of four clashes stood there, and beside them free room."""
    whole = QWidget()
    qtbot.addWidget(whole)
    drawer = StripDrawer(make_paint(speed=0), whole)
    drawer.resize(880, 76)
    fought = (ClashLook("red", "blue", "4 : 3", "red"),) * 4
    for clashes, shown in ((fought, 4), ((*fought[:3], evolve(fought[0], now=True)), 3)):
        drawer.set_clashes(clashes, "")
        assert [one.words for one in read(drawer)].count("4 : 3") == shown


def test_an_enter_too_many_keeps_no_deck_of_one_bot(sit: Sit) -> None:
    """Given a Draft, when one Bot is chosen, then the keyboard stays at the cards; with all it comes to the plate."""
    window = sit(way=DRAFT)
    assert window.model.attempt(window.model.options()[0])
    window.model.take_seat()
    middle = window.scene.pane
    assert isinstance(middle, DraftPane)
    chosen = suggested(window.requests.view.sight.cards(f"draft.{window.model.seat}"))
    keep = middle.row.button("keep")
    assert keep is not None
    for place, one in enumerate(chosen, 1):
        middle._cards[one.key].setFocus()
        middle.toggle(one)
        assert keep.hasFocus() == (place == 9)
        assert (keep.look.judgement == "price") == (place < 9)
        assert place >= 8 or spoken(keep.look.sub) == f"Only {place} of 8 Bots"


def middle_seat(window: TableWindow) -> str:
    """Whoever chose first: the one with nothing left to choose."""
    return next(seat for seat in window.model.seats if not window.requests.view.count(f"draft.{seat}"))


def test_the_wall_shows_the_clash_to_everybody(sit: Sit, qtbot: QtBot) -> None:
    window = sit(CLASH)
    wall = ProjectorWindow(window.model, room_of(window.model.game), make_paint(speed=0))
    qtbot.addWidget(wall)
    wall.resize(1280, 720)
    assert isinstance(wall.wall, BotsWall)
    assert wall.wall.look is not None
    assert wall.wall.look.wanting() == "3 more win, or 4 criticals"
    assert not wall.grab().isNull()


def test_the_end_of_a_clash_is_told_large_at_the_table_and_on_the_wall(sit: Sit, qtbot: QtBot) -> None:
    window = sit(DECIDED)
    wall = ProjectorWindow(window.model, room_of(window.model.game), make_paint(speed=1))
    qtbot.addWidget(wall)
    window.requests.play(RevealNext("blue"))
    assert wall.moments.now is not None
    assert str(wall.moments.now.text) == "Ida wins the clash: 6 against 3."


def test_the_end_of_a_clash_is_told_after_the_sheet_that_lay_over_it(sit: Sit, qtbot: QtBot) -> None:
    """Whoever looked at the discards meanwhile, and left them by Escape, never saw it."""
    window = sit(DECIDED)
    window.moments.set_paint(make_paint(speed=1))
    show_discards(window.requests, "red")
    assert window.sheet.isVisible()
    assert window.model.attempt(RevealNext("blue"))
    assert window.moments.isHidden()
    QTest.keyClick(window.sheet, Qt.Key.Key_Escape)
    assert not window.sheet.isVisible()
    qtbot.waitUntil(window.moments.isVisible)
    QTest.keyClick(window, Qt.Key.Key_Shift)
    assert window.moments.isHidden(), "while it is shown, any key goes on"


def test_beside_the_question_for_the_faction_the_heads_say_who_has_won(sit: Sit) -> None:
    """They said that the beaten player is Champion, above the words that the asked one is."""
    window = sit(DECIDED)
    window.requests.play(RevealNext("blue"))
    look = battle(window).look
    assert look is not None
    assert (attacker_words(look), defender_words(look)) == ("Ida has won", "Ren is beaten")
    assert between_words(look) == "has passed"
    assert look.spoken().startswith("Ida has won with 6 against 3 of Ren.")
    roles = {row.look.name: role_words(row.look.role) for row in window.findChildren(PlayerRow)}
    assert roles == {"Ida": "has won", "Ren": "is beaten"}, "the rail says so too, and crowns nobody meanwhile"
    assert between_words(evolve(look, attack=3, criticals=4)) == "against"


def test_a_new_champion_is_shown_her_own_wall_while_she_is_asked(sit: Sit) -> None:
    """Beside it stood the sums of the clash before, of a Challenger without a name."""
    window = sit(DECIDED.replace("gang b18", "gang b08"))
    for words in ("Blue reveals the next Bot", "Blue keeps cinder"):
        assert window.model.attempt(window.model._game.phrases.read(words))
    look = battle(window).look
    assert look is not None
    assert window.model.asks()
    assert (look.attacker, look.attack, look.defender, look.defence) == ("", 0, "blue", 5)
    assert between_words(look) == ""
    assert look.spoken() == "Ida is Champion and defends with 5."


def test_until_the_next_reveal_the_table_says_how_the_last_clash_ended(sit: Sit) -> None:
    """At once the next clash stood there, with both sums of the one before in a closed drawer."""
    window = sit(DECIDED)
    game = window.model._game
    for words in ("Blue reveals the next Bot", "Blue keeps static"):
        assert window.model.attempt(game.phrases.read(words))
    last = last_clash(window.model.sight(PUBLIC))
    assert last is not None
    assert (last.winner, last.words, last.sums) == ("blue", "Ida took the crown", "6 : 3")
    heard = battle(window).accessibleDescription()
    assert heard.startswith("The last clash: Ida took the crown, 6 : 3. Ren attacks with 0")
    assert "Ida took the crown" in [one.whole for one in read(battle(window))]
    assert window.model.attempt(game.phrases.read("Red reveals the next Bot"))
    assert last_clash(window.model.sight(PUBLIC)) is None


def test_on_the_wall_each_deck_bears_the_crest_of_its_player(
    sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, drawn = sit(CLASH), []
    wall = ProjectorWindow(window.model, room_of(window.model.game), make_paint(speed=0))
    qtbot.addWidget(wall)
    monkeypatch.setattr(WallDrawing, "crest", lambda _draw, seat, x, y, _size: drawn.append((seat, x, y)))
    wall.resize(1920, 1080)
    wall.grab()
    above = sorted((x, seat) for seat, x, y in drawn if 400 < y < 560)
    assert [seat for _, seat in above] == ["red", "blue"]


def test_every_card_of_the_box_has_a_picture() -> None:
    faces = Faces()
    bots = built_in_bots().bots
    names = [*(f"bot:{key}" for key in bots.bots), *(f"contraption:{key}" for key in bots.contraptions), "back-bots"]
    assert all(faces.knows(name) for name in names)
    assert not faces.knows("bot:b99")


def test_a_choice_of_a_draft_cannot_be_read_by_others(sit: Sit) -> None:
    window = sit(way=DRAFT)
    window.model.attempt(window.model.options()[0])
    window.model.take_seat()
    chosen = next(move for move in window.model.options() if isinstance(move, KeepDealt))
    window.model.attempt(chosen)
    told = window.model.log(window.model.entry)[0]
    move = told.move(PUBLIC)
    assert isinstance(move, KeepDealt)
    assert all(isinstance(card, Back) for card in move.cards)


def test_a_refused_draft_says_what_was_refused(sit: Sit) -> None:
    """RB-H1: four Bots of the heaviest tier are no deck; the heading names the move, in this game's own words."""
    window = sit(way=DRAFT)
    window.model.attempt(window.model.options()[0])
    window.model.take_seat()
    dealt = window.requests.view.sight.cards(f"draft.{window.model.seat}")
    assert not window.model.attempt(KeepDealt(window.model.seat, dealt))
    assert window.refusals.card.accessibleName().startswith("Not possible: Keep these")


def test_a_figure_lists_the_discards_of_that_player(sit: Sit) -> None:
    """RB-H15: discards are open to everybody, decks to nobody."""
    window = sit(
        CLASH.replace("Red reveals the next Bot", "Red reveals the next Bot\n        Red reveals the next Bot")
    )
    assert battle(window).press("1")
    assert window.sheet.isVisible()
    assert window.sheet.accessibleName() == "Discards of Ren"


def test_the_house_rulings_are_read_and_changed_in_the_room_of_every_game(sit: Sit) -> None:
    """RB-H1 to RB-H15: no chapters, no editions; whoever sits there may change one, where the rules let it be."""
    window = sit(CLASH)
    window.requests.open("rulings")
    room = the_rulings(window).page
    assert room.isVisible()
    assert len(room.names()) == 15
    assert room.edition.isHidden()
    room.look_at("two_factions")
    room.focus.choose("as_chosen")
    assert window.model.sight().values["rulings.two_factions"] == "as_chosen"
    assert room.focus.look is not None
    assert room.focus.look.changed
    assert "Edition" not in " ".join(one.words for one in read(window))


def test_the_keys_that_are_listed_are_those_of_this_game(sit: Sit) -> None:
    window = sit(CLASH)
    window.requests.open("keys")
    said = window.sheet.accessibleDescription()
    assert "reveals the next Bot" in said
    assert "Counter" not in said


def test_a_look_at_the_top_card_falls_behind_the_curtain(sit: Sit) -> None:
    """RB-H15: whoever looks takes the computer first; afterwards everything lies open again."""
    record = CLASH.replace("Red: deck b17 b10 b18", "Red: deck b17 b13 b18").replace(
        "shuffle Red: deck b17 b10 b18", "shuffle Red: deck b17 b13 b18"
    )
    model = sit(record).model
    assert model.attempt(next(move for move in model.options("red") if str(move).endswith("next Bot")))
    assert (model.seat, model.curtain_down) == ("red", True)
    assert model.sight("red").cards("look.red")[0].name == "a card"
    model.take_seat()
    assert model.sight("red").cards("look.red")[0].name == "Relay Hound"
    assert model.attempt(model.options()[0])
    model.pass_to("blue")
    assert not model.curtain_down


def test_a_hatched_plate_says_why_and_lets_the_table_allow_it(sit: Sit, qtbot: QtBot) -> None:
    """RB-11: whoever is not on turn is told so beside the plate; nobody coaches, so the table decides."""
    window = sit(CLASH)
    window.model.pass_to("blue")
    row = battle(window).row
    button = row.button("reveal")
    assert button is not None
    assert button.look.refused
    button.click()
    assert window.refusals.shown
    assert "challenges now" in window.refusals.card.accessibleDescription() + window.refusals.card.accessibleName()


def test_rb_h_each_house_ruling_stands_with_its_default_and_a_changed_one_is_marked(sit: Sit) -> None:
    from gattai_desktop.games.rumblebots.rulings import rulings_book

    assert all(row.default in row.options for row in rulings_book().values())
    window = sit(CLASH)
    assert window.model.attempt(window.model._game.phrases.read("Red rules direction clockwise"))
    window.by_hand.begin()
    window.sheet.choose("rulings")
    the_rulings(window).page.toggle_changed()
    assert the_rulings(window).page.names() == ("direction",)


def test_table_1_by_hand_each_kind_of_card_of_the_box_stands_once(sit: Sit) -> None:
    """The list named every copy, and lots, which lie nowhere else."""
    window = sit(CLASH)
    window.by_hand.begin()
    window.sheet.choose("cards")
    window.sheet.choose("box")
    titles = [choice.look.title for choice in window.sheet.look.choices]
    assert len(titles) == len(set(titles))
    assert "Scrap Magnet" in titles
    assert not [title for title in titles if title.startswith("lot")]


# ---------------------------------------------------------------------- small things of LOOK 17


def test_rb_h1_players_who_are_equal_at_the_end_share_the_win(sit: Sit) -> None:
    over = """
game    rumblebots
given   player red "Ren"
        player blue "Ida"
        step = "over"; battle = 5; crystals.storage.red = 4; crystals.storage.blue = 4
"""
    pane = sit(over).scene.pane
    assert isinstance(pane, RestPane)
    assert pane.accessibleDescription() == f"{listed(('Ren', 'Ida'))} share the win"


def test_crystals_fly_from_the_round_to_the_champion(sit: Sit, qtbot: QtBot) -> None:
    """RB-30: each crystal that the Champion takes is on its way, from the round's space to the Storage."""
    from gattai_desktop.windows.games.rumblebots.round_space import crystals_sent

    window = sit(CLASH.replace("Red: deck b17 b10 b18", "Red: deck b17").replace("deck b17 b10 b18", "deck b17"))
    assert window.requests.view.text("winner") == "blue"
    last = window.model.log(window.model.entry)[0]
    (sign, origin, target), second = crystals_sent(last.facts(PUBLIC))
    assert second == (sign, origin, target)
    assert (sign, origin.zone, target.zone) == ("crystal", "space", "crystals.storage.blue")
    start, goal = window.scene.rect_of(origin), window.scene.rect_of(target)
    assert start is not None
    assert goal is not None
    assert start.center() != goal.center()


def test_the_drawer_of_clashes_opens_above_a_question(sit: Sit, qtbot: QtBot) -> None:
    record = CLASH.replace("b17 b10 b18; ", "b17 b09 b18; ").replace("deck b17 b10 b18", "deck b17 b09 b18")
    window = sit(record)
    window.setFocus()
    with qtbot.waitSignal(window.model.asksChanged):
        qtbot.keyClick(window, Qt.Key.Key_R)
    plate, drawer = window.answers.plate, battle(window).drawer
    qtbot.waitUntil(plate.isVisible)
    qtbot.keyClick(window, Qt.Key.Key_B)
    assert drawer.isVisible()
    assert drawer.mapTo(window, drawer.rect().bottomLeft()).y() < plate.y()
    # What is asked about stays in sight, and so does the choice.
    assert not [one for one in battle(window)._cards.values() if one.geometry().intersects(drawer.geometry())]


def test_rb_h10_after_sixty_clashes_a_lock_lies_on_the_crown(sit: Sit) -> None:
    """RB-H10: the reigning Champion has won, nobody can take the crown any more."""
    from gattai_desktop.windows.games.rumblebots.looks import player_looks

    window = sit(CLASH.replace("        token = blue", "        token = blue; clash 59"))
    assert not any(look.locked for look in player_looks(window.requests.view.sight))
    assert window.model.attempt(window.model._game.phrases.read("Red sets clash to 60"))
    assert [look.seat for look in player_looks(window.requests.view.sight) if look.locked] == ["blue"]


def test_only_of_the_last_clashes_it_is_said_how_many_a_battle_has(sit: Sit) -> None:
    sight = sit(CLASH).model.sight()
    assert clash_words(sight) == "now, clash 1"
    late = evolve(sight, values={**sight.values, "clash": MOST_CLASHES - 2})
    assert clash_words(late) == "now, clash 58; after clash 60 the Champion wins"


def test_what_the_barriers_add_is_said_in_words(sit: Sit) -> None:
    look = duel_look(sit(CLASH).model.sight())
    assert look is not None
    none, *said = (evolve(look, barriers=count).of_barriers() for count in range(3))
    assert none == ""
    assert [one.partition(" for ")[0] for one in said] == ["4, and 1 more", "4, and 2 more"]


def test_in_a_small_window_the_clashes_are_a_drawer(sit: Sit, qtbot: QtBot) -> None:
    window = sit(CLASH)
    window.setFocus()
    assert battle(window).drawer.isHidden()
    qtbot.keyClick(window, Qt.Key.Key_B)
    assert battle(window).drawer.isVisible()
    assert battle(window).drawer.accessibleDescription() == "2 : 4"
    qtbot.keyClick(window, Qt.Key.Key_B)
    assert battle(window).drawer.isHidden()
    window.resize(1920, 1080)
    assert battle(window).tab.isHidden()  # there the clashes stand in a row of their own


# ---------------------------------------------------------------------- by hand


def test_table_1_the_menu_of_a_bot_moves_it_by_hand(sit: Sit, qtbot: QtBot) -> None:
    """TABLE-1: the Bot in focus goes where the players want it, with a reason for the log."""
    from gattai_desktop.board.card_widget import CardWidget

    window = sit(CLASH)
    mule = next(card for card in battle(window).findChildren(CardWidget) if card.face == "bot:b03")
    assert window.card_menu.open_of(mule)
    edit = window.sheet.form.fields.get("why")
    assert edit is not None
    edit.setText("it was beaten before")
    with qtbot.waitSignal(window.model.factsHappened):
        window.sheet.choose(("to", "discard.blue"))
    assert [card.key for card in window.requests.view.sight.cards("discard.blue")] == ["b03"]
    assert window.model.log(window.model.entry)[0].words(window.model.seat).endswith('because "it was beaten before"')


def test_table_1_a_clash_ended_by_hand_is_counted_with_the_key_that_reveals(sit: Sit, qtbot: QtBot) -> None:
    window = sit(CLASH)
    assert window.model.attempt(window.model._game.phrases.read("Blue moves b03 to discard.blue"))
    window.setFocus()
    with qtbot.waitSignal(window.model.factsHappened):
        qtbot.keyClick(window, Qt.Key.Key_Space)
    assert window.requests.view.text("champion") == "red"


def test_table_1_crystals_are_set_and_rulings_changed_from_the_by_hand_desk(sit: Sit, qtbot: QtBot) -> None:
    window = sit(CLASH)
    window.setFocus()
    qtbot.keyClick(window, Qt.Key.Key_V)
    assert window.sheet.isVisible()
    window.sheet.choose("gauge")
    window.sheet.choose("blue")
    window.sheet.choose("crystals.storage.blue")
    with qtbot.waitSignal(window.model.factsHappened):
        window.sheet.choose("3")
    assert window.requests.view.number("crystals.storage.blue") == 3
    window.by_hand.begin()
    window.sheet.choose("rulings")
    the_rulings(window).page.look_at("direction")
    with qtbot.waitSignal(window.model.factsHappened):
        the_rulings(window).page.focus.choose("clockwise")
    assert window.requests.view.text("rulings.direction") == "clockwise"


def test_why_leads_from_a_line_of_the_log_to_the_rule_of_this_game(sit: Sit) -> None:
    """RB-13: the chain is told in the words of the bot battle, from the total back to the move."""
    from gattai_desktop.board.words import spoken
    from gattai_desktop.windows.log.why import chain

    window = sit(CLASH)
    happened = window.model.log(window.model.entry)[0]
    number = next(
        number for number, fact in happened.facts(window.model.seat) if getattr(fact, "words", "") == "totals"
    )
    said = [spoken(line) for line in chain(window.model, happened, number).lines]
    assert any("reveals" in line for line in said)
    assert any("RB-13: The attack is the sum" in line for line in said)


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_each_faction_counts_is_told_in_words_of_all_or_by_signs_of_all(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """In a small German window one line said "1 im Angriff", and the next a tower and 1."""
    speak_language(language)
    try:
        window = sit(CLASH)
        window.resize(1024, 600)
        right = window.scene.right
        assert isinstance(right, BotsRight)
        painted = Painted(monkeypatch)
        right.grab()
        counts = [counts for _, counts in right._factions if any(counts)]
        assert len(counts) > 1
        assert {_words_of(one) in painted.texts for one in counts} in ({True}, {False})
    finally:
        speak_language("en")


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_that_a_contraption_does_has_room_on_its_card(language: str, qtbot: QtBot) -> None:
    """In German the end of *Rewind Crank* was cut off below."""
    del qtbot
    speak_language(language)
    try:
        for contraption in built_in_bots().bots.contraptions.values():
            words = content(contraption.text)
            metrics = QFontMetrics(text_font(text_size(words)))
            needed = metrics.boundingRect(QRect(0, 0, 206, 400), Qt.TextFlag.TextWordWrap, words)
            assert needed.height() <= 116, contraption.name
    finally:
        speak_language("en")


def test_where_each_plays_for_herself_nobody_is_asked_for_sides(sit: Sit) -> None:
    """Given a battle of three, then "Two sides" would have shown nobody another's cards."""
    window = sit(CLASH.partition("shuffle")[0] + '        player green "Tam"\n')
    window.requests.open("seating")
    assert list(window.findChildren(SeatingPage)[-1].ways) == [APART, ONE_HAND]


def test_a_click_on_the_empty_table_leaves_the_keyboard_where_it_is(sit: Sit) -> None:
    """It went to nobody: Enter did nothing after it, and said nothing."""
    window = sit(CLASH)
    window.activateWindow()
    QApplication.processEvents()
    before = QApplication.focusWidget()
    assert isinstance(before, PlateButton)
    pane = window.scene.pane
    QTest.mouseClick(pane, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(pane.width() // 2, 4))
    QApplication.processEvents()
    assert QApplication.focusWidget() is before


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    "name", ["Tide Caller", "The Unbelievably Rusty Crane of Old", "Donaudampfschiffahrtskapitän", "W " * 30]
)
def test_a_long_name_stays_above_the_machine_on_its_card(name: str) -> None:
    room = QSizeF(132, 116)
    size, rows = name_rows(name, 29, room)
    measure = QFontMetricsF(display_font(size))
    assert all(measure.horizontalAdvance(words) <= room.width() + 1 for words in rows)
    assert len(rows) * 29 * size / 27 <= room.height()
    assert (size, rows) == (27, ["Tide", "Caller"]) or size < 27


@pytest.mark.parametrize("count", [1, 2, 8])
def test_a_lying_card_that_rises_below_the_pointer_stays_in_the_pane(count: int) -> None:
    places = GangPlaces(940, 0.75, 296, 306, 560, 2, count, 20)
    first, _ = places.wall()
    assert first.right() + LIFT * first.width() <= places.wide
