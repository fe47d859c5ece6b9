"""Enter alone leads through a turn: the keyboard stands on what comes next, and on nothing that is refused."""

import re
from collections.abc import Callable, Iterator
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.state import State
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.games.table_form import SEATS
from gattai_desktop.games.virtual_machine.after_attack import GiveToTeam
from gattai_desktop.games.virtual_machine.attacking import Attack
from gattai_desktop.games.virtual_machine.hello_world import lesson
from gattai_desktop.games.virtual_machine.interrupts import LayTowards
from gattai_desktop.games.virtual_machine.selecting import PickCards
from gattai_desktop.games.virtual_machine.setup import FightSetup, begin
from gattai_desktop.games.virtual_machine.world import KEY
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.windows.games.virtual_machine.action_row import deed_plates
from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from gattai_desktop.windows.games.virtual_machine.strip_looks import would_hit
from gattai_desktop.windows.kit.guide_words import happened_words
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.settings.language import VARIABLE, speak_language
from tests.windows.sitting import Sitting
from tests.windows.virtual_machine.fights import GAME, WORLD, before, model_of, on_turn, played_until

Led = Callable[[str, str], Sitting]


@pytest.fixture
def led(qtbot: QtBot) -> Led:
    """Leads "Hello, World" as its guide says to the first time that it is somebody's part, and sits there."""

    def lead(step: str, who: str) -> Sitting:
        setup = table_form(KEY, "hello-world").setup({SEATS: {"sable": "Ren", "teo": "Ida"}})
        assert isinstance(setup, FightSetup)
        sitting = Sitting(qtbot, model_of(begin(WORLD, setup)), (1366, 768))
        model = sitting.model
        for _ in range(20):
            sitting.take(model.next_seat())
            if sitting.step() == step and who in (model.sight().values.get("turn.process"), model.seat):
                return sitting
            sitting.window.scene.guide.do()
            sitting.settle()
        raise AssertionError(f"It never comes to {step} of {who}.")

    return lead


def focused() -> str:
    """What a screen reader says of what has the keyboard."""
    here = QApplication.focusWidget()
    assert here is not None
    return here.accessibleName()


def pane_of(sitting: Sitting) -> FightPane:
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    return pane


def wanted(sitting: Sitting) -> tuple[Card, ...]:
    """The cards that the guide wants to be picked."""
    move = lesson(sitting.model.sight(), sitting.model.seat).move
    assert isinstance(move, PickCards)
    return move.cards


def test_the_keyboard_goes_from_the_attack_to_the_end_of_the_turn(led: Led) -> None:
    sitting = led("turn", "teo")
    assert focused().startswith("Attack: ")
    sitting.press(Qt.Key.Key_Return)
    assert sitting.model.sight().values["turn.attacked"]
    assert focused().startswith("End turn: ")


def test_in_a_small_window_a_word_is_not_explained_where_the_map_would_have_no_room(qtbot: QtBot) -> None:
    """With two lines of advice the word waits until it comes up again; pointer and key explain it at once."""
    speak_language("de")
    try:
        setup = table_form(KEY, "hello-world").setup({SEATS: {"sable": "Ren", "teo": "Ida"}})
        assert isinstance(setup, FightSetup)
        sitting = Sitting(qtbot, model_of(begin(WORLD, setup)), (1024, 600))
        guide, waiting, explained = sitting.window.scene.guide, set[str](), 0
        for _ in range(30):
            sitting.take(sitting.model.next_seat())
            if guide.card.isVisible():
                assert guide.card.needed(guide.card.width()) <= 100
                explained += guide.card.explained is not None
                waiting |= {one.key for one in guide.card.words()} - guide.known
            guide.do()
            sitting.settle()
        assert explained
        assert waiting
    finally:
        speak_language("en")


def test_the_next_turn_of_the_same_player_begins_at_the_attack(led: Led) -> None:
    """Teo plays three cards: the Enter that ends a turn never ends the next one as well."""
    sitting = led("turn", "teo")
    for _ in range(6):
        if sitting.model.sight().values["count"] == 8:
            break
        sitting.press(Qt.Key.Key_Return)
        sitting.settle()
        while (seat := sitting.model.next_seat()) != "teo":
            sitting.take(seat)
            sitting.window.scene.guide.do()
            sitting.settle()
        sitting.take("teo")
    assert focused().startswith("Attack: ")
    sitting.press(Qt.Key.Key_Return)
    assert focused().startswith("End turn: ")
    sitting.press(Qt.Key.Key_Return)
    assert sitting.model.sight().values["count"] == 9
    assert focused().startswith("Attack: ")


