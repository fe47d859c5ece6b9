"""Every rule, ruling and example id has one sentence for a player."""

import re
from collections import Counter
from pathlib import Path

import pytest

import gattai_desktop
from gattai_desktop.games.gattai.book.rule_book import RULE_BOOK
from gattai_desktop.games.gattai.book.rulings import rulings_book
from gattai_desktop.games.gattai.events.event_table import EVENTS

# How many rules each chapter of the requirements holds; they are numbered from 1 without a gap.
NUMBERED = {
    "ED": 12,
    "CARD": 14,
    "ZONE": 10,
    "DECK": 17,
    "SETUP": 8,
    "OMEN": 11,
    "STORY": 6,
    "GAMBIT": 22,
    "STRIKE": 14,
    "THROW": 46,
    "ASSIST": 9,
    "RUMBLE": 22,
    "OUT": 20,
    "PVP": 8,
    "INFO": 12,
    "PILOT": 18,
    "TEAM": 11,
    "FACTION": 11,
    "LOC": 7,
    "CRISIS": 10,
    "THREAT": 9,
    "BGM": 4,
    "GEAR": 3,
    "SESSION": 3,
    "FC": 5,
    "SCORE": 3,
    "STEP": 6,
    "R": 127,
    "W": 30,
    "E": 115,
    "U": 28,
    "C": 42,
}
MICRO = [*range(1, 16), *range(20, 39), "20a", "22a", "26a", "29a", "33a", "35a", "36a", "36b", "36c"]


def test_every_chapter_is_complete() -> None:
    counted = Counter(key.rpartition("-")[0] for key in RULE_BOOK)
    assert counted == {**NUMBERED, "MICRO": len(MICRO)}


@pytest.mark.parametrize("family", NUMBERED)
def test_the_rules_of_a_chapter_are_numbered_without_a_gap(family: str) -> None:
    width = 2 if family == "R" else 1
    assert [key for key in RULE_BOOK if key.rpartition("-")[0] == family] == [
        f"{family}-{number:0{width}}" for number in range(1, NUMBERED[family] + 1)
    ]


def test_the_microevents_are_complete() -> None:
    assert {f"MICRO-{number}" for number in MICRO} == {key for key in RULE_BOOK if key.startswith("MICRO-")}
    assert all(event.rule in RULE_BOOK for event in EVENTS.values())


def test_every_rule_has_a_sentence_and_a_chapter() -> None:
    for one in RULE_BOOK.values():
        assert one.sentence.endswith((".", "?")), one
        assert re.match(r"\d", one.chapter), one
        assert one.written_in, one


def test_no_two_rules_say_the_same() -> None:
    # Examples may share a title with their neighbour; what a refusal shows may not.
    said = Counter(one.sentence for one in RULE_BOOK.values() if one.chapter.startswith("2."))
    assert [sentence for sentence, times in said.items() if times > 1] == []


def test_a_ruling_has_its_question_for_a_sentence() -> None:
    assert RULE_BOOK["R-18"].sentence == rulings_book()["gambit_tie"].question


def test_a_rule_says_where_it_is_written_and_where_it_is_borrowed() -> None:
    assert "beta" not in RULE_BOOK["STRIKE-8"].written_in
    assert not RULE_BOOK["STRIKE-8"].is_borrowed_by("beta")
    assert RULE_BOOK["FC-1"].written_in == ("final",)
    assert RULE_BOOK["FC-1"].is_borrowed_by("beta")


def test_alpha_borrows_what_only_the_later_texts_have() -> None:
    """C-27: also where no tag says so; Beta has a Rumble of its own and does not borrow that of Final."""
    assert RULE_BOOK["RUMBLE-9"].is_borrowed_by("alpha")
    assert RULE_BOOK["RUMBLE-17"].is_borrowed_by("alpha")
    assert not RULE_BOOK["RUMBLE-17"].is_borrowed_by("beta")
    assert not RULE_BOOK["RUMBLE-9"].is_borrowed_by("final")


def test_the_rules_that_the_rulings_concern_exist() -> None:
    assert [key for row in rulings_book().values() for key in row.rules if key not in RULE_BOOK] == []


def test_every_rule_that_the_program_names_exists() -> None:
    families = "|".join(sorted({key.rpartition("-")[0] for key in RULE_BOOK}, key=len, reverse=True))
    named = re.compile(rf"""["']((?:{families})-\d+[a-c]?)["']""")
    package = Path(gattai_desktop.__file__).parent
    unknown = {
        f"{module.name}: {key}"
        for module in package.rglob("*.py")
        for key in named.findall(module.read_text(encoding="utf-8"))
        if key not in RULE_BOOK
    }
    assert unknown == set()
