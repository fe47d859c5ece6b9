"""A record is read to its end, whatever is wrong with it, and every fault says where it is and what would do."""

from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from gattai_desktop.cards.card import card
from gattai_desktop.records import lines
from gattai_desktop.records.fault import UnreadableRecord
from gattai_desktop.records.reader import KEYWORDS, MAX_FAULTS, read, read_file
from gattai_desktop.records.record import Record


def faults(text: str) -> list[str]:
    with pytest.raises(UnreadableRecord) as wrong:
        read(text, "bad.record")
    return [str(fault) for fault in wrong.value.faults]


def shown(record: Record, zone: str) -> str:
    return " ".join(f"{one.card.code}{'+' if one.up else ''}" for one in record.start.zones.get(zone, ()))


def test_every_fault_of_a_record_is_told_at_once() -> None:
    told = faults("""\
gave    something
        and something more
given   edition gamma; ruling gambit_ti = rank_only; ruling gambit_tie = maybe
        Red: Chargs 1/6; hand 1♦P
        Purple: hand 3 cards; nowhere.at = [1,
when    Red countrs with 3♦P
        Red counters with 3♦Z
shuffle nothing
back    to 9
then    asked soak; Harmny 4; Stage 1/2; whatever
refused Red counters with 3♦P; THROW-29
""")
    assert told == [
        f"bad.record, line 1: 'gave' is no keyword. Write one of: {', '.join(KEYWORDS)}.",
        "bad.record, line 3: No edition is called 'gamma'. There are: alpha, beta, final.",
        "bad.record, line 3: No ruling is called 'gambit_ti'. Did you mean 'gambit_tie'?",
        told[3],
        "bad.record, line 4: 'Chargs 1/6' is not understood. Did you mean 'charges'?",
        told[5],
        told[6],
        told[7],
        told[8],
        told[9],
        "bad.record, line 9: 'back to 9': only 2 entries stand before this line.",
        "bad.record, line 10: 'asked soak': write a seat and a question, such as 'asked Red soak'.",
        "bad.record, line 10: 'Harmny 4' is not understood. Did you mean 'harmony'?",
        "bad.record, line 10: 'Stage 1/2': Stage has no maximum. Write the amount alone.",
        told[14],
        "bad.record, line 11: One refused move stands on one line: 'refused Red counters with 4♠P  THROW-29'.",
    ]
    assert told[5] == (
        "bad.record, line 4: '1♦P' is no card. Write rank (2-10, J, Q, K, A), suit (♠ ♥ ♦ ♣ or S H D C) and Deck "
        "(P, C), such as 9♦P; a Joker is Joker1P or Joker2P."
    )
    assert told[6] == (
        "bad.record, line 5: [1, is no value: write a whole number, true, false, a word, a text in quotation marks, "
        'a list such as ["red", 4], or nothing.'
    )
    assert "gambit_tie has no option 'maybe'" in told[3]
    assert told[7].endswith("Did you mean 'Red counters with {card}'?")
    assert "line 7: '3♦Z' is no card" in told[8]
    assert "line 8: 'nothing': write the zone and its new order" in told[9]
    assert "'whatever' is not understood" in told[14]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("    indented", "none stands before it"),
        ("given pilots Red, Red", "pilot red is set up twice"),
        ("given pilots a, b, c, d, e, f, g, h", "1 to 7 Pilots"),
        ("given threat comet", "rating is missing"),
        ("given threat comet rating many", "'many' must be a whole number"),
        ("given threat comet rating --4", "'--4' must be a whole number"),
        ("given threat comet rating 3 rating 4", "rating stands here twice"),
        ("given pilot red sync 2 sync 3", "sync stands here twice"),
        pytest.param(f"given threat {100_000 * 'a '}", "the word is not known", marks=pytest.mark.timeout(20)),
        ("given threat comet rating 9", "a Threat Rating is 1 to 7, not 9"),
        ("given threat comet ratng 4", "Known: "),
        ("given pilot red wings 2", "the word is not known"),
        ('given pilot "Ren"', "a short name of one word must come first"),
        ("given Pile 2♣C; Red: hand 2♣C", "2♣C is given twice"),
        ("given Pile 2♣C; Pile 3♣C", "a second time"),
        ("given Pile ?C", "a hidden card cannot be laid"),
        ("shuffle Pilots' Deck ?P", "must be named, and once"),
        ("shuffle Pilots' Deck 2♣ 2♣", "must be named, and once"),
        ("given Pile 3 cards", "cards of both Decks lie there"),
        ("given Red: hand 60 cards", "has only 52 that are not named"),
        ("given Red: hand up 2♣", "stands before any card"),
        ("given Red: hand", "Cards are missing"),
        ("given Pilots' Trash the rest; Red: hand the rest", "is given to"),
        ("given throwdown Red against Purple", "nobody at this table is called purple"),
        ("given throwdown Red against Coach with gull", "no Threat is called gull"),
        ("given ruling gambit_tie", "write 'ruling gambit_tie = equal_wins'"),
        ("game chess", "No game is called 'chess'"),
        ("game rumblebots\ngiven content power.unkillable", "'content power.unkillable': Bot Battle has no entries"),
        ("when", "A move is missing"),
        ("when Red concedes; loudly", "is not understood after a move"),
        ('when Red concedes; says "a"; says "b"', "is said with another of its kind"),
        ("when Red concedes; by Red; by Green", "is said with another of its kind"),
        ('when Red concedes; Coach allows "x', "is not understood after a move"),
        ("then Purple sees Pile nothing", "No seat is called 'Purple'"),
        ("then public sees Harmony 4", "write a zone with its cards"),
        ("then 2♣P 3♣P on top of Pile", "'2♣P 3♣P on top of Pile' is not understood"),
        ("back", "Write the entry after which"),
        ("happened", "Facts are missing"),
        ('happened "[7]"', "fact 0"),
        ("then Nobody: hand 2♣", "Nobody at this table is called 'Nobody'"),
    ],
)
def test_a_fault_says_what_was_found_and_what_would_do(text: str, told: str) -> None:
    found = faults(text)
    assert any(told in one for one in found), found


