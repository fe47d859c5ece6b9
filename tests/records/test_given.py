"""What a record gives is held against the game: each fault names its line, what stands there, and what may.

The rules take the values of a table for what they are. A record may be a stranger's.
"""

import pytest

from gattai_desktop.content.boxes import KEYS, box
from gattai_desktop.records.fault import UnreadableRecord
from gattai_desktop.records.reader import read

OF_GAME = {
    "gattai": "pilots Red, Green; threat tin-comet rating 3",
    "rumblebots": "players Red, Blue",
    "tasuo": "player red deck slag-court; player blue deck tide-court",
    "virtual-machine": "scenario f1; player sable; player teo",
}


def faults(game: str, *clauses: str) -> list[str]:
    """What is said of a record that gives these clauses, each on a line of its own from line 3."""
    lines = [f"game {game}", f"given {OF_GAME[game]}", *(f"  {clause}" for clause in clauses)]
    try:
        read("\n".join(lines), "x.record")
    except UnreadableRecord as wrong:
        return [str(fault) for fault in wrong.faults]
    return []


@pytest.mark.parametrize(
    ("game", "clause", "told"),
    [
        ("gattai", "Harmony many", "'Harmony many' (team.harmony = many): it must be a whole number."),
        ("gattai", "team.harmony = true", "'team.harmony = true': it must be a whole number."),
        ("gattai", "team.harmony = [4]", "'team.harmony = [4]': it must be a whole number."),
        ("gattai", "guide = 5", "'guide = 5': it must be true or false."),
        ("gattai", "tin-comet: TR high", "it must be a whole number."),
        ("gattai", "pilot.red.techs = 5", "it must be a list, each part of it a word, or a text in quotation marks."),
        ("gattai", "throwdown.scored = [4]", "it must be a list, each part of it a list of 4: a whole number; "),
        ("gattai", "throwdown.challenger = blue", "it must be a Pilot's seat or Coach."),
        ("gattai", "agenda = [5]", "it must be a list, each part of it a list that begins with a word."),
        ("gattai", "step nowhere", "it must be one of: story, gambit.offered"),
        ("gattai", "phase = 7", "it must be one of: set-up, salute, briefing, play, debriefing, breakdown."),
        ("gattai", "threats = 5", "it must be a list"),
        ("gattai", "edition = gamma", "it must be one of: alpha, beta, final."),
        ("rumblebots", "Red: Storage none", "'Red: Storage none' (crystals.storage.red = none): it must be a whole"),
        ("rumblebots", "champion green", "it must be a seat of this table."),
        (
            "rumblebots",
            'surrendered = ["red", "red"]',
            "it must be a list, each part of it a seat of this table, each once.",
        ),
        ("tasuo", "phase night", "it must be one of: start, draw, play, charge, clash, end, over."),
        ("tasuo", 'dice = ["a"]', "it must be a list, each part of it a whole number."),
        ("tasuo", "attack.targets = 5", "it must be a list, each part of it a word"),
        ("virtual-machine", "count late", "it must be a whole number."),
        ("virtual-machine", "Sable: HP full", "'Sable: HP full' (process.sable.hp = full): it must be a whole number."),
        ("virtual-machine", 'process.sable.bits = ["sleepy"]', "it must be a list, each part of it one of: "),
        ("virtual-machine", "turn.process = nobody", "it must be a process of this fight."),
    ],
)
def test_a_value_of_the_wrong_kind_is_told_with_its_line_and_what_it_must_be(game: str, clause: str, told: str) -> None:
    (fault,) = faults(game, clause)
    assert fault.startswith("x.record, line 3: ")
    assert told in fault


