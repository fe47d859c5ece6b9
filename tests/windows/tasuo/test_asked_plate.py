"""Where a player is asked, the plate that says when, and the cards below a question, have room for all they say."""

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.tasuo.policies import POLICIES, UNTIL
from gattai_desktop.games.tasuo.values import PHASES
from gattai_desktop.records.reader import read as read_record
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.tasuo.showdown_left import ShowdownLeft
from gattai_desktop.windows.settings.language import speak_language
from tests.windows.cut import read
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdown_surfaces import QUEUE_OF_FOUR, QUEUED
from tests.windows.tasuo.showdowns import model_at, recorded


@pytest.mark.parametrize("language", ["en", "de"])
def test_when_one_is_asked_stands_whole_on_its_plate_in_a_small_window(qtbot: QtBot, language: str) -> None:
    """Against the program it said "Gefragt: wenn es ge…"."""
    table = next(one for one in recorded("TS-EX1")[0] if one.text("step") in PHASES)
    ways = [{f"policy.{table.text('active')}": one} for one in POLICIES]
    ways += [{f"until.{table.text('active')}": one} for one in UNTIL]
    speak_language(language)
    try:
        for way in ways:
            foe = "red" if table.text("active") == "blue" else "blue"
            model = model_at(evolve(table, values={**table.values, f"program.{foe}": "steady", **way}))
            sitting = Sitting(qtbot, model, (1024, 580))
            (left,) = sitting.window.findChildren(ShowdownLeft)
            assert left.asked.isVisible()
            assert [one.words for one in read(left.asked) if one.words != one.whole] == []
    finally:
        speak_language("en")


def test_who_chooses_when_to_be_asked_reads_for_what_and_how_it_is_now(qtbot: QtBot) -> None:
    """The list left out what holds, and did not say what one is asked for."""
    table = next(one for one in recorded("TS-EX1")[0] if one.text("step") in PHASES)
    foe = "red" if table.text("active") == "blue" else "blue"
    model = model_at(evolve(table, values={**table.values, f"program.{foe}": "steady"}))
    sitting = Sitting(qtbot, model, (1366, 768))
    (left,) = sitting.window.findChildren(ShowdownLeft)
    left.asked.click()
    told = " ".join(" ".join(one.words for one in read(sitting.window.sheet)).split())
    assert "You may answer what the foe does, where you are asked. Now: Asked as usual." in told


def test_below_a_question_each_card_of_the_hand_shows_as_much_of_its_name(qtbot: QtBot) -> None:
    """The outer cards of a fan lie lower, and the second line of their names lay below the window."""
    held = "Ember Jab, Fury Stoke, Bracer Guard, Forge Sister"
    record = QUEUE_OF_FOUR.replace(held, f"{held}, Cartwheel Flare, Coal Shot, Salamander Glaive, Ashen Duelist.2")
    table = replay(read_record(record.format(moves=QUEUED))).state
    model = model_at(evolve(table, values={**table.values, "program.blue": "steady"}))
    sitting = Sitting(qtbot, model, (1024, 574))
    assert sitting.window.answers.plate.isVisible()
    cards = [card.global_rect() for card in sitting.window.hand.cards()]
    assert len(cards) > 5
    assert {round(card.top()) for card in cards} == {round(cards[0].top())}
