"""What is said of an attack lies over neither the figure that acts nor its target."""

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from pytestqt.qtbot import QtBot

from gattai_desktop.board.bubble import PreviewBubble
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.state import State
from gattai_desktop.cards.tokens import area_zone
from gattai_desktop.games.virtual_machine.values import TURN, actor
from gattai_desktop.games.virtual_machine.world import battle_map
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from gattai_desktop.windows.kit.requests import Lift
from tests.windows.sitting import Sitting
from tests.windows.virtual_machine.fights import FOUR, before, model_of, played_until

SIZES = [(1024, 600), (1366, 768), (1920, 1080)]
STANDS = [("f5", "C1", "C3"), ("f6", "B1", "B6"), ("f6", "B2", "B1")]
"""A fight, an area at the left of its map, and where three foes stand beside it."""


def beset(fight: str, here: str, there: str) -> tuple[State, str, list[str]]:
    """A turn of the first MC in one area, with foes in another; also who that is, and the foes."""
    table = played_until(lambda one: one.text("step") == TURN and actor(one) in FOUR, before(fight))
    who, on_map = actor(table), [one for key, lying in table.zones.items() if key in areas(table) for one in lying]
    foes = [one for one in on_map if one.card.key in table.listed(CPU)]
    zones = {key: tuple(one for one in lying if one.card.key != who and one not in foes)
             for key, lying in table.zones.items()}  # fmt: skip
    zones[area_zone(here)] = (*(one for one in on_map if one.card.key == who), *zones.get(area_zone(here), ()))
    zones[area_zone(there)] = (*zones.get(area_zone(there), ()), *foes[:3])
    return State(zones, dict(table.values)), who, [one.card.key for one in foes[:3]]


def areas(table: State) -> set[str]:
    return {area_zone(one) for one in battle_map(table).area_map.by_id}


def covers(pane: FightPane, bubble: PreviewBubble, who: str) -> bool:
    """Whether what is said lies over a figure, by more than the pixel at which both end."""
    place, parent = pane.field.map.rect_of(who), bubble.parentWidget()
    assert place is not None
    assert parent is not None
    note: QRect = bubble.plate_box().adjusted(1, 1, -1, -1)
    return bubble.isVisible() and QRectF(note.translated(parent.mapToGlobal(QPoint()))).intersects(place)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("fight", "here", "there"), STANDS)
def test_the_note_of_a_target_spares_who_acts(
    qtbot: QtBot, size: tuple[int, int], fight: str, here: str, there: str
) -> None:
    table, acts, foes = beset(fight, here, there)
    sitting = Sitting(qtbot, model_of(table, acts), size)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    for who in (one for one in foes if pane.field.map.rect_of(one) is not None):
        pane.field.map.focus_token(who)
        sitting.settle()
        assert pane.field.bubble.isVisible()
        assert not covers(pane, pane.field.bubble, acts), who
        assert not covers(pane, pane.field.bubble, who)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("fight", "here", "there"), STANDS)
def test_what_a_carried_card_would_do_spares_who_acts(
    qtbot: QtBot, size: tuple[int, int], fight: str, here: str, there: str
) -> None:
    table, acts, _ = beset(fight, here, there)
    sitting = Sitting(qtbot, model_of(table, acts), size)
    pane, carry = sitting.window.scene.pane, sitting.window.carry
    assert isinstance(pane, FightPane)
    held, widget = next(iter(pane.process._cards.items()))
    assert isinstance(held, Card)
    carry.lift(Lift(held, f"play.{acts}", widget))
    for landing in [one for one in carry.layer.places.landings if one.allowed and one.place.area]:
        carry.layer.aim_at(landing)
        assert not covers(pane, carry.bubble, acts), landing.place
    carry.put_back()