def test_what_a_record_says_of_the_table_lies_on_it() -> None:
    record = read("""\
# E-0: a table
# of two lines.
given   name "Friday; late" ; edition final   # a comment
        pilot red "Ren" solo 2 sync 4 max hand 4; pilots Green
        threat comet "The Tin Comet" rating 4 bgm yes wave "+Schism:Team(2)" defeat "no fuel" defeat rest
        Red: Charges 1/5; Buffers 0/2; hand 3♦ 9SP; flesh 1
        comet: TR 2/4; Harmony 6; campaign.of = ["a", 1, true]; pocket.name = nothing
        Pilots' Deck 5♣ Joker1 9♥; Coach's Deck only 4♣; Coach's Trash 6♠, the rest; Green: hand 2 cards
""")
    assert record.title == "E-0: a table of two lines."
    assert (record.setup.name, record.setup.edition) == ("Friday; late", "final")
    values = record.start.values
    assert values["pilot.red.name"] == "Ren"
    assert (values["pilot.red.circuit"], values["pilot.red.charge_modifier"], values["pilot.red.charges"]) == (2, 1, 1)
    assert (values["pilot.red.synapse"], values["pilot.red.buffers"], values["pilot.red.flesh"]) == (2, 0, 1)
    assert (values["threat.comet.tr"], values["threat.comet.base_tr"]) == (2, 4)
    assert values["threat.comet.defeat"] == ("no fuel", "rest")
    assert values["threat.comet.bgm"] is True
    assert values["campaign.of"] == ("a", 1, True)
    assert "pocket.name" not in values
    assert shown(record, "hand.red") == "3♦P 9♠P"
    assert shown(record, "deck.pilots").endswith(" 9♥P Joker1P+ 5♣P")
    assert shown(record, "deck.coach") == "4♣C"
    assert shown(record, "trash.coach").endswith(" 6♠C+")
    assert record.start.count("trash.coach") == 51
    assert shown(record, "removed") == "Joker1C+ Joker2C+"
    assert record.start.count("hand.green") == 2
    assert sum(map(len, record.start.zones.values())) == 108


