"""INFO-1 to INFO-10 on the wall: it shows what everybody may see, and nothing of it can be pressed."""

from itertools import product
from statistics import mean

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from gattai_desktop.board.bubble import BubbleLook
from gattai_desktop.board.paint import Paint, make_paint
from gattai_desktop.board.theme import ThemeName, load_theme
from gattai_desktop.cards.card import card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.words import say
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.story.first_contact import CLOSE
from gattai_desktop.games.gattai.story.first_contact_moves import StartAct
from gattai_desktop.games.gattai.throwdown.drives import Concede, Counter
from gattai_desktop.games.told import Moment
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.model.past import Past
from gattai_desktop.windows.games.gattai.wall.frame import omen_ink
from gattai_desktop.windows.games.gattai.wall.wall import Wall
from gattai_desktop.windows.games.gattai.wall.wall_looks import GambitPoster, OutcomePoster, StoryPoster, wall_look
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.settings.language import VARIABLE, speak_language
from gattai_desktop.windows.wall.projector_window import ProjectorWindow
from gattai_desktop.windows.wall.screens import is_mirrored, may_be_apart, overlap, tell_apart, wall_screen
from tests.windows.tables import FIGHT, dealt, given

OMEN = Moment("omen", say("Omen"), say("Coach's Deck shows a Joker."), "omen", ink="coach", lasts="omen")
SCORE = Moment("score", say("+2"), say("Pilots score."), "wings")


@pytest.fixture
def paint(qapp: object) -> Paint:
    return make_paint(speed=1)


def wall_of(qtbot: QtBot, model: GameModel, paint: Paint) -> ProjectorWindow:
    window = ProjectorWindow(model, room_of(model.game), paint)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show_window()
    window.resize(1280, 720)
    window.grab()  # Qt draws the very first glow in shades a little other than every later one
    return window


# ---------------------------------------------------------------------- what it shows


def test_who_drives_over_what_for_how_much() -> None:
    model = given(FIGHT)
    model.pass_to("red")
    model.take_seat()
    look = wall_look(model)
    assert look.banner.seat == "red"
    assert look.banner.title == "Ren drives"
    assert look.banner.line == "Strike 2 over the Seven"
    assert [one.face for one in look.pile] == ["3C", "7D"]
    assert {one.seat: one.cards for one in look.hands} == {"coach": 1}


def test_while_the_table_is_passed_it_says_who_is_wanted() -> None:
    model = given(FIGHT)
    model.pass_to("red")
    assert wall_look(model).banner.title == "Ren, please"


def test_story_shows_the_scene_and_the_revealed_factions() -> None:
    poster = wall_look(dealt()).poster
    assert isinstance(poster, StoryPoster)
    assert poster.title == "The tide comes in"
    assert "Noodle Row" in [faction.name for faction in poster.factions]


def test_a_gambit_shows_backs_until_the_reveal() -> None:
    model = given(
        """
given   pilot red "Ren"
        Red: hand 8♥P; Coach: hand K♠C
when    Coach offers Red a Gambit for "Open the vault"
when    Red accepts
when    Coach puts K♠C down
"""
    )
    look = wall_look(model)
    assert isinstance(look.poster, GambitPoster)
    assert look.poster.coachs.face == "back-coach"
    assert look.poster.title == "Open the vault"


GAMBIT = """
given   pilot red "Ren"
        Red: hand 8♥P; Coach: hand 3♠C
when    Coach offers Red a Gambit for "Open the vault"
"""


def test_the_wall_says_to_whom_a_gambit_is_offered() -> None:
    banner = wall_look(given(GAMBIT)).banner
    assert (banner.title, banner.line) == ("Ren is asked", "Coach offers Ren a Gambit")


