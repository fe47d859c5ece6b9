"""OUT-7: Spoils happen one after the other, so each is told as those that were taken before it leave the table."""

import pytest

from gattai_desktop.games.gattai.telling.after_spoils import after_spoils
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.gattai.looks.spoils import SpoilLook, spoils_look, take
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.tables import given

A_WIPE = """
given   edition beta; pilot red "Ren"; pilot green "Tam"; Harmony 4; threat tide "The Tide" rating 2
        location kite-wharf; {given}
        throwdown Coach against Red; Red on turn; stage 3
        Red: Strike 2; hand A♥P 9♣P; Coach: Strike 3; hand K♠C; Pile 3♣C Q♦C
when    Red counters with A♥P
        Coach concedes
"""
FULL = "Red: Charges 6/6; Green: Charges 1/6; Red: Buffers 1/3; Green: Buffers 0/3"
LOW = "Red: Charges 2/6; Green: Charges 1/6; Red: Buffers 1/3; Green: Buffers 0/3"
EVERY, ONE = "All Charges", "One Charge for each"
BUFFERS = "All Buffers back: Ren 1 → 3. Or: One Buffer back for each: Ren 1 → 2"


def taking(table: str, *takes: tuple[str, str]) -> GameModel:
    """Take these Spoils after a wipe."""
    model = given(A_WIPE.format(given=table))
    model.pass_to("red")
    model.take_seat()
    for key, receiver in takes:
        seen = SeatView.of(model)
        assert seen.ask is not None
        move = take(seen.ask, key, receiver)
        assert move is not None, key
        assert model.attempt(move)
    return model


def look_at(model: GameModel, key: str) -> SpoilLook:
    seen = SeatView.of(model)
    assert seen.ask is not None
    look = spoils_look(seen, seen.ask)
    assert look is not None
    return next(one for one in (*look.basic, *look.ultimate) if one.key == key)


@pytest.mark.parametrize(
    ("table", "takes", "key", "told"),
    [
        # nothing before it
        (LOW, [], "chargeup", f"{EVERY}: Ren 2 → 6. Or: {ONE}: Ren 2 → 3, Tam 1 → 2"),
        # what all get first leaves nothing to give
        (LOW, [("chargeup-team", "red")], "chargeup", f"{EVERY}: Ren is full. Or: {ONE}: all are full"),
        # Ren is full whichever part of the first is chosen; what Tam has then is not known
        (FULL, [("chargeup", "red")], "chargeup", f"{EVERY}: Ren is full. Or: {ONE}: Ren is full, Tam"),
        # neither is known
        (LOW, [("chargeup", "red")], "chargeup", f"{EVERY}: Ren. Or: {ONE}: Ren, Tam"),
        # another gauge is as it was
        (LOW, [("chargeup", "red")], "fortify", f"{BUFFERS}, Tam 0 → 1"),
        # the one that is taken is told as before itself
        (LOW, [("chargeup-team", "red")], "chargeup-team", "All Charges for each: Ren 2 → 6, Tam 1 → 6"),
    ],
)  # fmt: skip
def test_out_7_a_spoil_is_told_after_those_before_it(
    table: str, takes: list[tuple[str, str]], key: str, told: str
) -> None:
    model = taking(table, *takes)
    assert look_at(model, key).does[0] == told


def test_out_7_what_would_give_nothing_after_those_before_it_says_so() -> None:
    assert not look_at(taking(LOW), "fortify").vain
    assert look_at(taking(LOW, ("fortify-team", "red")), "fortify").vain


@pytest.mark.parametrize(("table", "harmony", "schism"), [(LOW, 5, 0), (f"schism 2; {LOW}", 4, 0)])
def test_micro_24_a_rally_is_reckoned_before_what_follows(table: str, harmony: int, schism: int) -> None:
    then = after_spoils(taking(table, ("rally", "red")).sight("red"), "red")
    assert (then.values["team.harmony"], then.values["team.schism"]) == (harmony, schism)


def test_micro_36_trauma_leaves_unknown_what_buffers_a_threat_has() -> None:
    then = after_spoils(taking(LOW, ("trauma", "red")).sight("coach"), "red")
    assert then.values.get("threat.tide.tr") is None
    assert then.values["pilot.red.charges"] == 2
