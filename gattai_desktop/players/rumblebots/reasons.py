"""Why each kind of move is made in a bot battle, in words that tell of no hidden card."""

from typing import Final

from gattai_desktop.cards.words import say
from gattai_desktop.games.rumblebots import abilities, battle_start, contraptions, crown, draft, reveal
from gattai_desktop.players.habits import Reasons

REASONS: Final[Reasons] = {
    crown.Keep: say("Their wall is the strongest."),
    abilities.PutUnder: say("It would be missed most."),
    abilities.LeaveOnTop: say("It is good enough to come next."),
    abilities.PutBelow: say("Something better may come first."),
    contraptions.UseFor: say("It is worth the Contraption."),
    contraptions.UseIt: say("It counts in this clash at once."),
    contraptions.SwitchOn: say("It counts in this clash at once."),
    contraptions.SaveIt: say("A Contraption works once in a battle."),
    contraptions.LeaveIdle: say("It would not change this battle."),
    crown.First: say("One after the other, all of them work."),
    reveal.RevealNext: say("The attack goes on."),
    draft.KeepDealt: say("As many tiers as a deck may have."),
    draft.Deal: say("Without cards nobody can choose."),
    battle_start.BeginBattle: say("Everybody has a deck."),
    battle_start.Energize: say("A crystal in the Reactor counts as much, and the first Bot attacks with 1 more."),
}
"""Why each kind of move is made."""
