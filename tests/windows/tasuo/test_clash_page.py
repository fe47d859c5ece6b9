"""The page of a clash: the sum of the last hit part by part, the combo so far, what came of it, all rolls."""

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.speech import listed
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.tasuo.clash_looks import ComboLook
from gattai_desktop.windows.games.tasuo.combo_result import NO_RESULT
from gattai_desktop.windows.games.tasuo.field_pane import FieldPane
from gattai_desktop.windows.games.tasuo.showdown_right import ShowdownRight
from gattai_desktop.windows.settings.language import speak_language
from tests.windows.cut import read as read_off
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdown_surfaces import CLASH, felled, in_a_combo, play_on
from tests.windows.tasuo.showdowns import model_at

FIRST = "Red attacks Glacier Monk with Ashen Duelist by Ember Jab.2"


def begun(dice: str = "3+4") -> GameModel:
    """The table of the combo, before its first attack."""
    return model_at(replay(read(CLASH.replace("3+4", dice))).state)


def page(sitting: Sitting) -> ComboLook:
    pane = sitting.window.scene.pane
    assert isinstance(pane, FieldPane)
    assert pane.chain.plate.isVisible()
    clash = pane.chain.plate.look.clash
    assert clash is not None
    return clash


def rail(sitting: Sitting) -> ShowdownRight:
    (found,) = sitting.window.findChildren(ShowdownRight)
    return found


def test_the_sum_of_the_last_hit_stands_there_part_by_part(qtbot: QtBot) -> None:
    """Given two hits on the Glacier Monk, when the second roll is due, then the parts come to what it dealt."""
    look = page(Sitting(qtbot, in_a_combo()))
    assert [(one.name, one.amount) for one in look.parts] == [
        ("Ember Jab", 6),
        ("Ka", 2),
        ("Ashen Duelist", 1),
        ("Glacier Monk", -1),
    ]
    assert look.sum == "Ember Jab 3 + Ka 1 + Ashen Duelist 0.5 − Glacier Monk 0.5 = 4"
    assert (look.taken, look.life) == (16, 18)
    assert look.state == "Glacier Monk: 8 damage of 9 life"


def test_a_hit_of_one_part_is_no_sum(qtbot: QtBot) -> None:
    """ "Punch 2 = 2", it said."""
    look = page(Sitting(qtbot, in_a_combo()))
    alone = evolve(look, parts=look.parts[:1], total="3")
    assert alone.sum == "Ember Jab 3"
    assert evolve(alone, total="2").sum == "Ember Jab 3 = 2", "where the rules let less come of it"


def test_the_combo_so_far_has_each_hit_with_the_roll_after_it(qtbot: QtBot) -> None:
    """Given a combo with one roll that was made, when the next is due, then only the first hit has a roll."""
    look = page(Sitting(qtbot, in_a_combo()))
    assert [(one.name, one.line, one.rolled) for one in look.hits] == [
        ("Ember Jab", "hit for 4", "7, needed 7"),
        ("Ember Jab", "hit for 4", ""),
    ]


def test_a_screen_reader_says_the_sum_the_hits_and_what_is_needed(qtbot: QtBot) -> None:
    """Given the page of a clash, when it is read aloud, then it says what is drawn."""
    sitting = Sitting(qtbot, in_a_combo())
    pane = sitting.window.scene.pane
    assert isinstance(pane, FieldPane)
    spoken = pane.chain.plate.accessibleName()
    assert "Last hit 4: Ember Jab 3, Ka 1, Ashen Duelist a half, less by Glacier Monk a half" in spoken
    assert "Ember Jab hit for 4, 7, needed 7" in spoken
    assert "Glacier Monk: 8 damage of 9 life" in spoken


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_heading_above_what_came_of_it_is_whole_in_a_small_window(qtbot: QtBot, language: str) -> None:
    """In German it ended in an ellipsis."""
    speak_language(language)
    try:
        sitting = Sitting(qtbot, in_a_combo(), (1024, 560))
        right = rail(sitting)
        assert right.shows_result
        assert not [one.words for one in read_off(sitting.window) if one.widget is right and "…" in one.words]
    finally:
        speak_language("en")


