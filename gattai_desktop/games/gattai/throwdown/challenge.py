"""The challenge to a Throwdown and its answer (RULES THROW-1 to THROW-8, R-62, R-112)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.ledger import Item, Ledger, agenda_of
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT, Seat, seat_named
from gattai_desktop.games.ask import Ask, Choice, answers, either
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.cards.comparing import lay, not_playable
from gattai_desktop.games.gattai.pilots.pilots import OF_PILOTS
from gattai_desktop.games.gattai.throwdown import conflict_end, throwdown, votes
from gattai_desktop.games.gattai.zones import (
    BEGIN_THROWDOWN,
    ON_THREATS,
    deck_of,
    deck_zone,
    hand_zone,
    pilot_seats,
    seat_spot,
)
from gattai_desktop.games.move import Impossible, Move, Quoted, wish
from gattai_desktop.games.presentation import LogWords, Place, Shown
from gattai_desktop.games.verdict import Reason, refusal

BLIND: Final = "throwdown.blind"
"""Whether the challenged side, whose Hand is empty, may answer with the top card of its Deck (R-112)."""


def _not_an_initiative_card(state: State, seat: Seat, card: Card) -> tuple[Reason, ...]:
    """An initiative card comes from a Hand only (THROW-4)."""
    return not_playable(state, seat, card, "THROW-4", favor=False)


@wish("challenges {opponent} with {card} for {stakes}")
class Challenge(Move):
    """Wish: start a Throwdown with a card from the Hand, face-down (THROW-2)."""

    opponent: Seat = field(converter=seat_named)
    card: Card
    stakes: Quoted = Quoted("")
    shown = Shown("Challenge {opponent}", kind="Challenge to a Throwdown", letter="D", flow="throwdown")
    told = LogWords("{seat} challenges {opponent} with {card}", words="stakes")
    steps = ("story",)
    step_rule = "STEP-2"
    laid_on = Place(zone="initiative.challenger")
    dropped_on = (Place(spot=seat_spot("{opponent}")), Place(spot=BEGIN_THROWDOWN))
    offers_depend_on = (*OF_PILOTS, "pilot.*.name", hand_zone("{seat}"))
    always_allowed = True

    def drop_places(self, table: Table) -> tuple[Place, ...]:
        """With whom it is, or on a Threat, which is whom a Pilot means to fight; or where any Throwdown begins."""
        threats = (Place(spot=ON_THREATS),) if self.opponent == COACH_SEAT and table.listed("threats") else ()
        return (*super().drop_places(table), *threats)

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> Iterator["Challenge"]:
        """Anybody else, while nothing is asked; the card lies on the table once the challenge is made."""
        if table.values.get("step") in cls.steps and not agenda_of(table):
            for other in (COACH_SEAT, *pilot_seats(table)):
                if other != seat:
                    yield cls.made(seat, other, card)

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["Challenge"]:
        if not throwdown.able(state, seat):
            return
        others = (COACH_SEAT, *pilot_seats(state)) if seat != COACH_SEAT else pilot_seats(state)
        hand, made = state.cards(hand_zone(seat)), cls.made
        for other in others:
            if other != seat and throwdown.able(state, other):
                for card in hand:
                    yield made(seat, other, card)

    def judge(self, state: State) -> Iterator[Reason]:
        """Two sides, both able to fight, and a card from the Hand (THROW-1, THROW-2)."""
        if self.opponent == self.seat or (self.opponent != COACH_SEAT and self.opponent not in pilot_seats(state)):
            yield refusal("THROW-1", "Challenge Coach or another Pilot.")
            return
        for seat in (self.seat, self.opponent):
            if not throwdown.able(state, seat):
                yield throwdown.unable(state, seat)
        yield from _not_an_initiative_card(state, self.seat, self.card)

    def play(self, ledger: Ledger) -> None:
        if throwdown.going_on(ledger.table):
            raise Impossible(say("A Throwdown is going on already."))
        if self.opponent == self.seat or self.opponent not in (COACH_SEAT, *pilot_seats(ledger.table)):
            raise Impossible(say("Nobody else here is called {name}.", name=self.opponent))
        ledger.set(throwdown.CHALLENGER, self.seat, rule="THROW-2")
        ledger.set(throwdown.CHALLENGED, self.opponent, rule="THROW-2")
        ledger.set(throwdown.stakes_path(self.seat), self.stakes or None, rule="THROW-2")
        ledger.set("step", "throwdown.answer", rule="STEP-2")
        cause = lay(ledger, self.card, "initiative.challenger", rule="THROW-2", up=False)
        with ledger.because(cause):
            ledger.announce("challenge", rule="THROW-2", seat=self.seat, opponent=self.opponent, stakes=self.stakes)
            conflict_end.remind(ledger, "throwdown", self.seat, self.opponent)
            if not ledger.table.count(hand_zone(self.opponent)):
                _empty_hand(ledger)


# ---------------------------------------------------------------------- an empty Hand


def _empty_hand(ledger: Ledger) -> None:
    """Let the challenged side answer although it has no card in Hand, or not (R-112)."""
    match rulings_of(ledger.table).empty_hand_challenged:
        case "ask_coach":
            ledger.next(("empty_hand",))
        case "blind_card":
            ledger.set(BLIND, True, rule="THROW-3")
        case "must_refuse":
            pass


def _ask_empty_hand(state: State, item: Item) -> Ask:
    name = throwdown.name_of(state, str(state.values[throwdown.CHALLENGED]))
    question = say("{name} has no card in Hand. What may she answer with?", name=name)
    return either(COACH_SEAT, question, LetRefuse, LetBlind, Words("R-112"))


@answers("empty_hand", "allows a blind card", rule="THROW-3")
class LetBlind(Choice):
    """Wish: the challenged side may accept with the top card of its Deck (R-112)."""

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.set(BLIND, True, rule="THROW-3")


@answers("empty_hand", "allows no card", rule="THROW-3")
class LetRefuse(Choice):
    """Wish: without a card the challenged side can only refuse (R-112)."""


# ---------------------------------------------------------------------- the answer

_OPENING: Final = ("throwdown.answer", "throwdown.sides", "throwdown.reveal")


@frozen
class _Reply(Move):
    """Whoever was challenged to a Throwdown answers."""

    steps = ("throwdown.answer",)
    step_rule = "STEP-2"

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat != state.values.get(throwdown.CHALLENGED):
            yield refusal(
                "THROW-3",
                "{name} was challenged and answers.",
                name=throwdown.name_of(state, str(state.values.get(throwdown.CHALLENGED))),
            )

    def challenged(self, ledger: Ledger) -> Seat:
        if ledger.table.values.get(throwdown.CHALLENGED) is None:
            raise Impossible(say("Nobody was challenged."))
        return str(ledger.table.values[throwdown.CHALLENGED])


@wish("accepts with {card}")
class Accept(_Reply):
    """Wish: accept a challenge with a card from the Hand, face-down (THROW-3)."""

    card: Card
    shown = Shown(refused="No initiative card")
    told = LogWords("{seat} accepts the challenge with {card}")
    always_allowed = True

    def laid_on_now(self, table: Table) -> Place:
        """At the seat's own place; the challenger's is shown too, and says that another answers."""
        return Place(zone=throwdown.initiative_zone(table, self.seat))

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> Iterator["Accept"]:
        """As long as no turn is played: too early or too late it is refused."""
        if seat in throwdown.sides(table) and table.values.get("step") in _OPENING:
            yield cls(seat, card)

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["Accept"]:
        if seat == state.values.get(throwdown.CHALLENGED):
            for card in state.cards(hand_zone(seat)):
                yield cls.made(seat, card)

    def judge(self, state: State) -> Iterator[Reason]:
        """With a card of her own Hand (THROW-4)."""
        yield from _Reply.judge(self, state)
        yield from _not_an_initiative_card(state, self.seat, self.card)

    def play(self, ledger: Ledger) -> None:
        self.challenged(ledger)
        cause = lay(ledger, self.card, "initiative.challenged", rule="THROW-3", up=False)
        with ledger.because(cause):
            ledger.announce("accepted", rule="THROW-3", seat=self.seat)
            ledger.next(("open_sides",))


@wish("accepts blind")
class AcceptBlind(_Reply):
    """Wish: accept with the top card of the Deck, because the Hand is empty (R-112)."""

    shown = Shown(line="The top card of the Deck")
    told = LogWords("{seat} accepts the challenge with the top card of the Deck")
    offered_as_it_is = True

    def judge(self, state: State) -> Iterator[Reason]:
        """Only with an empty Hand, where R-112 allows it, and from a Deck that has a card."""
        yield from _Reply.judge(self, state)
        if state.count(hand_zone(self.seat)):
            yield refusal("THROW-4", "An initiative card comes from the Hand.")
        elif not state.values.get(BLIND):
            yield refusal("THROW-4", "An initiative card comes from the Hand.", ruling="empty_hand_challenged")
        elif not state.count(deck_zone(deck_of(self.seat))):
            yield refusal("DECK-12", "The Deck is empty.")

    def play(self, ledger: Ledger) -> None:
        self.challenged(ledger)
        if decks.take(ledger, deck_of(self.seat), "initiative.challenged", rule="THROW-3") is None:
            return
        ledger.announce("accepted", rule="THROW-3", seat=self.seat)
        ledger.next(("open_sides",))


@wish("refuses")
class Refuse(_Reply):
    """Wish: refuse a challenge; the challenger gets what she wanted (THROW-6)."""

    shown = Shown(line="No fight takes place")
    told = LogWords("{seat} refuses the challenge")
    offered_as_it_is = True

    def play(self, ledger: Ledger) -> None:
        """The card goes back unseen, and no Hand is set right: it was no conflict (R-62, C-35)."""
        challenged = self.challenged(ledger)
        challenger = str(ledger.table.values[throwdown.CHALLENGER])
        cause = ledger.announce("refused", rule="THROW-6", seat=challenged, challenger=challenger)
        cards = ledger.table.cards("initiative.challenger")
        with ledger.because(cause):
            if rulings_of(ledger.table).refused_card == "to_hand":
                if cards:
                    ledger.move_from("initiative.challenger", cards, hand_zone(challenger), rule="THROW-6", up=False)
            else:
                decks.discard(ledger, cards, rule="THROW-6")
            if votes.at_stake(ledger.table):
                votes.die(ledger, challenged)
            conflict_end.forget(ledger, rule="THROW-6")
            ledger.set("step", "story", rule="THROW-6")


@wish("plays for {stakes}")
class Stakes(Move):
    """Wish: say what one's side fights for."""

    stakes: Quoted
    shown = Shown(line="What your side fights for")
    told = LogWords("{seat} names the stakes", words="stakes")
    steps = _OPENING
    step_rule = "STEP-2"

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat not in throwdown.sides(state):
            yield refusal("THROW-2", "Whoever leads a side says what it fights for.")

    def play(self, ledger: Ledger) -> None:
        if not throwdown.going_on(ledger.table):
            raise Impossible(say("There is no Throwdown."))
        ledger.set(throwdown.stakes_path(self.seat), self.stakes or None, rule="THROW-2")


MOVES = (Challenge, AcceptBlind, Accept, Refuse, Stakes, LetBlind, LetRefuse)
ASKINGS = {"empty_hand": _ask_empty_hand}
