"""Content packs: read whole or not at all, with every fault at once (CONTENT 8)."""

from pathlib import Path

import pytest

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.about import PackEntry
from gattai_desktop.content.faults import NoSuchScenario, UnusablePack
from gattai_desktop.content.gattai.entries import FactionEntry, ScenarioEntry, ThreatEntry
from gattai_desktop.content.gattai.families import CONTENTS
from gattai_desktop.content.gattai.scenarios import built_in, default_seats, scenario, scenario_entry, scenarios
from gattai_desktop.content.pack import read_pack
from gattai_desktop.content.reading import MAX_FILE
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.pilots.pilots import COLOURS

HEAD = """
[pack]
id = "mine"
title = "Mine"
format = 1
[pack.attribution]
work = "Gattaibushido:FUSION!"
author = "Nathanael Cole"
licence = "CC-BY-SA-4.0"
licence_url = "https://creativecommons.org/licenses/by-sa/4.0/"
changes = "New entries."
notice = "Contains material from Gattaibushido:FUSION! by Nathanael Cole, CC BY-SA 4.0, changed."
"""
FACTION = '[[faction]]\nid = "fac.row"\nname = "Row"\nagency = 2\nauthor = "Me"\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "pack.toml").write_text(HEAD, encoding="utf-8")
    return tmp_path


def faults(folder: Path) -> list[str]:
    with pytest.raises(UnusablePack) as refused:
        read_pack(folder, CONTENTS)
    return [str(fault) for fault in refused.value.faults]


def test_a_pack_is_read_into_frozen_entries(folder: Path) -> None:
    (folder / "factions.toml").write_text(FACTION, encoding="utf-8")
    pack = read_pack(folder, CONTENTS)
    row = pack.entry("fac.row", FactionEntry)
    assert (row.key, row.name, row.agency) == ("row", "Row", 2)
    with pytest.raises(KeyError):
        pack.entry("fac.row", ThreatEntry)
    with pytest.raises(AttributeError):
        row.agency = 7  # type: ignore[misc]


def test_every_fault_comes_at_once_with_file_entry_field_and_the_nearest_name(folder: Path) -> None:
    (folder / "factions.toml").write_text(
        '[[faction]]\nid = "fac.row"\nname = "Row"\nagncy = 9\nauthor = "Me"\n'
        '[[faction]]\nid = "Fac Two"\nname = ""\nagency = 9\norigin = "borrowed"\n',
        encoding="utf-8",
    )
    (folder / "threats.toml").write_text(
        '[[threat]]\nid = "threat.x"\nname = "X"\ntr = 0\nauthor = "Me"\nwave = "+Traum:Choice(1)"\nsign = "wav"\n',
        encoding="utf-8",
    )
    found = "\n".join(faults(folder))
    assert "factions.toml, line 4, fac.row, agncy: This field is not known. Did you mean 'agency'?" in found
    assert "factions.toml, line 1, fac.row, agency: This field is missing." in found
    assert "factions.toml, line 7, Fac Two, id: 'Fac Two' is no id." in found
    assert "factions.toml, line 9, Fac Two, agency: 9 is out of range: 1 to 7." in found
    assert "factions.toml, line 10, Fac Two, origin: 'borrowed' is not known." in found
    assert "factions.toml, line 8, Fac Two, name: The name is empty." in found
    assert "threats.toml, line 4, threat.x, tr: 0 is out of range: 1 to 7." in found
    assert "threats.toml, line 6, threat.x, wave:" in found
    assert "Trauma" in found
    assert "threats.toml, line 7, threat.x, sign: 'wav' is not known. Did you mean 'wave'?" in found


