"""One thing of the bot battle has one word: the game, a battle of its match, a clash of a battle."""

import re
from typing import Final
from xml.etree import ElementTree as ET

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.speech import said
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.boxes import box
from gattai_desktop.content.rumblebots.matches import DRAFT, match
from gattai_desktop.games.rumblebots.landmarks import where
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.resources import resource
from gattai_desktop.windows.games.rumblebots.rest import AGAIN, RestPane
from tests.windows.cut import read
from tests.windows.tables import laid

_OTHERS: Final = r"Battle (Condition|Phase)|in battle|Ritual before|before every battle|Clash Phase"
"""Of Tasuo Showdown, of an evening of Gattaibushido, and of the game whose course it follows."""

_OVER: Final = {"step": "over", "battle": 5}


def _texts() -> list[tuple[str, str]]:
    """Every English text with its German."""
    tree = ET.parse(resource("words/gattai_de.ts")).getroot()  # noqa: S314 (our own file)
    return [
        (one.findtext("source") or "", " ".join(found.itertext()))
        for one in tree.iter("message")
        if (found := one.find("translation")) is not None
    ]


@pytest.mark.parametrize(
    ("english", "german"),
    [
        (r"\b[Bb]ot [Bb]attle\b", r"\bBot Battle\b"),
        (r"\b(?<![Bb]ot )[Bb]attles?\b(?! deck)", r"\bK[aä]mpf(e|es|s|en)?\b"),
        (r"\bclash(es)?\b", r"\bClashs?\b"),
        (r"\bsurrender(s|ed)?\b", r"\b[Kk]apitul"),
    ],
)
def test_each_has_one_german_word(english: str, german: str) -> None:
    """A pack's work was "eine Schlacht der Bots", on no other page called so."""
    of_it = [(one, its) for one, its in _texts() if re.search(english, one) and not re.search(_OTHERS, one)]
    assert len(of_it) > 4
    other = {one: its for one, its in of_it if not re.search(german, its)}
    assert other == {}


def test_no_bots_are_in_a_schlacht() -> None:
    assert [its for _, its in _texts() if re.search(r"\bSchlacht(en)?\b", its)] == []


def test_after_a_match_another_match_is_offered(qtbot: QtBot) -> None:
    """Five battles were over, and "Another battle" began five more."""
    game = box("rumblebots")
    setup = match(("red", "blue"), way=DRAFT)
    window = laid(
        GameModel(game.game, MemoryJournal(game.begin(evolve(setup, values=_OVER))), seeded(3)), make_paint(speed=0)
    )
    qtbot.addWidget(window)
    pane = window.scene.pane
    assert isinstance(pane, RestPane)
    plate = pane.row.button(AGAIN)
    assert plate is not None
    assert plate.look.title == "Another match"
    window.close()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_between_battles_counts_them_as_the_header_does(
    qtbot: QtBot, request: pytest.FixtureRequest, language: str
) -> None:
    """Above stood "Battle 1 of 5", below it "Round 1 of 5"."""
    if language == "de":
        request.getfixturevalue("german")
    game = box("rumblebots")
    table = game.begin(match(("red", "blue"), way=DRAFT))
    window = laid(GameModel(game.game, MemoryJournal(table), seeded(3)), make_paint(speed=0))
    qtbot.addWidget(window)
    window.resize(1366, 768)
    with qtbot.waitExposed(window):
        window.show()
    told = [one.words for one in read(window) if re.search("Round 1|Runde 1|Battle 1|Kampf 1", one.words)]
    window.close()
    assert len(told) == 2
    assert set(told) == {said(where(table))}
