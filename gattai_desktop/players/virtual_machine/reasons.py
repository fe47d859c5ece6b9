"""Why a move is made in a fight, and why another is less good, in words that tell of no hidden card."""

from typing import Final

from gattai_desktop.cards.card import ACE, Card
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.move import Answer, Move
from gattai_desktop.games.virtual_machine import (
    after_attack,
    any_moment,
    area_hacks,
    attacking,
    boots,
    counting,
    effects,
    ending,
    hacking,
    hiding,
    interrupt_choices,
    interrupts,
    next_fight,
    opening,
    possessed,
    powers,
    pushing,
    selecting,
    striking,
    turns,
    waiting_jokers,
    walking,
    zones,
)
from gattai_desktop.games.virtual_machine.blows import strike
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.values import actor, rank_of
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.players.habits import Reasons
from gattai_desktop.players.virtual_machine.mc_fighter import LEAST_WORTH
from gattai_desktop.players.virtual_machine.plans import boot_for, cpu_worth, mc_worth

_TOGETHER: Final = say("They are due at the same count, and somebody has to act first.")


def _named(_before: Sight, move: Move) -> Words:
    assert isinstance(move, selecting.NameJoker | waiting_jokers.UseJoker)
    if move.meant.rank == ACE:
        return say("An Ace hits whatever it is aimed at.")
    return say("It acts as {card} where that card stands on the count.", card=move.meant)


REASONS: Final[Reasons] = {
    selecting.PickCards: say("These cards hit the most of the enemies."),
    selecting.DeclareReload: say("No card at hand is worth much here."),
    selecting.NameJoker: _named,
    counting.GiveCard: say("That process does the most with this card."),
    walking.Walk: say("From there the best attack can be made, or the danger is less."),
    attacking.Attack: say("No other attack does as much with this card."),
    attacking.Blast: say("No other attack does as much with this card."),
    after_attack.Heal: say("Nobody needs it more."),
    after_attack.GiveToTeam: say("The Team Hand grows with it."),
    hacking.FlipBit: say("That bit helps most now."),
    interrupts.LayTowards: say("The Interrupt has something to do."),
    turns.ReloadWithTurn: say("No card at hand is worth much here."),
    turns.EndTurn: say("Nothing else is worth doing in this turn."),
    any_moment.BuyCard: say("There are Move Points to spare."),
    ending.Yield: say("Too few are left to fight on."),
    powers.StandFirm: say("Allies in the same area may be spared a hit."),
    powers.Mend: say("Nobody needs it more."),
    hacking.Probe: say("A place that is known can be flipped on purpose."),
    hacking.Overclock: say("An ally can go further with it."),
    hacking.Siphon: say("The CPU has fewer cards then."),
    area_hacks.Rewire: say("That helps more there than it harms."),
    area_hacks.Bridge: say("That way was closed to the MCs."),
    interrupts.SwitchInterrupt: say("The other Interrupt has more to do now."),
    next_fight.BringFight: say("The evenings go on with it; a fight that was lost is fought once more."),
    hiding.HideMob: say("The MCs cannot plan for what they do not see."),
    hiding.CoverArea: say("The MCs cannot plan for what they do not see."),
    hiding.ShowMob: say("While it is hidden it takes no part in the fight."),
    hiding.ShowArea: say("While it is hidden nobody can go there."),
    opening.StartFight: say("The fight can begin."),
    opening.OpenRound: say("The fight can begin."),
    any_moment.LetCountGoOn: say("There is nothing to do before the count goes on."),
    any_moment.KeepOfWell: say("Only one of the two is kept."),
    counting.TakeLow: say("Low, an Ace acts before every 2."),
    counting.KeepForHigh: say("High, an Ace acts after the Kings."),
    pushing.PushTo: say("It has to be pushed somewhere."),
    striking.TakeHit: say("Who stands firm takes hits for others."),
    striking.LetPass: say("A hit that is left with the ally costs nothing here."),
    striking.Splash: say("A Scatter Gun hits one more in the same area."),
    possessed.GoFor: say("It attacks one of the nearest, whoever that is."),
    possessed.RunTo: say("It runs to one of the nearest, whoever that is."),
    possessed.FleeTo: say("It is as far from the nearest enemy as any other."),
    boots.NameMc: say("A large hand is likely to hold a high card."),
    boots.DrawOne: say("One card more is there to choose from."),
    boots.ReloadNow: say("The hand is full again at once."),
    effects.NamePlace: say("A place of the byte has to be named."),
    possessed.StayPut: say("Nobody is in reach, and half of the HP are lost."),
    effects.LetWork: say("The card and the two values would let it work, or it is the CPU's own."),
    effects.LetFail: say("The card and the two values would let it fail."),
    waiting_jokers.UseJoker: _named,
    waiting_jokers.KeepJoker: say("Nobody can be attacked yet, and later it can be an Ace."),
    powers.HandOff: say("An ally who has few cards plays it sooner."),
    powers.Tumble: say("From there the best attack can be made, or the danger is less."),
    interrupt_choices.OfInterrupt: say("The Interrupt has something to do there."),
    counting.ActFirst: _TOGETHER,
    counting.Order: _TOGETHER,
    Answer: say("It costs the least here."),
}
"""Why each kind of move is made by who weighs it by habit."""

