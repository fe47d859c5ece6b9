"""Each plate of a list says what tells it from the others; cards are said in words, and a boss's own are marked."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.words import Mini, spoken
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.ledger import AGENDA
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Lying
from gattai_desktop.games.move import Move
from gattai_desktop.games.virtual_machine.after_attack import GiveToTeam, Heal
from gattai_desktop.games.virtual_machine.any_moment import BuyCard, InterruptCount
from gattai_desktop.games.virtual_machine.area_hacks import Rewire
from gattai_desktop.games.virtual_machine.attacking import Attack
from gattai_desktop.games.virtual_machine.counting import GiveCard, TakeLow
from gattai_desktop.games.virtual_machine.foretelling import foretell
from gattai_desktop.games.virtual_machine.interrupts import SwitchInterrupt, current
from gattai_desktop.games.virtual_machine.next_fight import BringFight
from gattai_desktop.games.virtual_machine.status_byte import place_named
from gattai_desktop.games.virtual_machine.turns import turn_card
from gattai_desktop.games.virtual_machine.values import of, rank_of
from gattai_desktop.games.virtual_machine.walking import Walk
from gattai_desktop.games.virtual_machine.world import world_of
from gattai_desktop.games.virtual_machine.zones import BYTE, CPU, hand
from gattai_desktop.windows.games.virtual_machine.action_row import deed_plates
from gattai_desktop.windows.games.virtual_machine.asks import fight_ask_look
from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from gattai_desktop.windows.games.virtual_machine.foe_row import FoeRow, foe_look
from gattai_desktop.windows.games.virtual_machine.lines_above import line_above
from gattai_desktop.windows.games.virtual_machine.mc_row import mc_look
from gattai_desktop.windows.games.virtual_machine.picking_looks import TEAM_PLATE, pick_plates, seats_picking
from gattai_desktop.windows.games.virtual_machine.sheet_looks import process_sheet_look
from gattai_desktop.windows.games.virtual_machine.strip_looks import strip_look
from gattai_desktop.windows.kit.preview import move_plate
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.settings.language import speak_language
from tests.windows.cut import read
from tests.windows.fights import recorded
from tests.windows.sitting import Sitting
from tests.windows.test_no_surface_tells import Painted
from tests.windows.virtual_machine.fights import FOUR, GAME, before, model_of, on_turn, played_until
from tests.windows.virtual_machine.spying import texts_of

WON: dict[str, Value] = {"step": "over", "winner": "mcs", "round": 4}


def may(table: State, seat: str, kind: type[Move]) -> bool:
    return any(isinstance(move, kind) for move in GAME.options(table, seat))


def hacks_and_attacks(table: State) -> bool:
    return on_turn("ixa")(table) and all(may(table, "ixa", kind) for kind in (Attack, Rewire, Walk))


def test_each_taker_of_a_card_says_whom_it_reaches() -> None:
    table = played_until(lambda now: now.text("step") == "give")
    view = SeatView.of(model_of(table, CPU))
    lines = [spoken(move_plate(view, move).sub) for move in view.options_of(GiveCard)]
    assert lines
    assert all(line.startswith("Reaches ") or line == "Nobody in reach" for line in lines)


@pytest.mark.parametrize("bit", ["berserk", "confused"])
def test_who_is_berserk_or_confused_is_not_told_to_have_too_few_points(bit: str) -> None:
    """The rules refuse a walk and a card to be bought for the bit, however many Move Points are left."""
    now = played_until(on_turn("sable"))
    table = State(now.zones, {**now.values, "process.sable.bits": (bit,), "process.sable.move": 6})
    view = SeatView.of(model_of(table, "sable"))
    assert not any(isinstance(move, Walk | BuyCard) for move in view.options)
    lines = {plate.key: plate.look.sub for plate in deed_plates(view)}
    assert lines["move"] == lines["buy"] == f"{bit.capitalize()}: acts by itself"


@pytest.mark.parametrize("bit", ["berserk", "confused"])
def test_the_question_whom_a_possessed_one_attacks_says_why_nobody_chose_to(bit: str) -> None:
    now = played_until(on_turn("sable"))
    asked = {AGENDA: (("whom", "sable", "m02.1", "m02.2"),)}
    table = State(now.zones, {**now.values, "process.sable.bits": (bit,), **asked})
    ask = GAME.first_ask(table)
    assert ask is not None
    assert str(ask.why).startswith(f"Sable is {bit.capitalize()} and attacks the nearest")


def test_each_fight_says_how_long_and_how_hard_it_is() -> None:
    view = SeatView.of(model_of(before("f2", values=WON), CPU))
    lines = {move.fight: spoken(move_plate(view, move).sub) for move in view.options_of(BringFight)}
    assert lines["f5"] == "About half an hour, difficulty 2 of 5"


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


def test_the_strip_keeps_to_the_attack_while_an_area_is_considered() -> None:
    """A hack of an area has no target of its own; whoever can be attacked is still in reach."""
    view = SeatView.of(model_of(played_until(hacks_and_attacks, before("f4")), "ixa"))
    area_hack = next(view.options_of(Rewire))
    assert strip_look(view, area_hack) == strip_look(view, None)
    assert strip_look(view, None).ranks


def test_pressed_on_an_area_a_walk_stands_before_a_hack_of_it(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, model_of(played_until(hacks_and_attacks, before("f4"))), (1366, 768))
    sitting.take("ixa")
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    view = SeatView.of(sitting.model)
    walks = {move.area for move in view.options_of(Walk)} & {move.area for move in view.options_of(Rewire)}
    assert walks
    assert all(isinstance(pane.field._meant(view, area)[0], Walk) for area in walks)


@pytest.mark.parametrize("known", [True, False])
def test_above_all_hacks_stands_which_bit_the_card_names(*, known: bool) -> None:
    """Forty plates said that it works, and none what (RULES VM-H33, VM-H34)."""
    table = played_until(hacks_and_attacks, before("f4"))
    card = turn_card(table)
    assert card is not None
    place = place_named(rank_of(table, card))
    byte = tuple(Lying(one.card, up=known) for one in table.zones[BYTE])
    view = SeatView.of(model_of(evolve(table, zones={**table.zones, BYTE: byte}), "ixa"))
    bit = byte[place - 1].card.name
    said = f"Place {place} of the byte: {bit}" if known else f"Place {place} of the byte; its bit is not known yet"
    assert line_above(view, "hack") == said
    assert not line_above(view, "attack")


def test_before_a_hack_its_effect_is_said_first_and_the_test_after_it() -> None:
    view = SeatView.of(model_of(played_until(hacks_and_attacks, before("f4")), "ixa"))
    hack = next(view.options_of(Rewire))
    said = [str(one) for one in foretell(view.sight, view.model.preview(hack))]
    assert "it succeeds" in said[-1]
    assert len(said) > 1


@pytest.mark.parametrize(("mcs", "said"), [(("sable", "teo"), "Port Sniffer 1"), (FOUR, "one of 4 mobs")])
def test_the_one_mob_that_can_be_placed_is_named(mcs: tuple[str, ...], said: str) -> None:
    """It was "one of 1 mobs"."""
    view = SeatView.of(model_of(played_until(lambda now: now.text("step") == "placing", before(mcs=mcs)), CPU))
    assert {plate.key: plate.look.sub for plate in deed_plates(view)}["place"] == said


def heals(table: State) -> bool:
    return may(table, CPU, Heal) and not may(table, CPU, Attack)


def test_who_can_only_heal_is_offered_to_heal() -> None:
    plates = {
        plate.key: plate.look.title
        for plate in deed_plates(SeatView.of(model_of(played_until(heals, before("f4")), CPU)))
    }
    assert plates["attack"] == "Heal"


def test_who_has_healed_is_not_said_to_have_attacked() -> None:
    """Above the plates stood "Patch Nurse 1 has attacked with this card"."""
    look = strip_look(SeatView.of(recorded("VM-H18-heals")), None)
    assert (look.label, look.line) == ("Patch Nurse 1", "has used this card")


def test_while_play_stands_still_a_plate_says_that_it_waits_for_that() -> None:
    """Sable, with points left and the Auditor in reach, read "Too few points" and "Nobody in reach"."""
    model = model_of(played_until(on_turn("sable")), "sable")

    def refused() -> dict[object, object]:
        return {plate.key: plate.look.sub for plate in deed_plates(SeatView.of(model)) if plate.look.refused}

    assert "Once play goes on" not in refused().values()
    assert model.attempt(InterruptCount("sable"))
    assert refused().keys() >= {"attack", "move"}
    assert set(refused().values()) == {"Once play goes on"}


def gives(table: State) -> bool:
    return on_turn("sable")(table) and may(table, "sable", GiveToTeam)


def test_the_plate_of_a_gift_has_words_that_can_stand_on_two_lines() -> None:
    """A line with a card in it stands on one; here the Team Hand lacks one card, and none that makes a better row."""
    plates = {plate.key: plate.look.sub for plate in deed_plates(SeatView.of(model_of(played_until(gives), "sable")))}
    assert plates["give"] == "the Team Hand is full then and goes"


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("fight", ["f1", "f2", "f5"])
def test_the_mobs_in_the_rail_are_all_named_in_whole_or_all_in_short(
    fight: str, size: tuple[int, int], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ "Thread 1" stood beside "Port Sniffer 1"."""
    sitting = Sitting(qtbot, model_of(played_until(on_turn("teo"), before(fight)), "teo"), size)
    right = sitting.window.scene.right
    assert right is not None
    looks = [row.look for row in right.findChildren(FoeRow) if row.look.short != row.look.name]
    drawn = texts_of(right, Painted(monkeypatch))
    assert looks
    assert {look.name in drawn for look in looks} in ({True}, {False})


