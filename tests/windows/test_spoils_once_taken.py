"""Spoils that have happened are told as what they were: nothing is foretold twice, and the log needs no code."""

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import measuring, strong
from gattai_desktop.board.words import spoken
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.outcome.spoils import TakeSpoil
from gattai_desktop.games.gattai.world.factions import LetFavorPass
from gattai_desktop.windows.games.gattai.looks.spoil_results import spoil_results
from gattai_desktop.windows.games.gattai.panes.outcome_pane import OutcomePane
from gattai_desktop.windows.games.gattai.panes.spoil_plate import SpoilPlate
from gattai_desktop.windows.games.gattai.panes.spoils_board import SpoilsBoard
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.cut import read
from tests.windows.sitting import Sitting
from tests.windows.tables import given

ONE_IS_CHOSEN = """
given   pilot red "Ren"; pilot green "Tam"; Harmony 4; threat tide "The Tide" rating 2
        throwdown Coach against Red; Red on turn; stage 1
        Red: Strike 2; hand A♥P 9♣P; charges 1; Green: charges 1; Coach: Strike 3; hand K♠C; Pile 3♣C Q♦C
when    Red counters with A♥P
        Coach concedes
        Red takes chargeup for red
        Red takes rally for red
        Red takes no more Spoils
"""

MANY = """
given   pilot red "Ren"; pilot green "Tam"; Harmony 4; threat tide "The Tide" rating 2
        throwdown Coach against Red; Red on turn; stage 7
        Red: Strike 2; hand A♥P 9♣P; charges 1; Green: charges 1; Coach: Strike 3; hand K♠C; Pile 3♣C Q♦C
when    Red counters with A♥P
        Coach concedes
"""

CLOSE = """
given   pilot red "Ren"; pilot green "Tam"; Harmony 4; threat tide "The Tide" rating 5
        throwdown Red against Coach; Red on turn
        Red: Strike 4; hand 2♦P 3♦P; Coach: hand 4♦C 2♥C; Pile 7♣C
when    Red escalates with 2♦P
        Coach counters with 4♦C
        Red escalates with 3♦P
        Coach concedes
        Coach asks for ""
"""

COACH_WINS = """
given   pilot red "Ren"; pilot green "Tam"; Harmony 4; threat tide "The Tide" rating 2
        throwdown Coach against Red; Red on turn; stage 1
        Red: Strike 2; hand 9♣P; Buffers 2; Green: Buffers 2; Coach: Strike 3; hand K♠C; Pile 3♣C Q♦C
when    Red concedes
"""

NOTHING_TO_TAKE = ONE_IS_CHOSEN.split("        Red takes chargeup", maxsplit=1)[0]


