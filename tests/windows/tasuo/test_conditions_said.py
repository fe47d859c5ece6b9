"""A screen reader says of a warrior's conditions how often each is there, and of those that pass when they end."""

from pytestqt.qtbot import QtBot

from gattai_desktop.games.tasuo.values import of
from gattai_desktop.windows.games.tasuo.field_looks import place_looks, place_said
from tests.games.tasuo.own_cards import OwnTable, own_card


def test_a_place_says_how_often_and_how_long_its_warrior_suffers(qtbot: QtBot) -> None:
    """TS-55, TS-60: Stun ends with the turn, Poison does not, and two Broken Arms are more than one."""
    suffered = ("Stun", "Broken-Arm", "Poison", "Broken-Arm")
    unused, values = own_card("item", "item -> you: draw 1"), {of("red-sl01", "conditions"): suffered}
    table = OwnTable(unused, {"ka.red": "Cinder Page"}, values)
    looks = place_looks(table.box.game.sight(table.state, "blue"), "red")
    said = next(place_said(one, "Red's") for one in looks if one.warrior is not None)
    assert "Stun until the turn ends, Broken Arm, 2 times, Poison" in said
