"""The guide of "Hello, World" leads at the table: whoever lets it do each act comes to the end of the fight."""

from gattai_desktop import app
from tests.windows.virtual_machine.test_fight_at_table import at_table, sit_down

MOST: int = 80
"""More acts than the guide has."""


def test_do_it_for_me_plays_the_fight_to_its_end(program: app.Program) -> None:
    table, _ = at_table(program)
    acts = []
    for _ in range(MOST):
        if table.model.sight().values["step"] == "over":
            break
        sit_down(table)
        entry = table.model.entry
        guide = table.scene.guide
        acts.append(guide.card.accessibleName())
        guide.do()
        assert table.model.entry > entry, acts[-1]
    assert table.model.sight().values["winner"] == "mcs"
    assert len(set(acts)) > 20


def test_the_guide_stands_over_no_area_and_no_plate(program: app.Program) -> None:
    table, pane = at_table(program)
    sit_down(table)
    card = table.scene.guide.card
    assert card.isVisible()
    corner = pane.mapTo(table, pane.field.geometry().bottomLeft())
    assert card.geometry().top() >= corner.y()
    assert card.geometry().bottom() <= pane.mapTo(table, pane.row.geometry().topLeft()).y()
