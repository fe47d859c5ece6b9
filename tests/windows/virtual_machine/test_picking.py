"""While all pick: who has chosen, the own picks face up for oneself alone, lay down, take back."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.speech import card_aloud
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import ACE, Card, card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import Lying
from gattai_desktop.games.house_rulings import PREFIX
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.response_window import stopped_by
from gattai_desktop.games.seating import APART, ONE_HAND, SIDES
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.any_moment import InterruptCount, LetCountGoOn
from gattai_desktop.games.virtual_machine.counting import stands_at
from gattai_desktop.games.virtual_machine.interrupts import LayTowards
from gattai_desktop.games.virtual_machine.selecting import PickAnew, PickCards
from gattai_desktop.games.virtual_machine.turns import EndTurn
from gattai_desktop.games.virtual_machine.values import MOST_CHARGES, SELECT, TURN
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.asking.seating_page import SeatingPage
from gattai_desktop.windows.games.virtual_machine.action_row import deed_plates
from gattai_desktop.windows.games.virtual_machine.count_cells import LETTERS
from gattai_desktop.windows.games.virtual_machine.count_looks import count_look, own_picks
from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from gattai_desktop.windows.games.virtual_machine.picking_looks import (
    TEAM_PLATE,
    UNPICKED,
    acts_on,
    pick_plates,
    picks_seen,
    seats_picking,
    switches,
)
from gattai_desktop.windows.games.virtual_machine.process_looks import block_look
from gattai_desktop.windows.games.virtual_machine.room import ROOM
from gattai_desktop.windows.games.virtual_machine.seat_plates import SeatPickPlate
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.overlays.curtain import Curtain
from gattai_desktop.windows.table.table_window import TableWindow
from tests.windows.cut import cut, only_when_it_is_read, read
from tests.windows.sitting import Sitting
from tests.windows.tables import laid
from tests.windows.virtual_machine.fights import BOX, GAME, before, model_of, on_turn, played_until


def picking(table: State) -> bool:
    return table.values["step"] == "select"


@pytest.fixture
def model() -> GameModel:
    return model_of(played_until(picking), "sable")


def table_of(qtbot: QtBot, model: GameModel) -> tuple[TableWindow, FightPane]:
    window = laid(model, make_curtain=Curtain)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    pane = window.scene.pane
    assert isinstance(pane, FightPane)
    return window, pane


def hows(model: GameModel, picked: int = 0) -> dict[str, tuple[str, int]]:
    return {one.seat: (one.how, one.down) for one in seats_picking(SeatView.of(model), picked)}


def test_a_plate_for_each_seat_says_who_picks_who_has_chosen_and_who_is_waited_for(model: GameModel) -> None:
    assert hows(model, 1)["sable"] == ("picks", 1)
    assert hows(model)["teo"] == ("waited", 0)
    assert model.attempt(PickCards("sable", (model.hand("sable")[0].card,)))
    model.pass_to("ixa")
    model.take_seat()
    found = {one.seat: one for one in seats_picking(SeatView.of(model), 0)}
    assert found["sable"].how == "chosen"
    assert found["teo"].is_first
    assert "is next" in found["teo"].spoken()
    assert found["ixa"].how == "picks"


def test_vm_h5_open_picks_are_shown_where_they_lie_and_said() -> None:
    """At a table whose picks lie open: the own ones and those of others, on the plates, on the Count and aloud."""
    table = played_until(picking)
    model = model_of(State(table.zones, {**table.values, f"{PREFIX}picks_hidden": "open"}), "sable")
    held = model.hand("sable")[0].card
    assert spoken(drawn(model.asks()[0].why)) == "All pick at once; what is picked lies open at once."
    assert model.attempt(PickCards("sable", (held,)))
    view = SeatView.of(model)
    assert own_picks(view) == (held,)
    assert picks_seen(view) == "open for all once they are laid down"
    assert not count_look(view).note  # which says elsewhere that the picks of others stay hidden
    on_count = [one for cell in count_look(view, own_picks(view)).cells for one in cell.standing]
    assert len(on_count) == len(set(map(str, on_count)))  # it stands there once
    model.pass_to("teo")
    model.take_seat()
    found = {one.seat: one for one in seats_picking(SeatView.of(model), 0)}
    assert (found["sable"].laid, found["sable"].down) == ((held,), 1)
    assert card_aloud(held) in found["sable"].spoken()
    assert found["teo"].laid == ()


def test_while_an_interrupt_asks_nobody_is_said_to_have_chosen() -> None:
    """Bullet Time comes while all pick, before anybody has."""
    table = played_until(picking)
    asked = State(table.zones, {**table.values, "agenda": (("bullet", "teo"), ("interrupt_done", "teo"))})
    found = {one.seat: one for one in seats_picking(SeatView.of(model_of(asked, "sable")), 0)}
    assert "is next" in found["teo"].spoken()
    assert found["sable"].words == found["cpu"].words == "Interrupt first"


def test_while_the_count_is_stopped_nobody_is_said_to_have_chosen_and_enter_lets_it_go_on(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, model_of(played_until(picking), "sable"), (1366, 768))
    sitting.take("sable")
    sitting.press("i", Qt.Key.Key_Return)
    assert stopped_by(sitting.model.sight()) == ("sable",)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    assert {one.words for one in pane.seats.looks} == {"Interrupt first"}
    pane.seats.grab()  # it can be painted
    sitting.press(Qt.Key.Key_Return)
    assert not stopped_by(sitting.model.sight())


def test_an_interrupt_amid_the_picks_says_who_interrupts_and_how_far_it_has_come() -> None:
    values = {"process.teo.meter": MOST_CHARGES}
    model = model_of(played_until(picking, before(mcs=("sable", "teo"), values=values)), "teo")
    assert model.attempt(InterruptCount("teo"))
    shown = count_look(SeatView.of(model))
    assert (shown.title, spoken(shown.line)) == ("Teo interrupts", "0 of 2 laid")
    lay = next(iter(SeatView.of(model).options_of(LayTowards)))
    assert model.attempt(lay)
    assert spoken(count_look(SeatView.of(model)).line).endswith("1 of 2 laid")


def test_amid_the_picks_it_is_play_that_goes_on_and_no_count() -> None:
    """No count runs yet before all have picked, and the plate stands the same in every step."""
    model = model_of(played_until(picking, before(mcs=("sable", "teo"))), "teo")
    assert model.attempt(InterruptCount("teo"))
    view = SeatView.of(model)
    plates = {type(plate.move): plate.look.title for plate in deed_plates(view)}
    assert plates[LetCountGoOn] == "Play goes on"
    done = model.log(model.entry)[0]
    said = [str(line) for line in BOX.tell(done.before("teo"), done.move("teo"), done.facts("teo"), "teo")]
    assert said == ["Teo interrupts"]


def test_nobody_sees_by_the_backs_how_many_cards_another_laid(model: GameModel) -> None:
    shown = []
    for count in (0, 1):
        cards = tuple(one.card for one in model.hand("sable")[:count])
        assert model.attempt(PickCards("sable", cards))
        model.pass_to("teo")
        model.take_seat()
        shown.append(hows(model)["sable"])
        model.pass_to("sable")
        model.take_seat()
        assert model.attempt(PickAnew("sable"))
    assert shown[0] == shown[1]


def test_what_is_laid_down_can_be_taken_back_until_the_last_has(qtbot: QtBot, model: GameModel) -> None:
    window, pane = table_of(qtbot, model)
    card = model.hand("sable")[0].card
    assert pane.take(card)
    assert pane.press("Enter")
    assert hows(model, 1)["sable"] == ("chosen", 1)
    assert pane.select.down == (card,), "laid down they stay face up for their owner"
    assert pane.press("Z")
    assert hows(model)["sable"] == ("picks", 0)
    assert pane.take(card)
    assert pane.press("Enter")
    for seat in ("teo", "ixa", "halcyon", "cpu"):
        model.pass_to(seat)
        model.take_seat()
        assert model.attempt(PickCards(seat, ()))
    assert model.sight().values["step"] != "select"
    assert not any(isinstance(move, PickAnew) for move in window.requests.view.options)


def test_picks_show_their_backs_while_the_hand_is_covered(qtbot: QtBot, model: GameModel) -> None:
    _, pane = table_of(qtbot, model)
    card = model.hand("sable")[0].card
    pane.take(card)
    assert card in pane.select._cards
    model.cover(on=True)
    assert card not in pane.select._cards
    assert not any(cell.standing for cell in pane.count.look.cells)
    model.cover(on=False)
    assert card in pane.select._cards, "who takes the hand up again goes on where he was"


def test_what_another_picks_is_gone_when_the_computer_is_passed(qtbot: QtBot, model: GameModel) -> None:
    _, pane = table_of(qtbot, model)
    pane.take(model.hand("sable")[0].card)
    model.pass_to("teo")
    assert pane.select.picks == ()
    model.take_seat()
    assert pane.select.picks == ()
    assert not any(cell.standing for cell in pane.count.look.cells)


def test_reload_and_no_card_say_what_they_cost(model: GameModel) -> None:
    plates = {plate.key: plate.look for plate in pick_plates(SeatView.of(model), ())}
    assert plates["lay"].refused
    assert "no turn" in plates["reload"].spoken_name()
    assert plates["nothing"].judgement == "price"
    model.pass_to("teo")
    model.take_seat()
    plates = {plate.key: plate.look for plate in pick_plates(SeatView.of(model), ())}
    assert plates["reload"].refused, "Reload: Turn is used on a turn"


def test_what_is_picked_leaves_its_outline_in_the_hand_where_a_press_takes_it_back(
    qtbot: QtBot, model: GameModel
) -> None:
    window, pane = table_of(qtbot, model)
    card = model.hand("sable")[0].card
    widget = window.hand.widget_of(card)
    assert widget is not None
    press(widget)
    assert widget.carried
    assert pane.select.picks == (card,)
    press(widget)
    assert not widget.carried
    assert pane.select.picks == ()


def press(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def test_the_open_page_of_the_team_hand_keeps_tab_and_gives_the_focus_back(qtbot: QtBot, model: GameModel) -> None:
    _, pane = table_of(qtbot, model)
    behind = len(pane.focus_groups())
    assert pane.press("U")
    assert [group.ground for group in pane.focus_groups()] == [pane.team]
    assert pane.press("U")
    assert pane.team.isHidden()
    assert len(pane.focus_groups()) == behind


def test_a_card_that_is_pointed_at_shows_dashed_where_it_would_stand(qtbot: QtBot, model: GameModel) -> None:
    _, pane = table_of(qtbot, model)
    card = model.hand("sable")[0].card
    pane.hand_focused(card)
    assert [at for at, cell in pane.count.cells.items() if cell.look.considered] == [stands_at(model.sight(), card)]
    model.pass_to("teo")
    assert not any(cell.look.considered for cell in pane.count.cells.values())


# ---------------------------------------------------------------------- by dragging


@pytest.fixture
def sitting(qtbot: QtBot, model: GameModel) -> Sitting:
    made = Sitting(qtbot, model, (1366, 768))
    made.take("sable")
    return made


def pane_of(sitting: Sitting) -> FightPane:
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    return pane


def places_of(sitting: Sitting, card: Card) -> list[Place]:
    return [landing.place for landing in pane_of(sitting).choices(card, "hand.sable")]


def plain_cards(sitting: Sitting) -> list[Card]:
    """Cards of the hand that stand on one count."""
    return [one.card for one in sitting.model.hand("sable") if not one.card.is_joker and one.card.rank != ACE]


def test_a_card_is_dragged_to_its_count_to_be_picked_and_back_to_be_picked_no_more(sitting: Sitting) -> None:
    pane, one = pane_of(sitting), plain_cards(sitting)[0]
    at = stands_at(sitting.model.sight(), one)
    count = pane.rect_of(Place(area=f"count.{at}"))
    assert count is not None
    sitting.drag(sitting.hand_card(one.code), count, drop=False)
    assert sitting.window.carry.layer.goal is not None
    assert sitting.window.carry.bubble.look.title == f"acts on {LETTERS[at]}"
    goal = sitting.window.hand.mapFromGlobal(count.center().toPoint())
    QTest.mouseRelease(sitting.window.hand, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, goal)
    sitting.settle()
    assert pane.select.picks == (one,)
    assert [mark.name for mark in pane.count.look.cells[at - 1].standing] == ["Sable"]
    assert not sitting.model.sight().values.get("secret.sable.picks"), "nothing is told to the table yet"
    picked, hand = pane.select._cards[one], pane.rect_of(UNPICKED)
    assert hand is not None
    start, end = picked.mapFromGlobal(picked.global_rect().center()), picked.mapFromGlobal(hand.center())
    QTest.mousePress(picked, Qt.MouseButton.LeftButton, pos=start.toPoint())
    for part in range(1, 9):
        QTest.mouseMove(picked, (start + (end - start) * part / 8).toPoint())
    QTest.mouseRelease(picked, Qt.MouseButton.LeftButton, pos=end.toPoint())
    sitting.settle()
    assert pane.select.picks == ()
    assert sitting.hand_card(one.code).isVisible()


def test_the_play_area_and_the_own_token_take_a_picked_card_too(sitting: Sitting) -> None:
    pane = pane_of(sitting)
    first, second = plain_cards(sitting)[:2]
    own = pane.rect_of(Place(area="sable"))
    assert own is not None
    sitting.drag(sitting.hand_card(first.code), own)
    assert pane.select.picks == (first,)
    landing = pane.choices(second, "hand.sable")[0]
    assert "in place of" in landing.text, "Sable plays one card, and who drops another hears what becomes of the first"
    area = pane.rect_of(Place(zone="play.sable"))
    assert area is not None
    sitting.drag(sitting.hand_card(second.code), area)
    assert pane.select.picks == (second,)


def test_nothing_is_picked_by_dragging_while_nobody_asks(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, model_of(played_until(on_turn("teo"))), (1366, 768))
    sitting.take("teo")
    assert all(pane_of(sitting).choices(one.card, "hand.teo") == () for one in sitting.model.hand("teo"))


def test_covered_or_laid_down_there_is_no_place_to_pick(sitting: Sitting) -> None:
    one = plain_cards(sitting)[0]
    assert places_of(sitting, one)
    sitting.model.cover(on=True)
    sitting.settle()
    assert places_of(sitting, one) == []
    sitting.model.cover(on=False)
    sitting.settle()
    assert sitting.model.attempt(PickCards("sable", (one,)))
    assert places_of(sitting, one) == []


def test_two_jokers_are_told_apart() -> None:
    first, second = card("Joker1P"), card("Joker2P")
    assert acts_on(first, (first,)) == "named when all have picked"
    assert acts_on(first, (first, second)).startswith("first Joker")
    assert acts_on(second, (first, second)).startswith("second Joker")


def test_the_caption_of_the_own_picks_is_not_cut_in_a_small_window(qtbot: QtBot, model: GameModel) -> None:
    window, pane = table_of(qtbot, model)
    window.resize(1024, 600)
    image = pane.select.grab().toImage()
    top = {image.pixel(x, 0) for x in range(image.width())}
    assert len(top) == 1, "Letters reach the upper edge."
    assert len({image.pixel(x, 6) for x in range(image.width())}) > 1, "There are letters below it."


@pytest.mark.usefixtures("german")
def test_each_pick_says_where_it_acts_or_none_does(qtbot: QtBot) -> None:
    """Given room for "handelt bei 5" under the last place alone, then each says in fewer words where it acts."""
    made = Sitting(qtbot, model_of(played_until(picking, before(mcs=("sable", "teo")), seed=4), "teo"), (1024, 600))
    select = pane_of(made).select
    plain_ones = [one.card for one in made.model.hand("teo") if not one.card.is_joker and not one.card.is_face][:3]
    for number, one in enumerate(plain_ones, 1):
        assert select.take(one)
        with only_when_it_is_read(made.window):
            told = [found.words for found in read(made.window) if found.widget is select]
        assert sum(words.startswith("bei ") for words in told) == number
        assert not any(words.startswith("handelt") for words in told)


@pytest.mark.usefixtures("either_language")
@pytest.mark.parametrize("size", [(1024, 600), (960, 1080), (800, 1200), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize(("seat", "most"), [("sable", 1), ("teo", 3)])
def test_that_a_face_card_may_switch_the_interrupt_is_written_at_every_size(
    qtbot: QtBot, size: tuple[int, int], seat: str, most: int
) -> None:
    """VM-53: given a Jack is picked, then its own table says what else it may do, in fewer words where it must."""
    made = Sitting(qtbot, model_of(played_until(picking, before(mcs=("sable", "teo")), seed=4), seat), size)
    select = pane_of(made).select
    jack = next(one.card for one in made.model.hand(seat) if not one.card.is_joker and one.card.is_face)
    assert select.take(jack)
    assert len(select._places) == most
    whole, short = switches(made.window.requests.view, (jack,))
    with only_when_it_is_read(made.window):
        told = " ".join(one.words for one in read(made.window) if one.widget is select)
        assert whole in told or short in told
        assert not [one for one in cut(made.window) if "SelectPart" in one]


def test_no_curtain_falls_for_a_cpu_that_the_program_plays() -> None:
    """Given a fight, when the ways to sit are shown, then each counts the passes between people alone."""
    turns = ROOM.passing_example(model_of(before(mcs=("sable", "teo"))))[1]
    assert turns == {APART: ("sable", "teo", "cpu"), SIDES: ("pilots", "cpu"), ONE_HAND: ("cpu",)}
    alone = model_of(before(mcs=("sable", "teo"), values={"program.cpu": "steady"}))
    turns = ROOM.passing_example(alone)[1]
    assert turns == {APART: ("sable", "teo"), SIDES: ("pilots",), ONE_HAND: ("teo",)}


@pytest.mark.parametrize("size", [(1024, 560), (1366, 768), (1920, 1080)])
def test_the_map_keeps_its_place_and_its_size_from_the_picks_to_the_turns(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Given a window, when all have picked and the turns begin, then no area lies elsewhere."""
    picked = played_until(picking)
    places = []
    for table in (picked, played_until(on_turn("sable"), picked)):
        window, pane = table_of(qtbot, model_of(table, "sable"))
        window.resize(*size)
        plan = pane.field.map.plan
        assert plan is not None
        places.append((pane.field.geometry(), {key: plate.toRect() for key, plate in plan.plates.items()}))
    assert places[0] == places[1]


