"""Whole fights played by chance: Count, strip, Team Hands and sheets are shown to each seat at every moment."""

import random

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.virtual_machine.counting import stands_at
from gattai_desktop.games.virtual_machine.poker import ROWS
from gattai_desktop.games.virtual_machine.team_hands import limit
from gattai_desktop.games.virtual_machine.values import OVER
from gattai_desktop.games.virtual_machine.zones import CPU, MCS, play
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.windows.games.virtual_machine.count_looks import count_look
from gattai_desktop.windows.games.virtual_machine.count_track import CountTrack
from gattai_desktop.windows.games.virtual_machine.picking_looks import pick_plates, seats_picking
from gattai_desktop.windows.games.virtual_machine.process_sheet import ProcessSheet
from gattai_desktop.windows.games.virtual_machine.sheet_looks import process_sheet_look, sheets_of
from gattai_desktop.windows.games.virtual_machine.strip_looks import strip_look
from gattai_desktop.windows.games.virtual_machine.team_looks import team_hand_look
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.games.virtual_machine.test_whole_fights import GAME, chosen, laid_by


def show(view: SeatView) -> None:
    """Look at everything, and hold it against the table."""
    table = view.sight
    look = count_look(view)
    assert look.spoken() or not table.number("round")
    standing = sum(one.how == "stands" for cell in look.cells for one in cell.standing)
    waiting = [card for seat in table.values["seats"] for card in table.cards(play(seat)) if stands_at(table, card)]
    assert standing >= len(waiting)
    for side in (MCS, CPU):
        page = team_hand_look(view, side)
        assert page.spoken()
        assert len(page.places) >= limit(table, side)
        assert len(page.rows) == len(ROWS) - 1
    assert strip_look(view, None).spoken() is not None
    for move in view.options[:6]:
        strip_look(view, move)
    assert all(one.spoken() for one in seats_picking(view, 0))
    pick_plates(view, ())
    for who in sheets_of(view):
        assert process_sheet_look(view, who).spoken_figures()


@pytest.mark.parametrize("seed", [1, 8, 21])
def test_every_moment_of_a_fight_can_be_shown_to_every_seat(seed: int, qtbot: QtBot) -> None:
    dice, shuffle = random.Random(seed), seeded(seed)
    table, shown = laid_by(dice), 0
    for move in range(260):
        if table.values["step"] == OVER:
            break
        if move % 5 == 0:
            model = GameModel(GAME, MemoryJournal(table), seeded(1), clock=lambda: 1_000)
            for seat in (*dice.sample(GAME.seats(table), 2), PUBLIC):
                model.pass_to(seat)
                if seat != PUBLIC:
                    model.take_seat()
                show(SeatView.of(model))
            shown += 1
            if move % 60 == 0:
                _paint(qtbot, SeatView.of(model), dice)
        table, _ = GAME.play(table, chosen(dice, table), shuffle)
    assert shown > 10


def _paint(qtbot: QtBot, view: SeatView, dice: random.Random) -> None:
    """Paint track and sheet once, as they are then."""
    from gattai_desktop.windows.kit.requests import Requests

    paint = make_paint(speed=0)
    track = CountTrack(paint, Requests(view))
    qtbot.addWidget(track)
    track.resize(1000, 116)
    track.show_view(view)
    assert not track.grab().isNull()
    look = process_sheet_look(view, dice.choice(sheets_of(view)))
    sheet = ProcessSheet(paint, track)
    sheet.resize(1200, 800)
    sheet.set_look(look)
    assert not sheet.grab().isNull()
