"""Each of the 27 timing windows is opened in play, and each verb of the 18 hooks is carried out: by records that fail
where nothing listens in the window, or where the verb does nothing."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from gattai_desktop.content.gattai.entries import RuleEntry
from gattai_desktop.content.gattai.scenarios import built_in
from gattai_desktop.games.gattai.effects import (
    calling,
    driving,
    effect,
    effect_line,
    effects,
    entries,
    listening,
    modifiers,
    steps,
)
from gattai_desktop.games.gattai.effects.effect import Step
from gattai_desktop.games.gattai.effects.entries import HeldEntry, Table
from gattai_desktop.games.gattai.effects.hooks import HOOKS, VERBS, WINDOWS
from gattai_desktop.games.gattai.world import waves
from gattai_desktop.records.reader import read, read_file
from gattai_desktop.records.replay import replay
from tests.content.test_verbs import CASES, HERE

TESTS = Path(__file__).parents[1]
RECORDS = TESTS / "records" / "windows"
EFFECTS_IN = entries.effects_in


@pytest.mark.parametrize("window", WINDOWS)
def test_every_window_has_a_record_of_its_name(window: str) -> None:
    """The record plays an effect that says `when` and this window."""
    text = (RECORDS / f"{window}.record").read_text(encoding="utf-8")
    assert f'effect "when {window} |' in text


@pytest.mark.parametrize("window", WINDOWS)
def test_without_its_window_the_record_fails(window: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def deaf(table: Table, opened: str, owner: str | None = None) -> Iterator[HeldEntry]:
        return iter(()) if opened == window else EFFECTS_IN(table, opened, owner)

    monkeypatch.setattr(entries, "effects_in", deaf)
    monkeypatch.setattr(modifiers, "effects_in", deaf)
    assert replay(read_file(RECORDS / f"{window}.record")).unmet


def test_whoever_asks_what_listens_asks_the_entries() -> None:
    """So that the test above closes every ear."""
    for chapter in (calling, driving, effects, listening, waves):
        assert not hasattr(chapter, "effects_in"), chapter.__name__


def test_no_record_is_named_after_another_window() -> None:
    assert {path.stem for path in RECORDS.glob("*.record")} == set(WINDOWS)


# ---------------------------------------------------------------------- the hooks


def sources() -> Iterator[tuple[str, str]]:
    """Every record of content and of a window, and every case that tries a verb."""
    for folder in ("content", "windows", "verbs"):
        for path in sorted((TESTS / "records" / folder).glob("*.record")):
            yield path.name, path.read_text(encoding="utf-8")
    for case, (line, given, then) in CASES.items():
        yield case, HERE.format(effect=line, given=given, when="Red calls on one", then=then)


def fails(name: str, text: str) -> bool:
    try:
        return bool(replay(read(text, f"{name}.record")).unmet)
    except ValueError:
        return True  # it cannot even be read any more


@pytest.fixture(scope="module")
def doing() -> dict[str, list[tuple[str, str]]]:
    """The records that carry out each verb."""
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    done: set[str] = set()
    with pytest.MonkeyPatch.context() as patch:
        for verb, does in dict(steps._DOINGS).items():
            patch.setitem(
                steps._DOINGS, verb, lambda ledger, act, verb=verb, does=does: done.add(verb) or does(ledger, act)
            )
        for name, text in sources():
            done.clear()
            assert not fails(name, text), name
            for verb in done:
                found[verb].append((name, text))
    return found


DONE = [verb.key for verb in VERBS.values() if not verb.standing]


@pytest.mark.parametrize("verb", DONE)
def test_every_verb_is_carried_out_by_a_record_that_fails_without_it(
    verb: str, doing: dict[str, list[tuple[str, str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert doing[verb], f"No record does {verb}."
    monkeypatch.setitem(steps._DOINGS, verb, lambda _ledger, _act: None)
    assert any(fails(*one) for one in doing[verb]), f"No record misses {verb}."


@pytest.mark.parametrize("verb", [verb.key for verb in VERBS.values() if verb.standing])
def test_what_merely_holds_is_missed_where_it_does_not(verb: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`permit`, `forbid` and `beats` are not done but asked for."""
    parsed = effect.parse_step

    def read_as_nothing(text: str) -> Step:
        found = parsed(text)
        return parsed("note") if found.verb == verb else found

    users = [(name, text) for name, text in sources() if uses(text, verb)]
    effect_line.parse_effect.cache_clear()
    entries._read.cache_clear()
    monkeypatch.setattr(effect_line, "parse_step", read_as_nothing)
    try:
        assert any(fails(*one) for one in users), f"No record misses {verb}."
    finally:
        monkeypatch.undo()
        effect_line.parse_effect.cache_clear()
        entries._read.cache_clear()


def uses(text: str, verb: str) -> bool:
    """Whether a record lays out something whose effects hold the verb, or writes it itself."""
    named = [rule for pack in built_in() for rule in pack.of(RuleEntry) if rule.id in text]
    return any(f"{verb}(" in line for rule in named for line in rule.effects) or f"{verb}(" in text


def test_the_verbs_and_what_fires_are_all_eighteen_hooks() -> None:
    assert {verb.hook for verb in VERBS.values()} | {"fire"} == set(HOOKS)
