"""The settings of the wall: screens, distance, what can be read, and the alarm before a Hand is seen (LOOK 22)."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.reading import Reading
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.words import say
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.told import Moment
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook
from gattai_desktop.windows.program import wall_keeper
from gattai_desktop.windows.program.wall_keeper import WallKeeper
from gattai_desktop.windows.settings.language import VARIABLE, speak_language
from gattai_desktop.windows.settings.settings import AUTO, OFF, WINDOW, Settings, read_settings
from gattai_desktop.windows.wall.screens import is_mirrored
from gattai_desktop.windows.wall.wall_settings import WallSettings


@pytest.fixture
def program(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[app.Program]:
    del qapp
    made = app.Program(Shelf(tmp_path / "sessions"), tmp_path / "settings.toml", seed=1)
    made.settings = Settings(speed=0.0, wall=WINDOW)
    made.paint = make_paint(speed=0)
    made.show_shelf()
    made.begin_session(scenario("neon-harbour"))
    assert made.table is not None
    with qtbot.waitExposed(made.table):
        made.table.activateWindow()
    yield made
    if made.table is not None:
        made.table.close()
    made.end()
    made.shelf_window.close()


def keeper(program: app.Program) -> WallKeeper:
    assert program._laid is not None
    return program._laid.keeper


def page(program: app.Program) -> WallSettings:
    assert program.model is not None
    program.model.take_seat()
    keeper(program).show_menu()
    found = keeper(program).page
    assert found is not None
    assert found.isVisible()
    return found


def press(key: Qt.Key) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)
    QApplication.processEvents()


def test_a_distance_is_told_while_it_is_dragged_and_taken_once_it_is_let_go(program: app.Program) -> None:
    wall, none = page(program), Qt.KeyboardModifier.NoModifier
    slider, before = wall.distance, program.settings.wall_distance
    chosen: list[Settings] = []
    wall.settingsChosen.connect(chosen.append)
    places = [QPoint(round(slider.x_of(metres)), 20) for metres in (4.0, 3.5, 3.0)]
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, none, places[0])
    for place in places[1:]:
        QTest.mouseMove(slider, place)
    assert slider.accessibleDescription().startswith("3.0 metres")
    assert "3.0" in wall.samples.accessibleName()
    assert program.settings.wall_distance == before
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, none, places[-1])
    assert [one.wall_distance for one in chosen] == [pytest.approx(3.0)]
    assert program.settings.wall_distance == pytest.approx(3.0)


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_the_ring_round_the_slider_leaves_its_title_whole(program: app.Program, size: tuple[int, int]) -> None:
    assert program.table is not None
    program.table.resize(*size)
    wall = page(program)
    QApplication.processEvents()
    (line,) = [y for _, y, words in wall._captions if words == "How far is the farthest seat"]
    assert wall.distance.y() - line >= 10


def test_distance_by_arrows_is_kept_and_told(program: app.Program, tmp_path: Path) -> None:
    wall = page(program)
    wall.distance.setFocus()
    for _ in range(10):
        press(Qt.Key.Key_Right)
    assert program.settings.wall_distance == pytest.approx(6.0)
    assert read_settings(tmp_path / "settings.toml").wall_distance == pytest.approx(6.0)
    assert "6.0 metres; readable to" in wall.distance.accessibleDescription()
    assert "Smallest words" in wall.samples.accessibleDescription()


def test_the_one_ring_of_the_slider_runs_round_its_handle_and_goes_along(program: app.Program) -> None:
    slider = page(program).distance
    slider.setFocus(Qt.FocusReason.TabFocusReason)
    assert program.table is not None
    ring = program.table.ring
    for _ in range(3):
        press(Qt.Key.Key_Right)
        around = slider.mapTo(program.table, QPoint(round(slider.x_of(program.settings.wall_distance)), 0)).x()
        assert ring.isVisible()
        assert abs(ring.geometry().center().x() - around) <= 2
        assert ring.width() < slider.width() / 4


def test_after_a_curtain_the_page_that_lay_open_has_the_keyboard_again(program: app.Program) -> None:
    wall = page(program)
    model = program.model
    assert model is not None
    model.pass_to("red")
    assert model.curtain_down
    wall.show()
    press(Qt.Key.Key_Return)  # It's me
    QApplication.processEvents()
    assert not model.curtain_down
    assert wall.isVisible()
    assert wall.isAncestorOf(QApplication.focusWidget())


def test_the_width_is_typed_in_metres_and_nonsense_changes_nothing(program: app.Program) -> None:
    wall = page(program)
    wall.width_field.setFocus()
    wall.width_field.setText("3,2 m")
    wall.width_field.editingFinished.emit()
    assert program.settings.wall_width == pytest.approx(3.2)
    for nonsense, kept in (("wide", 3.2), ("nan", 3.2), ("900", 15.0), ("-1", 0.3)):
        wall.width_field.setText(nonsense)
        wall.width_field.editingFinished.emit()
        assert program.settings.wall_width == pytest.approx(kept)


def test_the_wall_takes_the_sizes_that_the_farthest_seat_needs(program: app.Program) -> None:
    page(program)
    wall = program.wall
    assert wall is not None
    assert wall.wall.paint.words(30) == 30
    program.choose(Settings(speed=0.0, wall=WINDOW, wall_distance=8.5))
    assert wall.wall.paint.reading == Reading(2.0, 8.5)
    assert wall.wall.paint.words(30) > 30
    assert wall.wall.paint.words(62) == 62


def test_live_hold_and_black_are_chosen_there_and_the_test_picture_is_shown(program: app.Program) -> None:
    settings = page(program)
    wall = program.wall
    assert wall is not None
    shown = []
    for what in ("hold", "black", "live"):
        settings.doing.plates[what].click()
        shown.append(wall.showing)
    assert shown == ["hold", "black", "live"]
    press(Qt.Key.Key_T)
    assert wall.test.isVisible()
    press(Qt.Key.Key_Escape)
    assert not settings.isVisible()
    assert not wall.test.isVisible()


def test_it_lies_over_a_question_with_typed_words_and_escape_closes_it_first(program: app.Program) -> None:
    """Given a half told story, when the wall is opened over it, then Escape closes the wall and the words are there."""
    table = program.table
    assert table is not None
    page(program).leave()
    tell = SheetLook("Tell it", fields=(SheetField("text", ""),), choices=(SheetChoice("go", PlateLook("Say")),))
    table.requests.ask(tell, lambda _key, _texts: None)
    QTest.keyClicks(QApplication.focusWidget(), "Once upon")
    table.wallAsked.emit()
    QApplication.processEvents()
    wall = keeper(program).page
    assert wall is not None
    assert wall.isAncestorOf(QApplication.focusWidget())
    press(Qt.Key.Key_Escape)
    assert not wall.isVisible()
    assert table.sheet.asks("Tell it")
    assert table.sheet.form.text("text") == "Once upon"


def test_metres_and_angles_are_written_as_the_language_writes_them(
    program: app.Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert speak_language("de") == "de"
    try:
        wall = page(program)
        assert wall.width_field.text() == "2,0"
        assert wall.distance.accessibleDescription().startswith("5,0 Meter")
        wall.width_field.editingFinished.emit()
        assert program.settings.wall_width == pytest.approx(2.0)
    finally:
        speak_language("en")


def test_the_ring_stands_round_the_screen_that_is_drawn(program: app.Program) -> None:
    """In a low window a screen has less room beside it than the words below it."""
    wall = page(program)
    plate = wall.screens[OFF]
    plate.resize(400, 200)
    ring = plate.ring_shape().boundingRect()
    off = 2 * 3.5  # of the ring on both sides
    assert ring.width() - off == pytest.approx((ring.height() - off) * plate.look.shape, abs=1)


def test_no_wall_is_a_choice_like_any_other(program: app.Program) -> None:
    settings = page(program)
    settings.screens[OFF].click()
    assert program.settings.wall == OFF
    assert settings.screens[OFF].look.chosen
    assert program.wall is not None
    assert program.wall.showing == "closed"
    assert not settings.doing.isVisible(), "a wall that is closed shows nothing, so nothing of it is marked as chosen"
    assert not settings.test.isVisible(), "nor has it a place for a test picture"
    settings.screens[WINDOW].click()
    assert settings.doing.isVisible()
    assert settings.doing.current == "live"


def test_a_wall_whose_window_was_closed_is_opened_by_choosing_it_again(program: app.Program) -> None:
    settings = page(program)
    assert program.wall is not None
    program.wall.close()  # by the cross of its frame
    assert program.settings.wall == WINDOW
    program.choose(Settings(speed=0.0, wall=WINDOW, four_colours=False))
    assert program.wall.isHidden(), "another deck brings no window back"
    assert settings.screens[WINDOW].look.line == "closed: a press opens it again"
    assert settings.screens[WINDOW].hasFocus()
    settings.screens[WINDOW].click()
    assert settings.screens[WINDOW].look.line == "for a call, or one screen"
    assert program.wall.isVisible()
    assert program.wall.showing == "live"


def test_the_header_shows_what_the_wall_shows(qtbot: QtBot, program: app.Program) -> None:
    assert program.table is not None
    button = program.table.header.wall
    qtbot.waitUntil(lambda: button._picture is not None)
    before = button._picture
    assert program.model is not None
    program.model.take_seat()
    assert program.model.attempt(SetUpSession("coach"))
    qtbot.waitUntil(lambda: button._picture is not before)
    assert program.wall is not None
    program.wall.close_wall()
    assert button._picture is None


# ---------------------------------------------------------------------- the mirror


@pytest.fixture
def mirrored(program: app.Program, monkeypatch: pytest.MonkeyPatch) -> Iterator[app.Program]:
    """The projector begins to show the table's picture."""
    assert program.model is not None
    program.model.take_seat()
    assert program.model.attempt(SetUpSession("coach"))
    monkeypatch.setattr(wall_keeper, "mirroring_screen", lambda _here: QGuiApplication.primaryScreen())
    keeper(program).place()
    yield program
    monkeypatch.undo()


