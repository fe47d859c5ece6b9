"""What a Pilot or the Coach would plainly do in a conflict: which card she plays, what she answers.

Everything here is worked out from what the seat itself may know, so that it serves on a sight as well as on a table
that was dealt for a playout. The figures were found by playing (docs/players-tried.md); no rule depends on them.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, cast

from gattai_desktop.cards.card import ACE, Back, Card
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.ask import open_item
from gattai_desktop.games.gattai.cards.comparing import TWO, beats, counts_as
from gattai_desktop.games.gattai.cards.hands import DiscardDown
from gattai_desktop.games.gattai.effects.effect_asks import LeaveAside, PickTarget
from gattai_desktop.games.gattai.events.events import AimAt
from gattai_desktop.games.gattai.events.soak import Soak
from gattai_desktop.games.gattai.gambit import gambit
from gattai_desktop.games.gattai.gambit.moves import NoHelp, PlayBlind, PutDown
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.pilots.using_gear import DenyGear
from gattai_desktop.games.gattai.rumble.final_form import FIRST_STAGE, form
from gattai_desktop.games.gattai.rumble.rumble_damage import Bear
from gattai_desktop.games.gattai.rumble.rumble_setup import KeepDrawn, PassDrawn
from gattai_desktop.games.gattai.rumble.start import InitiateRumble
from gattai_desktop.games.gattai.rumble.taking_positions import TakePosition
from gattai_desktop.games.gattai.rumble.tech_cards import DrawForHeart, PassCard, PassNoMore
from gattai_desktop.games.gattai.rumble.tech_effects import RepeatTech
from gattai_desktop.games.gattai.throwdown import strike, throwdown
from gattai_desktop.games.gattai.throwdown.drives import Block, Concede, Counter, Escalate
from gattai_desktop.games.gattai.throwdown.exchange import GiveBack, GiveBackTogether, GiveNoMore
from gattai_desktop.games.gattai.throwdown.turn import Turn, turn_now
from gattai_desktop.games.gattai.throwdown.votes import VoteSelf, VoteTeam
from gattai_desktop.games.gattai.world.factions import AskForgiveness, GiveFavor, LetFavorPass
from gattai_desktop.games.gattai.world.waves import UsePower
from gattai_desktop.games.gattai.zones import hand_zone
from gattai_desktop.games.move import Move
from gattai_desktop.players.gattai import aiming, effect_habits, form_habits, power_choice, soaking
from gattai_desktop.players.gattai.company import people
from gattai_desktop.players.gattai.leanings import CONCEDES, NOTHING_ELSE, Leanings


def drive_worth(table: Table, turn: Turn, move: Move, leans: Leanings, reach: int | None) -> float:
    """Return what a Drive is worth by these leanings. reach: the Strike of who makes it; None measures nothing."""
    if not isinstance(move, Counter | Block | Escalate | InitiateRumble):
        return CONCEDES
    card = counts_as(table, move.card)
    worth = -leans.held * card.rank
    if card.rank == ACE:
        worth -= leans.ace
    elif card.rank == TWO:
        worth -= leans.two
    if isinstance(move, Block):
        return worth + leans.block
    worth += leans.height * card.rank
    if isinstance(move, Counter):
        worth += leans.counter
        difference = strike.difference(card, turn.reference, turn.rulings)
    elif isinstance(move, InitiateRumble):
        worth += rumble_leaning(turn, leans)
        difference = card.rank if turn.rulings.rumble_strike_base == "zero" else 0
    else:
        worth += leans.onward if turn.stage.rumble else leans.last * turn.stage.number
        difference = card.rank if turn.rulings.escalate_strike_base == "zero" else 0
    reach = reach_for(table, move, reach)
    if reach is not None and difference is not None and difference > reach:
        worth -= leans.dissonant
    return worth


def rumble_leaning(turn: Turn, leans: Leanings) -> float:
    """Return what a Rumble is worth in this stage, whatever its card."""
    return leans.rumble if turn.stage.number == _LAST_PLAIN else NOTHING_ELSE


def reach_for(table: Table, move: Move, reach: int | None) -> int | None:
    """Return by which Strike a Drive is measured: a Rumble's card by that of the Final Form (RULES THROW-44)."""
    return reach if reach is None or not isinstance(move, InitiateRumble) else table.number("team.harmony")


