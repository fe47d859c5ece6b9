"""Places of the table at which a card may be dropped, and which wishes a drop there can mean."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF

from gattai_desktop.board.places import Landing
from gattai_desktop.board.speech import said
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Move
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.kit.preview import bubble, result
from gattai_desktop.windows.kit.seat_view import SeatView


@frozen
class Carried:
    """What is carried: a card, the zone it lies in, and whose hand carries it."""

    card: Card
    origin: str
    seat: Seat


Meanings = Callable[[Carried], tuple[Move, ...]]
"""The wishes that a drop can mean, likeliest first, whether the rules allow them or not; none: not a place for it."""


@frozen(eq=False)
class TablePlace:
    """Somewhere on the table where a card may be dropped.

    `area` is where it would lie, in global coordinates; `zone` the zone it would come to, for moves by hand.
    """

    name: str
    area: Callable[[], QRectF]
    meanings: Meanings
    model: GameModel
    zone: str = ""

    def landing_rect(self) -> QRectF:
        """Return where the card would lie."""
        return self.area()

    def allowed(self, carried: Carried) -> tuple[Move, ...]:
        """Return what the drop can mean of which the rules have nothing against."""
        return tuple(move for move in self.meanings(carried) if self.model.judge(move).allowed)

    def accepts(self, payload: object) -> Landing:
        """Say what the rules and the preview say; asked once for each pick-up."""
        if not isinstance(payload, Carried):
            return Landing("refused")
        meanings = self.meanings(payload)
        allowed = tuple(move for move in meanings if self.model.judge(move).allowed)
        if not allowed:
            reasons = self.model.judge(meanings[0]).reasons if meanings else ()
            return Landing("refused", said(reasons[0].text) if reasons else "")
        came = [result(self.model.preview(move)) for move in allowed]
        price = all(one.token == "price" for one in came)  # noqa: S105 (a colour token)
        look = bubble(SeatView.of(self.model), allowed[0])
        return Landing("price" if price else "legal", look.title)
