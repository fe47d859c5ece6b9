"""Returns what a screen reader says of Gattaibushido:FUSION! when asked: whose turn it is, and the score.

All of it is made from what the seat at the computer may see now, and from nothing else.
"""

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import spoken
from gattai_desktop.windows.games.gattai.looks.asks import question_words
from gattai_desktop.windows.games.gattai.looks.rails import harmony_look
from gattai_desktop.windows.games.gattai.looks.throwdown import ladder_look
from gattai_desktop.windows.games.gattai.looks.where import where_words
from gattai_desktop.windows.kit.seat_view import SeatView


def turn_aloud(seen: SeatView) -> str:
    """Return which seat is asked or acts, and in which stage."""
    where = ladder_look(seen) if seen.moment == "throwdown" else None
    parts = [where.words, where.turn_words] if where is not None else [where_words(seen)]
    return sentences((*parts, waited_for(seen)))


def waited_for(seen: SeatView) -> str:
    """Return which seat play waits for, and with which question."""
    ask = seen.ask
    if ask is None:
        return speak("voice", "Play waits for {name}", name=seen.name(seen.model.next_seat()))
    name = seen.name(ask.seat)
    if not ask.options:
        return speak("voice", "{name} is asked", name=name)
    return speak("voice", "{name} is asked: {question}", name=name, question=spoken(question_words(ask)))


def score_aloud(seen: SeatView) -> str:
    """Return the score of a Throwdown, and the team's gauges."""
    parts = []
    if seen.moment in ("throwdown", "outcome"):
        parts.append(ladder_look(seen).spoken())
    if "harmony" not in seen.absent:
        parts.append(harmony_look(seen).spoken())
    return sentences(parts) or speak("voice", "There is no score yet.")
