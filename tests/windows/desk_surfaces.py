"""Where an evening is made and kept: packs, the desk with each of its pages, learning; each made anew by its name."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.plates import PlateButton
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.boxes import box
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.content.new_tables import form_of_packs
from gattai_desktop.content.own_pack import read_own_pack
from gattai_desktop.content.pack_file import packed
from gattai_desktop.content.rumblebots.matches import QUICK, match
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.setup import Setup
from gattai_desktop.games.gattai.story.scenes import OpenScene
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.records.tale import NIGHT
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.windows.desk.desk_board import DeskBoard
from gattai_desktop.windows.desk.doing_control import DoingControl
from gattai_desktop.windows.desk.entry_form import EntryForm
from gattai_desktop.windows.desk.pieces_control import PiecesControl
from gattai_desktop.windows.desk.ready_control import ReadyControl
from gattai_desktop.windows.games.gattai.desk.table_page import TablePage
from gattai_desktop.windows.games.gattai.desk.threat_editor import ThreatEditor
from gattai_desktop.windows.games.gattai.flows.story_flows import open_scene
from gattai_desktop.windows.games.gattai.learning.learn_room import LearnRoom
from gattai_desktop.windows.games.gattai.making.pilot_making import PilotMaking
from gattai_desktop.windows.kit.plate_words import kind_title
from gattai_desktop.windows.program.desk_at_table import DeskAtTable, DeskFromQuestion
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from tests.content.coach_packs import FACTIONS, THREATS, files_of, head, written
from tests.records.evenings import evening
from tests.windows.sitting import Sitting
from tests.windows.tables import shelf_shown

Make = Callable[[QtBot, Path], QWidget]

FAULTY: Final = files_of(
    threats=THREATS.replace("tr = 3", "tr = 9").replace('"Violence"', '"Violense"'),
    factions=FACTIONS.replace("agency = 2", 'agency = "two"'),
)
"""A pack with faults in two of its files."""
QUOTED: Final = ("faction.keepers", "threat.lamp_eater", "agency", "tr", "two")
"""What stands in those files where they are faulty, as it is written there."""
AT_THE_BASE: Final = {
    "phase": "debriefing", "scenario.result": "won", "pilot.green.evolutions": 2, "pilot.green.evolved": 2,
    "pilot.green.evolutions_for": ("lesson", "mvp"), "pilot.green.last_category": "daisho",
    "pilot.red.evolutions": 1, "pilot.green.base.flesh": 4,
}  # fmt: skip
"""The evening is won, and Green may learn twice."""
BOTS: Final = {
    "pack.toml": head("tin-tide", "Tin Tide", '"bot-battle"')
    .replace("format = 1", 'format = 1\ngame = "rumblebots"')
    .replace('edition = "beta"\n', ""),
    "decks.toml": """[[deck]]
id = "deck.low_water"
name = "Low Water"
bots = ["b01", "b01", "b02", "b05", "b05", "rust_gull", "rust_gull"]
contraption = "slow_lever"
""",
    "bots.toml": """[[bot]]
id = "rust_gull"
name = "Rust Gull"
factions = ["brine"]
tier = 1
attack = 2
defence = 2
""",
    "contraptions.toml": """[[contraption]]
id = "slow_lever"
name = "Slow Lever"
effect = "attack"
amount = 1
text = "Pull it twice."
""",
}
"""A pack of the bot battle: a deck that lacks a Bot, a Bot and a Contraption of its own."""
_WHOLE: Final = BOTS["decks.toml"].replace('["b01"', '["b03", "b01"')
"""The same deck with its eighth Bot."""
FIGHTS: Final = {
    "pack.toml": head("pier-nine", "Pier Nine", '"virtual-machine"')
    .replace("format = 1", 'format = 1\ngame = "virtual-machine"')
    .replace('edition = "beta"\n', ""),
    "maps.toml": """[[map]]
id = "pier"
name = "The Pier"
start = "Q1"
boss_start = "Q3"
areas = [
    { id = "Q1", name = "Mooring", x = 20, y = 45 },
    { id = "Q2", name = "Boathouse", x = 80, y = 20, states = ["cover", "dark"] },
    { id = "Q3", name = "Gantry", x = 140, y = 45 },
    { id = "Q4", name = "Slipway", x = 80, y = 80, states = ["falling"] },
]
links = ["Q1-Q2 2", "Q2-Q3 3", "Q2>Q4 1"]
sight = ["Q1~Q3 2"]
walls = ["Q1#Q4"]
""",
    "mobs.toml": """[[mob]]
