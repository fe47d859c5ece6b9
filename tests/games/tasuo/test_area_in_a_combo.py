"""An Area attack as the next one of a combo: where there is nobody that it could hit, no roll leads to it (TS-H52)."""

import pytest

from gattai_desktop.games.tasuo.designs import AttackForm
from tests.games.tasuo.own_cards import OwnTable, own_card

HEAVE = AttackForm(type="Throw", damage=20, element="earth", chainable=True)
FIELD = {"ka.red": "Cinder Page", "hand.red": "Zed, Falling Grove", "ka.blue": "Reef Novice"}
BLOW = "Red attacks Reef Novice with Cinder Page by Zed"


def after(rulings: dict[str, str], **more: str) -> tuple[str, ...]:
    """Return what Red may do after a Throw that Reef Novice fell to."""
    table = OwnTable(own_card("offensive", attack=HEAVE), {**FIELD, **more}, {"step": "clash"}, **rulings)
    return table.play(BLOW).offered("red")


@pytest.mark.parametrize("rulings", [{}, {"chain_table": "same"}])
def test_any_card_may_follow_a_throw(rulings: dict[str, str]) -> None:
    """TS-H29: after a Throw that is any type, Area too."""
    assert "Red rolls" in after(rulings, **{"kao.blue": "Driftling"})
    table = OwnTable(
        own_card("offensive", attack=HEAVE),
        {**FIELD, "kao.blue": "Driftling"},
        {"step": "clash", "dice": (6, 6)},
        **rulings,
    ).play(BLOW, "Red rolls", "Red attacks all with Cinder Page by Falling Grove")
    assert table.state.number("warrior.blue-ti02.damage") == 3
    assert "Red rolls" not in table.offered("red")


@pytest.mark.parametrize("rulings", [{}, {"chain_table": "same"}])
def test_no_roll_leads_to_an_area_card_alone_where_no_enemy_warrior_stands(rulings: dict[str, str]) -> None:
    """TS-41, TS-H52: the roll is offered only where a legal next attack exists."""
    assert "Red rolls" not in after(rulings)
    assert "Red rolls" in after(rulings, **{"hand.red": "Zed, Falling Grove, Ember Jab"})
