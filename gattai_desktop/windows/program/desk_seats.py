"""Says who may have the desk over a table: the seat that coaches, or where nobody does everybody who sits there."""

from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.model.game_model import GameModel


def coached(model: GameModel) -> bool:
    """Whether somebody at this table is the Coach, whose alone the desk is."""
    return COACH_SEAT in model.seats


def may_open(model: GameModel) -> bool:
    """Whether the seat at the computer may have the desk over the table."""
    return model.seat == COACH_SEAT or not coached(model)