id = "gull"
name = "Pike Daemon"
hp = 40
damage = 20
range = 1
accuracy = "4+"
evade = "K+"
connect = "6+"
resist = "Q+"
traits = ["flies"]
auto = 2
""",
    "fights.toml": """[[fight]]
id = "low_tide"
name = "Ebb Watch"
map = "pier"
boss = "b1"
mobs = [{ mob = "gull", at = "Q3", count = 3 }, { mob = "m02", at = "Q2" }]
out_3 = [{ mob = "gull", at = "Q3" }]
in_5 = [{ mob = "gull", at = "Q2" }]
""",
}
"""A pack of fights: a map on which nobody gets out of a fall, a mob, a fight."""
CARDS: Final = {
    "pack.toml": head("night-shift", "Night Shift", '"tasuo"')
    .replace("format = 1", 'format = 1\ngame = "tasuo"')
    .replace('edition = "beta"\n', ""),
    "classes.toml": """[[class]]
id = "lamplit"
name = "Lamplit"
""",
    "cards.toml": """[[card]]
id = "wick_boy"
name = "Wick Boy"
kind = "warrior"
class = "lamplit"
life = 4.5
attack = "K1.5 fire c"
effect = "called / may / own warriors < foe warriors -> enemy with Burn Freeze: damage 1.5 & you: draw 1"
""",
    "decks.toml": """[[deck]]
