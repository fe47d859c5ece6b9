"""The table and the wall of Tasuo Showdown in its moments, each made anew by its name."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.tasuo.queue import QUEUE, entries
from gattai_desktop.games.tasuo.seven_turns_script import seven_turns
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.desk.deck_room import DeckRoom
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from gattai_desktop.windows.wall.projector_window import ProjectorWindow
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import BOX, GAME, model_at, recorded

QUEUE_OF_FOUR: Final = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck storm-court
        phase clash; turn 5; active red
        Red: ka Cinder Page; kio Kiln Breaker; gauge 6; armor 7; bodies 2
        Red: hand Ember Jab, Fury Stoke, Bracer Guard, Forge Sister
        Red: arena Red's The Slagworks up; legend Tripwire Flash down, Smoke Roll down
        Blue: ka Gale Fencer; kao Kite Runner; hand Ember Jab; legend Lightning Rod down, Crosswind down
        Cinder Page: damage 2.5
when    {moves}
"""
QUEUED: Final = """Red adds Fury Stoke
        Red turns The Slagworks
        Red attacks Gale Fencer with Cinder Page by Ember Jab
        Blue answers with Lightning Rod"""
MANY_DEEDS: Final = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase charge; turn 5; active red
        Red: ka Cinder Page; kio Ashen Duelist; weapons kio Salamander Glaive; gauge 6; armor 3; bodies 2
        Red: hand Ember Jab, Fury Stoke, Bracer Guard, Forge Sister; legend Tripwire Flash down
        Blue: ka Glacier Monk; kao Reef Novice; hand Shell Block
"""
"""A Charge Phase in which nearly everything may be done."""
ATTACK: Final = "Red attacks Gale Fencer with Cinder Page"
MODE: Final = "enters Tasuo Mode"

Make = Callable[[QtBot, Path], QWidget]


def queue_of_four() -> State:
    """The clash of a player who is asked what answers the fourth entry of the Queue."""
    return replay(read(QUEUE_OF_FOUR.format(moves=QUEUED))).state


def queue_of_twelve() -> State:
    """The same with eight entries more, each of which answers the one below it or negates one further down."""
    table = queue_of_four()
    waiting = list(entries(table))
    sources = [one for one in waiting if one.kind != "attack"]
    for number in range(len(waiting) + 1, 13):
        like = sources[number % len(sources)]
        waiting.append(evolve(like, number=number, answers=number - 1 - number % 2, negated=False))
    return State(table.zones, {**table.values, QUEUE: tuple(one.kept for one in waiting)})


CLASH: Final = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase clash; turn 3; active red
        Red: ka Ashen Duelist; kio Kiln Breaker; weapons ka Salamander Glaive; gauge 1
        Red: charges ka Coal Shot, Ember Jab; hand Ember Jab.2, Ember Jab.3, Cartwheel Flare
        Blue: kio Glacier Monk; weapons kio Harpoon of Nine Knots; kao Reef Novice; hand nothing
        dice 3+4
"""
CLASHES: Final = (
    "Red attacks Glacier Monk with Ashen Duelist by Ember Jab.2",
    "Red rolls",
    "Red attacks Glacier Monk with Ashen Duelist by Ember Jab.3",
)
"""Two hits of a combo after each other, with a roll between them."""


def play_on(model: GameModel, *moves: str) -> None:
    """Make moves one after the other; whoever is asked passes."""
    for words in moves:
        assert model.attempt(BOX.game.phrases.read(words)), words
        while model.asks():
            passing = next(one for one in model.asks()[0].options if "passes" in str(one))
            assert model.attempt(passing), words


def in_a_combo() -> GameModel:
    """A combo of two hits as it was played, so that the log tells of it."""
    model = model_at(replay(read(CLASH)).state)
    play_on(model, *CLASHES)
    return model


def felled() -> GameModel:
    """A combo whose last hit felled an armed warrior."""
    model = model_at(replay(read(f"{CLASH}        Glacier Monk: damage 5\n")).state)
    play_on(model, CLASHES[0])
    return model


def clash() -> State:
    """A clash with Drives to pay for, and an attack waiting for its answer."""
    return replay(read(QUEUE_OF_FOUR.format(moves=ATTACK))).state


def at(record: str, *, asks: str = "", after: str = "") -> State:
    """The end of a record; where a question of a kind is first open, or right after the first move of some words."""
    states, moves = recorded(record)
    if after:
        return states[next(index for index, move in enumerate(moves) if after in str(move)) + 1]
    asked = (state for state in states if not asks or any(ask.kind == asks for ask in GAME.asks(state)))
    return next(asked) if asks else states[-1]


def _table(make_state: Callable[[], State], *, opens: str = "", size: tuple[int, int] = (1366, 768)) -> Make:
    return _played(lambda: model_at(make_state()), opens=opens, size=size)


def _played(make_model: Callable[[], GameModel], *, opens: str = "", size: tuple[int, int] = (1366, 768)) -> Make:
    def make(qtbot: QtBot, _folder: Path) -> QWidget:
        sitting = Sitting(qtbot, make_model(), size)
        if opens:
            sitting.window.requests.open(opens)
            sitting.settle()
        return sitting.window

    return make


