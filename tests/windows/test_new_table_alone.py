"""The page of a new session, alone and with friends: who is a person, who is the program, and how well it plays."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.speech import said
from gattai_desktop.content.boxes import box
from gattai_desktop.games.seating import program_players, who_sits
from gattai_desktop.windows.kit.own_scale import OwnScale
from gattai_desktop.windows.settings.language import speak_language
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.shelf.new_table import NewTable
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from gattai_desktop.windows.shelf.sitter_plates import SitterPlate
from gattai_desktop.windows.shelf.table_answers import how_to_sit
from tests.windows.cut import read
from tests.windows.tables import shelf_shown


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> ShelfWindow:
    return shelf_shown(qtbot, tmp_path)


def asked(window: ShelfWindow, *, first_contact: bool = False) -> NewTable:
    return window.ask_table(first_contact=first_contact)


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget(), key, modifier)


def click(part: QWidget) -> None:
    QTest.mouseClick(part, Qt.MouseButton.LeftButton)


def programs(page: NewTable) -> dict[str, str]:
    """Return whom the table that would begin gives to the program."""
    setup = page.setup()
    return dict(program_players(box(setup.game).begin(setup)))


def test_who_opens_first_contact_for_the_first_time_is_alone_and_one_press_begins(
    qtbot: QtBot, window: ShelfWindow
) -> None:
    page = asked(window, first_contact=True)
    assert page.company.plates["alone"].isChecked()
    assert QApplication.focusWidget() is page.sit_down
    assert programs(page) == {"orange": "steady", "yellow": "steady", "coach": "steady"}
    fields = (page.seats.coach, *page.seats.people.values())
    assert not any(field.isVisible() for field in fields), "nobody is asked for a name"
    with qtbot.waitSignal(page.begun) as begun:
        press(Qt.Key.Key_Return)
    assert begun.args[0].scenario == "first-contact"


def test_what_would_begin_is_said_when_the_page_comes(window: ShelfWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """The keyboard is on "Sit down" at once, past all that stands on the page."""
    heard: list[str] = []
    monkeypatch.setattr("gattai_desktop.windows.shelf.new_table.announce", lambda _part, words: heard.append(words))
    page = asked(window)
    assert len(heard) == 1
    assert heard[0].startswith(said(page.form.session))
    assert page.who() in heard[0]
    assert page.first() in heard[0]


def test_every_other_evening_begins_with_friends_until_somebody_was_alone(qtbot: QtBot, window: ShelfWindow) -> None:
    page = asked(window)
    assert page.company.plates["friends"].isChecked()
    assert programs(page) == {}
    click(page.company.plates["alone"])
    press(Qt.Key.Key_1)  # the focus is on a plate of the question, where no strength is chosen
    click(page.seats.sitters["coach"].strengths["gentle"])
    with qtbot.waitSignal(window.settingsChosen) as chosen, qtbot.waitSignal(window.begun):
        page.sit_down.click()
    kept: Settings = chosen.args[0]
    assert (kept.company, kept.strength) == ("alone", "gentle")
    window.set_settings(make_paint(speed=0), kept, wall="")
    again = asked(window)
    assert again.company.plates["alone"].isChecked()
    assert set(programs(again).values()) == {"gentle"}, "the strength last used"


def test_who_comes_is_kept_at_once_though_nobody_sits_down(qtbot: QtBot, window: ShelfWindow) -> None:
    page = asked(window)
    for company in ("alone", "friends"):
        with qtbot.waitSignal(window.settingsChosen) as chosen:
            click(page.company.plates[company])
        window.set_settings(make_paint(speed=0), chosen.args[0], wall="")
        window.show_shelf()
        page = asked(window)
        assert page.company.plates[company].isChecked()


def test_what_is_for_two_or_three_says_that_one_alone_can_play_it(window: ShelfWindow) -> None:
    """Given that the program fills the chairs, then no card asks for two or three people."""
    page = asked(window)
    click(page.company.plates["alone"])
    told = {key: card.look for key, card in page.cards.items()}
    assert all(one.alone or one.glance.fewest == 1 for one in told.values())
    assert told["neon-harbour"].for_whom == "1 to 8 people"
    assert told["neon-harbour"].few == "1–8"
    click(page.company.plates["friends"])
    assert page.cards["neon-harbour"].look.for_whom == "3 to 8 people"


def test_whoever_is_alone_reads_how_many_the_program_plays(window: ShelfWindow) -> None:
    """Of many names the last ended in dots in a small window; each has its row beside it."""
    page = asked(window)
    click(page.company.plates["alone"])
    assert len(programs(page)) == 5
    assert page.who().endswith("; the program plays the other 5")


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (3840, 2160)])
def test_who_begins_stands_clear_of_the_plates_above_it(window: ShelfWindow, size: tuple[int, int]) -> None:
    """Its first of two lines all but touched them."""
    page = asked(window)
    page.choose("hello-world")
    click(page.company.plates["alone"])
    window.resize(*size)
    QApplication.processEvents()
    lines = [
        one.box for one in read(page) if one.widget is page and one.words.startswith(("CPU begins", "dealt", "yet"))
    ]
    assert lines
    above = lines[0].top() - page.rulings.geometry().bottom()
    below = page.sit_down.geometry().top() - lines[-1].bottom()
    assert above > 0.6 * below


def test_whoever_is_alone_reads_how_another_one_comes_and_goes(window: ShelfWindow) -> None:
    """Against one program, Green had to be taken off, and nothing said how."""
    page = asked(window)
    click(page.company.plates["alone"])
    for way, crests in (("draft", True), ("first-battle", False)):
        page.choose(way)
        words = how_to_sit(page.form, alone=page.seats.table.is_alone)
        assert words.startswith("Choose your seat")
        assert ("Press a crest" in words) is crests


def test_alone_one_chooses_the_seat_the_coachs_too(window: ShelfWindow) -> None:
    page = asked(window)
    click(page.company.plates["alone"])
    seats = list(page.seats.seats())
    assert page.seats.table.people() == (seats[0],)
    click(page.seats.sitters[seats[1]].person)
    assert page.seats.table.people() == (seats[1],)
    click(page.seats.sitters["coach"].person)
    assert page.seats.table.people() == ("coach",)
    assert list(programs(page)) == seats
    assert page.first() == "Coach has the seat first. No card is dealt yet."
    click(page.seats.sitters["coach"].program)
    assert page.seats.table.people() == (seats[0],), "who gives up the own chair takes the next one"
    assert page.first() == "Coach begins, played by the program. No card is dealt yet."


def test_with_friends_single_chairs_are_the_programs(window: ShelfWindow) -> None:
    page = asked(window)
    page.seats.coach.setText("Jo")
    page.seats.people["red"].setText("Mira")
    last = list(page.seats.seats())[-1]
    page.seats.people[last].setText("Tobias")
    click(page.seats.sitters[last].program)
    assert not page.seats.people[last].isVisible()
    click(page.seats.sitters[last].strengths["sharp"])
    assert programs(page) == {last: "sharp"}
    table = box("gattai").begin(page.setup())
    assert [who_sits(table, seat) for seat in ("coach", "red", last)] == ["Jo", "Mira", ""]
    assert page.who().endswith(f"; {page.seats.called(last)} by the program")
    click(page.seats.sitters[last].person)
    assert programs(page) == {}
    assert page.seats.people[last].text() == "Tobias", "the name is still there"


def test_not_every_chair_can_be_the_programs(window: ShelfWindow) -> None:
    page = asked(window)
    for seat in ("coach", *page.seats.seats()):
        click(page.seats.sitters[seat].program)
    assert page.refused.startswith("One seat at least is a person's")
    assert page.sit_down.look.refused
    click(page.seats.sitters["coach"].person)
    assert not page.refused


def test_keys_change_who_sits_there_and_how_well_the_program_plays(window: ShelfWindow) -> None:
    page = asked(window)
    first, second = list(page.seats.seats())[:2]
    row = page.seats.sitters[first]
    row.focus()
    assert QApplication.focusWidget() is row.person
    press(Qt.Key.Key_Space)
    assert programs(page) == {first: "steady"}
    assert QApplication.focusWidget() is row.program
    for key, strength in ((Qt.Key.Key_1, "gentle"), (Qt.Key.Key_3, "sharp"), (Qt.Key.Key_2, "steady")):
        press(key)
        assert programs(page) == {first: strength}
    press(Qt.Key.Key_Right)
    assert QApplication.focusWidget() is row.strengths["gentle"]
    press(Qt.Key.Key_Return)
    assert programs(page) == {first: "gentle"}
    press(Qt.Key.Key_Down)
    assert QApplication.focusWidget() is page.seats.sitters[second].person
    press(Qt.Key.Key_3)
    assert programs(page) == {first: "gentle", second: "sharp"}
    press(Qt.Key.Key_Space)
    assert programs(page) == {first: "gentle"}
    press(Qt.Key.Key_Up)
    press(Qt.Key.Key_Up)
    assert QApplication.focusWidget() is page.seats.sitters["coach"].person


def test_space_on_the_own_chair_and_on_anothers_moves_whoever_is_alone(window: ShelfWindow) -> None:
    page = asked(window)
    click(page.company.plates["alone"])
    first, second = list(page.seats.seats())[:2]
    page.seats.sitters[second].focus()
    press(Qt.Key.Key_Space)
    assert page.seats.table.people() == (second,)
    page.seats.sitters[first].focus()
    press(Qt.Key.Key_Space)
    assert page.seats.table.people() == (first,)


def test_ctrl_enter_sits_down_from_every_plate(qtbot: QtBot, window: ShelfWindow) -> None:
    page = asked(window)
    click(page.company.plates["alone"])
    for part in (*page.seats.sitters["coach"].plates, *page.company.plates.values()):
        part.setFocus()
        with qtbot.waitSignal(page.begun):
            press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


@pytest.mark.parametrize("key", ["quick-battle", "two-players", "hello-world", ""])
def test_every_game_is_played_alone(window: ShelfWindow, key: str) -> None:
    page = asked(window)
    page.choose(next(one for one in page.offered.forms if one == key or (key and one.startswith(key[:5]))))
    click(page.company.plates["alone"])
    assert not page.refused
    everybody = len(page.seats.seats()) + page.form.coached
    assert len(programs(page)) == everybody - 1
    named = [*page.seats.people.values(), page.seats.coach]
    assert not any(field.isVisible() for field in named)


def test_a_lesson_against_the_program_asks_nothing(window: ShelfWindow) -> None:
    page = asked(window)
    page.choose("seven-turns")
    assert not page.company.isVisible()
    assert not any(plate.isVisible() for one in page.seats.sitters.values() for plate in one.plates)
    assert programs(page) == {"blue": "lesson"}


def test_every_plate_says_whose_it_is_and_whether_it_is_chosen(window: ShelfWindow) -> None:
    page = asked(window)
    click(page.seats.sitters["coach"].program)
    plates = page.seats.sitters["coach"].plates
    assert [(one.accessibleName(), one.isChecked()) for one in plates] == [
        ("Coach: a person", False),
        ("Coach: the program", True),
        ("Coach: the program, gentle", False),
        ("Coach: the program, steady", True),
        ("Coach: the program, sharp", False),
    ]
    assert not any(one.accessibleDescription() for one in plates), "a screen reader says the same of what is checked"
    assert [one.accessibleName() for one in page.company.plates.values()] == [
        "Alone: the program fills the chairs",
        "With friends: one computer for all",
    ]


@pytest.mark.parametrize("evening", ["hunters-moon", "neon-harbour"])
def test_a_small_window_names_every_strength_of_every_chair(window: ShelfWindow, evening: str) -> None:
    page = asked(window)
    window.resize(1024, 581)
    page.choose(evening)
    click(page.company.plates["alone"])
    said = [one.words for one in read(window) if isinstance(one.widget, SitterPlate)]
    chairs = len(programs(page))
    assert {word: said.count(word) for word in ("Gentle", "Steady", "Sharp")} == dict.fromkeys(
        ("Gentle", "Steady", "Sharp"), chairs
    )


@pytest.mark.parametrize("company", ["alone", "friends"])
@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (1024, 600), (640, 400), (460, 400)])
def test_every_plate_has_its_place_at_every_size(window: ShelfWindow, size: tuple[int, int], company: str) -> None:
    page = asked(window)
    window.setMinimumSize(1, 1)
    window.resize(*size)
    click(page.company.plates[company])
    for seat in page.seats.seats():
        click(page.seats.sitters[seat].program)
    shown = [one for one in page.seats.findChildren(QWidget) if one.isVisible()]
    shown += list(page.company.plates.values())
    for part in shown:
        area = part.parentWidget().rect()
        assert area.contains(part.geometry()), part.accessibleName()
        assert min(part.width(), part.height()) >= 20
    for place, part in enumerate(shown):
        for other in shown[place + 1 :]:
            if part.parentWidget() is other.parentWidget():
                both = part.geometry().intersected(other.geometry())
                assert min(both.width(), both.height()) <= 1, (part.accessibleName(), other.accessibleName())


def test_what_lies_under_a_pointer_that_rests_is_not_described(window: ShelfWindow) -> None:
    """Given the page comes up below the pointer, then the chosen scenario is described until the pointer moves."""
    page = asked(window)
    chosen, other = page.told(), next(card for card in page.cards.values() if not card.look.chosen)
    other.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    assert page.told() == chosen
    QTest.mouseMove(other)
    other.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    assert page.told() == other.look.told()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("size", "zoom"), [((1366, 768), 1.3), ((1366, 768), 1.0), ((1024, 600), 1.0), ((1920, 1080), 1.5)]
)
def test_the_chosen_company_is_ticked_however_little_room_there_is(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], zoom: float, language: str
) -> None:
    """Given everything enlarged, then fewer persons stand before the words rather than that no tick follows them."""
    speak_language(language)
    window = shelf_shown(qtbot, tmp_path)
    page = asked(window)
    window.resize(*size)
    for scale in window.findChildren(OwnScale):
        scale.turn(zoom)
    signs: list[str] = []
    sign = Drawing.sign

    def drawn(draw: Drawing, name: str, *more: Any, **rest: Any) -> None:
        signs.append(name)
        sign(draw, name, *more, **rest)

    monkeypatch.setattr(Drawing, "sign", drawn)
    page.company.plates["friends"].grab()
    speak_language("en")
    assert "tick" in signs
