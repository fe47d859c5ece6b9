"""FC-5 at the table window: the guide goes along into Gambits, Throwdowns and Outcomes, and leads back from detours."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.gambit.offer import OfferGambit
from gattai_desktop.games.gattai.story.first_contact_acts import LAST_ACT
from gattai_desktop.games.gattai.story.first_contact_moves import GoOn, StartAct
from gattai_desktop.games.gattai.throwdown.challenge import Challenge
from gattai_desktop.games.gattai.world.factions import Invest
from gattai_desktop.games.presentation import NOWHERE
from gattai_desktop.games.told import plain
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.gattai.panes.gambit_pane import GambitPane
from gattai_desktop.windows.games.gattai.panes.outcome_pane import OutcomePane
from gattai_desktop.windows.games.gattai.panes.throwdown_pane import ThrowdownPane
from gattai_desktop.windows.games.gattai.rails.right import RightRail
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.guide_words import guide_of
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.cut import cut
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt, given

SIZES = [(1920, 1080), (1366, 768), (1024, 600)]
_LIKED = ("Accept", "CloseSides", "Counter", "Concede")

NO_CARD_FITS = """
given   scenario first-contact
        pilots Red; threat foe "The Enemy" rating 3
        first_contact.act = 3; first_contact.gambits = 0; first_contact.throwdowns = 0; first_contact.beat = 0
        throwdown Red against Coach; Red on turn; stage 3
        Harmony 7; Red: Strike 3; hand 3♦P; Coach: Strike 3; hand 5♦C; Pile Q♣C
"""


def at_gambits() -> GameModel:
    """A table of First Contact at which the Coach may offer the first Gambit."""
    model = dealt("first-contact")
    for _ in range(2):
        assert model.attempt(GoOn("coach"))
    return model


def play_to(model: GameModel, step: str) -> GameModel:
    """Play on with whatever is liked, from whichever seat is next, until a step is reached that waits for no answer."""
    for _ in range(80):
        if model.sight("public").values["step"] == step and not model.asks():
            return model
        seat = model.next_seat()
        sit(model, seat)
        found = [move for move in model.options(seat) if move.steps or model.asks()]
        liked = (move for kind in _LIKED for move in found if type(move).__name__ == kind)
        assert model.attempt(next(liked, found[0]))
    raise AssertionError(f"It never came to {step}.")


def sit(model: GameModel, seat: str) -> None:
    if model.seat != seat:
        model.pass_to(seat)
    model.take_seat()


def in_conflict(step: str) -> GameModel:
    model = at_gambits()
    if step.startswith("gambit"):
        assert model.attempt(OfferGambit("coach", "red"))
    else:
        assert model.attempt(StartAct("coach", 2))
        sit(model, "red")
        assert model.attempt(
            next(one for one in model.options() if isinstance(one, Challenge) and one.opponent == "orange")
        )
    play_to(model, step)
    sit(model, model.next_seat())
    return model


def box(part: QWidget, window: QWidget) -> QRect:
    return QRect(part.mapTo(window, part.rect().topLeft()), part.size())


def parts_of(pane: object) -> list[QWidget]:
    match pane:
        case GambitPane():
            return [pane.cards, pane.outcomes, pane.row]
        case ThrowdownPane():
            return [pane.ladder, pane.factions, pane.pile, pane.initiative, pane.scale, pane.row]
        case OutcomePane():
            return [pane.ladder, pane.row]
    raise AssertionError(f"{pane} is no pane of a conflict.")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "step", ["gambit.threshold", "gambit.play", "gambit.reveal", "throwdown.reveal", "throwdown.turn", "outcome.story"]
)
def test_in_every_conflict_one_plate_says_what_is_next_and_covers_nothing(
    qtbot: QtBot, step: str, size: tuple[int, int]
) -> None:
    sitting = Sitting(qtbot, in_conflict(step), size)
    scene, window = sitting.window.scene, sitting.window
    card, rail = scene.guide.card, scene.right
    assert isinstance(rail, RightRail)
    assert card.isVisible() != rail.guide.isVisible(), "it stands in the middle, or where that has no room in the rail"
    assert card.isVisible() == (size == SIZES[0] or step.startswith("outcome"))
    plate = card if card.isVisible() else rail.guide
    now = guide_of(SeatView.of(sitting.model))
    assert now is not None
    assert plate.accessibleName() == spoken(drawn(now.now)), "the keyboard goes into it, and hears what to do"
    assert plate.accessibleDescription().startswith("First Contact. ")
    for part in (*parts_of(scene.pane), *window.hand.cards(), rail.tray, window.log):
        assert part is None or not part.isVisible() or not box(plate, window).intersects(box(part, window)), part
    assert plate.height() >= plate.paint.px(plate.needed(plate.width())) - 2, "its words need no more than it has"


@pytest.mark.parametrize("size", [(1024, 544), *SIZES])
def test_what_each_gambit_would_be_for_is_whole(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Given the Gambits that may be offered, then each plate has room for what its Pilot wants."""
    sitting = Sitting(qtbot, at_gambits(), size)
    sitting.press("g")
    assert sitting.window.sheet.isVisible()
    plates = [one for one in sitting.window.sheet.findChildren(PlateButton) if one.look.sub]
    assert len(plates) == 3
    for plate in plates:
        assert plate.says_all(plate.width(), plate.height()), plate.look.sub


