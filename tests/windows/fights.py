"""Tables of Virtual Machine to look at: its first fight as far as its guide has led, and what a record begins with."""

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.boxes import box
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.games.table_form import SEATS
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.records.reader import read_file
from gattai_desktop.records.replay import replay
from tests.house.house import ROOT

BOX = box("virtual-machine")
LED_TO_THE_END = 43
"""How many moves the guide of the first fight says."""


def led(moves: int) -> GameModel:
    """The first fight after so many moves that its guide has said; whoever makes the next one has the computer."""
    setup = table_form("virtual-machine", "hello-world").setup({SEATS: {"sable": "Ren", "teo": "Ida"}})
    model = GameModel(BOX.game, MemoryJournal(BOX.begin(setup)), seeded(1), clock=lambda: 1_000)
    for _ in range(moves):
        assert follow(model), model.entry
    model.pass_to(model.next_seat())
    model.take_seat()
    return model


def follow(model: GameModel) -> bool:
    """Do what the guide says, for whichever seat it speaks to."""
    for seat in model.seats:
        model.pass_to(seat)
        model.take_seat()
        guide = BOX.guide(model.sight())
        asked = [option for ask in model.asks() if ask.seat == seat for option in ask.options]
        move = BOX.done_by(guide, (*model.options(seat), *asked)) if guide is not None else None
        if move is not None and move.seat == seat:
            return model.attempt(move)
    return False


def recorded(name: str, *, asks: str = "") -> GameModel:
    """The table at the end of a record; where it asks a question of that kind for the first time."""
    played = replay(read_file(ROOT / "tests" / "records" / "virtual_machine" / f"{name}.record"))
    state = played.state
    if asks:
        state = next(one for one in played.states() if any(ask.kind == asks for ask in BOX.game.asks(one)))
    model = GameModel(BOX.game, MemoryJournal(state), seeded(1), clock=lambda: 1_000)
    model.pass_to(model.next_seat())
    model.take_seat()
    return model
