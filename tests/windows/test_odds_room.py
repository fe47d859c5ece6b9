"""How hard is this fight? The Coach asks at the table, and nobody else."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Future

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.theme import THEMES, ThemeName
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.story.story import NextScene
from gattai_desktop.games.gattai.throwdown.challenge import Challenge
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.players.gattai.fight import Fight
from gattai_desktop.players.gattai.levers import Tried
from gattai_desktop.players.gattai.odds import Odds
from gattai_desktop.players.gattai.played_fight import Fought, PlayerLevel, play_fight
from gattai_desktop.players.rehearsal import CannotFight, Running
from gattai_desktop.windows.games.gattai.odds import asked_fights
from gattai_desktop.windows.games.gattai.odds import rehearsing as rehearsing_module
from gattai_desktop.windows.games.gattai.odds.fighters import coach_line, pilots_line
from gattai_desktop.windows.games.gattai.odds.odds_room import OddsRoom
from gattai_desktop.windows.games.gattai.odds.rehearsing import Rehearsing
from gattai_desktop.windows.overlays.curtain import Curtain
from gattai_desktop.windows.table.table_window import TableWindow
from tests.windows.tables import laid, the_odds

FEW = {"careful": 8, "plain": 60, "gentle": 2, "steady": 2, "sharp": 1}


@pytest.fixture
def model() -> GameModel:
    table = GameModel(
        GATTAI.game, MemoryJournal(GATTAI.begin(scenario("neon-harbour", ("red", "green", "blue")))), seeded(3)
    )
    table.pass_to("coach")
    table.take_seat()
    table.attempt(SetUpSession("coach"))
    return table


class _Nobody:
    """A company in which nobody plays, for what can be tried without a fight."""

    def __init__(self, workers: int | None = None) -> None:
        del workers

    def begin(self, _fight: Fight, _level: PlayerLevel, fights: int, _seed: int = 1) -> Running:
        return Running([Future()], fights)

    def begin_side_by_side(self, fights: Sequence[Fight], _level: PlayerLevel, each: int, _seed: int) -> list[Running]:
        return [Running([Future()], each) for _ in fights]

    def end(self) -> None:
        """There is nobody to send home."""


@pytest.fixture
def played(model: GameModel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[TableWindow]:
    """A table whose fights are really rehearsed."""
    monkeypatch.setattr(asked_fights, "FIGHTS", FEW)
    monkeypatch.setattr(rehearsing_module, "each_lever", lambda _fights: 3)
    table = laid(model, make_paint(speed=0), make_curtain=Curtain)
    qtbot.addWidget(table)
    table.resize(1366, 768)
    table.show()
    yield table
    the_odds(table).end()


@pytest.fixture
def window(played: TableWindow, monkeypatch: pytest.MonkeyPatch) -> TableWindow:
    """The same, but the fights take for ever."""
    monkeypatch.setattr(rehearsing_module, "Rehearsal", _Nobody)
    return played


def _opened(window: TableWindow) -> tuple[OddsRoom, Rehearsing]:
    window.requests.open("odds")
    room, rehearsing = the_odds(window).fights.room, the_odds(window).fights.rehearsing
    return room, rehearsing


def test_the_coach_asks_by_hand_and_sees_the_odds_grow(played: TableWindow, qtbot: QtBot) -> None:
    """Given Story and the Coach's seat, when he asks how hard it is, then fights are counted until all were played."""
    played.requests.open("odds")
    room, rehearsing = the_odds(played).fights.room, the_odds(played).fights.rehearsing
    assert room.isVisible()
    with qtbot.waitSignal(rehearsing.ended):
        pass
    assert rehearsing.odds is not None
    assert rehearsing.odds.fights == FEW["careful"]
    assert "in 100 go to the Pilots" in room.page.accessibleName()
    assert "8 Throwdowns" in room.page.accessibleName()
    assert rehearsing.tried
    assert all(one.odds.fights == rehearsing.each for one in rehearsing.tried)


def test_nobody_but_the_coach_gets_in(window: TableWindow, model: GameModel) -> None:
    """Given a Pilot at the computer, when the odds are asked for, then nothing opens and nothing is reckoned."""
    model.pass_to("red")
    model.take_seat()
    window.requests.open("odds")
    assert not the_odds(window).shown
    with pytest.raises(CannotFight, match="Only Coach"):
        Rehearsing(model).prepared()


