"""The program plays seats at a table with people: in every game, at a pace, and with nothing lost when it breaks."""

import multiprocessing
import os
import random
import signal
import threading
from collections.abc import Callable, Sequence
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import called
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import PUBLIC, Seat
from gattai_desktop.cli import FINE
from gattai_desktop.content.boxes import KEYS, box
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.by_hand_values import WriteNote
from gattai_desktop.games.gattai.story.scenes import OpenScene
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.story.story import MoveOn
from gattai_desktop.games.move import Move
from gattai_desktop.games.seating import PERSON, GiveSeat
from gattai_desktop.games.strengths import GENTLE, SHARP, STEADY
from gattai_desktop.games.virtual_machine.turns import EndTurn
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.players import thinking
from gattai_desktop.players.process_beside import ProcessBeside
from gattai_desktop.players.programme import DemoOptions
from gattai_desktop.players.programmes import programme
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.windows.games.gattai.wall.wall_looks import wall_look
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.kit.who_plays import program_line
from gattai_desktop.windows.table import program_seats
from gattai_desktop.windows.table.program_plate import ProgramLook
from gattai_desktop.windows.table.program_seats import ProgramSeats
from gattai_desktop.windows.table.program_turn_words import told_move
from gattai_desktop.windows.table.table_window import TableWindow
from gattai_desktop.windows.wall.projector_window import ProjectorWindow
from tests.content import test_own_fights as own_fights
from tests.content import test_own_tasuo_cards as own_cards
from tests.content.coach_packs import written
from tests.windows.program_surfaces import FIGHT, PROGRAM, given_away
from tests.windows.sitting import Sitting
from tests.windows.tables import given

SMALL = (1024, 600)
SCENE = (
    "The water stands ankle-deep in Noodle Row, and nobody has stopped cooking. Everyone has seen the man in the white "
    "feathers, each on another pier. Whose bowl is paid for, and what is asked over it?"
)


def laid_table(key: str) -> GameModel:
    played = programme(key)
    its = played.box()
    options = DemoOptions(game=key, scenario="first-contact" if key == "gattai" else "")
    state = its.begin(played.setup(options, 1, random.Random(4)))
    return GameModel(its.game, MemoryJournal(state), seeded(1))


def with_program(
    qtbot: QtBot, at: str | GameModel, strength: str = STEADY, size: tuple[int, int] = (1366, 768)
) -> Sitting:
    """The first seat is a person's, all others are the program's, which waits for nobody. at: a game, or a table."""
    sitting = Sitting(qtbot, laid_table(at) if isinstance(at, str) else at, size)
    sitting.window.program_seats.set_pause(0)
    model = sitting.model
    person, give = model.seats[0], model.by_hand(GiveSeat)
    assert give is not None
    for seat in model.seats[1:]:
        assert model.attempt(give(person, seat, strength))
    sitting.take(person)
    return sitting


def rests(seats: ProgramSeats) -> bool:
    """Whether the program has done what it does by itself."""
    return not (seats.now.acts or seats._soon.isActive())


def play(qtbot: QtBot, sitting: Sitting, acts: int, seed: int = 1) -> int:
    """Play for the person by dice, and let the program go on where it leaves play; return how often she acted."""
    model, seats, dice = sitting.model, sitting.window.program_seats, random.Random(seed)
    person, done = model.seats[0], 0
    while done < acts:
        qtbot.waitUntil(lambda: rests(seats), timeout=20_000)
        assert not seats.now.stuck, seats.now
        options = [move for move in model.options(person) if move.steps or model.asks()]
        step = model.sight().values.get("step")
        if seats.now.leaves and (step == "story" or not options):
            assert seats.go_on()
        elif options:
            assert model.attempt(dice.choice(options))
        else:
            break
        done += 1
    return done


def by_the_program(model: GameModel) -> list[str]:
    return [entry.words(PUBLIC) for entry in model.log() if entry.seat in model.program_players]


# ---------------------------------------------------------------------- every game, every seat


@pytest.mark.parametrize("key", KEYS)
def test_one_person_plays_with_the_program_in_every_other_seat(qtbot: QtBot, key: str) -> None:
    sitting = with_program(qtbot, key)
    model, turn = sitting.model, sitting.window.program_turn
    play(qtbot, sitting, 12)
    assert len(by_the_program(model)) >= 4, by_the_program(model)
    assert model.seat == model.seats[0]
    assert not model.curtain_down, "only one person sits here"
    assert turn.plate.isVisible()
    assert turn.plate.look.aloud()