def test_the_own_picks_lie_beside_the_hand_and_cover_nothing(qtbot: QtBot) -> None:
    """Given who may pick one card, or many, then each lies in sight beside the hand, below the row of actions."""
    table = played_until(picking)
    for seat in ("sable", "teo", CPU):
        window, pane = table_of(qtbot, model_of(table, seat))
        window.resize(1024, 560)
        assert all(pane.select.rect().contains(one.toRect()) for one in pane.select._places), seat
        assert pane.select._places[0].height() >= 40, seat
        assert pane.select.geometry().top() > pane.row.geometry().bottom()


@pytest.mark.parametrize("language", ["en", "de"])
def test_in_a_small_window_each_plate_of_the_cpu_shows_its_key_and_says_something(
    qtbot: QtBot, request: pytest.FixtureRequest, language: str
) -> None:
    if language == "de":
        request.getfixturevalue("german")
    at = Sitting(qtbot, model_of(played_until(picking), CPU), (1024, 600))
    pane = pane_of(at)
    at.model.cover(on=False)
    at.settle()
    pane.take(at.window.requests.view.hand[0].card)
    at.settle()
    buttons = [found for one in pane.deeds.plates if (found := pane.row.button(one.key)) is not None]
    assert len(buttons) >= 4
    written = {(one.widget, one.words.strip()) for one in read(at.window)}
    keyed = [one for one in buttons if one.look.key]
    assert all((one, one.key_shown(one.look.key)) in written for one in keyed)
    assert not [one.look.title for one in buttons if one.look.sub and not one.lines().words]


