"""What is heard of a fight: a sound for what happens, words for who asks, words on the curtain."""

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.boxes import box
from gattai_desktop.content.virtual_machine.fight_forms import fight
from gattai_desktop.games.virtual_machine.any_moment import InterruptCount
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.players.virtual_machine.cpu_fighter import CpuFighter
from gattai_desktop.players.virtual_machine.mc_fighter import McFighter
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.virtual_machine.fights import model_of

ROOM = room_of("virtual-machine")


def a_fight() -> GameModel:
    game = box("virtual-machine")
    return GameModel(game.game, MemoryJournal(game.begin(fight("f1", {"sable": "Ren", "teo": "Ida"}))), seeded(3))


def go_on(model: GameModel) -> tuple[str, ...]:
    """Let the next seat make a move of the program's; return what it sounds like."""
    heard: list[tuple[str, ...]] = []

    def listen(happened: object) -> None:
        heard.append(ROOM.sounds(happened, happened.facts("")))  # type: ignore[arg-type,attr-defined]

    model.factsHappened.connect(listen)
    model.pass_to(model.next_seat())
    model.take_seat()
    player = CpuFighter() if model.seat == CPU else McFighter()
    assert model.attempt(player.choose(model.sight(), model.options()))
    model.factsHappened.disconnect(listen)
    return heard[0]


def test_a_fight_sounds_of_what_happens_in_it() -> None:
    model, heard = a_fight(), set()
    while model.sight().values["step"] != "over":
        heard |= set(go_on(model))
    assert {"true", "rout"} <= heard
    winner = {"mcs": "The MCs have won", "cpu": "The CPU has won"}[str(model.sight().values["winner"])]
    assert ROOM.spoken(SeatView.of(model), "turn") == winner


def test_the_word_that_interrupts_sounds_like_a_question_and_the_curtain_names_who_spoke() -> None:
    model = a_fight()
    while model.sight().values["step"] != "turn":
        go_on(model)
    heard: list[tuple[str, ...]] = []
    model.factsHappened.connect(lambda happened: heard.append(ROOM.sounds(happened, happened.facts(""))))
    assert model.attempt(InterruptCount("sable"))
    assert "ask" in heard[0]
    assert "interrupts" in ROOM.curtain(model, "sable")


def test_the_curtain_says_that_a_siphon_takes_a_card() -> None:
    """Given Ixa siphons the CPU's hand, when the table is passed, then what for stands on the curtain."""
    text = """
game    virtual-machine
given   scenario f1; player ixa; player sable; D2 ixa sable m02.1; Ixa: play area 10♠; CPU: hand 4♣ 5♣
        Ixa has the turn with 10S; count 10
when    Ixa siphons CPU through Port Sniffer 1 with 10S
"""
    model = model_of(replay(read(text.strip(), "siphon.record")).state, "ixa")
    assert ROOM.curtain(model, CPU) == "CPU holds two cards and discards one of them."
    model.pass_to(CPU)
    assert ROOM.curtain(model, CPU) == "CPU holds two cards and discards one of them."


def test_a_screen_reader_hears_who_acts_and_how_everybody_stands() -> None:
    model = a_fight()
    while model.sight().values["step"] != "turn":
        go_on(model)
    view = SeatView.of(model)
    assert ROOM.spoken(view, "turn").startswith("Round 1. Count ")
    assert "Sable Wren, Ren" in ROOM.spoken(view, "score")
    assert "Port Sniffer 1, mob" in ROOM.spoken(view, "score")
