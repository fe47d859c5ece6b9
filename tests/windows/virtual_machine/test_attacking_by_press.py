"""Who attacks sees the whole map: Attack marks the targets there, and a press on one attacks it, uncovered."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import spoken
from gattai_desktop.cards.state import State
from gattai_desktop.games.virtual_machine.attacking import Attack, Blast
from gattai_desktop.games.virtual_machine.powers import BonusAction
from gattai_desktop.games.virtual_machine.values import TURN, actor, of
from gattai_desktop.games.virtual_machine.zones import MCS
from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from gattai_desktop.windows.games.virtual_machine.strip_looks import would_hit
from tests.windows.sitting import Sitting
from tests.windows.virtual_machine.fights import GAME, before, model_of, on_turn, played_until
from tests.windows.virtual_machine.test_by_keys_alone import go_to, here, to_row
from tests.windows.virtual_machine.test_hacking_by_press import at_target, marked, sheet
from tests.windows.virtual_machine.test_moving_by_press import press_plate, press_token

SIZES = pytest.mark.parametrize("size", [(1366, 768), (1024, 600)], ids=["usual", "small"])


def may_attack(who: str, kind: type[Attack | Blast] = Attack, least: int = 2) -> Callable[[State], bool]:
    def is_there(table: State) -> bool:
        here = on_turn(who)(table)
        return here and sum(isinstance(one, kind) for one in GAME.options(table, who)) >= least

    return is_there


def sitting_for(qtbot: QtBot, who: str, table: State, size: tuple[int, int] = (1366, 768)) -> tuple[Sitting, FightPane]:
    sitting = Sitting(qtbot, model_of(table, who), size)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    return sitting, pane


def sable(qtbot: QtBot, size: tuple[int, int] = (1366, 768)) -> tuple[Sitting, FightPane]:
    return sitting_for(qtbot, "sable", played_until(may_attack("sable")), size)


def targets(sitting: Sitting, who: str = "sable") -> set[str]:
    return {one.target for one in sitting.model.options(who) if isinstance(one, Attack)}


@SIZES
def test_attack_marks_its_targets_and_covers_none_of_the_map(qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting, pane = sable(qtbot, size)
    press_plate(sitting, pane, "attack")
    assert not sheet(sitting).isVisible()
    assert pane.field.map.is_whole
    assert set(marked(pane)) == targets(sitting)
    assert at_target(pane) in targets(sitting)
    plate = pane.row.button("no_aim")
    assert plate is not None
    assert (plate.look.title, spoken(plate.look.sub), plate.look.key) == ("Back", "or press a target", "Esc")


@SIZES
def test_a_pressed_target_is_attacked(qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting, pane = sable(qtbot, size)
    press_plate(sitting, pane, "attack")
    foe = max(targets(sitting))
    press_token(sitting, pane.field, foe)
    assert not sheet(sitting).isVisible()
    assert sitting.model.entry == 1
    assert sitting.model.sight().values["turn.attacked"]
    assert not pane.field.aim.on


def test_keys_alone_choose_a_target_and_hear_what_each_comes_to(qtbot: QtBot) -> None:
    sitting, pane = sable(qtbot)
    to_row(sitting)
    go_to(sitting, "Attack", Qt.Key.Key_Right)
    sitting.press(Qt.Key.Key_Return)
    first = at_target(pane)
    seen = []
    for _ in targets(sitting):
        seen.append(at_target(pane))
        assert here().accessibleDescription(), seen[-1]
        sitting.press(Qt.Key.Key_Right)
    assert sorted(seen) == sorted(targets(sitting))
    assert at_target(pane) == first
    sitting.press(Qt.Key.Key_Return)
    assert sitting.model.entry == 1


def test_the_keyboard_begins_at_a_target_that_is_hit(qtbot: QtBot) -> None:
    """Two Enters, as the plate invites to, attacked whoever stood leftmost, though another would have been hit."""

    def some_dodge(table: State) -> bool:
        found = [one for one in GAME.options(table, actor(table)) if isinstance(one, Attack)] if actor(table) else []
        hit = [would_hit(table, one) for one in found]
        return table.text("step") == TURN and actor(table) in table.listed(MCS) and any(hit) and not all(hit)

    table = played_until(some_dodge, seed=8)
    sitting, pane = sitting_for(qtbot, who := actor(table), table)
    press_plate(sitting, pane, "attack")
    hit = {one.target for one in sitting.model.options(who) if isinstance(one, Attack) and would_hit(table, one)}
    assert pane.field.aim.targets()[0] not in hit
    assert at_target(pane) in hit


@pytest.mark.parametrize("back", ["escape", "letter", "plate"])
def test_one_goes_back_to_the_plate_without_an_attack(qtbot: QtBot, back: str) -> None:
    sitting, pane = sable(qtbot)
    sitting.press("a")
    assert pane.field.aim.on == "attack"
    if back == "plate":
        press_plate(sitting, pane, "no_aim")
    else:
        sitting.press(Qt.Key.Key_Escape if back == "escape" else "a")
    assert not pane.field.aim.on
    assert pane.row.button("no_aim") is None
    assert sitting.model.entry == 0
    if back != "plate":
        assert here() is pane.row.button("attack")


def test_a_foe_out_of_reach_says_why_and_the_choice_goes_on(qtbot: QtBot) -> None:
    def some_are_far(table: State) -> bool:
        if not may_attack("sable")(table):
            return False
        able = {one for one in table.listed("cpu") if table.number(of(one, "hp"))}
        return not able <= {one.target for one in GAME.options(table, "sable") if isinstance(one, Attack)}

    sitting, pane = sitting_for(qtbot, "sable", played_until(some_are_far))
    press_plate(sitting, pane, "attack")
    foes = sitting.model.sight().listed("cpu")
    far = next(one.key for one in pane.field.map.look.tokens if one.key in foes and one.key not in targets(sitting))
    press_token(sitting, pane.field, far)
    assert sitting.window.refusals.shown
    assert (sitting.model.entry, pane.field.aim.on) == (0, "attack")


def test_a_blast_is_chosen_by_its_area_or_by_anybody_in_it(qtbot: QtBot) -> None:
    sitting, pane = sitting_for(qtbot, "halcyon", played_until(may_attack("halcyon", Blast), seed=1))
    areas = {one.area for one in sitting.model.options("halcyon") if isinstance(one, Blast)}
    sitting.press("a")
    assert at_target(pane) in areas
    foes = sitting.model.sight().listed("cpu")
    reached = [one.key for one in pane.field.map.look.tokens if one.area in areas and one.key in foes and one.target]
    assert reached
    assert set(marked(pane)) == {*areas, *reached}
    press_token(sitting, pane.field, reached[0])
    assert sitting.model.entry == 1
    assert "blasts" in sitting.last()


def test_hack_and_attack_take_turns_on_the_map(qtbot: QtBot) -> None:
    sitting, pane = sitting_for(qtbot, "ixa", played_until(may_attack("ixa")))
    sitting.press("a")
    assert set(marked(pane)) == targets(sitting, "ixa")
    sitting.press("k")
    assert pane.field.aim.on == "hack"
    assert pane.row.button("attack") is not None
    assert set(marked(pane)) > targets(sitting, "ixa")


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("opened", [False, True], ids=["attacks now", "opened then"])
def test_after_an_attack_what_may_still_be_done_keeps_its_words_in_a_small_window(
    qtbot: QtBot, *, opened: bool
) -> None:
    """Beside what may not be done any more, four plates had lost their line."""

    def has_both(table: State) -> bool:
        here = may_attack("sable", least=1)(table)
        return here and any(isinstance(one, BonusAction) for one in GAME.options(table, "sable"))

    model = model_of(played_until(has_both, before("f4")), "sable")
    if opened:  # the table is opened after the attack
        assert model.attempt(next(one for one in model.options("sable") if isinstance(one, Attack)))
    sitting = Sitting(qtbot, model, (1024, 600))
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    if not opened:
        assert pane.row.button("attack") is not None
        assert model.attempt(next(one for one in model.options("sable") if isinstance(one, Attack)))
    sitting.settle()
    shown = {key: button for key, button in pane.row._buttons.items() if button.isVisible()}
    assert {"give", "discard", "bonus", "end"} <= shown.keys()
    assert "attack" not in shown
    bare = [button.look.title for button in shown.values() if button.look.sub and not button.lines().rows]
    assert not bare
