"""FC-5: "Do it for me" does what the guide's plate says, in Gambits and Throwdowns too, and never moves away."""

from itertools import pairwise
from typing import Any, Final

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.scale import Scale
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.gattai.gambit.moves import PlayInGambit
from gattai_desktop.games.guide import Guide, GuideAct
from gattai_desktop.windows.games.gattai.rails.guide_plate import HEAD_LINE, GuidePlate
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.table.guide_card import GuideCard
from tests.windows.sitting import Sitting
from tests.windows.test_guide_in_conflicts import in_conflict

_DOES: Final = {
    "gambit.threshold": "Coach plays blind",
    "gambit.reveal": "Coach reveals",
    "throwdown.reveal": "Coach reveals",
    "outcome.story": "Coach returns to the story",
}


@pytest.mark.parametrize("step", _DOES)
def test_it_does_what_the_plate_says_of_the_step(qtbot: QtBot, step: str) -> None:
    sitting = Sitting(qtbot, in_conflict(step))
    entry, do = sitting.model.entry, sitting.window.scene.guide.card.do
    assert do.isVisible()
    do.click()
    sitting.settle()
    assert sitting.model.log(entry + 1)[0].words("coach") == _DOES[step]


def test_in_a_gambit_it_plays_her_highest_card(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, in_conflict("gambit.play"))
    model, do = sitting.model, sitting.window.scene.guide.card.do
    pilot, entry = model.seat, model.entry
    high = max((one.card for one in model.options() if isinstance(one, PlayInGambit)), key=lambda card: card.rank)
    assert sitting.window.hand.card_in_focus() is high, "Enter plays it, too"
    assert do.isVisible()
    do.click()
    sitting.settle()
    assert model.log(entry + 1)[0].words(pilot) == f"{pilot.capitalize()} plays {high.code}"


def test_it_is_not_offered_where_people_decide(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, in_conflict("throwdown.turn"))
    card = sitting.window.scene.guide.card
    assert card.isVisible()
    assert card.do.isHidden()


# ---------------------------------------------------------------------- its place

GUIDE: Final = Guide(
    name="First Contact",
    acts=(GuideAct(1, "It begins"),),
    act=1,
    key="",
    now=say("Reveal."),
    learn=say("The higher card wins."),
    skip="act.2",
)
LONG: Final = say("{words}", words="Vass laid a card on The Weapon, which lies there open for any Pilot. " * 4)


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (1024, 600)])
@pytest.mark.parametrize("in_full", [True, False])
def test_it_stays_under_the_pointer_when_a_line_wraps(qtbot: QtBot, size: tuple[int, int], in_full: bool) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(*size)
    card = GuideCard(make_paint(speed=0, scale=Scale.for_table(*size)), "gattai", window)
    card.in_full = in_full
    window.show()

    def place(guide: Guide, happened: Words) -> QPoint:
        """Stand on the foot of the window, as in a pane, as high as the words are."""
        card.set_guide(guide, happened, does=True)
        wide = round(size[0] * 0.5)
        high = round(card.paint.px(card.needed(wide)))
        card.setGeometry(0, size[1] - high, wide, high)
        card.rescale()
        card.show()
        return card.do.mapToGlobal(card.do.rect().center())

    short = place(GUIDE, say("Vass laid a card."))
    assert card.needed(card.width()) > 0
    before = card.height()
    assert place(GUIDE, LONG) == short
    assert card.height() > before
    assert place(evolve(GUIDE, skip=""), LONG) == short


@pytest.mark.parametrize("wide", range(140, 260, 10))
def test_in_a_narrow_rail_no_word_of_its_head_runs_into_another(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, wide: int
) -> None:
    sitting = Sitting(qtbot, in_conflict("gambit.play"))
    plate = GuidePlate(make_paint(speed=0), sitting.window)
    plate.show_view(SeatView.of(sitting.model))
    plate.resize(wide, 300)
    plate.rescale()
    plate.show()
    assert not plate.do.isHidden()
    head: list[tuple[float, float, str]] = []
    usual = Drawing.text

    def text(draw: Drawing, x: float, y: float, words: str, *more: Any, **how: Any) -> float:
        used = usual(draw, x, y, words, *more, **how)
        if y == HEAD_LINE and words:
            head.append((x - used if how.get("align") == "end" else x, used, words))
        return used

    monkeypatch.setattr(Drawing, "text", text)
    plate.grab()
    head.sort()
    assert head, "at least the act"
    for (x, used, words), (after, _, other) in pairwise(head):
        assert x + used < after, f"{words} runs into {other}"
    x, used, words = head[-1]
    assert x + used <= plate.do.x(), f"{words} runs below the plate"
