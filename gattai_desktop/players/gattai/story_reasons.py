"""Why the program does what it does in the story, one sentence a kind of move; none names a card that anybody keeps."""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.card import NotKnown
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.ask import open_item
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.cards.hands import DiscardDown
from gattai_desktop.games.gattai.cards.omens import SpendCoachOmens, SpendOmen
from gattai_desktop.games.gattai.effects.effect_asks import (
    ChooseWay,
    LeaveAside,
    LetTakePart,
    PickNumber,
    PickTarget,
    found_by,
)
from gattai_desktop.games.gattai.effects.effect_prices import AllowEffect
from gattai_desktop.games.gattai.effects.entries import HeldEntry
from gattai_desktop.games.gattai.effects.steps_cards import DiscardFor, TakeFromPile
from gattai_desktop.games.gattai.effects.steps_looking import LayBack
from gattai_desktop.games.gattai.events.boosts import RegainStat
from gattai_desktop.games.gattai.events.damage import LoseStat
from gattai_desktop.games.gattai.events.events import AimAt, DecideOn
from gattai_desktop.games.gattai.events.lines import Choose
from gattai_desktop.games.gattai.events.soak import Soak
from gattai_desktop.games.gattai.gambit.gambit_outcome import MakeIt, YesBut
from gattai_desktop.games.gattai.gambit.offer import AcceptGambit, OfferGambit
from gattai_desktop.games.gattai.names import named
from gattai_desktop.games.gattai.outcome.outcome import Grant, GrantNot, NameConcession, ReturnToStory
from gattai_desktop.games.gattai.outcome.spoils import TakeNoMore, TakeSpoil
from gattai_desktop.games.gattai.pilots.lessons_vote import NameMvp, NoBonus, OpenVote, VoteMvp
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.pilots.robo_moves import Repair
from gattai_desktop.games.gattai.pilots.robos import lost as robos_lost
from gattai_desktop.games.gattai.pilots.robos import robo
from gattai_desktop.games.gattai.pilots.using_gear import AllowGear, LastTry, LeaveIt, TryAgain
from gattai_desktop.games.gattai.rumble.final_form import AEGIS, FOOT, HAND, HEAD, HEART, SWORD, WING, form
from gattai_desktop.games.gattai.rumble.lineup import Assemble
from gattai_desktop.games.gattai.rumble.rumble_damage import Bear, RageAt, RageNowhere
from gattai_desktop.games.gattai.rumble.rumble_setup import KeepDrawn
from gattai_desktop.games.gattai.rumble.taking_positions import TakePosition
from gattai_desktop.games.gattai.story import begun
from gattai_desktop.games.gattai.story.first_contact_moves import GoOn, Wake
from gattai_desktop.games.gattai.story.scenario import EndScenario
from gattai_desktop.games.gattai.story.scenes import OpenScene
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.story.story import Fiat, MoveOn, NextScene
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.challenge import Challenge
from gattai_desktop.games.gattai.throwdown.establishment import Started
from gattai_desktop.games.gattai.throwdown.exchange import Give, GiveBack, GiveBackTogether, GiveNoMore, given
from gattai_desktop.games.gattai.throwdown.initiative import PlayNewCard, Replay
from gattai_desktop.games.gattai.throwdown.joining import BringIn, CloseSides, Join
from gattai_desktop.games.gattai.throwdown.reveal import Reveal
from gattai_desktop.games.gattai.throwdown.votes import VoteSelf, VoteTeam
from gattai_desktop.games.gattai.world.factions import (
    AskForgiveness,
    Forgive,
    GiveFavor,
    GiveTopOfDeck,
    Invest,
    LetFavorPass,
)
from gattai_desktop.games.gattai.world.offenses import EndFaction
from gattai_desktop.games.gattai.world.waves import UsePower
from gattai_desktop.games.gattai.zones import hand_zone, pilot_seats
from gattai_desktop.games.move import Move
from gattai_desktop.players.gattai import aiming, consequence, power_choice, soaking, spoil_choice
from gattai_desktop.players.gattai.conflict_habits import SPARED
from gattai_desktop.players.gattai.effect_habits import asked_whole
from gattai_desktop.players.gattai.sides_story import fighters, in_last_scene
from gattai_desktop.players.habits import Reasons


def voted(before: Sight, move: Move) -> Words:
    """Say how many cards a vote brings the Commander, beside the other one; who fights against her wants few."""
    her = pilot(before, throwdown.commander(before, str(open_item(before, "vote")[1])))
    solo, sync = her.number("solo"), her.number("sync")
    if isinstance(move, VoteTeam):
        more = sync >= solo
        return (
            say("Her Sync brings as many cards as her Solo, or more.") if more else say("Her Sync brings fewer cards.")
        )
    return say("Her Solo brings more cards than her Sync.") if solo > sync else say("Her Solo brings no more cards.")