@pytest.mark.parametrize("zoom", [1.5, 2.0])
def test_in_an_enlarged_window_spoils_are_as_high_as_their_letters_need(qtbot: QtBot, zoom: float) -> None:
    """Given many Spoils in a small window with large letters, then each has air round its name, and none is covered."""
    sitting = Sitting(qtbot, given(MANY), (1024, 581))
    sitting.take("red")
    sitting.window.set_zoom(zoom)
    sitting.settle()
    (board,) = sitting.window.findChildren(SpoilsBoard)
    plates = board.findChildren(SpoilPlate)
    assert min(one.height() for one in plates) >= 1.5 * board.paint.text(15)
    assert board.geometry().bottom() <= sitting.window.hand.y() - board.parentWidget().y()


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_there_is_air_between_what_a_spoil_does_and_who_may_get_it(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Given Charges, of which much is said, then "FOR WHOM" stands apart from the last line of it."""
    sitting = Sitting(qtbot, given(MANY), size)
    sitting.take("red")
    sitting.settle()
    (board,) = sitting.window.findChildren(SpoilsBoard)
    wrote = [one for one in read(board) if one.widget is board]
    heading = next(one for one in wrote if one.words == "FOR WHOM")
    above = [one for one in wrote if one.box.bottom() <= heading.box.top() + 1 and one.box.left() >= heading.box.left()]
    gap = heading.box.top() - max(one.box.bottom() for one in above)
    assert gap >= 0.9 * board.paint.text(14), gap


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_who_may_get_a_spoil_stands_in_one_place(qtbot: QtBot, size: tuple[int, int]) -> None:
    """From a Spoil of which more is said to one of which less is said, whoever may get it moved by a line."""
    sitting = Sitting(qtbot, given(MANY), size)
    sitting.take("red")
    sitting.settle()
    (board,) = sitting.window.findChildren(SpoilsBoard)
    tops = set()
    for plate in board.findChildren(SpoilPlate):
        plate.setFocus()
        tops |= {one.box.top() for one in read(board) if one.widget is board and one.words == "FOR WHOM"}
    assert len(tops) == 1


def test_the_key_for_how_the_book_writes_a_spoil_explains_words_where_it_writes_nothing(qtbot: QtBot) -> None:
    """Given a Spoil that cannot be taken, then "?" is not dead upon it: the words beside it are explained."""
    sitting = Sitting(qtbot, given(NOTHING_TO_TAKE))
    sitting.take("red")
    (board,) = sitting.window.findChildren(SpoilsBoard)
    plate = next(one for one in board.findChildren(SpoilPlate) if one.look.refused)
    plate.setFocus()
    sitting.press("?")
    assert sitting.window.explainer.bubble.isVisible() or sitting.window.sheet.isVisible()


def test_what_has_happened_is_not_foretold_again(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(ONE_IS_CHOSEN))
    sitting.take("red")
    assert sitting.window.answers.plate.press("1")
    sitting.settle()
    assert sitting.step() == "outcome.story"
    pane = [one.words for one in read(sitting.window) if type(one.widget).__name__ == "OutcomePane"]
    assert any("Rally" in words for words in pane)
    assert not [words for words in pane if "→" in words or " from " in words], "Harmony rose already"


def test_what_came_of_the_spoils_is_told_once_they_have_happened(qtbot: QtBot) -> None:
    """Given Spoils of which one asks, then each says beside its name what it did, and not what it does in general."""
    sitting = Sitting(qtbot, given(NOTHING_TO_TAKE))
    sitting.take("red")
    for words in ("takes chargeup", "takes rally", "takes no more"):
        sitting.model.attempt(next(move for move in sitting.model.options() if words in str(move)))
    assert sitting.model.attempt(next(move for move in sitting.model.options() if "(Full)" in str(move)))
    sitting.settle()
    assert sitting.step() == "outcome.story"
    pane = [one.words for one in read(sitting.window) if type(one.widget).__name__ == "OutcomePane"]
    told = " ".join(" ".join(pane).split())
    assert "Charges from 1 to 6" in told
    assert "Harmony from 4 to 5, Blue" in told
    assert "or each +1" not in told


def test_what_follows_the_outcome_is_not_told_as_if_a_spoil_had_done_it(qtbot: QtBot) -> None:
    """Given a Coach who lays cards down afterwards, since she holds too many, then no Spoil says so."""
    held = NOTHING_TO_TAKE.replace("hand K♠C;", "hand K♠C 2♠C 3♠C 4♠C 5♠C 6♠C 7♠C;")
    held = held.replace("hand A♥P 9♣P", "hand A♥P 9♣P 2♥P 3♥P 4♥P 5♥P 6♥P 7♥P")
    sitting = Sitting(qtbot, given(held))
    sitting.take("red")
    for words in ("takes chargeup", "takes rally", "takes no more"):
        sitting.model.attempt(next(move for move in sitting.model.options() if words in str(move)))
    assert sitting.model.attempt(next(move for move in sitting.model.options() if "(Full)" in str(move)))
    before = spoil_results(sitting.model)
    assert len(before) == 2
    sitting.take("coach")
    for words in ("returns to the story", "discards"):
        assert sitting.model.attempt(next(move for move in sitting.model.options() if words in str(move)))
    assert spoil_results(sitting.model) == before


def test_whose_points_came_of_a_spoil_is_said_whoever_answered(qtbot: QtBot) -> None:
    """Given the Coach's Schism, when each Pilot spends Buffers of hers, then the first is named like the others."""
    sitting = Sitting(qtbot, given(COACH_WINS))
    sitting.take("coach")
    for words in ("takes schism", "takes no more"):
        assert sitting.model.attempt(next(move for move in sitting.model.options() if words in str(move)))
    for seat in ("red", "green"):
        sitting.take(seat)
        assert sitting.window.answers.plate.press("1")
    sitting.settle()
    pane = [one.words for one in read(sitting.window) if type(one.widget).__name__ == "OutcomePane"]
    told = " ".join(" ".join(pane).split())
    assert "Ren: Buffers from 2 to 1" in told
    assert "Tam: Buffers from 2 to 1" in told


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_the_order_of_many_spoils_stays_once_all_are_chosen(qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting = Sitting(qtbot, given(MANY), size)
    sitting.take("red")
    (board,) = sitting.window.findChildren(SpoilsBoard)
    while (ask := SeatView.of(sitting.model).ask) is not None and any(
        isinstance(one, TakeSpoil) for one in ask.options
    ):
        assert sitting.model.attempt(next(one for one in ask.options if isinstance(one, TakeSpoil)))
        sitting.settle()
    shown = [one.words for one in read(sitting.window) if one.widget is board]
    assert shown.count("IN THIS ORDER") == 1
    assert {"1", "2", "3", "4", "5", "6", "7"} <= set(shown)


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_the_order_of_the_spoils_stands_clear_of_who_has_won(qtbot: QtBot, size: tuple[int, int]) -> None:
    """While a question about a Spoil is open, its caption hung on the large letters above it."""
    sitting = Sitting(qtbot, given(ONE_IS_CHOSEN), size)
    sitting.take("red")
    paint = sitting.window.paint
    pane = sitting.window.scene.pane
    assert isinstance(pane, OutcomePane)
    assert not pane.answers_itself()
    (caption,) = [one for one in read(sitting.window) if one.whole == "PILOTS: IN THIS ORDER"]
    crest = paint.px(14 + 1.2 * 32 if paint.scale.small else 10 + 1.2 * 46)
    letters = pane.ladder.geometry().bottom() + crest
    assert caption.box.top() - letters >= paint.px(9)


def test_each_spoil_of_the_order_stands_beside_its_number(qtbot: QtBot) -> None:
    """In the second column the names were written over those of the first."""
    sitting = Sitting(qtbot, given(MANY), (1920, 1080))
    sitting.take("red")
    (board,) = sitting.window.findChildren(SpoilsBoard)
    for _ in range(5):
        assert sitting.model.attempt(next(move for move in sitting.model.options() if "takes chargeup" in str(move)))
    sitting.settle()
    shown = [one for one in read(sitting.window) if one.widget is board]
    order = shown[next(place for place, one in enumerate(shown) if one.words == "IN THIS ORDER") :]
    for number in range(1, 6):
        at = next(place for place, one in enumerate(order) if one.words == str(number))
        name = next(one for one in order[at:] if one.words.startswith("Charges"))
        assert 0 < name.box.left() - order[at].box.left() < 80
    plate = next(one for one in board.findChildren(SpoilPlate) if one.look.key == "chargeup")
    said = [one.words for one in read(sitting.window) if one.widget is plate]
    assert {"Charges", "×5"} <= set(said)


def test_the_keyboard_stands_on_a_spoil_when_the_other_side_chooses(qtbot: QtBot) -> None:
    """Given that whoever won applies hers, then Enter does not end what the losers may take (OUT-6)."""
    sitting = Sitting(qtbot, given(CLOSE), (1366, 768))
    sitting.take("red")
    (board,) = sitting.window.findChildren(SpoilsBoard)
    for _ in range(3):
        assert sitting.model.attempt(next(one for one in sitting.model.options() if isinstance(one, TakeSpoil)))
    sitting.settle()
    board.focus()
    sitting.press(Qt.Key.Key_Return)
    assert isinstance(sitting.window.focusWidget(), SpoilPlate)


def test_the_log_says_without_code_that_one_of_several_was_chosen(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(ONE_IS_CHOSEN))
    sitting.take("red")
    assert sitting.window.answers.plate.press("1")
    sitting.settle()
    said = [line.spoken() for line in sitting.window.log.view.lines()]
    assert "Ren chooses which of them happens" in "\n".join(said), said
    assert not [line for line in said if ":Self" in line], "no code of the book"


@pytest.mark.parametrize("size", [(1024, 576), (1366, 768), (1920, 1080)])
def test_a_press_on_the_crest_gives_a_spoil_back(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Given a Spoil that was taken with the pointer, then the pointer can give it back where it shows who gets it."""
    sitting = Sitting(qtbot, given(NOTHING_TO_TAKE), size)
    sitting.take("red")
    (board,) = sitting.window.findChildren(SpoilsBoard)
    plate = next(one for one in board.findChildren(SpoilPlate) if not one.look.refused)
    sitting.click(plate)
    assert plate.look.taken
    plate.grab()
    assert any("press" in one.words for one in read(sitting.window) if one.widget is board), "it is said there"
    sitting.click(plate, QPointF(plate.width() - 24, plate.height() / 2))
    assert not plate.look.taken
    sitting.click(plate, QPointF(plate.width() - 24, plate.height() / 2))
    assert plate.look.taken, "where no crest is, a press takes"


@pytest.mark.parametrize("size", [(1024, 576), (1024, 600), (1366, 768)])
def test_the_ring_of_a_spoil_leaves_the_heading_above_it_whole(qtbot: QtBot, size: tuple[int, int]) -> None:
    """The ring stands five pixels round a plate, and lay over "1 left" beside the heading in a small window."""
    sitting = Sitting(qtbot, given(NOTHING_TO_TAKE), size)
    sitting.take("red")
    (board,) = sitting.window.findChildren(SpoilsBoard)
    first = min(one.y() for one in board.findChildren(SpoilPlate))
    descender = measuring(board.paint, 100).size(strong(14)) * board.paint.px(1.0) * 0.22
    assert first - 5 - 2 >= board.paint.px(16) + descender


def test_what_cannot_be_chosen_any_more_still_says_what_it_is(qtbot: QtBot) -> None:
    """Given as many Spoils as there are to choose, then "0 left" stands above, and no plate repeats it in red."""
    sitting = Sitting(qtbot, given(NOTHING_TO_TAKE), (1366, 768))
    sitting.take("red")
    (board,) = sitting.window.findChildren(SpoilsBoard)
    assert sitting.model.attempt(next(move for move in sitting.model.options() if "takes replenish" in str(move)))
    sitting.settle()
    said = [one.words for one in read(sitting.window) if isinstance(one.widget, SpoilPlate)]
    assert not [words for words in said if "is left to choose" in words]
    assert "one loses all Charges" in said or "a lost point comes back" in said
    plate = next(one for one in board.findChildren(SpoilPlate) if one.look.spent)
    assert "No Basic Spoil is left to choose." in plate.accessibleName()


TWO_THREATS = NOTHING_TO_TAKE.replace("rating 2\n", 'rating 2; threat gull "The Gull" rating 2\n')
TWO_THREATS = TWO_THREATS.replace("Red: ", "Red: Buffers 0/3; ").replace("Green: ", "Green: Buffers 2/3; ")


def _with(qtbot: QtBot, *wishes: str) -> Sitting:
    sitting = Sitting(qtbot, given(TWO_THREATS), (1024, 600))
    sitting.take("red")
    for words in wishes:
        assert sitting.model.attempt(next(move for move in sitting.model.options() if words in str(move)))
    sitting.settle()
    return sitting


def test_trauma_that_can_only_hit_threats_costs_no_stat(qtbot: QtBot) -> None:
    sitting = _with(qtbot, "takes trauma", "takes no more")
    look = sitting.window.answers.plate.look
    assert spoken(look.title) == "Whom does Trauma hit?"
    assert "Trauma: a Threat loses a point of TR." in spoken(look.why)


def test_winners_of_whom_alone_something_is_told_have_the_whole_width(qtbot: QtBot) -> None:
    """Given a loser who takes nothing and concedes nothing, then no sum of the winners is broken in its middle."""
    sitting = _with(qtbot, "takes fortify", "takes no more")
    pane = [one for one in read(sitting.window) if type(one.widget).__name__ == "OutcomePane"]
    told = pane[next(place for place, one in enumerate(pane) if one.words.strip() == "All") :]
    said = " ".join(one.words.strip() for one in told)
    assert said.startswith("All Buffers back: Ren 0 → 3. Or: One Buffer back for each: ")
    assert len({round(one.box.bottom()) for one in told}) == 1


def test_what_the_losers_get_stands_level_with_what_the_winners_take(qtbot: QtBot) -> None:
    begun, _ = CLOSE.split("        Coach counters")
    taken = (
        begun
        + """        Coach concedes
        Coach asks for "they slip away"
        Red takes chargeup for red
        Red takes no more Spoils
"""
    )
    sitting = Sitting(qtbot, given(taken), (1920, 1080))
    sitting.take("red")
    at = {one.words: one.box.bottom() for one in read(sitting.window)}
    assert at["CONCESSION"] == pytest.approx(at["PILOTS: IN THIS ORDER"], abs=1)
    assert at["They"] == pytest.approx(at["1  Charges"], abs=1)


def test_a_favor_that_was_let_pass_is_not_told_as_one_that_was_given() -> None:
    begun, _ = CLOSE.split("        Coach counters")
    taken = begun.replace("Harmony 4;", 'Harmony 4; faction crew "Crew" agency 3; faction row "Row" agency 1;')
    model = given(
        taken
        + """        Coach concedes
        Coach asks for ""
"""
    )
    model.pass_to("red")
    model.take_seat()
    for words in ("Red takes favor for red", "Red takes no more Spoils"):
        assert model.attempt(GATTAI.game.phrases.read(words))
    while (asked := model.asks()) and asked[0].kind != "favor":
        assert model.attempt(asked[0].options[0])
    assert model.attempt(LetFavorPass("red"))
    assert [came for *_, came in spoil_results(model)] == ["No card is invested"]
