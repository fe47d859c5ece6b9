"""Words find room in narrow places: over more lines, above each other, in front of backs, at last smaller."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.block import block
from gattai_desktop.board.fonts import strong_font, width_in
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plate_look import PlateLook, drive_plate, primary_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.reading import Reading
from gattai_desktop.board.scale import TEXT_FLOOR, Scale
from gattai_desktop.board.speech import content
from gattai_desktop.cards.card import card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.gattai.story.scenes import OpenScene
from gattai_desktop.games.gattai.throwdown.joining import BringIn
from gattai_desktop.games.seating import ONE_HAND, ChangeSeating
from gattai_desktop.windows.asking.ask_plate import AskPlate
from gattai_desktop.windows.games.gattai.panes.gambit_pane import GambitPane
from gattai_desktop.windows.games.gattai.parts.faction_view import FactionLook, FactionView
from gattai_desktop.windows.games.gattai.parts.place_owners import PlaceLook
from gattai_desktop.windows.games.gattai.parts.threat_plate import ThreatLook, ThreatPlate, ThreatValue
from gattai_desktop.windows.games.gattai.parts.two_places import SIDES, TwoPlaces
from gattai_desktop.windows.games.gattai.wall.wall import Wall
from gattai_desktop.windows.games.gattai.wall.wall_looks import OutcomePoster, StoryPoster, WallSpoil, wall_look
from gattai_desktop.windows.kit.ask_look import AnswerLook, AskLook, Spending, Voter
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.kit.plate_row import PlateRow, RowPlate
from gattai_desktop.windows.kit.thing_plate import Thing, ThingPlate
from gattai_desktop.windows.settings.language import VARIABLE, speak_language
from gattai_desktop.windows.wall.wall_grid import BANNER
from tests.windows.cut import cut, noticing_short_lines, read
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt, given

SIZES = ((1024, 576), (1366, 768), (1920, 1080))
FULL_HAND = """
given   pilot red "Ren"; pilot green "Tam"
        throwdown Coach against Red; Red on turn
        Red: Strike 2; hand K♥P 9♣P 2♣P 3♣P 4♣P 5♣P 6♣P 7♣P 8♣P; Coach: Strike 3; hand K♠C; Pile 3♣C 7♦C
"""
SEVENTH_STAGE = """
given   pilot red "Ren"; pilot green "Tam"
        throwdown Coach against Red; Red on turn; stage 7
        Red: Strike 2; hand K♥P 9♣P; Coach: Strike 3; hand K♠C; Pile 3♣C 7♦C
        Pile of stage 1 7♠P 2♦P; Pile of stage 2 8♠P; Pile of stage 3 9♠P; Pile of stage 4 5♦P 6♦P 8♦P
        Pile of stage 5 J♦P; Pile of stage 6 Q♦P
"""
LONG_NAMES = """
given   pilot red "Ren" specialty "performing, communicating, diplomacy and all that goes with it on a stage"
        faction guard "Donaudampfschiffahrtsgesellschaft" agency 3
        throwdown Coach against Red; Red on turn
        Red: Strike 2; hand K♥P 9♣P; Coach: Strike 3; hand K♠C; Pile 3♣C 7♦C
"""
OFFERED = """
given   pilot red "Ren" specialty "performing, communicating, diplomacy and all that goes with it on a stage"
        phase = "play"
        Red: hand 8♥P 9♣P; Coach: hand 3♣C K♠C
when    Coach offers red a Gambit in her Specialty for "Open the vault"
"""
SPOILS = """
given   pilot red "Ren"; pilot green "Tam"; pilot blue "Ida"; pilot yellow "Odo"; pilot pink "Momo"
        throwdown Coach against Red; Red on turn; stage 7
        Red: Strike 2; hand A♥P 9♣P; Coach: Strike 3; hand K♠C; Pile 3♣C Q♦C
when    Red counters with A♥P
when    Coach concedes
when    Red takes fortify for red
when    Red takes chargeup for red
when    Red takes rally for red
when    Red takes no more Spoils
"""
MANY_THREATS = """
given   pilot red "Ren"; pilot green "Tam"; pilot blue "Ida"; pilot yellow "Odo"; Harmony 4
        threat doctor "Doctor Gull" rating 2; threat tide "The Brass Tide" rating 4
        threat police "Harbour Police" rating 4; threat radio "Radio Nemuri" rating 3
        threat alley "Noodle Alley" rating 1
        Red: hand 8♥P 9♣P; Green: hand 4♠P; Coach: hand K♠C 3♣C