def test_the_guide_says_what_the_seat_at_the_computer_may_still_do() -> None:
    model = given(NO_CARD_FITS)
    sit(model, "red")
    now = guide_of(SeatView.of(model))
    assert now is not None
    assert plain(now.now) == "Red has no card that fits: only Concede is left."
    assert now.place == NOWHERE, "no light on the Pile"


@pytest.mark.parametrize(
    ("pilots", "first"),
    [
        ("Red", "Concede"),
        ("Red, Green", "Not yet"),
        ("Red, Green; ruling drive_declared_by = commander_only", "Concede"),
    ],
)
def test_conceding_begins_at_it_where_nothing_else_is_left(qtbot: QtBot, pilots: str, first: str) -> None:
    text = NO_CARD_FITS.replace("Red against", f"{pilots.partition(';')[0]} against").replace(
        "pilots Red", f"pilots {pilots}"
    )
    sitting = Sitting(qtbot, given(text.replace("Pile", "Green: hand 2♦P; Pile") if "Green" in pilots else text))
    sitting.take("red")
    sitting.press("x")
    assert isinstance(here := sitting.window.focusWidget(), PlateButton)
    assert here.look.title == first, "an ally may still play"
    on = sitting.window.sheet.look.choices[0].look
    assert (on.title, on.key) == ("Not yet", "Esc"), "she cannot fight on alone"
    assert on.sub == ("Your side can still play" if first == "Not yet" else "")


@pytest.mark.parametrize("step", ["gambit.threshold", "gambit.play", "throwdown.reveal", "throwdown.turn"])
def test_where_the_rails_are_drawers_it_stands_in_the_middle_too(qtbot: QtBot, step: str) -> None:
    """Given a window as a screen of 1024 by 600 leaves it above the program's plate: nobody would see it in a rail."""
    sitting = Sitting(qtbot, in_conflict(step), (1024, 544))
    scene, window = sitting.window.scene, sitting.window
    card = scene.guide.card
    assert scene.right.isHidden()
    assert card.isVisible()
    for part in (*parts_of(scene.pane), *window.hand.cards()):
        assert not part.isVisible() or not box(card, window).intersects(box(part, window)), part
    assert not cut(window)


@pytest.mark.parametrize("size", SIZES)
def test_the_plate_moves_into_the_rail_for_a_question(qtbot: QtBot, size: tuple[int, int]) -> None:
    model = at_gambits()
    assert model.attempt(OfferGambit("coach", "red"))
    sit(model, "red")
    sitting = Sitting(qtbot, model, size)
    scene = sitting.window.scene
    assert isinstance(scene.right, RightRail)
    assert sitting.window.answers.plate.isVisible()
    assert not scene.guide.card.isVisible()
    assert scene.right.guide.isVisible()


def test_the_plate_in_the_rail_does_it_too(qtbot: QtBot) -> None:
    """Given a window too low for it in the middle, when its button is pressed, then what the guide says is done."""
    sitting = Sitting(qtbot, in_conflict("gambit.reveal"), SIZES[2])
    rail = sitting.window.scene.right
    assert isinstance(rail, RightRail)
    entry = sitting.model.entry
    sitting.click(rail.guide.do)
    assert sitting.model.entry == entry + 1
    assert sitting.last() == "Coach reveals"


def test_in_the_last_act_a_gambit_without_a_goal_is_about_the_weapon(qtbot: QtBot) -> None:
    model = at_gambits()
    assert model.attempt(StartAct("coach", LAST_ACT))
    assert model.attempt(OfferGambit("coach", "red"))
    sit(model, "red")
    sitting = Sitting(qtbot, model)
    assert isinstance(pane := sitting.window.scene.pane, GambitPane)
    assert pane.accessibleName().startswith("The Weapon: A Gambit for ")


