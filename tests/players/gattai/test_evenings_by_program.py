"""Whole evenings with the program in the chairs: each ends, and asks little of who plays alone."""

import os
import random

import pytest

from gattai_desktop.content.gattai.scenarios import scenarios
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.story import begun
from gattai_desktop.games.gattai.story.first_contact_acts import CLOSE
from gattai_desktop.games.strengths import GENTLE, STEADY
from gattai_desktop.players.gattai.dealing import dealt_anew
from gattai_desktop.players.gattai.seated import seated
from tests.players.gattai.whole_evenings import GO_ON, SHELF, an_evening

EDITIONS = ("alpha", "beta", "final")
WHOLE = os.environ.get("GATTAI_EVENINGS") == "whole"
EVENINGS = 100 if WHOLE else 1
"""How many evenings of each scenario, edition and person are played."""
SCENARIOS = [one.key for one in scenarios(SHELF) if one.key != "first-contact"]
MOST_ACTS = 40
"""Acts that First Contact asks at most of a person who plays alone; the way there and back takes the rest of 60."""


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [1, 3, 5])
@pytest.mark.parametrize("people", ["", "pilot", "coach"])
def test_first_contact_ends_whoever_is_a_person(people: str, seats: int, edition: str) -> None:
    evening = an_evening("first-contact", seats=seats, people=people, edition=edition, seed=seats)
    assert evening.table.values["first_contact.act"] == CLOSE
    assert evening.table.values["step"] == "story"


@pytest.mark.parametrize("seed", range(6))
def test_alone_first_contact_asks_few_acts(seed: int) -> None:
    evening = an_evening("first-contact", people="pilot", seed=seed)
    assert evening.table.values["first_contact.act"] == CLOSE
    assert 10 < evening.acts < MOST_ACTS


def test_nothing_but_her_own_card_comes_before_the_first_gambit() -> None:
    """The Coach deals and reads without a press: her first act is a card of her own, or she lets it be."""
    told = an_evening("first-contact", people="pilot").told
    assert told.index(GO_ON) < next(place for place, one in enumerate(told) if "a Gambit" in one)
    assert told[0] == "Coach sets up the session"
    assert told[1] == "Coach goes on with First Contact"


@pytest.mark.parametrize("people", ["", "pilot", "coach"])
@pytest.mark.parametrize("edition", EDITIONS if WHOLE else ("",))
@pytest.mark.parametrize("key", SCENARIOS)
def test_an_evening_of_a_scenario_ends(key: str, edition: str, people: str) -> None:
    for seed in range(1, EVENINGS + 1):
        evening = an_evening(key, seats=3, people=people, edition=edition, seed=seed)
        assert evening.table.values["phase"] == "breakdown"
        assert evening.table.values["scenario.result"] in ("won", "failed")


def test_prepared_scenes_are_opened_in_their_order() -> None:
    evening = an_evening("hunters-moon", seats=4, seed=3)
    opened = [one.rpartition(" ")[2] for one in evening.told if "opens the scene" in one]
    assert opened == ["the_list", "on_every_channel", "full_moon"][: len(opened)]
    assert opened


def test_the_monster_of_a_scene_fights_in_it() -> None:
    told = an_evening("deep-signal", seats=3, seed=3, strength=STEADY).told
    last = told.index("Coach opens the scene it_has_a_mouth")
    brought = [one.rpartition(" ")[2] for one in told if one.startswith("Coach brings in")]
    assert "Coach brings in the_deep_signal" in told[last:]
    assert brought[0] == "the_tuner"


