"""Every entry of the core pack is played by a record of its name, and each of these records fails without it."""

from pathlib import Path

import pytest

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.about import PackEntry
from gattai_desktop.content.boxes import packs_of
from gattai_desktop.content.gattai import scenarios as content
from gattai_desktop.content.gattai.entries import (
    AdjectiveEntry,
    Playbook,
    PromptEntry,
    QuestionEntry,
    RuleEntry,
    ScenarioEntry,
    SceneEntry,
    ThreatEntry,
)
from gattai_desktop.content.gattai.options import catalogue
from gattai_desktop.content.pack import SetupPiece
from gattai_desktop.games.gattai.effects.effect_line import parse_effect
from gattai_desktop.games.gattai.effects.hooks import HOOKS, NUMBERS, OPERATIONS, VERBS, WINDOWS
from gattai_desktop.records import given
from gattai_desktop.records.reader import read_file
from gattai_desktop.records.replay import replay

RECORDS = Path(__file__).parents[1] / "records" / "content"
CORE = next(pack for pack in content.built_in() if pack.id == "fusion-core")
RECORDED = {path.stem for path in RECORDS.glob("*.record")}
PARTS = {part for one in CORE.of(ThreatEntry) for part in one.parts}


def shown_by(entry: str) -> list[Path]:
    """The records of an entry: "eagle", "eagle-strike"."""
    return sorted(path for path in RECORDS.glob("*.record") if path.stem.partition("-")[0] == entry)


# Ready Pilots and scenarios are tried by beginning a table with them (test_packs.py); of adjectives and questions a
# Pilot is made before there is a table (test_making_a_pilot.py). Scenes and prompts change nothing that is counted:
# they are tried in test_prepared_scenes.py and test_prompts.py.
UNPLAYED = Playbook | ScenarioEntry | AdjectiveEntry | QuestionEntry | SceneEntry | PromptEntry
PLAYED = [one for one in CORE.entries if not isinstance(one, UNPLAYED)]


@pytest.mark.parametrize("one", PLAYED, ids=lambda one: one.id)
def test_every_entry_has_a_record_of_its_name(one: PackEntry) -> None:
    # What is but a part of a Threat, and has no powers of its own, is played by the record of the whole.
    assert shown_by(one.id) or one.id in PARTS


def test_every_record_of_content_plays_an_entry() -> None:
    entries = {one.id for pack in content.built_in() for one in pack.entries}
    assert {stem.partition("-")[0] for stem in RECORDED} <= {*entries, *catalogue()}


def without(entry: str, piece: SetupPiece) -> SetupPiece:
    """The piece as if the entry did nothing, or as if something else stood on the Path."""
    if piece.field == "entries" and piece.thing.key == entry:
        idle = ("when assist | do note",) if piece.thing.family == "position" else ()
        return SetupPiece("entries", evolve(piece.thing, effect=idle))
    if piece.field == "spoils":
        return SetupPiece("spoils", evolve(piece.thing, pilots="", rivals="", coach="", told=False, several=False))
    if piece.field == "values":
        return SetupPiece("values", (piece.thing[0], ("Story",) * 13 if piece.thing[0] == "crisis.path" else None))
    if piece.field == "threats":
        return SetupPiece("threats", evolve(piece.thing, power=(), rating=1))
    if piece.field == "factions":
        return SetupPiece("factions", evolve(piece.thing, pleased_by="", hurt_by=""))
    return piece


def does_something(one: PackEntry) -> bool:
    return bool(one.effects) if isinstance(one, RuleEntry) else one.id not in PARTS


@pytest.mark.parametrize("one", [one for one in PLAYED if does_something(one)], ids=lambda one: one.id)
def test_without_its_effects_the_record_of_an_entry_fails(one: PackEntry, monkeypatch: pytest.MonkeyPatch) -> None:
    packs = packs_of("gattai")
    assert packs.laid_out is not None
    laid_out = packs.laid_out
    less = evolve(packs, laid_out=lambda *ids, own: tuple(without(one.id, piece) for piece in laid_out(*ids, own=own)))
    monkeypatch.setattr(given, "packs_of", lambda _key: less)
    for path in shown_by(one.id):
        try:
            assert replay(read_file(path)).unmet, path.name
        except ValueError:
            continue  # it cannot even be read any more


# ---------------------------------------------------------------------- the mechanism as a whole


def test_the_eighteen_hooks_fold_into_eight_kernel_operations() -> None:
    assert len(OPERATIONS) == 8
    assert len(HOOKS) == len(set(HOOKS)) == 18
    called = {verb.hook for verb in VERBS.values()}
    assert called == set(HOOKS) - {"fire"}, "fire is called by the triggers themselves"
    assert len(WINDOWS) == 27


def test_packs_use_most_hooks_and_windows() -> None:
    effects = [parse_effect(line) for one in CORE.entries if hasattr(one, "effects") for line in one.effects]
    hooks = {VERBS[step.verb].hook if step.verb else "fire" for effect in effects for step in effect.steps}
    hooks |= {"price" if mod.what == "price" else "stat" for effect in effects for g in effect.groups for mod in g.mods}
    windows = {window for effect in effects for window in effect.when}
    assert {"fire", "cards", "peek", "omen", "adjust", "pool", "stat", "price", "amend", "prevent", "soak"} <= hooks
    assert {"rank", "permit", "gambit", "actor", "prompt", "uses"} <= hooks
    assert {"always", "assist", "drive.declare", "drive.landed", "drive.faced", "event.fire", "event.soak"} <= windows
    assert {"event.done", "robo.enter", "establish", "omen", "crisis", "scenario.start", "boon", "story"} <= windows


def test_a_threat_that_has_a_power_names_one_that_there_is() -> None:
    for one in CORE.of(ThreatEntry):
        assert isinstance(one, ThreatEntry)
        for power in one.powers:
            assert any(power == rule.id or power.rpartition(".")[0] == rule.id for rule in CORE.of(RuleEntry))


def test_every_number_that_a_mod_may_change_is_asked_for() -> None:
    source = Path(content.__file__).parents[2] / "games" / "gattai"
    asked = "".join(path.read_text(encoding="utf-8") for path in source.rglob("*.py") if path.name != "hooks.py")
    assert not {number for number in NUMBERS if f'"{number}"' not in asked}


def test_every_window_is_opened_somewhere_in_play() -> None:
    source = Path(content.__file__).parents[2] / "games" / "gattai"
    code = "".join(path.read_text(encoding="utf-8") for path in source.rglob("*.py") if path.name != "hooks.py")
    assert not {window for window in WINDOWS if f'"{window}"' not in code}
