"""The Bots that the program brings along, the table that is laid with them, and what a faulty pack is told."""

from pathlib import Path
from shutil import copytree

import pytest

from gattai_desktop.cards.zone import Lying
from gattai_desktop.content.boxes import box
from gattai_desktop.content.faults import NoSuchScenario, UnusablePack
from gattai_desktop.content.gattai.scenarios import built_in
from gattai_desktop.content.rumblebots.matches import DRAFT, built_in_bots, match, read_bot_pack
from gattai_desktop.games.rumblebots.bots import FACTIONS, Ability, Bot, bot_of
from gattai_desktop.games.rumblebots.setup import PlayerSetup, Setup, UnusableMatch
from gattai_desktop.games.rumblebots.totals import _counted
from gattai_desktop.resources import resource

BOTS = built_in_bots().bots
BOX = box("rumblebots")


def test_rb_1_every_bot_has_its_figures() -> None:
    """RB-1: 25 Bots of five factions, one or two each, in three tiers."""
    assert len(BOTS.bots) == 25
    assert {faction for bot in BOTS.bots.values() for faction in bot.factions} == set(FACTIONS)
    assert sorted(bot.tier for bot in BOTS.bots.values()) == [1] * 10 + [2] * 9 + [3] * 6
    furnace_maw = BOTS.bots["b08"]
    figures = furnace_maw.attack, furnace_maw.defence, furnace_maw.criticals, furnace_maw.barriers
    assert figures == (8, 5, 1, 0)
    assert all(bool(bot.text) == (bot.ability is not None) for bot in BOTS.bots.values())


def test_ready_decks_have_eight_bots_and_a_contraption() -> None:
    assert len(BOTS.decks) == 5
    assert all(len(deck.bots) == 8 and deck.contraption in BOTS.contraptions for deck in BOTS.decks.values())


def test_a_quick_battle_lays_each_deck_before_its_player() -> None:
    table = BOX.begin(match(["red", "blue"], decks={"red": "clock-tower", "blue": "clock-tower"}))
    names = [[bot_of(card).id for card in table.cards(f"deck.{seat}")] for seat in ("red", "blue")]
    assert names[0] == names[1] == list(BOTS.decks["clock-tower"].bots)
    assert not set(table.cards("deck.red")) & set(table.cards("deck.blue"))


def test_a_draft_lays_nothing_before_anybody() -> None:
    table = BOX.begin(match(["red", "blue"], way=DRAFT))
    assert table.values["step"] == "draft"
    assert not table.count("deck.red")


@pytest.mark.parametrize(
    ("players", "words"),
    [
        ((PlayerSetup("red"),), "2 to 4 players"),
        ((PlayerSetup("red"), PlayerSetup("red")), "2 to 4 players"),
        ((PlayerSetup("red", bots=("b99",)), PlayerSetup("blue")), "nothing in the box"),
        ((PlayerSetup("red", bots=("b01",) * 9), PlayerSetup("blue")), "only 8"),
    ],
)
def test_a_table_that_cannot_be_laid_says_why(players: tuple[PlayerSetup, ...], words: str) -> None:
    with pytest.raises(UnusableMatch, match=words):
        BOX.begin(Setup(players=players))


def test_a_card_cannot_lie_in_two_places() -> None:
    lying = (Lying(BOX.game.cards["b01"], True),)
    players = (PlayerSetup("red"), PlayerSetup("blue"))
    with pytest.raises(UnusableMatch, match="given twice"):
        BOX.begin(Setup(players=players, zones={"gang.red": lying, "gang.blue": lying}))


def test_what_is_not_there_is_told_with_what_is_near() -> None:
    with pytest.raises(NoSuchScenario, match="clock-tower"):
        match(["red", "blue"], decks={"red": "clock-towr"})
    with pytest.raises(NoSuchScenario, match="quick-battle"):
        match(["red", "blue"], way="slow-battle")


FAULTS = [
    ("tier = 1\nattack = 3\ndefence = 3", "tier = 4\nattack = 3\ndefence = 3", "out of range"),
    ('factions = ["brine"]', 'factions = ["brime"]', "Did you mean 'brine'"),
    ('factions = ["brine"]', "factions = []", "one or two factions"),
    ('when = "reveal"', 'when = "revealed"', "Did you mean 'reveal'"),
    ('recovers = "self", ', "", "says which card"),
    ('condition = "first"', 'condition = "faction"', "asks for a faction"),
    ("criticals = 0", "critical = 0", "not known"),
]


@pytest.mark.parametrize(("there", "instead", "words"), FAULTS)
def test_a_pack_with_a_fault_is_refused_whole(tmp_path: Path, there: str, instead: str, words: str) -> None:
    folder = tmp_path / "pack"
    copytree(resource("packs/bot-battle"), folder)
    bots = folder / "bots.toml"
    text = bots.read_text(encoding="utf-8")
    assert there in text
    bots.write_text(text.replace(there, instead, 1), encoding="utf-8")
    with pytest.raises(UnusablePack, match=words):
        read_bot_pack(folder)


def test_a_ready_deck_with_what_is_not_there_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    copytree(resource("packs/bot-battle"), folder)
    decks = folder / "decks.toml"
    wrong = decks.read_text(encoding="utf-8").replace('"b01", "b01"', '"b41", "b02"', 1).replace('"k1"', '"k9"', 1)
    decks.write_text(wrong, encoding="utf-8")
    with pytest.raises(UnusablePack) as told:
        read_bot_pack(folder)
    fields = {fault.field for fault in told.value.faults}
    assert fields == {"bots", "contraption"}


def test_a_pack_of_scenarios_is_no_pack_of_bots() -> None:
    with pytest.raises(UnusablePack, match="game = 'rumblebots'"):
        read_bot_pack(resource("packs/starter"))
    assert "bot-battle" not in {pack.id for pack in built_in()}


def test_a_fault_names_file_line_entry_and_field(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    copytree(resource("packs/bot-battle"), folder)
    bots = folder / "bots.toml"
    lines = bots.read_text(encoding="utf-8").split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("tier"))
    lines[at] = "tier = 4"
    bots.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(UnusablePack) as told:
        read_bot_pack(folder)
    assert [str(fault) for fault in told.value.faults] == [
        f"bots.toml, line {at + 1}, b01, tier: 4 is out of range: 1 to 3."
    ]


def test_rb_h7_a_bot_kept_for_its_other_faction_is_no_other_of_its_own() -> None:
    """Given `as_chosen`, when a Bot counts each other of a faction that it is not kept for, then it takes none away."""
    ability = Ability(when="defending", effect="defence", amount=1, condition="each_other", faction="thicket", count=2)
    bot = Bot(id="x", name="X", factions=("thicket", "brine"), tier=1, attack=1, defence=1, ability=ability)
    assert _counted(ability, ("brine",), [(bot, ("brine",))]) == 0
    assert _counted(ability, ("thicket",), [(bot, ("thicket",)), (bot, ("thicket",))]) == 1