def test_a_scenario_names_only_what_its_pack_holds(folder: Path) -> None:
    (folder / "factions.toml").write_text(FACTION, encoding="utf-8")
    (folder / "scenarios.toml").write_text(
        '[[scenario]]\nid = "s"\nname = "S"\nauthor = "Me"\nfactions = ["fac.rwo"]\nhidden = ["fac.row"]\n'
        'path = ["Story", "Flood"]\nrules = "first-contct"\n',
        encoding="utf-8",
    )
    found = "\n".join(faults(folder))
    wrong = "There is no Faction 'fac.rwo'. Did you mean 'fac.row'?"
    assert f"scenarios.toml, line 5, s, factions: {wrong}" in found
    assert "scenarios.toml, line 6, s, hidden: 'fac.row' is none of its Factions and Locations." in found
    assert "scenarios.toml, line 7, s, path:" in found
    assert "Did you mean 'first-contact'?" in found


@pytest.mark.parametrize(
    ("named", "near"),
    [
        ("faction.the_mill_folk", ""),
        ("faction.belle", ""),
        ("faction.orw", " Did you mean 'faction.row'?"),
        ("fation.row", " Did you mean 'faction.row'?"),
    ],
)
def test_what_all_ids_begin_with_makes_none_of_them_alike(folder: Path, named: str, near: str) -> None:
    (folder / "factions.toml").write_text(FACTION.replace("fac.row", "faction.row"), encoding="utf-8")
    (folder / "scenarios.toml").write_text(
        f'[[scenario]]\nid = "s"\nname = "S"\nauthor = "Me"\nfactions = ["{named}"]\n', encoding="utf-8"
    )
    (told,) = faults(folder)
    assert told.endswith(f" There is no Faction '{named}'{f'.{near}' if near else ' in this pack.'}")


def test_of_entries_under_a_wrong_word_nothing_is_missed_beside_that(folder: Path) -> None:
    """What they are called is told once; who names them names what is there."""
    (folder / "factions.toml").write_text(FACTION.replace("[[faction]]", "[[faktion]]"), encoding="utf-8")
    (folder / "scenarios.toml").write_text(
        '[[scenario]]\nid = "s"\nname = "S"\nauthor = "Me"\nfactions = ["fac.row"]\n', encoding="utf-8"
    )
    assert faults(folder) == ["factions.toml, line 1, faktion: Entries here are called [[faction]]."]


def test_a_pack_without_its_head_says_that_the_file_is_missing(folder: Path) -> None:
    (folder / "factions.toml").write_text(FACTION, encoding="utf-8")
    (folder / "pack.toml").unlink()
    assert faults(folder) == ["pack.toml: This file is missing."]
    (folder / "pack.toml").mkdir()
    assert faults(folder) == ["pack.toml: This is no file."]


def test_two_entries_cannot_share_an_id_or_a_key(folder: Path) -> None:
    text = FACTION + FACTION + FACTION.replace("fac.row", "other.row")
    (folder / "factions.toml").write_text(text, encoding="utf-8")
    found = "\n".join(faults(folder))
    assert "fac.row, id: Row has the id 'fac.row' already. Give this one another." in found
    assert "other.row, id: Its last part is that of fac.row; change one." in found