def test_before_a_hand_is_seen_the_alarm_covers_the_table(mirrored: app.Program) -> None:
    assert mirrored.table is not None
    assert mirrored.model is not None
    alarm = keeper(mirrored).alarm
    assert alarm is not None
    assert alarm.isVisible()
    assert alarm.geometry() == mirrored.table.rect()
    assert mirrored.model.curtain_down
    assert mirrored.wall is not None
    assert mirrored.wall.showing == "closed"
    assert "same picture" in alarm.alarm.accessibleName()
    press(Qt.Key.Key_H)
    assert not mirrored.model.looking
    press(Qt.Key.Key_Return)
    assert mirrored.model.curtain_down


def test_the_alarm_goes_on_without_taking_the_keyboard_again(mirrored: app.Program) -> None:
    """Given somebody has gone to the other button, when the screens are looked at once more, then she stays there."""
    alarm = keeper(mirrored).alarm
    assert alarm is not None
    assert alarm.help.hasFocus()
    press(Qt.Key.Key_Tab)
    assert alarm.alone.hasFocus()
    keeper(mirrored).place()
    assert alarm.isVisible()
    assert alarm.alone.hasFocus()


def test_the_next_seat_finds_no_way_past_the_alarm(mirrored: app.Program) -> None:
    """Given a curtain that falls anew beneath the warning, then no key says "it's me" there either."""
    alarm = keeper(mirrored).alarm
    assert alarm is not None
    assert mirrored.model is not None
    assert mirrored.table is not None
    assert mirrored.table.curtain is not None
    mirrored.model.pass_to("red")
    QApplication.processEvents()
    assert not mirrored.table.curtain.isEnabled()
    assert alarm.isAncestorOf(QApplication.focusWidget())
    QTest.keyClick(QApplication.focusWidget() or mirrored.table, Qt.Key.Key_H)
    assert not mirrored.model.looking
    alarm.alone.click()
    assert mirrored.table.curtain.isEnabled()
    press(Qt.Key.Key_Return)
    assert not mirrored.model.curtain_down


