"""The program says what a Throwdown is about, also as Coach: what the Threat wants that he brings in."""

from tests.players.gattai.whole_evenings import an_evening


def test_the_coach_challenges_for_what_the_threat_of_the_scene_wants() -> None:
    told = an_evening("neon-harbour", seed=2).told
    challenges = [one for one in told if one.startswith("Coach challenges")]
    assert challenges
    assert all(one.endswith('for "flood the lower town"') for one in challenges)
