"""Cards of one's own are played in decks of a pack and in decks of one's own; a session keeps what it needs."""

import random
import re
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cli import FINE, UNUSABLE, main
from gattai_desktop.content.faults import UnusablePack
from gattai_desktop.content.own_box import _with
from gattai_desktop.content.own_pack import read_own_pack
from gattai_desktop.content.own_packs import OwnPacks
from gattai_desktop.content.tasuo.card_packs import built_in_cards, know_cards, know_packs
from gattai_desktop.content.tasuo.deck_packs import OwnCards
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.designs import design_of
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.programmes import programme
from gattai_desktop.sessions.errors import NotReadable, SessionDamaged
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.recovery import verify
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.sessions.shelf_entry import on_shelf
from tests.content.coach_packs import written
from tests.faults.closed import close
from tests.windows.tasuo.test_shared_decks import CARDS, CLASSES, HEAD

COURT = built_in_cards().cards.decks["storm-court"]
ROWS = tuple(("ren.lamp", copies) if card == "st01" else (card, copies) for card, copies in COURT.cards)
LIST = "; ".join(
    f"{copies} {'Lamp Keeper' if card == 'ren.lamp' else built_in_cards().cards.designs[card].name}"
    for card, copies in ROWS
)
DECK = f"""[[deck]]
id = "deck.lamps"
name = "Lamps"
cards = [{", ".join(f'{{ card = "{card}", copies = {copies} }}' for card, copies in ROWS)}]
ultra = ["ren02", "ul07", "ul08"]
"""


TOLD = (
    r"Ren's cards cannot be opened: there is no room for temporary files \(.*\)\. "
    r"The session was not touched\. Free some space, then try once more\."
)


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """What a person brought in is known all over the program."""
    yield
    know_cards(())
    know_packs(())


def files(**more: str) -> dict[str, str]:
    cards = CARDS.replace('"ren01"', '"ren.lamp"')
    found = {"pack.toml": HEAD, "classes.toml": CLASSES, "cards.toml": cards, "decks.toml": DECK}
    return found | {f"{name}.toml": text for name, text in more.items()}


def begun(pack: Path, file: Path, *more: str) -> int:
    return main(["new", "--game", "tasuo", "--pack", str(pack), "--no-window", "--file", str(file), *more])