def test_a_pack_without_its_credit_is_refused(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(HEAD.replace("author", "autor"), encoding="utf-8")
    found = "\n".join(faults(tmp_path))
    assert "pack.toml, line 6, pack.attribution, author: This field is missing." in found
    assert "pack.toml, line 8, pack.attribution, autor: This field is not known. Did you mean 'author'?" in found


def test_a_pack_of_a_newer_program_is_refused_with_what_to_do(tmp_path: Path) -> None:
    """What this program does not know of it is no fault of it: nobody is sent to mend that."""
    newer = HEAD.replace("format = 1", "format = 2").replace("[pack]", "[pack]\nmoons = 3")
    (tmp_path / "pack.toml").write_text(newer, encoding="utf-8")
    (tmp_path / "moons.toml").write_text('[[moon]]\nid = "one"\n', encoding="utf-8")
    (found,) = faults(tmp_path)
    assert "Update the program." in found
    assert found.startswith("pack.toml, line ")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"\xff\xfe", "not UTF-8"),
        ('[[faction]]\nname = "Café"\n'.encode("latin-1"), "The file is not UTF-8 text (line 2). Save it as UTF-8."),
        (b"[[faction]", "In line 1 something is not closed"),
        (b'[[faction]]\nid = "a"\nname = "A\n', "In line 3 something is not closed"),
        (b'[[faction]]\nid = "a"\nid = "b"\n', "Line 3 gives something that was given above already."),
        (b'[[faction]]\nid "a"\n', "Line 2 cannot be read. A line gives a name and what it is: name = 'Ada'."),
        (b"a = " + b"[" * 5000 + b"]" * 5000, "nested deeper"),
        (b"a = " + b"[" * 20 + b"]" * 20, "nested deeper"),
        (b"#" * (MAX_FILE + 1), "larger than"),
        (b"faction = 3", "Write each entry under [[faction]]"),
        (b"[[factoin]]\nid = 'x'", "Entries here are called [[faction]]."),
        ('[[faction]]\nid="a"\nagency=1\nauthor="Me"\nname="\u202eevil"'.encode(), "invisible character, U+202E"),
        (b'[[faction]]\nid="a"\nagency=true\nauthor="Me"\nname="A"', "no whole number"),
        (b'[[faction]]\nid="a"\nagency=1\nauthor="Me"\nname=["A"]', "no text"),
        (b'[[faction]]\nid="a"\nagency=1\nauthor="Me"\nname="' + b"A" * 61 + b'"', "too many: 60 at most"),
    ],
)
def test_what_a_stranger_may_have_written_is_refused_in_words(folder: Path, text: bytes, said: str) -> None:
    (folder / "factions.toml").write_bytes(text)
    assert said in "\n".join(faults(folder))


def test_of_a_file_that_cannot_be_read_only_its_own_fault_is_told(folder: Path) -> None:
    """What other files name in it is not missing, and neither is what it would have said itself."""
    (folder / "locations.toml").write_text('[[location]]\nid = "a"\nid = "b"\n', encoding="utf-8")
    scenario = '[[scenario]]\nid = "s"\nname = "S"\nauthor = "Me"\nlocations = ["here"]\n'
    (folder / "scenarios.toml").write_text(scenario, encoding="utf-8")
    assert len(faults(folder)) == 1
    (folder / "locations.toml").write_text("", encoding="utf-8")
    assert "There is no Location 'here' in this pack" in "\n".join(faults(folder))
    (folder / "pack.toml").write_text("[pack", encoding="utf-8")
    (only,) = faults(folder)
    assert "In line 1 something is not closed" in only


