"""The reveal of the initiative cards, and who has the first turn (RULES THROW-16 to THROW-19, R-60 to R-65)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import field
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT, Seat, seat_named
from gattai_desktop.games.ask import Ask, Choice, answers, either
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.cards.comparing import counts_as, declared_code, lay, not_playable, wins_initiative
from gattai_desktop.games.gattai.effects import effects
from gattai_desktop.games.gattai.rumble.final_form import FIRST_STAGE, IMMEDIATE
from gattai_desktop.games.gattai.throwdown import conflict_end, stages, strike, throwdown
from gattai_desktop.games.gattai.zones import PILE, hand_zone
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.presentation import Place, Shown
from gattai_desktop.games.verdict import Reason, refusal

ROUND: Final = "throwdown.round"
"""How many initiative cards each side must have played, once a tie has to be broken."""


def _card(table: Table, side: Seat) -> Card | None:
    """The initiative card of a side; after a replay the last one."""
    lying = table.zones.get(throwdown.initiative_zone(table, side))
    return lying[-1].card if lying else None


def reveal(ledger: Ledger) -> None:
    """Turn both initiative cards up and compare them (THROW-16)."""
    for side in throwdown.sides(ledger.table):
        zone = throwdown.initiative_zone(ledger.table, side)
        face_down = [
            one.card
            for one in ledger.table.zones.get(zone, ())
            if not one.up and not declared_code(ledger.table, one.card)
        ]
        if face_down:
            ledger.turn(zone, face_down, rule="THROW-16")
    opened = tuple(
        item
        for side in throwdown.sides(ledger.table)
        for item in effects.moment(ledger.table, "initiative", fighter=side)
    )
    if opened:
        ledger.next(*opened, ("initiative_compare",))
    else:
        compare(ledger)


def take_back(ledger: Ledger, seat: Seat) -> None:
    """The initiative card of a side comes back into the Hand, and it plays another; what was turned up stays so."""
    table = ledger.table
    zone = throwdown.initiative_zone(table, seat)
    cards = table.cards(zone)[-1:]
    conflict_end.drop(ledger, ("initiative_compare",))
    rounds = max(table.count(throwdown.initiative_zone(table, side)) for side in throwdown.sides(table))
    if cards:
        ledger.move_from(zone, cards, hand_zone(seat), rule="THROW-16", up=False)
    ledger.set(ROUND, rounds, rule="THROW-16")
    ledger.set("step", "throwdown.replay", rule="THROW-16")


def compare(ledger: Ledger) -> None:
    """Compare the initiative cards, when everything that takes part has done so (THROW-16)."""
    sides = throwdown.sides(ledger.table)
    cards = {side: card for side in sides if (card := _card(ledger.table, side)) is not None}
    if len(cards) < len(sides):
        # A card was taken away by hand: the side that still has one wins.
        settle(ledger, next(iter(cards), sides[0]))
        return
    if rulings_of(ledger.table).initiative == "coach_decides_first_turn":
        ledger.next(("first_turn",))
        return
    first, second = (counts_as(ledger.table, cards[side]) for side in sides)
    if first.strength == second.strength:
        ledger.announce("identical", rule="THROW-17", card=first.name)
        ledger.next(("identical_initiative",))
        return
    two_ace = rulings_of(ledger.table).two_ace_initiative
    settle(ledger, sides[0] if wins_initiative(first, second, two_ace) else sides[1])


# ---------------------------------------------------------------------- the same card on both sides


def _ask_identical(state: State, item: Item) -> Ask | None:
    if rulings_of(state).identical_initiative != "ask" or not _can_replay(state):
        return None
    question = say("Both initiative cards are the same. Call the Throwdown off, or play new ones?")
    return either(COACH_SEAT, question, Replay, CallOffThrowdown, Words("THROW-17"))


def _can_replay(table: Table) -> bool:
    """Both sides need a card for it (C-36)."""
    return all(table.count(hand_zone(side)) for side in throwdown.sides(table))


def identical(ledger: Ledger) -> None:
    """Replay or call off without asking, as R-61 says or the Hands force (C-36)."""
    if rulings_of(ledger.table).identical_initiative != "call_off" and _can_replay(ledger.table):
        replay(ledger)
    else:
        call_off(ledger)


def replay(ledger: Ledger) -> None:
    """Both play new initiative cards at the same time (THROW-17)."""
    table = ledger.table
    rounds = max(table.count(throwdown.initiative_zone(table, side)) for side in throwdown.sides(table)) + 1
    ledger.set(ROUND, rounds, rule="THROW-17")
    ledger.set("step", "throwdown.replay", rule="THROW-17")


def call_off(ledger: Ledger) -> None:
    """End the Throwdown before it began; what becomes of the cards is R-110."""
    ledger.announce("called_off", rule="THROW-17", what="throwdown")
    if rulings_of(ledger.table).reward_of_called_off == "to_hands":
        for side in throwdown.sides(ledger.table):
            zone = throwdown.initiative_zone(ledger.table, side)
            cards = ledger.table.cards(zone)
            if cards:
                ledger.move_from(zone, cards, hand_zone(side), rule="THROW-17", up=False)
    ledger.next(("throwdown_clean_up",))


@answers("identical_initiative", "calls the Throwdown off", rule="THROW-17")
class CallOffThrowdown(Choice):
    """Wish: no Throwdown, after two identical initiative cards."""

    def answer(self, ledger: Ledger, item: Item) -> None:
        call_off(ledger)


@answers("identical_initiative", "calls for new cards", rule="THROW-17")
class Replay(Choice):
    """Wish: both sides play new initiative cards."""

    def answer(self, ledger: Ledger, item: Item) -> None:
        replay(ledger)


@wish("replays {card}")
class PlayNewCard(Move):
    """Wish: play a new initiative card face-down after a tie."""

    card: Card
    steps = ("throwdown.replay",)
    step_rule = "THROW-17"

    def laid_on_now(self, table: Table) -> Place:
        return Place(zone=throwdown.initiative_zone(table, self.seat))

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> Iterator["PlayNewCard"]:
        if seat in throwdown.sides(table):
            yield from super().aimed(table, seat, card)

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["PlayNewCard"]:
        if _owes(state, seat):
            yield from (cls(seat, card) for card in state.cards(hand_zone(seat)))

    def judge(self, state: State) -> Iterator[Reason]:
        """From the Hand of a side that has not yet played its new card (THROW-4)."""
        if not _owes(state, self.seat):
            yield refusal("THROW-17", "{name} owes no new card.", name=throwdown.name_of(state, self.seat))
        yield from not_playable(state, self.seat, self.card, "THROW-4", favor=False)

    def play(self, ledger: Ledger) -> None:
        if self.seat not in throwdown.sides(ledger.table):
            raise Impossible(say("{name} has no initiative card.", name=self.seat.capitalize()))
        lay(ledger, self.card, throwdown.initiative_zone(ledger.table, self.seat), rule="THROW-17", up=False)
        if not any(_owes(ledger.table, side) for side in throwdown.sides(ledger.table)):
            ledger.set("step", "throwdown.reveal", rule="THROW-17")


def _owes(table: Table, seat: Seat) -> bool:
    """Whether a side has not yet played its card of this round."""
    rounds = table.values.get(ROUND)
    if seat not in throwdown.sides(table) or not isinstance(rounds, int):
        return False
    return table.count(throwdown.initiative_zone(table, seat)) < rounds


# ---------------------------------------------------------------------- Coach decides


def _ask_first_turn(state: State, item: Item) -> Ask:
    return Ask(
        "first_turn",
        COACH_SEAT,
        say("Who has the first turn?"),
        tuple(FirstTurn(COACH_SEAT, side) for side in throwdown.sides(state)),
        Words("R-60"),
    )


@answers("first_turn", "gives {side} the first turn", rule="THROW-19")
class FirstTurn(Choice):
    """Wish: say which side has the first turn; the other side's card opens the Pile (R-60)."""

    side: Seat = field(converter=seat_named)
    shown = Shown("{side} begins")

    def answer(self, ledger: Ledger, item: Item) -> None:
        """The other side's card wins, and nothing is measured."""
        open_pile(ledger, throwdown.opponent(ledger.table, self.side))


