"""The replay of a showdown shows each table of it, and asks nothing."""

from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import Drawing, Ink, Style
from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.tasuo.values import OVER
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.model.past import Past
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.games.tasuo.after_lesson import plates_at_the_end
from gattai_desktop.windows.games.tasuo.card_signs import type_sign
from gattai_desktop.windows.games.tasuo.field_end import FieldEnd
from gattai_desktop.windows.games.tasuo.field_pane import FieldPane
from gattai_desktop.windows.games.tasuo.field_piles import pile_name
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.replay.window import ReplayWindow
from tests.windows.cut import only_when_it_is_read, read
from tests.windows.tasuo.showdowns import BOX, GAME, model_at, recorded


def _replay(qtbot: QtBot, entries: int) -> ReplayWindow:
    """Return the replay of the beginning of a showdown, at its end."""
    states, moves = recorded("TS-EX105")
    journal = MemoryJournal(states[0])
    model = GameModel(GAME, journal, seeded(1), clock=lambda: 1_790_000_000_000)
    for move in moves[:entries]:
        model.pass_to(move.seat)
        model.take_seat()
        assert model.attempt(move), str(move)
    past = Past(BOX, journal)
    window = ReplayWindow(past, BOX, room_of(GAME.key), "A showdown", make_paint(speed=0))
    past.setParent(window)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    qtbot.waitUntil(lambda: past.timeline.whole)
    return window


def test_the_past_is_looked_at_move_by_move(qtbot: QtBot) -> None:
    window = _replay(qtbot, 30)
    past = window.past
    standing = []
    for entry in range(0, past.last + 1, 6):
        past.go(entry)
        QApplication.processEvents()
        (pane,) = window.findChildren(FieldPane)
        assert not pane.row.isVisible()
        standing.append(pane.accessibleDescription().count("Cinder Page"))
    assert standing[0] == 0
    assert standing[-1] == 1


def test_its_end_offers_no_other_showdown() -> None:
    begun = BOX.begin(table_form("tasuo", "two-players").setup({}))
    over = evolve(begun, values={**begun.values, "step": OVER, "winner": "red", "agenda": None})
    assert len(plates_at_the_end(SeatView.of(model_at(over)))) == 2
    assert plates_at_the_end(SeatView.of(Past(BOX, MemoryJournal(over)))) == ()


def test_how_it_ended_is_told_once_in_the_replay_and_lies_under_no_plate(qtbot: QtBot) -> None:
    """Below the field it leads on to the next showdown; in a small replay its second line lay under the seats."""
    states, _ = recorded("TS-EX105")
    window = ReplayWindow(
        past := Past(BOX, MemoryJournal(states[-1])), BOX, room_of(GAME.key), "A", make_paint(speed=0)
    )
    past.setParent(window)
    qtbot.addWidget(window)
    window.resize(1024, 600)
    window.show()
    assert past.sight().text("step") == OVER
    assert all(one.isHidden() for one in window.findChildren(FieldEnd))
    with only_when_it_is_read(window):
        assert sum("Red has won" in one.words for one in read(window)) > 0


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1366, 768), (1920, 1080)])
def test_the_own_legend_zones_cover_no_name_of_a_place(qtbot: QtBot, size: tuple[int, int]) -> None:
    """In a replay, which has no hand, the name of the left Gravity stood in their upper edge."""
    window = _replay(qtbot, 30)
    window.resize(*size)
    QApplication.processEvents()
    (pane,) = window.findChildren(FieldPane)
    zones = pane.rect_of(Place(zone="legend.red"))
    assert zones is not None
    above = pane.mapToGlobal(QPointF(0, 0)).y()
    names = [one for one in read(window) if one.widget is pane and one.words == "Gravity"]
    foot = max(one.box.bottom() + 0.25 * one.size for one in names)
    assert zones.top() >= above + foot
    assert zones.bottom() <= above + pane.height()


