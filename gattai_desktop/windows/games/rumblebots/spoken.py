"""Returns what a screen reader says of a bot battle when asked, from what the seat may see."""

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.speech import speak
from gattai_desktop.windows.games.rumblebots.looks import player_looks, where_words
from gattai_desktop.windows.kit.seat_view import SeatView


def battle_turn_aloud(seen: SeatView) -> str:
    """Return the round and the clash of a bot battle, and which player it waits for."""
    return sentences((where_words(seen.sight), waited_in_battle(seen)))


def waited_in_battle(seen: SeatView) -> str:
    """Return which player a bot battle waits for."""
    name = seen.name(seen.ask.seat if seen.ask is not None else seen.model.next_seat())
    return speak("voice", "Play waits for {name}", name=name)


def battle_score_aloud(seen: SeatView) -> str:
    """Return every player with crystals, deck and discards."""
    return sentences(look.spoken() for look in player_looks(seen.sight))
