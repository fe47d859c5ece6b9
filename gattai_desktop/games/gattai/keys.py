"""The keys of a table of Gattaibushido:FUSION! alone, and what they do."""

from typing import Final

from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.presentation import GameKey

KEYS: Final = (
    GameKey("C", say("Counter; at a free table: draw")),
    GameKey("B", say("Block")),
    GameKey("E", say("Escalate")),
    GameKey("R", say("Rumble")),
    GameKey("X", say("Concede")),
    GameKey("A", say("an Assist, before the Drive")),
    GameKey("G", say("Gambit; at a free table: the guide")),
    GameKey("D", say("Throwdown")),
    GameKey("O", say("Omen")),
    GameKey("Y", say("Tarry; accepts a Gambit")),
    GameKey("N", say("declines a Gambit")),
    GameKey("+", say("Trigger")),
    GameKey("I", say("a Pilot invests a card")),
    GameKey("T", say("votes for the team")),
    GameKey("S", say("votes for oneself; the score")),
)
ALWAYS: Final[tuple[Words, ...]] = (
    say("Shift Space, held, or a held press: the card in large."),
    say("Space raises a covered card. In the hand 2 … 9 T J Q K A go to the next of that rank."),
    say("Shift R O Y G B U P K: the sheet of that Pilot. Shift ← →: the Strike of the others."),
)
