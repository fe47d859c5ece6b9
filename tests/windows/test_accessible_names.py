"""Whoever hears the table instead of seeing it, and whoever has no mouse.

Everything that can have the keyboard says what it is and what kind of thing it is; nothing names a card that the seat
may not see; and wherever the keyboard goes, it can be seen: `test_every_surface.py` asks all three of every window.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.focus_ring import FocusRing
from gattai_desktop.board.keys import Keys
from gattai_desktop.board.map.area_button import AreaButton
from gattai_desktop.board.map.token_button import TokenButton
from gattai_desktop.board.places import LandingButton
from gattai_desktop.cards.card import Back
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.kit.end_stop import EndStop
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.overlays.curtain import Curtain
from gattai_desktop.windows.shelf.pack_panel import NoticePlate
from gattai_desktop.windows.table.table_window import TableWindow
from tests.windows.cut import only_when_it_is_read
from tests.windows.sitting import Sitting
from tests.windows.surfaces import SURFACES, WALLS
from tests.windows.tables import FIGHT, given
from tests.windows.tasuo.showdowns import model_at, recorded
from tests.windows.test_no_surface_tells import named_in
from tests.windows.test_table_story import with_too_many_cards

ROLES = {
    QAccessible.Role.Button, QAccessible.Role.EditableText, QAccessible.Role.List, QAccessible.Role.ListItem,
    QAccessible.Role.ScrollBar, QAccessible.Role.CheckBox, QAccessible.Role.Slider,
}  # fmt: skip


READ = (NoticePlate, EndStop)
"""What is read where the keyboard stands, and cannot be pressed."""


def within(thing: QAccessibleInterface) -> list[QAccessibleInterface]:
    """Everything that a screen reader finds below something, itself first."""
    children = [thing.child(number) for number in range(thing.childCount())]
    return [thing, *(deeper for child in children for deeper in within(child))]


def everything(window: QWidget) -> list[QAccessibleInterface]:
    top = QAccessible.queryAccessibleInterface(window)
    assert top is not None
    return within(top)


def said(thing: QAccessibleInterface) -> str:
    texts = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help)
    return ". ".join(thing.text(text) for text in texts)


def can_have_keyboard(widget: object) -> bool:
    return isinstance(widget, QWidget) and widget.isVisible() and widget.focusPolicy() != Qt.FocusPolicy.NoFocus


def everything_has_a_name_and_a_role_and_something_to_do(window: QWidget, name: str) -> None:
    things = [one for one in everything(window) if one.object() is not window]
    focusable = [one for one in things if can_have_keyboard(one.object())]
    assert len(focusable) > 1 or name in WALLS
    assert [said(one) for one in focusable if not one.text(QAccessible.Text.Name).strip()] == []
    assert [said(one) for one in focusable if one.role() not in ROLES and not isinstance(one.object(), READ)] == []
    # What has words is told as what it is; a plain ground says nothing.
    shown = [one for one in things if isinstance(one.object(), QWidget) and one.object().isVisible()]
    assert [
        said(one) for one in shown if one.text(QAccessible.Text.Name) and one.role() == QAccessible.Role.Client
    ] == []
    assert [said(one) for one in focusable if isinstance(one.object(), QAbstractButton) and not actions(one)] == []
    assert named_like_what_holds_them(shown) == []


def named_like_what_holds_them(things: list[QAccessibleInterface]) -> list[str]:
    """Return the names that are heard twice on the way in: of a thing, and of the group around it.

    A button may be called like the room in which it is lit: it is heard as a button.
    """
    name = QAccessible.Text.Name
    held = [(one, one.parent()) for one in things if one.role() != QAccessible.Role.Button]
    return [one.text(name) for one, around in held if around is not None and one.text(name) == around.text(name) != ""]


def actions(thing: QAccessibleInterface) -> bool:
    """Whether something can be pressed by a screen reader; what is refused cannot, and says so."""
    button = thing.object()
    return isinstance(button, QAbstractButton) and (button.isEnabled() or bool(said(thing)))


def seen_by(model: GameModel) -> set[str]:
    """Every card that the seat now shown has seen: as it lies, or as it was told."""
    seat = model.seat_shown
    lying = [one.card for zone in model.sight().zones.values() for one in zone]
    told = [card for one in model.log() for _, fact in one.facts(seat) for card in getattr(fact, "cards", ())]
    return {face(card) for card in (*lying, *told) if not isinstance(card, Back)}


def model_of(window: QWidget) -> GameModel | None:
    found = getattr(window, "model", None)
    return found if isinstance(found, GameModel) and found.game == "gattai" else None


def nothing_names_a_card_that_the_seat_may_not_see(window: QWidget) -> None:
    model = model_of(window)
    if model is None:
        return
    seen = seen_by(model)
    for told in map(said, everything(window)):
        if not told.startswith(("PUZZLE", "What lies open")):  # in a puzzle all cards lie open
            assert named_in(told) <= seen, told


def wherever_the_keyboard_goes_it_can_be_seen(window: QWidget, name: str) -> None:
    with only_when_it_is_read(window):
        been = walked(window)
    assert len(been) > 1 or name in (
        "a scene prepared",
        "covered hand",
        "a puzzle, what lies open",
        "no turning point",
        "turning points, sharp at work",
    )  # there is one plate, and nothing else can be pressed


def walked(window: QWidget) -> set[int]:
    """Walk through a window and look that what has the keyboard is in sight; return the widgets that had it."""
    rings = window.findChildren(FocusRing)
    assert rings
    been: set[int] = set()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left) * 12:
        now = window.focusWidget()
        assert now is not None
        if now is not window:
            been.add(id(now))
            assert now.isVisible(), now
            in_sight = now.visibleRegion().boundingRect()
            assert in_sight.width() >= 8, f"{now.accessibleName()}: {in_sight} of {now.rect()}"
            assert in_sight.height() >= 8, f"{now.accessibleName()}: {in_sight} of {now.rect()}"
            assert not covered(window, now, in_sight), now.accessibleName()
            if not isinstance(now, QLineEdit):
                assert any(ring.isVisible() for ring in rings), now.accessibleName()
        QTest.keyClick(now, key)
        QApplication.processEvents()
    return been


def covered(window: QWidget, widget: QWidget, in_sight: QRect) -> bool:
    """Whether something else lies over the middle of what has the keyboard."""
    under = window.childAt(widget.mapTo(window, in_sight.center()))
    if under is None:
        return False
    return not (under is widget or widget.isAncestorOf(under) or under.isAncestorOf(widget) or stands_in(under, widget))


def stands_in(token: QWidget, area: QWidget) -> bool:
    """Whether a token stands in an area, as a piece on a board: below the area's name, and within its outline."""
    if not (isinstance(token, TokenButton) and isinstance(area, AreaButton)):
        return False
    return area.plate.contains(token.box) and token.box.top() >= area.plate.top() + area.plate.height() / 5


