"""The Drives: Counter, Block, Escalate, Concede (RULES THROW-29 to THROW-41)."""

from collections.abc import Iterator
from typing import cast

from gattai_desktop.cards.card import ACE, Back, Card
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.book.rulings import Rulings
from gattai_desktop.games.gattai.cards.comparing import TWO, beats, counts_as, playable, two_on_ace
from gattai_desktop.games.gattai.effects import driving, risking
from gattai_desktop.games.gattai.effects.entries import has_entries
from gattai_desktop.games.gattai.events import undoing
from gattai_desktop.games.gattai.outcome import outcome
from gattai_desktop.games.gattai.rumble import rumble_damage
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.throwdown import conflict_end, stages, strike, throwdown
from gattai_desktop.games.gattai.throwdown.drive import ASKINGS as CONSENT_ASKINGS
from gattai_desktop.games.gattai.throwdown.drive import DOINGS as CONSENT_DOINGS
from gattai_desktop.games.gattai.throwdown.drive import MOVES as CONSENT
from gattai_desktop.games.gattai.throwdown.drive import CardDrive, Drive, known_as
from gattai_desktop.games.gattai.throwdown.turn import Turn, acting_side, turn_now
from gattai_desktop.games.gattai.zones import NEW_STAGE, PILE, hand_zone
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.presentation import LogWords, Place, Shown
from gattai_desktop.games.verdict import Reason, refusal


def measured(
    ledger: Ledger, seat: Seat, difference: int | None, rulings: Rulings, *, counter: bool = False
) -> strike.Strike:
    """Measure a play. Only a Pilot's has a result, so that the Coach's Strike is not read where it is hidden."""
    reach = strike.UNLIMITED if seat == COACH_SEAT else _reach(ledger, seat, rulings)
    return driving.measured(ledger.table, seat, difference, reach, counter=counter)


def _reach(ledger: Ledger, seat: Seat, rulings: Rulings) -> int:
    if throwdown.strike_path(seat) in ledger.table.values or throwdown.side_of(ledger.table, seat):
        return strike.strike_range(ledger.table, seat, rulings)
    return strike.reckoned(ledger.table, seat, rulings)


def end_of_turn(
    ledger: Ledger,
    drive: Drive,
    *follows: tuple[object, ...],
    faced: Seat = "",
    play: strike.Strike | None = None,
) -> None:
    """Put what the Drive fired, what listens to it and the end of the turn on the agenda."""
    ledger.set(throwdown.LAST, (drive.name, drive.seat), rule="THROW-22")
    side = acting_side(ledger.table, drive.seat)
    driving.play_is_over(ledger, side)
    heard = driving.after(ledger.table, drive.seat, drive.name, faced=faced, play=play)
    ledger.next(*follows, *heard, ("pass_turn", side))  # type: ignore[arg-type]


# ---------------------------------------------------------------------- Counter


