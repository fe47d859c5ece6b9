"""What the table says aloud: what happened, by itself, and what somebody asks to hear; never a secret."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.cards.card import card
from gattai_desktop.games.gattai.throwdown.drives import Counter
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.gattai.rails.guide_plate import GuidePlate
from gattai_desktop.windows.kit import noticed
from gattai_desktop.windows.kit.ask_look import AnswerLook, AskLook
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook
from gattai_desktop.windows.table import voice
from gattai_desktop.windows.table.table_window import TableWindow
from tests.windows.sitting import Sitting, heard_from_now
from tests.windows.surfaces import SURFACES
from tests.windows.tables import FIGHT, dealt, given

GAMBIT = """
given   pilot red "Ren"
        phase = "play"
        Red: hand 8♥P; Coach: hand 3♣C
when    Coach offers red a Gambit for "Open the vault"
when    Red accepts
"""


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody here needs time to listen."""
    monkeypatch.setattr(voice, "APART", 0)


class Ears:
    """Somebody who hears the table."""

    def __init__(self, qtbot: QtBot, model: GameModel) -> None:
        self.sitting = Sitting(qtbot, model)
        self.heard = heard_from_now(qtbot, self.sitting.window)
        self.qtbot = qtbot

    def next(self) -> str:
        """Wait until something new is said."""
        known = len(self.heard)
        self.qtbot.waitUntil(lambda: len(self.heard) > known)
        return self.heard[-1]

    def take(self, seat: str) -> None:
        """Another seat sits down, and everything that is said meanwhile has been said."""
        if self.sitting.model.seat != seat:
            self.sitting.model.pass_to(seat)
            self.next()
        self.sitting.model.take_seat()
        self.next()

    def asked(self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.ShiftModifier) -> str:
        known = len(self.heard)
        QTest.keyClick(QApplication.focusWidget() or self.sitting.window, key, held)
        self.sitting.settle()
        assert len(self.heard) == known + 1
        return self.heard[-1]


def test_a_counter_is_told_with_its_card_and_by_its_players_name(qtbot: QtBot) -> None:
    ears = Ears(qtbot, given(FIGHT))
    ears.take("red")
    assert ears.sitting.model.attempt(Counter("red", card("9♣P")))
    said = ears.next()
    assert "ren counters with nine of clubs" in said.casefold()
    assert "You" not in said


def test_what_happens_at_once_is_said_in_one_breath(qtbot: QtBot) -> None:
    ears = Ears(qtbot, given(FIGHT))
    ears.take("red")
    assert ears.sitting.model.attempt(Counter("red", card("9♣P")))
    ears.sitting.model.pass_to("coach")
    said = ears.next()
    assert "Ren counters" in said
    assert "Pass the table to Coach" in said


def test_a_card_that_was_put_down_is_not_named_to_who_comes_next(qtbot: QtBot) -> None:
    """INFO-2: the Coach's Threshold lies face-down; what is told of it is told for whoever hears it."""
    ears = Ears(qtbot, given(GAMBIT))
    ears.take("coach")
    model = ears.sitting.model
    threshold = next(move for move in model.options("coach") if getattr(move, "card", None) is card("3♣C"))
    assert model.attempt(threshold)
    model.pass_to("red")
    said = ears.next()
    assert "Three" not in said
    assert "Pass the table to Ren" in said
    model.take_seat()
    ears.next()
    assert "Three" not in ears.asked(Qt.Key.Key_F9)
    assert "Three" not in ears.asked(Qt.Key.Key_F5)
    assert "eight of hearts" in ears.asked(Qt.Key.Key_F8).casefold()


def test_pile_turn_score_and_hand_are_said_when_asked_for(qtbot: QtBot) -> None:
    ears = Ears(qtbot, given(FIGHT))
    ears.take("red")
    pile = ears.asked(Qt.Key.Key_F5)
    assert pile.startswith("Pile. 2 cards")
    assert pile.index("Seven of") < pile.index("Three of")
    assert "Pilots' turn" in ears.asked(Qt.Key.Key_F6)
    assert "Play waits for Ren" in ears.heard[-1]
    assert "Pilots 0, Coach 0" in ears.asked(Qt.Key.Key_F7)
    hand = ears.asked(Qt.Key.Key_F8).casefold()
    assert "hand of ren. two cards." in hand
    assert "eight of hearts: " in hand
    assert "nine of clubs: " in hand


