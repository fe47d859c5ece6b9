"""What a showdown says at its table: of whom, of how many, and in German as its plates say it."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.speech import said, speak
from gattai_desktop.cards.words import say
from gattai_desktop.players.wording import chance_words
from gattai_desktop.windows.settings.language import speak_language


@pytest.fixture
def german(qtbot: QtBot) -> Iterator[QtBot]:
    speak_language("de")
    yield qtbot
    speak_language("en")


@pytest.mark.usefixtures("german")
def test_the_log_calls_a_stopped_attack_as_the_plate_does() -> None:
    assert speak("tasuo", "{tag}: stops it", tag="Ori") == "Ori: stoppt ihn"
    words = said(say("{seat} stops it with {card}", seat="Rot", card="Bracer Guard"))
    assert words == "Rot stoppt ihn mit Bracer Guard"


@pytest.mark.usefixtures("german")
def test_how_many_cards_somebody_holds_is_said_in_cards() -> None:
    assert speak("tasuo", "{name} holds {count} cards", name="Blau", count=5) == "Blau hält 5 Karten"
    assert speak("tasuo", "{name} holds {count} cards", name="Blau", count=1) == "Blau hält 1 Karte"


def test_what_the_figures_of_a_hint_count_says_for_whom() -> None:
    assert said(chance_words("tasuo")) == "how well this side stands some turns later, of 100"


@pytest.mark.usefixtures("german")
def test_what_follows_a_pass_at_a_call_is_a_sentence() -> None:
    """The German said "dann: Glacier Monk Ruf nach Kio"."""
    line = speak("tasuo", "is called to {place}", place="Kio")
    assert speak("tasuo", "then {card} {line}", card="Glacier Monk", line=line) == "dann: Glacier Monk kommt nach Kio"


@pytest.mark.usefixtures("german")
def test_an_attack_that_hits_is_called_as_one_that_fells() -> None:
    assert (speak("tasuo", "then it hits"), speak("tasuo", "then it falls")) == ("dann trifft er", "dann fällt er")
