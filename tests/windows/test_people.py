"""Who plays is called by name: in the header, on the curtain, on the wall."""

import pytest

from gattai_desktop import app
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.games.seating import PERSON
from gattai_desktop.games.strengths import STEADY
from gattai_desktop.windows.games.gattai.wall.wall_looks import wall_look


@pytest.mark.parametrize(
    ("people", "coach", "red"), [({"coach": "Jo", "red": "Mira"}, "Jo", "Mira"), ({}, "Coach", "Ren")]
)
def test_a_person_is_called_by_name_where_the_seat_is(
    program: app.Program, people: dict[str, str], coach: str, red: str
) -> None:
    program.begin_session(table_form("gattai", "neon-harbour").setup({"seats": {"red": ""}, "people": people}))
    assert program.table is not None
    assert program.model is not None
    header = program.table.scene._header
    assert header is not None
    assert header.seat.accessibleName().startswith(f"{coach} has the seat")
    assert wall_look(program.model).banner.title == f"{coach} tells"
    program.model.pass_to("red")
    assert program.table.curtain.accessibleName() == f"Curtain. Pass the table to {red}."


def test_who_comes_late_or_takes_a_seat_over_is_named_on_the_page_of_the_seats(program: app.Program) -> None:
    """Given Red is Mira's, and she goes home, then Kim is asked for by name from then on, and the log says so."""
    setup = table_form("gattai", "neon-harbour").setup({"seats": {"red": ""}, "people": {"red": "Mira"}})
    program.begin_session(setup)
    table, model = program.table, program.model
    assert table is not None
    assert model is not None
    table.requests.open("seats")
    table.sheet.choose("red")
    assert table.sheet.text("who") == "Mira"
    field = table.sheet.edit("who")
    assert field is not None
    field.setText("Kim")
    table.sheet.choose(PERSON)
    assert [entry.words(PUBLIC) for entry in model.log(model.entry)] == ['Coach seats "Kim" in the place of red']
    assert [one.look.line for one in table.sheet.look.choices if one.key == "red"] == ["Kim"]
    assert table.sheet.look.first == "red"
    table.sheet.dismiss()
    model.pass_to("red")
    assert table.curtain.accessibleName() == "Curtain. Pass the table to Kim."


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
    field = table.sheet.edit("who")
    assert field is not None
    field.setText("Kim")
    table.sheet.choose(STEADY)
    assert model.sight().values["person.red"] == "Mira", "she may come back"
    assert model.program_players == {"red": STEADY}
    table.sheet.choose("red")
    field = table.sheet.edit("who")
    assert field is not None
    field.setText("Kim")
    table.sheet.choose(PERSON)
    assert model.program_players == {}
    assert model.sight().values["person.red"] == "Kim"