def _wall(make_state: Callable[[], State]) -> Make:
    def make(qtbot: QtBot, _folder: Path) -> QWidget:
        model = model_at(make_state())
        window = ProjectorWindow(model, room_of(model.game), make_paint(speed=0))
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show_window()
        return window

    return make


def _lesson(qtbot: QtBot, _folder: Path) -> QWidget:
    """The lesson where the guide speaks of the first call."""
    state = BOX.begin(seven_turns(built_in_cards().cards, {"red": "Ren"}))
    sitting = Sitting(qtbot, GameModel(BOX.game, MemoryJournal(state), seeded(1), clock=lambda: 0), (1366, 768))
    sitting.window.program_seats.set_pause(0)
    guide = sitting.window.scene.guide
    for _ in range(4):
        qtbot.waitUntil(lambda: not sitting.model.program_next)
        guide.do()
    sitting.settle()
    return sitting.window


def _decks(does: Callable[[DeckRoom], object]) -> Make:
    """The room in which decks are built, over the first window."""

    def make(qtbot: QtBot, folder: Path) -> QWidget:
        window = ShelfWindow(make_paint(speed=0), Shelf(folder / "sessions"), Settings())
        qtbot.addWidget(window)
        window.resize(1366, 768)
        with qtbot.waitExposed(window):
            window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.decks.show("tasuo")
        assert window.decks.page is not None
        does(window.decks.page)
        QApplication.processEvents()
        return window

    return make


def _with_faults(room: DeckRoom) -> None:
    """Too many cards, Ultra cards without their warriors, too many Defensive cards."""
    wanted = {
        "Spark Runner": 4,
        "Binder of the Deep": 1,
        "Moon Jelly": 1,
        "Slipstream": 4,
        "Shell Block": 2,
        "Heat Sink": 4,
    }
    for name, copies in wanted.items():
        room.set_copies(name, copies)
    assert room.side.check.report is not None
    assert len(room.side.check.report.flaws) > 2, room.side.check.report.flaws


def _searched(room: DeckRoom) -> None:
    room.list.search.setText("on")
    assert room.list.listed()


def _refused(room: DeckRoom) -> None:
    QGuiApplication.clipboard().setText("4 Embre Jab")
    room.share()
    room.sharing.paste_text()
    assert room.name.accessibleDescription()


SHOWDOWNS: Final[dict[str, Make]] = {
    "showdown, who begins": _table(lambda: at("TS-EX1", asks="first")),
    "showdown, the first hand": _table(lambda: at("TS-EX1", asks="mulligan")),
    "showdown, a card for armor": _table(lambda: at("TS-EX1", asks="paid")),
    "showdown, a Play Phase": _table(lambda: at("TS-EX105", after="draws two")),
    "showdown, a Charge Phase": _table(lambda: at("TS-EX105", after="ends play")),
    "showdown, an answer to an attack": _table(clash),
    "showdown, a Queue of four": _table(queue_of_four),
    "showdown, a Queue of four, small": _table(queue_of_four, size=(1024, 600)),
    "showdown, a Queue of twelve": _table(queue_of_twelve),
    "showdown, all that may be done": _table(lambda: replay(read(MANY_DEEDS)).state),
    "showdown, a chain roll": _table(lambda: at("TS-EX17", after="passes")),
    "showdown, a combo": _played(in_a_combo),
    "showdown, a combo, large": _played(in_a_combo, size=(1920, 1080)),
    "showdown, a combo, small": _played(in_a_combo, size=(1024, 600)),
    "showdown, a combo that felled": _played(felled),
    "showdown, a target": _table(lambda: at("br06", asks="choice")),
    "showdown, a tax": _table(lambda: at("TS-EX64", asks="tax")),
    "showdown, a stop that holds": _table(lambda: at("br12", asks="attack.held")),
    "showdown, an order": _table(lambda: at("TS-H42", asks="order")),
    "showdown, Tasuo Mode": _table(lambda: at("TS-EX105", after=MODE)),
    "showdown, over": _table(lambda: at("TS-EX105")),
    "showdown, between two duels": _table(lambda: at("TS-H86", after="attacks armor")),
    "showdown, the lesson": _lesson,
    "showdown, house rulings": _table(clash, opens="rulings"),
    "showdown, keys": _table(clash, opens="keys"),
    "decks of showdowns": _decks(lambda _room: None),
    "decks of showdowns, with faults": _decks(_with_faults),
    "decks of showdowns, a search": _decks(_searched),
    "decks of showdowns, a choice": _decks(lambda room: room.choose()),
    "decks of showdowns, shared": _decks(lambda room: room.share()),
    "decks of showdowns, a line refused": _decks(_refused),
    "showdown, wall": _wall(queue_of_four),
    "showdown, wall of a chain roll": _wall(lambda: at("TS-EX17", after="passes")),
    "showdown, wall of the first hand": _wall(lambda: at("TS-EX1", asks="mulligan")),
    "showdown, wall at the end": _wall(lambda: at("TS-EX105")),
}
