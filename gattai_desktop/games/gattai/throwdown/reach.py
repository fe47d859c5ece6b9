"""How far a player reaches above the Pile, rank by rank: what the Strike scale of a table shows (RULES 2.10, STRIKE-9).

Reads what the Drives are judged by; a Two over an Ace and an Ace over a Two are told by CARD-9.
"""

from typing import Final, Literal

from gattai_desktop.cards.card import ACE, CARDS, NotKnown, Suit
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.cards.comparing import TWO, beats
from gattai_desktop.games.gattai.throwdown import strike, throwdown
from gattai_desktop.games.gattai.throwdown.turn import Turn, turn_now

Reach = Literal["low", "same", "true", "safe", "dissonant", "beyond"]
"""low: does not beat the top; same: its rank, for a Block; true: Resonant; safe: within the Strike; dissonant: at a
price; beyond: past the Coach's Strike, which he never plays."""

RANKS: Final = range(TWO, ACE + 1)
_OF_RANK: Final = {card.rank: card for card in CARDS.values() if card.suit is Suit.SPADES and card.deck == "pilots"}


def reaches(table: Table, seat: Seat) -> tuple[Reach, ...] | None:
    """Return what a Counter with each rank, from the Two to the Ace, would be for a player.

    None where no turn is being played, the Pile is empty, or the seat that looks does not know the Strike.
    """
    if table.values.get("step") != "throwdown.turn" or table.values.get(throwdown.TURN) is None:
        return None
    turn = turn_now(table)
    if turn.reference is None:
        return None
    try:
        reach = strike.strike_range(table, seat, turn.rulings)
    except (NotKnown, KeyError):
        return None
    return tuple(_reach(rank, turn, seat, reach) for rank in RANKS)


def _reach(rank: int, turn: Turn, seat: Seat, reach: int) -> Reach:
    card, top = _OF_RANK[rank], turn.reference
    assert top is not None
    if not beats(card, top):
        return "same" if card.rank == top.rank else "low"
    measured = strike.Strike(strike.difference(card, top, turn.rulings), reach)
    if measured.safe:
        return "true" if measured.resonant and seat != COACH_SEAT else "safe"
    return "beyond" if seat == COACH_SEAT else "dissonant"