OF_ANYBODY: Final[Reasons] = {
    **REASONS,
    selecting.PickCards: say("Cards are picked for what they can hit."),
    counting.GiveCard: say("A card goes to who can do something with it."),
    walking.Walk: say("A place is worth what can be struck from there, less what can strike it."),
    attacking.Attack: say("An attack takes HP off its target."),
    attacking.Blast: say("An attack takes HP off its target."),
    after_attack.Heal: say("HP that were lost come back."),
    powers.Mend: say("HP that were lost come back."),
    hacking.FlipBit: say("A bit changes what counts for everybody."),
    area_hacks.Rewire: say("A bit changes what counts for everybody."),
    interrupts.SwitchInterrupt: say("Another Interrupt does something else."),
    turns.EndTurn: say("The turn has done what it was for."),
    turns.ReloadWithTurn: say("A new hand brings other cards."),
    selecting.DeclareReload: say("A new hand brings other cards."),
    Answer: say("Something has to be answered."),
}
"""What speaks for a kind of move, whoever makes it: nothing here praises one move above the others."""


def less_in_fight(sight: Sight, best: Move, other: Move) -> Words:
    """Return what speaks against a move beside the one that steady takes; "" where it has no figure for it."""
    match best, other:
        case selecting.PickCards(), selecting.PickCards():
            return _of_picks(sight, best, other)
        case selecting.PickCards(), selecting.DeclareReload() if best.seat != CPU and best.cards:
            if max(_worth(sight, best.seat, card) for card in best.cards) >= LEAST_WORTH:
                return say("A card at hand is worth playing.")
            return Words("")
        case attacking.Attack(), attacking.Attack() if best.card == other.card:
            return _of_attacks(sight, best, other)
        case _, turns.EndTurn() if not isinstance(best, turns.ReloadWithTurn):
            return say("Something is still worth doing in this turn.")
        case _:
            return Words("")


def _worth(sight: Sight, seat: str, card: Card) -> float:
    return cpu_worth(sight, card) if seat == CPU else mc_worth(sight, seat, card)


def _of_picks(sight: Sight, best: selecting.PickCards, other: selecting.PickCards) -> Words:
    """Return what the weakest card of another pick lacks that the best pick does not hold."""
    mine = [card for card in best.cards if card not in other.cards]
    theirs = [card for card in other.cards if card not in best.cards]
    if mine and not theirs:
        return say("It would play fewer cards than it may.")
    if not mine or any(card not in sight.cards(zones.hand(best.seat)) for card in theirs):
        return Words("")
    weakest = min(theirs, key=lambda card: _worth(sight, best.seat, card))
    lacks = min(_worth(sight, best.seat, card) for card in mine) - _worth(sight, best.seat, weakest)
    if lacks == 0:
        return say("{card} is worth as much here.", card=weakest)
    if lacks < 0:
        return Words("")
    if any(card.is_joker or card.rank == ACE for card in mine):
        return say("{card} hits less surely than an Ace or a Joker.", card=weakest)
    return say("{card} would hit fewer of the enemies.", card=weakest)


def _of_attacks(sight: Sight, best: attacking.Attack, other: attacking.Attack) -> Words:
    """Return how much less another target would lose, struck from where the process stands."""
    who = actor(sight)
    if not who:
        return Words("")
    one, rank = process(sight, who), rank_of(sight, best.card)
    least, most = (strike(sight, who, move.target, rank, boot_for(sight, one)).damage for move in (other, best))
    if least >= most:
        return Words("")
    return say("It would take {hp} HP there instead of {more}.", hp=least, more=most)
