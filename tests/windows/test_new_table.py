"""The page of a new session: what is chosen, who sits where, and what the table is set up with."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import measuring, plain
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.presses import TOO_SOON
from gattai_desktop.board.scale import LEAST_WINDOW
from gattai_desktop.board.speech import listed, said
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import say
from gattai_desktop.content.boxes import box, packs_of
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.seating import who_sits
from gattai_desktop.games.table_form import Glance
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.settings.language import VARIABLE, speak_language
from gattai_desktop.windows.settings.settings import FRIENDS, Settings
from gattai_desktop.windows.shelf.new_table import NewTable
from gattai_desktop.windows.shelf.scenario_card import ScenarioLook
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from tests.windows.cut import cut, read
from tests.windows.tables import shelf_shown
from tests.windows.test_no_surface_tells import Painted

AsksTable = Callable[..., NewTable]


@pytest.fixture
def new_table(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AsksTable]:
    """Makes the page of a new session that stands in a window of a size, in a language; English again afterwards."""

    def made(language: str, wide: int = 1366, high: int = 768) -> NewTable:
        monkeypatch.delenv(VARIABLE, raising=False)
        speak_language(language)
        window = ShelfWindow(make_paint(speed=0), Shelf(tmp_path / "sessions"), Settings())
        qtbot.addWidget(window)
        window.resize(wide, high)
        window.show()
        window.ask_table(first_contact=False)
        assert window.new_table is not None
        return window.new_table

    yield made
    speak_language("en")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> ShelfWindow:
    return shelf_shown(qtbot, tmp_path)


@pytest.fixture
def page(window: ShelfWindow) -> NewTable:
    window.ask_table(first_contact=False)
    assert window.new_table is not None
    return window.new_table


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget(), key, modifier)


def click(part: object) -> None:
    QTest.mouseClick(part, Qt.MouseButton.LeftButton)


def test_the_key_to_sit_down_is_called_as_on_a_german_keyboard(window: ShelfWindow) -> None:
    speak_language("de")
    try:
        window.ask_table(first_contact=False)
        assert window.new_table is not None
        assert window.new_table.sit_down.accessibleDescription() == "Taste Strg Enter"
    finally:
        speak_language("en")


def test_names_seats_and_edition_go_into_the_setup(page: NewTable) -> None:
    for seat in [seat for seat in page.seats.seats() if seat not in ("red", "pink")]:
        click(page.seats.crests[seat])
    page.seats.names["red"].setText("Ines")
    page.seats.coach.setText("Jo")
    page.seats.people["pink"].setText("Tobias")
    page.name.setText("Our Friday")
    click(page.edition.plates["final"])
    made = page.setup()
    assert (made.name, made.edition, made.scenario) == ("Our Friday", "final", "neon-harbour")
    assert [(one.seat, one.name) for one in made.pilots] == [("red", "Ines"), ("pink", "Momo")]
    table = GATTAI.begin(made)
    assert [who_sits(table, seat) for seat in ("coach", "red", "pink")] == ["Jo", "", "Tobias"]
    assert page.who() == listed(["Coach (Jo)", "Ines", "Momo (Tobias)"])
    assert page.first() == "Coach (Jo) has the seat first. No card is dealt yet."
    page.choose(next(key for key, form in page.offered.forms.items() if not form.coached))
    assert page.first() == "", "nobody leads, so that nobody begins before the cards are dealt"


def test_threats_are_as_tough_as_was_chosen_at_the_new_table(page: NewTable, window: ShelfWindow) -> None:
    """Given a scenario whose fights are won too easily, when its Threats are to be tougher, then all are rated higher.

    The choice says so, and what fights come to; what leads beginners does not ask.
    """
    written = [one.rating for one in page.setup().threats]
    (plate,) = (one for one in page.choices.plates if not one.isHidden())
    assert plate.look.title == "Threats: As written"
    click(plate)
    assert [one.look.title for one in window.sheet.look.choices] == [
        "As written",
        "Tougher (TR +2)",
        "Toughest (TR +4)",
    ]
    assert all("Rumble" in one.look.sub for one in window.sheet.look.choices)
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    assert plate.look.title == "Threats: Tougher (TR +2)"
    assert [one.rating for one in page.setup().threats] == [one + 2 for one in written]
    window.resize(1920, 1080)
    QApplication.processEvents()
    assert (plate.look.title, plate.look.sub) == ("Threats", "Tougher (TR +2)"), "what it is about comes first"
    page.choose("first-contact")
    assert not page.choices.isVisible()


@pytest.mark.parametrize(("person", "named"), [("Ann", True), ("Maximilian-Alexander von Hohenlohe", False)])
@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_where_persons_have_no_room_the_panel_names_the_seats_alone(
    page: NewTable, size: tuple[int, int], person: str, named: bool
) -> None:
    """In the rows beside it each seat stands with its person."""
    page.window().resize(*size)
    page.seats.coach.setText(person)
    for seat in page.seats.seats():
        page.seats.people[seat].setText(person)
    x, y, wide, high = page.places.panel
    panel = page.places.rect(x, y, wide, high).toRectF()
    told = " ".join(one.words for one in read(page) if panel.contains(one.box.center()))
    assert f"({person})" in page.who()
    assert "Momo" in told
    assert (f"Momo ({person})" in told) is named
    assert "…" not in told


@pytest.mark.parametrize("size", [(640, 400), (1024, 600), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_one_name_in_two_seats_is_said_to_be_one_person(
    page: NewTable, size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two people of one name hear of it here, before a curtain that they miss would have hidden anything."""
    heard: list[str] = []
    monkeypatch.setattr("gattai_desktop.windows.shelf.new_table.announce", lambda _part, words: heard.append(words))
    page.window().resize(*size)
    speak_language(language)
    try:
        first, second, third = [page.seats.people[seat] for seat in page.seats.seats()][:3]
        first.setText("Alex")
        second.setText("Bo")
        assert heard == []
        third.setText(" alex ")
        (words,) = heard
        assert words.startswith("Alex plays 2 seats" if language == "en" else "Alex spielt 2 Plätze")
        assert any(one.words in words and one.words.startswith("Alex ") for one in read(page))
        page.seats.people[next(iter(page.seats.seats()))].setText("Maximilian-Alexander von Hohenlohe-Langenburg")
        second.setText("Maximilian-Alexander von Hohenlohe-Langenburg")
        assert cut(page) == []
        third.setText("Kim")
        second.setText("Lee")
        assert not [one for one in read(page) if "curtain" in one.words or "Vorhang" in one.words]
    finally:
        speak_language("en")


