"""Gives the table to the player of a Pilot who learned, and opens the page of learning before her."""

from PySide6.QtCore import QObject, QTimer

from gattai_desktop.cards.zone import Seat
from gattai_desktop.windows.kit.requests import Requests


class LearnPassing(QObject):
    """Passes the table for the page of learning: one's own player keeps what a Pilot learned.

    opens: the name under which the page is opened.
    """

    def __init__(self, requests: Requests, opens: str) -> None:
        super().__init__(requests)
        self._requests = requests
        self._opens = opens
        self._to: Seat = ""
        """Whom the table is being given to; "" for nobody."""
        requests.view.model.curtainChanged.connect(self._seat_taken)

    def give(self, seat: Seat) -> None:
        """Give the table to this seat; the page comes once her curtain is up."""
        self._to = seat
        self._requests.open("pass", seat)

    def forget(self) -> None:
        """Whoever asked for it left the page: the next seat that is given the table gets it without."""
        self._to = ""

    def _seat_taken(self) -> None:
        model = self._requests.view.model
        if self._to and not model.curtain_down:
            seat, self._to = self._to, ""
            if seat == model.seat:
                QTimer.singleShot(0, self, lambda: self._requests.open(self._opens, seat))