def _brought(before: Sight, move: Move) -> Words:
    assert isinstance(move, BringIn)
    if move.threat in fighters(before):
        return say("It is the Threat of this scene.")
    if in_last_scene(before):
        return say("It is the last scene: nothing is kept for a later one.")
    return say("So many Pilots are too many for the Threats that fight already.")


def _went_on(before: Sight, _move: Move) -> Words:
    if begun.challenges(before):
        return say("This scene had its Gambits and its fight.")
    return say("This scene had its Gambits, and no Threat here brings Coach cards enough for a fight.")


def _offered(before: Sight, _move: Move) -> Words:
    if begun.gambits(before):
        return say("It is the turn of a Pilot who has tried nothing in this scene.")
    return say("A scene begins with somebody who tries something.")


def _challenged(before: Sight, move: Move) -> Words:
    assert isinstance(move, Challenge)
    open_counts = rulings_of(before).hand_counts_public != "no"
    if move.opponent == COACH_SEAT and open_counts and not before.count(hand_zone(COACH_SEAT)):
        return say("Coach has no card in Hand to answer with.")
    if begun.gambits(before):
        return say("The scene has had its Gambits: now it comes to a fight.")
    return say("What is at stake is worth a fight.")


def _bore(before: Sight, move: Move) -> Words:
    assert isinstance(move, Bear)
    hers = robo(before, move.pilot).endurance
    side = throwdown.side_of(before, move.seat)
    built = form(before, side) if side is not None else None
    others = [robo(before, one).endurance for one in built.pilots if one != move.pilot] if built is not None else []
    if hers > max(others, default=0):
        return say("That Robo has most Endurance left.")
    if hers == max(others, default=0):
        return say("No Robo has more Endurance left, and one of them has to bear it.")
    return say("One of the Robos has to bear it.")


def _invested(_before: Sight, move: Move) -> Words:
    assert isinstance(move, Invest)
    if move.card.rank > SPARED:
        return say("A card lies there open, and any Pilot may play it later.")
    return say("A low card lies there open, and any Pilot may play it later.")


def _repaired(before: Sight, move: Move) -> Words:
    assert isinstance(move, Repair)
    lacks = robos_lost(before, move.pilot)
    return say("That Robo lacks so much Endurance: {points}. There is Pit Crew to spare.", points=lacks)


def _kept_back(before: Sight, move: Move) -> Words:
    return say("{name} keeps the rest of the Hand for later.", name=named(before, move.seat))


def _handed(before: Sight, move: Move) -> Words:
    before_it = given(before, move.seat)
    if not before_it:
        return say("A card serves where the Drives are made.")
    return say("As many cards come back as are handed over, with this one {cards}.", cards=before_it + 1)


def _numbered(before: Sight, _move: Move) -> Words:
    found = _effect_asked(before, "effect_number")
    if found is not None and found.effect.costs:
        return say("The higher the number, the higher its price.")
    return say("The effect asks for a number.")


def _picked(before: Sight, move: Move) -> Words:
    """Say what whom an effect hits lacks of what it brings, or what it takes."""
    assert isinstance(move, PickTarget)
    if move.target.startswith("resource.") and move.seat == COACH_SEAT:
        return say("It takes what the Team pays with.")
    found = _effect_asked(before, "effect_pick")
    events = {step.event for step in found.steps} if found is not None else set()
    if move.target in pilot_seats(before):
        her = pilot(before, move.target)
        if "Fortify" in events and her.buffers < her.max_buffers:
            return say("{name} lacks Buffers.", name=her.name)
        if "Chargeup" in events and her.charges < her.max_charges:
            return say("{name} lacks Charges.", name=her.name)
    if move.target.endswith(".robo") and robos_lost(before, move.target.split(".")[1]):
        return say("That Robo has lost Endurance.")
    return say("The effect has to hit somebody.")


def _effect_asked(before: Sight, kind: str) -> HeldEntry | None:
    item = asked_whole(before, kind)
    try:
        return found_by(before, item) if item is not None else None
    except NotKnown:
        return None


def _positioned(_before: Sight, move: Move) -> Words:
    assert isinstance(move, TakePosition)
    return _POSITIONS.get(move.position, say("Each Position brings a Rumble Tech of its own."))


