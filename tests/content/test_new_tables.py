"""A new table has what every Team has."""

import pytest

from gattai_desktop.content.boxes import KEYS, box, packs_of
from gattai_desktop.content.gattai.scenarios import scenario, scenarios
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.events.recipients import RESOURCES
from gattai_desktop.games.gattai.setup import Setup
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.kinds import NotPossible
from gattai_desktop.games.seating import who_sits
from gattai_desktop.games.table_form import CLASSES, PICTURES, TableForm
from gattai_desktop.sessions.setup_data import setup_from_json, setup_to_json

PEOPLE = {"coach": "Jo", "red": "Mira"}
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


def test_what_pilots_bring_stands_in_the_order_in_which_a_table_shows_it() -> None:
    brought = tuple(str(one.name) for one in table_form("gattai", "neon-harbour").brings)
    assert brought == ("Harmony", *RESOURCES.values())


@pytest.mark.parametrize("form", [form for key in KEYS for form in packs_of(key).forms()], ids=lambda form: form.key)
def test_everything_to_play_says_what_it_asks_of_people(form: TableForm) -> None:
    glance = form.glance
    assert all(str(words) for words in (glance.summary, glance.length))
    assert 1 <= glance.fewest <= glance.most <= 8
    assert glance.picture in PICTURES
    assert (glance.fair_for in ("", *CLASSES) and 1 <= glance.difficulty <= 5) if form.key else glance.difficulty == 0


def test_a_table_knows_who_sits_in_its_seats_and_one_that_was_never_told_so_does_not() -> None:
    form = table_form("gattai", "neon-harbour")
    made = form.setup({"seats": {"red": "", "pink": ""}, "people": {**PEOPLE, "pink": "", "blue": "Ida"}})
    table = begin(made)
    assert [who_sits(table, seat) for seat in ("coach", "red", "pink", "blue")] == ["Jo", "Mira", "", ""]
    assert setup_from_json(setup_to_json(made), box("gattai")) == made
    assert who_sits(begin(form.setup({})), "coach") == ""


def test_the_command_line_names_people_too() -> None:
    form = table_form("gattai")
    assert form.typed({"people": "coach=Jo,Red=Mira"}) == {"people": PEOPLE}
    with pytest.raises(NotPossible):
        table_form("rumblebots").typed({"people": "coach=Jo"})
    for key, typed in (("gattai", "Red=Mira,coach"), ("gattai", "coach="), ("virtual-machine", "cpu")):
        with pytest.raises(NotPossible, match=f"'{typed.split(',')[-1].rstrip('=')}' has no name"):
            table_form(key, "f1" if key == "virtual-machine" else "").typed({"people": typed})


def test_a_team_begins_with_what_its_pilots_bring() -> None:
    """SETUP-8: the page promises the values with which the table begins."""
    form = table_form("gattai", "neon-harbour")
    for seats in (("red",), ("red", "pink", "green"), form.seats.order[:7]):
        table = begin(form.setup({"seats": dict.fromkeys(seats, "")}))
        begun = {name: table.values[f"team.{name}"] for name in ("harmony", *RESOURCES)}
        assert [one.sum(seats) for one in form.brings] == list(begun.values())


@pytest.mark.parametrize(("chosen", "higher"), [("as-written", 0), ("tougher", 2), ("toughest", 4)])
@pytest.mark.parametrize("key", ["neon-harbour", "hunters-moon"])
def test_threat_1_threats_are_rated_as_high_as_was_chosen(key: str, chosen: str, higher: int) -> None:
    """Given a scenario, when its Threats are to be tougher, then each is rated higher, 7 at most, with its Buffers."""
    written = scenario(key).threats
    table = begin(table_form("gattai", key).setup({"threats": chosen}))
    for one in written:
        rating = min(7, one.rating + higher)
        assert table.values[f"threat.{one.key}.tr"] == table.values[f"threat.{one.key}.base_tr"] == rating
        assert table.values[f"threat.{one.key}.buffers"] == rating


def test_who_has_no_threats_or_is_led_is_not_asked_how_tough_they_are() -> None:
    """FC-1 says who fights in First Contact; on an empty table nobody stands yet."""
    asked = {form.key: bool(form.choices) for form in packs_of("gattai").forms()}
    assert asked == {"first-contact": False, "neon-harbour": True, "hunters-moon": True, "": False}
    with pytest.raises(NotPossible, match="'threats' is not asked for here"):
        table_form("gattai", "first-contact").typed({"threats": "tougher"})
    assert table_form("gattai", "neon-harbour").typed({"threats": "tougher"}) == {"threats": "tougher"}
