"""Decks of Bots in a pack of one's own are played out of the box that the program brings along."""

from pathlib import Path

import pytest

from gattai_desktop.cli import FINE, UNUSABLE, main
from gattai_desktop.content.own_pack import read_own_pack
from gattai_desktop.content.pack_shelf import PackShelf
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.played_packs import pack_uses
from tests.content.coach_packs import head, written

DECKS = """[[deck]]
id = "tin-tide"
name = "Tin Tide"
bots = ["b01", "b01", "b02", "b05", "b05", "b06", "b21", "b22"]
contraption = "k4"
"""
BOTS = """[[bot]]
id = "mine"
name = "Mine"
factions = ["brine"]
tier = 1
attack = 2
defence = 2
"""


def _files(**more: str) -> dict[str, str]:
    whole = head("tin", "Tin", '"bot-battle"').replace("format = 1", 'format = 1\ngame = "rumblebots"')
    files = {"pack.toml": whole.replace('edition = "beta"\n', ""), "decks.toml": DECKS}
    return files | {f"{name}.toml": text for name, text in more.items()}


def test_a_deck_of_ones_own_is_played_and_the_session_keeps_its_pack(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = written(tmp_path / "tin", _files())
    file = tmp_path / "one.gattai"
    asked = ["--pilots", "red=Ren,blue=Momo", "--set", "deck_blue=open-flame"]
    assert main(["new", "--pack", str(pack), "--no-window", "--file", str(file), *asked]) == FINE, capsys.readouterr()
    with Journal.open(file) as journal:
        state, setup = journal.state(), journal.setup()
    kinds = sorted(one.card.bot.id for one in state.zones[zones.deck("red")])
    assert kinds == ["b01", "b01", "b02", "b05", "b05", "b06", "b21", "b22"]
    assert state.values["player.blue.deck"] == "open-flame"
    assert [one.id for one in setup.packs] == ["tin"]
    assert [(one.pack, one.session) for one in pack_uses([file])] == [("tin", "Tin")]


def test_it_lies_on_the_shelf_of_packs_and_every_seat_can_play_it(tmp_path: Path) -> None:
    shelf = PackShelf(tmp_path / "packs")
    shelf.keep(shelf.look(written(tmp_path / "tin", _files())))
    (found,) = shelf.read().packs
    (form,) = found.forms()
    assert [one.seat for one in form.choices] == ["red", "blue", "green", "pink"]
    assert all("tin-tide" in dict(one.options) and "harbour-wall" in dict(one.options) for one in form.choices)


def test_a_deck_of_bots_that_the_box_lacks_is_no_form(tmp_path: Path) -> None:
    decks = DECKS.replace('"b01", "b01"', '"mine", "mine"')
    assert read_own_pack(written(tmp_path / "tin", _files(bots=BOTS, decks=decks))).forms() == ()


def test_a_deck_of_a_bot_that_nobody_has_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = written(tmp_path / "tin", _files(decks=DECKS.replace('"b22"', '"b99"')))
    assert main(["check", "--pack", str(pack)]) == UNUSABLE
    assert "decks.toml, line 4, tin-tide, bots: " in capsys.readouterr().err
