"""The status byte: its order, the places that cards name, and who knows them (VM-H33, VM-H34)."""

import pytest

from gattai_desktop.cards.card import RANK_LETTERS, NotKnown
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.sight import sight
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import Lying, Zone
from gattai_desktop.content.boxes import box
from gattai_desktop.games.virtual_machine.status_byte import BIT_CARDS, BITS, bit_at, is_known, learn, place_named
from gattai_desktop.games.virtual_machine.zones import BYTE
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

GAME = box("virtual-machine").game
EXAMPLE = ("invisible", "noclip", "burning", "armored", "silenced", "berserk", "blind", "confused")
ZONES = {BYTE: Zone(BYTE, BYTE, seen_by=frozenset({"cpu"}))}
RANKS = {letters: rank for rank, letters in RANK_LETTERS.items()}


def laid(order: tuple[str, ...] = EXAMPLE) -> State:
    return State({BYTE: tuple(Lying(BIT_CARDS[bit], False) for bit in order)}, {})


def test_vm_h34_a_card_names_its_place_by_its_rank() -> None:
    named = {letters: place_named(rank) for letters, rank in RANKS.items()}
    assert [named[str(rank)] for rank in range(2, 9)] == [2, 3, 4, 5, 6, 7, 8]
    assert [named[letters] for letters in ("9", "10", "J", "Q", "K", "A")] == [1, 2, 3, 4, 5, 1]


def test_vm_h34_four_to_jack_name_all_eight() -> None:
    assert {place_named(rank) for rank in range(4, RANKS["Q"])} == set(range(1, 9))


@pytest.mark.parametrize(("letters", "bit"), [("7", "blind"), ("A", "invisible"), ("Q", "armored"), ("5", "silenced")])
def test_vm_ex_40_to_43_a_card_names_the_bit_at_its_place(letters: str, bit: str) -> None:
    assert bit_at(laid(), place_named(RANKS[letters])) == bit


def test_vm_ex_100_the_order_is_shuffled_and_hidden_from_the_mcs() -> None:
    ledger = Ledger(laid(BITS), seeded(3))
    ledger.shuffle(BYTE, rule="VM-H33")
    order = [bit_at(ledger.table, place) for place in range(1, 9)]
    assert sorted(order) == sorted(BITS)
    assert order != list(BITS)
    seen = sight(ledger.table, "ixa", ZONES, lambda _path: False)
    for place in range(1, 9):
        with pytest.raises(NotKnown):
            bit_at(seen, place)


def test_vm_ex_100_a_place_that_was_shown_stays_known() -> None:
    ledger = Ledger(laid(), seeded(3))
    learn(ledger, "blind")
    learn(ledger, "blind")
    seen = sight(ledger.table, "ixa", ZONES, lambda _path: False)
    assert is_known(seen, "blind")
    assert bit_at(seen, 7) == "blind"
    assert not is_known(seen, "armored")
    with pytest.raises(NotKnown):
        bit_at(seen, 4)
    assert bit_at(sight(ledger.table, "cpu", ZONES, lambda _path: False), 4) == "armored"


def test_vm_h62_a_change_of_gear_is_foreseen_though_the_place_of_its_bit_is_hidden() -> None:
    """VM-H62, VM-H33: what a bit comes with is shown before, as far as the seat knows it."""
    given = """
game    virtual-machine
given   scenario f1; player ixa carries g17; player teo; Ixa: Move 4; play area 9S
        Ixa has the turn with 9S
"""
    table = replay(read(given)).state
    move = GAME.phrases.read("Ixa changes to g17")
    assert GAME.judge(table, move).allowed
    preview = GAME.preview(table, move, "ixa")
    assert preview.verdict.allowed
    assert not preview.complete