when    Coach challenges red with K♠C for "The gate"
when    Red accepts with 9♣P
"""


@pytest.fixture(params=("en", "de"))
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, qapp: object) -> Iterator[str]:
    monkeypatch.delenv(VARIABLE, raising=False)
    speak_language(request.param)
    with noticing_short_lines(monkeypatch):
        yield str(request.param)
    speak_language("en")


def test_a_word_that_is_longer_than_its_line_goes_on_in_the_next(qapp: object) -> None:
    font, lines = block(strong_font, 16, "Die Sonderschutztruppen", 70, 60)
    assert font.pixelSize() == TEXT_FLOOR
    assert "".join(lines).replace("-", "").replace(" ", "") == "DieSonderschutztruppen"
    assert all(width_in(font, line) <= 70 for line in lines)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("answers", "held"), [(3, 3), (4, 3), (4, 5), (6, 6)])
def test_the_words_of_an_answer_lie_beside_its_signs(
    qtbot: QtBot, language: str, size: tuple[int, int], answers: int, held: int
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(*size)
    plate = AskPlate(make_paint("dark", Scale.for_table(*size), speed=0), window)
    looks = tuple(
        AnswerLook(
            place,
            f"{place} zahlen" if place else "Keine",
            key=str(place),
            spending=Spending("shield", held, place, held, f"Puffer {held - place}"),
            schism=(3, max(0, 2 - place)),
        )
        for place in range(answers)
    )
    window.show()
    plate.ask(
        AskLook("red", "red", "Wie viel?", "Darum.", looks),
        lambda: QRect(0, 0, round(size[0] * 0.655), 400),
        focus=False,
    )
    QApplication.processEvents()
    assert cut(window) == []
    for one in read(plate):
        if one.words.startswith("Puffer"):
            signs = one.widget.paint.px(18 + held * 14)  # a sign shows more than half where the next covers it
            assert one.box.left() > signs, f"{one} lies on its signs"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("detail", ["", "was daraus wird"])
def test_an_answer_that_is_a_sentence_has_the_lines_it_needs(
    qtbot: QtBot, language: str, size: tuple[int, int], detail: str
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(*size)
    plate = AskPlate(make_paint("dark", Scale.for_table(*size), speed=0), window)
    window.show()
    titles = (
        "Eine Karte für eine Fraktion, oder eine Kränkung weniger, nach Wahl von Momo",
        "Eine Kränkung für eine Fraktion, nach Wahl von Momo",
        "Nichts mehr abgeben",
        "Donaudampfschiffahrtsgesellschaftskapitän",
    )
    place = QRect(0, 0, round(size[0] * 0.655), size[1])
    for count in (2, 3, 4, 5):
        looks = tuple(AnswerLook(n, (*titles, "Nein")[n], key=str(n), detail=detail) for n in range(count))
        plate.ask(AskLook("red", "red", "Was davon?", "Darum.", looks), lambda: place, focus=False)
        QApplication.processEvents()
        assert cut(window) == []


@pytest.mark.parametrize("size", SIZES)
def test_seven_voters_are_named_or_shown_by_their_crests(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(*size)
    plate = AskPlate(make_paint("dark", Scale.for_table(*size), speed=0), window)
    names = {
        "blue": "Ida",
        "pink": "Momo",
        "red": "Ren",
        "orange": "Sol",
        "purple": "Vex",
        "green": "Tam",
        "yellow": "Odo",
    }
    voters = tuple(Voter(seat, name, "to come") for seat, name in names.items())
    answers = (AnswerLook(1, "Fürs Team", key="1"), AnswerLook(0, "Für sich", key="0"))
    window.show()
    look = AskLook("red", "red", "Für wen kämpft Ren?", "Die Abstimmung ist geheim.", answers, voters=voters)
    plate.ask(look, lambda: QRect(0, 0, round(size[0] * 0.655), 400), focus=False)
    QApplication.processEvents()
    assert cut(window) == []
    shown = {one.words for one in read(plate)}
    assert set(names.values()) <= shown or not set(names.values()) & shown


def test_titles_that_have_no_room_beside_each_other_stand_on_two_lines(qtbot: QtBot, language: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(672, 66)
    row = PlateRow(make_paint("dark", Scale.for_table(1024, 576), speed=0), window)
    row.resize(window.size())
    titles = {
        "Doktor Möwe": "Für Coach kämpfen lassen",
        "Die Seiten schließen": "Niemand sonst kommt dazu",
        "Mit einem Rumble beginnen": "Tam beginnt gleich mit einem Rumble",
        "Seite wählen": "Odo, Ida",
        "Messingflut draußen lassen": "Sie kämpft nicht",
    }
    row.set_plates(tuple(RowPlate(title, PlateLook(title, sub, "", "legal")) for title, sub in titles.items()))
    window.show()
    assert cut(window) == []
    row.resize(560, 66)
    assert cut(window) == [], "what has no room below its title is said by the tooltip"
    row.resize(window.size())
    drawn = {one.words.strip(): one.box for one in read(window)}
    assert drawn["Messingflut"].bottom() < drawn["draußen lassen"].top()
    assert drawn["draußen lassen"].bottom() == drawn["Doktor Möwe"].bottom()


@pytest.mark.parametrize("size", SIZES)
def test_who_may_fight_stands_in_a_list_where_the_row_has_no_room_for_all(
    qtbot: QtBot, language: str, size: tuple[int, int]
) -> None:
    sitting = Sitting(qtbot, given(MANY_THREATS), size)
    sitting.take("coach")
    row = sitting.throwdown.row
    for left in range(5, -1, -1):
        joining = [one for one in sitting.model.options() if isinstance(one, BringIn)]
        assert len(joining) == left
        assert cut(sitting.window) == []
        sitting.window.requests.open("others")
        sitting.settle()
        assert cut(sitting.window) == []
        assert len(sitting.window.sheet.look.choices) == 8, "three Pilots and five Threats, to join or to leave"
        sitting.window.overlays.close_top()
        if joining:
            assert sitting.model.attempt(joining[0])
            sitting.settle()
    assert len([one for one in row.findChildren(PlateButton) if one.isVisible()]) <= 3


@pytest.mark.parametrize("wide", [160, 214, 304, 336])
def test_two_places_between_two_figures_keep_their_cards_whole(qtbot: QtBot, language: str, wide: int) -> None:
    places = TwoPlaces(make_paint("dark", Scale.for_table(1920, 1080), speed=0), large=False)
    qtbot.addWidget(places)
    places.resize(wide, 406)
    left = PlaceLook("green", "Gil", face=face(card("9♦P")), waited=True)
    places.set_looks(left, PlaceLook("yellow", "Donaudampfschiffahrt", waited=True))
    places.show()
    assert cut(places) == []
    mine, theirs = (places.global_rect(which) for which in SIDES)
    here = places.rect().translated(places.mapToGlobal(places.rect().topLeft())).toRectF()
    assert here.contains(mine)
    assert here.contains(theirs)
    assert mine.right() < theirs.left()


def test_above_a_place_stands_a_long_name_where_there_is_room_beside_the_card(qtbot: QtBot) -> None:
    places = TwoPlaces(make_paint("dark", Scale.for_table(1366, 768), speed=0), large=False)
    qtbot.addWidget(places)
    places.resize(900, 300)
    places.set_looks(PlaceLook("coach", "Coach"), PlaceLook("blue", "Anastasia-Theodora von Salzwedel"))
    places.show()
    assert {"Coach", "Anastasia-Theodora von Salzwedel"} <= {one.words for one in read(places)}
    assert cut(places) == []


def test_the_plate_of_a_threat_names_it_whole_above_the_bar_of_the_program(qtbot: QtBot) -> None:
    """Given 1024 by 600 less the program's bar, then the sign gives way to a name of sixteen letters."""
    look = ThreatLook("Romog the Hunter", values=(ThreatValue("TR", None), ThreatValue("Stack", 0)))
    plate = ThreatPlate(make_paint("light", Scale.for_table(1024, 541), speed=0), look)
    qtbot.addWidget(plate)
    plate.resize(132, 42)
    plate.show()
    assert "Romog the Hunter" in {one.words for one in read(plate)}