@pytest.mark.parametrize(
    ("game", "clause", "told"),
    [
        ("gattai", "Harmony 55", "'Harmony 55' (team.harmony = 55): it must be 1 to 7."),
        ("gattai", "Red: Charges 9/6", "it must be 0 to 6."),
        ("gattai", "Red: status asleep", "it must be one of: active, out, dead, departed, graduated."),
        ("gattai", "pilot blue steel 9", "pilot.blue.steel = 9': it must be 0 to 7."),
        ("gattai", "threat gull rating 9", "gull: a Threat Rating is 1 to 7, not 9."),
        ("gattai", "throwdown Red against Coach; stage 9", "'stage 9' (throwdown.stage = 9): it must be 1 to 7."),
        ("rumblebots", "Red: Storage -1", "it must be 0 to 60."),
        ("tasuo", "Red: armor 99999", "it must be 0 to 9999."),
        ("tasuo", "turn -3", "it must be 0 to 9999."),
        ("virtual-machine", "count 16", "it must be 0 to 15."),
        ("virtual-machine", "Sable: meter 11", "it must be 0 to 10."),
        ("virtual-machine", "map = z", "map: no map is called 'z'. There are: "),
    ],
)
def test_a_value_out_of_range_is_told_with_the_range(game: str, clause: str, told: str) -> None:
    found = faults(game, clause)
    assert any(fault.startswith("x.record, line 3: ") and told in fault for fault in found), found


@pytest.mark.parametrize("game", KEYS)
def test_a_value_that_no_table_has_is_told_and_so_is_one_of_nobody(game: str) -> None:
    (unknown,) = faults(game, "nobodys.gauge = 3")
    assert unknown.startswith("x.record, line 3: 'nobodys.gauge = 3': there is no such value at this table")
    assert len(faults(game, "program.zzz = 3")) == 1


def test_a_value_that_is_nearly_right_is_told_with_the_right_one() -> None:
    (fault,) = faults("gattai", "team.harmny = 3")
    assert fault.endswith("Did you mean 'team.harmony'?")


@pytest.mark.parametrize("game", KEYS)
def test_which_game_is_played_is_never_given_as_a_value(game: str) -> None:
    (fault,) = faults(game, "game = chess")
    assert "must be one of" in fault


@pytest.mark.parametrize("seats", ['["purple"]', "[]", "5", '["red", "red"]', "nothing"])
@pytest.mark.parametrize("game", KEYS)
def test_seats_of_nobody_are_told_with_their_line(game: str, seats: str) -> None:
    (fault, *_) = faults(game, f"seats = {seats}")
    assert fault.startswith("x.record, line 3: ")
    assert "fit together badly" not in fault


def test_a_value_that_every_table_has_cannot_be_taken_away() -> None:
    (fault,) = faults("gattai", "team.harmony = nothing")
    assert fault == "x.record, line 3: 'team.harmony = nothing': a table with these seats needs this value."
    (fault,) = faults("gattai", "Red: Charges nothing")
    assert "an amount is missing" in fault


def test_a_ruling_is_checked_also_where_it_is_given_by_its_path() -> None:
    assert "no_such" in faults("gattai", "rulings.no_such = yes")[0]
    assert "maybe" in faults("gattai", "rulings.gambit_tie = maybe")[0]


@pytest.mark.parametrize(
    ("game", "first", "second", "told"),
    [
        ("gattai", "Red: hand 9♠ 9♠", "", "9♠P is given twice, in hand.red."),
        ("gattai", "Red: hand 9♠", "Green: hand 9♠", "9♠P is given twice, in hand.red and in hand.green."),
        ("gattai", "Red: hand 9♠", "Red: hand 8♠", "The cards of hand.red are given a second time."),
        ("rumblebots", "Red: gang b01", "Blue: gang b01", "b01 is given twice, in gang.red and in gang.blue."),
        ("tasuo", "Red: ka Ember Jab", "Red: hand Ember Jab", "given twice"),
        ("virtual-machine", "Sable: hand 9♠", "Teo: hand 9♠", "9♠P is given twice, in hand.sable and in hand.teo."),
        ("virtual-machine", "D1 sable", "D2 sable", "is given twice, in area.D1 and in area.D2."),
    ],
)
def test_a_card_lies_in_one_place(game: str, first: str, second: str, told: str) -> None:
    (fault,) = faults(game, first, second)
    assert fault.startswith(f"x.record, line {4 if second else 3}: ")
    assert told in fault


