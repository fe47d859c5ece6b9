"""Tables to look at: Neon Harbour after the deal, First Contact, or anything that a record begins with."""

from collections.abc import Sequence
from pathlib import Path

from pytestqt.qtbot import QtBot

from gattai_desktop.app import Program
from gattai_desktop.board.paint import Paint, make_paint
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.games.gattai.odds.odds_opener import OddsOpener
from gattai_desktop.windows.games.gattai.pilot.pilot_sheets import PilotSheets
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.games.virtual_machine.fight_odds_opener import FightOddsOpener
from gattai_desktop.windows.games.virtual_machine.fight_odds_room import FightCounting
from gattai_desktop.windows.rulings.rulings_overlay import RulingsOverlay
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from gattai_desktop.windows.table.lay_table import MakeCurtain, lay_table
from gattai_desktop.windows.table.table_window import TableWindow


def dealt(key: str = "neon-harbour", seats: Sequence[Seat] | None = None, *, seed: int = 1) -> GameModel:
    """A scenario after the Coach has dealt; he has the computer, his curtain is up. seats: of its Pilots."""
    model = GameModel(GATTAI.game, MemoryJournal(GATTAI.begin(scenario(key, seats))), seeded(seed), clock=lambda: 1_000)
    model.take_seat()
    assert model.attempt(SetUpSession("coach"))
    return model


def deal_at(program: Program, qtbot: QtBot) -> None:
    """Begin Neon Harbour from the shelf; Coach sits down and deals."""
    program.show_shelf()
    program.begin_session(scenario("neon-harbour"))
    assert program.table is not None
    assert program.model is not None
    with qtbot.waitExposed(program.table):
        program.table.activateWindow()
    program.model.take_seat()
    assert program.model.attempt(SetUpSession("coach"))


def shelf_shown(qtbot: QtBot, folder: Path) -> ShelfWindow:
    """The first window, as large as a notebook's, with an empty shelf in a folder; nothing in it moves slowly."""
    (folder / "sessions").mkdir(exist_ok=True)
    made = ShelfWindow(make_paint(speed=0), Shelf(folder / "sessions"), Settings())
    qtbot.addWidget(made)
    made.resize(1366, 768)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    return made


def laid(model: GameModel, paint: Paint | None = None, *, make_curtain: MakeCurtain | None = None) -> TableWindow:
    """A window for a table, in the room of its game."""
    return lay_table(model, room_of(model.game), paint or make_paint(speed=0), make_curtain=make_curtain)


def the_pilots(window: TableWindow) -> PilotSheets:
    """What keeps the sheets of the Pilots over a table."""
    found = window.overlays.named("pilot")
    assert isinstance(found, PilotSheets)
    return found


def the_counting(window: TableWindow) -> FightCounting:
    """What counts the odds of a fight of Virtual Machine, once they were opened."""
    found = window.overlays.named("odds")
    assert isinstance(found, FightOddsOpener)
    assert found.counting is not None
    return found.counting


def the_odds(window: TableWindow) -> OddsOpener:
    """What rehearses fights over a table."""
    found = window.overlays.named("odds")
    assert isinstance(found, OddsOpener)
    return found


def the_rulings(window: TableWindow) -> RulingsOverlay:
    """What keeps the room of rulings over a table."""
    found = window.overlays.named("rulings")
    assert isinstance(found, RulingsOverlay)
    return found


def given(text: str) -> GameModel:
    """The table after a record; the Coach has the computer, his curtain is down."""
    replayed = replay(read(text, "given.record"))
    assert not replayed.unmet
    return GameModel(GATTAI.game, MemoryJournal(replayed.state), seeded(1), clock=lambda: 1_000)


FIGHT = """
given   pilot red "Ren"; pilot green "Tam"
        throwdown Coach against Red; Red on turn
        Red: Strike 2; hand 8♥P 9♣P; Green: hand 4♠P; Coach: Strike 3; hand K♠C; Pile 3♣C 7♦C
"""
