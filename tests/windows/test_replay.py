"""The replay window: the table of the past, stepped through with keys and pointer, and never touched."""

import random
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.scale import Scale
from gattai_desktop.board.theme import THEMES, ThemeName
from gattai_desktop.board.words import card_name
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.by_program import with_programs
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.model.past import Past
from gattai_desktop.model.timeline import Mark, SessionPart
from gattai_desktop.players.gattai.evening import GattaiEvening
from gattai_desktop.players.gattai.session_evening import play_session
from gattai_desktop.players.player import RandomPlayer
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.windows.games.gattai.room import ROOM
from gattai_desktop.windows.games.gattai.wall.wall import Wall
from gattai_desktop.windows.games.gattai.wall.wall_looks import StoryPoster
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.replay.course import CourseLook
from gattai_desktop.windows.replay.head import ReplayHead
from gattai_desktop.windows.replay.line import _SIGN, TimelineView
from gattai_desktop.windows.replay.seats import SeatLook, SeatRow
from gattai_desktop.windows.replay.window import ReplayWindow
from gattai_desktop.windows.settings.language import speak_language
from gattai_desktop.windows.settings.settings import Settings
from tests.content.coach_packs import written
from tests.windows.cut import read
from tests.windows.tables import deal_at, dealt


@pytest.fixture(scope="module")
def journal() -> MemoryJournal:
    played = MemoryJournal(GATTAI.begin(scenario("neon-harbour", ("red", "green", "blue"))))
    model = GameModel(GATTAI.game, played, seeded(3))
    play_session(GattaiEvening(model, {seat: RandomPlayer(3) for seat in model.seats}, random.Random(3)), scenes=2)
    return played


@pytest.fixture
def window(qtbot: QtBot, journal: MemoryJournal) -> ReplayWindow:
    past = Past(GATTAI, journal)
    made = ReplayWindow(past, GATTAI, ROOM, "Neon Harbour", make_paint(speed=0))
    past.setParent(made)
    qtbot.addWidget(made)
    made.resize(1920, 1080)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    qtbot.waitUntil(lambda: past.timeline.whole)
    return made


def press(window: QWidget, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, key, held)
    QApplication.processEvents()


def spoken(window: QWidget) -> str:
    """Everything that the window tells a screen reader."""
    parts = [window, *window.findChildren(QWidget)]
    words = [f"{one.accessibleName()} {one.accessibleDescription()}" for one in parts]
    lines = [line.spoken() for line in window.log.view.lines()] if isinstance(window, ReplayWindow) else []
    return "\n".join((*words, *lines))


