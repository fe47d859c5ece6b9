"""A demo plays fights at a real table: sound after every move, kept in a file, and written as a record that holds."""

import pytest

from gattai_desktop.cards.shuffle import Shuffle
from gattai_desktop.content.faults import NoSuchScenario
from gattai_desktop.games.virtual_machine.world import KEY
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.demo import run_demo
from gattai_desktop.players.evening import TableToPlay
from gattai_desktop.players.programme import DemoOptions
from gattai_desktop.sessions.journal import Journal


def a_model(journal: Journal, shuffle: Shuffle) -> TableToPlay:
    return GameModel(journal.box.game, journal, shuffle)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["f1", "f3", "f8"])
def test_a_demo_plays_a_fight_to_its_end(qapp: object, scenario: str) -> None:
    report = run_demo(DemoOptions(game=KEY, games=1, seed=3, seats=3, scenario=scenario), a_model)
    assert report.ok, str(report)
    assert report.moves > 20


def test_a_fight_that_there_is_not_is_refused_in_words() -> None:
    with pytest.raises(NoSuchScenario, match="No fight is called 'f9'"):
        run_demo(DemoOptions(game=KEY, games=1, scenario="f9"), a_model)