@known_as
@wish("counters with {card}")
class Counter(CardDrive):
    """Wish: lay a card on the Pile that beats the winning card (THROW-29)."""

    shown = Shown(kind="Counter", sign="tick", letter="C", refused="Not a Counter", flow="card")
    told = LogWords(wished="{seat} would counter with {card}")
    laid_on = Place(zone=PILE)
    name = "counter"
    favor_rule = "THROW-30"
    serves = "counter"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["Counter"]:
        """Every card that is high enough; where effects are at the table one of them may help any card."""
        turn = turn_now(state)
        if seat in turn.members:
            any_card = turn.reference is None or has_entries(state)
            for card in playable(state, seat):
                if any_card or beats(counts_as(state, card), cast("Card", turn.reference)):
                    yield cls.made(seat, card)

    def against(self, state: State, turn: Turn) -> Iterator[Reason]:
        """The rank must be higher (CARD-9); Coach's must lie within his Strike (STRIKE-9)."""
        card = counts_as(state, self.card)
        if turn.reference is not None and not beats(card, turn.reference):
            if driving.helped(state, self.seat, card, turn.reference) is None:
                yield _not_higher(card, turn)
            return
        yield from self.beyond(state, turn, hoping=True)

    def beyond(self, table: Table, turn: Turn, *, hoping: bool = False) -> tuple[Reason, ...]:
        difference = strike.difference(counts_as(table, self.card), turn.reference, turn.rulings)
        return self.beyond_coachs_strike(table, turn, difference, above=turn.reference, hoping=hoping)

    def carry_out(self, ledger: Ledger, turn: Turn) -> None:
        """The card lies on top; the Strike is worked out and the turn passes (THROW-31)."""
        card = counts_as(ledger.table, self.card)
        difference = strike.difference(card, turn.reference, turn.rulings)
        faced = throwdown.winning_seat(ledger.table)
        helped = None
        if turn.reference is not None and (
            not beats(card, turn.reference) or self._needs_help(ledger, card, turn.reference, difference, turn)
        ):
            helped = driving.helped(ledger.table, self.seat, card, turn.reference)
        cause = self.to_pile(ledger, throwdown.COUNTER, "THROW-31")
        with ledger.because(cause):
            if helped is not None:
                driving.pay_for(ledger, helped[0])
                difference = helped[1]
            ledger.announce("counter", rule="THROW-29", seat=self.seat, card=card.key, difference=difference)
            play = measured(ledger, self.seat, difference, turn.rulings, counter=True)
            follows = strike.result(ledger, self.seat, play, turn.stage.number)
            remembering = undoing.remembering(ledger.table, self.card)
            end_of_turn(ledger, self, *follows, *remembering, faced=faced, play=play)

    def _needs_help(self, ledger: Ledger, card: Card, top: Card, difference: int | None, turn: Turn) -> bool:
        """Whether a Two that beats an Ace lies outside her Strike as R-14 counts it, but not as she could count it."""
        return two_on_ace(card, top) and measured(ledger, self.seat, difference, turn.rulings, counter=True).dissonant


def _not_higher(card: Card, turn: Turn) -> Reason:
    reference = turn.reference
    assert reference is not None
    what = (
        "a Two" if reference.rank == ACE else "a higher rank, but no Ace" if reference.rank == TWO else "a higher rank"
    )
    return refusal(
        "THROW-29" if ACE not in {card.rank, reference.rank} else "CARD-9",
        "{card} does not beat {top}. Play {what}, Block, Escalate or Concede.",
        ruling="counter_reference" if reference is not turn.top else "",
        heading=say("Too low for a Counter"),
        card=card,
        top=reference,
        what=what,
    )


# ---------------------------------------------------------------------- Block


