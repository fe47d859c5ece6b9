"""Card designs, their copies for each player, and the keys by which the table knows them."""

import pytest

from gattai_desktop.cards.card import NotKnown, back_of
from gattai_desktop.games.tasuo.designs import CardDesign, DesignSet, card_key, design_of, with_classes
from gattai_desktop.games.tasuo.values import halves

PAGE = CardDesign(id="sl01", name="Cinder Page", kind="warrior", warrior_class="Smith", life=10)
FRAG = CardDesign(id="fr01", name="Frag of Dawn", kind="item", kaju=True)
UNQUENCHED = CardDesign(id="ul02", name="Page Unquenched", kind="tasuo-mode", life=18, onto="sl01")
CARDS = DesignSet({one.id: one for one in (PAGE, FRAG, UNQUENCHED)})


def test_each_player_has_every_copy_that_a_deck_may_hold() -> None:
    red = [card.key for card in CARDS.of_deck("red")]
    fours = [f"red-{one}{copy}" for one in ("sl01", "ul02") for copy in ("", "-2", "-3", "-4")]
    assert red == [*fours[:4], "red-fr01", *fours[4:]]  # of an Ultra card by the ruling TS-H38
    assert len(CARDS.cards) == 2 * len(red)


def test_a_list_is_dealt_in_its_order() -> None:
    dealt = CARDS.dealt("blue", (("fr01", 1), ("sl01", 2)))
    assert [card.key for card in dealt] == ["blue-fr01", "blue-sl01", "blue-sl01-2"]
    assert {card.owner for card in dealt} == {"blue"}
    assert [card.picture for card in dealt[1:]] == ["tasuo:sl01", "tasuo:sl01"]


def test_a_key_has_no_dot_since_it_stands_in_paths() -> None:
    assert card_key("red", "my.sl01", 2) == "red-my_sl01-2"


def test_a_tasuo_mode_card_has_the_class_of_the_warrior_beneath() -> None:
    assert with_classes((PAGE, UNQUENCHED))["ul02"].warrior_class == "Smith"


def test_what_is_hidden_has_no_design() -> None:
    assert design_of(CARDS.cards["red-sl01"]) == PAGE
    with pytest.raises(NotKnown):
        design_of(back_of("red"))


@pytest.mark.parametrize(("number", "written"), [(15, "7.5"), (16, "8"), (1, "0.5"), (-3, "-1.5"), (0, "0")])
def test_halves_are_shown_as_on_the_card(number: int, written: str) -> None:
    assert halves(number) == written
