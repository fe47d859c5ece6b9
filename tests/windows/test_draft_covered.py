"""A Draft lies covered like a Hand, and what was chosen of it stays chosen."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.boxes import box
from gattai_desktop.content.rumblebots.matches import DRAFT, FREE, match
from gattai_desktop.games.rumblebots.draft import KeepDealt
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.games.rumblebots.cards import BACKS
from gattai_desktop.windows.games.rumblebots.draft import DraftPane
from gattai_desktop.windows.games.rumblebots.rails import BotsRight
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.overlays.curtain import Curtain
from gattai_desktop.windows.table.table_window import TableWindow
from tests.windows.cut import read
from tests.windows.tables import laid
from tests.windows.test_no_surface_tells import spoken_by


def _before_a_draft(qtbot: QtBot, way: str = DRAFT) -> tuple[GameModel, TableWindow]:
    """Return the table of two that have nothing dealt yet, and its window."""
    game = box("rumblebots")
    model = GameModel(game.game, MemoryJournal(game.begin(match({"red": "Ren", "blue": "Ida"}, way=way))), seeded(3))
    window = laid(model, make_paint(speed=0), make_curtain=Curtain)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    with qtbot.waitExposed(window):
        window.show()
    return model, window


def _at_a_draft(qtbot: QtBot) -> tuple[GameModel, TableWindow, DraftPane, tuple[Card, ...]]:
    """Return the table at which somebody chooses, its window, the pane with the choice, and what was dealt to her."""
    model, window = _before_a_draft(qtbot)
    assert model.attempt(model.options(model.seat)[0])
    model.take_seat()
    QApplication.processEvents()
    middle = window.scene.pane
    assert isinstance(middle, DraftPane)
    return model, window, middle, tuple(window.requests.view.sight.cards(f"draft.{model.seat}"))


def test_what_was_chosen_of_a_draft_stays_chosen_and_nobody_reads_it_meanwhile(qtbot: QtBot) -> None:
    model, window, middle, cards = _at_a_draft(qtbot)
    for card in cards[:3]:
        middle.toggle(card)
    assert middle.chosen == cards[:3]
    assert [card for card in cards if middle._cards[card.key].kept] == list(cards[:3])
    names = {card.name for card in cards}
    window.cover.switch(60)
    window.cover.cover()
    assert model.covered
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, 0)
    assert {one.face for one in middle._cards.values()} <= set(BACKS)
    assert not any(one.kept for one in middle._cards.values()), "where it lies tells which card it is"
    assert {text for text in spoken_by(window) if any(name in text for name in names)} == set()
    assert window.cover.words.isVisible()
    window.cover.uncover()
    assert middle.chosen == cards[:3]
    assert [card for card in cards if middle._cards[card.key].kept] == list(cards[:3])
    model.pass_to("blue" if model.seat == "red" else "red")
    assert not [one.words for one in read(middle) if "of 8 Bots" in one.words], "of a choice that nobody sees"
    assert {text for text in spoken_by(window) if any(name in text for name in names)} == set()
    model.take_seat()
    QApplication.processEvents()
    assert not middle.chosen
    # Of some Bots there are several in the box.
    names -= {card.name for card in window.requests.view.sight.cards(f"draft.{model.seat}")}
    assert names
    assert {text for text in spoken_by(window) if any(name in text for name in names)} == set()


def test_what_covers_a_draft_leaves_cards_and_keyboard_in_their_places(qtbot: QtBot) -> None:
    """The cards went, the plates moved up and said that nothing was chosen, and the keyboard stood at the log."""
    model, window, middle, cards = _at_a_draft(qtbot)
    third = middle._cards[cards[2].key]
    third.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(third, Qt.Key.Key_Return)
    assert middle.chosen == (cards[2],)
    places = [one.geometry() for one in middle._cards.values()]
    window.cover.switch(60)
    window.cover.cover()
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, 0)
    assert [one.geometry() for one in middle._cards.values()] == places
    assert QApplication.focusWidget() is third
    third.click()  # by a screen reader, whose presses come as no event
    assert not model.covered
    assert middle.chosen == (cards[2],)
    assert QApplication.focusWidget() is third
    assert third.face == face(cards[2])
    right = window.scene.right
    assert isinstance(right, BotsRight)
    assert right.face == face(cards[2])


def test_free_decks_are_called_no_draft(qtbot: QtBot) -> None:
    """Whoever had chosen free decks was asked to deal a Draft, and to keep the best of what was dealt."""
    model, window = _before_a_draft(qtbot, way=FREE)
    model.take_seat()
    QApplication.processEvents()
    said = [one.words for one in read(window)]
    assert "Lay out all Bots" in [one.look.title for one in window.findChildren(PlateButton)]
    assert model.attempt(model.options(model.seat)[0])
    first = model.seat
    assert room_of("rumblebots").curtain(model, first) == f"{model.name(first)} makes a deck out of the whole box."
    model.take_seat()
    QApplication.processEvents()
    said += [one.words for one in read(window)]
    assert not [line for line in said if "Draft" in line or "dealt" in line]


def test_once_the_choice_is_complete_enter_keeps_it_and_the_other_chooses_behind_the_curtain(qtbot: QtBot) -> None:
    model, window = _before_a_draft(qtbot)
    window.passing.by_itself = True
    model.take_seat()
    assert model.attempt(model.options(model.seat)[0])
    first = model.seat
    assert model.curtain_down, "what was dealt is a secret"
    assert room_of("rumblebots").curtain(model, first) == f"{model.name(first)} makes a deck of what was dealt."
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Return)
    qtbot.wait(0)
    assert not model.curtain_down
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_S)
    before = model.entry
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Return)
    assert model.entry > before
    qtbot.waitUntil(lambda: model.seat != first)
    assert model.curtain_down


def test_a_card_of_the_draft_is_looked_at_no_longer_once_all_have_decks(qtbot: QtBot) -> None:
    model, window = _before_a_draft(qtbot)
    right = window.scene.right
    assert isinstance(right, BotsRight)
    assert model.attempt(model.options(model.seat)[0])
    for seat in ("red", "blue"):
        model.pass_to(seat)
        model.take_seat()
        QApplication.processEvents()
        window.requests.look(face(window.requests.view.sight.cards(f"draft.{seat}")[0]))
        assert right.face
        [keep] = [move for move in model.options(seat) if isinstance(move, KeepDealt)]
        assert model.attempt(keep)
        QApplication.processEvents()
    assert not right.face
