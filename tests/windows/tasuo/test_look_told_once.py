"""That a player looks at her cards is told once; laying the table in another language tells nothing anew."""

import random
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.app import Program
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.tasuo.windows import LookAtCards
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.programme import DemoOptions
from gattai_desktop.players.programmes import programme
from gattai_desktop.windows.settings.language import VARIABLE, speak_language


@pytest.fixture
def asked(program: Program, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    """Two people at a showdown; one of them is asked, and has looked at her cards before she answers."""
    monkeypatch.delenv(VARIABLE, raising=False)
    program.show_shelf()
    program.begin_session(programme("tasuo").setup(DemoOptions(game="tasuo", seed=1), 1, random.Random(1)))
    dice = random.Random(3)
    for _ in range(200):
        model = the_model(program)
        if model.seat != model.next_seat():
            model.pass_to(model.next_seat())
        model.take_seat()
        if looked(model):
            break
        assert model.attempt(dice.choice(model.options()))
    yield program
    speak_language("en")


def the_model(program: Program) -> GameModel:
    assert program.model is not None
    return program.model


def looked(model: GameModel) -> bool:
    """Whether the newest entry tells of a look."""
    newest = next(iter(model.log(model.entry)), None) if model.entry else None
    return newest is not None and isinstance(newest.move(model.seat), LookAtCards)


def test_another_language_tells_of_no_other_look(asked: Program, qtbot: QtBot) -> None:
    del qtbot
    before = the_model(asked)
    assert looked(before)
    seat, entry = before.seat, before.entry
    asked.choose(evolve(asked.settings, language="de"))
    after = the_model(asked)
    assert after is not before
    assert (after.seat, after.curtain_down, after.entry) == (seat, False, entry)
