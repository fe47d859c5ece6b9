"""Who hacks sees the whole map: Hack marks what can be hacked there, and what is pressed is asked about beside it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.map.area_button import AreaButton
from gattai_desktop.board.map.token_button import TokenButton
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.state import State
from gattai_desktop.games.virtual_machine.hacking import CardHack, FlipBit, Overclock
from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from gattai_desktop.windows.games.virtual_machine.just_happened import newest_facts, struck_by
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.records.replayed import replayed
from tests.windows.sitting import Sitting
from tests.windows.virtual_machine.fights import GAME, model_of, on_turn, played_until
from tests.windows.virtual_machine.test_by_keys_alone import go_to, here, to_row
from tests.windows.virtual_machine.test_moving_by_press import press_plate, press_token

RECORDS: Final = Path(__file__).parents[2] / "records" / "virtual_machine"


def may_hack(table: State) -> bool:
    hacks = [one for one in GAME.options(table, "ixa") if isinstance(one, CardHack)]
    kinds = {type(one).__name__ for one in hacks}
    aimed = {one.target for one in hacks if isinstance(one, FlipBit)}
    some_are_far = not set(table.listed("cpu")) <= aimed
    return on_turn("ixa")(table) and {"FlipBit", "Siphon", "Rewire"} <= kinds and some_are_far


@pytest.fixture(params=[(1366, 768), (1024, 600)], ids=["usual", "small"])
def hacker(qtbot: QtBot, request: pytest.FixtureRequest) -> tuple[Sitting, FightPane]:
    """Ixa's turn, with many hacks before her."""
    sitting = Sitting(qtbot, model_of(played_until(may_hack), "ixa"), request.param)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    return sitting, pane


def meant(sitting: Sitting, key: str) -> set[str]:
    """The hacks of something, as the rules offer them."""
    options = sitting.model.options("ixa")
    hacks = [one for one in options if isinstance(one, CardHack)]
    names = ("target", "area", "start", "end")
    return {str(one) for one in hacks if key in [getattr(one, name, "") for name in names]}


def marked(pane: FightPane) -> Iterator[str]:
    look = pane.field.map.look
    yield from (one.key for one in (*look.tokens, *look.areas) if one.target)


def foe_of(sitting: Sitting, pane: FightPane) -> str:
    foes = sitting.model.sight().listed("cpu")
    return next(key for key in marked(pane) if key in foes and len(meant(sitting, key)) > 1)


def at_target(pane: FightPane) -> str:
    """The token or area that has the keyboard."""
    found = here()
    assert isinstance(found, AreaButton | TokenButton), found
    every = (*pane.field.map.look.tokens, *pane.field.map.look.areas)
    return next(one.key for one in every if found in (pane.field.map.token(one.key), pane.field.map.area(one.key)))


def sheet(sitting: Sitting) -> QWidget:
    return sitting.window.sheet


def test_hack_marks_what_can_be_hacked_and_covers_none_of_it(hacker: tuple[Sitting, FightPane]) -> None:
    sitting, pane = hacker
    press_plate(sitting, pane, "hack")
    assert not sheet(sitting).isVisible()
    assert pane.field.map.is_whole
    every = (*pane.field.map.look.tokens, *pane.field.map.look.areas)
    assert set(marked(pane)) == {one.key for one in every if meant(sitting, one.key)}
    assert not any(one.chip for one in pane.field.map.look.areas), "nobody walks now"


def test_the_plate_says_among_how_many_targets_one_is_chosen(hacker: tuple[Sitting, FightPane]) -> None:
    sitting, pane = hacker
    plate = pane.row.button("hack")
    assert plate is not None
    told = spoken(plate.look.sub)
    press_plate(sitting, pane, "hack")
    assert told == f"one of {len(set(marked(pane)))} targets"


def test_a_pressed_target_is_asked_about_beside_it_with_its_own_hacks_alone(
    hacker: tuple[Sitting, FightPane],
) -> None:
    sitting, pane = hacker
    press_plate(sitting, pane, "hack")
    foe = foe_of(sitting, pane)
    press_token(sitting, pane.field, foe)
    look = sitting.window.sheet.look
    assert sheet(sitting).isVisible()
    assert look.beside is not None
    assert len(look.choices) == len(meant(sitting, foe)) == 3
    token = pane.field.map.token(foe)
    assert token is not None
    place = token.global_rect().center().toPoint()
    assert not sheet(sitting).geometry().contains(sitting.window.mapFromGlobal(place))
    before = sitting.model.entry
    sitting.press("2")
    assert sitting.model.entry == before + 1
    assert "off" in sitting.last()
    assert not pane.field.aim.on