def test_the_keyboard_goes_first_to_the_plate_that_the_guide_means(led: Led) -> None:
    """Where the guide has a card given to the Team Hand, Enter does not throw it away with the turn."""
    sitting = led("turn", "teo")
    for _ in range(20):
        move = lesson(sitting.model.sight(), sitting.model.seat).move
        if isinstance(move, GiveToTeam):
            break
        if sitting.model.seat == "teo":
            sitting.press(Qt.Key.Key_Return)
        else:
            sitting.window.scene.guide.do()
        sitting.settle()
        if sitting.model.next_seat() != sitting.model.seat:
            sitting.take(sitting.model.next_seat())
    assert isinstance(move, GiveToTeam)
    assert focused().startswith("Give: "), focused()


def test_after_a_walk_the_keyboard_comes_back_from_the_map(led: Led) -> None:
    sitting = led("turn", "sable")
    assert focused().startswith("Move: "), "The guide says where to go."
    pane = pane_of(sitting)
    pane.field.map.focus()
    assert pane.field.isAncestorOf(QApplication.focusWidget())
    sitting.window.scene.guide.do()
    sitting.settle()
    assert focused().startswith("End turn: ")


def test_who_has_nobody_in_reach_is_led_to_walk_before_the_turn_ends(qtbot: QtBot) -> None:
    """An Enter too many does not throw a card away while there is a way to somebody."""
    table = played_until(on_turn("sable"), before("f1", ("sable", "teo")), seed=1)
    sitting = Sitting(qtbot, model_of(table), (1366, 768))
    sitting.take("sable")
    strip, row = pane_of(sitting).strip, pane_of(sitting).row
    attack, walk = row.button("attack"), row.button("move")
    assert attack is not None
    assert attack.look.refused
    assert walk is not None
    assert not walk.look.refused
    assert focused().startswith("Move: ")
    assert strip.look.line == "no enemy within reach"
    sitting.take("teo")
    assert (strip.look.label, strip.look.line) == ("Sable", "acts"), "what another could reach is not known here"


def test_an_attack_that_hits_nobody_says_so_and_the_keyboard_does_not_begin_there(qtbot: QtBot) -> None:
    """A King at whom a Jack is dodged: one press threw the attack away, and its plate had promised a target."""

    def in_vain(now: State) -> bool:
        aims = [one for one in GAME.options(now, "sable") if isinstance(one, Attack)] if on_turn("sable")(now) else []
        return bool(aims) and not any(would_hit(now, one) for one in aims)

    sitting = Sitting(qtbot, model_of(played_until(in_vain, before("f1"), seed=1), "sable"), (1366, 768))
    plate = next(one for one in deed_plates(sitting.window.requests.view) if one.key == "attack")
    assert spoken(plate.look.sub).endswith("hits nobody")
    assert plate.look.judgement == "price"
    assert "Attack" not in focused()


def test_an_attack_at_several_says_how_many_it_hits() -> None:
    def divided(now: State) -> bool:
        aims = [one for one in GAME.options(now, "teo") if isinstance(one, Attack)] if on_turn("teo")(now) else []
        return len({would_hit(now, one) for one in aims}) == 2

    view = SeatView.of(model_of(played_until(divided, before("f1"), seed=1), "teo"))
    plate = next(one for one in deed_plates(view) if one.key == "attack")
    assert re.search(r"at \d+ targets, hits \d+$", spoken(plate.look.sub))
    assert plate.look.judgement == "legal"


def test_each_mob_that_may_take_the_card_has_its_plate(led: Led) -> None:
    sitting = led("give", "cpu")
    assert focused() == "Port Sniffer 1: Seven of hearts reaches Sable, Teo"
    sitting.press("2")
    assert sitting.model.sight().values["turn.process"] == "m01.1"


def test_the_last_card_that_may_be_picked_leads_to_laying_down(led: Led) -> None:
    sitting = led("select", "cpu")
    cards = wanted(sitting)
    assert focused() == "Seven of hearts"
    sitting.press(Qt.Key.Key_Return)
    assert focused() == "Jack of spades", "the guide wants it too"
    sitting.press(Qt.Key.Key_Return)
    assert pane_of(sitting).select.picks == cards
    assert focused().startswith("Lay down: ")
    sitting.press(Qt.Key.Key_Return)
    assert sitting.last().endswith("picks 7♥C J♠C")


