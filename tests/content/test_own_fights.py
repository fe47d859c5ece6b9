"""Fights of Virtual Machine of one's own are played, counted and kept; a session needs no pack (VM-H59)."""

import random
import shutil
from pathlib import Path

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cli import FINE, UNUSABLE, main
from gattai_desktop.content.boxes import packs_of
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.faults import UnusablePack
from gattai_desktop.content.own_pack import OwnPack, read_own_pack
from gattai_desktop.content.pack_update import update_steps
from gattai_desktop.games.move import write
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.next_fight import BringFight, comes_next
from gattai_desktop.games.virtual_machine.world import world_of
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.programmes import programme
from gattai_desktop.players.virtual_machine.odds import fight_at, play_once
from gattai_desktop.players.virtual_machine.sharp import sharp
from gattai_desktop.players.weighing import Budget
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.shelf import Shelf
from tests.content.coach_packs import written

HEAD = """[pack]
id = "quay"
title = "The Quay"
format = 1
game = "virtual-machine"
needs = ["virtual-machine"]

[pack.attribution]
work = "Fights of ours"
author = "Ada"
licence = "CC-BY-SA-3.0"
licence_url = "https://creativecommons.org/licenses/by-sa/3.0/"
changes = "New."
notice = "By Ada."
"""
FIGURES = """hp = {hp}
damage = 20
range = 1
accuracy = "4+"
evade = "K+"
connect = "6+"
resist = "Q+"
"""
MOBS = f"""[[mob]]
id = "gull"
name = "Gull Daemon"
{FIGURES.format(hp=40)}traits = ["flies"]
auto = 2
"""
BOSSES = f"""[[boss]]
id = "crane"
name = "Crane of the Quay"
{FIGURES.format(hp=120)}move = 3
most_move = 6
charging = "turns_taken"
charge = 1
interrupts = ["sinkhole"]
company = "gull"
"""
MCS = f"""[[mc]]
id = "mara"
name = "Mara Voss"
kind = "hacker"
role = "sidekick"
{FIGURES.format(hp=90)}traits = ["hacks"]
move = 4
most_move = 8
draw = 5
play = 2
reload = "turn"
interrupts = ["bullet-time"]
colour = "black"
"""
MAPS = """[[map]]
id = "pier"
name = "The Pier"
start = "Q1"
boss_start = "Q4"
areas = [
    { id = "Q1", name = "Pier", x = 10, y = 50 },
    { id = "Q2", name = "Shed", x = 40, y = 20, states = ["cover"] },
    { id = "Q4", name = "Crane", x = 80, y = 50 },
]
links = ["Q1-Q2 1", "Q2-Q4 1", "Q1-Q4 2"]
"""
FIGHTS = """[[fight]]
id = "low-tide"
name = "Low Tide"
map = "pier"
boss = "crane"
mobs = [{ mob = "gull", at = "Q4", count = 2 }, { mob = "m02", at = "Q2" }]
mcs = ["mara", "sable"]

[[fight]]
id = "high-tide"
name = "High Tide"
map = "pier"
mobs = [{ mob = "gull", at = "Q4", count = 2 }]
evening = 1
"""


def files(**more: str) -> dict[str, str]:
    found = {"pack": HEAD, "mobs": MOBS, "bosses": BOSSES, "mcs": MCS, "maps": MAPS, "fights": FIGHTS}
    return {f"{name}.toml": text for name, text in (found | more).items()}


def pack_in(folder: Path, **more: str) -> OwnPack:
    return read_own_pack(written(folder / "quay", files(**more)))


def begun(folder: Path, *more: str) -> Path:
    pack, file = written(folder / "quay", files()), folder / "one.gattai"
    asked = ["new", "--game", "virtual-machine", "--pack", str(pack), "--no-window", "--file", str(file)]
    assert main([*asked, *(more or ("--scenario", "quay/low-tide"))]) == FINE
    shutil.rmtree(pack)
    return file


def test_a_fight_of_ones_own_is_played_to_its_end_and_the_session_needs_no_pack(tmp_path: Path) -> None:
    """Given a session of an own fight whose pack is gone, when it is played to its end, then it opens as it was."""
    file = begun(tmp_path)
    with Journal.open(file) as journal:
        table = journal.state()
        assert table.listed("mcs") == ("mara", "sable")
        assert table.listed("cpu") == ("crane", "gull.1", "gull.2", "m02.1")
        assert process(table, "gull.1").hp == 40
        game, dice = programme("virtual-machine"), random.Random(3)
        model = GameModel(journal.box.game, journal, seeded(3))
        players = {seat: game.player(journal.box.game, dice) for seat in model.seats}
        game.play(model, players, dice, lambda _move: None)
        entries, table = journal.last, journal.state()
        assert table.values["step"] == "over"
    with Journal.open(file) as journal:
        assert (journal.last, journal.state()) == (entries, table)
    assert Shelf(tmp_path).sessions()[0].trouble is None


