"""What a window asks at the table: the same open plate for every hand, Pass first; a look only behind the curtain."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import spoken
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.tasuo.chosen_policy import SetPolicy
from gattai_desktop.games.tasuo.policies import POLICIES, Policy
from gattai_desktop.games.tasuo.queue import entries
from gattai_desktop.games.tasuo.windows import PassWindow
from gattai_desktop.games.told import plain
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.tasuo.heard_in_showdown import showdown_curtain_words
from gattai_desktop.windows.games.tasuo.showdown_asks import showdown_ask_look
from gattai_desktop.windows.games.tasuo.showdown_right import ShowdownRight
from gattai_desktop.windows.kit.ask_look import ELSEWHERE
from gattai_desktop.windows.kit.plate_words import plate_words
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.settings.language import speak_language
from tests.games.tasuo.own_cards import PUNCH, OwnTable, own_card
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdown_surfaces import queue_of_four
from tests.windows.tasuo.showdowns import GAME, Duelists, model_at

TABLE = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase clash; turn 3; active red
        Red: ka Cinder Page; kio Forge Sister; hand Coal Shot
        Blue: kio Glacier Monk; hand {hand}; legend {legend}
when    Red attacks Glacier Monk with Cinder Page
"""


def attacked(hand: str, legend: str = "nothing") -> GameModel:
    """A warrior of Ida's is attacked, and Ren sits at the computer."""
    model = model_at(replay(read(TABLE.format(hand=hand, legend=legend))).state)
    model.pass_to("red")
    model.take_seat()
    return model


@pytest.mark.parametrize("legend", ["nothing", "Sudden Fog"])
def test_the_open_plate_is_the_same_for_every_hand(qtbot: QtBot, legend: str) -> None:
    seen = set()
    for hand in ("Shell Block", "Reef Novice", "Slipstream"):
        plate = Sitting(qtbot, attacked(hand, legend)).window.answers.plate
        assert plate.isVisible()
        seen.add(plate.look)
    assert len(seen) == 1
    (look,) = seen
    assert [str(one.id) for one in look.answers if not isinstance(one.id, int)][-1] == ELSEWHERE
    assert look.first == 0


def test_the_header_says_who_is_asked_and_not_that_her_turn_has_come(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, attacked("Shell Block"))
    assert sitting.window.header.accessibleName().endswith("Ida is asked · Ren has the seat")


def test_whoever_sits_there_passes_for_her_without_a_curtain(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, attacked("Shell Block"))
    sitting.press(Qt.Key.Key_Space)
    assert not sitting.model.curtain_down
    assert sitting.model.seat == "red"
    assert not sitting.model.asks()
    assert sitting.model.sight().values["combo.attacker"] == "red-sl01"


@pytest.mark.parametrize("name", ["Coal Shot", "Cinder Page"])
def test_a_card_in_focus_leaves_space_to_the_plate_that_passes(qtbot: QtBot, name: str) -> None:
    """Given the keyboard lies on a card, of the hand or of the field, then Space passes, as the plate says."""
    model = model_at(replay(read(TABLE.format(hand="Shell Block", legend="nothing"))).state)
    model.pass_to("red")
    model.take_seat()
    sitting = Sitting(qtbot, model)
    cards = [*sitting.window.hand.cards(), *Duelists(sitting).pane.cards.cards()]
    held = next(card for card in cards if name in card.accessibleName())
    held.setFocus()
    sitting.press(Qt.Key.Key_Space)
    assert not model.asks()
    assert not held.raised


def test_what_waits_on_top_is_told_below_the_question_as_on_its_plate(qtbot: QtBot) -> None:
    look = Sitting(qtbot, model_at(queue_of_four())).window.answers.plate.look
    assert spoken(look.why) == "Negates Fury Stoke"


def test_a_further_attack_of_a_combo_is_told_as_one(qtbot: QtBot) -> None:
    """It was asked in the words of the question that had been answered just before."""
    begun = replay(read(TABLE.format(hand="Shell Block", legend="nothing"))).state
    first = "Punch by Cinder Page: 1.5 at Glacier Monk"
    for depth, words in ((0, first), (1, f"The combo goes on. {first}")):
        table = evolve(begun, values={**begun.values, "attack.depth": depth})
        look = Sitting(qtbot, model_at(table)).window.answers.plate.look
        assert spoken(look.why) == words