def test_the_room_goes_when_the_seat_changes(played: TableWindow, model: GameModel) -> None:
    """Given the room lies open, when the computer is passed on, then it is gone and plays no more."""
    room, rehearsing = _opened(played)
    model.pass_to("red")
    model.take_seat()
    assert not room.isVisible()
    assert not rehearsing.playing


def test_the_fight_that_is_reckoned_holds_no_hidden_hand(model: GameModel) -> None:
    """Given Pilots' Hands that Coach cannot see, then the copy that is reckoned with holds other cards."""
    fights = Rehearsing(model).prepared()
    real = model._journal.state()  # type: ignore[attr-defined]
    assert fights.table.cards("hand.coach") == real.cards("hand.coach")
    assert [fights.table.cards(f"hand.{seat}") for seat in ("red", "green", "blue")] != [
        real.cards(f"hand.{seat}") for seat in ("red", "green", "blue")
    ]


def test_who_fights_is_chosen_by_key(window: TableWindow) -> None:
    """Given all Pilots fight, when one is pressed by key, then she stays out; the last one cannot."""
    _room, rehearsing = _opened(window)
    room = the_odds(window).fights.room
    rows = room.sides.rows
    assert rows["blue"].isChecked()
    QTest.keyClick(rows["blue"], Qt.Key.Key_Space)
    assert rehearsing.fight is not None
    assert rehearsing.fight.pilots == ("red", "green")
    assert not rows["blue"].isChecked()
    assert "stays out" in rows["blue"].accessibleDescription()
    for seat in ("green", "red"):
        QTest.keyClick(rows[seat], Qt.Key.Key_Return)
    assert rehearsing.fight.pilots == ("red",)
    assert rows["red"].isChecked()
    QTest.keyClick(rows["green"], Qt.Key.Key_Space)
    assert rehearsing.fight.pilots == ("red", "green")


def test_who_fights_is_told_with_what_counts(window: TableWindow) -> None:
    """Given three Pilots and the strongest Threat, then each is told with Strike or TR, the Commander as such."""
    room, rehearsing = _opened(window)
    rehearsing.stop()
    said = [row.accessibleName() for row in room.sides.rows.values()]
    assert said == [
        "Ren, Commander: Strike 4",
        "Tam: Strike 3",
        "Ida: Strike 4",
        "The Brass Tide: TR 4",
        "Doctor Gull: TR 2",
    ]
    assert [row.isChecked() for row in room.sides.rows.values()] == [True, True, True, True, False]
    assert room.sides.rows["threat.brass_tide"].look.sign == "monster"
    assert room.sides.rows["threat.doctor_gull"].look.sign == "storm"
    assert pilots_line(rehearsing, _fight(rehearsing)) == "Harmony 4, hands of 3, as they stand now"
    assert coach_line(rehearsing) == "Strike 4, draws 4"


def test_arrows_go_through_the_fighters(window: TableWindow) -> None:
    """Given the keyboard is on the first Pilot, when Down is pressed, then it goes to the next, on to the Threats."""
    room, rehearsing = _opened(window)
    rehearsing.stop()
    rows = list(room.sides.rows.values())
    rows[0].setFocus()
    for row in rows[1:]:
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Down)
        assert window.focusWidget() is row


def test_the_last_of_a_side_has_to_fight(window: TableWindow) -> None:
    """Given one Threat fights, when it is pressed, then it goes on fighting, and the room says why."""
    room, rehearsing = _opened(window)
    rehearsing.stop()
    before = rehearsing.fight
    row = room.sides.rows["threat.brass_tide"]
    QTest.keyClick(row, Qt.Key.Key_Space)
    assert rehearsing.fight is before
    assert row.isChecked()
    assert "has to fight for Coach" in room.sides.accessibleDescription()


def test_other_players_and_the_other_challenger(window: TableWindow) -> None:
    """Given careful players and Coach's challenge, when both are switched, then the fight is rehearsed so."""
    room, rehearsing = _opened(window)
    room.sides.level.click()
    room.sides.attacker.click()
    assert rehearsing.odds is not None
    assert rehearsing.fight is not None
    assert rehearsing.odds.level == "plain"
    assert rehearsing.fight.attacker == "pilots"
    levels, said = [], []
    for _ in range(5):
        room.sides.level.click()
        levels.append(rehearsing.odds.level)
        said.append(room.sides.level.accessibleName())
    assert levels == ["gentle", "steady", "sharp", "careful", "plain"]
    assert len(set(said)) == 5


