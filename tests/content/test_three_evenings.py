"""Three complete evenings of our own that use what the book offers: the demo plays them, and none comes to a dead end.

All eight colours, a Robo each, Daisho, Gear and a Big Giant Monster: the pack comes with the program. Each is
played in each edition, a hundred times by `make evenings`, otherwise once.
"""

import os
import random
import shutil
from pathlib import Path
from typing import Any

import pytest

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import Shuffle
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.gattai.entries import Playbook, RuleEntry, ScenarioEntry, ThreatEntry
from gattai_desktop.content.gattai.families import CONTENTS
from gattai_desktop.content.gattai.readiness import before_you_start
from gattai_desktop.content.gattai.scenarios import built_in, scenario
from gattai_desktop.content.own_pack import read_own_pack
from gattai_desktop.games.gattai.book.editions import EDITION_KEYS
from gattai_desktop.games.gattai.pilots.pilots import COLOURS
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players import demo
from gattai_desktop.players.demo import run_demo
from gattai_desktop.players.programme import DemoOptions
from gattai_desktop.resources import resource
from gattai_desktop.sessions.journal import Journal

OWN = read_own_pack(resource("packs/three-evenings")).pack
SCENARIOS = OWN.of(ScenarioEntry)
GAMES = 100 if os.environ.get("GATTAI_EVENINGS") == "whole" else 1
PROGRAMME = demo.programme


def setup(options: DemoOptions, _number: int, dice: random.Random) -> Any:
    colours = list(COLOURS)
    dice.shuffle(colours)
    return scenario(options.scenario, colours[: dice.randint(2, 7)], edition=options.edition, packs=(OWN, *built_in()))


def model(journal: Journal, shuffle: Shuffle) -> GameModel:
    return GameModel(journal.box.game, journal, shuffle)


@pytest.mark.parametrize("edition", EDITION_KEYS)
@pytest.mark.parametrize("one", SCENARIOS, ids=lambda one: one.key)
def test_an_evening_is_played_to_its_end(
    one: ScenarioEntry, edition: str, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(demo, "programme", lambda key: evolve(PROGRAMME(key), setup=setup))
    report = run_demo(DemoOptions(game="gattai", scenario=one.key, edition=edition, games=GAMES, seed=1), model)
    assert report.ok, str(report)


@pytest.mark.parametrize("one", SCENARIOS, ids=lambda one: one.key)
def test_an_evening_has_what_the_book_offers(one: ScenarioEntry) -> None:
    """All eight colours with a Robo of their own, a Daisho, Gear for every slot, and a Big Giant Monster."""
    books = [OWN.entry(name, Playbook) for name in one.pilots]
    assert {book.seat for book in books} == set(COLOURS)
    assert len({book.robo for book in books}) == len(COLOURS)
    for book in books:
        assert sum(tech.startswith("frame.") for tech in book.techs) == 1
        assert sum(tech.startswith("mod.") for tech in book.techs) >= 1
        assert len(book.gear) == 3
    assert sum(OWN.entry(name, ThreatEntry).bgm for name in one.threats) == 1


def test_together_they_use_every_frame_mod_robo_and_piece_of_gear() -> None:
    books = OWN.of(Playbook)
    used = {tech.partition(":")[0] for book in books for tech in book.techs}
    used |= {name for book in books for name in (*book.gear, book.robo)}
    wanted = {
        rule.id for pack in built_in() for rule in pack.of(RuleEntry) if rule.family in {"frame", "mod", "robo", "gear"}
    }
    assert not wanted - used


@pytest.mark.parametrize("one", SCENARIOS, ids=lambda one: one.key)
def test_nothing_is_missing_before_it_begins(one: ScenarioEntry, tmp_path: Path) -> None:
    """What the desk would tell a Coach: each Threat has what its TR buys, each place and each line does something."""
    mine = tmp_path / OWN.id
    shutil.copytree(resource("packs/three-evenings"), mine)
    draft = PackDraft(mine, CONTENTS)
    assert [str(line.words) for line in before_you_start(draft, one.id) if not line.ready] == []
    assert len(one.scenes) == 4
