"""What was seen of a showdown stays seen: taking back names each look, roll and card (RULES 3h)."""

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import Back
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.zone import PUBLIC, Lying
from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.game import Game
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.box import packed
from gattai_desktop.games.tasuo.card_words import ITEM
from gattai_desktop.games.tasuo.designs import CardDesign, DesignSet
from gattai_desktop.games.tasuo.setup import ShowdownSetup
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.kit.log_lines import entry_lines
from gattai_desktop.windows.log.taken_back import proposal

TABLE = """game    tasuo
given   player red "Ren" deck tide-court; player blue "Tam" deck tide-court
        phase play; turn 5; active red; dice 5+4
        Red: kio Reef Novice; armor 5; hand Pearl Diver; deck Ferry Token, Driftling, Salt Sting, Deep Breath
        Blue: kio Shoal Binder; ka Reef Novice; hand Shell Block, Ferry Token; legend Sudden Fog down
"""


def test_a_look_a_roll_and_cards_looked_at_are_named_and_nothing_else_of_a_hand(qtbot: QtBot) -> None:
    game = replay(read(TABLE)).record.box.game
    model = GameModel(game, MemoryJournal(replay(read(TABLE)).state), seeded(1), clock=lambda: 1_000)
    for line in (
        "Red calls Pearl Diver to ka",
        "Blue passes",
        "Blue looks at hidden cards",
        "Blue passes",
        "Red declines",
        "Red ends play",
        "Red ends charge",
        "Red attacks Blue's Reef Novice with Reef Novice",
        "Blue passes",
        "Red rolls",
        "Red stops",
        "Red ends the turn",
        "Blue draws two",
    ):
        for seat in model.seats:
            if line.lower().startswith(seat):
                model.pass_to(seat)
                model.take_seat()
        assert model.attempt(game.phrases.read(line)), line
    said = [spoken(line) for line in proposal(model, 1, PUBLIC).unseen]
    assert said == [
        "Tam has looked at hidden cards.",
        "Everybody has seen what the dice showed: 9.",
        "Everybody has seen Pearl Diver, and cannot unsee it.",
        "Ren has seen 2 cards that go back.",
        "Tam has seen 2 cards that go back.",
    ]
    del qtbot


def table_of_a_pack() -> tuple[Game, State]:
    """A table with an Item that looks through the deck, which only a pack has, as its person is about to use it."""
    usual = built_in_cards().cards
    item = CardDesign(id="pk01", name="Quartermaster", kind=ITEM, line="item -> you: search weapon")
    designs = DesignSet({**usual.designs, "pk01": item}, usual.decks, usual.classes)
    box = packed(designs)

    def lying(*names: str, up: bool = False) -> tuple[Lying, ...]:
        return tuple(Lying(designs.card(name, "red"), up) for name in names)

    laid = {
        "hand.red": lying("Quartermaster"),
        "kio.red": lying("Cinder Page", up=True),
        "deck.red": lying("Ember Jab", "Salamander Glaive", "Coal Shot", "Heat Sink", "Smoke Roll", "Backdraft"),
        "deck.blue": (Lying(designs.card("Reef Novice", "blue"), False),),
    }
    values = {"step": "play", "turn": 5, "active": "red", "first": "red", "name.red": "Ren"}
    return box.game, box.begin(ShowdownSetup(zones=laid, values=values))


def lain(table: Table) -> list[object]:
    """The deck as it lies, from the bottom."""
    return [one.card for one in table.zones[zones.deck("red")]]


@pytest.mark.parametrize("until", ["Red uses Quartermaster", "Red chooses Salamander Glaive", "Red ends play"])
def test_a_search_that_is_taken_back_was_seen_and_leaves_the_deck_as_it_lay(qtbot: QtBot, until: str) -> None:
    """TS 3h: a take-back names what was seen. Nothing is shuffled by it; the search that is played again shuffles."""
    game, state = table_of_a_pack()
    journal = MemoryJournal(state)
    model = GameModel(game, journal, seeded(3), clock=lambda: 1_000)
    model.pass_to("red")
    model.take_seat()
    lines = ("Red uses Quartermaster", "Red chooses Salamander Glaive", "Red ends play")
    for line in lines[: lines.index(until) + 1]:
        assert model.attempt(game.phrases.read(line)), line
    found = until != lines[0]
    if found:
        told = [spoken(one.words) for one in entry_lines(next(iter(model.log(2, 2))), model, "moves", seat=PUBLIC)]
        chosen = "Ren chooses Salamander Glaive for Quartermaster"
        assert told == [chosen, "Salamander Glaive from the deck to the hand of Ren"]
        assert len(lain(journal.state())) == 5
        assert lain(journal.state()) != [one for one in lain(state) if str(one) != "Salamander Glaive"]
    said = [spoken(line) for line in proposal(model, 1, PUBLIC).unseen]
    shown = "Everybody has seen Quartermaster, Salamander Glaive, and cannot unsee it."
    assert said == [
        shown if found else "Everybody has seen Quartermaster, and cannot unsee it.",
        "Ren has seen 6 cards that go back.",
    ]
    assert model.take_back(1)
    assert dict(journal.state().zones) == dict(state.zones)
    for seat in (*zones.SEATS, PUBLIC):
        assert all(isinstance(card, Back) for card in lain(model.sight(seat)))
    for line in lines[:2]:
        assert model.attempt(game.phrases.read(line)), line
    assert [str(one.card) for one in model.hand("red")] == ["Salamander Glaive"]
    del qtbot