def test_what_came_of_a_gambit_covers_neither_card(qtbot: QtBot, paint: Paint) -> None:
    """Given both cards lie open, then the words for what came of them leave the cards as they were."""
    accepted = "when    Red accepts\nwhen    Coach puts 3♠C down\nwhen    Red plays 8♥P\nwhen    Coach reveals\n"
    window = wall_of(qtbot, given(GAMBIT + accepted), paint)
    wall = window.wall
    assert isinstance(wall, Wall)
    poster = wall.look.poster
    assert isinstance(poster, GambitPoster)
    assert poster.result == "Yes, and"
    told = wall.grab().toImage()
    wall.look = evolve(wall.look, poster=evolve(poster, result="No, but", good=False))
    other = wall.grab().toImage()
    cards = QRect(0, 0, 1280, 485)  # with the names below them
    assert told.copy(cards) == other.copy(cards)
    assert told != other


def test_before_the_pile_it_shows_who_challenged_whom_and_no_face() -> None:
    model = given(
        """
given   pilot red "Ren"
        threat tide "The Tide" rating 2
        Red: hand 8♥P; Coach: hand K♠C
when    Coach challenges Red with K♠C for "The gate"
when    Red accepts with 8♥P
"""
    )
    look = wall_look(model)
    assert isinstance(look.poster, GambitPoster)
    assert (look.poster.title, look.ladder) == ("The gate", None)
    assert (look.poster.hers.face, look.poster.coachs.face) == ("back-coach", "back-pilots")
    assert (look.poster.hers.seat, look.poster.coachs.seat) == ("coach", "red")


