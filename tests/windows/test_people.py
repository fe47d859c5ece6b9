"""Who plays is named beside the seat, and never in its stead: in the header, on the curtain, on the wall, in rows."""

import pytest
from PySide6.QtGui import QPaintEvent
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.drawing import drawing
from gattai_desktop.board.paint import PaintedGroup, make_paint
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.boxes import box, packs_of
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.games.seat_names import typed_names
from gattai_desktop.games.seating import PERSON
from gattai_desktop.games.strengths import STEADY
from gattai_desktop.games.virtual_machine.values import TURN
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.windows.games.gattai.looks.rails import pilot_looks
from gattai_desktop.windows.games.gattai.parts.deck_tray import DeckTray
from gattai_desktop.windows.games.gattai.wall.wall_looks import wall_look
from gattai_desktop.windows.games.virtual_machine.interrupting import ask_who_interrupts
from gattai_desktop.windows.games.virtual_machine.mc_row import McRow, mc_look
from gattai_desktop.windows.kit.log_lines import entry_lines
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.who_plays import person_alone, person_beside, played_by, who
from gattai_desktop.windows.overlays.called_large import draw_called
from tests.windows.cut import read
from tests.windows.sitting import Sitting
from tests.windows.tables import given
from tests.windows.virtual_machine.fights import before, model_of, played_until


@pytest.mark.parametrize(
    ("people", "coach", "red", "me", "line"),
    [
        ({"coach": "Jo", "red": "Mira"}, "Coach (Jo)", "Ren (Mira)", "It's me, Mira", "played by Jo"),
        ({}, "Coach", "Ren", "It's me, Ren", ""),
    ],
)
def test_a_person_is_named_beside_the_seat(
    program: app.Program, people: dict[str, str], coach: str, red: str, me: str, line: str
) -> None:
    program.begin_session(table_form("gattai", "neon-harbour").setup({"seats": {"red": ""}, "people": people}))
    assert program.table is not None
    assert program.model is not None
    header = program.table.scene._header
    assert header is not None
    assert header.seat.accessibleName().startswith(f"{coach} has the seat")
    banner = wall_look(program.model).banner
    assert (banner.title, banner.line) == ("Coach tells", line)
    program.model.pass_to("red")
    tray = next(one for one in program.table.findChildren(DeckTray) if "Coach's Deck" in one.accessibleName())
    person = people.get("coach", "")
    assert tray.accessibleName().startswith(f"{coach}. " if person else "Coach's Deck")
    assert not person or person in [one.words for one in read(tray)]
    curtain = program.table.curtain
    assert curtain.accessibleName() == f"Curtain. Pass the table to {red}."
    assert curtain._me.look.title == me


def test_who_comes_late_or_takes_a_seat_over_is_named_on_the_page_of_the_seats(program: app.Program) -> None:
    """Given Red is Mira's, and she goes home, then Kim is asked for by name from then on, and the log says so."""
    setup = table_form("gattai", "neon-harbour").setup({"seats": {"red": ""}, "people": {"red": "Mira"}})
    program.begin_session(setup)
    table, model = program.table, program.model
    assert table is not None
    assert model is not None
    table.requests.open("seats")
    table.sheet.choose("red")
    assert all(one.look.title[0].isupper() for one in table.sheet.look.choices), "each begins a plate"
    assert table.sheet.form.text("who") == "Mira"
    field = table.sheet.form.fields.get("who")
    assert field is not None
    field.setText("Kim")
    table.sheet.choose(PERSON)
    assert [entry.words(PUBLIC) for entry in model.log(model.entry)] == ['Coach seats "Kim" in the place of red']
    assert [one.look.line for one in table.sheet.look.choices if one.key == "red"] == ["Kim"]
    assert table.sheet.look.first == "red"
    table.sheet.dismiss()
    model.pass_to("red")
    assert table.curtain.accessibleName() == "Curtain. Pass the table to Ren (Kim)."


def test_a_seat_that_is_called_by_its_colour_has_nobodys_name_on_the_page(program: app.Program) -> None:
    """In German the field said "Blue" of Blau, whom nobody had given a name."""
    program.begin_session(table_form("tasuo", "two-players").setup({}))
    table = program.table
    assert table is not None
    table.requests.open("seats")
    table.sheet.choose("blue")
    assert table.sheet.form.text("who") == ""


