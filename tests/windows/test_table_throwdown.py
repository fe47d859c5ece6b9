"""A turn of a Throwdown at the table window, by drag, by click and by keyboard."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.scale import LEAST_WINDOW
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.card import card as held_card
from gattai_desktop.games.gattai.gambit.moves import PlayBlind
from gattai_desktop.games.gattai.gambit.offer import AcceptGambit, OfferGambit
from gattai_desktop.games.gattai.throwdown.challenge import Challenge
from gattai_desktop.games.gattai.throwdown.drives import Concede, Counter, Escalate
from gattai_desktop.games.gattai.zones import NEW_STAGE
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import Place
from gattai_desktop.windows.games.gattai.looks.drives import drive_plates
from gattai_desktop.windows.games.gattai.panes.other_stages import EarlierPile, EarlierPileLook, NewStage
from gattai_desktop.windows.games.gattai.panes.story_pane import StoryPane
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows import cut
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt, given

TURN = """
given   pilot red "Ren"; pilot green "Tam"
        throwdown Coach against Red; Red on turn
        Red: Strike 2; hand 4♠P 7♠P 8♥P 10♣P; Green: hand 4♥P; Coach: Strike 3; hand K♠C 9♦C; Pile 3♣C 7♦C
"""


def instead_of(sitting: Sitting) -> list[PlateButton]:
    """The buttons of a refusal that name what the card may do at another place."""
    buttons = sitting.window.refusals.card.findChildren(PlateButton)
    return [button for button in buttons if button.isVisible() and "instead" in button.accessibleName()]


@pytest.fixture
def sitting(qtbot: QtBot) -> Sitting:
    made = Sitting(qtbot, given(TURN))
    made.take("red")
    return made


def test_a_card_dragged_to_the_pile_counters(sitting: Sitting) -> None:
    sitting.drag(sitting.hand_card("8♥P"), sitting.throwdown.pile.global_landing_rect())
    assert sitting.last() == "Red counters with 8♥P"
    assert [card.face for card in sitting.throwdown.pile.cards()][-1] == "8H"


def test_a_card_clicked_and_then_its_place_counters(sitting: Sitting) -> None:
    widget = sitting.hand_card("8♥P")
    rect = widget.card_rect()
    sitting.click(sitting.window.hand, QPointF(widget.pos()) + rect.topLeft() + QPointF(20, 90))
    assert sitting.window.carry.carrying
    pile = sitting.throwdown.pile
    sitting.click(pile, pile.landing_rect().center())
    assert sitting.last() == "Red counters with 8♥P"


def test_a_card_counters_by_keys_alone(sitting: Sitting) -> None:
    sitting.window.hand.focus()
    sitting.press("8", Qt.Key.Key_Return)
    assert sitting.window.carry.carrying
    sitting.press(Qt.Key.Key_Return)
    assert sitting.last() == "Red counters with 8♥P"


def test_the_letter_of_a_drive_lifts_a_card_that_serves_it(sitting: Sitting) -> None:
    sitting.press("b")
    assert sitting.window.carry.carrying
    sitting.press(Qt.Key.Key_Return)
    assert sitting.last() == "Red blocks with 7♠P"


def test_escape_puts_a_lifted_card_back(sitting: Sitting) -> None:
    sitting.press("c", Qt.Key.Key_Escape)
    assert not sitting.window.carry.carrying
    assert sitting.model.entry == 0


def test_a_dissonant_play_shows_its_price_before_it_is_dropped(sitting: Sitting) -> None:
    sitting.drag(sitting.hand_card("10♣P"), sitting.throwdown.pile.global_landing_rect(), drop=False)
    bubble = sitting.window.carry.bubble
    assert bubble.isVisible()
    assert "Dissonant" in bubble.accessibleName()
    assert "would become" in sitting.window.scene.left.harmony.accessibleName()
    sitting.press(Qt.Key.Key_Escape)
    assert "would become" not in sitting.window.scene.left.harmony.accessibleName()
    assert not bubble.isVisible()


def test_a_refused_card_says_why_and_the_coach_may_allow_it(sitting: Sitting) -> None:
    """THROW-29, ED-4."""
    sitting.drag(sitting.hand_card("4♠P"), sitting.throwdown.pile.global_landing_rect())
    verdict = sitting.window.refusals
    assert verdict.shown
    assert "THROW-29" in verdict.card.accessibleName()
    assert sitting.model.entry == 0
    assert verdict.why.isHidden(), "Red may not allow it herself"
    verdict.card.allow.chosen.emit()
    assert sitting.model.seat == "coach"
    assert sitting.model.curtain_down
    sitting.model.take_seat()
    sitting.settle()
    assert verdict.shown
    verdict.why.setText("it was in the story")
    verdict.card.allow.chosen.emit()
    sitting.settle()
    assert sitting.last() == "Red counters with 4♠P"
    happened = sitting.model.log(sitting.model.entry)[0]
    assert happened.against
    assert happened.because == "it was in the story"
    said = [line.spoken() for line in sitting.window.log.view.lines()]
    assert any("Coach allows it: it was in the story" in line for line in said)


FAR = TURN.replace("Strike 2", "Strike 9")
"""Red reaches far enough to Escalate with any card."""


def on_plate(sitting: Sitting, code: str, kind: type[Move], *, drop: bool = True) -> PlateButton:
    """Drag a card of the hand to the middle of the plate of a kind of move."""
    button = sitting.throwdown.row.button(kind.phrase)
    assert button is not None
    sitting.drag(sitting.hand_card(code), button.globally(), drop=drop)
    return button


def test_a_card_dragged_onto_a_plate_does_what_that_says(qtbot: QtBot) -> None:
    """Given a Ten that may Counter or Escalate, when it is dropped on either plate, then it does just that."""
    sitting = Sitting(qtbot, given(FAR.replace("given  ", "given   edition final; ruling rumble_needs = none;")))
    sitting.take("red")
    on_plate(sitting, "10♣P", Escalate, drop=False)
    goal = sitting.window.carry.layer.goal
    assert goal is not None
    assert goal.place == Place(spot=NEW_STAGE)
    sitting.window.carry.put_back()
    sitting.settle()
    on_plate(sitting, "10♣P", Counter)
    assert sitting.last() == "Red counters with 10♣P"
    sitting.model.take_back(1)
    sitting.settle()
    on_plate(sitting, "4♠P", Escalate)
    assert sitting.last() == "Red escalates with 4♠P"


def test_a_card_dragged_onto_a_plate_that_refuses_it_is_told_why(sitting: Sitting) -> None:
    """Given a Four that beats nothing, when it is dropped on Counter, then the rules' reason is shown for that card."""
    on_plate(sitting, "4♠P", Counter)
    assert sitting.window.refusals.shown
    assert "THROW-29" in sitting.window.refusals.card.accessibleName()
    assert sitting.model.entry == 0