@pytest.mark.parametrize("name", ["Special Defense Forces", "Sonderschutztruppen"])
@pytest.mark.parametrize("size", [(1024, 600), (1024, 768), (1093, 570)])
def test_a_name_longer_than_the_plate_of_its_threat_stands_on_two_lines(
    qtbot: QtBot, language: str, name: str, size: tuple[int, int]
) -> None:
    look = ThreatLook(name, values=(ThreatValue("TR", None), ThreatValue("Stack", 0)))
    paint = make_paint("dark", Scale.for_table(*size), speed=0)
    plate = ThreatPlate(paint, look)
    qtbot.addWidget(plate)
    plate.resize(140, round(paint.px(60)))
    plate.show()
    assert cut(plate) == []


@pytest.mark.parametrize("line", ["blind, from the Deck", "von einer Fraktion"])
def test_where_a_card_came_from_stands_whole_beside_it(qtbot: QtBot, language: str, line: str) -> None:
    places = TwoPlaces(make_paint("dark", Scale.for_table(1280, 1024), speed=0))
    qtbot.addWidget(places)
    places.resize(840, 500)
    places.set_looks(PlaceLook("red", "Ren", line, face="AC"), PlaceLook("coach", "Coach", line, waited=True))
    places.show()
    assert cut(places) == []