def test_the_keyboard_begins_a_round_at_the_hand_though_it_was_at_a_plate_before(qtbot: QtBot) -> None:
    """Whoever had bought a card in the round before bought another with the next Enter."""

    def is_last(table: State) -> bool:
        waited = GAME.waits_for(table)
        if table.text("step") != TURN or waited != (CPU,):
            return False
        ends = [one for one in GAME.options(table, CPU) if isinstance(one, EndTurn)]
        return bool(ends) and GAME.play(table, ends[0], seeded(1))[0].text("step") == SELECT

    programs = {f"program.{seat}": "steady" for seat in ("teo", "ixa", "halcyon", CPU)}
    table = played_until(is_last)
    table = evolve(table, values={**table.values, **programs, "process.sable.move": 6})
    sitting = Sitting(qtbot, model_of(table, "sable"))
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    buy = pane.row.button("buy")
    assert buy is not None
    buy.setFocus()
    assert sitting.model.attempt(EndTurn(CPU))
    sitting.settle()
    assert sitting.step() == SELECT
    assert pane.row.button("buy") is not None
    assert sitting.window.hand.key_in_focus() is not None


def test_enter_lays_down_what_the_pointer_has_picked(sitting: Sitting) -> None:
    """Its plate shows the key, and Enter took back the card that was pressed last."""
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    sitting.take(CPU)
    cards = [one.card for one in sitting.model.hand(CPU)]
    for card_pressed in (cards[0], cards[-1], cards[-1]):
        widget = sitting.hand_card(card_pressed.code)
        hand, at = sitting.window.hand, widget.card_rect().translated(widget.pos()).topLeft() + QPointF(12, 30)
        QTest.mouseClick(hand, Qt.MouseButton.LeftButton, pos=at.toPoint())
    assert not pane.select.is_full
    assert pane.select.picks == (cards[0],)
    before = sitting.model.entry
    sitting.press(Qt.Key.Key_Return)
    assert sitting.model.entry > before