def test_a_name_means_a_person_and_the_same_name_nobody_new(program: app.Program) -> None:
    setup = table_form("gattai", "neon-harbour").setup({"seats": {"red": ""}, "people": {"red": "Mira"}})
    program.begin_session(setup)
    table, model = program.table, program.model
    assert table is not None
    assert model is not None
    before = model.entry
    table.requests.open("seats")
    table.sheet.choose("red")
    table.sheet.choose(PERSON)
    assert model.entry == before, "nothing is another"
    table.sheet.choose("red")
    field = table.sheet.form.fields.get("who")
    assert field is not None
    field.setText("Kim")
    table.sheet.choose(STEADY)
    assert model.sight().values["person.red"] == "Mira", "she may come back"
    assert model.program_players == {"red": STEADY}
    table.sheet.choose("red")
    (why,) = (one for one in table.sheet.look.fields if one.key == "why")
    assert why.hint == "Mira is back", "whoever left is not told to have left when she takes her seat again"
    field = table.sheet.form.fields.get("who")
    assert field is not None
    field.setText("Kim")
    table.sheet.choose(PERSON)
    assert model.program_players == {}
    assert model.sight().values["person.red"] == "Kim"


class Stage(PaintedGroup):
    """The part of a curtain on which the names stand."""

    says = (0.0, "", "")

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self, unit=1.0) as draw:
            draw.ground("rail")
            draw_called(draw, *self.says)


NAMED = 'given   pilot red "Ren"; pilot green "Tam"; person.red = "Bo"; person.green = "Tam"; Red: hand 9♠P'


def test_the_row_of_a_pilot_says_who_plays_her(qtbot: QtBot) -> None:
    """Given one person who is called as her Pilot is, then that name is not said twice."""
    sitting = Sitting(qtbot, given(NAMED))
    looks = {one.seat: one for one in pilot_looks(sitting.window.requests.view)}
    assert looks["red"].person == "Bo"
    assert looks["red"].spoken().startswith("Ren, Bo, ")
    assert looks["green"].person == ""
    assert who(sitting.model, "green") == "Tam"


def test_where_the_program_plays_a_seat_now_no_person_stands_beside_it(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(NAMED.replace("Red: hand", 'program.red = "steady"; Red: hand')))
    sight = sitting.model.sight(PUBLIC)
    assert (person_beside(sight, "red"), who(sitting.model, "red")) == ("", "Ren")
    assert played_by(sight, "red") == "by the program"


def test_the_button_that_passes_the_table_names_the_person(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(NAMED))
    sitting.take("green")
    sitting.window.requests.open("pass")
    plates = {str(one.key): one.look for one in sitting.window.sheet.look.choices}
    assert plates["red"].name == "Pass the table to Ren (Bo)"


@pytest.mark.parametrize("person", ["", "Bo", "Bartholomea Constantina of the Upper Wharf and Harbour"])
def test_both_names_on_the_curtain_stay_in_their_room(qtbot: QtBot, person: str) -> None:
    """However long the names are, nothing is drawn beyond the room for them."""
    room, stage = 700, Stage(make_paint())
    qtbot.addWidget(stage)
    stage.resize(1000, 320)
    stage.says = (room, "MAXIMILIANE-THEODORA OF THE TIDE", person)
    picture = stage.grab().toImage()
    inked = [x for x in range(1000) for y in range(0, 320, 2) if picture.pixelColor(x, y) != picture.pixelColor(999, 0)]
    assert max(inked) <= room
    assert min(inked) < 20


