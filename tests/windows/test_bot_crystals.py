"""Crystals of a bot battle: where each lies is known by picture or word, and no more are shown than the round has."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.boxes import box
from gattai_desktop.content.rumblebots.matches import QUICK, SEATS_AT_TABLE, match
from gattai_desktop.games.seating import GiveSeat
from gattai_desktop.games.strengths import STEADY
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.windows.games.rumblebots.player_row import PlayerRow
from gattai_desktop.windows.games.rumblebots.rails import BotsLeft
from gattai_desktop.windows.games.rumblebots.rest import RestPane
from gattai_desktop.windows.games.rumblebots.round_space import round_space_look
from gattai_desktop.windows.games.rumblebots.wall import BotsWall
from gattai_desktop.windows.table.table_window import TableWindow
from tests.windows.cut import cut, read
from tests.windows.tables import laid


def at_table(qtbot: QtBot, players: int, size: tuple[int, int] = (1366, 768), ruling: str = "") -> TableWindow:
    """Return a table of so many before their first battle. ruling: how many crystals lie in the round's space."""
    game = box("rumblebots")
    setup = match(SEATS_AT_TABLE[:players], way=QUICK)
    values = {"crystals.storage.red": 2, "crystals.reactor.red": 1, "crystals.cryo.red": 0}
    setup = evolve(setup, rulings={"round_space": ruling} if ruling else {}, values={**setup.values, **values})
    window = laid(GameModel(game.game, MemoryJournal(game.begin(setup)), seeded(3)), make_paint(speed=0))
    qtbot.addWidget(window)
    window.resize(*size)
    with qtbot.waitExposed(window):
        window.show()
    return window


def signs_of(monkeypatch: pytest.MonkeyPatch, grab: Sequence[object]) -> list[str]:
    """Return the signs, full or hollow, that are drawn while these widgets are painted."""
    drawn: list[str] = []
    sign, outline = Drawing.sign, Drawing.outline
    with monkeypatch.context() as patched:
        patched.setattr(Drawing, "sign", lambda draw, name, *at: (drawn.append(name), sign(draw, name, *at))[1])
        patched.setattr(Drawing, "outline", lambda draw, name, *at: (drawn.append(name), outline(draw, name, *at))[1])
        for widget in grab:
            widget.grab()  # type: ignore[attr-defined]
    return drawn


@pytest.mark.parametrize(
    ("players", "ruling", "places", "takers"),
    [
        (2, "", 2, "The Champion takes both"),
        (2, "three", 3, "The Champion takes 2, the third goes back into the box"),
        (3, "", 3, "The Champion takes 2, the last to surrender takes 1"),
        (4, "", 3, "The Champion takes 2, the last to surrender takes 1"),
    ],
)
def test_the_round_has_as_many_places_as_crystals(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, players: int, ruling: str, places: int, takers: str
) -> None:
    """A table of two showed a third one, hollow, which the rule never lays there (RB-H13), and who would take it."""
    window = at_table(qtbot, players, (1920, 1080), ruling)
    look = round_space_look(window.model.sight("public"))
    assert (look.lying, look.places, look.takers) == (0, places, takers)
    left = window.findChildren(BotsLeft)[0]
    for row in left.findChildren(PlayerRow):
        row.hide()
    assert signs_of(monkeypatch, [left]).count("crystal") == places
    assert takers in left.accessibleDescription()
    assert takers in " ".join(one.words for one in read(left))
    wall = BotsWall(make_paint(speed=0), window.model)
    qtbot.addWidget(wall)
    wall.resize(1920, 1080)
    assert signs_of(monkeypatch, [wall]).count("crystal") == places + players
    window.close()


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("size", [(1024, 600), (1366, 745), (1920, 1080)])
def test_three_places_of_crystals_look_and_read_each_their_own_way(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, players: int, size: tuple[int, int]
) -> None:
    """In a small window three equal signs stood side by side, without a word."""
    window = at_table(qtbot, players, size)
    row = next(one for one in window.findChildren(PlayerRow) if one.look.seat == "red")
    assert {"crystal", "bolt", "ts-ice"} <= set(signs_of(monkeypatch, [row]))
    assert not cut(row)
    named = {"Lager", "Reaktor", "Kryo"} & {one.words for one in read(row)}
    assert len(named) in (0, 3), "one alone would seem to name all"
    assert len(named) == 3 or (players, size) != (2, (1366, 745))
    assert "Lager: 2, Reaktor: 1, Kryozelle: 0" in row.accessibleName()
    where = row.crystal("reactor").center().toPoint() - row.mapToGlobal(QPoint())
    QApplication.sendEvent(row, QHelpEvent(QEvent.Type.ToolTip, where, row.mapToGlobal(where)))
    told = row.toolTip().split("\n")
    assert told[:3] == ["Lager: 2", "Reaktor: 1, lädt den ersten Bot auf", "Kryozelle: 0"]
    QApplication.sendEvent(row, QHelpEvent(QEvent.Type.ToolTip, QPoint(5, 5), row.mapToGlobal(QPoint(5, 5))))
    assert not row.toolTip()
    window.close()


def test_whoever_won_a_battle_energizes_though_another_sits_at_the_computer(qtbot: QtBot) -> None:
    """Of two people the one who had lost was asked last, and the winner was offered nothing before the next battle."""
    game = box("rumblebots")
    setup = evolve(match(SEATS_AT_TABLE[:3], way=QUICK), rulings={"way": "draft"})
    won = {f"crystals.storage.{seat}": 2 for seat in ("red", "green")}
    table = game.begin(evolve(setup, values={"step": "result", "battle": 1, "winner": "red", "token": "red", **won}))
    model = GameModel(game.game, MemoryJournal(table), seeded(3))
    give = model.by_hand(GiveSeat)
    assert give is not None
    assert model.attempt(give("red", "green", STEADY))
    window = laid(model, make_paint(speed=0))
    qtbot.addWidget(window)
    window.resize(1366, 745)
    with qtbot.waitExposed(window):
        window.show()
    model.pass_to("blue")
    model.take_seat()
    pane = window.scene.pane
    assert isinstance(pane, RestPane)

    def offered() -> list[tuple[str, str]]:
        return [(one.look.title, one.look.crest) for one in pane.row.findChildren(PlateButton) if one.isVisible()]

    assert offered() == [("Begin the next battle", ""), ("Red", "red")], "the program does so by itself"
    assert not cut(pane)
    plate = next(one for one in pane.row.findChildren(PlateButton) if one.look.crest == "red")
    assert plate.look.sub == "Energize a crystal: the first Bot attacks with 1 more"
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton)
    assert model.sight().number("crystals.reactor.red") == 1
    assert (model.seat, model.curtain_down) == ("blue", False)
    assert offered() == [("Begin the next battle", "")]
    window.close()