@pytest.mark.parametrize(
    ("hand", "why"),
    [("Coal Shot", "You have none to choose."), ("Salamander Glaive", "Forge Sister takes up a Weapon of your hand.")],
)
def test_who_has_nothing_to_choose_is_told_so(qtbot: QtBot, hand: str, why: str) -> None:
    """Given an effect asks for a Weapon whatever is held, then the plate says if there is none."""
    table = f"""game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase play; turn 3; active red
        Red: hand Forge Sister, {hand}
when    Red calls Forge Sister to kio
"""
    model = model_at(replay(read(table)).state)
    model.pass_to("red")
    model.take_seat()
    plate = Sitting(qtbot, model).window.answers.plate
    assert spoken(plate.look.why) == why
    titles = [spoken(one.title) for one in plate.look.answers]
    assert titles == (["Go on"] if hand == "Coal Shot" else ["Salamander Glaive", "Not this card"])
    # Return answers the question that is asked, and refuses nothing by surprise.
    assert plate.look.first == plate.look.answers[0].id


ANSWERED = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase clash; turn 3; active red
        Red: ka Cinder Page; hand Coal Shot; legend nothing
        Blue: kio Glacier Monk; hand Shell Block, Slipstream; legend Sudden Fog down; since.blue = [1]
when    Red attacks Glacier Monk with Cinder Page
        Blue stops it with Shell Block
"""


@pytest.mark.parametrize("elsewhere", [False, True], ids=["on the plate", "elsewhere on the table"])
def test_a_second_press_passes_no_other_window_however_late_it_is_heard(qtbot: QtBot, elsewhere: bool) -> None:
    """Given a computer so slow that the next window comes between two presses, only what was pressed later answers.

    elsewhere: the keyboard does not lie on the plate, and Space is the key of the plate that passes.
    """
    model = model_at(replay(read(ANSWERED)).state)
    model.pass_to("blue")
    model.take_seat()
    sitting = Sitting(qtbot, model)
    asked = [ask.seat for ask in model.asks()]
    clock = [sitting.window.paint.presses.now()]
    sitting.window.paint.presses.now = lambda: clock[0]

    def space(pressed: int) -> list[str]:
        clock[0] += 1_000
        key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ")
        key.setTimestamp(pressed)
        up = QKeyEvent(QEvent.Type.KeyRelease, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ")
        if elsewhere:
            sitting.window.setFocus()
        plate = QApplication.focusWidget()
        QApplication.sendEvent(plate, key)
        QApplication.sendEvent(plate, up)
        sitting.settle()
        return [ask.seat for ask in model.asks()]

    assert asked == ["red"]
    assert space(5_000) == ["blue"]
    assert space(5_040) == ["blue"]
    assert space(5_290) == ["blue"]
    assert space(5_310) == []


CALLED = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase play; turn 3; active red; policy.blue = "always"
        Red: hand Cinder Page; armor 9
        Blue: hand {hand}; legend nothing
when    Red calls Cinder Page to ka
"""


@pytest.mark.parametrize("hand", ["nothing", "Reef Novice", "Ferry Token"])
def test_who_is_asked_always_is_passed_for_where_nothing_that_all_see_asks_her(qtbot: QtBot, hand: str) -> None:
    """TS-H44, always: with no set card, and even with no hand, the plate is the open one with Pass and Look."""
    model = model_at(replay(read(CALLED.format(hand=hand))).state)
    model.pass_to("red")
    model.take_seat()
    sitting = Sitting(qtbot, model)
    assert [one.seat for one in model.asks()] == ["blue"]
    assert sitting.window.answers.plate.button(ELSEWHERE) is not None
    sitting.press(Qt.Key.Key_Space)
    assert not model.curtain_down
    assert not model.asks()
    assert sitting.last() == "Blue passes"


def test_who_looks_sits_down_behind_the_curtain_and_is_not_answered_for(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, attacked("Reef Novice"))
    button = sitting.window.answers.plate.button(ELSEWHERE)
    assert button is not None
    sitting.click(button)
    assert sitting.model.curtain_down
    assert sitting.model.seat == "blue"
    sitting.model.take_seat()
    sitting.settle()
    # Nothing that she holds answers; she says so herself, so that nobody learns it from how short she looked.
    assert sitting.model.asks()
    assert Duelists(sitting).pane.below == "red"
    sitting.press(Qt.Key.Key_Space)
    assert not sitting.model.asks()


