"""The Positions of the Final Form, each with its Rumble Tech (RULES RUMBLE-2, RUMBLE-15)."""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.frozen import frozen

HEAD: Final = "head"
HEART: Final = "heart"
HAND: Final = "hand"
FOOT: Final = "foot"
SWORD: Final = "sword"
AEGIS: Final = "aegis"
WING: Final = "wing"


@frozen
class Position:
    """A place in the Final Form. `tech` says what its Rumble Tech does; X is the Rumble stage, 1 to 4."""

    key: str
    name: str
    tech: str
    once_a_stage: bool = False
    """Whether its Tech may be used in each stage, and not once a Rumble (R-90)."""
    draws: bool = False
    """Whether its Tech needs a card of the Pilots' Deck (DECK-13)."""


POSITIONS: Final[Mapping[str, Position]] = {
    position.key: position
    for position in (
        Position(HEAD, "Head", "Each other Pilot passes up to X cards to the Head and gets up to X back."),
        Position(HEART, "Heart", "Each other Pilot may draw up to X cards.", draws=True),
        Position(HAND, "Hand", "A Rumble Tech that was used in this Rumble happens once more."),
        Position(FOOT, "Foot", "The opponent discards X cards at random and keeps at least one."),
        Position(SWORD, "Sword", "Trauma X on an opponent."),
        Position(AEGIS, "Aegis", "One Robo, or the Final Form's Buffers, regain X."),
        Position(WING, "Wing", "Draw a card, and the Rumble moves to another Location.", once_a_stage=True, draws=True),
    )
}
"""Every Position by its key, the Head first."""