def test_behind_the_curtain_nothing_is_said_that_somebody_asks_for(qtbot: QtBot) -> None:
    ears = Ears(qtbot, given(FIGHT))
    ears.take("red")
    ears.sitting.model.pass_to("coach")
    ears.next()
    known = list(ears.heard)
    for key in (Qt.Key.Key_F5, Qt.Key.Key_F8):
        QTest.keyClick(ears.sitting.window, key, Qt.KeyboardModifier.ShiftModifier)
    for what in ("pane", "turn", "score", "hand", "again"):
        ears.sitting.window.voice.tell(what)
    assert ears.heard == known


@pytest.mark.parametrize("reads_groups", [True, False])
def test_a_refusal_is_heard_once_with_its_reason(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, *, reads_groups: bool
) -> None:
    """The keyboard goes to it: a reader that reads what is round the keyboard hears it of itself, others are told."""
    monkeypatch.setattr(noticed, "READS_GROUPS", reads_groups)
    ears = Ears(qtbot, given(FIGHT))
    ears.take("green")
    assert not ears.sitting.model.attempt(Counter("green", card("4♠P")))
    ears.sitting.settle()
    refusal = ears.sitting.window.refusals.card
    assert "Not a Counter" in refusal.accessibleName() + refusal.accessibleDescription()
    keyboard = QApplication.focusWidget()
    assert keyboard is not None
    assert refusal.isAncestorOf(keyboard)
    qtbot.wait(2 * voice.TOGETHER)
    assert any("Not a Counter" in said for said in ears.heard) is not reads_groups


@pytest.mark.parametrize("reads_groups", [True, False])
def test_what_a_question_explains_is_heard_beside_its_title(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, *, reads_groups: bool
) -> None:
    """Of what the keyboard goes into a reader reads the name alone."""
    monkeypatch.setattr(noticed, "READS_GROUPS", reads_groups)
    ears = Ears(qtbot, given(GAMBIT.partition("when    Red")[0]))
    ears.take("red")
    plate = ears.sitting.window.answers.plate
    keyboard = QApplication.focusWidget()
    assert keyboard is not None
    assert plate.isAncestorOf(keyboard)
    said = " ".join(ears.heard)
    assert "You may always decline" in plate.accessibleDescription()
    assert said.count("You may always decline") == 1
    assert said.count(plate.accessibleName()) == (2 if reads_groups else 3), "also as what play waits for"


@pytest.mark.parametrize("reads_groups", [True, False])
def test_a_question_that_follows_another_at_once_is_heard_with_its_title(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, *, reads_groups: bool
) -> None:
    """The keyboard stays on the sheet, so that a reader does not read its name again."""
    monkeypatch.setattr(noticed, "READS_GROUPS", reads_groups)
    ears = Ears(qtbot, given(FIGHT))
    ears.take("red")
    ask = ears.sitting.window.requests.ask
    which = SheetLook("With which card?", ("It lies face-down.",), choices=(SheetChoice("nine", PlateLook("Nine")),))
    whom = SheetLook("Whom?", ("She may refuse.",), choices=(SheetChoice("green", PlateLook("Tam")),))
    ask(whom, lambda *_: ask(which))
    assert ears.next() == ("She may refuse." if reads_groups else "Whom? She may refuse.")
    ears.sitting.window.sheet.choose("green")
    assert ears.next() == "With which card? It lies face-down."