def test_a_card_dragged_onto_a_plate_that_takes_none_is_told_where_cards_go(sitting: Sitting) -> None:
    on_plate(sitting, "8♥P", Concede)
    assert sitting.window.refusals.shown
    assert "each place where it may go lights up" in sitting.window.refusals.card.accessibleName()
    assert not sitting.window.carry.carrying
    assert sitting.model.entry == 0


def test_a_card_too_low_to_counter_does_not_escalate_from_the_pile(qtbot: QtBot) -> None:
    """THROW-29: the Pile takes a Counter or a Block; whoever means an Escalate presses it, or lays the card beside."""
    sitting = Sitting(qtbot, given(FAR))
    sitting.take("red")
    sitting.drag(sitting.hand_card("4♠P"), sitting.throwdown.pile.global_landing_rect())
    card = sitting.window.refusals.card
    assert sitting.model.entry == 0
    assert sitting.window.refusals.shown
    assert "THROW-29" in card.accessibleName()
    (instead,) = instead_of(sitting)
    assert instead.accessibleName() == "Escalate instead: safe; Coach scores 1; Stage 2 opens"
    sitting.click(instead)
    assert sitting.last() == "Red escalates with 4♠P"
    assert not sitting.window.refusals.shown


def test_the_keys_go_from_a_refusal_to_what_may_be_done_instead(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FAR))
    sitting.take("red")
    sitting.drag(sitting.hand_card("4♠P"), sitting.throwdown.pile.global_landing_rect())
    sitting.press(Qt.Key.Key_Up)
    assert QApplication.focusWidget() is instead_of(sitting)[0]
    sitting.press(Qt.Key.Key_Return)
    assert sitting.last() == "Red escalates with 4♠P"


