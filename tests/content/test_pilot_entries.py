"""What a Pilot is made of stands in the shipped packs: 57 adjectives in eight triples, a question for each card."""

from pathlib import Path

import pytest

from gattai_desktop.cards.card import DECK_CARDS
from gattai_desktop.content.faults import UnusablePack
from gattai_desktop.content.gattai.entries import AdjectiveEntry, QuestionEntry, TeamEntry
from gattai_desktop.content.gattai.families import CONTENTS
from gattai_desktop.content.gattai.scenarios import built_in
from gattai_desktop.content.pack import read_pack
from gattai_desktop.games.gattai.pilots.pilots import COLOURS, COMMITMENT_OF

CORE = next(pack for pack in built_in() if pack.id == "fusion-core")
HEAD = """
[pack]
id = "mine"
title = "Mine"
format = 1
edition = "final"
needs = ["fusion-core"]

[pack.attribution]
work = "Gattaibushido:FUSION!"
author = "Nathanael Cole"
licence = "CC-BY-SA-4.0"
licence_url = "https://creativecommons.org/licenses/by-sa/4.0/"
changes = "New entries."
notice = "Contains material from Gattaibushido:FUSION! by Nathanael Cole, CC BY-SA 4.0, changed."
"""


def faults_of(folder: Path, **files: str) -> str:
    (folder / "pack.toml").write_text(HEAD, encoding="utf-8")
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    with pytest.raises(UnusablePack) as refused:
        read_pack(folder, CONTENTS, built_in())
    return "\n".join(f"{one.file}:{one.line} {one.field}: {one.text}" for one in refused.value.faults)


def test_each_of_57_adjectives_gives_one_of_eight_triples_and_each_sheet_lists_14() -> None:
    words = CORE.of(AdjectiveEntry)
    assert len(words) == 57
    assert len({one.stats for one in words}) == 8
    assert all([COMMITMENT_OF[stat] for stat in one.stats] == ["team", "fight", "future"] for one in words)
    assert {colour: sum(colour in one.chromas for one in words) for colour in COLOURS} == dict.fromkeys(COLOURS, 14)


def test_each_card_of_the_deck_draws_one_question() -> None:
    asked = CORE.of(QuestionEntry)
    assert sorted(one.card for one in asked) == sorted(card.name for card in DECK_CARDS["pilots"])
    assert len({one.name for one in asked}) == 54


def test_a_word_that_gives_two_points_to_one_commitment_is_refused_where_it_stands(tmp_path: Path) -> None:
    text = '[[adjective]]\nid = "adj.mine"\nname = "Mine"\nauthor = "me"\nstats = ["solo", "sync", "flesh"]\n'
    told = faults_of(tmp_path, adjectives=text)
    assert "adjectives.toml:5 stats: An adjective gives a point to one Stat of each Commitment." in told


def test_a_question_is_drawn_by_a_card_of_the_deck(tmp_path: Path) -> None:
    told = faults_of(tmp_path, questions='[[question]]\nid = "a"\nname = "Why?"\nauthor = "me"\ncard = "14♦"\n')
    assert "questions.toml:5 card: It is no card." in told


def test_a_team_names_pilots_that_there_are(tmp_path: Path) -> None:
    told = faults_of(tmp_path, teams='[[team]]\nid = "t"\nname = "Us"\nauthor = "me"\npilots = ["play.hanna"]\n')
    assert "teams.toml:5 pilots: " in told
    assert "play.hana" in told


def test_a_team_and_her_whole_story_are_read(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(HEAD, encoding="utf-8")
    team = (
        '[[team]]\nid = "us"\nname = "Us"\nauthor = "me"\nmotto = "Up!"\ntaboos = ["Alone"]\npilots = ["play.hana"]\n'
    )
    (tmp_path / "teams.toml").write_text(team, encoding="utf-8")
    found = read_pack(tmp_path, CONTENTS, built_in()).of(TeamEntry)[0]
    assert (found.motto, found.taboos, found.pilots) == ("Up!", ("Alone",), ("play.hana",))
