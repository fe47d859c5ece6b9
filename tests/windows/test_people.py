"""Who plays is called by name: in the header, on the curtain, on the wall."""

import pytest

from gattai_desktop import app
from gattai_desktop.content.new_tables import table_form
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