def test_a_card_that_counters_is_not_asked_about_an_escalate(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FAR))
    sitting.take("red")
    sitting.drag(sitting.hand_card("8♥P"), sitting.throwdown.pile.global_landing_rect())
    assert sitting.last() == "Red counters with 8♥P"


def test_nothing_else_is_named_where_nothing_else_is_allowed(qtbot: QtBot) -> None:
    """FACTION-10: the Coach never invests, and in Story a card does nothing else."""
    sitting = Sitting(qtbot, dealt())
    middle = sitting.window.scene.pane
    assert isinstance(middle, StoryPane)
    card = sitting.model.hand("coach")[0].card
    there = middle.factions.rect_of(Place(zone=f"faction.{middle.factions.shown_keys()[0]}"))
    assert there is not None
    sitting.drag(sitting.hand_card(card.code), there)
    assert sitting.window.refusals.shown
    assert not instead_of(sitting)


def test_a_refusal_can_be_taken_back(sitting: Sitting) -> None:
    sitting.drag(sitting.hand_card("4♠P"), sitting.throwdown.pile.global_landing_rect())
    sitting.press(Qt.Key.Key_Escape)
    assert not sitting.window.refusals.shown
    assert sitting.model.entry == 0


def test_the_place_beside_the_pile_escalates(sitting: Sitting) -> None:
    sitting.drag(sitting.hand_card("10♣P"), sitting.throwdown.new_stage.global_rect())
    assert sitting.last() == "Red escalates with 10♣P"


def test_buffers_soak_by_their_figure(sitting: Sitting) -> None:
    """MICRO-33: exactly the options of the ask, each with its key."""
    sitting.drag(sitting.hand_card("10♣P"), sitting.throwdown.pile.global_landing_rect())
    ask = sitting.model.asks()[0]
    plate = sitting.window.answers.plate
    assert ask.kind == "soak"
    assert plate.isVisible()
    assert len(plate.look.answers) == len(ask.options)
    sitting.press("1")
    assert sitting.last() == "Red soaks 1"
    assert not sitting.model.asks()


def test_a_question_for_another_seat_shows_who_is_asked_and_passes_the_table(sitting: Sitting) -> None:
    sitting.drag(sitting.hand_card("8♥P"), sitting.throwdown.pile.global_landing_rect())
    plate = sitting.window.answers.plate
    assert plate.isVisible()
    assert "Coach" in plate.look.passing
    sitting.press(Qt.Key.Key_Return)
    assert sitting.model.seat == "coach"
    assert sitting.model.curtain_down


def test_conceding_asks_once_before_it_is_done(sitting: Sitting) -> None:
    sitting.press("x")
    assert sitting.window.sheet.isVisible()
    assert sitting.window.sheet.accessibleDescription().count("Coach wins") == 1
    sitting.press(Qt.Key.Key_Escape)
    assert sitting.model.entry == 0
    sitting.press("x")
    sitting.window.sheet.choose("yes")
    sitting.settle()
    assert sitting.step().startswith("outcome")


def test_the_strike_scale_follows_the_card_in_focus(sitting: Sitting) -> None:
    sitting.window.hand.focus_card(sitting.model.hand("red")[3].card.key)
    sitting.settle()
    said = sitting.throwdown.scale.accessibleName()
    assert "Strike 2" in said
    assert "Eight Resonant" in said
    assert "Ten to Ace Dissonant" in said


