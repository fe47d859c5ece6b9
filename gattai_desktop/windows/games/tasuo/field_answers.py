"""Says which cards of the field answer the open question, so that a press of one is the answer."""

from gattai_desktop.cards.card import Card
from gattai_desktop.games.move import Move
from gattai_desktop.games.tasuo.effect_choices import ChooseCard
from gattai_desktop.windows.kit.seat_view import SeatView


def field_answers(view: SeatView) -> dict[Card, Move]:
    """Return the answer by which each card is chosen; empty where the seat is asked for no card."""
    options = view.ask.options if view.ask is not None else ()
    return {one.card: one for one in options if isinstance(one, ChooseCard)}