# ---------------------------------------------------------------------- the winner


def settle(ledger: Ledger, winner: Seat) -> None:
    """Open the Pile with the winning card and measure it (THROW-16, THROW-18)."""
    table = ledger.table
    loser = throwdown.opponent(table, winner)
    rulings = rulings_of(table)
    cards = [card and counts_as(table, card) for card in (_card(table, winner), _card(table, loser))]
    won, lost = cards
    difference = strike.difference(won, lost, rulings) if won is not None else None
    if rulings.two_ace_initiative == "ace_wins" and won is not None and lost is not None:
        difference = won.rank - lost.rank
    measured = strike.Strike(difference, strike.strike_range(table, winner, rulings))
    cause = ledger.announce(
        "initiative", rule="THROW-16", side=winner, difference=difference, card=won.key if won else None
    )
    with ledger.because(cause):
        open_pile(ledger, winner)
        ledger.next(*_follows(ledger, winner, measured))


def _follows(ledger: Ledger, winner: Seat, measured: strike.Strike) -> tuple[Item, ...]:
    """What the winning card fires: Schism or a Charge for a Pilot, a card for her if Coach overreached."""
    rulings = rulings_of(ledger.table)
    if winner == COACH_SEAT:
        other = throwdown.opponent(ledger.table, winner)
        return (("over_strike_draw", other),) if measured.dissonant else ()
    seat = winner
    if measured.dissonant:
        strike.announce_dissonant(ledger, seat, measured)
        return (("fire", "Schism", seat, 1, seat, "initiative"),)
    if measured.resonant and rulings.resonant_initiative == "yes":
        return strike.resonance(ledger, seat, measured)
    return ()


