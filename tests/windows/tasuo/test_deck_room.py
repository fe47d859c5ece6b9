"""The room in which decks are built: opened, changed by pointer and keys, checked, kept, shared (RULES TS, 3j)."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.content.tasuo.card_packs import know_cards
from gattai_desktop.sessions.own_decks import OwnDecks
from gattai_desktop.sessions.played import PlayedDecks
from gattai_desktop.windows.desk.deck_cards import DeckCardButton
from gattai_desktop.windows.desk.deck_room import DeckRoom
from gattai_desktop.windows.desk.deck_row import DeckRow
from gattai_desktop.windows.games.register import has_decks, workshop_of
from gattai_desktop.windows.kit.root_widget import RootWidget
from gattai_desktop.windows.settings.language import speak_language
from tests.windows.cut import cut, read
from tests.windows.fingers import Finger

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

    def opened(
        size: tuple[int, int] = (1366, 768), language: str = "en", played: PlayedDecks | None = None
    ) -> DeckRoom:
        speak_language(language)
        window = RootWidget()
        qtbot.addWidget(window)
        window.resize(*size)
        workshop = workshop_of("tasuo", kept.folder.parent.parent / "packs")
        assert workshop is not None
        room = DeckRoom(make_paint(speed=0), window, workshop, kept, _last_first, lambda: played or PlayedDecks())
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        room.enter(window.rect())
        return room

    yield opened
    know_cards(())
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
    assert has_decks("gattai") is False
    assert has_decks("tasuo")


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


@pytest.mark.parametrize("zoom", [1.0, 1.2, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_the_number_of_copies_lies_on_no_card(open_room: Open, size: tuple[int, int], zoom: float) -> None:
    """Given any text size, then the words at the foot of a card are read, and its number stands below it."""
    room = open_room(size, "de")
    room.own_scale.turn(zoom)
    for stack in room.laid.shown():
        assert stack.rect().toRectF().contains(stack.foot_box())
        assert stack.foot_box().top() >= stack.card_box().bottom()
        assert stack.card_box().height() >= 110


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


def test_escape_puts_away_first_what_lies_in_place_of_the_deck(open_room: Open) -> None:
    room = open_room()
    for turn in (room.share, room.choose):
        turn()
        assert room.deck_pane.isHidden()
        _press(room, Qt.Key.Key_Escape)
        assert room.isVisible()
        assert not room.deck_pane.isHidden()
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
    assert room.list.search.accessibleDescription() == "4 of 110 found"
    QTest.mouseClick(room.list.filters.plates[""], Qt.MouseButton.LeftButton)
    room.list.search.setText("arena")
    assert len([one for one in room.list.listed() if one.card.line.startswith("Arena")]) == 4


def test_a_deck_is_shared_as_a_line_of_text(open_room: Open, kept: OwnDecks) -> None:
    room = open_room()
    room.sharing.copy_text()
    line = QGuiApplication.clipboard().text()
    assert line.startswith("4 Cinder Page; 2 Spark Runner; ")
    assert "\n" not in line
    QGuiApplication.clipboard().setText(line.replace("2 Spark Runner", "1 Spark Runner"))
    room.sharing.paste_text()
    assert kept.names() == ("New deck",)
    assert room.laid.stacks["Spark Runner"].copies == 1
    QGuiApplication.clipboard().setText("4 Cinder Page\n0 Spark Runner")
    room.sharing.paste_text()
    assert room.name.accessibleDescription() == "Line 2: there can be 1 to 99 copies of a card."
    assert kept.names() == ("New deck",)
    QGuiApplication.clipboard().setText("4 Embre Jab")
    room.sharing.paste_text()
    assert room.name.accessibleDescription() == "Nothing was taken: no card is called 'Embre Jab'; Ember Jab?"
    assert kept.names() == ("New deck",)


def test_a_bad_file_is_refused_with_its_line_and_others_open(open_room: Open, kept: OwnDecks) -> None:
    kept.keep("Mine", "4 Cinder Page\n")
    kept.keep("Broken", "4 Cinder Page\nxx 0\n-\n100 Spark Runner\n")
    room = open_room()
    assert room.draft.name == "The Slag Court"  # the first of her own could not be opened
    room.choose()
    told = {plate.look.title: plate for plate in room.choice.plates}
    assert [one for one in told if one not in ("Copy", "Delete")][:3] == ["Broken", "Mine", "The Slag Court"]
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


def test_no_deck_of_ones_own_is_called_like_one_of_the_game(open_room: Open, kept: OwnDecks) -> None:
    room = open_room()
    kept.keep("Mine", "4 Cinder Page")
    room.take_own("Mine")
    room.name.setFocus()
    room.name.selectAll()
    _press(room, "the Tide Court", Qt.Key.Key_Return)
    assert kept.names() == ("Mine",)
    assert room.name.text() == "Mine"
    assert room.name.accessibleDescription() == "A deck is called the Tide Court already."


def _names(room: DeckRoom) -> list[str]:
    return [plate.look.title for plate in room.choice.plates if plate.isVisible()]


def test_a_deck_that_is_named_anew_stands_so_in_the_list_that_is_open(open_room: Open, kept: OwnDecks) -> None:
    """Given the list of decks is open, then it shows the new name, opens the deck by it, and deletes it by it."""
    room = open_room()
    kept.keep("Mine", "4 Cinder Page")
    room.take_own("Mine")
    room.choose()
    room.name.setFocus()
    room.name.selectAll()
    _press(room, "Ida's fire")
    assert "Mine" in _names(room)
    plate = next(one for one in room.choice.plates if one.look.title == "Mine")
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton)  # ends the writing, and opens the deck by its new name
    assert (room.draft.name, room.name.accessibleDescription()) == ("Ida's fire", "")
    room.choose()
    room.name.setFocus()
    room.name.selectAll()
    _press(room, "Ida's water", Qt.Key.Key_Return)
    assert "Ida's fire" not in _names(room)
    delete = next(one for one in room.choice.plates if one.look.name == "Delete: Ida's water")
    QTest.mouseClick(delete, Qt.MouseButton.LeftButton)
    assert kept.names() == ()


def test_a_deck_of_the_game_that_is_named_stands_as_ones_own_in_the_list_that_is_open(open_room: Open) -> None:
    room = open_room()
    room.choose()
    room.name.setFocus()
    room.name.selectAll()
    _press(room, "Ida's fire", Qt.Key.Key_Return)
    assert _names(room)[0] == "Ida's fire"


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


def test_every_ready_deck_is_legal_and_an_empty_one_names_what_is_missing(open_room: Open, kept: OwnDecks) -> None:
    room = open_room()
    workshop = workshop_of("tasuo", kept.folder.parent.parent / "packs")
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
        room.side.share,
        *room.list.filters.plates.values(),
    ):
        assert part.accessibleName(), part
        box = part.rect().translated(part.mapTo(room, QPoint(0, 0)))
        assert room.rect().contains(box), (part.accessibleName(), box)
        assert min(box.width(), box.height()) >= (20 if isinstance(part, QAbstractButton) else 30)
    plates = [one.geometry() for one in (room.side.hand, room.side.share)]
    assert all(not one.intersects(other) for one in plates for other in plates if one is not other)


@pytest.mark.parametrize("size", [(960, 1080), (800, 1200), (1024, 600)])
def test_no_row_of_a_narrow_list_cuts_the_name_of_its_card(open_room: Open, size: tuple[int, int]) -> None:
    """ "Marshal of the White Fl…": a name that is longer than a line goes on in the next one."""
    room = open_room(size)
    rows = room.findChildren(DeckRow)
    assert len(rows) > 100
    for row in rows:
        found = read(row)
        assert [one.whole for one in found if one.words != one.whole or "…" in one.words] == []
        assert row.card.name in " ".join(one.words for one in found)
        boxes = [one.box for one in found]
        assert all(QRectF(row.rect()).contains(box) for box in boxes), row.card.name
        assert not [box for box, other in combinations(boxes, 2) if box.intersects(other)], row.card.name


def _middle_of(part: QWidget) -> QPoint:
    return part.mapToGlobal(part.rect().center())


def _drag(card: DeckCardButton, grip: QPoint, goal: QPoint) -> None:
    """Press a card, carry it to a place of the screen, and let it go there."""
    QTest.mousePress(card, Qt.MouseButton.LeftButton, pos=grip)
    for share in (0.1, 0.5, 1.0):
        at = card.mapFromGlobal(card.mapToGlobal(grip) + (goal - card.mapToGlobal(grip)) * share)
        QTest.mouseMove(card, at)
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(at),
            QPointF(card.mapToGlobal(at)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(card, event)
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton, pos=card.mapFromGlobal(goal))


def test_a_card_is_dragged_into_the_deck_and_out_of_it(open_room: Open) -> None:
    room = open_room()
    row, stack = room.list.rows["Spark Runner"], room.laid.stacks["Spark Runner"]
    _drag(row, row.rect().center(), _middle_of(room.deck_pane))
    assert stack.copies == 3
    _drag(stack, QPoint(stack.width() // 2, stack.height() // 3), _middle_of(room.list))
    assert stack.copies == 2
    assert not room.large.isVisible()
    _drag(stack, QPoint(stack.width() // 2, stack.height() // 3), _middle_of(room.side))
    assert stack.copies == 2
    _press(room, Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    assert stack.copies == 3


def test_a_finger_pushes_the_list_up_and_drags_a_card_sideways_into_the_deck(open_room: Open) -> None:
    room = open_room()
    row, stack = room.list.rows["Spark Runner"], room.laid.stacks["Spark Runner"]
    before, finger = stack.copies, Finger(room.window())
    at, deck = finger.place(row), finger.place(room.deck_pane)
    finger.drag(at, QPoint(deck.x(), at.y()))
    assert stack.copies == before + 1
    finger.down(at)
    for goal in (QPoint(at.x() - 40, at.y()), QPoint(deck.x(), deck.y()), at):
        finger.move(goal)
    finger.up(at)
    top = row.mapTo(room.window(), QPoint()).y()
    finger.drag(at, at - QPoint(0, 150))
    assert row.mapTo(room.window(), QPoint()).y() < top - 60
    assert stack.copies == before + 1


def test_a_card_of_which_the_deck_has_enough_is_not_dropped_there(open_room: Open, kept: OwnDecks) -> None:
    room = open_room()
    row = room.list.rows["Cinder Page"]
    _drag(row, row.rect().center(), _middle_of(room.deck_pane))
    assert room.laid.stacks["Cinder Page"].copies == 4
    assert room.name.accessibleDescription() == "Cinder Page: No more than 4."
    assert kept.names() == ()


def test_a_list_is_narrowed_by_element_type_tag_cost_and_what_targets(open_room: Open) -> None:
    room = open_room()
    facets = room.list.facets

    def names(*keys: str) -> set[str]:
        for place, facet in enumerate(workshop_facets):
            for value in facet.values:
                if (value.key in keys) != (facets.chosen.get(place) == value):
                    facets.choose(place, value)
        return {one.card.name for one in room.list.listed()}

    workshop_facets = facets._facets
    assert {"Spark Runner", "Ember Jab"} <= names("element fire")
    assert "Reef Novice" not in names("element fire")
    assert names("element fire", "type Punch", "cost 1") == {"Cinder Page"}
    assert names("counter") == {"Backdraft", "Turn of the Tide", "Returning Bough", "Eye of the Storm"}
    assert {"Smoke Roll", "Heat Sink"} <= names("stops targets")
    assert "Bracer Guard" not in names("stops targets")
    assert {"Coal Shot"} <= names("targets")
    assert len(names()) == 110


def test_values_of_a_facet_open_by_a_press_and_are_said(open_room: Open) -> None:
    room = open_room()
    facets = room.list.facets
    assert [plate.accessibleName() for plate in facets.heads] == [
        "Element: all", "Type of attack: all", "Tag of defence: all", "What a call costs: all", "Targets: all",
    ]  # fmt: skip
    assert facets.values["element ice"].isHidden()
    QTest.mouseClick(facets.heads[0], Qt.MouseButton.LeftButton)
    QTest.mouseClick(facets.values["element ice"], Qt.MouseButton.LeftButton)
    assert facets.heads[0].accessibleName() == "Element: ice"
    assert 0 < len(room.list.listed()) < 110
    assert facets.values["element ice"] in room.stops()
    QTest.mouseClick(facets.heads[0], Qt.MouseButton.LeftButton)
    assert facets.values["element ice"].isHidden()
    assert facets.heads[0].accessibleName() == "Element: ice"


def test_what_an_ultra_card_needs_stands_beside_it_and_is_checked(open_room: Open) -> None:
    room = open_room()
    room.set_copies("Binder of the Deep", 1)
    report = room.side.check.report
    assert report is not None
    needs = {one.name: (one.words, one.met) for one in report.needs}
    assert needs["Duelist Unquenched"] == ("on Ashen Duelist", True)
    assert report.needs_note == "Tasuo Mode: gauge 3"
    assert needs["Anvil Spirit"] == ("for 2 Ka cards", True)
    assert needs["Binder of the Deep"] == ("needs Shoal Binder; the deck has none", False)
    assert "Binder of the Deep: needs Shoal Binder; the deck has none." in room.side.check.accessibleName()


def test_a_fault_says_what_would_mend_it(open_room: Open) -> None:
    room = open_room()
    room.set_copies("Spark Runner", 4)
    assert room.side.check.report is not None
    assert [(flaw.spoken(), flaw.rule) for flaw in room.side.check.report.flaws] == [
        ("52 cards, 50 needed: Take 2 out.", "TS-D1")
    ]
    for name in ("Spark Runner", "Kiln Breaker", "Pyre Marshal", "Forge Sister"):
        room.set_copies(name, 0)
    assert {flaw.mend for flaw in room.side.check.report.flaws if flaw.rule in ("TS-D1", "TS-D9")} == {
        "Add 9.", "Add 5.", "Add 2.",
    }  # fmt: skip


def test_how_many_cards_stop_what_targets_is_a_span(open_room: Open) -> None:
    room = open_room()
    assert room.side.check.report is not None
    stops = room.side.check.report.charts[1]
    assert (stops.bars[-1].note, stops.bars[-1].least, stops.bars[-1].value) == ("4-6", 4, 6)
    assert stops.below == "Throw, Blast, Projectile that Target: 6, others 4 or more."


def test_the_check_is_scrolled_by_keys(open_room: Open) -> None:
    room = open_room((1024, 600))
    bar = room.side._pane.verticalScrollBar()
    assert bar.maximum() > 0
    _press(room, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    _press(room, Qt.Key.Key_PageUp)
    assert bar.value() == 0


def _of(room: DeckRoom, title: str) -> PlateButton:
    return next(plate for plate in room.choice.plates if plate.look.title == title)


def _act_of(room: DeckRoom, name: str) -> PlateButton:
    return next(plate for plate in room.choice.plates if plate.accessibleName() == name)


def test_a_deck_is_doubled_and_taken_away_and_comes_back(open_room: Open, kept: OwnDecks) -> None:
    kept.keep("Mine", "4 Cinder Page\n")
    room = open_room()
    room.choose()
    QTest.mouseClick(_act_of(room, "Copy: Mine"), Qt.MouseButton.LeftButton)
    assert kept.names() == ("Mine", "Mine 2")
    assert kept.text("Mine 2") == "#\n4 Cinder Page\n"
    assert _of(room, "Mine 2").hasFocus()
    _press(room, Qt.Key.Key_D, held=Qt.KeyboardModifier.ControlModifier)
    assert kept.names() == ("Mine", "Mine 2", "Mine 3")
    QTest.mouseClick(_act_of(room, "Delete: Mine"), Qt.MouseButton.LeftButton)
    assert kept.names() == ("Mine 2", "Mine 3")
    assert room.name.accessibleDescription() == "Mine is deleted; Ctrl Z brings it back."
    _press(room, Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    assert kept.text("Mine") == "#\n4 Cinder Page\n"
    assert _of(room, "Mine").hasFocus()


def test_what_is_taken_back_in_a_deck_that_was_deleted_makes_it_ones_own_again(open_room: Open, kept: OwnDecks) -> None:
    kept.keep("Fire", "4 Cinder Page\n2 Spark Runner\n")
    room = open_room()
    room.set_copies("Spark Runner", 3)
    room.choose()
    plate = next(one for one in room.choice.plates if one.look.title == "Fire")
    plate.setFocus()
    _press(room, Qt.Key.Key_Delete, Qt.Key.Key_Escape)
    assert (kept.names(), room.draft.own) == ((), False)
    _press(room, Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    assert (kept.names(), room.draft.own) == (("Fire",), True)
    room.set_copies("Spark Runner", 4)
    assert kept.names() == ("Fire",), "no copy beside it"


def test_a_deck_whose_name_another_has_by_now_keeps_no_other_away(open_room: Open, kept: OwnDecks) -> None:
    kept.keep("Ash", "1 Cinder Page\n")
    kept.keep("Fire", "2 Cinder Page\n")
    room = open_room()
    for name in ("Ash", "Fire"):
        room.draft.drop(name)
    kept.keep("Fire", "3 Cinder Page\n")
    room.choose()
    room.undo()
    room.undo()
    assert kept.names() == ("Ash", "Fire")
    assert kept.text("Fire") == "#\n3 Cinder Page\n"


@pytest.mark.parametrize("come_back", [True, False])
def test_what_another_program_wrote_into_the_deck_is_kept(open_room: Open, kept: OwnDecks, come_back: bool) -> None:
    kept.keep("Fire", "4 Cinder Page\n2 Spark Runner\n")
    room = open_room()
    kept.keep("Fire", "4 Cinder Page\n2 Spark Runner\n3 Reef Novice\n")
    if come_back:
        room.look_again()
        assert "Reef Novice" in [stack.card.name for stack in room.laid.shown()]
    room.set_copies("Spark Runner", 3)
    assert kept.text("Fire") == "#\n4 Cinder Page\n3 Spark Runner\n3 Reef Novice\n"


def test_a_deck_says_which_sessions_began_with_it(open_room: Open, kept: OwnDecks) -> None:
    kept.keep("Mine", "4 Cinder Page\n2 Spark Runner\n")
    kept.keep("Other", "1 Spark Runner\n")
    setup = '{"players": [{"own": "4 Cinder Page; 2 Spark Runner"}]}'
    room = open_room(played=PlayedDecks((("Friday", setup), ("Saturday", '{"own": ""}'))))
    room.choose()
    assert "played in Friday" in _of(room, "Mine").accessibleName()
    assert "Saturday" not in _of(room, "Mine").accessibleName()
    assert "played in" not in _of(room, "Other").accessibleName()


def test_an_own_deck_is_copied_as_a_line_without_its_head(open_room: Open, kept: OwnDecks) -> None:
    kept.keep("Mine", "4 Cinder Page\n2 Spark Runner\n")
    room = open_room()
    assert room.draft.name == "Mine"
    room.sharing.copy_text()
    assert QGuiApplication.clipboard().text() == "4 Cinder Page; 2 Spark Runner"


def test_decks_at_every_size_lie_beside_their_acts(open_room: Open, kept: OwnDecks) -> None:
    kept.keep("Mine", "4 Cinder Page\n")
    kept.keep("Broken", "4 Cinder Page\n100 Spark Runner\n")
    for size in SIZES[:3]:
        room = open_room(size)
        room.choose()
        QApplication.processEvents()
        boxes = [plate.geometry() for plate in room.choice.plates]
        assert all(not one.intersects(other) for one in boxes for other in boxes if one is not other)
        assert all(room.choice.rect().contains(box) for box in boxes)
        assert "Copy: Broken" not in [plate.accessibleName() for plate in room.choice.plates]
        assert _act_of(room, "Delete: Broken").isVisible()


def test_a_card_that_no_pack_has_can_be_taken_out(open_room: Open, kept: OwnDecks) -> None:
    kept.keep("Mine", "4 Cinder Page\n2 Embre Jab\n")
    room = open_room()
    stack = room.laid.stacks["Embre Jab"]
    assert (stack.copies, stack.isVisible()) == (2, True)
    assert "No card is called Embre Jab." in stack.accessibleDescription()
    QApplication.processEvents()
    assert cut(room.window()) == []
    stack.setFocus()
    _press(room, Qt.Key.Key_Delete, Qt.Key.Key_Delete)
    assert kept.text("Mine") == "#\n4 Cinder Page\n"
    assert stack.isHidden()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_of_its_pages_is_cut(open_room: Open, kept: OwnDecks, size: tuple[int, int], language: str) -> None:
    kept.keep("A deck with quite a long name of its own", "4 Cinder Page\n")
    kept.keep("Broken", "4 Cinder Page\n100 Spark Runner\n")
    room = open_room(size, language)
    for page in (room.choose, room.share):
        page()
        QApplication.processEvents()
        assert cut(room.window()) == []
    for place in range(len(room.list.facets.heads)):
        room.list.facets.open(place)
        QApplication.processEvents()
        assert cut(room.window()) == []


def test_each_piece_of_advice_says_what_would_mend_it(open_room: Open, kept: OwnDecks) -> None:
    warriors = "2 Pyre Marshal\n2 Kiln Breaker\n2 Ashen Duelist\n4 Cinder Page\n"
    kept.keep("Mine", f"{warriors}1 Embre Jab\nUltra:\n1 Moon Jelly\n1 Binder of the Deep\n")
    room = open_room()
    report = room.side.check.report
    assert report is not None
    assert [(flaw.rule, flaw.mend) for flaw in report.flaws] == [
        ("TS-D1", "Add 39."),
        ("TS-D7", "Take it out."),
        ("TS-D8", "Add the warrior, or take the Ultra card out."),
        ("TS-D9", "Add 2."),
        ("TS-D9", "Add 2."),
    ]
    room.set_copies("Forge Sister", 2)
    report = room.side.check.report
    assert report is not None
    assert [flaw.rule for flaw in report.flaws if flaw.rule == "TS-D9"] == []


def test_more_copies_of_an_ultra_card_say_what_would_allow_them(open_room: Open, kept: OwnDecks) -> None:
    kept.keep("Mine", "Ultra:\n2 Anvil Spirit\n")
    report = open_room().side.check.report
    assert report is not None
    assert [(flaw.words, flaw.mend) for flaw in report.flaws if flaw.rule == "TS-D5"] == [
        ("2 copies of Anvil Spirit, at most 1", "Take the others out, or change the rulings of a new table.")
    ]


def test_keys_of_the_room_work_from_the_search(open_room: Open) -> None:
    room = open_room()
    room.set_copies("Spark Runner", 3)
    assert room.list.search.hasFocus()
    _press(room, Qt.Key.Key_C, held=Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().startswith("4 Cinder Page; 3 Spark Runner; ")
    _press(room, Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    assert room.laid.stacks["Spark Runner"].copies == 2
    _press(room, Qt.Key.Key_E, held=Qt.KeyboardModifier.ControlModifier)
    assert room.sharing.author.hasFocus()
