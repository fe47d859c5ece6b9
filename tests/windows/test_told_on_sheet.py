"""What was told when a Pilot was made reaches her sheet at the table, and paper: concept, Sacrifices, answers, Team."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.new_tables import form_of_packs
from gattai_desktop.content.own_pack import read_own_pack
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.story.cues import CueNeglect, CueRitual
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.windows.games.gattai.pilot.body import ToldText
from gattai_desktop.windows.games.gattai.pilot.sheet import PilotSheet
from gattai_desktop.windows.games.gattai.pilot.told_looks import told_of
from gattai_desktop.windows.kit.plate_words import plate_line
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.content.coach_packs import PLAYBOOKS, SCENARIOS, files_of, written
from tests.windows.cut import cut
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, given, the_pilots
from tests.windows.test_printed_sheets import written as printed

HERS = PLAYBOOKS.replace(
    'author = "Jo"',
    """palette = "brass"
concept = { accessory = "a lamp without a wick", food = "black bread", quote = "Somebody has to go first." }
sacrifices = { right = "her place at the academy", own = "a sister who does not write" }
adjectives = [{ word = "dogged", by = "player", stats = ["sync", "flesh", "synapse"] }]
questions = [{ question = "ask.as", answer = "The lighthouse keeper." }, { question = "ask.2s", answer = "" }]
author = "Jo\"""",
)
TEAM = """[[team]]
id = "team.lamps"
name = "The Lamplighters"
motto = "One more lamp."
taboos = ["whistling at night", "counting out loud"]
pet = "Mira"
final_form = "The Great Lantern"
salute = "two fingers to the brow"
ritual = "each breathes on the glass of her lamp"
pilots = ["mira"]
author = "Jo"
"""


@pytest.fixture
def model(tmp_path: Path, qapp: object) -> GameModel:
    files = files_of(playbooks=HERS, scenarios=SCENARIOS.replace("team = 2", 'team = 2\nof = "team.lamps"'), teams=TEAM)
    setup = form_of_packs([read_own_pack(written(tmp_path, files))], "dark-quay").setup(
        {"seats": {"red": "", "green": "Gil"}}
    )
    found = GameModel(GATTAI.game, MemoryJournal(GATTAI.begin(setup)), seeded(1), clock=lambda: 1_000)
    found.take_seat()
    assert found.attempt(SetUpSession("coach"))
    return found


def test_everybody_reads_what_was_told_of_her_and_of_the_team(model: GameModel) -> None:
    for seat in ("coach", "green"):
        model.pass_to(seat)
        model.take_seat()
        groups = {one.title: dict(one.texts) for one in told_of(SeatView.of(model), "red")}
        assert list(groups) == ["Who she is", "Sacrifices", "Answers", "The Lamplighters"]
        assert groups["Who she is"]["Accessory"] == "a lamp without a wick"
        assert groups["Who she is"]["Her hue"] == "brass"
        assert groups["Who she is"]["Adjectives"] == "dogged"
        assert "Hobby" not in groups["Who she is"]
        assert groups["Sacrifices"] == {
            "From her right neighbour": "her place at the academy",
            "The tie that she lost": "a sister who does not write",
        }
        assert [*groups["Answers"].values()] == ["The lighthouse keeper."]
        assert groups["The Lamplighters"]["Taboos"] == "whistling at night, counting out loud"
        assert groups["The Lamplighters"]["Coach's pet"] == "Mira"


def test_of_whom_nothing_was_told_the_sheet_has_the_team_alone(model: GameModel) -> None:
    assert [one.title for one in told_of(SeatView.of(model), "green")] == ["The Lamplighters"]
    assert told_of(SeatView.of(given(FIGHT)), "red") == ()


def _sheet(sitting: Sitting) -> PilotSheet:
    return the_pilots(sitting.window).page


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_her_story_stands_below_the_columns_or_on_a_page_of_its_own(
    qtbot: QtBot, model: GameModel, size: tuple[int, int]
) -> None:
    sitting = Sitting(qtbot, model, size)
    sitting.window.requests.open("pilot.red")
    sitting.settle()
    sheet = _sheet(sitting)
    assert "Food: black bread" in sheet.accessibleName()
    assert "Ritual before a battle: each breathes on the glass of her lamp" in sheet.accessibleName()
    if sheet.shown_tabs:
        sitting.press(Qt.Key.Key_4)
    told = sheet.body.findChildren(ToldText)
    assert [one.group.title for one in told if one.isVisible()] == [
        "Who she is", "Sacrifices", "Answers", "The Lamplighters",
    ]  # fmt: skip
    told[-1].setFocus()  # Tab stops there
    assert told[-1] in sheet.stops()
    sitting.settle()
    words = cut(sheet)
    assert not words, words


def test_paper_has_it_too(model: GameModel, monkeypatch: pytest.MonkeyPatch) -> None:
    words = printed(SeatView.of(model), ("red",), monkeypatch)
    for one in ("Sacrifices", "her place at the academy", "The Lamplighters", "The Great Lantern", "black bread"):
        assert one in words


def test_the_coach_cues_the_ritual_with_its_words(model: GameModel) -> None:
    played, neglected = CueRitual("coach"), CueNeglect("coach")
    assert {played, neglected} <= {*model.options("coach")}
    assert plate_line(model, played) == "“each breathes on the glass of her lamp”: It brings a Rally"
    assert plate_line(model, neglected) == "“each breathes on the glass of her lamp”: It brings a Schism"
    assert model.attempt(neglected)
    assert model.sight("red").values["team.schism"] == 1


def test_a_table_without_a_ritual_has_no_cue_for_it() -> None:
    assert not any(isinstance(one, CueRitual | CueNeglect) for one in given(FIGHT).options("coach"))
