"""Every window of the program, and the table in every moment, each made anew by its name."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.card import card
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.boxes import box
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.content.rumblebots.matches import QUICK, match
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.by_hand.coachs_hand import SwitchGuide
from gattai_desktop.games.gattai.story.first_contact_moves import GoOn
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.throwdown.drives import Counter
from gattai_desktop.games.rumblebots.reveal import RevealNext
from gattai_desktop.games.table_form import SEATS
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.model.past import Past
from gattai_desktop.players.virtual_machine.odds import FightResult
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.forms.troubles import Troubles
from gattai_desktop.windows.games.gattai.room import ROOM
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.glossary.words_room import WordsRoom
from gattai_desktop.windows.kit.overlay import Keyboard, Level, WidgetOverlay
from gattai_desktop.windows.overlays.curtain import Curtain
from gattai_desktop.windows.program.table_menu import TableMenu
from gattai_desktop.windows.program.wall_keeper import WallKeeper
from gattai_desktop.windows.replay.window import ReplayWindow
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.shelf.new_table import NewTable
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from gattai_desktop.windows.table.table_window import TableWindow
from gattai_desktop.windows.wall.mirror_alarm import MirrorAlarm
from gattai_desktop.windows.wall.projector_window import ProjectorWindow
from tests.windows.desk_surfaces import DESKS, PACKS
from tests.windows.fights import LED_TO_THE_END, led, recorded
from tests.windows.program_surfaces import PROGRAM
from tests.windows.puzzle_surfaces import PUZZLES
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, dealt, given, laid, the_counting, the_odds, the_pilots
from tests.windows.tasuo.showdown_surfaces import SHOWDOWNS
from tests.windows.test_bots import CLASH
from tests.windows.test_pilot_sheet import TECHS
from tests.windows.test_rumble import BEFORE, RUMBLE
from tests.windows.test_score import DEBRIEFING
from tests.windows.test_shelf_window import lay
from tests.windows.turning_surfaces import TURNING

GAMBIT: Final = """
given   pilot red "Ren"
        phase = "play"
        Red: hand 8♥P 9♣P; Coach: hand 3♣C K♠C
when    Coach offers red a Gambit for "Open the vault"
when    Red accepts
"""
OUTCOME: Final = """
given   pilot red "Ren"; threat tide "The Tide" rating 2
        throwdown Coach against Red; Red on turn; stage 7
        Red: Strike 2; hand A♥P 9♣P; Coach: Strike 3; hand K♠C; Pile 3♣C Q♦C
when    Red counters with A♥P
when    Coach concedes
"""
OUTCOME_ASKED: Final = (
    OUTCOME
    + """
when    Red takes fortify for red
when    Red takes no more Spoils
"""
)
ASKED: Final = """
given   pilot red "Ren"; pilot green "Tam"
        throwdown Coach against Red; Red on turn
        Red: Strike 2; hand K♥P 9♣P; Green: hand 4♠P; Coach: Strike 3; hand K♠C; Pile 3♣C 7♦C
when    Red counters with K♥P
"""
TIED: Final = """
given   pilot red "Ren"; pilot green "Tam"; pilot blue "Ida"
        Red: steel 2; flesh 4; hand 9♠P 2♠P; Green: hand 3♦P 4♦P; Blue: hand 7♦P; Coach: hand 5♦C K♠C
when    Red challenges coach with 9♠P for ""
        Coach accepts with 5♦C
        Green joins red
        Coach closes the sides
        Green votes for the Team
        Blue votes for herself
"""

SIDES: Final = """
given   pilot red "Ren"; pilot green "Tam"; pilot blue "Ida"; pilot yellow "Momo"
        threat romog "Romog the Hunter" rating 2; threat gull "Doctor Seagull" rating 2
        Red: hand 8♥P 9♣P; Green: hand 4♠P 5♦P; Blue: hand 2♠P; Coach: Strike 3; hand K♠C
