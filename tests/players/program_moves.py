"""Lets the program make its next move at a table, as its process would, but here and at once."""

from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.thinking import Players, ThinkingOrder, think


def program_moves(model: GameModel, players: Players, *, urged: bool = True) -> bool:
    """Say whether a seat of the program moved. urged: a person has said "go on", or none sits at the table."""
    thought = model.let_think(lambda seats: think(ThinkingOrder(model.game, seats, urged), players))
    assert not thought.broke, thought.broke
    return thought.move is not None and model.play_for(thought.seat, thought.move)