def reach_of(table: Table, seat: Seat, turn: Turn) -> int | None:
    """Return the Strike of a Pilot who fights; None for the Coach, who is offered nothing beyond his own."""
    if seat == COACH_SEAT or throwdown.strike_path(seat) not in table.values:
        return None
    return strike.strike_range(table, seat, turn.rulings)


def best_drive(table: Table, seat: Seat, drives: Iterable[Move], leans: Leanings) -> Move | None:
    """Return the Drive that is worth most; None where there is none."""
    turn = turn_now(table)
    reach = reach_of(table, seat, turn)
    best, most = None, float("-inf")
    for move in drives:
        worth = drive_worth(table, turn, move, leans, reach)
        if worth > most:
            best, most = move, worth
    return best


def likely_drives(table: State, seat: Seat) -> Iterator[Move]:
    """Yield the Drives that a seat could make with its Hand, without asking everything that the rules would ask."""
    turn = turn_now(table)
    coach = seat == COACH_SEAT
    reach = strike.strike_range(table, seat, turn.rulings) if coach else ACE
    top, reference = turn.top, turn.reference
    base = turn.rulings.escalate_strike_base
    for held in table.cards(hand_zone(seat)):
        if isinstance(held, Back):
            continue
        card = counts_as(table, held)
        if reference is None or beats(card, reference):
            difference = strike.difference(card, reference, turn.rulings)
            if difference is None or difference <= reach:
                yield Counter.made(seat, held)
        if top is not None and card.rank == top.rank and _may_block(turn, card, top):
            yield Block.made(seat, held)
        if turn.stage.escalates_to is not None and (not coach or base != "zero" or card.rank <= reach):
            yield Escalate.made(seat, held)
        if turn.stage.number == _LAST_PLAIN:
            rumble = InitiateRumble.made(seat, held)
            if next(rumble.against(table, turn), None) is None:
                yield rumble
    yield Concede.made(seat)


_LAST_PLAIN: Final = FIRST_STAGE - 1
"""The last stage before those of a Rumble."""


def _may_block(turn: Turn, card: Card, top: Card) -> bool:
    """Whether the rules of this table allow a card of that rank to Block (THROW-33, R-44 to R-47)."""
    rulings = turn.rulings
    if rulings.block_limits == "on" and turn.kind in (throwdown.INITIATIVE, throwdown.RUMBLE):
        return False
    if card.rank == ACE and rulings.block_ace_with_ace == "no":
        return False
    escalated_earlier = turn.kind == throwdown.ESCALATE and turn.last[0] != throwdown.ESCALATE
    if escalated_earlier and rulings.deescalate_window == "next_turn_only":
        return False
    suit, beneath = card.strength[1], top.strength[1]
    return suit > beneath if rulings.block_suit == "higher" else suit >= beneath


def opening(options: Iterable[Move]) -> Move:
    """Return the initiative card that a seat plays: its highest."""
    cards = [move for move in options if move.taken_up is not None]
    return max(cards, key=lambda move: cast("Card", move.taken_up).strength)


def threshold(options: Sequence[Move]) -> Move:
    """Return the Threshold card of a Gambit: Coach keeps the highest of his Hand for a fight, if it is high enough.

    The next is put down, or the top card of the Deck where that one is low.
    """
    downs = sorted((move for move in options if isinstance(move, PutDown)), key=lambda move: move.card.strength)
    if len(downs) <= _PAIR or downs[-1].card.rank < OPENS_A_FIGHT:
        return downs[-1]
    blind = next((move for move in options if isinstance(move, PlayBlind)), None)
    return blind if blind is not None and downs[-2].card.rank < _EASY else downs[-2]


_PAIR: Final = 2
"""Cards of which the lower would hardly be a Threshold."""
OPENS_A_FIGHT: Final = 11
"""The lowest rank that is kept for the next fight."""
_EASY: Final = 6
"""The lowest rank that Coach puts down beside it."""


