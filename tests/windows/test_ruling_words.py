"""Rulings are read as sentences: no name of an option is shown to people."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.speech import ruling, said
from gattai_desktop.content.boxes import KEYS, box
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.content.rumblebots.matches import QUICK, match
from gattai_desktop.games.gattai.by_hand.coachs_hand import CoachSetsRuling
from gattai_desktop.games.glossary import BETWEEN
from gattai_desktop.games.table_rulings import TableRuling
from gattai_desktop.games.tasuo.setup import ShowdownSetup
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup
from gattai_desktop.windows.settings.language import speak_language
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt, the_rulings

SENTENCE: Final = re.compile(r"[A-ZÄÖÜ0-9:„“+][^_]*\.", re.DOTALL)
PLAIN: Final = frozenset({"damage", "target"})
"""Words of a book that are said of other things as well."""
QUESTION: Final = re.compile(r"[A-ZÄÖÜ:„“][^_]*\?( [^_]*\.)?", re.DOTALL)


def _rulings(key: str) -> tuple[TableRuling, ...]:
    return box(key).rulings.at(box(key).begin(_setup(key)))


def _setup(key: str) -> object:
    if key == "gattai":
        return scenario("neon-harbour")
    if key == "virtual-machine":
        return FightSetup(scenario="f1", players=(McSetup("sable"), McSetup("teo")))
    if key == "tasuo":
        return ShowdownSetup()
    return match({"red": "Ren", "blue": "Ida"}, way=QUICK)


@pytest.fixture(params=["en", "de"])
def language(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    """The windows speak each language in turn."""
    yield speak_language(request.param)
    speak_language("en")


@pytest.mark.parametrize("key", KEYS)
def test_every_option_of_every_ruling_is_a_sentence(language: str, key: str) -> None:
    rows = _rulings(key)
    assert rows
    options = [(row.id, ruling(meaning)) for row in rows for meaning in row.options.values()]
    assert [one for one in options if not SENTENCE.fullmatch(one[1])] == []
    asked = [(row.id, ruling(row.question)) for row in rows]
    assert [one for one in asked if not QUESTION.fullmatch(one[1])] == []
    assert [row.id for row in rows if "_" in ruling(row.title)] == []
    # Two options of one ruling never read the same.
    assert [row.id for row in rows if len({*map(ruling, row.options.values())}) < len(row.options)] == []


@pytest.mark.parametrize("key", KEYS)
def test_the_titles_of_rulings_write_the_words_of_the_game_as_its_book_does(key: str) -> None:
    """Given a word that the book of a game has with a capital only, then a title has it so: BGM, not bgm."""
    forms = {form for word in box(key).glossary() for form in word.written.split(BETWEEN)}
    large = {form.lower() for form in forms if form[0].isupper()} - forms - PLAIN
    titles = [row.title for row in _rulings(key)]
    assert [title for title in titles if large & set(re.findall(r"\w+", title))] == []
    assert len(set(titles)) == len(titles)


def test_no_name_of_an_option_stands_in_the_room_of_rulings_or_in_the_log(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.take("coach")
    assert sitting.model.attempt(CoachSetsRuling("coach", "gambit_tie", "rank_only"))
    assert sitting.model.attempt(CoachSetsRuling("coach", "gambit_tie", "rank_then_suit"))
    model = sitting.model
    made = model.log()[-1]
    told = box("gattai").tell(made.before("coach"), made.move("coach"), made.facts("coach"), "coach")
    logged = " ".join(said(line.words) for line in told)
    assert "_" not in logged
    assert "The higher suit wins" in logged
    sitting.window.requests.open("rulings.gambit_tie")
    room = the_rulings(sitting.window).page
    look = room.focus.look
    assert look is not None
    assert look.means == dict(look.options)["rank_then_suit"]
    shown = [plate.accessibleName() for plate in room.focus._options]
    assert shown == [meaning for _, meaning in look.options]