def test_the_cpu_that_laid_its_whole_hand_is_not_said_to_play_no_card() -> None:
    """Given a boss, whose whole hand may be picked, when it lies there, then as many are played as lie there."""
    table = played_until(lambda now: now.text("step") == "give")
    laid_down = table.count(zones.play(CPU))
    assert (table.count(zones.hand(CPU)), laid_down > 1) == (0, True)
    assert block_look(SeatView.of(model_of(table, CPU))).plays == laid_down


def test_on_a_narrow_plate_the_team_hand_is_told_without_its_cards() -> None:
    """Given its cards leave no room for the line, then the row and the free places are said all the same."""
    table = played_until(picking)
    cards = tuple(Lying(one, True) for one in (card("4♣P"), card("10♠P")))
    gone = {one.card for one in cards}
    lying = {name: tuple(one for one in held if one.card not in gone) for name, held in table.zones.items()}
    table = State({**lying, zones.team(MCS): cards}, {**table.values, "row.mcs": 1})
    view = SeatView.of(model_of(table, "sable"))
    look = next(one.look for one in pick_plates(view, ()) if one.key == TEAM_PLATE)
    assert spoken(look.sub).endswith("High Card, 3 places free")
    assert look.short == "High Card, 3 places free"


@pytest.mark.parametrize("held", [1, 2])
def test_from_the_hand_the_key_on_the_plate_lays_fewer_than_could_be_picked(
    qtbot: QtBot, model: GameModel, held: int
) -> None:
    """It said Enter, and in the hand Enter picks one card more: nothing laid two of three down without a way there."""
    sitting = Sitting(qtbot, model, (1366, 768))
    sitting.take("teo")
    hand, pane = sitting.window.hand, sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    hand.focus()
    sitting.press(*[Qt.Key.Key_Return] * held)
    assert len(pane.select.picks) == held < 3
    now = sitting.window.focusWidget()
    assert isinstance(now, CardWidget)
    assert hand.isAncestorOf(now), "the keyboard stays in the hand"
    plate = pane.row.button("lay")
    assert plate is not None
    sitting.press(plate.look.key)
    assert hows(model, held)["teo"] == ("chosen", held)


