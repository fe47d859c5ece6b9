"""A new table has what every Team has."""

import pytest

from gattai_desktop.content.gattai.scenarios import scenario, scenarios
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.setup import Setup
from gattai_desktop.games.gattai.story import first_contact

BASE = {"barracks", "bunker", "hangar"}


def test_loc_5_a_table_without_a_scenario_has_its_home_base() -> None:
    made = table_form("gattai").setup({"seats": {"red": "", "green": ""}})
    assert isinstance(made, Setup)
    assert set(begin(made).values["locations"]) == BASE  # type: ignore[arg-type]


@pytest.mark.parametrize("key", [one.key for one in scenarios() if one.rules != first_contact.KEY])
def test_loc_5_a_scenario_has_it_once(key: str) -> None:
    places = [one.key for one in scenario(key).locations]
    assert set(places) >= BASE
    assert len(places) == len(set(places))


def test_loc_5_there_is_no_base_before_there_is_a_team() -> None:
    assert not BASE & {one.key for one in scenario(first_contact.KEY).locations}