def test_a_deck_with_own_cards_is_played_and_the_session_needs_no_pack(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given a pack with cards and a deck, when a session began with it and the pack is gone, then it is played on."""
    pack, file = written(tmp_path / "ren", files()), tmp_path / "one.gattai"
    assert begun(pack, file, "--scenario", "ren/two-players") == FINE, capsys.readouterr()
    shutil.rmtree(pack)
    with Journal.open(file) as journal:
        cards = [one.card for one in journal.state().zones[zones.deck("red")]]
        lamps = [card for card in cards if design_of(card).name == "Lamp Keeper"]
        assert len(lamps) == dict(ROWS)["ren.lamp"]
        assert lamps[0].key.startswith("red-ren_lamp")
        assert [one.id for one in journal.setup().packs] == ["ren"]
        assert journal.state().values["decklist.red"] == "deck.lamps"
        dice, game = random.Random(3), programme("tasuo")
        model = GameModel(journal.box.game, journal, seeded(3))
        players = {seat: game.player(journal.box.game, dice) for seat in model.seats}
        game.play(model, players, dice, lambda _move: None)
        entries, table = journal.last, journal.state()
        assert table.values["step"] == "over"
    with Journal.open(file) as journal:
        assert (journal.last, journal.state()) == (entries, table)
    assert Shelf(tmp_path).sessions()[0].trouble is None


def test_a_deck_of_ones_own_may_hold_own_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Given a pack of cards alone, when a list names one of them, then the session keeps that pack and no other."""
    alone = files()
    del alone["decks.toml"]
    pack, file = written(tmp_path / "ren", alone), tmp_path / "one.gattai"
    asked = ["--scenario", "two-players", "--set", f"red_deck={LIST}"]
    assert begun(pack, file, *asked) == FINE, capsys.readouterr()
    with Journal.open(file) as journal:
        assert [one.id for one in journal.setup().packs] == ["ren"]
        names = [design_of(one.card).name for one in journal.state().zones[zones.deck("red")]]
        assert names.count("Lamp Keeper") == dict(ROWS)["ren.lamp"]
    other = tmp_path / "two.gattai"
    assert begun(pack, other, "--scenario", "two-players") == FINE, capsys.readouterr()
    with Journal.open(other) as journal:
        assert journal.setup().packs == ()


def test_without_the_pack_such_a_list_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--scenario", "two-players", "--set", f"red_deck={LIST}", "--file", str(tmp_path / "one.gattai")]
    assert main(["new", "--game", "tasuo", "--no-window", *asked]) == UNUSABLE
    assert "Lamp Keeper" in capsys.readouterr().err


def test_every_way_of_a_pack_can_be_chosen_with_its_deck_first(tmp_path: Path) -> None:
    forms = read_own_pack(written(tmp_path / "ren", files())).forms()
    assert [one.key for one in forms] == ["ren/two-players"]
    red = forms[0].choices[0]
    assert next(word for word, _ in red.options) == "deck.lamps"
    assert {"slag-court", "storm-court"} <= dict(red.options).keys()
    assert str(forms[0].refused(forms[0].whole({}), {})) == ""


def test_a_deck_under_way_is_refused_with_its_reason_before_anybody_sits_down(tmp_path: Path) -> None:
    few = DECK.replace('"ren.lamp", copies = 4', '"ren.lamp", copies = 1')
    (form, *_others) = read_own_pack(written(tmp_path / "ren", files(decks=few))).forms()
    assert str(form.refused(form.whole({}), {})).startswith("Red's deck: ")


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        (
            CARDS + 'effect = "caled -> you: draw 1"\n',
            "cards.toml, line 16, ren02, effect: No trigger is called 'caled'. Did you mean 'called'",
        ),
        (CARDS.replace("nightwatch", "nightwach"), "Did you mean 'nightwatch'"),
        (CARDS.replace("life = 7.5", "life = 7.3"), "cards.toml, line 6, ren01, life: "),
        (CARDS.replace("attack", "atack", 1), "Did you mean 'attack'"),
    ],
)
def test_a_faulty_card_is_refused_whole_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], cards: str, told: str
) -> None:
    pack, file = written(tmp_path / "ren", files(cards=cards, decks="")), tmp_path / "one.gattai"
    assert begun(pack, file) == UNUSABLE
    assert told in capsys.readouterr().err
    assert not file.exists()


def test_two_versions_of_a_card_look_different(tmp_path: Path) -> None:
    first = read_own_pack(written(tmp_path / "ren", files())).box.game
    changed = files()["cards.toml"].replace("life = 7.5", "life = 9")
    second = read_own_pack(written(tmp_path / "other", files(cards=changed))).box.game
    pictures = {game.cards["red-ren_lamp"].picture for game in (first, second)}  # type: ignore[attr-defined]
    assert len(pictures) == 2


def test_a_record_of_such_a_session_is_read_with_its_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack, file = written(tmp_path / "ren", files()), tmp_path / "one.gattai"
    record, again = tmp_path / "one.record", tmp_path / "two.gattai"
    assert begun(pack, file, "--scenario", "ren/two-players") == FINE, capsys.readouterr()
    assert main(["export", str(file), "--out", str(record)]) == FINE, capsys.readouterr()
    assert main(["check", "--pack", str(pack), str(record)]) == FINE, capsys.readouterr()
    assert main(["import", str(record), "--file", str(again), "--pack", str(pack)]) == FINE, capsys.readouterr()
    shutil.rmtree(pack)
    with Journal.open(file) as first, Journal.open(again) as second:
        assert first.state().zones == second.state().zones


def test_a_session_whose_cards_cannot_be_read_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack, file = written(tmp_path / "ren", files()), tmp_path / "one.gattai"
    assert begun(pack, file, "--scenario", "ren/two-players") == FINE, capsys.readouterr()
    with closing(sqlite3.connect(file)) as connection:
        (setup,) = connection.execute("SELECT value FROM meta WHERE key = 'setup'").fetchone()
        spoiled = setup.replace("life = 7.5", "life = 7.3")
        connection.execute("UPDATE meta SET value = ? WHERE key = 'setup'", (spoiled,))
        connection.commit()
    with pytest.raises(SessionDamaged, match="Ren's cards"):
        Journal.open(file)