@known_as
@wish("blocks with {card}")
class Block(CardDrive):
    """Wish: take the winning card off the Pile with one of the same rank (THROW-32)."""

    shown = Shown(kind="Block", sign="equal", letter="B", refused="Not a Block", flow="card")
    told = LogWords(wished="{seat} would block with {card}")
    laid_on = Place(zone=PILE)
    name = "block"
    favor_rule = "THROW-32"

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> Iterator["Block"]:
        """Only a card of the winning card's rank; any other is meant to Counter."""
        pile = throwdown.pile(table)
        if table.values.get("step") in cls.steps and pile and not isinstance(card, Back) and card.rank == pile[-1].rank:
            yield cls(seat, card)

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["Block"]:
        turn = turn_now(state)
        if turn.top is not None and seat in turn.members:
            for card in playable(state, seat):
                if counts_as(state, card).rank == turn.top.rank:
                    yield cls.made(seat, card)

    def against(self, state: State, turn: Turn) -> Iterator[Reason]:
        """The same rank, a suit that R-44 allows, and a card that may be Blocked (THROW-33, R-45, R-46)."""
        card, top = counts_as(state, self.card), turn.top
        if top is None:
            yield refusal("THROW-32", "There is no card to Block.")
            return
        if turn.rulings.block_limits == "on":
            if turn.kind == throwdown.INITIATIVE:
                yield refusal(
                    "THROW-33", "{top} won the initiative and cannot be Blocked.", ruling="block_limits", top=top
                )
            elif turn.kind == throwdown.RUMBLE:
                yield refusal(
                    "THROW-33", "{top} began the Rumble and cannot be Blocked.", ruling="block_limits", top=top
                )
        if card.rank != top.rank:
            yield refusal("THROW-32", "{card} is not of the rank of {top}.", card=card, top=top)
            return
        yield from self._suits(card, top, turn)
        if (
            turn.kind == throwdown.ESCALATE
            and turn.rulings.deescalate_window == "next_turn_only"
            and turn.last[0] != throwdown.ESCALATE
        ):
            yield refusal(
                "THROW-34",
                "{top} Escalated earlier: only the very next turn can Block an Escalate.",
                ruling="deescalate_window",
                top=top,
            )

    def _suits(self, card: Card, top: Card, turn: Turn) -> Iterator[Reason]:
        if card.rank == ACE and turn.rulings.block_ace_with_ace == "no":
            yield refusal("CARD-9", "Only a Two beats an Ace.", ruling="block_ace_with_ace")
        high, low = card.strength[1], top.strength[1]
        if turn.rulings.block_suit == "higher":
            if high <= low:
                yield refusal(
                    "THROW-32", "{card} is of no higher suit than {top}.", ruling="block_suit", card=card, top=top
                )
        elif high < low:
            yield refusal("THROW-32", "{card} is of a lower suit than {top}.", card=card, top=top)

    def carry_out(self, ledger: Ledger, turn: Turn) -> None:
        """Both cards go to the Trash; a Block on an Escalate brings the earlier stage back (THROW-34)."""
        top = ledger.table.top(PILE)
        entries = throwdown.pile_entries(ledger.table)
        faced = throwdown.winning_seat(ledger.table)
        cause = ledger.announce(
            "block",
            rule="THROW-32",
            seat=self.seat,
            card=counts_as(ledger.table, self.card).key,
            blocked=turn.top.key if turn.top else None,
        )
        with ledger.because(cause):
            blocked = (top,) if top is not None else ()
            # To see it, the Block card is played first; the blocked card is the first to be discarded (C-31).
            self.to_pile(ledger, self.name, "THROW-32")
            ledger.set(throwdown.PILE_ENTRIES, entries[:-1] or None, rule="THROW-32")
            conflict_end.to_trash(ledger, (*blocked, self.card), rule="THROW-32")
            if turn.kind == throwdown.ESCALATE:
                _bring_back(ledger, turn)
            for card in blocked:
                undoing.undo(ledger, card)
            end_of_turn(ledger, self, faced=faced)


def _bring_back(ledger: Ledger, turn: Turn) -> None:
    """Go back to the stage before, its Pile and its points (THROW-34, R-47)."""
    earlier = turn.stage.number - 1
    cause = ledger.announce("deescalate", rule="THROW-34", stage=earlier)
    with ledger.because(cause):
        cards = ledger.table.cards(f"pile.{earlier}")
        for lying in ledger.table.zones.get(f"pile.{earlier}", ()):
            ledger.move_from(f"pile.{earlier}", (lying.card,), PILE, rule="THROW-34", up=lying.up)
        entries = throwdown.aligned(throwdown.earlier_entries(ledger.table, earlier), len(cards))
        ledger.set(throwdown.PILE_ENTRIES, entries or None, rule="THROW-34")
        ledger.set(throwdown.pile_path(earlier), None, rule="THROW-34")
        stages.go_back(ledger)


# ---------------------------------------------------------------------- Escalate