@pytest.mark.parametrize("game", KEYS)
def test_a_place_that_the_table_does_not_have_is_told_with_its_line(game: str) -> None:
    (fault,) = faults(game, "hints = off", "zone hand.zzz nothing")
    assert fault.startswith("x.record, line 4: 'hand.zzz' is no place of this table.")
    for nowhere in ("zone nowhere 3 cards", "zone deck.red.x 3 cards", "zone deck.red.x 9♠"):
        assert faults(game, nowhere)


def test_a_value_is_given_once_in_whatever_order() -> None:
    (fault,) = faults("gattai", "Harmony 4", "Harmony 5")
    assert fault == "x.record, line 4: 'Harmony 5': line 3 says otherwise, 'Harmony 4'. Write one of the two."
    assert not faults("gattai", "Harmony 4", "Harmony 4")


@pytest.mark.parametrize("what", ['name "Friday"', "scenario evening", "seed 7", "ruling gambit_tie = rank_then_suit"])
def test_what_a_record_is_called_and_played_by_is_given_once(what: str) -> None:
    other = {"name": "name Sunday", "scenario": "scenario other", "seed": "seed 8", "ruling": "ruling R-18 = everyone"}
    assert not faults("gattai", what, what)
    (fault,) = faults("gattai", other[what.split(maxsplit=1)[0]].replace("everyone", "equal_wins"), what)
    assert "was given otherwise before. Write one of the two." in fault


def test_nothing_is_given_below_the_first_move() -> None:
    """It would lie on the table before that move, where nobody looks for it."""
    lines = ["given pilots Red", "then Harmony 4", "given Harmony 5", "shuffle Pilots' Deck 5♣"]
    with pytest.raises(UnreadableRecord, match=r"line 3: What is given stands above the first move .* in line 2"):
        read("\n".join(lines))


@pytest.mark.parametrize("head", ["game", "game gattai; tasuo", "game gattai\ngame tasuo", "game gattai; gattai"])
def test_a_record_is_of_one_game(head: str) -> None:
    with pytest.raises(UnreadableRecord, match="A record is of one game"):
        read(f"{head}\ngiven pilots Red\n")


@pytest.mark.parametrize(
    "order", [("round 20", "Sable has the turn with 9S"), ("Sable has the turn with 9S", "round 20")]
)
def test_what_a_clause_names_itself_goes_before_what_is_usual_beside_another(order: tuple[str, str]) -> None:
    """Everything under "given" may stand in any order."""
    record = read(
        "\n".join(
            ["game virtual-machine", "given scenario f1; player sable; player teo", *(f"  {one}" for one in order)]
        )
    )
    assert record.start.values["round"] == 20


@pytest.mark.parametrize(
    ("clause", "told"),
    [
        ("pilot 5 steel 3", "'5' is no seat for a pilot"),
        ("pilots Coach", "'coach' is no seat for a pilot"),
        ("pilots Public", "'public' is no seat for a pilot"),
        ("pilot all", "'all' is no seat for a pilot"),
        ("pilot red steel 3", "pilot red is set up twice; line 2 did so first."),
        ("pilot blue tech zzz", "blue: 'zzz' is no entry of this table."),
        ("pilot blue rides zzz", "blue: 'zzz' is no entry of this table."),
        ("throwdown Red against red", "red fights on one side, once."),
        ("Current Location nowhere", "it must be a Location of this table."),
        ('agenda = [["no_such"]]', "nothing that waits is called 'no_such'."),
    ],
)
def test_who_and_what_is_set_up_has_to_be_there_once(clause: str, told: str) -> None:
    found = faults("gattai", clause)
    assert any(fault.startswith("x.record, line 3: ") and told in fault for fault in found), found


@pytest.mark.parametrize("game", KEYS)
def test_every_value_of_a_game_says_what_it_may_hold(game: str) -> None:
    """A row that ends in `*` may stand for values that play keeps for itself: a record gives none of those."""
    values = box(game).game.values
    assert values is not None
    assert [row.path for row in values.rows if row.holds_so is None and not row.path.endswith("*")] == []
