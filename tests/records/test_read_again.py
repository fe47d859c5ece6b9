"""A session written as a record is read as the same session, whatever anybody pasted into it; or it is not written."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import example, given, settings

from gattai_desktop.cards.encoding import MAX_ENCODED, MAX_FACTS, MAX_MOVE, MAX_TEXT
from gattai_desktop.cards.facts import Announced, ValueChanged
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.words import Called
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.by_hand.coachs_hand import MOVES as BY_HAND
from gattai_desktop.games.gattai.setup import PilotSetup, Setup, ThreatSetup
from gattai_desktop.games.move import Quoted, quoted, write
from gattai_desktop.games.phrases import NotAMove
from gattai_desktop.records import writer
from gattai_desktop.records.fault import UnreadableRecord, Unwritable
from gattai_desktop.records.lines import MAX_BYTES, MAX_CLAUSE, MAX_FACTS_LINE, MAX_LINE, bare, unquoted
from gattai_desktop.records.reader import read, read_file
from gattai_desktop.records.record import Entry
from gattai_desktop.records.replay import replay
from gattai_desktop.records.writer import write_record
from gattai_desktop.sessions.errors import NotARecord
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.shelf import Shelf, record_of
from gattai_desktop.sessions.telling import exported
from tests.records.pasted import SETUPS, SIGNS, around

SETUP = Setup(name="Friday", pilots=(PilotSetup("red", "Ren"),))


def noted(text: str, number: int = 1, **said: object) -> Entry:
    """The entry of a note that the Coach takes."""
    state = GATTAI.begin(SETUP)
    note = next(kind for kind in GATTAI.game.phrases.kinds if kind.__name__ == "Note" or kind.phrase == "notes {text}")
    move = note("coach", Quoted(text))  # type: ignore[call-arg]
    _, facts = GATTAI.game.play(state, move, seeded(1))
    return Entry(number=number, move=write(move), facts=facts, **said)  # type: ignore[arg-type]


@given(SIGNS, SIGNS, SIGNS)
@example("", "\r", "\u2028")
def test_a_line_is_taken_apart_as_it_was_put_together(one: str, two: str, three: str) -> None:
    clauses = (f"Coach notes {quoted(one)}", f"says {quoted(two)}", f"Coach allows {quoted(three)}")
    assert bare("; ".join(clauses)) == clauses
    assert unquoted(quoted(one)) == one
    (line,) = read(f"given pilots Red\nwhen {'; '.join(clauses)}").script
    assert (line.narration, line.allowed_because) == (two, three)  # type: ignore[attr-defined]
    assert str(line.move) == clauses[0]  # type: ignore[attr-defined]


@settings(deadline=None)
@given(note=around(MAX_MOVE).filter(str.strip), narration=around(MAX_TEXT), because=around(MAX_TEXT))
@example(note='"' * (MAX_MOVE // 2), narration="\n" * MAX_TEXT, because='"' * MAX_TEXT)
def test_what_was_said_is_read_as_it_was_written(note: str, narration: str, because: str) -> None:
    first = noted(note, narration=narration)
    bridged = Entry(number=2, move="", facts=first.facts, allowed_because=because)
    back = Entry(number=3, move="", facts=(), back_to=2, allowed_because=because)
    try:
        text = write_record(GATTAI, SETUP, (first, bridged, back))
    except Unwritable as wrong:
        assert len(first.move) > MAX_MOVE or max(len(narration), len(because)) > MAX_TEXT
        assert str(wrong).startswith("Entry ")
    else:
        assert replay(read(text)).entries == (first, bridged, back)


@settings(deadline=None)
@given(SETUPS)
def test_what_a_table_is_set_up_with_is_read_as_it_was_written(setup: Setup) -> None:
    text = write_record(GATTAI, setup, (), setup.name)
    assert read(text).setup == setup


@pytest.mark.parametrize("sign", ["\r", "\n", "\v", "\x1c", "\x85", "\u2028", "\u2029", "\t", ";", "#", '"', "\\"])
def test_a_session_goes_through_a_record_with_any_sign_in_it(tmp_path: Path, sign: str) -> None:
    """Given a session with a pasted sign everywhere, when it is exported and imported, then it is the same session."""
    odd = f"a {sign} b{sign}"
    shelf = Shelf(tmp_path)
    setup = evolve(SETUP, name=odd, pilots=(PilotSetup("red", odd, specialty=odd),), values={"campaign.y": (odd, odd)})
    path = shelf.free_path("odd")
    with Journal.create(path, GATTAI, setup) as journal:
        played = noted(odd, narration=odd)
        journal.append(played)
        journal.append(Entry(number=2, move="", facts=played.facts, allowed_because=odd))
        before = tuple(journal.entries())
        lines = "\n".join(record_of(journal))
    record = tmp_path / "odd.record"
    record.write_text(exported(path, "record"), encoding="utf-8", newline="\n")
    assert record.read_text(encoding="utf-8").rstrip("\n") == lines.replace("\r", "\n") or sign == "\r"
    with Journal.open(shelf.import_record(record)) as again:
        assert (again.name, again.setup(), tuple(again.entries())) == (odd, setup, before)


def test_a_record_that_was_saved_with_other_ends_of_lines_is_read(tmp_path: Path) -> None:
    """Some editors end each line with two signs."""
    text = write_record(GATTAI, SETUP, (noted("hm"), noted("so", 2)), "Two\nlines")
    path = tmp_path / "windows.record"
    path.write_bytes(text.replace("\n", "\r\n").encode())
    assert read_file(path) == evolve(read(text), file=path.name)


def test_going_back_over_more_than_a_line_can_is_written_as_what_happened() -> None:
    """Earlier versions took everything back in one entry; in a record that leads to the same tables."""
    said = tuple(ValueChanged(path=f"x.a{number}", before=None, after=1) for number in range(MAX_FACTS // 2 + 1))
    more = tuple(evolve(fact, path=f"y.{fact.path}") for fact in said)
    undone = tuple(evolve(fact.inverse(), rule="ED-6") for fact in (*more[::-1], *said[::-1]))
    entries = (
        Entry(number=1, move="", facts=said),
        Entry(number=2, move="", facts=more),
        Entry(number=3, move="", facts=undone, back_to=0, allowed_because="a test"),
        Entry(number=4, move="", facts=said, back_to=1),
    )
    played = replay(read(write_record(GATTAI, SETUP, entries)))
    assert not played.unmet
    assert played.entries[2] == evolve(entries[2], back_to=None)
    begun = GATTAI.begin(SETUP)
    after = [begun, begun.after(said), begun.after((*said, *more)), begun, begun.after(said)]
    assert list(played.states()) == after


@pytest.mark.parametrize("because", ["", 'a "slip"; no more'])
def test_what_the_coach_took_back_against_the_rules_stays_so(because: str) -> None:
    """Given a table where a card that is down stays down (R-127), when Coach takes back, then the record says so."""
    setup = evolve(SETUP, rulings={"taking_back": "coach"})
    refused = GATTAI.game.against_taking_back(GATTAI.begin(setup))
    assert refused is not None
    first = Entry(number=1, move="", facts=(Announced(words="said"),))
    back = Entry(
        number=2,
        move="",
        facts=(Announced(words="said", rule="ED-6"),),
        back_to=0,
        against=(f"{refused.rule}: {refused.text}",),
        allowed_because=because,
    )
    assert replay(read(write_record(GATTAI, setup, (first, back)))).entries == (first, back)


# ---------------------------------------------------------------------- what is not written


def changed(setup: Setup, **fields: object) -> Setup:
    return evolve(setup, **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "setup",
    [
        changed(SETUP, values={"x y": 1}),
        changed(SETUP, values={"campaign.y": "x" * (MAX_CLAUSE + 1)}),
        changed(SETUP, pilots=(PilotSetup("a b", "Ann"),)),
        changed(SETUP, pilots=(PilotSetup("a;b", "Ann"),)),
        changed(SETUP, pilots=(PilotSetup("red", max_hand=12_345_678),)),
        changed(SETUP, threats=(ThreatSetup("KEY", "Large", 3),)),
        changed(SETUP, edition="gamma"),
        changed(SETUP, rulings={"a\nb": "c"}),
        changed(SETUP, pilots=()),
    ],
    ids=lambda setup: str(setup)[:60],
)
def test_a_set_up_that_a_record_cannot_hold_is_not_written(setup: Setup) -> None:
    """A session file of a stranger may hold what no record can say."""
    with pytest.raises(Unwritable):
        write_record(GATTAI, setup, ())


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        (Entry(number=7, move="Red flies away", facts=()), "is no move of this game"),
        (Entry(number=7, move="Red notes " + "x" * MAX_MOVE, facts=()), f"{MAX_MOVE} at most"),
        (Entry(number=7, move='Coach notes "a"\nback to 0', facts=()), "Entry 7"),
        (Entry(number=7, move='Coach notes "a"; says "b"', facts=()), "Entry 7"),
        (Entry(number=7, move="Red concedes # or not", facts=()), "Entry 7"),
        (noted("a", 7, narration="x" * (MAX_TEXT + 1)), f"more than {MAX_TEXT} characters"),
        (noted("a", 7, by="a b"), "Entry 7"),
        (Entry(number=7, move="", facts=(Announced(words="x" * 201),)), "200 at most"),
        (Entry(number=7, move="", facts=(ValueChanged(path="a", before=None, after="x" * MAX_ENCODED),)), "holds"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_an_entry_that_a_record_cannot_hold_is_not_written(entry: Entry, told: str) -> None:
    with pytest.raises(Unwritable, match=told) as wrong:
        write_record(GATTAI, SETUP, (entry,))
    assert str(wrong.value).startswith("Entry 7 cannot stand in a record: ")
    assert len(str(wrong.value)) < 400
    assert isinstance(wrong.value.args[0], Called)  # so that it can be told in another language


def test_facts_that_fill_an_entry_fit_into_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given facts of nothing but marks, of which each needs a backslash in JSON and another in a record."""
    said = '"' * MAX_TEXT
    facts = tuple(Announced(words="said", values=(("a", said),)) for _ in range(MAX_ENCODED // (2 * MAX_TEXT + 40)))
    entry = Entry(number=1, move="", facts=facts, allowed_because=said)
    text = write_record(GATTAI, SETUP, (entry,))
    longest = max(map(len, text.split("\n")))
    assert MAX_LINE < longest <= MAX_FACTS_LINE
    assert replay(read(text)).entries == (entry,)


@pytest.mark.parametrize(("limit", "most"), [("MAX_LINES", 4), ("MAX_CLAUSES", 3), ("MAX_PLAYED", 1)])
def test_a_session_that_is_too_long_for_a_record_is_not_written(
    monkeypatch: pytest.MonkeyPatch, limit: str, most: int
) -> None:
    entries = (noted("a"), noted("b", 2))
    assert write_record(GATTAI, SETUP, entries)
    monkeypatch.setattr(writer, limit, most)
    with pytest.raises(Unwritable, match="So long a session does not fit into one"):
        write_record(GATTAI, SETUP, entries)


def test_a_session_of_more_bytes_than_are_read_is_not_written() -> None:
    said = "é" * MAX_TEXT

    def entries() -> Iterator[Entry]:
        yield from (noted("a", number, narration=said) for number in range(1, MAX_BYTES // (2 * MAX_TEXT) + 2))

    with pytest.raises(Unwritable, match="32 MiB"):
        write_record(GATTAI, SETUP, entries())


def test_whoever_exports_is_told_and_finds_no_half_record(tmp_path: Path) -> None:
    path = tmp_path / "odd.gattai"
    with Journal.create(path, GATTAI, SETUP) as journal:
        journal.append(Entry(number=1, move="Red flies away", facts=()))
        with pytest.raises(NotARecord, match=r"odd\.gattai cannot be written as a record.*Entry 1"):
            list(record_of(journal))
    with pytest.raises(NotARecord, match="The session itself is whole"):
        exported(path, "record")
    assert "flies" in exported(path, "json") or exported(path, "json")


def test_a_text_that_is_too_long_is_told_with_its_line() -> None:
    for clause in ("says", "Coach allows"):
        with pytest.raises(UnreadableRecord, match=f"line 2: A text of {MAX_TEXT + 1} characters is too long"):
            read(f'given pilots Red\nwhen Red concedes; {clause} "{"x" * (MAX_TEXT + 1)}"', "x.record")


def test_a_move_by_hand_takes_as_long_a_text_as_a_move_may_have() -> None:
    kind = next(kind for kind in BY_HAND if kind.phrase == "fires {line}")
    for length, fits in ((MAX_MOVE - len('Coach fires ""'), True), (MAX_MOVE - len('Coach fires ""') + 1, False)):
        line = write(kind("coach", Quoted("x" * length)))  # type: ignore[call-arg]
        if fits:
            assert write(GATTAI.game.phrases.read(line)) == line
        else:
            with pytest.raises(NotAMove, match=f"{MAX_MOVE} at most"):
                GATTAI.game.phrases.read(line)