_POSITIONS: Final[Mapping[str, Words]] = {
    HEAD: say("The Head makes the Drives, and the others can pass her their cards."),
    HEART: say("The Heart lets everybody else in the Form draw cards."),
    HAND: say("The Hand lets a Tech happen once more."),
    FOOT: say("The Foot takes cards from the other side."),
    SWORD: say("The Sword hurts an opponent."),
    AEGIS: say("The Aegis brings back what was lost."),
    WING: say("The Wing draws a card and moves the Rumble to another Location."),
}
_USED: Final = say("Nothing speaks against using it.")

STORY_REASONS: Final[Reasons] = {
    SetUpSession: say("Nothing begins before the cards are dealt."),
    GoOn: say("This step of First Contact is done."),
    Wake: say("A Faction that wakes lets everybody invest once more."),
    OpenScene: say("It is the next scene that was prepared."),
    NextScene: _went_on,
    MoveOn: say("This part of the session is done."),
    SpendCoachOmens: say("An Omen lies there, and it moves the Crisis on."),
    OfferGambit: _offered,
    Challenge: _challenged,
    EndScenario: say("It is won where more fights were won than lost, or no Threat is left."),
    OpenVote: say("The debriefing asks what was learned."),
    BringIn: _brought,
    Join: say("A side fights with the cards of all who are on it."),
    CloseSides: say("Nobody else joins."),
    Repair: _repaired,
    Invest: _invested,
    SpendOmen: say("An Omen fills up Charges that are missing."),
    AcceptGambit: say("Even a Gambit that is not won brings the Pilot something she picks."),
    AimAt: aiming.why,
    MakeIt: consequence.why_made,
    Started: say("Whoever challenged began it."),
    AllowGear: _USED,
    AllowEffect: _USED,
    Forgive: say("Whoever asks to be forgiven has thought of it."),
    Fiat: say("Nothing presses: tell what you do."),
    ReturnToStory: say("All that the conflict brought has happened."),
}
"""What the adviser says of its choice in Story Mode, and of the answers that are the story's."""

_HANDED_OVER: Final = say("As many cards come back as were handed over.")
ANSWER_REASONS: Final[Reasons] = {
    AimAt: aiming.why,
    AskForgiveness: say("The Faction holds an Offense against the Team."),
    Assemble: say("Together the Robos share one Strike, Buffers and Charges."),
    Bear: _bore,
    Choose: spoil_choice.part_reason,
    ChooseWay: say("Of what the effect offers, one has to happen."),
    DecideOn: say("One of these has to happen."),
    DiscardDown: say("The Hand holds more cards than it may."),
    DiscardFor: say("The effect asks for a card."),
    EndFaction: say("Three Offenses are as many as a Faction bears."),
    Give: _handed,
    GiveBack: _HANDED_OVER,
    GiveBackTogether: _HANDED_OVER,
    GiveFavor: say("A card that is invested is Favor with the Faction."),
    GiveNoMore: _kept_back,
    GiveTopOfDeck: say("It is Favor that no Hand has to pay for."),
    Grant: say("Whoever loses by so little has earned something."),
    KeepDrawn: say("The Head can use them best."),
    LastTry: say("The Gambit was missed twice, and the Gear wins a last try."),
    LayBack: say("What was looked at goes back."),
    LeaveAside: say("What happens now can do without the effect."),
    LeaveIt: say("One try is enough."),
    LetFavorPass: say("No card is given away for Favor now."),
    LetTakePart: say("Now is the moment of that effect."),
    LoseStat: say("The point has to come off some Stat."),
    GrantNot: say("No rule owes it to a side that lost."),
    NameConcession: say("The losers get something in the story."),
    NameMvp: say("A tie of votes has to be broken."),
    NoBonus: say("Nothing else was learned."),
    PickNumber: _numbered,
    PickTarget: _picked,
    PlayNewCard: say("The first cards were equal, and decide nothing."),
    RageAt: say("The Rumble has to rage somewhere."),
    RageNowhere: say("It rages where nothing stands that could be ruined."),
    RegainStat: say("It is a Stat that has lost points."),
    Replay: say("Equal cards decide nothing, and both sides play anew."),
    Reveal: say("Everything lies, and is turned up."),
    Soak: soaking.why,
    TakeNoMore: say("What was won is shared out as far as it is of use."),
    TakeFromPile: say("A card that was played comes back into the Hand."),
    TakePosition: _positioned,
    TakeSpoil: spoil_choice.reason,
    TryAgain: say("The Gambit was missed, and Gear wins another try."),
    UsePower: power_choice.reason,
    VoteMvp: say("Everybody names somebody else who did well."),
    VoteSelf: voted,
    VoteTeam: voted,
    YesBut: say("The goal is reached, and only something small goes wrong."),
}
"""What is said of an answer that the program gives by habit, where a conflict or the story asks for one."""