def now_of(sitting: Sitting) -> str:
    return sitting.window.scene.guide.card.accessibleName()


def test_another_panel_lies_over_the_guide_which_says_the_same_afterwards(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, at_gambits())
    before = now_of(sitting)
    assert "Offer somebody a Gambit" in before
    for panel in ("pilot.orange", "rulings", "keys"):
        sitting.window.requests.open(panel)
        sitting.settle()
        sitting.press(Qt.Key.Key_Escape)
        assert now_of(sitting) == before
        assert sitting.window.scene.guide.card.isVisible()


def test_no_place_is_lit_that_is_not_shown(qtbot: QtBot) -> None:
    """Given both initiative cards lie face-down, then there is no Pile yet, and no bracket lies where it will be."""
    sitting = Sitting(qtbot, in_conflict("throwdown.reveal"), (1366, 768))
    guide, place = sitting.window.scene.guide, sitting.window.scene.guide.place
    assert place.zone == "pile"
    assert guide.pointer.isHidden()
    assert sitting.throwdown.rect_of(place) is None


def test_what_is_taken_back_is_asked_for_again(qtbot: QtBot) -> None:
    model = dealt("first-contact")
    assert model.attempt(GoOn("coach"))
    sitting = Sitting(qtbot, model)
    for seat in ("red", "orange", "yellow"):
        sitting.take(seat)
        assert model.attempt(next(one for one in model.options() if isinstance(one, Invest)))
    sitting.take(COACH_SEAT)
    assert "Offer somebody a Gambit" in now_of(sitting)
    assert model.take_back(model.entry)
    sitting.settle()
    assert "Pass the table to Pia" in now_of(sitting)
    sitting.take("yellow")
    assert "Drag one of your cards" in now_of(sitting)


def test_who_sits_there_in_vain_is_told_who_goes_on(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, at_gambits())
    sitting.take("orange")
    card = sitting.window.scene.guide.card
    assert "Pass the table to Coach" in now_of(sitting)
    assert not card.do.isHidden()
    card.do.click()
    sitting.settle()
    assert sitting.model.seat == COACH_SEAT
    sitting.model.take_seat()
    sitting.settle()
    assert "Offer somebody a Gambit" in now_of(sitting)


def test_a_fight_out_of_turn_is_a_detour_and_says_where_play_goes_on(qtbot: QtBot) -> None:
    model = at_gambits()
    sitting = Sitting(qtbot, model)
    sitting.take("red")
    assert model.attempt(
        next(one for one in model.options() if isinstance(one, Challenge) and one.opponent == "orange")
    )
    play_to(model, "throwdown.turn")
    sitting.take(model.next_seat())
    guide = guide_of(SeatView.of(model))
    assert guide is not None
    assert str(guide.back) == "Offer somebody a Gambit."
    play_to(model, "outcome.story")
    sit(model, COACH_SEAT)
    play_to(model, "story")
    sitting.take(COACH_SEAT)
    assert "Offer somebody a Gambit" in now_of(sitting)


def test_the_act_shows_who_had_no_gambit_yet(qtbot: QtBot) -> None:
    model = at_gambits()
    assert model.attempt(OfferGambit("coach", "orange"))
    play_to(model, "story")
    sitting = Sitting(qtbot, model)
    sitting.take(COACH_SEAT)
    guide = guide_of(SeatView.of(model))
    assert guide is not None
    assert guide.present.waiting == ("red", "yellow")


def test_the_ring_lies_on_the_card_that_the_guide_speaks_of(qtbot: QtBot) -> None:
    """However the hand is sorted, the lowest card has the keyboard."""
    model = dealt("first-contact", seed=3)
    assert model.attempt(GoOn("coach"))
    sitting = Sitting(qtbot, model)
    sitting.window.set_paint(evolve(sitting.window.paint, by_suit=frozenset({"red"})))
    sitting.take("red")
    low = min((one.card for one in model.hand("red")), key=lambda card: card.rank)
    assert sitting.window.hand.cards()[0].face != low.code
    assert sitting.window.hand.card_in_focus() is low


@pytest.mark.parametrize("size", SIZES)
def test_a_new_word_explains_itself_where_the_plate_stands(qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting = Sitting(qtbot, in_conflict("gambit.play"), size)
    scene = sitting.window.scene
    rail = scene.right
    assert isinstance(rail, RightRail)
    assert scene.guide.known == {"Faction"}, "where room is scarce, what one learned makes way for it"
    if size == SIZES[1]:
        high = rail.guide.height()
        scene.guide.know(one.key for one in scene.guide.card.words())
        assert rail.guide.height() < high, "what is known takes no room"