def test_a_session_with_own_cards_is_not_called_damaged_where_temporary_files_have_no_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pack, file = written(tmp_path / "ren", files()), tmp_path / "one.gattai"
    assert begun(pack, file, "--scenario", "ren/two-players") == FINE, capsys.readouterr()
    before = file.read_bytes()
    with monkeypatch.context() as without:
        without.setattr(tempfile, "tempdir", str(tmp_path / "none"))
        for read in (Journal.open, verify):
            _with.cache_clear()
            with pytest.raises(NotReadable, match=TOLD):
                read(file)
        trouble = on_shelf(file).trouble
        assert isinstance(trouble, NotReadable)
        assert re.fullmatch(TOLD, str(trouble))
    assert file.read_bytes() == before
    Journal.open(file).close()


def test_a_pack_in_a_closed_folder_keeps_no_other_card_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = OwnPacks(tmp_path, "tasuo")
    own = OwnCards(kept)
    for name in ("here", "closed"):
        written(tmp_path / "tasuo" / name, files())
    close(monkeypatch, tmp_path / "tasuo" / "closed")
    own.read()
    assert [folder.name for folder, _ in own.packs.values()] == ["here"]
    ((title, fault),) = [(one.title, one.faults[0].text) for one in own.unusable]
    assert (title, fault) == ("closed", "The file cannot be opened: it may belong to somebody else.")


OTHER = """
[[card]]
id = "{id}"
name = "Other"
kind = "warrior"
class = "nightwatch"
life = 3
attack = "P1 fire"
"""


@pytest.mark.parametrize("same", ["ren_lamp", "ren.lamp-2"])
def test_a_card_that_the_table_could_not_tell_from_another_is_refused(tmp_path: Path, same: str) -> None:
    """It would take the other one's place in every deck: a key has no dots, and a number for a further copy."""
    with pytest.raises(UnusablePack) as refused:
        read_own_pack(written(tmp_path / "ren", files(cards=files()["cards.toml"] + OTHER.format(id=same))))
    (fault,) = map(str, refused.value.faults)
    assert fault.startswith(
        f"cards.toml, line 18, {same}, id: At the table it could not be told from a copy of ren.lamp."
    )


@pytest.mark.parametrize(
    ("deck", "told"),
    [
        (DECK.replace('"ren.lamp", copies = 4', '"fr01", copies = 4'), "cards: 4 copies of Frag of Dawn, at most 1"),
        (
            DECK.replace('"ren02", "ul07"', '"ul07", ' * 5 + '"ul07"'),
            "ultra: 6 copies of Regent of Nine Bolts, at most 4",
        ),
        (DECK.replace('card = "ren.lamp"', 'card = ""'), "decks.toml, line 4, deck.lamps, cards 1, card: It is empty."),
    ],
    ids=["a Frag", "an Ultra card", "no card"],
)
def test_what_no_table_could_deal_is_refused_with_its_line(tmp_path: Path, deck: str, told: str) -> None:
    with pytest.raises(UnusablePack) as refused:
        read_own_pack(written(tmp_path / "ren", files(decks=deck)))
    assert told in str(refused.value)


def test_of_an_ultra_card_that_a_deck_lists_twice_each_copy_lies_there_once(tmp_path: Path) -> None:
    twice = DECK.replace('"ren02", "ul07"', '"ul07", "ul07"')
    found = read_own_pack(written(tmp_path / "ren", files(decks=twice)))
    lying = found.box.begin(found.forms()[0].setup({})).zones[zones.ultra("red")]
    assert len({one.card for one in lying}) == len(lying) == 3


def test_a_card_that_both_lists_of_a_deck_name_lies_in_one_place(tmp_path: Path) -> None:
    both = DECK.replace('"ren02", "ul07"', '"ren.lamp", "ul07"')
    found = read_own_pack(written(tmp_path / "ren", files(decks=both)))
    lain = found.box.begin(found.forms()[0].setup({})).zones
    assert {one.card for one in lain[zones.deck("red")]}.isdisjoint(one.card for one in lain[zones.ultra("red")])