def test_behind_the_curtain_the_hand_shows_backs(sitting: Sitting) -> None:
    """INFO-2, INFO-11."""
    sitting.model.pass_to("coach")
    sitting.settle()
    assert {card.face for card in sitting.window.hand.cards()} == {"back-coach"}
    sitting.model.take_seat()
    sitting.settle()
    assert {card.face for card in sitting.window.hand.cards()} == {"KS", "9D"}


def test_tab_goes_from_island_to_island_and_comes_round(sitting: Sitting) -> None:
    sitting.window.hand.focus()
    seen = []
    for _ in range(12):
        sitting.press(Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        assert now is not None
        seen.append(now)
    assert any(isinstance(one, CardWidget) for one in seen)
    assert any(sitting.throwdown.row.isAncestorOf(one) for one in seen)
    assert any(sitting.window.scene.left.isAncestorOf(one) for one in seen)
    assert any(sitting.window.header.isAncestorOf(one) for one in seen)


def test_the_last_move_can_be_taken_back_by_key(sitting: Sitting) -> None:
    sitting.drag(sitting.hand_card("8♥P"), sitting.throwdown.pile.global_landing_rect())
    QTest.keyClick(sitting.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    sitting.settle()
    sitting.window.sheet.choose("back")
    sitting.settle()
    assert [card.face for card in sitting.throwdown.pile.cards()] == ["3C", "7D"]
    assert any(line.struck for line in sitting.window.log.view.lines())


def test_a_drop_that_could_mean_two_moves_asks_which(qtbot: QtBot) -> None:
    """R-50, R-51: where a Rumble may begin at any stage, a card beside the Pile could begin it as well."""
    sitting = Sitting(
        qtbot,
        given(
            """
given   edition final; pilot red "Ren"; ruling rumble_needs = none
        throwdown Coach against Red; Red on turn
        Red: Strike 2; hand 2♦P 5♦P; Coach: Strike 3; hand K♠C; Pile A♦C
"""
        ),
    )
    sitting.take("red")
    sitting.drag(sitting.hand_card("2♦P"), sitting.throwdown.new_stage.global_rect())
    assert sitting.window.sheet.isVisible()
    assert sitting.model.entry == 0
    sitting.window.sheet.choose(1)
    sitting.settle()
    assert sitting.last() == "Red initiates a Rumble with 2♦P"


def test_everything_that_takes_the_keyboard_has_a_spoken_name(sitting: Sitting) -> None:
    """A screen reader finds a name wherever Tab, arrows or a click can go."""
    for widget in sitting.window.findChildren(QWidget):
        if widget.isVisible() and widget.focusPolicy() != Qt.FocusPolicy.NoFocus:
            assert widget.accessibleName(), type(widget).__name__


def test_an_omen_is_spent_by_its_letter_in_the_middle_of_a_throwdown(qtbot: QtBot) -> None:
    """OMEN-6: at any time, and not only where Story has a plate for it."""
    text = TURN.replace("Pile 3♣C 7♦C", "Pile 3♣C 7♦C; Pilots' Omens Joker1 up").replace(
        "Strike 2;", "Charges 1/6; Strike 2;"
    )
    made = Sitting(qtbot, given(text))
    made.take("red")
    made.press("o")
    assert made.window.sheet.isVisible()
    made.press(Qt.Key.Key_Return)
    assert made.last() == "Red spends an Omen for full"


def test_the_coachs_reason_is_written_by_keys_and_kept(sitting: Sitting) -> None:
    """ED-4: what he allows is a logged move with a reason."""
    sitting.drag(sitting.hand_card("4♠P"), sitting.throwdown.pile.global_landing_rect())
    assert sitting.window.refusals.shown
    sitting.window.refusals.card.allow.chosen.emit()
    sitting.model.take_seat()
    sitting.settle()
    sitting.press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is sitting.window.refusals.why
    sitting.press("She leaps", Qt.Key.Key_Return)
    assert sitting.last() == "Red counters with 4♠P"
    happened = sitting.model.log(sitting.model.entry)[0]
    assert happened.because == "She leaps"
    assert any("She leaps" in line for line in log_lines(sitting))


def test_escape_leaves_the_reason_and_takes_the_card_back(sitting: Sitting) -> None:
    sitting.drag(sitting.hand_card("4♠P"), sitting.throwdown.pile.global_landing_rect())
    sitting.press(Qt.Key.Key_Tab, "No", Qt.Key.Key_Escape)
    assert not sitting.window.refusals.shown
    assert sitting.model.entry == 0


def log_lines(sitting: Sitting) -> list[str]:
    """Return what stands in the log, line by line."""
    model = sitting.window.log.view.model()
    return [str(model.data(model.index(row, 0), Qt.ItemDataRole.AccessibleTextRole)) for row in range(model.rowCount())]


@pytest.mark.parametrize(("ruling", "told"), [("", True), ("        ruling hand_counts_public = no\n", False)])
def test_how_many_cards_the_coach_holds_stands_at_his_deck(qtbot: QtBot, ruling: str, told: bool) -> None:
    """INFO-1, R-82: everybody knows how many cards the Coach holds, unless this table hides it."""
    sitting = Sitting(qtbot, given(TURN + ruling))
    sitting.take("red")
    assert ("2 cards in hand" in sitting.window.scene.right.tray.accessibleName()) is told


@pytest.mark.parametrize("step", ["answer", "gambit"])
def test_against_a_hidden_card_the_keyboard_begins_at_the_highest(qtbot: QtBot, step: str) -> None:
    """THROW-16, GAMBIT-7: where the higher card wins, Enter twice must not give the lowest away."""
    model = dealt()
    if step == "answer":
        card = model.sight().cards("hand.coach")[0]
        assert isinstance(card, Card)
        assert model.attempt(Challenge("coach", "red", card))
    else:
        for move in (OfferGambit("coach", "red"), AcceptGambit("red"), PlayBlind("coach")):
            assert model.attempt(move)
    sitting = Sitting(qtbot, model)
    sitting.take("red")
    held = [one for one in model.sight().cards("hand.red") if isinstance(one, Card)]
    assert sitting.window.hand.card_in_focus() == max(held, key=lambda one: one.strength)


def test_from_an_assist_that_is_used_up_the_keyboard_goes_on_to_a_card(qtbot: QtBot) -> None:
    """Given an Assist that was used by its key, then its plate is hatched, and Enter explains it to nobody."""
    sitting = Sitting(qtbot, given(TURN.replace('pilot red "Ren"', 'pilot red "Ren" robo "Kite"')))
    sitting.take("red")
    plate = sitting.throwdown.row.button("assist")
    assert plate is not None
    sitting.press("a", Qt.Key.Key_Return)
    assert sitting.last() == "Red summons her Robo"
    assert plate.look.refused
    assert sitting.window.hand.card_in_focus() is not None


def test_the_letter_of_a_plate_counts_before_a_rank_in_the_hand_too(qtbot: QtBot) -> None:
    """Given an Ace in hand, then A is the key of the Assist, as its plate says; once that is used it is the Ace's."""
    held = TURN.replace('pilot red "Ren"', 'pilot red "Ren" robo "Kite"').replace("hand ", "hand A♥P ", 1)
    sitting = Sitting(qtbot, given(held))
    sitting.take("red")
    sitting.window.hand.focus()
    sitting.press("a", Qt.Key.Key_Return)
    assert sitting.last() == "Red summons her Robo"
    sitting.window.hand.focus()
    sitting.press("a")
    assert sitting.window.hand.card_in_focus() == held_card("AHP")


@pytest.mark.parametrize("wide", [62, 84, 140])
def test_the_topmost_card_of_an_earlier_pile_is_seen_whole(qtbot: QtBot, wide: int) -> None:
    """Given a Pile of many cards in a narrow column, then its top lies inside it, and the others are seen beneath."""
    pile = EarlierPile(make_paint(speed=0), EarlierPileLook("Stage 4", ("8H", "JD", "QD", "KS")))
    qtbot.addWidget(pile)
    pile.resize(wide, 112)
    top = pile.global_rect().translated(-pile.mapToGlobal(QPointF(0, 0)))
    assert top.right() <= wide
    assert top.left() > 4


LATE = """
given   pilot red "Ren"; threat gull "The Gull" rating 6
        throwdown Red against Coach; Red on turn; stage {stage}; Final Form of Red with Red head
        Red: hand 2♥P 9♦P; Coach: hand K♠C; Pile 4♠C
        {piles}
"""
EARLIER = ("4♥P 5♣C 6♥P", "7♣C", "8♦P 9♥C", "2♣C 3♥P 5♥C", "J♣P", "10♥C Q♥P")


@pytest.mark.parametrize("size", [(1024, 581), (1366, 749), (1920, 1060)])
@pytest.mark.parametrize("stage", [4, 5, 6, 7])
def test_what_lies_on_top_of_an_earlier_pile_can_be_read_at_every_stage(
    qtbot: QtBot, stage: int, size: tuple[int, int]
) -> None:
    """With five earlier Piles their cards were one pixel high."""
    piles = "; ".join(f"Pile of stage {n} {cards}" for n, cards in enumerate(EARLIER[: stage - 1], start=1))
    sitting = Sitting(qtbot, given(LATE.format(stage=stage, piles=piles)), size)
    sitting.take("red")
    sitting.settle()
    shown = sitting.window.findChildren(EarlierPile)
    assert len(shown) == stage - 1
    assert len({one.height() for one in shown}) == 1, "they look alike"
    for one in shown:
        top = one.global_rect().translated(-one.mapToGlobal(QPointF(0, 0)))
        assert top.height() >= 15, one.look.title
        assert QRectF(one.rect()).adjusted(-1, -1, 1, 1).contains(top), one.look.title


def test_the_heading_above_the_next_stage_is_whole_in_the_smallest_window(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(TURN))
    sitting.take("red")
    sitting.window.resize(*LEAST_WINDOW)
    (heading,) = (one for one in cut.read(sitting.window) if isinstance(one.widget, NewStage))
    assert heading.words == "STAGE 2"
    assert heading.box.top() >= 0
    assert heading.box.bottom() < heading.widget.mapFromGlobal(heading.widget.global_rect().topLeft()).y()


def test_the_rail_shows_that_a_preview_fills_the_schism_and_harmony_falls(qtbot: QtBot) -> None:
    """MICRO-35: given a Dissonant play that fills the pool, then the rail says what comes of both."""
    full = TURN.replace('pilot red "Ren"', 'edition final; Harmony 5; Schism 6; pilot red "Ren"')
    sitting = Sitting(qtbot, given(full.replace("Red: Strike 2", "Red: Strike 2; Buffers 0/3")))
    sitting.take("red")
    sitting.drag(sitting.hand_card("10♣P"), sitting.throwdown.pile.global_landing_rect(), drop=False)
    said = sitting.window.scene.left.harmony.accessibleName()
    assert "falls to 4, Green" in said
    assert "Schism 6 of 7, would become 0" in said
    assert "full: it starts again at 0" in sitting.window.carry.bubble.accessibleName()
    sitting.press(Qt.Key.Key_Escape)
    assert "falls" not in sitting.window.scene.left.harmony.accessibleName()


def test_beyond_the_third_stage_it_says_that_a_rumble_leads_there() -> None:
    """THROW-37: four steps of the ladder lie beyond, so no plate may say that no stage is left; but in the last one."""
    early = LATE.replace("; Final Form of Red with Red head", "").format(stage=3, piles="")
    late = LATE.format(stage=7, piles="")
    for text, words in ((early, "Only a Rumble leads beyond stage 3."), (late, "Nothing lies beyond stage 7.")):
        model = given(text)
        model.pass_to("red")
        model.take_seat()
        said = {plate.look.title: spoken(plate.look.sub) for plate in drive_plates(SeatView.of(model))}
        assert said["Escalate"] == words
