"""What is asked: prompts of the packs, in the steps in which a Pilot is made, and at the table, each at its moment."""

from pathlib import Path

import pytest

from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.content.gattai.entries import PromptEntry
from gattai_desktop.content.gattai.families import MAKING
from gattai_desktop.content.gattai.making.steps import STEPS
from gattai_desktop.content.gattai.scenarios import built_in, scenario
from gattai_desktop.content.new_tables import form_of_packs
from gattai_desktop.content.own_pack import read_own_pack
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.story.prompts import AT_THE_TABLE, AskPrompt, prompts
from gattai_desktop.games.gattai.story.scenes import OpenScene
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.story.story import MoveOn, NextScene
from gattai_desktop.games.move import Quoted
from gattai_desktop.games.told import plain
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from tests.content.coach_packs import SCENES, files_of, written

PROMPTS = """[[prompt]]
id = "prompt.lamp"
name = "The lamp"
when = "scene"
author = "Jo"
text = "Whose lamp was it?"

[[prompt]]
id = "prompt.dusk"
name = "Dusk"
when = "briefing"
author = "Jo"
text = "Where were you at dusk?"

[[prompt]]
id = "prompt.scar"
name = "A burn"
when = "concept"
author = "Jo"
text = "Where did the fire touch her?"
"""


def files(scenes: str = SCENES) -> dict[str, str]:
    return files_of(scenes=scenes.replace('place = "place.quay"', 'asks = ["prompt.lamp"]', 1), prompts=PROMPTS)


@pytest.fixture
def model(tmp_path: Path, qapp: object) -> GameModel:
    setup = form_of_packs([read_own_pack(written(tmp_path, files()))], "dark-quay").setup({"seats": {"red": ""}})
    found = GameModel(GATTAI.game, MemoryJournal(GATTAI.begin(setup)), seeded(1), clock=lambda: 1_000)
    found.take_seat()
    assert found.attempt(SetUpSession(COACH_SEAT))
    return found


def asked(model: GameModel) -> list[str]:
    return [one.prompt for one in model.options(COACH_SEAT) if isinstance(one, AskPrompt)]


def test_the_core_asks_in_every_step_that_is_told_and_in_every_phase() -> None:
    core = {one.id: one for pack in built_in() for one in pack.of(PromptEntry)}
    rows = {row for step in STEPS for row in step.rows}
    told = {"make.palette", "make.concept", "make.sacrifices", "make.questions", "make.identity", "make.ritual"}
    assert told <= rows
    for row in told:
        assert row in next(step.rows for step in STEPS if step.key == core[row].when)
    assert {"salute", "briefing", "debriefing", "breakdown", "story"} <= {one.when for one in core.values()}
    assert all(one.text for one in core.values())


def test_the_steps_that_a_prompt_may_name_are_those_of_the_page() -> None:
    assert tuple(step.key for step in STEPS) == MAKING


def test_each_is_asked_at_its_moment_those_of_a_scene_first(model: GameModel) -> None:
    assert asked(model)[0] == "salute"
    assert "dusk" not in asked(model)
    assert model.attempt(MoveOn(COACH_SEAT, "briefing"))
    assert asked(model)[:1] == ["dusk"]
    assert "salute" not in asked(model)
    assert "lamp" not in asked(model)
    assert model.attempt(OpenScene(COACH_SEAT, "second_lamp"))
    assert asked(model)[:2] == ["lamp", "dusk"]
    assert model.attempt(NextScene(COACH_SEAT))
    assert "lamp" not in asked(model)


def test_question_and_answer_are_told_to_everybody_and_only_then(model: GameModel) -> None:
    for seat in ("red", COACH_SEAT):
        seen = prompts(model.sight(seat))
        assert [one.key for one in seen if one.when == "scene"] == (["lamp"] if seat == COACH_SEAT else [])
        assert all(one.when in AT_THE_TABLE for one in seen)
    move = AskPrompt(COACH_SEAT, "lamp", Quoted("Mira's."))
    table = model.sight(COACH_SEAT)
    lines = [plain(one.words) for one in GATTAI.tell(table, move, facts_of(model, move), "red")]
    assert "Whose lamp was it?" in lines
    assert "The answer: Mira's." in lines


def facts_of(model: GameModel, move: AskPrompt) -> list[tuple[int, Fact]]:
    """What a move of the model writes."""
    heard: list[tuple[int, Fact]] = []
    model.factsHappened.connect(lambda *told: heard.extend(told[0].facts("red")))
    assert model.attempt(move)
    return heard


def test_others_and_other_names_are_refused(model: GameModel) -> None:
    assert [one.rule for one in model.judge(AskPrompt("red", "lamp", Quoted(""))).reasons] == ["STORY-1"]
    (found,) = model.judge(AskPrompt(COACH_SEAT, "lmap", Quoted(""))).reasons
    assert "Did you mean 'lamp'" in plain(found.text)


def test_first_contact_has_a_script_of_its_own() -> None:
    assert prompts(GATTAI.begin(scenario("first-contact"))) == ()
    assert prompts(GATTAI.begin(scenario("hunters-moon")))
