"""Makes the table whose painting is measured: a Throwdown in play, without a file."""

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.players.gattai.measuring import coach_on_turn


def measured_model(seed: int) -> GameModel:
    """Return the model of a table at which the Coach is on turn; the same for the same seed."""
    return GameModel(GATTAI.game, MemoryJournal(coach_on_turn(seed)), seeded(seed))
