"""Each plate of a list says what tells it from the others; cards are said in words, and a boss's own are marked."""

from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import spoken
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.games.virtual_machine.counting import GiveCard, TakeLow
from gattai_desktop.games.virtual_machine.next_fight import BringFight
from gattai_desktop.games.virtual_machine.values import of
from gattai_desktop.games.virtual_machine.zones import CPU, hand
from gattai_desktop.windows.games.virtual_machine.asks import fight_ask_look
from gattai_desktop.windows.games.virtual_machine.foe_row import foe_look
from gattai_desktop.windows.games.virtual_machine.mc_row import mc_look
from gattai_desktop.windows.games.virtual_machine.picking_looks import TEAM_PLATE, pick_plates, seats_picking
from gattai_desktop.windows.games.virtual_machine.sheet_looks import process_sheet_look
from gattai_desktop.windows.kit.preview import move_plate
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.sitting import Sitting
from tests.windows.virtual_machine.fights import GAME, before, model_of, played_until

WON: dict[str, Value] = {"step": "over", "winner": "mcs", "round": 4}


def test_each_taker_of_a_card_says_whom_it_reaches() -> None:
    table = played_until(lambda now: now.text("step") == "give")
    view = SeatView.of(model_of(table, CPU))
    lines = [spoken(move_plate(view, move).sub) for move in view.options_of(GiveCard)]
    assert lines
    assert all(line.startswith("reaches ") or line == "Nobody in reach" for line in lines)


def test_each_fight_says_how_long_and_how_hard_it_is() -> None:
    view = SeatView.of(model_of(before("f2", values=WON), CPU))
    lines = {move.fight: spoken(move_plate(view, move).sub) for move in view.options_of(BringFight)}
    assert lines["f5"] == "about six rounds, difficulty 2 of 5"


def test_an_answer_says_its_cards_in_words() -> None:
    def has_ace(now: State) -> bool:
        return any(isinstance(move, TakeLow) for move in GAME.options(now, GAME.waits_for(now)[0]))

    table = played_until(has_ace)
    view = SeatView.of(model_of(table, GAME.waits_for(table)[0]))
    found = " ".join(spoken(answer.detail) for ask in view.asks for answer in fight_ask_look(view, ask).answers)
    assert "Ace of " in found
    assert not set(found) & set("♣♦♥♠")


def test_the_key_of_the_team_hand_is_no_rank() -> None:
    table = played_until(lambda now: now.text("step") == "select")
    plates = {plate.key: plate.look for plate in pick_plates(SeatView.of(model_of(table, "sable")), ())}
    assert plates[TEAM_PLATE].key == "U"


def test_whoever_has_left_is_off_the_map_and_not_downed() -> None:
    gone: dict[str, Value] = {of("teo", "away"): "left", of("b1", "away"): "left"}
    view = SeatView.of(model_of(before(values=gone)))
    picks = next(one for one in seats_picking(view, 0) if one.seat == "teo")
    charge = next(iter(process_sheet_look(view, "teo").deeds)).why_not
    for said in (mc_look(view, "teo").spoken(), foe_look(view, "b1").spoken(), picks.spoken(), charge):
        assert "off the map" in said
        assert "downed" not in said


def test_the_own_cards_of_a_boss_are_marked_and_said_so(qtbot: QtBot) -> None:
    table = played_until(lambda now: now.text("step") == "select")
    own = table.cards(hand(CPU))[0]
    values: dict[str, Value] = {"rulings.boss_hand": "own", "secret.cpu.own": (own.key,)}
    sitting = Sitting(qtbot, model_of(evolve(table, values={**table.values, **values})), (1366, 768))
    sitting.take(CPU)
    shown = sitting.window.scene.hand
    assert shown is not None
    for card in table.cards(hand(CPU)):
        widget = shown.widget_of(card)
        assert widget is not None
        assert ("of the boss's own hand" in widget.accessibleName()) == (card is own)
        assert ("horns" in [mark.sign for mark in widget.marks]) == (card is own)