when    Coach challenges red with K♠C for "Ida"
when    Red accepts with 9♣P
"""
ALL_VOTE = """
given   pilot red "Ren"; pilot green "Tam"; pilot blue "Ida"; pilot yellow "Momo"; pilot purple "Vex"
        faction crew "Harbour Crew" agency 3; faction radio "Radio Nemuri" agency 5
        faction row "Noodle Row" agency 1; faction police "Harbour Police" agency 4
        Red: hand 9♠P 2♠P; Coach: hand 5♦C
when    Coach challenges red with 5♦C for "Momo"
        Red accepts with 9♠P
        Coach closes the sides
"""

Make = Callable[[QtBot, Path], QWidget]


def _seated(record: str, seat: str, *, size: tuple[int, int] = (1366, 768)) -> Make:
    def make(qtbot: QtBot, _folder: Path) -> QWidget:
        sitting = Sitting(qtbot, given(record), size)
        sitting.take(seat)
        return sitting.window

    return make


def _hinted(make_table: Make) -> Make:
    """The table with what the program would do there at first sight; the trials are not waited for."""

    def make(qtbot: QtBot, folder: Path) -> QWidget:
        window = make_table(qtbot, folder)
        assert isinstance(window, TableWindow)
        window.hint.tries_out = False
        window.keys.do("F2")
        qtbot.waitUntil(lambda: window.hint.weighing is not None)
        QApplication.processEvents()
        return window

    return make


def _typed(text: str) -> Make:
    def make(qtbot: QtBot, _folder: Path) -> QWidget:
        sitting = Sitting(qtbot, dealt())
        sitting.take("coach")
        sitting.window.setFocus()
        QTest.keyClicks(sitting.window, text)
        sitting.settle()
        assert sitting.window.sheet.isVisible()
        return sitting.window

    return make


def _fired(trigger: str) -> Make:
    def make(qtbot: QtBot, _folder: Path) -> QWidget:
        sitting = Sitting(qtbot, dealt())
        assert sitting.model.attempt(GATTAI.game.phrases.read(f'Coach fires "{trigger}"'))
        sitting.settle()
        assert sitting.model.asks
        return sitting.window

    return make


def _story(key: str, seat: str) -> Make:
    def make(qtbot: QtBot, _folder: Path) -> QWidget:
        sitting = Sitting(qtbot, dealt(key))
        sitting.take(seat)
        return sitting.window

    return make


def _shown(qtbot: QtBot, window: QWidget) -> QWidget:
    qtbot.addWidget(window)
    window.resize(1366, 768)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    for _ in range(3):
        QApplication.processEvents()
    return window


def mixed(page: NewTable, *, alone: bool) -> None:
    """Let one sit down alone as Coach, or three friends with two seats of the program."""
    page.choose("neon-harbour")
    page.seats.sit(5)
    page.company.plates["alone" if alone else "friends"].click()
    seats = list(page.seats.seats())
    if alone:
        page.seats.sitters["coach"].person.click()
        page.seats.sitters[seats[1]].strengths["sharp"].click()
        return
    page.seats.coach.setText("Jo")
    page.seats.people[seats[0]].setText("Mira")
    page.seats.sitters[seats[3]].program.click()
    page.seats.sitters[seats[4]].program.click()
    page.seats.sitters[seats[4]].strengths["gentle"].click()


def _shelf(sessions: int, key: str = "") -> Make:
    def make(qtbot: QtBot, folder: Path) -> QWidget:
        shelf = Shelf(folder / "sessions")
        for _ in range(sessions):
            lay(shelf)
        window = _shown(qtbot, ShelfWindow(make_paint(speed=0), shelf, Settings()))
        assert isinstance(window, ShelfWindow)
        if key in ("new", "alone", "mixed", "showdown", "more"):
            window.ask_table(first_contact=False)
            if window.new_table is not None and key in ("alone", "mixed"):
                mixed(window.new_table, alone=key == "alone")
            elif window.new_table is not None and key != "new":
                window.new_table.choose("two-players")
                if key == "more":
                    window.new_table.choices.more.click()
        elif key == "choices":
            window.show_choices()
        elif key == "wall":
            window.show_choices()
            window.wall.show(Settings(wall="window"))
        QApplication.processEvents()
        return window

    return make


def _curtain(qtbot: QtBot, _folder: Path) -> QWidget:
    model = given(FIGHT)
    window = _shown(qtbot, laid(model, make_paint(speed=0), make_curtain=Curtain))
    model.pass_to("red")
    QApplication.processEvents()
    return window


def _free(qtbot: QtBot, _folder: Path) -> QWidget:
    sitting = Sitting(qtbot, dealt())
    sitting.take("coach")
    assert sitting.model.attempt(SwitchGuide("coach", "off"))
    sitting.settle()
    return sitting.window


def _refused(qtbot: QtBot, _folder: Path) -> QWidget:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("green")
    assert not sitting.model.attempt(Counter("green", card("4♠P")))
    sitting.settle()
    assert sitting.window.refusals.shown
    return sitting.window


def _pilot(qtbot: QtBot, _folder: Path) -> QWidget:
    sitting = Sitting(qtbot, given(TECHS))
    sitting.take("red")
    QTest.keyClick(sitting.window, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    sitting.settle()
    assert the_pilots(sitting.window).shown
    return sitting.window


def _help(qtbot: QtBot, _folder: Path) -> QWidget:
    sitting = Sitting(qtbot, dealt(), (1366, 768))
    sitting.press(Qt.Key.Key_F1)
    return sitting.window


def _rulings(qtbot: QtBot, _folder: Path) -> QWidget:
    sitting = Sitting(qtbot, dealt())
    sitting.take("coach")
    sitting.window.requests.open("rulings")
    sitting.settle()
    return sitting.window


def _words(qtbot: QtBot, _folder: Path) -> QWidget:
    """The words of the game, one of them with its rules."""
    sitting = Sitting(qtbot, dealt())
    sitting.window.requests.open("words")
    sitting.settle()
    room = sitting.window.findChild(WordsRoom)
    assert room is not None
    room.shown_words()[1].click()
    sitting.settle()
    return sitting.window


def _explained(qtbot: QtBot, _folder: Path) -> QWidget:
    """A word beside the guide, and another where the pointer rests."""
    model = dealt("first-contact")
    assert model.attempt(GoOn("coach"))
    sitting = Sitting(qtbot, model)
    sitting.take("red")
    window = sitting.window
    assert window.scene.guide.bubble.isVisible()
    window.scene.guide.card.do.setFocus()
    assert window.explainer.tell_next()
    return window


def _seating(qtbot: QtBot, _folder: Path) -> QWidget:
    """How people sit."""
    sitting = Sitting(qtbot, dealt())
    sitting.window.requests.open("seating")
    sitting.settle()
    return sitting.window


def _odds(qtbot: QtBot, _folder: Path) -> QWidget:
    sitting = Sitting(qtbot, dealt())
    sitting.take("coach")
    sitting.window.requests.open("odds")
    rehearsing = the_odds(sitting.window).fights.rehearsing
    rehearsing.stop()
    sitting.settle()
    return sitting.window


def _counted(qtbot: QtBot, _folder: Path) -> QWidget:
    """The odds of a fight of Virtual Machine, after some fights."""
    model = led(1)
    model.pass_to("cpu")
    sitting = Sitting(qtbot, model)
    sitting.take("cpu")
    sitting.window.requests.open("odds")
    counting = the_counting(sitting.window)
    counting.stop()
    assert counting.odds is not None
    counting.odds.count([FightResult("mcs", 4, 1), FightResult("cpu", 6, 2), FightResult("mcs", 5, 2)])
    counting.counted.emit()
    sitting.settle()
    return sitting.window


def _opened(about: str, *, key: str = "neon-harbour", seat: str = "coach") -> Make:
    """What opens by a name at a table after the deal."""

    def make(qtbot: QtBot, _folder: Path) -> QWidget:
        sitting = Sitting(qtbot, dealt(key))
        sitting.take(seat)
        sitting.window.requests.open(about)
        sitting.settle()
        return sitting.window

    return make


def _log(qtbot: QtBot, _folder: Path) -> QWidget:
    sitting = Sitting(qtbot, dealt())
    sitting.take("coach")
    QTest.keyClicks(sitting.window, "l")
    sitting.settle()
    return sitting.window


def _menu(qtbot: QtBot, _folder: Path) -> QWidget:
    sitting = Sitting(qtbot, dealt())
    sitting.take("coach")
    menu = TableMenu(sitting.window.sheet, lambda: QRect(sitting.window.rect()), sitting.window)
    menu.can_bring_back = lambda: True  # as long as it gets
    menu.show(Settings())
    sitting.settle()
    return sitting.window


def kept(sitting: Sitting) -> WallKeeper:
    window = sitting.window
    menu = TableMenu(window.sheet, lambda: QRect(window.rect()), window)
    return WallKeeper(window, menu, Troubles(window.model, window.sheet, window.rect, window), Settings(wall="window"))


def _wall_settings(qtbot: QtBot, _folder: Path) -> QWidget:
    sitting = Sitting(qtbot, dealt())
    sitting.take("coach")
    keeper = kept(sitting)
    keeper.show_menu()
    sitting.settle()
    assert keeper.wall is not None
    qtbot.addWidget(keeper.wall)
    return sitting.window


def _covered(qtbot: QtBot, _folder: Path) -> QWidget:
    model = given(FIGHT)
    window = _shown(qtbot, laid(model, make_paint(speed=0), make_curtain=Curtain))
    assert isinstance(window, TableWindow)
    model.pass_to("red")
    model.take_seat()
    window.cover.switch(60)
    window.cover.cover()
    assert model.covered
    QApplication.processEvents()
    return window


def _mirrored(
    qtbot: QtBot, _folder: Path, *, same: bool = False, doubtful: bool = False, leaves: bool = False
) -> QWidget:
    model = given(FIGHT)
    window = _shown(qtbot, laid(model, make_paint(speed=0), make_curtain=Curtain))
    assert isinstance(window, TableWindow)
    assert window.curtain is not None
    window.curtain.setEnabled(False)  # as whoever raises the alarm does
    alarm = MirrorAlarm(window.paint, window)
    window.overlays.add(WidgetOverlay(Level.ALARM, alarm, keyboard=Keyboard.TAKEN))
    alarm.ring_out("2", same=same, doubtful=doubtful, leaves=leaves)
    QApplication.processEvents()
    return window


def _bots(record: str) -> Make:
    def make(qtbot: QtBot, _folder: Path) -> QWidget:
        game = box("rumblebots")
        state = (
            replay(read(record, "given.record")).state
            if record
            else game.begin(match({"red": "Ren", "blue": "Ida"}, way=QUICK))
        )
        model = GameModel(game.game, MemoryJournal(state), seeded(3))
        return _shown(qtbot, laid(model, make_paint(speed=0)))

    return make


def _first_battle(moves: int) -> Make:
    """The guided first battle, after so many Bots of Ren."""

    def make(qtbot: QtBot, _folder: Path) -> QWidget:
        state = box("rumblebots").begin(
            table_form("rumblebots", "first-battle").setup({SEATS: {"red": "Ren", "blue": "Ida"}})
        )
        model = GameModel(box("rumblebots").game, MemoryJournal(state), seeded(3))
        for _ in range(moves):
            assert model.attempt(RevealNext("red"))
        return _shown(qtbot, laid(model, make_paint(speed=0)))

    return make


def _fight(model: Callable[[], GameModel], *, size: tuple[int, int] = (1366, 768), about: str = "") -> Make:
    """A fight of Virtual Machine, for whoever play waits for, and what opens there by a name."""

    def make(qtbot: QtBot, _folder: Path) -> QWidget:
        sitting = Sitting(qtbot, model(), size)
        if about:
            sitting.window.requests.open(about)
            sitting.settle()
        return sitting.window

    return make


def _wall(qtbot: QtBot, _folder: Path) -> QWidget:
    window = ProjectorWindow(model := given(FIGHT), room_of(model.game), make_paint(speed=0))
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show_window()
    return window


def _replay(qtbot: QtBot, _folder: Path) -> QWidget:
    journal = MemoryJournal(GATTAI.begin(scenario("neon-harbour")))
    model = GameModel(GATTAI.game, journal, seeded(1))
    model.take_seat()
    assert model.attempt(SetUpSession("coach"))
    past = Past(GATTAI, journal)
    window = ReplayWindow(past, GATTAI, ROOM, "An evening", make_paint(speed=0))
    past.setParent(window)
    return _shown(qtbot, window)


def _replay_of_bots(qtbot: QtBot, _folder: Path) -> QWidget:
    game = box("rumblebots")
    state = replay(read(CLASH, "given.record")).state
    past = Past(game, MemoryJournal(state))
    window = ReplayWindow(past, game, room_of("rumblebots"), "A bot battle", make_paint(speed=0))
    past.setParent(window)
    return _shown(qtbot, window)


SURFACES: Final[dict[str, Make]] = {
    "first screen": _shelf(0),
    "shelf": _shelf(2),
    "full shelf": _shelf(8),
    "choices of this computer": _shelf(1, "choices"),
    "new table": _shelf(1, "new"),
    "new table alone": _shelf(1, "alone"),
    "new table of people and program": _shelf(1, "mixed"),
    "a new showdown": _shelf(1, "showdown"),
    "more about a new showdown": _shelf(1, "more"),
    "story, coach": _story("neon-harbour", "coach"),
    "story, pilot": _story("neon-harbour", "red"),
    "first contact, coach": _story("first-contact", "coach"),
    "first contact, pilot": _story("first-contact", "red"),
    "Hunter's Moon, coach": _story("hunters-moon", "coach"),
    "Hunter's Moon, pilot": _story("hunters-moon", "red"),
    "Hunter's Moon, a Pilot's sheet": _opened("pilot.red", key="hunters-moon", seat="red"),
    "Hunter's Moon, a Threat": _opened("threat.skunkboi", key="hunters-moon"),
    "a Threat": _opened("threat.doctor_gull"),
    "a Threat, pilot": _opened("threat.doctor_gull", seat="red"),
    "the Crisis": _opened("crisis"),
    "the Crisis, pilot": _opened("crisis", seat="red"),
    "a Location": _opened("location.kite_wharf"),
    "what else, coach": _opened("more"),
    "what else, pilot": _opened("more", seat="red"),
    "gambit, coach": _seated(GAMBIT, "coach"),
    "gambit, pilot": _seated(GAMBIT, "red"),
    "throwdown, pilot": _seated(FIGHT, "red"),
    "throwdown, coach": _seated(FIGHT, "coach"),
    "throwdown, watching": _seated(FIGHT, "green"),
    "throwdown, taking sides": _seated(SIDES, "red"),
    "throwdown, a hint": _hinted(_seated(FIGHT, "red")),
    "throwdown, a hint, small": _hinted(_seated(FIGHT, "red", size=(1024, 600))),
    "throwdown, asked, a hint": _hinted(_seated(ASKED, "red")),
    "story, a hint": _hinted(_story("first-contact", "red")),
    "throwdown, small": _seated(FIGHT, "red", size=(1024, 600)),
    "story, asked about a Faction": _fired("+Disfavor"),
    "story, asked about a Pilot": _fired("+Trauma:Red(1)"),
    "throwdown, asked": _seated(ASKED, "red"),
    "throwdown, asked together": _seated(TIED, "coach"),
    "throwdown, all vote": _seated(ALL_VOTE, "red"),
    "before a rumble": _seated(BEFORE, "red"),
    "rumble, pilot": _seated(RUMBLE, "red"),
    "rumble, coach": _seated(RUMBLE, "coach"),
    "outcome": _seated(OUTCOME, "red"),
    "outcome, asked": _seated(OUTCOME_ASKED, "red"),
    "debriefing": _seated(DEBRIEFING, "coach"),
    "free table": _free,
    "fight, before it": _fight(partial(led, 0)),
    "fight, cards chosen": _fight(partial(led, 2)),
    "fight, cards chosen by the CPU": _fight(partial(led, 4)),
    "fight, a turn": _fight(partial(led, 7)),
    "fight, a hint": _hinted(_fight(partial(led, 2))),
    "fight, a turn, small": _fight(partial(led, 7), size=(1024, 600)),
    "fight, a mob's turn": _fight(partial(led, 10)),
    "fight, an MC's sheet": _fight(partial(led, 7), about="process.sable"),
    "fight, a mob's sheet": _fight(partial(led, 7), about="process.m02.1"),
    "fight, a card for the Team Hand": _fight(partial(led, 15)),
    "fight, an Interrupt": _fight(partial(led, 25)),
    "fight, over": _fight(partial(led, LED_TO_THE_END)),
    "fight, a hacker": _fight(partial(recorded, "VM-EX77")),
    "fight, a boss": _fight(partial(recorded, "VM-EX87")),
    "fight, asked where to fall": _fight(partial(recorded, "VM-EX11", asks="fall")),
    "fight, asked where to flee": _fight(partial(recorded, "VM-H36-equal", asks="flee")),
    "fight, asked for a hit": _fight(partial(recorded, "VM-EX82", asks="hit")),
    "fight, asked for a shot": _fight(partial(recorded, "VM-EX66", asks="cylinder")),
    "fight, asked for a Joker": _fight(partial(recorded, "VM-EX28", asks="joker")),
    "curtain": _curtain,
    "covered hand": _covered,
    "refused": _refused,
    "pilot's sheet": _pilot,
    "rulings": _rulings,
    "help": _help,
    "words": _words,
    "explained": _explained,
    "seating": _seating,
    "odds": _odds,
    "odds of a fight": _counted,
    "log": _log,
    "menu": _menu,
    "gambit sheet": _typed("g"),
    "throwdown sheet": _typed("d"),
    "trigger": _typed("+"),
    "by hand": _typed("v"),
    "keys": _typed("?"),
    "pass": _typed("p"),
    "bots, before": _bots(""),
    "bots, clash": _bots(CLASH),
    "bots, the first battle": _first_battle(0),
    "bots, the first battle, asked": _first_battle(2),
    "bots, a hint": _hinted(_bots(CLASH)),
    "wall": _wall,
    "settings of the wall": _wall_settings,
    "the wall before a table": _shelf(1, "wall"),
    "mirror alarm": _mirrored,
    "mirror alarm, in doubt": partial(_mirrored, doubtful=True),
    "mirror alarm, the table on the projector": partial(_mirrored, same=True, leaves=True),
    "mirror alarm, no other screen": partial(_mirrored, same=True),
    "replay": _replay,
    "replay of bots": _replay_of_bots,
    **PROGRAM,
    **TURNING,
    **PUZZLES,
    **PACKS,
    **DESKS,
    **SHOWDOWNS,
    "showdown, a hint": _hinted(SHOWDOWNS["showdown, a Play Phase"]),
}
WALLS: Final = tuple(name for name in SURFACES if name == "wall" or ", wall" in name)
"""What is only looked at, from afar: nothing there has the keyboard."""
