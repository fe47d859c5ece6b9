"""A pack of a Coach's own: read whole with its texts, laid on a table like one that came along; ids never clash."""

import random
from collections import Counter
from pathlib import Path
from types import SimpleNamespace

import pytest

from gattai_desktop.content.boxes import box, packs_of
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.faults import NoSuchScenario, UnusablePack
from gattai_desktop.content.gattai.pilot_families import PLAYBOOKS as PLAYBOOK_FAMILY
from gattai_desktop.content.new_tables import form_of_packs, table_form
from gattai_desktop.content.own_pack import OwnPack, read_own_pack
from gattai_desktop.content.pack_file import NoPackFile, packed
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.kinds import Number
from gattai_desktop.games.kinds_of_many import Numbers
from gattai_desktop.records.reader import read
from gattai_desktop.records.writer import write_record
from gattai_desktop.sessions.setup_data import setup_from_json, setup_to_json
from tests.content.coach_packs import FACTIONS, LOCATIONS, PLAYBOOKS, SCENARIOS, THREATS, files_of, head, written
from tests.content.test_own_bot_decks import _files as bot_files
from tests.content.test_own_fights import files as fight_files


def _faults(place: Path) -> list[str]:
    with pytest.raises(UnusablePack) as refused:
        read_own_pack(place)
    return [str(one) for one in refused.value.faults]


def test_its_scenario_lays_its_own_threats_factions_places_and_pilots(tmp_path: Path) -> None:
    form = form_of_packs([read_own_pack(written(tmp_path))], "dark-quay")
    setup = form.setup({"seats": {"red": "", "green": "Gil"}})
    table = begin(setup)
    assert [one.name for one in setup.threats] == ["The Lamp Eater", "Wick"]
    assert table.values["faction.keepers.agency"] == 2
    assert [one.revealed for one in setup.factions] == [True, False]
    assert setup.pilots[0].name == "Mira"
    assert table.values["pilot.red.techs"] == ("red.inspiring:2",)
    assert {"red.inspiring", "power.corrupt"} <= set(table.values["entries"])  # type: ignore[arg-type]
    assert table.values["crisis.path"] == ("Story", "Wave", "Story + Storm")
    assert table.values["notices"][0].endswith("changed by Jo.")  # type: ignore[index]


def test_a_robo_of_its_own_begins_with_its_own_endurance(tmp_path: Path) -> None:
    robos = '[[robo]]\nid = "robo.badger"\nname = "Badger"\nendurance = 7\nauthor = "Jo"\ntext = "It digs."\n'
    playbooks = files_of()["playbooks.toml"].replace('seat = "red"', 'seat = "red"\nrobo = "robo.badger"')
    folder = written(tmp_path, files_of(playbooks=playbooks, robos=robos))
    values = begin(
        form_of_packs([read_own_pack(folder)], "dark-quay").setup({"seats": {"red": "", "green": "Gil"}})
    ).values
    gauges = [
        (values[f"pilot.{seat}.robo.endurance"], values[f"pilot.{seat}.robo.max_endurance"])
        for seat in ("red", "green")
    ]
    assert gauges == [(7, 7), (6, 6)]


@pytest.mark.parametrize("key", ["dark-quay", "evening.dark-quay", "dark-quay/dark-quay", ""])
def test_a_scenario_is_found_by_its_key_and_its_id_and_the_first_without_one(tmp_path: Path, key: str) -> None:
    assert str(form_of_packs([read_own_pack(written(tmp_path))], key).name) == "The Dark Quay"


def test_another_name_is_told_with_the_nearest(tmp_path: Path) -> None:
    pack = read_own_pack(written(tmp_path))
    with pytest.raises(NoSuchScenario, match="Did you mean 'dark-quay'"):
        form_of_packs([pack], "dark-key")
    with pytest.raises(NoSuchScenario):
        form_of_packs([pack], "neon-harbour")


def test_a_pack_without_a_scenario_says_what_it_needs(tmp_path: Path) -> None:
    pack = read_own_pack(written(tmp_path, {"pack.toml": head(), "factions.toml": FACTIONS}))
    with pytest.raises(NoSuchScenario, match="nothing in The Dark Quay that can be played by itself"):
        form_of_packs([pack])


def test_a_folder_its_head_and_one_file_are_the_same_pack(tmp_path: Path) -> None:
    folder = written(tmp_path / "mine")
    file = tmp_path / "mine.gattai-pack"
    file.write_bytes(packed(files_of()))
    first = read_own_pack(folder)
    assert first.files == files_of()
    assert read_own_pack(folder / "pack.toml") == first
    assert read_own_pack(file) == first
    assert file.read_bytes() == first.file
    with pytest.raises(NoPackFile, match="There is no pack in"):
        read_own_pack(tmp_path / "none")


