"""Armor that is paid for a card of the first hand stays untold until both have chosen (RULES TS-6, TS-H54)."""

import pytest

from gattai_desktop.cards.facts import Fact, ValueChanged
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import ALL, PUBLIC
from gattai_desktop.content.boxes import box
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

GAME = box("tasuo").game
RECORD = """game    tasuo
given   player red deck slag-court; player blue deck tide-court
        {ruling}
shuffle deck.red Cinder Page, Ember Jab, Bracer Guard, Meteor Heave, Crucible Hold
        deck.blue Reef Novice, Shoal Binder, Shell Block, Ferry Token, Low Tide
        die.1 die-1-1
when    Red shuffles both decks
        Red goes first
        {moves}
"""
PAID = ("Red keeps the first hand", "Red pays 1 armor for Ember Jab", "Red pays 1 armor for Bracer Guard")
CONTENT = (*PAID, "Red keeps the hand", "Blue puts Ferry Token back", "Blue pays 1 armor for Low Tide")


def played(*moves: str, ruling: str = "") -> tuple[State, list[tuple[State, tuple[Fact, ...]]]]:
    """The table after these moves, and each of them: the table before it with the facts that it led to."""
    words = RECORD.format(ruling=ruling, moves="\n        ".join(moves))
    found = replay(read("\n".join(line for line in words.splitlines() if line.strip())))
    states = list(found.states())
    return found.state, [(before, entry.facts) for before, entry in zip(states, found.entries, strict=False)]


def armor(state: State, whose: str, seat: str) -> object:
    return GAME.sight(state, seat).values[f"armor.{whose}"]


def told(entries: list[tuple[State, tuple[Fact, ...]]], seat: str) -> list[tuple[str, object, object]]:
    """The changes of armor that a seat is told of, in their order."""
    facts = [fact for before, made in entries for _, fact in GAME.sight_of_facts(before, made, seat)]
    changes = [one for one in facts if isinstance(one, ValueChanged) and one.path.startswith("armor.")]
    return [(one.path, one.before, one.after) for one in changes]


@pytest.mark.parametrize("ruling", ["", "ruling armor = fifteen"])
@pytest.mark.parametrize("seat", ["blue", PUBLIC])
def test_ts_h54_nobody_else_sees_armor_fall_before_both_have_chosen(seat: str, ruling: str) -> None:
    full = 15 if ruling else 10
    for count in range(len(PAID) + 1):
        table, entries = played(*PAID[:count], ruling=ruling)
        assert armor(table, "red", seat) == full
        assert told(entries, seat) == []
        assert armor(table, "red", "red") == armor(table, "red", ALL) == full - max(0, count - 1)
    table, entries = played(*CONTENT, ruling=ruling)
    assert armor(table, "red", seat) == full
    assert GAME.handed_over(GAME.sight(table, seat)).values["armor.red"] == full
    assert armor(table, "blue", "red") == full
    assert [path for path, _, _ in told(entries, seat) if path != f"armor.{seat}"] == []


@pytest.mark.parametrize("seat", ["red", "blue", PUBLIC])
def test_ts_h54_the_armor_is_told_to_everybody_once_both_have_chosen(seat: str) -> None:
    table, entries = played(*CONTENT, "Blue keeps the hand")
    assert (armor(table, "red", seat), armor(table, "blue", seat)) == (8, 9)
    paid = {"armor.red": [(10, 9), (9, 8)], "armor.blue": [(10, 9)]}
    at_once = {"armor.red": [(10, 8)], "armor.blue": [(10, 9)]}
    for path in paid:
        mine = [(before, after) for told_of, before, after in told(entries, seat) if told_of == path]
        assert mine == (paid if path == f"armor.{seat}" else at_once)[path]


def test_what_is_paid_in_turn_is_seen_at_once() -> None:
    table, entries = played(*PAID[:2], ruling="ruling mulligans = first_player_first")
    assert armor(table, "red", "blue") == 9
    assert told(entries, "blue") == [("armor.red", 10, 9)]


def test_a_free_change_lowers_no_armor_in_anybodys_sight() -> None:
    table, entries = played("Red puts Cinder Page Ember Jab back")
    assert armor(table, "red", "blue") == 10
    assert told(entries, "blue") == []