def test_a_pilot_who_is_spoken_of_sits_at_the_table() -> None:
    assert read("given Blue: hand 2♣").start.values["seats"] == ("blue",)
    assert read("given Harmony 3").start.values["seats"] == ("red",)


def test_a_throwdown_in_progress_is_as_play_would_have_left_it() -> None:
    values = read("""\
given   pilots Red, Green; threat comet "C" rating 4; threat gull "G" rating 2
        throwdown Red, Green against Coach; stage 2; Pile of stage 1 7♠C 9♦P; Pile 3♣C 5♦P
""").start.values
    assert values["throwdown.turn"] == "coach"
    assert values["throwdown.strike.coach"] == 5  # STRIKE-2
    assert values["throwdown.score.red"] == 1  # THROW-25
    assert values["throwdown.pile"] == (("coach", "escalate", ""), ("red", "counter", ""))
    assert values["throwdown.pile.1"] == (("coach", "initiative", ""), ("red", "counter", ""))


# ---------------------------------------------------------------------- files and limits


def test_a_record_of_windows_with_its_mark_and_line_ends_is_read(tmp_path: Path) -> None:
    path = tmp_path / "x.record"
    path.write_bytes("given Red: hand 3♦\r\nthen Red: hand 3♦\r\n".encode("utf-8-sig"))
    assert read_file(path).start.cards("hand.red") == (card("3♦P"),)


def test_a_file_that_is_no_text_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "x.record"
    path.write_bytes(b"given Harmony 4\n\xff\xfe\n")
    with pytest.raises(UnreadableRecord, match=r"x.record, line 2: This is no text in UTF-8"):
        read_file(path)


def test_limits_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert f"{lines.MAX_LINE} at most" in faults("given name " + "x" * lines.MAX_LINE)[0]
    for line in ("x", "when Red countrs with 3♦P", "given Harmny 4", "then Harmny 4"):
        assert len(faults(f"{line}\n" * 100_000)) == MAX_FAULTS
    monkeypatch.setattr(lines, "MAX_LINES", 3)
    assert "longer than 3 lines" in faults("then Harmony 4\n" * 5)[0]
    path = tmp_path / "large.record"
    with path.open("wb") as file:
        file.truncate(lines.MAX_BYTES + 1)
    with pytest.raises(UnreadableRecord, match="longer than 32 MiB"):
        read_file(path)


words = st.sampled_from(
    [
        *KEYWORDS,
        *("Red:", "Coach:", "hand", "Pile", "3♦P", "9♠P", "?P", "nothing", "only", "the rest", "3 cards", "up", "down"),
        *(
            "Charges",
            "1/6",
            "=",
            "throwdown",
            "against",
            "Red",
            "counters with",
            "Coach allows",
            '"x',
            '"y"',
            "; ",
            "#",
        ),
        *("zone", "ruling", "pilots", "threat", "rating", "4", "sees", "asked", "announced", "on top of", "to", "by"),
        *("Pilots' Deck", "stage", "with", "public", "no", "[", "]", "1", "-1", "999999999999", "\\", "\x00", "\u2028"),
    ]
)
texts = st.lists(st.lists(words | st.text(max_size=6), max_size=8).map(" ".join), max_size=8).map("\n".join)


@given(texts)
@example("given throwdown Red against Red; Pile 2♣C")
@example("given pilots Red; seats = nothing")
@example("given seats = 4; Red: hand 3♦")
@example('given agenda = [["x"]]')
def test_whatever_stands_in_a_record_it_is_read_or_its_faults_are_told(text: str) -> None:
    try:
        record = read(text)
    except UnreadableRecord:
        return  # with all its faults
    else:
        assert sum(map(len, record.start.zones.values())) == 108


@pytest.mark.parametrize(
    ("clause", "told"),
    [
        ("pilot red stats x solo 3", "the word is not known"),
        ("content ,", "not understood"),
        ("packs ,", "not understood"),
    ],
)
def test_a_clause_without_what_it_is_about_is_told(clause: str, told: str) -> None:
    assert any(told in fault for fault in faults(f"given {clause}"))