def test_a_mark_with_which_some_editors_begin_a_file_is_passed_over(tmp_path: Path) -> None:
    """Given files that Windows saved as UTF-8, when they are read and gone on with, then nothing is wrong with them."""
    folder = written(tmp_path)
    for file in folder.glob("*.toml"):
        file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert read_own_pack(folder).files == files_of()
    draft = PackDraft(folder, packs_of("gattai").contents)
    draft.change("threat", "threat.lamp_eater", tr=9)
    assert [str(one).partition(": ")[0] for one in draft.faults] == ["threats.toml, line 4, threat.lamp_eater, tr"]


def test_the_set_up_keeps_the_texts_and_is_read_again(tmp_path: Path) -> None:
    made = form_of_packs([read_own_pack(written(tmp_path))]).setup({})
    assert [(one.id, one.files) for one in made.packs] == [("dark-quay", files_of())]
    assert setup_from_json(setup_to_json(made), box("gattai")) == made
    assert table_form("gattai", "neon-harbour").setup({}).packs == ()


def test_a_pack_builds_on_another_of_ones_own_and_a_session_keeps_both(tmp_path: Path) -> None:
    places = {"pack.toml": head("places", "Places"), "locations.toml": LOCATIONS}
    evening = {**files_of(), "pack.toml": head(needs='"fusion-core", "places"')}
    del evening["locations.toml"]
    first = read_own_pack(written(tmp_path / "places", places))
    second = read_own_pack(written(tmp_path / "evening", evening), [first])
    setup = form_of_packs([second]).setup({})
    assert [one.id for one in setup.packs] == ["dark-quay", "places"]
    assert next(one.name for one in setup.locations) == "The Long Quay"
    assert any("No pack 'places' is on the shelf" in one for one in _faults(tmp_path / "evening"))


def test_whatever_is_wrong_with_a_pack_is_told_and_never_an_error_of_the_program(tmp_path: Path) -> None:
    """Given packs of which a few pieces are changed by chance, then each is read or refused with a reason."""
    chance, file = random.Random(18), tmp_path / "any.gattai-pack"
    found: Counter[str] = Counter()
    for _ in range(400):
        files = files_of()
        for _ in range(chance.randint(1, 4)):
            name = chance.choice(list(files))
            place = chance.randrange(len(files[name]) + 1)
            piece, left = chance.choice(_PIECES), chance.choice((0, 1, 6, 60))
            files[name] = files[name][:place] + piece + files[name][place + left :]
        file.write_bytes(packed(files))
        try:
            read_own_pack(file)
            found["read"] += 1
        except UnusablePack as wrong:
            assert all(one.text for one in wrong.faults)
            found["refused"] += 1
    assert min(found["read"], found["refused"]) > 5


_PIECES = (
    *'"[]{}=,#\n\0\u202e',
    "",
    "[[",
    "9999",
    "true",
    '["a"]',
    "{ a = 1 }",
    "[a.b]",
    "[[threat]]",
    "[" * 2_000,
    "[]\n",
)

# ---------------------------------------------------------------------- ids never clash silently


def test_an_id_of_the_pack_on_which_it_builds_is_refused_with_its_line(tmp_path: Path) -> None:
    mine = THREATS + '\n[[threat]]\nid = "power.corrupt"\nname = "Mine"\ntr = 1\nauthor = "Jo"\n'
    (fault,) = _faults(written(tmp_path, files_of(threats=mine)))
    assert fault == (
        "threats.toml, line 19, power.corrupt, id: Gattaibushido:FUSION! core content, on which this pack builds, "
        "has another entry with this id. Change yours."
    )


def test_a_pack_cannot_build_on_two_that_have_the_same_id(tmp_path: Path) -> None:
    others = [
        read_own_pack(
            written(
                tmp_path / name,
                {"pack.toml": head(name, name.title()), "locations.toml": LOCATIONS.replace("Long", name.title())},
            )
        )
        for name in ("north", "south")
    ]
    both = {"pack.toml": head(needs='"north", "south"'), "factions.toml": FACTIONS}
    with pytest.raises(UnusablePack) as refused:
        read_own_pack(written(tmp_path / "both", both), others)
    assert str(refused.value.faults[0]) == (
        "pack.toml, line 7, pack, needs: North and South both have an entry 'place.quay'. "
        "A pack can build on one of them."
    )