def test_a_name_from_right_to_left_leaves_the_mark_of_a_suggestion_alone(page: NewTable) -> None:
    """Where it is suggested, that stands at the right end of the field: the name begins at the left."""
    field = page.seats.names["red"]
    field.suggest("أحمد")
    image = field.grab().toImage()
    ratio = image.devicePixelRatio()
    ground = image.pixelColor(round(image.width() * 0.5), round(image.height() / 2))
    left = [
        (x, y)
        for x in range(round(12 * ratio), image.width() // 3)
        for y in range(round(image.height() * 0.3), round(image.height() * 0.7))
        if image.pixelColor(x, y) != ground
    ]
    assert left, "the name stands at the left"


def test_a_scenario_without_a_summary_is_told_without_a_gap() -> None:
    """An evening that somebody has just begun to write has none."""
    assert ScenarioLook("Salt Moon", Glance()).told() == "Salt Moon. 2 to 8 people."
    asking = ScenarioLook("Ferry", Glance(summary=say("Who steers?")))
    assert asking.told() == "Ferry: Who steers? 2 to 8 people."
    assert "Who steers?. " not in asking.spoken()


def test_whoever_plays_the_cpu_is_named_and_counted_among_those_who_come(window: ShelfWindow) -> None:
    window.ask_table(first_contact=False)
    page = window.new_table
    assert page is not None
    fights = next(key for key, group in page.offered.groups.items() if group[0].leader == "cpu")
    click(page.cards[fights])
    assert page.seats.coach.isVisible()
    assert "CPU" in page.seats.coach.accessibleName()
    assert not any(field.isVisible() for field in page.seats.people.values()), "here one name is enough"
    page.seats.coach.setText("Jo")
    page.seats.sit(2)
    first, second = page.seats.seats()
    page.seats.names[first].setText("Mira")
    table = begin_table(page.setup())
    assert [who_sits(table, seat) for seat in ("cpu", first, second)] == ["Jo", "Mira", ""]
    assert page.who().startswith(f"CPU (Jo), {page.form.roles[first]} (Mira)")
    assert page.first() == "CPU (Jo) has the seat first. No card is dealt yet."
    page.seats.coach.setText("")
    assert page.who().startswith(f"CPU, {page.form.roles[first]} (Mira)")
    click(
        page.cards[
            next(key for key, group in page.offered.groups.items() if group[0].leader == "coach" and group[0].coached)
        ]
    )
    assert "Coach" in page.seats.coach.accessibleName()


def begin_table(setup: Any) -> State:
    return box(setup.game).begin(setup)


def test_each_scenario_offers_its_own_edition_and_an_empty_table_can_be_had(page: NewTable) -> None:
    assert page.setup().edition == "beta"
    click(page.cards["hunters-moon"])
    assert page.setup().edition == "final"
    click(page.cards[""])
    made = page.setup()
    assert (made.threats, len(made.pilots), made.edition) == ((), 3, "beta")
    GATTAI.begin(made)


def test_first_contact_is_one_card_of_the_page_and_enter_begins_it(qtbot: QtBot, window: ShelfWindow) -> None:
    window.ask_table(first_contact=True)
    page = window.new_table
    assert page is not None
    assert page.cards["first-contact"].look.chosen
    assert not page.edition.isVisible()
    with qtbot.waitSignal(page.begun) as begun:
        press(Qt.Key.Key_Return)
    assert begun.args[0].scenario == "first-contact"


def test_ctrl_enter_sits_down_from_anywhere_also_out_of_a_name(qtbot: QtBot, page: NewTable) -> None:
    for part in (page.seats.people["red"], page.cards[""], page.seats.crests["red"], page.edition.plates["beta"]):
        part.setFocus()
        with qtbot.waitSignal(page.begun):
            press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def test_enter_after_a_name_goes_on_to_who_has_none_and_then_sits_down(qtbot: QtBot, page: NewTable) -> None:
    """It sat down after the first name, at a table where the others were called what their seats are."""
    begun: list[object] = []
    page.begun.connect(begun.append)
    first, second = [page.seats.people[seat] for seat in page.seats.seats()][:2]
    page.seats.coach.setText("Cora")
    first.setFocus()
    QTest.keyClicks(first, "Anna")
    press(Qt.Key.Key_Return)
    assert begun == []
    assert second.hasFocus()
    with qtbot.waitSignal(page.begun):
        press(Qt.Key.Key_Return)


def test_a_second_press_that_brought_the_page_falls_into_no_name(page: NewTable) -> None:
    """Given the press that turned to this page, when it comes twice, then "Sit down" keeps the keyboard."""
    page.paint.presses.now = lambda: 0
    page.hide()
    page.show()
    page.sit_down.setFocus()
    name = page.seats.names["red"]
    place = name.mapTo(page.window(), name.rect().center())
    QTest.mouseClick(page.window().windowHandle(), Qt.MouseButton.LeftButton, pos=place)
    assert QApplication.focusWidget() is page.sit_down
    page.paint.presses.now = lambda: TOO_SOON
    QTest.mouseClick(page.window().windowHandle(), Qt.MouseButton.LeftButton, pos=place)
    assert QApplication.focusWidget() is name


def test_tab_takes_a_suggested_name_and_typing_replaces_it(page: NewTable) -> None:
    name = page.seats.names["red"]
    assert (name.text(), name.suggestion) == ("", "Ren")
    assert name.accessibleDescription() == "suggested: Ren"
    name.setFocus()
    press(Qt.Key.Key_Tab)
    assert name.text() == "Ren"
    press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is page.seats.people["red"], "after who sits there, a person or the program"
    other = page.seats.names["pink"]
    other.setFocus()
    QTest.keyClicks(other, "Mo")
    press(Qt.Key.Key_Tab)
    assert other.text() == "Mo"
    press(Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is other
    page.seats.names["blue"].setFocus()
    press(Qt.Key.Key_Backtab)
    assert page.seats.names["blue"].text() == "", "going back takes nothing"


def test_a_name_is_asked_for_where_none_is_ready(page: NewTable) -> None:
    """Given a game without Pilots, then the field beside the crest of Red asks who plays, and suggests no "Red"."""
    page.seats.chairs.begin(FRIENDS, page.seats.chairs.strength)
    for key, form in page.offered.forms.items():
        if page.offered.games[key] in ("rumblebots", "tasuo"):
            page.choose(key)
            for seat in page.seats.seats():
                name = page.seats.names[seat]
                assert (name.placeholderText(), name.suggestion) == ("who plays", ""), form.name
                assert page.seats.seats()[seat] == seat.capitalize(), "who types nothing plays under the colour"


def test_who_plays_two_main_characters_stands_beside_each(page: NewTable) -> None:
    """Given Ben is typed twice, then it is said whom he plays, and not that Ben and Ben come."""
    page.seats.chairs.begin(FRIENDS, page.seats.chairs.strength)
    page.choose(next(key for key, form in page.offered.forms.items() if form.one_name and form.roles))
    first, second = list(page.seats.seats())[:2]
    for seat in (first, second):
        page.seats.names[seat].setText("Ben")
    said = page.who()
    assert all(f"{page.form.roles[seat]} (Ben)" in said for seat in (first, second)), said


def test_arrows_go_through_what_can_be_played_and_down_the_names(page: NewTable) -> None:
    page.cards["neon-harbour"].setFocus()
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Space)
    assert page.form.key == "hunters-moon"
    press(Qt.Key.Key_Right)
    assert QApplication.focusWidget() not in (page.cards["hunters-moon"], page.cards["neon-harbour"])
    page.seats.coach.setFocus()
    press(Qt.Key.Key_Down)
    assert QApplication.focusWidget() is page.seats.people[next(iter(page.seats.seats()))]


def test_ways_of_a_bot_battle_are_one_card_and_are_chosen_beside_it(page: NewTable) -> None:
    click(page.cards["first-battle"])
    assert page.way.isVisible()
    assert page.setup().scenario == "first-battle", "whoever is new begins with the lesson"
    assert not page.seats.coach.isVisible(), "nobody coaches there"
    click(page.way.plates["draft"])
    assert page.cards["first-battle"].look.chosen
    assert page.setup().scenario == "draft"


def test_a_bot_battle_says_before_it_begins_that_so_many_do_not_fit(page: NewTable) -> None:
    """RB-H1: two to four players; one alone is told so on the plate that begins, and nothing begins."""
    begun: list[object] = []
    page.begun.connect(begun.append)
    click(page.cards["first-battle"])
    click(page.way.plates["quick-battle"])
    assert not page.sit_down.look.refused
    page.seats.sit(1)
    assert "two to four" in str(page.sit_down.look.sub)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert begun == []
    page.seats.sit(5)
    assert page.seats.count == 4
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert len(begun) == 1


def test_a_scenario_for_other_numbers_says_how_many_come_and_is_not_barred(page: NewTable) -> None:
    card = page.cards["neon-harbour"]
    assert card.look.people == 0
    page.seats.sit(1)
    assert card.look.people == 2
    assert "2 come now" in card.accessibleName()
    assert not page.refused


def test_nobody_at_all_and_eight_cannot_sit_down(page: NewTable) -> None:
    page.seats.sit(7)
    assert not any(crest.isVisible() for crest in page.seats.crests.values() if not crest.isChecked())
    page.seats.sit(1)
    click(page.seats.crests["red"])
    assert page.seats.count == 1


def test_a_card_says_all_that_it_shows(page: NewTable) -> None:
    spoken = page.cards["neon-harbour"].accessibleName()
    for words in ("Neon Harbour", "about 4 hours", "3 to 8 people", "difficulty 3 of 5", "for Sophomores", "chosen"):
        assert words in spoken


def test_a_row_says_how_long_it_lasts_and_how_many_it_is_for(page: NewTable, monkeypatch: pytest.MonkeyPatch) -> None:
    card = next(one for one in page.cards.values() if one.accessibleName().startswith("Virtual Machine 3"))
    painted = Painted(monkeypatch)
    card.grab()
    assert {"about half an hour", "3–7"} <= painted.texts


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_row_has_room_for_its_sentence(
    new_table: AsksTable, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Given the small layout, when a new session is looked at, then each thing to play says what it is about."""
    page = new_table(language)
    painted = Painted(monkeypatch)
    for card in page.cards.values():
        painted.texts.clear()
        card.grab()
        assert said(card.look.glance.summary) in painted.texts, card.accessibleName()


def test_what_a_new_session_changes_of_the_rulings_is_named(page: NewTable) -> None:
    assert not [one for one in page._panel().rulings if one.now != one.default]
    page.choose("first-contact")
    assert [one.name for one in page._panel().rulings if one.now != one.default] == ["coach_bonus_draw"]
    assert page._panel().kept_in == "sessions / First Contact.gattai"


def test_tab_goes_along_a_row_of_one_name_as_it_stands(page: NewTable) -> None:
    page.choose("draft")
    page.seats.crests["red"].setFocus()
    gone = []
    for _ in range(4):
        press(Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert focused is not None
        gone.append(focused.accessibleName())
    assert gone == ["Red: a person", "Name of Red", "Green: a person", "Name of Green"]


def test_tab_goes_down_the_page_as_it_is_read(page: NewTable) -> None:
    """Given whoever sits down, Tab goes from above to below in the middle, then down the panel."""
    parts = [page.company, page, page.seats, page.choices, page, page.edition, page]
    page.sit_down.setFocus()
    press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is page.back
    grounds = []
    while (now := QApplication.focusWidget()) is not page.sit_down:
        press(Qt.Key.Key_Tab)
        grounds.append(now.parentWidget())
    assert [one for place, one in enumerate(grounds[1:]) if one is not grounds[place]] == parts


def test_a_way_of_playing_is_no_change_of_the_rulings(page: NewTable) -> None:
    page.choose("draft")
    assert not [one for one in page._panel().rulings if one.now != one.default]
    page.set_rulings({"way": "free"})
    assert [one.name for one in page._panel().rulings if one.now != one.default] == ["way"]


def test_rulings_are_changed_before_anybody_sits_down(window: ShelfWindow, page: NewTable) -> None:
    page.choose("neon-harbour")
    page.rulings.click()
    room = window.rulings.page
    assert room is not None
    assert room.isVisible()
    assert room.focus.why.isHidden(), "no log asks why before the first move"
    assert any("from the first move on" in one.words for one in read(room.focus))
    room.ruled.emit("gambit_helpers", "final", "")
    assert page.setup().rulings["gambit_helpers"] == "final"
    assert "gambit_helpers" in [one.name for one in page._panel().rulings if one.now != one.default]
    room.ruled.emit("gambit_helpers", "off", "")  # as the edition has it
    assert "gambit_helpers" not in page.setup().rulings
    press(Qt.Key.Key_Escape)
    assert not room.isVisible()
    assert page.isVisible()


def test_a_session_is_kept_in_another_folder(
    window: ShelfWindow, page: NewTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "Elsewhere").mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path / "Elsewhere"))
    page.choose("neon-harbour")
    page.folder.click()
    assert page._panel().kept_in == "Elsewhere / Neon Harbour.gattai"
    assert window.keeps_in.free_path("Neon Harbour").parent.name == "Elsewhere"


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (1024, 600), LEAST_WINDOW])
def test_every_part_has_its_place_at_every_size(window: ShelfWindow, page: NewTable, size: tuple[int, int]) -> None:
    window.resize(*size)
    for key in page.cards:
        page.choose(key)
        page.seats.sit(7)
        QApplication.processEvents()
        rows = [page.seats.crests[seat] for seat in page.seats.seats()]
        parts = [*page.cards.values(), page.rulings, page.folder, page.name, page.back, *rows, page.sit_down]
        boxes = [part.rect().translated(part.mapTo(page, part.rect().topLeft())) for part in parts[:-1]]
        boxes.append(page.foot.rests)
        for place, one in enumerate(boxes):
            assert page.rect().contains(one), parts[place].accessibleName()
            assert not [other for other in boxes[:place] if other.intersects(one)], parts[place].accessibleName()


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (1024, 600), LEAST_WINDOW])
def test_seven_pilots_who_sit_down_one_by_one_have_rows_that_can_be_pressed_and_read(
    window: ShelfWindow, page: NewTable, size: tuple[int, int]
) -> None:
    window.resize(*size)
    page.seats.sit(3)
    for seat, crest in page.seats.crests.items():
        if not crest.isChecked() and page.seats.count < 7:
            click(page.seats.crests[seat])
    assert page.seats.count == 7
    for part in (*(page.seats.crests[seat] for seat in page.seats.seats()), *page.seats.people.values()):
        assert part.isHidden() or part.height() >= 30, f"{part.accessibleName()}: {part.height()} high"
    page.cards["neon-harbour"].setFocus()
    assert "4 hours" in page.told(short=True), "a narrow row of the list has no room for it"


def test_escape_leads_back(window: ShelfWindow, page: NewTable) -> None:
    press(Qt.Key.Key_Escape)
    assert window.first_run.isVisible()


def test_players_of_a_bot_battle_play_under_the_colours_that_stand_there(new_table: AsksTable) -> None:
    """Given German words, when nobody types a name, then the table does not call them in English."""
    page = new_table("de")
    page.choose("quick-battle")
    assert [player.name for player in page.setup().players] == ["Rot", "Grün", "Blau"]
    page.choose("neon-harbour")
    assert page._panel().kept_in.endswith("Neonhafen.gattai")


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (1024, 576)])
def test_who_gets_up_moves_nobody_from_under_the_pointer(
    window: ShelfWindow, page: NewTable, size: tuple[int, int]
) -> None:
    """Given few sit, the list of what can be played is no longer than before: a second press finds the next seat."""
    window.resize(*size)
    page.choose("deepwell")
    QApplication.processEvents()
    first, *others = page.seats.seats()
    crest = page.seats.crests[first]
    before = crest.mapTo(window, crest.rect().topLeft())
    for seat in others[1:]:
        click(page.seats.crests[seat])
        QApplication.processEvents()
        assert crest.mapTo(window, crest.rect().topLeft()) == before


@pytest.mark.parametrize("size", [(1024, 576), (1366, 768), (1920, 1080), LEAST_WINDOW])
def test_all_that_is_said_of_a_scenario_has_room_at_every_size(
    window: ShelfWindow, page: NewTable, size: tuple[int, int]
) -> None:
    """Where a card has no room for its sentence, the page says it whole beside its question."""
    window.resize(*size)
    for card in page.cards.values():
        click(card)
        for part in (str(card.look.glance.summary).rstrip("."), card.look.for_whom):
            assert part in page.told()
        at = page.places
        _left, _top, wide, high = at.told(beside=at.title_size * 9.6)
        draw = measuring(page.paint, wide)
        lines = draw.wrapped(page.told(), plain(at.words), wide, 99)
        assert len(lines) * draw.size(plain(at.words)) * 1.25 <= high + 1, page.told()


@pytest.mark.parametrize("size", [(1024, 576), (1366, 768), (1920, 1080), (960, 1080)])
def test_for_how_many_it_is_stands_in_the_same_way_on_every_card(
    window: ShelfWindow, page: NewTable, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """Some said "1–8", some "3 to 8 people", some "alone, or up to 8", by the room that their names left."""
    window.resize(*size)
    painted = Painted(monkeypatch)
    for card in page.cards.values():
        painted.texts.clear()
        card.grab()
        assert card.look.few in painted.texts, card.look.name
        assert not [one for one in painted.texts if "people" in one]


def test_no_gap_is_left_where_nothing_can_be_chosen_between_heading_and_words(page: NewTable) -> None:
    """A showdown of one's own pack has neither edition nor way: room for their plates was left all the same."""
    page.choose("two-players")
    assert not page.edition.isVisible()
    page.way.hide()  # as for a pack with one scenario
    lines = [one for one in read(page) if one.words and one.box.left() > page.rulings.x() - 2]
    heading = next(one for one in lines if one.whole.casefold() == str(said(page.form.kind)).casefold())
    below = min(one.box.top() for one in lines if one.box.top() > heading.box.bottom())
    assert below - heading.box.bottom() < 3 * heading.box.height()


def test_the_page_tells_of_the_scenario_that_has_the_focus(page: NewTable) -> None:
    chosen = page.told()
    other = page.cards["hunters-moon"]
    other.setFocus()
    assert page.told() == other.look.told() != chosen


def test_after_a_battle_of_two_another_one_is_of_the_same_two(page: NewTable) -> None:
    """A Quick battle is made for three: after the guided battle of two, no third person is asked for."""
    page.choose("quick-battle")
    assert len(page.seats.seats()) == 3
    over = State({}, {"seats": ("red", "blue"), "name.red": "Ren", "program.blue": "steady"})
    assert page.seats.greet(over, {"red": "Ren"}) == ()
    assert set(page.seats.seats()) == {"red", "blue"}
    assert set(page.seats.table.programs()) == {"blue"}


def test_another_way_of_playing_seats_nobody_again_whom_a_person_took_off(page: NewTable) -> None:
    """Both are for two to four: a Draft sat Green down once more. The lesson of two between them forgets nothing."""
    page.choose("quick-battle")
    click(page.seats.crests["green"])
    page.choose("draft")
    assert set(page.seats.seats()) == {"red", "blue"}
    click(page.seats.crests["pink"])
    page.choose("first-battle")
    assert len(page.seats.seats()) == 2
    page.choose("draft")
    assert set(page.seats.seats()) == {"red", "blue", "pink"}
    page.ask(first_contact=False)
    page.choose("draft")
    assert set(page.seats.seats()) == {"red", "blue", "green"}, "a new page asks anew"


def test_the_same_two_sit_down_to_every_way_of_playing_another_battle(page: NewTable) -> None:
    page.choose("quick-battle")
    page.seats.greet(State({}, {"seats": ("red", "blue"), "name.red": "Ren"}), {"red": "Ren"})
    page.choose("draft")
    assert set(page.seats.seats()) == {"red", "blue"}


def test_a_choice_of_seats_is_kept_only_where_so_many_may_play(page: NewTable) -> None:
    """One alone plays no battle: whoever was left over finds the usual table at the next way of playing."""
    page.choose("quick-battle")
    for seat in ("green", "blue"):
        click(page.seats.crests[seat])
    assert list(page.seats.seats()) == ["red"]
    page.choose("draft")
    assert set(page.seats.seats()) == {"red", "blue", "green"}


def test_the_ways_of_playing_leave_room_for_what_is_said_of_them(window: ShelfWindow, page: NewTable) -> None:
    """Given a full screen at twice the scale, then words, rulings and folder stand below the ways, not over them."""
    window.resize(960, 525)
    click(page.cards["first-battle"])
    assert page.places.stacked
    assert page.way.isVisible()
    line = page.paint.px(1) * page.places.words
    assert page.rulings.y() - page.way.geometry().bottom() > 4 * line
    assert page.rulings.geometry().bottom() < page.foot.rests.y()


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("size", [(1024, 581), (1366, 768), (960, 525)])
def test_each_way_of_playing_a_battle_says_in_german_what_it_is(
    window: ShelfWindow, page: NewTable, size: tuple[int, int]
) -> None:
    """In a small window only the credit was left, and nothing told free decks from a Draft."""
    window.resize(*size)
    click(page.cards["first-battle"])
    ways = {"quick-battle": "Fertige Decks", "draft": "Alle behalten acht", "free-decks": "Aus der ganzen Schachtel"}
    for way, line in ways.items():
        click(page.way.plates[way])
        QApplication.processEvents()
        assert any(line in one.words for one in read(page)), way


def test_a_long_page_begins_at_its_top_with_what_sits_down_in_sight(window: ShelfWindow) -> None:
    """Given a full screen at twice the scale, when a new session is asked for, then its end was all that was seen."""
    window.resize(960, 507)
    window.ask_table(first_contact=False)
    page = window.new_table
    assert page is not None
    bar, view = page.parentWidget().parentWidget().verticalScrollBar(), page.parentWidget()
    assert bar.maximum() > 0
    assert bar.value() == 0
    assert page.sit_down.hasFocus()

    def stands(part: QWidget) -> QRect:
        return QRect(part.mapTo(view, QPoint(0, 0)), part.size())

    assert view.rect().contains(stands(page.sit_down))
    assert not page.foot.isHidden()
    for field in (page.seats.people["pink"], page.folder, page.seats.people["red"]):  # down, on, and up again
        field.setFocus()
        assert view.rect().contains(stands(field))
        assert not stands(field).intersects(stands(page.foot)) or page.foot.isHidden()
        assert not stands(field).intersects(stands(page.sit_down))
    seen = bar.value()
    page.sit_down.setFocus()
    assert bar.value() == seen, "it is in sight wherever the page is"
    bar.setValue(bar.maximum())
    assert page.foot.isHidden()
    assert page.sit_down.geometry() == page.foot.rests


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_each_way_of_playing_says_its_whole_name_in_german(new_table: AsksTable, size: tuple[int, int]) -> None:
    """Given fights with long names, then these stand below each other: "Gap Toll" was cut on a laptop's screen."""
    page = new_table("de", *size)
    for group in page.offered.many:
        page.choose(group[0].key)
        assert page.way.isVisible()
        cut = [one.words for one in read(page.way) if one.words.endswith("…")]
        assert cut == [], said(group[0].session)
        assert page.rulings.geometry().bottom() < page.sit_down.y()


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_chosen_card_still_says_how_long_it_lasts(
    new_table: AsksTable, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Given each way of playing in turn on a laptop's screen, then its length stands on its card beside the name."""
    page = new_table(language)
    painted = Painted(monkeypatch)
    silent = []
    for key, form in page.offered.forms.items():
        page.choose(key)
        painted.texts.clear()
        page.cards[page.offered.group_of(form)[0].key].grab()
        if said(form.glance.length) not in painted.texts:
            silent.append(key)
    assert silent == []


@pytest.mark.parametrize("game", ["rumblebots", "virtual-machine", "tasuo"])
def test_another_table_is_of_the_same_game_though_its_scenario_is_not_known(window: ShelfWindow, game: str) -> None:
    """Given a table of a demo, or of a pack that has gone, then the page asks for what is played of that game."""
    setup = packs_of(game).forms()[-1].setup({})
    window.begin_another("nobody knows it choose", box(game).begin(setup), game)
    page = window.new_table
    assert page is not None
    assert page.offered.games[page.form.key] == game
    assert page.form.seats.most >= 2, "all who sat there can sit down"


def test_what_was_played_last_is_chosen_again(qtbot: QtBot, tmp_path: Path, page: NewTable) -> None:
    duel = next(
        key for key in page.offered.forms if page.offered.games[key] == "tasuo" and not page.offered.forms[key].led
    )
    page.choose(duel)
    with qtbot.waitSignal(page.settingsChosen) as kept:
        click(page.sit_down)
    assert kept.args[0].played == duel
    later = ShelfWindow(make_paint(speed=0), Shelf(tmp_path / "sessions"), kept.args[0])
    qtbot.addWidget(later)
    assert later.ask_table(first_contact=False).form.key == duel
    assert later.ask_table(first_contact=True).form.led


@pytest.mark.parametrize("played", ["gone", "first-contact"])
def test_after_a_guided_game_or_one_that_is_gone_the_usual_one_is_chosen(
    qtbot: QtBot, tmp_path: Path, page: NewTable, played: str
) -> None:
    usual = page.form.key
    led = next((key for key, form in page.offered.forms.items() if form.led), "")
    settings = Settings(played=led if played == "first-contact" else played)
    later = ShelfWindow(make_paint(speed=0), Shelf(tmp_path / "sessions"), settings)
    qtbot.addWidget(later)
    assert later.ask_table(first_contact=False).form.key == usual


@pytest.mark.parametrize("size", [(1024, 576), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize(("language", "name"), [("en", "Harmony"), ("de", "Harmonie")])
def test_the_column_of_harmony_bears_its_whole_name(
    new_table: AsksTable, size: tuple[int, int], language: str, name: str
) -> None:
    page = new_table(language, *size)
    page.choose("neon-harbour")
    QApplication.processEvents()
    head = [one.words for one in read(page.seats) if one.words.startswith("Harm")]
    assert head == [name]


def test_a_second_press_that_comes_while_the_table_is_laid_begins_no_other(page: NewTable, window: ShelfWindow) -> None:
    begun: list[object] = []

    def lay(setup: object) -> None:
        begun.append(setup)
        window.hide()

    window.begun.connect(lay)
    for _ in range(3):
        page.sit_down.click()
    assert len(begun) == 1
