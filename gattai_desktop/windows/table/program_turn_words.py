"""The words of the program's plate that are not a move's own: why it was made, how strong who played is, how fast."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import DrawnWords, spoken
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.boxes import box
from gattai_desktop.games.strengths import STRENGTH_NAMES
from gattai_desktop.games.told import shown
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.table.program_plate import strength_line

if TYPE_CHECKING:
    from gattai_desktop.cards.words import Words

_MOST_CAUSES: Final = 4
_PARAGRAPH: Final = 120
"""Letters from which on a sentence is one to be read aloud: table and log show it, and the plate has no room."""


def why_this(model: GameModel, happened: Happened) -> Words:
    """Return why a move of the program was made, from what everybody knew before and the move as everybody knows it."""
    from gattai_desktop.players.why import why_of

    move = happened.move(PUBLIC)
    assert move is not None, "It was looked at when it happened."
    return why_of(model.game, happened.before(PUBLIC), move)


def strength_words(player: str) -> str:
    """Return how strong a player of the program is: "the program, sharp"; a player without a strength has none."""
    words = STRENGTH_NAMES.get(player)
    return strength_line(spoken(drawn(words))) if words is not None else speak("program_seats", "the program")


def pace_words() -> dict[str, str]:
    """Return what each pace is called."""
    return {
        "slow": speak("program_seats", "slow"),
        "people": speak("program_seats", "like people"),
        "at once": speak("program_seats", "at once"),
    }


def told_move(model: GameModel, happened: Happened) -> tuple[DrawnWords, tuple[DrawnWords, ...]]:
    """Return the sentence of a move and what followed, as everybody knows it.

    Nothing where only what begins after it is told: whose turn comes next is not what the program did.
    """
    before, move, facts = happened.before(PUBLIC), happened.move(PUBLIC), happened.facts(PUBLIC)
    every = box(model.game).tell(before, move, facts, happened.seat)
    lines = shown(every, "moves")
    on_their_own = {line.fact for line in every if line.depth == 0 and line.fact >= 0}
    if not lines or lines[0].fact in on_their_own:
        return (), ()
    told = tuple(drawn(line.words) for line in lines)
    causes = tuple(one for one in told[1:] if len(spoken(one)) < _PARAGRAPH)
    return told[0], causes[:_MOST_CAUSES]