@pytest.mark.parametrize(("name", "offenses"), [("Sonderschutztruppen", 0), ("Die Waffe", 2)])
def test_a_faction_in_a_narrow_column_leaves_to_its_signs_what_would_be_cut(
    qtbot: QtBot, language: str, name: str, offenses: int
) -> None:
    view = FactionView(
        make_paint("dark", Scale.for_table(1920, 1080), speed=0), FactionLook(name, 2, 3, "6D", offenses)
    )
    qtbot.addWidget(view)
    view.resize(165, 106)
    view.set_share(0.66, above=10)
    view.show()
    assert cut(view) == []
    assert {one.words for one in read(view)} & {"Favor 2 of 3", "Favor 2/3"}


def test_a_bright_button_gives_no_title_up_to_wordy_plates_beside_it(qtbot: QtBot, language: str) -> None:
    """Given a row without room for all titles on one line, then its bright button keeps its title, if in less size."""
    row = PlateRow(make_paint("dark", Scale.for_table(1024, 768), speed=0))
    qtbot.addWidget(row)
    row.resize(672, 66)
    deeds = (("Mob aufstellen", "Stray Thread 1 in Bank aufstellen", "A"), ("Verbergen", "einen Bereich", "Y"))
    plates = [RowPlate(key, drive_plate(title, sub, key)) for title, sub, key in (*deeds, ("Aufdecken", "eines", "O"))]
    row.set_plates((RowPlate("on", primary_plate("Die erste Runde eröffnen", key="Enter")), *plates))
    row.show()
    assert cut(row) == []


def test_the_brackets_of_a_waiting_place_are_whole_where_there_is_little_height(qtbot: QtBot) -> None:
    paint = make_paint("dark", Scale.for_table(1024, 544), speed=0)
    places = TwoPlaces(paint, large=False)
    qtbot.addWidget(places)
    places.resize(600, 130)
    places.show()
    for which in SIDES:
        box = places.global_rect(which).translated(-places.mapToGlobal(QPointF()))
        brackets = box.adjusted(*(paint.px(way * 14.5) for way in (-1, -1, 1, 1)))
        assert places.rect().toRectF().contains(brackets)


@pytest.mark.parametrize("theirs", ["", "um: den Hafen bei Nacht zu räumen"])
def test_stakes_below_initiative_cards_are_whole_where_the_field_has_room(
    qtbot: QtBot, language: str, theirs: str
) -> None:
    places = TwoPlaces(make_paint("dark", Scale.for_table(1024, 544), speed=0), large=False)
    qtbot.addWidget(places)
    places.resize(480, 250)
    mine = "um: wecken, was unter dem Hafen liegt"
    places.set_looks(PlaceLook("coach", "Coach", mine, waited=True), PlaceLook("red", "Ren", theirs, waited=True))
    places.show()
    assert cut(places) == []


@pytest.mark.parametrize("wide", range(200, 420, 5))
def test_what_an_option_says_ends_before_its_key(qtbot: QtBot, language: str, wide: int) -> None:
    thing = Thing("", "As many as the Team's Harmony, 1 to 7.", state="legal", key="1", lit=True)
    plate = ThingPlate(make_paint("dark", Scale.for_table(1024, 576), speed=0), thing)
    qtbot.addWidget(plate)
    plate.resize(wide, plate.needed(wide))
    plate.show()
    assert cut(plate) == []


