"""Decks and Bots in a pack of one's own are played, and a session with them keeps what it needs."""

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cli import FINE, UNUSABLE, main
from gattai_desktop.content.own_pack import read_own_pack
from gattai_desktop.content.pack_shelf import PackShelf
from gattai_desktop.content.rumblebots.matches import built_in_bots
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.abilities import PutUnder
from gattai_desktop.games.rumblebots.bots import bot_of
from gattai_desktop.players.soundness import unsound
from gattai_desktop.sessions.errors import SessionDamaged
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.played import pack_uses
from gattai_desktop.sessions.shelf import Shelf
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


def test_a_bot_of_ones_own_is_played_and_the_session_needs_no_pack(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given a pack with a Bot of its own, when the pack of a session is gone, then it still opens."""
    decks = DECKS.replace('"b01", "b01"', '"mine", "mine"')
    pack = written(tmp_path / "tin", _files(bots=BOTS, decks=decks))
    file = tmp_path / "one.gattai"
    asked = ["--pilots", "red=Ren,blue=Momo"]
    assert main(["new", "--pack", str(pack), "--no-window", "--file", str(file), *asked]) == FINE, capsys.readouterr()
    shutil.rmtree(pack)
    with Journal.open(file) as journal:
        state = journal.state()
        cards = [one.card for one in state.zones[zones.deck("red")]]
        mine = next(card for card in cards if bot_of(card).id == "mine")
        assert (bot_of(mine).name, bot_of(mine).attack) == ("Mine", 2)
        assert "mine" not in built_in_bots().bots.bots
        assert mine.picture != f"bot:{mine.key}"  # what its picture shows is not told by its id alone
        entries = journal.last
    assert Shelf(tmp_path).sessions()[0].trouble is None
    with Journal.open(file) as journal:
        assert journal.last == entries


def test_ids_with_dots_and_those_of_the_box_are_keys_of_their_own(tmp_path: Path) -> None:
    bots = BOTS.replace('"mine"', '"bot.rust.b01"')
    decks = DECKS.replace('"b01", "b01"', '"bot.rust.b01", "b01"').replace('"tin-tide"', '"deck.harbour-wall"')
    found = read_own_pack(written(tmp_path / "tin", _files(bots=bots, decks=decks)))
    (form,) = found.forms()
    laid = found.box.begin(form.setup({}))
    red = [bot_of(one.card).name for one in laid.zones[zones.deck("red")]]
    assert (red.count("Mine"), red.count("Bilge Tapper")) == (1, 1)
    assert laid.values["player.red.deck"] == "harbour-wall-2"


@pytest.mark.parametrize(
    ("bots", "told"),
    [
        (BOTS.replace('"brine"', '"brin"'), "bots.toml, line 4, mine, factions: "),
        (BOTS.replace("tier = 1", "tier = 9"), "bots.toml, line 5, mine, tier: "),
        (BOTS + 'ability = { when = "attacking", effect = "atack" }\n', "bots.toml, line 8, mine.ability, effect: "),
        (BOTS.replace("defence", "defense"), "bots.toml, line 7, mine, defense: This field is not known. Did you mean"),
    ],
)
def test_a_faulty_bot_is_refused_whole_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], bots: str, told: str
) -> None:
    file = tmp_path / "one.gattai"
    pack = written(tmp_path / "tin", _files(bots=bots))
    assert main(["new", "--pack", str(pack), "--no-window", "--file", str(file)]) == UNUSABLE
    assert told in capsys.readouterr().err
    assert not file.exists()


def test_a_session_whose_bots_cannot_be_read_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Given a session of which somebody spoiled the pack, when it is opened, then it is refused in words."""
    decks = DECKS.replace('"b01", "b01"', '"mine", "mine"')
    pack = written(tmp_path / "tin", _files(bots=BOTS, decks=decks))
    file = tmp_path / "one.gattai"
    assert main(["new", "--pack", str(pack), "--no-window", "--file", str(file)]) == FINE, capsys.readouterr()
    with closing(sqlite3.connect(file)) as connection:
        (setup,) = connection.execute("SELECT value FROM meta WHERE key = 'setup'").fetchone()
        connection.execute("UPDATE meta SET value = ? WHERE key = 'setup'", (setup.replace("tier = 1", "tier = 9"),))
        connection.commit()
    with pytest.raises(SessionDamaged, match="Tin"):
        Journal.open(file)
    assert Shelf(tmp_path).sessions()[0].trouble is not None


def test_a_record_of_such_a_session_is_read_with_its_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    decks = DECKS.replace('"b01", "b01"', '"mine", "mine"')
    pack = written(tmp_path / "tin", _files(bots=BOTS, decks=decks))
    file, record, again = tmp_path / "one.gattai", tmp_path / "one.record", tmp_path / "two.gattai"
    assert main(["new", "--pack", str(pack), "--no-window", "--file", str(file)]) == FINE, capsys.readouterr()
    assert main(["export", str(file), "--out", str(record)]) == FINE, capsys.readouterr()
    assert main(["check", str(record)]) != FINE
    assert main(["check", "--pack", str(pack), str(record)]) == FINE, capsys.readouterr()
    assert main(["import", str(record), "--file", str(again), "--pack", str(pack)]) == FINE, capsys.readouterr()
    shutil.rmtree(pack)
    with Journal.open(file) as first, Journal.open(again) as second:
        assert first.state() == second.state()
        assert [one.id for one in second.setup().packs] == ["tin"]


def test_a_deck_of_a_bot_that_nobody_has_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = written(tmp_path / "tin", _files(decks=DECKS.replace('"b22"', '"b99"')))
    assert main(["check", "--pack", str(pack)]) == UNUSABLE
    assert "decks.toml, line 4, tin-tide, bots: " in capsys.readouterr().err


@pytest.mark.parametrize("when", ["defeated", "crowned"])
def test_what_waits_names_no_bot_that_another_has_put_under_the_deck(tmp_path: Path, when: str) -> None:
    """RB-27: given a gang of Bots that each bring back another one, whatever is chosen, the table stays sound."""
    ability = f'ability = {{ when = "{when}", effect = "recover", recovers = "other" }}\n'
    bots = "".join(f"{BOTS}{ability}".replace("mine", f"m{n}").replace("Mine", f"M{n}") for n in range(8))
    named = ", ".join(f'"m{n}"' for n in range(8))
    decks = f'[[deck]]\nid = "all"\nname = "All"\nbots = [{named}]\ncontraption = "k4"\n'
    pack = read_own_pack(written(tmp_path / "tin", _files(bots=bots, decks=decks)))
    (form,), box, dice, shuffle = pack.forms(), pack.box, random.Random(1), seeded(1)
    game, table, brought = box.game, box.begin(form.setup({})), 0
    while waits := game.waits_for(table):
        move = dice.choice(game.options(table, waits[0]))
        after, facts = game.play(table, move, shuffle)
        assert list(unsound(game, table, facts, after)) == []
        table, brought = after, brought + isinstance(move, PutUnder)
    assert brought > 0
