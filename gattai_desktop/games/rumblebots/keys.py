"""The keys of a table of the bot battle alone, and what they do."""

from typing import Final

from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.presentation import GameKey

KEYS: Final = (
    GameKey("R", say("runs to the next choice, or stops")),
    GameKey("F", say("a Contraption for the attack")),
    GameKey("+", say("the clash runs faster")),
    GameKey("-", say("the clash runs slower")),
    GameKey("B", say("the clashes of this battle")),
    GameKey("D", say("ready decks")),
    GameKey("E", say("a crystal to the Reactor")),
    GameKey("K", say("in a Draft: keep")),
    GameKey("S", say("in a Draft: suggest")),
    GameKey("O", say("in a Draft: start over")),
)
ALWAYS: Final[tuple[Words, ...]] = (say("Space reveals the next Bot. 1 … 4: the discards of that player."),)
