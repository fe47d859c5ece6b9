"""Scenes that a Coach has prepared: read from his pack, hidden from the Pilots, each opened by one move."""

from pathlib import Path

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import COACH_SEAT, PUBLIC
from gattai_desktop.content.faults import UnusablePack
from gattai_desktop.content.new_tables import form_of_packs
from gattai_desktop.content.own_pack import read_own_pack
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.story.prepared import opened, scenes
from gattai_desktop.games.gattai.story.scenes import OpenScene
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.story.story import NextScene
from gattai_desktop.games.told import plain
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from tests.content.coach_packs import SCENARIOS, SCENES, files_of, written


def files(scenes: str = SCENES, scenario: str = SCENARIOS) -> dict[str, str]:
    """The pack of the Coach; its Location lies face down, too, and the Moths are in the second scene."""
    hidden = scenario.replace('hidden = ["faction.moths"]', 'hidden = ["faction.moths", "place.quay"]')
    here = scenes.replace('who = ["threat.wick"]', 'who = ["threat.wick", "faction.moths"]')
    return files_of(scenes=here, scenarios=hidden)


@pytest.fixture
def model(tmp_path: Path, qapp: object) -> GameModel:
    setup = form_of_packs([read_own_pack(written(tmp_path, files()))], "dark-quay").setup({"seats": {"red": ""}})
    found = GameModel(GATTAI.game, MemoryJournal(GATTAI.begin(setup)), seeded(1), clock=lambda: 1_000)
    found.take_seat()
    assert found.attempt(SetUpSession(COACH_SEAT))
    return found


def test_the_table_has_them_in_their_order_and_the_coach_alone_sees_them(model: GameModel) -> None:
    first, second = scenes(model.sight(COACH_SEAT))
    assert (first.key, first.name, first.place) == ("second_lamp", "The second lamp", "quay")
    assert first.begins == "Somebody goes to look for the lamp."
    assert first.who == ("threat.wick", "faction.moths")
    assert second.key == "dark"
    for seat in ("red", PUBLIC):
        assert scenes(model.sight(seat)) == ()
        assert not any("scenes." in path for path in model.sight(seat).values)


def test_opening_one_tells_its_words_its_place_and_who_is_there(model: GameModel) -> None:
    assert model.attempt(OpenScene(COACH_SEAT, "second_lamp"))
    seen = model.sight("red").values
    assert seen["scene"] == 2
    assert seen["scene.title"] == "The second lamp"
    assert seen["scene.text"] == "Where the lamp stood, moths sit in a ring."
    assert seen["scene.location"] == "quay"
    assert seen["scene.here"] == ("threat.wick", "faction.moths")
    assert seen["faction.moths.revealed"] is True
    assert seen["location.quay.revealed"] is True
    assert "goes to look" not in str(seen)


def test_what_was_told_ends_with_the_next_scene_prepared_or_not(model: GameModel) -> None:
    for move in (OpenScene(COACH_SEAT, "dark"), NextScene(COACH_SEAT)):
        assert model.attempt(OpenScene(COACH_SEAT, "second_lamp"))
        assert model.attempt(move)
        left = model.sight("red").values
        assert "scene.here" not in left
        assert left.get("scene.text") != "Where the lamp stood, moths sit in a ring."
        assert left.get("scene.location") is None
    assert opened(model.sight(COACH_SEAT)) == ("dark", "second_lamp")


def test_each_is_offered_until_it_was_opened_and_taking_back_offers_it_again(model: GameModel) -> None:
    def offered() -> list[str]:
        return [one.scene for one in model.options(COACH_SEAT) if isinstance(one, OpenScene)]

    assert offered() == ["second_lamp", "dark"]
    assert model.attempt(OpenScene(COACH_SEAT, "second_lamp"))
    assert offered() == ["dark"]
    assert NextScene(COACH_SEAT) in model.options(COACH_SEAT)
    assert model.take_back(1)
    assert offered() == ["second_lamp", "dark"]
    assert model.sight("red").values["faction.moths.revealed"] is False


def test_others_and_other_names_are_refused(model: GameModel) -> None:
    assert [one.rule for one in model.judge(OpenScene("red", "dark")).reasons] == ["STORY-1"]
    found = model.judge(OpenScene(COACH_SEAT, "drak")).reasons
    assert "Did you mean 'dark'" in plain(found[0].text)


def test_a_scene_names_what_there_is_and_a_scenario_each_once(tmp_path: Path) -> None:
    wrong = SCENES.replace("place.quay", "place.quai").replace("threat.wick", "threat.wikc")
    with pytest.raises(UnusablePack) as refused:
        read_own_pack(written(tmp_path / "a", files(wrong)))
    told = " ".join(map(str, refused.value.faults))
    assert "scenes.toml, line 5, scene.second_lamp, place: There is no Location 'place.quai'. Did you mean" in told
    assert "scenes.toml, line 6, scene.second_lamp, who: There is no Threat 'threat.wikc'" in told
    twice = SCENARIOS.replace("scene.second_lamp", "scene.dark")
    with pytest.raises(UnusablePack, match="would be one and the same"):
        read_own_pack(written(tmp_path / "b", files(scenario=twice)))


def test_who_is_not_at_the_table_is_not_in_the_scene(tmp_path: Path) -> None:
    """A Threat that the scenario does not have is left out of it; the desk says so before."""
    less = files()
    less["scenarios.toml"] = less["scenarios.toml"].replace(', "threat.wick"]', "]").replace('["place.quay"]', "[]", 1)
    less["scenarios.toml"] = less["scenarios.toml"].replace(', "place.quay"]', "]")
    setup = form_of_packs([read_own_pack(written(tmp_path, less))], "dark-quay").setup({"seats": {"red": ""}})
    here = GameModel(GATTAI.game, MemoryJournal(GATTAI.begin(setup)), seeded(1), clock=lambda: 1_000)
    here.take_seat()
    assert here.attempt(SetUpSession(COACH_SEAT))
    assert here.attempt(OpenScene(COACH_SEAT, "second_lamp"))
    assert here.sight("red").values["scene.here"] == ("faction.moths",)
    assert here.sight("red").values.get("scene.location") is None
