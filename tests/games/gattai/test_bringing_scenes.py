"""A scene that was written since the evening began is prepared at its table, and opened there as any other."""

import pytest

from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import COACH_SEAT, PUBLIC
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.setup import LocationSetup, PilotSetup, Setup, ThreatSetup
from gattai_desktop.games.gattai.story.prompts import asked_now
from tests.games.gattai.lines_played import GAME, played, refused

BOAT = (
    'Coach prepares the scene "The boat is gone" as boat with "text At the pier lies a rope." "begins Someone looks."'
    ' "place pier" "who threat.gull" "who faction.crew" "asks rope" "entry rope name The rope"'
    ' "entry rope text Who cut it?" "notice By Jo."'
)


@pytest.fixture
def table() -> State:
    return begin(
        Setup(
            edition="final",
            pilots=(PilotSetup("red"),),
            threats=(ThreatSetup("gull", "Gull", rating=2),),
            locations=(LocationSetup("pier", "Pier"),),
        )
    )


def test_story_1_only_the_coach_knows_of_it_until_it_is_opened(table: State) -> None:
    after = played(table, BOAT)
    for seat in ("red", PUBLIC):
        assert "boat" not in str(GAME.sight(after, seat).values)
    assert GAME.sight(after, COACH_SEAT).values["scenes.prepared"]
    assert after.values["notices"] == ("By Jo.",)
    assert refused(after, BOAT) == ["The boat is gone is at this table already."]


def test_story_4_it_opens_at_its_place_with_who_is_there_and_what_it_asks(table: State) -> None:
    """Given a Faction of it is not at this table, then it begins without her."""
    after = played(table, BOAT, "Coach opens the scene boat")
    seen = GAME.sight(after, "red").values
    assert (seen["scene.title"], seen["scene.text"]) == ("The boat is gone", "At the pier lies a rope.")
    assert (seen["scene.location"], seen["scene.here"]) == ("pier", ("threat.gull",))
    assert [(one.key, one.text) for one in asked_now(after)] == [("rope", "Who cut it?")]


def test_story_1_what_is_asked_there_already_is_asked_as_it_is_there(table: State) -> None:
    there = played(table, BOAT)
    other = BOAT.replace("as boat", "as second").replace("Who cut it?", "Whose is it?")
    after = played(there, other, "Coach opens the scene second")
    assert [one.text for one in asked_now(after)] == ["Who cut it?"]


@pytest.mark.parametrize(
    ("line", "against"),
    [
        ('Coach prepares the scene " " as boat with "text A rope."', "A name has 1 to 60 characters."),
        ('Coach prepares the scene "Boat" as boat with "boon a boat"', "'boon a boat' is no line of its sheet."),
        ('Red prepares the scene "Boat" as boat with "text A rope."', "Only Coach does this by hand."),
    ],
)
def test_ed_4_what_cannot_be_prepared_is_refused_with_words(table: State, line: str, against: str) -> None:
    assert any(one.startswith(against) for one in refused(table, line)), refused(table, line)