@pytest.mark.parametrize(("key", "edition"), [("first-contact", "beta"), ("hunters-moon", "final")])
def test_what_is_hidden_moves_nobody(key: str, edition: str) -> None:
    """At a table that looks the same to its seat, whatever the hidden cards are, the program does the same."""
    game, dice, compared = GATTAI.game, random.Random(5), 0
    evening = an_evening(key, edition=edition, seed=2, moves=8)
    while compared < 30:
        for seat in game.seats(evening.table):
            sight, options = evening.look(seat)
            if not options:
                continue
            player = seated(seat, STEADY)
            move = player.acts_when_free(sight, options, urged=True)
            twin = dealt_anew(game, sight, dice)
            looks_alike, same_options = game.sight(twin, seat), game.options(twin, seat)
            assert looks_alike == sight
            assert same_options == options
            assert player.acts_when_free(looks_alike, same_options, urged=True) == move
            compared += move is not None
        before = len(evening.told)
        evening.play(seed=compared, moves=2)
        assert len(evening.told) > before, "the evening is long enough to compare so much"


@pytest.mark.parametrize("seat", ["red", "coach"])
def test_why_is_said_of_what_is_done_in_the_story(seat: str) -> None:
    evening = an_evening("first-contact", seed=4, moves=3)
    sight, options = evening.look(seat)
    weighing = seated(seat, STEADY).weigh(sight, options)
    assert {one.move for one in weighing.moves} == set(options)
    assert str(weighing.best.why)
    assert weighing.best.worth > weighing.moves[-1].worth


def test_a_coach_who_is_a_person_is_left_to_lead() -> None:
    """No Pilot of the program begins anything in a scenario while a person is Coach and has not said "go on"."""
    evening = an_evening("hunters-moon", people="coach", seed=3, moves=1)
    for seat in ("green", "pink"):
        sight, options = evening.look(seat)
        assert options
        assert seated(seat, STEADY).acts_when_free(sight, options, urged=False) is None


def test_what_is_fought_for_is_a_goal_that_stands_on_a_sheet() -> None:
    evening = an_evening("first-contact", seed=4)
    goals = [str(value) for path, value in evening.table.values.items() if path.endswith(".goal")]
    offered = next(one for one in evening.told if "a Gambit for" in one)
    assert any(f'"{goal}"' in offered for goal in goals)


def test_a_scenario_is_won_where_more_fights_were_won_than_lost() -> None:
    for seed in range(2):
        values = an_evening("neon-harbour", seats=3, seed=seed).table.values
        won, lost = values.get(begun.WON) or 0, values.get(begun.LOST) or 0
        assert won or lost
        left = [one for one in values["threats"] if values[f"threat.{one}.status"] == "active"]
        assert values["scenario.result"] == ("won" if won > lost or not left else "failed")


def test_people_alone_who_take_every_hint_come_to_the_end() -> None:
    """A hint knows what was tried in a scene where no seat is the program's, and leads on."""
    assert an_evening("neon-harbour", people="all", seed=2).table.values["phase"] == "breakdown"


def test_what_the_first_scene_asks_is_tried_before_the_next_is_opened() -> None:
    told = an_evening("neon-harbour", seed=2).told
    opened = next(place for place, one in enumerate(told) if "opens the scene" in one)
    assert [one for one in told[:opened] if "a Gambit" in one]


def test_a_fight_beside_a_person_waits_for_her() -> None:
    """On the Team's side it is the person who drives; told to go on, an ally does."""
    evening = an_evening("first-contact", people="pilot", seed=1, moves=2)
    waits: tuple[str, ...] = ()
    for _ in range(150):
        evening.play(seed=1, moves=1)
        waits = GATTAI.game.waits_for(evening.table) if evening.table.values["step"] == "throwdown.turn" else ()
        if len(waits) > 1:
            break
    assert "red" in waits
    for ally in waits[1:]:
        assert seated(ally, GENTLE).acts_when_free(*evening.look(ally), urged=False) is None
    assert any(seated(ally, GENTLE).acts_when_free(*evening.look(ally), urged=True) for ally in waits[1:])


def test_steady_plays_first_contact_to_its_end() -> None:
    evening = an_evening("first-contact", people="pilot", strength=STEADY, seed=9)
    assert evening.table.values["first_contact.act"] == CLOSE
