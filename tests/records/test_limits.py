"""Records that were made to hang a reader or to fill the memory: each is read or refused in the time of a breath.

The marks are nets: what is tried here took minutes before it was mended.
"""

from typing import Any, NoReturn

import pytest

from gattai_desktop.cards.encoding import MAX_ENCODED, MAX_FACTS, MAX_MOVE
from gattai_desktop.cards.limits import MAX_ITEMS
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.move import quoted
from gattai_desktop.games.phrases import NotAMove
from gattai_desktop.records.clauses import Clauses
from gattai_desktop.records.fault import UnreadableRecord
from gattai_desktop.records.lines import MAX_CLAUSE, MAX_CLAUSES, MAX_LINE, MAX_LINES, read_lines
from gattai_desktop.records.reader import MAX_FAULTS, read
from gattai_desktop.records.replay import MAX_UNMET, replay

LONG = MAX_CLAUSE - 40


@pytest.mark.timeout(60)
@pytest.mark.parametrize(
    "text",
    [
        "refused Red a" + " " * LONG + "b",
        "refused Red a " + "A-1 " * (LONG // 4) + "b",
        "given threat a " + '"\\' * (LONG // 2),
        "given pilots " + '\\"' * (LONG // 2),
        "then announced x " + "a=[" * (LONG // 3),
        "given throwdown " + "a against " * (LONG // 10),
        "when Coach moves " + "a to " * (MAX_MOVE // 5 - 10),
        "when Red " + "a " * (MAX_MOVE // 2 - 10),
        "then a.b = " + "[" * LONG,
        "then " + "a;" * 10_000,
        'happened "' + "[" * (MAX_LINE - 20) + '"',
        "given seed " + "9" * LONG,
    ],
    ids=lambda text: text[:24].replace(" ", "_"),
)
def test_a_line_that_was_made_to_take_for_ever_is_read_at_once(text: str) -> None:
    try:
        read(text)
    except UnreadableRecord as wrong:
        assert 1 <= len(wrong.faults) <= MAX_FAULTS
        assert all(len(str(fault)) < 2_000 for fault in wrong.faults)


def test_what_is_longer_than_the_limits_is_told_with_its_line_and_the_limit() -> None:
    def faults_of(text: str) -> list[str]:
        with pytest.raises(UnreadableRecord) as wrong:
            read(text, "x.record")
        return [str(fault) for fault in wrong.value.faults]

    assert faults_of("given pilots Red\nthen " + "a" * (MAX_LINE + 1)) == [
        f"x.record, line 2: The line has {MAX_LINE + 6} characters; {MAX_LINE} at most are read."
    ]
    assert faults_of("given pilots Red\nthen " + "a" * (MAX_CLAUSE + 1)) == [
        f"x.record, line 2: A clause has {MAX_CLAUSE + 1} characters; {MAX_CLAUSE} at most are read."
    ]
    assert f"{MAX_MOVE} at most" in faults_of("given pilots Red\nwhen Red " + "a" * MAX_MOVE)[0]


def test_a_record_of_nothing_but_clauses_ends_at_the_limit() -> None:
    told: list[str] = []
    line = "then " + "a;" * 90_000 + "\n"
    found = sum(len(one.clauses) for one in read_lines(line * 14, lambda _line, text: told.append(text)))
    assert found <= MAX_CLAUSES
    assert told == [f"The record has more than {MAX_CLAUSES} clauses; the rest was not read."]


def test_a_refused_move_keeps_the_rules_behind_it() -> None:
    (refused,) = read("given pilots Red\nrefused Red concedes   THROW-29, R-111 RB-H7\n").script
    assert refused.rules == ("THROW-29", "R-111", "RB-H7")  # type: ignore[attr-defined]
    assert str(refused.move) == "Red concedes"  # type: ignore[attr-defined]


def test_a_move_of_a_session_has_a_limit_too() -> None:
    with pytest.raises(NotAMove, match=f"{MAX_MOVE} at most"):
        GATTAI.game.phrases.read("Red counters with " + "x" * MAX_MOVE)


THROWDOWN = "given pilots Red; throwdown Red against Coach; Red on turn; "


@pytest.mark.timeout(60)
@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"{THROWDOWN}stage many\nthen Pile 7♣C", "line 1: 'stage many' .*: it must be a whole number"),
        (f"{THROWDOWN}stage 999999999999999\nthen Pile 7♣C", "line 1: 'stage 999999999999999' .*: it must be 1 to 7"),
    ],
)
def test_what_is_given_and_makes_no_table_is_told_with_its_line(text: str, told: str) -> None:
    with pytest.raises(UnreadableRecord, match=told):
        read(text)


WAITING = 'given pilots Red; agenda = [["soak"]]\n'


@pytest.mark.parametrize(
    "text",
    [
        WAITING + "refused Red concedes THROW-40",
        WAITING + "offered Red concedes\nthen step story",
        "given pilots Red; faction harbour-crew\nrefused refused invests 4♠P in harbour-crew PILOT-7",
    ],
)
def test_a_table_with_which_the_rules_cannot_work_is_an_expectation_that_is_not_met(text: str) -> None:
    """The rules take the values of a table for what they are; a list may hold any. The lines after it are tried."""
    replayed = replay(read(text))
    assert len(replayed.unmet) == 1
    assert "the rules could not work with this table" in str(replayed.unmet[0])


GIVEN = "given pilots Red\n"


def many_facts(count: int) -> str:
    said = "[" + ",".join(['["a","",-1,"x",[],[]]'] * count) + "]"
    return "happened " + quoted(said) + "\n"


def test_a_record_that_goes_back_upwards_again_and_again_does_not_grow() -> None:
    """Given a hundred facts that are taken back, when each line goes back one further, then each leads to one fact."""
    upwards = "".join(f"back to {to}\n" for to in range(1, 100))
    played = replay(read(GIVEN + many_facts(1) * 100 + "back to 0\n" + upwards))
    assert not played.unmet
    assert [len(entry.facts) for entry in played.entries[101:]] == [1] * 99


def test_a_line_goes_back_over_as_many_facts_as_an_entry_can_hold() -> None:
    text = GIVEN + many_facts(MAX_FACTS // 2) * 3
    (told,) = map(str, replay(read(text + "back to 0\n", "x.record")).unmet)
    most = f"at most {MAX_FACTS} facts and {MAX_ENCODED} characters"
    assert told == f"x.record, line 5: expected {most} to go back over; found more: write 'back to 1' before it."
    assert not replay(read(text + "back to 1\nback to 0\n")).unmet


def test_a_record_is_played_to_a_number_of_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given lines that go back and forth between far moments, when all are more than the limit, then it ends there."""
    monkeypatch.setattr("gattai_desktop.records.replay.MAX_PLAYED", 1_000)
    played = replay(read(GIVEN + many_facts(100) + "back to 0\nback to 1\n" * 100, "x.record"))
    assert [str(one) for one in played.unmet] == [
        "x.record, line 13: expected at most 1000 facts in a record; found more; it was played up to here."
    ]
    assert len(played.entries) == 11


def test_going_back_to_an_entry_that_could_not_be_played_is_told() -> None:
    text = GIVEN + "when Red counters with 3♦P\n" * 2 + "back to 1\n"
    told = [str(one) for one in replay(read(text, "x.record")).unmet]
    assert told[2] == "x.record, line 4: expected an entry from 0 to 0 to go back to; found 1."


@pytest.mark.timeout(60)
@pytest.mark.parametrize("said", ["a", "a=[ ", "a=[,", 'a="\\" '])
def test_what_was_announced_is_not_looked_through_again_and_again(said: str) -> None:
    """Given a clause of names or beginnings of lists, when it is read, then each sign is looked at a few times."""
    try:
        read("given pilots Red\nthen announced x " + said * (LONG // len(said)))
    except UnreadableRecord as wrong:
        assert len(wrong.faults) == 1


def test_a_record_of_lines_without_end_is_read_a_line_at_a_time() -> None:
    """Given more lines than are read, when it is read, then the others were never taken apart."""

    class Watched(str):
        __slots__ = ()

        def find(self, *given: Any) -> int:
            looked.append(given)
            return super().find(*given)

        def split(self, *_given: Any) -> NoReturn:
            raise AssertionError("all of it at once")

        def splitlines(self, *_given: Any) -> NoReturn:
            raise AssertionError("all of it at once")

    told: list[str] = []
    looked: list[object] = []
    list(read_lines(Watched("then x\n" * (MAX_LINES + 5_000)), lambda _line, text: told.append(text)))
    assert told == [f"The record is longer than {MAX_LINES} lines; the rest was not read."]
    assert len(looked) == MAX_LINES + 1


def test_a_line_of_nothing_but_faults_is_left_when_enough_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []

    def not_understood(_self: Clauses, clause: str, _subject: object) -> str:
        looked.append(clause)
        return "What is this?"

    monkeypatch.setattr(Clauses, "_not_understood", not_understood)
    for keyword in ("given", "then"):
        looked.clear()
        with pytest.raises(UnreadableRecord) as wrong:
            read(f"given pilots Red\n{keyword} " + "zz;" * 60_000)
        assert len(wrong.value.faults) == len(looked) == MAX_FAULTS


def test_a_table_is_given_as_many_of_a_kind_as_it_has_room_for() -> None:
    """Given more Threats than a table holds, in lines or in one, then that is told before they are made."""
    many = "given\n" + "".join(f" threat t{number} rating 3\n" for number in range(MAX_ITEMS + 1))
    for text, line in ((many, MAX_ITEMS + 2), ("given pilots " + " ".join(["a"] * (MAX_ITEMS + 1)), 1)):
        with pytest.raises(UnreadableRecord) as wrong:
            read(text, "x.record")
        assert str(wrong.value.faults[0]).startswith(f"x.record, line {line}: ")
        assert f"a table has {MAX_ITEMS} at most." in str(wrong.value.faults[0])


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("given seed " + "9" * 101, "The seed has 101 figures; 100 at most are read."),
        ("refused Red concedes " + "A-1 " * 41, "More than 40 rules are named here; 40 at most are read."),
    ],
)
def test_what_is_too_long_of_its_kind_is_told(line: str, told: str) -> None:
    with pytest.raises(UnreadableRecord) as wrong:
        read(f"{line}\n", "x.record")
    assert str(wrong.value.faults[0]) == f"x.record, line 1: {told}"


def test_so_many_things_that_are_not_so_are_told() -> None:
    played = replay(read(GIVEN + "then Pile 3♦P\n" * (MAX_UNMET + 500), "x.record"))
    assert len(played.unmet) == MAX_UNMET + 1
    assert str(played.unmet[-1]).startswith(f"x.record, line {MAX_UNMET + 2}: expected at most {MAX_UNMET} things")
