"""Makes a picture of a fight's odds for the command line."""

from collections.abc import Iterable

from PySide6.QtCore import QRect
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.shuffle import unknown
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.players.gattai.fight import Fight
from gattai_desktop.players.gattai.levers import Tried
from gattai_desktop.players.gattai.odds import Odds
from gattai_desktop.windows.games.gattai.odds.odds_room import OddsRoom
from gattai_desktop.windows.games.gattai.odds.rehearsing import Rehearsing

SIZE = (1920, 1034)
"""Pixels of the picture."""


def picture(fight: Fight, odds: Odds, tried: Iterable[Tried], seed: int) -> QPixmap:
    """Return the page that the Coach would see."""
    model = GameModel(GATTAI.game, MemoryJournal(fight.table), unknown)
    model.pass_to(COACH_SEAT)
    model.take_seat()
    rehearsing = Rehearsing(model)
    rehearsing.adopt(fight, odds, tried, seed)
    ground = QWidget()
    ground.resize(*SIZE)
    room = OddsRoom(make_paint(speed=0), ground)
    room.enter(rehearsing, QRect(0, 0, *SIZE))
    return room.grab()