def test_the_light_goes_to_the_next_card_that_is_to_be_picked(led: Led) -> None:
    sitting = led("select", "cpu")
    cards, window = wanted(sitting), sitting.window
    first, second = (window.hand.widget_of(card) for card in cards)
    assert first is not None
    assert second is not None
    assert window.scene.rect_in_hand(cards) == first.global_box()
    sitting.press(Qt.Key.Key_Return)
    assert window.scene.rect_in_hand(cards) == second.global_box()


def test_enter_picks_one_card_after_the_other_that_the_guide_wants(led: Led) -> None:
    """Given Teo, who plays three, then as many Enters pick them, and the next is on *Lay down*: none takes one back."""
    sitting = led("select", "teo")
    cards = wanted(sitting)
    assert len(cards) > 1
    sitting.window.hand.focus()
    for _ in cards:
        sitting.press(Qt.Key.Key_Return)
        sitting.settle()
    assert set(pane_of(sitting).select.picks) == set(cards)
    assert focused().startswith("Lay down")


def test_enter_does_what_the_guide_means_before_the_question_that_stands(led: Led) -> None:
    """Given Teo is asked how his Ace acts while the guide has him lay towards his Interrupt, then Enter lays first."""
    sitting = led("turn", "teo")
    while not isinstance(move := lesson(sitting.model.sight(), "teo").move, LayTowards):
        sitting.window.scene.guide.do()
        sitting.settle()
        sitting.take(sitting.model.next_seat())
    ask = sitting.model.asks()[0]
    assert (ask.seat, move in ask.options) == ("teo", False)
    sitting.take("teo")
    sitting.press(Qt.Key.Key_Return)
    assert sitting.last().startswith("Teo lays 4♠P towards"), sitting.last()
    assert sitting.model.asks()


def test_of_several_targets_the_keyboard_stands_on_the_one_that_the_guide_means(led: Led) -> None:
    sitting = led("turn", "m02.1")
    assert sitting.model.seat == CPU
    sitting.press(Qt.Key.Key_Return)
    assert pane_of(sitting).field.aim.on, "the Port Sniffer reaches both MCs"
    assert focused().startswith("Teo"), focused()


def test_the_guide_says_what_happened_until_the_seat_has_moved_on(led: Led) -> None:
    sitting = led("turn", "sable")
    assert happened_words(SeatView.of(sitting.model)).template.startswith("All cards lie open")
    sitting.window.scene.guide.do()
    sitting.settle()
    assert not happened_words(SeatView.of(sitting.model)).template


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch, qapp: object) -> Iterator[None]:
    monkeypatch.delenv(VARIABLE, raising=False)
    speak_language("de")
    yield
    speak_language("en")


@pytest.mark.usefixtures("german")
def test_the_question_about_an_ace_is_whole_in_a_small_window(led: Led) -> None:
    """With an Interrupt that may be laid it has three answers, in two rows."""
    sitting = led("give", "cpu")
    for _ in range(30):
        if any(ask.kind == "ace" for ask in sitting.model.asks()):
            break
        sitting.window.scene.guide.do()
        sitting.settle()
        sitting.take(sitting.model.next_seat())
    sitting.window.resize(1024, 600)
    sitting.take("teo")
    plate = sitting.window.answers.plate
    assert plate.isVisible()
    assert len(plate.look.answers) == 3
    scroll = cast("QScrollArea", plate.findChild(QScrollArea))
    assert scroll.verticalScrollBar().maximum() == 0


def test_once_nobody_is_left_to_fight_the_keyboard_comes_to_the_end_of_the_turn(qtbot: QtBot) -> None:
    """After the last blow of a hacker it stood on a hack, which nobody was left for."""
    state = played_until(on_turn("ixa"))
    out = {f"process.{one}.hp": 0 for one in state.listed(CPU)} | {"turn.attacked": True}
    model = model_of(State(state.zones, {**state.values, **out}), "ixa")
    sitting = Sitting(qtbot, model, (1366, 768))
    assert sitting.model.sight().text("step") == "turn"
    assert any(plate.key == "hack" for plate in deed_plates(SeatView.of(model)))
    pane_of(sitting).row.focus()
    assert focused().startswith("End turn: ")