def test_escape_leads_from_the_ways_to_the_targets_and_from_there_to_the_plate(
    hacker: tuple[Sitting, FightPane],
) -> None:
    sitting, pane = hacker
    to_row(sitting)
    go_to(sitting, "Hack", Qt.Key.Key_Right)
    sitting.press(Qt.Key.Key_Return)
    first = at_target(pane)
    assert first in sitting.model.sight().listed("cpu")
    sitting.press(Qt.Key.Key_Return)
    assert sheet(sitting).isVisible()
    sitting.press(Qt.Key.Key_Escape)
    assert not sheet(sitting).isVisible()
    assert pane.field.aim.on
    assert at_target(pane) == first
    sitting.press(Qt.Key.Key_Escape)
    assert not pane.field.aim.on
    assert here() is pane.row.button("hack")
    assert sitting.model.entry == 0


def test_arrows_go_through_every_target_and_each_says_what_may_be_done(hacker: tuple[Sitting, FightPane]) -> None:
    sitting, pane = hacker
    sitting.press("k")
    seen, first = [], at_target(pane)
    for _ in range(40):
        seen.append(at_target(pane))
        assert here().accessibleDescription(), seen[-1]
        sitting.press(Qt.Key.Key_Right)
        if at_target(pane) == first:
            break
    assert sorted(seen) == sorted(marked(pane))
    sitting.press(Qt.Key.Key_Left)
    assert at_target(pane) == seen[-1]


def test_enter_on_an_area_hacks_the_area_although_somebody_stands_there(hacker: tuple[Sitting, FightPane]) -> None:
    sitting, pane = hacker
    sitting.press("k")
    crowded = [area for area in {one.area for one in pane.field.map.look.tokens} if area in set(marked(pane))]
    assert crowded
    for _ in range(40):
        if at_target(pane) in crowded:
            break
        sitting.press(Qt.Key.Key_Down)
    area = at_target(pane)
    sitting.press(Qt.Key.Key_Return)
    if len(meant(sitting, area)) > 1:
        assert len(sitting.window.sheet.look.choices) == len(meant(sitting, area))
    else:
        assert sitting.model.entry == 1


def test_what_is_out_of_reach_says_why(hacker: tuple[Sitting, FightPane]) -> None:
    sitting, pane = hacker
    press_plate(sitting, pane, "hack")
    far = next(one.key for one in pane.field.map.look.tokens if not meant(sitting, one.key))
    press_token(sitting, pane.field, far)
    assert sitting.window.refusals.shown
    assert sitting.model.entry == 0
    assert pane.field.aim.on


def test_the_plate_leads_back_by_press_and_by_its_key(hacker: tuple[Sitting, FightPane]) -> None:
    sitting, pane = hacker
    for back in ("plate", "k"):
        press_plate(sitting, pane, "hack")
        assert pane.row.button("hack") is None
        plate = pane.row.button("no_aim")
        assert plate is not None
        assert (plate.look.title, spoken(plate.look.sub), plate.look.key) == ("Back", "or press a target", "Esc")
        if back == "plate":
            press_plate(sitting, pane, "no_aim")
        else:
            sitting.press("k")
        assert not pane.field.aim.on
        assert pane.row.button("hack") is not None
        assert not any(one.target for one in pane.field.map.look.areas)


def test_move_ends_the_choice_and_begins_its_own(hacker: tuple[Sitting, FightPane]) -> None:
    sitting, pane = hacker
    press_plate(sitting, pane, "hack")
    press_plate(sitting, pane, "move")
    assert not pane.field.aim.on
    assert sitting.window.carry.carrying
    sitting.press(Qt.Key.Key_Escape)
    assert pane.row.button("hack") is not None


def test_one_who_acts_can_be_hacked_herself(hacker: tuple[Sitting, FightPane]) -> None:
    sitting, pane = hacker
    press_plate(sitting, pane, "hack")
    press_token(sitting, pane.field, "ixa")
    assert not sitting.window.carry.carrying
    assert len(sitting.window.sheet.look.choices) == len(meant(sitting, "ixa"))


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600)], ids=["usual", "small"])
def test_what_came_of_a_hack_stands_where_the_card_was_tested(size: tuple[int, int], qtbot: QtBot) -> None:
    """An Overclock changed nothing that is seen in a small window but a figure in the drawer."""
    played = replayed(RECORDS / "VM-EX79.record")
    begun = played.record.box.begin(played.record.setup)
    sitting = Sitting(qtbot, model_of(begun, "ixa"), size)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    moves = {type(one): one for one in sitting.model.options() if isinstance(one, Overclock)}
    assert sitting.model.attempt(moves[Overclock])
    sitting.settle()
    assert pane.strip.look.label == "Ixa overclocks Sable with 6♣"
    assert pane.strip.look.line.endswith("; the Move Points of Sable go from 5 to 6")
    assert struck_by(newest_facts(SeatView.of(sitting.model))) == {"sable": "worked"}