id = "late_watch"
name = "Late Watch"
cards = [{ card = "wick_boy", copies = 4 }, { card = "sl01", copies = 4 }, { card = "sl12", copies = 3 }]
ultra = ["ul01"]
""",
}
"""A pack of Tasuo Showdown: a class, a card, and a deck that lacks most of its cards, which is no fault."""
NAMED_THERE: Final = (
    *("Tin Tide", "Low Water", "Rust Gull", "Slow Lever", "Pull it twice"),
    *("Pier Nine", "The Pier", "Mooring", "Boathouse", "Gantry", "Slipway", "Pike Daemon", "Ebb Watch"),
    *("Night Shift", "Lamplit", "Wick Boy", "Late Watch"),
)
"""What a person made up in these."""


def _shelf(qtbot: QtBot, folder: Path) -> ShelfWindow:
    written(folder / "packs" / "gattai" / "dark-quay")
    return shelf_shown(qtbot, folder)


def _packs(qtbot: QtBot, folder: Path) -> QWidget:
    window = _shelf(qtbot, folder)
    window.packs.show()
    QApplication.processEvents()
    return window


def _refused(qtbot: QtBot, folder: Path) -> QWidget:
    window = _shelf(qtbot, folder)
    path = folder / "quay.gattai-pack"
    path.write_bytes(packed(FAULTY))
    window.packs.arrival.bring_in(path)
    QApplication.processEvents()
    assert window.packs.room.panel.notices
    return window


def _waiting(qtbot: QtBot, folder: Path) -> QWidget:
    """A pack that came with the program, and is not brought in."""
    window = _shelf(qtbot, folder)
    window.packs.show()
    window.packs.room.cards["waiting", "three-evenings"].setFocus()
    QApplication.processEvents()
    assert [one.key for one in window.packs.room.panel.look.acts] == ["bring"]
    return window


def _tale(qtbot: QtBot, folder: Path) -> QWidget:
    """The tale of the second of two evenings, before it is kept."""
    played = evening(moves=120, seed=2)
    path = folder / "sessions" / "Neon Harbour.gattai"
    path.parent.mkdir()
    with Journal.create(path, GATTAI, scenario("neon-harbour"), at=1) as journal:
        state = journal.state()
        for entry in played.entries:
            later = evolve(entry, at=entry.at + NIGHT) if entry.number > len(played.entries) // 2 else entry
            state = state.after(later.facts)
            journal.append(later, state)
    window = _shelf(qtbot, folder)
    window.files.tell_evening(path)
    qtbot.waitUntil(lambda: any(one.text for one in window.sheet.look.fields), timeout=20_000)
    QApplication.processEvents()
    assert "before" in [one.key for one in window.sheet.look.choices]
    return window


def _prepared(scene: str = "") -> Make:
    """The scenes that the Coach prepared, under More at the table; or one of them, opened."""

    def make(qtbot: QtBot, folder: Path) -> QWidget:
        pack = written(folder / "packs" / "gattai" / "dark-quay")
        setup = form_of_packs([read_own_pack(pack)], "dark-quay").setup({"seats": {"red": ""}})
        sitting = Sitting(qtbot, _dealt(setup), (1366, 768))
        if scene:
            open_scene(sitting.window.requests, OpenScene("coach", scene))
        else:
            sitting.window.requests.open("more")
            sitting.settle()
            plates = sitting.window.sheet.findChildren(PlateButton)
            next(one for one in plates if one.look.title == kind_title(OpenScene)).click()
        sitting.settle()
        assert sitting.window.sheet.isVisible()
        return sitting.window

    return make


def _dealt(setup: Setup) -> GameModel:
    model = GameModel(GATTAI.game, MemoryJournal(GATTAI.begin(setup)), seeded(1), clock=lambda: 1_000)
    model.take_seat()
    assert model.attempt(SetUpSession("coach"))
    return model


def _desk(part: str, card: str = "") -> Make:
    def make(qtbot: QtBot, folder: Path) -> QWidget:
        window = _shelf(qtbot, folder)
        window.desk.open(window.packs.kept.read().packs[0])
        desk = window.desk.page
        assert desk is not None
        if card:
            desk.open(part, card, edit=True)
        elif part:
            QTest.mouseClick(desk.list.rows[part], Qt.MouseButton.LeftButton)
        QApplication.processEvents()
        return window

    return make


def _of_pack(game: str, name: str, files: dict[str, str], faults: int) -> Callable[..., Make]:
    """The desk of a pack of another game, which has so many faults.

    piece: that of an effect for which all that could stand there is shown.
    """

    def shown(part: str = "", card: str = "", piece: int = -1) -> Make:
        def make(qtbot: QtBot, folder: Path) -> QWidget:
            pack = written(folder / "packs" / game / name, files)
            window = _shelf(qtbot, folder)
            window.desk.open_folder(pack, game)
            desk = window.desk.page
            assert desk is not None
            assert len(desk.draft.faults) == faults, desk.draft.faults
            if part:
                desk.open(part, card, edit=True)
            if piece >= 0:
                (page,) = window.findChildren(EntryForm)
                effect = page.controls["effect",]
                assert isinstance(effect, PiecesControl)
                effect.plates["piece", 0, piece].click()
                effect.plates["piece", 0, piece].setFocus(Qt.FocusReason.TabFocusReason)
            QApplication.processEvents()
            return window

        return make

    return shown


_bots = _of_pack("rumblebots", "tin-tide", BOTS, 1)
_fights = _of_pack("virtual-machine", "pier-nine", FIGHTS, 1)
_cards = _of_pack("tasuo", "night-shift", CARDS, 0)


def _at_this_table(qtbot: QtBot, folder: Path) -> QWidget:
    """The desk over a table where its pack is played; a Location there is to be upgraded."""
    pack = written(folder / "packs" / "gattai" / "dark-quay")
    setup = form_of_packs([read_own_pack(pack)], "dark-quay").setup({"seats": {"red": ""}})
    sitting = Sitting(qtbot, _dealt(setup), (1366, 768))
    opener = DeskAtTable(sitting.window, folder / "packs")
    opener.open_folder(pack, "gattai")
    assert opener.page is not None
    opener.page.turn_to("table")
    page = opener.page.page
    assert isinstance(page, TablePage)
    page.locations["quay"].click()
    page.words.setText("A lamp for everybody.")
    sitting.settle()
    assert page.upgrades
    return sitting.window


def _from_a_question(qtbot: QtBot, folder: Path) -> QWidget:
    """The desk to which the question for a deck of bots led, with a deck that could be played."""
    pack = written(folder / "packs" / "rumblebots" / "tin-tide", {**BOTS, "decks.toml": _WHOLE})
    bots = box("rumblebots")
    model = GameModel(bots.game, MemoryJournal(bots.begin(match({"red": "Ren", "blue": "Ida"}, way=QUICK))), seeded(1))
    sitting = Sitting(qtbot, model, (1366, 768))
    opener = DeskAtTable(sitting.window, folder / "packs", lambda: True)
    opener.open_folder(pack, "rumblebots")
    sitting.settle()
    assert isinstance(opener.page, DeskFromQuestion)
    assert opener.page.begin_plate.look.fill == "", "the way back is the bright one"
    return sitting.window


def _powers(qtbot: QtBot, folder: Path) -> QWidget:
    """Every power that a Threat could take, beside its own."""
    window = _desk("threats", "threat.wick")(qtbot, folder)
    (page,) = window.findChildren(ThreatEditor)
    page.powers.more.click()
    QApplication.processEvents()
    return window


def _ready(qtbot: QtBot, folder: Path) -> QWidget:
    """A Boon of the book that was chosen, and the Blights of the book that could be."""
    window = _desk("locations", "place.quay")(qtbot, folder)
    (page,) = window.findChildren(EntryForm)
    boon, blight = (page.controls[one,] for one in ("boon", "blight"))
    assert isinstance(boon, ReadyControl)
    assert isinstance(blight, ReadyControl)
    boon.turn()
    boon.offered[1].click()
    blight.turn()
    QApplication.processEvents()
    return window


def _own(part: str, act: str = "") -> Make:
    """A new one of a part that the pack has none of. act: what may be taken over is "shown", or was "taken"."""

    def make(qtbot: QtBot, folder: Path) -> QWidget:
        window = _desk("")(qtbot, folder)
        (board,) = window.findChildren(DeskBoard)
        board.news[part].click()
        (page,) = window.findChildren(EntryForm)
        does = page.controls["effects",]
        assert isinstance(does, DoingControl)
        if act:
            does.turn()
        if act == "taken":
            does.offered[0].click()
        QApplication.processEvents()
        return window

    return make


def _making(step: str) -> Make:
    def make(qtbot: QtBot, folder: Path) -> QWidget:
        window = _desk("pilots", "mira")(qtbot, folder)
        (page,) = window.findChildren(PilotMaking)
        page.open_step(step)
        QApplication.processEvents()
        return window

    return make


def _chosen(qtbot: QtBot, folder: Path) -> QWidget:
    """A stat and a Tech are chosen, and the word for the first may be written."""
    window = _debriefing("learn.green")(qtbot, folder)
    room = next(one for one in window.findChildren(LearnRoom) if one.isVisible())
    for block in (0, 1):
        next(one for one in room.body.plates if one.block == block and not one.barred).click()
    QApplication.processEvents()
    assert room.body.shifts
    return window


def _debriefing(about: str) -> Make:
    def make(qtbot: QtBot, _folder: Path) -> QWidget:
        setup = scenario("hunters-moon", {"red": "Ren", "green": "Tam"})
        state = GATTAI.begin(evolve(setup, values={**setup.values, **AT_THE_BASE}))
        model = GameModel(GATTAI.game, MemoryJournal(state), seeded(1), clock=lambda: 1_000)
        sitting = Sitting(qtbot, model, (1366, 768))
        sitting.take("green")
        sitting.window.requests.open(about)
        sitting.settle()
        return sitting.window

    return make


PACKS: Final[dict[str, Make]] = {
    "packs": _packs,
    "packs, not brought in": _refused,
    "packs, waiting": _waiting,
}
DESKS: Final[dict[str, Make]] = {
    "desk": _desk(""),
    "desk, a Threat": _desk("threats", "threat.lamp_eater"),
    "desk, powers": _powers,
    "desk, a Location": _ready,
    "desk, a power": _own("power"),
    "desk, Gear to take over": _own("gear", "shown"),
    "desk, a Robo taken over": _own("robo", "taken"),
    "desk, a step": _desk("path", "3"),
    "desk, the scenario": _desk("evening", "evening.dark-quay"),
    "desk, a Faction": _desk("factions", "faction.moths"),
    "desk, a Pilot": _desk("pilots", "mira"),
    **{f"desk, a Pilot's {step}": _making(step) for step in ("adjectives", "power", "daisho", "questions", "team")},
    "desk, the scenes": _desk("scenes"),
    "desk, a scene": _desk("scenes", "scene.second_lamp"),
    "desk, the pocket": _desk("pocket"),
    "desk, before you start": _desk("ready"),
    "desk, at this table": _at_this_table,
    "desk of bots": _bots(),
    "desk of bots, from a question": _from_a_question,
    "desk of bots, a deck": _bots("decks", "deck.low_water"),
    "desk of bots, a Bot": _bots("bots", "rust_gull"),
    "desk of bots, a Contraption": _bots("contraptions", "slow_lever"),
    "desk of fights": _fights(),
    "desk of fights, a map": _fights("maps", "pier"),
    "desk of fights, a mob": _fights("mobs", "gull"),
    "desk of cards": _cards(),
    "desk of cards, a deck": _cards("decks", "late_watch"),
    "desk of cards, a card": _cards("cards", "wick_boy"),
    "desk of cards, a condition": _cards("cards", "wick_boy", 2),
    "desk of cards, what happens": _cards("cards", "wick_boy", 3),
    "scenes prepared": _prepared(),
    "a scene prepared": _prepared("second_lamp"),
    "tale": _tale,
    "learning": _debriefing("learn.green"),
    "learning, chosen": _chosen,
}
