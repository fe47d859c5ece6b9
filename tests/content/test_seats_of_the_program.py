"""A new table of any game knows from its beginning which seats the program plays, and one without any says nothing."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from gattai_desktop.cli import FINE, UNUSABLE, main
from gattai_desktop.content.boxes import KEYS, box, packs_of
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.games.by_program import BY_PROGRAM
from gattai_desktop.games.kinds import NotPossible
from gattai_desktop.games.seating import program_in, program_players, who_sits
from gattai_desktop.games.strengths import STRENGTHS
from gattai_desktop.games.table_form import SEATS, TableForm
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.setup_data import setup_from_json, setup_to_json

EVERY = [(key, form) for key in KEYS for form in packs_of(key).forms() if form.has_programs]


def sitting(form: TableForm) -> dict[str, str]:
    """Return the usual seats of a form, every strength in turn for all but the first."""
    seats = [*form.seats.first(form.sitting), *((form.leader,) if form.coached else ())]
    return {seat: STRENGTHS[place % len(STRENGTHS)] for place, seat in enumerate(seats[1:])}


@pytest.mark.parametrize(("game", "form"), EVERY, ids=lambda one: getattr(one, "key", one))
def test_its_values_have_them_from_the_first_entry_on(game: str, form: TableForm) -> None:
    programs = sitting(form)
    made = form.setup({BY_PROGRAM: programs})
    table = box(game).begin(made)
    assert program_players(table) == programs
    assert {seat: table.values[program_in(seat)] for seat in programs} == programs
    assert setup_from_json(setup_to_json(made), box(game)) == made


@pytest.mark.parametrize(("game", "form"), EVERY, ids=lambda one: getattr(one, "key", one))
def test_a_table_of_people_is_set_up_as_before(game: str, form: TableForm) -> None:
    made = form.setup({})
    assert not any(path.startswith("program.") for path in box(game).begin(made).values)
    assert form.setup({BY_PROGRAM: {}}) == made


def test_every_way_of_playing_but_the_lesson_of_tasuo_can_have_them() -> None:
    without = [form.key for key in KEYS for form in packs_of(key).forms() if not form.has_programs]
    assert without == ["seven-turns"]


def test_nobody_is_named_in_a_seat_of_the_program() -> None:
    form = table_form("gattai", "neon-harbour")
    made = form.setup({"people": {"coach": "Jo", "red": "Mira"}, BY_PROGRAM: {"coach": "steady"}})
    table = box("gattai").begin(made)
    assert [who_sits(table, seat) for seat in ("coach", "red")] == ["", "Mira"]


@pytest.mark.parametrize(
    ("programs", "why"),
    [
        ({"coach": "gentle"}, ""),
        ({"red": "gentle", "green": "sharp"}, ""),
        ({"blue": "gentle"}, "The program cannot play blue: here sit red, green, coach"),
        (
            dict.fromkeys(("red", "green", "coach"), "steady"),
            "One seat at least is a person's: the program cannot play all of red, green, coach",
        ),
    ],
)
def test_it_is_refused_seats_that_are_not_there_and_the_last_one(programs: Mapping[str, str], why: str) -> None:
    form = table_form("gattai", "neon-harbour")
    answers = form.whole({SEATS: {"red": "", "green": ""}, BY_PROGRAM: programs})
    assert str(form.why_not(answers, {})) == why


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("red=mighty", "'mighty' is no strength. There are: gentle, steady, sharp."),
        ("red", "'red' is no seat. Write a strength for each seat: coach=steady,red=gentle."),
        ("red=sharp,Red=gentle", "red is named twice."),
    ],
)
def test_what_is_typed_wrongly_is_refused_with_what_would_do(written: str, why: str) -> None:
    with pytest.raises(NotPossible, match="^" + why.replace(".", r"\.") + "$"):
        table_form("gattai").typed({BY_PROGRAM: written})


def test_the_command_line_gives_seats_to_the_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "one.gattai"
    asked = ["new", "--scenario", "first-contact", "--no-window", "--file", str(path)]
    assert main([*asked, "--program", "Coach=steady, orange=Gentle"]) == FINE
    with Journal.open(path) as journal:
        assert program_players(journal.state()) == {"orange": "gentle", "coach": "steady"}
    for wrong, why in (("blue=sharp", "cannot play blue"), ("coach=best", "no strength"), ("coach", "no seat")):
        other = tmp_path / "other.gattai"
        assert main([*asked[:-1], str(other), "--program", wrong]) == UNUSABLE
        assert why in capsys.readouterr().err
        assert not other.exists()


def test_a_lesson_whose_seats_are_given_out_says_what_to_play_instead(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "one.gattai"
    asked = ["new", "--game", "tasuo", "--program", "blue=steady", "--no-window", "--file", str(path)]
    assert main(asked) == UNUSABLE
    told = capsys.readouterr().err
    assert "Seven turns takes no --program: its seats are given out already." in told
    assert "Leave it out, or play another: --scenario two-players." in told
    assert not path.exists()
    assert main([*asked, "--scenario", "two-players"]) == FINE
    with Journal.open(path) as journal:
        assert program_players(journal.state()) == {"blue": "steady"}


def test_who_plays_where_a_seat_has_no_other_name_is_told_where_to_write_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "one.gattai"
    asked = ["new", "--game", "rumblebots", "--scenario", "quick-battle", "--no-window", "--file", str(path)]
    assert main([*asked, "--people", "red=Ann"]) == UNUSABLE
    told = capsys.readouterr().err
    assert (
        "Quick battle takes no --people: whoever plays is named with her seat, as in --pilots Red=Ann,Blue=Bo." in told
    )
    assert main([*asked, "--pilots", "Red=Ann,Blue=Bo"]) == FINE
    with Journal.open(path) as journal:
        assert journal.setup().players[0].name == "Ann"


def test_a_switch_of_another_game_is_named_as_it_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "one.gattai"
    asked = ["new", "--game", "tasuo", "--edition", "final", "--no-window", "--file", str(path)]
    assert main(asked) == UNUSABLE
    assert "Seven turns takes no --edition. Leave it out." in capsys.readouterr().err
    assert not path.exists()