def test_plates_call_places_and_drives_by_their_names() -> None:
    """RULES TS-21, TS-35: a plate says Kio and Hatsubai v1, not what a record writes."""
    model = model_at(replay(read(TABLE.format(hand="nothing", legend="nothing"))).state)

    def title(wish: str) -> str:
        return plate_words(model, GAME.phrases.read(wish)).title

    assert title("Red calls Forge Sister to kio") == "Call Forge Sister to Kio"
    assert title("Red calls Forge Sister to gravity2") == "Call Forge Sister to Gravity Zone 2"
    attack = "Red attacks Glacier Monk with Cinder Page"
    assert title(f"{attack} with hatsubai v1") == "Attack Glacier Monk with Cinder Page with Hatsubai v1"
    assert title(attack) == "Attack Glacier Monk with Cinder Page"


def test_plates_that_choose_when_one_is_asked_say_it_in_plain_words() -> None:
    """RULES TS-H44: three policies, each told by when one is asked, in words that need no other line."""
    model = model_at(replay(read(TABLE.format(hand="nothing", legend="nothing"))).state)
    titles = [plate_words(model, SetPolicy("red", Policy(one))).title for one in POLICIES]
    assert titles == ["Ask me as usual", "Ask me every time", "Ask me only when I have an answer"]


@pytest.mark.parametrize(
    ("deck", "said"), [("Reef Novice, Riptide Clinch", "None of them"), ("Reef Novice", "Not this card")]
)
def test_to_choose_no_card_is_called_so_and_nothing_is_declined(deck: str, said: str) -> None:
    """ "Which card goes under the deck?" was answered by "Decline"."""
    table = f"""game    tasuo
given   player red deck tide-court; player blue deck slag-court
        phase play; turn 3; active red
        Red: hand Pearl Diver; deck {deck}; armor 10
        Blue: hand nothing
when    Red calls Pearl Diver to ka
"""
    model = model_at(replay(read(table)).state)
    (ask,) = model.asks()
    titles = [str(one.title) for one in showdown_ask_look(SeatView.of(model), ask).answers]
    assert said in titles
    assert "Decline" not in titles


AIMED = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase clash; turn 3; active red
        Red: ka Cinder Page; kao Ashen Duelist; hand Second Wind
        Blue: ka Shoal Binder; hand nothing
        Ashen Duelist: damage 3; Cinder Page: damage 1; Ashen Duelist suffers Bleed
when    Red uses Second Wind
"""


def test_the_question_what_a_card_is_aimed_at_names_it_and_what_it_does(qtbot: QtBot) -> None:
    look = Sitting(qtbot, model_at(replay(read(AIMED)).state), (1366, 768)).window.answers.plate.look
    assert spoken(look.title) == "Second Wind: at which?"
    assert "loses 2 of its damage" in spoken(look.why)


def test_every_question_of_an_effect_names_its_card_and_what_it_does() -> None:
    """ "Which card goes under the deck?" came out of nowhere."""
    table = """game    tasuo
given   player red deck tide-court; player blue deck slag-court
        phase play; turn 3; active red
        Red: hand Pearl Diver; deck Reef Novice, Shoal Binder; armor 10
        Blue: hand nothing
