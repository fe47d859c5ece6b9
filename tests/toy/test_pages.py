"""The pages on adding a game and a pane: their code is run as it stands there."""

import importlib
import re
import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.card import card
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cli import main
from gattai_desktop.content.boxes import add_game
from gattai_desktop.games.plain_setup import PlainSetup
from gattai_desktop.games.presentation import Place
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.windows.games.register import add_room, room_of
from tests.windows.sitting import Sitting

DOCS = Path(__file__).parents[2] / "docs"


def blocks(page: str, language: str) -> str:
    """All code of a language on a page, in its order."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return "\n\n".join(re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL))


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ModuleType, ModuleType]]:
    """The rules and the room that the two pages write."""
    folder = tmp_path_factory.mktemp("pages")
    (folder / "high_card.py").write_text(blocks("add-a-game.md", "python"), encoding="utf-8")
    (folder / "high_room.py").write_text(blocks("add-a-pane.md", "python"), encoding="utf-8")
    (folder / "play.py").write_text(blocks("add-a-game.md", "py"), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        game, room = importlib.import_module("high_card"), importlib.import_module("high_room")
        add_game("high-card", lambda: game.BOX)
        add_room("high-card", room.HighRoom)
        yield game, room


def test_the_record_of_the_page_ends_as_it_says(pages: tuple[ModuleType, ModuleType]) -> None:
    assert replay(read(blocks("add-a-game.md", "record"), "page.record")).unmet == ()


def test_the_game_of_the_page_is_played_at_the_table_and_shown_on_the_wall(
    qtbot: QtBot, pages: tuple[ModuleType, ModuleType]
) -> None:
    box = pages[0].BOX
    journal = MemoryJournal(box.begin(PlainSetup(name="High card")))
    sitting = Sitting(qtbot, GameModel(box.game, journal, seeded(2), clock=lambda: 0), (1366, 768))
    sitting.take("red")
    sitting.press("d")
    assert sitting.last() == "Red deals"
    sitting.take("red")
    held = sitting.model.hand("red")[0].card
    pile = sitting.window.scene.rect_of(Place(zone="pile"))
    assert pile is not None
    sitting.drag(sitting.hand_card(held.code), pile)
    assert sitting.last() == f"Red lays {held.code}"
    assert card(held.code) in sitting.model.sight().cards("pile")
    wall = room_of("high-card").wall(make_paint(speed=0), sitting.model, sitting.window)
    assert wall.accessibleName() == "Red laid 1. Green laid 0"
    assert not wall.picture(QSize(800, 450)).isNull()


def test_the_program_of_the_page_checks_the_record_and_lays_a_table(
    pages: tuple[ModuleType, ModuleType], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """`play.py` is the program with one more game: all commands know it, and the players have their names."""
    record, session = tmp_path / "first.record", tmp_path / "a.gattai"
    record.write_text(blocks("add-a-game.md", "record"), encoding="utf-8")

    def played(*words: str) -> object:
        monkeypatch.setattr(sys, "argv", ["play.py", *words])
        with pytest.raises(SystemExit) as left:
            runpy.run_path(str(Path(str(pages[0].__file__)).with_name("play.py")))
        return left.value.code

    assert played("check", str(record)) == 0
    who = ("--pilots", "Red=Ann,Green=Ben")
    assert played("new", "--game", "high-card", *who, "--file", str(session), "--no-window") == 0
    with Journal.open(session) as journal:
        assert pages[0].BOX.game.name(journal.state(), "red") == "Ann"


def test_a_game_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "--game", "chess", "--no-window"]) == 2
    assert "No game is called 'chess'" in capsys.readouterr().err