def test_a_lever_becomes_the_fight_with_enter(window: TableWindow) -> None:
    """Given the levers of a fight, when Enter is pressed on TR 5, then that fight is looked at, and says so."""
    room, rehearsing = _opened(window)
    row = next(row for row in room.levers.list.rows if row.tried.lever.kind == "tr_up")
    wanted = row.tried.lever.fight
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_Return)
    assert rehearsing.fight == wanted
    assert room.sides.rows["threat.brass_tide"].look.note == "TR 5 instead of 4"
    room.again.click()  # enough of it
    room.again.click()
    assert _fight(rehearsing).table == wanted.table
    QTest.keyClick(room.sides.rows["blue"], Qt.Key.Key_Space)
    assert _fight(rehearsing).table == wanted.table


def _fought(winners: str) -> list[Fought]:
    """Fights from seed 0 on: p where the Pilots won, c where Coach did."""
    sides = {"p": "pilots", "c": "coach"}
    plain = Fought("pilots", 1, 1, 0, {"red": 0, "threat.brass_tide": 0}, 0, 0, rumble=False, rout=False, death=False)
    return [evolve(plain, winner=sides[won], seed=seed) for seed, won in enumerate(winners)]


def _tally(winners: str) -> Odds:
    odds = Odds("careful")
    odds.count(_fought(winners))
    return odds