def answer(table: Table, options: Sequence[Move]) -> Move:
    """Return what a seat answers where the rules ask: as costs least, but for votes and cards that are handed over."""
    first = options[0]
    match first:
        case VoteTeam() | VoteSelf():
            return _vote(table, options)
        case GiveNoMore():
            return _handed_over(table, options)
        case GiveBack():
            return min(options, key=_kept)
        case GiveBackTogether() | DiscardDown():
            # An Omen may be spent meanwhile; that is no answer.
            given = [move for move in options if isinstance(move, GiveBackTogether | DiscardDown)]
            return min(given, key=lambda move: sum(map(worth_in_hand, move.cards)))
        case LetFavorPass():
            return _favored(table, options)
        case KeepDrawn():
            return _passed_on(table, options)
        case AimAt():
            return aiming.aimed(table, options) or first
        case Bear() | TakePosition() | RepeatTech():
            return form_habits.answer(table, options)
        case DrawForHeart() | DenyGear():
            return options[-1]
        case PassNoMore():
            return _passed_up(table, options)
        case NoHelp():
            return _help(table, options)
        case Soak():
            return soaking.soaked(table, options)
        case LeaveAside() | PickTarget() | UsePower():
            return effect_habits.of_effects(table, options) or power_choice.chosen(table, options) or first
        case _:
            return first


def _favored(table: Table, options: Sequence[Move]) -> Move:
    """An Offense is to be forgiven; else a low card of the Hand is laid down, as long as two better ones stay."""
    asks = next((move for move in options if isinstance(move, AskForgiveness)), None)
    if asks is not None:
        return asks
    held = table.cards(hand_zone(options[0].seat))
    lowest = min(
        (move for move in options if isinstance(move, GiveFavor) and move.card in held), key=_kept, default=None
    )
    spared = lowest is not None and len(held) > _STAY and lowest.card.rank <= SPARED
    return lowest if lowest is not None and spared else options[0]


SPARED: Final = 6
"""The highest rank that is laid on a Faction."""
_STAY: Final = 2


def _passed_on(table: Table, options: Sequence[Move]) -> Move:
    """What the Head drew goes to those who make the Drives: the people beside her in turn, or else the Commander."""
    head, passes = options[0].seat, [move for move in options if isinstance(move, PassDrawn)]
    side = throwdown.side_of(table, head)
    persons = tuple(seat for seat in people(table) if seat == head or any(move.pilot == seat for move in passes))
    drive = persons or ((throwdown.commander(table, side),) if side is not None else ())
    takers = [seat for seat in drive if any(move.pilot == seat for move in passes)]
    if head in drive or not takers:
        return options[0]
    taker = takers[len({move.card for move in passes}) % len(takers)]
    return max((move for move in passes if move.pilot == taker), key=_kept)


def _passed_up(table: Table, options: Sequence[Move]) -> Move:
    """Whoever is not the Head passes her highest card to her, and the Head none back: she makes the Drives."""
    side = throwdown.side_of(table, options[0].seat)
    built = form(table, side) if side is not None else None
    to_her = [one for one in options if isinstance(one, PassCard) and built is not None and one.pilot == built.head]
    return max(to_her, key=lambda move: worth_in_hand(move.card), default=options[0])


def _help(table: Table, options: Sequence[Move]) -> Move:
    """The highest card of the Hand helps, if it is high and nobody helps yet; Hands are filled up after a Gambit."""
    held = table.cards(hand_zone(options[0].seat)) if not gambit.helpers(table) else ()
    best = max((move for move in options[1:] if move.taken_up in held), key=_kept, default=options[0])
    return best if _kept(best) >= HANDED_OVER else options[0]


def _vote(table: Table, options: Sequence[Move]) -> Move:
    """For whatever brings the Commander more cards; whoever fights against her, for what brings fewer."""
    side = str(open_item(table, "vote")[1])
    her = pilot(table, throwdown.commander(table, side))
    fights_her = throwdown.side_of(table, options[0].seat) not in (None, side)
    wanted = VoteSelf if (her.number("solo") > her.number("sync")) is not fights_her else VoteTeam
    return next((move for move in options if isinstance(move, wanted)), options[0])


def _handed_over(table: Table, options: Sequence[Move]) -> Move:
    """The highest card, while it is one that the Commander will want."""
    best = max(options[1:], key=_kept, default=options[0])
    return best if _kept(best) >= HANDED_OVER else options[0]


def _kept(move: Move) -> float:
    """How much a Commander wants to keep the card of a move."""
    return worth_in_hand(move.taken_up)


def worth_in_hand(card: Card | None) -> float:
    """Return what a card is worth to who makes the Drives, in ranks; nothing where it is not known."""
    if card is None or isinstance(card, Back):
        return 0.0
    return _TWO_KEPT if card.rank == TWO else card.rank


HANDED_OVER: Final = 10.0
"""What a card is worth at least that allies hand to their Commander, or help with in a Gambit."""
_TWO_KEPT: Final = 9.5
"""What a Two is worth in ranks: it alone beats an Ace."""
