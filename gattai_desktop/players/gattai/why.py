"""Why the program made a move in a conflict, what follows, why another is less good: all in words of what is open."""

from typing import Final

from gattai_desktop.cards.card import ACE, Card, NotKnown
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.cards.comparing import TWO
from gattai_desktop.games.gattai.gambit import moves as gambit
from gattai_desktop.games.gattai.gambit import offer
from gattai_desktop.games.gattai.gambit.gambit import helpers
from gattai_desktop.games.gattai.gambit.moves import PutDown
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.rumble.start import InitiateRumble
from gattai_desktop.games.gattai.throwdown import challenge, drive, drives, joining, stages, strike
from gattai_desktop.games.gattai.throwdown.challenge import Accept, Challenge
from gattai_desktop.games.gattai.throwdown.drives import Block, Concede, Counter, Escalate
from gattai_desktop.games.gattai.throwdown.initiative import PlayNewCard
from gattai_desktop.games.gattai.throwdown.support import Support
from gattai_desktop.games.gattai.throwdown.turn import turn_now
from gattai_desktop.games.gattai.zones import hand_zone
from gattai_desktop.games.move import Move
from gattai_desktop.players.gattai.assist_reasons import ASSIST_REASONS
from gattai_desktop.players.gattai.conflict_habits import drive_worth, reach_for, reach_of, rumble_leaning
from gattai_desktop.players.gattai.leanings import NOTHING_ELSE, Leanings, steady_leanings
from gattai_desktop.players.gattai.story_reasons import ANSWER_REASONS, STORY_REASONS
from gattai_desktop.players.habits import Reasons, reason_of


def _counter(before: Sight, move: Move) -> Words:
    """Return why a card was laid over the top one: how far above it lies, and what that means for the price."""
    assert isinstance(move, drives.Counter)
    turn = turn_now(before)
    top, card = turn.reference, move.card
    if top is None:
        return say("{card} opens the Pile, and the other side has to go above it.", card=card)
    if card.is_joker or top.is_joker:
        return say("A Joker beats what nothing else beats.")
    above = strike.difference(card, top, turn.rulings)
    if above is None:
        return Words("")
    if card.rank == TWO and top.rank == ACE:
        return say("Only a Two beats an Ace.")
    if above == 1 and card.rank == ACE:
        return say("{card} beats {top}, and only a Two beats an Ace.", card=card, top=top)
    if above == 1:
        return say("{card} is the smallest step over {top}, so that higher cards stay for later.", card=card, top=top)
    reach = _reach(before, move)
    if reach is None:
        return say("{card} lies {above} above {top}: the higher the Pile, the fewer cards beat it.", card=card,
                   above=above, top=top)  # fmt: skip
    if above <= reach:
        return say("{card} lies {above} above {top}, within Strike {reach}, so that nothing is paid.", card=card,
                   above=above, top=top, reach=reach)  # fmt: skip
    points = turn.stage.points
    return say("{card} goes beyond Strike {reach}: a stage worth {points} is worth its price.", card=card, reach=reach,
               points=points)  # fmt: skip


def _reach(before: Sight, move: Move) -> int | None:
    """Return the Strike of a seat, where everybody knows it; the Coach's is hidden until it is revealed."""
    if move.seat == COACH_SEAT:
        return None
    try:
        return strike.strike_range(before, move.seat, rulings_of(before))
    except NotKnown:
        return None


def _block(before: Sight, move: Move) -> Words:
    assert isinstance(move, drives.Block)
    top = turn_now(before).reference
    if top is None:
        return Words("")
    return say(
        "{card} has the rank of {top} and takes it off the Pile; a Block is never too far.", card=move.card, top=top
    )


def _escalate(before: Sight, move: Move) -> Words:
    stage = stages.stage_of(before)
    if stage.escalates_to is None:
        return Words("")
    after = stages.STAGES[stage.escalates_to].points
    return say("It leaves a stage worth {points} to play on for one worth {after}.", points=stage.points, after=after)


def _rumble(before: Sight, _move: Move) -> Words:
    points, after = stages.stage_of(before).points, stages.STAGES[final_form.FIRST_STAGE].points
    return say("It leaves a stage worth {points} to play on for one worth {after}.", points=points, after=after)


def _concede(before: Sight, move: Move) -> Words:
    if rulings_of(before).hand_counts_public != "no" and not before.count(hand_zone(move.seat)):
        return say("No card is left in Hand to go on with.")
    stage = stages.stage_of(before)
    return say("The stage is worth {points}, and going on could cost more than that.", points=stage.points)


def _no_help(before: Sight, _move: Move) -> Words:
    return say("Somebody helps already.") if helpers(before) else say("Her own card may be enough.")