@pytest.mark.parametrize("theme", THEMES)
def test_the_bar_of_a_lever_is_seen_in_every_theme(window: TableWindow, theme: ThemeName) -> None:
    """In high contrast a lever that was not tried yet had no bar, and a little one looked like a dash."""
    room, _ = _opened(window)
    row = room.levers.list.rows[0]
    row.set_paint(make_paint(theme))
    picture, ground = QImage(row.size(), QImage.Format.Format_RGB32), row.paint.theme.panel
    picture.fill(ground)
    row.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    middle = range(picture.height() // 3, picture.height() * 2 // 3)
    assert any(picture.pixelColor(picture.width() - 40, y) != ground for y in middle)


def test_levers_are_told_by_what_is_certain_of_them(window: TableWindow) -> None:
    """Given one lever that changes much, one that changes a few of many fights and one that does nothing.

    Then the strongest stands first with its margin of error, and what may be chance is said to be no difference.
    """
    room, rehearsing = _opened(window)
    rehearsing.stop()
    fight = _fight(rehearsing)
    kinds = {one.lever.kind: one.lever for one in rehearsing.tried}
    odds = _tally("p" * 61 + "c" * 39)
    rehearsing.adopt(
        fight,
        odds,
        [
            Tried(kinds["attacker"], _tally("p" * 61 + "c" * 39)),
            Tried(kinds["hands"], _tally("p" * 58 + "c" * 42)),
            Tried(kinds["tr_up"], _tally("p" * 21 + "c" * 79)),
            Tried(kinds["tr_down"], _tally("p" * 81 + "c" * 19)),
        ],
        1,
    )
    room.refresh()
    assert [row.accessibleName() for row in room.levers.list.rows] == [
        "The Brass Tide at TR 5: 21 in 100 go to the Pilots, 40 fewer, give or take 11",
        "The Brass Tide at TR 3: 81 in 100 go to the Pilots, 20 more, give or take 9",
        "The Pilots challenge: no difference seen, give or take 3",
        "Hands of 2 instead of 3: no difference seen, give or take 4",
    ]
    assert "each tried 100 times, the strongest first" in room.levers.accessibleName()


def test_arrows_go_through_the_levers(window: TableWindow) -> None:
    """Given the first lever has the keyboard, when Down is pressed, then the next one has it."""
    room, rehearsing = _opened(window)
    rehearsing.stop()
    rows = room.levers.list.rows
    rows[0].setFocus()
    QTest.keyClick(rows[0], Qt.Key.Key_Down)
    assert window.focusWidget() is rows[1]


def test_levers_keep_their_places_while_they_are_counted(window: TableWindow) -> None:
    """Given levers are being tried, when some are stronger, then none moves under a finger until the end."""
    room, rehearsing = _opened(window)
    rows = list(room.levers.list.rows)
    assert rehearsing.odds is not None
    rehearsing.odds.count(_fought("p" * 50))
    rehearsing.tried[-1].odds.count(_fought("c" * 50))
    rehearsing.counted.emit()
    assert room.levers.list.rows == rows
    assert "100 fewer" in rows[-1].accessibleName()
    rehearsing.stop()
    assert room.levers.list.rows[0] is rows[-1]


def test_what_was_stopped_says_after_how_many_fights(
    played: TableWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given fights are being counted, when F5 is pressed, then no more are, and the page says after how many."""
    monkeypatch.setattr(asked_fights, "FIGHTS", {"plain": 5_000, "careful": 5_000})
    room, rehearsing = _opened(played)
    with qtbot.waitSignal(rehearsing.counted):
        pass
    QTest.keyClick(room, Qt.Key.Key_F5)
    assert not rehearsing.playing
    assert rehearsing.odds is not None
    assert f", after {rehearsing.odds.fights}" in room.page.accessibleName()
    assert room.again.accessibleName() == "Run again"


def test_one_of_the_fights_is_played_as_a_replay(window: TableWindow, model: GameModel, qtbot: QtBot) -> None:
    """Given fights were counted, when P is pressed, then one is replayed, and Escape leads back to the room.

    It begins with Hands that were dealt anew, asks for no curtain, and leaves the session as it is.
    """
    room, rehearsing = _opened(window)
    assert rehearsing.odds is not None
    rehearsing.odds.count(play_fight(_fight(rehearsing), "careful", seed) for seed in (4, 9))
    rehearsing.stop()
    real, entries = model._journal.state(), model.entry  # type: ignore[attr-defined]
    QTest.keyClick(room, Qt.Key.Key_P)
    replay = the_odds(window).fights.played.window
    assert replay is not None
    qtbot.waitExposed(replay)
    assert not window.isVisible()
    past = replay.past
    assert past.entry == 0
    assert past.seat == "coach"
    assert not past.curtain_down
    assert "1 of 2" in replay.windowTitle()
    assert "dealt anew" in replay.head.accessibleDescription()
    for seat in ("red", "green", "blue"):
        replay.look_as(seat)
        assert not past.curtain_down
    dealt = past._journal.state_before(1)
    assert [dealt.cards(f"hand.{seat}") for seat in ("red", "green", "blue")] != [
        real.cards(f"hand.{seat}") for seat in ("red", "green", "blue")
    ]
    replay.do("end")
    assert past.entry == past.last > 3
    QTest.keyClick(replay, Qt.Key.Key_R)
    assert replay.sheet.isVisible()
    assert "no session" in replay.sheet.accessibleDescription()
    replay.sheet.hide()
    QTest.keyClick(replay, Qt.Key.Key_Escape)
    assert the_odds(window).fights.played.window is None
    assert window.isVisible()
    assert room.isVisible()
    assert model._journal.state() == real  # type: ignore[attr-defined]
    assert model.entry == entries
    QTest.keyClick(room, Qt.Key.Key_P)
    again = the_odds(window).fights.played.window
    assert again is not None
    assert "2 of 2" in again.windowTitle()
    again.close()


def test_before_the_first_fight_none_can_be_played(window: TableWindow) -> None:
    """Given nothing has been counted, when P is pressed, then nothing opens, and no plate offers it."""
    room, rehearsing = _opened(window)
    rehearsing.stop()
    rehearsing.adopt(_fight(rehearsing), Odds("careful"), (), 1)
    room.refresh()
    assert not room.levers.play.isVisible()
    QTest.keyClick(room, Qt.Key.Key_P)
    assert the_odds(window).fights.played.window is None


def test_where_there_is_no_fight_the_way_back_is_left(window: TableWindow, model: GameModel) -> None:
    """Given odds were told and then a conflict began, when they are asked for again, then it says so and leads back."""
    room, _ = _opened(window)
    QTest.keyClick(room, Qt.Key.Key_Escape)
    challenge = next(move for move in model.options("coach") if isinstance(move, Challenge))
    assert model.attempt(challenge)
    room, rehearsing = _opened(window)
    assert "A conflict is going on" in room.page.accessibleName()
    assert not room.levers.list.isVisible()
    assert not room.levers.play.isVisible()
    QTest.keyClick(room, Qt.Key.Key_F5)
    assert "A conflict is going on" in room.page.accessibleName()
    assert not rehearsing.playing
    QTest.keyClick(room.levers.back, Qt.Key.Key_Return)
    assert not room.isVisible()


@pytest.mark.parametrize("before", [False, True])
def test_where_there_is_no_fight_nobody_fights(window: TableWindow, model: GameModel, *, before: bool) -> None:
    """Given a conflict, when the odds are asked for, then no plate stands there without words, nor an earlier fight."""
    if before:
        QTest.keyClick(_opened(window)[0], Qt.Key.Key_Escape)
    assert model.attempt(next(move for move in model.options("coach") if isinstance(move, Challenge)))
    room, _ = _opened(window)
    buttons = [one for one in room.findChildren(QAbstractButton) if one.isVisible()]
    assert sorted(one.accessibleName() for one in buttons) == ["Back to the table", "Run again"]
    assert [one.accessibleName() for one in room.stops()] == ["Run again", "Back to the table"]
    QTest.keyClick(room, Qt.Key.Key_Escape)
    assert model.take_back(model.entry)
    room, rehearsing = _opened(window)
    assert rehearsing.playing
    assert room.sides.rows["red"].isVisible()


def _fight(rehearsing: Rehearsing) -> Fight:
    assert rehearsing.fight is not None
    return rehearsing.fight


def test_what_was_reckoned_is_stale_when_the_table_changes(window: TableWindow, model: GameModel) -> None:
    """Given odds, when something happens at the table, then the page says that they are of another table."""
    room, rehearsing = _opened(window)
    rehearsing.stop()
    assert rehearsing.odds is not None
    assert rehearsing.fight is not None
    rehearsing.odds.count([])
    assert model.attempt(NextScene("coach"))
    assert rehearsing.stale
    assert rehearsing.seed == 1
    assert room.again.look.fill == "live"
    assert room.page.accessibleName().startswith("The table has changed since. Run it again.")
    the_odds(window).fights.again()
    assert not rehearsing.stale
    assert room.isVisible()


def test_escape_leads_back_and_stops(played: TableWindow) -> None:
    """Given fights are being played, when Escape is pressed, then the table is there and no more is played."""
    room, rehearsing = _opened(played)
    QTest.keyClick(room, Qt.Key.Key_Escape)
    assert not room.isVisible()
    assert not rehearsing.playing


def test_tab_goes_through_the_whole_room(window: TableWindow, qtbot: QtBot) -> None:
    """Given the room, when Tab is pressed, then every plate and the levers are reached, and then the first again."""
    room, _ = _opened(window)
    window.activateWindow()
    room.again.setFocus()
    seen = []
    for _ in range(30):
        now = QApplication.focusWidget()
        if now is None or now in seen:
            break
        seen.append(now)
        room.focusNextPrevChild(True)
    assert {room.sides.attacker, room.sides.level, room.again, room.levers.back} <= set(seen)
    assert any(row in seen for row in room.sides.rows.values())
    assert any(row in seen for row in room.levers.list.rows)


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (3840, 2160)])
def test_the_room_fits_every_window(window: TableWindow, size: tuple[int, int]) -> None:
    """Given any size of the window, then no plate lies upon another or outside of the room."""
    room, rehearsing = _opened(window)
    rehearsing.stop()
    window.resize(*size)
    plates = [*room.sides.rows.values(), room.sides.attacker, room.sides.level, room.again, room.levers.back]
    places = [QRect(one.mapTo(room, QPoint(0, 0)), one.size()) for one in plates]
    for number, one in enumerate(places):
        assert room.rect().contains(one)
        assert not any(one.intersects(other) for other in places[number + 1 :])
    page, levers = room.page.geometry(), room.levers.geometry()
    assert page.right() < levers.x() or page.bottom() < levers.y()


def test_the_wall_is_told_nothing(model: GameModel) -> None:
    """Given odds are reckoned, then nothing of them stands at the table, so that no other seat could be shown it."""
    rehearsing = Rehearsing(model, workers=1)
    before = model._journal.state()  # type: ignore[attr-defined]
    fight = rehearsing.prepared()
    rehearsing.begin(evolve(fight, attacker="pilots"), "plain", 5)
    rehearsing.stop()
    assert model._journal.state() == before  # type: ignore[attr-defined]