def test_the_program_tries_out_moves_with_own_processes(tmp_path: Path) -> None:
    """Given an own fight, when both sides are sharp, then they play on with the processes of that fight."""
    with Journal.open(begun(tmp_path)) as journal:
        rules, table, shuffle = journal.box.game, journal.state(), seeded(5)
        players = {seat: sharp(seat).with_budget(Budget(2, 0.0)) for seat in rules.seats(table)}
        for _ in range(40):
            seat = rules.waits_for(table)[0]
            move = players[seat].choose(rules.sight(table, seat), rules.options(table, seat))
            assert rules.phrases.read(write(move)) == move
            table = rules.play(table, move, shuffle)[0]
    assert table.values["round"]
    assert world_of(table).mobs["gull"].hp == 40


def test_how_hard_an_own_fight_is_can_be_counted(tmp_path: Path) -> None:
    with Journal.open(begun(tmp_path)) as journal:
        fight = fight_at(journal.state())
        assert fight.name == "Low Tide"
        assert play_once(fight, 1) == play_once(fight, 1)


def test_after_an_own_fight_comes_an_own_one_and_each_may_be_brought(tmp_path: Path) -> None:
    with Journal.open(begun(tmp_path, "--scenario", "quay/high-tide")) as journal:
        table = journal.state()
        assert comes_next(table) == "low-tide"
        assert world_of(table).own == {"low-tide", "high-tide"}
        offered = [move.fight for move in BringFight.offered(table, "cpu")]
        assert offered[:2] == ["low-tide", "high-tide"]
        assert "f2" in offered


def test_own_fights_stand_beside_those_of_the_program(tmp_path: Path) -> None:
    """Without building on them an own Stray Thread could be taken for the one of the program."""
    alone = {"fights": "", "bosses": "", "mcs": ""}
    with pytest.raises(UnusablePack) as refused:
        pack_in(tmp_path, pack=HEAD.replace('needs = ["virtual-machine"]', "needs = []"), **alone)
    assert 'pack.toml, needs: Write needs = ["virtual-machine"]' in str(refused.value)


def test_an_own_character_has_the_colour_that_its_pack_says(tmp_path: Path) -> None:
    form = next(one for one in pack_in(tmp_path).forms() if one.id == "low-tide")
    assert form.colours == {"mara": "black", "sable": "red"}


@pytest.mark.parametrize(
    ("name", "there", "instead", "said"),
    [
        ("mobs", "", MOBS.replace("gull", "sea.gull").replace("Gull", "Tern"), "'sea.gull' cannot stand on a map."),
        ("mobs", "", MOBS.replace("gull", "cpu").replace("Gull", "Tern"), "'cpu' cannot stand on a map."),
        ("mobs", '"Gull Daemon"', '"port sniffer"', "m02 has that name already"),
        ("mcs", "", MCS.replace('id = "mara"', 'id = "red"').replace("Mara", "Rust"), "'red' cannot stand on a map."),
        ("mcs", "", MCS.replace('id = "mara"', 'id = "all"').replace("Mara", "Rory"), "'all' cannot stand on a map."),
        ("mcs", "", MCS.replace('id = "mara"', 'id = "ro-ry"').replace("Mara", "Rory"), "'ro-ry' cannot be a seat."),
        ("mcs", "", MCS.replace('id = "mara"', 'id = "2nd"').replace("Mara", "Rory"), "'2nd' cannot be a seat."),
        ("mcs", '"Mara Voss"', '"Teo Voss"', "teo has that name already"),
        ("fights", '"High Tide"', '"First Boot"', "f2 has that name already"),
        ("fights", 'mcs = ["mara", "sable"]', 'mcs = ["mara"]', "A fight has 2 to 6 MCs, each once."),
        (
            "fights",
            'mobs = [{ mob = "gull", at = "Q4", count = 2 }]\n',
            "mobs = []\n",
            "Nobody fights for the CPU",
        ),
        ("maps", 'id = "Q2"', 'id = "Q.2"', "'Q.2' is no id of an area."),
    ],
    ids=[
        "dot",
        "taken",
        "mob's name",
        "colour",
        "everybody",
        "dash",
        "digit",
        "first name",
        "fight's name",
        "one MC",
        "nobody",
        "area",
    ],
)
def test_what_cannot_be_laid_out_is_told(tmp_path: Path, name: str, there: str, instead: str, said: str) -> None:
    text = {"mobs": MOBS, "mcs": MCS, "fights": FIGHTS, "maps": MAPS}[name]
    assert there in text
    with pytest.raises(UnusablePack) as refused:
        pack_in(tmp_path, **{name: text.replace(there, instead, 1)})
    assert said in str(refused.value)