@pytest.mark.parametrize("size", SIZES)
def test_earlier_piles_lie_beside_each_other(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    sitting = Sitting(qtbot, given(SEVENTH_STAGE), size)
    sitting.take("red")
    assert cut(sitting.window) == []


@pytest.mark.parametrize("size", SIZES)
def test_long_names_of_factions_and_specialties_are_whole(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    sitting = Sitting(qtbot, given(LONG_NAMES), size)
    sitting.take("red")
    assert cut(sitting.window) == []
    sitting = Sitting(qtbot, given(OFFERED), size)
    sitting.take("red")
    assert cut(sitting.window) == []


@pytest.mark.parametrize("size", SIZES)
def test_a_full_hand_that_lies_covered_says_so_in_front_of_its_backs(
    qtbot: QtBot, language: str, size: tuple[int, int]
) -> None:
    sitting = Sitting(qtbot, given(FULL_HAND), size)
    sitting.take("red")
    change = sitting.model.by_hand(ChangeSeating)
    assert change is not None
    assert sitting.model.attempt(change("coach", ONE_HAND))
    sitting.window.cover.cover()
    sitting.settle()
    assert sitting.window.cover.words.width() > 200
    assert cut(sitting.window) == []


@pytest.mark.parametrize("size", SIZES)
def test_the_order_of_spoils_ends_above_a_question_about_one(
    qtbot: QtBot, language: str, size: tuple[int, int]
) -> None:
    sitting = Sitting(qtbot, given(SPOILS), size)
    sitting.take("red")
    plate, pane = sitting.window.answers.plate, sitting.window.scene.pane
    assert pane is not None
    assert plate.isVisible()
    assert cut(sitting.window) == []
    told = [one for one in read(sitting.window) if one.widget is pane and one.words.strip()]
    assert len(told) > 4
    assert max(one.box.bottom() + pane.y() for one in told) < plate.y()


def test_the_wall_has_room_for_a_long_scene_and_for_ten_spoils(qtbot: QtBot, language: str) -> None:
    wall = Wall(make_paint(speed=0), wall_look(dealt()))
    qtbot.addWidget(wall)
    wall.resize(1366, 768)
    wall.show()
    words = "The wharf creaks, and the radio plays a song that nobody put on. What do you do now? " * 2
    look = evolve(wall.look, poster=StoryPoster("Session 1, Scene 1", "The tide comes in", words.strip()))
    wall.show_look(look)
    assert cut(wall) == []
    names = ("Recover", "Replenish", "Replenish, vollständig", "Ladungen fürs Team")
    spoils = (*(WallSpoil(name) for name in names), *[WallSpoil("")] * 6)
    wall.show_look(evolve(look, poster=OutcomePoster("Ren wins", "pilots", "the harbour", spoils, "Coach", "coach")))
    assert cut(wall) == []


@pytest.mark.parametrize("gets", ["they slip away", "they slip away unseen, and the bell of the old harbour is theirs"])
@pytest.mark.parametrize("number", [0, 3, 4, 8, 10])
def test_what_the_losers_get_stands_clear_of_the_banner(qtbot: QtBot, gets: str, number: int) -> None:
    spoils = (WallSpoil("Recover"),) * number
    poster = OutcomePoster("Pilots win", "pilots", "the harbour", spoils, "Coach", "coach", gets)
    wall = Wall(make_paint(speed=0), evolve(wall_look(dealt()), poster=poster))
    qtbot.addWidget(wall)
    wall.resize(1920, 1080)
    wall.show()
    written = [one for one in read(wall) if one.words and one.words in gets]
    assert [one.words for one in written if one.box.bottom() > 1080 - BANNER] == []
    picture = wall.grab().toImage()
    crest = [picture.pixelColor(at, 1080 - round(BANNER) - 8) for at in range(420, 1500, 4)]
    assert max(colour.red() - colour.blue() for colour in crest) < 20, "the crest is clear of the banner, too"
    assert cut(wall) == []


@pytest.mark.parametrize("text", ["", "What do you do before the water reaches the lamps? " * 4])
@pytest.mark.parametrize("number", [5, 6, 8])
def test_the_wall_shows_each_faction_with_its_whole_name(qtbot: QtBot, text: str, number: int) -> None:
    names = ("Harbour Crew", "Radio Nemuri", "Noodle Row", "Harbour Police", "The Tide", "The Lamps", "Nine", "Dockers")
    factions = "; ".join(f'faction f{at} "{name}" agency 3' for at, name in enumerate(names[:number]))
    model = given(f'given   pilot red "Ren"; {factions}\n        scene.text = "{text.strip()}"\n')
    wall = Wall(make_paint(speed=0), wall_look(model))
    qtbot.addWidget(wall)
    wall.resize(1366, 768)
    wall.show()
    written = [one.words for one in read(wall)]
    assert [name for name in names[:number] if name not in written] == []
    assert cut(wall) == []


def test_the_last_seat_reads_the_whole_name_of_each_faction(qtbot: QtBot) -> None:
    names = ("Special Defense Forces", "Harbour Police and Coastguard", "The Weapon of Jupiter's Moon", "Noodle Row")
    factions = "; ".join(f'faction f{at} "{name}" agency 3' for at, name in enumerate(names))
    model = given(f'given   pilot red "Ren"; {factions}\n        scene.text = "{"What do you do? " * 9}"\n')
    wall = Wall(evolve(make_paint(speed=0), reading=Reading(2.0, 9.0)), wall_look(model))
    qtbot.addWidget(wall)
    wall.resize(1366, 768)
    wall.show()
    assert cut(wall) == []


_LONG = (
    "Special Defense Forces", "Harbour Police and Coastguard", "The Weapon of Jupiter's Moon", "Noodle Row",
    "Radio Nemuri Listeners", "Brotherhood of the Brass Tide", "Kite Wharf Dockworkers", "Society of Quiet Engineers",
)  # fmt: skip


@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("far", [5.0, 9.0])
def test_long_names_of_many_factions_stand_whole_below_a_scene(
    qtbot: QtBot, language: str, far: float, count: int
) -> None:
    """Given a scene of three lines, then every word of every name is written, and each Favor, also for 9 metres."""
    factions = "; ".join(f'faction f{at} "{name}" agency 3' for at, name in enumerate(_LONG[:count]))
    model = given(f'given   pilot red "Ren"; {factions}\n        scene.text = "{"What do you do? " * 9}"\n')
    wall = Wall(evolve(make_paint(speed=0), reading=Reading(2.0, far)), wall_look(model))
    qtbot.addWidget(wall)
    wall.resize(1366, 768)
    wall.show()
    assert cut(wall) == []
    said = " ".join(one.words for one in read(wall))
    assert [name for name in map(content, _LONG[:count]) if name not in said] == []


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_the_last_seat_reads_all_of_a_scene_on_the_wall(qtbot: QtBot, size: tuple[int, int]) -> None:
    model = dealt()
    model.take_seat()
    assert model.attempt(OpenScene("coach", "below_the_gauges"))
    wall = Wall(evolve(make_paint(speed=0), reading=Reading(2.0, 9.0)), wall_look(model))
    qtbot.addWidget(wall)
    wall.resize(*size)
    wall.show()
    assert any(one.words.endswith("turned?") for one in read(wall))
    assert cut(wall) == []


def test_in_a_narrow_tall_window_the_sign_of_a_gambit_stands_between_its_cards(qtbot: QtBot) -> None:
    """As beside a wall in a window. All four outcomes are laid out alike, also where one needs two lines."""
    gambit = 'given   pilot red "Ren"; Red: hand 8♥P; Coach: hand 3♣C\nwhen    Coach offers red a Gambit for "x"\n'
    sitting = Sitting(qtbot, given(gambit + "        Red accepts\n"), (1304, 1055))
    sitting.take("coach")
    pane = sitting.window.scene.pane
    assert isinstance(pane, GambitPane)
    between = pane.cards.global_rect("right").left() - pane.cards.global_rect("left").right()
    assert between >= pane.paint.px(68)
    written = [one for one in read(sitting.window) if one.whole in ("Yes, and", "Yes, but", "No, but", "No, and")]
    assert len(written) == 4
    assert len({round(one.box.top()) for one in written}) == 1


def test_a_long_name_beside_the_card_of_a_gambit_is_smaller_and_whole(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(OFFERED.replace('"Ren"', '"Annegret-Sophie"')), (1024, 576))
    pane = sitting.window.scene.pane
    assert isinstance(pane, GambitPane)
    names = [one for one in read(pane) if one.whole == "Annegret-Sophie"]
    assert names
    assert all(one.words == one.whole for one in names)