when    Red calls Pearl Diver to ka
"""
    model = model_at(replay(read(table)).state)
    (ask,) = model.asks()
    look = showdown_ask_look(SeatView.of(model), ask)
    assert spoken(look.title) == "Pearl Diver: Which card goes under the deck?"
    assert "look at your top" in spoken(look.why).lower()


def test_an_answer_in_many_words_is_said_whole_and_read_on_its_card() -> None:
    """Second Wind does two things, for which a small plate has no room: words with a hole would tell one of them."""
    table = TABLE.format(hand="Reef Novice", legend="Second Wind down; since.blue = [1]")
    model = model_at(replay(read(table)).state)
    model.pass_to("blue")
    model.take_seat()
    (ask,) = model.asks()
    look = showdown_ask_look(SeatView.of(model), ask)
    answer = next(one for one in look.answers if spoken(one.title) == "Second Wind")
    assert not answer.detail
    assert answer.aloud == "One of your warriors loses 2 of its damage; it loses one condition of your choice."


@pytest.mark.parametrize(
    ("phase", "move", "card", "few"),
    [
        ("clash", "attacks Glacier Monk with Cinder Page", "Tripwire Flash", "2 less damage"),
        ("clash", "attacks Glacier Monk with Cinder Page", "Second Wind", ""),
        ("play", "lays The Slagworks", "Sudden Fog", "negates it"),
    ],
)
def test_an_answer_says_in_few_words_what_it_does_where_there_is_little_room(
    phase: str, move: str, card: str, few: str
) -> None:
    """Tripwire Flash stood on a bare plate beside the price of Smoke Roll."""
    table = TABLE.format(hand="Reef Novice", legend=f"{card} down; since.blue = [1]")
    table = table.replace("phase clash", f"phase {phase}").replace("attacks Glacier Monk with Cinder Page", move)
    model = model_at(replay(read(table.replace("hand Coal Shot", "hand The Slagworks"))).state)
    model.pass_to("blue")
    model.take_seat()
    (ask,) = model.asks()
    found = {spoken(one.title): one.brief for one in showdown_ask_look(SeatView.of(model), ask).answers}
    assert found[card] == few


def test_a_defensive_card_against_an_effect_says_whom_it_protects() -> None:
    """ "Evade: stops it" was said of it as if an attack were under way."""
    table = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase play; turn 3; active red
        Red: kao Cinder Page; hand Pyre Marshal; gauge 5; armor 10
        Blue: ka Reef Novice; hand Slipstream; armor 10
when    Red calls Pyre Marshal to kio
"""
    model = model_at(replay(read(table)).state)
    (ask,) = model.asks()
    found = {spoken(one.title): spoken(one.detail) for one in showdown_ask_look(SeatView.of(model), ask).answers}
    assert found["Slipstream"] == "Evade: protects Reef Novice, armor −2"


def test_a_defensive_card_that_stops_the_attack_below_an_effect_says_so() -> None:
    """Given an effect above an attack, then each card says of what it answers: one of the effect, one of the attack."""
    table = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase clash; turn 2; active blue
        Red: kio Ashen Duelist; hand Smoke Roll, Bracer Guard; legend Second Wind down; since.red = [1]; armor 9
        Blue: kio Reef Novice; hand Salt Sting; armor 10
when    Blue attacks Ashen Duelist with Reef Novice
when    Red answers with Second Wind
when    Blue answers with Salt Sting
"""
    model = model_at(replay(read(table)).state)
    (ask,) = model.asks()
    found = {spoken(one.title): spoken(one.detail) for one in showdown_ask_look(SeatView.of(model), ask).answers}
    assert found["Smoke Roll"] == "Evade: protects Ashen Duelist, armor −2"
    assert found["Bracer Guard"] == "Block: stops it"


ATTACKED = """game    tasuo
given   player red "Rot" deck slag-court; player blue "Blau" deck tide-court
        phase clash; turn 2; active blue
        Red: kio Ashen Duelist; hand Smoke Roll, Heat Sink, Bracer Guard, Spark Runner, Banked Fire; armor 9
        Blue: kio Undertow Queen; hand nothing; armor 10
