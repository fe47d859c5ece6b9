"""Why a steady fighter makes a kind of move, in one sentence each."""

from typing import Final, cast

from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.cards.hands import DiscardDown
from gattai_desktop.games.gattai.gambit import gambit
from gattai_desktop.games.gattai.gambit.moves import Flip, Help, NoHelp, PlayBlind, PlayInGambit, PutDown
from gattai_desktop.games.gattai.rumble.lineup import Assemble
from gattai_desktop.games.gattai.rumble.rumble_setup import KeepDrawn, PassDrawn
from gattai_desktop.games.gattai.rumble.start import InitiateRumble
from gattai_desktop.games.gattai.throwdown.assists import RunStorm, RunWave
from gattai_desktop.games.gattai.throwdown.challenge import Accept, Challenge
from gattai_desktop.games.gattai.throwdown.drives import Block, Concede, Counter, Escalate
from gattai_desktop.games.gattai.throwdown.exchange import Give, GiveBack, GiveBackTogether, GiveNoMore
from gattai_desktop.games.gattai.throwdown.initiative import PlayNewCard
from gattai_desktop.games.gattai.throwdown.votes import VoteSelf, VoteTeam
from gattai_desktop.games.gattai.zones import hand_zone
from gattai_desktop.games.move import Move
from gattai_desktop.players.gattai import conflict_habits as habits
from gattai_desktop.players.gattai.assist_reasons import ASSIST_REASONS
from gattai_desktop.players.gattai.story_reasons import voted
from gattai_desktop.players.habits import Reasons


def _countered(before: Sight, _move: Move) -> Words:
    if len(_with_hand(before, Counter)) > 1:
        return say("Of the cards that beat the Pile it is the one to spare.")
    return say("It is the only card in Hand that beats the Pile.")


def _escalated(before: Sight, _move: Move) -> Words:
    if _with_hand(before, Counter):
        return say("No Counter is worth its card here: a new stage begins lower.")
    return say("Nothing in Hand beats the Pile, and a new stage begins lower.")


def _with_hand(before: Sight, kind: type[Move]) -> list[Move]:
    """Return what of a kind a seat could do with the cards of its Hand."""
    drives = habits.likely_drives(cast("State", before), before.seat)
    return [move for move in drives if isinstance(move, kind)]


def _put_down(before: Sight, move: Move) -> Words:
    assert isinstance(move, PutDown)
    held = before.cards(hand_zone(before.seat))
    if all(card.strength <= move.card.strength for card in held):
        if move.card.rank >= habits.OPENS_A_FIGHT:
            return say("It is hard to beat, and too few cards are left to keep it for a fight.")
        return say("It is the highest card of a Hand that holds none to keep for a fight.")
    return say("It can be spared, and the highest card of a good Hand is kept for a fight.")


def _spared(before: Sight, move: Move) -> Words:
    assert isinstance(move, DiscardDown)
    if len(move.cards) == 1:
        return say("{card} is worth least in this Hand.", card=move.cards[0])
    return say("The Hand is too full, and these are worth least in it.")


def _began_rumble(before: Sight, _move: Move) -> Words:
    if before.seat == COACH_SEAT:
        return say("Nothing else can be played, and a Rumble goes on where a stage cannot.")
    return say("A Rumble brings new cards, and each of its stages is worth more than all before.")


def _left_to_her(before: Sight, _move: Move) -> Words:
    return _ENOUGH_HELP if gambit.helpers(before) else _NO_HELP


_ENOUGH_HELP: Final = say("Somebody helps already.")
_NO_HELP: Final = say("No card in Hand is high enough to be of help.")
_POWER: Final = say("Nothing is left to play: a card that pays for a power is not wasted.")

REASONS: Final[Reasons] = {
    Counter: _countered,
    Block: say("It takes the card away that won, and costs nothing beyond."),
    Escalate: _escalated,
    Concede: say("Neither Counter, Block nor Escalate is possible."),
    InitiateRumble: _began_rumble,
    **ASSIST_REASONS,
    RunWave: _POWER,
    RunStorm: _POWER,
    Assemble: say("One Final Form draws cards and has Positions, which no Pilot has alone."),
    Challenge: say("The highest card takes the initiative."),
    Accept: say("The highest card takes the initiative."),
    PlayNewCard: say("The highest card takes the initiative."),
    VoteTeam: voted,
    VoteSelf: voted,
    Give: say("A high card serves best in the Commander's Hand."),
    GiveNoMore: say("What is left in this Hand is too low to be of use to the Commander."),
    GiveBack: say("The lowest card can best be spared."),
    GiveBackTogether: say("The lowest cards can best be spared."),
    PassDrawn: say("The Head draws for those who make the Drives."),
    KeepDrawn: say("The Head makes the Drives with them herself."),
    DiscardDown: _spared,
    PlayInGambit: say("The highest card has the best chance."),
    Help: say("It may make the Gambit a plain success, and Hands are filled up after it."),
    NoHelp: _left_to_her,
    Flip: say("The top card of the Deck is likely to be higher than what is in Hand."),
    PutDown: _put_down,
    PlayBlind: say("The high card of the Hand is kept for a fight, and the others are easy to beat."),
}
"""Why a steady fighter makes a kind of move."""