@pytest.mark.parametrize(
    ("surface", "left"),
    [
        ("throwdown, pilot", "Pilots, key ["),
        ("fight, a turn", "Main characters, key ["),
        ("bots, clash", "Players, key ["),
        ("showdown, a Play Phase", "Both players and the turn, key ["),
    ],
)
def test_a_drawer_is_called_what_lies_in_it(qtbot: QtBot, tmp_path: Path, surface: str, left: str) -> None:
    """Every game had a "Pilots' rail", and a changed key was not said."""
    window = SURFACES[surface](qtbot, tmp_path)
    assert isinstance(window, TableWindow)
    window.set_zoom(3.0)
    QApplication.processEvents()
    header = window.header
    assert header.left.isVisible()
    assert header.left.accessibleName() == header.left.toolTip() == left
    assert header.right.accessibleName() == f"{window.scene.right.accessibleName()}, key ]"
    window.set_paint(evolve(window.paint, keys=Keys.read(("table [=5", f"{window.model.game} [=5"))))
    assert header.left.accessibleName() == left.replace("[", "5")


def test_behind_the_curtain_nothing_can_be_pressed(qtbot: QtBot, tmp_path: Path) -> None:
    window = SURFACES["curtain"](qtbot, tmp_path)
    (curtain,) = window.findChildren(Curtain)
    buttons = [one for one in window.findChildren(QAbstractButton) if one.isVisible()]
    behind = [one for one in buttons if not curtain.isAncestorOf(one)]
    assert len(behind) > 5
    assert [one.accessibleName() for one in behind if one.isEnabled()] == []


def state_of(widget: QWidget) -> QAccessible.State:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found.state()


@pytest.fixture
def somebody_listens() -> Iterator[None]:
    """A screen reader is there."""
    was = QAccessible.isActive()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(was)


@pytest.mark.usefixtures("somebody_listens")
def test_a_lifted_card_is_pressed_and_its_places_say_what_they_would_bring(qtbot: QtBot) -> None:
    """Given a fight, when Red lifts her Nine, then each place is a button; the Pile takes it, and nothing is left."""
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("red")
    nine = sitting.hand_card("9♣P")
    assert not state_of(nine).pressed
    nine.click()
    sitting.settle()
    assert state_of(nine).pressed
    places = {one.accessibleName(): one for one in sitting.window.findChildren(LandingButton) if one.isVisible()}
    pile = places["Drop here: Pile"].accessibleDescription()
    assert pile.startswith("Counter")
    assert pile.endswith("allowed")
    assert places["Drop here: New stage"].accessibleDescription().partition(". ")[0].endswith("at a price")
    places["Drop here: Pile"].click()
    sitting.settle()
    assert sitting.last() == "Red counters with 9♣P"
    assert [one.accessibleName() for one in sitting.window.findChildren(LandingButton) if one.isVisible()] == []


def test_a_card_that_is_chosen_for_an_answer_says_so(qtbot: QtBot) -> None:
    """DECK-15: Ren has to choose which cards go."""
    sitting = with_too_many_cards(qtbot)
    card = sitting.hand_card("2♦P")
    card.click()
    sitting.settle()
    assert card.accessibleDescription() == "chosen"
    card.click()
    sitting.settle()
    assert card.accessibleDescription() == ""


def test_neither_the_field_nor_the_log_is_heard_twice(qtbot: QtBot) -> None:
    """ "Field, Field", a screen reader said on the way to a card; and "Log, Log" before a line of it."""
    window = Sitting(qtbot, model_at(recorded("TS-EX1")[0][-1])).window
    assert named_like_what_holds_them(everything(window)) == []