@pytest.mark.parametrize("size", [SMALL, (1366, 768), (1920, 1080)])
def test_the_plate_lies_below_the_hand_at_every_size(qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting = with_program(qtbot, "gattai", size=size)
    window = sitting.window
    sitting.settle()
    plate, grid = window.program_turn.plate.geometry(), window.table_grid()
    assert not grid.drawers, "the rails stay where they are"
    assert plate.top() >= grid.hand.bottom() - 1
    assert window.rect().contains(plate)


def test_a_table_without_the_program_has_all_of_the_window(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, laid_table("gattai"))
    window = sitting.window
    assert not window.program_turn.plate.isVisible()
    assert round(window.table_grid().middle.bottom()) == window.height()
    give = sitting.model.by_hand(GiveSeat)
    assert give is not None
    seat = sitting.model.seats[1]
    assert sitting.model.attempt(give("coach", seat, GENTLE))
    sitting.settle()
    assert window.program_turn.plate.isVisible()
    assert window.paint.programs == {seat}
    assert sitting.model.attempt(give("coach", seat, PERSON))
    sitting.settle()
    assert not window.program_turn.plate.isVisible()
    assert round(window.table_grid().middle.bottom()) == window.height()
    assert window.paint.programs == frozenset()


# ---------------------------------------------------------------------- what people say to it


def test_space_goes_on_and_shift_space_holds(qtbot: QtBot) -> None:
    sitting = with_program(qtbot, "tasuo")
    model, seats, window = sitting.model, sitting.window.program_seats, sitting.window
    seats.set_pause(60_000)
    while not model.program_next:
        assert model.attempt(random.Random(1).choice(model.options("red")))
    qtbot.waitUntil(lambda: seats.now.acts)
    QTest.keyClick(window, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert seats.now.held
    before = model.entry
    QTest.keyClick(window, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: model.entry > before)
    assert model.log(model.entry)[0].seat == "blue"
    qtbot.waitUntil(lambda: not seats.now.held)


def test_while_a_person_reads_it_is_told_what_is_left_to_people(qtbot: QtBot) -> None:
    """Before a battle the program begins nothing by itself: nothing is to be held then, nor is anybody next."""
    sitting = with_program(qtbot, "rumblebots")
    seats, window = sitting.window.program_seats, sitting.window
    qtbot.waitUntil(lambda: seats.now.leaves)
    seats.set_pause(50)
    window.requests.open("words")
    assert window.overlays.reads_or_writes
    note = sitting.model.by_hand(WriteNote)
    assert note is not None
    assert sitting.model.attempt(note("red", "Just a moment."))
    qtbot.waitUntil(lambda: seats.now.acts)
    qtbot.waitUntil(lambda: seats.now.leaves and not seats.now.acts)
    assert window.overlays.reads_or_writes
    assert not window.program_turn.plate.look.other, "There is nothing to hold."


def test_where_the_program_plays_every_seat_nobody_has_one(qtbot: QtBot) -> None:
    sitting = with_program(qtbot, "tasuo")
    model, give = sitting.model, sitting.model.by_hand(GiveSeat)
    assert give is not None
    assert model.attempt(give(model.seats[0], model.seats[0], STEADY))
    model.pass_to(PUBLIC)
    sitting.settle()
    assert sitting.window.header.accessibleName().endswith(
        ("by the program · everybody watches", ". everybody watches")
    )


def test_the_plate_never_shows_a_crest_without_words(qtbot: QtBot) -> None:
    """The end of a turn is told only to who wants everything: the plate keeps what was done before."""
    sitting = with_program(qtbot, "virtual-machine")
    plate, ends, mute = sitting.window.program_turn.plate, list[Seat](), list[str]()

    def look(happened: Happened) -> None:
        ends.extend((happened.seat,) if isinstance(happened.move(PUBLIC), EndTurn) else ())
        mute.extend(() if spoken(plate.look.line) else (str(happened.move(PUBLIC)),))

    sitting.model.factsHappened.connect(look)
    play(qtbot, sitting, 14)
    assert set(ends) & set(sitting.model.program_players), "No turn of the program ended."
    assert mute == []


def test_the_plate_tells_what_the_program_did_not_whose_turn_came_next(qtbot: QtBot) -> None:
    sitting = with_program(qtbot, "virtual-machine")
    plate, told = sitting.window.program_turn.plate, list[str]()
    sitting.model.factsHappened.connect(lambda _: told.append(spoken(plate.look.line)))
    play(qtbot, sitting, 14)
    assert any(" with " in line for line in told), "Nobody has attacked."
    assert [line for line in told if line.startswith("Count ")] == []


def test_what_the_program_did_is_told_until_a_person_has_moved(qtbot: QtBot) -> None:
    """Beside what she did herself an older move of the program would read as its answer."""
    sitting = with_program(qtbot, "virtual-machine")
    plate, model = sitting.window.program_turn.plate, sitting.model
    stale, after = list[str](), list[str]()

    def look(happened: Happened) -> None:
        if happened.seat == model.seats[0] and happened.move(PUBLIC) and told_move(model, happened)[0]:
            after.append(spoken(plate.look.line))
        elif happened.seat in model.program_players:
            stale.append(spoken(plate.look.line))

    model.factsHappened.connect(look)
    play(qtbot, sitting, 14)
    assert after
    assert set(after) == {program_line(model)}
    assert set(stale) != {program_line(model)}
    assert not plate.look.asks_why or model.log()[-1].seat in model.program_players


def test_the_crest_on_the_plate_is_of_whoever_did_what_it_tells(qtbot: QtBot) -> None:
    """Who plays next has another crest: beside the sentence of a move it would name the wrong one."""
    sitting = with_program(qtbot, "gattai")
    turn, seats, wrong, told = sitting.window.program_turn, sitting.window.program_seats, list[str](), set[Seat]()

    def look() -> None:
        shown, last = turn.plate.look, turn._last
        if last is not None and not seats.now.stopped and not seats.now.stuck:
            told.add(last.seat)
            if shown.seat != last.seat:
                wrong.append(f"{shown.seat}: {spoken(shown.line)}")

    seats.nowChanged.connect(look)
    play(qtbot, sitting, 10)
    assert len(told) > 1, "Only one seat of the program has played."
    assert wrong == []


def test_one_line_that_tells_only_who_thinks_has_that_crest(qtbot: QtBot, tmp_path: Path) -> None:
    window = PROGRAM["program, thinking"](qtbot, tmp_path)
    assert isinstance(window, TableWindow)
    look = window.program_turn.plate.look
    assert look.crest(small=True) == look.thinks == window.program_seats.now.thinks != ""
    assert look.crest(small=False) == look.seat


def test_the_bright_button_says_that_play_is_left_to_the_program(qtbot: QtBot) -> None:
    """It stands there while a person may move herself: to go on is then to let the program move in her stead."""
    sitting = with_program(qtbot, "rumblebots")
    seats, plate = sitting.window.program_seats, sitting.window.program_turn.plate
    qtbot.waitUntil(lambda: seats.now.leaves)
    assert plate.on.isVisibleTo(plate)
    assert plate.look.on == "Leave it to the program"
    assert plate.look.state == "It is up to you", "a seat of the program was next, and does nothing"
    assert plate.look.seat == sitting.model.seat, "the crest is yours, too"
    before = sitting.model.entry
    plate.on.click()
    qtbot.waitUntil(lambda: sitting.model.entry > before)
    assert sitting.model.log(before + 1)[0].seat in sitting.model.program_players


def test_only_what_a_person_can_do_herself_is_bright_while_the_program_leaves_it_to_her(qtbot: QtBot) -> None:
    """Two bright plates stood one below the other, and neither was what Enter would do."""
    sitting = with_program(qtbot, "rumblebots")
    seats, turn = sitting.window.program_seats, sitting.window.program_turn
    qtbot.waitUntil(lambda: seats.now.leaves)
    plates = sitting.window.findChildren(PlateButton)
    assert [one.look.title for one in plates if one.isVisible() and one.look.fill == "live"] == ["Deal the Draft"]
    assert turn.plate.on.isVisible()
    assert not turn.plate.on.look.fill


def test_what_somebody_began_is_put_aside_as_she_leaves_the_move_to_the_program(qtbot: QtBot) -> None:
    """As the list of whom to challenge: the program waited until somebody closed it, and nothing said so."""
    sitting = with_program(qtbot, "rumblebots")
    overlays, seats = sitting.window.overlays, sitting.window.program_seats
    qtbot.waitUntil(lambda: seats.now.leaves)
    sitting.window.requests.open("seats")
    qtbot.waitUntil(lambda: overlays.reads_or_writes)
    before = sitting.model.entry
    sitting.window.program_turn.plate.on.click()
    assert not overlays.reads_or_writes
    qtbot.waitUntil(lambda: sitting.model.entry > before)


def test_the_program_leaves_time_to_read_a_new_scene_unless_told_to_go_on(qtbot: QtBot) -> None:
    """Coach opened the next scene, and offered a Gambit over it, before anybody could have read what is asked there."""
    hands = "Red: hand 4♠P; Coach: hand 9♣C 5♥C"
    sitting = Sitting(qtbot, given(f'given   pilots Red, Green; phase = "briefing"; scene.text = "{SCENE}"; {hands}'))
    model, seats = sitting.model, sitting.window.program_seats
    give, phrases = model.by_hand(GiveSeat), box("gattai").game.phrases
    assert give is not None
    assert box("gattai").to_read(model.sight(PUBLIC)) == ""
    assert model.attempt(phrases.read("Coach moves on to play"))
    assert box("gattai").to_read(model.sight(PUBLIC)) == SCENE
    for seat in ("coach", "green"):
        assert model.attempt(give("red", seat, STEADY))
    qtbot.waitUntil(seats._pause.isActive)
    as_people_read = len(SCENE.split()) * 60_000 / 250  # 250 words a minute
    assert as_people_read < seats._pause.remainingTime() <= program_seats._LONGEST
    entry = model.entry
    assert seats.go_on()
    qtbot.waitUntil(lambda: model.entry > entry)
    qtbot.waitUntil(lambda: seats._pause.isActive() or seats.now.leaves or bool(model.asks()))
    assert seats._pause.remainingTime() <= program_seats.PAUSE, "she has read it"


def test_the_pace_is_chosen_on_the_plate(qtbot: QtBot) -> None:
    turn = with_program(qtbot, "tasuo").window.program_turn
    chosen: list[str] = []
    turn.paceChosen.connect(chosen.append)
    for _ in program_seats.PACES:
        turn.plate.pace.chosen.emit()
    assert chosen == ["at once", "slow", "people"]


def test_a_click_on_the_pace_leaves_the_keyboard_where_it_was(qtbot: QtBot) -> None:
    """Enter after it would have changed the pace once more."""
    sitting = with_program(qtbot, "tasuo")
    before, plate = sitting.window.focusWidget(), sitting.window.program_turn.plate
    plate.set_look(ProgramLook(on="Go on", pace="Program's pace: slow"))
    plate.setGeometry(0, 0, 700, 44)
    plate.show()
    with qtbot.waitSignal(plate.pace.chosen, timeout=2000):
        QTest.mouseClick(plate.pace, Qt.MouseButton.LeftButton)
    assert sitting.window.focusWidget() is before is not plate.pace
    assert plate.pace.focusPolicy() & Qt.FocusPolicy.TabFocus, "by the keyboard it is reached all the same"


def test_the_place_of_the_bright_button_is_seen_while_it_is_away(qtbot: QtBot) -> None:
    plate = with_program(qtbot, "tasuo").window.program_turn.plate
    plate.setGeometry(0, 0, 700, 44)
    for bright in ("Go on", ""):
        plate.set_look(ProgramLook(on=bright, pace="Program's pace: slow"))
    plate.show()
    place = plate.grab(plate.on.geometry()).toImage()
    assert len({place.pixelColor(x, 1).name() for x in range(place.width())}) > 1


class Breaking:
    """A player that breaks."""

    def choose(self, _sight: Sight, _options: Sequence[Move]) -> Move:
        raise RuntimeError("no such thing")


def test_a_player_that_breaks_is_told_and_nothing_is_lost(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "opponent", lambda *_of: Breaking())
    sitting = with_program(qtbot, "tasuo")
    model, turn = sitting.model, sitting.window.program_turn
    while not model.program_next:
        assert model.attempt(random.Random(1).choice(model.options("red")))
    seats = sitting.window.program_seats
    qtbot.waitUntil(lambda: seats.now.stuck == "blue")
    before = model.entry
    assert "could not find a move for Blue" in turn.plate.look.aloud()
    sitting.click(turn.plate.other)
    assert model.entry == before + 1
    assert model.program_players == {}
    assert model.people == ("red", "blue")


def test_a_player_that_wants_what_the_rules_refuse_is_told_too(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheating:
        def choose(self, _sight: Sight, _options: Sequence[Move]) -> Move:
            return programme("tasuo").box().game.phrases.read("Blue ends the turn")

    monkeypatch.setattr(thinking, "opponent", lambda *_of: Cheating())
    sitting = with_program(qtbot, "tasuo")
    model, seats = sitting.model, sitting.window.program_seats
    while not model.program_next:
        assert model.attempt(random.Random(1).choice(model.options("red")))
    qtbot.waitUntil(lambda: seats.now.stuck == "blue")


def test_the_program_alone_stops_after_many_moves_and_goes_on_when_told(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program_seats, "MOST_IN_A_ROW", 6)
    sitting = with_program(qtbot, "tasuo")
    model, seats = sitting.model, sitting.window.program_seats
    give = model.by_hand(GiveSeat)
    assert give is not None
    assert model.attempt(give("red", "red", STEADY))
    first = model.entry
    qtbot.waitUntil(lambda: bool(seats.now.stopped), timeout=20_000)
    assert model.entry - first <= 7
    assert seats.go_on()
    qtbot.waitUntil(lambda: model.entry - first > 8, timeout=20_000)


# ---------------------------------------------------------------------- in another process


def against_sharp_blue() -> GameModel:
    """A showdown whose second seat is sharp."""
    model = laid_table("tasuo")
    give = model.by_hand(GiveSeat)
    assert give is not None
    assert model.attempt(give("red", "blue", SHARP))
    return model


def begun(model: GameModel) -> tuple[thinking.Thinking, ProcessBeside]:
    """What thinks for the seats of a showdown, and its process."""
    elsewhere = thinking.Thinking()
    elsewhere.begin(thinking.ThinkingOrder("tasuo", model.let_think(tuple)))
    process = elsewhere.process
    assert process is not None
    return elsewhere, process


def runs(pid: int) -> bool:
    """Whether a process of the program has not been cleared away."""
    return pid in {child.pid for child in multiprocessing.active_children()}


@pytest.mark.parametrize("key", KEYS)
def test_another_process_finds_the_move_that_is_found_here(qtbot: QtBot, key: str) -> None:
    finds_the_same(qtbot, laid_table(key))


def showdown_begun(folder: Path) -> Path:
    """The file of a session that began with cards of a pack, which is not kept."""
    file = folder / "one.gattai"
    assert own_cards.begun(written(folder / "ren", own_cards.files()), file, "--scenario", "ren/two-players") == FINE
    return file


@pytest.mark.parametrize("begin", [own_fights.begun, showdown_begun], ids=["own fight", "own cards"])
def test_another_process_knows_the_cards_of_packs_of_ones_own(
    qtbot: QtBot, tmp_path: Path, begin: Callable[[Path], Path]
) -> None:
    """So that no picture waits for what the program thinks there either."""
    with Journal.open(begin(tmp_path)) as journal:
        model = GameModel(journal.box.game, journal, seeded(3))
        model.packs = journal.box.packs
        assert model.packs
        finds_the_same(qtbot, model)


def test_what_no_pack_has_is_told_and_thought_of_here(qtbot: QtBot, tmp_path: Path) -> None:
    with Journal.open(own_fights.begun(tmp_path)) as journal:
        model = GameModel(journal.box.game, journal, seeded(3))
        give = model.by_hand(GiveSeat)
        assert give is not None
        assert model.attempt(give(model.seats[0], model.seats[0], STEADY))
        elsewhere = thinking.Thinking()
        elsewhere.begin(thinking.ThinkingOrder(model.game, model.let_think(tuple), urged=True))
        try:
            assert answer_of(qtbot, elsewhere).unknown
        finally:
            elsewhere.end()


def answer_of(qtbot: QtBot, elsewhere: thinking.Thinking) -> thinking.Thought:
    answers: list[thinking.Thought | None] = []

    def answered() -> bool:
        answers.append(elsewhere.answer())
        return answers[-1] is not None

    qtbot.waitUntil(answered, timeout=120_000)
    assert answers[-1] is not None
    return answers[-1]


def finds_the_same(qtbot: QtBot, model: GameModel) -> None:
    """The other process finds each of four moves as it is found here."""
    give = model.by_hand(GiveSeat)
    assert give is not None
    for seat in model.seats:
        assert model.attempt(give(seat, seat, STEADY))
    elsewhere, players = thinking.Thinking(), thinking.Players()
    try:
        for _ in range(4):
            order = thinking.ThinkingOrder(model.game, model.let_think(tuple), urged=True, packs=model.packs)
            here = thinking.think(order, players)
            elsewhere.begin(order)
            assert elsewhere.thinks
            assert answer_of(qtbot, elsewhere) == here
            assert here.move is not None
            assert model.play_for(here.seat, here.move)
    finally:
        elsewhere.end()


def test_a_person_who_acts_stops_the_thinking_at_once(qtbot: QtBot) -> None:
    elsewhere, process = begun(against_sharp_blue())
    qtbot.waitUntil(lambda: bool(process.pid), timeout=20_000)
    number = process.pid
    assert runs(number)
    elsewhere.stop()
    assert (elsewhere.thinks, elsewhere.process, elsewhere.answer()) == (False, None, None)
    assert process.gone(20)
    assert not runs(number)


def test_a_process_that_is_ended_before_it_was_begun_never_thinks(qtbot: QtBot) -> None:
    model = against_sharp_blue()
    elsewhere = thinking.Thinking()
    ended = []
    for _ in range(3):
        elsewhere.begin(thinking.ThinkingOrder("tasuo", model.let_think(tuple)))
        ended.append(elsewhere.process)
        elsewhere.end()
    for one in ended:
        assert one is not None
        assert one.gone(20)
        assert not one.is_there
        assert not one.pid or not runs(one.pid)


def test_nothing_is_waited_for_when_a_process_is_begun_and_ended(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever takes long with a process is done by another thread than that of the windows."""
    here, done = threading.get_ident(), []

    def noted(name: str) -> None:
        before = getattr(BaseProcess, name)

        def do(process: BaseProcess, *given: object) -> object:
            done.append((name, threading.get_ident() == here))
            return before(process, *given)

        monkeypatch.setattr(BaseProcess, name, do)

    for name in ("start", "join"):
        noted(name)
    elsewhere, process = begun(against_sharp_blue())
    elsewhere.stop()
    assert process.gone(20)
    assert done == [("start", False), ("join", False)]


def test_a_process_that_ends_badly_is_told_for_the_seat_that_play_waits_for(qtbot: QtBot) -> None:
    model = laid_table("virtual-machine")
    give = model.by_hand(GiveSeat)
    assert give is not None
    for seat in model.seats[1:]:
        assert model.attempt(give(model.seats[0], seat, SHARP))
    order = thinking.ThinkingOrder("virtual-machine", model.let_think(tuple))
    assert (order.first, order.seats[0].seat) == ("cpu", "teo")
    elsewhere = thinking.Thinking()
    elsewhere.begin(order)
    process = elsewhere.process
    assert process is not None
    qtbot.waitUntil(lambda: bool(process.pid), timeout=20_000)
    os.kill(process.pid, signal.SIGTERM)
    answers: list[thinking.Thought] = []

    def ended() -> bool:
        answers.extend(one for one in (elsewhere.answer(),) if one is not None)
        return bool(answers)

    qtbot.waitUntil(ended, timeout=20_000)
    assert answers[0].seat == "cpu"
    assert answers[0].broke
    assert elsewhere.process is None


def test_no_process_is_begun_for_a_table_without_a_sharp_seat(qtbot: QtBot) -> None:
    sitting = with_program(qtbot, "tasuo")
    play(qtbot, sitting, 4)
    assert sitting.window.program_seats._thinking is None


def test_a_sharp_seat_is_thought_for_elsewhere_and_its_process_ends_with_the_table(qtbot: QtBot) -> None:
    sitting = with_program(qtbot, "rumblebots", SHARP)
    seats = sitting.window.program_seats
    sitting.window.program_seats.go_on()
    qtbot.waitUntil(lambda: seats._thinking is not None, timeout=20_000)
    sitting.window.close()
    assert seats._thinking is not None
    assert seats._thinking.process is None


def test_what_is_held_while_it_thinks_is_not_said_to_think_for_ever(qtbot: QtBot) -> None:
    """Given a sharp seat that thinks after its pause, when it is held, then it thinks no more once it has an answer."""
    sitting = with_program(qtbot, "rumblebots", SHARP)
    seats = sitting.window.program_seats
    qtbot.waitUntil(lambda: seats.now.acts, timeout=20_000)
    seats.go_on()
    qtbot.waitUntil(lambda: bool(seats.now.thinks), timeout=20_000)
    assert seats.hold()
    qtbot.waitUntil(lambda: not seats._look.isActive(), timeout=30_000)
    assert seats.now.held
    assert not seats.now.thinks


@pytest.mark.parametrize("thought_out", [True, False], ids=["thought out", "still thinking"])
def test_to_go_on_does_not_begin_the_thinking_anew(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, *, thought_out: bool
) -> None:
    """Given a sharp seat that was held, when it is told to go on, then what it has thought by then counts."""
    orders, begin = list[thinking.ThinkingOrder](), thinking.Thinking.begin

    def noted(self: thinking.Thinking, order: thinking.ThinkingOrder) -> None:
        orders.append(order)
        begin(self, order)

    monkeypatch.setattr(thinking.Thinking, "begin", noted)
    sitting = with_program(qtbot, "rumblebots", SHARP)
    model, seats = sitting.model, sitting.window.program_seats
    qtbot.waitUntil(lambda: seats.now.leaves, timeout=30_000)
    orders.clear()
    assert seats.go_on()
    qtbot.waitUntil(lambda: bool(seats.now.thinks), timeout=20_000)
    assert seats.hold()
    if thought_out:
        qtbot.waitUntil(lambda: not seats.now.thinks, timeout=30_000)
    before, played = model.entry, model.play_for
    at_the_move: list[int] = []
    monkeypatch.setattr(model, "play_for", lambda *move: at_the_move.append(len(orders)) or played(*move))
    assert seats.go_on()
    assert not seats.now.held
    assert (model.entry > before) == thought_out, "what is thought out is done at once"
    qtbot.waitUntil(lambda: model.entry > before, timeout=30_000)
    assert at_the_move[0] == 1, "it was thought about once"


def test_a_move_that_is_made_again_and_again_stops_the_program(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program_seats, "MOST_ALIKE", 3)

    class Notes:
        def choose(self, _sight: Sight, _options: Sequence[Move]) -> Move:
            return programme("tasuo").box().game.phrases.read('Blue notes "again"')

    monkeypatch.setattr(thinking, "opponent", lambda *_of: Notes())
    sitting = with_program(qtbot, "tasuo")
    model, seats = sitting.model, sitting.window.program_seats
    while not model.program_next:
        assert model.attempt(random.Random(1).choice(model.options("red")))
    qtbot.waitUntil(lambda: bool(seats.now.stopped), timeout=20_000)
    assert f"has made the same move {seats.now.stopped} times" in sitting.window.program_turn.plate.look.aloud()
    assert model.log(model.entry)[0].words(PUBLIC) == 'Blue notes "again"'


# ---------------------------------------------------------------------- the plate says what it does


def test_the_plate_says_who_thinks_and_for_how_long_but_a_screen_reader_hears_no_seconds(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = PROGRAM["program, thinking"](qtbot, tmp_path)
    assert isinstance(window, TableWindow)
    turn = window.program_turn
    assert turn.plate.look.thinks
    assert "Coach thinks" in turn.plate.accessibleName()
    said = turn.plate.accessibleName()
    qtbot.waitUntil(lambda: turn.plate.look.seconds == 2, timeout=20_000)
    assert spoken(turn.plate.look.below()) == spoken(turn.plate.look.alone()) == "Coach thinks, 2 s"
    assert turn.plate.accessibleName() == said
    window.program_seats._forget()
    window.program_seats._tell()
    assert turn.plate.look.seconds == 0
    assert not turn._each_second.isActive()


def test_before_the_deal_it_is_coach_who_is_said_to_think(qtbot: QtBot) -> None:
    """Given all may do something and Coach has to deal, then no friend of the program is named for it."""
    sitting = with_program(qtbot, "gattai", SHARP)
    seats = sitting.window.program_seats
    qtbot.waitUntil(lambda: bool(seats.now.thinks), timeout=20_000)
    assert sitting.model.entry == len(sitting.model.program_players), "nothing but that the program plays has happened"
    assert seats.now.thinks == "coach"


def test_the_ring_of_a_hand_card_ends_where_the_plate_begins(qtbot: QtBot, tmp_path: Path) -> None:
    window = PROGRAM["program, waiting"](qtbot, tmp_path)
    assert isinstance(window, TableWindow)
    for size in (SMALL, (1920, 1080)):
        window.resize(*size)
        QApplication.processEvents()
        window.hand.cards()[0].setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        plate = window.program_turn.plate.geometry()
        assert window.ring.isVisible()
        assert window.ring.geometry().top() < plate.top()
        assert not window.ring.geometry().intersects(plate)
        window.program_turn.plate.on.setFocus(Qt.FocusReason.TabFocusReason)
        assert window.ring.geometry().intersects(plate), "a button of the plate has its whole ring"


def test_the_ring_of_a_hand_card_ends_there_also_after_a_curtain(qtbot: QtBot, tmp_path: Path) -> None:
    """Given the keyboard came to a card while the curtain still lay over the plate, its ring ends as ever."""
    window = PROGRAM["program, waiting"](qtbot, tmp_path)
    assert isinstance(window, TableWindow)
    curtain = QWidget(window)
    curtain.setGeometry(window.rect())
    curtain.show()
    window.hand.cards()[0].setFocus(Qt.FocusReason.TabFocusReason)
    curtain.hide()
    assert window.ring.isVisible()
    assert not window.ring.geometry().intersects(window.program_turn.plate.geometry())


# ---------------------------------------------------------------------- rows and wall say it in words


@pytest.mark.usefixtures("german")
def test_the_seats_of_the_program_are_named_as_a_sentence_does(qtbot: QtBot) -> None:
    """ "The program plays Teo, CPU." stood there."""
    assert program_line(with_program(qtbot, "virtual-machine").model).endswith(" und CPU.")


@pytest.mark.parametrize("key", KEYS)
def test_rows_and_wall_say_which_seats_are_the_programs(qtbot: QtBot, key: str) -> None:
    sitting = with_program(qtbot, key)
    model = sitting.model
    names = [part.accessibleName() for part in sitting.window.findChildren(QWidget)]
    said = [one for one in names if "by the program" in one]
    rows = [seat for seat in model.seats[1:] if seat not in ("coach", "cpu")] or ["coach"]
    if key != "gattai":  # there the Coach is the person of this table, and all Pilots have rows
        rows = [seat for seat in rows if any(called(model.name(seat)) in one for one in names)]
    assert len(said) >= len(rows) > 0, (rows, said)
    wall = ProjectorWindow(model, room_of(model.game), make_paint(speed=0))
    qtbot.addWidget(wall)
    listed = ", ".join(called(model.name(seat)) for seat in model.program_players)
    assert wall.wall.accessibleDescription().startswith("The program plays ")
    assert all(name in wall.wall.accessibleDescription() for name in listed.split(", "))
    give = model.by_hand(GiveSeat)
    assert give is not None
    for seat in model.seats[1:]:
        assert model.attempt(give(model.seats[0], seat, PERSON))
    wall.follow()
    assert wall.wall.accessibleDescription() == ""


def test_the_foot_of_the_wall_says_who_is_played_by_the_program() -> None:
    model = given(FIGHT)
    assert "by the program" not in wall_look(model).banner.line
    given_away(model, {"red": STEADY, "coach": SHARP})
    assert wall_look(model).banner.line.startswith("by the program · ")


def test_what_is_read_aloud_at_a_scene_stands_on_the_table_and_not_on_the_plate_too(qtbot: QtBot) -> None:
    """Its four lines made the plate so high that it lay over the Hand and half of what sorts it."""
    del qtbot
    its, happened = programme("gattai").box(), list[Happened]()
    model = GameModel(its.game, MemoryJournal(its.begin(scenario("neon-harbour"))), seeded(1))
    model.factsHappened.connect(happened.append)
    model.pass_to("coach")
    model.take_seat()
    scene = None
    while scene is None:
        options = model.options("coach")
        assert model.attempt(next(one for one in options if isinstance(one, SetUpSession | MoveOn)))
        scene = next((one for one in model.options("coach") if isinstance(one, OpenScene)), None)
    assert model.attempt(scene)
    line, causes = told_move(model, happened[-1])
    assert spoken(line) == "Coach opens a scene"
    assert [spoken(one) for one in causes] == ["Scene 2", "Scene: Eleven stalls", "Here: Noodle Row, Harbour Police"]


@pytest.mark.parametrize("size", [SMALL, (1366, 768)])
def test_an_enlarged_table_leaves_the_programs_plate_no_more_than_it_needs(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Given letters larger than there is room for, then the plate has its own room, and the rest is the hand's."""
    sitting = with_program(qtbot, "tasuo", size=size)
    sitting.window.set_zoom(2.0)
    sitting.settle()
    plate, grid = sitting.window.program_turn.plate, sitting.window.table_grid()
    assert plate.isVisible()
    assert plate.y() - grid.middle.bottom() <= plate.paint.px(10)