_WHY: Final[Reasons] = {
    **STORY_REASONS,
    **ANSWER_REASONS,
    **ASSIST_REASONS,
    drives.Counter: _counter,
    drives.Block: _block,
    drives.Escalate: _escalate,
    drives.Concede: _concede,
    drive.Agree: say("Whoever wants to play a card knows her own hand best."),
    InitiateRumble: _rumble,
    Support: say("Another card for the one who plays makes the side's next move stronger."),
    challenge.AcceptBlind: say("The top of the Deck may be better than what a hand would give away."),
    challenge.Accept: say("Refusing would give the stakes away; a hidden card keeps the others guessing."),
    challenge.Refuse: say("These stakes are not worth a fight."),
    joining.Join: say("The more fight on a side, the more hands it plays from."),
    joining.StepBack: say("The side is strong enough without."),
    joining.BringIn: say("A Threat that is there can drive the fight."),
    joining.CloseSides: say("Everybody who wants to fight has said so."),
    gambit.PutDown: say("A card that lies hidden sets what has to be beaten."),
    gambit.PlayBlind: say("The top of the Deck decides, and no hand gives a card away."),
    gambit.PlayInGambit: say("What is at stake is worth a card of the hand."),
    gambit.Flip: say("The top of the Deck costs no card of the hand."),
    gambit.NoHelp: _no_help,
    gambit.Help: say("What is at stake is worth a second card."),
    offer.AcceptGambit: say("There is something to win."),
    offer.DeclineGambit: say("What could be won is not worth what could be lost."),
}


def why(before: Sight, move: Move) -> Words:
    """Return why a move was made, of what everybody saw before it; "" where nothing can be said without a secret."""
    return reason_of(_WHY, before, move)


_NOTHING: Final = Leanings(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
_SPENT: Final = ("held", "two", "ace")
_HEIGHT: Final = ("height",)
_KIND: Final = ("counter", "block", "last", "onward", "rumble")
_PRICE: Final = ("dissonant",)
"""The leanings that belong together: what a card is worth in Hand, how high it lies, the kind of Drive, its price."""


def less_in_conflict(sight: Sight, best: Move, other: Move) -> Words:
    """Return what most speaks against a move beside the one that steady takes; "" where it has no figure for it."""
    if isinstance(best, Counter | Block | Escalate | InitiateRumble):
        if isinstance(other, Concede):
            return say("It gives the stage up while another card can still be played.")
        if isinstance(other, Counter | Block | Escalate | InitiateRumble):
            return _of_drives(sight, best, other)
        return Words("")
    mine, theirs = best.taken_up, other.taken_up
    if not isinstance(mine, Card) or not isinstance(theirs, Card) or mine.strength <= theirs.strength:
        return Words("")
    if isinstance(best, Challenge | Accept | PlayNewCard) and isinstance(other, Challenge | Accept | PlayNewCard):
        return say("{card} is lower: the highest card takes the initiative.", card=theirs)
    if isinstance(best, PutDown) and isinstance(other, PutDown):
        if theirs.strength > best.card.strength:
            return say("{card} is worth more in the hand.", card=theirs)
        return say("{card} is lower, and easier to beat.", card=theirs)
    return Words("")


def _of_drives(sight: Sight, best: Move, other: Counter | Block | Escalate | InitiateRumble) -> Words:
    """Return by what another Drive loses most against the best one."""
    turn, leans = turn_now(sight), steady_leanings(sight.seat)
    reach = reach_of(sight, sight.seat, turn)
    waits = isinstance(other, InitiateRumble) and not isinstance(best, InitiateRumble)
    if waits and rumble_leaning(turn, leans) == NOTHING_ELSE:
        return say("A Rumble can wait until nothing else can be played.")

    def behind(names: tuple[str, ...]) -> float:
        part = evolve(_NOTHING, **{name: getattr(leans, name) for name in names})
        return drive_worth(sight, turn, best, part, reach) - drive_worth(sight, turn, other, part, reach)

    gaps = {names: behind(names) for names in (_SPENT, _HEIGHT, _KIND, _PRICE)}
    if sum(gaps.values()) <= 0:
        return Words("")
    match max(gaps, key=lambda names: gaps[names]):
        case names if names == _SPENT and other.card.rank == TWO:
            return say("It would spend {card}, and only a Two beats an Ace.", card=other.card)
        case names if names == _SPENT:
            return say("It would spend {card}, which is worth more in the hand.", card=other.card)
        case names if names == _HEIGHT:
            return say("The Pile would be lower with it, and easier to beat.")
        case names if names == _PRICE:
            return say(
                "It goes beyond Strike {reach}, and that has its price.", reach=reach_for(sight, other, reach) or 0
            )
        case _:
            return _of_kind(other)


def _of_kind(other: Move) -> Words:
    if isinstance(other, Escalate):
        return say("A new stage is worth less now, with whatever card.")
    if isinstance(other, Block):
        return say("A Block is worth less now, with whatever card.")
    return say("A Counter is worth less now, with whatever card.")


def kind_that_follows(move: Move | None) -> Words:
    """Say what somebody else did next most often: which kind of move, since the card would only be a guess."""
    for kind, words in _COACH_FOLLOWS.items() if move is not None and move.seat == COACH_SEAT else ():
        if isinstance(move, kind):
            return words
    for kind, words in _PILOT_FOLLOWS.items():
        if isinstance(move, kind):
            return words
    return say("")


_COACH_FOLLOWS: Final[dict[type[Move], Words]] = {
    Counter: say("Then Coach most often counters."),
    Block: say("Then Coach most often blocks."),
    Escalate: say("Then Coach most often escalates."),
    Concede: say("Then Coach most often concedes."),
    InitiateRumble: say("Then Coach most often begins a Rumble."),
}
_PILOT_FOLLOWS: Final[dict[type[Move], Words]] = {
    Counter: say("Then the Pilots most often counter."),
    Block: say("Then the Pilots most often block."),
    Escalate: say("Then the Pilots most often escalate."),
    Concede: say("Then the Pilots most often concede."),
    InitiateRumble: say("Then the Pilots most often begin a Rumble."),
}