def test_stakes_that_come_from_a_pack_are_told_in_the_language_of_the_windows(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    challenge = 'when    Coach challenges red with K♠C for "flood the lower town"\n'
    model = given('given   pilot red "Ren"; Red: hand 8♥P; Coach: hand K♠C\n' + challenge)
    speak_language("de")
    poster = wall_look(model).poster
    speak_language("en")
    assert isinstance(poster, GambitPoster)
    assert poster.title == "Die Unterstadt fluten", "a title begins with a capital"


def test_a_goal_and_stakes_begin_with_a_capital_however_they_were_typed() -> None:
    model = given('given   pilot red "Ren"\nwhen    Coach offers Red a Gambit for "open the vault"\n')
    poster = wall_look(model).poster
    assert isinstance(poster, GambitPoster)
    assert poster.title == "Open the vault"
    model = given(
        """
given   pilot red "Ren"; pilot green "Tam"
        throwdown Red against Green; Green on turn
        Red: Strike 3; hand 9♦P; Green: hand 4♥P; Pile 7♦P; stage 2
        throwdown.stakes.red = "keep the gate"
"""
    )
    assert model.attempt(Concede("green"))
    poster = wall_look(model).poster
    assert isinstance(poster, OutcomePoster)
    assert (poster.headline, poster.stakes) == ("Ren wins", "Keep the gate")


def test_a_wipe_without_stakes_says_who_won() -> None:
    model = given(FIGHT.replace("Coach against Red", "Red against Coach"))
    assert model.attempt(Concede("red"))
    poster = wall_look(model).poster
    assert isinstance(poster, OutcomePoster)
    assert (poster.headline, poster.stakes) == ("Wipe", "Coach wins")


def test_a_wipe_with_stakes_says_who_won_as_well() -> None:
    """Given Pilots fight Pilots, then the winner's own sign and colour stand there, and her name before the stakes."""
    fight = """
given   pilot red "Ren"; pilot green "Tam"
        throwdown Red against Green; Green on turn; Red: Strike 3; hand 9♦P; Green: hand 4♥P; Pile 7♦P
        throwdown.stakes.red = "keep the gate"
"""
    model = given(fight)
    assert model.attempt(Concede("green"))
    poster = wall_look(model).poster
    assert isinstance(poster, OutcomePoster)
    assert (poster.headline, poster.stakes) == ("Wipe", "Ren wins: keep the gate")
    assert (poster.side, poster.loser_side) == ("red", "green")


def test_at_the_end_of_first_contact_it_says_who_lives_and_what_the_team_begins_with() -> None:
    model = dealt("first-contact")
    assert model.attempt(StartAct("coach", CLOSE))
    poster = wall_look(model).poster
    assert isinstance(poster, StoryPoster)
    assert " live. Tell how it ended. Schism was counted 0 times" in poster.line


def test_only_coachs_count_has_the_sign_of_the_threat_that_leads() -> None:
    """Pilots keep signs of their own, and so the mark of those that the program plays."""
    fight = "given   pilot red; pilot green; threat tide rating 2; throwdown Red, Green against Coach; Red on turn\n"
    assert {one.seat: one.sign for one in wall_look(given(fight)).hands} == {"red": "horns", "green": "horns"}


def test_the_seat_at_the_computer_changes_nothing_on_the_wall() -> None:
    """The Coach knows his Threats and Red her Hand: the wall says the same under both."""
    model = given(FIGHT)
    looks = []
    for seat in ("coach", "red", "green"):
        model.pass_to(seat)
        model.take_seat()
        looks.append(wall_look(model))
    assert looks[0] == looks[1] == looks[2]


@pytest.mark.parametrize("size", [(1024, 768), (1366, 768), (1920, 1080), (3440, 1440)])
def test_it_paints_at_every_size(qtbot: QtBot, paint: Paint, size: tuple[int, int]) -> None:
    window = wall_of(qtbot, given(FIGHT), paint)
    window.resize(*size)
    picture = window.grab().toImage()
    colours = {picture.pixelColor(x, y).rgb() for x in range(0, size[0], 16) for y in range(0, size[1], 16)}
    assert len(colours) > 8
    assert window.wall.pile.height() * window.devicePixelRatioF() > size[1] * 0.4


# ---------------------------------------------------------------------- the window


def test_it_follows_play(qtbot: QtBot, paint: Paint) -> None:
    model = given(FIGHT)
    window = wall_of(qtbot, model, paint)
    model.pass_to("red")
    model.take_seat()
    with qtbot.waitSignal(window.pictureChanged):
        assert model.attempt(Counter("red", card("8♥P")))
    qtbot.waitUntil(lambda: [one.face for one in window.wall.look.pile][-1] == "8H")


def test_hold_stands_still_and_live_catches_up(qtbot: QtBot, paint: Paint) -> None:
    model = given(FIGHT)
    window = wall_of(qtbot, model, paint)
    window.hold(True)
    assert window.showing == "hold"
    model.pass_to("red")
    model.take_seat()
    model.attempt(Counter("red", card("8♥P")))
    window.follow()
    assert len(window.wall.look.pile) == 2
    assert window.moments.now is None
    window.hold(False)
    assert len(window.wall.look.pile) == 3
    assert window.showing == "live"


def test_blackout_is_dark_also_for_moments(qtbot: QtBot, paint: Paint) -> None:
    window = wall_of(qtbot, given(FIGHT), paint)
    with qtbot.waitSignal(window.showingChanged):
        window.blackout()
    window.moments.add((OMEN,))
    picture = window.grab().toImage()
    assert {picture.pixelColor(x, y).rgb() for x in range(0, 1280, 40) for y in range(0, 720, 40)} == {
        paint.theme.scrim.rgb()
    }
    assert window.thumbnail(QSize(64, 36)).toImage().pixelColor(30, 18) == paint.theme.scrim
    window.blackout()
    assert window.showing == "live"


def test_blackout_stays_dark_whatever_comes_to_lie_over_the_picture(qtbot: QtBot, paint: Paint) -> None:
    """Given a dark wall, when something is proposed at the table or looked back at, then that is not seen on it."""
    window = wall_of(qtbot, given(FIGHT), paint)
    window.blackout()
    window.push(BubbleLook("Take back"))
    assert window.pushed.isHidden()
    window.look_back(Past(GATTAI, MemoryJournal(GATTAI.begin(scenario("neon-harbour"))), surveys=False, parent=window))
    assert window.replay.isHidden()
    window.blackout()
    assert window.pushed.isVisible()
    assert window.replay.isVisible()
    window.look_back(None)
    assert window.replay.isHidden()


def test_a_held_picture_is_not_called_a_replay(qtbot: QtBot, paint: Paint) -> None:
    """Given a held wall, when somebody looks back, then it stays what it is; let go, it shows the past."""
    window = wall_of(qtbot, given(FIGHT), paint)
    window.hold(True)
    window.look_back(Past(GATTAI, MemoryJournal(GATTAI.begin(scenario("neon-harbour"))), surveys=False, parent=window))
    assert not window.replay.isVisible()
    assert window.wall.look.ladder is not None
    window.hold(False)
    assert window.replay.isVisible()
    assert window.wall.look.ladder is None
    assert window.moments.deaf, "what happens at the table meanwhile is no part of the replay"
    window.look_back(None)
    assert not window.replay.isVisible()


def test_nothing_of_it_takes_pointer_or_focus(qtbot: QtBot, paint: Paint) -> None:
    model = given(FIGHT)
    window = wall_of(qtbot, model, paint)
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=window.rect().center())
    QTest.keyClick(window, Qt.Key.Key_Tab)
    assert model.entry == 0
    focused = QApplication.focusWidget()
    assert focused is None or not window.wall.isAncestorOf(focused)


