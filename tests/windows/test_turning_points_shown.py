"""Turning points in the replay: offered after an evening alone, shown as marks, ended with the window."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.words import Mini, PlainText
from gattai_desktop.cards.card import Back, Card, card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.words import say
from gattai_desktop.games.gattai.throwdown.drives import Concede, Counter
from gattai_desktop.games.move import Move
from gattai_desktop.games.seating import PERSON, GiveSeat, program_in
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.model.past import Past
from gattai_desktop.model.timeline import Mark
from gattai_desktop.players.reviewing import keep_review
from gattai_desktop.players.turning_points import Review, review
from gattai_desktop.players.wording import WordedMove
from gattai_desktop.sessions.fingerprint import fingerprint
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.program.replays import Replays
from gattai_desktop.windows.replay.kinds import numbered
from gattai_desktop.windows.replay.turning_badge import ON_COURSE, badge_places
from gattai_desktop.windows.replay.turning_card import TurningCard
from gattai_desktop.windows.replay.turning_look import PointLook, faces_of
from gattai_desktop.windows.replay.window import ReplayWindow
from gattai_desktop.windows.settings.language import VARIABLE, speak_language
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from gattai_desktop.windows.table.lay_table import lay_table
from gattai_desktop.windows.table.program_turn_words import POINTS
from tests.players.alone import battle_alone, last_clashes_alone
from tests.windows.cut import cut, read
from tests.windows.turning_surfaces import TURNING, replay_alone, review_of


def test_what_is_found_is_shown_and_marked(qtbot: QtBot, tmp_path: Path) -> None:
    """Given an evening alone, when T is pressed, then the work is done beside the window, and shown as it was found."""
    window = replay_alone(qtbot, tmp_path, last_clashes_alone)
    assert not window.head.points.isHidden()
    qtbot.keyClick(window, Qt.Key.Key_T)
    page = window.turning.page
    assert page.isVisible()
    assert page.look.share is not None
    qtbot.waitUntil(lambda: window.turning.review is not None, timeout=180_000)
    with Journal.open(last_clashes_alone(tmp_path / "Again.gattai")) as journal:
        assert window.turning.review == review(journal.box.game, journal)
    found = window.turning.review
    assert found is not None
    assert found.points
    assert len(page.cards) == len(found.points)
    assert tuple(window.line.points) == tuple(one.entry for one in found.points)
    window.close()


def test_show_me_stands_where_it_was_chosen(qtbot: QtBot, tmp_path: Path) -> None:
    """Given three turning points, when one is pressed, then its seat sees the table as it was, without a curtain."""
    window = replay_alone(qtbot, tmp_path)
    window.turning.take(review_of(window))
    window.turning.open()
    page = window.turning.page
    qtbot.keyClick(page, Qt.Key.Key_2)
    assert window.focusWidget() is page.cards[1].show_me
    qtbot.keyClick(page.cards[1].show_me, Qt.Key.Key_Return)
    entry = page.look.points[1].entry
    assert not page.isVisible()
    assert window.past.entry == entry - 1
    assert window.past.seat == window.past.alone
    assert not window.past.curtain_down
    words = page.look.points[1].in_a_line()
    assert words.startswith("You: ")
    assert words in window.line.accessibleDescription()
    written = [one.words for one in read(window) if one.widget is window.line]
    assert any(words in one for one in written), "whoever was led here reads what it was about"
    window.past.go(0)
    assert words not in window.line.accessibleDescription()
    place = QPointF(window.line.x_of(entry), 8)
    assert window.line.point_at(place) == entry
    qtbot.mouseClick(window.line, Qt.MouseButton.LeftButton, pos=place.toPoint())
    assert window.past.entry == entry - 1
    window.close()


def test_escape_leads_back_to_the_replay_first(qtbot: QtBot, tmp_path: Path) -> None:
    """Given the page, then Escape closes it alone, and R asks for a rehearsal from the decision on."""
    window = replay_alone(qtbot, tmp_path)
    window.turning.take(review_of(window))
    window.turning.open()
    qtbot.keyClick(window.turning.page, Qt.Key.Key_Escape)
    assert window.isVisible()
    assert not window.turning.page.isVisible()
    window.turning.open()
    qtbot.keyClick(window.turning.page, Qt.Key.Key_R)
    assert window.sheet.isVisible()
    assert window.past.entry == window.turning.page.look.points[0].entry - 1
    window.close()


def test_by_keys_every_turning_point_is_reached_and_the_keyboard_comes_back(qtbot: QtBot, tmp_path: Path) -> None:
    """Given the page was opened from its plate, then Tab goes from point to point, and Esc back to that plate."""
    window = replay_alone(qtbot, tmp_path)
    qtbot.waitUntil(window.isActiveWindow)
    window.turning.take(review_of(window, 3))
    window.head.points.setFocus()
    qtbot.keyClick(window.head.points, Qt.Key.Key_Return)
    page = window.turning.page
    assert page.isVisible()
    assert page.cards[0].show_me.hasFocus()
    for stop in (page.cards[1].show_me, page.cards[2].show_me, page.back):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert stop.hasFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert window.head.isAncestorOf(QApplication.focusWidget())
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert page.cards[0].show_me.hasFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    assert page.isAncestorOf(QApplication.focusWidget())
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not page.isVisible()
    assert window.head.points.hasFocus()


def test_escape_stands_on_one_plate_alone(qtbot: QtBot, tmp_path: Path) -> None:
    """ "Back" and "To the replay" both had it, one below the other."""
    window = replay_alone(qtbot, tmp_path)
    window.turning.take(review_of(window))

    def has_escape() -> list[str]:
        plates = window.findChildren(PlateButton)
        return [str(one.look.title) for one in plates if one.isVisible() and one.look.key == "Esc"]

    assert has_escape() == ["Back"]
    window.turning.open()
    assert has_escape() == ["To the replay"]
    window.turning.close()
    assert has_escape() == ["Back"]
    window.close()


def test_the_work_ends_with_the_window(qtbot: QtBot, tmp_path: Path) -> None:
    """Given the work goes on, when the replay is closed, then no process is left."""
    window = replay_alone(qtbot, tmp_path)
    window.turning.open()
    working = window.turning._reviewing
    assert working is not None
    assert working.process is not None
    window.close()
    assert working.process is None


def test_among_friends_nothing_is_offered(qtbot: QtBot, tmp_path: Path) -> None:
    """Given a battle of two people, then its replay speaks of no turning points."""
    path = battle_alone(tmp_path / "Alone.gattai")
    with Journal.open(path) as journal:
        game, state = journal.box, journal.state()
    past = Past(game, MemoryJournal(evolve(state, values={**state.values, program_in("blue"): None})))
    window = ReplayWindow(past, game, room_of(past.game), "Two friends", make_paint(speed=0))
    past.setParent(window)
    qtbot.addWidget(window)
    window.know(path)
    window.show()
    assert past.session_ended
    assert window.head.points.isHidden()
    qtbot.keyClick(window, Qt.Key.Key_T)
    assert not window.turning.page.isVisible()


@pytest.fixture(params=("en", "de"))
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, qapp: object) -> Iterator[str]:
    """The program speaks this language for the length of a test."""
    monkeypatch.delenv(VARIABLE, raising=False)
    speak_language(request.param)
    yield str(request.param)
    speak_language("en")


@pytest.mark.parametrize("name", TURNING)
def test_nothing_of_the_page_is_cut(qtbot: QtBot, tmp_path: Path, language: str, name: str) -> None:
    """Given any state of the page, in any size and language, then every word of it has its room."""
    window = TURNING[name](qtbot, tmp_path)
    found: list[str] = []
    for wide, high in ((1024, 576), (1024, 600), (1366, 768), (1920, 1080), (3840, 2160)):
        window.resize(wide, high)
        QApplication.processEvents()
        found += [f"{wide}x{high}: {line}" for line in cut(window.turning.page)]
    window.close()
    assert not found, "\n".join(found)


def test_below_the_chart_stand_the_numbers_of_the_rounds(qtbot: QtBot, tmp_path: Path) -> None:
    """Given a match of several battles, then the first bears the name of what is counted, and the others a number."""
    window = TURNING["turning points"](qtbot, tmp_path)
    window.resize(1920, 1080)
    QApplication.processEvents()
    page = window.turning.page
    assert page.look.rounds
    page.set_look(evolve(page.look, last=100, rounds=((2, 11), (4, 12), (30, 13), (99, 14))))
    QApplication.processEvents()
    shown = [one.words.strip() for one in read(page) if one.widget is page]
    window.close()
    assert {"Battle 11", "13", "14"} <= set(shown)
    assert "12" not in shown, "two numbers do not lie on each other"


@pytest.mark.parametrize(("language", "battles"), [("en", ("Battle 1", "Battle 2")), ("de", ("Kampf 1", "Kampf 2"))])
def test_no_two_battles_of_a_match_read_the_same(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, battles: tuple[str, str]
) -> None:
    """Given a match of two, then marks, parts and turning points say which battle: all of them read "Battle"."""
    monkeypatch.delenv(VARIABLE, raising=False)
    speak_language(language)
    try:
        window = replay_alone(qtbot, tmp_path, lambda path: battle_alone(path, battles=2))
        line, past = window.line, window.past
        marks = [mark for mark in past.timeline.marks if mark.kind == "battle"]
        assert [line.mark_words(mark).partition(",")[0] for mark in marks] == list(battles)
        parts = [line._name_of(part) for part in past.timeline.parts if part.kind == "clash"]
        assert parts == list(battles)
        for name, found in zip(battles, (review_of(window), review_of(window, last=True)), strict=True):
            window.turning.take(found)
            assert {one.where.partition(",")[0] for one in window.turning.page.look.points} == {name}
        window.close()
    finally:
        speak_language("en")


def test_rounds_are_counted_anew_after_an_end_and_without_what_was_taken_back() -> None:
    marks = [Mark("round", 2), Mark("downed", 3), Mark("round", 5), Mark("round", 6), Mark("over", 8), Mark("round", 9)]
    assert list(numbered(marks, "round", {5})) == [(2, 1), (6, 2), (9, 1)]
    assert list(numbered(marks, "", ())) == []


@pytest.mark.parametrize("name", TURNING)
def test_who_never_heard_of_sharp_understands_the_page(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    """Given any state of the page, then it speaks of the program, and not of the name of a strength."""
    window = TURNING[name](qtbot, tmp_path)
    look = window.turning.page.look
    said = (look.title, look.line, look.foot, *(one.aloud() for one in look.points))
    window.close()
    assert "sharp" not in " ".join(said).lower()
    assert not look.points or "What the program would have done" in look.points[0].aloud()


@pytest.mark.parametrize("alone", [True, False])
def test_the_table_offers_them_when_it_is_over(qtbot: QtBot, tmp_path: Path, alone: bool) -> None:
    """Given a battle that is over, then the plate of the program offers its turning points to who was alone."""
    with Journal.open(battle_alone(tmp_path / "Alone.gattai")) as journal:
        game, state = journal.box.game, journal.state()
    if not alone:
        state = evolve(state, values={**state.values, program_in("blue"): None})
    model = GameModel(game, MemoryJournal(state), seeded(1))
    table = lay_table(model, room_of(game.key), make_paint(speed=0))
    qtbot.addWidget(table)
    model.setParent(table)
    table.resize(1366, 768)
    table.show()
    table.program_turn.offer_points()
    button = table.program_turn.plate.on
    assert button.isVisible() == alone
    assert table.program_turn.plate.pace.isHidden() == alone, "nothing is played any more"
    if alone:
        assert button.look.key == POINTS
        for ask in (button.chosen.emit, lambda: QTest.keyClick(table, Qt.Key.Key_F9)):
            with qtbot.waitSignal(table.program_turn.pointsAsked):
                ask()
    else:
        with qtbot.assertNotEmitted(table.program_turn.pointsAsked):
            QTest.keyClick(table, Qt.Key.Key_F9)


@pytest.mark.parametrize("alone", [True, False])
def test_the_shelf_leads_to_them(qtbot: QtBot, tmp_path: Path, alone: bool) -> None:
    """Given a battle that somebody played alone to its end, then its menu on the shelf leads to its turning points."""
    shelf = Shelf(tmp_path / "sessions")
    path = battle_alone(shelf.free_path("Alone"))
    if not alone:
        with Journal.open(path) as journal:
            model = GameModel(journal.box.game, journal, seeded(1))
            give = model.by_hand(GiveSeat)
            assert give is not None
            assert model.attempt(give("red", "blue", PERSON))
    window = ShelfWindow(make_paint(speed=0), shelf, Settings())
    qtbot.addWidget(window)
    window.resize(1366, 768)
    with qtbot.waitExposed(window):
        window.show()
    qtbot.waitUntil(lambda: all(card.look.line for card in window.room.cards.values()))
    window.sessions.offer(path)
    offered = {choice.key for choice in window.sheet.look.choices}
    assert "replay" in offered
    assert ("points" in offered) == alone
    if alone:
        with qtbot.waitSignal(window.replayed) as asked:
            window.sheet.choose("points")
        caches = tmp_path / "caches"
        with Journal.open(path) as journal:
            kept = Review("red", 2, ((3, 0.5), (5, 0.25)))
            keep_review(caches, fingerprint(journal), kept)
        replays = Replays(lambda: make_paint(speed=0), shelf, window)
        replays.caches = caches
        replays.of_copy(asked.args[0], window)
        shown = replays.window
        assert shown is not None
        assert shown.turning.page.isVisible()
        qtbot.waitUntil(lambda: shown.turning.review == kept)
        shown.close()


def test_the_cards_stand_beside_the_words(qtbot: QtBot) -> None:
    """Given a turning point with cards, then both are drawn and have room; what is said aloud is the same."""
    plain = PointLook(1, 9, "Gambit", (Mini("5S"),), (Mini("KC"),), (PlainText("It is higher."),), (41, 57))
    host, pictures, heights = QWidget(), [], []
    qtbot.addWidget(host)
    for faces in ((), ("5S", "KC"), ("5S", "QC")):
        plate = TurningCard(make_paint(speed=0), evolve(plain, faces=faces), host)
        assert plate.accessibleName() == plain.aloud()
        heights.append(plate.needed(400))
        plate.resize(400, 400)
        plate.rescale()
        pictures.append(plate.grab().toImage())
    assert heights[0] < heights[1] == heights[2]
    assert pictures[1] not in (pictures[0], pictures[2]), "the upper card is that of sharp"


def test_the_card_of_each_move_is_shown_once() -> None:
    """Given what was done and what sharp would have done, then the card of each is shown; some moves have none."""

    def worded(move: Move, *named: Card) -> WordedMove:
        return WordedMove(move, say("{card}", card=named[0]) if named else say("Red concedes"), say(""))

    five, king = card("5♠P"), card("K♣P")
    face = room_of("gattai").face
    played = [worded(Counter("red", one), one) for one in (five, king)]
    assert faces_of(played, face) == ("5S", "KC")
    assert faces_of((played[0], played[0]), face) == ("5S",)
    assert faces_of((played[1], worded(Concede("red"))), face) == ("KC",)
    assert faces_of((worded(Concede("red"), king),), face) == ("KC",), "else the first that its words name"
    assert faces_of((worded(Concede("red"), Back("pilots")),), face) == ()


@pytest.mark.parametrize("middles", [(100, 400, 700), (100, 102, 700), (100, 110, 115), (400, 100, 104)])
def test_the_numbers_below_the_chart_do_not_lie_on_each_other(middles: tuple[int, ...]) -> None:
    """Of two decisions in a row the second number lay on the first."""
    places = badge_places(middles, 22)
    assert all(abs(one - other) >= 22 for one, other in combinations(places, 2))
    assert sorted(range(3), key=places.__getitem__) == sorted(range(3), key=middles.__getitem__)
    assert all(abs(place + 11 - middle) <= 50 for place, middle in zip(places, middles, strict=True))


@pytest.mark.parametrize("entries", [(2, 3, 4), (2, 30, 3), (58, 59, 60)])
def test_the_marks_of_decisions_close_by_stand_side_by_side(
    qtbot: QtBot, tmp_path: Path, entries: tuple[int, ...]
) -> None:
    """Of two decisions in a row only the second had a number on the course, and a press found the first."""
    line = replay_alone(qtbot, tmp_path).line
    line.resize(700, line.height())
    line.set_points({min(one, line.look.last - 60 + one) if one > 50 else one: "" for one in entries})
    left = line._badges()
    side = line.paint.px(ON_COURSE)
    assert all(abs(one - other) >= side for one, other in combinations(left, 2))
    assert all(-side / 2 <= one <= line.width() - side + 0.5 for one in left)
    for entry, place in zip(line.points, left, strict=True):
        assert line.point_at(QPointF(place + side / 2, 8)) == entry


def test_what_leads_down_to_a_number_crosses_no_words_of_the_chart(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of "Battle 1" the figure stood behind the line of a decision early in it."""
    window = replay_alone(qtbot, tmp_path)
    window.turning.take(review_of(window))
    window.turning.open()
    page = window.turning.page
    first = page.look.points[0]
    page.set_look(evolve(page.look, rounds=((max(0, first.entry - 1), 1),), round_name="Long battle"))
    led: list[tuple[float, float]] = []
    stroke = Drawing.stroke

    def noted(draw: Drawing, *spot: object) -> None:
        if spot[-1] == (2.0, 3.0):
            led.append((draw.unit * float(str(spot[0])), draw.unit * float(str(spot[3]))))
        stroke(draw, *spot)  # type: ignore[arg-type]

    monkeypatch.setattr(Drawing, "stroke", noted)
    words = next(one for one in read(page) if one.words == "Long battle 1")
    assert led
    assert not [x for x, foot in led if words.box.left() < x < words.box.right() and foot > words.box.top()]
    window.close()
