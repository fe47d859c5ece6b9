"""Asks one or several questions on the window's sheet, and makes a move of the answers."""

from PySide6.QtCore import QObject

from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView


class Flow(QObject):
    """Asks until it knows which move is meant. It is kept as long as its last question is on the sheet."""

    def __init__(self, requests: Requests) -> None:
        super().__init__()
        self.requests = requests

    @property
    def model(self) -> GameModel:
        return self.requests.view.model

    @property
    def view(self) -> SeatView:
        """Return the table as the seat at the computer sees it now."""
        return SeatView.of(self.model)