when    Blue attacks Ashen Duelist with Undertow Queen
"""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1024, 560), (1366, 744)])
def test_a_few_answers_are_all_seen_at_once_below_what_is_asked(
    qtbot: QtBot, language: str, size: tuple[int, int]
) -> None:
    """In German what a pass leads to took three lines, and the answers two rows, of which one was seen."""
    speak_language(language)
    try:
        sitting = Sitting(qtbot, model_at(replay(read(ATTACKED)).state), size)
        plate = sitting.window.answers.plate
        assert 3 <= len(plate.look.answers) <= 4
        assert plate._scroll.verticalScrollBar().maximum() == 0
        assert len({button.y() for button in plate._buttons.values()}) == 1
    finally:
        speak_language("en")


def test_the_card_of_an_answer_is_read_in_the_rail_where_its_plate_is_too_low(qtbot: QtBot) -> None:
    table = TABLE.format(hand="Reef Novice", legend="Second Wind down; since.blue = [1]")
    model = model_at(replay(read(table)).state)
    sitting = Sitting(qtbot, model, (1366, 768))
    sitting.take("blue")
    right = sitting.window.scene.right
    assert isinstance(right, ShowdownRight)
    assert right.design is not None, "before anybody points at the only card that answers"
    assert right.design.name == "Second Wind"
    sitting.model.cover(on=True)
    sitting.settle()
    assert right.design is None, "whoever comes by is not told"


def test_who_lost_a_warrior_is_asked_about_that_and_no_play_phase_begins(qtbot: QtBot) -> None:
    """RULES 3h, W-fall: the window after a fall in battle stands in the Clash Phase; every word of it says so."""
    text = TABLE.format(hand="Shell Block", legend="Sudden Fog").replace("kio Glacier Monk", "kio Reef Novice")
    text = text.replace("phase clash; turn 3; active red", 'phase clash; turn 3; active red; policy.blue = "always"')
    text = text.replace("Red attacks Glacier Monk with", "Red attacks Reef Novice with")
    text = text.replace("when ", "        Reef Novice: damage 5\nwhen ")
    model = model_at(replay(read(text)).state)
    while entries(model.sight(PUBLIC)):
        model.attempt(next(PassWindow(one.seat) for one in model.asks()))
    (ask,) = model.asks()
    assert (ask.seat, ask.kind, plain(ask.text)) == ("blue", "window", "A warrior has fallen. Answer it?")
    assert "A warrior has fallen." in showdown_curtain_words(model, "blue", "Ida holds 1.")
    model.pass_to("blue")
    model.take_seat()
    look = Sitting(qtbot, model).window.answers.plate.look
    assert spoken(look.title) == "Ida: a warrior has fallen. Answer?"


def test_the_plate_that_passes_for_longer_says_that_one_chooses_until_when(qtbot: QtBot) -> None:
    """It was "Pass for longer", and nobody knew for how long."""
    model = attacked("Shell Block")
    model.pass_to("blue")
    model.take_seat()
    look = Sitting(qtbot, model).window.answers.plate.look
    later = next(one for one in look.answers if one.key == "P")
    assert (spoken(later.title), spoken(later.detail)) == ("Ask me later", "choose until when you pass")


def test_two_triggers_of_one_card_are_told_apart_by_what_they_do() -> None:
    """TS-H42: each plate says which effect of the card resolves first."""
    line = "called -> you: draw 1 && called -> you: gauge +1"
    design = own_card("warrior", line, warrior_class="gale", life=10, attack=PUNCH)
    table = OwnTable(design, {"hand.red": "Zed", "deck.red": "Ember Jab"}).play("Red calls Zed to ka")
    view = SeatView.of(model_at(table.state, table.box.game))
    answers = showdown_ask_look(view, view.asks[0]).answers
    assert [spoken(one.detail) for one in answers[1:]] == ["Gain 1 gauge.", "Draw 1."]


@pytest.mark.parametrize("seat", ["red", "blue"])
def test_of_her_own_card_a_player_is_asked_whether_she_adds_more(qtbot: QtBot, seat: str) -> None:
    """TS-63: she was asked "answer Shell Block?", which is her own, and nothing said what else that was about."""
    model = attacked("Shell Block, Slipstream")
    for words in ("Blue stops it with Shell Block", "Red passes"):
        model.pass_to(GAME.phrases.read(words).seat)
        model.take_seat()
        assert model.attempt(GAME.phrases.read(words))
    ask = model.asks()[0]
    assert (ask.seat, plain(ask.text)) == ("blue", "Shell Block of yours waits to resolve. Add anything more?")
    model.pass_to(seat)
    model.take_seat()
    look = Sitting(qtbot, model).window.answers.plate.look
    assert spoken(look.title) == "Ida: anything more, before Shell Block?"
    assert (
        spoken(look.why) == "Nobody answers Shell Block. Another card of yours could still answer Cinder Page below it."
    )


@pytest.mark.parametrize("condition", ["Immobilize", "Freeze", "Broken-Back"])
def test_that_a_warrior_cannot_defend_is_said_where_its_player_is_asked(qtbot: QtBot, condition: str) -> None:
    """All can see it: nobody need look at her cards to learn that none of them stops the attack."""
    lines = TABLE.partition("when")[0].format(hand="Shell Block", legend="nothing")
    when = "        Glacier Monk suffers {}\nwhen    Red attacks Glacier Monk with Cinder Page\n"
    sitting = Sitting(qtbot, model_at(replay(read(lines + when.format(condition))).state))
    assert spoken(sitting.window.answers.plate.look.why).endswith(f"Glacier Monk cannot defend: {condition}.")
