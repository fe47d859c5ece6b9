"""The program says what a Gambit or Throwdown is about: a Pilot's goal, the Threat's, else what the scene is about."""

from gattai_desktop.cards.sight import Sight
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.gambit.offer import OfferGambit
from gattai_desktop.games.gattai.throwdown.challenge import Challenge
from gattai_desktop.games.gattai.throwdown.threat_aims import short_aim
from gattai_desktop.players.gattai.aims import with_aim
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from tests.players.gattai.whole_evenings import an_evening

TABLE = """
given   pilot red "Ren"; pilot green "Tam"; threat gull "Doctor Gull" rating 2
        Red: hand 8♥P; Green: hand 4♠P; Coach: hand K♠C
        {more}
"""
LONG = "She has counted every lamp of the lower town and knows which of them nobody will miss when the water is there."


def seen(seat: Seat, more: str = "phase play") -> Sight:
    return GATTAI.game.sight(replay(read(TABLE.format(more=more))).state, seat)


def stakes(seat: Seat, opponent: Seat, more: str = "phase play") -> str:
    sight = seen(seat, more)
    card = sight.zones[f"hand.{seat}"][0].card
    move = with_aim(sight, Challenge(seat, opponent, card))
    assert isinstance(move, Challenge)
    return move.stakes


def goal(more: str = "phase play") -> str:
    move = with_aim(seen(COACH_SEAT, more), OfferGambit(COACH_SEAT, "red"))
    assert isinstance(move, OfferGambit)
    return move.goal


def test_a_pilot_without_a_goal_challenges_for_what_the_fight_is_about() -> None:
    """THROW-2: a challenge names its stakes."""
    assert stakes("red", COACH_SEAT) == "Drive the Threat off."
    assert stakes("red", "green") == "Have the last word."
    wants = 'pilot.red.goal = "Find the bell"'
    assert stakes("red", COACH_SEAT, wants) == stakes("red", "green", wants) == "Find the bell"


def test_a_gambit_without_a_goal_is_about_the_scene() -> None:
    assert goal() == "Have the last word."
    assert goal('scene.title = "Eleven stalls"') == "Eleven stalls"
    assert goal('scene.title = "Eleven stalls"; pilot.red.goal = "Find the bell"') == "Find the bell"


def test_the_last_act_is_about_the_weapon_and_the_enemy_whatever_her_goal_was() -> None:
    act = 'first_contact.act = 3; pilot.red.goal = "Open the hall doors"'
    assert goal(act) == "Wake The Weapon."
    assert stakes("red", COACH_SEAT, act) == "Stop The Enemy."


def test_of_a_threat_without_an_agenda_the_description_is_no_aim() -> None:
    """Given a pack of one's own with a Threat described at length, then its first sentence says it, if short."""
    assert short_aim("flood the lower town") == "flood the lower town"
    assert short_aim(f"She floods what she can. {LONG}") == "She floods what she can."
    assert short_aim(LONG) == short_aim("") == ""
    assert stakes(COACH_SEAT, "red", f'threat.gull.note = "{LONG}"') == "wear the Team down"
    assert stakes(COACH_SEAT, "red", f'threat.gull.note = "Flood it all. {LONG}"') == "Flood it all."


def test_the_coach_challenges_for_what_the_threat_of_the_scene_wants() -> None:
    told = an_evening("neon-harbour", seed=6).told
    challenges = [one for one in told if one.startswith("Coach challenges")]
    wanted = [one.partition(" for ")[2] for one in challenges]
    assert wanted == ['"flood the lower town"', '"wake what lies under the harbour"']