def test_what_came_of_it_stands_in_the_right_rail_until_the_combo_is_over(qtbot: QtBot) -> None:
    """Given a combo, when it is stopped, then the rail shows nothing of it any more."""
    sitting = Sitting(qtbot, in_a_combo())
    right = rail(sitting)
    assert right.shows_result
    assert [(one.title, one.line) for one in right.result.lines] == [("Nobody destroyed", "8 damage of 9 life")]
    assert "What came of it" in right.accessibleDescription()
    sitting.press("x")
    assert right.result == NO_RESULT
    assert not right.shows_result


def test_who_fell_is_told_with_body_count_gauges_and_weapons(qtbot: QtBot) -> None:
    """Given a Glacier Monk with 5 damage of 9, when a hit for 4 fells it, then all that changed is told."""
    sitting = Sitting(qtbot, felled())
    assert page(sitting).fallen
    assert [(one.title, one.line) for one in rail(sitting).result.lines] == [
        ("1 destroyed", "Glacier Monk"),
        ("Body Count", "Ida 0 → 2"),
        ("Clash Gauge", listed(["Ida 0 → 1", "Ren 1 → 4"])),
        ("Weapons lost", "Harpoon of Nine Knots"),
    ]


def test_counts_of_both_have_room_beside_their_crests_however_long_their_names_are(qtbot: QtBot) -> None:
    """Given the smallest window, when both gauges have changed, then title and figures stand there whole."""
    sitting = Sitting(qtbot, felled(), (1024, 600))
    written = [one.words for one in read_off(rail(sitting))]
    assert {"Body Count", "0 → 2", "Clash Gauge", "0 → 1", "1 → 4"} <= set(written)


@pytest.mark.parametrize(("dice", "made"), [("3+4", True), ("1+2", False)])
def test_all_rolls_are_kept_also_those_that_broke_a_combo(qtbot: QtBot, dice: str, made: bool) -> None:
    """Given a roll that was made or not, when another attack hits, then the roll stands in the list as it was."""
    model = begun(dice)
    play_on(model, FIRST, "Red rolls")
    second = "Ashen Duelist by Ember Jab.3" if made else "Kiln Breaker by Ember Jab.3"
    play_on(model, f"Red attacks Glacier Monk with {second}")
    rolls = rail(Sitting(qtbot, model)).result.rolls
    assert [(one.rolled, one.need, one.made) for one in rolls] == [(7 if made else 3, 7, made)]


def test_a_roll_that_was_taken_back_is_none(qtbot: QtBot) -> None:
    """Given a roll, when it is taken back, then neither the list nor the combo tells of it."""
    model = begun()
    play_on(model, FIRST, "Red rolls")
    assert model.take_back(model.entry)
    sitting = Sitting(qtbot, model)
    assert rail(sitting).result.rolls == ()
    assert [one.rolled for one in page(sitting).hits] == [""]


def test_without_a_log_the_roll_alone_is_shown(qtbot: QtBot) -> None:
    """Given a table that begins in the middle of a combo, when the roll is due, then the page has no sum."""
    played = replay(read(f"{CLASH}when    {FIRST}\n"))
    sitting = Sitting(qtbot, model_at(played.state))
    pane = sitting.window.scene.pane
    assert isinstance(pane, FieldPane)
    assert pane.chain.plate.isVisible()
    assert pane.chain.plate.look.clash is None
    assert not rail(sitting).shows_result


def test_a_card_in_focus_stands_before_what_came_of_it(qtbot: QtBot) -> None:
    """Given what came of a combo in the rail, when a card is looked at, then it stands there meanwhile."""
    sitting = Sitting(qtbot, in_a_combo())
    right, card = rail(sitting), sitting.model.hand(sitting.model.seat)[0].card
    right.show_face(card.picture)
    assert right.design is not None
    assert not right.shows_result
    right.show_face("")
    assert right.shows_result