def test_a_thumbnail_shows_what_the_wall_shows(qtbot: QtBot, paint: Paint) -> None:
    window = wall_of(qtbot, given(FIGHT), paint)
    small = window.thumbnail(QSize(160, 90), 2.0)
    assert small.size() == QSize(320, 180)
    picture = small.toImage()
    assert len({picture.pixelColor(x, y).rgb() for x in range(0, 320, 8) for y in range(0, 180, 8)}) > 8


def test_a_thumbnail_is_as_bright_as_the_wall_in_each_of_its_parts(qtbot: QtBot, paint: Paint) -> None:
    """Given a wall with thin words, when it is drawn very small, then they are grey lines there no scattered dots."""
    window = wall_of(qtbot, given(FIGHT), paint)
    window.resize(1920, 1080)
    size, whole = QSize(48, 27), window.wall.grab().toImage()
    small = window.thumbnail(size).toImage()
    for x, y in product(range(0, 48, 3), range(0, 27, 3)):
        block = whole.copy(x * 40, y * 40, 40, 40)
        lightness = [block.pixelColor(i, j).lightness() for i, j in product(range(0, 40, 2), range(0, 40, 2))]
        assert abs(small.pixelColor(x, y).lightness() - mean(lightness)) < 12


def test_a_thumbnail_shows_what_lies_over_the_wall_too(qtbot: QtBot, paint: Paint) -> None:
    """Given a sheet on the wall, or the test picture, then Coach sees at the table that it is there."""
    window = wall_of(qtbot, given(FIGHT), paint)

    def small() -> QImage:
        return window.thumbnail(QSize(160, 90)).toImage()

    bare = small()
    window.push(BubbleLook("Resonant", "legal", "star", ("Difference 1.",)))
    assert small() != bare
    window.blackout()
    assert small().pixelColor(80, 60) == paint.theme.scrim, "in the dark it is not seen either"
    window.blackout()
    window.push(None)
    assert small() == bare
    window.show_test(on=True)
    whole = window.grab().toImage()
    assert abs(small().pixelColor(2, 2).lightness() - whole.pixelColor(16, 16).lightness()) < 3
    assert small() != bare


# ---------------------------------------------------------------------- moments


@pytest.mark.parametrize("name", ["dark", "light", "contrast"])
def test_the_word_of_an_omen_stands_out_from_the_wall(name: ThemeName) -> None:
    theme = load_theme(name)

    def light(colour: QColor) -> float:
        parts = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in colour.getRgbF()[:3]]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] + 0.05

    word, ground = light(omen_ink(theme)), light(theme.table)
    assert max(word, ground) / min(word, ground) >= 4.5


def test_moments_wait_for_each_other(qtbot: QtBot, paint: Paint) -> None:
    window = wall_of(qtbot, given(FIGHT), paint)
    queue = window.moments
    queue.add((OMEN, SCORE))
    assert queue.now == OMEN
    assert window.moment_view.isVisible()
    with qtbot.waitSignal(queue.changed):
        pass
    assert queue.now == SCORE
    with qtbot.waitSignal(queue.changed):
        pass
    assert queue.now is None
    assert not window.moment_view.isVisible()