def test_a_downed_mob_shows_its_sign_in_the_rail_and_says_its_number_in_its_name(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In its low row the number lay over all of the sign, beside a name that ends in it."""
    table = played_until(on_turn("teo"), before("f2"))
    table = evolve(table, values={**table.values, "process.m02.1.hp": 0})
    sitting = Sitting(qtbot, model_of(table, "teo"), (1024, 600))
    right = sitting.window.scene.right
    assert right is not None
    rows = {row.look.who: row for row in right.findChildren(FoeRow)}
    down, up = (texts_of(rows[who], Painted(monkeypatch)) for who in ("m02.1", "m02.2"))
    assert "1" not in down
    assert any(words.endswith(" 1") for words in down)
    assert any(words.endswith(" 2") for words in up)


def test_plates_of_two_cards_that_are_due_show_which_card_each_gives_in_a_small_window(qtbot: QtBot) -> None:
    """In German all they said was who takes it, so that two of them were alike."""

    def two_due(now: State) -> bool:
        gives = [one for one in GAME.options(now, CPU) if isinstance(one, GiveCard)]
        return now.text("step") == "give" and len(gives) == 4 and len({one.card for one in gives}) == 2

    table = played_until(two_due, before("f6"), seed=3)
    speak_language("de")
    try:
        sitting = Sitting(qtbot, model_of(table, CPU), (1024, 600))
        pane = sitting.window.scene.pane
        assert isinstance(pane, FightPane)
        plates = [one for one in pane.row.findChildren(PlateButton) if spoken(one.look.title) != "Verbergen"]
        shown = [tuple(word for word in one.lines().words if isinstance(word, Mini)) for one in plates]
        assert len(plates) == 4
        assert all(len(cards) == 1 for cards in shown)
        assert len(set(zip((one.look.title for one in plates), shown, strict=True))) == 4
    finally:
        speak_language("en")


def test_what_is_switched_is_said_before_it_is_done() -> None:
    """The plate said "3 ways", and nothing of Interrupts."""
    able = played_until(lambda table: len(_switches(table, "teo")) > 1, before("f2"))
    view = SeatView.of(model_of(able, "teo"))
    (goal,) = {one.interrupt for one in view.options_of(SwitchInterrupt)}
    world = world_of(view.sight)
    plates = {plate.key: plate for plate in deed_plates(view)}
    assert spoken(plates["switch"].look.sub) == f"for the Interrupt {world.interrupts[goal].name}"
    assert plates["switch"].look.short == world.interrupts[goal].name
    ready = current(view.sight, "teo")
    assert ready is not None
    assert line_above(view, "switch").startswith(f"Now {ready.name} is ready: {ready.text} ")
    other = world.interrupts[goal]
    lines = {spoken(move_plate(view, one).sub) for one in view.options_of(SwitchInterrupt)}
    assert lines == {f"{other.name}: {other.text}"}


def test_a_single_switch_shows_what_the_other_interrupt_does_first() -> None:
    """A press threw the King away for an Interrupt of which nothing had been said."""
    able = played_until(lambda table: len(_switches(table, "teo")) == 1, before("f2"))
    (plate,) = (one for one in deed_plates(SeatView.of(model_of(able, "teo"))) if one.key == "switch")
    assert plate.move is None
    assert plate.look.judgement == "price"


def test_the_list_of_a_single_switch_says_what_the_other_interrupt_does(qtbot: QtBot) -> None:
    able = played_until(lambda now: now.text("step") == "select" and len(_switches(now, "teo")) == 1, before("f2"))
    sitting = Sitting(qtbot, model_of(able, "teo"))
    (move,) = sitting.window.requests.view.options_of(SwitchInterrupt)
    sitting.press(Qt.Key.Key_S)
    told = " ".join(" ".join(one.words for one in read(sitting.window.sheet)).split())
    other = world_of(able).interrupts[move.interrupt]
    assert other.text.removesuffix(".") in told
    assert "is asked" not in told


def _switches(table: State, seat: str) -> list[Move]:
    return [one for one in GAME.options(table, seat) if isinstance(one, SwitchInterrupt)]


@pytest.mark.parametrize("fewer", [0, 2])
def test_the_rail_adds_up_to_what_the_cpu_draws(qtbot: QtBot, fewer: int) -> None:
    """ "For MCs 4, for areas 1" did not say that the two are added."""
    table = played_until(on_turn("sable"))
    values = {**table.values, f"fewer.{CPU}": fewer}
    left = Sitting(qtbot, model_of(State(table.zones, values), "sable")).window.scene.left
    assert left is not None
    shown = [one.words for one in read(left)]
    line, _, less = next(one for one in shown if " + " in one).partition(" − ")
    mcs, areas = line.removeprefix("MCs ").split(" + areas ")
    assert int(less or 0) == fewer
    assert f"CPU draws to {int(mcs) + int(areas) - fewer}" in shown
