"""The rulings table (RULES 1, ED-2 and ED-12; RULES 3)."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.shuffle import unknown
from gattai_desktop.cards.state import State
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.book import rulings as rulings_module
from gattai_desktop.games.gattai.book.editions import EDITION_KEYS, EDITIONS, TERMS, UnknownEdition, edition, speak
from gattai_desktop.games.gattai.book.ruling_table import RulingTable
from gattai_desktop.games.gattai.book.rulings import (
    ROWS,
    Ruling,
    Rulings,
    rulings_book,
    rulings_of,
)
from gattai_desktop.games.gattai.gattai import Gattai
from gattai_desktop.games.gattai.setup import PilotSetup, Setup
from gattai_desktop.games.house_rulings import NoSuchRuling

EVERY = list(rulings_book().values())
EVERY_ROW = pytest.mark.parametrize("row", EVERY, ids=lambda row: row.id)


def test_the_rows_are_r_01_to_r_127_in_order() -> None:
    assert [row.id for row in EVERY] == [f"R-{number:02}" for number in range(1, 128)]


def test_every_row_has_a_name_of_its_own() -> None:
    assert len({row.name for row in EVERY}) == 127


def test_the_words_name_exactly_the_rows_of_the_table_and_their_numbers() -> None:
    text = files("gattai_desktop.games.gattai.book").joinpath("rulings.toml").read_text(encoding="utf-8")
    headings = re.findall(r"^\[(\w+)\] # (R-\d+)$", text, re.MULTILINE)
    assert headings == [(row.name, row.id) for row in EVERY]


def test_the_words_name_no_option_that_the_table_does_not_have() -> None:
    text = files("gattai_desktop.games.gattai.book").joinpath("rulings.toml").read_text(encoding="utf-8")
    words = tomllib.loads(text)
    assert {name: set(row["options"]) for name, row in words.items()} == {row.name: set(row.options) for row in EVERY}
    for row in words.values():
        assert set(row) <= {"title", "question", "rules", "options", "all", *EDITION_KEYS}


@EVERY_ROW
def test_a_row_asks_a_question_and_says_what_each_option_means(row: Ruling) -> None:
    assert row.question.endswith("?")
    assert row.rules
    assert row.options
    for meaning in row.options.values():
        assert meaning.endswith((".", "?"))
        assert meaning[0].isupper() or meaning[0].isdigit()


@EVERY_ROW
def test_the_default_of_each_edition_is_one_of_the_options(row: Ruling) -> None:
    assert set(row.defaults) == set(EDITION_KEYS)
    for key in EDITION_KEYS:
        assert row.default(key) in row.options


@EVERY_ROW
def test_the_rules_that_a_row_concerns_are_written_as_ids(row: Ruling) -> None:
    for rule in row.rules:
        assert re.fullmatch(r"[A-Z]+-\d+[a-c]?", rule)


# The differences between the texts that the three editions stand for: row, Alpha, Beta, Final.
DIFFERENCES = [
    ("R-02", "harmony_rank", "fixed", "fixed"),
    ("R-04", "final", "beta", "final"),
    ("R-18", "rank_only", "rank_only", "rank_then_suit"),
    ("R-26", "direct", "pool_beta", "pool_final"),
    ("R-27", "one", "stage_if_dissonant", "stage"),
    ("R-30", "each_gets_n", "each_gets_n", "team_shared_all_each"),
    ("R-31", "payload", "immediate", "immediate"),
    ("R-42", "flip", "automatic", "automatic"),
    ("R-44", "higher", "equal_or_higher", "equal_or_higher"),
    ("R-50", "third_only", "third_only", "any"),
    ("R-54", "any_involved", "commander_confirms", "any_involved"),
    ("R-57", "threat_stacks", "threat_stacks", "tr_sum_from_deck"),
    ("R-63", "no", "yes", "yes"),
    ("R-70", "hands_then_pile", "hands_then_pile", "pile_then_hands"),
    ("R-72", "final", "bgm_stack", "final"),
    ("R-80", "fixed", "fixed", "live_coach"),
    ("R-108", "on", "off", "off"),
    ("R-116", "gauge_only", "no_effect", "gauge_only"),
]


@pytest.mark.parametrize(("row", "alpha", "beta", "final"), DIFFERENCES)
def test_the_editions_differ_where_their_texts_do(row: str, alpha: str, beta: str, final: str) -> None:
    assert [Rulings.of(key).chosen(row) for key in EDITION_KEYS] == [alpha, beta, final]


def test_a_silent_text_is_told_from_one_that_speaks() -> None:
    assert rulings_book()["gambit_helpers"].silent("beta")
    assert not rulings_book()["gambit_helpers"].silent("final")
    # A remark on a silence is no answer.
    assert rulings_book()["block_undoes_events"].silent("beta")


# Asking and changing ------------------------------------------------------------------------------


def test_code_asks_a_ruling_by_its_name() -> None:
    assert Rulings.of("beta").rumble_from_stage == "third_only"
    assert Rulings.of("final").rumble_from_stage == "any"


def test_ed_2_a_table_changes_a_row_and_keeps_the_others() -> None:
    changed = Rulings.of("beta", {"gambit_tie": "equal_wins"})
    assert changed.gambit_tie == "equal_wins"
    assert changed.changes == {"gambit_tie": "equal_wins"}
    others = [row.name for row in EVERY if row.name != "gambit_tie"]
    assert all(changed.chosen(name) == Rulings.of("beta").chosen(name) for name in others)


def test_a_change_back_to_the_default_is_no_change() -> None:
    assert Rulings.of("beta", {"gambit_tie": "rank_only"}) == Rulings.of("beta")


def test_a_row_may_be_named_by_its_id_in_any_case() -> None:
    assert Rulings.of("beta", {"r-14": "2"}).two_over_ace_difference == "2"
    assert ROWS.name_of(" Gambit_Tie ") == "gambit_tie"


def test_the_same_question_gives_the_same_value() -> None:
    assert Rulings.of("beta", {"gambit_tie": "equal_wins"}) is Rulings.of("beta", {"gambit_tie": "equal_wins"})


def test_an_unknown_ruling_names_the_nearest() -> None:
    with pytest.raises(NoSuchRuling, match="Did you mean 'gambit_tie'"):
        Rulings.of("beta", {"gambit_tei": "equal_wins"})
    with pytest.raises(NoSuchRuling, match="R-01 to R-127"):
        Rulings.of("beta", {"R-128": "yes"})


def test_an_unknown_option_names_the_nearest_and_lists_the_others() -> None:
    with pytest.raises(NoSuchRuling, match=r"R-18 gambit_tie has no option 'equal'.*equal_wins.*rank_only, rank_then"):
        ROWS.switch("gambit_tie", "equal")


def test_an_unknown_edition_names_the_nearest() -> None:
    with pytest.raises(UnknownEdition, match="Did you mean 'beta'"):
        Rulings.of("betta")


def test_the_rulings_are_read_from_the_values_of_a_state() -> None:
    table = State({}, {"edition": "final", "rulings.gambit_tie": "equal_wins", "rulings.red_rule": None})
    assert rulings_of(table) == Rulings.of("final", {"gambit_tie": "equal_wins"})
    assert rulings_of(State({}, {})) == Rulings.of("beta")


def test_a_ruling_that_changes_in_the_midst_of_a_move_counts_at_once() -> None:
    ledger = Ledger(State({}, {"edition": "beta"}), unknown)
    assert rulings_of(ledger.table).gambit_tie == "rank_only"
    ledger.set("rulings.gambit_tie", "equal_wins", rule="ED-2")
    assert rulings_of(ledger.table).gambit_tie == "equal_wins"


def test_rulings_cannot_be_changed_in_place() -> None:
    with pytest.raises(AttributeError):
        Rulings.of("beta").gambit_tie = "equal_wins"  # type: ignore[misc]


@given(st.data())
def test_any_choice_of_options_is_kept(data: st.DataObject) -> None:
    key = data.draw(st.sampled_from(EDITION_KEYS))
    names = data.draw(st.sets(st.sampled_from([row.name for row in EVERY]), max_size=8))
    wanted = {name: data.draw(st.sampled_from(sorted(rulings_book()[name].options))) for name in sorted(names)}
    rulings = Rulings.of(key, wanted)
    assert {name: rulings.chosen(name) for name in wanted} == wanted
    assert all(rulings.chosen(row.name) == row.default(key) for row in EVERY if row.name not in rulings.changes)


# Editions and their words -------------------------------------------------------------------------


def test_there_are_three_editions_and_each_has_every_word() -> None:
    assert tuple(EDITIONS) == EDITION_KEYS == ("alpha", "beta", "final")
    for key in EDITION_KEYS:
        assert set(edition(key).words) == set(TERMS)


# ED-12: stored term, Alpha, Beta, Final
WORDS = [
    ("microevent", "microevent", "microevent", "subroutine"),
    ("prefix", "+", "+", "./"),
    ("threshold card", "Threshold card", "Threshold card", "Challenge card"),
    ("endurance", "Endurance", "Endurance", "Grit"),
    ("commander", "Leader", "Commander", "Commander"),
    ("drive", "Play", "Drive", "Drive"),
    ("assist", "Support", "Assist", "Assist"),
    ("story mode", "Open Play", "Story Mode", "Story Mode"),
    ("sync", "Synch", "Synch", "Sync"),
]


@pytest.mark.parametrize(("term", "alpha", "beta", "final"), WORDS)
def test_ed_12_screen_words_follow_the_edition(term: str, alpha: str, beta: str, final: str) -> None:
    assert [speak(term, key) for key in EDITION_KEYS] == [alpha, beta, final]  # type: ignore[arg-type]


def test_r_38_and_r_76_settle_two_words_of_a_table() -> None:
    """`endurance_name = endurance`, `endurance_name = grit`, `recover_name = restore`, `recover_name = recover`."""
    assert Rulings.of("final").speak("recover") == "Recover"
    assert Rulings.of("beta").speak("endurance") == "Endurance"
    assert Rulings.of("beta", {"endurance_name": "grit"}).speak("endurance") == "Grit"
    assert Rulings.of("final", {"recover_name": "restore"}).speak("recover") == "Restore"
    assert Rulings.of("final").speak("commander") == "Commander"


def test_the_fields_of_the_table_are_the_rows() -> None:
    assert [field.name for field in attrs.fields(RulingTable)] == list(rulings_book())


def test_no_code_of_the_rules_asks_for_the_edition() -> None:
    # Differences in play are rulings; only the words of an edition may depend on it.
    package = Path(rulings_module.__file__).parent.parent
    asking = re.compile(r"edition(_key)? *(==|!=|in \()")
    modules = [module for module in package.rglob("*.py") if module.name != "editions.py"]
    assert len(modules) > 50
    assert [module.name for module in modules if asking.search(module.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(("option", "stays"), [("table", False), ("coach", True)])
def test_ed_6_whether_a_card_that_is_down_stays_down_is_the_tables_to_say(option: str, stays: bool) -> None:
    """R-127: by `taking_back = table` who sits there may agree on it; by `taking_back = coach` it is his overrule."""
    state = begin(Setup(pilots=(PilotSetup("red"),), rulings={"taking_back": option}))
    against = Gattai().against_taking_back(state)
    assert (against is not None) == stays
    if against is not None:
        assert (against.rule, against.ruling) == ("ED-6", "taking_back")