def test_in_a_fight_rows_rail_and_question_say_who_plays(qtbot: QtBot) -> None:
    people = {"person.cpu": "Mira", "person.sable": "Ida"}
    table = played_until(lambda now: now.text("step") == TURN, before(mcs=("sable", "teo"), values=people))
    sitting = Sitting(qtbot, model_of(table, "teo"))
    view = sitting.window.requests.view
    assert {seat: mc_look(view, seat).person for seat in ("sable", "teo")} == {"sable": "Ida", "teo": ""}
    right = sitting.window.scene.right
    assert right.accessibleDescription().startswith("played by Mira. ")
    assert "Mira" in [one.words for one in read(right)]
    ask_who_interrupts(sitting.window.requests, sitting.window)
    plates = {str(one.key): one.look.sub for one in sitting.window.sheet.look.choices}
    assert plates == {"sable": "Ida", "teo": "", "cpu": "Mira · the CPU's processes"}


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_the_longest_names_leave_the_header_in_order(size: tuple[int, int], qtbot: QtBot) -> None:
    """Given two seats and a person called as long as a name may be, then what the session is called stands whole."""
    longest = "Bartholomea Constantina of the Upper Wharf and the Harbours"
    header = Sitting(qtbot, given(NAMED), size).window.scene._header
    assert header is not None
    line = f"{longest} is asked · {longest} ({longest}) has the seat"
    header.set_look(evolve(header._look, line=line))
    shown = read(header)
    said = next(one for one in shown if one.whole == line)
    assert said.words.endswith("…")
    assert said.box.right() <= header.width()
    name = next(one for one in shown if one.whole == header._look.name)
    assert name.words == name.whole
    assert name.box.right() < said.box.left()


@pytest.mark.parametrize(
    ("game", "first", "second", "told"),
    [
        ("rumblebots", "red", "blue", ("Ada (Red)", "ada (Blue)")),
        ("tasuo", "red", "blue", ("Ada (Red)", "ada (Blue)")),
        ("gattai", "red", "green", ("Ada (Red)", "ada (Green)")),
    ],
)
def test_two_of_one_name_are_told_apart(game: str, first: str, second: str, told: tuple[str, str]) -> None:
    """Given two people who are called alike, then their colour says which, wherever one is named."""
    form = next(one for one in packs_of(game).forms() if second in (one.seats.order or [second]))
    setup = form.setup({"seats": {first: "Ada", second: "ada"}})
    model = GameModel(box(game).game, MemoryJournal(box(game).begin(setup)), seeded(1))
    assert (model.name(first), model.name(second)) == told
    typed = typed_names(box(game).game.name, model.sight(PUBLIC))
    assert (typed[first], typed[second]) == ("Ada", "ada"), "what was typed stays what it was, for the next table"


@pytest.mark.parametrize("game", ["rumblebots", "tasuo"])
def test_the_log_says_who_of_two_with_one_name(game: str) -> None:
    form = next(one for one in packs_of(game).forms() if one.seats.most > 1)
    setup = form.setup({"seats": {"red": "Ada", "blue": "Ada"}})
    model = GameModel(box(game).game, MemoryJournal(box(game).begin(setup)), seeded(1))
    for seat in model.seats:
        model.pass_to(seat)
        model.take_seat()
        if model.options(seat) and not model.attempt(model.options(seat)[0]):
            pytest.fail("An option is allowed.")
    lines = [
        spoken(line.words)
        for happened in model.log(1)
        for line in entry_lines(happened, model, "everything", seat=PUBLIC)
    ]
    named = [line for line in lines if "Ada" in line]
    assert named
    assert all("Ada (" in line for line in named), named


@pytest.mark.parametrize(("other", "told"), [("ada", "Sable (Ada)"), ("Jo", "Ada")])
def test_a_person_stands_for_a_seat_only_where_no_other_is_called_so(other: str, told: str) -> None:
    """Given two people of one name, then the curtain asks by the seat too, and says so where the table goes back."""
    form = next(one for one in packs_of("virtual-machine").forms() if one.key == "first-boot")
    known = box("virtual-machine")
    setup = form.setup({"seats": {"sable": "Ada", "teo": other}})
    model = GameModel(known.game, MemoryJournal(known.begin(setup)), seeded(1))
    assert person_alone(model, "sable") == told


@pytest.mark.parametrize("wide", range(200, 240, 4))
def test_a_main_character_gives_way_with_a_name_for_whoever_plays_it(qtbot: QtBot, wide: int) -> None:
    """Given a row that is almost wide enough for both names whole, then the person's is there, be it ever so short."""
    table = before(mcs=("sable", "ixa"), values={"person.sable": "Ben", "person.ixa": "Ben"})
    for seat in ("sable", "ixa"):
        row = McRow(make_paint(), mc_look(SeatView.of(model_of(table)), seat))
        qtbot.addWidget(row)
        row.resize(wide, 114)
        assert "Ben" in [one.words for one in read(row)], (seat, wide)
