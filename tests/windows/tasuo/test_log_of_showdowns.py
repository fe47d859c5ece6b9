"""The log of a showdown reads as sentences, also where a move that nobody is told of stands before what it leads to."""

from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import spoken
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.kit.log_lines import entry_lines

TABLE = """game    tasuo
given   player red "Ren" deck storm-court; player blue "Tam" deck tide-court
        phase play; turn 5; active red
        Red: kio Drum Dancer; armor 5; hand Second Gust
        Blue: kio Shoal Binder; legend Sudden Fog down; since.blue = [1]
"""


def test_what_follows_a_pass_that_is_not_told_begins_with_a_capital(qtbot: QtBot) -> None:
    played = replay(read(TABLE))
    game = played.record.box.game
    model = GameModel(game, MemoryJournal(played.state), seeded(1), clock=lambda: 1_000)
    for line in ("Red uses Second Gust", "Blue passes"):
        seat = line.partition(" ")[0].lower()
        model.pass_to(seat)
        model.take_seat()
        assert model.attempt(game.phrases.read(line)), line
    passed = entry_lines(model.log()[-1], model, "moves", seat=PUBLIC)
    assert [(spoken(one.words), one.because) for one in passed] == [
        ("The effect of Second Gust", False),
        ("Drum Dancer: its attacks deal 1 more", True),
    ]
    del qtbot
