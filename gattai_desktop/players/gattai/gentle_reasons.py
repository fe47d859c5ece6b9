"""Why a gentle fighter makes a kind of move: its habits are simpler than those of steady, and so is what it says."""

from typing import Final

from gattai_desktop.cards.words import say
from gattai_desktop.games.gattai.gambit.moves import PlayBlind, PutDown
from gattai_desktop.games.gattai.throwdown.drives import Block, Concede, Counter, Escalate
from gattai_desktop.players.gattai.conflict_reasons import REASONS
from gattai_desktop.players.habits import Reasons

GENTLE_REASONS: Final[Reasons] = {
    **REASONS,
    PutDown: say("It is the first card of the Hand, and any card sets something to beat."),
    PlayBlind: say("Any card sets something to beat, that on top of the Deck too."),
    Counter: say("It is the lowest card that beats the Pile within the Strike."),
    Block: say("No Counter lies within the Strike, and a Block costs nothing beyond."),
    Escalate: say("It can neither Counter within the Strike nor Block: a new stage begins lower."),
    Concede: say("It can neither Counter within the Strike nor Block, nor Escalate and keep a card."),
}
"""By the kind of move; where it errs it says so instead."""
