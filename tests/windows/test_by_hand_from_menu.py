"""What is done by hand is reached through the menu too: at three games' tables no plate leads there, but a key."""

import pytest
from PySide6.QtWidgets import QApplication

from gattai_desktop import app
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.content.virtual_machine.fight_forms import fight

FIGHT = fight("f1", {"sable": "Ren", "teo": "Ida"})
EVENING = scenario("neon-harbour", ("red", "green"))


@pytest.mark.parametrize("setup", [FIGHT, EVENING], ids=["fight", "evening"])
def test_the_menu_leads_to_what_is_done_by_hand(program: app.Program, setup: object) -> None:
    program.show_shelf()
    program.begin_session(setup)
    QApplication.processEvents()
    table = program.table
    assert table is not None
    table.menuAsked.emit()
    assert table.sheet._buttons["by hand"].look.title == "By hand"
    table.sheet.choose("by hand")
    QApplication.processEvents()
    assert table.sheet.look.title == "By hand"
    assert "odds" in table.sheet._buttons, "how hard a fight is, which no plate of the table tells"


def test_whoever_may_set_nothing_by_hand_has_no_plate_for_it(program: app.Program) -> None:
    """Given a Pilot sits where Coach alone changes things by hand, then the menu offers no way there."""
    program.show_shelf()
    program.begin_session(EVENING)
    table, model = program.table, program.model
    assert table is not None
    assert model is not None
    model.pass_to("red")
    model.take_seat()
    QApplication.processEvents()
    table.menuAsked.emit()
    assert "by hand" not in table.sheet._buttons
