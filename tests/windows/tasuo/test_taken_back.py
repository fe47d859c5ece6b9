"""What was seen of a showdown stays seen: taking back names each look, roll and card (RULES 3h)."""

from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import spoken
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
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
