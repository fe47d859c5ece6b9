"""A record is played through the rules, and every expectation that is not met is told with its place."""

import pytest

from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import Replayed, replay

W_1 = """\
given   pilots Red, Green
        throwdown Red against Coach; Red on turn
        Red: Strike 2; Charges 1/6; hand 3♦P 9♠P K♦P
        Pile 2♣C
when    Red counters with 3♦P
"""


def play(text: str) -> Replayed:
    return replay(read(text, "x.record"))


def unmet(text: str) -> list[str]:
    return [str(one) for one in play(text).unmet]


def test_what_is_so_is_met() -> None:
    told = unmet(
        W_1
        + """\
then    Pile 2♣C 3♦P; 3♦P on top of the Pile; Red: Charges 2/6; hand K♦P 9♠P; Coach on turn; Schism 0
        announced resonant seat=red; not announced dissonant; asked nobody; team.harmony = 4
        public sees Red: hand ?P ?P
        Red sees Red: hand 9♠P K♦P
        Green sees no throwdown.strike.coach
"""
    )
    assert not told


@pytest.mark.parametrize(
    ("clause", "found"),
    [
        ("Pile 2♣C", "2♣C 3♦P"),
        ("Pile 2♣C 3♦P down", "2♣C up, 3♦P up"),
        ("Pile 3 cards", "2 cards"),
        ("Pile nothing", "2♣C 3♦P"),
        ("9♠P on top of the Pile", "3♦P"),
        ("9♠P on top of zone pile.1", "an empty zone"),
        ("Red: Charges 3/6", "2/6"),
        ("Red: Charges 2/4", "2/6"),
        ("Red: hand 9♠P", "9♠P K♦P"),
        ("Red on turn", "throwdown.turn = coach"),
        ("step story", "throwdown.turn"),
        ("team.harmony = true", "team.harmony = 4"),
        ("no.such.path = 1", "no.such.path = nothing"),
        ("asked Red soak", "nobody is asked"),
        ("announced dissonant", "announced counter seat=red"),
        ("announced resonant seat=green", "announced counter seat=red"),
        ("not announced resonant", "announced counter seat=red"),
        ("public sees Red: hand 9♠P K♦P", "?P ?P"),
        ("public sees no team.harmony", "4"),
        ("public sees no such.path", "there is no such.path"),
        ("Pilots' Deck K♠P", "A♣P"),
    ],
)
def test_what_is_not_so_is_told_with_its_place(clause: str, found: str) -> None:
    told = unmet(f"{W_1}then    {clause}\n")
    assert len(told) == 1
    assert told[0].startswith(f"x.record, line 6: expected {clause}; found {found}"), told


def test_a_refusal_must_name_its_rule() -> None:
    start = W_1.rpartition("when")[0]
    assert not unmet(start + "refused Green counters with 9♠P\n")
    told = unmet(start + "refused Red counters with 3♦P  THROW-29\n")
    assert told == [
        "x.record, line 5: expected 'Red counters with 3♦P' to be refused because of THROW-29; found it allowed."
    ]


def test_a_refused_move_changes_nothing() -> None:
    played = play(W_1 + "refused Red counters with K♦P\n")
    assert len(played.entries) == 1
    assert not played.unmet


def test_a_move_that_cannot_be_played_is_unmet_and_the_lines_after_it_are_tried() -> None:
    told = unmet(W_1.replace("3♦P\n", "2♠P\n") + "then Pile 2♣C\nthen Harmony 5\n")
    assert told[0].startswith("x.record, line 5: expected 'Red counters with 2♠P' to be played; found refused: ")
    assert told[1] == "x.record, line 7: expected Harmony 5; found 4."


@pytest.mark.parametrize("who", ["Nobody", "Public", "All", "Purple"])
def test_nobody_plays_who_does_not_sit_at_the_table(who: str) -> None:
    (told,) = unmet(f"{W_1.rstrip()}; by {who}\n")
    assert told.endswith(
        f"expected somebody at the table to play 'Red counters with 3♦P'; found nobody called '{who.lower()}'."
    )


def test_what_the_coach_allows_is_kept_with_what_the_rules_had_against_it() -> None:
    played = play(W_1 + 'when Red counters with 9♠P; Coach allows "why not"; says "Ha; ha"; by Green\n')
    assert not played.unmet
    entry = played.entries[1]
    assert entry.overruled
    assert entry.against[0].partition(":")[0].count("-") == 1
    assert (entry.allowed_because, entry.narration, entry.by) == ("why not", "Ha; ha", "green")


def test_taking_back_brings_the_table_back_and_is_an_entry_itself() -> None:
    played = play(W_1 + 'back to 0; because "not meant"\nthen Pile 2♣C; Red on turn\nback to 1\nthen Pile 2♣C 3♦P\n')
    assert not played.unmet
    assert [entry.back_to for entry in played.entries] == [None, 0, 1]
    start, first, second, third = played.states()
    assert second == start
    assert third == first


def test_shuffles_fall_as_they_are_written() -> None:
    text = """\
given   pilots Red
shuffle Pilots' Deck 5♣ 9♥
when    Coach reshuffles the Pilots' Deck
then    Pilots' Deck 5♣P 9♥P
"""
    assert not unmet(text)
    assert unmet(text.replace("Pilots' Deck 5♣ 9♥", "Coach's Deck 5♣"))[0] == (
        "x.record, line 2: expected a shuffle of deck.coach with these cards; "
        "found a shuffle of deck.pilots without 5♣C."
    )
    assert unmet("given pilots Red\nshuffle Pilots' Deck 5♣\nthen Harmony 4\n") == [
        "x.record, line 2: expected a shuffle of deck.pilots; found none."
    ]


def test_the_same_record_shuffles_the_same_way() -> None:
    text = "given pilots Red; seed 7\nwhen Coach reshuffles the Pilots' Deck\n"
    assert play(text).state == play(text).state
    assert play(text).state != play(text.replace("seed 7", "seed 8")).state


def test_a_move_is_offered_or_not() -> None:
    start = W_1.rpartition("when")[0]
    assert not unmet(start + "offered Red counters with 3♦P; Red concedes\n")
    assert "to be offered; found" in unmet(start + "offered Green counters with 3♦P\n")[0]
