"""Says what holds for all moves behind one plate, above them: the bit that a hack flips, what is ready."""

from gattai_desktop.board.speech import called, content, speak
from gattai_desktop.cards.card import NotKnown
from gattai_desktop.games.virtual_machine.hacking import FlipBit
from gattai_desktop.games.virtual_machine.interrupts import current
from gattai_desktop.games.virtual_machine.names import STATUSES
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.status_byte import bit_at, place_named
from gattai_desktop.games.virtual_machine.turns import turn_card
from gattai_desktop.games.virtual_machine.values import rank_of
from gattai_desktop.windows.games.virtual_machine.action_row import moves_of
from gattai_desktop.windows.kit.seat_view import SeatView


def line_above(view: SeatView, key: str) -> str:
    """Return what stands above the moves behind a plate of the row; "" where each of them says enough."""
    if key == "switch":
        return _ready(view)
    flips = key == "hack" and any(isinstance(move, FlipBit) for move in moves_of(view, key))
    return _flipped(view) if flips else ""


def _ready(view: SeatView) -> str:
    """Return which Interrupt the own MC has ready now, what it does, and what another one costs (RULES VM-53)."""
    now = current(view.sight, view.seat)
    if now is None:
        return ""
    words = "Now {name} is ready: {text} For another one the face card goes; the charges stay."
    return speak("fight", words, name=content(now.name), text=content(now.text))


def _flipped(view: SeatView) -> str:
    """Return which place of the byte the card of the turn names, and which bit stands there (RULES VM-H33, VM-H34)."""
    table, card = view.sight, turn_card(view.sight)
    if card is None or rulings_of(table).named_bits == "hacker":
        return ""
    place = place_named(rank_of(table, card))
    try:
        bit = called(STATUSES[bit_at(table, place)])
    except NotKnown:
        return speak("fight", "Place {place} of the byte; its bit is not known yet", place=place)
    return speak("fight", "Place {place} of the byte: {bit}", place=place, bit=bit)
