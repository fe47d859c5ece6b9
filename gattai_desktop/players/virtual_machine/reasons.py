"""Why each kind of move is made in a fight, in words that tell of no hidden card."""

from typing import Final

from gattai_desktop.cards.words import say
from gattai_desktop.games.move import Answer
from gattai_desktop.games.virtual_machine import (
    after_attack,
    any_moment,
    attacking,
    counting,
    ending,
    hacking,
    interrupts,
    selecting,
    turns,
    walking,
)
from gattai_desktop.players.habits import Reasons

REASONS: Final[Reasons] = {
    selecting.PickCards: say("These cards hit the most of the enemies."),
    selecting.DeclareReload: say("No card at hand is worth much here."),
    selecting.NameJoker: say("An Ace hits whatever it is aimed at."),
    counting.GiveCard: say("That process does the most with this card."),
    walking.Walk: say("From there the best attack can be made, or the danger is less."),
    attacking.Attack: say("No other attack does as much with this card."),
    attacking.Blast: say("No other attack does as much with this card."),
    after_attack.Heal: say("Nobody needs it more."),
    after_attack.GiveToTeam: say("The Team Hand grows by it."),
    hacking.FlipBit: say("That bit helps most now."),
    interrupts.LayTowards: say("The Interrupt has something to do."),
    turns.ReloadWithTurn: say("No card at hand is worth much here."),
    turns.EndTurn: say("Nothing else is worth doing in this turn."),
    any_moment.BuyCard: say("There are Move Points to spare."),
    ending.Yield: say("Too few are left to fight on."),
    Answer: say("It costs the least here."),
}
"""Why each kind of move is made."""