def test_the_id_of_a_pack_that_came_along_is_refused(tmp_path: Path) -> None:
    assert _faults(written(tmp_path, files_of("starter"))) == [
        "pack.toml, line 3, pack, id: 'starter' is the id of a pack that comes with the program. Give yours another."
    ]


def test_two_threats_that_the_table_could_not_tell_apart_are_refused(tmp_path: Path) -> None:
    twice = SCENARIOS.replace('"threat.wick"]', '"threat.wick", "threat.wick"]')
    assert any(
        "would be one and the same at the table" in one for one in _faults(written(tmp_path, files_of(scenarios=twice)))
    )


@pytest.mark.parametrize("of_wick", ["threat.wick", "threat.lamp_eater"])
def test_a_threat_that_is_made_of_itself_is_refused_with_its_line(tmp_path: Path, of_wick: str) -> None:
    """Laid on a table with all its parts, it would never end."""
    made = THREATS.replace("tr = 3\n", 'tr = 3\nparts = ["threat.wick"]\n')
    made = made.replace("tr = 1\n", f'tr = 1\nparts = ["{of_wick}"]\n')
    faults = _faults(written(tmp_path, files_of(threats=made)))
    said = f"threats.toml, line 16, threat.wick, parts: Wick would be a part of itself: {of_wick} leads back to it."
    assert f"{said} Take that out." in faults


@pytest.mark.timeout(30)
def test_threats_that_share_their_parts_are_laid_out_once_each(tmp_path: Path) -> None:
    """Forty rows of two Threats, each made of both of the next row: by every way through them there are 2^40."""
    rows = [[f"threat.row{row}{one}" for one in "ab"] for row in range(40)]
    below = [*rows[1:], []]
    made = "".join(
        f'\n[[threat]]\nid = "{one}"\nname = "{one}"\ntr = 1\nauthor = "Jo"\nparts = {parts}\n'
        for row, parts in zip(rows, below, strict=True)
        for one in row
    ).replace("'", '"')
    first = SCENARIOS.replace('"threat.wick"]', '"threat.wick", "threat.row0a"]')
    pack = read_own_pack(written(tmp_path, files_of(threats=THREATS + made, scenarios=first)))
    assert form_of_packs([pack]).setup({}).threats[-1].key == "row0a"


@pytest.mark.parametrize("end", ["least", "most"])
def test_a_pilot_with_the_largest_and_smallest_numbers_stands_in_a_record(tmp_path: Path, end: str) -> None:
    """What a pack may say of her, the table takes, too."""
    numbers = {one.name: one.kind for one in PLAYBOOK_FAMILY.fields if isinstance(one.kind, Number)}
    tables = {
        one.name: one.kind for one in PLAYBOOK_FAMILY.fields if isinstance(one.kind, Numbers) and one.name != "stats"
    }
    lines = [f"{name} = {getattr(kind, end)}" for name, kind in numbers.items()]
    for name, kind in tables.items():
        lines.append(f"{name} = {{ {', '.join(f'{key} = {getattr(kind, end)}' for key in kind.keys)} }}")
    hers = "\n".join(['seat = "red"', *lines])
    pack = read_own_pack(written(tmp_path, files_of(playbooks=PLAYBOOKS.replace('seat = "red"', hers))))
    setup = form_of_packs([pack]).setup({"seats": {"red": "", "green": "Gil"}})
    text = write_record(box("gattai"), setup, (), "Ends")
    assert read(text, "ends.record", [pack.pack]).start == begin(setup)


@pytest.mark.parametrize(
    ("game", "files", "place"),
    [
        ("gattai", files_of(), ("scenarios.toml, line 1, evening.dark-quay: ", "The Dark Quay")),
        ("virtual-machine", fight_files(), ("fights.toml, line 1, low-tide: ", "Low Tide")),
        ("rumblebots", bot_files(), ("pack.toml: ", "Tin")),
    ],
)
def test_what_cannot_begin_is_told_in_the_file_where_it_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, files: dict[str, str], place: tuple[str, str]
) -> None:
    def begins(_setup: object) -> None:
        raise ValueError("It leads nowhere.")

    monkeypatch.setattr(OwnPack, "box", SimpleNamespace(begin=begins))
    with pytest.raises(UnusablePack) as refused:
        read_own_pack(written(tmp_path, files))
    assert refused.value.game == game
    told = refused.value.faults[0]
    assert (str(told), told.name) == (f"{place[0]}No table can be made of it: It leads nowhere.", place[1])