def test_with_a_dark_projector_the_curtain_alone_is_enough(mirrored: app.Program) -> None:
    alarm = keeper(mirrored).alarm
    assert alarm is not None
    alarm.alone.click()
    assert not alarm.isVisible()
    assert mirrored.model is not None
    assert mirrored.model.curtain_down
    keeper(mirrored).place()
    assert not alarm.isVisible()
    assert mirrored.wall is not None
    assert mirrored.wall.showing == "closed"


def test_the_wall_opens_by_itself_when_the_mirror_is_gone(
    mirrored: app.Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wall_keeper, "mirroring_screen", lambda _here: None)
    keeper(mirrored).place()
    alarm = keeper(mirrored).alarm
    assert alarm is not None
    assert not alarm.isVisible()
    assert mirrored.wall is not None
    assert mirrored.wall.showing == "live"


def test_screens_that_begin_to_show_one_picture_ring_the_alarm(
    program: app.Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given two screens side by side, when the desktop is mirrored while both stay plugged in, then no Hand is seen."""
    assert program.model is not None
    program.model.take_seat()
    screen = QGuiApplication.primaryScreen()
    monkeypatch.setattr(wall_keeper, "mirroring_screen", lambda _here: screen)
    screen.geometryChanged.emit(screen.geometry())
    qtbot.waitUntil(lambda: keeper(program).alarm is not None)
    assert program.model.curtain_down


def test_a_false_alarm_is_ended_by_whoever_sees_another_picture_on_the_projector(
    program: app.Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given two screens of two sizes at one place, when somebody says that they differ, then the wall is there."""
    assert program.model is not None
    program.model.take_seat()
    screen = QGuiApplication.primaryScreen()
    screen.setProperty("seen apart", None)
    there = [screen]
    monkeypatch.setattr(
        wall_keeper, "mirroring_screen", lambda here: next((one for one in there if is_mirrored(one, here)), None)
    )
    monkeypatch.setattr(wall_keeper, "may_be_apart", lambda _one, _other: True)
    keeper(program).place()
    alarm = keeper(program).alarm
    assert alarm is not None
    assert alarm.apart.isVisible()
    alarm.apart.click()
    assert not alarm.isVisible()
    assert program.wall is not None
    assert program.wall.showing == "live"
    screen.setProperty("seen apart", None)


def test_a_sure_mirror_cannot_be_talked_away(mirrored: app.Program) -> None:
    alarm = keeper(mirrored).alarm
    assert alarm is not None
    assert not alarm.apart.isVisible()


def test_a_table_on_the_projector_is_moved_off_it_by_a_press(
    program: app.Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Screens that changed places leave the table on the projector; it was said to extend what is extended."""
    here, moved = QGuiApplication.primaryScreen(), list[QWidget]()
    monkeypatch.setattr(wall_keeper, "mirroring_screen", lambda _here: None)
    monkeypatch.setattr(wall_keeper, "wall_screen", lambda _wish, _here: here)
    monkeypatch.setattr(wall_keeper, "move_to", lambda window, _screen: moved.append(window))
    assert program.model is not None
    assert program.wall is not None
    program.model.take_seat()
    program.wall.screen_name = here.name()
    keeper(program).place()
    alarm = keeper(program).alarm
    assert alarm is not None
    assert alarm.isVisible()
    assert program.model.curtain_down
    assert alarm.leave.hasFocus()
    assert alarm.help.isHidden()
    assert not any("mirror" in line.casefold() for line in alarm.lines())
    alarm.leave.click()
    assert moved == [program.table]


def test_a_table_on_the_only_screen_has_no_other_to_go_to(
    program: app.Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = QGuiApplication.primaryScreen()
    monkeypatch.setattr(wall_keeper, "mirroring_screen", lambda _here: None)
    monkeypatch.setattr(wall_keeper, "wall_screen", lambda _wish, _here: None)
    assert program.wall is not None
    program.wall.screen_name = here.name()
    keeper(program).place()
    alarm = keeper(program).alarm
    assert alarm is not None
    assert alarm.leave.isHidden()
    assert alarm.help.isHidden()
    assert "lid" in alarm.lines()[0]
    press(Qt.Key.Key_Return)
    assert alarm.isVisible(), "Return pressed in haste opened the only screen"
    with monkeypatch.context() as lid_open:
        lid_open.setattr(wall_keeper, "wall_screen", lambda _wish, _here: here)
        keeper(program).place()
        assert alarm.leave.hasFocus()
    keeper(program).place()
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Return)
    assert not alarm.isVisible()
    assert program.model is not None
    assert program.model.curtain_down


def test_a_lost_wall_that_is_wanted_no_more_does_not_come_back(
    program: app.Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given *No wall* is chosen while the projector is unplugged, then it shows nothing when it is plugged in again."""
    screen = QGuiApplication.primaryScreen()
    monkeypatch.setattr(wall_keeper, "mirroring_screen", lambda _here: None)
    wall = program.wall
    assert wall is not None
    wall.show_on(screen)
    wall._screen_removed(screen)
    assert wall.showing == "lost"
    program.choose(evolve(program.settings, wall=OFF))
    assert wall.showing == "closed"
    with qtbot.waitSignal(keeper(program).screens.changed):
        QGuiApplication.instance().screenAdded.emit(screen)  # type: ignore[union-attr]
    assert wall.showing == "closed"


def test_another_projector_takes_the_place_of_a_lost_one(
    program: app.Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a lost wall, when another screen is plugged in, then it will do, unless one was chosen by name."""
    screen = QGuiApplication.primaryScreen()
    monkeypatch.setattr(wall_keeper, "wall_screen", lambda wish, _here: screen if wish == AUTO else None)
    monkeypatch.setattr(wall_keeper, "mirroring_screen", lambda _here: None)
    wall = program.wall
    assert wall is not None
    wall.show_on(screen)
    wall.screen_name = "the one before"
    wall._lost = True
    watch = keeper(program).screens
    for wish, showing in (("the one before", "lost"), (AUTO, "closed")):
        keeper(program)._settings = Settings(speed=0.0, wall=wish)
        with qtbot.waitSignal(watch.changed):
            QGuiApplication.instance().screenAdded.emit(screen)  # type: ignore[union-attr]
        assert wall.showing == showing  # closed: here the only screen is the table's own


# ---------------------------------------------------------------------- moments


def test_a_change_of_harmony_is_a_moment(program: app.Program) -> None:
    wall = program.wall
    assert wall is not None
    assert program.model is not None
    program.model.take_seat()
    seen: list[Moment | None] = []
    wall.moments.changed.connect(lambda: seen.append(wall.moments.now))
    wall.moments.set_motion(make_paint(speed=1).motion)
    assert program.model.attempt(GATTAI.game.phrases.read("Coach sets team.harmony to 3"))
    assert seen
    assert seen[0] is not None
    assert str(seen[0].title) == "Harmony 3"
    assert str(seen[0].text) == "Harmony falls from Green to Yellow."


@pytest.mark.parametrize("kind", ["omen", "rumble", "rout", "score", "harmony"])
@pytest.mark.parametrize("speed", [0.25, 1.0, 3.0])
def test_no_moment_is_held_longer_than_a_second_and_a_fifth(program: app.Program, kind: str, speed: float) -> None:
    wall = program.wall
    assert wall is not None
    wall.moments.set_motion(make_paint(speed=speed).motion)
    wall.moments.add((Moment(kind, say("Moment"), say("because")),))
    assert wall.moments.now is not None
    assert 0 < wall.moments._timer.interval() <= 1200
    wall.moments.skip()


READ = Moment("told", say("Storm Glass"), say("Every card in the Pile is worn by the wind."), is_read=True)


def test_the_words_of_a_power_stand_until_they_can_have_been_read(program: app.Program) -> None:
    wall = program.wall
    assert wall is not None
    wall.moments.set_motion(make_paint(speed=1).motion)
    wall.moments.add((READ,))
    short = evolve(READ, text=say("It rains."))
    long = wall.moments._timer.interval()
    assert 3_000 < long < 7_000
    wall.moments.skip()
    wall.moments.add((short,))
    assert 1_200 <= wall.moments._timer.interval() < long
    wall.moments.skip()


def test_the_words_of_a_power_give_way_to_what_happens_next(program: app.Program, qtbot: QtBot) -> None:
    wall, model = program.wall, program.model
    assert wall is not None
    assert model is not None
    model.take_seat()
    wall.moments.set_motion(make_paint(speed=1).motion)
    wall.moments.add((READ,))
    assert model.attempt(GATTAI.game.phrases.read("Coach sets team.harmony to 3"))
    assert wall.moments.now == READ, "it stands as long as any moment"
    assert wall.moments._timer.remainingTime() <= 1_200
    qtbot.waitUntil(lambda: wall.moments.now is not None and str(wall.moments.now.title) == "Harmony 3", timeout=3_000)
    wall.moments.skip()