def test_an_interrupt_names_the_cards_that_serve(tmp_path: Path) -> None:
    own = """[[interrupt]]
id = "gust"
name = "Gust"
cards = ["{cards}"]
effect = "sinkhole"
"""
    assert pack_in(tmp_path / "sound", interrupts=own.format(cards="10 J")).id == "quay"
    with pytest.raises(UnusablePack) as refused:
        pack_in(tmp_path / "wrong", interrupts=own.format(cards="eleven"))
    assert "'eleven' names no cards." in str(refused.value)


def test_a_record_of_an_own_fight_is_read_with_its_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = begun(tmp_path)
    record = tmp_path / "one.record"
    assert main(["export", str(file), "--out", str(record)]) == FINE, capsys.readouterr()
    pack = written(tmp_path / "again", files())
    assert main(["check", "--pack", str(pack), str(record)]) == FINE, capsys.readouterr()
    assert main(["check", str(record)]) == UNUSABLE


def test_the_shelf_shows_whose_own_characters_fight(tmp_path: Path) -> None:
    begun(tmp_path)
    shelved = Shelf(tmp_path).sessions()[0].shelved
    assert shelved is not None
    assert shelved.colours == {"mara": "black", "sable": "red"}


def test_a_newer_pack_says_what_it_would_change_by_name(tmp_path: Path) -> None:
    """Given a session that began with an earlier version, then the HP of a mob can be taken over, and is named."""
    with Journal.open(begun(tmp_path)) as journal:
        newer = pack_in(tmp_path / "newer", mobs=MOBS.replace("hp = 40", "hp = 55"))
        steps = update_steps(journal.setup(), newer, journal.box.game.sight(journal.state(), "cpu"), "cpu")
        assert [(one.name, one.was, one.now) for one in steps if one.move is not None] == [
            ("Gull Daemon 1's HP", "40", "55"),
            ("Gull Daemon 1's MaxHP", "40", "55"),
            ("Gull Daemon 2's HP", "40", "55"),
            ("Gull Daemon 2's MaxHP", "40", "55"),
        ]


def test_a_pack_may_build_on_another_of_ones_own(tmp_path: Path) -> None:
    quay = pack_in(tmp_path)
    head = HEAD.replace('id = "quay"', 'id = "more"').replace('["virtual-machine"]', '["quay"]')
    fights = (
        FIGHTS[FIGHTS.index('[[fight]]\nid = "high-tide"') :].replace("high-tide", "ebb").replace("High Tide", "Ebb")
    )
    more = read_own_pack(written(tmp_path / "more", {"pack.toml": head, "fights.toml": fights}), (quay,))
    (form,) = more.forms()
    assert [one.id for one in form.setup({}).packs] == ["more", "quay"]
    assert process(more.box.begin(form.setup({})), "gull.1").hp == 40


def test_the_fight_on_the_page_about_packs_is_played(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "packs.md").read_text(encoding="utf-8")
    told = page.partition("## A fight of Virtual Machine")[2].partition("```toml\n")[2].partition("```")[0]
    parts = [part.partition(".toml\n") for part in told.split("# ") if ".toml\n" in part]
    assert [name for name, _, _ in parts] == ["mobs", "maps", "fights"]
    shown = {f"{name}.toml": told.partition(f"# {name}.toml\n")[2].partition("\n# ")[0] for name, _, _ in parts}
    pack = read_own_pack(written(tmp_path / "page", {"pack.toml": HEAD, **shown}))
    (form,) = pack.forms()
    table = pack.box.begin(form.setup({}))
    assert table.listed("cpu") == ("gull.1", "gull.2", "gull.3", "m02.1")


def test_a_doubled_character_has_a_first_name_of_its_own(tmp_path: Path) -> None:
    draft = PackDraft(written(tmp_path / "quay", files()), packs_of("virtual-machine").contents)
    copies = [draft.double("mc", "mara"), draft.double("mc", "mara")]
    assert [draft.values("mc", one)["name"] for one in copies] == ["Mara2 Voss", "Mara3 Voss"]
    assert draft.values("mob", draft.double("mob", "gull"))["name"] == "Gull Daemon 2"
    assert draft.faults == ()
