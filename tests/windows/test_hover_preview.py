"""What a card would do is shown before it is lifted: to the pointer, to the keys, and to the room with one key more."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.card import card
from gattai_desktop.games.gattai.throwdown.drives import Counter
from gattai_desktop.windows.kit.preview import bubble
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, dealt, given


def over(sitting: Sitting, code: str) -> QPoint:
    widget = sitting.hand_card(code)
    rect = widget.card_rect()
    return widget.pos() + QPoint(round(rect.x() + rect.width() * 0.2), round(rect.y() + rect.height() * 0.4))


def test_the_pointer_over_a_card_shows_exactly_what_its_play_would_do(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("red")
    shown = sitting.window.carry.bubble
    QTest.mouseMove(sitting.window.hand, over(sitting, "8♥P"))
    qtbot.waitUntil(shown.isVisible)
    assert shown.look == bubble(sitting.window.requests.view, Counter("red", card("8♥P")))
    QTest.mouseMove(sitting.window.hand, over(sitting, "9♣P"))
    qtbot.waitUntil(
        lambda: shown.isVisible() and shown.look == bubble(sitting.window.requests.view, Counter("red", card("9♣P")))
    )
    QTest.mouseMove(sitting.window.hand, QPoint(2, 2))
    qtbot.waitUntil(shown.isHidden)


def test_arrows_bring_it_too_and_a_move_takes_it_away(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("red")
    sitting.hand_card("8♥P").setFocus()
    assert sitting.window.carry.bubble.isHidden()
    sitting.press(Qt.Key.Key_Right)
    qtbot.waitUntil(sitting.window.carry.bubble.isVisible)
    sitting.press(Qt.Key.Key_Tab)
    assert sitting.window.carry.bubble.isHidden()
    sitting.hand_card("8♥P").setFocus()
    sitting.press(Qt.Key.Key_Right)
    qtbot.waitUntil(sitting.window.carry.bubble.isVisible)
    assert sitting.model.attempt(Counter("red", card("9♣P")))
    sitting.settle()
    assert sitting.window.carry.bubble.isHidden()


def test_a_page_that_opens_takes_away_what_is_foreseen(qtbot: QtBot) -> None:
    """Given a pointer that rests on a card, when a page is opened by a key, then no preview lies over it.

    F1 opened the help below the preview and the ruling that decides it, which covered its words.
    """
    sitting = Sitting(qtbot, given(FIGHT), (1366, 768))
    sitting.take("red")
    shown, hand = sitting.window.carry.bubble, sitting.window.hand
    for page in ("keys", "rulings"):
        hand._hover(sitting.hand_card("8♥P"))  # a pointer that rests is not told that a page has come over it
        qtbot.waitUntil(shown.isVisible)
        sitting.window.requests.open(page)
        sitting.settle()
        assert sitting.window.overlays.take_keys
        assert shown.isHidden()
        sitting.press(Qt.Key.Key_Escape)
        hand._hover(None)


def test_nothing_is_foreseen_over_a_sheet_or_in_story(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("red")
    sitting.window.hover.look(card("8♥P"))
    sitting.window.by_hand.begin()
    sitting.window.requests.open("keys")
    sitting.window.hover.show()
    assert sitting.window.carry.bubble.isHidden()
    story = Sitting(qtbot, dealt())
    held = story.model.hand("coach")[0].card
    story.window.hover.look(held)
    story.window.hover.show()
    assert story.window.carry.bubble.isHidden()


def test_a_lifted_card_leaves_nothing_behind_of_what_was_foreseen(qtbot: QtBot) -> None:
    """Given a preview of a card, when it is lifted and carried over nothing, then the preview is gone."""
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("red")
    window, shown = sitting.window, sitting.window.carry.bubble
    QTest.mouseMove(window.hand, over(sitting, "8♥P"))
    qtbot.waitUntil(shown.isVisible)
    place = shown.geometry().adjusted(80, 60, -80, -60)
    with_preview = window.grab(place).toImage()
    at = window.hand.mapTo(window, over(sitting, "8♥P"))
    QTest.mousePress(window.windowHandle(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(window.windowHandle(), at + QPoint(9, 9))
    QTest.mouseMove(window.windowHandle(), QPoint(30, 30))
    assert window.carry.carrying
    assert shown.isHidden()
    assert window.grab(place).toImage() != with_preview
    QTest.mouseRelease(window.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(30, 30))