def test_nothing_of_a_low_field_is_without_its_name_or_its_sign(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, either_language: str
) -> None:
    """In a replay "Deadzone" broke over two lines, figures had no sign of their attack, an Arena lay upon the life."""
    del either_language
    window = _replay(qtbot, 30)
    with only_when_it_is_read(window):
        found = read(window)
    assert [one.words for one in found].count(pile_name("dead")) == 2
    assert [one.words for one in found].count("Legend Zone") == 2
    (pane,) = window.findChildren(FieldPane)
    signs: list[str] = []
    sign = Drawing.sign

    def note(draw: Drawing, name: str, *more: float, **named: Ink) -> None:
        signs.append(name)
        sign(draw, name, *more, **named)

    monkeypatch.setattr(Drawing, "sign", note)
    pane.grab()
    armed = [one.warrior.attack for one in pane._looks if one.warrior is not None and one.warrior.attack is not None]
    assert armed
    assert sum(signs.count(name) for name in {type_sign(attack.type) for attack in armed}) == len(armed)
    arena = pane._here().arena(turned=True)
    upper = [one for one in found if one.widget is pane and one.box.top() < arena.center().y()]
    assert all(one.box.bottom() + 0.2 * one.size < arena.top() for one in upper)


@pytest.mark.parametrize("size", [(1024, 576), (1024, 600), (1100, 620), (960, 516)])
def test_every_pile_has_its_name_in_one_line(qtbot: QtBot, size: tuple[int, int]) -> None:
    """In a window of 1024 by 600 it was "Dead-zone", in two lines."""
    window = _replay(qtbot, 30)
    window.resize(*size)
    with only_when_it_is_read(window):
        found = [one.words for one in read(window)]
    assert all(found.count(pile_name(pile)) == 2 for pile in ("deck", "dead", "ultra"))


def test_the_log_comes_along_to_an_entry_of_which_no_line_tells(qtbot: QtBot) -> None:
    """A pass is told only where it is asked for; the log shows what was told before it."""
    window = _replay(qtbot, 60)
    past, view = window.past, window.log.view
    told = {line.key[0] for line in view.lines() if isinstance(line.key, tuple)}
    silent = next(entry for entry in range(min(told), past.last) if entry not in told)
    for entry in (min(told), silent):
        past.go(entry)
        QApplication.processEvents()
    row = max(row for row, line in enumerate(view.lines()) if isinstance(line.key, tuple) and line.key[0] < silent)
    assert view.viewport().rect().intersects(view.visualRect(view.model().index(row, 0)))


@pytest.mark.parametrize("size", [(960, 540), (1024, 600), (1366, 768)])
def test_what_is_said_of_the_end_stands_whole_below_the_line(
    qtbot: QtBot, german: None, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """In a small window it ended in dots though half of the line was free."""
    del german
    window = _replay(qtbot, len(recorded("TS-EX105")[1]))
    window.resize(*size)
    QApplication.processEvents()
    assert window.past.sight().text("step") == OVER
    spare: dict[str, float] = {}
    text = Drawing.text

    def note(draw: Drawing, x: float, base: float, words: str, style: Style, *ink: Ink, **more: Any) -> float:
        if "room" in more:
            spare[words] = more["room"] - draw.width(words, style)
        return text(draw, x, base, words, style, *ink, **more)

    monkeypatch.setattr(Drawing, "text", note)
    window.line.grab()
    (said,) = (words for words in spare if words.startswith("Nach dem Showdown"))
    assert spare[said] >= 0


def test_what_was_taken_back_is_struck_at_the_end_as_it_was_at_the_table(qtbot: QtBot) -> None:
    """The log of a replay is written before its course is surveyed, and then nothing was struck."""
    states, moves = recorded("TS-EX105")
    journal = MemoryJournal(states[0])
    model = GameModel(GAME, journal, seeded(1), clock=lambda: 0)
    for move in moves[:4]:
        model.pass_to(move.seat)
        model.take_seat()
        assert model.attempt(move), str(move)
    assert model.take_back(4)
    past = Past(BOX, journal)
    window = ReplayWindow(past, BOX, room_of(GAME.key), "A", make_paint(speed=0))
    past.setParent(window)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: past.timeline.whole)
    struck = {line.key[0] for line in window.log.view.lines() if line.struck and isinstance(line.key, tuple)}
    assert struck == {entry for entry in range(1, past.last + 1) if model.is_taken_back(entry)}
    past.go(3)
    assert not any(line.struck for line in window.log.view.lines())


def test_before_all_hands_open_the_program_is_not_asked() -> None:
    begun = BOX.begin(table_form("tasuo", "two-players").setup({}))
    assert Past(BOX, MemoryJournal(begun)).agree == ("red", "blue")
    alone = evolve(begun, values={**begun.values, "program.blue": "steady"})
    assert Past(BOX, MemoryJournal(alone)).agree == ("red",)