def test_arrows_step_by_move_by_turn_and_by_mark(window: ReplayWindow) -> None:
    past = window.past
    press(window, Qt.Key.Key_Home)
    assert past.entry == 0
    press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Right)
    assert past.entry == 2
    press(window, Qt.Key.Key_Left)
    assert past.entry == 1
    press(window, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert past.entry == past.timeline.next_turn(1)
    press(window, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert past.entry in {mark.entry for mark in past.timeline.marks}
    press(window, Qt.Key.Key_End)
    assert past.entry == past.last
    assert window.line.value() == past.last


def test_f11_shows_it_on_the_whole_screen(window: ReplayWindow) -> None:
    for whole in (True, False):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_F11)
        assert window.isFullScreen() == whole


def test_only_lit_kinds_are_jumped_to(window: ReplayWindow) -> None:
    past = window.past
    kinds = list(window.kinds.chips)
    press(window, Qt.Key.Key_Home)
    for figure, kind in enumerate(kinds, 1):
        if kind != "score":
            QTest.keyClicks(QApplication.focusWidget() or window, str(figure))
    assert not window.kinds.chips["omen"].isChecked()
    press(window, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert past.entry == next(mark.entry for mark in past.timeline.marks if mark.kind == "score")


def test_it_plays_by_itself_and_stands_still_when_somebody_steps(qtbot: QtBot, window: ReplayWindow) -> None:
    past = window.past
    press(window, Qt.Key.Key_Home)
    window.set_speed(8)
    press(window, Qt.Key.Key_Space)
    assert window.playing
    qtbot.waitUntil(lambda: past.entry >= 2)
    press(window, Qt.Key.Key_Left)
    stood = past.entry
    qtbot.waitUntil(lambda: not window.playing)
    press(window, Qt.Key.Key_End)
    press(window, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: 0 < past.entry < past.last)
    assert stood < past.last


def test_it_stops_at_the_end(qtbot: QtBot, window: ReplayWindow) -> None:
    window.past.go(window.past.last - 1)
    window.set_speed(8)
    window.play(on=True)
    qtbot.waitUntil(lambda: not window.playing)
    assert window.past.entry == window.past.last


def test_a_press_on_the_course_goes_there(window: ReplayWindow) -> None:
    mark = window.past.timeline.marks[-1]
    QTest.mouseClick(window.line, Qt.MouseButton.LeftButton, pos=QPointF(window.line.x_of(mark.entry), 90).toPoint())
    assert abs(window.past.entry - mark.entry) <= 1


def test_a_press_on_a_line_of_the_log_goes_to_its_move(window: ReplayWindow) -> None:
    past, view = window.past, window.log.view
    past.go(past.last)
    QApplication.processEvents()
    row = next(row for row, line in enumerate(view.lines()) if line.key[0] == past.last - 3)  # type: ignore[index]
    index = view.model().index(row, 0)
    view.scrollTo(index)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center())
    assert past.entry == past.last - 3


def test_a_seats_eyes_are_its_own_and_asked_for_first(window: ReplayWindow) -> None:
    past = window.past
    past.go(next(part.first for part in past.timeline.parts if part.kind == "throwdown") + 1)
    press(window, Qt.Key.Key_V)
    assert past.seat == "red"
    assert past.curtain_down
    press(window, Qt.Key.Key_Return)  # It's me
    assert past.seat_shown == "red"
    assert window.focusWidget() is window.bar.plates["play"]
    plates = window.seats.plates
    assert plates["red"].look.chosen
    assert all(name.startswith("back-") for name in plates["green"].look.faces)
    assert not any(name.startswith("back-") for name in plates["red"].look.faces)
    press(window, Qt.Key.Key_H)
    assert all(name.startswith("back-") for name in plates["red"].look.faces)
    press(window, Qt.Key.Key_H)
    assert not any(name.startswith("back-") for name in plates["red"].look.faces)


def test_who_does_not_want_to_look_goes_back_to_the_wall(window: ReplayWindow) -> None:
    window.look_as("green")
    assert window.curtain.down
    press(window, Qt.Key.Key_Escape)
    assert window.past.seat == PUBLIC
    assert window.isVisible()
    assert window.focusWidget() is window.bar.plates["play"]


def test_nothing_names_a_card_that_the_eyes_did_not_see(window: ReplayWindow) -> None:
    past = window.past
    for seat in (PUBLIC, "green"):
        window.look_as(seat)
        past.take_seat() if seat != PUBLIC else None
        for entry in range(0, past.last, 7):
            past.go(entry)
            table = past._state
            sights = (past.sight(), *(happened.before(seat) for happened in past.log(1, past.last)))
            seen = {lying.card for sight in sights for lain in sight.zones.values() for lying in lain}
            words = spoken(window)
            for owner in past.seats:
                for lying in table.zones.get(f"hand.{owner}", ()):
                    if lying.card not in seen and lying.card.suit is not None:
                        assert card_name(face(lying.card)) not in words or _twin_seen(lying.card, seen)


def _twin_seen(card: Card, seen: set[Card]) -> bool:
    """Whether the card of that name of the other Deck was seen: names do not tell the Decks apart."""
    return any(face(one) == face(card) for one in seen)


def test_no_button_of_the_past_can_be_pressed(window: ReplayWindow) -> None:
    past = window.past
    for entry in range(0, past.last, 5):
        past.go(entry)
        for ground in (window.scene.pane, window.scene.left, window.scene.right):
            assert ground is not None
            buttons = [one for one in ground.findChildren(QAbstractButton) if not window.log.isAncestorOf(one)]
            assert not [one for one in buttons if one.isEnabled() and one.isVisible()]


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (2560, 1440)])
def test_the_ring_of_the_line_goes_round_its_parts_and_covers_no_words(
    window: ReplayWindow, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.line.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    ring = window.ring.geometry()
    assert window.ring.isVisible()
    for others in (window.kinds, window.bar):
        assert not ring.intersects(others.geometry()), others
    assert ring.bottom() < window.line.geometry().bottom(), "below the parts stands which move it is"


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (2560, 1440), (3840, 2160), (2400, 900)])
def test_everything_has_room_at_any_size(window: ReplayWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    QApplication.processEvents()
    assert window.scene.pane is not None
    foot = window.scene.pane.geometry().bottom()
    for part in (window.seats, window.kinds, window.line, window.bar):
        assert part.geometry().top() >= foot - 1
        assert window.rect().contains(part.geometry())
        foot = part.geometry().bottom()
    for plate in (*window.bar.plates.values(), window.bar.hands):
        assert window.bar.rect().contains(plate.geometry())
    for seat in window.seats.plates.values():
        assert window.seats.rect().contains(seat.geometry())


@pytest.mark.parametrize("count", [4, 6])
def test_every_seat_has_room_for_its_name_and_its_eye(qtbot: QtBot, count: int) -> None:
    """Given a small window, then short names leave the long ones some room, so that no closed eye is left out."""
    people = {"red": "Ren", "pink": "Momo", "green": "Tam", "blue": "Ida", "coach": "Coach", "purple": "Vex"}
    looks = [SeatLook(PUBLIC, "Wall", chosen=True)]
    looks += [SeatLook(seat, name) for seat, name in list(people.items())[:count]]
    row = SeatRow(make_paint(scale=Scale.for_table(1024, 600), speed=0))
    qtbot.addWidget(row)
    row.resize(669, 45)
    row.show_seats(tuple(looks))
    assert all(plate.width() >= plate.needed(eye=True) - 1 for plate in row.plates.values())


def test_a_hand_beside_its_name_leaves_every_other_seat_its_own(qtbot: QtBot) -> None:
    """Given six seats in a small window and the last one chosen, then its hand takes no name's room."""
    people = {"red": "Ren", "green": "Tam", "blue": "Ida", "purple": "Vex", "pink": "Momo"}
    looks = [SeatLook(seat, name, ("back-pilots",) * 3) for seat, name in people.items()]
    coach = SeatLook("coach", "Coach", ("3D", "4C", "6D", "7D", "QH"), chosen=True)
    row = SeatRow(make_paint(scale=Scale.for_table(1366, 768), speed=0))
    qtbot.addWidget(row)
    row.resize(910, 56)
    row.show_seats((SeatLook(PUBLIC, "Wall"), *looks, coach))
    row.show()
    assert {"Wall", *people.values(), "Coach"} <= {one.words for one in read(row)}
    assert row.plates["coach"].width() > 2 * row.plates["pink"].width()


def test_what_the_program_plays_has_its_mark_in_the_past_too(qtbot: QtBot) -> None:
    alone = with_programs(scenario("neon-harbour", ("red", "green")), {"green": "steady", "coach": "steady"})
    past = Past(GATTAI, MemoryJournal(GATTAI.begin(alone)))
    made = ReplayWindow(past, GATTAI, ROOM, "Neon Harbour", make_paint(speed=0))
    past.setParent(made)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    with qtbot.waitExposed(made):
        made.show()
    parts = (made, made.scene.left, made.scene.pane, made.seats)
    assert [part.paint.programs for part in parts] == [frozenset({"green", "coach"})] * len(parts)


# ---------------------------------------------------------------------- from where it is opened


def test_of_a_long_name_the_first_word_stands_where_the_whole_has_no_room(qtbot: QtBot) -> None:
    """Given five Pilots with long names in a small window, then each plate has a word beside its crest."""
    row = SeatRow(make_paint(scale=Scale.for_table(1024, 600), speed=0))
    qtbot.addWidget(row)
    row.resize(670, 40)
    people = (
        "Ren Kuroda-Wolkenstein",
        "Tam Feuerbach-Lindt",
        "Ida Sonnental-Moos",
        "Bo Greenwood-Ash",
        "Kit Blumental-Au",
    )
    seats = ("red", "orange", "yellow", "green", "blue")
    looks = tuple(SeatLook(seat, name) for seat, name in zip(seats, people, strict=True))
    row.show_seats((SeatLook(PUBLIC, "Wall"), *looks, SeatLook("coach", "Coach")))
    row.show()
    found = [one.words for one in read(row)]
    assert [name.partition(" ")[0] for name in people] == [one for one in found if one not in ("Wall", "Coach")]


def test_a_name_of_one_long_word_begins_where_the_whole_has_no_room(qtbot: QtBot) -> None:
    """Given five Pilots whose names are one long word each in a small window, then each plate begins to say its own."""
    row = SeatRow(make_paint(scale=Scale.for_table(1024, 600), speed=0))
    qtbot.addWidget(row)
    row.resize(670, 40)
    people = ("Alexandria", "Maximiliane", "Bartholomea", "Konstantine", "Wilhelmina")
    seats = ("red", "orange", "yellow", "green", "blue")
    looks = tuple(SeatLook(seat, name) for seat, name in zip(seats, people, strict=True))
    row.show_seats((SeatLook(PUBLIC, "Wall"), *looks, SeatLook("coach", "Coach")))
    row.show()
    found = [one.words for one in read(row)]
    assert all(any(one.startswith(name[:4]) for one in found) for name in people), found
    assert [row.plates[seat].toolTip() for seat in seats] == list(people)


def test_before_a_name_goes_the_eyes_do(qtbot: QtBot) -> None:
    """Given long names at a usual size, then each stands whole on its plate; else one alone would be but a crest."""
    row = SeatRow(make_paint(scale=Scale.for_table(1366, 768), speed=0))
    qtbot.addWidget(row)
    row.resize(898, 52)
    people = ("Wall", "Oyelaran", "Konstantin", "Bartholomea", "Wilhelmina", "Maximiliane", "Coach")
    seats = (PUBLIC, "red", "orange", "yellow", "green", "blue", "coach")
    row.show_seats(tuple(SeatLook(seat, name) for seat, name in zip(seats, people, strict=True)))
    assert all(plate.width() >= plate.needed(eye=False) - 1 for plate in row.plates.values())


def test_from_the_table_and_back_to_it(qtbot: QtBot, program: app.Program) -> None:
    deal_at(program, qtbot)
    assert program.table is not None
    assert program.model is not None
    program.table.log_answers.replayAsked.emit(1)
    replay = program.replays.window
    assert replay is not None
    assert replay.past.entry == 1
    assert not program.table.isVisible()
    replay.close()
    assert program.table.isVisible()
    assert not program.model.curtain_down
    assert program.replays.window is None


def decks_on(program: app.Program) -> tuple[int, int]:
    """How many cards the wall shows in both Decks."""
    assert program.wall is not None
    wall = program.wall.wall
    assert isinstance(wall, Wall)
    assert isinstance(wall.look.poster, StoryPoster)
    return wall.look.poster.decks


def test_the_wall_shows_the_same_moment_as_everybody_saw_it(qtbot: QtBot, program: app.Program) -> None:
    program.settings = Settings(speed=0.0, wall="window")
    deal_at(program, qtbot)
    assert program.table is not None
    assert program.wall is not None
    program.table.log_answers.replayAsked.emit(1)
    replay = program.replays.window
    assert replay is not None
    assert program.wall.replay.isVisible()
    replay.past.go(0)
    assert decks_on(program) == (54, 54)
    replay.look_as("red")
    replay.past.take_seat()
    replay.past.go(1)
    assert decks_on(program) == tuple(
        len(replay.past.sight(PUBLIC).zones[f"deck.{side}"]) for side in ("pilots", "coach")
    )
    replay.close()
    assert not program.wall.replay.isVisible()


def test_who_looked_at_a_hand_finds_the_curtain_down_at_the_table(qtbot: QtBot, program: app.Program) -> None:
    deal_at(program, qtbot)
    assert program.table is not None
    assert program.model is not None
    program.table.log_answers.replayAsked.emit(1)
    replay = program.replays.window
    assert replay is not None
    replay.look_as("red")
    replay.past.take_seat()
    replay.close()
    assert program.model.curtain_down


def test_from_the_shelf_even_while_it_is_open_elsewhere(qtbot: QtBot, program: app.Program, tmp_path: Path) -> None:
    deal_at(program, qtbot)
    assert program.table is not None
    program.table.close()
    program.end()
    path = next((tmp_path / "sessions").glob("*.gattai"))
    with Journal.open(path):
        before = path.read_bytes()
        program.shelf_window.sessions.offer(path)
        program.shelf_window.sheet.choose("replay")
        qtbot.waitUntil(lambda: program.replays.window is not None)
        replay = program.replays.window
        assert replay is not None
        assert replay.past.last == 1
        assert not program.shelf_window.isVisible()
        replay.close()
        assert path.read_bytes() == before
    assert program.shelf_window.isVisible()


def test_from_the_shelf_the_wall_shows_the_same_moment(qtbot: QtBot, program: app.Program, tmp_path: Path) -> None:
    """LOOK 19: the wall shows a replay as everybody saw it, also where no table stands behind it."""
    program.settings = Settings(speed=0.0, wall="window")
    deal_at(program, qtbot)
    assert program.table is not None
    program.table.close()
    program.end()
    path = next((tmp_path / "sessions").glob("*.gattai"))
    program.shelf_window.sessions.offer(path)
    program.shelf_window.sheet.choose("replay")
    qtbot.waitUntil(lambda: program.replays.window is not None)
    replay, keeper = program.replays.window, program.replays.wall
    assert replay is not None
    assert keeper is not None
    assert keeper.wall is not None
    assert keeper.wall.isVisible()
    assert keeper.wall.replay.isVisible()
    shown = keeper.wall.wall
    assert isinstance(shown, Wall)
    for entry in (0, 1):
        replay.past.go(entry)
        public = replay.past.sight(PUBLIC).zones
        assert shown.look.decks == tuple(len(public[f"deck.{side}"]) for side in ("pilots", "coach"))
    replay.activateWindow()
    qtbot.waitUntil(replay.isActiveWindow)
    QTest.keyClick(replay, Qt.Key.Key_F12)
    assert keeper.wall.showing == "black"
    wall = keeper.wall
    replay.close()
    assert not wall.isVisible()
    assert program.replays.wall is None


def test_a_record_is_replayed_too_and_one_that_cannot_be_read_is_told_of(
    qtbot: QtBot, program: app.Program, tmp_path: Path
) -> None:
    del qtbot
    program.show_shelf()
    record = tmp_path / "short.record"
    record.write_text(
        'given   pilot red "Ren"\n        Red: hand 8♥P; Coach: hand K♠C\nwhen    Coach offers Red a Gambit for "Go"\n',
        encoding="utf-8",
    )
    program.replay_file(record)
    replay = program.replays.window
    assert replay is not None
    assert replay.past.last == replay.past.entry == 1
    replay.close()
    program.replay_file(record, 0)
    replay = program.replays.window
    assert replay is not None
    assert replay.past.entry == 0, "as it was asked for"
    replay.close()
    record.write_text("nonsense")
    program.replay_file(record)
    assert program.replays.window is None
    assert program.shelf_window.sheet.isVisible()


def test_a_record_that_plays_with_a_pack_that_is_kept_is_replayed(
    qtbot: QtBot, program: app.Program, tmp_path: Path
) -> None:
    del qtbot
    record = tmp_path / "QUAY.RECORD"
    record.write_text(
        'given   packs dark-quay; pilot red "Ren"\n        Red: hand 8♥P; Coach: hand K♠C\n'
        'when    Coach offers Red a Gambit for "Go"\n',
        encoding="utf-8",
    )
    program.replay_file(record)
    assert program.replays.window is None
    assert "Bring it in first, on the page of packs" in str(program.shelf_window.sheet.look.lines)
    written(tmp_path / "packs" / "gattai" / "dark-quay")
    program.replay_file(record)
    replay = program.replays.window
    assert replay is not None
    replay.close()


def test_the_head_of_the_line_is_where_the_pointer_is(window: ReplayWindow) -> None:
    line = window.line
    QTest.mousePress(line, Qt.MouseButton.LeftButton, pos=QPoint(round(line.width() * 0.25), 60))
    QTest.mouseMove(line, QPoint(round(line.width() * 0.75), 60))
    QTest.mouseRelease(line, Qt.MouseButton.LeftButton, pos=QPoint(round(line.width() * 0.75), 60))
    assert abs(window.past.entry - window.past.last * 0.75) <= 1


def test_its_size_is_its_own(window: ReplayWindow) -> None:
    before = window.paint.scale.cu
    press(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert window.paint.scale.cu > before
    press(window, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert window.paint.scale.cu == before


def test_two_marks_of_one_move_stand_side_by_side(qtbot: QtBot) -> None:
    """Given an Omen and a Rout in one move, then both have their sign, and the pointer finds each."""
    marks = (Mark("omen", 50), Mark("rout", 50))
    names = {"omen": ("star", "price", "Omen"), "rout": ("cross", "refused", "Rout")}
    line = TimelineView(make_paint(speed=0))
    qtbot.addWidget(line)
    line.resize(1200, 118)
    line.set_course(CourseLook(100, 100, (), marks, (), {}, names, frozenset(names)))
    assert {mark.kind for mark, _ in line._placed} == {"omen", "rout"}
    assert {line.mark_at(QPointF(x, 8)) for _, x in line._placed} == set(marks)
    assert line.mark_at(QPointF(line.x_of(50), 100)) is None, "below the signs one points at the part"


def test_signs_at_both_ends_stand_whole_on_the_line(qtbot: QtBot) -> None:
    """Given marks of the first and of the last move, also two of one move, then no edge cuts their signs."""
    marks = (Mark("omen", 0), Mark("rout", 0), Mark("omen", 100), Mark("rout", 100))
    names = {"omen": ("star", "price", "Omen"), "rout": ("cross", "refused", "Rout")}
    line = TimelineView(make_paint(speed=0))
    qtbot.addWidget(line)
    line.resize(1200, 118)
    line.set_course(CourseLook(100, 100, (), marks, (), {}, names, frozenset(names)))
    half = line.paint.px(10)
    assert len(line._placed) == 4
    assert all(half <= x <= line.width() - half for _, x in line._placed)
    assert line.x_of(100) + line.paint.px(12) <= line.width(), "a turning point of the last move"
    for entry in (0, 1, 50, 99, 100):
        assert line._plain_entry(line.x_of(entry)) == entry


def test_signs_of_a_crowded_line_stand_apart(qtbot: QtBot) -> None:
    """Given more marks than have room, then no sign touches the next one."""
    names = {"omen": ("star", "price", "Omen"), "rout": ("cross", "refused", "Rout")}
    marks = tuple(Mark(("omen", "rout")[entry % 3 == 0], entry) for entry in range(140))
    line = TimelineView(make_paint(speed=0))
    qtbot.addWidget(line)
    line.resize(1200, 118)
    line.set_course(CourseLook(140, 140, (), marks, (), {}, names, frozenset(names)))
    places = sorted(x for _, x in line._placed)
    assert len(places) > 20
    assert all(second - first >= line.paint.px(_SIGN + 5) for first, second in pairwise(places))


def test_no_name_of_a_part_is_cut_and_one_without_room_is_told_where_one_stands(qtbot: QtBot) -> None:
    parts = (SessionPart("short", 1, 8), SessionPart("long", 9, 100))
    names = {"short": ("Throwdown", "star"), "long": ("Exploration", "star")}
    line = TimelineView(make_paint(speed=0))
    qtbot.addWidget(line)
    line.resize(1200, 118)
    with qtbot.waitExposed(line):
        line.show()
    line.set_course(CourseLook(100, 100, parts, (), (), names))
    line.set_now(4, "move 4 of 100")
    told = {one.words for one in read(line)} - {""}
    assert told == {"Throwdown · move 4 of 100"}
    assert line.accessibleDescription() == "Throwdown · move 4 of 100"
    line.set_now(60, "move 60 of 100")
    told = {one.words for one in read(line)} - {""}
    assert told == {"Exploration", "move 60 of 100"}, "its part bears its name"
    QTest.mouseMove(line, QPoint(round(line.x_of(4)), 60))
    assert line.toolTip() == "Throwdown"
    QTest.mouseMove(line, QPoint(round(line.x_of(60)), 60))
    assert line.toolTip() == "Exploration"


def test_a_course_of_a_hundred_thousand_moves_keeps_a_sign_for_the_rarest_and_paints_little_at_a_step(
    qtbot: QtBot,
) -> None:
    last = 100_000
    parts = tuple(SessionPart("ab"[start // 25 % 2], start, start + 24) for start in range(0, last, 25))
    marks = (*(Mark("often", entry) for entry in range(1, last, 2)), Mark("rare", last // 2))
    line = TimelineView(make_paint(speed=0))
    qtbot.addWidget(line)
    line.resize(1200, 118)
    with qtbot.waitExposed(line):
        line.show()
    names = {kind: ("star", "legal", kind) for kind in ("often", "rare")}
    lit = frozenset(names)
    line.set_course(CourseLook(last, last, parts, marks, tuple(range(0, last, 3)), {}, names, lit))
    rare = line.mark_at(QPointF(line.x_of(last // 2), 8))
    assert rare == marks[-1]
    assert len(line._placed) <= 1200 / 19 + 2
    line.grab()
    course = line._picture
    line.set_now(last // 3, "")
    line.grab()
    assert line._picture is course


def test_a_curtain_that_rises_before_the_wall_still_is_that_of_the_seat(qtbot: QtBot, journal: MemoryJournal) -> None:
    """Given Ren's curtain, when one goes back to the wall, then it is painted as hers until it is gone."""
    past = Past(GATTAI, journal)
    moving = ReplayWindow(past, GATTAI, ROOM, "Neon Harbour", make_paint(speed=1))
    past.setParent(moving)
    qtbot.addWidget(moving)
    with qtbot.waitExposed(moving):
        moving.show()
    moving.activateWindow()
    qtbot.waitUntil(lambda: past.timeline.whole)
    press(moving, Qt.Key.Key_V)
    assert moving.curtain.down
    before = moving.curtain.grab().toImage().pixelColor(10, 10)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert past.seat == PUBLIC
    assert moving.curtain.isVisible(), "it rises"
    assert moving.curtain.grab().toImage().pixelColor(10, 10) == before
    qtbot.waitUntil(lambda: not moving.curtain.isVisible())


def test_before_the_first_move_the_log_shows_the_first_lines(window: ReplayWindow) -> None:
    press(window, Qt.Key.Key_End)
    press(window, Qt.Key.Key_Home)
    QApplication.processEvents()
    view = window.log.view
    first = view.visualRect(view.model().index(0, 0))
    assert view.viewport().rect().contains(first)


def test_the_strip_above_calls_the_session_as_the_table_does(qtbot: QtBot) -> None:
    speak_language("de")
    try:
        head = ReplayHead(make_paint(speed=0), "Neon Harbour")
        qtbot.addWidget(head)
        head.resize(1024, 40)
        written = {one.words for one in read(head)}
    finally:
        speak_language("en")
    assert "Neonhafen" in written


@pytest.mark.parametrize("theme", THEMES)
def test_each_part_of_the_session_is_seen_on_the_line_in_every_theme(window: ReplayWindow, theme: ThemeName) -> None:
    """In high contrast the parts were as black as what lies beneath them: their names stood in the void."""
    (line,) = window.findChildren(TimelineView)
    line.set_paint(make_paint(theme, line.paint.scale, speed=0))
    picture, ground = line.grab().toImage(), line.paint.theme.table
    parts = [line._box_of(part) for part in line.look.parts]
    seen = [box for box in parts if box.width() > 30]
    assert len(seen) > 1
    for box in seen:
        middle = round(box.center().x())
        assert any(picture.pixelColor(middle, round(box.top()) + down) != ground for down in (0, 1)), box


def test_u_9_who_joined_later_keeps_her_plate_and_stays_chosen(qtbot: QtBot) -> None:
    """Given a Pilot who joined late, when she is looked through and one steps to before that, she is still marked."""
    model = dealt()
    assert model.attempt(GATTAI.game.phrases.read('Coach brings in the Pilot "Nova" as Orange with "solo 4" "sync 2"'))
    past = Past(GATTAI, model._journal)
    made = ReplayWindow(past, GATTAI, ROOM, "Neon Harbour", make_paint(speed=0))
    past.setParent(made)
    qtbot.addWidget(made)
    made.resize(1920, 1080)
    with qtbot.waitExposed(made):
        made.show()
    made.look_as("orange")
    past.take_seat()
    order = list(made.seats.plates)
    assert "orange" in order
    past.go(1)
    assert "orange" not in past.seats
    assert list(made.seats.plates) == order
    plate = made.seats.plates["orange"]
    assert (plate.look.name, plate.look.chosen) == ("Nova", True)
    assert plate.accessibleDescription() == "not at the table"
    assert "not at the table" in [one.words for one in read(plate)]
    made._look_as_next()
    assert past.seat == "coach", "who comes after her"
    made._look_as_next()
    made._look_as_next()
    assert past.seat == "red"
    past.go(2)
    assert "not at the table" not in [one.words for one in read(plate)]


def test_what_is_opened_meanwhile_leaves_the_replay_first(qtbot: QtBot, program: app.Program, tmp_path: Path) -> None:
    """Given a replay over a table, when a file is opened, then both are gone and the file lies there."""
    deal_at(program, qtbot)
    assert program.table is not None
    first = program.table
    program.table.log_answers.replayAsked.emit(1)
    replay = program.replays.window
    assert replay is not None
    path = tmp_path / "another.gattai"
    Journal.create(path, GATTAI, scenario("neon-harbour", ("red", "green"))).close()
    program.open_file(path)
    assert program.replays.window is None
    assert not replay.isVisible()
    assert program.table is not None
    assert program.table is not first
    assert program.table.isVisible()
