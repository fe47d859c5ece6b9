"""Why the program made a move, in one sentence that everybody may hear.

It is made of what everybody saw before the move and of the move as everybody knows it, and of nothing else: neither the
player nor what its seat holds is asked. Two tables that differ only in what is hidden are told the same.
"""

import logging
from typing import Final

from gattai_desktop.cards.card import NotKnown
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.move import Move
from gattai_desktop.players.programmes import programme

_log = logging.getLogger(__name__)

UNSAID: Final = say("It weighed what its seat sees; what it holds stays unsaid.")
"""Where nothing can be said that would not tell of the cards that the seat keeps."""


def why_of(game: str, before: Sight, move: Move) -> Words:
    """Return why a move was made. before: what everybody saw then (`PUBLIC`). move: as everybody knows it."""
    try:
        said = programme(game).why(before, move)
    except NotKnown:
        said = UNSAID
    except Exception:  # noqa: BLE001
        _log.exception("Why '%s' was made could not be said.", move)  # the table plays on all the same
        said = UNSAID
    return said if said.template else UNSAID
