"""An evening as a tale: what is in it, what must never be in it."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.facts import Announced
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import say
from gattai_desktop.games.tale_words import MOST_SENTENCES, EveningCourse, TurningPoint, opened_and_ended
from gattai_desktop.games.told import plain
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.demo import run_demo
from gattai_desktop.players.programme import DemoOptions
from gattai_desktop.records.record import Entry, taken_back
from gattai_desktop.records.tale import MOST_DEEDS, MOST_POINTS, NIGHT, Tale, evenings, tale_of
from gattai_desktop.sessions.journal import Journal
from tests.records.evenings import REASON, PlayedEvening, evening, with_other_secrets

GAMES = (
    ("gattai", "neon-harbour", 160),
    ("gattai", "first-contact", 160),
    ("rumblebots", "quick-battle", 260),
    ("virtual-machine", "", 260),
    ("tasuo", "", 400),
)
SECRETIVE = (
    *((game, scenario, moves, seed) for game, scenario, moves in GAMES if game != "rumblebots" for seed in range(1, 7)),
    # In a bot battle everybody has soon seen every card.
    *(("rumblebots", "quick-battle", 24, seed) for seed in (2, 3, 5)),
)


def told(played: PlayedEvening, number: int = -1) -> Tale:
    return tale_of(played.box, played.name, played.start, played.entries, number)


def words_in(tale: Tale) -> str:
    """Everything that a reader of the tale reads."""
    every = [*tale.sentences, *(step.why for step in tale.course)]
    every += [words for one in tale.points for words in (one.point.title, one.point.text, *one.others)]
    every += [words for one in tale.people for words in one.deeds]
    return "\n".join((tale.title, *map(plain, every), *(one.name + one.person for one in tale.people), *tale.notices))


@pytest.mark.parametrize(("game", "scenario", "moves", "seed"), SECRETIVE)
def test_two_evenings_that_differ_only_in_secrets_give_one_tale(
    game: str, scenario: str, moves: int, seed: int
) -> None:
    played = evening(game, scenario, moves, seed)
    twin, secrets = with_other_secrets(played)
    assert secrets > 0
    assert twin.entries != played.entries
    assert told(twin) == told(played)


@pytest.mark.parametrize("seed", range(1, 4))
def test_no_reason_of_an_overrule_and_no_story_of_a_move_is_told(seed: int) -> None:
    played = evening(seed=seed)
    assert any(entry.allowed_because == REASON for entry in played.entries)
    assert REASON not in words_in(told(played))


@pytest.mark.parametrize(("game", "scenario", "moves"), GAMES)
def test_every_game_is_told(game: str, scenario: str, moves: int) -> None:
    found = told(evening(game, scenario, moves, 3))
    assert 2 <= len(found.sentences) <= MOST_SENTENCES
    assert found.people
    assert all(len(one.deeds) <= MOST_DEEDS for one in found.people)
    assert len(found.points) <= MOST_POINTS
    assert [one.entry for one in found.points] == sorted(one.entry for one in found.points)
    assert "{" not in words_in(found)


def test_what_mobs_did_is_told_of_whoever_plays_the_cpu() -> None:
    """Whoever had played it all evening "was at the table"."""
    found = told(evening("virtual-machine", "", 260, 5))
    cpu = next(one for one in found.people if one.seat == "cpu")
    assert [plain(words) for words in cpu.deeds] == ["1 misses"]


def test_a_long_evening_has_three_to_five_turning_points_with_their_times() -> None:
    found = told(evening(moves=250, seed=2))
    assert 3 <= len(found.points) <= MOST_POINTS
    assert all(one.at for one in found.points)
    assert found.gauge
    assert found.course[0].value
    assert found.notices
    assert "Nathanael Cole" in found.notices[0]


def test_first_contact_ends_with_the_team_that_came_of_it(qtbot: QtBot, tmp_path: Path) -> None:
    """Given a First Contact that is over, then its tale ends with its Team, and not with the line of the shelf."""
    options = DemoOptions(scenario="first-contact", seats=2, seed=2, out=tmp_path)
    assert run_demo(options, lambda journal, shuffle: GameModel(journal.box.game, journal, shuffle)).ok
    with Journal.open(tmp_path / "demo-1.gattai") as journal:
        found = tale_of(journal.box, journal.name, journal.state_before(1), tuple(journal.entries()), -1)
    assert plain(found.sentences[-1]).startswith("The Team that came of it begins at Harmony ")
    assert "Finished" not in words_in(found)


def test_nothing_happened_yet() -> None:
    played = evening(moves=0)
    found = told(played)
    assert found.points == ()
    assert found.sentences
    assert found.at == 0


def test_an_evening_that_never_left_the_set_up_did_not_stop_before_it_began() -> None:
    played = evening(moves=160, seed=3)
    kept = (
        evolve(one, facts=tuple(fact for fact in one.facts if getattr(fact, "path", "") != "phase"))
        for one in played.entries
    )
    stayed = PlayedEvening(played.box, played.name, played.start, tuple(kept))
    assert plain(played.box.shelf(stayed.states()[-1]).line) == "Not begun yet"
    assert "Not begun" not in words_in(told(stayed))


def test_what_was_taken_back_did_not_happen() -> None:
    """The evening goes back to its first entry: no turning point is left, and nobody did anything."""
    played = evening(moves=160, seed=3)
    assert told(played).points
    last = played.entries[-1]
    back = Entry(number=last.number + 1, move="", facts=taken_back(played.entries[1:]), back_to=1, at=last.at + 1)
    undone = told(PlayedEvening(played.box, played.name, played.start, (*played.entries, back)))
    assert undone.points == ()
    assert not any(one.deeds for one in undone.people)


def test_a_night_parts_two_evenings_and_each_has_its_own_tale() -> None:
    played = evening(moves=160, seed=3)
    cut = 80
    later = tuple(evolve(one, at=one.at + NIGHT) if one.number > cut else one for one in played.entries)
    assert evenings(later) == ((1, cut), (cut + 1, 160))
    two = PlayedEvening(played.box, played.name, played.start, later)
    first, second, whole = told(two, 1), told(two), told(two, 0)
    assert (first.evening, second.evening, second.evenings) == (1, 2, 2)
    assert all(one.entry <= cut for one in first.points)
    assert all(one.entry > cut for one in second.points)
    assert {one.entry for one in whole.points} <= {one.number for one in played.entries}
    assert second.at == played.entries[cut].at + NIGHT


def test_the_evening_begins_with_the_table_as_it_was_left() -> None:
    """The same entries, told as the second evening, say the same as if the session had begun there."""
    played = evening(moves=120, seed=5)
    cut = 60
    later = tuple(evolve(one, at=one.at + NIGHT) if one.number > cut else one for one in played.entries)
    second = told(PlayedEvening(played.box, played.name, played.start, later))
    alone = told(PlayedEvening(played.box, played.name, played.states()[cut], later[cut:]))
    assert (second.sentences, second.points, second.people) == (alone.sentences, alone.points, alone.people)


def test_the_weightiest_moment_is_among_the_turning_points() -> None:
    """A death at the table outweighs everything else."""
    played = evening(moves=160, seed=4)
    middle = played.entries[60]
    death = Announced(words="narrative_death", rule="THROW-7", values=(("seat", "red"),))
    entries = tuple(
        evolve(one, facts=(*one.facts, death)) if one.number == middle.number else one for one in played.entries
    )
    found = told(PlayedEvening(played.box, played.name, played.start, entries))
    assert "death" in {one.point.kind for one in found.points}


def test_a_moment_that_names_who_is_meant_is_no_sentence_with_the_name_twice() -> None:
    """Given who has won under her name, then the tale says "Ann has won", and not "Ann: Ann has won"."""
    over = TurningPoint(
        kind="over", weight=90, title=say("{seat}", seat="Ann"), text=say("{seat} has won.", seat="Ann")
    )
    gone = TurningPoint(kind="destroyed", weight=50, title=say("{card}", card="Ember"), text=say("Destroyed."))
    nothing = State({}, {})
    evening = EveningCourse(name="T", begin=nothing, end=nothing, ended=say(""), points=(gone, over))
    assert [str(one) for one in opened_and_ended(evening, ())] == ["Ember: Destroyed.", "Ann has won."]