def test_a_question_that_begins_in_a_field_is_heard_with_its_title(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given the reader of Linux, which reads nothing as the keyboard comes into a field that is made just then."""
    monkeypatch.setattr(noticed, "READS_GROUPS", True)
    ears = Ears(qtbot, given(FIGHT))
    ears.take("red")
    look = SheetLook("A name", ("It can be changed.",), fields=(SheetField("name", "Name", "Ren"),))
    ears.sitting.window.requests.ask(look)
    assert isinstance(QApplication.focusWidget(), QLineEdit)
    assert ears.next() == "A name. It can be changed."


def test_a_question_that_takes_the_place_of_another_is_heard(qtbot: QtBot) -> None:
    ears = Ears(qtbot, given(FIGHT))
    ears.take("red")
    plate = ears.sitting.window.answers.plate
    answers = (AnswerLook("these", "These", key="", sign="tick"),)
    for name in ("Tam", "Ida"):
        look = AskLook("red", "red", f"Give {name} a card.", why="She gave one.", answers=answers)
        plate.ask(look, plate.geometry, focus=False)
        ears.sitting.window.voice.explain()
        assert ears.next() == f"Give {name} a card. She gave one."


def test_who_wants_no_voice_still_hears_what_is_asked_for(qtbot: QtBot) -> None:
    ears = Ears(qtbot, given(FIGHT))
    ears.take("red")
    ears.sitting.window.voice.switch(on=False)
    known = list(ears.heard)
    assert ears.sitting.model.attempt(Counter("red", card("9♣P")))
    assert ears.asked(Qt.Key.Key_F6)
    assert ears.heard[:-1] == known


def test_in_story_there_is_no_pile_but_much_to_say(qtbot: QtBot) -> None:
    ears = Ears(qtbot, dealt())
    assert "There is no Pile" in ears.asked(Qt.Key.Key_F5)
    assert "Harmony" in ears.asked(Qt.Key.Key_F7)


def test_first_contact_says_what_to_do_next_and_says_it_once(qtbot: QtBot) -> None:
    """FC-4: whoever is new hears the guide, each time it says something else."""
    ears = Ears(qtbot, dealt("first-contact"))
    model = ears.sitting.model
    model.pass_to("red")
    ears.next()
    ears.take("coach")
    said = " ".join(ears.heard)
    beats = guide_words(ears.sitting.window)
    assert beats
    assert said.count(beats) == 1
    assert model.attempt(next(move for move in model.options("coach") if type(move).__name__ == "GoOn"))
    now = guide_words(ears.sitting.window)
    assert now != beats
    said = ears.next()
    title = "First Contact. It begins. "
    assert now.removeprefix(title) in said
    assert "It begins" not in said, "the name of the act was heard before"
    ears.take("red")
    assert guide_words(ears.sitting.window) in ears.heard[-1], "who has just sat down has heard nothing of it"


def test_a_new_word_is_explained_after_what_the_guide_says_with_it(qtbot: QtBot) -> None:
    ears = Ears(qtbot, dealt("first-contact"))
    guide = ears.sitting.window.scene.guide
    known = set(guide.known)
    assert ears.sitting.model.attempt(next(one for one in ears.sitting.model.options() if type(one).__name__ == "GoOn"))
    said = ears.next()
    assert guide.known > known
    assert said.endswith(guide.explains())
    assert said.count(guide.explains()) == 1


def test_a_bot_battle_is_said_as_well(qtbot: QtBot, tmp_path: Path) -> None:
    window = SURFACES["bots, clash"](qtbot, tmp_path)
    assert isinstance(window, TableWindow)
    heard: list[str] = []
    window.voice.said.connect(heard.append)
    for what in ("pane", "turn", "score", "hand"):
        window.voice.tell(what)
    pile, turn, score, hand = heard
    assert "attacks with" in pile
    assert "Play waits for" in turn
    assert "Storage: 0" in score
    assert "no cards" in hand
    with qtbot.waitSignal(window.voice.said) as said:
        assert window.model.attempt(next(iter(window.model.options())))
    assert said.args[0]


def test_fc_5_the_guide_says_it_again_when_asked(qtbot: QtBot) -> None:
    ears = Ears(qtbot, dealt("first-contact"))
    said = ears.asked(Qt.Key.Key_F8, Qt.KeyboardModifier.NoModifier)
    assert "Read the scene aloud" in said
    ears.sitting.window.scene.guide.card.again.click()
    assert ears.heard[-1] == said


def guide_words(window: TableWindow) -> str:
    (plate,) = window.findChildren(GuidePlate)
    return plate.accessibleDescription()
