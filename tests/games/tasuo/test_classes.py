"""Classes of warriors, slips of the source's wording, and how a table lets the Ultra Deck be."""

import pytest

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.zone import Lying
from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.tasuo.box import packed
from gattai_desktop.games.tasuo.card_words import ARENA
from gattai_desktop.games.tasuo.constants import AttackSeen, of_attack
from gattai_desktop.games.tasuo.decks import limits_of
from gattai_desktop.games.tasuo.designs import CardDesign, DesignSet, card_key
from gattai_desktop.games.tasuo.leaving import GAUGE_OF
from gattai_desktop.games.tasuo.rulings import ShowdownRulings
from gattai_desktop.games.tasuo.setup import ShowdownSetup
from gattai_desktop.games.tasuo.values import PHASES


@pytest.mark.parametrize(("warrior", "need"), [("st01", -1), ("sl01", 0)])
def test_ts_ex_107_an_arena_of_a_pack_helps_the_warriors_of_one_class(warrior: str, need: int) -> None:
    """TS-66: it helps Kite Runner (Gale), not Cinder Page (Smith) of the same side."""
    usual = built_in_cards().cards
    tower = CardDesign(id="pk01", name="Weathercock Tower", kind=ARENA, line="while / Gale -> it: need -1")
    designs = DesignSet({**usual.designs, "pk01": tower}, usual.decks, usual.classes)
    cards = {key: designs.cards[card_key("red", key)] for key in ("pk01", "st01", "sl01")}
    laid = {
        "arena.red": (Lying(cards["pk01"], True),),
        "ka.red": (Lying(cards["st01"], True),),
        "kio.red": (Lying(cards["sl01"], True),),
    }
    table = packed(designs).begin(ShowdownSetup(zones=laid))
    seen = AttackSeen(seat="red", attacker=cards[warrior], form=cards[warrior].design.attack)
    assert sum(verb.amount for verb in of_attack(table, seen) if verb.word == "need") == need


def test_slips_of_the_wording_are_read_as_they_are_meant() -> None:
    """TS-H3: a turn has five phases, the third is Charge; the foe gains 4 for a warrior of 9.5 or more."""
    assert PHASES == ("draw", "play", "charge", "clash", "end")
    assert GAUGE_OF == {1: 2, 2: 3, 3: 4}


def test_a_table_may_want_ten_ultra_cards_or_let_there_be_four_copies() -> None:
    """`ruling ultra_deck = exactly_ten`, `ruling ultra_copies = four`: TS-H1, TS-H38."""
    usual = ShowdownRulings()
    assert (limits_of(usual).fewest_ultra, limits_of(usual).most_ultra, limits_of(usual).copies_ultra) == (0, 10, 1)
    assert limits_of(evolve(usual, ultra_deck="exactly_ten")).fewest_ultra == 10
    assert limits_of(evolve(usual, ultra_deck="none")).most_ultra == 0
    assert limits_of(evolve(usual, ultra_copies="four")).copies_ultra == 4