def test_any_key_skips_and_still_does_what_it_does(qtbot: QtBot, paint: Paint) -> None:
    window = wall_of(qtbot, given(FIGHT), paint)
    window.moments.add((OMEN, SCORE))
    QTest.keyClick(window, Qt.Key.Key_C)
    qtbot.waitUntil(lambda: window.moments.now is None)


def test_a_key_that_moves_skips_no_moment_of_its_own_move(qtbot: QtBot, paint: Paint) -> None:
    """Given moments on the wall, when a key makes a move, then they end, and those of that move are shown."""
    window = wall_of(qtbot, given(FIGHT), paint)
    window.moments.add((OMEN, OMEN))
    table = QLineEdit()
    qtbot.addWidget(table)
    table.textEdited.connect(lambda _text: window.moments.add((OMEN, SCORE)))
    with qtbot.waitExposed(table):
        table.show()
    QTest.keyClick(table, Qt.Key.Key_C)
    shown = [window.moments.now]
    QApplication.processEvents()
    shown.append(window.moments.now)
    window.moments._next()
    assert [*shown, window.moments.now] == [OMEN, OMEN, SCORE]
    QTest.keyClick(table, Qt.Key.Key_Shift)
    QApplication.processEvents()
    assert window.moments.now is None


def test_a_resonant_counter_is_a_moment(qtbot: QtBot, paint: Paint) -> None:
    model = given(FIGHT)
    window = wall_of(qtbot, model, paint)
    model.pass_to("red")
    model.take_seat()
    model.attempt(Counter("red", card("8♥P")))
    assert window.moments.now is not None
    assert window.moments.now.kind == "resonant"


# ---------------------------------------------------------------------- screens


def test_with_one_screen_the_wall_has_none_unless_it_is_named(qapp: QGuiApplication) -> None:
    only = qapp.primaryScreen()
    assert wall_screen("auto", only) is None
    assert wall_screen("off", only) is None
    assert wall_screen("window", only) is None
    assert wall_screen("a screen that is not here", only) is None
    assert wall_screen(only.name(), only) is only


def test_a_screen_that_shows_the_tables_picture_closes_the_wall(qtbot: QtBot, paint: Paint) -> None:
    window = wall_of(qtbot, given(FIGHT), paint)
    screen = QGuiApplication.primaryScreen()
    assert not window.show_on(screen, screen)
    assert window.showing == "closed"
    assert not window.isVisible()


def test_mirrored_screens_are_told_by_their_places() -> None:
    here = QRect(0, 0, 1920, 1080)
    assert overlap([QRect(0, 0, 1280, 720)], here)
    assert not overlap([QRect(1920, 0, 1280, 720)], here)


def test_two_sizes_at_one_place_may_be_two_pictures() -> None:
    """Given a desktop that calls the place of both screens 0, 0, then only screens of one size are surely mirrored."""
    here = QRect(0, 0, 1920, 1080)
    assert may_be_apart(QRect(0, 0, 1280, 720), here)
    assert not may_be_apart(QRect(0, 0, 1920, 1080), here)
    assert not may_be_apart(QRect(960, 0, 1280, 720), here)


def test_a_screen_that_was_seen_apart_is_no_mirror_until_it_changes() -> None:
    screen = QGuiApplication.primaryScreen()
    tell_apart(screen, screen)
    assert not is_mirrored(screen, screen)
    screen.setProperty("seen apart", (QRect(0, 0, 1280, 720), screen.geometry()))
    assert is_mirrored(screen, screen)


def test_it_outlives_its_screen(qtbot: QtBot, paint: Paint) -> None:
    window = wall_of(qtbot, given(FIGHT), paint)
    screen = QGuiApplication.primaryScreen()
    assert window.show_on(screen)
    with qtbot.waitSignal(window.lost) as told:
        QGuiApplication.instance().screenRemoved.emit(screen)
    assert told.args == [screen.name()]
    assert (window.showing, window.isVisible()) == ("lost", False)
    with qtbot.waitSignal(window.found):
        QGuiApplication.instance().screenAdded.emit(screen)
    assert window.showing == "live"