def test_who_plays_two_main_characters_does_not_wait_for_herself(qtbot: QtBot) -> None:
    """Given Ben plays Sable and Ixa, then the one comes after the other without a pass, and it is asked once."""
    people = {"person.cpu": "Ann", "person.sable": "Ben", "person.ixa": "Ben"}
    table = played_until(picking, before(mcs=("sable", "ixa"), values=people))
    model = model_of(table, "sable")
    looks = {one.seat: one.words for one in seats_picking(SeatView.of(model), 0)}
    assert looks == {"sable": "picks now", "ixa": "is next", CPU: "still picks"}
    window = laid(model)
    qtbot.addWidget(window)
    window.passing.asks_seating = True
    window.passing.to("ixa")
    assert (model.seat, model.curtain_down) == ("ixa", False), "nobody is asked how people sit for it"
    window.passing.to(CPU)
    page = window.findChild(SeatingPage)
    assert page is not None
    assert page.way_of(APART)._example[1][APART] == ("sable", CPU), "one pass, from Ben to Ann"


def test_in_large_letters_who_has_chosen_is_read_before_the_cards_are_drawn(qtbot: QtBot) -> None:
    """A name was cut for a card that lay beside it, and the words below were half as large as the name."""
    table = played_until(lambda now: now.text("step") == SELECT, before("f4"))
    sitting = Sitting(qtbot, model_of(table, "sable"), (2560, 1440))
    sitting.window.set_zoom(1.3)
    QApplication.processEvents()
    plates = sitting.window.findChildren(SeatPickPlate)
    assert len(plates) == 5
    for plate in plates:
        name, words = read(plate)
        assert (name.words, words.words) == (plate.look.name, plate.look.words)
        assert words.size > 0.7 * name.size
