"""The plate of the Interrupt says all that charges it."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.scale import LEAST_WINDOW
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.zone import Lying
from gattai_desktop.games.virtual_machine.interrupts import current, needed
from gattai_desktop.games.virtual_machine.values import MOST_CHARGES, OVER
from gattai_desktop.games.virtual_machine.zones import hand
from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from gattai_desktop.windows.games.virtual_machine.interrupt_looks import interrupt_look
from gattai_desktop.windows.kit.left_out import left_out
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.cut import only_when_it_is_read, read
from tests.windows.sitting import Sitting
from tests.windows.test_no_surface_tells import Painted
from tests.windows.virtual_machine import fights


def test_with_little_room_the_plate_says_how_many_deeds_are_done(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting.window.resize(1024, 600)
    sitting.settle()
    painted = Painted(monkeypatch)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    pane.interrupt.grab()
    assert "0 of 3 deeds done" in painted.texts


def test_a_press_on_the_plate_opens_the_sheet_on_which_all_deeds_stand(sitting: Sitting) -> None:
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    QTest.mouseClick(pane.interrupt, Qt.MouseButton.LeftButton, pos=QPoint(30, 30))
    sitting.settle()
    sheets = sitting.window.overlays.named("process")
    assert sheets is not None
    assert sheets.shown
    assert sheets.about == "teo"


def test_every_deed_of_the_role_is_painted(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    painted = Painted(monkeypatch)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    pane.interrupt.grab()
    deeds = [words for words, _ in interrupt_look(SeatView.of(sitting.model)).deeds]
    assert len(deeds) == 3
    assert set(deeds) <= painted.texts


def _ready(qtbot: QtBot, held: str, *, hp: int = 50, size: tuple[int, int] = (1366, 768)) -> Sitting:
    """Sable at the computer while the count goes on, her Interrupt charged, with this hand and so much HP."""
    table = fights.played_until(fights.on_turn("teo"))
    values = {**table.values, "process.sable.meter": MOST_CHARGES, "process.sable.hp": hp}
    zones = {**table.zones, hand("sable"): tuple(Lying(card(one), False) for one in held.split())}
    return Sitting(qtbot, fights.model_of(evolve(table, values=values, zones=zones), "sable"), size)


@pytest.mark.parametrize("size", [(960, 540), (1024, 600), (1366, 768), (1920, 1080)])
def test_what_is_needed_stands_amid_its_place_however_small_that_is(qtbot: QtBot, size: tuple[int, int]) -> None:
    """In a low window "7" and "A" reached out of the upper edge of their places, and their dashes ran through them."""
    sitting = _ready(qtbot, "2♠P")
    sitting.window.resize(*size)
    sitting.settle()
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    with only_when_it_is_read(sitting.window):
        found = [one for one in read(sitting.window) if one.widget is pane.interrupt and one.words in ("7", "A")]
    assert len(found) == 2
    places: list[QRectF] = []
    well, plate = Drawing.well, Drawing.plate
    with pytest.MonkeyPatch.context() as noted:

        def note(draw: Drawing, x: float, y: float, high: float) -> None:
            places.append(draw.rect(x, y, card_width(high), high))
            well(draw, x, y, high)

        def note_plate(draw: Drawing, *at: float, **more: Any) -> None:
            if more.get("fill") == "well":
                places.append(draw.rect(*at))
            plate(draw, *at, **more)

        noted.setattr(Drawing, "well", note)
        noted.setattr(Drawing, "plate", note_plate)
        pane.interrupt.grab()
    for one, place in zip(found, places, strict=True):
        assert abs(one.box.center().y() - place.center().y()) < 1.5
        assert place.left() + 2 < one.box.left()
        assert one.box.right() < place.right() - 2


def test_where_no_card_serves_the_plate_says_which_one_would(qtbot: QtBot) -> None:
    """The plate to lay a card was gone then, and nobody knew why."""
    sitting = _ready(qtbot, "2♠P")
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    now = current(sitting.model.sight("sable"), "sable")
    assert now is not None
    lay = pane.interrupt.lay
    assert lay.isVisible()
    assert lay.look.refused
    assert spoken(lay.look.sub) in lay.accessibleName()
    said = f"Next comes {', '.join(needed(now)[0].split())}" if now.when == "any" else "Only in your turn"
    assert spoken(lay.look.sub) == said
    sitting.click(lay)
    assert said in sitting.window.refusals.card.accessibleName()


def test_a_long_reason_stands_in_few_words_on_a_small_plate_and_whole_in_its_tip(
    qtbot: QtBot, either_language: str
) -> None:
    sitting = _ready(qtbot, "2♠P", hp=0, size=LEAST_WINDOW)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    lay = pane.interrupt.lay
    shown, tip = {"en": ("Sable is downed", ""), "de": ("Jetzt nicht", "Sable ist")}[either_language]
    assert spoken(lay.lines().words) == shown
    assert left_out(lay).startswith(tip)
    assert "Sable" in lay.accessibleName()


def test_a_covered_hand_is_the_reason_whatever_it_holds(qtbot: QtBot) -> None:
    for held in ("2♠P", "J♠P Q♠P K♠P 7♠P 8♠P 9♠P"):
        sitting = _ready(qtbot, held)
        sitting.model.cover(on=True)
        sitting.settle()
        pane = sitting.window.scene.pane
        assert isinstance(pane, FightPane)
        assert spoken(pane.interrupt.lay.look.sub) == "The hand lies covered"


def test_the_word_that_interrupts_says_why_nobody_can_by_press_and_by_key(qtbot: QtBot) -> None:
    """A press on the hatched plate, and the key, did nothing at all."""
    over = fights.before(values={"step": OVER, "winner": "mcs", "round": 4})
    sitting = Sitting(qtbot, fights.model_of(over, "cpu"), (1024, 600))
    word = sitting.window.scene.left.word
    assert word.look.refused
    sitting.click(word)
    assert "the fight is over" in sitting.window.refusals.card.accessibleName()
    sitting.press(Qt.Key.Key_Escape)
    assert not sitting.window.refusals.shown
    sitting.press("i")
    assert "the fight is over" in sitting.window.refusals.card.accessibleName()