def test_a_link_to_another_place_is_not_followed(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere") / "factions.toml"
    elsewhere.write_text(FACTION, encoding="utf-8")
    try:
        (folder / "factions.toml").symlink_to(elsewhere)
    except OSError:
        pytest.skip("this system makes no links")
    assert "link to another place" in "\n".join(faults(folder))


@pytest.mark.parametrize("called", ["faction.toml", "fraktionen.toml", "factions.toml.txt", "Factions.TOML"])
def test_of_a_file_with_another_name_is_told_what_it_should_be_called_and_no_name_in_it_is_missed(
    folder: Path, called: str
) -> None:
    """What stands in it says what it is, however it is called."""
    (folder / called).write_text(FACTION, encoding="utf-8")
    (folder / "scenarios.toml").write_text(
        '[[scenario]]\nid = "s"\nname = "S"\nauthor = "Me"\nfactions = ["fac.row"]\n', encoding="utf-8"
    )
    assert faults(folder) == [f"{called}: This file is not known. Call it 'factions.toml'."]


def test_what_stands_in_a_second_file_of_its_kind_belongs_in_the_first(folder: Path) -> None:
    (folder / "factions.toml").write_text(FACTION, encoding="utf-8")
    (folder / "more.toml").write_text(FACTION.replace("fac.row", "fac.tower"), encoding="utf-8")
    assert faults(folder) == ["more.toml: This file is not known. What it holds belongs in 'factions.toml'."]


def test_a_file_that_cannot_be_read_is_told_by_the_name_that_is_near(folder: Path) -> None:
    (folder / "faction.toml").write_text("[[", encoding="utf-8")
    (folder / "shopping.toml").write_text("milk = 2", encoding="utf-8")
    assert faults(folder) == [
        "faction.toml: This file is not known. Call it 'factions.toml'.",
        "shopping.toml: This file is not known.",
    ]


@pytest.mark.parametrize("called", ["notes.txt", "toml", "factions.toml~", "factions.toml.bak"])
def test_what_nobody_meant_for_the_pack_is_left_alone(folder: Path, called: str) -> None:
    (folder / called).write_text("[[", encoding="utf-8")
    assert read_pack(folder, CONTENTS).id == "mine"


# ---------------------------------------------------------------------- what the program brings along


def test_the_built_in_packs_carry_credit_and_licence() -> None:
    for pack in built_in():
        assert pack.attribution.author == "Nathanael Cole"
        assert pack.attribution.licence == "CC-BY-SA-4.0"
        for one in pack.of(PackEntry):
            assert one.origin == "own" or one.source
            assert one.origin != "adapted" or one.changes


@pytest.mark.parametrize("one", scenarios(), ids=lambda one: one.key)
def test_a_table_can_begin_with_every_scenario_and_every_number_of_pilots(one: ScenarioEntry) -> None:
    for count in range(1, 8):
        seats = default_seats(one.key, count)
        table = begin(scenario(one.key, seats))
        assert table.values["seats"] == seats
        assert len(set(seats)) == count
        assert sum(len(lying) for lying in table.zones.values()) == 108


def test_names_that_people_type_take_the_place_of_the_ready_ones() -> None:
    setup = scenario("neon-harbour", {"blue": "Zed", "black": " "})
    assert [(one.seat, one.name) for one in setup.pilots] == [("blue", "Zed"), ("black", "Kaz")]


def test_setup_8_the_team_starts_with_what_its_playbooks_bring() -> None:
    setup = scenario("neon-harbour")
    assert [one.name for one in setup.pilots] == ["Ren", "Momo", "Tam", "Ida", "Vex"]
    assert setup.values["team.harmony"] == 4  # Momo +1, Vex -1
    assert setup.values["team.armory"] == 6  # 1, Ren 1, Ida 1, Vex 3
    alone = scenario("neon-harbour", ("purple",))
    assert alone.values["team.harmony"] == 3


@pytest.mark.parametrize(("says", "ready", "offered"), [(0, 4, 4), (0, 2, 2), (0, 0, 3), (5, 4, 5)])
def test_as_many_pilots_are_offered_at_first_as_are_ready(says: int, ready: int, offered: int) -> None:
    _, one = scenario_entry("neon-harbour")
    assert evolve(one, team=says, pilots=one.pilots[:ready]).offered == offered


def test_every_colour_has_a_ready_pilot_in_neon_harbour() -> None:
    assert set(default_seats("neon-harbour", 8)) == set(COLOURS)


def test_a_scenario_that_is_not_there_is_answered_with_the_nearest() -> None:
    with pytest.raises(NoSuchScenario, match="Did you mean 'neon-harbour'"):
        scenario("neon-harbor")


@pytest.mark.parametrize(("solo", "sync", "fine"), [(3, 3, True), (6, 0, True), (4, 3, False), (2, 3, False)])
def test_pilot_2_the_two_stats_of_a_new_pilots_commitment_add_up_to_six(
    folder: Path, solo: int, sync: int, fine: bool
) -> None:
    (folder / "playbooks.toml").write_text(
        f'[[playbook]]\nid = "pilot.x"\nname = "X"\nseat = "red"\nstats = {{ solo = {solo}, sync = {sync} }}\n'
        'author = "Me"\n',
        encoding="utf-8",
    )
    if fine:
        assert read_pack(folder, CONTENTS)
    else:
        assert any("are not 6 together (PILOT-2)" in fault for fault in faults(folder))
