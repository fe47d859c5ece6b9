"""The room in which decks are built: opened, changed by pointer and keys, checked, kept, shared (RULES TS, 3j)."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.sessions.own_decks import OwnDecks
from gattai_desktop.windows.desk.deck_cards import DeckCardButton
from gattai_desktop.windows.desk.deck_room import DeckRoom
from gattai_desktop.windows.games.register import workshop_of
from gattai_desktop.windows.settings.language import speak_language
from tests.windows.cut import cut

SIZES = [(1024, 600), (1366, 768), (1920, 1080), (3840, 2160)]
Open = Callable[..., DeckRoom]


def _last_first(cards: Sequence[str]) -> Sequence[str]:
    return list(reversed(cards))


@pytest.fixture
def kept(tmp_path: Path) -> OwnDecks:
    return OwnDecks(tmp_path / "decks", "tasuo")


@pytest.fixture
def open_room(qtbot: QtBot, kept: OwnDecks) -> Iterator[Open]:
    before = QLocale()

    def opened(size: tuple[int, int] = (1366, 768), language: str = "en") -> DeckRoom:
        speak_language(language)
        window = QWidget()
        qtbot.addWidget(window)
        window.resize(*size)
        workshop = workshop_of("tasuo")
        assert workshop is not None
        room = DeckRoom(make_paint(speed=0), window, workshop, kept, _last_first)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        room.enter(window.rect())
        return room

    yield opened
    speak_language("en")
    QLocale.setDefault(before)


def _foot(card: DeckCardButton, share: float) -> QPoint:
    return QPoint(round(card.width() * share), round(card.height() * 0.9))


def _press(room: DeckRoom, *keys: Qt.Key | str, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    for key in keys:
        goal = room.window().focusWidget()
        assert goal is not None
        if isinstance(key, str):
            QTest.keyClicks(goal, key)
        else:
            QTest.keyClick(goal, key, held)


def test_only_games_with_decks_have_a_workshop() -> None:
    assert workshop_of("gattai") is None
    assert workshop_of("tasuo") is not None


def test_a_press_on_a_card_adds_it_to_a_copy_that_is_kept_at_once(open_room: Open, kept: OwnDecks) -> None:
    room = open_room()
    assert (room.draft.name, room.draft.own, room.side.check.report and room.side.check.report.count) == (
        "The Slag Court",
        False,
        50,
    )
    QTest.mouseClick(room.list.rows["Spark Runner"], Qt.MouseButton.LeftButton)
    assert kept.names() == ("The Slag Court 2",)
    assert "3 Spark Runner" in kept.text("The Slag Court 2")
    assert room.name.text() == "The Slag Court 2"
    assert room.side.check.report is not None
    assert [(flaw.words, flaw.rule) for flaw in room.side.check.report.flaws] == [("51 cards, 50 needed", "TS-D1")]
    assert not room.side.check.report.playable
    assert "51 cards, 50 needed" in room.side.check.accessibleName()
    QTest.mouseClick(room.list.rows["Spark Runner"], Qt.MouseButton.RightButton)
    assert room.side.check.report.playable


def test_a_fifth_copy_is_refused_with_the_reason(open_room: Open, kept: OwnDecks) -> None:
    room = open_room()
    row = room.list.rows["Cinder Page"]
    assert row.full
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    assert kept.names() == ()
    assert room.name.accessibleDescription() == "Cinder Page: No more than 4."
    assert "No more than 4." in row.accessibleDescription()


def test_a_stack_is_changed_at_its_foot_and_shown_large_above_it(open_room: Open) -> None:
    room = open_room()
    stack = room.laid.stacks["Spark Runner"]
    QTest.mouseClick(stack, Qt.MouseButton.LeftButton, pos=_foot(stack, 0.8))
    assert stack.copies == 3
    QTest.mouseClick(stack, Qt.MouseButton.LeftButton, pos=_foot(stack, 0.2))
    assert stack.copies == 2
    QTest.mouseClick(stack, Qt.MouseButton.LeftButton, pos=QPoint(stack.width() // 2, stack.height() // 3))
    assert room.large.isVisible()
    assert room.large.faces == ("tasuo:sl02",)
    assert "called at no cost" in room.large.accessibleDescription()
    _press(room, Qt.Key.Key_Escape)
    assert not room.large.isVisible()
    assert room.isVisible()


def test_all_of_it_goes_by_keys(open_room: Open, kept: OwnDecks) -> None:
    room = open_room()
    assert room.list.search.hasFocus()
    _press(room, "moon jelly", Qt.Key.Key_Down)
    assert [one.card.name for one in room.list.listed()] == ["Moon Jelly"]
    assert room.list.rows["Moon Jelly"].hasFocus()
    _press(room, Qt.Key.Key_Return)
    assert "Ultra:" in kept.text("The Slag Court 2")
    assert room.laid.stacks["Moon Jelly"].copies == 1
    _press(room, Qt.Key.Key_Delete)
    assert room.laid.stacks["Moon Jelly"].copies == 0
    _press(room, Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    assert room.laid.stacks["Moon Jelly"].copies == 1
    _press(room, Qt.Key.Key_Space)
    assert room.large.faces == ("tasuo:ul10",)
    _press(room, Qt.Key.Key_Space)
    assert room.list.rows["Moon Jelly"].hasFocus()
    _press(room, Qt.Key.Key_Escape)
    assert not room.isVisible()


def test_the_keyboard_stays_in_the_deck_when_the_last_copy_goes(open_room: Open) -> None:
    room = open_room()
    room.laid.stacks["Meteor Heave"].setFocus()
    _press(room, Qt.Key.Key_Delete)
    assert room.laid.stacks["Meteor Heave"].isHidden()
    focused = room.window().focusWidget()
    assert isinstance(focused, DeckCardButton)
    assert focused in room.laid.shown()


def test_tab_stops_at_every_part_and_comes_round(open_room: Open) -> None:
    room = open_room()
    seen = []
    for _ in room.stops():
        seen.append(room.window().focusWidget())
        _press(room, Qt.Key.Key_Tab)
    assert seen == room.stops()
    assert room.list.search.hasFocus()


def test_search_and_groups_leave_what_is_wanted(open_room: Open) -> None:
    room = open_room()
    assert len(room.list.listed()) == 110
    QTest.mouseClick(room.list.filters.plates["defensive"], Qt.MouseButton.LeftButton)
    assert len(room.list.listed()) == 16
    room.list.search.setText("counter")
    assert {one.card.name for one in room.list.listed()} == {
        "Backdraft", "Turn of the Tide", "Returning Bough", "Eye of the Storm",
    }  # fmt: skip
    QTest.mouseClick(room.list.filters.plates[""], Qt.MouseButton.LeftButton)
    room.list.search.setText("arena")
    assert len([one for one in room.list.listed() if one.card.line.startswith("Arena")]) == 4


def test_a_deck_is_shared_as_a_line_of_text(open_room: Open, kept: OwnDecks) -> None:
    room = open_room()
    room.copy_text()
    line = QGuiApplication.clipboard().text()
    assert line.startswith("4 Cinder Page; 2 Spark Runner; ")
    assert "\n" not in line
    QGuiApplication.clipboard().setText(line.replace("2 Spark Runner", "1 Spark Runner"))
    room.paste_text()
    assert kept.names() == ("New deck",)
    assert room.laid.stacks["Spark Runner"].copies == 1
    QGuiApplication.clipboard().setText("4 Cinder Page\n0 Spark Runner")
    room.paste_text()
    assert room.name.accessibleDescription() == "Line 2: there can be 1 to 99 copies of a card."
    assert kept.names() == ("New deck",)
    QGuiApplication.clipboard().setText("4 Embre Jab")
    room.paste_text()
    assert room.side.check.report is not None
    assert "no card is called 'Embre Jab'; Ember Jab?" in [flaw.words for flaw in room.side.check.report.flaws]


def test_a_bad_file_is_refused_with_its_line_and_others_open(open_room: Open, kept: OwnDecks) -> None:
    kept.keep("Mine", "4 Cinder Page\n")
    kept.keep("Broken", "4 Cinder Page\nxx 0\n-\n100 Spark Runner\n")
    room = open_room()
    assert room.draft.name == "The Slag Court"  # the first of her own could not be opened
    room.choose()
    told = {plate.look.title: plate for plate in room.choice.plates}
    assert list(told)[:3] == ["Broken", "Mine", "The Slag Court"]
    assert "Line 5" in told["Broken"].accessibleName()
    QTest.mouseClick(told["Broken"], Qt.MouseButton.LeftButton)
    assert room.name.accessibleDescription().startswith("Line 5")
    QTest.mouseClick(told["Mine"], Qt.MouseButton.LeftButton)
    assert (room.draft.name, room.draft.own) == ("Mine", True)
    room.choose()
    mine = next(plate for plate in room.choice.plates if plate.look.title == "Mine")
    mine.setFocus()
    _press(room, Qt.Key.Key_Delete)
    assert kept.names() == ("Broken",)
    assert room.draft.name == "Mine"
    room.choose()
    QTest.mouseClick(room.list.rows["Spark Runner"], Qt.MouseButton.LeftButton)
    assert kept.names() == ("Broken", "Mine")  # a change brings it back


def test_a_deck_gets_a_name_and_keeps_it(open_room: Open, kept: OwnDecks) -> None:
    room = open_room()
    room.name.setFocus()
    room.name.selectAll()
    _press(room, "Ida's fire", Qt.Key.Key_Return)
    assert kept.names() == ("Ida's fire",)
    room.set_copies("Spark Runner", 1)
    assert kept.names() == ("Ida's fire",)
    assert "1 Spark Runner" in kept.text("Ida's fire")


def test_what_cannot_be_kept_is_told_and_stays_on_the_table(open_room: Open, kept: OwnDecks) -> None:
    room = open_room()
    kept.folder.parent.mkdir(parents=True)
    kept.folder.write_text("in the way")
    room.set_copies("Spark Runner", 1)
    assert "could not be saved" in room.name.accessibleDescription()
    assert room.laid.stacks["Spark Runner"].copies == 1


def test_a_first_hand_is_five_cards_of_the_deck(open_room: Open) -> None:
    room = open_room()
    _press(room, Qt.Key.Key_F5)
    assert len(room.large.faces) == 5
    assert room.large.faces[0] == "tasuo:sl22"  # the last of the list: this shuffle turns it round
    room.large.click()
    room.take_ready("Nothing", "")
    room.try_hand()
    assert not room.large.isVisible()
    assert room.name.accessibleDescription() == "There is no card in this deck."


def test_every_ready_deck_is_legal_and_an_empty_one_names_what_is_missing(open_room: Open) -> None:
    room = open_room()
    workshop = workshop_of("tasuo")
    assert workshop is not None
    assert [workshop.report(text).playable for _, _, text in workshop.ready()] == [True] * 4
    room.take_ready("Nothing", "")
    assert room.side.check.report is not None
    assert room.side.check.report.flaws[0].words == "0 cards, 50 needed"
    assert "First five cards" in room.side.check.accessibleName()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_of_the_room_is_cut(open_room: Open, size: tuple[int, int], language: str) -> None:
    room = open_room(size, language)
    room.set_copies("Spark Runner", 4)
    room.set_copies("Moon Jelly", 1)
    room.set_copies("Binder of the Deep", 1)
    QApplication.processEvents()
    assert cut(room.window()) == []


@pytest.mark.parametrize("size", SIZES[:3])
def test_every_control_lies_in_the_room_and_has_a_name(open_room: Open, size: tuple[int, int]) -> None:
    room = open_room(size)
    for part in (
        room.list.search,
        room.name,
        room.decks,
        room.side.hand,
        room.side.copy,
        room.side.paste,
        *room.list.filters.plates.values(),
    ):
        assert part.accessibleName(), part
        box = part.rect().translated(part.mapTo(room, QPoint(0, 0)))
        assert room.rect().contains(box), (part.accessibleName(), box)
        assert min(box.width(), box.height()) >= (20 if isinstance(part, QAbstractButton) else 30)
    plates = [one.geometry() for one in (room.side.hand, room.side.copy, room.side.paste)]
    assert all(not one.intersects(other) for one in plates for other in plates if one is not other)
