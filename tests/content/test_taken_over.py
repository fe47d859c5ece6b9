"""What a power, Robo, Gear, Frame, Mod or Tech of one's own does: the table carries it out, or the program."""

from pathlib import Path

import pytest

from gattai_desktop.content.boxes import packs_of
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.gattai.entries import RuleEntry
from gattai_desktop.content.gattai.taken_over import (
    OWN,
    book_entries,
    left_to_the_table,
    moment_of,
    moments,
    taken_from,
)
from gattai_desktop.content.gattai.threat_choices import powers_of
from tests.content.coach_packs import written

WORDS = "Every lamp goes out, and whoever moves is heard."


@pytest.fixture
def draft(tmp_path: Path) -> PackDraft:
    return PackDraft(written(tmp_path / "packs" / "gattai" / "dark-quay"), packs_of("gattai").contents)


def read(draft: PackDraft, one: str) -> RuleEntry:
    """What the rules get of an entry, as its file stands now."""
    pack = draft.pack
    assert pack is not None, draft.faults
    return pack.entry(one, RuleEntry)


@pytest.mark.parametrize("word", OWN)
def test_an_entry_left_to_the_table_is_sound_and_known_again_by_its_moment(draft: PackDraft, word: str) -> None:
    one = draft.add(word, {"name": "Static", "text": WORDS})
    for moment in moments(word):
        draft.change(word, one, **left_to_the_table(word, moment))
        assert draft.faults == ()
        assert moment_of(word, draft.values(word, one)) == moment
        assert taken_from(word, draft.values(word, one)) is None
        lines = read(draft, one).effects
        assert [line.endswith("do note") for line in lines] == [True], lines


@pytest.mark.parametrize("word", OWN)
def test_whatever_the_book_has_is_taken_over_whole_and_known_again(draft: PackDraft, word: str) -> None:
    one = draft.add(word, {"name": "Static", "text": WORDS})
    core = {rule.name: rule for book in packs_of("gattai").built_in() for rule in book.of(RuleEntry)}
    assert book_entries(word)
    for entry in book_entries(word):
        draft.change(word, one, **entry.values)
        assert draft.faults == ()
        found = taken_from(word, draft.values(word, one))
        assert found is entry
        assert moment_of(word, draft.values(word, one)) == ""
        rule = read(draft, one)
        assert (rule.name, rule.text, rule.effects) == ("Static", WORDS, core[entry.name].effects)


def test_a_power_that_runs_a_wave_is_a_wave_whatever_its_tags_say(draft: PackDraft) -> None:
    one = draft.add("power", {"name": "Static", "text": WORDS, **left_to_the_table("power", "wave")})
    draft.change("power", one, tag=())
    found = next(power for power in powers_of(draft) if power.id == one)
    assert (found.parts, found.slots) == (("wave",), 1)


def test_what_everybody_has_and_what_does_nothing_cannot_be_taken_over() -> None:
    names = {one.name for one in book_entries("power")}
    assert {"Sap", "Corrupt"} <= names
    assert not names & {"Attack", "Attack on all", "Big Giant Monster"}