@known_as
@wish("escalates with {card}")
class Escalate(CardDrive):
    """Wish: put the Pile aside and open the next stage with a card (THROW-36)."""

    shown = Shown(kind="Escalate", sign="stairs", letter="E", refused="No Escalate", flow="card")
    told = LogWords(wished="{seat} would escalate with {card}")
    laid_on = Place(spot=NEW_STAGE)
    name = "escalate"
    favor_rule = "THROW-36"

    def against(self, state: State, turn: Turn) -> Iterator[Reason]:
        """There must be a next stage (THROW-37), and Coach stays within his Strike (THROW-38)."""
        if turn.stage.escalates_to is None:
            number = turn.stage.number
            if turn.stage.rumble or first_contact.is_on(state):
                yield refusal("THROW-37", "Nothing lies beyond stage {stage}.", stage=number)
            else:
                yield refusal("THROW-37", "Only a Rumble leads beyond stage {stage}.", stage=number)
        yield from self.beyond(state, turn, hoping=True)

    def beyond(self, table: Table, turn: Turn, *, hoping: bool = False) -> tuple[Reason, ...]:
        difference = self._difference(counts_as(table, self.card), turn)
        return self.beyond_coachs_strike(table, turn, difference, ruling="escalate_strike_base", hoping=hoping)

    def _difference(self, card: Card, turn: Turn) -> int | None:
        """What the card is measured against is R-48 (STRIKE-11, C-19)."""
        match turn.rulings.escalate_strike_base:
            case "zero":
                return card.rank
            case "previous_top":
                return None if turn.top is None else card.rank - turn.top.rank
            case "no_check":
                return None

    def carry_out(self, ledger: Ledger, turn: Turn) -> None:
        """The opponent scores the stage that is left; the card opens the next."""
        left = turn.stage
        following = left.escalates_to or left.number + 1
        if following not in stages.STAGES:
            raise Impossible(say("There is no stage beyond {stage}.", stage=left.number))
        side = acting_side(ledger.table, self.seat)
        card = counts_as(ledger.table, self.card)
        faced = throwdown.winning_seat(ledger.table)
        stages.score(ledger, throwdown.opponent(ledger.table, side), stage=left)
        entries = throwdown.pile_entries(ledger.table)
        for lying in ledger.table.zones.get(PILE, ()):
            ledger.move_from(PILE, (lying.card,), f"pile.{left.number}", rule="THROW-36", up=lying.up)
        ledger.set(throwdown.pile_path(left.number), entries or None, rule="THROW-36")
        cause = self.to_pile(ledger, throwdown.ESCALATE, "THROW-36")
        with ledger.because(cause):
            stages.enter(ledger, following, rule="THROW-36")
            difference = self._difference(card, turn)
            ledger.announce(
                "escalate", rule="THROW-36", seat=self.seat, card=card.key, stage=following, difference=difference
            )
            play = measured(ledger, self.seat, difference, turn.rulings)
            counted = left.number if turn.rulings.schism_stage_on_escalate == "stage_left" else following
            follows = strike.result(ledger, self.seat, play, counted)
            # The Strike result is settled before the Ruin (C-22).
            ruin = rumble_damage.ruin_after_escalate(ledger.table, self.seat)
            remembering = undoing.remembering(ledger.table, self.card)
            end_of_turn(ledger, self, *follows, *ruin, *remembering, faced=faced, play=play)


# ---------------------------------------------------------------------- Concede


@known_as
@wish("concedes")
class Concede(Drive):
    """Wish: lay down the Hand and lose (THROW-39)."""

    shown = Shown(kind="Concede", letter="X", refused="No Concede", flow="concede")
    told = LogWords(wished="{seat} would concede")
    name = "concede"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["Concede"]:
        if seat in turn_now(state).members:
            yield cls.made(seat)

    def carry_out(self, ledger: Ledger, turn: Turn) -> None:
        """The other side scores the stage and wins."""
        ledger.set(throwdown.LAST, (self.name, self.seat), rule="THROW-39")
        outcome.concede(ledger, acting_side(ledger.table, self.seat), self.seat)


# ---------------------------------------------------------------------- cards flipped to be played in this turn


def risk_fits(ledger: Ledger, seat: Seat) -> None:
    """Remember whether one of the cards that were flipped could be a Counter or an Escalate now."""
    state = ledger.table
    keys = ledger.table.listed(risking.RISK)[1:]
    cards = tuple(card for card in ledger.table.cards(hand_zone(seat)) if card.key in keys)
    moves = (kind(seat, card) for card in cards for kind in (Counter, Escalate))
    fits = any(next(iter(move.judge(state)), None) is None for move in moves)
    ledger.set(risking.RISK_FITS, fits, rule="ASSIST-2")


MOVES: tuple[type[Move], ...] = (Counter, Block, Escalate, Concede, *CONSENT)
DOINGS = {**CONSENT_DOINGS, "risk_fits": risk_fits}
ASKINGS = CONSENT_ASKINGS