def open_pile(ledger: Ledger, winner: Seat) -> None:
    """Lay the winning card as the Pile of stage 1 and discard the others; the loser is on turn (THROW-18, THROW-19)."""
    table = ledger.table
    card = _card(table, winner)
    if card is not None:
        declared = declared_code(table, card)
        ledger.move_from(throwdown.initiative_zone(table, winner), (card,), PILE, rule="THROW-18", up=not declared)
        ledger.set(throwdown.PILE_ENTRIES, ((winner, throwdown.INITIATIVE, declared),), rule="THROW-18")
    conflict_end.to_trash(ledger, tuple(conflict_end.tied_cards(table)), rule="THROW-18")
    # A Throwdown that began as a Rumble begins in stage 4 (RUMBLE-19).
    immediate = ledger.table.values.get(IMMEDIATE) is True
    stages.enter(ledger, FIRST_STAGE if immediate else 1, rule="RUMBLE-19" if immediate else "THROW-21")
    for side in throwdown.sides(table):
        ledger.set(stages.score_path(side), 0, rule="THROW-25")
    ledger.set(throwdown.TURN, throwdown.opponent(table, winner), rule="THROW-19")
    ledger.set("step", "throwdown.turn", rule="STEP-3")


# ---------------------------------------------------------------------- Coach beyond his Strike


def _ask_who_draws(state: State, item: Item) -> Ask | None:
    side = str(item[1])
    if rulings_of(state).coach_over_strike_draw != "any_chosen" or len(throwdown.members(state, side)) < 2:
        return None
    commander = throwdown.commander(state, side)
    return Ask(
        "over_strike_draw",
        commander,
        say("Coach's card lies outside his Strike. Who draws a card?"),
        tuple(LetDraw(commander, seat) for seat in throwdown.members(state, side)),
        Words("THROW-16"),
    )


def over_strike_draw(ledger: Ledger, side: Seat) -> None:
    """The Pilot Commander draws one card (R-65)."""
    decks.draw(ledger, throwdown.commander(ledger.table, side), 1, rule="THROW-16")


@answers("over_strike_draw", "lets {pilot} draw", rule="THROW-16")
class LetDraw(Choice):
    """Wish: say who draws, because Coach won the initiative beyond his Strike (R-65)."""

    pilot: Seat = field(converter=seat_named)

    def answer(self, ledger: Ledger, item: Item) -> None:
        decks.draw(ledger, self.pilot, 1, rule="THROW-16")


MOVES = (CallOffThrowdown, Replay, PlayNewCard, FirstTurn, LetDraw)
DOINGS = {"identical_initiative": identical, "over_strike_draw": over_strike_draw}
ASKINGS = {"identical_initiative": _ask_identical, "first_turn": _ask_first_turn, "over_strike_draw": _ask_who_draws}
