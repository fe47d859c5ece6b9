"""Coach's cues: the plate says in the words of the pack what has to happen, and what it brings."""

from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.story.cues import CueHurt, CuePleased, CueSchism
from gattai_desktop.windows.kit.plate_words import plate_line
from tests.windows.tables import given

CREW = """
given   pilots Red, Green
        faction crew "The Crew" agency 3 pleased_by "a fair bargain" hurt_by "pressure"
"""


def test_a_cue_says_what_has_to_happen_and_what_it_brings() -> None:
    model = given(CREW)
    assert plate_line(model, CuePleased(COACH_SEAT, "crew")) == "“a fair bargain”: It brings a Favor"
    assert plate_line(model, CueHurt(COACH_SEAT, "crew")) == "“pressure”: It brings a Disfavor"


def test_a_cue_without_words_says_what_it_brings() -> None:
    model = given(CREW)
    assert plate_line(model, CueSchism(COACH_SEAT, "red")) == "As her colour does: a Schism of hers"
